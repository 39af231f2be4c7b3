"""Whose turn comes next, and who leads. Chapters B-7 and B-10."""

from collections.abc import Sequence

from ludus.games.brutus.characters import EFFECTS, Effect
from ludus.games.brutus.state import Phase, State, left_in, right_in

NOBODY = -1
"""Stands for a seat where there is none."""


def turn_after(sizes: Sequence[int], seat: int, owner: int) -> int:
    """Find who is next, clockwise by seat; nobody when the turn is back at the owner's seat.

    Players who are out have no turns; an owner who is out still marks the seat where the round
    ends. [B-6.3, B-6.4, B-7.1, B-7.3]
    """
    seats = len(sizes)
    while (seat := (seat + 1) % seats) != owner:
        if sizes[seat]:
            return seat
    return NOBODY


DECIDED: dict[Effect | None, Phase] = {
    "give": "gifts",
    "discard": "discard",
    "appoint": "to",
    "yield": "discard",
}
"""What a winner who holds cards has to decide first, by the effect. [B-8.5 to B-8.9]"""


def begin_round(state: State, leader: int) -> None:
    """Clear the middle; a skip never reaches into the next round. [B-7.6, B-7.7]"""
    state.top = None
    state.before = state.plays
    state.plays = []
    state.phase = "lead"
    state.turn = leader


def next_leader(sizes: Sequence[int], winner: int, value: int, recipient: int | None) -> int:
    """Find the next leader from the winner's seat, once the effect is done.

    A Senator's recipient leads [B-10.6, B-10.7]; after a Vestalis Virgo the right neighbour, in
    every case [B-10.9]; else the winner [B-10.1, B-10.3], or if they are out the left neighbour
    [B-10.2, B-10.4, B-10.5, B-10.8, B-10.11].
    """
    effect = EFFECTS[value]
    if effect == "yield":
        return right_in(sizes, winner)
    if effect == "appoint" and recipient is not None:
        return recipient
    return winner if sizes[winner] else left_in(sizes, winner)
