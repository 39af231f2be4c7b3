"""What a seat may know, built by naming what is shown."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from ludus.core.message import Message
from ludus.core.outcome import Outcome
from ludus.games.gorus.arena import preferred_after, winner
from ludus.games.gorus.cards import Card, School
from ludus.games.gorus.ending import outcome
from ludus.games.gorus.options import Options, deck, sides, targets
from ludus.games.gorus.state import Fight, Play, RoundScore, State
from ludus.kit.teams import Sides

CARDS_IN_SOLO = 3
"""Cards of a fight of the lone player: one against two wanderers. [G-12.2]"""


class View(Struct, frozen=True):
    """The table from one seat; seat None is a spectator, who holds no hand.

    Lies open: dealer, turn, the running fight, the preferred school, sizes of hands, deck and
    piles, tokens, the scores of finished rounds, and the last fight of this round [G-5.9, G-7.7].
    Favour totals of a running round are told to nobody [G-8.2]. `ahead` and `last_ahead` say which
    card of the running and of the last fight is ahead of all others [G-7.2 to G-7.4]; `sides` says
    which seats score together, the wanderers' side having none [G-13.3]. `fight_number` numbers the
    running fight in this round, `fights` says how many the round has. `deck` says whose cards lie
    face down beside the fight, if any do: those that two players draw, or the wanderers' [G-3.4].

    `memory` is what an attentive player remembers: the finished fights of this round. Nobody may
    look earlier ones up, but nobody can be made to forget [R-16]. Bots may use it; whoever draws a
    table for a person shows `last_fight` alone. The wanderers' pile lies face up [G-12.9].
    """

    options: Options
    seat: int | None
    round: int
    dealer: int | None
    turn: int | None
    preferred: School | None
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    deck: Literal["draw", "wanderers"] | None
    deck_size: int
    fight_number: int
    fights: int
    fight: tuple[Play, ...]
    ahead: int | None
    last_fight: Fight | None
    last_ahead: int | None
    sides: tuple[tuple[int, ...], ...]
    pile_sizes: tuple[int, ...]
    wanderers_pile: tuple[Card, ...]
    tokens: tuple[int, ...]
    targets: tuple[int, ...]
    scores: tuple[RoundScore, ...]
    memory: tuple[Fight, ...]
    outcome: Outcome | None


def view(state: State, seat: int | None) -> View:
    """Show a seat its own hand and what all may see. [G-7.7, G-11.3]"""
    fights = state.fights
    table, needed, rounds = _agreed(state.options)
    pile_sizes = [0] * len(table)
    for fight in fights:
        pile_sizes[table.side_of(fight.winner)] += len(fight.plays)
    return View(
        options=state.options,
        seat=seat,
        round=state.round,
        dealer=state.dealer,
        turn=state.turn,
        preferred=state.preferred,
        hand=() if seat is None else tuple(state.hands[seat]),
        hand_sizes=tuple(map(len, state.hands)),
        deck=_deck(state.options),
        deck_size=len(state.deck),
        fight_number=len(fights) + (state.turn is not None),
        fights=rounds,
        fight=tuple(state.fight),
        ahead=_ahead(state.fight, state.preferred),
        last_fight=fights[-1] if fights else None,
        last_ahead=_last_ahead(fights),
        sides=table.members,
        pile_sizes=tuple(pile_sizes),
        wanderers_pile=_wanderers_pile(fights) if len(state.hands) == 1 else (),
        tokens=tuple(state.tokens),
        targets=needed,
        scores=tuple(state.scores),
        memory=tuple(fights),
        outcome=outcome(state),
    )


def _deck(options: Options) -> Literal["draw", "wanderers"] | None:
    """Say whose the cards are that are left over after the deal. [G-3.4, G-11.1, G-12.1]"""
    if options.players == 1:
        return "wanderers"
    return "draw" if options.players == 2 else None


@lru_cache(maxsize=256)
def _agreed(options: Options) -> tuple[Sides, tuple[int, ...], int]:
    """Tell what stays the same all game: the sides, their targets, how many fights a round has.

    Each fight takes its cards off the deck until none is left. [G-8.1]
    """
    cards = options.players if options.players > 1 else CARDS_IN_SOLO
    return sides(options), targets(options), len(deck(options)) // cards


def _ahead(plays: Sequence[Play], preferred: School | None) -> int | None:
    """Number the card that is ahead; None while there is none. [G-7.2 to G-7.4]"""
    return plays.index(winner(plays, preferred)) if plays else None


def _last_ahead(fights: Sequence[Fight]) -> int | None:
    """Number the card that won the last fight: its player's, or the better of the wanderers'."""
    if not fights:
        return None
    last = fights[-1]
    if last.winner is None:
        return _ahead(last.plays, preferred_after(fights))
    return [play.seat for play in last.plays].index(last.winner)


def for_person(view: View, alike: None = None) -> View:  # noqa: ARG001
    """Leave the earlier fights out: only the last one may be looked at. [G-7.7]"""
    return replace(view, memory=())


def show(state: State, seat: int | None, common: View) -> View:
    """Show a seat what all are shown, and its own hand. [G-7.7, G-11.3]"""
    return common if seat is None else replace(common, seat=seat, hand=tuple(state.hands[seat]))


_TAKEN = ("gorus-takes", "gorus-wanderers-take")
_OPENED = frozenset(("gorus-round", *_TAKEN))
_WON = ("gorus-won", "gorus-wanderers-won", "gorus-tie-broken")


def recall(heard: Sequence[Message]) -> int:
    """Number the first line that may be looked up: the last fight's of this round. [G-7.7]

    In a new round no fight can be looked at [R-17], but how the last round was scored; when the
    game is over, all.
    """
    if heard and heard[-1].key in _WON:
        return 0
    seen = False
    for number in range(len(heard) - 1, -1, -1):
        key = heard[number].key
        if key in _OPENED:
            if seen:
                return number + (key in _TAKEN)
            seen = True
    return 0


def _wanderers_pile(fights: list[Fight]) -> tuple[Card, ...]:
    """Show the wanderers' captured cards, which lie face up. [G-12.9]"""
    return tuple(play.card for fight in fights if fight.winner is None for play in fight.plays)
