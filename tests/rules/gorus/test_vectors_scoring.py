"""The vectors of scoring and ending: E5 and E8 of the rulebooks, S6 and S8 to S17 of our own.

Where a vector speaks of a whole round, its piles hold every card of the deck.
"""

import pytest

from ludus.core.fate import Scripted
from ludus.core.message import seat_ref
from ludus.core.outcome import Outcome
from ludus.games.gorus import GAME
from ludus.games.gorus.cards import School
from ludus.games.gorus.options import Edition
from ludus.games.gorus.state import State
from rules.gorus.build import (
    dealt,
    fresh,
    legal,
    play_round,
    position,
    send,
    send_all,
    told,
    turned_up,
)
from rules.gorus.build_rounds import EDITIONS, finish, last_fight, last_solo_fight, plays

CARTER, ANN, DANIEL, MAUREEN = range(4)
X, Y, Z = range(3)


# ------------------------------------------------------------------------- of the rulebooks (E)


@pytest.mark.parametrize("edition", EDITIONS)
def test_e5_a_challenge_in_the_last_fight_moves_the_bonus(edition: Edition) -> None:
    state = last_fight("GR12 BL7 BL0 BR0", {}, preferred="BL", edition=edition)
    score = finish(state).scores[-1]
    assert score.preferred == "BR"
    assert score.totals == (0, 0, 0, 6)
    assert score.gained == (MAUREEN,)


def test_e5_without_the_challenge_the_other_zero_would_have_counted() -> None:
    score = finish(last_fight("GR12 BL7 BL0 BR4", {}, preferred="BL")).scores[-1]
    assert (score.preferred, score.totals) == ("BL", (0, 6, 0, 0))


def test_e8_the_counting_picture() -> None:
    """Favours 1, 1, 2, 1, 2, 1 and -4."""
    piles = {0: "BL10 BL11 BL9 BL12 BR9 BR10 BR8"}
    assert finish(last_fight("GR4 GR5 GR6", piles)).scores[-1].totals == (4, 0, 0)


# -------------------------------------------------------------------------------------- our own (S)


def test_s6_a_zero_wins_a_fight_before_the_end_of_the_round() -> None:
    state = position(3, ["BR12 BL4", "YE0 BL5", "BR11 BL6"], preferred="YE")
    (taken,) = told(send_all(state, "BR12 YE0 BR11"), "gorus-takes")
    assert (taken.facts["seat"], taken.facts["favour"]) == (seat_ref(1), 2)
    assert GAME.to_act(state) == (1,)


def test_s6_and_is_worth_five_more_at_its_end() -> None:
    score = finish(last_fight("BR12 YE0 BR11", {}, preferred="YE")).scores[-1]
    assert score.totals == (0, 7, 0)


def solo(hand: str, first: str) -> State:
    """A solo game of blue, green and pink with this hand, after its first wanderer."""
    schools: tuple[School, ...] = ("BL", "GR", "PI")
    options = GAME.read_options({"players": 1, "schools": schools, "target": 1})
    return GAME.setup(options, Scripted([dealt(0, hand), turned_up(first)]), None)


S8_HAND = "BL4 BL5 BL6 BL7 GR4 GR5 GR6 GR7 GR8 PI4"


def test_s8_two_challenges_in_a_solo_fight() -> None:
    state = solo(S8_HAND, "BL8")
    assert legal(state) == "BL4 BL5 BL6 BL7 GR8"
    log = send(state, 0, "GR8", [turned_up("PI8"), turned_up("PI9")])
    view = GAME.view(state, 0)
    assert (view.preferred, view.pile_sizes) == ("PI", (0, 3))
    assert [message.facts["favour"] for message in told(log, "gorus-wanderers-take")] == [-12]


@pytest.mark.parametrize("seed", range(10))
def test_s8_all_eights_are_lost_and_so_is_the_round(seed: int) -> None:
    state = solo(S8_HAND, "BL8")
    send(state, 0, "GR8", [turned_up("PI8"), turned_up("PI9")])
    play_round(state, seed)
    view = GAME.view(state, 0)
    assert view.scores[-1].trial_failed
    assert view.tokens == (0, 1)


S9_HAND = "BL10 BL11 BL12 GR9 GR10 GR11 GR12 PI10 PI11 PI12"


def test_s9_the_player_wins_an_eight() -> None:
    state = solo(S9_HAND, "BL8")
    log = send(state, 0, "BL10", [turned_up("BL9"), turned_up("PI9")])
    view = GAME.view(state, 0)
    assert (view.preferred, view.pile_sizes) == ("BL", (3, 0))
    assert [message.facts["favour"] for message in told(log, "gorus-takes")] == [-1]


@pytest.mark.parametrize("seed", range(10))
def test_s9_one_eight_is_enough_for_the_round(seed: int) -> None:
    state = solo(S9_HAND, "BL8")
    send(state, 0, "BL10", [turned_up("BL9"), turned_up("PI9")])
    play_round(state, seed)
    score = GAME.view(state, 0).scores[-1]
    assert not score.trial_failed
    assert (score.totals[0] >= score.totals[1]) == (0 in score.gained)


def test_s10_without_an_eight_favour_is_worth_nothing() -> None:
    player = "BL0 BL9 BR9 BL4 BL5 BL6"
    wanderers = (
        "BL8 BR8 GR8 BL10 BL11 BL12 BR10 BR11 BR12 GR10 GR11 GR12 "
        "BL7 BR0 BR4 BR5 BR6 BR7 GR0 GR4 GR5"
    )
    view = finish(
        last_solo_fight("GR6", "GR9", "GR7", player=player, wanderers=wanderers, preferred="BL")
    )
    assert view.scores[-1].totals == (11, -3)
    assert view.tokens == (0, 1)


def test_s11_a_solo_tie_gives_both_a_token() -> None:
    player = "BL0 BL8 BL10 BL4 BL5 BL6 BL7 BR4 BR5"
    wanderers = "BR8 GR8 BL9 BR9 BL11 BL12 BR10 BR11 BR12 GR10 GR11 GR12 BR0 BR6 BR7 GR0 GR4 GR5"
    view = finish(
        last_solo_fight("GR6", "GR9", "GR7", player=player, wanderers=wanderers, preferred="BL")
    )
    assert view.scores[-1].totals == (4, 4)
    assert view.tokens == (1, 1)


def arrive_together(hands: str, x: str, y: str, z: str, edition: Edition) -> Outcome:
    """X and Y reach three tokens in a round of three players; blue is preferred to the end."""
    state = last_fight(hands, {X: x, Y: y, Z: z}, edition=edition, tokens=[2, 2, 2])
    assert not [law for law in GAME.invariants(state) if law != "tokens come from rounds"]
    view = finish(state, [])
    assert view.scores[-1].totals == (4, 4, 0)
    assert view.tokens == (3, 3, 2)
    assert view.outcome is not None
    return view.outcome


@pytest.mark.parametrize(
    ("edition", "winner", "article"), [("fr2018", X, "G-10.5"), ("ru2020", Y, "G-10.6")]
)
def test_s12_the_editions_part_at_the_second_tie_break(
    edition: Edition, winner: int, article: str
) -> None:
    outcome = arrive_together(
        "BL12 BL4 BR6",  # X takes these
        "BR12 GR12 BL11 BR4 GR4 BL5 BL6 BL7 BR7",  # 12 cards in all, the weakest a 4
        "GR8 GR9 BR9 BR11 GR11 BR10 GR10 BR5 GR5",  # 9 cards, the weakest a 5
        "BL0 BR0 GR0 BL8 BR8 BL9 BL10 GR6 GR7",  # the preferred 0
        edition,
    )
    assert (outcome.winners, outcome.decided_by) == ((winner,), article)


@pytest.mark.parametrize("edition", EDITIONS)
def test_s13_a_contender_with_the_preferred_zero_wins_in_both(edition: Edition) -> None:
    outcome = arrive_together(
        "BL12 BL4 BR6",  # X takes these
        "GR8 GR9 BR9 BR11 GR11 BR10 BR4 BL5 BL6",  # 12 cards in all, the weakest a 4
        "BL0 BL8 BL9 BL10 GR4 BR5 GR5 GR6 BL7",  # 9 cards, the preferred 0 among them
        "BR0 GR0 BR8 BR12 GR12 BL11 GR10 BR7 GR7",
        edition,
    )
    assert (outcome.winners, outcome.decided_by) == ((Y,), "G-10.4")


@pytest.mark.parametrize("edition", EDITIONS)
def test_s14_contenders_with_equal_piles_share_the_victory(edition: Edition) -> None:
    outcome = arrive_together(
        "BL12 BL4 BR6",  # X takes these
        "BR0 BR12 GR12 BL11 GR4 BL5",  # 9 cards in all, the weakest a 0
        "GR0 GR8 GR9 BR9 BR11 GR11 BR10 GR10 BR5",  # 9 cards, the weakest a 0
        "BL0 BL8 BR8 BL9 BL10 BR4 GR5 BL6 GR6 BL7 BR7 GR7",  # the preferred 0
        edition,
    )
    assert (outcome.winners, outcome.decided_by) == ((X, Y), "G-10.7")


def test_s15_a_late_flip_takes_the_bonus_from_a_zero_taken_long_ago() -> None:
    """X took BL0 while blue was preferred; in the last fight Y challenges GR0 with BR0."""
    state = last_fight("GR0 BR0 GR5", {X: "BL0 BL4 BL5"}, preferred="BL")
    score = finish(state).scores[-1]
    assert score.preferred == "BR"
    assert score.totals == (0, 5, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_s16_each_team_needs_its_own_number_of_tokens(edition: Edition) -> None:
    """3v2: the three have three tokens of four; the two get their third and win."""
    hands = "GR4 GR5 GR6 GR7 GR0"
    state = last_fight(hands, {1: "BR9"}, edition=edition, teams="3v2", tokens=[3, 2])
    view = finish(state, [])
    assert (view.targets, view.tokens) == ((4, 3), (3, 3))
    assert view.outcome is not None
    assert (view.outcome.winners, view.outcome.decided_by) == ((1, 3), "target")


@pytest.mark.parametrize("edition", EDITIONS)
def test_s17_the_first_lead_goes_round_the_table(edition: Edition) -> None:
    state = fresh(4, edition=edition, dealer=0, target=9)
    leaders = {1: GAME.to_act(state)}
    for _ in plays(state, 17):
        leaders.setdefault(state.round, GAME.to_act(state))
    assert [leaders[number] for number in (1, 2, 3)] == [(1,), (2,), (3,)]
