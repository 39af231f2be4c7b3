"""Scoring a round: favour of the captured cards, the zero bonus, the token. Chapter G-8."""

from collections.abc import Callable, Iterable
from operator import attrgetter

from ludus.core.events import Sink
from ludus.core.message import say, seat_ref
from ludus.core.sheets import Sheet
from ludus.games.gorus import solo
from ludus.games.gorus.cards import DECK, Card, School
from ludus.games.gorus.options import sides, targets
from ludus.games.gorus.sheets import round_sheet
from ludus.games.gorus.state import RoundScore, State

_FAVOUR: Callable[[Card], int] = attrgetter("favour")


def favour(cards: Iterable[Card], preferred: School | None) -> int:
    """Add up favour; the 0 of the school preferred at round end counts 5. [G-8.2, G-8.3, G-8.4]

    With no preferred school given, no 0 counts: so is a fight's worth told before the round ends.
    """
    counted = list(cards)
    total = sum(map(_FAVOUR, counted))
    if preferred is not None and Card(preferred, 0) in counted:
        total += DECK.zero_bonus - Card(preferred, 0).favour
    return total


def piles(state: State) -> list[list[Card]]:
    """Gather the captured cards of each side; a team has one common pile. [G-7.5, G-13.3]"""
    table = sides(state.options)
    captured: list[list[Card]] = [[] for _ in table.members]
    side_of = table.side_of
    for fight in state.fights:
        captured[side_of(fight.winner)] += [play.card for play in fight.plays]
    return captured


def score_round(state: State, sink: Sink | None) -> None:
    """Give a token to the side with the most favour, to all of them on a tie. [G-8.5, G-8.6]"""
    preferred = state.preferred
    assert preferred is not None, "a round with cards played has a preferred school"  # noqa: S101
    captured = piles(state)
    totals = tuple(favour(pile, preferred) for pile in captured)
    failed = len(state.hands) == 1 and not solo.trial_met(state.fights)
    gained = (solo.WANDERERS,) if failed else best(totals)
    for side in gained:
        state.tokens[side] += 1
    state.scores.append(RoundScore(totals, gained, preferred, failed))
    if sink:
        _tell(state, round_sheet(state, captured), sink)


def best(totals: tuple[int, ...]) -> tuple[int, ...]:
    """Give the sides with the highest total. [G-8.5, G-8.6, G-13.4]"""
    most = max(totals)
    return tuple(side for side, total in enumerate(totals) if total == most)


def _tell(state: State, sheet: Sheet, sink: Sink) -> None:
    score = state.scores[-1]
    members = sides(state.options).members
    for side, total in enumerate(score.totals):
        if members[side]:
            who = tuple(seat_ref(seat) for seat in members[side])
            counted = None if side else sheet
            sink.tell(say("gorus-total", seats=who, favour=total), sheet=counted)
        else:
            sink.tell(say("gorus-wanderers-total", favour=total))
    if score.trial_failed:
        sink.tell(say("gorus-trial-failed"))
    for side in score.gained:
        have, need = state.tokens[side], targets(state.options)[side]
        if members[side]:
            who = tuple(seat_ref(seat) for seat in members[side])
            sink.tell(say("gorus-token", seats=who, tokens=have, target=need))
        else:
            sink.tell(say("gorus-wanderers-token", tokens=have, target=need))
