"""Laws of Brutus under any moves and any chance, both chosen and shrunk by Hypothesis.

A manche is long, so some tests begin in the middle of one: Hypothesis then chooses a seed and how
many moves are made at random before its own.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from examples import many
from ludus.core.codec import state_hash
from ludus.core.fate import Drawn, Fast, Scripted
from ludus.core.moves import Move
from ludus.core.rules import step
from ludus.games.brutus import GAME
from ludus.games.brutus.moves import (
    Announce,
    Conspire,
    Gifts,
    Give,
    Lay,
    Mercy,
    Pass,
    PlayCards,
    Power,
    Slip,
    To,
)
from ludus.games.brutus.options import TABLE, End, Options, copies
from ludus.games.brutus.state import (
    Combination,
    Fact,
    Gift,
    Moved,
    Phase,
    Play,
    State,
    Trail,
    clone,
    seats_in,
)
from ludus.games.brutus.view import View, view
from ludus.testing.strategies import ChosenFate, choose_move, modes, play_some
from properties.laws import RandomPlay
from rules.brutus.build import ALL_MOVES

T = TypeVar("T")

FIRST_MOVES = 40
"""How many moves reach from the deal into the first rounds."""


def variants(players: st.SearchStrategy[int] | None = None) -> st.SearchStrategy[Options]:
    """Choose a table with any variants, of one manche or two."""
    on = st.booleans()
    ends = st.sampled_from([End(manches=1), End(manches=2)])
    return st.builds(Options, players or st.integers(4, 10), on, on, on, ends)


PLAY = RandomPlay(GAME)
lots = PLAY.lots


def in_the_middle(data: st.DataObject, phase: Phase | None = None) -> State:
    """Let Hypothesis choose a table, and where to stop in a game of it: perhaps in a phase."""
    options = data.draw(variants())
    if phase == "slip":
        options = Options(options.players, conspiracy=True, end=End(manches=3))
    rng = Random(data.draw(st.integers(0, 10_000)))
    state = GAME.setup(options, Fast(rng), None)
    far = 12 if phase == "lay" else 60 * options.players
    for _ in lots(state, rng, data.draw(st.integers(0, far))):
        pass
    if phase:
        for _ in lots(state, rng, 2_000):
            if state.phase == phase:
                break
        assume(state.phase == phase)
    return state


# The laws of the contract


@settings(max_examples=many(40))
@given(st.data())
def test_no_law_is_broken(data: st.DataObject) -> None:
    play_some(data, GAME, data.draw(modes(GAME)), FIRST_MOVES, PLAY.check)


@settings(max_examples=many(40))
@given(st.data())
def test_no_law_is_broken_later(data: st.DataObject) -> None:
    PLAY.check_onwards(data, in_the_middle(data), 20)


@given(st.data())
def test_moves_are_what_refusal_allows(data: st.DataObject) -> None:
    """The offered moves are exactly those of all there are that no article forbids."""
    state = in_the_middle(data)
    for seat in range(len(state.sizes)):
        allowed = {move for move in ALL_MOVES if GAME.refusal(state, seat, move) is None}
        moves = GAME.moves(state, seat)
        assert set(moves) == allowed
        assert len(moves) == len(allowed)


@given(st.data())
def test_copies_are_not_touched(data: st.DataObject) -> None:
    """Whatever is played on, a clone stays what it was, and plays on by itself to the same end."""
    state = in_the_middle(data)
    PLAY.check_copies(state, data.draw(st.integers(0, 10_000)))


@settings(max_examples=many(30))
@given(st.data())
def test_a_deal_has_no_order(data: st.DataObject) -> None:
    """Cards of one hand may come in any order: the state is the same."""
    options = data.draw(modes(GAME))
    fate = ChosenFate(data)
    state = GAME.setup(options, fate, None)
    script: list[Drawn] = [
        (label, to, values if to is None else data.draw(st.permutations(values)))
        for label, to, values in fate.outcomes
    ]
    assert GAME.setup(options, Scripted(script), None) == state


# Cards and places


def all_cards(state: State) -> list[int]:
    """Count the cards of each value, wherever they are."""
    counts = [0] * 14
    for place in (*state.hands, state.undealt, state.forum, state.gone):
        for value, count in enumerate(place):
            counts[value] += count
    for value in (*(v for laid in state.laid for v in laid), *(g.value for g in state.given)):
        if value:
            counts[value] += 1
    return counts


@given(st.data())
def test_no_card_is_lost_or_made(data: st.DataObject) -> None:
    """[B-1.4, B-3.3] Every value has its copies at every step, whoever holds them."""
    state = in_the_middle(data)
    deck = [0] + [copies(state.options.players)] * 13
    for _ in lots(state, Random(data.draw(st.integers(0, 10_000))), 60):
        assert all_cards(state) == deck


@settings(max_examples=many(30))
@given(variants(), st.integers(0, 10_000))
def test_places_are_a_permutation(options: Options, seed: int) -> None:
    """[B-9.2, B-9.6, B-11.2, B-11.5] Everybody gets a place of their own, and then its rank."""
    rng = Random(seed)
    state = GAME.setup(options, Fast(rng), None)
    ranks = [state.ranks]
    for _ in lots(state, rng, 20_000):
        if ranks[-1] != state.ranks or len(ranks) == len(state.manches):
            ranks.append(state.ranks)
    table = TABLE.tables[options.players]
    assert len(ranks) == len(state.manches) + 1
    for manche, after in zip(state.manches, ranks[1:], strict=True):
        assert sorted(manche.places) == list(range(1, options.players + 1))
        assert [manche.places[seat] for seat in after] == sorted(manche.places)
        assert sum(manche.position) == options.players * (options.players - 1)
        assert list(manche.position) == [table.points[place - 1] for place in manche.places]


@settings(max_examples=many(30))
@given(variants(), st.integers(0, 10_000))
def test_sizes_change_only_where_they_may(options: Options, seed: int) -> None:
    """[B-4.11, B-9.1, B-14.5] The forum and a Conspiracy leave hands as large as they were."""
    rng = Random(seed)
    state = GAME.setup(options, Fast(rng), None)
    hand = TABLE.tables[options.players].hand
    sizes = state.sizes.copy()
    for seat, move in lots(state, rng, 600):
        if isinstance(move, (Announce, Pass, Conspire, Slip, Gifts, To)):
            assert state.sizes == sizes
        if isinstance(move, (Lay, Mercy)):
            in_forum = state.asked if state.phase == "take" else 0
            assert state.sizes == [hand - in_forum] * options.players
        if isinstance(move, Power):
            assert state.sizes == [hand] * options.players
        if state.phase == "lead":
            assert state.sizes[state.turn] > 0
        if isinstance(move, PlayCards) and state.phase in ("reply", "conspire"):
            assert state.sizes[seat] == sizes[seat] - move.count
        sizes = state.sizes.copy()


# Hidden choices


def commit_all(state: State, chosen: Sequence[tuple[int, Move]]) -> State:
    """Carry hidden choices out on a copy, in the order given."""
    table = clone(state)
    for seat, move in chosen:
        assert GAME.refusal(table, seat, move) is None
        step(GAME, table, seat, move, Scripted([]))
    return table


def hidden_choices(data: st.DataObject, state: State) -> list[tuple[int, Move]]:
    """Let everybody who still has to choose in secret choose all of their cards."""
    chosen = []
    table = clone(state)
    while table.phase == state.phase:
        seat = GAME.to_act(table)[0]
        move = choose_move(data, GAME.moves(table, seat))
        chosen.append((seat, move))
        step(GAME, table, seat, move, Scripted([]))
    return chosen


def check_any_order(data: st.DataObject, phase: Phase) -> None:
    state = in_the_middle(data, phase)
    chosen = hidden_choices(data, state)
    one = commit_all(state, chosen)
    other = commit_all(state, data.draw(st.permutations(chosen)))
    assert one == other
    assert state_hash(one) == state_hash(other)
    assert view(one, None) == view(other, None)


@given(st.data())
def test_the_order_of_laying_has_no_meaning(data: st.DataObject) -> None:
    """[B-4.3, B-4.5] Seats in any order, and the cards of one seat in any order."""
    check_any_order(data, "lay")


@settings(max_examples=many(30))
@given(st.data())
def test_the_order_of_a_conspiracy_has_no_meaning(data: st.DataObject) -> None:
    """[B-14.4] Whoever chooses first: the cards move together."""
    check_any_order(data, "slip")


def apart_from_waiting(here: View) -> dict[str, object]:
    return {name: getattr(here, name) for name in View.__struct_fields__ if name != "waiting"}


def check_nobody_sees(data: st.DataObject, phase: Phase) -> None:
    state = in_the_middle(data, phase)
    everybody = (None, *range(len(state.sizes)))
    chosen = hidden_choices(data, state)
    for seat, move in data.draw(st.permutations(chosen)):
        before = {one: view(state, one) for one in everybody}
        step(GAME, state, seat, move, Scripted([]))
        if state.phase != phase:
            break
        done = seat not in GAME.to_act(state)
        for one in everybody:
            now = view(state, one)
            if one != seat:
                assert apart_from_waiting(now) == apart_from_waiting(before[one])
            gone = {seat} if done else set()
            assert set(now.waiting) == set(before[one].waiting) - gone


@given(st.data())
def test_nobody_sees_what_is_laid(data: st.DataObject) -> None:
    """[B-4.3] Until all have laid their cards, others learn who is done and nothing more."""
    check_nobody_sees(data, "lay")


@settings(max_examples=many(30))
@given(st.data())
def test_nobody_sees_what_is_slipped(data: st.DataObject) -> None:
    """[B-14.4, B-14.8]"""
    check_nobody_sees(data, "slip")


def twin(state: State, seat: int, rng: Random) -> State | None:
    """Make a second truth that a seat cannot tell apart: two hidden cards change places."""
    hidden = [hand for other, hand in enumerate(state.hands) if other != seat]
    one, two = rng.sample([*hidden, state.undealt], 2)
    values = [(a, b) for a in range(1, 14) for b in range(1, 14) if a != b and one[a] and two[b]]
    if not values:
        return None
    a, b = rng.choice(values)
    other = clone(state)
    other.undealt = state.undealt.copy()
    places = [*other.hands, other.undealt]
    for place, gets, loses in ((one, b, a), (two, a, b)):
        mine = next(at for at, was in enumerate([*state.hands, state.undealt]) if was is place)
        places[mine][gets] += 1
        places[mine][loses] -= 1
    return other


def same_for(move: Move, state: State, seat: int) -> Callable[[Move], bool]:
    """Say which moves a seat must take for the same one: of a gift between others, any card."""
    hidden = isinstance(move, Give) and seat not in (state.turn, *(gift.to for gift in state.given))
    return (lambda other: type(other) is type(move)) if hidden else (lambda other: other is move)


@settings(max_examples=many(50))
@given(variants(), st.integers(0, 10_000))
def test_a_view_tells_nothing_that_was_not_seen(options: Options, seed: int) -> None:
    """[B-16.3, B-16.4] Two truths that look alike to a seat go on looking alike.

    They begin with two hidden cards exchanged. The same is then done for all to see in both, but
    cards that others give each other may differ. Whatever the view remembers, it was seen.
    """
    rng = Random(seed)
    state = GAME.setup(options, Fast(rng), None)
    watcher = rng.randrange(options.players)
    other = twin(state, watcher, rng)
    if other is None:
        return
    for _ in range(60 * options.players):
        assert view(state, watcher) == view(other, watcher)
        seats = GAME.to_act(state)
        if not seats:
            return
        seat = rng.choice(seats)
        both = [move for move in GAME.moves(state, seat) if move in GAME.moves(other, seat)]
        if not both:
            return
        move = rng.choice(both)
        alike = same_for(move, state, watcher)
        second = rng.choice([one for one in GAME.moves(other, seat) if alike(one)])
        manche = state.manche
        step(GAME, state, seat, move, Fast(Random(seed)))
        step(GAME, other, seat, second, Fast(Random(seed)))
        if state.manche != manche or other.phase != state.phase:
            return


# Seats


def turned(state: State, by: int) -> State:
    """Move every player some seats to the left."""
    seats = len(state.sizes)

    def to(seat: int) -> int:
        return (seat + by) % seats if seat >= 0 else seat

    def row(by_seat: Sequence[T]) -> list[T]:
        return [by_seat[(seat - by) % seats] for seat in range(seats)]

    other = clone(state)
    other.ranks = [to(seat) for seat in state.ranks]
    other.pickers = [to(seat) for seat in state.pickers]
    for name in ("scores", "won", "hands", "sizes", "places", "laid", "shown"):
        setattr(other, name, row(getattr(other, name)))
    other.turn = to(state.turn)
    top = state.top
    other.top = top and Combination(top.value, top.count, to(top.owner))
    other.plays = [Play(to(p.seat), p.kind, p.value, p.count) for p in state.plays]
    other.before = [Play(to(p.seat), p.kind, p.value, p.count) for p in state.before]
    other.given = [Gift(to(gift.to), gift.value) for gift in state.given]
    other.facts = sorted(Fact(to(f.knows), to(f.holder), f.value) for f in state.facts)
    if state.trail:
        moved = [
            tuple(sorted(Moved(to(m.giver), to(m.to), m.value, m.count) for m in together))
            for together in state.trail.moved
        ]
        other.trail = Trail(row(state.trail.shown), row(state.trail.sizes), moved)
    gains = other.gains
    gains.caesar, gains.revolt, gains.mercy = map(row, (gains.caesar, gains.revolt, gains.mercy))
    other.manches = [
        type(m)(*(tuple(row(getattr(m, name))) for name in m.__struct_fields__))
        for m in state.manches
    ]
    return other


@settings(max_examples=many(40))
@given(st.data())
def test_seats_are_alike(data: st.DataObject) -> None:
    """[B-1.9] Whoever sits where, the same choices lead to the same game, turned round."""
    state = in_the_middle(data)
    seats = len(state.sizes)
    by = data.draw(st.integers(1, seats - 1))
    other = turned(state, by)
    rng = Random(data.draw(st.integers(0, 10_000)))
    for _ in range(40):
        acting = GAME.to_act(state)
        assert sorted((seat + by) % seats for seat in acting) == sorted(GAME.to_act(other))
        if not acting:
            break
        seat = rng.choice(acting)
        there = (seat + by) % seats
        moves = [To((m.recipient + by) % seats) if isinstance(m, To) else m
                 for m in GAME.moves(state, seat)]  # fmt: skip
        assert set(moves) == set(GAME.moves(other, there))
        at = rng.randrange(len(moves))
        chance = ChosenFate(data)
        step(GAME, state, seat, GAME.moves(state, seat)[at], chance)
        again = [(label, None if to is None else (to + by) % seats, values)
                 for label, to, values in chance.outcomes]  # fmt: skip
        step(GAME, other, there, moves[at], Scripted(again))
        assert other == turned(state, by)


def test_the_middle_is_reached() -> None:
    """Random moves come through every phase, so that the tests above have looked at all of them."""
    met = set()
    for seed in range(6):
        rng = Random(seed)
        options = Options(4 + seed, True, True, True, End(manches=1))
        state = GAME.setup(options, Fast(rng), None)
        for _ in lots(state, rng, 60 * options.players):
            met.add(state.phase)
            assert all(state.sizes[seat] for seat in seats_in(state.sizes))
    assert {"lay", "mercy", "take", "power", "lead", "reply", "conspire", "slip"} <= met
    assert {"gifts", "to", "give", "discard", "over"} <= met
