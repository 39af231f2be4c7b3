"""What things on the map cost, and why: troops, tolls, pay, powers of boards.

A rule asks for the price; a forecast tells its lines as well.
"""

from collections.abc import Sequence

from ludus.core.forecast import Line
from ludus.core.message import Ref, say
from ludus.games.insanam.cards.powers import mod, strength
from ludus.games.insanam.content.vocabulary import TROOPS
from ludus.games.insanam.goods import amount
from ludus.games.insanam.map.land import power
from ludus.games.insanam.map.troops import COSTS, WAGES
from ludus.games.insanam.reasons import ACTION, FLOOR, Lines, mod_lines, not_below, troop_lines
from ludus.games.insanam.slots import Three
from ludus.games.insanam.state import Table
from ludus.games.insanam.tell import TROOP_WORDS

DIPLOMACY = 2
"""Gold for each effective strength that Seneca sends away. [C-25.2]"""


def cost(table: Table, seat: int, kind: int, off: int = 0) -> Three:
    """Tell what a player pays for a troop, never less than nothing. [C-17.2]"""
    gold, wood, stone = COSTS[kind]
    return max(0, gold + mod(table, seat, f"cost.{TROOPS[kind]}") - off), wood, stone


def cost_lines(table: Table, seat: int, kind: int, off: int = 0, times: int = 1) -> Lines:
    """Explain what troops of a type cost. [C-17.2]"""
    listed = say("insanam-why-troop-price", troop=Ref("troop", TROOPS[kind]))
    gold, wood, stone = ([Line(n, listed)] for n in COSTS[kind])
    mods = mod_lines(table, seat, f"cost.{TROOPS[kind]}")
    gold = not_below([*gold, *mods, Line(-off, ACTION)])
    price = [[Line(one.amount * times, one.reason) for one in part] for part in (gold, wood, stone)]
    return price[0], price[1], price[2]


def muster_price(table: Table, seat: int, number: int) -> Three:
    """Tell what legionaries recruited into an attack cost. [C-25.20]"""
    gold, wood, stone = cost(table, seat, 0)
    return gold * number, wood * number, stone * number


def toll(table: Table, seat: int, troops: Sequence[int]) -> int:
    """Tell the gold a group pays to pass: its effective strength and what powers add. [C-18.8]"""
    return power(troops, strength(table, seat)) + mod(table, seat, "toll_out")


def toll_lines(table: Table, seat: int, troops: Sequence[int]) -> list[Line]:
    """Explain a toll. [C-18.8]"""
    return [*troop_lines(troops, strength(table, seat)), *mod_lines(table, seat, "toll_out")]


def banish_price(table: Table, owner: int, troops: Sequence[int]) -> Three:
    """Tell what it costs to send troops away. [C-25.13]"""
    return amount("G", DIPLOMACY * power(troops, strength(table, owner)))


def banish_lines(table: Table, owner: int, troops: Sequence[int]) -> list[Line]:
    """Explain what it costs to send troops away. [C-25.13]"""
    return [*troop_lines(troops, strength(table, owner), DIPLOMACY)]


def demote_price(cens: int, evos: int) -> Three:
    """Tell what it costs to turn centurions and evocati into legionaries. [C-25.26]"""
    gold, wood, stone = (
        cens * cen + evos * evo for cen, evo in zip(COSTS[1], COSTS[2], strict=True)
    )
    return gold, wood, stone


def demote_lines(cens: int, evos: int) -> Lines:
    """Explain what it costs to turn troops into legionaries. [C-25.26]"""
    reasons = [
        (kind, n, say("insanam-why-demote", troops=Ref(TROOP_WORDS[kind], n)))
        for kind, n in ((1, cens), (2, evos))
    ]
    gold, wood, stone = (
        [Line(n * COSTS[kind][good], reason) for kind, n, reason in reasons] for good in range(3)
    )
    return gold, wood, stone


def wages(table: Table, seat: int, paid: Sequence[int]) -> int:
    """Add up the pay of troops, with what powers change if anybody is paid. [C-15.1]"""
    if not any(paid):
        return 0
    total = sum(n * wage for n, wage in zip(paid, WAGES, strict=True))
    return max(0, total + mod(table, seat, "pay"))


def wage_lines(table: Table, seat: int, paid: Three, kind: int, n: int) -> list[Line]:
    """Explain what it costs to pay a number of one type beside those already said. [C-15.1]"""
    now = [*paid]
    now[kind] = n
    reason = say("insanam-why-troops", troops=Ref(TROOP_WORDS[kind], n), each=WAGES[kind])
    lines = [Line(n * WAGES[kind], reason)]
    if n and not any(paid):
        lines += mod_lines(table, seat, "pay")
    due = wages(table, seat, now) - wages(table, seat, paid)
    return [*lines, Line(due - sum(line.amount for line in lines), FLOOR)]
