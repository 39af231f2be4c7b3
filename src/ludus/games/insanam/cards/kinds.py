"""Gains, losses, levies and costs of cards, and the kinds chosen for them. [C-7.4, C-9.1, D-09]"""

from ludus.core.decisions import Context, Decision
from ludus.core.errors import Refusal
from ludus.core.message import Ref
from ludus.games.insanam.cards import forecasts
from ludus.games.insanam.cards.metrics import measure
from ludus.games.insanam.cards.moves import AddGood, LoseGoods, PayGoods, TakeGoods
from ludus.games.insanam.frames import Effects, Fund
from ludus.games.insanam.gains import gain_all
from ludus.games.insanam.goods import (
    amount,
    bundles,
    levy,
    lose,
    pay,
    receive,
    score,
    too_dear,
    totals,
    wrong_number,
)
from ludus.games.insanam.slots import Three, of_word, spelled
from ludus.games.insanam.state import Doing, State
from ludus.games.insanam.tell import goods_ref, no, tell

# Gains


def run_gain(context: Doing) -> None:
    """Gain what stands together, as one gain; goods of any kind are chosen first. [C-25.15]"""
    frame = context.frame
    end = frame.at
    while end < len(frame.atoms) and frame.atoms[end].kind == "gain":
        end += 1
    run = frame.atoms[frame.at : end]
    free = sum(atom.n for atom in run if atom.resource == "ANY")
    if free and not frame.chosen:
        frame.left = free
        frame.wait(frame.seat, TAKE.word)
        return
    fixed, vp, corruption = totals(atom for atom in run if atom.resource != "ANY")
    goods = [a + b for a, b in zip(fixed, of_word(frame.chosen), strict=True)]
    frame.at = end - 1
    frame.step()
    gain_all(context.state.table, frame.seat, goods, vp, corruption, context.sink)


def _takes(context: Doing) -> list[TakeGoods]:
    """List the goods that can be gained."""
    return [TakeGoods(goods) for goods in bundles(context.frame.left)]


def _no_take(context: Doing, move: TakeGoods) -> Refusal | None:
    """As many goods as are gained."""
    return wrong_number(move.goods, context.frame.left, "C-9.1")


def _take(context: Doing, move: TakeGoods) -> None:
    """Choose the goods to gain."""
    context.frame.resume()
    context.frame.chosen = spelled(move.goods)


TAKE: Decision[State, Effects, TakeGoods] = Decision(
    word="take",
    article="C-9.1",
    moves=(TakeGoods,),
    offers=_takes,
    forbids=_no_take,
    answer=_take,
    forecast=forecasts.take,
)

# Losses


def run_loss(context: Doing) -> None:
    """Lose goods or VP, or be levied. Section 1.1 of the content."""
    frame, sink = context.frame, context.sink
    table, atom, seat = context.state.table, frame.atom, frame.seat
    if atom.resource == "VP":
        frame.step()
        score(table, seat, -atom.n, sink)
    elif atom.resource != "ANY":
        frame.step()
        (levy if atom.kind == "levy" else lose)(table, seat, amount(atom.resource, atom.n), sink)
    elif sum(table.players[seat].goods):
        frame.left = min(atom.n, sum(table.players[seat].goods))
        frame.wait(seat, LOSE.word)
    else:
        frame.step()
        if atom.kind == "levy":
            score(table, seat, -atom.n, sink)


def _no_goods(context: Doing, goods: Three, article: str) -> Refusal | None:
    """As many goods as are asked for, and of those one has."""
    player = context.state.table.players[context.seat]
    return wrong_number(goods, context.frame.left, article) or too_dear(player, goods, article)


def _losses(context: Doing) -> list[LoseGoods]:
    """List the goods that can be lost."""
    return [LoseGoods(goods) for goods in bundles(context.frame.left)]


def _no_loss(context: Doing, move: LoseGoods) -> Refusal | None:
    """As many goods as are lost, and of those one has."""
    return _no_goods(context, move.goods, "C-9.1")


def _choose_loss(context: Doing, move: LoseGoods) -> None:
    """Lose the goods chosen; what a levy does not find costs VP."""
    frame, table = context.frame, context.state.table
    atom, left = frame.atom, frame.left
    frame.step()
    lose(table, context.seat, move.goods, context.sink)
    if atom.kind == "levy":
        score(table, context.seat, left - atom.n, context.sink)


LOSE: Decision[State, Effects, LoseGoods] = Decision(
    word="lose",
    article="C-9.1",
    moves=(LoseGoods,),
    offers=_losses,
    forbids=_no_loss,
    answer=_choose_loss,
    forecast=forecasts.lose,
)


def run_levyper(context: Doing) -> None:
    """Be levied for each of something that is owned."""
    frame, table = context.frame, context.state.table
    atom = frame.atom
    n = atom.n * measure(table, frame.seat, atom.metric)
    frame.step()
    levy(table, frame.seat, amount(atom.resource, n), context.sink)


# Costs


def run_pay(context: Doing) -> None:
    """Pay the cost of an action. [C-7.4]"""
    frame = context.frame
    atom = frame.atom
    if atom.resource == "ANY":
        frame.left = atom.n
        frame.wait(frame.seat, PAY.word)
        return
    frame.step()
    _pay(context, amount(atom.resource, atom.n))


def _pay(context: Doing, goods: Three) -> None:
    seat = context.frame.seat
    pay(context.state.table.players[seat], goods)
    tell(context.sink, "pays", seat, goods=goods_ref(goods))


def _payments(context: Doing) -> list[PayGoods]:
    """List the goods that can be paid."""
    return [PayGoods(goods) for goods in bundles(context.frame.left)]


def _no_payment(context: Doing, move: PayGoods) -> Refusal | None:
    """As many goods as the cost has, and of those one has. [C-7.4]"""
    return _no_goods(context, move.goods, "C-7.4")


def _choose_payment(context: Doing, move: PayGoods) -> None:
    """Pay with the goods chosen."""
    context.frame.step()
    _pay(context, move.goods)


PAY: Decision[State, Effects, PayGoods] = Decision(
    word="pay",
    article="C-7.4",
    moves=(PayGoods,),
    offers=_payments,
    forbids=_no_payment,
    answer=_choose_payment,
    forecast=forecasts.pay,
)

# Macro's funds

Funding = Context[State, Fund]


def _funds(_: Funding) -> list[AddGood]:
    """List the kinds Macro can choose: both were gained. [D-05]"""
    return [AddGood("W"), AddGood("S")]


def _no_fund(_: Funding, move: AddGood) -> Refusal | None:
    """Wood or stone is added, never gold. [C-25.15]"""
    return no("C-25.15", "fund", good=Ref("good", move.good)) if move.good == "G" else None


def _fund(context: Funding, move: AddGood) -> None:
    """Macro gets one more of the kind chosen. [C-25.15]"""
    goods = amount(move.good, 1)
    table = context.state.table
    table.frames.pop()
    receive(table.players[context.seat], goods)
    tell(context.sink, "gains", context.seat, goods=goods_ref(goods))


FUND: Decision[State, Fund, AddGood] = Decision(
    word="fund",
    article="C-25.15",
    moves=(AddGood,),
    offers=_funds,
    forbids=_no_fund,
    answer=_fund,
    forecast=forecasts.fund,
)

DECISIONS = (TAKE, LOSE, PAY, FUND)
