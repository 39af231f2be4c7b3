"""What a move would bring, told before it is made: from the view of whoever decides.

Facts, for whoever draws it:

points  what it brings whoever decides, at once
place   the place they take by going out
next    who decides next, where that is certain
"""

from typing import cast

from ludus.core.decisions import Look
from ludus.core.forecast import Forecast
from ludus.core.message import Fact, Message, say, seat_ref
from ludus.games.brutus.characters import BRUTUS, EFFECTS, card_ref, combination_ref
from ludus.games.brutus.combinations import may_conspire
from ludus.games.brutus.going_out import (
    ends_manche,
    next_place,
    place_points,
    rank_ref,
    revolt_points,
)
from ludus.games.brutus.leading import DECIDED, NOBODY, next_leader, turn_after
from ludus.games.brutus.moves import (
    Announce,
    Conspire,
    Discard,
    Gifts,
    Give,
    Lay,
    Mercy,
    Pass,
    PlayCards,
    Power,
    Slip,
    Take,
    To,
)
from ludus.games.brutus.options import TABLE
from ludus.games.brutus.state import Combination, left_in, right_in
from ludus.games.brutus.view import View


class Telling:
    """A forecast while it is put together: sentences and facts, and the hands as they would be."""

    def __init__(self, look: Look[View]) -> None:
        self.view = look.view
        self.seat = look.seat
        self.sizes = list(look.view.sizes)
        self.brings: list[Message] = []
        self.facts: dict[str, Fact] = {}

    def will(self, key: str, **facts: Fact) -> None:
        """Add a sentence."""
        self.brings.append(say(f"brutus-will-{key}", **facts))

    def will_of(self, key: str, seat: int, **facts: Fact) -> None:
        """Add a sentence about a seat: to itself with "you"."""
        if seat == self.seat:
            self.will(f"{key}-you", **facts)
        else:
            self.will(key, seat=seat_ref(seat), **facts)

    def goes_out(self, value: int = 0, count: int = 0) -> bool:
        """Tell of an empty hand: place and points, the Revolt if cards were played; is it the end?

        [B-9.2, B-9.3, B-11.1, B-13.1]
        """
        players = len(self.sizes)
        place = next_place(self.view.places)
        points = place_points(place, players)
        revolt = revolt_points(self.view.options, value, count)
        self.will("out", rank=rank_ref(place, players), points=points)
        if revolt:
            self.will("revolt", points=revolt)
        ends = ends_manche(place, players)
        if ends:
            self.will("end")
        self.facts |= {"place": place, "points": points + revolt}
        return ends

    def leads(self, leader: int) -> None:
        """Tell who leads the next round. [B-10]"""
        self.will_of("lead", leader)
        self.facts["next"] = leader

    def done(self) -> Forecast:
        """Give the forecast."""
        return Forecast(brings=tuple(self.brings), facts=self.facts)


# The forum and the Consul's opinion


def of_announce(look: Look[View], move: Announce) -> Forecast:
    """Everybody lays as many cards; rank decides who takes first. [B-4.2, B-4.4, B-4.6]"""
    telling = Telling(look)
    telling.will("ask", count=move.count, cards=move.count * len(telling.sizes))
    if not telling.view.options.benevolence:
        _first_to_take(telling)
    return telling.done()


def of_lay(look: Look[View], move: Lay) -> Forecast:
    """The forum carries no trace of who laid what. [B-4.5]"""
    telling = Telling(look)
    telling.will("lay", card=card_ref(move.value))
    return telling.done()


def of_mercy(look: Look[View], move: Mercy) -> Forecast:
    """Points at once, and Servus takes first; or rank order. [B-15.2, B-15.3, B-4.6]"""
    telling = Telling(look)
    servus = telling.view.ranks[-1]
    if move.declared:
        telling.will("mercy", points=TABLE.mercy, seat=seat_ref(servus))
        telling.facts |= {"points": TABLE.mercy, "next": servus}
    else:
        _first_to_take(telling)
        telling.facts["next"] = telling.seat
    return telling.done()


def _first_to_take(telling: Telling) -> None:
    """Whoever announces is the Imperator, and takes first. [B-4.6]"""
    telling.will("first", seat=seat_ref(telling.view.ranks[-1]))


def of_take(look: Look[View], move: Take) -> Forecast:
    """Cards taken from the forum are public. [B-4.10]"""
    telling = Telling(look)
    telling.will("take", card=card_ref(move.value))
    return telling.done()


def of_power(look: Look[View], move: Power) -> Forecast:
    """The power serves everybody until the manche ends; the Imperator leads. [B-5.4, B-6.2]"""
    telling = Telling(look)
    telling.will("power" if move.on else "no-power")
    telling.leads(telling.view.ranks[0])
    return telling.done()


# Rounds


def of_play(look: Look[View], move: PlayCards | Pass) -> Forecast:
    """Tell what leading, replying or passing brings."""
    telling = Telling(look)
    if isinstance(move, PlayCards):
        _play(telling, move)
    else:
        _pass(telling)
    return telling.done()


def _play(telling: Telling, move: PlayCards) -> None:
    """An exit, a skip, a Conspiracy; and what follows if nobody beats it. [B-6.14, B-9, B-14.1]"""
    view, seat, sizes = telling.view, telling.seat, telling.sizes
    sizes[seat] -= move.count
    if not sizes[seat] and telling.goes_out(move.value, move.count):
        return
    turn = turn_after(sizes, seat, seat)
    if view.top is not None and view.top.value == move.value:
        telling.will("skip", seat=seat_ref(turn))
        turn = turn_after(sizes, turn, seat)
    telling.facts["next"] = turn
    if sizes[seat] and move.value == BRUTUS and may_conspire(view.options, view.top):
        telling.will("conspire")
        telling.facts["next"] = seat
    combination = Combination(move.value, move.count, seat)
    if turn == NOBODY:
        telling.will("win-now", combination=combination_ref(move.value, move.count))
        _won(telling, combination)
    elif sizes[seat] or EFFECTS[move.value] in ("glory", "yield"):
        telling.will("win", combination=combination_ref(move.value, move.count))
        _effect(telling, move.value)


def _effect(telling: Telling, value: int) -> None:
    """What it would do, should it win: what whoever decides now would have to do. [B-8]"""
    seat, sizes = telling.seat, telling.sizes
    held, effect = sizes[seat], EFFECTS[value]
    if effect == "glory":
        telling.will("caesar", points=TABLE.tables[len(sizes)].caesar)
    elif effect == "give" and held:
        telling.will("give-away", most=min(TABLE.gifts, held))
    elif effect == "discard" and held:
        telling.will("discard-one")
    elif effect == "appoint" and held:
        telling.will("appoint")
    elif effect == "yield":
        key = "discard-and-yield" if held else "yield"
        telling.will(key, seat=seat_ref(right_in(sizes, seat)))


def _pass(telling: Telling) -> None:
    """The next player decides, or the owner wins the round. [B-7.1, B-7.2]"""
    top = cast(Combination, telling.view.top)
    turn = turn_after(telling.sizes, telling.seat, top.owner)
    if turn != NOBODY:
        telling.will("next", seat=seat_ref(turn))
        telling.facts["next"] = turn
        return
    combination = combination_ref(top.value, top.count)
    telling.will("lose", seat=seat_ref(top.owner), combination=combination)
    _won(telling, top)


def _won(telling: Telling, top: Combination) -> None:
    """Caesar's points, what the winner has to do, or who leads next. [B-8.10, B-10]"""
    sizes, effect = telling.sizes, EFFECTS[top.value]
    if effect == "glory":
        points = TABLE.tables[len(sizes)].caesar
        telling.will_of("bring", top.owner, points=points)
        if top.owner == telling.seat:
            telling.facts["points"] = points
    if sizes[top.owner] and effect in DECIDED:
        telling.facts["next"] = top.owner
        if top.owner == telling.seat:
            _effect(telling, top.value)
    else:
        telling.leads(next_leader(sizes, top.owner, top.value, None))


# The Conspiracy


def of_conspire(look: Look[View], move: Conspire) -> Forecast:
    """Everybody in passes a card to the left; or the round goes on. [B-14.3, B-14.6]"""
    telling = Telling(look)
    seat, sizes = telling.seat, telling.sizes
    if move.started:
        to, giver = left_in(sizes, seat), right_in(sizes, seat)
        telling.will("conspiracy", to=seat_ref(to), giver=seat_ref(giver))
    else:
        turn = turn_after(sizes, seat, seat)
        telling.will("no-conspiracy", seat=seat_ref(turn))
        telling.facts["next"] = turn
    return telling.done()


def of_slip(look: Look[View], move: Slip) -> Forecast:
    """The card is known to its giver and its receiver only. [B-14.3, B-14.8]"""
    telling = Telling(look)
    to = left_in(telling.sizes, telling.seat)
    telling.will("give", seat=seat_ref(to), card=card_ref(move.value))
    return telling.done()


# Effects


def of_gifts(look: Look[View], move: Gifts) -> Forecast:
    """How many cards in all, to one player or several. [B-8.5]"""
    telling = Telling(look)
    telling.will("gifts", count=move.count)
    _after_gifts(telling, move.count, None)
    return Forecast(brings=tuple(telling.brings), facts={"next": telling.seat})


def of_to(look: Look[View], move: To) -> Forecast:
    """A Senator's recipient leads next. [B-8.5, B-8.8]"""
    telling = Telling(look)
    appoints = EFFECTS[cast(Combination, telling.view.top).value] == "appoint"
    telling.will("to-lead" if appoints else "to", seat=seat_ref(move.recipient))
    return Forecast(brings=tuple(telling.brings), facts={"next": telling.seat})


def of_give(look: Look[View], move: Give) -> Forecast:
    """The card is known to its giver and its receiver only; the last one may empty the hand.

    [B-8.14, B-9.1]
    """
    telling = Telling(look)
    view = telling.view
    telling.will("give", seat=seat_ref(view.given[-1].to), card=card_ref(move.value))
    if len(view.given) == view.gifts:
        _after_gifts(telling, view.gifts, view.given[0].to)
    else:
        telling.facts["next"] = telling.seat
    return telling.done()


def _after_gifts(telling: Telling, count: int, recipient: int | None) -> None:
    telling.sizes[telling.seat] -= count
    _after_effect(telling, recipient)


def of_discard(look: Look[View], move: Discard) -> Forecast:
    """The card is shown and out of play; it may have been the last one. [B-8.15, B-9.1]"""
    telling = Telling(look)
    telling.will("discard", card=card_ref(move.value))
    telling.sizes[telling.seat] -= 1
    _after_effect(telling, None)
    return telling.done()


def _after_effect(telling: Telling, recipient: int | None) -> None:
    """The winner's exit if the effect empties the hand, then the next leader. [B-7.6]"""
    seat, sizes = telling.seat, telling.sizes
    if not sizes[seat] and telling.goes_out():
        return
    value = cast(Combination, telling.view.top).value
    telling.leads(next_leader(sizes, seat, value, recipient))
