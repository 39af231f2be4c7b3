"""Practice: a game that begins at a moment of another one, with chance of its own."""

import json
from random import Random
from typing import Any

import pytest

from ludus.core.errors import BadInput, BadRecord, BrokenEntry
from ludus.core.events import Log
from ludus.core.fairness import commitment, named_seed
from ludus.core.practice import parts_until, resume
from ludus.core.record import Record, Recorder, read_record, replay, verify
from ludus.games.brutus import GAME as BRUTUS
from ludus.games.gorus import GAME
from ludus.lab.arena import Match, play_game

WHOLE = play_game(Match("gorus", {"players": 2, "target": 1}, ("random", "random"), "p"), 0)
OWN = named_seed("practice")
NAMES = ["Ann", "bot"]


def play_out(recorder: Recorder[Any, Any, Any, Any], seed: bytes) -> Record:
    """Play to the end, open the seed, and read the record as it is written."""
    rng = Random(7)
    while seats := recorder.game.to_act(recorder.state):
        recorder.play(seats[0], rng.choice(recorder.game.moves(recorder.state, seats[0])))
    recorder.reveal(seed)
    return read_record(recorder.record.to_json())


def practised(at: int = 9, whole: Record = WHOLE, seed: bytes = OWN) -> Record:
    return play_out(resume(GAME, whole, at, NAMES, seed), seed)


def test_it_begins_with_the_entries_of_the_other_game_and_tells_where_they_are_from() -> None:
    record = practised()
    assert record.log[:10] == WHOLE.log[:10]
    assert record.log[10:] != WHOLE.log[10:]
    assert record.seats == NAMES
    assert [(part.at, part.fairness) for part in record.practice] == [(9, WHOLE.fairness)]
    assert record.fairness is not None
    assert record.fairness.commitment == commitment(OWN)


def test_all_of_it_can_be_replayed_and_both_seeds_are_proved() -> None:
    record = practised()
    assert len(list(replay(GAME, record))) == len(record.log)
    assert verify(GAME, record) > 0


def test_what_went_before_is_told_to_whoever_listens() -> None:
    log = Log()
    recorder = resume(GAME, WHOLE, 9, NAMES, OWN, log)
    heard = Log()
    states = {number: GAME.clone(state) for number, state in replay(GAME, WHOLE, heard)}
    assert recorder.state == states[9]
    assert log.told == heard.told[: len(log.told)]
    assert log.told


def test_a_game_from_its_beginning_says_nothing_of_practice() -> None:
    assert b"practice" not in WHOLE.to_json()
    assert b"practice" in practised().to_json()


@pytest.mark.parametrize(
    ("at", "ends"), [(4, [4]), (9, [9]), (12, [9, 12])], ids=["before", "there", "after"]
)
def test_practice_of_a_practice_game_says_where_every_entry_is_from(
    at: int, ends: list[int]
) -> None:
    first = practised()
    parts = parts_until(first, at, "table")
    assert [part.at for part in parts] == ends
    assert parts[0].fairness == WHOLE.fairness
    assert verify(GAME, practised(at, first, named_seed("once more"))) > 0


@pytest.mark.parametrize("at", [-1, len(WHOLE.log) - 1, 10**9])
def test_there_has_to_be_such_a_moment_before_the_end(at: int) -> None:
    with pytest.raises(BadInput) as caught:
        resume(GAME, WHOLE, at, NAMES, OWN)
    assert caught.value.message.key == "practice-no-moment"


def test_a_game_that_goes_on_is_not_looked_into() -> None:
    running = read_record(WHOLE.to_json())
    running.log, running.outcome = running.log[:12], None
    with pytest.raises(BadInput) as caught:
        resume(GAME, running, 5, NAMES, OWN)
    assert caught.value.message.key == "practice-running"


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [("version", 99, "record-version"), ("content", "beef", "record-content")],
)
def test_other_rules_and_other_content_are_refused(field: str, value: object, key: str) -> None:
    raw = json.loads(WHOLE.to_json())
    raw[field] = value
    with pytest.raises(BadRecord) as caught:
        resume(GAME, read_record(json.dumps(raw).encode()), 5, NAMES, OWN)
    assert caught.value.message.key == key


@pytest.mark.parametrize(
    ("fairness", "key"),
    [
        (None, "verify-no-seed"),
        ({"commitment": "00", "nonces": [], "seed": "00"}, "verify-commitment"),
        ({"commitment": commitment(OWN), "nonces": [], "seed": OWN.hex()}, "verify-draw"),
    ],
    ids=["none", "other commitment", "other seed"],
)
def test_chance_that_was_taken_over_is_proved_too(fairness: object, key: str) -> None:
    raw = json.loads(practised().to_json())
    raw["practice"][0]["fairness"] = fairness
    with pytest.raises(BadRecord) as caught:
        verify(GAME, read_record(json.dumps(raw).encode()))
    why = caught.value.why if isinstance(caught.value, BrokenEntry) else caught.value
    assert why.message.key == key


def test_the_clock_of_a_game_by_time_goes_on_from_where_it_was() -> None:
    """However little a practice game's own clock says, no look at it is before an earlier one."""
    options = {"players": 4, "end": {"time": 1800}}
    whole = play_game(Match("brutus", options, ("random",) * 4, "t"), 0)
    at = next(number for number, entry in enumerate(whole.log) if entry.at is not None)
    slow = resume(BRUTUS, whole, at, whole.seats, OWN, clock=lambda entry: entry - at)
    record = play_out(slow, OWN)
    assert whole.log[at].at
    assert record.log[-1].at == max(whole.log[at].at or 0, len(record.log) - 1 - at)
    assert verify(BRUTUS, record) > 0
