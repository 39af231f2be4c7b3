"""What never changes at a table, taken from the game's options and content. Articles G-1, G-2."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from ludus.games.gorus.cards import DECK, FAVOUR, Card, School
from ludus.games.gorus.options import TABLE, Options, deck, fight_size, sides, targets

MOST_SEATS = max(TABLE.schools)
MOST_SCHOOLS = len(DECK.schools)
STRENGTHS = max(FAVOUR) + 1

ACTIONS = MOST_SCHOOLS * STRENGTHS
"""How many actions there are, the same in all modes: sending the card of a school and a strength is
the number of the school among those in use, times 16, plus the strength. [G-5.1]"""

WORD = 32
"""Bits of one integer of a set of cards."""


@dataclass(frozen=True)
class Mode:
    """The numbers of one mode of the game; equal options give equal modes, so it can be static."""

    options: Options

    @cached_property
    def players(self) -> int:
        """How many people play. [G-2.1]"""
        return self.options.players

    @cached_property
    def solo(self) -> bool:
        """Whether one plays against wandering gladiators. [G-12]"""
        return self.players == 1

    @cached_property
    def schools(self) -> tuple[School, ...]:
        """The schools in use, in their fixed order. [G-2.2, G-2.3]"""
        used = {card.school for card in deck(self.options)}
        return tuple(school for school in DECK.schools if school in used)

    @cached_property
    def strengths(self) -> tuple[int, ...]:
        """The strengths in use, lowest first. [G-2.4]"""
        return tuple(sorted({card.strength for card in deck(self.options)}))

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the deck, by school, then by strength; a card's number is its place here.

        [G-2.5]
        """
        return deck(self.options)

    @cached_property
    def actions(self) -> tuple[int, ...]:
        """The action of sending each card of the deck. [G-5.1]"""
        return tuple(
            self.schools.index(card.school) * STRENGTHS + card.strength for card in self.cards
        )

    @cached_property
    def schools_in_word(self) -> int:
        """How many schools one integer of a set of cards has room for."""
        return WORD // len(self.strengths)

    @cached_property
    def words(self) -> int:
        """How many integers a set of cards takes."""
        return -(-len(self.schools) // self.schools_in_word)

    def bit(self, number: int) -> tuple[int, int]:
        """Say which bit of which integer stands for a card."""
        school, strength = divmod(number, len(self.strengths))
        word, place = divmod(school, self.schools_in_word)
        return word, place * len(self.strengths) + strength

    @property
    def hand(self) -> int:
        """How many cards each player is dealt. [G-3.2]"""
        return TABLE.hand

    @cached_property
    def left_over(self) -> int:
        """How many cards are in the draw deck or the wanderers' deck. [G-3.4, G-3.5]"""
        return len(self.cards) - self.players * self.hand

    @cached_property
    def fight_size(self) -> int:
        """How many cards a fight takes. [G-7.1, G-12.2]"""
        return fight_size(self.options)

    @cached_property
    def fights(self) -> int:
        """How many fights a round has. [G-8.1]"""
        return len(self.cards) // self.fight_size

    @cached_property
    def plays(self) -> int:
        """How many cards people send in a round."""
        return len(self.cards) if not self.solo else self.hand

    @cached_property
    def side_of(self) -> tuple[int, ...]:
        """The side of every seat. [G-2.7, G-13.2]"""
        return sides(self.options).of

    @cached_property
    def side_count(self) -> int:
        """How many sides there are; in solo the wanderers are the last one. [G-12.11]"""
        return len(sides(self.options))

    @cached_property
    def targets(self) -> tuple[int, ...]:
        """How many tokens each side needs. [G-2.8, G-13.5]"""
        return targets(self.options)

    @cached_property
    def favour(self) -> tuple[int, ...]:
        """What a captured card of each strength in use is worth. [G-1.5]"""
        return tuple(FAVOUR[strength] for strength in self.strengths)

    @property
    def zero_bonus(self) -> int:
        """What the 0 of the finally preferred school is worth more than other zeros. [G-8.3]"""
        return DECK.zero_bonus - FAVOUR[0]

    @property
    def trial(self) -> int:
        """The strength that a lone player must have captured. [G-12.12]"""
        return DECK.solo_trial

    @property
    def weakest_wins_ties(self) -> bool:
        """Whether the weakest captured card breaks a tie, as in the French edition. [G-10.5]"""
        return self.options.edition == "fr2018"

    @cached_property
    def numbers(self) -> dict[Card, int]:
        """The number of each card of the deck."""
        return {card: number for number, card in enumerate(self.cards)}


@lru_cache(maxsize=256)
def mode_of(options: Options) -> Mode:
    """Make the mode of options once."""
    return Mode(options)
