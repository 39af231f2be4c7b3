"""Luck and skill: they add up, and nothing that a seat cannot know comes into its values."""

from functools import cache
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from ludus.core.codec import to_json
from ludus.core.errors import BadRecord
from ludus.core.fate import Fast
from ludus.core.record import Record, replay
from ludus.core.rules import AnyRules
from ludus.games import find_game
from ludus.lab.arena import Match, play_game
from ludus.locales.catalogue import LANGUAGES, catalogue
from ludus.review.comparing import told_of
from ludus.review.counsel import counsel
from ludus.review.playouts import Playouts
from ludus.review.steps import Step, Valued
from ludus.review.weighing import weigh
from ludus.review.whole import (
    WORST,
    Review,
    look_again,
    looks_of,
    most_looks,
    review,
    worlds_for,
)

SHORT: dict[str, dict[str, object]] = {
    "gorus": {"players": 3, "target": 1},
    "brutus": {"players": 4, "end": {"manches": 1}},
    "gloria": {"players": 2, "turn_limit": 2},
    "insanam": {"players": 2, "max_turns": 1},
}


@cache
def record_of(name: str, number: int = 0) -> Record:
    options = SHORT[name]
    bots = ("veteran", *["random"] * (int(str(options["players"])) - 1))
    return play_game(Match(name, dict(options), bots, "review"), number)


@cache
def reviewed(name: str) -> Review:
    return review(find_game(name), record_of(name), worlds=2, briefly=True)


@pytest.mark.parametrize("name", SHORT)
def test_outcome_less_start_is_skill_others_luck_and_rest(name: str) -> None:
    record, told = record_of(name), reviewed(name)
    assert record.outcome is not None
    for seat, one in enumerate(told.accounts):
        assert one.result == float(seat in record.outcome.winners)
        parts = one.skill + one.others + one.luck + one.rest
        assert one.result - one.start == pytest.approx(parts, abs=1e-9)
        assert one.luck == pytest.approx(one.chance + one.hidden, abs=1e-9)
        assert min(one.skill_error, one.others_error, one.luck_error, one.rest_error) >= 0


@pytest.mark.parametrize("name", SHORT)
def test_only_a_game_with_secrets_has_luck_of_what_lay_hidden(name: str) -> None:
    game, record, told = find_game(name), record_of(name), reviewed(name)
    views = (
        (state, game.view(state, seat))
        for _, state in replay(game, record)
        for seat in game.to_act(state)
        if len(game.moves(state, seat)) > 1
    )
    hides = any(to_json(game.imagine(view, Random(1))) != to_json(state) for state, view in views)
    assert told.secrets == hides == (name != "gloria")
    if not hides:
        assert [one.hidden for one in told.accounts] == [0.0] * len(told.accounts)
        assert [one.chance for one in told.accounts] == [one.luck for one in told.accounts]


@pytest.mark.parametrize("name", SHORT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_names_what_its_luck_is_made_of(name: str, language: str) -> None:
    speech = catalogue(language)
    assert f"{name}-luck-chance" in speech
    assert (f"{name}-luck-hidden" in speech) == reviewed(name).secrets


@pytest.mark.parametrize("name", SHORT)
def test_the_curve_begins_with_the_deal_and_ends_with_the_result(name: str) -> None:
    told = reviewed(name)
    assert told.curve[0].entry == 0
    assert list(told.curve[-1].values) == [one.result for one in told.accounts]
    assert all(-1e-9 <= value <= 1 + 1e-9 for one in told.curve for value in one.values)


def middle(game: AnyRules, options: dict[str, object], moves: int) -> object:
    """Play some moves of a game at random."""
    rng = Random(5)
    state = game.setup(game.read_options(options), Fast(rng), None)
    for _ in range(moves):
        seat = game.to_act(state)[0]
        game.apply(state, seat, rng.choice(game.moves(state, seat)), Fast(rng), None)
    while len(game.moves(state, game.to_act(state)[0])) < 2:
        seat = game.to_act(state)[0]
        game.apply(state, seat, game.moves(state, seat)[0], Fast(rng), None)
    return state


@pytest.mark.parametrize("name", ["gorus", "brutus", "insanam"])
def test_equal_views_give_equal_values(name: str) -> None:
    """The truth is another one, the seat sees the same: every value is the same."""
    game = find_game(name)
    state = middle(game, dict(SHORT[name]), 9)
    seat = game.to_act(state)[0]
    view, moves = game.view(state, seat), game.moves(state, seat)[:2]
    worlds = (game.imagine(view, Random(number)) for number in range(50))
    other = next(world for world in worlds if to_json(world) != to_json(state))
    seen = game.view(other, seat)
    assert to_json(seen) == to_json(view)
    one = weigh(Playouts(game), view, moves, 2)
    two = weigh(Playouts(game), seen, moves, 2)
    assert one.samples == two.samples
    assert one.usual == two.usual


def test_counsel_can_be_repeated_and_prefers_what_is_better() -> None:
    game = find_game("brutus")
    state = middle(game, dict(SHORT["brutus"]), 30)
    seat = game.to_act(state)[0]
    view, moves = game.view(state, seat), game.moves(state, seat)
    told = counsel(game, view, moves)
    assert told == counsel(game, view, moves)
    assert told.other is not None
    assert told.first.move != told.other.move
    assert told.lead == pytest.approx(told.first.value - told.other.value)
    assert told.lead >= 0
    assert told.better + told.worse <= told.worlds


def test_a_single_move_needs_no_other() -> None:
    game = find_game("gorus")
    state = middle(game, dict(SHORT["gorus"]), 3)
    seat = game.to_act(state)[0]
    told = counsel(game, game.view(state, seat), game.moves(state, seat)[:1])
    assert told.other is None
    assert 0 <= told.first.value <= 1


def test_a_move_is_told_by_the_log_without_what_a_world_imagines() -> None:
    game = find_game("gorus")
    state = middle(game, dict(SHORT["gorus"]), 3)
    seat = game.to_act(state)[0]
    move = game.moves(state, seat)[0]
    told = told_of(game, game.view(state, seat), move)
    assert told is not None
    assert told.facts["card"].id == str(move)  # type: ignore[union-attr]


def test_a_mistake_is_looked_at_again_in_new_worlds() -> None:
    """The random players of a round of Gorus make mistakes; a second look confirms the worst."""
    game, record = find_game("gorus"), record_of("gorus")
    told = review(game, record, worlds=24)
    assert told.mistakes
    sizes = [one.compared.lead for one in told.mistakes]
    assert sizes == sorted(sizes, reverse=True)
    assert {one.entry for one in told.mistakes} <= {one.entry for one in told.decisions}
    for one in told.mistakes:
        decision = next(two for two in told.decisions if two.entry == one.entry)
        assert one.compared.other is not None
        assert one.compared.other.move == decision.move == record.log[one.entry].move
        assert one.compared.first.move == decision.options[0].move


def test_everybodys_worst_mistakes_are_looked_at_again() -> None:
    """Many large mistakes of one seat do not hide the small ones of another."""
    large = [Step(at, 0, "a", (Valued("b", 0.9, 0.0),), loss=0.5 + at / 100) for at in range(1, 21)]
    small = [Step(at, 1, "a", (Valued("b", 0.5, 0.0),), loss=0.05) for at in range(21, 31)]
    looks = looks_of([*large, *small], lambda _: b"", 4)
    assert [one.seat for one in looks] == [0] * (WORST // 2) + [1] * (WORST // 2)
    assert looks[0].entry == 20
    # What one seat does not need falls to the others, and every seat has one.
    looks = looks_of([*large, *small[:1]], lambda _: b"", 4)
    assert [one.seat for one in looks] == [0] * (WORST - 1) + [1]
    many = [Step(seat, seat, "a", (Valued("b", 0.9, 0.0),), loss=0.5) for seat in range(10)]
    assert {one.seat for one in looks_of([*large, *many], lambda _: b"", 4)} == set(range(10))
    assert most_looks(10) == 10


def test_an_unfinished_game_is_refused() -> None:
    record = record_of("gorus")
    cut = Record(
        record.format, record.game, record.version, record.content, record.options, record.seats,
        None, record.log[:-1],
    )  # fmt: skip
    with pytest.raises(BadRecord) as error:
        review(find_game("gorus"), cut)
    assert error.value.message.key == "review-unfinished"


def test_long_games_get_fewer_worlds() -> None:
    game = find_game("gorus")
    assert worlds_for(game, [5] * 10) > worlds_for(game, [5] * 1000) >= 4
    assert looks_of([], lambda _: b"", 4) == []
    assert look_again.__doc__


@pytest.mark.deep
def test_luck_is_nothing_on_average() -> None:
    """Of a veteran among random players, over many rounds of Gorus."""
    game = find_game("gorus")
    told = [
        review(game, record_of("gorus", number), worlds=4, briefly=True).accounts[0]
        for number in range(150)
    ]
    for part in ("chance", "luck"):
        numbers = [getattr(one, part) for one in told]
        assert abs(fmean(numbers)) < 3 * stdev(numbers) / sqrt(len(numbers)), part
    assert fmean(one.skill for one in told) > 0
