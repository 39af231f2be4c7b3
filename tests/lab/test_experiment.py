"""Experiments: the same figures on any number of workers; wrong files are named."""

from math import sqrt
from pathlib import Path
from random import Random

import pytest

from ludus.core.errors import BadInput
from ludus.lab.estimates import corrected, difference, estimate
from ludus.lab.experiment import read_experiment
from ludus.lab.running import run_experiment
from ludus.lab.trace import play_traced, trace_record

EIGHT = Path(__file__).parents[2] / "examples" / "lab" / "gorus-eight.toml"


def small(folder: Path, text: str = "") -> str:
    file = folder / "small.toml"
    file.write_text(text or EIGHT.read_text("utf-8").replace("seeds = 500", "seeds = 20"), "utf-8")
    return str(file)


def test_workers_and_a_lost_block_do_not_change_the_figures(tmp_path: Path) -> None:
    experiment = read_experiment(small(tmp_path))
    one, two = tmp_path / "one", tmp_path / "two"
    one.mkdir()
    two.mkdir()
    found = list(run_experiment(experiment, one, 1))
    assert found[0][1] != found[1][1], "the changed card is played"
    (one / "variant-1-000016.json").unlink()
    assert list(run_experiment(experiment, one, 1)) == found
    assert list(run_experiment(experiment, two, 2)) == found
    other = read_experiment(small(tmp_path, 'game = "gorus"\nseeds = 3\noptions = {players = 3}'))
    with pytest.raises(BadInput, match="another experiment"):
        list(run_experiment(other, one, 1))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('game = "gorus"\nseeds = 3\nfoo = 1', "foo"),
        ('game = "gorus"\nseeds = "many"', "key=seeds"),
        ('game = "gorus"\nseeds = 3\nquestions = ["luck"]', "no luck"),
        ('game = "gorus"\nseeds = 3\noptions = {players = 3}\nbots = ["random"]', "1 for 3"),
        ('game = "gorus"\nseeds = 3\noptions = {players = 3}\nbots = "search:20ms"', "clock"),
        ("game = ", "small.toml"),
    ],
)
def test_a_wrong_file_is_named_with_key_and_reason(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        read_experiment(small(tmp_path, text))


@pytest.mark.parametrize("game", ["gorus", "brutus", "gloria", "insanam"])
def test_a_record_gives_the_trace_of_its_game(game: str) -> None:
    played = play_traced(game, {"players": 4}, ("random",) * 4, "trace", 1)
    assert trace_record(played.record).steps == played.steps


def test_pairs_make_differences_sharper_and_intervals_hold() -> None:
    rng, held = Random(1), 0
    for _ in range(400):
        sums = {seed: (float(rng.random() < 0.3) * 2, 2.0) for seed in range(100)}
        found = estimate(sums, share=True)
        held += found.low <= 0.3 <= found.high
    assert held / 400 > 0.95 - 3 * sqrt(0.05 * 0.95 / 400)
    noise = {seed: rng.gauss(0, 1) for seed in range(50)}
    one = {seed: (value, 1.0) for seed, value in noise.items()}
    other = {seed: (value + 0.1 + rng.gauss(0, 0.01), 1.0) for seed, value in noise.items()}
    assert difference(one, other).error < estimate(one).error / 10


def test_corrections_are_those_of_the_books() -> None:
    assert corrected([0.01, 0.04, 0.03], "holm") == pytest.approx([0.03, 0.06, 0.06])
    assert corrected([0.01, 0.04, 0.03], "benjamini-hochberg") == pytest.approx([0.03, 0.04, 0.04])
