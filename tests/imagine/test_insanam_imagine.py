"""Imagined worlds of Insanam: what a view cannot exclude, each with its true probability.

The suite in `ludus.testing.conformance` looks at some moments of every mode. Here it is every step
of games in every mode; worlds within worlds; beliefs over destinies against a count of all that can
be dealt and kept; and how often hidden ambitions, tops of decks and drafts come out as they must.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations, product
from random import Random
from typing import Any, Literal

import pytest

from ludus.core.fate import Fast
from ludus.core.rules import step
from ludus.games.insanam import GAME
from ludus.games.insanam.content.catalogue import ADVERSARIES, NUMBERS, PERSONAL
from ludus.games.insanam.court.beliefs import Beliefs, World, beliefs
from ludus.games.insanam.court.drafts import Sight, imagine_draft
from ludus.games.insanam.frames import Effects
from ludus.games.insanam.options import MODES, Options
from ludus.games.insanam.showing import view
from ludus.games.insanam.state import Dealing, Destiny, Own, State, Table
from ludus.games.insanam.view import View
from rules.insanam.build import begin, court, in_play, lay_tile, mark, one, play, plays, unlock

MANY = 4_000
"""Draws for a frequency: its error is then well below `CLOSE`."""

CLOSE = 0.045

OFTEN = 14
"""How many deals and accusations no game exceeds."""


# Games at random


def games(options: Options, seed: str, most: int = 10_000) -> Iterator[State]:
    """Play a game at random; give every state on the way."""
    rng = Random(seed)
    fate = Fast(rng)
    state = GAME.setup(options, fate, None)
    for _ in range(most):
        yield state
        acting = GAME.to_act(state)
        if not acting:
            return
        seat = rng.choice(acting)
        step(GAME, state, seat, rng.choice(GAME.moves(state, seat)), fate)


def accusing(options: Options, seed: str) -> Iterator[State]:
    """Play a game in which everybody accuses whenever it is possible, until it was often enough."""
    rng = Random(seed)
    fate = Fast(rng)
    state = GAME.setup(options, fate, None)
    while (acting := GAME.to_act(state)) and len(state.table.dealings) < OFTEN:
        for player in state.table.players:
            player.unlocked[2] = bool(player.board)
            player.accused = False
        seat = rng.choice(acting)
        moves = GAME.moves(state, seat)
        bold = [move for move in moves if move.word in ("accuse", "redeem")]
        step(GAME, state, seat, rng.choice(bold or moves), fate)
        yield state


def check_world(state: State, seat: int | None, rng: Random) -> State:
    """Imagine a world from a seat: it looks the same from there, and is sound."""
    shown = view(state, seat)
    world = GAME.imagine(shown, rng)
    assert view(world, seat) == shown
    assert list(GAME.invariants(world)) == []
    assert GAME.to_act(world) == GAME.to_act(state)
    if seat is not None:
        assert list(GAME.moves(world, seat)) == list(GAME.moves(state, seat))
    for acting in GAME.to_act(world):
        assert GAME.moves(world, acting)
    return world


@pytest.mark.parametrize("options", MODES, ids=str)
def test_a_world_looks_as_the_view_does_at_every_step(options: Options) -> None:
    rng = Random("steps")
    for number, state in enumerate(games(options, "steps")):
        if number < 60 or number % 4 == 0 or not GAME.to_act(state):
            for seat in (None, *range(options.players)):
                check_world(state, seat, rng)


@pytest.mark.parametrize("options", MODES, ids=str)
@pytest.mark.uncounted
def test_worlds_within_worlds(options: Options) -> None:
    """What others know in an imagined world fits together: they can imagine in their turn."""
    rng = Random("nested")
    for number, state in enumerate(games(options, "nested")):
        if number < 40 or number % 16 == 0:
            for seat in (None, *range(options.players)):
                world = check_world(state, seat, rng)
                for other in range(options.players):
                    check_world(world, other, rng)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.uncounted
def test_worlds_after_many_accusations(players: int) -> None:
    kinds: Counter[str] = Counter()
    rng = Random("accused")
    for seed in range(3):
        length = 0
        for state in accusing(Options(players), f"accused {seed}"):
            dealings = len(state.table.dealings)
            choosing = state.table.frames and state.table.frames[-1].ask == "destiny"
            if dealings != length or choosing:
                length = dealings
                for seat in (None, *range(players)):
                    world = check_world(state, seat, rng)
                    for other in range(players):
                        check_world(world, other, rng)
                        check_past(world, other)
        kinds.update(dealing.kind for dealing in state.table.dealings)
    assert min(kinds["shown"], kinds["redeal"]) > 1


def check_past(state: State, seat: int) -> None:
    """What a seat remembers of its cards ends with the card it holds."""
    own = state.secrets.own[seat]
    if own.past:
        assert own.past[-1] == own.destiny
    known = beliefs(state.table, seat, own)
    assert all(world.cards[seat] == own.destiny for world in known.worlds)


def test_the_same_chance_gives_the_same_world() -> None:
    for state in games(MODES[5], "same", 40):
        shown = view(state, 1)
        assert GAME.imagine(shown, Random(3)) == GAME.imagine(shown, Random(3))


# Beliefs over destinies, against all that can be dealt and kept

History = Sequence[tuple[Literal["shown", "redeal", "redeemed"], Sequence[int], Destiny]]
"""Kinds of dealings, whom they concern, and what was shown."""

HISTORIES: dict[int, list[History]] = {
    2: [
        [],
        [("shown", [0], "traitor")],
        [("shown", [1], "loyal"), ("redeal", [1], "")],
        [("shown", [1], "traitor"), ("redeemed", [1], "loyal")],
        [("shown", [1], "loyal"), ("redeal", [1], ""), ("shown", [0], "loyal"),
         ("redeal", [0], "")],
        [("shown", [1], "traitor"), ("redeemed", [1], "loyal"), ("shown", [0], "loyal"),
         ("redeal", [0], "")],
    ],
    3: [
        [],
        [("shown", [1], "loyal"), ("redeal", [1, 2], "")],
        [("shown", [1], "loyal"), ("redeal", [1, 2], ""), ("shown", [1], "traitor")],
        [("shown", [2], "traitor"), ("shown", [1], "loyal"), ("redeal", [1], "")],
        [("shown", [1], "loyal"), ("redeal", [1, 2], ""), ("shown", [0], "loyal"),
         ("redeal", [0, 1], "")],
        [("shown", [2], "traitor"), ("redeemed", [2], "loyal"), ("shown", [1], "loyal"),
         ("redeal", [1, 2], "")],
    ],
    4: [
        [],
        [("shown", [3], "loyal"), ("redeal", [1, 2, 3], "")],
        [("shown", [3], "traitor"), ("shown", [1], "traitor")],
        [("shown", [3], "traitor"), ("shown", [1], "loyal"), ("redeal", [1, 2], "")],
        [("shown", [1], "loyal"), ("redeal", [1, 2, 3], ""), ("shown", [1], "traitor")],
    ],
}  # fmt: skip
"""By number of players: what may have happened to destinies."""


class Line:
    """One way in which everything could have gone: cards now, and what each seat saw of its own.

    ways: in how many orders of the decks, and by how many choices, it comes about
    """

    def __init__(self, cards: Sequence[Destiny], ways: int) -> None:
        self.cards = list(cards)
        self.ways = ways
        self.offered: list[Destiny] = [""] * len(cards)
        self.past: list[list[Destiny]] = [[card] for card in cards]

    def copy(self, ways: int) -> "Line":
        new = Line(self.cards, self.ways * ways)
        new.past = [past[:] for past in self.past]
        return new


def hands(traitors: int, loyal: int, n: int) -> Counter[tuple[Destiny, ...]]:
    """Go through all orders of a deck; count what its first n cards are."""
    order = [at < traitors for at in range(traitors + loyal)]
    return Counter(
        tuple("traitor" if traitor else "loyal" for traitor in first)
        for first in permutations(order, n)
    )


def lines(players: int, history: History, *, choosing: bool) -> Iterator[Line]:
    """Go through every course: all deals, all new deals, and all choices, each as likely."""
    numbers = NUMBERS.players[players]
    deck = numbers.destiny
    first = hands(deck.traitor, deck.loyal, players)
    found = [Line(cards, ways) for cards, ways in first.items()]
    for number, (kind, seats, card) in enumerate(history, 1):
        if kind == "shown":
            found = [line for line in found if line.cards[seats[0]] == card]
        elif kind == "redeemed":
            for line in found:
                line.cards[seats[0]] = "loyal"
                line.past[seats[0]].append("loyal")
        else:
            deck = numbers.redeal
            dealt = hands(deck.traitor, deck.loyal, len(seats))
            pending = choosing and number == len(history)
            found = [new for line in found for new in redealt(line, seats, dealt, pending=pending)]
    return iter(found)


def redealt(
    line: Line, seats: Sequence[int], dealt: Counter[tuple[Destiny, ...]], *, pending: bool
) -> Iterator[Line]:
    for cards, ways in dealt.items():
        for kept in product((False, True), repeat=0 if pending else len(seats)):
            new = line.copy(ways)
            for at, seat in enumerate(seats):
                if pending:
                    new.offered[seat] = cards[at]
                    continue
                new.cards[seat] = cards[at] if kept[at] else line.cards[seat]
                new.past[seat] += [cards[at], new.cards[seat]]
            yield new


CASES = [
    pytest.param(players, history, choosing, id=f"{players} {number} {'choosing' * choosing}")
    for players, histories in HISTORIES.items()
    for number, history in enumerate(histories)
    for choosing in ([False, True] if history and history[-1][0] == "redeal" else [False])
]


def table_of(players: int, history: History, *, choosing: bool) -> Table:
    """Build a table with this history of destinies."""
    table = court(players, start=False).table
    table.dealings = [Dealing("deal", tuple(range(players)))]
    for kind, seats, card in history:
        table.dealings.append(Dealing(kind, tuple(seats), card))
    frame = Effects(seat=0, atoms=(), ask="destiny" if choosing else "turn")
    table.frames = [frame]
    return table


def shares(known: Beliefs) -> dict[World, float]:
    total = sum(known.weights)
    return {w: n / total for w, n in zip(known.worlds, known.weights, strict=True)}


@pytest.mark.parametrize(("players", "history", "choosing"), CASES)
def test_beliefs_are_exact(players: int, history: History, choosing: bool) -> None:
    """For a spectator, and for every seat with everything it can have seen of its own cards."""
    table = table_of(players, history, choosing=choosing)
    seen: dict[tuple[int, tuple[Destiny, ...], Destiny], Counter[World]] = {}
    everything: Counter[World] = Counter()
    for line in lines(players, history, choosing=choosing):
        world = World(tuple(line.cards), tuple(line.offered))
        everything[world] += line.ways
        for seat in range(players):
            key = seat, tuple(line.past[seat]), line.offered[seat]
            seen.setdefault(key, Counter())[world] += line.ways
    compare(beliefs(table, None, None), everything)
    for (seat, past, offered), counted in seen.items():
        compare(beliefs(table, seat, Own(past=[*past], offered=offered)), counted)


def compare(known: Beliefs, counted: Counter[World]) -> None:
    total = counted.total()
    expected = {world: n / total for world, n in counted.items()}
    assert shares(known) == pytest.approx(expected)
    for seat in range(len(known.worlds[0].cards)):
        traitor = sum(n for world, n in expected.items() if world.cards[seat] == "traitor")
        assert known.traitor(seat) == pytest.approx(traitor)


@pytest.mark.parametrize(("players", "number"), [(2, 4), (3, 2), (3, 4), (3, 5), (4, 4)], ids=str)
@pytest.mark.uncounted
def test_the_past_is_sampled_as_it_may_have_been(players: int, number: int) -> None:
    """Cards everybody has held, drawn backwards, come as often as when all is counted forwards."""
    history = HISTORIES[players][number]
    counted: Counter[tuple[tuple[Destiny, ...], ...]] = Counter()
    for line in lines(players, history, choosing=False):
        counted[tuple(tuple(past) for past in line.past)] += line.ways
    known = beliefs(table_of(players, history, choosing=False), None, None)
    rng = Random("past")
    drawn: Counter[tuple[tuple[Destiny, ...], ...]] = Counter()
    for _ in range(MANY):
        drawn[tuple(tuple(past) for past in known.past(known.sample(rng), rng))] += 1
    assert drawn.keys() <= counted.keys()
    close(drawn, counted)


def close(drawn: Counter[Any], expected: Counter[Any]) -> None:
    """Frequencies are near their probabilities."""
    for what in {*drawn, *expected}:
        assert drawn[what] / drawn.total() == pytest.approx(
            expected[what] / expected.total(), abs=CLOSE
        )


def test_nobody_can_take_the_only_traitor_of_a_new_deal_twice() -> None:
    """B was loyal, then dealt a second card, then found a traitor: C was offered a loyal one."""
    table = table_of(3, HISTORIES[3][2], choosing=False)
    known = beliefs(table, None, None)
    rng = Random(5)
    for _ in range(200):
        deal, offered, _ = known.past(known.sample(rng), rng)[2]
        assert (offered, deal in ("loyal", "traitor")) == ("loyal", True)


def test_before_the_deal_nothing_is_believed() -> None:
    state = next(games(Options(3), "first"))
    assert not state.table.dealings
    world = GAME.imagine(view(state, 0), Random(1))
    assert [own.destiny for own in world.secrets.own] == ["", "", ""]


def test_at_the_end_destinies_are_those_revealed() -> None:
    """[C-16.2] Worlds after the last reveal hold the cards that all have seen."""
    state = court(3, destinies=("loyal", "traitor", "loyal"))
    mark(state, 0, 59)
    play(state, "place SUB")
    assert state.table.frames
    world = GAME.imagine(view(state, 0), Random(1))
    assert [own.destiny for own in world.secrets.own] == ["loyal", "traitor", "loyal"]


# Hidden ambitions


def sampled(shown: View, take: Callable[[State], str], many: int = MANY) -> Counter[str]:
    rng = Random("often")
    return Counter(take(GAME.imagine(shown, rng)) for _ in range(many))


@pytest.mark.uncounted
def test_a_hidden_ambition_can_be_any_that_was_not_seen() -> None:
    shown = view(court(3), 0)
    drawn = sampled(shown, lambda world: world.secrets.own[1].ambition)
    unseen = set(PERSONAL) - {"P01", "P02", "P03", "P05"}
    assert set(drawn) == unseen
    close(drawn, Counter(unseen))


def test_a_spectator_has_seen_only_the_open_ones() -> None:
    drawn = sampled(view(court(2), None), lambda world: world.secrets.own[0].ambition, 2_000)
    assert set(drawn) == set(PERSONAL) - {"P01", "P03"}


def test_a_validated_ambition_is_nobody_elses() -> None:
    state = court(3)
    one(state, 1).done, one(state, 1).hidden = ["P04"], False
    state.secrets.own[1].ambition = ""
    shown = view(state, 0)
    world = GAME.imagine(shown, Random(1))
    assert world.secrets.own[1].ambition == ""
    drawn = sampled(shown, lambda world: world.secrets.own[2].ambition, 2_000)
    assert set(drawn) == set(PERSONAL) - {"P01", "P02", "P03", "P04", "P05"}


def test_a_drafted_ambition_that_is_done_is_hidden_no_more() -> None:
    for state in games(Options(2, expert_ambitions=True, boards="random"), "done"):
        if state.table.turn:
            break
    own = state.secrets.own[1]
    player = state.table.players[1]
    player.done, player.hidden, own.ambition = [own.ambition], False, ""
    for seed in range(20):
        world = check_world(state, 0, Random(seed))
        assert world.secrets.own[1].ambition == ""
        assert {*player.done, player.open} < set(world.secrets.own[1].took)


def test_hands_to_show_from_are_of_two() -> None:
    for state in games(Options(3, boards="random"), "show"):
        if state.table.frames[-1].ask == "show":
            world = GAME.imagine(view(state, 0), Random(1))
            seen = [card for own in world.secrets.own for card in own.hand]
            assert len(set(seen)) == len(seen) == 6
            assert world.secrets.own[0].hand == state.secrets.own[0].hand
            return
    raise AssertionError("nobody had to show")


# Tops of decks


def peeked() -> State:
    """Seat 0 has looked at three adversaries and put them in an order."""
    state = court(3)
    lay_tile(state, "K07")
    in_play(state, 0, "G20")
    plays(state, "place COL 1", "act d", chance="peek@0 A22 A01 A15")
    play(state, "order A15,A22,A01")
    plays(state, "done", "done")
    return state


def test_who_put_cards_in_order_knows_it() -> None:
    state = peeked()
    assert state.table.eyes == ADVERSARIES["A15"].category
    for seed in range(20):
        world = GAME.imagine(view(state, 0), Random(seed))
        assert world.secrets.decks["adversary"].top == ["A15", "A22", "A01"]


@pytest.mark.uncounted
def test_others_know_only_the_eyes_of_the_top_card() -> None:
    state = peeked()
    unseen = set(ADVERSARIES) - {"A13", "A14"}
    ordinary = {card for card in unseen if ADVERSARIES[card].category == state.table.eyes}
    drawn = sampled(view(state, 1), lambda world: world.secrets.decks["adversary"].top[0])
    assert set(drawn) == ordinary
    close(drawn, Counter(ordinary))
    second = sampled(view(state, 1), lambda world: world.secrets.decks["adversary"].top[1])
    assert set(second) == unseen


def peeked_twice() -> State:
    """Seat 0 put A15, A22, A01 on top; A15 was drawn; seat 1 has put the next three in order."""
    state = peeked()
    play(state, "pass", seat=1)
    play(state, "pass", seat=2)
    deck = state.secrets.decks["adversary"]
    deck.top.remove("A15")
    for known in (state.secrets.own[0].sure["adversary"], deck.bag):
        known.remove("A15" if known is not deck.bag else "A30")
    state.table.discards["adversary"] = ["A15"]
    deck.top.append("A30")
    deck.top[:] = ["A22", "A30", "A01"]
    own = state.secrets.own
    own[0].among["adversary"] = sorted(own[0].sure.pop("adversary"))
    own[1].sure["adversary"] = deck.top[:]
    state.table.tops["adversary"] = 3
    state.table.eyes = ADVERSARIES["A22"].category
    return state


@pytest.mark.uncounted
def test_cards_known_to_lie_on_top_in_an_order_of_somebody_else() -> None:
    """By counting: A22, A01 and one other card lie there in any order; the top one is a beast."""
    state = peeked_twice()
    rest = set(ADVERSARIES) - {"A13", "A14", "A15", "A22", "A01"}
    expected: Counter[str] = Counter()
    for other in rest:
        for order in permutations(("A22", "A01", other)):
            if ADVERSARIES[order[0]].category == state.table.eyes:
                expected[",".join(order[:1])] += 1
    drawn = sampled(view(state, 0), lambda world: world.secrets.decks["adversary"].top[0])
    close(drawn, expected)
    world = GAME.imagine(view(state, 0), Random(2))
    assert {"A22", "A01"} < set(world.secrets.decks["adversary"].top)


def chances(shown: View, move: str) -> dict[str, float]:
    found = GAME.odds(shown, GAME.parse(move))
    assert found is not None
    return {one.word: one.chance for one in found.odds}


@pytest.mark.uncounted
def test_odds_against_a_hidden_adversary_are_those_of_imagined_worlds() -> None:
    """[C-21.4] Cards known to lie on top are likelier foes than others."""
    state = peeked_twice()
    state.table.players[0].passed = False
    begin(state)
    plays(state, "place COL 3", "act b")
    shown = view(state, 0)
    told = chances(shown, "fight G20 TOP")
    first = sampled(shown, lambda world: world.secrets.decks["adversary"].top[0])
    for result, chance in told.items():
        mean = 0.0
        for foe, n in first.items():
            open_foe = GAME.clone(state)
            open_foe.table.adversaries = [foe]
            against = chances(view(open_foe, 0), f"fight G20 {foe}")
            mean += against[result] * n / first.total()
        assert chance == pytest.approx(mean, abs=CLOSE)


def test_the_last_cards_of_a_deck_can_only_be_in_another_order() -> None:
    state = peeked_twice()
    deck = state.secrets.decks["adversary"]
    state.table.discards["adversary"] += deck.bag
    deck.bag = []
    state.secrets.own[0].among["adversary"] = sorted(deck.top)
    drawn = sampled(
        view(state, 0), lambda world: ",".join(world.secrets.decks["adversary"].top), 400
    )
    assert set(drawn) == {"A22,A30,A01", "A22,A01,A30", "A30,A22,A01", "A30,A01,A22"}


def test_somebody_looks_at_cards_that_others_cannot_see() -> None:
    state = court(3)
    lay_tile(state, "S10")
    unlock(state, 0)
    plays(state, "place SEN 2", "act d", chance="peek@0 E101 E104 E110")
    drawn = sampled(view(state, 1), lambda world: world.secrets.own[0].peeked[0], 2_000)
    events = {f"E1{n:02}" for n in range(1, 11)}
    assert set(drawn) == events
    close(drawn, Counter(events))
    world = GAME.imagine(view(state, 1), Random(1))
    assert world.secrets.own[0].peeked == world.secrets.decks["event1"].top
    assert GAME.imagine(view(state, 0), Random(1)).secrets.own[0].peeked == ["E101", "E104", "E110"]


def test_adversaries_under_the_deck_are_remembered() -> None:
    state = court(3)
    state.secrets.decks["adversary"].bag.remove("A20")
    state.secrets.decks["adversary"].under.append("A20")
    state.table.beneath.append("A20")
    world = GAME.imagine(view(state, 2), Random(1))
    assert world.secrets.decks["adversary"].under == ["A20"]
    assert "A20" not in world.secrets.decks["adversary"].bag


# Choices under way


def test_choices_of_others_are_imagined_among_those_they_have() -> None:
    state = court(3, destinies=("loyal", "loyal", "traitor"))
    state.secrets.decks["event1"].bag = ["E109"]
    plays(state, "pass", "pass", "pass", chance="event E109")
    play(state, "give G 20", seat=1)
    drawn = sampled(view(state, 0), lambda world: world.secrets.own[1].answer[0], 2_000)
    assert set(drawn) == {str(n) for n in range(21)}
    assert GAME.imagine(view(state, 1), Random(1)).secrets.own[1].answer == ["20"]
    assert GAME.imagine(view(state, 0), Random(1)).secrets.own[2].answer == []


def test_thumbs_of_others_are_imagined() -> None:
    state = court(3)
    state.table.players[2].exposed, state.table.players[2].shown = True, "traitor"
    state.table.players[2].card = "D1"
    state.table.dealings.append(Dealing("shown", (2,), "traitor"))
    state.secrets.own[2].destiny, state.secrets.own[2].past = "traitor", ["traitor"]
    state.secrets.decks["event1"].bag = ["E101"]
    plays(state, "pass", "pass", "pass", chance="event E101")
    play(state, "refuse", seat=1)
    drawn = sampled(view(state, 0), lambda world: world.secrets.own[1].answer[0], 2_000)
    close(drawn, Counter(["approve", "refuse"]))
    assert GAME.imagine(view(state, 0), Random(1)).secrets.own[2].answer == []


def test_who_keeps_which_destiny_is_imagined() -> None:
    state = court(3)
    unlock(state, 0, 3)
    play(state, "accuse 1", "redeal@1 traitor redeal@2 loyal")
    play(state, "destiny new", seat=1)
    shown = view(state, 0)
    drawn = sampled(shown, lambda world: world.secrets.own[1].answer[0], 2_000)
    close(drawn, Counter(["old", "new"]))
    world = GAME.imagine(shown, Random(4))
    assert world.secrets.own[1].destiny == "loyal"
    assert world.secrets.own[1].offered in ("loyal", "traitor")
    assert world.secrets.own[0].answer == []


# Drafts


def draft_courses(
    packs: Sequence[Sequence[str]], step: int, done: int, took: Sequence[str] = ()
) -> Iterator[tuple[list[list[str]], list[list[str]], list[list[list[str]]]]]:
    """Go through every course of a draft: picks, hands, and the packs as each seat saw them.

    Where it is said what seat 0 took, all other courses are left out.
    """
    players = len(packs)

    def go(
        hands: list[list[str]], picks: list[list[str]], seen: list[list[list[str]]]
    ) -> Iterator[tuple[list[list[str]], list[list[str]], list[list[list[str]]]]]:
        if len(picks[0]) == done:
            yield picks, hands, seen
            return
        at = len(picks[0])
        mine = [card for card in hands[0] if not took or card == took[at]]
        for taken in product(mine, *hands[1:]):
            left = [[c for c in hand if c != t] for hand, t in zip(hands, taken, strict=True)]
            moved = [left[(seat - step) % players] for seat in range(players)]
            more = at + 1 < 4
            yield from go(
                moved,
                [[*p, t] for p, t in zip(picks, taken, strict=True)],
                [[*s, m] if more else s for s, m in zip(seen, moved, strict=True)],
            )

    start = [list(pack) for pack in packs]
    yield from go(start, [[] for _ in packs], [[pack] for pack in start])


def test_a_draft_of_two_is_imagined_as_it_may_have_been() -> None:
    """Both see every pack: what the other took is known but for the last two picks of a pack."""
    packs = [["a", "b", "c", "d"], ["e", "f", "g", "h"]]
    course = next(iter(draft_courses(packs, 1, 4)))
    picks, _, seen = course
    expected: Counter[str] = Counter()
    for other, _, sights in draft_courses(packs, 1, 4):
        if sights[0] == seen[0] and other[0] == picks[0]:
            expected[",".join(other[1])] += 1
    rng = Random("draft")
    sight = Sight(0, seen[0], picks[0])
    drawn: Counter[str] = Counter()
    unseen = [card for pack in packs for card in pack if card not in {*packs[0], *seen[0][1]}]
    for _ in range(400):
        draft = imagine_draft(2, 1, 4, sight, unseen, {}, rng)
        assert draft.picks[0] == picks[0]
        drawn[",".join(draft.picks[1])] += 1
    assert set(drawn) == set(expected)


@pytest.mark.parametrize("done", [1, 2, 3])
@pytest.mark.parametrize("step", [1, -1])
@pytest.mark.uncounted
def test_a_draft_under_way_is_imagined_as_often_as_it_may_be(step: int, done: int) -> None:
    """Two players, all courses of a draft counted that one of them cannot exclude."""
    cards = "abcdefghi"
    seen = picked = None
    expected: Counter[str] = Counter()
    # The other pack may be any four of the cards not in the first one: its order does not matter.
    for other in (set(cards[4:]) - {card} for card in cards[4:]):
        for picks, hands, sights in draft_courses([list("abcd"), sorted(other)], step, done):
            if seen is None:
                seen, picked = sights[0], picks[0]
            if sights[0] == seen and picks[0] == picked:
                expected["".join(picks[1]) + "/" + "".join(sorted(hands[1]))] += 1
    assert seen is not None
    assert picked is not None
    unseen = [card for card in cards if not any(card in pack for pack in seen)]
    rng = Random("course")
    drawn: Counter[str] = Counter()
    for _ in range(MANY):
        draft = imagine_draft(2, step, done, Sight(0, seen, picked), unseen, {}, rng)
        assert draft.picks[0] == picked
        assert draft.packs[0] == [sorted(pack) for pack in seen]
        drawn["".join(draft.picks[1]) + "/" + "".join(draft.packs[1][-1])] += 1
    assert set(drawn) == set(expected)
    close(drawn, expected)


@pytest.mark.parametrize("kept", [(), ("i", "j"), ("b", "e"), ("g", "e")], ids=str)
@pytest.mark.uncounted
def test_a_draft_of_three_is_imagined_as_often_as_it_may_have_been(kept: Sequence[str]) -> None:
    """Seat 0 sees 9 of 12 cards; of seat 1 it may know two that were kept. All courses counted."""
    seen = [list("abcd"), list("fgh"), list("kl"), ["d"]]
    took = ["a", "f", "k", "d"]
    # With step -1 a pack comes from the seat behind: from 1 after one pick, from 2 after two.
    expected: Counter[str] = Counter()
    for dark in "eij":
        packs = [list("abcd"), [dark, *"fgh"], [*(c for c in "eij" if c != dark), *"kl"]]
        for picks, _, sights in draft_courses(packs, -1, 4, took):
            mine = [sorted(pack) for pack in sights[0]]
            if mine == seen and set(kept) <= set(picks[1]):
                expected["/".join("".join(cards) for cards in picks)] += 1
    rng = Random("three")
    drawn: Counter[str] = Counter()
    for _ in range(MANY):
        known = {1: kept, 2: ()}
        draft = imagine_draft(3, -1, 4, Sight(0, seen, took), list("eij"), known, rng)
        drawn["/".join("".join(cards) for cards in draft.picks)] += 1
    assert set(drawn) == set(expected)
    assert len(expected) > 1
    close(drawn, expected)


def test_gladiators_kept_and_come_up_were_taken_by_their_owner() -> None:
    """Seat 1 began with two; one it put away has come up from under the deck since."""
    options = Options(2, expert_gladiators=True, boards="random")
    for state in games(options, "surface"):
        if state.table.turn:
            break
    first, left = state.table.players[1].first, state.secrets.own[1].left
    deck = state.secrets.decks["gladiator"]
    deck.bag, away = [], deck.bag
    state.table.discards["gladiator"] = away
    for _ in range(3):
        card = deck.under.pop(0)
        state.table.surfaced.append(card)
        state.table.discards["gladiator"].append(card)
    rng = Random(3)
    for _ in range(50):
        for seat in (None, 0):
            world = check_world(state, seat, rng)
            own = world.secrets.own[1]
            assert set(own.took[:4]) == {*first, *own.left[:2]}
            assert own.left[0] == left[0]
            assert world.secrets.decks["gladiator"].under == [own.left[1]]
