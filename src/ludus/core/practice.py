"""Practice: a game that begins at a moment of another one, which is over.

Its record begins with the entries of that game up to the moment, chance included, so it can be
replayed from the set-up like any other. From there on its chance follows from a seed of its own;
`Record.practice` says which entries are from where. Only what is over can be practised: nobody is
to look into a game that others still play.
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from ludus.core.errors import BadInput, fault
from ludus.core.events import Sink
from ludus.core.fairness import Fairness, Live, Part, commitment, root_key
from ludus.core.record import Record, Recorder, nominal_clock, replay
from ludus.core.rules import AnyRules


def check_moment(record: Record, at: int) -> None:
    """Refuse what is no moment of a finished game before its end."""
    if record.outcome is None:
        raise fault(BadInput, "practice-running")
    if not 0 <= at < len(record.log) - 1:
        raise fault(BadInput, "practice-no-moment", last=len(record.log) - 2)


def parts_until(record: Record, at: int, table: str = "") -> tuple[Part, ...]:
    """Say where the entries of a record up to a moment are from; it may be of a practice game."""
    whole = (*record.practice, Part(len(record.log), record.fairness, table))
    before = [part for part in whole if part.at < at]
    return (*before, replace(whole[len(before)], at=at))


def resume(
    game: AnyRules,
    record: Record,
    at: int,
    names: Sequence[str],
    seed: bytes,
    sink: Sink | None = None,
    clock: Callable[[int], int] = nominal_clock,
) -> Recorder[Any, Any, Any, Any]:
    """Go on from a moment of a finished game, with chance of its own that can be proved."""
    check_moment(record, at)
    state = next(state for number, state in replay(game, record, sink) if number == at)
    head = replace(
        record,
        seats=list(names),
        fairness=Fairness(commitment(seed)),
        log=record.log[: at + 1],
        outcome=None,
        practice=parts_until(record, at),
    )
    root, since = root_key(seed, ()), max((one.at or 0 for one in head.log), default=0)

    def fates(entry: int) -> Live:
        return Live(root, entry, max(since, clock(entry)))

    options = game.read_options(record.options)
    return Recorder(game, options, names, fates, sink, begun=(state, head))
