"""Levels 1 to 8 of every game: who plays, what they see, and what was measured of them."""

from collections.abc import Iterator
from dataclasses import replace as changed
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from ludus.bots import (
    answers_at_once,
    budget_of,
    gorus,
    levels_of,
    make_bot,
    measured_in,
    mind_of,
    shipped,
)
from ludus.bots import ladder as stored
from ludus.bots.gloria.troops import IMPOSING
from ludus.bots.judge import Judge, mark
from ludus.bots.ladder import Rung, beats_below, prints_of, rungs_of
from ludus.bots.levels import (
    COUNT,
    DEFAULT,
    QUICK,
    Lapsing,
    Level,
    fingerprint,
    level_of,
    spec_of,
)
from ludus.bots.styles import Style
from ludus.core.bots import Budget
from ludus.core.errors import Unknown
from ludus.core.fate import Fast
from ludus.core.outcome import Outcome
from ludus.core.rules import AnyRules
from ludus.games import all_games, find_game
from ludus.games.gloria.equipment import CLASSES, armour_weight
from ludus.games.gorus.state import Play
from ludus.lab.ladder import matches, options_of, play_pair, ratings, share_interval, won_of

GAMES = sorted(all_games())
LEVELS = range(1, COUNT + 1)


def moments(game: AnyRules, seed: int, every: int, most: int) -> Iterator[tuple[Any, Any]]:
    """Go through a game of veterans: a view and its moves now and then."""
    rng = Random(seed)
    fate = Fast(rng)
    state = game.setup(game.read_options({"players": max(game.players)}), fate, None)
    veteran, number = make_bot("veteran", game), 0
    while (seats := game.to_act(state)) and number < every * most:
        view, moves = game.view(state, seats[0]), game.moves(state, seats[0])
        if number % every == 0:
            yield view, moves
        game.apply(state, seats[0], veteran.choose(view, moves, rng), fate, None)
        number += 1


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_eight_levels_that_differ(name: str) -> None:
    game = find_game(name)
    assert len(levels_of(game)) == len(set(prints_of(game))) == COUNT


@pytest.mark.parametrize("name", GAMES)
def test_every_level_makes_legal_moves_and_the_same_ones_again(name: str) -> None:
    game = find_game(name)
    for view, moves in moments(game, 5, 23, 4):
        for level in range(1, QUICK + 1):
            chosen = [make_bot(spec_of(level), game).choose(view, moves, Random(1)) for _ in "ab"]
            assert chosen[0] == chosen[1]
            assert chosen[0] in moves


@pytest.mark.parametrize("spec", ["level:0", "level:9", "level:", "level:1x", "level:11", "level"])
def test_there_are_no_other_levels(spec: str) -> None:
    assert level_of(spec) is None
    with pytest.raises(Unknown) as error:
        make_bot(spec, find_game("gorus"))
    assert "level:1" in str(error.value.message.facts["known"])


@pytest.mark.parametrize("name", GAMES)
def test_no_level_is_given_time_so_that_strength_does_not_depend_on_the_machine(name: str) -> None:
    game = find_game(name)
    for level in LEVELS:
        budget = budget_of(spec_of(level), game)
        assert budget is None or budget.seconds is None


@pytest.mark.parametrize("name", GAMES)
def test_levels_up_to_six_answer_at_once_and_are_never_cut_short(name: str) -> None:
    game = find_game(name)
    assert [answers_at_once(spec_of(level), game) for level in LEVELS] == [True] * 6 + [False] * 2
    for level in LEVELS:
        bot: Any = make_bot(spec_of(level), game, 0.01)
        budget = getattr(bot, "_budget", None)
        if isinstance(budget, Budget):
            assert (budget.seconds is None) == (level <= QUICK)


def test_a_game_of_which_nothing_is_known_has_levels_from_chance_and_search() -> None:
    unknown = changed(find_game("gorus"), name="micatio")
    assert levels_of(unknown) == DEFAULT
    assert [answers_at_once(spec_of(level), unknown) for level in LEVELS][:6] == [True] * 6
    assert measured_in(unknown) == ("full", 2)


class Says:
    """Answers with its own word."""

    def __init__(self, word: str) -> None:
        self.word = word

    def choose(self, *_: object) -> str:
        return self.word


def test_lapses_are_the_share_of_decisions_made_at_a_glance() -> None:
    bot, rng = Lapsing(Says("care"), Says("glance"), 0.3), Random(1)
    answers = [bot.choose(None, (), rng) for _ in range(2000)]
    assert 0.26 < answers.count("glance") / 2000 < 0.34


# What weak levels do not see


def spots(fight: str, hand: str, preferred: str) -> tuple[Any, Any]:
    """Show a seat of three a fight of Gorus that it has to answer last."""
    game = find_game("gorus")
    state = game.setup(game.read_options({"players": 3}), Fast(Random(3)), None)
    view = game.view(state, 0)
    cards = [game.parse(text) for text in fight.split()]
    plays = tuple(Play(seat + 1, card, "lead") for seat, card in enumerate(cards))
    held = tuple(game.parse(text) for text in hand.split())
    return replace(view, fight=plays, hand=held, preferred=preferred, memory=()), held


def answers(level: str, fight: str, hand: str, preferred: str) -> list[str]:
    """Let a level of Gorus answer a fight three hundred times."""
    view, held = spots(fight, hand, preferred)
    game = find_game("gorus")
    return [str(make_bot(level, game).choose(view, held, Random(n))) for n in range(300)]


def test_the_second_level_of_gorus_sometimes_takes_a_fight_worth_less_than_nothing() -> None:
    bad = ("BL5 BL8", "BL10 BL4", "BL")
    assert 0.05 < answers("level:2", *bad).count("BL10") / 300 < 0.16
    assert set(answers("level:5", *bad)) == {"BL4"}


def test_the_first_level_of_gorus_often_leaves_a_good_fight_to_others() -> None:
    good = ("BL5 BL9", "BL10 BL4", "BL")
    assert 0.3 < answers("level:1", *good).count("BL4") / 300 < 0.5
    assert set(answers("level:2", *good)) == {"BL10"}


def test_who_has_no_memory_chooses_alike_whatever_has_been_played() -> None:
    game = find_game("gorus")
    for view, moves in moments(game, 2, 9, 12):
        without = replace(view, memory=())
        bot = make_bot("level:3", game)
        assert bot.choose(view, moves, Random(1)) == bot.choose(without, moves, Random(1))


def test_the_first_level_of_brutus_never_passes_and_plays_high_cards_first() -> None:
    game = find_game("brutus")
    hand = tuple(int(value in (3, 7, 13)) for value in range(14))
    for view, moves in moments(game, 4, 1, 120):
        plays = [move for move in moves if move.word == "play"]
        if plays:
            assert make_bot("level:1", game).choose(view, moves, Random(1)) in plays
        held = replace(view, hand=hand)
        lone = [game.parse(f"{value}x1") for value in (7, 13, 3)]
        values = [
            make_bot(spec, game).choose(held, lone, Random(1)).value
            for spec in ("level:1", "level:5")
        ]
        assert values == [13, 3]


def test_the_first_level_of_gloria_enlists_whoever_wears_the_heaviest_armour() -> None:
    game = find_game("gloria")
    state = game.setup(game.read_options({"players": 2}), Fast(Random(1)), None)
    seat = game.to_act(state)[0]
    moves = game.moves(state, seat)
    weights = sorted((armour_weight(CLASSES[one.type].armour) for one in moves), reverse=True)
    for number in range(20):
        chosen = make_bot("level:1", game).choose(game.view(state, seat), moves, Random(number))
        assert armour_weight(CLASSES[chosen.type].armour) >= weights[IMPOSING - 1]


# What was measured


def rung(level: int, against: int, *pairs: float) -> Rung:
    return Rung(level, against, ("a", "b"), {"players": 2, "end": None}, "s", pairs)


@pytest.mark.parametrize("name", GAMES)
def test_stored_figures_belong_to_the_levels_as_they_are(name: str) -> None:
    """Whoever changes a level measures it again: `ludus lab levels GAME --store`."""
    game = find_game(name)
    assert rungs_of(game) == list(stored.stored(name))


def test_a_figure_of_another_level_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("gorus")
    prints = prints_of(game)
    fresh = Rung(2, 1, (prints[1], prints[0]), {}, "s", (1.0, 0.5))
    stale = Rung(3, 2, ("old", prints[1]), {}, "s", (1.0,))
    monkeypatch.setattr(stored, "stored", lambda _: (fresh, stale))
    assert beats_below(game) == [None, fresh, None, None, None, None, None, None]
    assert (fresh.games, fresh.share) == (4, 0.75)


def test_what_is_stored_is_read_again_and_replaces_what_was_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(stored, "FOLDER", tmp_path / "ladders")
    first, other, again = rung(2, 1, 1.0), rung(3, 2, 0.5), rung(2, 1, 0.25, 0.75)
    for one in (other, first, again):
        stored.store("micatio", one)
    assert stored.stored("micatio") == (again, other)
    assert stored.stored("nothing") == ()


def test_the_print_of_a_level_changes_with_all_that_it_plays_by() -> None:
    level, lowest = DEFAULT[3], DEFAULT[0]
    lapsing = replace(level, lapses=0.5)
    found = {
        fingerprint(level, lowest, "c"),
        fingerprint(level, lowest, "d"),
        fingerprint(lapsing, lowest, "c"),
        fingerprint(lapsing, DEFAULT[1], "c"),
    }
    assert len(found) == 4
    assert fingerprint(level, lowest, "c") == fingerprint(level, DEFAULT[1], "c")


def test_the_print_of_who_asks_a_net_changes_with_the_net_and_of_others_does_not() -> None:
    for bot, changes in (("net", True), ("champion:60", True), ("veteran", False)):
        prints = [fingerprint(Level(bot), Level("random"), "c", mind) for mind in ("", "a", "b")]
        assert len(set(prints)) == (3 if changes else 1)


def test_the_mind_of_a_game_is_its_nets_and_how_they_are_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = find_game("gorus")
    minds = [mind_of(game)]
    monkeypatch.setattr(gorus, "STYLES", {3: Style()})
    minds.append(mind_of(game))
    monkeypatch.setattr(shipped, "NETS", tmp_path)
    assert mind_of(game) == ""
    (tmp_path / "gorus.safetensors").write_bytes(b"another")
    minds.append(mind_of(game))
    assert len(set(minds)) == 3
    assert all(minds)


@pytest.mark.parametrize("name", ["gloria", "insanam"])
def test_the_mind_of_a_game_with_a_judge_is_what_it_weighs(name: str) -> None:
    champion = import_module(f"ludus.bots.{name}.champion")
    weights = champion.judge().weights
    assert mind_of(find_game(name)) == mark(Judge(weights)) != mark(Judge(weights * 2))


def test_a_pair_gives_both_bots_the_same_deal_in_turn() -> None:
    assert play_pair(("gorus", {"players": 2, "target": 1}, "veteran", "veteran", "s", 1)) == 0.5
    strong = [
        play_pair(("gorus", {"players": 2, "target": 1}, "veteran", "random", "s", number))
        for number in range(5)
    ]
    assert sum(strong) > 3.5


def test_at_a_larger_table_every_pair_of_seats_is_a_game_of_two() -> None:
    outcome = Outcome((0,), (9, 5, 5, 1), (1, 2, 2, 4), "end", "end")
    assert won_of(outcome, [True, False, True, False]) == (1 + 1 + 0.5 + 1) / 4
    assert won_of(outcome, [False, True, False, True]) == (0 + 0.5 + 0 + 0) / 4


def test_neighbours_meet_and_levels_that_are_farther_apart() -> None:
    assert list(matches(9, 4, range(3, 7))) == [
        (4, 3, 9), (5, 4, 9), (5, 3, 4), (6, 5, 9), (6, 4, 4)
    ]  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
def test_levels_are_measured_with_few_players(name: str) -> None:
    """Gorus says itself with how many; the others with as few as they allow."""
    game = find_game(name)
    options = game.read_options(options_of(game))
    fewest = min(count for count in game.players if count > 1)
    assert game.seats(options) == (3 if name == "gorus" else fewest)


def test_ratings_follow_from_shares_and_their_intervals_hold_them() -> None:
    pairs = [1.0] * 64 + [0.0] * 36
    found = ratings([rung(2, 1, *pairs), rung(3, 2, *pairs)])
    assert [one.level for one in found] == [1, 2, 3]
    # 64 of 100 are 100 points.
    assert found[1].rating == pytest.approx(1500, abs=1)
    assert found[2].rating - found[1].rating == pytest.approx(100, abs=3)
    assert all(one.low < one.rating < one.high for one in found)


def test_a_match_without_a_loss_has_a_rating_all_the_same() -> None:
    low, high = ratings([rung(2, 1, *[1.0] * 10)])
    assert 200 < high.rating - low.rating < 800
    assert share_interval(rung(2, 1, *[1.0] * 10))[0] > 0.65
    assert ratings([]) == []
