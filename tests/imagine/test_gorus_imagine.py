"""Imagined worlds of Gorus: the five tests the contract asks for.

The suite in `ludus.testing.conformance` checks at every step of every mode that an imagined world
gives the same view back, offers the same moves, and is a function of view and rng. Here: the
visible past was legal in it, its distribution is exact, and equal views give equal worlds.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random

import pytest

from examples import few_counted
from ludus.core.fate import Fast
from ludus.core.rules import step
from ludus.games.gorus import GAME
from ludus.games.gorus.cards import Card
from ludus.games.gorus.options import MODES, Options
from ludus.games.gorus.rounds import setup
from ludus.games.gorus.state import State, clone
from ludus.games.gorus.view import View, view

Hand = frozenset[Card]

TELLING_SEEDS = (840, *(pytest.param(seed, marks=pytest.mark.deep) for seed in (713, 1222)))
"""Games in which the opponent showed a void and later followed with a card drawn since."""


def past_is_legal(world: State) -> bool:
    """Take the plays of the round back one by one: each was legal with the hand then held."""
    earlier = clone(world)
    fights = [*(fight.plays for fight in world.fights), tuple(world.fight)]
    while fights:
        plays = list(fights.pop())
        while plays:
            play = plays.pop()
            earlier.fight = plays.copy()
            if play.seat is None:
                continue
            earlier.turn = play.seat
            earlier.hands[play.seat].append(play.card)
            if play.card not in GAME.moves(earlier, play.seat):
                return False
    return True


def random_states(options: Options, seed: int) -> Iterator[State]:
    """Play one game at random and give every state of it."""
    rng = Random(seed)
    fate = Fast(rng)
    state = setup(options, fate, None)
    while state.turn is not None:
        yield state
        cards = GAME.moves(state, state.turn)
        step(GAME, state, state.turn, cards[int(rng.random() * len(cards))], fate)


@pytest.mark.parametrize("options", [o for o in MODES if o.players != 2 and not o.teams], ids=str)
@pytest.mark.uncounted
def test_the_visible_past_was_legal_in_every_imagined_world(options: Options) -> None:
    rng = Random(1)
    for count, state in enumerate(random_states(options, 5)):
        if count % 7 == 0:
            for seat in [None, *range(options.players)]:
                assert past_is_legal(GAME.imagine(view(state, seat), rng))


def test_a_challenge_is_no_proof_of_a_void() -> None:
    """[G-6.4] Somebody who challenged off school is still dealt cards of the lead school."""
    rng = Random(2)
    for state in random_states(Options(4), 8):
        for play in state.fight:
            lead = state.fight[0].card.school
            if play.kind == "challenge" and play.card.school != lead and play.seat is not None:
                here = view(state, state.turn)
                worlds = (GAME.imagine(here, rng) for _ in range(200))
                if any(c.school == lead for w in worlds for c in w.hands[play.seat]):
                    return
    pytest.fail("no challenge off school was met, or each was taken for a void")


# Exact distributions. The enumeration below deals every unseen card in every way and replays the
# whole visible past; it shares nothing with imagine.py.


def chi_square_fits(seen: Counter[object], odds: dict[object, int], draws: int) -> bool:
    whole = sum(odds.values())
    assert set(seen) <= set(odds)
    chi = 0.0
    for world, ways in odds.items():
        expected = draws * ways / whole
        chi += (seen[world] - expected) ** 2 / expected
    return bool(chi < len(odds) + 6 * (2 * len(odds)) ** 0.5 + 10)


def enumerate_hands(here: View, state: State) -> dict[object, int]:
    """Count the deals of the unseen cards that the past allows, for three players or more."""
    hidden = [seat for seat in range(len(here.hand_sizes)) if seat != here.seat]
    unseen = [card for seat in hidden for card in state.hands[seat]]
    odds: dict[object, int] = {}

    def deal(at: int, left: list[Card], world: State) -> None:
        if at == len(hidden):
            if past_is_legal(world):
                odds[tuple(frozenset(world.hands[seat]) for seat in hidden)] = 1
            return
        for hand in combinations(left, here.hand_sizes[hidden[at]]):
            world.hands[hidden[at]] = list(hand)
            deal(at + 1, [card for card in left if card not in hand], world)

    deal(0, unseen, clone(state))
    return odds


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.uncounted  # many thousand draws; what they run is counted elsewhere
def test_three_players_distribution_equals_enumeration(seed: int) -> None:
    rng = Random(seed)
    tried = 0
    for state in random_states(Options(3), seed):
        if len(state.fights) == 7 and state.turn is not None and not state.fight:
            here = view(state, state.turn)
            odds = enumerate_hands(here, state)
            draws = 400 * len(odds)
            hidden = [seat for seat in range(3) if seat != state.turn]
            seen: Counter[object] = Counter()
            for _ in range(draws):
                world = GAME.imagine(here, rng)
                seen[tuple(frozenset(world.hands[seat]) for seat in hidden)] += 1
            assert chi_square_fits(seen, odds, draws)
            tried += 1
            if tried == 3:
                break
    assert tried


def two_player_past(state: State, seat: int) -> list[tuple[Card, str, str]]:
    """List the plays of a seat: card, kind, lead school."""
    fights = [*(fight.plays for fight in state.fights), tuple(state.fight)]
    return [
        (play.card, play.kind, plays[0].card.school)
        for plays in fights
        for play in plays
        if play.seat == seat
    ]


def history_holds(dealt: Hand, draws: tuple[Card, ...], past: list[tuple[Card, str, str]]) -> bool:
    """Walk a hand through its plays and draws: each card was held, each discard was forced."""
    hand = set(dealt)
    for number, (card, kind, lead) in enumerate(past):
        if card not in hand:
            return False
        if kind == "discard" and any(held.school == lead for held in hand):
            return False
        hand.remove(card)
        if number < len(draws):
            hand.add(draws[number])
    return True


def enumerate_two(state: State, me: int) -> dict[object, int]:
    """Count, for each possible hand of the opponent, the ways dealt and drawn cards lead to it.

    Everything both sides ever had is dealt again: ten cards and the draws in order.
    """
    other = 1 - me
    past = two_player_past(state, other)
    drawn = min(5, len(past))
    played = [card for card, _, _ in past]
    unseen = state.hands[other] + state.deck
    odds: dict[object, int] = {}
    for hand in combinations(unseen, len(state.hands[other])):
        had = [*hand, *played]
        ways = sum(
            history_holds(frozenset(had) - set(draws), draws, past)
            for draws in permutations(had, drawn)
        )
        if ways:
            odds[frozenset(hand)] = ways
    return odds


@pytest.mark.parametrize("seed", TELLING_SEEDS)
@pytest.mark.uncounted  # many thousand draws; what they run is counted elsewhere
def test_two_players_distribution_equals_enumeration(seed: int) -> None:
    """After four fights two cards are left to draw: 66 hands, and those not equally likely."""
    rng = Random(seed)
    state = next(s for s in random_states(Options(2), seed) if len(s.fights) == 4 and not s.fight)
    me = state.turn or 0
    odds = enumerate_two(state, me)
    assert len(set(odds.values())) > 1, "the opponent has shown a void, so draws matter"
    here = view(state, me)
    draws = 250 * len(odds)
    seen: Counter[object] = Counter(
        frozenset(GAME.imagine(here, rng).hands[1 - me]) for _ in range(draws)
    )
    assert chi_square_fits(seen, odds, draws)


@pytest.mark.parametrize("seed", few_counted(range(3), 2))
def test_two_players_worlds_look_as_the_view_does(seed: int) -> None:
    rng = Random(seed)
    for state in random_states(Options(2), seed):
        for seat in (None, 0, 1):
            here = view(state, seat)
            assert view(GAME.imagine(here, rng), seat) == here


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_views_give_equal_worlds(players: int) -> None:
    """What the seat cannot see does not steer its imagination."""
    rng = Random(7)
    for count, state in enumerate(random_states(Options(players), 4)):
        if count % 11 == 0:
            here = view(state, 0)
            other = GAME.imagine(here, rng)
            assert view(other, 0) == here
            assert GAME.imagine(view(other, 0), Random(9)) == GAME.imagine(here, Random(9))
