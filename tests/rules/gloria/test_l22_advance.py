"""Chapter L-22: advance, victory, carrying on. A is number 0, D number 1."""

import pytest

from ludus.games.gloria.options import ARENA
from ludus.games.gloria.state import State
from rules.gloria.asks import POSITIONS
from rules.gloria.build import (
    arena,
    ask,
    asked,
    at,
    body,
    glad,
    moves,
    play,
    refused,
    secutor,
    thraex,
)


def engagements(state: State) -> list[str]:
    """List the jousts that are offered."""
    return [move for move in moves(state) if move.startswith(("engage", "push"))]


# L-22.1


def test_l_22_1_the_side_with_more_touches_advances() -> None:
    state = arena(secutor(), thraex(), pa=1)
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    assert asked(state) == (0, "advance")
    state = arena(secutor(), thraex(), pa=1)
    play(state, "engage 1 0", "atk 9 def 1 prot 0")
    assert asked(state) == (1, "advance")
    play(state, "advance 3")
    assert at(state.gladiators[1]) == (0, 0)


def test_l_22_1_with_equal_touches_nobody_does() -> None:
    state = arena(secutor(), thraex(), pa=1)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "atk 3 def 1 prot 0 0")
    assert (at(a), at(d), state.active) == ((-1, 0), (2, 0), -1)


def test_l_22_1_touches_are_counted_as_rolled_even_if_they_are_void() -> None:
    state = arena(secutor(), thraex(level=1), pa=2)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "atk 3 def 0 prot 9")
    assert (d.status, at(a), asked(state)) == ("out", (0, 0), (0, "act"))


def test_l_22_1_two_to_one_is_a_majority() -> None:
    state = arena(secutor(), thraex(), pa=3)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 3 3 def 1 prot 0 0")
    assert at(a) == (1, 0)
    play(state, "advance 0", "prot 0")
    assert (at(a), at(d)) == ((1, 0), (3, 0))  # followed to (2, 0), then driven back


def test_l_22_1_pushes_count_and_closing_steps_do_not() -> None:
    state = arena(secutor(), thraex(), pa=2)
    play(state, "push 1", "atk 3 def 9")
    assert asked(state) == (0, "advance")
    state = arena(glad("hoplomachus"), thraex(at=(2, 0)), pa=1)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 3 def 1 prot 0")  # one touch to a step nearer
    assert (at(d), asked(state)) == ((3, 0), (0, "advance"))


# L-22.2


def test_l_22_2_compulsory_after_each_touch_but_the_last() -> None:
    state = arena(secutor(), thraex(), pa=6)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0")
    play(state, "buy 2", "atk 3 3 3 def 9 prot 0 0 0")
    assert (at(a), at(d)) == ((2, 0), (4, 0))
    assert (asked(state), moves(state)) == ((0, "advance"), ["stay", "advance 0"])


@pytest.mark.parametrize(("move", "spot"), [("stay", (0, 0)), ("advance 0", (1, 0))])
def test_l_22_2_after_the_last_as_the_owner_likes(move: str, spot: tuple[int, int]) -> None:
    state = arena(secutor(), thraex(), pa=1)
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    play(state, move)
    assert at(state.gladiators[0]) == spot


def test_l_22_2_only_after_touches_that_moved_the_victim() -> None:
    state = arena(secutor(), thraex(down=True), pa=2)
    play(state, "engage 1 0", "atk 3 3 prot 0 0")
    assert (asked(state), at(state.gladiators[0])) == ((0, "act"), (0, 0))


def test_l_22_2_if_the_last_touch_moved_nobody_the_one_before_was_compulsory() -> None:
    state = arena(secutor(), thraex(), pa=4)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 1 3 def 9 prot 0 spec 3 prot 0")
    assert (at(a), at(d), asked(state)) == ((1, 0), (2, 0), (0, "act"))


def test_l_22_2_one_hex_even_after_a_push_of_two() -> None:
    state = arena(secutor(), thraex(), pa=2)
    a, d = state.gladiators[:2]
    play(state, "push 1", "atk 3 def 9")
    play(state, "advance 0")
    assert (at(a), at(d)) == ((1, 0), (3, 0))


def test_l_22_2_a_gladiator_that_fell_meanwhile_does_not_advance() -> None:
    state = arena(secutor(), thraex(marker=True), pa=1)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "act 9")
    play(state, "test", "init 3 4")
    play(state, "buy 1", "atk 1 3 3 prot 0 spec 3 prot 0 0")
    assert (d.down, at(d), at(a), state.active) == (True, (2, 0), (-2, 0), -1)


def test_l_22_2_an_entangled_striker_does_not_advance() -> None:
    state = POSITIONS["advance"]()
    assert moves(state) == ["stay", "advance 0"]
    state.gladiators[0].snare = "net"
    why = refused(state, "advance 0")
    assert (why.article, why.message.key) == ("L-14.1", "gloria-refused-entangled")
    assert moves(state) == ["stay"]


# L-22.3


def test_l_22_3_into_the_hex_the_victim_left() -> None:
    state = arena(secutor(), thraex(at=(0, 1), facing=4), pa=1)
    play(state, "engage 1 1", "atk 3 def 9 prot 0")
    assert moves(state) == ["stay", "advance 1"]


def test_l_22_3_not_to_where_the_victim_slid() -> None:
    state = arena(secutor(at=(4, -2)), thraex(at=(5, -2)), pa=1)
    play(state, "engage 1 0", "atk 2 def 9 prot 0")
    assert moves(state) == ["stay", "advance 0"]


def test_l_22_3_from_two_hexes_one_nearer() -> None:
    state = arena(glad("hoplomachus"), thraex(at=(2, 0)), pa=1)
    h = state.gladiators[0]
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    assert moves(state) == ["stay", "advance 0"]
    play(state, "advance 0")
    assert at(h) == (1, 0)


def test_l_22_3_of_two_hexes_the_striker_chooses() -> None:
    state = arena(glad("hoplomachus"), thraex(at=(1, 1)), pa=3)
    h, d = state.gladiators[:2]
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 3 3 def 9")
    play(state, "retreat 0", "prot 0")
    assert (asked(state), moves(state)) == ((0, "advance"), ["advance 0", "advance 1"])
    play(state, "advance 0")
    play(state, "retreat 0", "prot 0")  # now from (1, 0)
    assert (at(h), at(d)) == ((1, 0), (3, 1))


@pytest.mark.parametrize("kind", ["body", "gladiator"])
def test_l_22_3_a_hex_that_is_not_empty_is_no_advance(kind: str) -> None:
    one = body((1, 0)) if kind == "body" else secutor(at=(1, 0), down=True)
    state = arena(glad("hoplomachus"), thraex(at=(2, 0)), one, pa=2)
    h = state.gladiators[0]
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    assert (at(h), asked(state)) == ((0, 0), (0, "act"))


@pytest.mark.parametrize(("spot", "way"), [((1, 0), 1), ((0, 1), 0)])
def test_l_22_3_of_two_hexes_the_empty_one(spot: tuple[int, int], way: int) -> None:
    state = arena(glad("hoplomachus"), thraex(at=(1, 1)), body(spot), pa=1)
    play(state, "engage 1 0", "atk 3 def 9")
    play(state, "retreat 0", "prot 0")
    assert moves(state) == ["stay", f"advance {way}"]


def test_l_22_3_a_victim_that_left_a_body_hex_is_not_followed() -> None:
    state = arena(secutor(), thraex(), body((1, 0)), pa=2)
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    assert (at(state.gladiators[0]), ask(state)) == ((0, 0), "act")


def test_l_22_3_closing_in_by_one_of_two_hexes() -> None:
    state = arena(glad("hoplomachus"), thraex(at=(1, 1)), pa=1)
    d = state.gladiators[1]
    play(state, "engage 1 0", "atk 9 def 1")
    assert (asked(state), moves(state)) == ((1, "advance"), ["advance 3", "advance 4"])
    play(state, "advance 4")
    assert (at(d), d.facing, state.active) == ((1, 0), 3, -1)


def test_l_22_3_surplus_closing_steps_are_skipped() -> None:
    state = arena(glad("hoplomachus"), thraex(at=(2, 0), marker=True), pa=1)
    h, d = state.gladiators[:2]
    play(state, "engage 1 0", "act 9")
    play(state, "test", "init 0 9")
    play(state, "buy 1", "atk 9 def 1 1")
    assert (at(d), at(h), h.level) == ((1, 0), (0, 0), 3)


# L-22.4


def test_l_22_4_after_the_advance_it_turns_to_the_victim() -> None:
    state = arena(secutor(at=(4, -2)), thraex(at=(5, -2), marker=True), pa=1)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "act 0 init 0 9 atk 2 def 9 prot 0")
    assert at(d) == (5, -1)
    play(state, "advance 0", "atk 9")
    assert (at(a), a.facing) == ((5, -2), 1)


def test_l_22_4_it_keeps_its_facing_if_that_looks_at_the_victim() -> None:
    state = arena(glad("hoplomachus"), thraex(at=(1, 1)), pa=1)
    h = state.gladiators[0]
    play(state, "engage 1 1", "atk 3 def 9")
    play(state, "retreat 0", "prot 0")
    play(state, "advance 0")  # from (1, 0) to (2, 1): facing 0 or 1
    assert h.facing == 1


def test_l_22_4_the_smallest_turn() -> None:
    state = arena(glad("hoplomachus"), thraex(at=(1, 1)), pa=1)
    h = state.gladiators[0]
    play(state, "engage 1 1", "atk 3 def 9")
    play(state, "retreat 0", "prot 0")
    play(state, "advance 1")  # from (0, 1) to (2, 1): only facing 0
    assert (at(h), h.facing) == ((0, 1), 0)


def test_l_22_4_whoever_stays_does_not_turn() -> None:
    state = arena(secutor(at=(4, -2)), thraex(at=(5, -2)), pa=1)
    a = state.gladiators[0]
    play(state, "engage 1 0", "atk 2 def 9 prot 0")
    play(state, "stay")
    assert (at(a), a.facing) == ((4, -2), 0)


# L-22.5


def test_l_22_5_what_is_pending_comes_after_all_results() -> None:
    state = arena(glad("hoplomachus", (4, 0)), thraex(at=(5, 0)), pa=2)
    h, d = state.gladiators[:2]
    play(state, "engage 1 0", "atk 3 def 1 prot 0 0 atk 9 9")
    assert [die.label for die in state.dice] == ["atk", "def", "prot", "prot", "atk", "atk"]
    assert (at(h), at(d), d.down) == ((3, 0), (5, 0), True)


def test_l_22_5_first_in_first_out() -> None:
    """The first touch meets the wall, the second jostles: a free attack, then a jostle fight."""
    o = secutor(at=(5, 0), facing=4, marker=True)
    state = arena(secutor(at=(4, -2)), thraex(at=(5, -2)), o, pa=6)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0")
    play(state, "buy 1", "atk 3 3 def 9 prot 0 act 9 prot 0")
    assert (at(a), at(d), d.down, at(o)) == ((5, -2), (5, 0), True, (4, 1))
    assert [item.kind for item in state.queue] == ["free", "jostle"]
    play(state, "advance 1")
    assert asked(state) == (0, "buy")  # the free attack
    play(state, "buy 0", "atk 9 9")
    assert asked(state) == (0, "jostle")
    play(state, "decline")
    assert asked(state) == (0, "act")


@pytest.mark.parametrize(("before", "after"), [(18, "buy"), (19, "buy"), (20, "act")])
def test_l_22_5_after_twenty_in_one_joust_no_more_are_taken(before: int, after: str) -> None:
    state = arena(secutor(at=(4, 0)), thraex(at=(5, 0)), pa=3)
    play(state, "engage 1 0")
    assert (ARENA.queue, state.queued) == (20, 0)
    state.queued = before
    play(state, "buy 0", "atk 3 def 9 prot 0")
    assert (ask(state), state.queued) == (after, min(before + 1, 20))


def test_l_22_5_the_count_begins_anew_with_each_joust() -> None:
    state = arena(secutor(at=(4, 0)), thraex(at=(5, 0)), pa=1)
    state.queued = 20
    play(state, "engage 1 0", "atk 3 def 9 prot 0 atk 9 9")
    assert state.queued == 1


# L-22.6


def test_l_22_6_more_touches_than_received() -> None:
    state = arena(secutor(), thraex(), pa=2)
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    play(state, "stay")
    assert asked(state) == (0, "act")


@pytest.mark.parametrize("dice", ["atk 9 def 9", "atk 3 def 1 prot 0 0"])
def test_l_22_6_as_many_is_not_won(dice: str) -> None:
    state = arena(secutor(), thraex(), pa=2)
    play(state, "engage 1 0", dice)
    assert state.active == -1


def test_l_22_6_closing_steps_win_nothing() -> None:
    spear = glad("hoplomachus", (2, 0), 3, owner=1, marker=True)
    state = arena(glad("laquearius"), spear, pa=4)
    a = state.gladiators[0]
    play(state, "throw 1 0", "act 9 net 9")
    play(state, "engage 0 3")
    play(state, "test", "init 9 0")
    play(state, "buy 0", "atk 3 def 9")
    assert (at(a), state.active) == ((1, 0), -1)


def test_l_22_6_won_if_the_opponent_is_out_and_the_gladiator_is_not() -> None:
    state = arena(secutor(), thraex(level=1, marker=True), pa=2)
    d = state.gladiators[1]
    play(state, "engage 1 0", "act 9")
    play(state, "test", "init 3 4")
    play(state, "buy 1", "atk 3 1 1 prot 9 0 0")  # one touch to two
    assert (d.status, asked(state), state.active) == ("out", (0, "act"), 0)


def test_l_22_6_not_won_if_both_are_out() -> None:
    state = arena(secutor(level=1), thraex(level=1, marker=True), pa=2)
    play(state, "engage 1 0", "act 0 init 3 4 atk 1 1 prot 9 9")
    assert state.active == -1


def test_l_22_6_won_if_the_opponent_withdrew() -> None:
    state = arena(secutor(), thraex(marker=True), pa=2)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "act 9")
    play(state, "withdraw 0")
    assert (at(a), at(d), asked(state)) == ((0, 0), (2, 0), (0, "act"))


@pytest.mark.parametrize(("die", "won"), [(3, True), (9, False)])
def test_l_22_6_touches_of_free_attacks_count(die: int, won: bool) -> None:
    state = arena(glad("hoplomachus", (4, 0)), thraex(at=(5, 0)), pa=2)
    free = "atk 3 9 prot 0" if die == 3 else "atk 9 9"
    play(state, "engage 1 0", f"atk 3 def 1 prot 0 0 {free}")  # one to one before
    assert (state.active == 0) == won


@pytest.mark.parametrize("touch", [True, False])
def test_l_22_6_touches_of_free_attacks_count_against_the_active_one(touch: bool) -> None:
    """D's only touch met the wall, A's two drove D away, and A followed into the spear's reach."""
    spear = glad("hoplomachus", (4, -2), 0, owner=1, marker=True)
    state = arena(secutor(at=(5, -2), facing=3), spear, pa=6)
    a, d = state.gladiators[:2]
    play(state, "engage 1 3", "act 0 init 9 0")
    play(state, "buy 1", "atk 3 def 1 1 prot 0")
    play(state, "retreat 3", "prot 0")
    play(state, "advance 3")
    play(state, "retreat 3", "prot 0")
    play(state, "advance 3", "atk 3" if touch else "atk 9")
    assert (at(a), at(d)) == ((3, -1), (2, -2))
    if touch:
        play(state, "retreat 0", "prot 0")
        play(state, "stay")
    assert (state.active == 0) != touch


def test_l_22_6_touches_of_jostle_fights_do_not_count() -> None:
    o = secutor(at=(2, 0), facing=3, level=4, marker=True)
    state = arena(secutor(), thraex(), o, pa=2)
    play(state, "engage 1 0", "atk 3 def 1 act 7 prot 0 0")
    assert asked(state) == (0, "jostle")
    play(state, "fight 0", "def 1 prot 0")
    assert state.active == -1


# L-22.7


def test_l_22_7_an_active_winner_may_go_on_but_not_against_the_same_opponent() -> None:
    other = secutor(at=(1, 1), facing=3, owner=1)
    state = arena(secutor(), thraex(), other, pa=4)
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 3 def 9 prot 0")
    play(state, "advance 0")
    assert at(state.gladiators[1]) == (2, 0)
    assert engagements(state) == ["engage 2 1", "push 2"]
    assert {"pivot 3", "end"} <= set(moves(state))


def test_l_22_7_each_won_joust_renews_it() -> None:
    others = [secutor(at=(1, 1), facing=3, owner=1), secutor(at=(0, 1), facing=4, owner=1)]
    state = arena(secutor(), thraex(), *others, pa=4)
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 3 def 9 prot 0")
    play(state, "advance 0")
    play(state, "engage 2 1")
    play(state, "buy 0", "atk 3 def 9 prot 0")
    play(state, "stay")
    assert (asked(state), engagements(state)) == ((0, "act"), ["engage 3 2", "push 3"])
    play(state, "engage 3 2", "atk 3 def 9 prot 0")
    assert asked(state) == (0, "advance")


def test_l_22_7_a_winner_that_was_stopped_may_move_again() -> None:
    state = arena(secutor(at=(-1, 0)), thraex(), pa=5)
    play(state, "step 0")
    assert not [move for move in moves(state) if move.startswith("step")]
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 3 def 9 prot 0")
    play(state, "stay")
    assert "step 0" in moves(state)


def test_l_22_7_without_pa_nothing_can_be_done() -> None:
    state = arena(secutor(), thraex(), pa=1)
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    play(state, "stay")
    assert state.active == -1


# L-22.8


def test_l_22_8_a_reacting_winner_does_not_go_on() -> None:
    state = arena(secutor(), thraex(marker=True), pa=4)
    d = state.gladiators[1]
    play(state, "engage 1 0", "act 8")
    play(state, "test", "init 9 0")
    play(state, "buy 0")
    assert d.pa == 3
    play(state, "buy 0", "atk 3 def 9 prot 0")
    play(state, "advance 3")
    assert (state.active, d.pa, d.marker, ask(state)) == (-1, 0, False, "pick")
