"""Chapter C-13: phase III, events."""

from typing import Any

import pytest

from ludus.core.message import seat_ref
from ludus.games.insanam import GAME
from ludus.games.insanam.content.cards import Collective
from ludus.games.insanam.content.catalogue import EVENT
from ludus.games.insanam.state import State
from rules.insanam.build import (
    all_pass,
    asked,
    begin,
    court,
    empty,
    everybody,
    gold_with_income,
    goods,
    hold,
    in_play,
    land,
    mark,
    moves,
    one,
    play,
    plays,
    printed,
    refused,
    under_board,
    with_income,
    words,
)


def at_event(event: str, players: int = 3, **given: Any) -> State:
    """All have passed; this event lies open."""
    state = court(players, round=EVENT[event].round, **given)
    all_pass(state, f"event {event}")
    return state


def give(state: State, *gifts: int) -> list[str]:
    """Let everybody give so many of the one kind asked for; tell what happened at the end."""
    card = EVENT[state.table.event]
    assert isinstance(card, Collective)
    log = None
    for seat, gift in enumerate(gifts):
        log = play(state, f"give {card.kind} {gift}", seat=seat)
    assert log is not None
    return words(log)


def gold_before_income(state: State) -> list[int]:
    """List the gold of all without the income that followed, 1 of it for a territory."""
    return [player.goods[0] - printed(player.board)[0] - 1 for player in state.table.players]


def points(state: State) -> list[int]:
    return [player.vp for player in state.table.players]


# C-13.1 and C-13.2: decks


@pytest.mark.parametrize(("number", "event"), [(1, "E101"), (2, "E208"), (3, "E303"), (4, "E405")])
def test_c_13_1_an_event_of_the_round_in_progress_is_revealed(number: int, event: str) -> None:
    state = court(round=number)
    plays(state, "pass", "pass")
    assert words(play(state, "pass", f"event {event}")) == ["passes", "event"]
    assert state.table.event == event
    assert asked(state) == ((0, 1, 2), "thumbs")
    assert event not in state.secrets.decks[f"event{number}"].bag


def test_c_13_2_an_exhausted_deck_is_rebuilt_from_its_own_discards() -> None:
    state = court()
    state.secrets.decks["event1"].bag = ["E101"]
    state.table.discards["event1"] = ["E106", "E107"]
    all_pass(state, "event E101")
    everybody(state, "approve")
    all_pass(state, "event E107")
    everybody(state, "approve")
    assert state.secrets.decks["event1"].bag == ["E106", "E101"]
    assert state.table.discards["event1"] == ["E107"]


# C-13.3 and C-13.4: individual events


def test_c_13_3_thumbs_are_chosen_at_once_and_in_secret() -> None:
    state = at_event("E101")
    play(state, "refuse", seat=1)
    assert asked(state) == ((0, 2), "thumbs")
    assert refused(state, "approve", seat=1).article == "C-13.3"
    shown = GAME.view(state, 0)
    assert shown.table.thumbs == []
    assert "refuse" not in str(shown)
    assert one(state, 1).marker == 0
    play(state, "approve", seat=2)
    log = play(state, "approve", seat=0)
    assert words(log)[:3] == ["thumb-approve", "thumb-refuse", "thumb-approve"]
    assert state.table.thumbs == ["approve", "refuse", "approve"]


def test_c_13_3_nothing_else_can_be_answered() -> None:
    state = at_event("E101")
    assert moves(state, 2) == ["approve", "refuse"]
    assert refused(state, "pass", seat=2).article == "C-13.3"


def test_c_13_4_the_upper_half_for_approval_the_lower_for_refusal() -> None:
    state = at_event("E107")
    plays(state, "approve", "refuse", "approve")
    assert gold_before_income(state) == [22, 18, 22]
    assert points(state) == [1, 0, 1]
    assert [player.marker for player in state.table.players] == [0, 1, 0]
    assert one(state, 0).counts["approve"] == one(state, 1).counts["refuse"] == 1


def test_c_13_4_effects_come_in_turn_order() -> None:
    state = court(start=False)
    state.table.order = [2, 0, 1]
    begin(state, 2)
    all_pass(state, "event E101")
    plays(state, "approve", "approve")
    log = play(state, "approve")
    who = [told.event.facts["seat"] for told in log.told if told.event.key.endswith("-gains")]
    assert who[:3] == [seat_ref(2), seat_ref(0), seat_ref(1)]


def test_c_13_4_questions_come_in_turn_order_too() -> None:
    state = at_event("E203")
    everybody(state, "approve")
    assert asked(state) == ((0,), "cull")
    play(state, "cull LEG NUM")
    assert asked(state) == ((1,), "cull")
    assert goods(state)["G"] == 23


def test_c_13_4_what_touches_the_board_happens_once_and_first() -> None:
    """Barbarians come to Africa where barbarians are, before any thumb is shown."""
    state = at_event("E402")
    assert (land(state, "TIN").barb, land(state, "CAE").barb) == (3, 3)
    assert land(state, "NUM").barb == 0
    assert asked(state)[1] == "thumbs"
    everybody(state, "approve")
    assert land(state, "TIN").barb == 3


def test_c_13_4_a_loss_takes_what_is_there_and_no_more() -> None:
    """E107 refused costs 2 gold; whoever has one loses one, and no VP."""
    state = at_event("E107")
    one(state, 0).goods[0] = 1
    everybody(state, "refuse")
    assert gold_before_income(state)[0] == 0
    assert points(state) == [0, 0, 0]


def test_c_13_4_a_loss_of_any_kind_is_chosen() -> None:
    state = at_event("E103")
    one(state, 0).goods = [0, 1, 2]
    one(state, 1).goods = [0, 0, 0]
    everybody(state, "refuse")
    assert asked(state) == ((0,), "lose")
    assert moves(state) == ["lose W", "lose S"]
    assert refused(state, "lose G").article == "C-9.1"
    play(state, "lose S")
    assert one(state, 0).goods == [0, 1, 1]
    assert asked(state) == ((2,), "lose")
    play(state, "lose G")
    assert points(state) == [0, 0, 0]
    assert [player.marker for player in state.table.players] == [2, 2, 2]


def test_c_13_4_what_a_levy_does_not_find_costs_points() -> None:
    """E202 refused levies two goods of any kind."""
    state = at_event("E202")
    one(state, 0).goods = [1, 0, 0]
    one(state, 1).goods = [0, 0, 0]
    everybody(state, "refuse")
    play(state, "lose G")
    play(state, "lose WS")
    assert points(state) == [-1, -2, 0]
    assert one(state, 2).goods == with_income(state, 2, 20 + 1, 9, 9)


def test_c_13_4_a_levy_of_one_kind() -> None:
    """E309 approved levies 2 gold and 2 stone."""
    state = at_event("E309")
    one(state, 0).goods = [5, 5, 1]
    everybody(state, "approve")
    assert one(state, 0).goods == with_income(state, 0, 3 + 1, 5, 0)
    assert points(state) == [-1, 0, 0]


def test_c_13_4_a_levy_for_each_territory() -> None:
    """E405 approved levies 1 gold for each."""
    state = at_event("E405")
    hold(state, "CAE", 0)
    hold(state, "TIN", 0)
    empty(state, "SUP")
    one(state, 2).goods[0] = 0
    everybody(state, "approve")
    gold = [player.goods[0] for player in state.table.players]
    assert gold == gold_with_income(state, 17 + 3, 20, 0 + 1)
    assert points(state) == [0, 0, -1]


def test_c_13_4_points_are_lost_in_full() -> None:
    state = at_event("E405")
    everybody(state, "refuse")
    assert points(state) == [-4, -4, -4]


def test_c_13_4_citizens_are_locked_for_the_next_turn() -> None:
    state = at_event("E303")
    plays(state, "refuse", "approve", "approve")
    assert [player.supply for player in state.table.players] == [2, 3, 3]
    assert one(state).held == 1


def test_c_13_4_gladiators_are_given_up_or_cost_points() -> None:
    state = court(round=2, start=False)
    in_play(state, 0, "G10", "G11")
    begin(state)
    all_pass(state, "event E210")
    everybody(state, "approve")
    assert moves(state) == ["forfeit G10", "forfeit G11"]
    play(state, "forfeit G11")
    assert one(state).play == ["G10"]
    assert points(state) == [0, -2, -2]


def test_c_13_4_each_player_meets_the_demands_of_adversaries() -> None:
    """The Celtic Warrior asks 1 wood of whoever recruits: of each, and once."""
    state = court(adversaries=("A09", "A14"))
    all_pass(state, "event E102")
    everybody(state, "approve")
    for seat in range(3):
        assert asked(state) == ((seat,), "recruit")
        plays(state, "recruit LEG", "recruit LEG")
        assert one(state, seat).storage == [2, 0, 0]
    for seat in range(3):
        assert goods(state, seat)["W"] == with_income(state, seat, 0, 9)[1]


def test_c_13_4_an_exposed_traitor_is_not_asked_and_meets_the_harm_alone() -> None:
    """E107 refused: 2 gold lost, but no corruption gained. [C-11.1]"""
    state = court(destinies=("loyal", "traitor", "loyal"), start=False)
    player = one(state, 1)
    player.exposed, player.shown, player.card = True, "traitor", "D1"
    begin(state)
    all_pass(state, "event E107")
    assert asked(state) == ((0, 2), "thumbs")
    everybody(state, "approve")
    assert state.table.thumbs == ["approve", "", "approve"]
    assert (gold_before_income(state)[1], player.marker) == (18, 0)


# C-13.5 to C-13.7: gifts


def test_c_13_5_gifts_of_one_kind_up_to_what_is_held() -> None:
    state = at_event("E105")
    one(state, 1).goods[2] = 2
    assert asked(state) == ((0, 1, 2), "gifts")
    assert moves(state, 1) == ["give S 0", "give S 1", "give S 2"]
    assert refused(state, "give S 3", seat=1).article == "C-13.5"
    assert len(moves(state, 0)) == 11


def test_c_13_5_gifts_of_any_kind_are_mixed() -> None:
    state = at_event("E110")
    play(state, "give G 1", seat=1)
    assert asked(state) == ((0, 1, 2), "gifts")
    assert moves(state, 1)[0] == "give W 0"
    plays(state, "give G 0", "give W 0", "give S 0")
    play(state, "give W 2", seat=1)
    play(state, "give S 3", seat=1)
    assert asked(state) == ((2,), "gifts")
    plays(state, "give G 0", "give W 0", "give S 0")
    assert state.table.gifts == [0, 6, 0]
    assert one(state, 1).goods == with_income(state, 1, 19 + 5 + 1, 8, 7)


def test_c_13_5_gifts_are_secret_until_all_are_in() -> None:
    state = at_event("E105")
    play(state, "give S 4", seat=2)
    assert asked(state) == ((0, 1), "gifts")
    assert refused(state, "give S 1", seat=2).article == "C-13.5"
    assert goods(state, 2)["S"] == 10
    shown = GAME.view(state, 0)
    assert shown.table.gifts == []
    assert shown.mine is not None
    assert shown.mine.answer == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c_13_5_the_minimum_of_every_event_is_printed(players: int) -> None:
    """[C-13.5]"""
    printed: Any = GAME.printed()
    cards = {name: card for name, card in EVENT.items() if isinstance(card, Collective)}
    assert set(printed["least"]) == set(cards)
    for name, card in cards.items():
        assert printed["least"][name][players] == sum([card.k] * players)


@pytest.mark.parametrize(("players", "least"), [(2, 4), (3, 6), (4, 8)])
def test_c_13_5_the_minimum_grows_with_the_players(players: int, least: int) -> None:
    state = at_event("E109", players)
    assert give(state, least - 1, *(0,) * (players - 1))[:players] == [
        "gives", *("gives-nothing",) * (players - 1),
    ]  # fmt: skip
    assert points(state)[1:] == [-1] * (players - 1)
    state = at_event("E109", players)
    give(state, least, *(0,) * (players - 1))
    assert points(state) == [5, *(0,) * (players - 1)]


def test_c_13_6_gifts_go_to_the_bank_in_any_case() -> None:
    state = at_event("E109")
    give(state, 2, 1, 0)
    assert gold_before_income(state) == [18, 19, 20]
    state = at_event("E109")
    give(state, 4, 1, 1)
    assert gold_before_income(state) == [16, 19, 19]


def test_c_13_7_if_the_event_fails_whoever_gave_nothing_loses_what_is_missing() -> None:
    state = at_event("E109", 4)
    log = give(state, 3, 0, 1, 0)
    assert "event-fails" in log
    assert points(state) == [0, -4, 0, -4]


# C-13.8 to C-13.11: rewards


def test_c_13_8_the_exact_minimum_is_enough() -> None:
    state = at_event("E109")
    log = give(state, 3, 2, 1)
    assert "event-succeeds" in log
    assert points(state) == [5, 3, 0]
    assert one(state, 2).marker == 1


def test_c_13_8_whoever_gave_nothing_gets_nothing_and_loses_nothing() -> None:
    """Overpaying is allowed. (Section 8.1)"""
    state = at_event("E109")
    give(state, 20, 0, 0)
    assert points(state) == [5, 0, 0]
    assert [player.marker for player in state.table.players] == [0, 0, 0]


def test_c_13_8_gifts_and_first_places_are_counted() -> None:
    state = at_event("E109")
    give(state, 3, 3, 1)
    assert [player.counts.get("top", 0) for player in state.table.players] == [1, 1, 0]
    assert [player.counts.get("gifts", 0) for player in state.table.players] == [1, 1, 1]


@pytest.mark.parametrize(
    ("gifts", "won"),
    [
        ((4, 4, 2, 1), [5, 5, 1, 0]),
        ((4, 2, 2, 1), [5, 3, 3, 0]),
        ((4, 2, 1, 1), [5, 3, 1, 1]),
        ((2, 2, 2, 2), [5, 5, 5, 5]),
        ((3, 3, 3, 0), [5, 5, 5, 0]),
    ],
)
def test_c_13_9_equals_share_the_better_place(gifts: tuple[int, ...], won: list[int]) -> None:
    state = at_event("E109", 4)
    give(state, *gifts)
    assert points(state) == won
    last = [seat for seat, gift in enumerate(gifts) if sum(g > gift for g in gifts) == 3 and gift]
    assert [player.marker for player in state.table.players] == [
        int(seat in last) for seat in range(4)
    ]


@pytest.mark.parametrize(
    ("players", "gifts", "won"),
    [(4, (6, 5, 4, 3), [8, 6, 4, 2]), (3, (6, 5, 4), [8, 6, 2]), (2, (6, 5), [8, 2])],
)
def test_c_13_10_the_places_in_force_depend_on_the_players(
    players: int, gifts: tuple[int, ...], won: list[int]
) -> None:
    """E409 pays 8, 6, 4 and 2 VP for goods of any kind."""
    state = at_event("E409", players)
    for gift in gifts:
        plays(state, f"give G {gift}", "give W 5", "give S 5")
    assert points(state) == won


def test_c_13_10_a_reward_can_be_troops() -> None:
    state = at_event("E209", 4)
    give(state, 4, 3, 2, 1)
    assert [player.storage for player in state.table.players] == [
        [0, 1, 0], [1, 0, 0], [1, 0, 0], [0, 0, 0],
    ]  # fmt: skip
    assert points(state) == [2, 1, 0, 0]


def test_c_13_10_a_gladiator_can_make_a_gift_count_for_more() -> None:
    """Verus adds one for the ranking, not for the sum, and not to nothing. (Content 1.2)"""
    state = court(display=("G29", "G30"))
    under_board(state, 1, "G22")
    all_pass(state, "event E109")
    give(state, 3, 3, 0)
    assert points(state) == [3, 5, 0]
    state = court(display=("G29", "G30"))
    under_board(state, 1, "G22")
    all_pass(state, "event E109")
    give(state, 5, 0, 0)
    assert points(state) == [0, -1, -1]


def test_c_13_11_a_reward_can_owe_a_further_event() -> None:
    """The last place brings corruption, from 5 to 6."""
    state = court()
    mark(state, 2, 5)
    all_pass(state, "event E109")
    plays(state, "give G 4", "give G 3")
    play(state, "give G 1", "event E101")
    assert one(state, 2).marker == 6
    assert asked(state)[1] == "thumbs"
