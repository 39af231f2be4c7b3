"""Nets and lassos: the throw, and what it sets in motion. Chapter L-13."""

from collections.abc import Callable

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import say
from ludus.games.gloria import entangled, missed
from ludus.games.gloria.frames import Act, Throw
from ludus.games.gloria.moves import Move
from ludus.games.gloria.objects import lose_from_hand
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.points import rouse
from ludus.games.gloria.state import Die, State, snare_in_hand
from ludus.games.gloria.tell import item_ref, name_of
from ludus.kit.dice import d10


def throw(state: State, frame: Act, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Throw at an enemy, which draws it in; on the level or less it is caught.

    [L-13.1, L-13.2, L-13.3, L-13.4]
    """
    frame.resume()
    one, target = state.gladiators[frame.who], state.gladiators[move.who]
    item = snare_in_hand(one)
    one.pa -= COSTS.throw
    one.thrown = True
    one.facing = move.facing
    state.queued = 0
    if sink:
        facts = {"one": name_of(one), "other": name_of(target), "item": item_ref(item)}
        sink.tell(say("gloria-throws", **facts))
    if target.marker:
        rouse(state, target, fate, sink)
    die = d10(fate, "net")
    caught = die <= one.level
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


def run_throw(frame: Throw, state: State, fate: Fate, sink: Sink | None) -> None:
    """Go on with what follows a throw."""
    _STAGES[frame.stage](frame, state, fate, sink)


_STAGES: dict[str, Callable[[Throw, State, Fate, Sink | None], None]] = {
    "caught": entangled.let_break_free,
    "duty": entangled.do_duty,
    "face": missed.turn_first,
    "failed": missed.settle,
    "counter": missed.follow_up,
    "closer": missed.offer_closer,
    "end": missed.end_chain,
}
