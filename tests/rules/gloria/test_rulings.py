"""Rulings R-144 to R-153: where the specification is silent and somebody has to decide."""

from ludus.core.fate import Scripted
from ludus.games.gloria import GAME
from ludus.games.gloria.frames import act_of
from ludus.games.gloria.options import Entrant, Options
from ludus.games.gloria.state import State
from rules.gloria.asks import CROWD, after, prey, retiarius, trained
from rules.gloria.build import (
    arena,
    ask,
    asked,
    at,
    glad,
    moves,
    play,
    refused,
    script,
    secutor,
    thraex,
    words,
)

TIE = ("test", "init 3 4")
"""A secutor, 5.75, and a thraex, 4.75, both attack."""

#


def test_r_144_a_striker_on_the_ground_does_not_advance() -> None:
    """Felled by the first blow, the thraex strikes twice and has to stay where it lies."""
    state = arena(secutor(), thraex(level=4, marker=True), pa=1)
    after(state, ("engage 1 0", "act 9"), TIE, ("buy 1", "atk 1 2 3 prot 0 spec 3 prot 0 prot 0"))
    a, d = state.gladiators[:2]
    assert (at(d), d.down, at(a)) == ((2, 0), True, (-2, 0))
    assert state.active == -1


def test_r_144_nor_does_it_close_in() -> None:
    """At two hexes a success of a short arm is a step nearer, for whoever stands. [L-19.4]"""
    state = arena(glad("hoplomachus"), thraex(at=(2, 0), marker=True), pa=1)
    after(state, ("engage 1 0", "act 9"), TIE, ("buy 0", "atk 1 3 prot 0 spec 3"))
    d = state.gladiators[1]
    assert (at(d), d.down) == ((3, 0), True)


#


def test_r_145_the_duty_after_a_throw_uses_up_a_right_to_repeat() -> None:
    state = arena(retiarius(), prey(marker=False), pa=6)
    after(state, "engage 1 0", ("buy 0", "atk 1 def 9 prot 0 spec 8"), "advance 0")
    assert act_of(state.frames).rights == (1,)
    play(state, "throw 1 0", "net 2")
    assert (asked(state), act_of(state.frames).rights) == ((0, "buy"), ())
    play(state, "buy 0", "atk 9")
    assert state.active == -1, "the joust was not won, and no right is left"


#


def test_r_146_a_right_against_one_who_is_out_keeps_no_activation_open() -> None:
    beaten, other = thraex(level=1, initial=2), thraex(at=(1, 1), facing=4)
    state = arena(secutor(), beaten, other, pa=6)
    after(state, "engage 1 0", ("buy 1", "atk 1 3 def 9 prot 0 spec 8 prot 9"), "stay")
    act = act_of(state.frames)
    assert (state.gladiators[1].status, act.rights) == ("out", (1,))
    after(state, "engage 2 1", ("buy 0", "atk 9 def 9"))
    assert state.active == -1


#


def roped(pa: int, dice: str) -> State:
    """A lasso has caught one beside the axis; a spear threatens one of the two ways up to it."""
    spear = glad("hoplomachus", (-1, 2), 5, owner=1)
    state = arena(glad("laquearius"), prey(at=(1, 1), marker=False), spear, pa=pa)
    return after(state, ("throw 1 0", dice))


def test_r_147_a_duty_step_before_another_spear_needs_the_points_to_attack_that_one() -> None:
    """After the step aside one point is left: enough for the duty, not for pivot and joust."""
    state = roped(4, "net 2 atk 9")
    assert at(state.gladiators[0]) == (1, 0), "the only step that is left is made"


def test_r_147_with_these_points_it_is_allowed() -> None:
    state = roped(5, "net 2")
    assert (ask(state), moves(state)) == ("duty", ["step 0", "step 1"])


#


def test_r_148_a_jostle_fight_against_one_who_appeals_lapses() -> None:
    """The thraex falls over the feet of one with points, but has just put its attacker out."""
    people = (
        secutor(level=1, initial=3),
        thraex(marker=True),
        secutor(at=(2, 0), facing=3, level=4, marker=True),
    )
    state = arena(*people, options=CROWD, pa=1)
    after(state, ("engage 1 0", "act 9"), TIE)
    log = play(state, "buy 0", "atk 1 3 act 7 prot 0 prot 9")
    a, d, o = state.gladiators[:3]
    assert (a.status, d.appealing, d.down, at(o)) == ("out", True, True, (3, 0))
    assert (state.active, o.pa) == (-1, 0)
    assert "gloria-jostles" in words(log)
    assert "gloria-jostle-fight" not in words(log)


def test_r_148_against_any_other_it_is_offered() -> None:
    people = (
        secutor(level=1, initial=3),
        thraex(marker=True),
        secutor(at=(2, 0), facing=3, level=4, marker=True),
    )
    state = arena(*people, pa=1)
    after(state, ("engage 1 0", "act 9"), TIE, ("buy 0", "atk 1 3 act 7 prot 0 prot 9"))
    assert asked(state) == (0, "jostle")


# R-149 is with the other tests of lanes, in chapter L-30.

#


def test_r_150_no_die_is_rolled_again_once_a_hurt_gladiator_shows_a_0() -> None:
    """Not even the other one: the 0 has killed, and the trainer may help the next."""
    state = trained(trainers=1)
    one = state.gladiators[2]
    one.level, one.hurt = 0, True
    play(state, "train 2", "xp 0 5 1")
    assert [(memory.name, memory.end) for memory in state.memories] == [(one.name, "wounds")]
    assert (asked(state), moves(state)) == ((0, "reroll"), ["keep", "reroll 0"])


#


def test_r_151_whoever_has_one_marker_left_activates_without_a_draw() -> None:
    options = Options(2, activation="random")
    state = arena(secutor(), thraex(marker=True), options=options, pa=1, bystanders=False)
    play(state, "end", "act 5")
    assert state.active == 1


def test_r_151_a_troop_is_drawn_only_among_equals_a_gladiator_always() -> None:
    """One of two equal troops is drawn, then only the other is left; one gladiator each."""
    troops = tuple((Entrant(3, "thraex"),) for _ in range(2))
    fate = Scripted(script("troop 0 pair 0 pair 1 order 1 2 act 0"))
    state = GAME.setup(Options(2, "single", troops=troops), fate, None)
    fate.finish()
    assert [(duel.one, duel.other) for duel in state.duels] == [(0, 1)]


#


def test_r_152_defeat_is_checked_once_a_result_is_applied_to_the_end() -> None:
    """A level lost to the blow and one to the special result: dead at once, never out before."""
    state = arena(secutor(), thraex(level=1, initial=3), pa=1)
    log = play(state, "engage 1 0", "atk 1 def 9 prot 9 spec 1")
    a, d = state.gladiators[:2]
    assert (d.level, d.status, a.victories) == (-1, "dead", 1)
    assert "gloria-dies" in words(log)
    assert "gloria-out" not in words(log)


def test_r_152_whoever_is_beaten_still_loses_what_the_result_takes() -> None:
    """The owner chooses, though the victim is out by then."""
    victim = glad("hoplomachus", (1, 0), 3, owner=1, level=1, initial=3)
    state = arena(secutor(), victim, pa=1)
    play(state, "engage 1 0", "atk 1 def 9 prot 9 spec 4")
    assert (asked(state), state.gladiators[1].status) == ((1, "lose"), "out")
    play(state, "lose parma")
    assert state.ground[state.gladiators[1].hex] == ("parma",)


#


def test_r_153_the_active_gladiator_may_use_a_right_for_a_push() -> None:
    state = arena(secutor(), thraex(), pa=5)
    after(state, "engage 1 0", ("buy 0", "atk 1 def 9 prot 0 spec 8"), "advance 0")
    assert {"engage 1 0", "push 1"} <= set(moves(state))
    play(state, "push 1")
    assert state.gladiators[0].pa == 2
    assert act_of(state.frames).rights == ()


def test_r_153_one_who_reacts_may_not() -> None:
    state = arena(secutor(), thraex(marker=True), pa=1)
    after(
        state,
        ("engage 1 0", "act 9"),
        ("test", "init 9 0"),
        ("buy 0", "atk 1 def 9 prot 0 spec 8"),
        "advance 3",
    )
    assert (asked(state), moves(state)) == ((1, "repeat"), ["engage 0 3", "decline"])
    assert refused(state, "push 0").message.key == "refused-question"
