"""G-12 Solo, Russian edition: one player against wandering gladiators."""

from itertools import pairwise

import pytest

from ludus.core.fate import Fate, Scripted, explore
from ludus.core.rules import step
from ludus.games.gorus import GAME
from ludus.games.gorus.cards import School
from ludus.games.gorus.state import State
from ludus.games.gorus.view import View
from rules.gorus.build import (
    card,
    dealt,
    fresh,
    legal,
    names,
    position,
    refuse,
    refused_options,
    send,
    told,
    turned_up,
)
from rules.gorus.build_rounds import TEN, finish, last_solo_fight, plays

WANDERERS = 1

SCHOOLS: tuple[School, ...] = ("BL", "GR", "PI")

HAND = "BL4 BL5 BL10 GR4 GR5 GR8 GR10 PI4 PI5 PI7"


def begun(first: str, hand: str = HAND) -> State:
    """A solo game with this hand, after its first wanderer."""
    script = Scripted([dealt(0, hand), turned_up(first)])
    options = GAME.read_options({"players": 1, "schools": SCHOOLS})
    state = GAME.setup(options, script, None)
    script.finish()
    return state


def table(state: State) -> View:
    """What the player sees."""
    return GAME.view(state, 0)


def fight(view: View) -> list[tuple[int | None, str]]:
    """The cards in the arena and who sent them."""
    return [(play.seat, str(play.card)) for play in view.fight]


def test_g_12_1_the_player_takes_ten_of_thirty_cards_and_the_wanderers_twenty() -> None:
    state = fresh(1)
    view = table(state)
    assert len(view.hand) == 10
    assert view.deck_size + len(view.fight) == 20
    everything = [*state.hands[0], *state.deck, *(play.card for play in state.fight)]
    assert len(set(everything)) == 30
    assert len({card.school for card in everything}) == 3
    assert {card.strength for card in everything} == set(TEN)


def test_g_12_1_any_three_schools_may_be_used() -> None:
    assert names(table(begun("GR0")).hand) == HAND
    assert refused_options(players=1, schools=["BL", "GR"]).article == "G-2.2"


def test_g_12_1_the_wanderers_deck_lies_face_down() -> None:
    """Two decks of the same size look the same."""
    one = position(1, ["BL4"], preferred="GR", fight=[(None, "GR4")], deck="PI5")
    other = position(1, ["BL4"], preferred="GR", fight=[(None, "GR4")], deck="PI12")
    assert table(one) == table(other)


def test_g_12_1_only_the_russian_edition_has_the_solo_game() -> None:
    assert all(GAME.articles.edition(f"G-12.{number}") == "ru2020" for number in range(1, 15))
    assert refused_options(players=1, edition="fr2018").article == "G-2.1"
    assert table(fresh(1)).options.edition == "ru2020"


def test_g_12_2_a_wanderer_then_the_player_then_a_wanderer() -> None:
    state = begun("BL8")
    assert fight(table(state)) == [(None, "BL8")]
    assert (table(state).turn, table(state).deck_size) == (0, 19)
    send(state, 0, "BL10", [turned_up("GR0"), turned_up("PI0")])
    last = table(state).last_fight
    assert last is not None
    sent = [(play.seat, str(play.card)) for play in last.plays]
    assert sent == [(None, "BL8"), (0, "BL10"), (None, "GR0")]
    assert fight(table(state)) == [(None, "PI0")]
    assert table(state).deck_size == 17


def test_g_12_2_the_wanderers_are_turned_up_for_all_to_see() -> None:
    log = send(begun("BL8"), 0, "BL10", [turned_up("GR0"), turned_up("PI0")])
    assert [message.key for message in log.heard_by(None)] == [
        "gorus-follow",
        "gorus-wanderer-discard",
        "gorus-takes",
        "gorus-wanderer-lead",
    ]


def test_g_12_3_the_first_wanderer_sets_the_lead_school() -> None:
    assert legal(begun("BL6")) == "BL4 BL5 BL10"
    assert legal(begun("GR6")) == "GR4 GR5 GR8 GR10"


def test_g_12_3_in_the_first_fight_of_a_round_its_school_becomes_preferred() -> None:
    assert table(begun("BL8")).preferred == "BL"
    assert table(begun("PI0")).preferred == "PI"


def test_g_12_3_in_later_fights_it_does_not() -> None:
    state = begun("BL8")
    send(state, 0, "BL10", [turned_up("BL9"), turned_up("PI9")])
    assert table(state).preferred == "BL"
    assert legal(state) == "PI4 PI5 PI7"


def test_g_12_4_a_wanderer_leads_after_the_player_has_won() -> None:
    state = begun("BL8")
    log = send(state, 0, "BL10", [turned_up("BL9"), turned_up("PI9")])
    assert told(log, "gorus-takes")
    assert fight(table(state)) == [(None, "PI9")]
    assert GAME.to_act(state) == (0,)


def test_g_12_4_a_wanderer_leads_after_a_wanderer_has_won() -> None:
    state = begun("BL8")
    log = send(state, 0, "BL4", [turned_up("BL9"), turned_up("PI9")])
    assert told(log, "gorus-wanderers-take")
    assert fight(table(state)) == [(None, "PI9")]
    assert GAME.to_act(state) == (0,)


def test_g_12_5_the_player_must_follow_or_challenge() -> None:
    state = begun("BL8")
    assert legal(state) == "BL4 BL5 BL10 GR8"
    assert refuse(state, 0, "GR10").article == "G-5.2"


def test_g_12_5_the_player_without_the_lead_school_may_play_anything() -> None:
    state = position(1, ["GR4 PI5 PI8"], preferred="GR", fight=[(None, "BL8")], deck="BL4 BL5")
    assert legal(state) == "GR4 PI5 PI8"


def test_g_12_5_the_player_may_challenge_the_first_wanderer() -> None:
    state = begun("BL8")
    send(state, 0, "GR8", [turned_up("BL12"), turned_up("PI9")])
    view = table(state)
    assert view.preferred == "GR"
    assert view.last_fight is not None
    assert (view.last_fight.winner, view.last_fight.plays[1].kind) == (0, "challenge")


def test_g_12_6_the_second_wanderer_may_be_any_card_of_the_deck() -> None:
    """Even with lead-school cards in the deck, each is as likely as any other. [R-20]"""
    start = position(1, ["BL10 GR5"], preferred="BL", fight=[(None, "BL8")], deck="BL9 GR4 PI12")

    def second(fate: Fate) -> str:
        state = GAME.clone(start)
        step(GAME, state, 0, card("BL10"), fate)
        last = table(state).last_fight
        assert last is not None
        return str(last.plays[2].card)

    odds = dict.fromkeys(("BL9", "GR4", "PI12"), 0.0)
    for chance, text in explore(second):
        odds[text] += float(chance)
    assert odds == pytest.approx(dict.fromkeys(odds, 1 / 3))


def test_g_12_6_the_first_wanderer_of_a_fight_never_challenges() -> None:
    """It is as strong as the last card before it, but that was another fight."""
    state = begun("BL8")
    send(state, 0, "BL10", [turned_up("GR9"), turned_up("PI9")])
    assert (table(state).fight[0].kind, table(state).preferred) == ("lead", "BL")


def test_g_12_7_the_second_wanderer_challenges_when_as_strong_as_the_players_card() -> None:
    state = begun("BL8")
    log = send(state, 0, "BL10", [turned_up("PI10"), turned_up("PI9")])
    assert len(told(log, "gorus-wanderer-challenge")) == 1
    view = table(state)
    assert (view.preferred, view.pile_sizes) == ("PI", (0, 3))


def test_g_12_7_the_second_wanderer_does_not_challenge_the_first() -> None:
    """The player's card lies between them. [R-21]"""
    state = begun("BL8")
    log = send(state, 0, "BL10", [turned_up("PI8"), turned_up("PI9")])
    assert told(log, "gorus-wanderer-challenge") == []
    view = table(state)
    assert (view.preferred, view.pile_sizes) == ("BL", (3, 0))


@pytest.mark.parametrize(
    ("hand", "second", "sizes"),
    [
        ("BL10", "BL9", (3, 0)),  # beats both
        ("BL10", "GR12", (3, 0)),  # the second is neither of the lead nor of the preferred school
        ("BL4", "BL5", (0, 3)),  # the first stays the strongest
        ("BL10", "BL12", (0, 3)),  # the second is stronger
        ("BL10", "PI4", (0, 3)),  # the second is of the preferred school
        ("PI10", "PI12", (0, 3)),
        ("PI10", "PI4", (3, 0)),  # the player's card is the stronger of the preferred school
        ("GR10", "GR4", (0, 3)),  # neither of the lead nor of the preferred school
    ],
)
def test_g_12_8_the_player_wins_only_by_beating_both_wanderers(
    hand: str, second: str, sizes: tuple[int, int]
) -> None:
    deck = f"{second} BL6"
    state = position(1, [f"{hand} GR5"], preferred="PI", fight=[(None, "BL8")], deck=deck)
    send(state, 0, hand, [turned_up(second), turned_up("BL6")])
    assert table(state).pile_sizes == sizes


def test_g_12_9_all_three_cards_go_to_the_players_pile() -> None:
    state = begun("BL8")
    send(state, 0, "BL10", [turned_up("BL9"), turned_up("PI9")])
    view = table(state)
    assert (view.pile_sizes, view.wanderers_pile) == ((3, 0), ())


def test_g_12_9_or_to_the_wanderers_pile_which_lies_face_up() -> None:
    state = begun("BL8")
    send(state, 0, "BL10", [turned_up("BL11"), turned_up("PI6")])
    send(state, 0, "PI7", [turned_up("GR0"), turned_up("GR6")])  # this one is the player's
    send(state, 0, "GR4", [turned_up("GR7"), turned_up("GR9")])
    for seat in (0, None):
        view = GAME.view(state, seat)
        assert view.pile_sizes == (3, 6)
        assert names(view.wanderers_pile) == "BL8 BL10 BL11 GR6 GR4 GR7"
        assert view.last_fight is not None
        assert names(play.card for play in view.last_fight.plays) == "GR6 GR4 GR7"


def test_g_12_10_the_player_never_draws_and_a_round_uses_all_cards_in_ten_fights() -> None:
    state = fresh(1, target=1)
    sizes = [(10, 19)]
    for _ in plays(state, 1):
        sizes.append((len(table(state).hand), table(state).deck_size))
    assert [hand for hand, _ in sizes] == list(range(10, -1, -1))
    assert [deck for _, deck in sizes] == [*range(19, 0, -2), 0]
    view = table(state)
    assert len(view.memory) == 10
    assert sum(view.pile_sizes) == 30


def test_g_12_10_no_card_comes_to_the_hand() -> None:
    state = fresh(1, 3, target=1)
    hands = [set(table(state).hand)]
    for _ in plays(state, 3):
        hands.append(set(table(state).hand))
    assert len(hands) == 11
    assert all(after < before for before, after in pairwise(hands))


def test_g_12_11_both_sides_are_scored() -> None:
    state = last_solo_fight("BL4", "BL10", "BL5", player="GR8 BR9", wanderers="BL9 BL12")
    view = finish(state)
    assert view.scores[-1].totals == (1 - 4 + 2, 2 + 1)
    assert view.tokens == (0, 1)


def test_g_12_11_the_preferred_zero_counts_for_the_wanderers_too() -> None:
    state = last_solo_fight("BL4", "BL10", "BL5", player="GR8", wanderers="BL0 GR0")
    assert finish(state).scores[-1].totals == (-3, 5)
    state = last_solo_fight("BL4", "BL10", "BL5", player="GR8 BL0", wanderers="GR0")
    assert finish(state).scores[-1].totals == (2, 0)


def test_g_12_11_the_highest_total_gains_the_token() -> None:
    state = last_solo_fight("BL4", "BL10", "BL5", player="GR8 BL0", wanderers="GR10")
    view = finish(state)
    assert (view.scores[-1].totals, view.tokens) == ((2, 1), (1, 0))


def test_g_12_11_a_tie_gives_both_a_token() -> None:
    """If the player has won a fight with an 8. [R-22]"""
    state = last_solo_fight("BL4", "BL10", "BL5", player="GR8 BL0", wanderers="BL9")
    view = finish(state)
    assert (view.scores[-1].totals, view.tokens) == ((2, 2), (1, 1))


def test_g_12_12_without_an_eight_the_player_loses_the_round() -> None:
    state = last_solo_fight("BL4", "BL10", "BL5", player="BL0 BL9", wanderers="BL8 GR8 BR8")
    view = finish(state)
    score = view.scores[-1]
    assert (score.totals, score.gained, score.trial_failed) == ((8, -12), (WANDERERS,), True)
    assert view.tokens == (0, 1)


def test_g_12_12_a_tie_without_an_eight_is_lost_as_well() -> None:
    state = last_solo_fight("BL4", "BL10", "BL5", player="BR4", wanderers="GR10")
    view = finish(state)
    assert (view.scores[-1].totals, view.tokens) == ((1, 1), (0, 1))


def test_g_12_12_is_judged_at_the_end_of_the_round() -> None:
    """Not when it has become hopeless. [R-23]"""
    state = position(
        1,
        ["BL10 BR5"],
        preferred="BL",
        fight=[(None, "BL8")],
        deck="BL12 BR4 BR6",
        fights=[(None, ((None, "BR8"), (0, "GR8"), (None, "BR9")))],
    )
    send(state, 0, "BL10", [turned_up("BL12"), turned_up("BR4")])
    assert table(state).scores == ()
    assert GAME.to_act(state) == (0,)


def test_g_12_12_holds_in_solo_only() -> None:
    state = position(2, ["BL12", "BL4"], preferred="BL", turn=0)
    assert finish(state).tokens == (1, 0)


@pytest.mark.parametrize(
    ("first", "hand", "second"),
    [("BL8", "BL10", "BL9"), ("BL4", "BL8", "BL5"), ("BL4", "BL10", "BL8"), ("BL4", "BL5", "GR8")],
)
def test_g_12_13_any_eight_in_a_fight_that_the_player_won_will_do(
    first: str, hand: str, second: str
) -> None:
    state = last_solo_fight(first, hand, second, player="BL0", wanderers="BR8")
    view = finish(state)
    assert not view.scores[-1].trial_failed
    assert view.tokens == (1, 0)


@pytest.mark.parametrize("eight", ["BL8", "BR8", "GR8"])
def test_g_12_13_of_any_school_and_from_any_fight_of_the_round(eight: str) -> None:
    state = last_solo_fight("BL4", "BL10", "BL5", player=f"BL0 {eight}")
    assert finish(state).tokens == (1, 0)


def test_g_12_13_the_players_own_eight_does_not_count_if_the_wanderers_take_it() -> None:
    state = last_solo_fight("BL4", "BL8", "BL10", player="BL0")
    view = finish(state)
    assert view.scores[-1].trial_failed
    assert view.tokens == (0, 1)


def test_g_12_14_the_player_wins_at_the_target() -> None:
    state = last_solo_fight("BL4", "BL10", "BL5", player="BL0 BL8", tokens=[2, 2])
    view = finish(state)
    assert (view.targets, view.tokens) == ((3, 3), (3, 2))
    assert view.outcome is not None
    assert (view.outcome.winners, view.outcome.decided_by) == ((0,), "target")


def test_g_12_14_the_wanderers_win_at_the_target() -> None:
    """So nobody at the table has won."""
    state = last_solo_fight("BL4", "BL10", "BL5", wanderers="BL9", tokens=[2, 2])
    log = send(state, 0, "BL10", [turned_up("BL5")])
    assert GAME.to_act(state) == ()
    view = table(state)
    assert view.tokens == (2, 3)
    assert view.outcome is not None
    assert (view.outcome.winners, view.outcome.decided_by) == ((), "target")
    assert len(told(log, "gorus-wanderers-won")) == 1


def test_g_12_14_the_game_goes_on_before_the_target() -> None:
    state = last_solo_fight("BL4", "BL10", "BL5", wanderers="BL9", tokens=[2, 1])
    view = finish(state)
    assert (view.tokens, view.outcome, view.round) == ((2, 2), None, 2)


@pytest.mark.parametrize(
    ("player", "wanderers", "winners"),
    [("GR8 BL0", "BL9 BR0", (0,)), ("GR8 BL9 BL11 BL12 BR10 BR11", "BL0 BR8 BR9", ())],
)
def test_g_12_14_both_at_the_target_are_told_apart_by_the_preferred_zero(
    player: str, wanderers: str, winners: tuple[int, ...]
) -> None:
    state = last_solo_fight("BL4", "BL10", "BL5", player=player, wanderers=wanderers, tokens=[2, 2])
    view = finish(state)
    assert view.tokens == (3, 3)
    assert view.outcome is not None
    assert (view.outcome.winners, view.outcome.decided_by) == (winners, "G-10.4")
