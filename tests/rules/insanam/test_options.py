"""What is agreed before play: defaults, limits, and what is refused."""

from random import Random

import pytest

from ludus.core.codec import from_plain, to_plain
from ludus.core.fate import Fast
from ludus.games.insanam import GAME
from ludus.games.insanam.options import LONGEST, MODES, Options
from rules.insanam.build import bad_options


def test_what_is_not_said_is_as_the_rules_have_it() -> None:
    found = GAME.read_options({"players": 3})
    assert found == Options(3)
    assert not found.expert_gladiators
    assert not found.expert_ambitions
    assert (found.boards, found.symbol_scope, found.accuse_reward) == ("pick", "first", "VP")
    assert (found.camp_vp, found.max_turns, found.stall_push) == (False, 30, False)


def test_everything_can_be_said() -> None:
    given = {
        "players": 4, "expert_gladiators": True, "expert_ambitions": True, "boards": "random",
        "symbol_scope": "each", "accuse_reward": "COR", "camp_vp": True, "max_turns": 0,
        "stall_push": True,
    }  # fmt: skip
    found = GAME.read_options(given)
    assert to_plain(found) == given
    assert from_plain(to_plain(found), Options) == found


@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_play(players: int) -> None:
    error = bad_options(players=players)
    assert error.message.key == "insanam-bad-players"
    assert error.message.facts == {"players": players, "least": 2, "most": 4}
    assert error.article == "C-1.13"


@pytest.mark.parametrize("turns", [-1, LONGEST + 1])
def test_the_limit_has_limits(turns: int) -> None:
    error = bad_options(players=2, max_turns=turns)
    assert error.message.key == "insanam-bad-turns"
    assert error.message.facts == {"turns": turns, "most": LONGEST}


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({}, "missing-option"),
        ({"players": 2, "solo": True}, "unknown-option"),
        ({"players": 2, "boards": "deal"}, "bad-option-choice"),
        ({"players": "two"}, "bad-option"),
    ],
)
def test_what_cannot_be_read_is_refused(given: dict[str, object], key: str) -> None:
    assert bad_options(**given).message.key == key


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_menu_offers_every_option_with_its_default_first(players: int) -> None:
    menu = GAME.menu(players)
    plain = to_plain(Options(players))
    assert set(menu) == set(plain) - {"players"}
    for name, choices in menu.items():
        assert choices[0] == plain[name]
        for choice in choices:
            GAME.read_options({"players": players, name: choice})


def test_the_modes_have_every_number_of_players_and_every_option() -> None:
    assert {mode.players for mode in MODES} == set(GAME.players) == {2, 3, 4}
    assert all(GAME.seats(mode) == mode.players for mode in MODES)
    for name, choices in GAME.menu(3).items():
        if name != "max_turns":
            assert {to_plain(mode)[name] for mode in MODES} == set(choices)


@pytest.mark.parametrize("options", MODES, ids=str)
def test_a_game_keeps_what_was_agreed(options: Options) -> None:
    assert GAME.setup(options, Fast(Random(1)), None).options == options
