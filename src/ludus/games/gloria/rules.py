"""What may be decided when: every question with its moves, and what follows from them."""

from collections.abc import Callable, Sequence
from typing import Any

from ludus.core import frames as core_frames
from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.games.gloria import (
    activation,
    aftermath,
    blows,
    campaign,
    entangled,
    jousts,
    missed,
    objects,
    retreat,
    snares,
    specials,
    tournament,
    troops,
    turn_end,
)
from ludus.games.gloria.frames import (
    Act,
    Aftermath,
    Deploy,
    Enlist,
    Forced,
    Joust,
    Tests,
    Throw,
    Turn,
    TurnEnd,
)
from ludus.games.gloria.moves import Move
from ludus.games.gloria.options import Options
from ludus.games.gloria.state import State

_RUN: dict[type[Any], Callable[..., None]] = {
    Enlist: troops.run_enlist,
    Deploy: tournament.run_deploy,
    Turn: tournament.run_turn,
    Act: activation.run_act,
    Joust: jousts.run_joust,
    Forced: retreat.run_forced,
    Throw: snares.run_throw,
    Aftermath: aftermath.run_aftermath,
    TurnEnd: turn_end.run_turn_end,
    Tests: campaign.run_tests,
}
"""What makes each kind of frame go on."""

_MOVES: dict[str, Callable[[State, Any], Sequence[Move]]] = {
    "enlist": troops.enlist_moves,
    "outfit": troops.outfit_moves,
    "deploy": tournament.deploy_moves,
    "pick": tournament.pick_moves,
    "act": activation.act_moves,
    "toss": objects.toss_moves,
    "free": entangled.free_moves,
    "duty": entangled.duty_moves,
    "turnabout": missed.face_moves,
    "counter": missed.counter_moves,
    "aim": missed.aim_moves,
    "pull": missed.pull_moves,
    "closer": missed.closer_moves,
    "face": jousts.face_moves,
    "react": jousts.react_moves,
    "buy": jousts.buy_moves,
    "retreat": retreat.retreat_moves,
    "lose": specials.lose_moves,
    "advance": blows.advance_moves,
    "jostle": aftermath.jostle_moves,
    "repeat": blows.repeat_moves,
    "turn": turn_end.turn_moves,
    "train": campaign.train_moves,
    "reroll": campaign.reroll_moves,
}
"""The moves that answer each question."""

Answer = Callable[[State, Any, Move, Fate, Sink | None], None]

_ACTIONS: dict[str, Answer] = {
    "step": activation.step,
    "pivot": activation.pivot,
    "stand": objects.stand_up,
    "pickup": objects.pick_up,
    "draw": objects.draw_weapon,
    "drop": objects.begin_toss,
    "kick": objects.begin_toss,
    "throw": snares.throw,
    "push": activation.push,
    "engage": activation.engage,
    "free": entangled.free_active,
    "end": activation.end,
}
"""What an active gladiator can do."""


def _act(state: State, frame: Act, move: Move, fate: Fate, sink: Sink | None) -> None:
    _ACTIONS[move.kind](state, frame, move, fate, sink)


_ANSWERS: dict[str, Answer] = {
    "enlist": troops.enlist,
    "outfit": troops.equip,
    "deploy": tournament.deploy,
    "pick": tournament.pick,
    "act": _act,
    "toss": objects.toss,
    "free": entangled.try_free,
    "duty": entangled.duty,
    "turnabout": missed.face,
    "counter": missed.counter,
    "aim": missed.aim,
    "pull": missed.pull,
    "closer": missed.closer,
    "face": jousts.face,
    "react": jousts.react,
    "buy": jousts.buy,
    "retreat": retreat.choose_retreat,
    "lose": specials.lose,
    "advance": blows.advance,
    "jostle": aftermath.jostle,
    "repeat": blows.repeat,
    "turn": turn_end.turn,
    "train": campaign.train,
    "reroll": campaign.reroll,
}
"""What carries the answer out."""

QUESTIONS = tuple(_MOVES)


def setup(options: Options, fate: Fate, sink: Sink | None) -> State:
    """Open the table."""
    state = troops.setup(options, sink)
    run(state, fate, sink)
    return state


def run(state: State, fate: Fate, sink: Sink | None) -> None:
    """Let everything happen that needs no decision."""
    core_frames.run(state.frames, _RUN, state, fate, sink)


def go_on(state: State, fate: Fate, sink: Sink | None) -> None:
    """Let the innermost frame go on once."""
    frame = state.frames[-1]
    _RUN[type(frame)](frame, state, fate, sink)


def answer(state: State, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Carry a move out, without what follows by itself."""
    frame = state.frames[-1]
    _ANSWERS[frame.ask](state, frame, move, fate, sink)


def to_act(state: State) -> tuple[int, ...]:
    """One seat decides; nobody when the game is over."""
    return core_frames.asked(state.frames)


def moves(state: State, seat: int) -> Sequence[Move]:
    """List the legal moves of a seat."""
    if seat not in to_act(state):
        return ()
    frame = state.frames[-1]
    return _MOVES[frame.ask](state, frame)


def apply(state: State, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Carry a move out, and all that follows by itself."""
    answer(state, move, fate, sink)
    run(state, fate, sink)
