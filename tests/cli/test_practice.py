"""`ludus play --from RECORD --at N`: play on from a moment of a game that is over."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludus.cli.main import main
from ludus.core.record import Record, read_record, verify
from ludus.games import find_game
from ludus.lab.arena import Match, play_game
from ludus.locales.catalogue import LANGUAGES

NUMBERS = "".join(f"{number}\n" for number in range(1, 11)) * 200
MODES: dict[str, dict[str, Any]] = {
    "gorus": {"players": 3, "target": 1},
    "brutus": {"players": 4, "end": {"manches": 1}},
    "gloria": {"players": 2, "turn_limit": 3},
    "insanam": {"players": 2, "max_turns": 1},
}

Play = Callable[..., tuple[int, str]]


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    def run(typed: str, *words: str) -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        monkeypatch.setenv("COLUMNS", "120")
        code = main(["play", "--bots", "random", "--lang", "en", *words])
        out, err = capsys.readouterr()
        return code, out + err

    return run


def whole(game: str, folder: Path) -> tuple[Record, str]:
    options = MODES[game]
    bots = ("random",) * options["players"]
    record = play_game(Match(game, options, bots, "practice"), 0)
    file = folder / f"{game}.json"
    file.write_bytes(record.to_json())
    return record, str(file)


@pytest.mark.parametrize("game", MODES)
def test_every_game_can_be_played_on(game: str, play: Play, tmp_path: Path) -> None:
    record, file = whole(game, tmp_path)
    at = len(record.log) // 2
    code, out = play("table\nquit\n", "--from", file, "--at", str(at), "--seed", "1")
    assert code == 0, out
    assert f"goes on after entry {at} of" in " ".join(out.split())
    assert "Traceback" not in out


def test_a_game_is_played_to_its_end_and_its_record_is_proved(play: Play, tmp_path: Path) -> None:
    record, file = whole("gorus", tmp_path)
    new = tmp_path / "new.json"
    words = ("--from", file, "--at", "9", "--record", str(new), "--name", "Ann")
    code, out = play(NUMBERS, *words)
    assert code == 0, out
    assert "The game is over" in out
    assert f"ludus play --from {file} --at 9" in " ".join(out.split())
    written = read_record(new.read_bytes())
    assert verify(find_game("gorus"), written) > 0
    assert written.log[:10] == record.log[:10]
    # By default Ann takes the seat whose turn it was.
    assert written.seats.index("Ann") == record.log[10].seat
    assert main(["verify", str(new)]) == 0
    assert main(["replay", str(new), "--verify"]) == 0


def test_nothing_of_the_past_is_told_that_the_seat_did_not_hear(play: Play, tmp_path: Path) -> None:
    """Of the cards dealt only the own ones are ever printed."""
    record, file = whole("gorus", tmp_path)
    code, out = play("log\ntable\nquit\n", "--from", file, "--at", "1", "--seat", "1")
    assert code == 0
    deals = {seat: cards for label, seat, cards in record.log[0].fate if label == "deal"}
    played = {entry.move for entry in record.log[:6]}
    for seat in (1, 2):
        hidden = {str(card) for card in deals[seat]} - played
        assert not [card for card in hidden if f" {card} " in f" {out} "]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_makes_no_practice_is_refused_in_a_line(
    language: str, play: Play, tmp_path: Path
) -> None:
    record, file = whole("gorus", tmp_path)
    running = tmp_path / "running.json"
    running.write_bytes(
        Record(**{**{name: getattr(record, name) for name in record.__struct_fields__},
                  "log": record.log[:9], "outcome": None}).to_json()
    )  # fmt: skip
    bad = [
        ("--from", file, "--at", str(len(record.log) - 1)),
        ("--from", file, "--at", "-1"),
        ("--from", file),
        ("--at", "3", "gorus"),
        ("--from", file, "--at", "3", "gorus"),
        ("--from", file, "--at", "3", "--players", "3"),
        ("--from", file, "--at", "3", "--option", "target=2"),
        ("--from", file, "--at", "3", "--seat", "4"),
        ("--from", str(running), "--at", "3"),
        ("--from", str(tmp_path / "nowhere.json"), "--at", "3"),
        (),
    ]
    for words in bad:
        code, out = play("", *words, "--lang", language)
        assert code == 2, (words, out)
        assert len(out.strip().splitlines()) == 1, out
