"""Training: it runs, is kept, goes on, and learns."""

import csv
from pathlib import Path

import jax
import numpy as np
import pytest

from ludus.arrays.gorus.mode import mode_of
from ludus.arrays.nets import answer, read, shapes, write
from ludus.bots.gorus_nets import ACTOR, CRITIC, race_table
from ludus.bots.shipped import read_nets
from ludus.cli.main import main
from ludus.core.errors import BadInput
from ludus.games.gorus import GAME
from ludus.games.gorus.options import MODES, Options
from ludus.learn.evaluation import evaluate, load
from ludus.learn.gorus import Given, play_by_jax, play_by_numpy
from ludus.learn.modes import modes_named, name_of, without_editions
from ludus.learn.packing import pack
from ludus.learn.training import Plan, Training

TINY = {"width": 16, "plays": 240, "modes": modes_named(["3"])}


def test_a_training_learns_is_kept_and_goes_on_where_it_was_left(tmp_path: Path) -> None:
    first = Training(Plan(tmp_path, 3600.0, **TINY))  # type: ignore[arg-type]
    before = np.asarray(first.nets.actor["in.w"])
    for progress in first.run():
        assert np.isfinite(progress.surprise)
        assert 0 < progress.freedom < np.log(10)
        if progress.batches == 2:
            break
    first.keep()
    assert first.plays == 480
    assert not np.array_equal(before, first.nets.actor["in.w"])
    again = Training(Plan(tmp_path, 3600.0, **TINY))  # type: ignore[arg-type]
    assert (again.batches, again.plays) == (2, 480)
    assert again.seconds == pytest.approx(first.seconds, abs=0.1)
    assert again.league
    for name, one in first.nets.critic.items():
        assert np.array_equal(one, again.nets.critic[name])
    for progress in again.run():
        assert progress.batches == 3
        break
    pack(tmp_path, tmp_path / "packed.safetensors")
    nets = read_nets(tmp_path / "packed.safetensors", GAME.content, GAME.version)
    assert nets is not None
    assert np.allclose(nets.actor["in.w"], first.nets.actor["in.w"], atol=1e-2)
    assert np.allclose(nets.critic["in.w"], first.nets.critic["in.w"], atol=1e-2)
    with (tmp_path / "curve.csv").open() as file:
        assert [row["batches"] for row in csv.DictReader(file)] == ["1", "2", "3"]
    with pytest.raises(BadInput):
        Training(Plan(tmp_path, 3600.0, width=32, modes=modes_named(["3"])))


@pytest.mark.deep
def test_two_minutes_of_training_beat_random_players_clearly(tmp_path: Path) -> None:
    plan = Plan(tmp_path, 120.0, width=128, plays=7680, modes=modes_named(["3"]))
    for _ in Training(plan).run():
        pass
    (strength,) = evaluate(load(tmp_path / "net.safetensors"), plan.modes, "random", 100, 1)
    print(strength)
    assert strength.low > 0.6


def test_a_net_of_any_weights_plays_by_the_rules_in_every_mode() -> None:
    rng = np.random.default_rng(1)
    weights = {
        name: rng.normal(size=shape).astype(np.float32) / 10
        for name, shape in shapes(ACTOR[0], 8, 1, ACTOR[1]).items()
    }
    few = tuple(mode for mode in MODES if mode.target is None and mode.edition == "ru2020")[::3]
    quick = tuple(Options(mode.players, mode.edition, mode.teams, target=1) for mode in few)
    told = list(evaluate(weights, quick, "random", 1, 1))
    assert [one.mode for one in told] == [name_of(mode) for mode in quick]
    assert all(0 <= one.share <= 1 for one in told)


def test_nets_are_written_and_read(tmp_path: Path) -> None:
    weights = {"in.w": np.eye(3, dtype=np.float16), "in.b": np.zeros(3, dtype=np.float16)}
    weights |= {"out.w": np.ones((3, 1), dtype=np.float16), "out.b": np.zeros(1, dtype=np.float16)}
    write(tmp_path / "net.safetensors", weights, {"game": "gorus", "content": "other"})
    again, about = read(tmp_path / "net.safetensors")
    assert about["game"] == "gorus"
    assert all(one.dtype == np.float32 for one in again.values())
    assert answer(np, again, np.array([[1.0, -2.0, 3.0]]))[0, 0] == 4
    with pytest.raises(BadInput):
        load(tmp_path / "net.safetensors")


def test_the_race_is_worth_more_to_who_is_near() -> None:
    table = race_table((3, 3, 3))
    assert table.shape == (3, 3, 3, 3)
    assert np.allclose(table.sum(axis=-1), 1)
    assert np.allclose(table[0, 0, 0], 1 / 3)
    assert table[2, 0, 0, 0] > table[1, 0, 0, 0] > 1 / 3


def test_modes_have_names_and_every_way_to_play_has_one() -> None:
    names = [name_of(mode) for mode in without_editions()]
    assert len(set(names)) == len(names)
    assert {"1", "2", "8", "2v2", "4v4"} <= set(names)
    with pytest.raises(BadInput):
        modes_named(["9"])


@pytest.mark.parametrize(
    "words",
    [
        ["learn", "brutus", "here"],
        ["learn", "gorus", "here", "--modes", "9"],
        ["learn", "gorus", "nowhere", "--against", "veteran"],
        ["learn", "gorus", "nowhere", "--pack", "file"],
        ["learn", "gorus"],
        ["learn", "gorus", "here", "--seconds", "0"],
    ],
)
def test_what_cannot_be_learned_is_said_in_one_line(
    words: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(words) == 2
    said = capsys.readouterr()
    assert len(said.err.strip().splitlines()) == 1
    assert "Traceback" not in said.err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("more", [[], ["--against", "veteran"]], ids=["train", "measure"])
@pytest.mark.parametrize("kind", ["file", "garbage"])
def test_a_folder_that_cannot_be_used_is_said_in_one_line(
    kind: str, more: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "run"
    if kind == "file":
        folder.write_text("no folder")
    else:
        folder.mkdir()
        for name in ("net", "all"):
            (folder / f"{name}.safetensors").write_bytes(b"garbage")
    assert main(["learn", "gorus", str(folder), "--width", "8", "--modes", "3", *more]) == 2
    said = capsys.readouterr().err
    assert len(said.strip().splitlines()) == 1
    assert "Traceback" not in said


@pytest.mark.deep
def test_jax_plays_rounds_for_learning_as_numpy_does() -> None:
    """They differ in their chance, not in what they give; compiling takes a while."""
    (options,) = modes_named(["3"])
    mode = mode_of(options)
    rng = np.random.default_rng(1)
    actor, critic = (
        {
            name: rng.normal(size=shape).astype(np.float32) / 10
            for name, shape in shapes(size[0], 8, 1, size[1]).items()
        }
        for size in (ACTOR, CRITIC)
    )
    given = Given(actor, critic, actor, np.float32(0.1))
    told = [
        play_by_numpy(mode, 64, 0.9, rivals=True)(given, rng),
        play_by_jax(mode, 64, 0.9, rivals=True)(given, jax.random.key(1)),
    ]
    for one, other in zip(*told, strict=True):
        assert one.shape == other.shape
        assert one.dtype == other.dtype
        assert float(np.mean(other)) == pytest.approx(float(np.mean(one)), rel=0.1, abs=0.1)
