"""Records in bulk: what is exported is what was seen, chosen and won, and nothing is lost."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludus.cli.main import main
from ludus.core.codec import from_json, to_json
from ludus.core.errors import BadInput, BrokenEntry
from ludus.core.record import read_record, replay
from ludus.faces import parquet
from ludus.faces.encoding import encoding_of
from ludus.games import find_game
from ludus.lab.arena import Match, play_game

MODES: dict[str, dict[str, Any]] = {
    "gorus": {"players": 3, "target": 1},
    "brutus": {"players": 4, "end": {"manches": 1}},
    "gloria": {"players": 2, "turn_limit": 1},
    "insanam": {"players": 2, "max_turns": 1},
}


def played(folder: Path, game: str, games: int = 2) -> list[str]:
    """Play some games and write their records."""
    match = Match(game, MODES[game], ("random",) * MODES[game]["players"], "bulk")
    names = []
    for number in range(games):
        file = folder / f"{game}-{number}.json"
        file.write_bytes(play_game(match, number).to_json())
        names.append(str(file))
    return names


@pytest.mark.parametrize("name", MODES)
def test_an_export_has_every_decision_as_its_seat_saw_it(name: str, tmp_path: Path) -> None:
    files = played(tmp_path, name)
    parquet.export(files, tmp_path / "out", views=True)
    data = parquet.read(tmp_path / "out")
    rows = data.table().to_pylist()
    batches = list(data.batches(64))
    observations = np.concatenate([batch.observations for batch in batches])
    legal = np.concatenate([batch.legal for batch in batches])
    actions = np.concatenate([batch.actions for batch in batches])
    game, at = find_game(name), 0
    for number, file in enumerate(files):
        record = read_record(Path(file).read_bytes())
        encoding = encoding_of(game, game.read_options(record.options))
        for entry, state in replay(game, record):
            if entry + 1 == len(record.log):
                break
            seat, text = record.log[entry + 1].seat, record.log[entry + 1].move
            assert seat is not None
            moves, view, row = game.moves(state, seat), game.view(state, seat), rows[at]
            assert (row["record"], row["entry"], row["seat"]) == (number, entry + 1, seat)
            assert (row["move"], str(moves[row["choice"]])) == (text, text)
            assert tuple(row["actions"]) == encoding.spell(moves[row["choice"]], seat)
            assert row["view"] == to_json(view).decode()
            assert from_json(row["view"], game.views) == view
            assert (observations[at] == encoding.observe(view, moves)).all()
            first = {encoding.spell(move, seat)[0] for move in moves}
            assert set(np.flatnonzero(legal[at])) == first
            assert actions[at] == row["actions"][0]
            won = record.outcome.winners if record.outcome else ()
            assert row["share"] == pytest.approx(1 / len(won) if seat in won else 0)
            at += 1
    assert at == len(rows) == len(data) == sum(data.games["decisions"].to_pylist())


def test_the_records_are_told_once_each(tmp_path: Path) -> None:
    files = played(tmp_path, "gorus")
    parquet.export(files, tmp_path / "out")
    for row, file in zip(parquet.read(tmp_path / "out").games.to_pylist(), files, strict=True):
        record = read_record(Path(file).read_bytes())
        assert record.outcome is not None
        assert json.loads(row["options"]) == record.options
        assert tuple(row["winners"]) == record.outcome.winners
        assert row["file"] == Path(file).name


def test_many_processes_write_the_same_as_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = played(tmp_path, "gorus", 3)
    parquet.export(files, tmp_path / "one")
    monkeypatch.setattr(parquet, "RECORDS_A_FILE", 2)
    parquet.export(reversed(files), tmp_path / "two", jobs=2)
    one, two = (parquet.read(tmp_path / name).table() for name in ("one", "two"))
    assert len(list((tmp_path / "two").glob("decisions-*"))) == 2
    assert one.to_pylist() == two.to_pylist()


def test_a_record_that_does_not_hold_is_refused_and_nothing_is_left(tmp_path: Path) -> None:
    (file,) = played(tmp_path, "gorus", 1)
    text = Path(file).read_text(encoding="utf-8")
    Path(file).write_text(text.replace('"hash":"', '"hash":"0', 1), encoding="utf-8")
    with pytest.raises(BrokenEntry):
        parquet.export([file], tmp_path / "out")
    assert not list((tmp_path / "out").iterdir())


def test_wrong_exports_are_refused(tmp_path: Path) -> None:
    both = played(tmp_path, "gorus", 1) + played(tmp_path, "brutus", 1)
    out = tmp_path / "out"
    for wrong in (lambda: parquet.export(both, out), lambda: parquet.export([], out),
                  lambda: parquet.read(out)):  # fmt: skip
        with pytest.raises(BadInput):
            wrong()
    parquet.export(both[:1], out)
    with pytest.raises(BadInput, match="export-exists"):
        parquet.export(both[:1], out)


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_the_command_exports_a_folder_of_records(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "games").mkdir()
    played(tmp_path / "games", "gorus", 2)
    words: list[Any] = ["export", tmp_path / "out", tmp_path / "games", "--lang", language]
    assert main(list(map(str, words))) == 0
    assert str(len(parquet.read(tmp_path / "out"))) in capsys.readouterr().out
    assert main(list(map(str, words))) == 2
    assert capsys.readouterr().err.count("\n") == 1
