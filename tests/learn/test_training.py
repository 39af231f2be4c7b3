"""Training: it runs, is kept, goes on, and learns."""

import csv
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ludus.arrays.nets import answer, read, shapes, write
from ludus.bots.gorus_nets import race_table
from ludus.bots.shipped import read_nets
from ludus.cli.main import main
from ludus.core.errors import BadInput
from ludus.games import find_game
from ludus.learn.by_jax import functions
from ludus.learn.decisions import Decisions, Given, NumpyDraw
from ludus.learn.evaluation import check, evaluate
from ludus.learn.packing import pack
from ludus.learn.subjects import SUBJECTS, modes_named
from ludus.learn.training import Plan, Training

TINY = {"gorus": "3", "brutus": "4"}
GAMES = sorted(SUBJECTS)


def tiny(game: str, folder: Path) -> Training:
    """Begin a small training, or go on with it."""
    return Training(Plan(game, folder, 3600.0, width=16, plays=240, modes=(TINY[game],)))


def drawn(game: str, width: int = 8) -> tuple[dict[str, Any], dict[str, Any]]:
    """Draw the weights of an actor and a critic."""
    rng = np.random.default_rng(1)
    subject = SUBJECTS[game]
    actor, critic = (
        {
            name: rng.normal(size=shape).astype(np.float32) / 10
            for name, shape in shapes(size[0], width, 1, size[1]).items()
        }
        for size in (subject.actor, subject.critic)
    )
    return actor, critic


@pytest.mark.parametrize("game", GAMES)
def test_a_training_learns_is_kept_and_goes_on_where_it_was_left(game: str, tmp_path: Path) -> None:
    first = tiny(game, tmp_path)
    before = np.asarray(first.nets.actor["in.w"])
    for progress in first.run():
        assert np.isfinite(progress.surprise)
        assert 0 < progress.freedom < np.log(SUBJECTS[game].actor[1])
        if progress.batches == 2:
            break
    first.keep()
    assert first.plays == 480
    assert not np.array_equal(before, first.nets.actor["in.w"])
    again = tiny(game, tmp_path)
    assert (again.batches, again.plays) == (2, 480)
    assert again.seconds == pytest.approx(first.seconds, abs=0.1)
    assert again.league
    for name, one in first.nets.critic.items():
        assert np.array_equal(one, again.nets.critic[name])
    for progress in again.run():
        assert progress.batches == 3
        break
    pack(tmp_path, tmp_path / "packed.safetensors")
    rules = find_game(game)
    nets = read_nets(tmp_path / "packed.safetensors", rules.content, rules.version)
    assert nets is not None
    assert np.allclose(nets.actor["in.w"], first.nets.actor["in.w"], atol=1e-2)
    assert np.allclose(nets.critic["in.w"], first.nets.critic["in.w"], atol=1e-2)
    with (tmp_path / "curve.csv").open() as file:
        assert [row["batches"] for row in csv.DictReader(file)] == ["1", "2", "3"]
    with pytest.raises(BadInput):
        Training(Plan(game, tmp_path, 3600.0, width=32, modes=(TINY[game],)))


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_two_minutes_of_training_beat_random_players_clearly(game: str, tmp_path: Path) -> None:
    plan = Plan(game, tmp_path, 120.0, width=128, plays=7680, modes=(TINY[game],))
    for _ in Training(plan).run():
        pass
    (strength,) = evaluate(game, tmp_path / "net.safetensors", plan.modes, "random", 100, 1)
    print(strength)
    assert strength.fair is not None
    assert strength.low > strength.fair * 1.5


@pytest.mark.parametrize("game", GAMES)
def test_a_net_of_any_weights_plays_by_the_rules_in_every_mode(game: str, tmp_path: Path) -> None:
    file, rules = tmp_path / "net.safetensors", find_game(game)
    write(file, drawn(game)[0], {"game": game, "content": rules.content})
    names = tuple(SUBJECTS[game].modes)[::4]
    told = list(evaluate(game, file, names, "random", 1, 1))
    assert [one.mode for one in told] == list(names)
    assert all(0 <= one.share <= 1 for one in told)


@pytest.mark.parametrize("game", GAMES)
def test_measuring_gives_the_same_on_two_processes(game: str, tmp_path: Path) -> None:
    file, rules = tmp_path / "net.safetensors", find_game(game)
    write(file, drawn(game)[0], {"game": game, "content": rules.content})
    one, two = (list(evaluate(game, file, (TINY[game],), "random", 6, 1, jobs)) for jobs in (1, 2))
    assert one == two


def test_nets_are_written_and_read(tmp_path: Path) -> None:
    weights = {"in.w": np.eye(3, dtype=np.float16), "in.b": np.zeros(3, dtype=np.float16)}
    weights |= {"out.w": np.ones((3, 1), dtype=np.float16), "out.b": np.zeros(1, dtype=np.float16)}
    write(tmp_path / "net.safetensors", weights, {"game": "gorus", "content": "other"})
    again, about = read(tmp_path / "net.safetensors")
    assert about["game"] == "gorus"
    assert all(one.dtype == np.float32 for one in again.values())
    assert answer(np, again, np.array([[1.0, -2.0, 3.0]]))[0, 0] == 4
    with pytest.raises(BadInput):
        check("gorus", tmp_path / "net.safetensors")


def test_the_race_is_worth_more_to_who_is_near() -> None:
    table = race_table((3, 3, 3))
    assert table.shape == (3, 3, 3, 3)
    assert np.allclose(table.sum(axis=-1), 1)
    assert np.allclose(table[0, 0, 0], 1 / 3)
    assert table[2, 0, 0, 0] > table[1, 0, 0, 0] > 1 / 3


def test_modes_have_names_and_every_way_to_play_has_one() -> None:
    assert {"1", "2", "8", "2v2", "4v4"} <= set(SUBJECTS["gorus"].modes)
    assert {"4", "10", "7rcb", "5c"} <= set(SUBJECTS["brutus"].modes)
    for game, subject in SUBJECTS.items():
        assert set(subject.usual) <= set(subject.modes)
        assert {options.players for options in subject.modes.values()} == set(
            find_game(game).players
        )
        with pytest.raises(BadInput):
            modes_named(game, ["99"])


@pytest.mark.parametrize(
    "words",
    [
        ["learn", "micatio", "here"],
        ["learn", "brutus", "here", "--modes", "2v2"],
        ["learn", "gorus", "here", "--blocks", "1,2,3"],
        ["learn", "gorus", "here", "--blocks", "0"],
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


@pytest.mark.parametrize("rivals", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_decisions_are_what_learning_expects(game: str, rivals: bool) -> None:
    """Shares add up, what was chosen was legal, and every mode has the same widths."""
    subject, (actor, critic) = SUBJECTS[game], drawn(game)
    given = Given(actor, critic, actor, np.bool_(rivals), np.float32(0.1))
    for name in tuple(subject.modes)[::5]:
        table, draw = subject.table(np, subject.modes[name], 300), NumpyDraw(1)
        tables = table.begin(draw)
        for _ in range(2):
            tables, seen = table.play(given, tables, draw)
            _check_decisions(seen, subject.critic[0], rivals=rivals)


def _check_decisions(seen: Decisions, width: int, *, rivals: bool) -> None:
    live = seen.taken.any(axis=1)
    assert len(seen.chosen) == 300
    assert seen.observed.shape[1] + seen.hidden.shape[1] == width
    rows = np.arange(300)[live]
    assert seen.legal[rows, seen.chosen[live]].all()
    assert (seen.chance[live] <= 1e-5).all()
    assert np.allclose(seen.outcome[live].sum(axis=1), 1, atol=1e-4)
    assert (np.where(seen.taken[live], 0, seen.outcome[live]) == 0).all()
    assert not seen.own[~live].any()
    assert seen.own[live].all() != rivals
    assert np.abs(seen.advantage[live]).max() > 0


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_jax_plays_for_learning_as_numpy_does(game: str) -> None:
    """They differ in their chance, not in what they give; compiling takes a while."""
    subject, (actor, critic) = SUBJECTS[game], drawn(game)
    options, count = subject.modes[TINY[game]], 6400
    given = Given(actor, critic, actor, np.bool_(True), np.float32(0.1))
    begin, play = functions(subject.table(jnp, options, count))
    key = jax.random.key(1)
    _, by_jax = jax.jit(play)(given, jax.jit(begin)(key), key)
    table, draw = subject.table(np, options, count), NumpyDraw(1)
    _, by_numpy = table.play(given, table.begin(draw), draw)
    for one, other in zip(by_numpy, by_jax, strict=True):
        assert one.shape == other.shape
        assert one.dtype == other.dtype
        assert float(np.mean(other)) == pytest.approx(float(np.mean(one)), rel=0.1, abs=0.1)
