"""The commands as a person or a program meets them; bad input gets one line and an exit code."""

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludus.cli.main import main
from ludus.cli.sim import mean_score
from ludus.cli.terminal import Terminal, score_text
from ludus.games import all_games
from ludus.lab.arena import GameResult
from ludus.locales.catalogue import catalogue


class Shell:
    """Runs commands and keeps what they print."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *words: str) -> tuple[int, str, str]:
        code = main(words)
        out, err = self._capsys.readouterr()
        return code, out, err


@pytest.fixture
def ludus(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LUDUS_LANG", "en")
    return Shell(capsys)


def test_games(ludus: Shell) -> None:
    code, out, _ = ludus("games")
    assert code == 0
    assert "Gorus Maximus (gorus)" in out
    _, out, _ = ludus("games", "--json")
    assert [game["name"] for game in json.loads(out)] == ["brutus", "gloria", "gorus", "insanam"]


def test_rules_of_one_article_in_three_languages(ludus: Shell) -> None:
    for language, word in (
        ("en", "lead school"),
        ("fr", "école initiale"),
        ("ru", "стартовую школу"),
    ):
        code, out, _ = ludus("rules", "gorus", "G-5.2", "--lang", language)
        assert code == 0
        assert "G-5.2" in out
        assert word in out.replace("\u00a0", " ").replace("\n", " ")


def test_rules_of_a_chapter_and_of_all(ludus: Shell) -> None:
    _, chapter, _ = ludus("rules", "gorus", "g-5")
    assert [f"G-5.{n}" in chapter for n in range(1, 10)] == [True] * 9
    assert "G-6.1  " not in chapter
    _, whole, _ = ludus("rules", "gorus")
    assert all(f"{article}  " in whole for article in all_games()["gorus"].articles.all)
    assert "ru2020 only" in whole


def test_rules_by_word_and_as_json(ludus: Shell) -> None:
    code, out, _ = ludus("rules", "gorus", "--search", "WANDERER", "--json")
    assert code == 0
    found = [row["article"] for row in json.loads(out)]
    assert "G-12.4" in found
    assert "G-1.1" not in found


def test_sim_tells_who_won(ludus: Shell) -> None:
    code, out, _ = ludus(
        "sim", "gorus", "-n", "5", "--seed", "7", "--bots", "veteran,random,random"
    )
    assert code == 0
    assert "veteran" in out
    assert "5 games, seed 7" in out


def test_sim_averages_the_scores_there_are() -> None:
    games = [GameResult(0, (0,), (4, None, None), 9), GameResult(1, (1,), (1, 3, None), 9)]
    assert [mean_score(games, seat) for seat in range(3)] == [2.5, 3, None]
    assert [score_text(score) for score in games[0].scores] == ["4", "–", "–"]


def test_sim_json(ludus: Shell) -> None:
    _, out, _ = ludus(
        "sim", "gorus", "-n", "3", "--players", "4", "--option", "teams=2v2", "--json"
    )
    summary = json.loads(out)
    assert summary["games"] == 3
    assert len(summary["seats"]) == 4
    assert summary["options"]["teams"] == "2v2"


def test_sim_records_are_the_same_for_the_same_seed(ludus: Shell, tmp_path: Path) -> None:
    for name in ("a", "b"):
        assert (
            ludus("sim", "gorus", "-n", "3", "--seed", "7", "--records", str(tmp_path / name))[0]
            == 0
        )
    files = sorted(file.name for file in (tmp_path / "a").iterdir())
    assert files == ["gorus-00000.json", "gorus-00001.json", "gorus-00002.json"]
    for file in files:
        assert (tmp_path / "a" / file).read_bytes() == (tmp_path / "b" / file).read_bytes()


def test_sim_records_are_the_same_on_any_machine(ludus: Shell, tmp_path: Path) -> None:
    """The hash of the last state of a known simulation, pinned."""
    ludus("sim", "gorus", "-n", "1", "--seed", "7", "--records", str(tmp_path))
    record = json.loads((tmp_path / "gorus-00000.json").read_text())
    assert record["log"][-1]["hash"] == PINNED


PINNED = "0d2ddb209cc49c34c1064545734bfa6e"


def test_solo_needs_no_edition(ludus: Shell) -> None:
    assert ludus("sim", "gorus", "--players", "1", "-n", "1")[0] == 0


def record_file(ludus: Shell, folder: Path) -> Path:
    ludus(
        "sim", "gorus", "-n", "1", "--seed", "7", "--option", "target=1", "--records", str(folder)
    )
    return folder / "gorus-00000.json"


def test_replay_tells_the_story(ludus: Shell, tmp_path: Path) -> None:
    file = record_file(ludus, tmp_path)
    code, out, _ = ludus("replay", str(file))
    assert code == 0
    assert "Round 1 begins." in out
    assert "entries are valid" in out
    assert "Winners: random" in out
    _, quiet, _ = ludus("replay", "--verify", str(file))
    assert len(quiet.splitlines()) == 2
    _, data, _ = ludus("replay", "--json", str(file))
    assert json.loads(data)["outcome"]["reason"] == "target"


def test_replay_of_an_unfinished_game(ludus: Shell, tmp_path: Path) -> None:
    file = record_file(ludus, tmp_path)
    raw = json.loads(file.read_text())
    raw["log"], raw["outcome"] = raw["log"][:5], None
    file.write_text(json.dumps(raw))
    code, out, _ = ludus("replay", "--verify", str(file))
    assert (code, "not finished" in out) == (0, True)


def test_verify_proves_the_chance(ludus: Shell, tmp_path: Path) -> None:
    code, out, _ = ludus("verify", str(record_file(ludus, tmp_path)))
    assert (code, "follow from the seed" in out) == (0, True)


def test_fuzz_finds_nothing_in_a_sound_game(ludus: Shell, tmp_path: Path) -> None:
    code, out, _ = ludus("fuzz", "gorus", "-n", "2", "--seed", "1", "--records", str(tmp_path))
    assert (code, "no fault found" in out) == (0, True)
    assert list(tmp_path.iterdir()) == []


def test_fuzz_keeps_the_game_that_broke(
    ludus: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    laws = iter([[], [], [], ["a law"]])
    broken: Any = all_games()["gorus"]
    broken = replace(broken, invariants=lambda _: iter(next(laws, [])))
    monkeypatch.setattr("ludus.cli.fuzz.find_game", lambda _: broken)
    code, _, err = ludus("fuzz", "gorus", "-n", "2", "--seed", "9", "--records", str(tmp_path))
    assert code == 1
    assert "Broken: " in err
    (file,) = tmp_path.iterdir()
    monkeypatch.undo()
    assert json.loads(file.read_text())["game"] == "gorus"


def test_fuzz_tells_what_games_come_by(ludus: Shell) -> None:
    code, out, _ = ludus("fuzz", "gloria", "--told", "-n", "2", "--seed", "1")
    assert (code, "2 games" in out, "tournament" in out) == (0, True, True)


def test_fuzz_stops_in_time(ludus: Shell) -> None:
    assert ludus("fuzz", "gorus", "-n", "1000000", "--seconds", "1")[0] == 0


def test_bench_prints_numbers(ludus: Shell) -> None:
    code, out, _ = ludus("bench", "gorus", "--json")
    assert code == 0
    assert all(row["value"] > 0 for row in json.loads(out))
    _, table, _ = ludus("bench", "gorus", "--players", "2")
    assert "clone" in table


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "usage: ludus"), ("fr", "commandes"), ("ru", "использование: ludus")],
)
def test_help_speaks_the_language(
    capsys: pytest.CaptureFixture[str], language: str, words: str
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--help", "--lang", language])
    assert left.value.code == 0
    assert words in capsys.readouterr().out


BAD = [
    ((), "Give a command"),
    (("dance",), "no command “dance”"),
    (("games", "--loud"), "--loud"),
    (("rules",), "Missing: game"),
    (("rules", "chess"), "no game “chess”"),
    (("rules", "gorus", "G-99.1"), "no article G-99.1"),
    (("rules", "gorus", "--search", "zebra"), "zebra"),
    (("rules", "gorus", "--lang", "la"), "no language “la”"),
    (("sim", "chess"), "no game “chess”"),
    (("sim", "gorus", "-n", "0"), "“0” is not a valid value for -n"),
    (("sim", "gorus", "-n", "many"), "“many” is not a valid value for -n"),
    (("sim", "gorus", "-n"), "-n needs a value"),
    (("sim", "gorus", "--players", "9"), "G-2.1: 9 cannot play"),
    (("sim", "gorus", "--players", "1", "--option", "edition=fr2018"), "G-2.1"),
    (("sim", "gorus", "--option", "edition=de2021"), "“de2021” is not a valid value for edition"),
    (("sim", "gorus", "--option", "edition"), "write name=value"),
    (("sim", "gorus", "--option", "colour=red"), "no option “colour”"),
    (("sim", "gorus", "--option", "target=0"), "G-2.8"),
    (("sim", "gorus", "--option", "target=some"), "“some” is not a valid value for target"),
    (("sim", "gorus", "--option", "dealer=7"), "G-2.9"),
    (("sim", "gorus", "--option", "schools=BL,BL,GR"), "G-2.2"),
    (("sim", "gorus", "--option", "schools=BL,XX,GR"), "schools"),
    (("sim", "gorus", "--players", "4", "--option", "teams=3v1"), "G-13.1"),
    (("sim", "gorus", "--players", "3", "--option", "teams=2v2"), "G-13.1"),
    (("sim", "gorus", "--bots", "oracle"), "no bot “oracle”"),
    (("sim", "gorus", "--bots", "random,random"), "2 bots cannot fill 3 seats"),
    (("sim", "gorus", "--bots", "search:soon"), "not a budget"),
    (("sim", "gorus", "--records", "/dev/null/x"), "cannot be written"),
    (("replay", "/nowhere.json"), "cannot be read"),
    (("replay", "/"), "cannot be read"),
    (("verify",), "Missing: file"),
    (("fuzz", "chess"), "no game “chess”"),
    (("fuzz", "gorus", "-n", f"{10**20}"), "is not a valid value for -n"),
    (("sim", "gorus", "--jobs", "1001"), "“1001” is not a valid value for --jobs"),
    (("lab", "levels", "gorus", "--pairs", "-1"), "is not a valid value for --pairs"),
    (("lab", "levels", "gorus", "--far", "-1"), "is not a valid value for --far"),
    (("learn", "gorus", "nets", "--width", f"{10**20}"), "is not a valid value for --width"),
    (("learn", "gorus", "nets", "--blocks", "1,65"), "is not a valid value for --blocks"),
    (("learn", "gorus", "nets", "--blocks", "1,1,1"), "is not a valid value for --blocks"),
    (("serve", "--port", "-1"), "is not a valid value for --port"),
    (("serve", "--port", "65536"), "is not a valid value for --port"),
    (("serve", "--host", "a..b"), "cannot be opened"),
    (("serve", "--pace", "nan"), "is not a valid value for --pace"),
    (("serve", "--away-after", "-1"), "is not a valid value for --away-after"),
    (("serve", "--turn-seconds", "inf"), "is not a valid value for --turn-seconds"),
    (("serve", "--request-within", "-0.5"), "is not a valid value for --request-within"),
]


@pytest.mark.parametrize(("words", "text"), BAD, ids=[" ".join(words) for words, _ in BAD])
def test_bad_input_gets_one_line(
    ludus: Shell, words: tuple[str, ...], text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = ludus(*words)
    assert (code, out) == (2, "")
    assert text in err
    assert err.startswith("ludus: ")
    assert len(err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == [], "nothing is written"


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("empty", ""),
        ("no json", "hello"),
        ("a list", "[1]"),
        ("binary", "\x00\x01"),
        (
            "wrong format",
            '{"format":"x/9","game":"gorus","version":1,"content":"","options":{},"seats":[],"fairness":null,"log":[]}',
        ),
    ],
)
def test_what_is_no_record_is_refused(
    ludus: Shell, command: str, name: str, text: str, tmp_path: Path
) -> None:
    file = tmp_path / "record.json"
    file.write_text(text)
    code, out, err = ludus(command, str(file))
    assert (code, out, len(err.splitlines())) == (1, "", 1)


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_an_altered_record_is_refused_in_one_line(
    ludus: Shell, tmp_path: Path, language: str
) -> None:
    file = record_file(ludus, tmp_path)
    raw = json.loads(file.read_text())
    hand = raw["log"][0]["fate"][1][2]
    raw["log"][1]["move"] = next(card for card in ("BL0", "BR0", "GR0") if card not in hand)
    file.write_text(json.dumps(raw))
    code, _, err = ludus("replay", "--verify", str(file), "--lang", language)
    assert (code, len(err.splitlines())) == (1, 1)
    assert "G-5.1" in err


def test_the_system_language_is_used(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LUDUS_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for system, word in (("fr_FR.UTF-8", "version 1 des règles"), ("C", "rules version 1")):
        monkeypatch.setenv("LANG", system)
        assert main(["games"]) == 0
        assert word in capsys.readouterr().out


TALKATIVE = [("games",), ("rules", "gorus", "--json"), ("sim", "gorus", "-n", "1")]


@pytest.mark.parametrize("words", TALKATIVE, ids=" ".join)
def test_a_reader_who_leaves_is_no_failure(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w", encoding="utf-8") as pipe:
        monkeypatch.setattr("sys.stdout", pipe)
        assert main(words) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("words", TALKATIVE, ids=" ".join)
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_full_disk_gets_one_line(
    words: tuple[str, ...],
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        monkeypatch.setattr("sys.stdout", full)
        assert main([*words, "--lang", language]) == 1
    err = capsys.readouterr().err
    assert err.startswith("ludus: ")
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("width", range(8, 40))
def test_no_line_is_broken_at_a_space_that_holds_words_together(
    width: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", f"{width}")
    Terminal("fr").out.print("Encore une fois\xa0: le deuxième choix\u202f! Да\xa0— нет. A  b\nC")
    out = capsys.readouterr().out
    lines = [line.strip() for line in out.splitlines()]
    whole = "Encore une fois : le deuxième choix ! Да — нет. A b C"
    assert " ".join(out.split()) == whole
    assert not [line for line in lines if line.startswith((":", "!", "—"))]
    assert lines[-1] == "C"


def test_what_the_system_does_not_allow_is_named(ludus: Shell, tmp_path: Path) -> None:
    long = "x" * 300
    code, out, err = ludus("export", f"{tmp_path / 'into'}", long)
    assert (code, out, len(err.splitlines())) == (1, "", 1)
    assert long in err


def test_an_error_names_the_record_in_which_it_was_found(ludus: Shell, tmp_path: Path) -> None:
    file = record_file(ludus, tmp_path)
    torn = tmp_path / "torn.json"
    torn.write_bytes(file.read_bytes()[:-20])
    altered = tmp_path / "altered.json"
    raw = json.loads(file.read_text())
    raw["log"][1]["hash"] = "0"
    altered.write_text(json.dumps(raw))
    for bad in (torn, altered):
        code, _, err = ludus("export", f"{tmp_path / 'into'}", f"{file}", f"{bad}")
        assert (code, len(err.splitlines())) == (1, 1)
        assert f"{bad}: " in err


def test_an_interrupt_is_quiet(ludus: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object, **__: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr("ludus.cli.sim.play_match", stop)
    code, _, err = ludus("sim", "gorus", "-n", "1")
    assert (code, err) == (130, "Interrupted.\n")


def test_review_tells_luck_from_skill(ludus: Shell, tmp_path: Path) -> None:
    match = ("gorus", "--players", "2", "--option", "target=1", "-n", "1", "--seed", "1")
    assert ludus("sim", *match, "--bots", "veteran,random", "--records", f"{tmp_path}")[0] == 0
    file = f"{tmp_path}/gorus-00000.json"
    code, out, _ = ludus("review", file, "--json")
    told = json.loads(out)
    assert code == 0
    for one in told["accounts"]:
        assert (
            abs(
                one["start"]
                + one["skill"]
                + one["others"]
                + one["luck"]
                + one["rest"]
                - one["result"]
            )
            < 1e-9
        )
    assert told["decisions"]


def test_review_refuses_what_is_no_record_in_one_line(ludus: Shell, tmp_path: Path) -> None:
    (tmp_path / "garbage").write_bytes(b"\xff{")
    code, _, err = ludus("review", f"{tmp_path}/garbage")
    assert code == 1
    assert len(err.splitlines()) == 1


def test_all_commands_print_tables_of_one_kind() -> None:
    """`Terminal.grid` makes them; tables of games look as their games need it."""
    source = Path(__file__).parents[2] / "src" / "ludus" / "cli"
    makers = {file.name for file in source.glob("*.py") if "rich.table" in file.read_text("utf-8")}
    assert makers == {"terminal.py"}


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_words_that_belong_together_stay_so_in_a_complaint(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A complaint is one line, and keeps the no-break spaces of its sentence."""
    assert main(["play", "senet", "--lang", language]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    known = ", ".join(all_games())
    assert line == "ludus: " + catalogue(language).text("unknown-game", name="senet", known=known)
