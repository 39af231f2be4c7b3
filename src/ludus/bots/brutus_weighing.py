"""How good the hand-written player finds the moves of Brutus: by the hand that each leaves behind.

It serves the veteran, who looks at a view, and imagined players, who choose in imagined worlds.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from random import Random

from msgspec import Struct

from ludus.core.moves import Move
from ludus.games.brutus.characters import BRUTUS, CAESAR, EFFECTS, VALUES
from ludus.games.brutus.moves import (
    Announce,
    CardMove,
    Conspire,
    Gifts,
    Mercy,
    Pass,
    PlayCards,
    Power,
    Take,
    To,
)
from ludus.games.brutus.options import TABLE
from ludus.games.brutus.state import State

MOST = 40
"""No hand holds more cards than this."""


class Weights(Struct, frozen=True):
    """What the hand-written player believes in, found by playing it against itself.

    low      how much harder a low value is to get rid of than a high one; a group counts 1
    brutus   the same for the 1s
    high     what a high value is worth beyond its turn: it brings the lead back
    more     every further card of a value
    effect   what a 9 to 12 in hand is worth for the cards it may take along
    lead     what it is worth to lead
    finish   what more it is worth the fewer values are left
    wait     what a pass costs: the others get on
    points   what a victory point is worth
    """

    low: float = 1.7
    brutus: float = 1.2
    high: float = 0.9
    more: float = 0.02
    effect: float = 0.17
    lead: float = 0.54
    finish: float = 0.18
    wait: float = 0.14
    points: float = 0.47


WEIGHTS = Weights()


@lru_cache(maxsize=256)
def burdens(weights: Weights) -> tuple[tuple[float, ...], ...]:
    """Tabulate what cards of a value weigh in a hand, by value and number."""
    table = []
    for value in range(CAESAR + 1):
        height = (value - 2) / (CAESAR - 2)
        lone = 1 + weights.low * (1 - height) - weights.high * height**2
        if value == BRUTUS:
            lone = 1 + weights.brutus
        if EFFECTS.get(value) not in (None, "glory"):
            lone -= weights.effect
        table.append((0.0, *(lone + weights.more * (count - 1) for count in range(1, MOST))))
    return tuple(table)


class Mind:
    """Weighs moves by how much lighter they leave a hand, and by what a won round would bring."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.table = burdens(weights)

    def relief(self, hand: Sequence[int], value: int, count: int = 1) -> float:
        """Say how much lighter a hand is without some cards of a value."""
        row, held = self.table[value], hand[value]
        return row[held] - row[held - count]

    def weight(self, hand: Sequence[int], value: int) -> float:
        """Say how much heavier a hand is with one more card of a value."""
        row, held = self.table[value], hand[value]
        return row[held + 1] - row[held]

    def rid(self, hand: Sequence[int]) -> float:
        """Say how much one card less would help at best."""
        return max([self.relief(hand, value) for value in VALUES if hand[value]])

    def prize(self, hand: Sequence[int], value: int, count: int, caesar: int) -> float:
        """Say what winning the round with a combination brings, the cards played gone."""
        weights = self.weights
        effect = EFFECTS[value]
        groups = sum([held > 0 for held in hand]) - (hand[value] == count)
        if groups == 0:
            return 0.0
        lead = weights.lead + weights.finish / groups
        if effect is None:
            return lead
        if effect == "glory":
            return lead + weights.points * caesar
        left = list(hand)
        left[value] -= count
        rid = self.rid(left)
        if effect == "give":
            return lead + TABLE.gifts * rid
        return lead + rid if effect == "discard" else rid

    def play(self, hand: Sequence[int], move: PlayCards, unbeaten: float, caesar: int) -> float:
        """Weigh playing a combination that nobody beats with some probability."""
        value, count = move.value, move.count
        worth = self.relief(hand, value, count)
        return worth + unbeaten * self.prize(hand, value, count, caesar)


MIND = Mind()

OUT = 1_000.0
"""What it is worth to go out at once: more than anything else."""


@lru_cache(maxsize=4096)
def holds(value: int, count: int, rivals: int, power: bool) -> float:
    """Guess quickly how likely it is that nobody beats a combination."""
    if value == BRUTUS:
        return 0.02
    beaters = 0.5 if value == CAESAR else float(CAESAR - value)
    beaters += 0.3 * power
    return exp(-0.16 * beaters * rivals / count**1.3)


class Sight(Struct, gc=False):
    """What a weighing looks at, whether it comes from a view or from an imagined world."""

    hand: Sequence[int]
    sizes: Sequence[int]
    seat: int
    top: int
    power: bool
    rivals: int


def weigh(mind: Mind, sight: Sight, move: Move, unbeaten: float) -> float:
    """Weigh one move of any kind; only moves of one decision can be compared."""
    hand = sight.hand
    match move:
        case PlayCards():
            if move.count == sight.sizes[sight.seat]:
                return OUT
            caesar = TABLE.tables[len(sight.sizes)].caesar
            return mind.play(hand, move, unbeaten, caesar)
        case Pass():
            return -mind.weights.wait
        case Take():
            return -mind.weight(hand, move.value)
        case To():
            # A gift is a burden, so it goes to whoever is nearest to the end; the lead is none.
            burden = float(sight.sizes[move.recipient])
            return burden if EFFECTS[sight.top] == "appoint" else -burden
        case CardMove():
            return mind.relief(hand, move.value)
    return _statecraft(mind, sight, move)


def _statecraft(mind: Mind, sight: Sight, move: Move) -> float:
    """Weigh what offices decide: many cards in the forum, no Benevolence, many gifts.

    Power and Conspiracy are worth it for hands with much to gain from them.
    """
    match move:
        case Announce() | Gifts():
            return float(move.count)
        case Conspire():
            return move.started * (mind.rid(sight.hand) - TYPICAL)
        case Power():
            return move.on * (sum(held > 1 for held in sight.hand) - PAIRS)
        case Mercy():
            return -float(move.declared)
    raise TypeError(f"no move of Brutus: {move}")


TYPICAL = 1.6
"""How heavy an average card is that comes into a hand."""

PAIRS = 3.5
"""With more pairs than this, equal combinations are a chance rather than a threat."""


def quick_choice(
    mind: Mind, state: State, seat: int, moves: Sequence[Move], rng: Random | None
) -> Move:
    """Choose quickly, as imagined players do; without chance the first of equals is taken."""
    if len(moves) == 1:
        return moves[0]
    sizes = state.sizes
    top = state.top.value if state.top else 0
    rivals = sum([size > 0 for size in sizes]) - 1
    power = state.power
    sight = Sight(state.hands[seat], sizes, seat, top, power, rivals)
    best, chosen = -OUT, moves[0]
    for move in moves:
        unbeaten = 0.0
        if isinstance(move, PlayCards):
            unbeaten = holds(move.value, move.count, rivals, power)
        worth = weigh(mind, sight, move, unbeaten)
        if rng is not None:
            worth += rng.random() * LOT
        if worth > best:
            best, chosen = worth, move
    return chosen


LOT = 0.02
"""Moves as near as this are as good as equal."""
