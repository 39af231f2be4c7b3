"""What is agreed before play: defaults, limits, given troops, and what is refused."""

from itertools import product
from random import Random
from typing import Any

import pytest

from ludus.core.codec import from_plain, to_plain
from ludus.core.errors import BadOptions
from ludus.core.fate import Fast, Scripted
from ludus.core.message import say
from ludus.games.gloria import GAME
from ludus.games.gloria.equipment import CLASSES, Outfit
from ludus.games.gloria.options import (
    ARENA,
    CAMPAIGN,
    LONGEST,
    Entrant,
    Options,
    appeals,
    troop_size,
)
from rules.gloria.build import asked, bad_options, check, moves, play

PLAYERS = (2, 3, 4, 5, 6)
SIZES = {2: 6, 3: 5, 4: 4, 5: 3, 6: 3}
LADDERS = {3: [4, 3, 2], 4: [4, 3, 3, 2], 5: [5, 4, 3, 2, 1], 6: [5, 4, 3, 3, 2, 1]}


def read(**given: Any) -> Options:
    return GAME.read_options({"players": 2, **given})


def troops(players: int, size: int, **entrant: Any) -> list[list[dict[str, Any]]]:
    one = {"level": 3, "type": "thraex", **entrant}
    return [[one for _ in range(size)] for _ in range(players)]


# Defaults


def test_what_is_not_said_is_as_the_rules_have_it() -> None:
    found = read()
    assert found == Options(2)
    assert (found.mode, found.victory, found.activation) == ("melee", "last_troop", "choice")
    assert (found.turn_limit, found.duel_turn_limit, found.parallel_duels) == (100, 60, 5)
    assert (found.xp_defeated, found.campaign, found.troops) == ("each_below", None, "choice")
    assert found.crowd_appeal is None


@pytest.mark.parametrize(
    ("mode", "given", "wanted"),
    [
        ("melee", None, False),
        ("single", None, True),
        ("melee", True, True),
        ("single", False, False),
    ],
)
def test_the_crowd_is_as_the_mode_has_it(mode: str, given: bool | None, wanted: bool) -> None:
    assert appeals(read(mode=mode, crowd_appeal=given)) is wanted


@pytest.mark.parametrize("players", PLAYERS)
def test_troops_are_smaller_where_more_play(players: int) -> None:
    assert troop_size(Options(players)) == SIZES[players]
    assert {size: list(levels) for size, levels in ARENA.ladders.items()} == LADDERS


@pytest.mark.parametrize("players", PLAYERS)
def test_l_3_4_places_are_filled_level_by_level_in_seat_order(players: int) -> None:
    state = GAME.setup(Options(players), Scripted([]), None)
    for level, seat in product(LADDERS[SIZES[players]], range(players)):
        assert asked(state) == (seat, "enlist")
        play(state, "enlist eques")
        assert (seat, level) in {(one.owner, one.level) for one in state.gladiators}
    for seat in range(players):
        levels = [one.level for one in state.gladiators if one.owner == seat]
        assert levels == LADDERS[SIZES[players]]
    assert [one.id for one in state.gladiators] == list(range(len(state.gladiators)))
    assert asked(state) == (0, "deploy")


def test_l_3_4_any_class_may_be_chosen_again_and_again() -> None:
    state = GAME.setup(Options(2), Scripted([]), None)
    assert moves(state) == [f"enlist {name}" for name in CLASSES]
    play(state, "enlist veles")
    play(state, "enlist veles")
    assert moves(state) == [f"enlist {name}" for name in CLASSES]


def test_l_3_4_classes_can_be_drawn() -> None:
    names = [name for name, _ in zip(CLASSES, range(12), strict=False)]
    fate = Scripted([("class", None, [name]) for name in names])
    state = GAME.setup(Options(2, troops="drawn"), fate, None)
    fate.finish()
    assert [one.type for one in state.gladiators] == names[0::2] + names[1::2]
    assert [one.level for one in state.gladiators] == LADDERS[6] * 2


# Limits


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 12])
def test_l_4_1_two_to_six_play(players: int) -> None:
    error = bad_options(players=players)
    assert error.article == "L-4.1"
    assert error.message == say("gloria-bad-players", players=players, least=2, most=6)


@pytest.mark.parametrize("players", PLAYERS)
def test_l_4_1_all_of_these_do(players: int) -> None:
    assert GAME.seats(GAME.read_options({"players": players})) == players


NUMBERS = [
    ("turn_limit", LONGEST, "L-29.3"),
    ("duel_turn_limit", LONGEST, "L-30.9"),
    ("parallel_duels", 5, "L-30.3"),
    ("campaign", CAMPAIGN, "L-31.11"),
]


@pytest.mark.parametrize(("name", "most", "article"), NUMBERS)
def test_numbers_have_limits(name: str, most: int, article: str) -> None:
    for number in (1, most):
        assert getattr(read(**{name: number}), name) == number
    for number in (-1, 0, most + 1):
        error = bad_options(players=2, **{name: number})
        assert error.article == article
        assert error.message == say("gloria-bad-number", name=name, number=number, most=most)


def test_limits_can_be_left_out() -> None:
    found = read(turn_limit=None, duel_turn_limit=None, campaign=None)
    assert (found.turn_limit, found.duel_turn_limit, found.campaign) == (None, None, None)
    assert bad_options(players=2, parallel_duels=None).message.key == "bad-option"


def test_options_are_valid_by_construction() -> None:
    for given in ({"turn_limit": 0}, {"parallel_duels": 6}, {"campaign": 21}, {"troops": ()}):
        with pytest.raises(BadOptions):
            Options(2, **given)
    with pytest.raises(BadOptions):
        Options(7)


# What cannot be read


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("players", "two"),
        ("players", True),
        ("players", 2.5),
        ("crowd_appeal", 1),
        ("turn_limit", "none"),
        ("campaign", [5]),
    ],
)
def test_an_option_that_cannot_be_read_is_named(name: str, value: object) -> None:
    given = {"players": 2, name: value}
    error = bad_options(**given)
    assert error.message == say("bad-option", name=name, value=f"{value}")
    assert error.article is None


@pytest.mark.parametrize(
    ("name", "value", "known"),
    [
        ("mode", "duel", "melee, single"),
        ("victory", "points", "last_troop, missions"),
        ("activation", "", "choice, random"),
        ("xp_defeated", 3, "each_below, sum_below, each_above"),
    ],
)
def test_an_option_of_words_names_them(name: str, value: object, known: str) -> None:
    error = bad_options(players=2, **{name: value})
    assert error.message == say("bad-option-choice", name=name, value=f"{value}", known=known)


@pytest.mark.parametrize(
    "troops",
    [
        "mine",
        3,
        [[{"type": "thraex"}]],
        [[{"level": 3, "class": "thraex"}]],
        [[{"level": "3", "type": "thraex"}]],
        [[{"level": 3, "outfit": {"feet": []}}]],
    ],
)
def test_troops_that_cannot_be_read_are_refused(troops: object) -> None:
    error = bad_options(players=2, troops=troops)
    assert (error.article, error.message.key) == ("L-3.4", "gloria-bad-troops")


def test_an_unknown_option_is_named() -> None:
    error = bad_options(players=2, arena="round")
    assert error.message.key == "unknown-option"
    assert error.message.facts["name"] == "arena"
    assert "duel_turn_limit" in f"{error.message.facts['known']}"


def test_the_number_of_players_must_be_given() -> None:
    assert bad_options(mode="single").message == say("missing-option", name="players")


# Given troops


def test_l_2_4_all_gladiators_can_be_given() -> None:
    given = [
        [{"level": 5, "type": "retiarius"}, {"level": 1, "type": "thraex"}],
        [
            {"level": 4, "outfit": {"armour": ["helmet"], "hands": ["hasta", "scutum"]}},
            {"level": 2, "type": "custom", "outfit": {"hands": ["pugio"], "sheathed": "trident"}},
        ],
    ]
    options = read(troops=given)
    assert troop_size(options) == 2
    assert from_plain(to_plain(options), Options) == options
    state = GAME.setup(options, Scripted([]), None)
    check(state)
    assert asked(state) == (0, "deploy")
    assert [(one.owner, one.type, one.level, one.hands) for one in state.gladiators] == [
        (0, "retiarius", 5, ("trident", "net")),
        (0, "thraex", 1, ("sica", "parma")),
        (1, "custom", 4, ("hasta", "scutum")),
        (1, "custom", 2, ("pugio",)),
    ]
    assert [one.weight for one in state.gladiators] == [19, 19, 20, 4]
    assert state.gladiators[3].sheathed == "trident"


@pytest.mark.parametrize(
    "given",
    [
        [],
        troops(1, 3),
        troops(3, 3),
        [*troops(1, 3), *troops(1, 2)],
        [*troops(1, 1), []],
    ],
)
def test_l_3_4_every_troop_has_as_many(given: object) -> None:
    error = bad_options(players=2, troops=given)
    assert (error.article, error.message) == ("L-3.4", say("gloria-bad-troops"))


@pytest.mark.parametrize(
    ("players", "size", "fits"),
    [(2, 0, False), (2, 1, True), (2, 6, True), (2, 7, False), (4, 6, True), (5, 3, True),
     (5, 4, False), (6, 3, True), (6, 6, False)],
)  # fmt: skip
def test_l_4_1_a_troop_must_fit_its_zone(players: int, size: int, fits: bool) -> None:
    given = {"players": players, "troops": troops(players, size)}
    if fits:
        state = GAME.setup(GAME.read_options(given), Fast(Random(1)), None)
        assert len(state.gladiators) == players * size
    else:
        assert bad_options(**given).article == "L-4.1"


@pytest.mark.parametrize("level", [-1, 0, 6])
def test_l_3_1_levels_go_from_1_to_5(level: int) -> None:
    error = bad_options(players=2, troops=troops(2, 1, level=level))
    assert error.article == "L-3.1"
    assert error.message == say("gloria-bad-level", level=level, most=5)


@pytest.mark.parametrize(
    "entrant",
    [
        {"type": "consul"},
        {"type": "custom"},
        {"type": "thraex", "outfit": {"hands": ["gladius"]}},
        {"type": "custom", "outfit": {}},
        {"type": "custom", "outfit": {"hands": ["gladius", "gladius", "parma"]}},
        {"type": "custom", "outfit": {"hands": ["gladius", "hasta"]}},
        {"type": "custom", "outfit": {"hands": ["net", "parma"]}},
        {"type": "custom", "outfit": {"hands": ["parma", "scutum"]}},
        {"type": "custom", "outfit": {"hands": ["club"]}},
        {"type": "custom", "outfit": {"hands": ["gladius"], "armour": ["grille"]}},
        {"type": "custom", "outfit": {"hands": ["gladius"], "armour": ["toga"]}},
        {"type": "custom", "outfit": {"hands": ["gladius"], "armour": ["ocrea", "leather-ocrea"]}},
        {"type": "custom", "outfit": {"hands": ["gladius"], "sheathed": "net"}},
        {"type": "custom", "outfit": {"hands": ["gladius"], "sheathed": "club"}},
    ],
)
def test_l_2_4_an_entrant_is_a_class_or_an_outfit_that_can_be_worn(entrant: Any) -> None:
    error = bad_options(players=2, troops=troops(2, 1, **entrant))
    assert error.article == "L-2.4"
    assert error.message == say("gloria-bad-entrant", type=entrant["type"])


def test_entrants_are_plain_data() -> None:
    one = Entrant(3, outfit=Outfit(("helmet", "grille"), ("gladius",), "pugio"))
    given = Options(2, troops=((one,), (Entrant(2, "eques"),)))
    assert to_plain(given)["troops"] == [
        [
            {
                "level": 3,
                "outfit": {
                    "armour": ["helmet", "grille"],
                    "hands": ["gladius"],
                    "sheathed": "pugio",
                },
            }
        ],
        [{"level": 2, "type": "eques"}],
    ]
    assert GAME.read_options(to_plain(given)) == given


# The menu and the modes


@pytest.mark.parametrize("players", PLAYERS)
def test_all_that_the_menu_offers_can_be_played(players: int) -> None:
    offered = GAME.menu(players)
    assert set(offered) < set(Options.__struct_fields__)
    for name, choices in offered.items():
        default = getattr(Options(players), name)
        assert choices[0] == default
        assert len(set(map(str, choices))) == len(choices)
        for choice in choices:
            assert getattr(GAME.read_options({"players": players, name: choice}), name) == choice


def test_the_modes_cover_every_number_of_players_and_every_choice() -> None:
    assert {(mode.players, mode.mode) for mode in GAME.modes} >= set(
        product(PLAYERS, ("melee", "single"))
    )
    for name in ("mode", "victory", "activation", "xp_defeated"):
        assert {getattr(mode, name) for mode in GAME.modes} == set(GAME.menu(2)[name])
    assert {mode.troops for mode in GAME.modes} == {"choice", "custom", "drawn"}
    assert {appeals(mode) for mode in GAME.modes if mode.mode == "melee"} == {False, True}
    assert {appeals(mode) for mode in GAME.modes if mode.mode == "single"} == {False, True}
    assert any(mode.campaign for mode in GAME.modes)


def test_options_read_back_as_they_were_written() -> None:
    for mode in GAME.modes:
        assert GAME.read_options(to_plain(mode)) == mode
