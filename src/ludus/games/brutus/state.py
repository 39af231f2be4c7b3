"""The whole truth of a game, as plain data."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from ludus.core.decisions import Context
from ludus.core.frames import Frame
from ludus.games.brutus.characters import Cards
from ludus.games.brutus.options import Options

Phase = Literal[
    "announce", "lay", "mercy", "take", "power", "lead", "reply",
    "conspire", "slip", "gifts", "to", "give", "discard", "over",
]  # fmt: skip
"""What is to be decided now.

announce  the Imperator says how many cards go into the forum [B-4.1]
lay       everybody lays that many face down, all at once [B-4.2, B-4.3]
mercy     the Imperator declares Benevolence or not [B-15.1]
take      the pickers take them one after another [B-4.6, B-4.7]
power     the Consul switches the power on or not [B-5.1]
lead      the leader opens a round [B-6.5]
reply     somebody beats the top combination or passes [B-6.7]
conspire  whoever killed Caesar may start a Conspiracy [B-14.1]
slip      everybody in passes a card to the left, all at once [B-14.3, B-14.4]
gifts     the Dux says how many cards to give [B-8.5]
to        the Dux or the Senator names a recipient [B-8.5, B-8.8]
give      and chooses the card [B-8.5, B-8.8]
discard   the Censor or the Vestalis Virgo discards [B-8.7, B-8.9]
over      the game has ended [B-12]
"""

PlayKind = Literal["lead", "beat", "equal", "pass", "skip"]


class Play(Struct, frozen=True, gc=False):
    """A turn of the round; value and count are 0 for a pass and for a turn lost to a skip."""

    seat: int
    kind: PlayKind
    value: int = 0
    count: int = 0


class Combination(Struct, frozen=True, gc=False):
    """The combination to beat, and who played it: they may be out already. [B-6.7, B-7.3]"""

    value: int
    count: int
    owner: int


class Gift(Struct, frozen=True, gc=False):
    """A card on its way: 0 while the giver has not chosen it, or to whom it is hidden. [B-8.14]"""

    to: int
    value: int = 0


class Fact(Struct, frozen=True, order=True, gc=False):
    """Something one seat knows and the table does not: `holder` has a card of this value."""

    knows: int
    holder: int
    value: int


class Moved(Struct, frozen=True, order=True, gc=False):
    """Cards of one value that left a hand: for another one, or for the table if `to` is -1.

    The value is 0 for everybody to whom it is hidden. [B-8.14, B-14.8]
    """

    giver: int
    to: int
    value: int
    count: int = 1


class Trail(Struct):
    """What left the hands since a card was first passed from hand to hand in this manche.

    shown  cards all knew to be in a hand just before, by holder
    sizes  cards each seat owned then
    moved  what left a hand since; what moved together is one entry, in no order that means anything
    """

    shown: list[Cards]
    sizes: list[int]
    moved: list[tuple[Moved, ...]]


class Manche(Struct, frozen=True, gc=False):
    """A finished manche: every seat's place and the points it gained, by source.

    [B-9.3, B-8.10, B-13.1, B-15.2]
    """

    places: tuple[int, ...]
    position: tuple[int, ...]
    caesar: tuple[int, ...]
    revolt: tuple[int, ...]
    mercy: tuple[int, ...]


class Gains(Struct):
    """Points gained in the running manche beside those for the place, by seat."""

    caesar: list[int]
    revolt: list[int]
    mercy: list[int]


class State(Struct):
    """A game of Brutus.

    ranks    seats from Imperator to Servus, as they are in force [B-2.2]
    scores   victory points by seat
    won      manches won by seat
    hands    cards of each seat; what is laid, slipped or on its way as a gift is no longer in it
    sizes    cards each seat owns, those included: in while not 0, out when 0 [B-9.1]
    undealt  cards left over; nobody knows them [B-3.6]
    places   place won in this manche by seat, 0 while in [B-9.2]
    phase    what is to be decided
    turn     who decides; -1 where several do at once, and when the game is over
    asked    how many cards the Imperator asked for [B-4.1]
    laid     cards each seat has committed in the forum or a Conspiracy, in order of value
    forum    cards lying open there
    pickers  seats that have still to take, the next one first; each takes `asked` cards
    mercy    whether Benevolence was declared in this manche, None while it can be [B-15.1]
    power    whether the Consul's power is on [B-5.2]
    top      the combination to beat, None before a lead
    plays    the turns of this round
    before   the turns of the round before, to look back at [B-16.2]
    gifts    how many cards the Dux or the Senator gives, 0 when nobody does
    given    the gifts named so far
    gone     cards played or discarded in this manche, all seen by all [B-8.15, B-16.2]
    shown    cards all know to be in a hand, by holder: taken from the forum [B-4.10]
    facts    what only one seat knows of another's hand, sorted [B-8.14, B-14.8]
    reveals  how often hidden choices were turned up: what came before cannot be taken back
    trail    what left the hands since the first gift, None before it: who may have what follows
    """

    options: Options
    manche: int
    ranks: list[int]
    scores: list[int]
    won: list[int]
    hands: list[Cards]
    sizes: list[int]
    undealt: Cards
    places: list[int]
    phase: Phase
    turn: int
    asked: int
    laid: list[list[int]]
    forum: Cards
    pickers: list[int]
    mercy: bool | None
    power: bool
    top: Combination | None
    plays: list[Play]
    before: list[Play]
    gifts: int
    given: list[Gift]
    gone: Cards
    shown: list[Cards]
    facts: list[Fact]
    gains: Gains
    manches: list[Manche]
    reveals: int = 0
    trail: Trail | None = None


Turn = Context[State, Frame]
"""What a rule works with when a seat decides."""


def clone(state: State) -> State:
    """Copy what can change; plays, gifts, facts and finished manches never do."""
    gains, trail = state.gains, state.trail
    return State(
        state.options,
        state.manche,
        state.ranks,  # replaced as a whole, never changed
        state.scores.copy(),
        state.won.copy(),
        [hand.copy() for hand in state.hands],
        state.sizes.copy(),
        state.undealt,
        state.places.copy(),
        state.phase,
        state.turn,
        state.asked,
        [laid.copy() for laid in state.laid],
        state.forum.copy(),
        state.pickers.copy(),
        state.mercy,
        state.power,
        state.top,
        state.plays.copy(),
        state.before,
        state.gifts,
        state.given.copy(),
        state.gone.copy(),
        [cards.copy() for cards in state.shown],
        state.facts.copy(),
        Gains(gains.caesar.copy(), gains.revolt.copy(), gains.mercy.copy()),
        state.manches.copy(),
        state.reveals,
        Trail(trail.shown, trail.sizes, trail.moved.copy()) if trail else None,
    )


def waiting(state: State) -> tuple[int, ...]:
    """List who has still to choose, where all choose at once. [B-4.3, B-14.4]"""
    if state.phase == "lay":
        asked = state.asked
        return tuple([seat for seat, laid in enumerate(state.laid) if len(laid) < asked])
    if state.phase == "slip":
        return tuple([seat for seat in seats_in(state.sizes) if not state.laid[seat]])
    return ()


def seats_in(sizes: Sequence[int]) -> list[int]:
    """List the players still in: those who own cards. [B-9.1]"""
    return [seat for seat, size in enumerate(sizes) if size]


def left_in(sizes: Sequence[int], seat: int) -> int:
    """Find the nearest player still in, clockwise. [B-10.10]"""
    return _next_in(sizes, seat, 1)


def right_in(sizes: Sequence[int], seat: int) -> int:
    """Find the nearest player still in, counter-clockwise. [B-10.10]"""
    return _next_in(sizes, seat, -1)


def _next_in(sizes: Sequence[int], seat: int, step: int) -> int:
    seats = len(sizes)
    for _ in range(seats):
        seat = (seat + step) % seats
        if sizes[seat]:
            return seat
    raise ValueError("nobody is in")
