"""The whole truth of a game, as plain data."""

from typing import Literal

from msgspec import Struct

from ludus.games.gorus.cards import Card, School
from ludus.games.gorus.options import Options

PlayKind = Literal["lead", "follow", "challenge", "discard"]
"""What a card was when it entered the arena.

lead       the first card of the fight [G-4]
follow     of the lead school [G-5.2]
challenge  as strong as the card before it, of whatever school [G-6.1]
discard    neither: whoever sends one by choice has shown to hold no card of the lead school [G-5.3]
"""


class Play(Struct, frozen=True, gc=False):
    """A card in the arena and the seat that sent it; None for a wandering gladiator. [G-5.9]"""

    seat: int | None
    card: Card
    kind: PlayKind


class Fight(Struct, frozen=True, gc=False):
    """A finished fight: its cards in order, and the seat that took them (None: the wanderers)."""

    plays: tuple[Play, ...]
    winner: int | None


class RoundScore(Struct, frozen=True, gc=False):
    """A finished round: favour by side, who gained a token, which school was preferred at the end.

    `trial_failed`: the solo player lost the round because no 8 was won. [G-8, G-12.12]
    """

    totals: tuple[int, ...]
    gained: tuple[int, ...]
    preferred: School
    trial_failed: bool = False


class Verdict(Struct, frozen=True):
    """The end of the game: the winning sides, and what decided between them. [G-10]"""

    winners: tuple[int, ...]
    decided_by: str


class State(Struct):
    """A game of Gorus Maximus.

    hands      sorted cards of each seat
    deck       cards nobody has seen yet, sorted: the draw deck of two, the wanderers' deck in solo;
               a bag, drawn from when a card is due, so that no order exists to be known
    fight      the running fight, in order of play
    fights     the finished fights of this round; the captured piles are in them
    preferred  the school that beats all others, None before the first card of a round
    turn       the seat to act, None when the game is over
    """

    options: Options
    dealer: int | None
    round: int
    hands: list[list[Card]]
    deck: list[Card]
    fight: list[Play]
    fights: list[Fight]
    preferred: School | None
    turn: int | None
    tokens: list[int]
    scores: list[RoundScore]
    verdict: Verdict | None = None


def clone(state: State) -> State:
    """Copy what can change; plays, fights and scores never do."""
    return State(
        state.options,
        state.dealer,
        state.round,
        [hand.copy() for hand in state.hands],
        state.deck.copy(),
        state.fight.copy(),
        state.fights.copy(),
        state.preferred,
        state.turn,
        state.tokens.copy(),
        state.scores.copy(),
        state.verdict,
    )
