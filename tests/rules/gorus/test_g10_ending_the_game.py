"""G-10 Ending the game: targets, contenders, tie-breaks.

Seat 2 wins the last fight of these rounds with three cards of no favour, unless told otherwise.
"""

import pytest

from ludus.core.message import say
from ludus.core.outcome import Outcome
from ludus.games.gorus import GAME
from ludus.games.gorus.cards import School
from ludus.games.gorus.ending import decide
from ludus.games.gorus.options import Edition
from ludus.games.gorus.state import State
from ludus.games.gorus.view import View
from rules.gorus.build import any_fate, position, refuse, send_all
from rules.gorus.build_rounds import EDITIONS, finish, last_fight, took

WORTHLESS = "GR4 GR5 GR6"
"""A last fight without favour, won by seat 2 while blue is preferred."""


def ended(view: View) -> Outcome:
    """How the game ended; it must have."""
    assert view.outcome is not None
    return view.outcome


def all_but_won(piles: dict[int, str], edition: Edition, preferred: School = "BL") -> State:
    """Three players who need one token more, before a last fight without favour."""
    return last_fight(WORTHLESS, piles, edition=edition, preferred=preferred, tokens=[2, 2, 2])


@pytest.mark.parametrize("edition", EDITIONS)
def test_g_10_1_the_game_ends_when_a_side_has_reached_its_target(edition: Edition) -> None:
    state = last_fight("BL12 BL4 BL5", {}, edition=edition, tokens=[2, 1, 0])
    view = finish(state, [])  # no chance is asked for: nothing is dealt any more
    assert view.tokens == (3, 1, 0)
    assert ended(view).reason == "target"
    assert GAME.to_act(state) == ()
    assert view.turn is None
    assert not any(GAME.moves(state, seat) for seat in range(3))
    assert refuse(state, 0, "BL9").article == "G-10.1"


@pytest.mark.parametrize("edition", EDITIONS)
def test_g_10_1_the_game_goes_on_while_no_side_has_reached_its_target(edition: Edition) -> None:
    state = last_fight("BL12 BL4 BL5", {}, edition=edition, tokens=[1, 2, 2])
    view = finish(state)
    assert (view.tokens, view.outcome, view.round) == ((2, 2, 2), None, 2)
    assert GAME.to_act(state) != ()


def test_g_10_1_a_decided_round_is_played_out() -> None:
    """Seat 0 needs one token and nobody can reach it any more, but a fight is left. [R-44]"""
    hands = ["GR6 BR4", "GR4 BR5", "GR5 BR6"]
    piles = [took(0, "BL9 BR9 GR9 BL10 BR10 GR10")]
    state = position(3, hands, preferred="GR", turn=0, fights=piles, tokens=[2, 0, 0])
    send_all(state, "GR6 GR4 GR5")
    assert GAME.outcome(state) is None
    assert GAME.to_act(state) == (0,)
    send_all(state, "BR4 BR5 BR6")
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_g_10_2_a_single_side_at_its_target_wins(winner: int) -> None:
    tokens = [1, 1, 1]
    tokens[winner] = 2
    outcome = ended(finish(last_fight(WORTHLESS, {winner: "BR9"}, tokens=tokens)))
    assert (outcome.winners, outcome.decided_by) == ((winner,), "target")
    assert outcome.scores == tuple(3 if seat == winner else 1 for seat in range(3))


def test_g_10_2_it_needs_no_tie_break() -> None:
    """Seat 1 holds the preferred 0, the weakest card and the smallest pile, but has two tokens."""
    piles = {0: "BL9 BR9 GR9 BL12 BR5", 1: "BL0"}
    outcome = ended(finish(last_fight(WORTHLESS, piles, tokens=[2, 2, 2])))
    assert (outcome.winners, outcome.decided_by) == ((0,), "target")


def test_g_10_2_a_tie_for_the_round_is_no_tie_for_the_game() -> None:
    """Both gain a token, but only seat 0 has enough with it."""
    piles = {0: "BR9 BR4", 1: "GR9"}
    outcome = ended(finish(last_fight(WORTHLESS, piles, tokens=[2, 1, 0])))
    assert (outcome.winners, outcome.decided_by) == ((0,), "target")
    assert (outcome.scores, outcome.ranking) == ((3, 2, 0), (1, 2, 3))


@pytest.mark.parametrize("edition", EDITIONS)
def test_g_10_3_only_sides_that_reached_their_target_are_contenders(edition: Edition) -> None:
    """Seat 1 has the preferred 0, the weakest card and the smallest pile, and counts for nothing.

    [R-36]
    """
    piles = {0: "BR9 BR7", 1: "BL0 BL8", 2: "GR9"}
    outcome = ended(finish(all_but_won(piles, edition)))
    assert outcome.scores == (3, 2, 3)
    expected = {"fr2018": (2,), "ru2020": (0,)}  # weakest GR4 against BR7; five cards against two
    assert outcome.winners == expected[edition]
    assert outcome.ranking[1] == 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_g_10_3_a_side_with_fewer_tokens_is_none_though_it_gained_one(edition: Edition) -> None:
    piles = {0: "BR9 BR5", 1: "BL9 BR4", 2: "GR9"}
    tokens = [1, 2, 2]
    state = last_fight(WORTHLESS, piles, edition=edition, preferred="BR", tokens=tokens)
    outcome = ended(finish(state))
    assert outcome.scores == (2, 3, 3)
    assert outcome.winners == {"fr2018": (1, 2), "ru2020": (1,)}[edition]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("holder", "other"), [(0, 1), (1, 0)])
def test_g_10_4_the_contender_with_the_preferred_zero_wins(
    edition: Edition, holder: int, other: int
) -> None:
    """The other has a 0 as well, and fewer cards; both have two favour."""
    piles = {holder: "BL0 BR8 GR10 BR4 BR5", other: "GR9 BR0"}
    outcome = ended(finish(all_but_won(piles, edition)))
    assert (outcome.winners, outcome.decided_by) == ((holder,), "G-10.4")
    assert sorted(map(str, outcome.scores)) == ["2", "3", "3"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_g_10_4_the_school_preferred_after_the_last_fight_counts(edition: Edition) -> None:
    """Blue was preferred until the last fight, in which seat 1 challenges with brown."""
    piles = {0: "BL0 BL9 BL10 BL11 BL12", 2: "BR0"}
    hands = "GR4 BR4 GR5"
    state = last_fight(hands, piles, edition=edition, preferred="BL", tokens=[2, 0, 2])
    outcome = ended(finish(state))
    assert outcome.scores == (3, 0, 3)
    assert (outcome.winners, outcome.decided_by) == ((2,), "G-10.4")


SPLIT = {0: "BR9 BR4 BR5", 1: "GR9 BR6", 2: "BL0 BL8"}
"""Two favour for seats 0 and 1; seat 0 has the weaker card, seat 1 the smaller pile."""


def test_g_10_5_french_the_weakest_captured_card_wins() -> None:
    assert GAME.articles.edition("G-10.5") == "fr2018"
    outcome = ended(finish(all_but_won(SPLIT, "fr2018")))
    assert (outcome.winners, outcome.decided_by) == ((0,), "G-10.5")


def test_g_10_5_french_a_zero_of_another_school_is_the_weakest_card() -> None:
    """Seat 1 has a 0 that counts nothing; seat 2 has the preferred one but is no contender."""
    piles = {0: "BR9 BR4", 1: "GR9 BR0 BR5 BR6 BR7", 2: "BL0 BL8"}
    outcome = ended(finish(all_but_won(piles, "fr2018")))
    assert (outcome.winners, outcome.decided_by) == ((1,), "G-10.5")


def test_g_10_5_french_the_last_fight_belongs_to_the_pile() -> None:
    """Seat 2 takes GR4 in the last fight; seat 0 has nothing weaker than a 5."""
    piles = {0: "BR9 BR5", 1: "BL0 BL8", 2: "GR9"}
    assert ended(finish(all_but_won(piles, "fr2018"))).winners == (2,)


def test_g_10_5_french_who_has_captured_nothing_has_no_weakest_card() -> None:
    captured = [[], [GAME.parse("GR9")]]
    assert decide((0, 1), captured, "BL", "fr2018").winners == (1,)


def test_g_10_6_russian_the_smallest_pile_wins() -> None:
    assert GAME.articles.edition("G-10.6") == "ru2020"
    outcome = ended(finish(all_but_won(SPLIT, "ru2020")))
    assert (outcome.winners, outcome.decided_by) == ((1,), "G-10.6")


def test_g_10_6_russian_the_last_fight_belongs_to_the_pile() -> None:
    """Seat 2 has one card, and four after the last fight; seat 0 has three."""
    piles = {0: "BR9 BR6 BR5", 1: "BL0 BL8", 2: "GR9"}
    assert ended(finish(all_but_won(piles, "ru2020"))).winners == (0,)


def test_g_10_7_french_equal_weakest_cards_share_the_victory() -> None:
    """In the Russian edition the smaller pile would win."""
    piles = {0: "BR9 BR4 BR5", 1: "GR9 BL4", 2: "BL0 BL8"}
    outcome = ended(finish(all_but_won(piles, "fr2018")))
    assert (outcome.winners, outcome.decided_by) == ((0, 1), "G-10.7")
    assert outcome.ranking == (1, 1, 3)
    assert ended(finish(all_but_won(piles, "ru2020"))).winners == (1,)


def test_g_10_7_russian_equal_piles_share_the_victory() -> None:
    """In the French edition the weaker card would win."""
    piles = {0: "BR9 BR4", 1: "GR9 BL5", 2: "BL0 BL8"}
    outcome = ended(finish(all_but_won(piles, "ru2020")))
    assert (outcome.winners, outcome.decided_by) == ((0, 1), "G-10.7")
    assert ended(finish(all_but_won(piles, "fr2018"))).winners == (0,)


@pytest.mark.parametrize("edition", EDITIONS)
def test_g_10_7_only_the_contenders_still_tied_share_it(edition: Edition) -> None:
    """Seats 0, 1 and 3 are contenders; seat 3 has no weak card and the largest pile."""
    piles = {0: "BR9 BR4", 1: "GR9 BL4", 2: "BL0 BL8", 3: "PI10 PI6"}
    hands = "GR5 GR6 GR7 GR10"
    state = last_fight(hands, piles, edition=edition, turn=3, tokens=[2, 2, 2, 2])
    outcome = ended(finish(state))
    assert outcome.scores == (3, 3, 2, 3)
    assert (outcome.winners, outcome.decided_by) == ((0, 1), "G-10.7")
    assert outcome.ranking == (1, 1, 4, 3)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("target", [1, 2, 3, 5, 12])
def test_g_10_8_the_agreed_target_takes_the_place_of_three(edition: Edition, target: int) -> None:
    before = [target - 1, 0, 0]
    state = last_fight("BL12 BL4 BL5", {}, edition=edition, target=target, tokens=before)
    view = finish(state)
    assert (view.targets, view.tokens) == ((target,) * 3, (target, 0, 0))
    assert ended(view).winners == (0,)
    if target > 1:
        before = [target - 2, 0, 0]
        state = last_fight("BL12 BL4 BL5", {}, edition=edition, target=target, tokens=before)
        assert finish(state).outcome is None


@pytest.mark.parametrize(("edition", "winner"), [("fr2018", 0), ("ru2020", 1)])
def test_g_10_8_the_tie_breaks_apply_to_any_target(edition: Edition, winner: int) -> None:
    state = last_fight(WORTHLESS, SPLIT, edition=edition, target=5, tokens=[4, 4, 4])
    assert ended(finish(state)).winners == (winner,)


@pytest.mark.parametrize("edition", EDITIONS)
def test_g_10_8_three_is_the_target_if_none_is_agreed(edition: Edition) -> None:
    state = position(3, ["BL12", "BL4", "BL5"], preferred="BL", edition=edition)
    assert GAME.view(state, None).targets == (3, 3, 3)
    send_all(state, "BL12 BL4 BL5", any_fate())
    assert GAME.outcome(state) is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_g_10_4_the_tie_break_is_told(edition: Edition) -> None:
    state = all_but_won({0: "BL0 BR8 GR10 BR4 BR5", 1: "GR9 BR0"}, edition)
    told = []
    while seats := GAME.to_act(state):
        (card,) = GAME.moves(state, seats[0])
        told += send_all(state, str(card)).heard_by(None)
    assert told[-1] == say("gorus-tie-broken", article="G-10.4")
