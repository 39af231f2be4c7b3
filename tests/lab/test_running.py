"""Experiments: the same figures on any number of workers, after a kill, and whenever they stop."""

import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from ludus import lab
from ludus.cli.main import main
from ludus.core.errors import BadInput, LudusError
from ludus.lab import running
from ludus.lab.code import hash_of
from ludus.lab.crew import local, on_ray
from ludus.lab.experiments import read_experiment
from ludus.lab.results import result_of
from ludus.lab.running import BLOCK, Runner, silent

ROOT = Path(__file__).parents[2]
EIGHT = ROOT / "examples" / "lab" / "gorus-eight.toml"

SMALL = """
game = "gorus"
modes = [{ players = 3, target = 1 }]
bots = ["veteran", "random", "random"]
games = 48
questions = ["wins", "length"]
[patch]
"cards.gladiators[strength=8].favour" = 3
"""

KILLED = """
import os, signal, sys
from ludus import lab

def progress(done, of):
    if done >= of / 2:
        os.kill(os.getpid(), signal.SIGKILL)

lab.run(sys.argv[1], sys.argv[2], jobs=2, progress=progress)
"""
"""Runs an experiment, and is killed when half of it is done."""


def write(folder: Path, text: str = SMALL) -> str:
    file = folder / "small.toml"
    file.write_text(text, "utf-8")
    return str(file)


def test_workers_and_a_lost_block_do_not_change_the_figures(tmp_path: Path) -> None:
    file, one, two = write(tmp_path), tmp_path / "one", tmp_path / "two"
    found = lab.run(file, str(one), jobs=1)
    assert any(row.change for row in found.rows), "the changed card is played"
    blocks = sorted((one / "blocks").rglob("*.json"))
    assert len(blocks) == 2 * 48 // 3 // BLOCK
    blocks[0].unlink()
    again: list[int] = []
    assert lab.run(file, str(one), jobs=1, progress=lambda done, _: again.append(done)) == found
    assert again[0] == 96 - 3 * BLOCK, "only what was lost is played again"
    assert lab.run(file, str(two), jobs=2) == found


def test_a_folder_serves_any_experiment_and_more_games(tmp_path: Path) -> None:
    out = str(tmp_path / "out")
    some = lab.run(write(tmp_path), out, jobs=1)
    before = len(list(Path(out).rglob("blocks/*/*.json")))
    more = lab.run(write(tmp_path, SMALL.replace("games = 48", "games = 72")), out, jobs=1)
    after = len(list(Path(out).rglob("blocks/*/*.json")))
    assert after - before == 2 * (72 - 48) // 3 // BLOCK, "what was played is not played again"
    assert more.find("moves").seeds == 24
    assert lab.run(write(tmp_path), out, jobs=1) == some
    other = SMALL.replace('questions = ["wins", "length"]', 'questions = ["length"]')
    assert {row.figure for row in lab.run(write(tmp_path, other), out, jobs=1).rows} == {
        "moves", "turns", "minutes",
    }  # fmt: skip


def test_a_run_that_is_killed_goes_on_to_the_same_result(tmp_path: Path) -> None:
    text = EIGHT.read_text("utf-8").replace("games = 1000", "games = 96")
    file = write(tmp_path, text.replace("players = 4", "players = 4, target = 1"))
    whole = lab.run(file, str(tmp_path / "whole"), jobs=2)
    out = tmp_path / "killed"
    killed = [sys.executable, "-c", KILLED, file, str(out)]
    assert subprocess.run(killed, check=False).returncode == -signal.SIGKILL
    assert len(list(out.rglob("blocks/*/*.json"))) == 96 // BLOCK, "half of it is kept"
    command = [sys.executable, "-c", "from ludus.cli.main import run; run()", "lab", "run", file,
               "--out", str(out), "--jobs", "2", "--json"]  # fmt: skip
    said = subprocess.run(command, capture_output=True, check=True).stdout
    assert msgspec.json.decode(said) == msgspec.json.decode(whole.json())


def test_a_run_stops_when_its_intervals_are_narrow_the_same_on_any_crew(tmp_path: Path) -> None:
    text = SMALL.replace("games = 48", "games = 3000\nwidth = 0.5\nwatch = ['wins:bot']")
    text = text.replace('questions = ["wins", "length"]', 'questions = ["wins"]')
    one = lab.run(write(tmp_path, text), str(tmp_path / "one"), jobs=1)
    two = lab.run(write(tmp_path, text), str(tmp_path / "two"), jobs=2)
    assert one == two
    assert one.sequential
    widths = [row.high - row.low for row in one.rows if row.figure == "wins:bot"]
    assert max(widths) <= 0.5
    assert one.games < 6000


def test_questions_and_bots_that_fail_are_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def bad(trace):\n    return 1 / 0\n", "utf-8")
    text = SMALL.replace('"wins", "length"', '"mine.py:bad"')
    with pytest.raises(LudusError) as caught:
        lab.run(write(tmp_path, text), jobs=1)
    assert caught.value.message.key == "lab-failed"
    assert "ZeroDivisionError" in str(caught.value.message.facts["reason"])


def test_a_worker_that_dies_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("import os\n\ndef bad(trace):\n    os._exit(3)\n", "utf-8")
    text = SMALL.replace('"wins", "length"', '"mine.py:bad"')
    with pytest.raises(LudusError) as caught:
        lab.run(write(tmp_path, text), jobs=1)
    assert caught.value.message.key == "lab-worker-ended"


def test_a_damaged_folder_is_told_in_one_line(tmp_path: Path) -> None:
    out = tmp_path / "out"
    lab.run(write(tmp_path), str(out), jobs=1)
    with pytest.raises(BadInput):
        lab.compare(str(tmp_path), str(out))
    next(iter(out.rglob("blocks/*/*.json"))).write_text("[", "utf-8")
    with pytest.raises(BadInput, match="lab-damaged"):
        lab.run(write(tmp_path), str(out), jobs=1)
    (out / "run.json").write_text("{", "utf-8")
    with pytest.raises(BadInput, match="lab-damaged"):
        lab.compare(str(out), str(out))


def test_before_and_after_are_compared_in_pairs(tmp_path: Path) -> None:
    plain = SMALL[: SMALL.index("[patch]")]
    lab.run(write(tmp_path, plain), str(tmp_path / "before"), jobs=1)
    both = lab.run(write(tmp_path), str(tmp_path / "after"), jobs=1)
    found = lab.compare(str(tmp_path / "before"), str(tmp_path / "after"))
    assert found.paired
    changed = [row for row in found.rows if row.variant]
    assert [row.change for row in changed] == [row.change for row in both.rows if row.variant]
    assert all(row.change == 0 for row in found.rows if not row.variant)
    other = plain.replace('game = "gorus"', 'game = "gorus"\nseed = "other"')
    lab.run(write(tmp_path, other), str(tmp_path / "other"), jobs=1)
    assert not lab.compare(str(tmp_path / "before"), str(tmp_path / "other")).paired
    chess = plain.replace("target = 1", "target = 2")
    lab.run(write(tmp_path, chess), str(tmp_path / "longer"), jobs=1)
    with pytest.raises(BadInput, match="lab-no-mode"):
        lab.compare(str(tmp_path / "before"), str(tmp_path / "longer"))


@pytest.mark.deep
@pytest.mark.filterwarnings(
    "ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning"
)
def test_ray_gives_the_same_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # A busy machine takes longer than Ray's own patience to start a node.
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "300")
    ray = pytest.importorskip("ray")
    here = lab.run(write(tmp_path), str(tmp_path / "here"), jobs=1)
    experiment = read_experiment(write(tmp_path))
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        runner = Runner(experiment, tmp_path / "ray", tmp_path, on_ray("local"), silent)
        assert result_of(*runner.run()) == here
    finally:
        ray.shutdown()


def test_without_ray_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput, match="lab-needs"):
        on_ray("local")
    assert callable(local(1))


ELSEWHERE = {
    "gorus": ("players = 2, target = 1", "net", '"cards.gladiators[strength=14].favour"', 9),
    "brutus": ("players = 4, end = { manches = 1 }", "net", '"table.tables.10.manches"', 6),
    "gloria": ("players = 2, turn_limit = 2", "champion:8", '"arena.leaves"', 5),
    "insanam": ("players = 2, max_turns = 1", "champion:4", '"numbers.box.figures"', 80),
}
"""For each game a quick one, a player that learned it, and a number that means nothing there."""


@pytest.mark.parametrize("game", sorted(ELSEWHERE))
def test_the_same_players_play_before_and_after(tmp_path: Path, game: str) -> None:
    mode, bot, place, value = ELSEWHERE[game]
    text = f"""
game = "{game}"
modes = [{{ {mode} }}]
bots = ["{bot}", {", ".join(['"random"'] * (3 if game == "brutus" else 1))}]
games = 4
questions = ["length", "use"]
[patch]
{place} = {value}
"""
    found = lab.run(write(tmp_path, text), str(tmp_path / "out"), jobs=1)
    assert found.rows
    assert not [row.figure for row in found.rows if row.change]


def test_a_variant_that_the_game_refuses_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = SMALL.partition("[patch]")[0] + '[range]\n"table.hand" = [9, 40]\n'
    args = ["--out", str(tmp_path / "out"), "--jobs", "1", "--lang", "en"]
    assert main(["lab", "run", write(tmp_path, text), *args]) == 2
    assert capsys.readouterr().err.startswith("ludus: gorus, table.hand = 40: table.toml, hand: ")


def test_the_hash_of_the_code_knows_every_file_by_place_and_text(tmp_path: Path) -> None:
    def told() -> str:
        return hash_of([tmp_path / "bots", tmp_path / "rules"])

    for name in ("bots/veteran.py", "bots/nets/net.safetensors", "rules/content/a.toml"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        before = told()
        file.write_bytes(b"1")
        added = told()
        file.write_bytes(b"2")
        changed = told()
        file.rename(file.with_stem("other"))
        assert len({before, added, changed, told()}) == 4, name
    before = told()
    (tmp_path / "rules" / "readme.md").write_text("words", "utf-8")
    assert told() == before, "words decide nothing"


def test_other_code_plays_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "out"
    found = lab.run(write(tmp_path), str(out), jobs=1)
    files = {*out.rglob("blocks/*/*.json")}
    monkeypatch.setattr(running, "code_of", lambda _: "other")
    assert lab.run(write(tmp_path), str(out), jobs=1) == found
    more = {*out.rglob("blocks/*/*.json")} - files
    assert len(more) == len(files)


@pytest.mark.parametrize(("bot", "paired"), [("veteran", True), ("net", False)])
def test_runs_with_and_without_changes_are_pairs_only_of_the_same_players(
    tmp_path: Path, bot: str, paired: bool
) -> None:
    plain, patch = SMALL.replace('["veteran", "random", "random"]', f'"{bot}"').split("[patch]")
    plain = plain.replace("games = 48", "games = 4").replace("players = 3", "players = 2")
    before, after = str(tmp_path / "before"), str(tmp_path / "after")
    lab.run(write(tmp_path, plain), before, jobs=1)
    lab.run(write(tmp_path, f"{plain}[patch]{patch}"), after, jobs=1)
    assert lab.compare(before, after).paired is paired
    assert lab.compare(after, after).paired
