"""Golden transcripts: one whole game per mode, written down and compared.

Some modes, in which every value of every option comes up, are written out for a person to read:
every move with its chance and the state's hash, what the table is told, and hashes of the views of
some entries. The others are kept as hashes only, one line for every `EVERY` entries. `make golden`
writes them again; the diff shows what a change of rules did. To read a mode that is kept as hashes,
write all of them out, before the change and after, and compare the two folders:

    python -m ludus.testing.golden --all FOLDER
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from ludus.core.codec import to_json, to_plain
from ludus.core.events import Log
from ludus.core.fairness import named_seed
from ludus.core.fate import BAG
from ludus.core.record import Entry, Recorder
from ludus.core.rules import AnyRules
from ludus.core.sheets import Sheet
from ludus.games import all_games
from ludus.locales.catalogue import catalogue
from ludus.testing.pairwise import covering

EVERY = 40
"""Views are included in every fortieth entry, and in the last one."""


def golden_name(options: Any) -> str:
    """Name a mode's transcript after the options that are set.

    A number or a word stands for itself, a list for its members, a switch that is on for its name,
    and an option with fields for those that are given: `4_revolt_manches-1`.
    """
    given = to_plain(options).items()
    return "_".join(_part(key, one) for key, one in given if one is not None and one is not False)


def _part(key: str, value: Any) -> str:
    if value is True:
        return key
    if isinstance(value, dict):
        return "-".join(f"{name}-{one}" for name, one in value.items() if one is not None)
    return "-".join(value) if isinstance(value, list) else str(value)


class GoldenEntry(Struct):
    """An entry of the record, the events told, and sometimes hashes of the views after it."""

    line: str
    hash: str
    told: list[str]
    views: list[str]


def written_out(game: AnyRules) -> list[Any]:
    """Choose the modes to write out: every value of every option is in one of them."""
    return covering(game.modes, together=1)


def transcript(game: AnyRules, options: Any, whole: bool) -> Iterator[str]:
    """Play a mode at random, always the same way, and write down what happens, whole or hashed."""
    yield f"# {game.name} version {game.version} content {game.content}"
    yield f"# options {to_json(to_plain(options)).decode()}"
    entries, outcome = played(game, options)
    yield from story(entries) if whole else digest(entries)
    yield f"# outcome {to_json(outcome).decode()}"


def played(game: AnyRules, options: Any) -> tuple[list[GoldenEntry], Any]:
    """Play a mode at random, always the same way; give its entries and the outcome."""
    seed = named_seed("golden", game.name, golden_name(options))
    rng = Random(seed.hex())
    log = Log()
    names = [f"P{seat}" for seat in range(game.seats(options))]
    recorder = Recorder.live(game, options, names, seed, sink=log)
    entries: list[GoldenEntry] = []
    while True:
        entry = recorder.record.log[-1]
        heard = [one for event in log.told if (one := event.heard_by(None)) is not None]
        told = [catalogue("en").say(one, names) for one in heard]
        told += [line for sheet in log.sheets for line in sheet_lines(sheet, names)]
        log.told.clear()
        seats = game.to_act(recorder.state)
        shown = len(entries) % EVERY == 0 or not seats
        views = view_lines(game, recorder.state, seats) if shown else []
        entries.append(GoldenEntry(entry_line(len(entries), entry), entry.hash, told, views))
        if not seats:
            return entries, recorder.record.outcome
        moves = game.moves(recorder.state, seats[0])
        recorder.play(seats[0], moves[int(rng.random() * len(moves))])


def sheet_lines(sheet: Sheet, names: list[str]) -> Iterator[str]:
    """Write a score sheet out: a line for each row, with all that its numbers are made of."""
    say = catalogue("en").say
    yield f"= {say(sheet.title, names)} [{sheet.article}]"
    for row in sheet.rows:
        who = ", ".join(names[seat] for seat in row.seats)
        name = who if row.name is None else say(row.name, names)
        cells = []
        for column, cell in zip(sheet.columns, row.cells, strict=True):
            lines = ", ".join(f"{say(line.reason, names)} {line.amount}" for line in cell.lines)
            cells.append(f"{say(column.what, names)} {cell.amount}{f' ({lines})' if lines else ''}")
        yield f"= {row.place or ''} {name}{' *' if row.won else ''}: {'; '.join(cells)}"
    yield from (f"= {say(note, names)}" for note in sheet.notes)


def story(entries: list[GoldenEntry]) -> Iterator[str]:
    """Write a game out for a person to read."""
    for entry in entries:
        yield entry.line
        yield from (f"      {line}" for line in (*entry.told, *entry.views))


def digest(entries: list[GoldenEntry]) -> Iterator[str]:
    """Write only hashes over all lines so far, wherever views are included.

    There is one hash for moves, one for events and one for views, because a sentence or a view may
    change while the moves stay the same.
    """
    plays, told, views = sha256(), sha256(), sha256()
    for number, entry in enumerate(entries):
        plays.update(f"{entry.line}\n".encode())
        told.update("".join(f"{line}\n" for line in entry.told).encode())
        views.update("".join(f"{line}\n" for line in entry.views).encode())
        if entry.views:
            kinds = {"plays": plays, "told": told, "views": views}
            so_far = "  ".join(f"{kind} {one.hexdigest()[:12]}" for kind, one in kinds.items())
            yield f"{number:4}  #{entry.hash[:8]}  {so_far}"


def entry_line(number: int, entry: Entry) -> str:
    """Write an entry on one line."""
    what = "set-up" if entry.seat is None else f"{entry.seat}: {entry.move}"
    chance = "  ".join(
        f"{label}{'' if seat is None else f'@{seat}'}={','.join(map(str, values))}"
        for label, seat, values in entry.fate
        if label != BAG
    )
    drawn = f"  {{{chance}}}" if chance else ""
    at = "" if entry.at is None else f"  at {entry.at} s"
    return f"{number:4}  {what}{drawn}{at}  #{entry.hash[:8]}"


def view_lines(game: AnyRules, state: Any, seats: tuple[int, ...]) -> list[str]:
    """Write hashes of the views of the spectator and of the seats that have to act."""
    return [
        f"view of {'spectator' if seat is None else f'seat {seat}'}: "
        f"#{sha256(to_json(game.view(state, seat))).hexdigest()[:12]}"
        for seat in (None, *seats)
    ]


def write_game(game: AnyRules, folder: Path, whole: bool = False) -> None:
    """Write the transcripts of a game: whole for the modes chosen for reading, or for all."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    read = written_out(game)
    for options in game.modes:
        lines = transcript(game, options, whole or options in read)
        file = folder / f"{golden_name(options)}.txt"
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for one in all_games().values():
        write_game(one, Path(sys.argv[-1]) / one.name, whole="--all" in sys.argv[1:-1])
