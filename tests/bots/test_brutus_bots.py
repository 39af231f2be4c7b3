"""Bots at Brutus: legal in every mode, blind to what a seat may not see, and worth their names."""

from random import Random
from typing import Any

import pytest

from ludus.bots import bot_names, make_bot
from ludus.bots.brutus import KNOWLEDGE, at_least
from ludus.bots.brutus_weighing import MIND, holds
from ludus.bots.knowledge import Knowledge
from ludus.core.codec import to_plain
from ludus.core.fate import Fast
from ludus.core.record import replay
from ludus.core.rules import step
from ludus.games import find_game
from ludus.games.brutus.options import MODES, Options
from ludus.lab.arena import Match, play_game, play_match
from modes import swept
from rules.brutus.build import table

BRUTUS = find_game("brutus")
ONE = {"manches": 1}
SHORT = [options for options in MODES if options.end is not None and options.end.manches == 1]


def test_the_bots_are_named() -> None:
    assert bot_names(BRUTUS) == ("random", "veteran", "net", "search", "champion")


@pytest.mark.parametrize("options", swept(SHORT))
def test_bots_play_every_mode(options: Options) -> None:
    bots = tuple("veteran" if seat % 2 else "search:4" for seat in range(options.players))
    record = play_game(Match("brutus", to_plain(options), bots, "bots"), 0)
    assert record.outcome is not None


@pytest.mark.parametrize("bot", ["veteran", "search:20"])
def test_a_bot_depends_on_its_view_alone(bot: str) -> None:
    """Two worlds that look the same from a seat get the same answer."""
    rng = Random(3)
    fate = Fast(rng)
    state: Any = BRUTUS.setup(Options(5, True, True, True), fate, None)
    for count in range(120):
        seat = BRUTUS.to_act(state)[0]
        view = BRUTUS.view(state, seat)
        moves = BRUTUS.moves(state, seat)
        if count % 8 == 0:
            other = BRUTUS.imagine(view, rng)
            answers = {
                str(make_bot(bot, BRUTUS).choose(BRUTUS.view(world, seat), moves, Random(count)))
                for world in (state, other)
            }
            assert len(answers) == 1
        step(BRUTUS, state, seat, moves[int(rng.random() * len(moves))], fate)


def behind(players: int, hero: str, field: str, games: int) -> float:
    """Give the share of the others that a hero leaves behind, from every seat in turn."""
    left = 0.0
    for number in range(games):
        seat = number % players
        bots = tuple(hero if one == seat else field for one in range(players))
        match = Match("brutus", {"players": players, "end": ONE}, bots, f"worth/{number}")
        (result,) = play_match(match, 1)
        points = [score or 0 for score in result.scores]
        left += sum(points[seat] > score for score in points) / (players - 1)
    return left / games


@pytest.mark.parametrize("players", [4, 7, 10])
def test_the_veteran_leaves_chance_behind(players: int) -> None:
    assert behind(players, "veteran", "random", 20) > 0.65


@pytest.mark.deep
def test_the_search_leaves_the_veteran_behind() -> None:
    assert behind(4, "search:80", "veteran", 24) > 0.55


def choice(bot: str, state: Any, seat: int) -> str:
    moves = BRUTUS.moves(state, seat)
    return str(make_bot(bot, BRUTUS).choose(BRUTUS.view(state, seat), moves, Random(1)))


@pytest.mark.parametrize("bot", ["veteran", "search:30"])
def test_whoever_can_go_out_does(bot: str) -> None:
    state = table({0: "4 4", 1: "5 9 9", 2: "3 12", 3: "8 8 8"})
    assert choice(bot, state, 0) == "4x2"


def test_low_cards_are_laid_and_high_ones_taken() -> None:
    state: Any = BRUTUS.setup(Options(4), Fast(Random(5)), None)
    step(BRUTUS, state, state.turn, BRUTUS.parse("forum 1"), Fast(Random(5)))
    seat = BRUTUS.to_act(state)[0]
    laid = int(choice("veteran", state, seat).split()[1])
    hand = state.hands[seat]
    assert MIND.relief(hand, laid) == max(MIND.relief(hand, v) for v in range(1, 14) if hand[v])


def test_chances() -> None:
    assert holds(13, 1, 3, False) > holds(12, 1, 3, False) > holds(5, 1, 3, False)
    assert holds(5, 3, 3, False) > holds(5, 1, 3, False) > holds(5, 1, 9, False)
    assert at_least(1, 2, 0.5) == pytest.approx(0.75)
    assert at_least(2, 2, 0.5) == pytest.approx(0.25)
    assert at_least(3, 2, 0.5) == pytest.approx(0.0)


def test_a_finished_manche_is_worth_its_points() -> None:
    record = play_game(Match("brutus", {"players": 4, "end": ONE}, ("random",) * 4, "k"), 1)
    states = [state for _, state in replay(BRUTUS, record)]
    worth = list(KNOWLEDGE.worth(BRUTUS, states[-1]))
    assert record.outcome is not None
    assert worth == pytest.approx([(score or 0) / 9 for score in record.outcome.scores])
    verdicts = [KNOWLEDGE.verdict(BRUTUS, states[0], states[-1], seat) for seat in range(4)]
    assert verdicts == worth
    assert Knowledge().verdict(BRUTUS, states[0], states[-1], record.outcome.winners[0]) == 1


def test_whoever_is_out_has_their_points_unless_their_13_still_stands() -> None:
    state = table({0: "4", 1: "5 9 9", 2: "3 12", 3: "8 8 8"})
    root = BRUTUS.clone(state)
    assert KNOWLEDGE.verdict(BRUTUS, root, state, 0) is None
    step(BRUTUS, state, 0, BRUTUS.parse("4x1"), Fast(Random(1)))
    assert KNOWLEDGE.verdict(BRUTUS, root, state, 0) == pytest.approx(6 / 9)
    state = table({0: "13", 1: "5 9 9", 2: "3 12", 3: "8 8 8"})
    root = BRUTUS.clone(state)
    step(BRUTUS, state, 0, BRUTUS.parse("13x1"), Fast(Random(1)))
    assert KNOWLEDGE.verdict(BRUTUS, root, state, 0) is None


def test_a_rehearsal_by_the_clock_keeps_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes a millisecond at every look, 12 ms are about 12 worlds."""
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return looks / 1000

    monkeypatch.setattr("ludus.bots.rehearsal.perf_counter", clock)
    state = BRUTUS.setup(Options(4), Fast(Random(1)), None)
    step(BRUTUS, state, state.turn, BRUTUS.parse("forum 1"), Fast(Random(1)))
    choice("search:12ms", state, BRUTUS.to_act(state)[0])
    assert 12 <= looks <= 16
