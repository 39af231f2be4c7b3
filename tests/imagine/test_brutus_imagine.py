"""Imagined worlds of Brutus: the five tests the contract asks for, and what `known` may hold.

The suite in `ludus.testing.conformance` looks at some moments of every mode. Here it is every step
of a manche at every size of table with all variants, with seats that are part-way through a hidden
choice; the past that was seen; exact distributions; and knowledge worked out a second time.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, permutations, product
from random import Random
from typing import NamedTuple, cast

import pytest

from examples import few_counted
from ludus.core.fate import Fast
from ludus.core.moves import Move
from ludus.core.rules import step
from ludus.games.brutus import GAME
from ludus.games.brutus.moves import (
    PASS,
    PLAYS,
    Announce,
    Conspire,
    Discard,
    Gifts,
    Give,
    PlayCards,
    Slip,
    Take,
)
from ludus.games.brutus.options import End, Options, deck
from ludus.games.brutus.state import (
    Combination,
    Fact,
    Gift,
    Moved,
    Phase,
    State,
    Trail,
    clone,
    left_in,
    seats_in,
)
from ludus.games.brutus.view import View, view

Cards = list[int]

PLAYERS = range(4, 11)

HIDDEN = ("lay", "mercy", "slip", "to", "give")
"""Phases in which somebody has chosen, or is choosing, what others may not see."""


# A manche at random, with a diary of what happened in it.


class Passed(NamedTuple):
    """A card that went from hand to hand, seen by these two alone."""

    giver: int
    receiver: int
    value: int


class Gone(NamedTuple):
    """Cards that left a hand for all to see."""

    seat: int
    value: int
    number: int


Past = list[Gone | tuple[Passed, ...]]


class Moment(NamedTuple):
    """A state, what was openly taken from the forum before it, and what happened since."""

    state: State
    taken: list[Cards]
    past: Past


def pick(moves: Sequence[Move], rng: Random) -> Move:
    """Choose at random, but ask for many cards and start every Conspiracy: more is hidden."""
    if isinstance(moves[0], (Announce, Conspire, Gifts)):
        return moves[-1]
    return moves[int(rng.random() * len(moves))]


def manche(options: Options, seed: int, pick: Callable[..., Move] = pick) -> Iterator[Moment]:
    """Play a game of one manche at random, whoever has to act in any order; give every moment."""
    rng = Random(seed)
    fate = Fast(rng)
    state = GAME.setup(options, fate, None)
    taken = [[0] * 14 for _ in range(options.players)]
    past: Past = []
    while seats := GAME.to_act(state):
        yield Moment(state, taken, past)
        seat = seats[int(rng.random() * len(seats))]
        move = pick(GAME.moves(state, seat), rng)
        before = clone(state)
        step(GAME, state, seat, move, fate)
        if isinstance(move, Take):
            taken[seat][move.value] += 1
        else:
            past += happened(before, state, seat, move)


def happened(before: State, after: State, seat: int, move: Move) -> Past:
    """Write a move into the diary, once it is carried out."""
    if isinstance(move, PlayCards):
        return [Gone(seat, move.value, move.count)]
    if isinstance(move, Discard):
        return [Gone(seat, move.value, 1)]
    if isinstance(move, Give) and not after.given:
        gifts = [*before.given[:-1], Gift(before.given[-1].to, move.value)]
        return [tuple(Passed(seat, gift.to, gift.value) for gift in gifts)]
    if isinstance(move, Slip) and after.phase != "slip":
        cards = {one: laid[0] for one, laid in enumerate(before.laid) if laid} | {seat: move.value}
        return [
            tuple(
                Passed(one, left_in(before.sizes, one), cards[one])
                for one in seats_in(before.sizes)
            )
        ]
    return []


class Look(NamedTuple):
    """What a seat saw at a moment, and a world it imagined then."""

    state: State
    seat: int | None
    here: View
    world: State


@cache
def looks(players: int) -> tuple[Look, ...]:
    """Look at every step of a manche with all variants.

    Whoever acts looks, and the others and a spectator in turn; where choices are hidden, more do.
    """
    rng = Random(players)
    found = []
    options = Options(players, True, True, True, End(manches=1))
    for count, moment in enumerate(manche(options, players)):
        state = clone(moment.state)
        everybody = [None, *range(players)]
        seats = {*GAME.to_act(state)[:1], everybody[count % (players + 1)]}
        if state.phase in HIDDEN:
            seats |= {None, (count + 1) % players, (count + 3) % players}
        for seat in seats:
            here = view(state, seat)
            found.append(Look(state, seat, here, GAME.imagine(here, rng)))
    return tuple(found)


def owned(state: State) -> list[Cards]:
    """Count what each seat owns: its hand, and what it has laid, passed on or is about to give."""
    cards = [hand.copy() for hand in state.hands]
    for seat, laid in enumerate(state.laid):
        for value in laid:
            cards[seat][value] += 1
    for gift in state.given:
        if gift.value:
            cards[state.turn][gift.value] += 1
    return cards


# First and second: the same view, the same moves.


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.uncounted
def test_a_world_gives_the_view_and_the_moves_back(players: int) -> None:
    for look in looks(players):
        assert view(look.world, look.seat) == look.here
        assert GAME.to_act(look.world) == GAME.to_act(look.state)
        if look.seat is not None:
            assert list(GAME.moves(look.world, look.seat)) == list(
                GAME.moves(look.state, look.seat)
            )


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.uncounted
def test_a_world_breaks_no_law(players: int) -> None:
    for look in looks(players):
        assert list(GAME.invariants(look.world)) == []
        assert look.world.undealt[0] == 0
        assert sum(look.world.undealt) == sum(look.state.undealt)


def test_the_moments_looked_at_are_the_difficult_ones() -> None:
    """Somebody else is part-way through laying; a Conspiracy is under way; a gift is on its way."""
    met = set()
    for look in (one for players in PLAYERS for one in looks(players)):
        state, seat = look.state, look.seat
        sizes = {len(laid) for other, laid in enumerate(state.laid) if other != seat}
        if state.phase == "lay" and sizes & set(range(1, state.asked)):
            met.add("others part-way")
        if state.phase == "lay" and 0 < len(look.here.laid) < state.asked:
            met.add("itself part-way")
        if state.phase == "slip" and sizes == {0, 1}:
            met.add("some have slipped")
        if state.phase in ("to", "give") and any(gift.value for gift in state.given):
            met.add("giver" if seat == state.turn else f"{state.phase} with a gift chosen")
        if look.here.known != view(state, None).known and any(map(any, look.here.known)):
            met.add("knows more than the table")
    assert met == {
        "others part-way",
        "itself part-way",
        "some have slipped",
        "giver",
        "to with a gift chosen",
        "give with a gift chosen",
        "knows more than the table",
    }


# Third: the past was possible.


def round_is_legal(world: State) -> bool:
    """Take the turns of the round back one by one: each was legal with the hand then held."""
    earlier = clone(world)
    while earlier.plays:
        turn = earlier.plays.pop()
        on_top = next((play for play in reversed(earlier.plays) if play.value), None)
        earlier.top = Combination(on_top.value, on_top.count, on_top.seat) if on_top else None
        earlier.phase = "reply" if on_top else "lead"
        earlier.turn = turn.seat
        earlier.hands[turn.seat][turn.value] += turn.count
        earlier.sizes[turn.seat] += turn.count
        move = PLAYS[turn.value][turn.count - 1] if turn.value else PASS
        if turn.kind != "skip" and move not in GAME.moves(earlier, turn.seat):
            return False
    return True


def past_is_possible(world: State, moment: Moment) -> bool:
    """Go back to the end of the forum: everybody then held what all saw them take."""
    hands = owned(world)
    for what in reversed(moment.past):
        if isinstance(what, Gone):
            hands[what.seat][what.value] += what.number
            continue
        for passed in what:
            hands[passed.receiver][passed.value] -= 1
            if hands[passed.receiver][passed.value] < 0:
                return False
        for passed in what:
            hands[passed.giver][passed.value] += 1
    return all(
        held >= took
        for hand, taken in zip(hands, moment.taken, strict=True)
        for held, took in zip(hand, taken, strict=True)
    )


def saw_all(moment: Moment, seat: int | None) -> bool:
    """Tell whether a seat knows every card that was passed from hand to hand."""
    passed = (one for what in moment.past if not isinstance(what, Gone) for one in what)
    return all(seat in (one.giver, one.receiver) for one in passed)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_round_was_legal_in_every_world(players: int) -> None:
    for look in looks(players):
        assert round_is_legal(look.world)


@pytest.mark.parametrize("players", [4, 5, 7, 10])
def test_the_past_was_possible_in_every_world(players: int) -> None:
    """Whoever saw all that happened imagines nothing that contradicts it; the others: see below."""
    rng = Random(3)
    tried = 0
    for seed in range(2):
        options = Options(players, True, False, True, End(manches=1))
        for count, moment in enumerate(manche(options, seed)):
            for seat in [None, *range(players)]:
                if (count + (seat or 0)) % 8 == 0 and saw_all(moment, seat):
                    world = GAME.imagine(view(moment.state, seat), rng)
                    assert past_is_possible(world, moment)
                    assert past_is_possible(moment.state, moment)
                    tried += any(not isinstance(what, Gone) for what in moment.past)
    assert tried, "somebody saw a gift and imagined"


# Fourth: the distribution is the one that imagine.py writes down. The enumeration below gives every
# copy of a card a number, puts the unseen ones into the hidden places in every way, and then lets
# whoever has chosen in secret choose in every way. It shares nothing with imagine.py.

Numbered = tuple[int, int]
"""A card: its value, and which of its copies it is."""

World = tuple[object, ...]


def values(cards: Sequence[Numbered]) -> tuple[int, ...]:
    return tuple(sorted(value for value, _ in cards))


def without(cards: Sequence[Numbered], taken: Sequence[Numbered]) -> tuple[Numbered, ...]:
    return tuple(card for card in cards if card not in taken)


def fillings(
    cards: tuple[Numbered, ...], room: Sequence[int]
) -> Iterator[tuple[tuple[Numbered, ...], ...]]:
    """Put cards into places in every way; what remains is the last place."""
    if not room:
        yield (cards,)
        return
    for here in combinations(cards, room[0]):
        for rest in fillings(without(cards, here), room[1:]):
            yield (here, *rest)


def choices(
    cards: tuple[Numbered, ...], laid: int, gifts: int
) -> list[tuple[tuple[Numbered, ...], tuple[Numbered, ...]]]:
    """Commit cards in every way: those laid as a set, those given in their order."""
    return [
        (down, given)
        for down in combinations(cards, laid)
        for given in permutations(without(cards, down), gifts)
    ]


def enumerate_worlds(state: State, seat: int | None) -> Counter[World]:
    """Count the ways that lead to each world, as a seat must see it."""
    known = view(state, seat).known
    others = [other for other in range(len(state.sizes)) if other != seat]
    numbered = iter(range(10_000))
    sure = {
        other: tuple(
            (value, next(numbered)) for value in range(14) for _ in range(known[other][value])
        )
        for other in others
    }
    everything = owned(state)
    hidden = [state.undealt, *(everything[other] for other in others)]
    unseen = tuple(
        (value, next(numbered))
        for value in range(14)
        for _ in range(sum(c[value] for c in hidden) - sum(known[o][value] for o in others))
    )
    need = state.asked if state.phase in ("lay", "mercy") else 1
    laid = {o: need if len(state.laid[o]) == need else 0 for o in others}
    gifts = {o: sum(g.value > 0 for g in state.given) if o == state.turn else 0 for o in others}
    odds: Counter[World] = Counter()
    for *hands, undealt in fillings(unseen, [state.sizes[o] - len(sure[o]) for o in others]):
        whole = {o: (*sure[o], *hand) for o, hand in zip(others, hands, strict=True)}
        for chosen in product(*(choices(whole[o], laid[o], gifts[o]) for o in others)):
            seen = []
            for other, (down, given) in zip(others, chosen, strict=True):
                left = without(whole[other], (*down, *given))
                seen.append((values(left), values(down), tuple(value for value, _ in given)))
            odds[(*seen, values(undealt))] += 1
    return odds


def as_world(world: State, seat: int | None) -> World:
    """Write a world the way the enumeration does."""
    parts: list[object] = []
    for other, hand in enumerate(world.hands):
        if other != seat:
            given = [g.value for g in world.given if g.value] if other == world.turn else []
            held = tuple(value for value, count in enumerate(hand) for _ in range(count))
            parts.append((held, tuple(world.laid[other]), tuple(given)))
    undealt = tuple(value for value, count in enumerate(world.undealt) for _ in range(count))
    return (*parts, undealt)


def chi_square_fits(seen: Counter[World], odds: Counter[World], draws: int) -> bool:
    whole = odds.total()
    assert set(seen) <= set(odds)
    chi = 0.0
    for world, ways in odds.items():
        expected = draws * ways / whole
        chi += (seen[world] - expected) ** 2 / expected
    return bool(chi < len(odds) + 6 * (2 * len(odds)) ** 0.5 + 10)


def distribution_fits(state: State, seat: int | None, draws: int, rng: Random) -> bool:
    odds = enumerate_worlds(state, seat)
    assert len(odds) > 1, "there is something to imagine"
    here = view(state, seat)
    seen = Counter(as_world(GAME.imagine(here, rng), seat) for _ in range(draws))
    return chi_square_fits(seen, odds, draws)


def tiny(
    hands: str,
    phase: Phase,
    *,
    turn: int = -1,
    undealt: int = 0,
    asked: int = 0,
    laid: dict[int, list[int]] | None = None,
    given: Sequence[Gift] = (),
    shown: dict[int, int] | None = None,
    facts: Sequence[Fact] = (),
) -> State:
    """Make a table at which almost every card is gone: hands such as `3 4 | 5 | 6`."""
    dealt = [[int(card) for card in hand.split()] for hand in hands.split("|")]
    players = len(dealt)
    state = GAME.setup(Options(players, conspiracy=True), Fast(Random(0)), None)
    rest = deck(players)
    state.undealt = [0] * 14
    if undealt:
        state.undealt[undealt] += 1
    for seat, hand in enumerate(dealt):
        state.hands[seat] = [hand.count(value) for value in range(14)]
        state.sizes[seat] = len(hand)
    for seat, cards in (laid or {}).items():
        state.laid[seat] = cards
        state.sizes[seat] += len(cards)
    state.given = list(given)
    state.gifts = 2 if given else 0
    state.phase, state.turn, state.asked = phase, turn, asked
    if given:
        state.sizes[turn] += sum(gift.value > 0 for gift in given)
    state.top = None if phase in ("lay", "mercy") else Combination(9, 1, max(turn, 0))
    for seat, value in (shown or {}).items():
        state.shown[seat][value] += 1
    state.facts = sorted(facts)
    away = [*owned(state), state.undealt]
    state.gone = [left - sum(cards[value] for cards in away) for value, left in enumerate(rest)]
    assert list(GAME.invariants(state)) == []
    return state


TINY: dict[str, tuple[State, int | None]] = {
    "nothing known": (tiny("2 3 | 4 4 | 4 5 | 5", "reply", turn=0, undealt=4), 0),
    "no card left over": (tiny("2 3 | 4 4 | 4 5 | 6 | 6 | 6", "reply", turn=0), 0),
    "some cards known": (
        tiny(
            "2 3 | 4 5 | 4 4 6 | 5", "reply", turn=0, undealt=6,
            shown={2: 4}, facts=[Fact(0, 1, 4), Fact(3, 2, 6)],
        ),
        0,
    ),
    "a spectator": (tiny("4 | 4 5 | 4 | 5", "reply", turn=1, undealt=6, shown={1: 5}), None),
    "all have slipped but the seat": (
        tiny("2 3 | 4 | 4 5 | 6", "slip", laid={1: [4], 2: [4], 3: [5]}),
        0,
    ),
    "one has not slipped": (
        tiny(
            "2 | 4 | 4 5 | 6", "slip", undealt=4, laid={0: [3], 1: [5]},
            facts=[Fact(0, 1, 4)],
        ),
        0,
    ),
    "somebody is part-way": (
        tiny("2 | 4 | 5 5 | 4", "lay", asked=2, laid={0: [3], 1: [4, 5], 2: [4], 3: [4, 6]}),
        0,
    ),
    "a spectator of the forum": (
        tiny("4 | 5 | 4 4 | 5", "lay", asked=1, laid={0: [4], 1: [4]}, undealt=5),
        None,
    ),
    "all have laid": (
        tiny("2 | 4 | 5 | 4", "mercy", turn=1, asked=1, laid={0: [3], 1: [5], 2: [6], 3: [4]}),
        0,
    ),
    "a gift chosen, a second one named": (
        tiny("2 3 | 4 4 5 | 4 | 6", "give", turn=1, undealt=5, given=[Gift(2, 6), Gift(3)]),
        0,
    ),
    "a gift on its way to the seat": (
        tiny("2 3 | 4 5 5 | 4 | 6", "to", turn=1, given=[Gift(0, 4)], shown={1: 5}),
        0,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", TINY)
@pytest.mark.uncounted
def test_the_distribution_equals_enumeration(name: str) -> None:
    state, seat = TINY[name]
    assert distribution_fits(state, seat, 3_000, Random(f"tiny/{name}"))


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.uncounted
def test_the_distribution_late_in_a_manche(players: int) -> None:
    """The same with what was really played: few hidden cards, and knowledge from the way there.

    The seat has seen all gifts: what else it may imagine is tested below.
    """
    tried = 0
    for seed in range(200):
        options = Options(players, True, False, True, End(manches=1))
        for moment in manche(options, seed):
            state = moment.state
            seat = state.turn if state.turn >= 0 else None
            hidden = sum(state.sizes) - (state.sizes[seat] if seat is not None else 0)
            certain = sum(map(sum, view(state, seat).known))
            few = len(seats_in(state.sizes)) == 3 and certain and hidden - certain in (4, 5)
            if few and saw_all(moment, seat):
                assert distribution_fits(state, seat, 2_000, Random(seed))
                tried += 1
                break
        if tried == 3:
            break
    assert tried == 3


# Gifts that the seat did not see: what it imagines must have been possible all the same.

SEARCH = 1_500
"""So many steps of trying out what gifts may have been; after that it is left open."""


class Undecided(Exception):
    """Trying out took too long."""


class Rewind:
    """Looks for values of hidden gifts with which everything that a seat saw could happen."""

    def __init__(self, moment: Moment, seat: int | None) -> None:
        self.moment, self.seat, self.steps = moment, seat, 0

    def possible(self, world: State) -> bool:
        self.steps = 0
        return self._before(len(self.moment.past) - 1, owned(world))

    def _before(self, at: int, hands: list[Cards]) -> bool:
        """Go back before an entry of the diary; at the beginning all have what they took."""
        self.steps += 1
        if self.steps > SEARCH:
            raise Undecided
        if at < 0:
            taken = self.moment.taken
            return all(
                h >= t for i, hand in enumerate(hands) for h, t in zip(hand, taken[i], strict=True)
            )
        what = self.moment.past[at]
        if isinstance(what, Gone):
            earlier = [hand.copy() for hand in hands]
            earlier[what.seat][what.value] += what.number
            return self._before(at - 1, earlier)
        return self._take_back(at, what, hands, ())

    def _take_back(
        self, at: int, gifts: tuple[Passed, ...], hands: list[Cards], chosen: tuple[int, ...]
    ) -> bool:
        """Take gifts that moved together from their receivers, then let the givers have them."""
        if len(chosen) == len(gifts):
            earlier = [hand.copy() for hand in hands]
            for gift, value in zip(gifts, chosen, strict=True):
                earlier[gift.giver][value] += 1
            return self._before(at - 1, earlier)
        gift = gifts[len(chosen)]
        saw = self.seat in (gift.giver, gift.receiver)
        lacks = [
            h - t for h, t in zip(hands[gift.giver], self.moment.taken[gift.giver], strict=True)
        ]
        for value in [gift.value] if saw else sorted(range(14), key=lacks.__getitem__):
            if hands[gift.receiver][value]:
                earlier = [hand.copy() for hand in hands]
                earlier[gift.receiver][value] -= 1
                if self._take_back(at, gifts, earlier, (*chosen, value)):
                    return True
        return False


@pytest.mark.parametrize(
    ("players", "conspiracy"), [(4, False), (5, False), (7, False), (10, False), (4, True)]
)
def test_no_world_contradicts_what_was_seen(players: int, conspiracy: bool) -> None:
    """Whatever gifts a seat did not see, in every world they may have been some cards or other."""
    rng = Random(players)
    decided = 0
    for seed in range(2):
        options = Options(players, True, conspiracy, True, End(manches=1))
        for count, moment in enumerate(manche(options, seed)):
            seat = (count // 6) % players
            if count % 6 == 0 and not saw_all(moment, seat):
                world = GAME.imagine(view(moment.state, seat), rng)
                try:
                    assert Rewind(moment, seat).possible(world)
                    decided += 1
                except Undecided:
                    continue
    assert decided > 10


def after_gift(hands: str, gift: int, undealt: int, *since: Moved) -> State:
    """Ann (seat 1) was seen to take a 13, then gave Ben (seat 2) a card; the rest came after."""
    state = tiny(hands, "reply", turn=0, undealt=undealt)
    shown = [[0] * 14 for _ in range(4)]
    shown[1][13] = 1
    sizes = state.sizes.copy()
    for one in (Moved(1, 2, gift), *since):
        sizes[one.giver] += 1
        if one.to >= 0:
            sizes[one.to] -= 1
    state.trail = Trail(shown, sizes, [(Moved(1, 2, gift),), *((one,) for one in since)])
    return state


def enumerate_gift(unseen: Sequence[int], ann: int, plays: int = 0) -> Counter[World]:
    """Count the ways to each world: every deal of the unseen cards, every card for the gift.

    Ann has so many unseen cards beside her 13, Ben and Carl have one each; she may then have played
    a card of some value.
    """
    cards = tuple((value, number) for number, value in enumerate(unseen))
    odds: Counter[World] = Counter()
    for first, ben, carl, undealt in fillings(cards, [ann, 1, 1]):
        hers = (*first, (13, 99))
        for gift in hers:
            left = list(values(without(hers, (gift,))))
            if plays and plays not in left:
                continue
            if plays:
                left.remove(plays)
            hands = (tuple(left), values((*ben, gift)), values(carl))
            odds[(*((held, (), ()) for held in hands), values(undealt))] += 1
    return odds


def imagined(state: State, draws: int, seed: int) -> Counter[World]:
    here, rng = view(state, 0), Random(seed)
    return Counter(as_world(GAME.imagine(here, rng), 0) for _ in range(draws))


@pytest.mark.uncounted
def test_after_a_gift_the_distribution_equals_enumeration() -> None:
    state = after_gift("2 3 | 4 5 6 | 4 13 | 5", 13, 13)
    odds = enumerate_gift([4, 5, 6, 4, 5, 13], 3)
    assert chi_square_fits(imagined(state, 4_000, 4), odds, 4_000)


def has_13(worlds: Counter[World]) -> float:
    """Tell in what share of worlds Ben, the second of the others, has a 13."""
    ways = 0
    for world, number in worlds.items():
        (held, _, _) = cast(tuple[tuple[int, ...], ...], world[1])
        ways += number * (13 in held)
    return ways / worlds.total()


@pytest.mark.uncounted
def test_what_is_played_later_tells_of_the_gift() -> None:
    """Ann plays a 13: most likely the one that she took, so she gave something else away."""
    state = after_gift("2 3 | 4 5 6 | 4 6 | 5", 6, 13, Moved(1, -1, 13))
    odds = enumerate_gift([4, 5, 6, 6, 4, 5, 13], 4, plays=13)
    seen = imagined(state, 4_000, 5)
    assert set(seen) <= set(odds)
    assert has_13(seen) == pytest.approx(has_13(odds), abs=0.03)
    unplayed = after_gift("2 3 | 4 5 6 6 | 4 13 | 5", 13, 13)
    assert has_13(imagined(unplayed, 4_000, 6)) > has_13(seen) + 0.03


def test_who_can_have_played_a_card_only_if_it_was_given_got_it() -> None:
    """Ben plays the 13, and there is no other: it was the gift."""
    state = after_gift("2 3 | 4 5 6 | 4 | 5", 13, 4, Moved(2, -1, 13))
    assert state.gone[13] == 5
    for seed in range(50):
        world = GAME.imagine(view(state, 0), Random(seed))
        assert world.hands[1][13] == 0


def test_what_the_seat_is_certain_of_comes_first() -> None:
    """A table set up by hand may know more than its trail tells; then each hand is as known."""
    state = after_gift("2 3 | 4 5 6 | 4 13 | 5", 13, 13)
    state.facts = [Fact(0, 1, 4)]
    here = view(state, 0)
    for seed in range(20):
        world = GAME.imagine(here, Random(seed))
        assert view(world, 0) == here
        assert world.hands[1][4]


# Fifth: what the seat cannot see does not steer what it imagines.


@pytest.mark.parametrize("players", few_counted(PLAYERS, 4))
def test_equal_views_give_equal_worlds(players: int) -> None:
    for look in looks(players)[::9]:
        again = view(look.world, look.seat)
        assert GAME.imagine(again, Random(9)) == GAME.imagine(look.here, Random(9))


# What is known.


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_known_is_so_in_every_world(players: int) -> None:
    for look in looks(players):
        for world in (look.world, look.state):
            for cards, known in zip(owned(world), look.here.known, strict=True):
                assert all(have >= sure for have, sure in zip(cards, known, strict=True))


def worked_out(moment: Moment, seat: int | None) -> list[Cards]:
    """Work out what a seat is certain of, from what it saw: cards taken openly, less what left."""
    known = [cards.copy() for cards in moment.taken]
    for what in moment.past:
        if isinstance(what, Gone):
            left = known[what.seat][what.value] - what.number
            known[what.seat][what.value] = max(0, left)
            continue
        for giver, receiver, value in what:
            saw = seat in (giver, receiver)
            known[giver] = [
                max(0, count - 1) if one == value or not saw else count
                for one, count in enumerate(known[giver])
            ]
        for giver, receiver, value in what:
            known[receiver][value] += seat == giver
    if seat is not None:
        known[seat] = [0] * 14
    return known


@pytest.mark.parametrize("players", [4, 6, 9])
@pytest.mark.uncounted
def test_what_is_known_is_what_was_seen(players: int) -> None:
    for seed in range(240 // players**2):
        options = Options(players, True, True, True, End(manches=1))
        for count, moment in enumerate(manche(options, seed)):
            for seat in {None, count % players, (count + 1) % players}:
                known = [list(cards) for cards in view(moment.state, seat).known]
                assert known == worked_out(moment, seat)
