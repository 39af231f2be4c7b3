"""The end of a round in a few words: what the tests of scoring and ending share."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from ludus.core.events import Sink
from ludus.core.fate import Fate, Scripted
from ludus.core.rules import step
from ludus.games.gorus import GAME
from ludus.games.gorus.cards import School
from ludus.games.gorus.options import Edition
from ludus.games.gorus.state import State
from ludus.games.gorus.view import View
from rules.gorus.build import Drawn, Sent, any_fate, fought, position

EDITIONS: tuple[Edition, ...] = ("fr2018", "ru2020")

FORMATS = {
    "2v2": "ABAB",
    "2v2v1": "ABCAB",
    "3v2": "ABABA",
    "2v2v2": "ABCABC",
    "3v3": "ABABAB",
    "2v2v2v1": "ABCDABC",
    "3v2v2": "ABACABC",
    "2v2v2v2": "ABCDABCD",
    "4v4": "ABABABAB",
}
"""The team formats and their seating, typed again from table 1.2 of the specification."""

TEN = (0, 4, 5, 6, 7, 8, 9, 10, 11, 12)
"""The strengths of a school with up to five players. [G-2.4]"""


def school(name: School) -> str:
    """The ten cards of a school with up to five players."""
    return " ".join(f"{name}{strength}" for strength in TEN)


def took(winner: int | None, text: str) -> tuple[int | None, tuple[Sent, ...]]:
    """A captured pile for `position(fights=[...])`, as if it had been taken in one fight."""
    return fought(winner, *((winner, one) for one in text.split()))


def last_fight(
    hands: str,
    piles: Mapping[int, str],
    *,
    preferred: School = "BL",
    turn: int = 0,
    edition: Edition = "fr2018",
    teams: str | None = None,
    target: int | None = None,
    tokens: Sequence[int] | None = None,
    dealer: int | None = None,
) -> State:
    """Before the last fight of a round: one card in each hand, and what each seat has captured."""
    held = hands.split()
    return position(
        len(held),
        held,
        preferred=preferred,
        turn=turn,
        fights=[took(seat, text) for seat, text in piles.items()],
        edition=edition,
        teams=teams,
        target=target,
        tokens=tokens,
        dealer=dealer,
    )


def last_solo_fight(
    first: str,
    hand: str,
    second: str,
    *,
    player: str = "",
    wanderers: str = "",
    preferred: School = "BL",
    target: int | None = None,
    tokens: Sequence[int] | None = None,
) -> State:
    """Before the last card of a solo round: two wanderers, the card between them, both piles."""
    return position(
        1,
        [hand],
        preferred=preferred,
        fight=[(None, first)],
        deck=second,
        fights=[took(0, player), took(None, wanderers)],
        target=target,
        tokens=tokens,
    )


def finish(state: State, fate: Sequence[Drawn] | Fate | None = None) -> View:
    """Play the one card left in every hand; give the table as all see it.

    With a list of outcomes, chance must ask for exactly those: for none when the game is over.
    """
    script = Scripted(fate) if isinstance(fate, Sequence) else None
    chance = script or (fate if fate is not None and not isinstance(fate, Sequence) else any_fate())
    for _ in range(len(state.hands)):
        (seat,) = GAME.to_act(state)
        (card,) = GAME.moves(state, seat)
        step(GAME, state, seat, card, chance)
    if script:
        script.finish()
    return GAME.view(state, None)


def plays(state: State, seed: int = 0, sink: Sink | None = None) -> Iterator[None]:
    """Play any legal cards to the end of the game, pausing after each; no game is endless."""
    rng, fate = Random(seed), any_fate(seed)
    for _ in range(20_000):
        if state.turn is None:
            return
        moves = GAME.moves(state, state.turn)
        step(GAME, state, state.turn, rng.choice(moves), fate, sink)
        yield
    raise AssertionError("the game does not end")
