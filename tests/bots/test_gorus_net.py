"""The nets of Gorus Maximus: they fit the rules, and play from what a seat may know."""

import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from ludus.arrays.gorus import features
from ludus.arrays.gorus.mode import mode_of
from ludus.arrays.gorus.seen import seen
from ludus.arrays.gorus.state import NONE
from ludus.arrays.gorus.viewed import state_of
from ludus.arrays.nets import read, write
from ludus.bots import make_bot, shipped
from ludus.bots.gorus import KNOWLEDGE, LEARNED, Veteran
from ludus.bots.gorus_champion import GorusChampion, _Past
from ludus.bots.gorus_lines import Lines, laid_out, shared, solved
from ludus.bots.net import Adept, NetPlayer
from ludus.bots.search import Search
from ludus.core.fate import Fast
from ludus.games import find_game
from ludus.games.gorus.options import MODES, Options, sides
from modes import swept

GORUS = find_game("gorus")
FILE = shipped.NETS / "gorus.safetensors"


def decisions(options: Options, seed: int) -> Iterator[Any]:
    """Give the states of a game in which somebody has a choice."""
    rng = Random(seed)
    fate = Fast(rng)
    state: Any = GORUS.opening(options, fate, None)
    while state.turn is not None:
        moves = GORUS.moves(state, state.turn)
        if len(moves) > 1:
            yield state
        GORUS.apply(state, state.turn, moves[int(rng.random() * len(moves))], fate, None)


# What is shipped


def test_the_nets_fit_the_game_and_are_small() -> None:
    assert shipped.shipped(GORUS) is not None
    assert FILE.stat().st_size <= 4 << 20
    assert isinstance(make_bot("net", GORUS), Adept)
    assert isinstance(make_bot("champion", GORUS), GorusChampion)


@pytest.mark.parametrize("wrong", ["content", "version", "garbage", "missing"])
def test_nets_of_other_rules_are_refused_in_one_line_and_bots_play_without(
    wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    weights, about = read(FILE)
    file = tmp_path / FILE.name
    if wrong == "garbage":
        file.write_bytes(b"garbage")
    elif wrong != "missing":
        write(file, weights, about | {wrong: "other"})
    monkeypatch.setattr(shipped, "NETS", tmp_path)
    with caplog.at_level(logging.WARNING):
        assert isinstance(make_bot("net", GORUS), Veteran)
        assert isinstance(make_bot("champion:5", GORUS), Search)
    if wrong == "missing":
        assert not caplog.records, "a game need not have a net, and nobody has to be told"
        return
    (record,) = caplog.records
    assert len(record.getMessage().splitlines()) == 1
    assert FILE.name in record.getMessage()


def test_a_net_is_not_asked_where_the_veteran_is_better() -> None:
    nets = shipped.shipped(GORUS)
    assert nets is not None
    for players in (3, 8):
        player = NetPlayer(nets.actor) if players in LEARNED else Veteran()
        for number, state in enumerate(decisions(Options(players), 2)):
            view, moves = GORUS.view(state, state.turn), GORUS.moves(state, state.turn)
            wanted = player.choose(view, moves, Random(1))
            assert make_bot("net", GORUS).choose(view, moves, Random(1)) == wanted
            if number > 20:
                break


# What is seen


@pytest.mark.parametrize("options", swept(MODES))
def test_a_mode_never_fills_what_its_net_leaves_out(options: Options) -> None:
    mode = mode_of(options)
    empty = np.ones(features.SIZE, dtype=bool)
    empty[features.filled(mode)] = False
    for state in decisions(replace(options, target=1), 1):
        table = state_of(GORUS.view(state, state.turn))
        looked = seen(np, mode, table, table.turn)
        for order in (features.roles(np, looked), features.plain(np, looked)):
            assert not features.observe(np, looked, order)[empty].any()


@pytest.mark.parametrize("bot", ["net", "champion:8"])
@pytest.mark.parametrize("options", [Options(2), Options(3), Options(4, teams="2v2")])
def test_equal_views_give_equal_answers(bot: str, options: Options) -> None:
    rng = Random(3)
    for number, state in enumerate(decisions(options, 5)):
        if number % 12 == 4:
            seat = state.turn
            view, moves = GORUS.view(state, seat), GORUS.moves(state, seat)
            worlds = (state, GORUS.imagine(view, rng))
            answers = {
                str(make_bot(bot, GORUS).choose(GORUS.view(world, seat), moves, Random(number)))
                for world in worlds
            }
            assert len(answers) == 1
        if number > 30:
            break


# What is played


@pytest.mark.parametrize("options", swept(MODES))
def test_bots_with_nets_play_every_mode(options: Options) -> None:
    """The net plays a whole round; the champion makes one of its choices."""
    nets, rng = shipped.shipped(GORUS), Random(1)
    assert nets is not None
    net, champion = NetPlayer(nets.actor), make_bot("champion:4", GORUS)
    fate = Fast(rng)
    state: Any = GORUS.opening(replace(options, target=1), fate, None)
    number = 0
    while state.turn is not None:
        view, moves = GORUS.view(state, state.turn), GORUS.moves(state, state.turn)
        move = net.choose(view, moves, rng)
        assert move in moves
        if number == 12:
            assert champion.choose(view, moves, rng) in moves
        number += 1
        GORUS.apply(state, state.turn, move, fate, None)


@pytest.mark.parametrize("options", [Options(3), Options(5), Options(4, teams="2v2")])
def test_what_was_sent_leads_from_the_deal_to_what_lies_there_now(options: Options) -> None:
    """The past that worlds are weighed by is the past that was seen, and never impossible."""
    mode, rng = mode_of(options), Random(2)
    lines = Lines(mode, shipped.shipped(GORUS))  # type: ignore[arg-type]
    for number, state in enumerate(decisions(options, 4)):
        if number % 11 == 10:
            view = GORUS.view(state, state.turn)
            past = _Past(mode, view, 1500)
            for name, one in past.now._asdict().items():
                other = getattr(state_of(view), name)
                if name not in ("hands", "totals", "deck", "round", "lacking"):
                    assert np.array_equal(one, other), name
            worlds = laid_out(
                view, [GORUS.imagine(view, rng) for _ in range(8)], np.random.default_rng(1)
            )
            likely = past.likelihood(lines, worlds)
            assert likely.shape == (8,)
            assert (likely > -1e6).all()
            assert (likely <= 1e-3).all()
        if number > 60:
            break


@pytest.mark.parametrize(
    "options", [Options(3), Options(4, teams="2v2"), Options(2), Options(1, "ru2020")]
)
def test_the_end_of_a_round_is_worth_what_the_readable_rules_say(options: Options) -> None:
    mode, rng = mode_of(options), Random(6)
    lines = Lines(mode, shipped.shipped(GORUS))  # type: ignore[arg-type]
    state = next(iter(decisions(options, 7)))
    view = GORUS.view(state, state.turn)
    tables = laid_out(view, [state], np.random.default_rng(1))
    lot = np.zeros((1, 80), dtype=np.float32)
    world, fate = GORUS.clone(state), Fast(rng)
    if not state.deck:
        for _ in range(mode.plays):
            chances, order = lines.chances(tables)
            action = features.at_table(np, chances.argmax(axis=1).astype(np.int32), order)
            card = mode.cards[int(features.card_of(np, mode, action)[0])]
            GORUS.apply(world, world.turn, card, fate, None)
            tables = lines.played_on(tables, [lot])
            if tables.turn[0] == NONE:
                break
        assert tables.turn[0] == NONE
        wanted = KNOWLEDGE.chances(GORUS, world)
        for seat, side in enumerate(sides(options).of):
            assert shared(mode, tables)[0, side] == pytest.approx(wanted[seat], abs=1e-6)
    else:
        over = lines.played_on(tables, [lot] * mode.plays)
        assert (over.turn == NONE).all()
        assert shared(mode, over).sum() == pytest.approx(1)


def best(state: Any, root: int) -> tuple[float, ...]:
    """Look at all that can happen by the readable rules; ties as whoever looks first finds them."""
    if state.turn is None or state.round != root:
        return tuple(KNOWLEDGE.chances(GORUS, state))
    found = []
    for move in GORUS.moves(state, state.turn):
        world = GORUS.clone(state)
        GORUS.apply(world, state.turn, move, Fast(Random(1)), None)
        found.append(best(world, root))
    return max(found, key=lambda worths: worths[state.turn])


@pytest.mark.parametrize("options", [Options(2), Options(3), Options(4), Options(4, teams="2v2")])
def test_where_few_cards_are_left_all_is_looked_at(options: Options) -> None:
    mode, met = mode_of(options), 0
    for state in decisions(options, 8):
        if max(map(len, state.hands)) <= 2 and not state.deck:
            view = GORUS.view(state, state.turn)
            found = solved(mode, laid_out(view, [state], np.random.default_rng(1)), 10_000)
            assert found is not None
            wanted = best(state, state.round)
            mine = sides(options).of[state.turn]
            assert found[0, mine] == pytest.approx(wanted[state.turn], abs=1e-6)
            met += 1
        if met > 5:
            break
    assert met > 2


def test_too_many_lines_are_not_looked_at() -> None:
    state = next(iter(decisions(Options(3), 1)))
    view = GORUS.view(state, state.turn)
    tables = laid_out(view, [state], np.random.default_rng(1))
    assert solved(mode_of(Options(3)), tables, 100) is None
