"""Movement on the map, tolls, and battles to come. [C-18, D-13]"""

from collections.abc import Sequence

from ludus.core.decisions import Context, Decision
from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.message import seat_ref
from ludus.games.insanam.cards.powers import mod, strength
from ludus.games.insanam.frames import Battle, Battles, March
from ludus.games.insanam.goods import amount, pay, push, receive, too_dear
from ludus.games.insanam.map import forecasts
from ludus.games.insanam.map.land import (
    NEXT,
    add,
    depart,
    groups,
    hostile,
    no_step,
    parties,
    power,
    room,
    settle,
    troops_in,
)
from ludus.games.insanam.map.moves import ChooseBattle, Halt, MoveTroops, Transit
from ludus.games.insanam.map.prices import toll
from ludus.games.insanam.slots import Three
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import goods_ref, land_ref, no, place_ref, tell, troops_ref

Marching = Context[State, March]
Marched = MoveTroops | Transit | Halt


def run_march(context: Marching) -> None:
    """Spend movement points, then fight. [C-18.5, C-18.10]"""
    frame, table = context.frame, context.state.table
    table.mover = frame.seat
    if frame.points and _sources(table, frame.seat):
        frame.wait(frame.seat, MARCH.word)
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


# The steps there are


def _marches(context: Marching) -> list[Marched]:
    """List steps from each group to each neighbour, and stopping. [D-13]

    Troops in transit must be able to leave: each such group needs a point. [C-18.9]
    """
    table = context.state.table
    moves: list[Marched] = []
    for source, troops in _sources(table, context.seat):
        moves += _steps(table, context.frame.points, context.seat, source, troops)
    if not table.passing or not moves:
        moves.append(_HALT)
    return moves


_HALT = Halt()


def _steps(
    table: Table, points: int, seat: int, source: str, troops: list[int]
) -> list[MoveTroops | Transit]:
    """List the steps of one group or a part of it."""
    left = points - 1
    passing = len(table.passing)
    whole = sum(troops) if source in table.passing else -1
    moves: list[MoveTroops | Transit] = []
    for target in NEXT[source]:
        most = room(table, seat, target)
        passable = _passable(table, seat, target)
        more = left - passing - (passable and target not in table.passing)
        for party in parties(troops, most=most):
            # A group in transit that leaves as a whole needs no further point.
            gone = sum(party) == whole
            if left + gone >= passing:
                moves.append(MoveTroops(source, target, party))
            if passable and more + gone >= 0 and _can_pay_toll(table, seat, party):
                moves.append(Transit(source, target, party))
    return moves


def _passable(table: Table, seat: int, place: str) -> bool:
    """Tell whether a space is an opponent's territory, which can be passed. [C-18.7]"""
    return place in table.lands and table.lands[place].owner not in (seat, -1)


def _can_pay_toll(table: Table, seat: int, party: Sequence[int]) -> bool:
    return table.players[seat].goods[0] >= toll(table, seat, party)


# Why a step is forbidden


def _no_march(context: Marching, move: Marched) -> Refusal | None:
    """Troops that are there, to a space beside theirs with room, and a way out of transit.

    [C-18.3, C-18.5, C-18.7 to C-18.9]
    """
    if isinstance(move, Halt):
        return _no_halt(context)
    table, seat, points = context.state.table, context.seat, context.frame.points
    there = table.passing.get(move.source) or troops_in(table, seat, move.source)
    if why := no_step(table, seat, move.source, move.target, move.party, there):
        return why
    left = len(table.passing) - (move.source in table.passing and [*move.party] == there)
    if isinstance(move, Transit):
        return _no_transit(table, seat, points, left, move)
    if points - 1 < left:
        return no("C-18.9", "must-leave", n=points, needed=left)
    return None


def _no_transit(table: Table, seat: int, points: int, left: int, move: Transit) -> Refusal | None:
    """Through an opponent's land, with a point to leave, for a toll. [C-18.7 to C-18.9]"""
    if not _passable(table, seat, move.target):
        return no("C-18.7", "no-transit", place=place_ref(move.target))
    needed = 1 + left + (move.target not in table.passing)
    if points < needed:
        return no("C-18.9", "no-way-out", n=points, needed=needed)
    due = amount("G", toll(table, seat, move.party))
    return too_dear(table.players[seat], due, "C-18.8")


def _no_halt(context: Marching) -> Refusal | None:
    """Nobody halts while troops in transit can leave. [C-18.9]"""
    table, points = context.state.table, context.frame.points
    if not table.passing or not any(
        _steps(table, points, context.seat, source, troops)
        for source, troops in _sources(table, context.seat)
    ):
        return None
    return no("C-18.9", "must-leave", n=points, needed=len(table.passing))


# A step


def _march(context: Marching, move: Marched) -> None:
    """Move a group one step: to rest, to attack, or to pass; or stop. [C-18.5 to C-18.9]"""
    frame, table, seat, sink = context.frame, context.state.table, context.seat, context.sink
    frame.resume()
    if isinstance(move, Halt):
        frame.points = 0
        return
    frame.points -= 1
    source, target, party = move.source, move.target, move.party
    _leave(table, seat, source, party)
    names = {"source": place_ref(source), "target": place_ref(target)}
    if isinstance(move, Transit):
        tell(sink, "transits", seat, troops=troops_ref(party), **names)
        _pay_toll(table, seat, target, party, sink)
        add(table.passing.setdefault(target, [0, 0, 0]), party)
    elif hostile(table, seat, target):
        add(table.invaders.setdefault(target, [0, 0, 0]), party)
        tell(sink, "attacks", seat, troops=troops_ref(party), **names)
    else:
        settle(table, seat, target, party)
        tell(sink, "marches", seat, troops=troops_ref(party), **names)


def _leave(table: Table, seat: int, source: str, party: Three) -> None:
    if source not in table.passing:
        depart(table, seat, source, party)
        return
    add(table.passing[source], party, -1)
    if not any(table.passing[source]):
        del table.passing[source]


def _pay_toll(table: Table, seat: int, place: str, party: Three, sink: Sink | None) -> None:
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


MARCH: Decision[State, March, Marched] = Decision(
    word="march",
    article="C-18.5",
    moves=(MoveTroops, Transit, Halt),
    offers=_marches,
    forbids=_no_march,
    answer=_march,
    forecast=forecasts.march,
    odds=forecasts.march_odds,
    exact=True,
)

# Battles to come

Waiting = Context[State, Battles]


def run_battles(context: Waiting) -> None:
    """Fight the battles that wait, in the order the mover chooses. [C-18.10]"""
    frame, table = context.frame, context.state.table
    waiting = list(table.invaders)
    if not waiting:
        table.frames.pop()
    elif len(waiting) == 1:
        begin_battle(table, frame.seat, waiting[0])
    else:
        frame.wait(frame.seat, BATTLE.word)


def _battles(context: Waiting) -> list[ChooseBattle]:
    """List the battles that wait. [D-14]"""
    return [ChooseBattle(land) for land in context.state.table.invaders]


def _no_battle(context: Waiting, move: ChooseBattle) -> Refusal | None:
    """A battle that waits. [C-18.10]"""
    if move.land in context.state.table.invaders:
        return None
    return no("C-18.10", "no-battle", land=land_ref(move.land))


def _choose_battle(context: Waiting, move: ChooseBattle) -> None:
    """Fight this one next."""
    context.frame.resume()
    begin_battle(context.state.table, context.seat, move.land)


BATTLE: Decision[State, Battles, ChooseBattle] = Decision(
    word="battle",
    article="C-18.10",
    moves=(ChooseBattle,),
    offers=_battles,
    forbids=_no_battle,
    answer=_choose_battle,
    forecast=forecasts.battle,
    odds=forecasts.battle_odds,
)


def begin_battle(table: Table, seat: int, land: str, *, forced: bool = False) -> None:
    """Put a battle under way."""
    table.dice = None
    push(table, Battle(seat=seat, land=land, defender=table.lands[land].owner, forced=forced))


DECISIONS = (MARCH, BATTLE)
