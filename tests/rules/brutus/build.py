"""Positions and plays in a few words: what the rule tests of Brutus share.

Two ways to a position: `fresh` deals a whole game with the hands a test wants, for what comes
before the first lead; `table` builds a state in the middle of a manche, from as few cards as a test
needs. Everything after that goes through the contract, so a test sees what a player sees, and every
state on the way is checked to be sound.

Cards are written by value, `"2 2 5"`, or in numbers of them, `"2x2 5"`.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from random import Random
from typing import Any, cast

import pytest

from ludus.core.codec import state_hash
from ludus.core.errors import BadOptions, IllegalMove, Refusal
from ludus.core.events import Log
from ludus.core.fate import Fast, Fate, Scripted
from ludus.core.message import Message, Ref, say
from ludus.core.rules import step
from ludus.core.slots import Choice
from ludus.games.brutus import GAME
from ludus.games.brutus.characters import Cards, count_cards, list_cards, no_cards
from ludus.games.brutus.options import TABLE, Options, deck
from ludus.games.brutus.state import Combination, Gains, Manche, Phase, Play, State
from ludus.games.brutus.view import View

PLAYERS = range(4, 11)

Hands = Mapping[int, str] | Sequence[str]
"""Hands by seat; which seats may be missing, and what they get, is said where it is used."""

ALL_MOVES = [
    kind(*values)
    for kind in GAME.notation.kinds
    for values in product(*(cast(Choice[Any], slot).values for slot in kind.slots))
]
"""Every move there is; which of them are legal is for the rules to say."""

Drawn = tuple[str, int | None, list[int]]
"""An outcome of chance to be: what for, for whom (None: for all), and what came."""


# ------------------------------------------------------------------------------------------ cards


def cards(text: str) -> list[int]:
    """The values of a text: `cards("2x2 5")` is `[2, 2, 5]`."""
    found = []
    for word in text.split():
        value, _, count = word.partition("x")
        found += [int(value)] * int(count or 1)
    return found


def names(some: Sequence[int]) -> str:
    """The text of cards counted by value, one by one, the lowest first."""
    return " ".join(map(str, list_cards(some)))


def hand(state: State, seat: int) -> str:
    """The hand of a seat, as it sees it."""
    return names(GAME.view(state, seat).hand)


def _by_seat(hands: Hands) -> dict[int, list[int]]:
    pairs = hands.items() if isinstance(hands, Mapping) else enumerate(hands)
    return {seat: cards(text) for seat, text in pairs}


def _take(rest: Cards, wanted: Iterable[int]) -> Cards:
    """Take cards out of the rest of the deck."""
    taken = count_cards(wanted)
    for value, count in enumerate(taken):
        assert rest[value] >= count, f"the deck has not so many cards of value {value}"
        rest[value] -= count
    return taken


def _spare(rest: Cards, number: int) -> list[int]:
    """Choose any cards, of the values that are left most often."""
    left, found = rest.copy(), []
    for _ in range(number):
        value = max(range(len(left)), key=left.__getitem__)
        left[value] -= 1
        found.append(value)
    return found


# ----------------------------------------------------------------------------------------- chance


class _Timed(Fast):
    """Plain chance with a clock that says what it is told."""

    def __init__(self, seed: int, at: int) -> None:
        super().__init__(Random(seed))
        self._now = at

    def clock(self) -> int:
        return self._now


def any_fate(seed: int = 0, at: int | None = None) -> Fate:
    """Chance where it does not matter what comes; `at` is the time, default: late."""
    return Fast(Random(seed)) if at is None else _Timed(seed, at)


def deal(players: int, hands: Hands, ranks: Sequence[int] | None = None) -> list[Drawn]:
    """A deal to be, from the left of Servus; hands are filled up with any other cards.

    ranks  seats from Imperator to Servus; default: in seat order
    """
    rest, size = deck(players), TABLE.tables[players].hand
    wanted = _by_seat(hands)
    for some in wanted.values():
        assert len(some) <= size, "a hand is too big"
        _take(rest, some)
    servus = players - 1 if ranks is None else ranks[-1]
    drawn: list[Drawn] = []
    for offset in range(1, players + 1):
        seat = (servus + offset) % players
        some = wanted.get(seat, [])
        more = _spare(rest, size - len(some))
        _take(rest, more)
        drawn.append(("deal", seat, sorted(some + more)))
    return drawn


# -------------------------------------------------------------------------------------- positions


def options(players: int = 4, **given: object) -> Options:
    """Options as a person gives them: `options(5, revolt=True, end={"manches": 1})`."""
    return GAME.read_options({"players": players, **given})


def refused_options(**given: object) -> BadOptions:
    """Why these options make no game."""
    with pytest.raises(BadOptions) as caught:
        GAME.read_options(given)
    return caught.value


def fresh(
    players: int = 4,
    hands: Hands | None = None,
    *,
    ranks: Sequence[int] | None = None,
    seed: int | None = None,
    sink: Log | None = None,
    **given: object,
) -> State:
    """A game just dealt: the Imperator is to announce.

    hands  what these seats hold at least; the rest of all hands is any other cards
    ranks  seats from Imperator to Servus; default: in seat order
    seed   leave everything to chance instead
    """
    if seed is not None:
        return GAME.setup(options(players, **given), any_fate(seed), sink)
    order = list(range(players) if ranks is None else ranks)
    fate = Scripted([("positions", None, order), *deal(players, hands or {}, order)])
    state = GAME.setup(options(players, **given), fate, sink)
    fate.finish()
    return sound(state)


def past(order: Sequence[int], caesar: Mapping[int, int] | None = None) -> Manche:
    """A finished manche for `table(history=[...])`: seats from Imperator to Servus, and extras."""
    players = len(order)
    places = tuple(order.index(seat) + 1 for seat in range(players))
    points = TABLE.tables[players].points
    none = (0,) * players
    return Manche(
        places,
        tuple(points[place - 1] for place in places),
        tuple((caesar or {}).get(seat, 0) for seat in range(players)),
        none,
        none,
    )


def table(
    hands: Hands,
    *,
    players: int = 4,
    turn: int = 0,
    phase: Phase | None = None,
    power: bool = False,
    top: str | None = None,
    owner: int | None = None,
    out: Sequence[int] = (),
    ranks: Sequence[int] | None = None,
    history: Sequence[Manche] = (),
    **given: object,
) -> State:
    """A game in the middle of a manche, from what lies where.

    hands    by seat; seats that are neither here nor out hold two cards of any values
    turn     who decides
    phase    default: to reply if there is a `top`, else to lead
    top      the combination to beat: `top="9x2", owner=3`; its owner has led it
    out      seats that are out, in the order in which they went
    ranks    seats from Imperator to Servus; default: the last finished manche's, else seat order
    history  the finished manches, each made by `past`
    given    further options, as a person gives them

    All other cards have been played or discarded, but for the undealt ones.
    """
    rest = deck(players)
    held = _by_seat(hands)
    gone = no_cards()
    if top:
        gone = _take(rest, cards(top))
    dealt = {seat: _take(rest, some) for seat, some in held.items()}
    for seat in range(players):
        if seat in out:
            assert not held.get(seat), f"seat {seat} is out"
            dealt[seat] = no_cards()
        elif seat not in dealt:
            dealt[seat] = _take(rest, _spare(rest, 2))
    size = TABLE.tables[players].hand
    undealt = _take(rest, _spare(rest, sum(deck(players)) - players * size))
    gone = [one + other for one, other in zip(gone, rest, strict=True)]
    state = State(
        options=options(players, **given),
        manche=len(history) + 1,
        ranks=_ranks(players, ranks, history),
        scores=[0] * players,
        won=[0] * players,
        hands=[dealt[seat] for seat in range(players)],
        sizes=[sum(dealt[seat]) for seat in range(players)],
        undealt=undealt,
        places=[out.index(seat) + 1 if seat in out else 0 for seat in range(players)],
        phase=phase or ("reply" if top else "lead"),
        turn=turn,
        asked=1,
        laid=[[] for _ in range(players)],
        forum=no_cards(),
        pickers=[],
        mercy=False,
        power=power,
        top=None,
        plays=[],
        before=[],
        gifts=0,
        given=[],
        gone=gone,
        shown=[no_cards() for _ in range(players)],
        facts=[],
        gains=Gains([0] * players, [0] * players, [0] * players),
        manches=list(history),
    )
    if top:
        assert owner is not None, "somebody has played the combination on top"
        values = cards(top)
        state.top = Combination(values[0], len(values), owner)
        state.plays = [Play(owner, "lead", values[0], len(values))]
    _score(state)
    return sound(state)


def _ranks(players: int, ranks: Sequence[int] | None, history: Sequence[Manche]) -> list[int]:
    if ranks is not None:
        return list(ranks)
    if history:
        return sorted(range(players), key=history[-1].places.__getitem__)
    return list(range(players))


def _score(state: State) -> None:
    """Give everybody what their manches and places brought."""
    points = TABLE.tables[state.options.players].points
    for seat, place in enumerate(state.places):
        for manche in state.manches:
            state.scores[seat] += manche.position[seat] + manche.caesar[seat]
            state.won[seat] += manche.places[seat] == 1
        if place:
            state.scores[seat] += points[place - 1]


def sound(state: State) -> State:
    """Give the state back, if it breaks no law."""
    assert list(GAME.invariants(state)) == []
    return state


# --------------------------------------------------------------------------------- seeing and play


def texts(state: State, seat: int | None = None) -> list[str]:
    """The legal moves of a seat (default: whose turn it is), as texts."""
    if seat is None:
        (seat,) = GAME.to_act(state)
    return [str(move) for move in GAME.moves(state, seat)]


def play(
    state: State, *lines: str, fate: Sequence[Drawn] | Fate | None = None, at: int | None = None
) -> Log:
    """Make moves through the contract, `play(state, "0: 2x2", "1: pass")`; give what was told.

    fate  with a list of outcomes (see `deal`), chance must ask for exactly those; default: any
    at    the time the clock shows; default: late
    """
    log = Log()
    chance = Scripted(fate, at) if isinstance(fate, Sequence) else fate or any_fate(at=at)
    for line in lines:
        seat, _, text = line.partition(": ")
        step(GAME, state, int(seat), GAME.parse(text), chance, log)
        sound(state)
    if isinstance(chance, Scripted):
        chance.finish()
    return log


def all_pass(state: State, fate: Sequence[Drawn] | Fate | None = None) -> Log:
    """Everybody whose turn it is passes, until the round is won; give what was told."""
    log = Log()
    while state.phase == "reply":
        log.told += play(state, f"{state.turn}: pass", fate=fate).told
    return log


def lead(state: State, text: str) -> Log:
    """Whose turn it is leads, and wins the round: the others pass."""
    log = play(state, f"{state.turn}: {text}")
    log.told += all_pass(state).told
    return log


def lay(state: State, laid: Hands) -> Log:
    """Everybody lays cards face down: those given, else what is lowest in the hand."""
    log, wanted = Log(), _by_seat(laid)
    for seat in range(state.options.players):
        own = wanted.get(seat)
        if own is None:
            own = list_cards(state.hands[seat])[: state.asked - len(state.laid[seat])]
        log.told += play(state, *(f"{seat}: lay {value}" for value in own)).told
    return log


def take(state: State, *takings: str) -> Log:
    """The pickers take these cards, one after another: `take(state, "5 7", "3 3")`."""
    log = Log()
    for text in takings:
        seat = state.turn
        log.told += play(state, *(f"{seat}: take {value}" for value in cards(text))).told
    return log


def to_the_power(state: State, asked: int = 1) -> State:
    """Go through the forum with any cards, to the Consul's opinion."""
    play(state, f"{state.turn}: forum {asked}")
    lay(state, {})
    if state.phase == "mercy":
        play(state, f"{state.turn}: mercy no")
    while state.phase == "take":
        play(state, f"{state.turn}: {texts(state)[0]}")
    return state


def refusal(state: State, seat: int, text: str) -> Refusal:
    """Make a move that must be refused; give the refusal. The state must stay as it was."""
    before, move = state_hash(state), GAME.parse(text)
    assert move not in GAME.moves(state, seat)
    with pytest.raises(IllegalMove) as caught:
        step(GAME, state, seat, move, Scripted([]))
    assert state_hash(state) == before, "a refused move changes nothing"
    assert caught.value.refusal == GAME.refusal(state, seat, move)
    assert caught.value.refusal.article in GAME.articles
    return caught.value.refusal


def refused(state: State, seat: int, text: str) -> tuple[str, str]:
    """Why a move is refused: the article, and the key of the message."""
    why = refusal(state, seat, text)
    return why.article, why.message.key


def seen(state: State, seat: int | None = None) -> View:
    """What a seat (None: a spectator) sees."""
    return GAME.view(state, seat)


def everywhere(state: State) -> list[int]:
    """All cards of the table, wherever they lie, sorted."""
    piles = [*state.hands, state.undealt, state.forum, state.gone]
    found = [value for pile in piles for value in list_cards(pile)]
    found += [value for laid in state.laid for value in laid]
    return sorted(found + [gift.value for gift in state.given if gift.value])


def turns(state: State) -> list[str]:
    """The turns of this round, as all see them: `["0 lead 5x2", "1 pass", "2 skip"]`."""
    return [turn_text(turn) for turn in seen(state).plays]


def turns_before(state: State) -> list[str]:
    """The turns of the round before."""
    return [turn_text(turn) for turn in seen(state).before]


def turn_text(turn: Play) -> str:
    """One turn as text."""
    played = f" {turn.value}x{turn.count}" if turn.count else ""
    return f"{turn.seat} {turn.kind}{played}"


def play_manche(state: State, seed: int = 0, at: int | None = None) -> Log:
    """Make any legal moves until the manche is over; give what was told."""
    rng, fate, number, log = Random(seed), any_fate(seed, at), state.manche, Log()
    for _ in range(3_000):  # ten players have at most 990 turns, and some decisions more
        if state.manche > number or state.phase == "over":
            return log
        seat = rng.choice(GAME.to_act(state))
        step(GAME, state, seat, rng.choice(GAME.moves(state, seat)), fate, log)
    pytest.fail("a manche without end")


# ----------------------------------------------------------------------------------------- events


def card_ref(value: int) -> Ref:
    """The card as a fact of a message."""
    return Ref("card", value)


def seat_ref(seat: int) -> Ref:
    """The seat as a fact of a message."""
    return Ref("seat", seat)


def told(log: Log, key: str, seat: int | None = None) -> list[Message]:
    """The events of a key that a seat (None: a spectator) has heard, in order."""
    return [message for message in log.heard_by(seat) if message.key == key]


def keys(log: Log, seat: int | None = None) -> list[str]:
    """The keys of all events that a seat (None: a spectator) has heard, in order."""
    return [message.key for message in log.heard_by(seat)]


def question(phase: Phase) -> Ref:
    """The decision of a phase as a fact of a message."""
    return Ref("brutus-question", phase)


def not_your_turn(seat: int, phase: Phase) -> Message:
    """Say that somebody else decides now."""
    return say("refused-turn", seat=seat_ref(seat), question=question(phase))
