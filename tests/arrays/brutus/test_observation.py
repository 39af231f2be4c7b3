"""Observations say what a seat may know, the same from arrays and from a view, and nothing else."""

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from arrays.brutus.side_by_side import Table, batched
from ludus.arrays import brutus as arrays
from ludus.arrays.brutus.axes import Array
from ludus.arrays.brutus.observation import SEAT_FIELDS, TABLE_FIELDS
from ludus.arrays.brutus.sight import sight_of_view
from ludus.games.brutus import GAME
from ludus.games.brutus.options import End, Options
from ludus.games.brutus.state import Gift, State
from ludus.games.brutus.view import View, view

PLAYERS = range(4, 11)


class Look(NamedTuple):
    state: State
    seat: int
    view: View


def looks(options: Options, seed: int, often: int) -> Iterator[Look]:
    """Look from one seat after another at some moments of a game, and from all at its end."""
    table = Table(options, seed)
    count = 0
    while table.seat >= 0:
        count += 1
        # Hidden choices last for a moment only: look at each.
        if count % often == 0 or table.state.phase in ("mercy", "slip", "to", "give"):
            seat = count % options.players
            for one in {seat, table.seat}:
                yield Look(table.state, one, view(table.state, one))
        table.play()
    for seat in range(options.players):
        yield Look(table.state, seat, view(table.state, seat))


def observe(state: State, seat: int) -> Array:
    return arrays.observe(np, arrays.mode_of(state.options), arrays.state_of(state), seat)


def moment(options: Options, found: Callable[[State], bool]) -> Table:
    """Play games until something happens in one."""
    for seed in range(20):
        table = Table(options, seed)
        while table.seat >= 0:
            if found(table.state):
                return table
            table.play()
    raise AssertionError("it did not happen")


ENDS = [End(manches=2), End(target=30), End(time=600)]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_view_gives_the_same_observation(players: int) -> None:
    options = Options(players, players % 2 == 0, True, players % 3 != 0, ENDS[players % 3])
    for look in looks(options, players, often=9):
        seen = arrays.observation_of(look.view)
        assert seen.shape == (arrays.SIZE,)
        assert seen.dtype == np.float32
        assert np.isfinite(seen).all()
        assert (seen == observe(look.state, look.seat)).all()


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_hidden_changes_nothing(players: int) -> None:
    """In every world that the seat cannot exclude, it observes the same."""
    rng = Random(players)
    different = 0
    for look in looks(Options(players, True, True, True, End(manches=1)), players, often=11):
        world = GAME.imagine(look.view, rng)
        different += world.hands != look.state.hands
        assert (observe(world, look.seat) == arrays.observation_of(look.view)).all()
    assert different > 10


def test_nothing_of_others_is_read() -> None:
    """Whatever is written into what a seat may not know, it observes the same."""
    options = Options(5, True, True, True, End(manches=1))
    mode = arrays.mode_of(options)
    rng = np.random.default_rng(5)
    for look in looks(options, 5, often=7):
        state = arrays.state_of(look.state)
        before = arrays.observe(np, mode, state, look.seat)
        others = np.arange(5) != look.seat
        secret = {
            "hands": np.where(others[:, None], rng.integers(0, 7, (5, 13)), state.hands),
            "laid": np.where(others[:, None], state.laid[::-1, ::-1], state.laid),
            "known": np.where(others[:, None, None], rng.integers(0, 7, (5, 5, 13)), state.known),
        }
        # How many cards somebody has laid is shown only by who has still to choose.
        secret["laid"] = np.where(
            state.laid.sum(axis=1, keepdims=True) == secret["laid"].sum(axis=1, keepdims=True),
            secret["laid"],
            state.laid,
        )
        if look.seat != state.turn:
            secret["given_value"] = rng.integers(1, 14, 2)
        changed = state._replace(**{name: one.astype(np.int32) for name, one in secret.items()})
        assert (arrays.observe(np, mode, changed, look.seat) == before).all()


def part(observation: Array, wanted: str) -> list[float]:
    """Read one field of an observation."""
    start = 0
    for name, size in arrays.FIELDS:
        if name == wanted:
            return [float(one) for one in observation[start : start + size]]
        start += size
    raise KeyError(wanted)


def test_fields_stand_where_they_are_said_to() -> None:
    table = moment(
        Options(6, False, True, False, End(manches=3)),
        lambda state: state.phase == "reply" and any(map(any, view(state, 2).known)),
    )
    state, here = table.state, view(table.state, 2)
    seen = arrays.observation_of(here)
    assert part(seen, "players") == [0, 0, 1, 0, 0, 0, 0]
    assert part(seen, "copies") == [6 / 8]
    assert part(seen, "variants") == [0, 1, 0]
    assert part(seen, "end") == [1, 0, 0]
    assert part(seen, "manches_left") == pytest.approx([2 / 5])
    assert part(seen, "phase").index(1) == arrays.PHASES.index("reply")
    assert here.top is not None
    assert part(seen, "top_value").index(1) == here.top.value - 1
    assert part(seen, "top_count").index(1) == here.top.count - 1
    assert sum(part(seen, "hand")) == sum(here.hand)
    assert part(seen, "gone") == [count / 8 for count in here.gone[1:]]
    for away in range(10):
        seat = (2 + away) % 6
        there = part(seen, f"seat_{away}.there")
        if away >= 6:
            assert not any(
                any(part(seen, name)) for name, _ in arrays.FIELDS if f"seat_{away}." in name
            )
            continue
        assert there == [1]
        assert part(seen, f"seat_{away}.acts") == [state.turn == seat]
        assert part(seen, f"seat_{away}.size") == [here.sizes[seat] / 16]
        assert part(seen, f"seat_{away}.rank").index(1) == here.ranks.index(seat)
        assert part(seen, f"seat_{away}.known") == [count / 8 for count in here.known[seat][1:]]
        assert part(seen, f"seat_{away}.owner") == [here.top.owner == seat]


def test_a_pass_tells_what_was_passed_on() -> None:
    table = moment(Options(4), lambda state: bool(state.plays) and state.plays[-1].kind == "pass")
    passed = table.state.plays[-1]
    top = table.state.top
    assert top is not None
    seen = arrays.observation_of(view(table.state, passed.seat))
    assert part(seen, "seat_0.turn_kind") == [0, 0, 0, 1, 0]
    assert part(seen, "seat_0.turn_value") == pytest.approx([top.value / 13])
    assert part(seen, "seat_0.turn_count") == [top.count / 8]


def test_a_gift_on_its_way_is_seen_by_its_giver_alone() -> None:
    table = moment(Options(5), lambda state: any(gift.value for gift in state.given))
    state = table.state
    gift: Gift = next(gift for gift in state.given if gift.value)
    mine = arrays.observation_of(view(state, state.turn))
    assert part(mine, "given")[gift.value - 1] == 1 / 8
    other = (state.turn + 1) % 5
    theirs = arrays.observation_of(view(state, other))
    assert not any(part(theirs, "given"))
    away = (gift.to - other) % 5
    assert part(theirs, f"seat_{away}.named")[0] > 0


def test_a_batch_is_observed_from_many_seats() -> None:
    options = Options(7, True, True, True)
    tables = [Table(options, seed) for seed in range(5)]
    for number, table in enumerate(tables):
        for _ in range(40 + 20 * number):
            table.play()
    state = batched([arrays.state_of(table.state) for table in tables])
    seats = np.asarray([0, 6, 3, 2, 5], dtype=np.int32)
    mode = arrays.mode_of(options)
    seen = arrays.observe(np, mode, state, seats)
    for number, (table, seat) in enumerate(zip(tables, seats, strict=True)):
        expected = arrays.observation_of(view(table.state, int(seat)))
        assert (seen[:, number] == expected).all()
    compiled = jax.jit(lambda state, seat: arrays.observe(jnp, mode, state, seat))
    assert np.allclose(compiled(state, seats), seen, rtol=1e-6)


def test_a_spectator_has_no_observation() -> None:
    with pytest.raises(ValueError, match="spectator"):
        sight_of_view(view(Table(Options(4), 1).state, None))


def test_the_size_is_that_of_all_fields() -> None:
    assert (
        sum(size for _, size in TABLE_FIELDS) + 10 * sum(size for _, size in SEAT_FIELDS)
        == arrays.SIZE
    )
    names = [name for name, _ in arrays.FIELDS]
    assert len(set(names)) == len(names)
