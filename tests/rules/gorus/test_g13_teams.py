"""G-13 Teams: one pile, one total, one counter; but everybody plays alone."""

import pytest

from ludus.core.message import seat_ref
from ludus.games.gorus import GAME
from ludus.games.gorus.options import Edition
from rules.gorus.build import (
    any_fate,
    fresh,
    legal,
    names,
    position,
    refuse,
    refused_options,
    send_all,
    told,
)
from rules.gorus.build_rounds import EDITIONS, FORMATS, finish, last_fight, took


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("teams", FORMATS)
def test_g_13_1_every_listed_format_makes_a_game(edition: Edition, teams: str) -> None:
    seating = FORMATS[teams]
    view = GAME.view(fresh(len(seating), edition=edition, teams=teams), None)
    assert len(view.tokens) == len(view.pile_sizes) == len(set(seating))


@pytest.mark.parametrize("players", range(1, 9))
def test_g_13_1_no_other_format_does(players: int) -> None:
    """Teams need four players, and the lists are complete. [R-32]"""
    others = ["1v1", "2v1", "1v1v1", "3v1", "4v1", "4v2", "3v3v1", "4v3", "3v3v2", "5v3", "4v2v2"]
    others += [teams for teams, seating in FORMATS.items() if len(seating) != players]
    for teams in others:
        assert refused_options(players=players, teams=teams).article == "G-13.1"


@pytest.mark.parametrize("word", ["teams", "pairs"])
def test_g_13_1_a_preset_begins_with_teams_of_one_size(word: str) -> None:
    """The number of players that is proposed first leaves nobody in a smaller team."""
    (preset,) = (one for one in GAME.presets if one.word == word)
    seating = FORMATS[str(preset.given(preset.usual)["teams"])]
    assert len({seating.count(side) for side in seating}) == 1


def test_g_13_1_without_a_format_everybody_is_a_side() -> None:
    for players in range(4, 9):
        assert len(GAME.view(fresh(players), None).tokens) == players


@pytest.mark.parametrize("teams", FORMATS)
def test_g_13_2_the_seating_is_as_listed(teams: str) -> None:
    """Whose pile grows when a seat wins shows the team of the seat. [R-27]"""
    seating = FORMATS[teams]
    for seat, letter in enumerate(seating):
        hands = ["BL4"] * len(seating)
        state = position(
            len(seating), hands, preferred="BL", fights=[took(seat, "BL9")], teams=teams
        )
        side = "ABCD".index(letter)
        sizes = [int(number == side) for number in range(len(set(seating)))]
        assert GAME.view(state, None).pile_sizes == tuple(sizes)


@pytest.mark.parametrize("teams", FORMATS)
def test_g_13_2_teams_alternate(teams: str) -> None:
    """Nobody sits beside a partner, but for one pair of 3v2 that cannot be parted. [R-27]"""
    players = len(FORMATS[teams])
    pairs = []
    for seat in range(players):
        left = (seat + 1) % players
        fights = [took(seat, "BL9"), took(left, "BL10")]
        hands = ["BL4"] * players
        state = position(players, hands, preferred="BL", fights=fights, teams=teams)
        if max(GAME.view(state, None).pile_sizes) == 2:
            pairs.append((seat, left))
    assert pairs == ([(4, 0)] if teams == "3v2" else [])


def test_g_13_3_a_team_has_one_pile_and_one_total() -> None:
    state = last_fight("GR4 GR5 GR6 GR7", {0: "BR9", 1: "BL8", 2: "BL0 BR8"}, teams="2v2")
    assert GAME.view(state, None).pile_sizes == (3, 1)
    view = finish(state)  # the last fight goes to seat 3
    assert view.scores[-1].totals == (2 + 5 - 4, -4)


def test_g_13_3_the_total_is_told_for_the_team() -> None:
    state = last_fight("GR4 GR5 GR6 GR7", {0: "BR9", 2: "BR10"}, teams="2v2")
    log = send_all(state, "GR4 GR5 GR6 GR7", any_fate())
    facts = [message.facts for message in told(log, "gorus-total")]
    assert [(fact["seats"], fact["favour"]) for fact in facts] == [
        ((seat_ref(0), seat_ref(2)), 3),
        ((seat_ref(1), seat_ref(3)), 0),
    ]


def test_g_13_4_the_team_with_the_highest_total_gains_one_token() -> None:
    """No single player has as much as seat 1, but seats 0 and 2 have more together."""
    piles = {0: "BR9 BR10", 1: "BL9 BL10 BL11", 2: "BR11 BR12"}
    view = finish(last_fight("GR4 GR5 GR6 GR7", piles, teams="2v2"))
    assert view.scores[-1].totals == (5, 4)
    assert view.tokens == (1, 0)


def test_g_13_4_tied_teams_all_gain_a_token() -> None:
    piles = {0: "BR9", 1: "BL10", 3: "BL11", 4: "BL12", 5: "PI10"}
    view = finish(last_fight("GR4 GR5 GR6 GR7 GR0 BR4", piles, teams="2v2v2"))
    assert view.scores[-1].totals == (3, 2, 1)
    piles[1] = "BL9"
    view = finish(last_fight("GR4 GR5 GR6 GR7 GR0 BR4", piles, teams="2v2v2"))
    assert view.scores[-1].totals == (3, 3, 1)
    assert view.tokens == (1, 1, 0)


@pytest.mark.parametrize(
    ("teams", "targets"),
    [
        ("2v2", (3, 3)),
        ("2v2v1", (3, 3, 2)),
        ("3v2", (4, 3)),
        ("2v2v2", (3, 3, 3)),
        ("3v3", (4, 4)),
        ("2v2v2v1", (3, 3, 3, 2)),
        ("3v2v2", (4, 3, 3)),
        ("2v2v2v2", (3, 3, 3, 3)),
        ("4v4", (5, 5)),
    ],
)
def test_g_13_5_the_target_is_the_teams_own_size_plus_one(
    teams: str, targets: tuple[int, ...]
) -> None:
    players = len(FORMATS[teams])
    assert GAME.view(fresh(players, teams=teams), None).targets == targets
    agreed = GAME.view(fresh(players, teams=teams, target=6), None).targets
    assert agreed == (6,) * len(targets)


def test_g_13_5_each_team_wins_by_its_own_target() -> None:
    """In 2v2v1 the lone player, seat 2, needs two tokens and the pairs three. [R-33]"""
    hands = "GR4 GR5 GR6 GR7 GR0"
    view = finish(last_fight(hands, {2: "BR9"}, teams="2v2v1", tokens=[1, 1, 1]))
    assert view.tokens == (1, 1, 2)
    assert view.outcome is not None
    assert view.outcome.winners == (2,)
    view = finish(last_fight(hands, {0: "BR9"}, teams="2v2v1", tokens=[1, 1, 1]))
    assert (view.tokens, view.outcome) == ((2, 1, 1), None)


@pytest.mark.parametrize("winner", range(4))
def test_g_13_6_the_member_who_played_the_winning_card_leads_next(winner: int) -> None:
    hands = [f"BL{4 + seat} BR{4 + seat}" for seat in range(4)]
    hands[winner] = "BL12 BR12"
    state = position(4, hands, preferred="BL", teams="2v2")
    send_all(state, names(state.hands[seat][0] for seat in range(4)))
    assert GAME.to_act(state) == (winner,)
    assert len(GAME.moves(state, winner)) == 1
    partner = (winner + 2) % 4
    assert refuse(state, partner, f"BR{4 + partner}").article == "G-5.1"


def test_g_13_6_every_member_plays_a_card_of_the_own_hand() -> None:
    state = position(4, ["BL4 BR4", "BL5 BR5", "BL6 BR6", "BL7 BR7"], preferred="BL", teams="2v2")
    assert refuse(state, 0, "BL6").article == "G-5.1"
    send_all(state, "BL4 BL5 BL6")
    assert GAME.to_act(state) == (3,)


def test_g_13_7_a_partners_lead_must_be_followed() -> None:
    state = position(4, ["BL4", "BR5", "BL6 GR9", "BL7"], preferred="BL", teams="2v2")
    send_all(state, "BL4 BR5")
    assert legal(state) == "BL6"


def test_g_13_7_a_partners_card_may_be_challenged_and_beaten() -> None:
    """In 3v2 seats 4 and 0 are partners and neighbours; seat 0 takes the fight from seat 4."""
    hands = ["PI12 BL6", "BL5 BL0", "BL7 GR4", "BL8 GR5", "BL12 GR6"]
    state = position(5, hands, preferred="BL", turn=4, teams="3v2")
    send_all(state, "BL12")
    assert legal(state) == "BL6 PI12"
    send_all(state, "PI12 BL5 BL7 BL8")
    view = GAME.view(state, None)
    assert (view.preferred, view.turn, view.pile_sizes) == ("PI", 0, (5, 0))


def test_g_13_7_a_stronger_card_beats_a_partners() -> None:
    hands = ["BL9 BR4", "BL5 BR5", "BL10 BR6", "BL11 BR7"]
    state = position(4, hands, preferred="BL", teams="2v2")
    send_all(state, "BL9 BL5 BL10 BL11")
    assert GAME.to_act(state) == (3,)


def test_g_13_7_partners_do_not_see_each_others_hands() -> None:
    """[R-26]"""
    hands = ["BL4", "BL5", "BL6", "BL7"]
    one = position(4, hands, preferred="BL", teams="2v2")
    other = position(4, [*hands[:2], "BL12", "BL7"], preferred="BL", teams="2v2")
    assert GAME.view(one, 0) == GAME.view(other, 0)
    assert names(GAME.view(one, 0).hand) == "BL4"


LAST = "GR4 GR5 GR6 GR0 GR7 YE4"
"""The last fight of three pairs, without favour: seat 4 takes it for the second team."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_g_13_8_the_preferred_zero_in_the_team_pile_wins(edition: Edition) -> None:
    """Seat 4 holds it for the second team; the first has a 0 too, and fewer cards."""
    piles = {0: "BR9 BR10", 1: "BL8 PI9", 3: "BR11 BR0", 4: "BL0 BL11"}
    state = last_fight(LAST, piles, edition=edition, teams="2v2v2", tokens=[2, 2, 2])
    view = finish(state)
    assert (view.scores[-1].totals, view.tokens) == ((4, 4, 0), (3, 3, 2))
    assert view.outcome is not None
    assert (view.outcome.winners, view.outcome.decided_by) == ((1, 4), "G-10.4")


@pytest.mark.parametrize(
    ("edition", "winners", "article"),
    [("fr2018", (0, 3), "G-10.5"), ("ru2020", (2, 5), "G-10.6")],
)
def test_g_13_8_the_second_tie_break_looks_at_the_whole_team_pile(
    edition: Edition, winners: tuple[int, ...], article: str
) -> None:
    """The first team has the weakest card, by seat 3, but three cards in all to two."""
    piles = {0: "BR9 BR6", 1: "BL0 BL8", 2: "PI9 PI5", 3: "BR4"}
    state = last_fight(LAST, piles, edition=edition, teams="2v2v2", tokens=[2, 2, 2])
    view = finish(state)
    assert (view.scores[-1].totals, view.tokens) == ((2, 1, 2), (3, 2, 3))
    assert view.outcome is not None
    assert (view.outcome.winners, view.outcome.decided_by) == (winners, article)


def test_g_13_8_the_cards_of_a_pile_are_not_counted_by_the_head() -> None:
    """3v2v2: four cards of three members lose to three cards of two. [R-30, R-35]"""
    piles = {0: "BR9 BR6", 2: "BR7", 3: "BL0 BL8", 4: "BR4", 1: "PI9", 5: "PI5 PI6"}
    hands = "GR4 GR5 GR6 GR7 GR0 YE4 YE5"  # seat 3 takes it for the third team
    state = last_fight(hands, piles, edition="ru2020", teams="3v2v2", tokens=[3, 2, 2])
    view = finish(state)
    assert (view.scores[-1].totals, view.tokens) == ((2, 2, 1), (4, 3, 2))
    assert view.outcome is not None
    assert (view.outcome.winners, view.outcome.decided_by) == ((1, 5), "G-10.6")


@pytest.mark.parametrize("edition", EDITIONS)
def test_g_13_8_teams_still_tied_share_the_victory(edition: Edition) -> None:
    piles = {0: "BR9", 1: "BL0 BL8", 2: "PI9 PI4", 3: "BR4"}
    state = last_fight(LAST, piles, edition=edition, teams="2v2v2", tokens=[2, 2, 2])
    outcome = finish(state).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.decided_by) == ((0, 2, 3, 5), "G-10.7")
    assert outcome.ranking == (1, 5, 1, 1, 5, 1)
