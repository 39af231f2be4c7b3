"""The free steps of groups at sea. [C-18.12 to C-18.15, D-16]"""

from ludus.core.decisions import Context, Decision
from ludus.core.errors import Refusal
from ludus.games.insanam.cards.powers import mod
from ludus.games.insanam.frames import Battles, Sail
from ludus.games.insanam.goods import push
from ludus.games.insanam.map import forecasts
from ludus.games.insanam.map.land import NEXT, add, change, hostile, no_step, room, settle
from ludus.games.insanam.map.moves import SailTo
from ludus.games.insanam.moves import STAY, Stay
from ludus.games.insanam.slots import Three
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import no, place_ref, tell, troops_ref

Sailing = Context[State, Sail]


def sea_steps(table: Table, seat: int) -> int:
    """Count the free steps of each group. [C-18.13]"""
    return max(0, 1 + mod(table, seat, "sea"))


def run_sail(context: Sailing) -> None:
    """Ask for one group after another; then landings are fought for. [C-18.13, C-18.15]"""
    frame, table = context.frame, context.state.table
    table.mover = frame.seat
    if frame.groups:
        if _targets(table, frame):
            frame.wait(frame.seat, SAIL.word)
        else:
            frame.groups = frame.groups[1:]
    elif frame.rounds and (groups := _at_sea(table, frame.seat)):
        frame.rounds -= 1
        frame.groups = groups
    else:
        table.frames.pop()
        if table.invaders:
            push(table, Battles(seat=frame.seat))


def _at_sea(table: Table, seat: int) -> tuple[tuple[str, Three], ...]:
    return tuple(
        (name, (sea[seat][0], sea[seat][1], sea[seat][2]))
        for name, sea in table.seas.items()
        if any(sea[seat])
    )


def _targets(table: Table, frame: Sail) -> list[str]:
    """List the neighbours that have room for the group."""
    source, troops = frame.groups[0]
    size = sum(troops)
    return [place for place in NEXT[source] if size <= room(table, frame.seat, place)]


def _steps(context: Sailing) -> list[SailTo | Stay]:
    """List where the group can go, or let it stay."""
    source, _ = context.frame.groups[0]
    targets = _targets(context.state.table, context.frame)
    return [*(SailTo(source, place) for place in targets), STAY]


def _no_sail(context: Sailing, move: SailTo | Stay) -> Refusal | None:
    """The group that is asked, to a space beside it with room. [C-18.3, C-18.12, C-18.13]"""
    if isinstance(move, Stay):
        return None
    source, troops = context.frame.groups[0]
    if move.source != source:
        return no("C-18.13", "other-group", place=place_ref(source))
    return no_step(context.state.table, context.seat, source, move.target, troops, troops)


def _sail(context: Sailing, move: SailTo | Stay) -> None:
    """Move the group a step, or let it stay; a landing on held land is an attack. [C-18.15]"""
    frame, table, seat, sink = context.frame, context.state.table, context.seat, context.sink
    frame.resume()
    source, troops = frame.groups[0]
    frame.groups = frame.groups[1:]
    if isinstance(move, Stay):
        return
    change(table, seat, source, troops, -1)
    names = {"source": place_ref(source), "target": place_ref(move.target)}
    if hostile(table, seat, move.target):
        add(table.invaders.setdefault(move.target, [0, 0, 0]), troops)
        tell(sink, "attacks", seat, troops=troops_ref(troops), **names)
    else:
        settle(table, seat, move.target, troops)
        tell(sink, "sails", seat, troops=troops_ref(troops), **names)


SAIL: Decision[State, Sail, SailTo | Stay] = Decision(
    word="sail",
    article="C-18.13",
    moves=(SailTo, Stay),
    offers=_steps,
    forbids=_no_sail,
    answer=_sail,
    forecast=forecasts.sail,
    odds=forecasts.sail_odds,
    exact=True,
)
