"""Goods, VP and what is paid: one bank without end. [C-1.2]"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement

from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.games.insanam.cards.powers import TAXES, has
from ludus.games.insanam.content.vocabulary import GOODS, Atom, Good
from ludus.games.insanam.frames import AnyFrame, Fund
from ludus.games.insanam.slots import Three, of_word
from ludus.games.insanam.state import Player, Table
from ludus.games.insanam.tell import card_ref, goods_ref, no, tell

G, W, S = range(3)
PLACE: dict[str, int] = {good: at for at, good in enumerate(GOODS)}
NOTHING: Three = (0, 0, 0)


def push(table: Table, frame: AnyFrame) -> None:
    """Put a frame on top, unless the game has come to its end. [C-9.7]"""
    if table.ender < 0 or table.ended:
        table.frames.append(frame)


def of_dict(goods: Mapping[Good, int]) -> Three:
    """Read an amount of goods as the content has it."""
    return (goods.get("G", 0), goods.get("W", 0), goods.get("S", 0))


def of_spend(atoms: Iterable[Atom]) -> Three:
    """Read what is paid to prove a redemption. [C-11.4]"""
    goods = dict(pair for atom in atoms for pair in atom.goods)
    return goods.get("G", 0), goods.get("W", 0), goods.get("S", 0)


@cache
def bundles(n: int) -> tuple[Three, ...]:
    """List all ways to choose n goods."""
    return tuple(of_word("".join(kinds)) for kinds in combinations_with_replacement(GOODS, n))


def can_pay(player: Player, price: Sequence[int]) -> bool:
    """Tell whether a price can be paid in full. [C-7.4]"""
    goods = player.goods
    return goods[G] >= price[G] and goods[W] >= price[W] and goods[S] >= price[S]


def too_dear(player: Player, price: Sequence[int], article: str) -> Refusal | None:
    """Refuse what cannot be paid in full, by the article that asks for it. [C-7.4]"""
    if can_pay(player, price):
        return None
    return no(article, "too-dear", goods=goods_ref(price), held=goods_ref(player.goods))


def wrong_number(goods: Sequence[int], n: int, article: str) -> Refusal | None:
    """Refuse more or fewer goods than are to be chosen."""
    return None if sum(goods) == n else no(article, "goods-number", n=n)


def pay(player: Player, price: Sequence[int]) -> None:
    """Pay to the bank."""
    for at in (G, W, S):
        player.goods[at] -= price[at]


def receive(player: Player, goods: Sequence[int]) -> None:
    """Get goods that are no gain: an exchange, a toll, a refund, a theft. [C-25.27]"""
    for at in (G, W, S):
        player.goods[at] += goods[at]


def gain(
    table: Table, seat: int, goods: Sequence[int], sink: Sink | None, *, whole: bool = True
) -> None:
    """Gain goods from the bank, as one gain. [C-25.15, C-25.27]

    Pallas gets twice as much of the good named; Macro gets one more, wood or stone, of a kind that
    is in the whole gain, and is asked which where both are.
    """
    if not any(goods):
        return
    got, asked = enlarged(table.players[seat], goods, whole=whole)
    if asked:
        push(table, Fund(seat=seat, seats=(seat,), ask="fund"))
    receive(table.players[seat], got)
    if sink is not None:
        tell(sink, "gains", seat, goods=goods_ref(got))


def enlarged(player: Player, goods: Sequence[int], *, whole: bool = True) -> tuple[list[int], bool]:
    """Add what Pallas and Macro add to a gain; tell whether Macro has to choose. [C-25.15]"""
    got = list(goods)
    if player.doubled:
        got[PLACE[player.doubled]] *= 2
    wood, stone = got[W], got[S]
    asked = False
    if whole and (wood or stone) and has(player, "funds"):
        asked = bool(wood and stone)
        if not asked:
            got[W if wood else S] += 1
    return got, asked


def score(table: Table, seat: int, vp: int, sink: Sink | None) -> None:
    """Gain or lose VP; they may become negative. [C-14.8]"""
    table.players[seat].vp += vp
    if vp > 0:
        tell(sink, "scores", seat, n=vp)
    elif vp < 0:
        tell(sink, "loses-points", seat, n=-vp)


def lose(table: Table, seat: int, goods: Sequence[int], sink: Sink | None) -> int:
    """Lose goods as far as they are there; give how many were missing."""
    player = table.players[seat]
    lost = [min(n, held) for n, held in zip(goods, player.goods, strict=True)]
    pay(player, lost)
    if any(lost):
        tell(sink, "loses", seat, goods=goods_ref(lost))
    return sum(goods) - sum(lost)


def levy(table: Table, seat: int, goods: Sequence[int], sink: Sink | None) -> None:
    """Lose goods; each one that is missing costs 1 VP."""
    score(table, seat, -lose(table, seat, goods, sink), sink)


def amount(good: str, n: int) -> Three:
    """Give n of a good."""
    return (n if good == "G" else 0, n if good == "W" else 0, n if good == "S" else 0)


def tax(table: Table, seat: int, trigger: str, sink: Sink | None) -> None:
    """Levy what adversaries face up ask for a deed, once an action. [C-22.2]"""
    if trigger in table.taxed:
        return
    for card in table.adversaries:
        atom = TAXES[card].get(trigger)
        if atom is not None:
            if trigger not in table.taxed:
                table.taxed.append(trigger)
            tell(sink, "taxed", seat, adversary=card_ref("adversary", card))
            levy(table, seat, amount(atom.resource, atom.n), sink)


def totals(atoms: Iterable[Atom]) -> tuple[Three, int, int]:
    """Add up gains: goods, VP, corruption."""
    goods = [0, 0, 0]
    vp = corruption = 0
    for atom in atoms:
        if atom.resource == "VP":
            vp += atom.n
        elif atom.resource == "COR":
            corruption += atom.n
        else:
            goods[PLACE[atom.resource]] += atom.n
    return (goods[0], goods[1], goods[2]), vp, corruption
