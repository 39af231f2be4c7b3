"""Chapter C-11: exposed traitors and redemption."""

import pytest

from ludus.games.insanam import GAME
from ludus.games.insanam.state import State
from rules.insanam.build import (
    asked,
    barbarians,
    battle_dice,
    begin,
    court,
    expose,
    goods,
    hold,
    kinds,
    mark,
    moves,
    one,
    owe,
    play,
    plays,
    refused,
    unlock,
)


def exposed(card: str = "D1", players: int = 3, turn: int = 2, since: int = 1) -> State:
    """Let seat 0 be an exposed traitor whose player-turn begins."""
    state = court(players, turn=turn, start=False)
    expose(state, 0, card, since)
    begin(state)
    return state


def redeemable(state: State) -> list[str]:
    """List the objectives that can be proven."""
    return [move for move in moves(state) if move.startswith("redeem")]


# C-11.1


def test_c_11_1_harm_of_the_lower_half_without_a_choice() -> None:
    state = exposed()
    play(state, "pass", owe(state, "E408"))
    assert asked(state) == ((1, 2), "thumbs")
    play(state, "approve", seat=1)
    play(state, "approve", seat=2)
    assert asked(state) == ((0,), "lose")
    play(state, "lose GWS")
    assert goods(state) == {"G": 19, "W": 9, "S": 9}
    assert (one(state).locks, one(state).marker) == (1, 0)
    assert "approve" not in one(state).counts
    assert "refuse" not in one(state).counts


def test_c_11_1_what_the_board_suffers_happens_all_the_same() -> None:
    state = exposed()
    before = state.table.lands["CAE"].barb
    play(state, "pass", owe(state, "E402"))
    plays(state, "approve", "approve")
    assert state.table.lands["CAE"].barb == before + 1
    assert goods(state)["G"] == 15
    assert one(state).marker == 0


def test_c_11_1_a_half_that_only_gains_does_nothing() -> None:
    """Losses of the upper half are for those who approve."""
    state = exposed()
    play(state, "pass", owe(state, "E201"))
    plays(state, "approve", "approve")
    assert goods(state)["G"] == 18
    assert (one(state).vp, one(state, 1).vp, goods(state, 1)["G"]) == (0, -1, 23)


# C-11.2


def test_c_11_2_on_failure_the_shortfall_whether_or_not_something_was_given() -> None:
    state = exposed()
    play(state, "pass", owe(state, "E204"))
    play(state, "give G 5", seat=0)
    play(state, "give G 3", seat=1)
    play(state, "give G 0", seat=2)
    assert [player.vp for player in state.table.players] == [-1, 0, -1]
    assert [player.goods[0] for player in state.table.players] == [15, 17, 20]


def test_c_11_2_on_success_neither_rank_nor_reward() -> None:
    state = exposed()
    play(state, "pass", owe(state, "E204"))
    play(state, "give G 5", seat=0)
    play(state, "give G 4", seat=1)
    play(state, "give G 0", seat=2)
    assert [player.vp for player in state.table.players] == [0, 5, 0]


def test_c_11_2_a_gift_may_be_given_and_counts() -> None:
    state = exposed()
    play(state, "pass", owe(state, "E204"))
    for seat, gift in enumerate((9, 9, 0)):
        play(state, f"give G {gift}", seat=seat)
    assert (one(state).counts["gifts"], one(state).counts["top"]) == (1, 1)
    assert [player.vp for player in state.table.players] == [0, 5, 0]


def test_c_11_2_a_smaller_gift_is_no_first_place() -> None:
    state = exposed()
    play(state, "pass", owe(state, "E204"))
    for seat, gift in enumerate((4, 5, 0)):
        play(state, f"give G {gift}", seat=seat)
    assert "top" not in one(state).counts


# C-11.3


def test_c_11_3_no_victory_by_reaching_60() -> None:
    state = exposed()
    mark(state, 0, 59)
    one(state, 1).vp = 80
    play(state, "place SUB")
    assert state.table.ender == 0
    assert asked(state) == ((0,), "wage")
    plays(state, "wage LEG 2", "wage LEG 2", "wage LEG 2")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "sixty")


def test_c_11_3_an_exposed_traitor_may_win_by_points() -> None:
    """Distance 0 costs nothing."""
    state = exposed()
    mark(state, 0, 59)
    one(state).vp = 80
    plays(state, "place SUB", "wage LEG 2", "wage LEG 2", "wage LEG 2")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "sixty")


# C-11.4


def test_c_11_4_not_in_the_turn_of_the_exposure() -> None:
    state = exposed("D4", turn=3, since=3)
    assert redeemable(state) == []
    assert refused(state, "redeem 1").article == "C-11.4"
    state = exposed("D4", turn=4, since=3)
    assert redeemable(state) == ["redeem 1", "redeem 3"]


def test_c_11_4_counted_from_the_exposure() -> None:
    state = court(turn=2, destinies=("loyal", "traitor", "loyal"), start=False)
    unlock(state, 0, 3)
    one(state, 1).counts = {"barbwins": 2, "citadels": 1}
    begin(state)
    play(state, "accuse 1", "redemption D1")
    state.table.turn = 3
    one(state, 1).goods = [0, 0, 0]
    begin(state, 1)
    assert redeemable(state) == []
    one(state, 1).counts["barbwins"] = 4
    assert refused(state, "redeem 2").article == "C-11.4"
    one(state, 1).counts["barbwins"] = 5
    assert redeemable(state) == ["redeem 2"]


def test_c_11_4_a_battle_won_since_then_fulfils_an_objective() -> None:
    state = exposed("D1")
    one(state).goods = [0, 0, 0]
    hold(state, "NUM", 0, (0, 0, 4))
    barbarians(state, "CAE", 0, citadel=True)
    assert redeemable(state) == []
    plays(state, "place BAR 1", "act d", "march NUM CAE 0 0 4", chance=battle_dice((0, 0)))
    assert redeemable(state) == ["redeem 1"]


@pytest.mark.parametrize("before", [True, False])
def test_c_11_4_proven_as_a_free_action(before: bool) -> None:
    """Before the placement or after the main action. [C-8.8]"""
    state = exposed("D4")
    if not before:
        plays(state, "place HIP 1", "skip")
    play(state, "redeem 1")
    assert not one(state).exposed


def test_c_11_4_a_price_is_paid_to_the_bank() -> None:
    state = exposed("D4")
    play(state, "redeem 3")
    assert goods(state) == {"G": 15, "W": 5, "S": 5}
    assert goods(state, 1) == {"G": 20, "W": 10, "S": 10}
    state = exposed("D4")
    mark(state, 0, 1)
    one(state).goods = [20, 10, 4]
    assert redeemable(state) == []


def test_c_11_4_only_an_exposed_traitor_has_objectives() -> None:
    state = court()
    assert refused(state, "redeem 1").article == "C-8.8"


# C-11.5


def test_c_11_5_a_redeemed_player_is_loyal_for_all_to_see() -> None:
    state = exposed("D4")
    play(state, "redeem 1")
    player = one(state)
    assert (player.exposed, player.shown, player.card) == (False, "loyal", "")
    assert state.secrets.own[0].destiny == "loyal"
    assert GAME.view(state, None).table.players[0].shown == "loyal"
    assert "redeem" not in kinds(state)


def test_c_11_5_chooses_again_in_events() -> None:
    state = exposed("D4")
    play(state, "redeem 1")
    play(state, "pass", owe(state, "E101"))
    assert asked(state) == ((0, 1, 2), "thumbs")


def test_c_11_5_scores_as_loyal() -> None:
    """At the end the distance to 60 is paid in gold, not in VP. [C-16.6]"""
    state = exposed("D4")
    play(state, "redeem 1")
    one(state).goods = [52, 0, 0]
    mark(state, 1, 59)
    mark(state, 0, 10)
    begin(state, 1)
    plays(state, "place SUB", "wage LEG 2", "wage LEG 2", "wage LEG 2")
    assert goods(state)["G"] == 0
    outcome = GAME.outcome(state)
    assert outcome is not None
    # A territory, the second place on the track, the first in U1 with all others.
    assert outcome.scores[0] == 2 + 6 + 8


def test_c_11_5_the_card_is_done_with() -> None:
    state = exposed("D4")
    play(state, "redeem 1")
    assert state.table.discards["redemption"] == ["D4"]


# C-11.6


def test_c_11_6_everything_else_is_unchanged() -> None:
    state = exposed()
    assert {"place", "pass"} <= kinds(state)
    plays(state, "place HIP 1", "act a", "done")
    assert (goods(state)["W"], one(state).chariot) == (11, 2)
    play(state, "place COL 1")
    assert goods(state) == {"G": 20, "W": 12, "S": 11}
    assert one(state).marker == 1
