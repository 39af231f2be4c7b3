"""What a seat can believe about destinies: exact, from all that was dealt and shown. [C-10, 5.3]

The first deal, cards turned up, and each new deal after a wrong accusation are public moments; the
seat also knows its own cards at each of them. Of somebody with two different cards it is taken to
be as likely that the one is kept as the other. Weights are whole numbers: nothing is rounded.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, product
from random import Random
from typing import Literal

from msgspec import Struct

from ludus.games.insanam.content.catalogue import NUMBERS
from ludus.games.insanam.content.numbers import Destiny as Cards
from ludus.games.insanam.state import Dealing, Destiny, Own, Table

Hands = tuple[Destiny, ...]
"""A card for each seat."""

_UNKNOWN: Destiny = ""
_BOTH: tuple[Destiny, Destiny] = ("loyal", "traitor")


class World(Struct, frozen=True):
    """What everybody may hold: the card, and the second one while it is being chosen from."""

    cards: Hands
    offered: Hands


class Step(Struct, frozen=True):
    """A moment on the way: what happened to whom, and the worlds that were possible after it."""

    kind: Literal["deal", "shown", "redeemed", "offer", "keep"]
    seats: tuple[int, ...]
    weights: dict[World, int]


class Beliefs(Struct, frozen=True):
    """Worlds, how many times more likely than others each is, and the steps that led to them."""

    worlds: tuple[World, ...]
    weights: tuple[int, ...]
    steps: tuple[Step, ...]

    def traitor(self, seat: int) -> float:
        """Tell how likely a seat is to hold a traitor's card."""
        found = sum(
            weight for world, weight in zip(self.worlds, self.weights, strict=True)
            if world.cards[seat] == "traitor"
        )  # fmt: skip
        return found / sum(self.weights)

    def sample(self, rng: Random) -> World:
        """Draw a world, each with its true probability."""
        return _draw(self.worlds, self.weights, rng)

    def past(self, world: World, rng: Random) -> list[list[Destiny]]:
        """Draw a way to a world, each with its true probability: what everybody has held.

        Cards of each seat are as `Own.past` has them. Steps are gone through backwards.
        """
        past: list[list[Destiny]] = [[] for _ in world.cards]
        for at in range(len(self.steps) - 1, -1, -1):
            step = self.steps[at]
            if step.kind in ("deal", "keep", "redeemed"):
                for seat in step.seats:
                    past[seat].append(world.cards[seat])
            if step.kind == "keep":
                world = _offered_before(self.steps[at - 1].weights, step.seats, world, rng)
                for seat in step.seats:
                    past[seat].append(world.offered[seat])
            elif step.kind == "offer":
                world = World(world.cards, _nobody(len(past)))
            elif step.kind == "redeemed":
                world = World(_with(world.cards, step.seats[0], "traitor"), world.offered)
        return [cards[::-1] for cards in past]


def _draw(worlds: Sequence[World], weights: Sequence[int], rng: Random) -> World:
    sums = [*accumulate(weights)]
    at = rng.randrange(sums[-1])
    return next(world for world, top in zip(worlds, sums, strict=True) if at < top)


def _offered_before(
    weights: dict[World, int], seats: tuple[int, ...], kept: World, rng: Random
) -> World:
    """Draw the pairs of cards from which these were kept."""
    ways = {world: weight * _ways(world, seats, kept) for world, weight in weights.items()}
    return _draw([*ways], [*ways.values()], rng)


def _ways(world: World, seats: tuple[int, ...], kept: World) -> int:
    """Count the ways to keep these cards of two each; those of others stay as they are."""
    ways = 1
    for seat, card in enumerate(kept.cards):
        old = world.cards[seat] == card
        ways *= old + (world.offered[seat] == card) if seat in seats else old
    return ways


def _with(cards: Hands, seat: int, card: Destiny) -> Hands:
    return (*cards[:seat], card, *cards[seat + 1 :])


def beliefs(table: Table, seat: int | None, own: Own | None) -> Beliefs:
    """Work out what a seat, or a spectator, can believe now."""
    choosing = any(frame.ask == "destiny" for frame in table.frames)
    past = tuple(own.past) if own else ()
    offered: Destiny = own.offered if own else ""
    me = -1 if seat is None else seat
    return _beliefs(len(table.players), tuple(table.dealings), me, past, offered, choosing)


@lru_cache(maxsize=256)
def _beliefs(
    players: int, dealings: tuple[Dealing, ...], me: int, past: Hands, offered: Destiny,
    choosing: bool,
) -> Beliefs:  # fmt: skip
    numbers = NUMBERS.players[players]
    mine = iter(past)
    nobody = _nobody(players)
    weights: dict[World, int] = {World(nobody, nobody): 1}
    steps: list[Step] = []
    for number, dealing in enumerate(dealings, 1):
        seats = dealing.seats
        if dealing.kind == "redeal":
            involved = me in seats
            pending = choosing and number == len(dealings)
            own = (offered if pending else next(mine)) if involved else _UNKNOWN
            weights = _offer(weights, numbers.redeal, seats, me, own)
            steps.append(Step("offer", seats, weights))
            if not pending:
                weights = _keep(weights, seats, me, next(mine) if involved else _UNKNOWN)
                steps.append(Step("keep", seats, weights))
            continue
        if dealing.kind == "deal":
            own = next(mine, _UNKNOWN)
            weights = {
                World(cards, nobody): ways
                for cards, ways in _deals(numbers.destiny, seats, players)
                if _fits(cards, me, own)
            }
        elif dealing.kind == "shown":
            weights = {w: n for w, n in weights.items() if w.cards[seats[0]] == dealing.card}
        else:
            weights = _turn_loyal(weights, seats[0])
            if me in seats:
                next(mine)
        steps.append(Step(dealing.kind, seats, weights))
    return Beliefs(tuple(weights), tuple(weights.values()), tuple(steps))


def _nobody(players: int) -> Hands:
    return tuple(_UNKNOWN for _ in range(players))


def _fits(cards: Hands, me: int, own: Destiny) -> bool:
    return me < 0 or not own or cards[me] == own


def _deals(deck: Cards, seats: Sequence[int], players: int) -> Iterator[tuple[Hands, int]]:
    """Go through the ways to deal one card each, with how many orders of the deck give it."""
    for dealt in product(_BOTH, repeat=len(seats)):
        traitors = dealt.count("traitor")
        ways = _falling(deck.traitor, traitors) * _falling(deck.loyal, len(seats) - traitors)
        if ways:
            cards: list[Destiny] = [""] * players
            for seat, card in zip(seats, dealt, strict=True):
                cards[seat] = card
            yield tuple(cards), ways


def _falling(n: int, k: int) -> int:
    ways = 1
    for at in range(k):
        ways *= n - at
    return ways


def _turn_loyal(weights: dict[World, int], seat: int) -> dict[World, int]:
    """A redeemed traitor holds a loyal card for all to see. [C-11.5]"""
    turned: dict[World, int] = {}
    for world, weight in weights.items():
        new = World(_with(world.cards, seat, "loyal"), world.offered)
        turned[new] = turned.get(new, 0) + weight
    return turned


def _offer(
    weights: dict[World, int], deck: Cards, seats: tuple[int, ...], me: int, own: Destiny
) -> dict[World, int]:
    """Some are dealt a second card. [C-10.9]"""
    players = len(next(iter(weights)).cards)
    dealt = [(cards, ways) for cards, ways in _deals(deck, seats, players) if _fits(cards, me, own)]
    return {
        World(world.cards, cards): weight * ways
        for world, weight in weights.items()
        for cards, ways in dealt
    }


def _keep(
    weights: dict[World, int], seats: tuple[int, ...], me: int, kept: Destiny
) -> dict[World, int]:
    """Each keeps one of two cards: equal ones count twice, different ones once each. [C-10.10]"""
    nobody = _nobody(len(next(iter(weights)).cards))
    new: dict[World, int] = {}
    for world, weight in weights.items():
        pairs = [
            (world.cards[seat], world.offered[seat]) if seat in seats
            else (world.cards[seat],) * 2
            for seat in range(len(nobody))
        ]  # fmt: skip
        for cards in product(*pairs):
            if _fits(cards, me, kept):
                hands = World(cards, nobody)
                new[hands] = new.get(hands, 0) + weight
    return new
