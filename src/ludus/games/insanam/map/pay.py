"""Soldiers' pay: who is paid, who is dismissed, who is kept all the same. [C-15, D-19]"""

from ludus.core.decisions import Context, Decision
from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.message import Ref
from ludus.games.insanam.content.catalogue import NUMBERS
from ludus.games.insanam.content.vocabulary import TROOPS
from ludus.games.insanam.frames import Pay
from ludus.games.insanam.goods import amount, pay, score
from ludus.games.insanam.map import forecasts
from ludus.games.insanam.map.moves import Dismiss, PayWages, Retain
from ludus.games.insanam.map.prices import wages
from ludus.games.insanam.map.recruiting import not_at, send_home, troop_places
from ludus.games.insanam.map.troops import off_strip
from ludus.games.insanam.slots import Three
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import goods_ref, no, tell

UNPAID_VP = NUMBERS.fixed.unpaid
_NONE = (0, 0, 0)

Paying = Context[State, Pay]


def run_pay(context: Paying) -> None:
    """Go through players in turn order, and for each through types of troops. [C-15.2]"""
    frame, table = context.frame, context.state.table
    if frame.at == len(table.order):
        table.frames.pop()
        return
    seat = table.order[frame.at]
    if frame.troop < len(TROOPS):
        if off_strip(table, seat)[frame.troop]:
            frame.wait(seat, WAGE.word)
        else:
            frame.troop += 1
    elif frame.troop == len(TROOPS):
        _settle(frame, table, seat, context.sink)
    elif any(frame.unpaid):
        frame.wait(seat, UNPAID.word)
    else:
        frame.at += 1
        frame.troop = 0
        frame.paid = _NONE


def with_paid(frame: Pay, n: int) -> Three:
    """Give how many of each type are paid if n of the type under way are."""
    return _with(frame.paid, frame.troop, n)


def _with(numbers: Three, at: int, n: int) -> Three:
    new = list(numbers)
    new[at] = n
    return new[0], new[1], new[2]


# Who is paid


def _wages(context: Paying) -> list[PayWages]:
    """List how many of a type there are to pay. [C-15.2]"""
    frame = context.frame
    most = off_strip(context.state.table, context.seat)[frame.troop]
    return [PayWages(TROOPS[frame.troop], n) for n in range(most + 1)]


def _no_wage(context: Paying, move: PayWages) -> Refusal | None:
    """No more than there are of the type that is asked for, nor than gold is left for.

    [C-15.1, C-15.2]
    """
    frame, table, seat = context.frame, context.state.table, context.seat
    troop = TROOPS[frame.troop]
    if move.troop != troop:
        return no("C-15.2", "other-troop", troop=Ref("troop", troop))
    most = off_strip(table, seat)[frame.troop]
    if move.number > most:
        return no("C-15.1", "too-many-paid", troop=Ref("troop", troop), n=most)
    before = wages(table, seat, frame.paid)
    more = wages(table, seat, with_paid(frame, move.number)) - before
    left = table.players[seat].goods[0] - before
    if more <= left:
        return None
    goods, held = goods_ref(amount("G", more)), goods_ref(amount("G", left))
    return no("C-15.2", "too-dear", goods=goods, held=held)


def _wage(context: Paying, move: PayWages) -> None:
    """Say how many of a type are paid."""
    frame = context.frame
    frame.resume()
    frame.paid = with_paid(frame, move.number)
    frame.troop += 1


WAGE: Decision[State, Pay, PayWages] = Decision(
    word="wage",
    article="C-15.2",
    moves=(PayWages,),
    offers=_wages,
    forbids=_no_wage,
    answer=_wage,
    forecast=forecasts.wage,
)


def _settle(frame: Pay, table: Table, seat: int, sink: Sink | None) -> None:
    """Pay what was said; the others are still to be dealt with. [C-15.3]"""
    frame.troop += 1
    off = off_strip(table, seat)
    frame.unpaid = (
        off[0] - frame.paid[0], off[1] - frame.paid[1], off[2] - frame.paid[2]
    )  # fmt: skip
    price = amount("G", wages(table, seat, frame.paid))
    pay(table.players[seat], price)
    if any(frame.paid):
        tell(sink, "pays-soldiers", seat, goods=goods_ref(price), n=sum(frame.paid))


# Who is not


def _kind(frame: Pay) -> int:
    return next(kind for kind, n in enumerate(frame.unpaid) if n)


def _dismissals(context: Paying) -> list[Dismiss | Retain]:
    """Dismiss an unpaid troop from one of its places, or keep it for 2 VP. [C-15.3]"""
    troop = TROOPS[_kind(context.frame)]
    places = troop_places(context.state.table, context.seat)
    return [*(Dismiss(kind, place) for kind, place in places if kind == troop), Retain()]


def _no_dismissal(context: Paying, move: Dismiss | Retain) -> Refusal | None:
    """A troop of the type that is dealt with, where there is one. [C-15.3]"""
    if isinstance(move, Retain):
        return None
    troop = TROOPS[_kind(context.frame)]
    if move.troop != troop:
        return no("C-15.3", "other-troop", troop=Ref("troop", troop))
    return not_at(context.state.table, context.seat, move.troop, move.place, "C-15.3")


def _dismiss(context: Paying, move: Dismiss | Retain) -> None:
    """Return an unpaid troop to the strip, or lose 2 VP. [C-15.3, C-15.4]"""
    frame, table, seat = context.frame, context.state.table, context.seat
    frame.resume()
    kind = _kind(frame)
    frame.unpaid = _with(frame.unpaid, kind, frame.unpaid[kind] - 1)
    if isinstance(move, Dismiss):
        send_home(table, seat, move.troop, move.place, context.sink)
    else:
        score(table, seat, -UNPAID_VP, context.sink)


UNPAID: Decision[State, Pay, Dismiss | Retain] = Decision(
    word="unpaid",
    article="C-15.3",
    moves=(Dismiss, Retain),
    offers=_dismissals,
    forbids=_no_dismissal,
    answer=_dismiss,
    forecast=forecasts.unpaid,
)

DECISIONS = (WAGE, UNPAID)
