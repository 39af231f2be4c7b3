"""Golden transcripts: one whole game per mode, written out and compared.

A transcript shows every move with its chance and hash, what the table is told, and the views of
some moments. `make golden` writes them anew; the diff is what a change of rules really did.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from ludus.core.codec import to_json, to_plain
from ludus.core.contract import AnyGame
from ludus.core.events import Log
from ludus.core.fairness import named_seed
from ludus.core.record import Entry, Recorder
from ludus.games import all_games
from ludus.locales.catalogue import catalogue

EVERY = 40
"""So many entries lie between two moments whose views are shown."""


def golden_name(options: Any) -> str:
    """Name a mode's transcript after the options that differ from nothing.

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


def transcript(game: AnyGame, options: Any) -> Iterator[str]:
    """Play a mode at random, always the same way, and write down what happens."""
    seed = named_seed("golden", game.name, golden_name(options))
    rng = Random(seed.hex())
    log = Log()
    names = [f"P{seat}" for seat in range(game.seats(options))]
    recorder = Recorder.live(game, options, names, seed, sink=log)
    yield f"# {game.name} version {game.version} content {game.content}"
    yield f"# options {to_json(to_plain(options)).decode()}"
    told = 0
    number = 0
    while True:
        yield entry_line(number, recorder.record.log[-1])
        for event in log.told[told:]:
            heard = event.heard_by(None)
            if heard is not None:
                yield f"      {catalogue('en').say(heard, names)}"
        told = len(log.told)
        seats = game.to_act(recorder.state)
        if number % EVERY == 0 or not seats:
            yield from views(game, recorder.state, seats)
        if not seats:
            break
        moves = game.moves(recorder.state, seats[0])
        recorder.play(seats[0], moves[int(rng.random() * len(moves))])
        number += 1
    yield f"# outcome {to_json(recorder.record.outcome).decode()}"


def entry_line(number: int, entry: Entry) -> str:
    """Write an entry on one line."""
    what = "set-up" if entry.seat is None else f"{entry.seat}: {entry.move}"
    chance = "  ".join(
        f"{label}{'' if seat is None else f'@{seat}'}={','.join(map(str, values))}"
        for label, seat, values in entry.fate
    )
    at = "" if entry.at is None else f"  at {entry.at} s"
    return f"{number:4}  {what}  {{{chance}}}{at}  #{entry.hash[:8]}"


def views(game: AnyGame, state: Any, seats: tuple[int, ...]) -> Iterator[str]:
    """Write the views of the spectator and of whoever acts."""
    for seat in [None, *seats]:
        who = "spectator" if seat is None else f"seat {seat}"
        yield f"      view of {who}: {to_json(game.view(state, seat)).decode()}"


def write_all(folder: Path) -> None:
    """Write the transcripts of all games and modes."""
    for game in all_games().values():
        here = folder / game.name
        here.mkdir(parents=True, exist_ok=True)
        for old in here.glob("*.txt"):
            old.unlink()
        for options in game.modes:
            file = here / f"{golden_name(options)}.txt"
            file.write_text("\n".join(transcript(game, options)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_all(Path(sys.argv[1]))
