"""Nets and lassos: the throw, and what it sets in motion. Chapter L-13."""

from collections.abc import Callable

from ludus.core.decisions import Context
from ludus.core.errors import Refusal
from ludus.core.message import say
from ludus.games.gloria import counters, entangled, missed
from ludus.games.gloria.board import no_clear_line
from ludus.games.gloria.frames import Act, Throw
from ludus.games.gloria.geometry import IN_ZONE
from ludus.games.gloria.moves import ThrowAt
from ludus.games.gloria.objects import lose_from_hand
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.points import rouse
from ludus.games.gloria.readings import catches
from ludus.games.gloria.state import Die, Gladiator, State, snare_in_hand
from ludus.games.gloria.tell import item_ref, name_of, no, too_few_points
from ludus.kit.dice import d10


def no_throw(state: State, one: Gladiator, other: Gladiator) -> Refusal | None:
    """Refuse a throw: it needs a snare, once a turn, and an enemy ahead that is not caught.

    [L-13.1, L-13.2, L-21.7]
    """
    if not snare_in_hand(one):
        return no("L-13.1", "no-snare", one=name_of(one))
    if one.thrown:
        return no("L-13.1", "thrown", one=name_of(one))
    if one.cowed == state.turn:
        return no("L-21.7", "cowed", one=name_of(one))
    if other.snare:
        return no("L-13.2", "caught", one=name_of(other))
    near = other.hex - one.hex in IN_ZONE[one.facing]
    why = None if near else no_clear_line(state, one, other, "L-13.2")
    return why or too_few_points(one, COSTS.throw, "L-13.1")


def throw(context: Context[State, Act], move: ThrowAt) -> None:
    """Throw at an enemy, which draws it in; on the level or less it is caught.

    [L-13.1, L-13.2, L-13.3, L-13.4]
    """
    state, sink = context.state, context.sink
    one, target = state.gladiators[context.frame.who], state.gladiators[move.target]
    item = snare_in_hand(one)
    one.pa -= COSTS.throw
    one.thrown = True
    one.facing = move.facing
    state.queued = 0
    if sink:
        facts = {"one": name_of(one), "other": name_of(target), "item": item_ref(item)}
        sink.tell(say("gloria-throws", **facts))
    if target.marker:
        rouse(context, target)
    die = d10(context.fate, "net")
    caught = catches(one, die)
    word = "caught" if caught else "missed"
    state.dice.append(Die("net", one.id, die, die, one.level, word))
    if sink:
        sink.tell(say(f"gloria-{word}", one=name_of(target)))
    if caught:
        lose_from_hand(one, item)
        target.snare = item
    state.frames.append(
        Throw(
            who=one.id,
            target=target.id,
            item=item,
            stage="caught" if caught else "face",
            origin=target.hex,
        )
    )


def run_throw(context: Context[State, Throw]) -> None:
    """Go on with what follows a throw."""
    _STAGES[context.frame.stage](context)


_STAGES: dict[str, Callable[[Context[State, Throw]], None]] = {
    "caught": entangled.let_break_free,
    "duty": entangled.do_duty,
    "face": missed.turn_first,
    "failed": missed.settle,
    "counter": counters.follow_up,
    "closer": missed.offer_closer,
    "end": missed.end_chain,
}
