"""The champions of Gloria and Insanam: able, and the same for the same view; their judges."""

from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import numpy as np
import pytest

from ludus.arrays.nets import read, write
from ludus.bots import contest, make_bot
from ludus.bots.contest import Contest, Way
from ludus.bots.gloria import champion as gloria_champion
from ludus.bots.gloria import features as gloria_features
from ludus.bots.gloria.champion import Campaigner
from ludus.bots.gloria.plans import MOST, plans
from ludus.bots.gloria.troops import WORTH, enlist_well
from ludus.bots.insanam import champion as insanam_champion
from ludus.bots.insanam import features as insanam_features
from ludus.bots.insanam.champion import Schemer
from ludus.bots.judge import FILE, card_of, read_judge
from ludus.core.bots import Budget
from ludus.core.codec import from_json, to_json
from ludus.core.errors import BadInput
from ludus.core.fate import Fast
from ludus.core.rules import AnyRules, step
from ludus.games import find_game
from ludus.games.gloria import GAME as GLORIA
from ludus.games.gloria.state import Gladiator, State
from ludus.games.insanam import GAME as INSANAM
from ludus.lab.arena import Match, play_game
from rules.gloria.asks import POSITIONS as GLORIA_POSITIONS
from rules.gloria.asks import opening
from rules.gloria.build import arena, glad
from rules.insanam.asks import POSITIONS as INSANAM_POSITIONS
from rules.insanam.build import court, mark

JUDGED: dict[str, Any] = {
    "gloria": (GLORIA, gloria_features, gloria_champion),
    "insanam": (INSANAM, insanam_features, insanam_champion),
}
POSITIONS = [
    *(("gloria", name) for name in GLORIA_POSITIONS),
    *(("insanam", name) for name in INSANAM_POSITIONS),
]


def position(game: str, name: str) -> Any:
    made: Any = (GLORIA_POSITIONS if game == "gloria" else INSANAM_POSITIONS)[name]
    return made()


def choice(game: AnyRules, state: Any, bot: str = "champion:4") -> str:
    seat = game.to_act(state)[0]
    offered, view = game.moves(state, seat), game.view(state, seat)
    shown, listed = to_json(view), list(offered)
    chosen = make_bot(bot, game).choose(view, offered, Random(1))
    assert chosen in offered
    assert (to_json(view), list(offered)) == (shown, listed), "a bot changes nothing it is shown"
    return str(chosen)


# Whatever is asked


@pytest.mark.parametrize(("game", "name"), POSITIONS)
def test_a_champion_answers_every_question_from_the_view_alone(game: str, name: str) -> None:
    """As in a server: the view comes as JSON, the moves as texts."""
    rules, state = find_game(game), position(game, name)
    seat = rules.to_act(state)[0]
    view = from_json(to_json(rules.view(state, seat)), rules.views)
    offered = [rules.parse(str(move)) for move in rules.moves(state, seat)]
    chosen = make_bot("champion:4", rules).choose(view, offered, Random(1))
    assert str(chosen) == choice(rules, state)


@pytest.mark.parametrize("game", JUDGED)
def test_a_champion_is_at_hand_and_ends_a_game(game: str) -> None:
    rules = find_game(game)
    assert isinstance(make_bot("champion:8", rules), Contest)
    brief = {"players": 2, "turn_limit": 2} if game == "gloria" else {"players": 2, "max_turns": 1}
    bots = ("champion:3", "veteran")
    assert play_game(Match(game, brief, bots, "ends"), 0).outcome is not None


# Judges


@pytest.mark.parametrize("game", JUDGED)
def test_the_judge_that_comes_along_is_small_and_made_for_the_game_as_it_is(game: str) -> None:
    rules, features, champion = JUDGED[game]
    file = Path(champion.__file__).with_name(FILE)
    assert file.stat().st_size < 4 * 2**20
    judge = read_judge(file, rules, features.NAMES)
    assert judge.weights.shape == (len(features.NAMES),)
    assert np.isfinite(judge.weights).all()
    assert np.abs(judge.weights).max() > 0.1
    about = read(file)[1]
    assert int(about["games"]) > 100
    assert about["command"].startswith(f"ludus learn {game} ")


@pytest.mark.parametrize("game", JUDGED)
@pytest.mark.parametrize("what", ["game", "rules", "content", "numbers"])
def test_a_judge_of_anything_else_is_refused(game: str, what: str, tmp_path: Path) -> None:
    rules, features, champion = JUDGED[game]
    weights, about = read(Path(champion.__file__).with_name(FILE))
    write(tmp_path / FILE, weights, about | {what: "another"})
    with pytest.raises(BadInput, match=what):
        read_judge(tmp_path / FILE, rules, features.NAMES)
    assert card_of(rules, features.NAMES).items() <= about.items()


@pytest.mark.parametrize(("game", "name"), POSITIONS)
def test_every_position_is_judged_and_chances_add_up(game: str, name: str) -> None:
    state = position(game, name)
    counsel: Any = (
        Campaigner(gloria_champion.judge())
        if game == "gloria"
        else Schemer(insanam_champion.judge())
    )
    chances = counsel.chances(state)
    assert sum(chances) == pytest.approx(1, abs=1e-5)
    assert all(0 <= chance <= 1 for chance in chances)
    _, features, _ = JUDGED[game]
    assert features.features(state).shape == (len(chances), len(features.NAMES))


def test_who_has_more_gladiators_is_more_likely_to_win() -> None:
    judge = Campaigner(gloria_champion.judge())

    def chance(*mine: Gladiator) -> float:
        foe = glad("secutor", (2, 0), 3, owner=1)
        return judge.chances(arena(*mine, foe, bystanders=False))[0]

    one, other = glad("secutor", (-2, 0)), glad("secutor", (-3, 0))
    assert chance(one) == pytest.approx(0.5, abs=0.15)
    assert chance(one, other) > chance(one) + 0.1


def test_a_marker_near_the_end_is_worth_most_to_a_hidden_traitor() -> None:
    def chance(destiny: str) -> float:
        state = court()
        mark(state, 0, 50)
        state.secrets.own[0].destiny = destiny  # type: ignore[assignment]
        return Schemer(insanam_champion.judge()).chances(state)[0]

    assert chance("traitor") > 1 / 4
    assert chance("loyal") > 1 / 4


@pytest.mark.parametrize("game", JUDGED)
def test_with_changed_content_a_champion_judges_by_hand(game: str) -> None:
    rules, _, champion = JUDGED[game]
    bot: Any = champion.make_champion(replace(rules, content="another"), Budget(iterations=2))
    chances = bot._counsel.chances(position(game, "act"))
    assert sum(chances) > 0
    usual: Any = make_bot("champion:2", rules)
    assert usual._counsel.chances(position(game, "act")) != chances


# Contests


class Fixed:
    """A game's part of a contest: the ways as given, each with a worth and a spread."""

    def __init__(self, worths: list[tuple[float, float]]) -> None:
        self.worths = worths
        self.tried = [0] * len(worths)

    def play(self, _root: Any, _me: int, way: Way, rng: Random) -> float:
        self.tried[way.first] += 1
        worth, spread = self.worths[way.first]
        return float(worth + spread * (rng.random() - 0.5))


def contested(worths: list[tuple[float, float]], iterations: int, seed: int = 1) -> int:
    """Hold a contest between ways of known worth; give the one that is chosen."""
    fixed: Any = Fixed(worths)
    fixed.ways = lambda *_: [Way(at) for at in range(len(worths))]
    fixed.world = lambda *_: None
    bot = Contest(GLORIA, fixed, Budget(iterations=iterations))
    bot._play_out = fixed.play  # type: ignore[method-assign]
    view: Any = type("View", (), {"seat": 0})
    chosen: int = bot.choose(view, [], Random(seed))
    assert sum(fixed.tried) <= iterations + 4 * len(worths)
    assert min(fixed.tried) >= 1
    return chosen


def test_a_way_that_is_clearly_better_is_gone() -> None:
    assert contested([(0.4, 0.2), (0.3, 0.2), (0.6, 0.2), (0.5, 0.2)], 200) == 2


def test_a_way_that_only_seems_better_is_not_gone() -> None:
    chosen = [contested([(0.5, 1.0)] * 8, 16, seed) for seed in range(40)]
    assert chosen.count(0) > 10, "one way in eight would be five"
    assert contested([(0.5, 0.0), (0.5, 0.0)], 40) == 0


def test_the_favourite_stays_to_the_end() -> None:
    assert contest.QUARTERS > 1
    fixed = [(0.5, 0.0), *[(0.1 * at, 0.0) for at in range(4)]]
    assert contested(fixed, 100) == 0


# Plans


def acting(one: Gladiator, foe: Gladiator, pa: int) -> State:
    return arena(one, foe, pa=pa, bystanders=False)


def ends(state: State) -> set[str]:
    """Collect what the plans of the active gladiator end with."""
    ways = plans(state, GLORIA.moves(state, 0))
    assert 1 < len(ways) <= MOST
    return {(way.then[-1] if way.then else str(way.first)).partition(" ")[0] for way in ways}


def spent(**more: Any) -> Gladiator:
    """Make an enemy that has acted already."""
    return glad(**{"owner": 1, "facing": 3, "at": (1, 0), **more})


def test_a_plan_is_a_whole_way_that_can_be_gone_word_for_word() -> None:
    state = acting(glad("retiarius", (-3, 0), level=4), spent(), 8)
    for way in plans(state, GLORIA.moves(state, 0)):
        world = GLORIA.clone(state)
        for word in (str(way.first), *way.then):
            move = GLORIA.parse(word)
            assert GLORIA.refusal(world, 0, move) is None, (way, word)
            step(GLORIA, world, 0, move, Fast(Random(1)))


def test_plans_go_to_strike_and_to_net_and_to_be_somewhere() -> None:
    assert {"end", "engage", "throw"} <= ends(acting(glad("retiarius", (-3, 0)), spent(), 8))


def test_a_shield_is_pushed_with_where_there_is_one() -> None:
    assert "push" in ends(acting(glad("secutor", (-2, 0)), spent(), 8))
    assert "push" not in ends(acting(glad("dimachaerus", (-2, 0)), spent(), 8))


def test_who_cannot_strike_any_more_plans_no_attack() -> None:
    state = acting(glad("dimachaerus", (-2, 0)), spent(), 8)
    state.gladiators[0].cowed = state.turn
    assert "engage" not in ends(state)


def test_a_champion_finishes_who_lies_before_it() -> None:
    foe = spent(kind="thraex", level=1, down=True)
    state = acting(glad("dimachaerus", (0, 0), level=4), foe, 3)
    assert choice(GLORIA, state, "champion:60").startswith("engage")


def test_a_champion_brings_better_classes_and_not_always_the_same() -> None:
    state = opening()
    offered: Any = GLORIA.moves(state, 0)
    drawn: list[Any] = [enlist_well(state, offered, Random(seed)) for seed in range(60)]
    assert fmean(WORTH[move.type] for move in drawn) > fmean(WORTH.values()) + 10
    assert len({move.type for move in drawn}) >= 4
