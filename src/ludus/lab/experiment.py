"""An experiment: what a designer wants to know, as a TOML file such as those in examples/lab."""

import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ludus.bots import budget_of, make_bot
from ludus.core.changes import Change
from ludus.core.errors import BadInput, LudusError, fault
from ludus.games import find_game
from ludus.lab.estimates import Correction
from ludus.lab.questions import QUESTIONS


class Vary(Struct, frozen=True, forbid_unknown_fields=True):
    """A place of the content and the values that are tried there."""

    key: str
    values: Annotated[tuple[Any, ...], Meta(min_length=1)]


class Experiment(Struct, frozen=True, forbid_unknown_fields=True):
    """The file, as it is written."""

    game: str
    seeds: Annotated[int, Meta(ge=2)]
    options: dict[str, Any] = {}
    bots: str | tuple[str, ...] = "veteran"
    seed: str = "lab"
    questions: tuple[str, ...] = ("seats", "length")
    correction: Correction = "holm"
    vary: tuple[Vary, ...] = ()

    def variants(self) -> Iterator[tuple[Change, ...]]:
        """Give the content as it is, then every combination of the values that are tried."""
        yield ()
        if self.vary:
            for values in product(*(one.values for one in self.vary)):
                pairs = zip(self.vary, values, strict=True)
                yield tuple(Change(one.key, value) for one, value in pairs)

    def seating(self) -> list[tuple[str, ...]]:
        """Give the bots by seat, moved on by a seat until they sit as before."""
        game = find_game(self.game)
        seats = game.seats(game.read_options(self.options))
        bots = (self.bots,) * seats if isinstance(self.bots, str) else self.bots
        turned = [bots[at:] + bots[:at] for at in range(len(bots))]
        return list(dict.fromkeys(turned))


def read_experiment(name: str) -> Experiment:
    """Read and check an experiment; what is wrong is told with file, key and reason."""
    try:
        found = msgspec.convert(tomllib.loads(Path(name).read_text(encoding="utf-8")), Experiment)
    except OSError as error:
        raise fault(BadInput, "cli-no-file", file=name, reason=f"{error.strerror}") from error
    except UnicodeDecodeError as error:
        raise _wrong(name, "-", "is no text") from error
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        reason, _, key = str(error).partition(" - at ")
        raise _wrong(name, key.strip("`$.") or "-", reason) from error
    _check(name, found)
    return found


def _check(name: str, found: Experiment) -> None:
    game = find_game(found.game)
    for question in found.questions:
        if question not in QUESTIONS:
            raise _wrong(name, "questions", f"no {question}; known: {', '.join(QUESTIONS)}")
    seats = game.seats(game.read_options(found.options))
    bots = found.seating()[0]
    if len(bots) != seats:
        raise _wrong(name, "bots", f"{len(bots)} for {seats} seats")
    for bot in bots:
        make_bot(bot, game)
        budget = budget_of(bot, game)
        if budget is not None and budget.seconds is not None:
            raise _wrong(name, "bots", f"{bot} thinks by the clock: name a number, search:500")


def _wrong(file: str, key: str, reason: str) -> LudusError:
    return fault(BadInput, "bad-content", file=file, key=key, reason=reason)
