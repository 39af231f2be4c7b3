"""Tuning: a search that finds what is there, goes on after a stop, and gives patches that play."""

import sys
from pathlib import Path

import pytest

from ludus.cli.main import main
from ludus.core.errors import BadInput
from ludus.lab import tuning
from ludus.lab.crew import local
from ludus.lab.experiments import Target, read_experiment, read_patch
from ludus.lab.figures import Seed, columns, share
from ludus.lab.running import silent
from ludus.lab.tuning import Try, Tuned, front, missed, toml_value, tune

pytest.importorskip("optuna")

FILE = """
game = "gorus"
modes = [{ players = 3, target = 1 }]
bots = "random"
games = 16
questions = ["length"]
[range]
"table.hand" = { from = 6, to = 9 }
[tune]
trials = 5
targets = [{ figure = "moves", between = [0, 20] }]
"""


def search(folder: Path, text: str = FILE) -> Tuned:
    file = folder / "tune.toml"
    file.write_text(text, "utf-8")
    out = folder / "out"
    out.mkdir(exist_ok=True)
    return tune(read_experiment(str(file)), out, folder, local(1), silent)


def test_a_search_meets_its_target_goes_on_and_gives_a_patch(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = search(tmp_path)
    assert found.tries[0].patch == {}, "the first try is the content as it is"
    assert found.tries[0].misses[0] > 0, "ten cards make longer rounds than wished"
    best = found.tries[found.front[0]]
    assert best.misses[0] < found.tries[0].misses[0], "fewer cards make a shorter game"
    assert best.patch["table.hand"] < 10
    # What a kill leaves behind is a shorter list of tries, and blocks of the next one.
    tries = tmp_path / "out" / "tries.json"
    whole = tries.read_bytes()
    assert search(tmp_path) == found
    tries.unlink()
    part = search(tmp_path, FILE.replace("trials = 5", "trials = 2"))
    assert part.tries == found.tries[:3]
    assert search(tmp_path) == found
    for other in (("games = 16", "games = 20"), ("[0, 20]", "[0, 30]"), ('"random"', '"veteran"')):
        assert search(tmp_path, FILE.replace(*other)).tries[0].made != found.tries[0].made, other
    assert search(tmp_path) == found, "what another search has left is not taken for its own"
    assert tries.read_bytes() == whole
    file, out = str(tmp_path / "tune.toml"), str(tmp_path / "out")
    assert main(["lab", "tune", file, "--out", out, "--jobs", "1", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert '"table.hand" = ' in said
    assert "patch-1.toml" in said
    assert main(["lab", "tune", file, "--out", out, "--jobs", "1", "--json"]) == 0
    assert '"front"' in capsys.readouterr().out
    patch = f"{out}/patch-1.toml"
    assert read_patch(patch, "gorus") == best.patch
    plain = tmp_path / "plain.toml"
    plain.write_text(FILE[: FILE.index("[range]")], "utf-8")
    assert main(["lab", "run", str(plain), "--patch", patch, "--out", out, "--jobs", "1"]) == 0
    tries.write_text("[", "utf-8")
    assert main(["lab", "tune", file, "--out", out, "--jobs", "1"]) == 2


def test_the_content_as_it_is_gets_no_patch_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    easy = FILE.replace("[0, 20]", "[0, 1000]")
    found = search(tmp_path, easy)
    assert found.front == (0,), "a target that is met needs no change"
    assert found.patches == ()
    for language, words in (("en", "6 tries, and none"), ("fr", "6 essais"), ("ru", "6 попыток")):
        args = ["--out", str(tmp_path / "out"), "--jobs", "1", "--lang", language]
        assert main(["lab", "tune", str(tmp_path / "tune.toml"), *args]) == 0
        assert words in capsys.readouterr().out
    assert not list((tmp_path / "out").glob("patch-*.toml"))


def test_another_word_is_another_search() -> None:
    asked = {tuning._ask({"a": range(10_000)}, [], 1, seed) for seed in ("lab", "1-lab", "2-lab")}
    assert len(asked) == 3, "all letters of the word count"


def test_misses_are_told_by_ratio_and_by_bounds() -> None:
    names = {"wins:board/a": share(2, 4, 1), "wins:board/b": share(1, 4, 1)}
    arms = [columns([Seed(4, names)])]
    (miss, ends) = missed(Target("wins:board", ratio=2.0), arms)
    assert miss == 0
    assert ends == (1.0, 2.0), "twice and once a fair share"
    assert missed(Target("wins:board", ratio=1.5), arms)[0] > 0
    assert missed(Target("wins:board/a", between=(0.4, 0.6)), arms) == (0, (0.5, 0.5))
    assert missed(Target("wins:board/a", between=(0.6, 0.8)), arms)[0] == pytest.approx(0.5)
    with pytest.raises(BadInput, match="lab-no-figure"):
        missed(Target("wins:card", ratio=2.0), arms)


def test_the_front_is_what_nothing_beats() -> None:
    def one(*goals: float) -> Try:
        return Try("", {}, (), goals[:-1], goals[-1], ((0.0, 1.0),))

    tries = [one(1.0, 0.0), one(0.5, 0.5), one(0.6, 0.6), one(0.0, 1.0), one(0.5, 0.5)]
    assert front(tries) == (3, 1, 0)


def test_values_are_written_as_toml() -> None:
    assert toml_value({"a": [1, "x", True]}) == '{ "a" = [1, "x", true] }'


def test_without_a_target_or_optuna_one_line_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadInput, match="lab-no-tune"):
        search(tmp_path, FILE[: FILE.index("[range]")])
    monkeypatch.setitem(sys.modules, "optuna", None)
    with pytest.raises(BadInput, match="lab-needs"):
        search(tmp_path)
