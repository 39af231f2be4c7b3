"""Bots: they see a view and moves only, play every mode legally, and are worth their names."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ludus import bots
from ludus.bots import bot_names, budget_of, make_bot
from ludus.bots.gorus import KNOWLEDGE, race
from ludus.bots.knowledge import Knowledge
from ludus.bots.random_ import RandomBot
from ludus.bots.search import Search
from ludus.core.bots import Budget
from ludus.core.codec import to_plain
from ludus.core.errors import BadInput, Unknown
from ludus.core.fate import Fast
from ludus.core.rules import AnyRules, step
from ludus.games import find_game
from ludus.games.gorus.options import MODES, Options
from ludus.lab.arena import Match, play_game, play_match
from ludus.lab.statistics import interval
from modes import swept

GORUS = find_game("gorus")
FIFTH = replace(GORUS, name="fifth")


def test_the_bots_are_named() -> None:
    assert bot_names(GORUS) == ("random", "veteran", "net", "search", "champion")


@pytest.mark.parametrize("spec", ["", "oracle", "random:5", "veteran:200ms"])
def test_an_unknown_bot_is_refused(spec: str) -> None:
    with pytest.raises(Unknown):
        make_bot(spec, GORUS)


@pytest.mark.parametrize("name", ["search", "champion"])
@pytest.mark.parametrize("budget", ["", "0", "fast", "-5", "5s"])
def test_a_bad_budget_is_refused(name: str, budget: str) -> None:
    with pytest.raises(BadInput):
        make_bot(f"{name}:{budget}", GORUS)


@pytest.mark.parametrize("name", ["search", "champion"])
def test_a_thinker_has_a_budget_and_nobody_else(name: str) -> None:
    assert budget_of(name, GORUS) == Budget(seconds=0.2)
    assert budget_of(f"{name}:250ms", GORUS) == Budget(seconds=0.25)
    assert budget_of(f"{name}:500", GORUS) == Budget(iterations=500)
    assert budget_of("veteran", GORUS) is budget_of("random", GORUS) is None


def test_the_champion_is_made_by_its_game_within_the_time_there_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[Budget] = []

    def champion(game: AnyRules, budget: Budget) -> RandomBot:
        assert game is GORUS
        made.append(budget)
        return RandomBot()

    monkeypatch.setattr(bots.gorus, "CHAMPION", champion, raising=False)
    assert isinstance(make_bot("champion:500", GORUS), RandomBot)
    assert isinstance(make_bot("champion:250ms", GORUS, within=0.1), RandomBot)
    assert made == [Budget(iterations=500), Budget(seconds=0.1)]
    assert isinstance(make_bot("search:500", GORUS), Search)


def test_the_champion_of_any_other_game_is_its_search() -> None:
    assert isinstance(make_bot("champion:5", FIFTH), Search)


@pytest.mark.parametrize("options", swept(MODES))
@pytest.mark.parametrize("bot", ["veteran", "search:8"])
def test_bots_play_every_mode(options: Options, bot: str) -> None:
    target = to_plain(options) | {"target": 1}
    record = play_game(Match("gorus", target, (bot,) * options.players, "bots"), 0)
    assert record.outcome is not None


@pytest.mark.parametrize("bot", ["random", "veteran", "search:30"])
def test_a_bot_depends_on_its_view_alone(bot: str) -> None:
    """Two worlds that look the same from a seat get the same answer."""
    rng = Random(3)
    fate = Fast(rng)
    state: Any = GORUS.setup(Options(4), fate, None)
    for count in range(30):
        seat = state.turn
        view = GORUS.view(state, seat)
        other = GORUS.imagine(view, rng)
        moves = GORUS.moves(state, seat)
        if count % 5 == 0:
            answers = {
                str(make_bot(bot, GORUS).choose(GORUS.view(world, seat), moves, Random(count)))
                for world in (state, other)
            }
            assert len(answers) == 1
        step(GORUS, state, seat, moves[int(rng.random() * len(moves))], fate)


def wins(options: dict[str, object], bots: tuple[str, ...], games: int, seat: int = 0) -> float:
    match = Match("gorus", options, bots, "worth")
    return sum(seat in result.winners for result in play_match(match, games)) / games


def test_the_veteran_beats_chance() -> None:
    assert wins({"players": 3}, ("veteran", "random", "random"), 60) > 0.7


@pytest.mark.deep
def test_the_search_beats_the_veteran() -> None:
    assert wins({"players": 2, "target": 2}, ("search:120", "veteran"), 10) > 0.6


def test_the_search_wins_alone_what_chance_loses() -> None:
    assert wins({"players": 1, "target": 1}, ("search:100",), 12) > 0.55


def test_a_search_by_the_clock_keeps_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes a millisecond at every look, 20 ms are 20 iterations."""
    ticks = iter(range(10_000))
    monkeypatch.setattr("ludus.bots.search.perf_counter", lambda: next(ticks) / 1000)
    state = GORUS.setup(Options(3), Fast(Random(1)), None)
    seat = GORUS.to_act(state)[0]
    search: Any = make_bot("search:20ms", GORUS)
    root = search.think(GORUS.view(state, seat), GORUS.moves(state, seat), Random(1))
    assert sum(child.visits for child in root.children.values()) == 20


def test_a_single_move_needs_no_thought() -> None:
    search: Any = make_bot("search:1", GORUS)
    assert search.choose(None, ["only"], Random(0)) == "only"


def test_a_race_is_even_at_the_start_and_decided_at_the_end() -> None:
    assert race([3, 3, 3, 3]) == pytest.approx([0.25] * 4)
    assert race([0, 2]) == [1, 0]
    assert race([0, 0, 1]) == [0.5, 0.5, 0]
    ahead, behind = race([1, 2])
    assert (ahead, behind) == pytest.approx((0.75, 0.25))
    assert sum(race([50, 60, 70, 80, 90, 95, 99, 100])) == pytest.approx(1)


def test_knowledge_values_a_finished_game() -> None:
    record = play_game(Match("gorus", {"players": 3}, ("random",) * 3, "k"), 1)
    from ludus.core.record import replay

    *_, (_, state) = replay(GORUS, record)
    assert record.outcome is not None
    expected = [float(seat in record.outcome.winners) for seat in range(3)]
    worth = list(KNOWLEDGE.worth(GORUS, state))
    assert worth.index(max(worth)) == expected.index(1.0)
    assert all(0 <= value <= 1 for value in worth)
    assert list(Knowledge().worth(GORUS, state)) == expected
    assert Knowledge().settled(GORUS, state, state)


def test_without_knowledge_an_unfinished_game_has_no_worth() -> None:
    state = GORUS.setup(Options(3), Fast(Random(1)), None)
    with pytest.raises(ValueError, match="finished"):
        Knowledge().worth(GORUS, state)
    assert Knowledge().guess(GORUS, state, 0, [1], Random(1)) == 1


def test_the_same_match_gives_the_same_records() -> None:
    match = Match("gorus", {"players": 3, "target": 1}, ("random", "veteran", "search:20"), "same")
    assert play_game(match, 3) == play_game(match, 3)
    assert play_game(match, 3) != play_game(match, 4)


def test_several_processes_give_the_same_results() -> None:
    match = Match("gorus", {"players": 3, "target": 1}, ("random",) * 3, "jobs")
    assert list(play_match(match, 6, jobs=2)) == list(play_match(match, 6))


def test_intervals_hold_at_the_edges() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    low, high = interval(0, 10)
    assert (low, round(high, 3)) == (0.0, 0.278)
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
