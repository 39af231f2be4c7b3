"""The buttons of a question: what can be done, what might come to mind, and what it costs."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from ludus.core.moves import Move
from ludus.games.gloria.decisions import BY_WORD
from ludus.games.gloria.moves import (
    DRAW,
    FREE,
    PIVOTS,
    Buy,
    Decline,
    Draw,
    Drop,
    End,
    Engage,
    Fast,
    Fight,
    Free,
    Kick,
    Lose,
    Pickup,
    Pivot,
    Push,
    Stay,
    TakeTest,
    ThrowAt,
)
from ludus.games.gloria.options import ARENA, COSTS
from ludus.games.gloria.shown.asking import context_of, engagements
from ludus.games.gloria.state import Gladiator, State, has_shield, snare_in_hand
from ludus.games.gloria.view import View


class Deed(Struct, frozen=True):
    """Something that is done by a button.

    move   a move that does it: an allowed one if there is one, otherwise one to ask about
    price  in PA; None where nothing is paid
    """

    move: str
    price: int | None


def deeds(view: View) -> tuple[Deed, ...]:
    """List what the seat that decides can do by a button."""
    moves = BY_WORD[view.ask].legal(context_of(view))
    found = _actions(view, moves) if view.ask == "act" else _answers(moves)
    return tuple(Deed(str(move), price_of(move)) for move in found)


_ANSWERS = (Free, End, Decline, TakeTest, Fast, Buy, Fight, Stay, Lose)


def _answers(moves: Sequence[Move]) -> Iterator[Move]:
    """List the answers to a question; of several ways to engage one stands for all."""
    yield from _first(moves, Engage)
    yield from (move for move in moves if isinstance(move, _ANSWERS))


def _first(moves: Sequence[Move], kind: type[Move]) -> list[Move]:
    return [move for move in moves if isinstance(move, kind)][:1]


def _actions(view: View, moves: Sequence[Move]) -> Iterator[Move]:
    """List what the active gladiator can do, and what it could if nothing stood against it."""
    table = view.table
    one = table.gladiators[table.active]
    if one.snare:
        yield FREE
    elif not one.down:
        yield from _attacks(table, one, moves)
        yield _first(moves, Pivot)[0] if _first(moves, Pivot) else PIVOTS[one.facing - 1]
        yield from _handlings(table, one)
    yield from _first(moves, End)


def _attacks(table: State, one: Gladiator, moves: Sequence[Move]) -> Iterator[Move]:
    """A joust, with a shield a push, with a snare a throw: allowed, or at the nearest enemy."""
    nearest = next(iter(engagements(table, one).values()), None)
    if nearest is None:
        return
    target, facing = nearest.target, nearest.facing
    yield from _first(moves, Engage) or [nearest]
    if has_shield(one):
        yield from _first(moves, Push) or [Push(target)]
    if snare_in_hand(one):
        yield from _first(moves, ThrowAt) or [ThrowAt(target, facing)]


def _handlings(table: State, one: Gladiator) -> Iterator[Move]:
    """Everything that lies here or is in hand. [L-11]"""
    here = dict.fromkeys(table.ground.get(one.hex, ()))
    yield from map(Pickup, here)
    if one.sheathed:
        yield DRAW
    yield from map(Drop, dict.fromkeys(one.hands))
    yield from map(Kick, here)


def price_of(move: Move) -> int | None:
    """Tell what a button costs in PA. [L-8.3, L-11, L-13 to L-18, L-23.6]"""
    match move:
        case Buy():
            return ARENA.dice[move.count]
        case Fight():
            return COSTS.engage + ARENA.dice[move.count]
        case Engage() | TakeTest():
            return COSTS.engage
        case Push():
            return COSTS.push
        case ThrowAt():
            return COSTS.throw
        case Pivot():
            return COSTS.pivot
        case Pickup() | Draw() | Kick():
            return COSTS.object
        case Drop():
            return 0
        case Free():
            return COSTS.free
        case _:
            return None
