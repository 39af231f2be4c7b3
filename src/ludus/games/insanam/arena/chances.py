"""How likely the results of a fight in the arena are, exactly. [C-21.5 to C-21.9]"""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import product

from ludus.games.insanam.arena.totals import adversary_total, gladiator_total
from ludus.games.insanam.cards.powers import mod
from ludus.games.insanam.content.catalogue import ADVERSARIES, NUMBERS
from ludus.games.insanam.frames import Fight
from ludus.games.insanam.slots import HIDDEN
from ludus.games.insanam.state import Own, Table

FACES = Counter(NUMBERS.die)
"""What a die can show, and on how many faces. [C-19.5]"""

SIDES = len(NUMBERS.die)
RESULTS = ("won", "tied", "lost")


def result_of(ahead: int) -> str:
    """Name the result of a fight in which the gladiator is so far ahead. [C-21.7 to C-21.9]"""
    return "won" if ahead > 0 else "lost" if ahead < 0 else "tied"


def fight_chances(
    table: Table, seat: int, own: Own, cards: int, gladiator: str, foe: str, bonus: int
) -> Mapping[str, Fraction]:
    """Go through all pairs of faces; the hidden card is any with the eyes seen. [C-21.4]

    `cards` are left in the deck of adversaries. Whoever may roll again is also told how likely a
    win is if that is done as long as it is none.
    """
    foes = {foe: 1} if foe != HIDDEN else hidden_foes(table, own, cards)
    whole = sum(foes.values())
    again = mod(table, seat, "reroll")
    found = dict.fromkeys(RESULTS, Fraction(0))
    rerolled = Fraction(0)
    for one, weight in foes.items():
        share = Fraction(weight, whole)
        gap = gladiator_total(table, seat, gladiator, one, bonus)
        gap -= adversary_total(table, seat, gladiator, one)
        for (mine, m), (other, n) in product(FACES.items(), repeat=2):
            found[result_of(gap + mine - other)] += share * Fraction(m * n, SIDES * SIDES)
        rerolled += share * _rerolled(gap, again)
    return {**found, "rerolled": rerolled} if again else found


def _rerolled(gap: int, again: int) -> Fraction:
    """Tell how likely a win is for whoever rolls again as long as it is none."""
    found = Fraction(0)
    for other, n in FACES.items():
        loses = sum(m for mine, m in FACES.items() if gap + mine <= other)
        found += Fraction(n, SIDES) * (1 - Fraction(loses, SIDES) ** (again + 1))
    return found


def reroll_chances(frame: Fight) -> Mapping[str, Fraction]:
    """Go through the faces of the own die, rolled once more. [C-1.5]"""
    gap = frame.totals[0] - frame.dice[0] - frame.totals[1]
    found = dict.fromkeys(RESULTS, Fraction(0))
    for mine, n in FACES.items():
        found[result_of(gap + mine)] += Fraction(n, SIDES)
    return found


def hidden_foes(table: Table, own: Own, cards: int) -> dict[str, int]:
    """Weigh the adversaries that may lie on top.

    Those the seat knows to be among the top cards weigh more than others, as in imagined worlds.
    """
    sure = own.sure.get("adversary", [])
    among = own.among.get("adversary", [])
    if cards == len(table.beneath):
        sure = table.beneath
    if sure:
        return {sure[0]: 1}
    seen = {*table.adversaries, *table.discards.get("adversary", ()), *table.beneath}
    unseen = [card for card in ADVERSARIES if card not in seen]
    others = table.tops.get("adversary", 0) - len(among) if among else 1
    known = len(unseen) - len(among) or 1
    return {
        card: known if card in among else others
        for card in unseen
        if ADVERSARIES[card].category == table.eyes
    }
