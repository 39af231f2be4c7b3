"""What a seat may know, built by naming what is shown. Chapter B-16."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from ludus.core.outcome import Outcome
from ludus.games.brutus import memory
from ludus.games.brutus.characters import no_cards
from ludus.games.brutus.ending import outcome
from ludus.games.brutus.options import End, Options, copies, end_of
from ludus.games.brutus.state import (
    Combination,
    Gains,
    Gift,
    Manche,
    Moved,
    Phase,
    Play,
    State,
    Trail,
    waiting,
)


class Tally(Struct, frozen=True, gc=False):
    """What each seat gained in a manche in all, and what it had then. [B-9.3, B-12.5]"""

    points: tuple[int, ...]
    totals: tuple[int, ...]


class View(Struct, frozen=True):
    """The table from one seat; seat None is a spectator, who holds no hand.

    Cards are counted by value: entry v says how many of value v there are, entry 0 stays 0.

    waiting  the seats still to decide, where all choose at once: who has, not what [B-4.3]
    sizes    cards each seat owns; what is laid but not turned up still counts
    laid     the seat's own cards lying face down
    given    gifts named so far; the card is 0 for all but the giver [B-8.14]
    gone     cards played or discarded in this manche
    known    cards the seat is certain of in the other hands: taken openly, given or passed by it
    before   the round before this one: all that happened may be looked up [B-16.2]
    tallies  by finished manche: what came together
    copies   cards of each value in the deck
    trail    what left the hands since the first gift of the manche, for players who remember all
    """

    options: Options
    end: End
    copies: int
    seat: int | None
    manche: int
    phase: Phase
    turn: int | None
    waiting: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    won: tuple[int, ...]
    places: tuple[int, ...]
    sizes: tuple[int, ...]
    hand: tuple[int, ...]
    laid: tuple[int, ...]
    asked: int
    forum: tuple[int, ...]
    pickers: tuple[int, ...]
    mercy: bool | None
    power: bool
    top: Combination | None
    plays: tuple[Play, ...]
    before: tuple[Play, ...]
    gifts: int
    given: tuple[Gift, ...]
    gone: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    gains: Gains
    manches: tuple[Manche, ...]
    tallies: tuple[Tally, ...]
    outcome: Outcome | None
    trail: Trail | None = None


def view(state: State, seat: int | None) -> View:
    """Show a seat its own cards and what all may see. [B-16.1 to B-16.4]"""
    return View(
        options=state.options,
        end=end_of(state.options),
        copies=copies(state.options.players),
        seat=seat,
        manche=state.manche,
        phase=state.phase,
        turn=state.turn if state.turn >= 0 else None,
        waiting=waiting(state),
        ranks=tuple(state.ranks),
        scores=tuple(state.scores),
        won=tuple(state.won),
        places=tuple(state.places),
        sizes=tuple(state.sizes),
        hand=() if seat is None else tuple(state.hands[seat]),
        laid=() if seat is None else tuple(state.laid[seat]),
        asked=state.asked,
        forum=tuple(state.forum),
        pickers=tuple(state.pickers),
        mercy=state.mercy,
        power=state.power,
        top=state.top,
        plays=tuple(state.plays),
        before=tuple(state.before),
        gifts=state.gifts,
        given=tuple(state.given) if seat == state.turn else _hidden(state.given),
        gone=tuple(state.gone),
        known=tuple(map(tuple, memory.known(state, seat))),
        gains=Gains(*map(list.copy, _gains(state))),
        manches=tuple(state.manches),
        tallies=tuple(_tallies(state)),
        outcome=outcome(state),
        trail=_trail(state, seat),
    )


def for_person(shown: View, common: object = None) -> View:  # noqa: ARG001
    """Leave out what a person finds in the log: every move and gift as it happened. [B-16.2]"""
    return replace(shown, trail=None)


def _trail(state: State, seat: int | None) -> Trail | None:
    """Show what left the hands; a card passed on shows its value to two. [B-8.14, B-14.8]

    As in `known`, nobody is told about their own hand.
    """
    trail = state.trail
    if trail is None:
        return None
    moved = [tuple(_told(one, seat) for one in together) for together in trail.moved]
    others = [
        no_cards() if holder == seat else shown.copy() for holder, shown in enumerate(trail.shown)
    ]
    return Trail(others, trail.sizes.copy(), moved)


def _told(one: Moved, seat: int | None) -> Moved:
    if one.to == memory.TABLE or seat in (one.giver, one.to):
        return one
    return Moved(one.giver, one.to, 0)


def _tallies(state: State) -> Iterator[Tally]:
    """Add up what every manche brought. [B-9.3, B-8.10, B-13.1, B-15.2]"""
    totals = (0,) * len(state.scores)
    for manche in state.manches:
        sources = (manche.position, manche.caesar, manche.revolt, manche.mercy)
        points = tuple(map(sum, zip(*sources, strict=True)))
        totals = tuple(map(sum, zip(totals, points, strict=True)))
        yield Tally(points, totals)


def _hidden(given: list[Gift]) -> tuple[Gift, ...]:
    """Show to whom gifts go, not what they are. [B-8.14]"""
    return tuple(Gift(gift.to) for gift in given)


def _gains(state: State) -> tuple[list[int], list[int], list[int]]:
    return state.gains.caesar, state.gains.revolt, state.gains.mercy
