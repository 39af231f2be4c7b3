"""Gains, losses, levies and costs of cards, and the kinds chosen for them. [C-7.4, C-9.1, D-09]"""

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.games.insanam.cards.metrics import measure
from ludus.games.insanam.frames import Effects, Fund
from ludus.games.insanam.gains import gain_all
from ludus.games.insanam.goods import (
    amount,
    levy,
    lose,
    of_word,
    pay,
    receive,
    score,
    totals,
    words,
)
from ludus.games.insanam.moves import Move, make
from ludus.games.insanam.state import State
from ludus.games.insanam.tell import goods_ref, tell


def run_gain(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """Gain what stands together, as one gain; goods of any kind are chosen first. [C-25.15]"""
    del fate
    end = frame.at
    while end < len(frame.atoms) and frame.atoms[end].kind == "gain":
        end += 1
    run = frame.atoms[frame.at : end]
    free = sum(atom.n for atom in run if atom.resource == "ANY")
    if free and not frame.chosen:
        frame.left = free
        frame.wait(frame.seat, "take")
        return
    fixed, vp, corruption = totals(atom for atom in run if atom.resource != "ANY")
    goods = [a + b for a, b in zip(fixed, of_word(frame.chosen), strict=True)]
    frame.at = end - 1
    frame.step()
    gain_all(state.table, frame.seat, goods, vp, corruption, sink)


def take_moves(state: State, frame: Effects, seat: int) -> list[Move]:
    """List the goods that can be gained."""
    del state, seat
    return [make("take", word) for word in words(frame.left)]


def take(
    state: State, frame: Effects, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Choose the goods to gain."""
    del state, seat, fate, sink
    frame.resume()
    frame.chosen = move.word()


def run_loss(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """Lose goods or VP, or be levied. Section 1.1 of the content."""
    del fate
    table, atom, seat = state.table, frame.atom, frame.seat
    if atom.resource == "VP":
        frame.step()
        score(table, seat, -atom.n, sink)
    elif atom.resource != "ANY":
        frame.step()
        (levy if atom.kind == "levy" else lose)(table, seat, amount(atom.resource, atom.n), sink)
    elif sum(table.players[seat].goods):
        frame.left = min(atom.n, sum(table.players[seat].goods))
        frame.wait(seat, "lose")
    else:
        frame.step()
        if atom.kind == "levy":
            score(table, seat, -atom.n, sink)


def lose_moves(state: State, frame: Effects, seat: int) -> list[Move]:
    """List the goods that can be lost."""
    return [make("lose", word) for word in words(frame.left, state.table.players[seat].goods)]


def choose_loss(
    state: State, frame: Effects, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Lose the goods chosen; what a levy does not find costs VP."""
    del fate
    atom, left = frame.atom, frame.left
    frame.step()
    lose(state.table, seat, of_word(move.word()), sink)
    if atom.kind == "levy":
        score(state.table, seat, left - atom.n, sink)


def run_pay(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """Pay the cost of an action. [C-7.4]"""
    del fate
    atom = frame.atom
    if atom.resource == "ANY":
        frame.left = atom.n
        frame.wait(frame.seat, "pay")
        return
    frame.step()
    _pay(state, frame.seat, amount(atom.resource, atom.n), sink)


def _pay(state: State, seat: int, goods: tuple[int, int, int], sink: Sink | None) -> None:
    pay(state.table.players[seat], goods)
    tell(sink, "pays", seat, goods=goods_ref(goods))


def pay_moves(state: State, frame: Effects, seat: int) -> list[Move]:
    """List the goods that can be paid."""
    return [make("pay", word) for word in words(frame.left, state.table.players[seat].goods)]


def choose_payment(
    state: State, frame: Effects, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Pay with the goods chosen."""
    del fate
    frame.step()
    _pay(state, seat, of_word(move.word()), sink)


def run_levyper(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """Be levied for each of something that is owned."""
    del fate
    atom = frame.atom
    n = atom.n * measure(state.table, frame.seat, atom.metric)
    frame.step()
    levy(state.table, frame.seat, amount(atom.resource, n), sink)


def fund_moves(state: State, frame: Fund, seat: int) -> list[Move]:
    """List the kinds Macro can choose: both were gained. [D-05]"""
    del state, frame, seat
    return [make("fund", "W"), make("fund", "S")]


def fund(state: State, frame: Fund, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Macro gets one more of the kind chosen. [C-25.15]"""
    del frame, fate
    goods = amount(move.word(), 1)
    state.table.frames.pop()
    receive(state.table.players[seat], goods)
    tell(sink, "gains", seat, goods=goods_ref(goods))
