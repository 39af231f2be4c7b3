"""Soldiers' pay: who is paid, who is dismissed, who is kept all the same. [C-15, D-19]"""

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.games.insanam.cards.powers import mod
from ludus.games.insanam.content.catalogue import NUMBERS
from ludus.games.insanam.content.vocabulary import TROOPS
from ludus.games.insanam.frames import Pay
from ludus.games.insanam.goods import amount, pay, score
from ludus.games.insanam.map.recruiting import send_home, troop_places
from ludus.games.insanam.map.troops import WAGES, off_strip
from ludus.games.insanam.moves import RETAIN, Move, make
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import goods_ref, tell

UNPAID = NUMBERS.fixed.unpaid
_NONE = (0, 0, 0)


def run_pay(frame: Pay, state: State, fate: Fate, sink: Sink | None) -> None:
    """Go through players in turn order, and for each through types of troops. [C-15.2]"""
    del fate
    table = state.table
    if frame.at == len(table.order):
        table.frames.pop()
        return
    seat = table.order[frame.at]
    if frame.troop < len(TROOPS):
        if off_strip(table, seat)[frame.troop]:
            frame.wait(seat, "wage")
        else:
            frame.troop += 1
    elif frame.troop == len(TROOPS):
        _settle(frame, table, seat, sink)
    elif any(frame.unpaid):
        frame.wait(seat, "unpaid")
    else:
        frame.at += 1
        frame.troop = 0
        frame.paid = _NONE


def wages(table: Table, seat: int, paid: tuple[int, ...]) -> int:
    """Add up the pay of troops, with what powers change if anybody is paid. [C-15.1]"""
    if not any(paid):
        return 0
    total = sum(n * wage for n, wage in zip(paid, WAGES, strict=True))
    return max(0, total + mod(table, seat, "pay"))


def _with(numbers: tuple[int, int, int], at: int, n: int) -> tuple[int, int, int]:
    new = list(numbers)
    new[at] = n
    return new[0], new[1], new[2]


def wage_moves(state: State, frame: Pay, seat: int) -> list[Move]:
    """List how many of a type can be paid. [C-15.2]"""
    table = state.table
    gold = table.players[seat].goods[0]
    most = off_strip(table, seat)[frame.troop]
    return [
        make("wage", TROOPS[frame.troop], n)
        for n in range(most + 1)
        if wages(table, seat, _with(frame.paid, frame.troop, n)) <= gold
    ]


def choose_wage(
    state: State, frame: Pay, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Say how many of a type are paid."""
    del state, seat, fate, sink
    frame.resume()
    frame.paid = _with(frame.paid, frame.troop, move.number(1))
    frame.troop += 1


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


def _kind(frame: Pay) -> int:
    return next(kind for kind, n in enumerate(frame.unpaid) if n)


def unpaid_moves(state: State, frame: Pay, seat: int) -> list[Move]:
    """Dismiss an unpaid troop from one of its places, or keep it for 2 VP. [C-15.3]"""
    troop = TROOPS[_kind(frame)]
    places = [place for kind, place in troop_places(state.table, seat) if kind == troop]
    return [*(make("dismiss", troop, place) for place in places), RETAIN]


def dismiss(state: State, frame: Pay, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Return an unpaid troop to the strip, or lose 2 VP. [C-15.3, C-15.4]"""
    del fate
    frame.resume()
    kind = _kind(frame)
    frame.unpaid = _with(frame.unpaid, kind, frame.unpaid[kind] - 1)
    if move.kind == "dismiss":
        send_home(state.table, seat, move.word(), move.word(1), sink)
    else:
        score(state.table, seat, -UNPAID, sink)
