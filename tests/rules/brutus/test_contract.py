"""Brutus behind the house's contract: the object, its notation and its options."""

import pickle
from collections import Counter
from copy import copy, deepcopy
from itertools import product
from random import Random

import pytest

from ludus.core.codec import from_plain, state_hash, to_plain
from ludus.core.content import content_hash
from ludus.core.errors import BadNotation, BadOptions, FateMismatch
from ludus.core.message import Fact, say
from ludus.core.outcome import Outcome
from ludus.core.rules import step
from ludus.games import find_game
from ludus.games.brutus import GAME
from ludus.games.brutus.characters import BOX
from ludus.games.brutus.moves import PlayCards
from ludus.games.brutus.options import DAY, LONGEST, TABLE, End, Options, end_of
from ludus.games.brutus.state import State
from rules.brutus.build import (
    ALL_MOVES,
    PLAYERS,
    any_fate,
    deal,
    fresh,
    lay,
    options,
    past,
    play,
    play_manche,
    refused_options,
    seen,
    sound,
    table,
    texts,
)

# The object


def test_the_game_is_found_by_its_name() -> None:
    assert find_game("brutus") is GAME
    assert GAME.version == 2


def test_its_content_is_the_cards_and_the_table() -> None:
    assert GAME.content == content_hash(BOX, TABLE)
    assert len({content_hash(BOX), content_hash(TABLE), GAME.content}) == 3


def test_it_is_for_four_to_ten_with_a_seat_each() -> None:
    assert list(GAME.players) == list(PLAYERS)
    assert [GAME.seats(options(players)) for players in PLAYERS] == list(PLAYERS)


def test_hidden_choices_turned_up_are_counted() -> None:
    state = fresh(4)
    play(state, "0: forum 1")
    assert GAME.reveals(state) == 0
    play(state, "0: lay 1", "1: lay 1", "2: lay 1")
    assert GAME.reveals(state) == 0
    play(state, f"3: {texts(state, 3)[0]}")
    assert GAME.reveals(state) == 1
    play(state, f"0: {texts(state)[0]}")
    assert GAME.reveals(state) == 1


def test_b_4_3_a_card_laid_in_secret_is_hidden_until_all_of_a_seat_are_laid() -> None:
    """Nobody can tell whether somebody has begun, and nothing is taken back once all have laid."""
    state = fresh(4)
    before = GAME.clone(state)
    play(state, "0: forum 2")
    assert GAME.is_final(before, state), "others may have laid a card already"
    for seat in range(4):
        for card in range(2):
            before = GAME.clone(state)
            play(state, f"{seat}: {texts(state, seat)[0]}")
            assert GAME.is_hidden(before, state) == (card == 0)
            assert GAME.is_final(before, state) == ((seat, card) == (3, 1))


def test_a_person_may_look_everything_up() -> None:
    state = fresh(4, seed=1)
    play_manche(state)
    for seat in (0, 3, None):
        assert GAME.for_person(seen(state, seat)) == seen(state, seat)


@pytest.mark.parametrize("seed", range(3))
def test_a_clone_never_sees_a_change(seed: int) -> None:
    state = fresh(4, seed=seed, conspiracy=True, benevolence=True, revolt=True)
    rng, fate = Random(seed), any_fate()
    frozen: list[tuple[State, str]] = []
    while state.manche == 1:
        frozen.append((GAME.clone(state), state_hash(state)))
        assert frozen[-1][0] == state
        seat = rng.choice(GAME.to_act(state))
        step(GAME, state, seat, rng.choice(GAME.moves(state, seat)), fate)
    assert all(state_hash(copied) == was for copied, was in frozen)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.uncounted
def test_a_game_played_at_random_is_sound_and_ends(players: int) -> None:
    state = fresh(players, seed=players, end={"manches": 2}, conspiracy=True, benevolence=True)
    rng, fate = Random(players), any_fate()
    while seats := GAME.to_act(state):
        assert GAME.outcome(state) is None
        seat = rng.choice(seats)
        step(GAME, state, seat, rng.choice(GAME.moves(state, seat)), fate)
        sound(state)
    assert GAME.outcome(state) is not None
    assert all(not GAME.moves(state, seat) for seat in range(players))


# Notation


def test_the_moves_there_are() -> None:
    assert Counter(move.word for move in ALL_MOVES) == {
        "forum": 3,
        "lay": 13,
        "mercy": 2,
        "take": 13,
        "power": 2,
        "play": 104,
        "pass": 1,
        "conspire": 2,
        "slip": 13,
        "gifts": 2,
        "to": 10,
        "give": 13,
        "discard": 13,
    }
    assert len({str(move) for move in ALL_MOVES}) == len(ALL_MOVES)


def test_every_text_gives_its_move_back() -> None:
    for move in ALL_MOVES:
        assert GAME.parse(str(move)) is type(move).parse(str(move)) is move
        assert GAME.parse(f"  {str(move).upper().replace(' ', '   ')} ") is move
        assert from_plain(to_plain(move), type(move)) is move


def test_every_combination_can_be_typed_in_many_ways() -> None:
    for value, count in product(range(1, 14), range(1, 9)):
        move = GAME.parse(f"{value}x{count}")
        assert move is PlayCards(value, count)
        for sign in ("X", "×", "*", "х", "Х", " x ", "  × "):  # Latin, Cyrillic
            assert GAME.parse(f"{value}{sign}{count}") is move


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("5 X 2", "5x2"),
        ("5×2", "5x2"),
        ("5х2", "5x2"),
        ("13 Х 8", "13x8"),
        ("05x2", "5x2"),
        ("7", "7x1"),
        (" 13\t", "13x1"),
        ("01", "1x1"),
        ("LAY 5", "lay 5"),
        ("Lay  5", "lay 5"),
        ("lay\t5", "lay 5"),
        ("Pass", "pass"),
        ("\nPASS ", "pass"),
        ("FORUM 3", "forum 3"),
        ("Mercy Yes", "mercy yes"),
        ("power ON", "power on"),
        ("conspire NO", "conspire no"),
        ("To 9", "to 9"),
    ],
)
def test_loose_typing_is_understood(typed: str, text: str) -> None:
    assert str(GAME.parse(typed)) == text


@pytest.mark.parametrize(
    "junk",
    [
        *("", " ", "0", "14", "99", "100", "-5", "5.0", "+5", "five", "V", "²"),
        *("0x1", "14x1", "5x0", "5x9", "5x10", "5x", "x2", "xx", "5xx2", "5x2x1", "5 2", "5,2"),
        *("lay", "lay 0", "lay 14", "lay five", "lay 5 5", "lay5", "take 0", "slip 14", "give 0"),
        *("discard 0", "forum 0", "forum 4", "gifts 0", "gifts 3", "to 10", "to -1", "to"),
        *("mercy", "mercy maybe", "power", "power 1", "conspire", "pass 1", "passe", "play 5x2"),
        *("5x2;", "5x2 pass", "discard 5x2", "5\x002", "🂡"),
    ],
)
def test_anything_else_is_no_move(junk: str) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.parse(junk)
    assert caught.value.message == say("brutus-no-such-move", text=junk)  # as it was typed


@pytest.mark.parametrize("text", ["mercy no", "power off", "conspire no"])
def test_a_no_is_false_and_a_yes_is_true(text: str) -> None:
    no = GAME.parse(text)
    (name,) = type(no).fields
    yes = GAME.parse(text.replace("off", "on").replace("no", "yes"))
    assert (getattr(no, name), getattr(yes, name)) == (False, True)


def test_a_canonical_text_is_read_strictly() -> None:
    for text in ("5X2", "LAY 5", "7", " pass"):
        with pytest.raises(BadNotation):
            type(GAME.parse(text)).parse(text)


def test_there_is_one_object_for_each_move() -> None:
    for move in ALL_MOVES:
        assert copy(move) is move
        assert deepcopy([move])[0] is move
        assert pickle.loads(pickle.dumps(move)) is move  # noqa: S301
        assert repr(move) == str(move)


def test_every_move_offered_at_a_table_is_one_of_them() -> None:
    state = fresh(7, seed=2, conspiracy=True, benevolence=True)
    rng, fate, known = Random(1), any_fate(), {id(move) for move in ALL_MOVES}
    while state.manche == 1:
        seat = rng.choice(GAME.to_act(state))
        moves = GAME.moves(state, seat)
        assert {id(move) for move in moves} <= known
        step(GAME, state, seat, rng.choice(moves), fate)


# Options


def test_the_rest_is_filled_in() -> None:
    assert options(6) == Options(6, revolt=False, conspiracy=False, benevolence=False, end=None)
    given = options(5, revolt=True, conspiracy=True, benevolence=True, end={"target": 30})
    assert given == Options(5, True, True, True, End(target=30))
    assert GAME.read_options(to_plain(given)) == given
    assert hash(given) == hash(Options(5, True, True, True, End(target=30)))


@pytest.mark.parametrize(
    "end", [None, {"manches": 1}, {"manches": LONGEST}, {"target": 1}, {"target": LONGEST},
            {"time": 1}, {"time": DAY}]
)  # fmt: skip
def test_ends_that_can_be_agreed(end: object) -> None:
    given = options(4, end=end)
    assert to_plain(end_of(given)) == (end or {"manches": 2})


@pytest.mark.parametrize(
    ("end", "article", "facts"),
    [
        ({"manches": 0}, "B-12.1", {"name": "manches", "number": 0, "most": 1000}),
        ({"manches": -1}, "B-12.1", {"name": "manches", "number": -1, "most": 1000}),
        ({"manches": 1001}, "B-12.1", {"name": "manches", "number": 1001, "most": 1000}),
        ({"target": 0}, "B-12.3", {"name": "target", "number": 0, "most": 1000}),
        ({"target": 1001}, "B-12.3", {"name": "target", "number": 1001, "most": 1000}),
        ({"time": 0}, "B-12.4", {"name": "time", "number": 0, "most": 86400}),
        ({"time": 86401}, "B-12.4", {"name": "time", "number": 86401, "most": 86400}),
    ],
)
def test_ends_that_cannot_be_reached(end: object, article: str, facts: dict[str, Fact]) -> None:
    error = refused_options(players=4, end=end)
    assert (error.article, error.message) == (article, say("brutus-bad-number", **facts))


@pytest.mark.parametrize(
    "end",
    [
        {},
        {"manches": 2, "target": 20},
        {"target": 20, "time": 60},
        {"manches": 1, "target": 1, "time": 1},
        {"manches": None},
        {"rounds": 3},
        {"manches": "two"},
        {"manches": 1.5},
        {"manches": True},
        "manches",
        3,
        [],
    ],
)
def test_ends_that_are_not_one_way_with_a_number(end: object) -> None:
    error = refused_options(players=4, end=end)
    assert error.article == "B-12.1"
    known, example = "manches, target, time", '{"manches": 2}'
    assert error.message == say("brutus-bad-end", known=known, example=example)


@pytest.mark.parametrize("name", ["revolt", "conspiracy", "benevolence"])
@pytest.mark.parametrize("value", ["yes", 1, None])
def test_a_variant_is_on_or_off(name: str, value: object) -> None:
    error = refused_options(players=4, **{name: value})
    assert (error.article, error.message) == (
        None,
        say("bad-option", name=name, value=str(value)),
    )


@pytest.mark.parametrize("players", ["four", None, True, 4.5, [4]])
def test_the_number_of_players_is_a_number(players: object) -> None:
    error = refused_options(players=players)
    assert error.message == say("bad-option", name="players", value=str(players))


def test_the_number_of_players_must_be_given() -> None:
    assert refused_options().message == say("missing-option", name="players")
    assert refused_options(revolt=True).message == say("missing-option", name="players")


def test_an_unknown_option_is_named() -> None:
    known = "players, revolt, conspiracy, benevolence, end"
    for given in ({"players": 4, "teams": 2}, {"teams": 2}, {"players": "x", "teams": 2}):
        assert refused_options(**given).message == say("unknown-option", name="teams", known=known)


def test_options_made_in_code_are_checked_too() -> None:
    two = End(manches=1, target=1)
    for players, end in ((3, None), (11, None), (4, End()), (4, End(manches=0)), (4, two)):
        with pytest.raises(BadOptions):
            Options(players, end=end)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_menu_offers_only_what_can_be_played(players: int) -> None:
    menu = GAME.menu(players)
    assert set(menu) == {"revolt", "conspiracy", "benevolence", "end"}
    for choice in product(*menu.values()):
        GAME.read_options({"players": players, **dict(zip(menu, choice, strict=True))})
    first = {name: choices[0] for name, choices in menu.items()}
    assert options(players, **first) == options(players)  # the default comes first


@pytest.mark.parametrize("players", PLAYERS)
def test_the_menu_offers_every_way_to_end_and_none_twice(players: int) -> None:
    ends = [to_plain(end_of(options(players, end=end))) for end in GAME.menu(players)["end"]]
    assert {name for end in ends for name in end} == {"manches", "target", "time"}
    assert len({str(end) for end in ends}) == len(ends)
    offered = {end["manches"] for end in ends if "manches" in end}
    assert offered == {1, 2, players, (players + 1) // 2}


def test_the_modes_are_all_configurations_and_ends() -> None:
    found = {(mode.players, mode.revolt, mode.conspiracy, mode.benevolence) for mode in GAME.modes}
    assert found == set(product(PLAYERS, *[(False, True)] * 3))
    ends = {name for mode in GAME.modes for name in to_plain(end_of(mode))}
    assert ends == {"manches", "target", "time"}
    assert len(set(GAME.modes)) == len(GAME.modes)
    assert {mode.players for mode in GAME.modes if mode.end is None} == set(PLAYERS)


# When the game ends


def last_exit(**given: object) -> State:
    """Four players, and the next play ends the manche."""
    return table({0: "5", 1: "6 7"}, out=[2, 3], end=dict(given))


@pytest.mark.parametrize(
    ("at", "phase"), [(0, "announce"), (599, "announce"), (600, "over"), (9999, "over")]
)
def test_time_ends_the_game_with_the_manche_in_progress(at: int, phase: str) -> None:
    state = last_exit(time=600)
    dealt = deal(4, {}, ranks=[2, 3, 0, 1]) if phase == "announce" else []
    play(state, "0: 5x1", fate=dealt, at=at)
    assert state.phase == phase
    outcome = Outcome((2,), (2, 0, 6, 4), (3, 4, 1, 2), "time", "time")
    assert GAME.outcome(state) == (outcome if phase == "over" else None)


def test_the_clock_is_looked_at_only_when_a_manche_ends() -> None:
    state = fresh(4, end={"time": 1})  # no time is told
    play(state, "0: forum 1", fate=[])
    lay(state, {})
    with pytest.raises(FateMismatch):  # but now it must be
        play(last_exit(time=600), "0: 5x1", fate=[])


@pytest.mark.parametrize("given", [{"manches": 1}, {"target": 6}])
def test_no_other_game_looks_at_the_clock(given: dict[str, object]) -> None:
    state = last_exit(**given)
    play(state, "0: 5x1", fate=[])
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == next(iter(given))


def test_a_whole_time_game_has_at_least_one_manche() -> None:
    state = fresh(4, seed=1, end={"time": 1})
    play_manche(state, at=5_000)
    assert (state.phase, len(seen(state).manches)) == ("over", 1)


def test_a_time_game_goes_on_as_long_as_there_is_time() -> None:
    state = fresh(4, seed=1, end={"time": 600})
    for number in range(1, 6):
        play_manche(state, seed=number, at=number * 150)
        assert (state.phase == "over") is (number >= 4)
        if state.phase == "over":
            break
    assert len(seen(state).manches) == 4


@pytest.mark.parametrize(("target", "phase"), [(6, "over"), (7, "announce")])
def test_a_target_is_reached_at_the_end_of_a_manche(target: int, phase: str) -> None:
    state = last_exit(target=target)
    assert seen(state).scores[2] == 6
    assert GAME.outcome(state) is None  # reached already, but the manche goes on
    play(state, "0: 5x1")
    assert state.phase == phase


@pytest.mark.parametrize(("manches", "phase"), [(2, "over"), (3, "announce")])
def test_so_many_manches_are_played(manches: int, phase: str) -> None:
    state = table(
        {0: "5", 1: "6 7"}, out=[2, 3], history=[past([0, 1, 2, 3])], end={"manches": manches}
    )
    play(state, "0: 5x1")
    assert state.phase == phase
