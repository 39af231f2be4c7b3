"""Why a move is forbidden: the article that forbids it, and a sentence with its facts."""

from collections.abc import Callable
from typing import cast

from ludus.core.errors import Refusal
from ludus.core.message import Ref, seat_ref
from ludus.games.gloria.forbidden import no, not_allowed, too_few_points
from ludus.games.gloria.frames import Act, AnyFrame, Joust
from ludus.games.gloria.jousts import buyer
from ludus.games.gloria.moves import Kind, Move
from ludus.games.gloria.options import ARENA
from ludus.games.gloria.rules import moves, to_act
from ludus.games.gloria.state import State
from ludus.games.gloria.tell import item_ref, name_of

_ARTICLES: dict[str, str] = {
    "enlist": "L-3.4",
    "outfit": "L-2.7",
    "deploy": "L-4.2",
    "pick": "L-7.1",
    "act": "L-7.4",
    "toss": "L-11.6",
    "free": "L-14.3",
    "duty": "L-13.6",
    "turnabout": "L-13.7",
    "counter": "L-13.8",
    "aim": "L-16.2",
    "pull": "L-13.9",
    "closer": "L-13.7",
    "face": "L-16.4",
    "react": "L-16.5",
    "buy": "L-18.2",
    "retreat": "L-20.3",
    "lose": "L-21.5",
    "advance": "L-22.2",
    "jostle": "L-23.6",
    "repeat": "L-21.9",
    "turn": "L-27.6",
    "train": "L-31.8",
    "reroll": "L-31.7",
}
"""The article that says what a question is for."""

_ANSWERS: dict[str, tuple[Kind, ...]] = {
    "enlist": ("enlist",),
    "outfit": ("wear", "hold", "sheathe", "ready"),
    "deploy": ("place",),
    "pick": ("activate",),
    "act": ("step", "pivot", "stand", "pickup", "draw", "drop", "kick", "throw", "push",
            "engage", "free", "end"),
    "toss": ("toss",),
    "free": ("free", "end"),
    "duty": ("engage", "step"),
    "turnabout": ("face",),
    "counter": ("engage", "step", "decline"),
    "aim": ("engage",),
    "pull": ("pull",),
    "closer": ("step", "stay"),
    "face": ("face",),
    "react": ("withdraw", "test", "fast"),
    "buy": ("buy",),
    "retreat": ("retreat",),
    "lose": ("lose",),
    "advance": ("advance", "stay"),
    "jostle": ("fight", "decline"),
    "repeat": ("engage", "decline"),
    "turn": ("turn",),
    "train": ("train",),
    "reroll": ("reroll", "keep"),
}  # fmt: skip
"""The kinds of move that answer a question."""


def refusal(state: State, seat: int, move: Move) -> Refusal | None:
    """Say why a move is forbidden, or None."""
    acting = to_act(state)
    if not acting:
        return no("L-29.1", "over")
    frame = state.frames[-1]
    article = _ARTICLES[frame.ask]
    question = Ref("question", frame.ask)
    if not 0 <= seat < state.options.players:
        return no("L-5.1", "nobody")
    if seat not in acting:
        return no(article, "turn", seat=seat_ref(acting[0]), question=question)
    if move in moves(state, seat):
        return None
    if move.kind not in _ANSWERS[frame.ask]:
        return no(article, "question", question=question)
    if isinstance(frame, Act) and frame.ask == "act":
        return not_allowed(state, frame, move)
    return _REASONS.get(frame.ask, _not_offered)(state, frame, move)


def _not_offered(state: State, frame: AnyFrame, move: Move) -> Refusal:  # noqa: ARG001
    """The right kind of answer, but not one of those there are."""
    return no(_ARTICLES[frame.ask], "not-offered", question=Ref("question", frame.ask))


def _no_custom(state: State, frame: AnyFrame, move: Move) -> Refusal:  # noqa: ARG001
    return no("L-2.4", "custom")


def _bad_outfit(state: State, frame: AnyFrame, move: Move) -> Refusal:  # noqa: ARG001
    if move.kind == "ready":
        return no("L-2.4", "no-weapon")
    if move.kind == "wear":
        return no("L-2.2", "wear", item=item_ref(move.word))
    return no("L-2.7", "hold", item=item_ref(move.word))


def _bad_place(state: State, frame: AnyFrame, move: Move) -> Refusal:  # noqa: ARG001
    return no("L-4.1", "place")


def _no_marker(state: State, frame: AnyFrame, move: Move) -> Refusal:
    if move.who >= len(state.gladiators):
        return _not_offered(state, frame, move)
    return no("L-6.1", "marker", one=name_of(state.gladiators[move.who]))


def _bad_reaction(state: State, frame: AnyFrame, move: Move) -> Refusal:
    """A test or a withdrawal, and no third way. [L-16.5, L-16.6, L-17.6]"""
    other = state.gladiators[cast(Joust, frame).engaged]
    if move.kind == "test":
        return no("L-17.6", "defends-only", one=name_of(other))
    if move.kind == "fast":
        return no("L-16.5", "must-test", one=name_of(other))
    return no("L-16.6", "withdraw")


def _bad_purchase(state: State, frame: AnyFrame, move: Move) -> Refusal:
    return too_few_points(buyer(state, cast(Joust, frame)), ARENA.dice[move.to], "L-18.2")


_REASONS: dict[str, Callable[[State, AnyFrame, Move], Refusal]] = {
    "enlist": _no_custom,
    "outfit": _bad_outfit,
    "deploy": _bad_place,
    "pick": _no_marker,
    "react": _bad_reaction,
    "buy": _bad_purchase,
}
