"""The record: written, replayed, verified; and every way of altering it found out."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from ludus.core.errors import BadRecord, BrokenEntry, IllegalMove, LudusError
from ludus.core.fairness import named_seed
from ludus.core.record import Entry, Recorder, nominal_clock, read_record, replay, verify
from ludus.games.brutus import GAME as BRUTUS
from ludus.games.gorus import GAME
from ludus.lab.arena import Match, play_game
from ludus.locales.catalogue import LANGUAGES, catalogue

Raw = dict[str, Any]

DATA = play_game(
    Match("gorus", {"players": 2, "target": 1}, ("random", "random"), "r"), 0
).to_json()


def fresh() -> Raw:
    raw: Raw = json.loads(DATA)
    return raw


def check(raw: Raw) -> None:
    record = read_record(json.dumps(raw).encode())
    verify(GAME, record)


def test_a_record_replays_and_verifies() -> None:
    check(fresh())


def test_a_record_reads_like_the_specification() -> None:
    raw = fresh()
    assert raw["format"] == "ludus/1"
    assert raw["options"]["players"] == 2
    assert [label for label, _, _ in raw["log"][0]["fate"]] == ["dealer", "deal", "deal"]
    assert set(raw["log"][1]) == {"seat", "move", "fate", "hash"}
    assert raw["log"][1]["fate"][0][:2] == ["draw", raw["log"][1]["seat"]]
    assert raw["outcome"]["reason"] == "target"


def change(path: str, value: object) -> Callable[[Raw], None]:
    """Make a change at a path like `log.3.hash`."""

    def apply(raw: Raw) -> None:
        *way, last = path.split(".")
        at: Any = raw
        for step in way:
            at = at[int(step)] if isinstance(at, list) else at[step]
        at[int(last) if isinstance(at, list) else last] = value

    return apply


def cut_last(raw: Raw) -> None:
    raw["log"].pop()


def swap_draws(raw: Raw) -> None:
    """Exchange two drawn cards: the game stays legal, but no longer follows from the seed."""
    first, second = raw["log"][1]["fate"][0][2], raw["log"][2]["fate"][0][2]
    first[0], second[0] = second[0], first[0]


CHANGES: dict[str, tuple[Callable[[Raw], None], str]] = {
    "format": (change("format", "ludus/0"), "record-format"),
    "version": (change("version", 99), "record-version"),
    "content": (change("content", "beef"), "record-content"),
    "options": (change("options", {"players": 99}), "record-entry"),
    "seats": (change("seats", ["Ann"]), "record-entry"),
    "no log": (change("log", []), "record-empty"),
    "hash": (change("log.3.hash", "0" * 32), "record-entry"),
    "move text": (change("log.3.move", "ZZ9"), "record-entry"),
    "move": (change("log.3.move", "BL15"), "record-entry"),
    "seat": (change("log.3.seat", 1 - fresh()["log"][3]["seat"]), "record-entry"),
    "no seat": (change("log.3.seat", None), "record-entry"),
    "draw": (swap_draws, "record-entry"),
    "fate label": (change("log.1.fate.0.0", "drew"), "record-entry"),
    "fate surplus": (change("log.1.fate", [["draw", 0, ["BL4"]]] * 3), "record-entry"),
    "truncated": (cut_last, "record-outcome"),
    "outcome": (change("outcome.scores", [9, 9]), "record-outcome"),
    "no outcome": (change("outcome", None), "record-outcome"),
    "commitment": (change("fairness.commitment", "00"), "verify-commitment"),
    "seed": (change("fairness.seed", "00"), "verify-commitment"),
    "seed text": (change("fairness.seed", "xyz"), "verify-commitment"),
    "nonces": (change("fairness.nonces", ["later"]), "record-entry"),
    "no seed": (change("fairness.seed", None), "verify-no-seed"),
    "no fairness": (change("fairness", None), "verify-no-seed"),
    "entry shape": (change("log.2", 7), "record-unreadable"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_an_altered_record_is_found_out(name: str) -> None:
    alter, key = CHANGES[name]
    raw = fresh()
    alter(raw)
    with pytest.raises(LudusError) as caught:
        check(raw)
    assert caught.value.message.key == key


@pytest.mark.parametrize("cut", [0, 1, 10, 500, len(DATA) - 3])
def test_a_truncated_file_is_no_record(cut: int) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(DATA[:cut])
    assert caught.value.message.key == "record-unreadable"


def test_the_first_entry_that_differs_is_named() -> None:
    raw = fresh()
    change("log.5.hash", "0" * 32)(raw)
    change("log.9.hash", "0" * 32)(raw)
    with pytest.raises(BrokenEntry) as caught:
        check(raw)
    assert caught.value.entry == 5
    assert caught.value.why.message.key == "record-hash"


def test_an_unfinished_record_replays() -> None:
    recorder = Recorder.live(GAME, GAME.read_options({"players": 3}), list("abc"), named_seed("u"))
    move = GAME.moves(recorder.state, GAME.to_act(recorder.state)[0])[0]
    recorder.play(GAME.to_act(recorder.state)[0], move)
    again = read_record(recorder.record.to_json())
    assert [number for number, _ in replay(GAME, again)] == [0, 1]
    assert again.outcome is None


def test_a_refused_move_leaves_state_and_record_alone() -> None:
    recorder = Recorder.live(GAME, GAME.read_options({"players": 3}), list("abc"), named_seed("u"))
    before = recorder.record.to_json(), GAME.clone(recorder.state)
    with pytest.raises(IllegalMove):
        recorder.play(GAME.to_act(recorder.state)[0] + 1, GAME.parse("BL4"))
    assert (recorder.record.to_json(), recorder.state) == before


def test_nonces_change_the_chance() -> None:
    options = GAME.read_options({"players": 3})
    plain = Recorder.live(GAME, options, list("abc"), named_seed("n"))
    mixed = Recorder.live(GAME, options, list("abc"), named_seed("n"), nonces=("x", "", ""))
    assert plain.record.log[0] != mixed.record.log[0]


def test_a_record_without_fairness_has_nothing_to_reveal() -> None:
    from ludus.core.fairness import Live, root_key

    root = root_key(b"x", ())
    options = GAME.read_options({"players": 3})
    recorder = Recorder(GAME, options, list("abc"), lambda entry: Live(root, entry))
    recorder.reveal(b"x")
    assert recorder.record.fairness is None


def test_any_single_byte_changed_never_makes_a_traceback() -> None:
    rng = Random(3)
    for _ in range(300):
        data = bytearray(DATA)
        data[rng.randrange(len(data))] = rng.randrange(256)
        try:
            verify(GAME, read_record(bytes(data)))
        except LudusError:
            continue
        assert json.loads(data)["log"] == fresh()["log"]


# A game against the clock: its record says what time it was when the rules looked.

SECONDS = 1500
TIMED = play_game(
    Match("brutus", {"players": 4, "end": {"time": SECONDS}}, ("random",) * 4, "clock"), 0
).to_json()


def timed() -> Raw:
    raw: Raw = json.loads(TIMED)
    return raw


LOOKS = [number for number, entry in enumerate(timed()["log"]) if "at" in entry]
"""The entries that ended a manche."""


def check_timed(raw: Raw) -> int:
    return verify(BRUTUS, read_record(json.dumps(raw).encode()))


def test_a_timed_record_replays_and_verifies() -> None:
    assert check_timed(timed()) == sum(len(entry.get("fate", ())) for entry in timed()["log"])


def test_the_clock_is_read_when_a_manche_ends_and_only_then() -> None:
    log = timed()["log"]
    *_, (_, state) = replay(BRUTUS, read_record(TIMED))
    assert len(LOOKS) == len(state.manches) > 2
    assert LOOKS[-1] == len(log) - 1
    assert [log[number]["at"] for number in LOOKS] == [nominal_clock(n) for n in LOOKS]
    assert [log[number]["at"] >= SECONDS for number in LOOKS] == [False] * (len(LOOKS) - 1) + [True]
    assert timed()["outcome"]["reason"] == "time"


def test_a_move_takes_five_seconds_where_nobody_measures() -> None:
    assert [nominal_clock(entry) for entry in (0, 1, 2, 120)] == [0, 5, 10, 600]


def test_a_recorder_asks_the_clock_it_is_given() -> None:
    """Nobody waits here: the first manche ends when the time is up already."""
    options = BRUTUS.read_options({"players": 4, "end": {"time": 1}})
    times: list[int] = []

    def clock(entry: int) -> int:
        times.append(entry)
        return 77

    seed = named_seed("clock")
    recorder = Recorder.live(BRUTUS, options, list("abcd"), seed, clock=clock)
    rng = Random(1)
    while seats := BRUTUS.to_act(recorder.state):
        recorder.play(seats[0], rng.choice(BRUTUS.moves(recorder.state, seats[0])))
    log = recorder.record.log
    assert times == list(range(len(log)))
    assert [entry.at for entry in log] == [None] * (len(log) - 1) + [77]
    recorder.reveal(seed)
    assert verify(BRUTUS, read_record(recorder.record.to_json())) == 5


@pytest.mark.parametrize("at", [None, 0, 605])
def test_the_time_of_an_entry_round_trips(at: int | None) -> None:
    recorder = Recorder.live(GAME, GAME.read_options({"players": 3}), list("abc"), named_seed("u"))
    recorder.record.log.append(Entry(1, "BL4", [("draw", 1, ["GR5"])], at, "0" * 32))
    data = recorder.record.to_json()
    assert read_record(data) == recorder.record
    assert (b'"at"' in data) == (at is not None)
    assert read_record(data).to_json() == data


def test_gorus_never_looks_at_the_clock() -> None:
    assert not any("at" in entry for entry in fresh()["log"])


def forget(number: int) -> Callable[[Raw], None]:
    def apply(raw: Raw) -> None:
        del raw["log"][number]["at"]

    return apply


FIRST, END = LOOKS[0], LOOKS[-1]

CLOCK_CHANGES: dict[str, tuple[Callable[[Raw], None], str, int]] = {
    "too late, so that it ends early": (change(f"log.{FIRST}.at", SECONDS), "fate-surplus", FIRST),
    "too early, so that it goes on": (change(f"log.{END}.at", SECONDS - 1), "fate-missing", END),
    "removed": (forget(FIRST), "fate-missing", FIRST),
    "removed from the end": (forget(END), "fate-missing", END),
    "added where nobody looked": (change("log.7.at", 35), "fate-surplus", 7),
    "added to the set-up": (change("log.0.at", 0), "fate-surplus", 0),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CLOCK_CHANGES)
def test_an_altered_time_is_found_out(name: str, language: str) -> None:
    alter, key, number = CLOCK_CHANGES[name]
    raw = timed()
    alter(raw)
    with pytest.raises(BrokenEntry) as caught:
        check_timed(raw)
    assert caught.value.entry == number
    assert caught.value.why.message.key == key
    line = catalogue(language).say(caught.value.why.message)
    assert line
    assert "\n" not in line


@pytest.mark.parametrize("at", ["605", 605.5, True, [605]], ids=str)
def test_a_time_is_a_whole_number(at: object) -> None:
    raw = timed()
    change(f"log.{END}.at", at)(raw)
    with pytest.raises(BadRecord) as caught:
        check_timed(raw)
    assert caught.value.message.key == "record-unreadable"


@pytest.mark.parametrize("at", [-1, timed()["log"][FIRST]["at"] - 1])
def test_time_does_not_run_back(at: int) -> None:
    """Nothing is older than the game, and no look at the clock older than the one before."""
    raw = timed()
    change(f"log.{FIRST if at < 0 else LOOKS[1]}.at", at)(raw)
    with pytest.raises(BrokenEntry):
        check_timed(raw)


def test_any_byte_of_a_timed_record_may_change_without_a_traceback() -> None:
    rng = Random(4)
    for _ in range(60):
        data = bytearray(TIMED)
        data[rng.randrange(len(data))] = rng.randrange(256)
        try:
            verify(BRUTUS, read_record(bytes(data)))
        except LudusError:
            continue


def test_a_record_says_who_was_counselled_only_if_somebody_was() -> None:
    """Records without it, such as all older ones, stay as they are."""
    record = read_record(DATA)
    assert record.counselled == []
    assert b"counselled" not in record.to_json()
    record.counselled = [0, 2]
    again = read_record(record.to_json())
    assert again.counselled == [0, 2]
    assert list(replay(GAME, again))
