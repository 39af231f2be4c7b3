"""The verifier in JavaScript, written from docs/records.md: it accepts what is true and no more."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from copy import deepcopy
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from docs.verifying import ROOT, SHORT, VECTORS, record_of, tables, tables_text, vector
from ludus.core.fairness import Live, commitment, named_seed, root_key
from ludus.core.practice import resume
from ludus.core.record import read_record
from ludus.games import all_games, find_game
from ludus.games.insanam.cards import decks
from ludus.testing.pairwise import covering

VERIFIER = ROOT / "web" / "verify" / "verify.mjs"
NODE = shutil.which("node", path=f"{Path(sys.prefix) / 'bin'}{os.pathsep}{os.environ['PATH']}")


def node(*args: str) -> "subprocess.CompletedProcess[str]":
    assert NODE, "the tests of the client need node too"
    return subprocess.run([NODE, *args], capture_output=True, text=True, timeout=120, check=False)


def judged(records: Sequence[Any], folder: Path) -> list[str]:
    """Let the verifier judge records; give for each what is wrong with it, or nothing."""
    files = []
    for number, record in enumerate(records):
        files.append(folder / f"{number}.json")
        files[-1].write_text(json.dumps(record), encoding="utf-8")
    done = node(str(VERIFIER), *map(str, files))
    found = dict(re.findall(r"/(\d+)\.json(?:, entry \d+, [\w-]+)?: ([\w-]+): ", done.stderr))
    assert done.returncode == (1 if found else 0), done.stderr
    return [found.get(f"{number}", "") for number in range(len(records))]


@pytest.mark.parametrize("game", SHORT)
def test_a_vector_holds_and_is_what_the_engine_plays(game: str) -> None:
    file = VECTORS / f"{game}.json"
    assert file.read_text(encoding="utf-8") == vector(game), "python tests/docs/verifying.py"
    done = node(str(VERIFIER), str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert "no nonce came from seat 1" in done.stdout


def test_a_practice_game_is_proved_part_by_part(tmp_path: Path) -> None:
    """Its first entries follow from the other game's seed, the rest from its own."""
    game = find_game("gorus")
    whole = read_record(
        json.dumps(record_of("gorus", game.read_options(SHORT["gorus"]), 3)).encode()
    )
    seed, rng = named_seed("practice", "verifier"), Random(3)
    recorder = resume(game, whole, 3, whole.seats, seed)
    while seats := game.to_act(recorder.state):
        recorder.play(seats[0], rng.choice(game.moves(recorder.state, seats[0])))
    recorder.reveal(seed)
    good = json.loads(recorder.record.to_json())
    longer, closed, other = deepcopy(good), deepcopy(good), deepcopy(good)
    longer["practice"][0]["at"] = 7
    closed["practice"][0]["fairness"]["seed"] = None
    other["practice"] = []
    assert judged([good, longer, closed, other], tmp_path) == ["", "draw", "no-seed", "draw"]


def test_what_a_verifier_must_know_is_the_same_in_content_document_and_verifier() -> None:
    text = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    assert f"```json\n{tables_text()}```" in text
    script = f"import {{TABLES}} from {json.dumps(VERIFIER.as_uri())};"
    done = node("--input-type=module", "-e", script + "console.log(JSON.stringify(TABLES))")
    assert json.loads(done.stdout) == json.loads(json.dumps(tables()))


def test_its_sha_256_is_the_real_one() -> None:
    texts = ["a" * length for length in (0, 1, 55, 56, 63, 64, 65, 119, 120, 1000)]
    script = f"import {{hashOf}} from {json.dumps(VERIFIER.as_uri())};"
    script += f"console.log(JSON.stringify({json.dumps(texts)}.map(hashOf)))"
    done = node("--input-type=module", "-e", script)
    assert json.loads(done.stdout) == [sha256(text.encode()).hexdigest() for text in texts]


def test_fresh_games_of_all_titles_hold(tmp_path: Path) -> None:
    records = [
        record_of(game.name, options, number)
        for game in all_games().values()
        for number, options in enumerate(covering(game.modes, together=1))
    ]
    assert judged(records, tmp_path) == [""] * len(records)


@pytest.mark.deep
def test_fresh_games_of_all_modes_hold(tmp_path: Path) -> None:
    for game in all_games().values():
        for number in range(5):
            records = [record_of(game.name, options, number) for options in game.modes]
            assert judged(records, tmp_path) == [""] * len(records)


# What has been tampered with is found


def outcomes(record: Any, *labels: str) -> list[Any]:
    return [one for entry in record["log"] for one in entry.get("fate", []) if one[0] in labels]


def _seed(record: Any) -> None:
    record["fairness"]["seed"] = "00" * 32


def _seed_and_commitment(record: Any) -> None:
    seed = bytes(32)
    record["fairness"] |= {"seed": seed.hex(), "commitment": commitment(seed)}


def _commitment(record: Any) -> None:
    record["fairness"]["commitment"] = "0" * 64


def _no_seed(record: Any) -> None:
    record["fairness"]["seed"] = None


def _nonce(record: Any) -> None:
    record["fairness"]["nonces"][0] = "another nonce, chosen later"


def _nonce_left_out(record: Any) -> None:
    record["fairness"]["nonces"][0] = ""


def _nonces_swapped(record: Any) -> None:
    record["fairness"]["nonces"].reverse()


def _first_outcome(record: Any) -> None:
    _, __, values = outcomes(record, "deal", "class", "tile")[0]
    values[0] = {"BL4": "BL5"}.get(values[0], "BL4") if isinstance(values[0], str) else 14


def _left_out(record: Any) -> None:
    next(entry for entry in record["log"] if entry.get("fate"))["fate"].pop(0)


def _added(record: Any) -> None:
    record["log"][-1].setdefault("fate", []).append(["gift", None, ["BL4"]])


TAMPERINGS: dict[Callable[[Any], None], set[str]] = {
    _seed: {"commitment"},
    _seed_and_commitment: {"draw"},
    _commitment: {"commitment"},
    _no_seed: {"no-seed"},
    _nonce: {"draw"},
    _nonce_left_out: {"draw"},
    _nonces_swapped: {"draw"},
    _first_outcome: {"draw", "unexpected"},
    _left_out: {"draw", "seat", "unexpected"},
    _added: {"unexpected"},
}


@pytest.mark.parametrize("game", SHORT)
def test_tampering_is_found(game: str, tmp_path: Path) -> None:
    true = json.loads((VECTORS / f"{game}.json").read_text(encoding="utf-8"))
    false = []
    for tamper in TAMPERINGS:
        record = deepcopy(true)
        tamper(record)
        assert record != true
        false.append(record)
    for tamper, found in zip(TAMPERINGS, judged(false, tmp_path), strict=True):
        assert found in TAMPERINGS[tamper], tamper.__name__


def test_every_single_outcome_counts(tmp_path: Path) -> None:
    """Whatever value is exchanged for another that was possible too: it is found."""
    for game in SHORT:
        true = json.loads((VECTORS / f"{game}.json").read_text(encoding="utf-8"))
        false = []
        for number, entry in enumerate(true["log"]):
            for at, (_, __, values) in enumerate(entry.get("fate", [])):
                record = deepcopy(true)
                target = record["log"][number]["fate"][at][2]
                if len(values) > 1 and values != values[::-1]:
                    target.reverse()
                elif isinstance(values[0], int):
                    target[0] = (values[0] + 1) % 10
                else:
                    target[0] = _neighbour(values[0])
                false.append(record)
        assert len(false) > 5
        assert "" not in judged(false, tmp_path), game


def _neighbour(value: str) -> str:
    """Give another thing of the same kind: a card of the same deck, a class, a category."""
    pairs = {"loyal": "traitor", "CH": "OR", "veles": "eques"}
    known = pairs | {other: one for one, other in pairs.items()}
    if re.fullmatch(r"[A-Z]+\d+", value):
        digit = "1" if value[-1] != "1" else "2"
        return value[:-1] + digit
    return known.get(value, "CH" if len(value) == 2 else "veles")


def test_a_hand_dealt_to_another_seat_is_found(tmp_path: Path) -> None:
    false = []
    for game, label in (("gorus", "deal"), ("brutus", "deal"), ("insanam", "destiny")):
        record = json.loads((VECTORS / f"{game}.json").read_text(encoding="utf-8"))
        one, other = outcomes(record, label)[:2]
        one[1], other[1] = other[1], one[1]
        false.append(record)
    assert judged(false, tmp_path) == ["seat"] * 3


# Decks that are made again, which seldom happens in a game


def rebuilt() -> dict[str, Any]:
    """Draw adversaries and gladiators of Insanam beyond the end of their decks."""
    game = find_game("insanam")
    record = record_of("insanam", game.read_options(SHORT["insanam"]), "rebuilt")
    fairness = record["fairness"]
    root = root_key(bytes.fromhex(fairness["seed"]), fairness["nonces"])
    setup = Live(root, 0)
    state = game.setup(game.read_options(record["options"]), setup, None)
    record["log"] = [{"fate": setup.outcomes}]
    for number in range(1, 90):
        fate = Live(root, number)
        name = decks.ADVERSARY if number % 2 else decks.GLADIATOR
        card = decks.draw(state, name, fate)
        assert card
        if number % 6:
            state.table.discards.setdefault(name, []).insert(0, card)
        record["log"].append({"seat": 0, "move": "done", "fate": fate.outcomes})
    again: dict[str, Any] = json.loads(json.dumps(record))
    return again


def test_a_deck_made_again_is_stated_and_checked(tmp_path: Path) -> None:
    true = rebuilt()
    stated = outcomes(true, "bag")
    assert {bag[0][0] for _, __, bag in stated} == {"A", "G"}
    more, other, early = deepcopy(true), deepcopy(true), deepcopy(true)
    bag = outcomes(more, "bag")[0][2]
    bag.append(bag[0])
    outcomes(other, "bag")[0][2].reverse()
    early["log"][5]["fate"].insert(0, ["bag", None, ["G01", "G02"]])
    found = judged([true, more, other, early], tmp_path)
    assert found[0] == ""
    assert found[1:] in (["bag", "draw", "bag"], ["bag", "unexpected", "bag"])
