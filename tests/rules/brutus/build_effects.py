"""Rounds won, gifts and endings in a few words: what the tests of the later chapters share."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from ludus.core.events import Log
from ludus.core.outcome import Outcome
from ludus.core.rules import step
from ludus.games.brutus import GAME
from ludus.games.brutus.options import Options
from ludus.games.brutus.state import Manche, State
from rules.brutus.build import Drawn, any_fate, hand, lead, names, play, seen, table

O, A, C, D = range(4)  # noqa: E741 - the specification's own letters
"""The four of the specification's examples, clockwise: Octavius, Agrippa, Claudius, Decimus."""

SEATS = (None, *range(4))
"""Everybody who looks on at a table of four; None is a spectator."""

POINTS = {
    4: (6, 4, 2, 0),
    5: (8, 6, 4, 2, 0),
    6: (10, 8, 6, 4, 2, 0),
    7: (12, 10, 8, 6, 4, 2, 0),
    8: (14, 12, 10, 8, 6, 4, 2, 0),
    9: (16, 14, 12, 10, 8, 6, 4, 2, 0),
    10: (18, 16, 14, 12, 10, 8, 6, 4, 2, 0),
}
"""Points by place, typed again from table 1.2 of the specification."""

CAESAR = {4: 1, 5: 1, 6: 1, 7: 2, 8: 2, 9: 2, 10: 2}
"""Points of a round won with 13s, typed again from table 1.1."""


# --------------------------------------------------------------------------------- rounds and gifts


def won(
    combination: str,
    rest: str = "",
    *,
    winner: int = O,
    others: Mapping[int, str] | None = None,
    players: int = 4,
    out: Sequence[int] = (),
    power: bool = False,
    **given: Any,
) -> State:
    """A round just won by its leader, who holds `rest` besides: the effect is what comes next."""
    hands = {**(others or {}), winner: f"{combination} {rest}"}
    state = table(hands, turn=winner, players=players, out=out, power=power, **given)
    lead(state, combination)
    return state


def give(state: State, *gifts: tuple[int, int]) -> Log:
    """Whose turn it is gives cards, each as a value and to whom; a Dux says the number first."""
    seat = state.turn
    lines = [f"{seat}: gifts {len(gifts)}"] if state.phase == "gifts" else []
    for value, to in gifts:
        lines += [f"{seat}: to {to}", f"{seat}: give {value}"]
    return play(state, *lines)


def conspire(state: State, slips: Mapping[int, int]) -> Log:
    """Whose turn it is starts a Conspiracy, in which the seats pass on these cards."""
    lines = [f"{seat}: slip {value}" for seat, value in slips.items()]
    return play(state, f"{state.turn}: conspire yes", *lines)


def to_lead(state: State) -> int:
    """Who leads, as all see it; nothing else may be going on."""
    view = seen(state)
    assert (view.phase, view.top) == ("lead", None)
    assert view.turn is not None
    return view.turn


def known(state: State, seat: int | None) -> dict[int, str]:
    """What a seat is certain of in the other hands, as texts by holder; nothing is left out."""
    shown = seen(state, seat).known
    return {holder: names(cards) for holder, cards in enumerate(shown) if any(cards)}


# --------------------------------------------------------------------------------- manches and ends


def parade(order: Sequence[int], history: Sequence[Manche] = (), **given: Any) -> State:
    """Before a round in which all but the last of these seats can go out, in this order.

    Each of them holds one card, which beats that of the one before; the last one holds two 13s.
    """
    hands = {seat: f"{value}" for value, seat in enumerate(order[:-1], 3)} | {order[-1]: "13x2"}
    return table(hands, players=len(order), turn=order[0], history=history, **given)


def walk(
    state: State, *seats: int, fate: Sequence[Drawn] | None = None, at: int | None = None
) -> Log:
    """These seats play their only card one after another; whoever is asked between them passes.

    Chance and the clock, as in `play`, are asked with the last card alone.
    """
    log = Log()
    for seat in seats:
        while state.turn != seat:
            log.told += play(state, f"{state.turn}: pass").told
        last = seat == seats[-1]
        line = f"{seat}: {hand(state, seat)}x1"
        log.told += play(state, line, fate=fate if last else None, at=at if last else None).told
    return log


def finish(
    order: Sequence[int], history: Sequence[Manche] = (), at: int | None = None, **given: Any
) -> State:
    """Play a manche that ends in this order, Imperator to Servus; `at` is the time when it does."""
    state = parade(order, history, **given)
    walk(state, *order[:-1], at=at)
    return state


def ended(state: State) -> Outcome:
    """How the game ended; it must have."""
    outcome = seen(state).outcome
    assert outcome is not None
    return outcome


def plays(
    options: Options, seed: int, wish: Callable[[str], float] | None = None
) -> Iterator[tuple[State, int, str, Log]]:
    """Play any legal moves to the end of the game: after each the state, seat, move and its events.

    wish  how much each move is wanted; default: all alike
    """
    rng, fate = Random(seed), any_fate(seed)
    state = GAME.setup(options, fate, None)
    while seats := GAME.to_act(state):
        seat = rng.choice(seats)
        moves = list(GAME.moves(state, seat))
        weights = [wish(str(move)) for move in moves] if wish else None
        move = rng.choices(moves, weights)[0]
        log = Log()
        step(GAME, state, seat, move, fate, log)
        yield state, seat, str(move), log
