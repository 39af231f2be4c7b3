"""Chapter B-15: the Imperator's Benevolence."""

import pytest

from ludus.core.events import Log
from ludus.core.message import say
from ludus.games.brutus import GAME
from ludus.games.brutus.state import State
from rules.brutus.build import (
    PLAYERS,
    fresh,
    keys,
    lay,
    play,
    play_manche,
    refused,
    seat_ref,
    seen,
    texts,
    told,
)
from rules.brutus.build_effects import SEATS


def laid(
    players: int = 4, asked: int = 1, ranks: list[int] | None = None, variant: bool = True
) -> State:
    """All have laid their cards face down."""
    state = fresh(players, ranks=ranks, benevolence=variant)
    play(state, f"{state.turn}: forum {asked}")
    lay(state, {})
    return state


def takings(state: State) -> list[int]:
    """Take whatever lies there; give who took, once for every card."""
    seats = []
    while state.phase == "take":
        seats.append(state.turn)
        play(state, f"{state.turn}: {texts(state)[0]}")
    return seats


# B-15.1


def test_b_15_1_the_imperator_is_asked_after_all_have_laid() -> None:
    state = fresh(ranks=[2, 0, 3, 1], benevolence=True)
    play(state, "2: forum 1", "2: lay 1", "0: lay 1")
    assert refused(state, 2, "mercy yes") == ("B-4.2", "refused-done")
    lay(state, {2: "", 0: ""})
    assert (seen(state).phase, seen(state).turn) == ("mercy", 2)
    assert texts(state) == ["mercy no", "mercy yes"]
    assert refused(state, 2, "take 1") == ("B-15.1", "refused-question")
    assert refused(state, 0, "mercy yes") == ("B-15.1", "refused-turn")


@pytest.mark.parametrize("seat", SEATS)
def test_b_15_1_and_before_the_cards_are_revealed(seat: int | None) -> None:
    state = laid(asked=2)
    view = seen(state, seat)
    assert not any(view.forum)
    assert (view.pickers, view.mercy) == ((), None)
    assert len(view.laid) == (0 if seat is None else 2)
    log = play(state, "0: mercy no")
    assert sum(seen(state, seat).forum) == 8
    assert keys(log, seat) == ["brutus-no-mercy", "brutus-revealed"]


def test_b_15_1_in_each_manche() -> None:
    state = laid()
    play(state, "0: mercy yes")
    play_manche(state)
    assert (seen(state).manche, seen(state).mercy) == (2, None)
    play(state, f"{state.turn}: forum 1")
    lay(state, {})
    assert (seen(state).phase, seen(state).turn) == ("mercy", seen(state).ranks[0])


def test_b_15_1_without_the_variant_nobody_is_asked() -> None:
    state = laid(variant=False)
    assert (seen(state).phase, seen(state).mercy) == ("take", False)
    assert refused(state, 0, "mercy yes") == ("B-4.7", "refused-question")


# B-15.2


@pytest.mark.parametrize("players", PLAYERS)
def test_b_15_2_it_brings_two_points_at_once_whatever_the_number_of_players(players: int) -> None:
    ranks = [*range(1, players), 0]
    state = laid(players, ranks=ranks)
    log = play(state, "1: mercy yes")
    expected = [2 if seat == 1 else 0 for seat in range(players)]
    assert (list(seen(state).scores), seen(state).gains.mercy) == (expected, expected)
    assert seen(state).mercy is True
    assert log.heard_by(None)[0] == say("brutus-mercy", seat=seat_ref(1), points=2)


def test_b_15_2_not_declared_it_brings_nothing() -> None:
    state = laid()
    log = play(state, "0: mercy no")
    assert (seen(state).scores, seen(state).gains.mercy) == ((0, 0, 0, 0), [0, 0, 0, 0])
    assert seen(state).mercy is False
    assert told(log, "brutus-no-mercy") == [say("brutus-no-mercy", seat=seat_ref(0), points=2)]


# B-15.3


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("asked", [1, 3])
def test_b_15_3_servus_takes_first_and_the_imperator_last(players: int, asked: int) -> None:
    ranks = [2, *range(3, players), 0, 1]
    state = laid(players, asked, ranks)
    play(state, "2: mercy yes")
    order = [1, *range(3, players), 0, 2]
    assert seen(state).pickers == tuple(order)
    assert takings(state) == [seat for seat in order for _ in range(asked)]


def test_b_15_3_not_declared_the_order_is_that_of_ranks() -> None:
    state = laid(ranks=[2, 3, 0, 1])
    play(state, "2: mercy no")
    assert takings(state) == [2, 3, 0, 1]


# B-15.4


def test_b_15_4_it_changes_nothing_else() -> None:
    state = laid(5, 2, [2, 4, 3, 0, 1])
    play(state, "2: mercy yes")
    takings(state)
    view = seen(state)
    assert (view.ranks, view.asked, view.sizes) == ((2, 4, 3, 0, 1), 2, (15,) * 5)
    assert (view.phase, view.turn) == ("power", 4)  # still the Consul
    play(state, "4: power off")
    assert (seen(state).phase, seen(state).turn) == ("lead", 2)  # still the Imperator


def test_b_15_4_the_same_cards_lie_in_the_forum() -> None:
    one, other = laid(asked=3), laid(asked=3)
    logs: list[Log] = [play(one, "0: mercy yes"), play(other, "0: mercy no")]
    assert seen(one).forum == seen(other).forum
    assert told(logs[0], "brutus-revealed") == told(logs[1], "brutus-revealed")
    assert GAME.reveals(one) == GAME.reveals(other) == 1
