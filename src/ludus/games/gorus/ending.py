"""Ending the game: who reached the target, and what breaks a tie. Chapter G-10."""

from collections.abc import Sequence
from sys import maxsize

from ludus.core.events import Sink
from ludus.core.message import say, seat_ref
from ludus.core.outcome import Outcome, ranking
from ludus.games.gorus.cards import Card, School
from ludus.games.gorus.options import Edition, sides, targets
from ludus.games.gorus.scoring import piles
from ludus.games.gorus.sheets import final_sheet
from ludus.games.gorus.state import State, Verdict


def end_if_won(state: State, sink: Sink | None) -> None:
    """End the game once a side has its tokens; several of them go to the tie-breaks.

    [G-10.1, G-10.2, G-10.3]
    """
    need = targets(state.options)
    contenders = tuple(side for side, have in enumerate(state.tokens) if have >= need[side])
    if contenders:
        preferred = state.scores[-1].preferred
        state.verdict = decide(contenders, piles(state), preferred, state.options.edition)
        if sink:
            _tell(state, state.verdict, sink)


def decide(
    contenders: tuple[int, ...],
    captured: Sequence[Sequence[Card]],
    preferred: School,
    edition: Edition,
) -> Verdict:
    """Choose among the sides that reached their targets in the same round. [G-10.2 to G-10.7]"""
    if len(contenders) == 1:
        return Verdict(contenders, "target")
    for side in contenders:
        if any(card.strength == 0 and card.school == preferred for card in captured[side]):
            return Verdict((side,), "G-10.4")
    article, least = _second_tie_break(contenders, captured, edition)
    return Verdict(least, article if len(least) == 1 else "G-10.7")


def _second_tie_break(
    contenders: tuple[int, ...], captured: Sequence[Sequence[Card]], edition: Edition
) -> tuple[str, tuple[int, ...]]:
    """French edition: the weakest captured card wins; Russian: the smallest pile.

    [G-10.5, G-10.6]
    """
    if edition == "fr2018":
        article = "G-10.5"
        # Whoever has captured nothing has no weakest card; a designer's deck may bring that about.
        marks = [
            min((card.strength for card in captured[side]), default=maxsize) for side in contenders
        ]
    else:
        article = "G-10.6"
        marks = [len(captured[side]) for side in contenders]
    least = min(marks)
    return article, tuple(
        side for side, mark in zip(contenders, marks, strict=True) if mark == least
    )


def outcome(state: State) -> Outcome | None:
    """Tell the end by seats: winners, and the tokens of each seat's side."""
    if state.verdict is None:
        return None
    table = sides(state.options)
    winners = tuple(seat for seat, side in enumerate(table.of) if side in state.verdict.winners)
    scores = tuple(state.tokens[side] for side in table.of)
    return Outcome(winners, scores, ranking(scores, winners), "target", state.verdict.decided_by)


def _tell(state: State, verdict: Verdict, sink: Sink) -> None:
    members = sides(state.options).members
    seats = tuple(seat_ref(seat) for side in verdict.winners for seat in members[side])
    over = outcome(state)
    sheet = None if over is None else final_sheet(state, over.ranking)
    if seats:
        sink.tell(say("gorus-won", seats=seats, count=len(seats)), sheet=sheet)
    else:
        sink.tell(say("gorus-wanderers-won"), sheet=sheet)
    if verdict.decided_by != "target":
        sink.tell(say("gorus-tie-broken", article=verdict.decided_by))
