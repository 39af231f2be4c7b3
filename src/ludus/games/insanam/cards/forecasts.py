"""Goods that are chosen for an effect: what they cost and bring. [C-7.4, C-9.1, C-25.15]"""

from ludus.core.forecast import Forecast, Line
from ludus.core.message import say
from ludus.games.insanam.account import nothing_of
from ludus.games.insanam.cards.moves import AddGood, LoseGoods, PayGoods, TakeGoods
from ludus.games.insanam.frames import Effects
from ludus.games.insanam.goods import amount, totals
from ludus.games.insanam.looking import Seen, account_of, table_of, under_way
from ludus.games.insanam.reasons import ACTION
from ludus.games.insanam.settling import settles

BESIDE = say("insanam-why-beside")


def take(look: Seen, move: TakeGoods) -> Forecast:
    """Tell what goods chosen for a gain bring, with what stands beside them. [C-25.15]"""
    frame, account = under_way(look, Effects), account_of(look)
    end = frame.at
    while end < len(frame.atoms) and frame.atoms[end].kind == "gain":
        end += 1
    beside = (atom for atom in frame.atoms[frame.at : end] if atom.resource != "ANY")
    fixed, vp, corruption = totals(beside)
    gains = nothing_of()
    for at, (n, more) in enumerate(zip(move.goods, fixed, strict=True)):
        gains[at] = [Line(n, say("insanam-why-chosen")), Line(more, BESIDE)]
    account.gain_all((gains[0], gains[1], gains[2]), vp, corruption, BESIDE)
    return account.forecast()


def lose(look: Seen, move: LoseGoods) -> Forecast:
    """Tell what goods chosen for a loss cost; what a levy does not find costs VP."""
    frame, account = under_way(look, Effects), account_of(look)
    account.pay(move.goods, say("insanam-why-chosen"))
    if frame.atom.kind == "levy" and frame.left < frame.atom.n:
        missing = frame.atom.n - frame.left
        account.score(-missing, say("insanam-why-missing", n=missing))
    return account.forecast(settled=settles(table_of(look), look.seat))


def pay(look: Seen, move: PayGoods) -> Forecast:
    """Tell what goods chosen for a payment cost. [C-7.4]"""
    account = account_of(look)
    account.pay(move.goods, ACTION)
    return account.forecast(settled=settles(table_of(look), look.seat))


def fund(look: Seen, move: AddGood) -> Forecast:
    """Macro gets one more of the kind chosen. [C-25.15]"""
    account = account_of(look)
    account.receive(amount(move.good, 1), say("insanam-why-chosen"))
    return account.forecast()
