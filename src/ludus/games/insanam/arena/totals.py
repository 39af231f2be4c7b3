"""What gladiators cost, and what they and their adversaries have before the die, and why.

A rule asks for the number; a forecast tells its lines as well. [C-21.2, C-21.5, C-21.6]
"""

from ludus.core.forecast import Line
from ludus.core.message import Ref, say
from ludus.games.insanam.cards.powers import force, mod
from ludus.games.insanam.content.catalogue import ADVERSARIES, GLADIATORS, NUMBERS
from ludus.games.insanam.goods import amount
from ludus.games.insanam.reasons import ACTION, mod_lines, not_below, power_reason
from ludus.games.insanam.slots import Three
from ludus.games.insanam.state import Table
from ludus.games.insanam.tell import card_ref

MATCHUP = NUMBERS.fixed.matchup

# Prices


def gladiator_price(table: Table, seat: int, card: str, off: int) -> Three:
    """Tell what a gladiator costs, never less than nothing. [C-21.2]"""
    return max(0, GLADIATORS[card].cost + mod(table, seat, "cost.glad") - off), 0, 0


def gladiator_price_lines(table: Table, seat: int, card: str, off: int) -> list[Line]:
    """Explain what a gladiator costs. [C-21.2]"""
    reason = say("insanam-why-gladiator-price", gladiator=card_ref("gladiator", card))
    base = Line(GLADIATORS[card].cost, reason)
    return not_below([base, *mod_lines(table, seat, "cost.glad"), Line(-off, ACTION)])


def buyback_price(gladiator: str) -> Three:
    """Tell what a dead gladiator costs. [C-25.19]"""
    return amount("G", GLADIATORS[gladiator].cost)


def compensation(gladiator: str) -> int:
    """Tell the gold that a dead gladiator brings: half its cost. [C-21.7, C-21.8]"""
    return GLADIATORS[gladiator].cost // 2


# Totals


def gladiator_total(table: Table, seat: int, gladiator: str, foe: str, bonus: int) -> int:
    """Add up a gladiator before the die. [C-21.5]"""
    one = GLADIATORS[gladiator]
    category = ADVERSARIES[foe].category
    match = one.strong.count(category) - one.weak.count(category)
    mods = mod(table, seat, "fight") + mod(table, seat, f"fight.{category}")
    return one.power + MATCHUP * match + mods + bonus


def gladiator_lines(
    table: Table, seat: int, gladiator: str, category: str, bonus: int
) -> list[Line]:
    """Explain a gladiator’s total before the die. [C-21.5]"""
    one = GLADIATORS[gladiator]
    against = Ref("category", category)
    strong, weak = [*one.strong].count(category), [*one.weak].count(category)  # type: ignore[arg-type]
    return [
        Line(one.power, say("insanam-why-strength")),
        Line(MATCHUP * strong, say("insanam-why-strong", against=against)),
        Line(-MATCHUP * weak, say("insanam-why-weak", against=against)),
        *mod_lines(table, seat, "fight"),
        *mod_lines(table, seat, f"fight.{category}"),
        Line(bonus, ACTION),
    ]


def adversary_total(table: Table, seat: int, gladiator: str, foe: str) -> int:
    """Add up an adversary before the die; Narcissus meets weaker ones. [C-21.6, C-25.28]"""
    one = ADVERSARIES[foe]
    kind = GLADIATORS[gladiator].kind
    match = one.strong.count(kind) - one.weak.count(kind)
    special = force(table.players[seat]).specials.get("adversary")
    return one.power + MATCHUP * match + (special.n if special else 0)


def adversary_lines(table: Table, seat: int, gladiator: str, foe: str) -> list[Line]:
    """Explain an adversary’s total before the die. [C-21.6]"""
    one = ADVERSARIES[foe]
    kind = GLADIATORS[gladiator].kind
    against = Ref("class", kind)
    return [
        Line(one.power, say("insanam-why-strength")),
        Line(MATCHUP * one.strong.count(kind), say("insanam-why-strong", against=against)),
        Line(-MATCHUP * one.weak.count(kind), say("insanam-why-weak", against=against)),
        *weakening(table, seat),
    ]


def weakening(table: Table, seat: int) -> list[Line]:
    """Explain what a board takes from all adversaries. [C-25.28]"""
    player = table.players[seat]
    special = force(player).specials.get("adversary")
    return [Line(special.n, power_reason(player, "adversary"))] if special else []
