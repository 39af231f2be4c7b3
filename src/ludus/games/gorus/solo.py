"""Solo: one player against wandering gladiators turned up from the deck. Chapter G-12."""

from collections.abc import Iterable

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.games.gorus.arena import enter
from ludus.games.gorus.cards import DECK
from ludus.games.gorus.state import Fight, State

WANDERERS = 1
"""The side of the wandering gladiators; the player is side 0. [G-12.11]"""


def first_wanderer(state: State, fate: Fate, sink: Sink | None) -> None:
    """A wanderer leads every fight, whoever won the one before. [G-12.2, G-12.3, G-12.4]"""
    _turn_up(state, fate, sink)


def second_wanderer(state: State, fate: Fate, sink: Sink | None) -> None:
    """A second wanderer answers the player; it follows nothing and may challenge by chance.

    [G-12.2, G-12.6, G-12.7]
    """
    _turn_up(state, fate, sink)


def _turn_up(state: State, fate: Fate, sink: Sink | None) -> None:
    (card,) = fate.draw("wanderer", state.deck)
    state.deck.remove(card)
    enter(state, None, card, sink)


def trial_met(fights: Iterable[Fight]) -> bool:
    """Tell whether the player won a fight with an 8 in it, whoever sent it. [G-12.12, G-12.13]"""
    return any(
        fight.winner is not None and play.card.strength == DECK.solo_trial
        for fight in fights
        for play in fight.plays
    )
