"""Frames, proved by a small game in which a blow can be parried and a parry countered.

The strike frame is interrupted by a parry frame, that by a counter; each ends and what is below
goes on. The same nesting carries pushes, reactions and events.
"""

from copy import copy
from typing import Any

import pytest
from msgspec import Struct, ValidationError

from ludus.core import frames
from ludus.core.codec import from_json, to_json, to_plain
from ludus.core.decisions import NO_FATE, Context
from ludus.core.derived import NOBODY
from ludus.core.frames import Frame, Handler, go_on, top


class Strike(Frame):
    """A seat is struck, and wounded unless it parries."""

    at: int
    parried: bool = False
    landed: bool = False


class Parry(Frame):
    """The striker may counter a parry."""

    by: int
    depth: int = 1


class Duel(Struct):
    frames: list[Strike | Parry]
    wounds: list[int]
    told: list[str]


def run_strike(context: "Context[Duel, Strike]") -> None:
    """Ask first; then the blow lands, or it was parried and is over."""
    duel, frame = context.state, context.frame
    duel.told.append("strike goes on")
    if not (frame.parried or frame.landed):
        frame.wait(frame.at, "strike")
        return
    duel.frames.pop()
    duel.wounds[frame.at] += frame.landed


def run_parry(context: "Context[Duel, Parry]") -> None:
    context.state.told.append("parry goes on")
    context.frame.wait(1 - context.frame.by, "parry")


HANDLERS: dict[type[Any], Handler] = {Strike: run_strike, Parry: run_parry}


def run(duel: Duel, handlers: dict[type[Any], Handler] = HANDLERS) -> Duel:
    go_on(duel.frames, handlers, Context(duel, NOBODY, -1, NO_FATE, None))
    return duel


def asked(frames: list[Strike | Parry]) -> tuple[int, ...]:
    frame = top(frames)
    return frame.seats if frame else ()


def fresh() -> Duel:
    return run(Duel([Strike(at=1)], [0, 0], []))


def play(duel: Duel, *answers: str) -> Duel:
    for answer in answers:
        frame = duel.frames[-1]
        frame.resume()
        if isinstance(frame, Strike):
            if answer == "parry":
                frame.parried = True
                duel.frames.append(Parry(by=frame.at))
            else:
                frame.landed = True
        elif answer == "counter":
            duel.frames[-1] = Strike(at=frame.by)
        else:
            duel.frames.pop()
        run(duel)
    return duel


def test_a_frame_that_waits_names_seat_and_question() -> None:
    duel = fresh()
    assert (asked(duel.frames), duel.frames[-1].ask) == ((1,), "strike")
    assert duel.told == ["strike goes on"]


def test_a_frame_that_waits_is_left_alone() -> None:
    duel = fresh()
    run(duel)
    assert duel.told == ["strike goes on"]


def test_a_frame_that_asks_nobody_goes_on_by_itself() -> None:
    frame = Strike(at=0)
    frame.wait(1, "strike")
    frame.resume()
    assert (frame.seats, frame.ask) == ((), "")
    duel = play(fresh(), "take")
    assert (duel.wounds, duel.frames) == ([0, 1], [])


def test_nobody_is_asked_when_all_is_over() -> None:
    assert asked([]) == ()
    duel = run(Duel([], [0, 0], []))
    assert duel.told == []


def test_an_interrupted_frame_waits_below() -> None:
    duel = play(fresh(), "parry")
    assert [type(frame) for frame in duel.frames] == [Strike, Parry]
    assert (asked(duel.frames), duel.frames[-1].ask) == ((0,), "parry")


def test_a_frame_goes_on_when_the_one_above_has_ended() -> None:
    duel = play(fresh(), "parry", "yield")
    assert (duel.frames, duel.wounds) == ([], [0, 0])
    assert duel.told == ["strike goes on", "parry goes on", "strike goes on"]


def test_a_frame_can_be_replaced_by_another() -> None:
    duel = play(fresh(), "parry", "counter")
    assert [type(frame) for frame in duel.frames] == [Strike, Strike]
    assert asked(duel.frames) == (1,)
    play(duel, "take")
    assert (duel.frames, duel.wounds) == ([], [0, 1])


def test_the_stack_survives_json_at_every_depth() -> None:
    duel = fresh()
    for answer in ("parry", "counter", "parry", "counter", "take"):
        before = duel
        duel = from_json(to_json(duel), Duel)
        assert duel == before
        assert [type(frame) for frame in duel.frames] == [type(frame) for frame in before.frames]
        play(duel, answer)
    assert (duel.wounds, duel.frames) == ([0, 1], [])


def test_the_json_of_a_frame_says_which_it_is() -> None:
    assert to_plain(Parry(by=1)) == {
        "type": "Parry",
        "seats": [],
        "ask": "",
        "by": 1,
        "depth": 1,
    }
    with pytest.raises(ValidationError):
        from_json(b'{"type":"Feint","by":1}', Strike)


def test_a_copy_of_a_frame_waits_by_itself() -> None:
    frame = Strike(at=1)
    frame.wait(1, "strike")
    twin = copy(frame)
    frame.resume()
    assert (twin.seats, twin.ask) == ((1,), "strike")


def test_a_kind_without_a_handler_is_an_error() -> None:
    with pytest.raises(KeyError):
        run(Duel([Parry(by=0)], [0, 0], []), {Strike: run_strike})


def test_frames_without_end_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[Any] = []
    monkeypatch.setattr(frames, "MOST_STEPS", 50)
    with pytest.raises(RuntimeError, match="without end"):
        run(Duel([Parry(by=0)], [0, 0], []), {Parry: steps.append})
    assert len(steps) == 50


def test_the_last_step_allowed_may_be_the_last_one_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What ends just in time is no endless game: one look more finds that somebody is asked."""
    monkeypatch.setattr(frames, "MOST_STEPS", 2)
    duel = Duel([Strike(at=1)], [0, 0], [])
    run(duel)
    assert asked(duel.frames) == (1,)
