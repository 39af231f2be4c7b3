"""Frames, proved by a small game in which a blow can be parried and a parry countered.

The strike frame is interrupted by a parry frame, that by a counter frame; each ends and reports to
the one below. The same nesting will carry pushes, reactions and events.
"""

from msgspec import Struct

from ludus.core.codec import from_json, to_json
from ludus.core.frames import Frame, Handlers, Stack


class Duel(Struct):
    stack: Stack
    wounds: list[int]


def strike(duel: Duel, answer: str) -> None:
    """The struck seat may parry; else it is wounded."""
    seat = duel.stack.top.seats[0]
    if answer == "parry":
        duel.stack.top.data["parries"].append(seat)
        duel.stack.call("parry", 1 - seat, depth=1)
    else:
        duel.wounds[seat] += 1
        duel.stack.end()


def parry(duel: Duel, answer: str) -> None:
    """The parried seat may counter with a new strike in place of the parry; else all is over."""
    seat = duel.stack.top.seats[0]
    if answer == "counter":
        duel.stack.goto("strike", 1 - seat, parries=[])
    else:
        duel.stack.end()
        duel.stack.end()


HANDLERS = Handlers({"strike": strike, "parry": parry})


def play(duel: Duel, *answers: str) -> Duel:
    for answer in answers:
        HANDLERS[duel.stack.top](duel, answer)
    return duel


def fresh() -> Duel:
    duel = Duel(Stack(), [0, 0])
    duel.stack.call("strike", 1, parries=[])
    return duel


def test_a_frame_without_interruption_ends() -> None:
    duel = play(fresh(), "take")
    assert (duel.wounds, len(duel.stack)) == ([0, 1], 0)


def test_an_interrupted_frame_waits_below() -> None:
    duel = play(fresh(), "parry")
    assert [frame.kind for frame in duel.stack.frames] == ["strike", "parry"]
    assert duel.stack.top.seats == (0,)


def test_goto_replaces_the_top() -> None:
    duel = play(fresh(), "parry", "counter")
    assert [frame.kind for frame in duel.stack.frames] == ["strike", "strike"]


def test_an_interruption_survives_json_at_every_depth() -> None:
    duel = fresh()
    for answer in ("parry", "counter", "parry", "yield", "take"):
        duel = from_json(to_json(duel), Duel)
        play(duel, answer)
    assert (duel.wounds, len(duel.stack)) == ([0, 1], 0)


def test_a_clone_shares_nothing() -> None:
    duel = play(fresh(), "parry")
    duel.stack.top.data["nested"] = {"list": [1]}
    copy = duel.stack.clone()
    assert copy == duel.stack
    copy.frames[0].data["parries"].append(9)
    copy.top.data["nested"]["list"].append(2)
    assert duel.stack.frames[0].data["parries"] == [1]
    assert duel.stack.top.data["nested"] == {"list": [1]}


def test_every_kind_has_a_handler() -> None:
    assert HANDLERS.kinds == {"strike", "parry"}
    assert HANDLERS[Frame("parry")] is parry
