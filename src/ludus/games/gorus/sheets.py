"""Score sheets: which captured cards made a round's favour, and who won the game. G-8, G-10."""

from collections.abc import Sequence
from functools import cache

from ludus.core.forecast import Line
from ludus.core.message import Fact, Message, Ref, say, seat_ref
from ludus.core.sheets import FINAL, Cell, Column, Sheet, SheetRow, added, best_first
from ludus.games.gorus.cards import DECK, Card, School, place_of
from ludus.games.gorus.options import sides, targets
from ludus.games.gorus.state import Fight, State

_FAVOUR = Column("favour", say("gorus-sheet-favour"))
_TOKENS = Column("tokens", say("gorus-sheet-tokens"))


def round_sheet(state: State, captured: Sequence[Sequence[Card]]) -> Sheet:
    """Tell the favour of every captured card, side by side. [G-8.2, G-8.3, G-8.5]"""
    score = state.scores[-1]
    rows = [
        _row(
            state,
            side,
            added(_worth(card, score.preferred) for card in sorted(pile, key=place_of)),
            won=side in score.gained,
        )
        for side, pile in enumerate(captured)
    ]
    return Sheet(
        kind="round",
        number=state.round,
        title=_round_title(state),
        article="G-8.2",
        columns=(_FAVOUR, _TOKENS),
        rows=tuple(sorted(rows, key=_favour, reverse=True)),
        notes=_round_notes(state),
        facts={"school": Ref("school", score.preferred), **_last_fight(state.fights[-1])},
    )


def _row(state: State, side: int, favour: Cell, *, won: bool, place: int | None = None) -> SheetRow:
    members = sides(state.options).members[side]
    name = None if members else say("gorus-sheet-wanderers")
    return SheetRow(members, (favour, Cell(state.tokens[side])), place, won, name)


def _favour(row: SheetRow) -> int:
    return row.cells[0].amount or 0


@cache
def _worth(card: Card, preferred: School) -> Line:
    """Say what a card counts; the 0 of the preferred school counts more. [G-8.2, G-8.3]"""
    shown = Ref("card", str(card))
    if card == Card(preferred, 0):
        school = Ref("school", preferred)
        return Line(DECK.zero_bonus, say("gorus-sheet-zero", card=shown, school=school))
    return Line(card.favour, say("gorus-sheet-card", card=shown))


def _last_fight(fight: Fight) -> dict[str, Fact]:
    """Tell the closing fight, which a view of the next round no longer shows. [R-17]

    The seats stand in the order of the cards; -1 is a wanderer.
    """
    return {
        "cards": tuple(Ref("card", str(play.card)) for play in fight.plays),
        "seats": tuple(-1 if play.seat is None else play.seat for play in fight.plays),
        "kinds": ",".join(play.kind for play in fight.plays),
        "winner": -1 if fight.winner is None else fight.winner,
    }


def _round_title(state: State) -> Message:
    """Say whose the round is: of one, of a team, or shared. [G-8.5, G-8.6, G-13.3]"""
    score = state.scores[-1]
    table = sides(state.options)
    seats = tuple(seat_ref(seat) for side in score.gained for seat in table.members[side])
    if not seats:
        return say("gorus-sheet-lost", round=state.round)
    if len(score.gained) == 1 and len(seats) > 1:
        return say("gorus-sheet-team", round=state.round, seats=seats)
    return say("gorus-sheet-round", round=state.round, seats=seats, count=len(seats))


def _round_notes(state: State) -> tuple[Message, ...]:
    score = state.scores[-1]
    notes = [
        say(
            "gorus-sheet-why-zero",
            card=Ref("card", str(Card(score.preferred, 0))),
            school=Ref("school", score.preferred),
            bonus=DECK.zero_bonus,
            article="G-8.3",
        )
    ]
    if score.trial_failed:
        notes.append(say("gorus-sheet-trial", strength=DECK.solo_trial, article="G-12.12"))
    return tuple(notes)


def final_sheet(state: State, ranking: Sequence[int]) -> Sheet:
    """Tell the tokens of every side, its favour round by round, and why the winner won. [G-10]"""
    assert state.verdict is not None, "the game is over"  # noqa: S101
    winners = state.verdict.winners
    members = sides(state.options).members
    beaten = not any(members[side] for side in winners)
    ranks = [ranking[seats[0]] for seats in members if seats]
    rows = []
    for side, seats in enumerate(members):
        # Of two teams the other one is second, however many have won. Alone against the wanderers
        # there is nobody to come second to.
        place = (
            1 + sum(rank < ranking[seats[0]] for rank in ranks) if seats and not beaten else None
        )
        rows.append(_row(state, side, _rounds(state, side), won=side in winners, place=place))
    return Sheet(
        kind=FINAL,
        number=1,
        title=_game_title(state, winners),
        article="G-10.1",
        columns=(_FAVOUR, _TOKENS),
        rows=tuple(sorted(rows, key=best_first)),
        notes=_why(state, winners),
    )


def _rounds(state: State, side: int) -> Cell:
    """Add up a side's favour over all rounds."""
    return added(
        Line(score.totals[side], say("gorus-sheet-of-round", round=number))
        for number, score in enumerate(state.scores, 1)
    )


def _game_title(state: State, winners: Sequence[int]) -> Message:
    members = sides(state.options).members
    seats = tuple(seat_ref(seat) for side in winners for seat in members[side])
    if not seats:
        return say("gorus-wanderers-won")
    return say("gorus-won", seats=seats, count=len(seats))


def _why(state: State, winners: Sequence[int]) -> tuple[Message, ...]:
    """Say what decided: the target, and a tie-break where several reached it. [G-10.1 to G-10.7]"""
    assert state.verdict is not None, "the game is over"  # noqa: S101
    decided = state.verdict.decided_by
    need = targets(state.options)[winners[0]]
    reached = say("gorus-sheet-why-target", tokens=need, article="G-10.1")
    if decided == "target":
        return (reached,)
    key = f"gorus-sheet-why-{decided.lower().replace('.', '-')}"
    return (reached, say(key, article=decided))
