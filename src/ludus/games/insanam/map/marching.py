"""Movement on the map, tolls, and battles to come. [C-18, D-13]"""

from collections.abc import Sequence

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import seat_ref
from ludus.games.insanam.cards.powers import mod, strength
from ludus.games.insanam.frames import Battle, Battles, March
from ludus.games.insanam.goods import amount, pay, push, receive
from ludus.games.insanam.map.land import (
    NEXT,
    add,
    barbarous,
    depart,
    groups,
    parties,
    power,
    room,
    settle,
)
from ludus.games.insanam.moves import HALT, Move, make
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import goods_ref, land_ref, place_ref, tell, troops_ref


def run_march(frame: March, state: State, fate: Fate, sink: Sink | None) -> None:
    """Spend movement points, then fight. [C-18.5, C-18.10]"""
    del fate, sink
    table = state.table
    table.mover = frame.seat
    if frame.points and _sources(table, frame.seat):
        frame.wait(frame.seat, "march")
        return
    table.frames.pop()
    end_passing(table, frame.seat)
    if table.invaders:
        push(table, Battles(seat=frame.seat))


def end_passing(table: Table, seat: int) -> None:
    """Troops that could not leave a territory they pass go back to storage. [C-18.9]"""
    for troops in table.passing.values():
        add(table.players[seat].storage, troops)
    table.passing.clear()


def _sources(table: Table, seat: int) -> list[tuple[str, list[int]]]:
    """List the groups that can move: at rest, at sea, or in transit."""
    return [*groups(table, seat), *table.passing.items()]


def hostile(table: Table, seat: int, place: str) -> bool:
    """Tell whether entering a space means battle. [C-18.6, C-18.7]"""
    if place in table.seas:
        return False
    land = table.lands[place]
    return barbarous(land) or land.owner not in (seat, -1)


def toll(table: Table, seat: int, troops: Sequence[int]) -> int:
    """Tell the gold a group pays to pass: its effective strength and what powers add. [C-18.8]"""
    return power(troops, strength(table, seat)) + mod(table, seat, "toll_out")


def march_moves(state: State, frame: March, seat: int) -> list[Move]:
    """List steps from each group to each neighbour, and stopping. [D-13]

    Troops in transit must be able to leave: each such group needs a point. [C-18.9]
    """
    table = state.table
    moves: list[Move] = []
    for source, troops in _sources(table, seat):
        moves += _steps(table, frame, seat, source, troops)
    if not table.passing or not moves:
        moves.append(HALT)
    return moves


def _steps(table: Table, frame: March, seat: int, source: str, troops: list[int]) -> list[Move]:
    """List the steps of one group or a part of it."""
    left = frame.points - 1
    passing = len(table.passing)
    whole = sum(troops) if source in table.passing else -1
    moves: list[Move] = []
    for target in NEXT[source]:
        most = room(table, seat, target)
        passable = _passable(table, seat, target)
        more = left - passing - (passable and target not in table.passing)
        for party in parties(troops, most=most):
            # A group in transit that leaves as a whole needs no further point.
            gone = sum(party) == whole
            if left + gone >= passing:
                moves.append(make("march", source, target, *party))
            if passable and more + gone >= 0 and _can_pay_toll(table, seat, party):
                moves.append(make("transit", source, target, *party))
    return moves


def _passable(table: Table, seat: int, place: str) -> bool:
    """Tell whether a space is an opponent's territory, which can be passed. [C-18.7]"""
    return place in table.lands and table.lands[place].owner not in (seat, -1)


def _can_pay_toll(table: Table, seat: int, party: Sequence[int]) -> bool:
    return table.players[seat].goods[0] >= toll(table, seat, party)


def march(state: State, frame: March, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Move a group one step: to rest, to attack, or to pass; or stop. [C-18.5 to C-18.9]"""
    del fate
    table = state.table
    frame.resume()
    if move.kind == "halt":
        frame.points = 0
        return
    frame.points -= 1
    source, target, party = move.word(), move.word(1), move.numbers(2)
    _leave(table, seat, source, party)
    names = {"source": place_ref(source), "target": place_ref(target)}
    if move.kind == "transit":
        tell(sink, "transits", seat, troops=troops_ref(party), **names)
        _pay_toll(table, seat, target, party, sink)
        add(table.passing.setdefault(target, [0, 0, 0]), party)
    elif hostile(table, seat, target):
        add(table.invaders.setdefault(target, [0, 0, 0]), party)
        tell(sink, "attacks", seat, troops=troops_ref(party), **names)
    else:
        settle(table, seat, target, party)
        tell(sink, "marches", seat, troops=troops_ref(party), **names)


def _leave(table: Table, seat: int, source: str, party: Sequence[int]) -> None:
    if source not in table.passing:
        depart(table, seat, source, party)
        return
    add(table.passing[source], party, -1)
    if not any(table.passing[source]):
        del table.passing[source]


def _pay_toll(table: Table, seat: int, place: str, party: Sequence[int], sink: Sink | None) -> None:
    """The controller gets the strength that passes in gold and cannot refuse. [C-18.8]

    What powers add is between each of the two and the bank.
    """
    owner = table.lands[place].owner
    due = amount("G", power(party, strength(table, seat)))
    pay(table.players[seat], due)
    receive(table.players[owner], due)
    tell(sink, "pays-toll", seat, other=seat_ref(owner), land=land_ref(place),
         goods=goods_ref(due))  # fmt: skip
    if extra := mod(table, seat, "toll_out"):
        pay(table.players[seat], amount("G", extra))
        tell(sink, "loses", seat, goods=goods_ref(amount("G", extra)))
    if extra := mod(table, owner, "toll_in"):
        receive(table.players[owner], amount("G", extra))
        tell(sink, "gains", owner, goods=goods_ref(amount("G", extra)))


def run_battles(frame: Battles, state: State, fate: Fate, sink: Sink | None) -> None:
    """Fight the battles that wait, in the order the mover chooses. [C-18.10]"""
    del fate, sink
    waiting = list(state.table.invaders)
    if not waiting:
        state.table.frames.pop()
    elif len(waiting) == 1:
        begin_battle(state.table, frame.seat, waiting[0])
    else:
        frame.wait(frame.seat, "battle")


def battle_moves(state: State, frame: Battles, seat: int) -> list[Move]:
    """List the battles that wait. [D-14]"""
    del frame, seat
    return [make("battle", land) for land in state.table.invaders]


def choose_battle(
    state: State, frame: Battles, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Fight this one next."""
    del fate, sink
    frame.resume()
    begin_battle(state.table, seat, move.word())


def begin_battle(table: Table, seat: int, land: str, *, forced: bool = False) -> None:
    """Put a battle under way."""
    table.dice = None
    push(table, Battle(seat=seat, land=land, defender=table.lands[land].owner, forced=forced))
