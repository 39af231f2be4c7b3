"""What comes about so seldom that no other test meets it."""

from random import Random

import pytest

from ludus.core.events import Log
from ludus.core.fate import Fast
from ludus.core.rules import step
from ludus.games.gloria import GAME
from rules.gloria.asks import POSITIONS, prey, retiarius
from rules.gloria.build import arena, asked, at, check, moves, play, secutor, thraex


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


def test_l_13_6_who_was_jousted_with_and_is_caught_must_be_engaged_again() -> None:
    """The duty of a thrower comes before the rule that each opponent is engaged once. [L-22.7]"""
    state = arena(retiarius(), prey(marker=False), pa=5)
    one, other = state.gladiators[:2]
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 3 def 9 prot 0")
    play(state, "advance 0")
    assert not [move for move in moves(state) if move.startswith("engage")]
    play(state, "throw 1 0", "net 0")
    assert (other.snare, one.pa) == ("net", 2)
    assert asked(state) == (0, "buy")
    play(state, "buy 0", "atk 9")
    assert state.active == -1, "a joust that is not won ends the activation"


@pytest.mark.parametrize("name", POSITIONS)
def test_whatever_is_told_to_nobody_is_the_same(name: str) -> None:
    """Every answer to every question, and all that follows by itself, by three fates."""
    seat, _ = asked(POSITIONS[name]())
    for text in moves(POSITIONS[name]())[:40]:
        for seed in range(3):
            told, silent, log = POSITIONS[name](), POSITIONS[name](), Log()
            move = GAME.parse(text)
            step(GAME, told, seat, move, Fast(Random(seed)), log)
            step(GAME, silent, seat, move, Fast(Random(seed)))
            assert told == silent
            check(told)


@pytest.mark.parametrize("net", range(10))
def test_a_throw_that_is_told_to_nobody_is_the_same(net: int) -> None:
    told, silent = (arena(retiarius(), prey()) for _ in range(2))
    move, log = GAME.parse("throw 1 0"), Log()
    for state, sink in ((told, log), (silent, None)):
        step(GAME, state, 0, move, Fast(Random(net)), sink)
    assert told == silent
    assert log.told


@pytest.mark.parametrize("last", ["wear grille", "hold scutum", "sheathe pugio"])
def test_l_2_4_an_outfit_to_which_nothing_can_be_added_is_ready(last: str) -> None:
    """A decision with one option is taken without asking."""
    pieces = ("ocrea", "leather-manica", "galerus", "helmet", "cuirass", "grille")
    parts = [*(f"wear {piece}" for piece in pieces), "hold gladius", "hold scutum", "sheathe pugio"]
    state = POSITIONS["outfit"]()
    for part in (*(part for part in parts if part != last), last):
        assert asked(state) == (0, "outfit")
        play(state, part)
    assert asked(state) == (1, "enlist")
    (one,) = state.gladiators
    assert (one.type, set(one.outfit.armour)) == ("custom", set(pieces))
    assert (one.outfit.hands, one.outfit.sheathed) == (("gladius", "scutum"), "pugio")
