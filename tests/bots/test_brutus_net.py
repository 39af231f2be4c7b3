"""The nets of Brutus: what they are shown from a view, and what their bots do with it."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from ludus.arrays.brutus.translation import state_of
from ludus.arrays.nets import shapes
from ludus.bots import make_bot, shipped
from ludus.bots.brutus import KNOWLEDGE, Veteran
from ludus.bots.brutus_champion import BrutusChampion, BrutusLook
from ludus.bots.brutus_lines import Lines, Past, gained, laid_out, single, taken
from ludus.bots.brutus_net import BrutusNetPlayer, likings
from ludus.bots.brutus_nets import ACTOR, CRITIC, observed_in, watch
from ludus.bots.rehearsal import Rehearsal
from ludus.bots.shipped import Shipped
from ludus.bots.styles import Style
from ludus.core.bots import Budget
from ludus.core.fate import Fast
from ludus.core.rules import step
from ludus.games import find_game
from ludus.games.brutus.options import MODES, End, Options
from ludus.games.brutus.view import View
from modes import swept

BRUTUS = find_game("brutus")
SHORT = [options for options in MODES if options.end is not None and options.end.manches == 1]
ALL = Options(6, True, True, True)


def random_nets(seed: int) -> Shipped:
    """Draw nets as a training begins with them, but small."""
    rng = np.random.default_rng(seed)

    def drawn(features: int, answers: int) -> dict[str, Any]:
        return {
            name: (rng.standard_normal(shape) * (2 / shape[0]) ** 0.5).astype(np.float32)
            for name, shape in shapes(features, 24, 1, answers).items()
        }

    return Shipped(drawn(*ACTOR), drawn(*CRITIC))


NETS = random_nets(1)


def decisions(options: Options, seed: int, end: int = 1, fewest: int = 2) -> Iterator[Any]:
    """Give the states of a game in which somebody has a choice."""
    rng = Random(seed)
    fate = Fast(rng)
    state: Any = BRUTUS.setup(replace(options, end=End(manches=end)), fate, None)
    while seats := BRUTUS.to_act(state):
        moves = BRUTUS.moves(state, seats[0])
        if len(moves) >= fewest:
            yield state
        step(BRUTUS, state, seats[0], moves[int(rng.random() * len(moves))], fate)


def look_at(state: Any) -> BrutusLook:
    seat = BRUTUS.to_act(state)[0]
    return BrutusLook(BRUTUS, NETS, BRUTUS.view(state, seat), Random(1), Style())


# Without nets, or with those of other rules


def test_without_nets_bots_play_as_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "NETS", tmp_path)
    assert isinstance(make_bot("net", BRUTUS), Veteran)
    assert isinstance(make_bot("champion:5", BRUTUS), Rehearsal)


# What is seen


@pytest.mark.parametrize("options", swept(SHORT))
def test_a_view_shows_the_nets_what_arrays_show_them(options: Options) -> None:
    mode = single(options)
    for state in decisions(options, 2):
        seat = BRUTUS.to_act(state)[0]
        table = laid_out(BRUTUS.view(state, seat), [state])
        assert (watch(np, mode, table).observed == observed_in(BRUTUS.view(state, seat))).all()


@pytest.mark.parametrize("options", [Options(4), ALL])
def test_worlds_are_laid_out_as_they_are(options: Options) -> None:
    """But for the points of earlier manches, the fields are those of the state."""
    for number, state in enumerate(decisions(options, 3, end=2)):
        if number % 3 and state.phase not in ("lay", "mercy", "slip", "give", "to"):
            continue
        seat = BRUTUS.to_act(state)[0]
        view = BRUTUS.view(state, seat)
        worlds = [BRUTUS.imagine(view, Random(number)) for _ in range(3)] + [state]
        laid = laid_out(view, worlds)
        for at, world in enumerate(worlds):
            plain = state_of(world)
            for name in ("hands", "laid", "given_value", "sizes", "phase", "turn", "gone"):
                one, other = getattr(laid, name)[..., at], getattr(plain, name)
                assert np.array_equal(one, other), name
        assert (laid.scores[:, 0] == gained(view)).all()
        if state.manche == 1:
            assert (laid.scores[:, 0] == state.scores).all()


@pytest.mark.parametrize("options", [Options(4), Options(7), ALL])
def test_the_past_of_a_round_is_as_it_was(options: Options) -> None:
    """Every turn of others in the round is asked about as the table lay then."""
    met = 0
    mode = single(options)
    history: list[Any] = []
    rng = Random(5)
    fate = Fast(rng)
    state: Any = BRUTUS.setup(replace(options, end=End(manches=1)), fate, None)
    while seats := BRUTUS.to_act(state):
        seat = seats[0]
        view = BRUTUS.view(state, seat)
        if state.phase == "reply":
            past = Past(view, taken(laid_out(view, [state]), 0))
            then = {len(one.plays): one for one in history}
            asked = [
                number
                for number, play in enumerate(view.plays)
                if play.kind != "skip" and play.seat != seat
            ]
            assert past.length <= len(asked)
            for told, later, number in zip(
                past._states, past._later, asked[len(asked) - past.length :], strict=True
            ):
                was = then[number]
                plain = state_of(was)
                assert int(told.turn) == view.plays[number].seat
                for name in ("sizes", "places", "gone", "phase", "turn", "top_value", "top_count",
                             "owner"):  # fmt: skip
                    assert np.array_equal(getattr(told, name), getattr(plain, name)), name
                for one, other in zip(told.this_round, plain.this_round, strict=True):
                    assert np.array_equal(one, other)
                hands = np.array(state.hands)[:, 1:] + later
                assert np.array_equal(hands, plain.hands)
                met += 1
        moves = BRUTUS.moves(state, seat)
        if not state.plays:
            history = []
        if state.phase in ("lead", "reply"):
            history.append(BRUTUS.clone(state))
        step(BRUTUS, state, seat, moves[int(rng.random() * len(moves))], fate)
    assert met > 50
    assert mode.manches == 1


def test_worlds_in_which_others_would_have_played_so_count_more() -> None:
    """The chance of what was played is the product of the chances of every turn."""
    for state in decisions(Options(5), 6):
        view = BRUTUS.view(state, BRUTUS.to_act(state)[0])
        table = laid_out(view, [BRUTUS.imagine(view, Random(one)) for one in range(6)])
        past = Past(view, taken(table, 0))
        likely = past.likelihood(Lines(single(view.options), NETS), table)
        assert likely.shape == (6,)
        assert (likely > -1e6).all(), "nothing is imagined in which it could not have happened"
        assert (likely <= 1e-4).all()
        assert past.length == 0 or likely.std() >= 0


# What is chosen


@pytest.mark.parametrize("options", swept(SHORT))
def test_bots_with_nets_play_every_mode(options: Options) -> None:
    net = BrutusNetPlayer(NETS.actor)
    search = Rehearsal(BRUTUS, KNOWLEDGE, Budget(iterations=1))
    champion = BrutusChampion(
        BRUTUS, Budget(iterations=4), NETS, search, Style(worlds=2, pool=4, ahead=1)
    )
    rng = Random(1)
    fate = Fast(rng)
    state: Any = BRUTUS.setup(options, fate, None)
    number = 0
    asked = set()
    while seats := BRUTUS.to_act(state):
        view, moves = BRUTUS.view(state, seats[0]), BRUTUS.moves(state, seats[0])
        move = net.choose(view, moves, rng)
        if len(moves) > 1 and (state.phase not in asked or number % 40 == 0):
            asked.add(state.phase)
            assert champion.choose(view, moves, rng) in moves
        number += 1
        step(BRUTUS, state, seats[0], move, fate)


@pytest.mark.parametrize("style", [None, Style(worlds=4, pool=6), Style(worlds=2, ahead=1)])
def test_equal_views_give_equal_answers(style: Style | None) -> None:
    rng = Random(3)
    search = Rehearsal(BRUTUS, KNOWLEDGE, Budget(iterations=1))
    bot: Any = BrutusNetPlayer(NETS.actor)
    if style is not None:
        bot = BrutusChampion(BRUTUS, Budget(iterations=12), NETS, search, style)
    for number, state in enumerate(decisions(ALL, 5)):
        if number % 9 == 4:
            seat = BRUTUS.to_act(state)[0]
            view, moves = BRUTUS.view(state, seat), BRUTUS.moves(state, seat)
            worlds = (state, BRUTUS.imagine(view, rng))
            answers = {
                str(bot.choose(BRUTUS.view(world, seat), moves, Random(number))) for world in worlds
            }
            assert len(answers) == 1


def test_a_net_says_how_likely_its_moves_are() -> None:
    for number, state in enumerate(decisions(ALL, 7)):
        if number % 10 == 0:
            seat = BRUTUS.to_act(state)[0]
            view, moves = BRUTUS.view(state, seat), BRUTUS.moves(state, seat)
            liked = likings(NETS.actor, view, moves)
            assert sum(np.exp(liked)) == pytest.approx(1, abs=1e-4)
            chosen = BrutusNetPlayer(NETS.actor).choose(view, moves, Random(1))
            assert liked[moves.index(chosen)] == max(liked)


def test_a_spectator_is_asked_nothing() -> None:
    view: View = BRUTUS.view(next(decisions(Options(4), 1)), None)
    with pytest.raises(ValueError, match="spectator"):
        likings(NETS.actor, view, [])
    with pytest.raises(ValueError, match="spectator"):
        BrutusLook(BRUTUS, NETS, view, Random(1), Style())


# What is valued


def test_where_a_move_ends_the_manche_its_worth_is_what_was_won() -> None:
    """The last move of a manche of two who are left: exact in every world."""
    met = 0
    for seed in range(12):
        for state in decisions(Options(4), seed, fewest=1):
            seat = BRUTUS.to_act(state)[0]
            for move in BRUTUS.moves(state, seat):
                after = BRUTUS.clone(state)
                BRUTUS.apply(after, seat, move, Fast(Random(1)), None)
                if after.phase != "over":
                    continue
                (worth,) = look_at(state).worths([move], 3)
                places = BRUTUS.outcome(after)
                assert places is not None
                behind = sum(places.ranking[seat] < other for other in places.ranking)
                equal = sum(places.ranking[seat] == other for other in places.ranking) - 1
                won = (seat in places.winners) / len(places.winners)
                wanted = 0.5 * won + 0.5 * (behind + equal / 2) / 6
                assert worth == pytest.approx(wanted, abs=1e-6)
                met += 1
    assert met > 5


def test_lines_end_where_the_manche_ends() -> None:
    state = next(iter(decisions(Options(4), 8)))
    view = BRUTUS.view(state, BRUTUS.to_act(state)[0])
    lines = Lines(single(view.options), NETS)
    tables = laid_out(view, [BRUTUS.imagine(view, Random(at)) for at in range(5)])
    lots = (np.zeros((5, ACTOR[1]), dtype=np.float32) for _ in range(1000))
    over = lines.played_on(tables, lots)
    assert (over.turn < 0).all()
    shares = sum(lines.values(over, seat) for seat in range(4))
    assert np.allclose(shares, 1)
    shares = sum(lines.values(tables, seat) for seat in range(4))
    assert np.allclose(shares, 1, atol=1e-5)
