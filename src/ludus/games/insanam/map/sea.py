"""The free steps of groups at sea. [C-18.12 to C-18.15, D-16]"""

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.games.insanam.cards.powers import Three, mod
from ludus.games.insanam.frames import Battles, Sail
from ludus.games.insanam.goods import push
from ludus.games.insanam.map.land import NEXT, add, room, settle
from ludus.games.insanam.map.marching import hostile
from ludus.games.insanam.moves import STAY, Move, make
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import place_ref, tell, troops_ref


def sea_steps(table: Table, seat: int) -> int:
    """Count the free steps of each group. [C-18.13]"""
    return max(0, 1 + mod(table, seat, "sea"))


def run_sail(frame: Sail, state: State, fate: Fate, sink: Sink | None) -> None:
    """Ask for one group after another; then landings are fought for. [C-18.13, C-18.15]"""
    del fate, sink
    table = state.table
    table.mover = frame.seat
    if frame.groups:
        if _targets(table, frame):
            frame.wait(frame.seat, "sail")
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
    source, troops = frame.groups[0]
    size = sum(troops)
    return [place for place in NEXT[source] if size <= room(table, frame.seat, place)]


def sail_moves(state: State, frame: Sail, seat: int) -> list[Move]:
    """List where the group can go, or let it stay."""
    del seat
    source, _ = frame.groups[0]
    return [*(make("sail", source, place) for place in _targets(state.table, frame)), STAY]


def sail(state: State, frame: Sail, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Move the group a step, or let it stay; a landing on held land is an attack. [C-18.15]"""
    del fate
    frame.resume()
    source, troops = frame.groups[0]
    frame.groups = frame.groups[1:]
    if move.kind == "stay":
        return
    table = state.table
    target = move.word(1)
    add(table.seas[source][seat], troops, -1)
    names = {"source": place_ref(source), "target": place_ref(target)}
    if hostile(table, seat, target):
        add(table.invaders.setdefault(target, [0, 0, 0]), troops)
        tell(sink, "attacks", seat, troops=troops_ref(troops), **names)
    else:
        settle(table, seat, target, troops)
        tell(sink, "sails", seat, troops=troops_ref(troops), **names)
