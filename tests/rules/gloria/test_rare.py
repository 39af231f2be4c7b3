"""What comes about so seldom that no other test meets it."""

from rules.gloria.build import arena, asked, at, moves, play, secutor, thraex


def test_l_21_9_two_rights_to_repeat_are_used_one_after_another() -> None:
    """The one engaged strikes twice, each time with result 8, and fights on with the PA it has."""
    state = arena(secutor(), thraex(marker=True), pa=1)
    a, d = state.gladiators[:2]
    play(state, "engage 1 0", "act 9")
    play(state, "test", "init 9 0")
    assert (asked(state), d.pa) == ((1, "buy"), 4)
    play(state, "buy 1", "atk 1 1 def 9 prot 0 spec 8 prot 0 spec 8")
    assert (asked(state), at(a), at(d)) == ((1, "advance"), (-2, 0), (0, 0))
    play(state, "advance 3")
    for left in (1, 0):
        assert (asked(state), moves(state)) == ((1, "repeat"), ["engage 0 3", "decline"])
        play(state, "engage 0 3", "atk 9 def 9")
        assert d.pa == left
    assert state.active == -1, "the activation is over: its gladiator has won nothing"
    assert asked(state)[1] == "pick"


def test_l_21_9_a_second_right_may_be_let_go() -> None:
    state = arena(secutor(), thraex(marker=True), pa=1)
    play(state, "engage 1 0", "act 9")
    play(state, "test", "init 9 0")
    play(state, "buy 1", "atk 1 1 def 9 prot 0 spec 8 prot 0 spec 8")
    play(state, "advance 3")
    play(state, "engage 0 3", "atk 9 def 9")
    play(state, "decline")
    assert state.active == -1


def test_l_21_9_repeats_that_the_active_one_wins_do_not_reopen_its_activation() -> None:
    state = arena(secutor(), thraex(marker=True), pa=1)
    play(state, "engage 1 0", "act 9")
    play(state, "test", "init 9 0")
    play(state, "buy 1", "atk 1 1 def 9 prot 0 spec 8 prot 0 spec 8")
    play(state, "advance 3")
    play(state, "engage 0 3", "atk 9 def 0 prot 0")
    play(state, "stay")
    assert state.active == -1, "out of reach, the second right lapses"
