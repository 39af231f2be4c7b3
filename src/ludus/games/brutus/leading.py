"""Who leads. Chapter B-10."""

from ludus.games.brutus.characters import EFFECTS
from ludus.games.brutus.state import State, left_in, right_in


def begin_round(state: State, leader: int) -> None:
    """Clear the middle; a skip never reaches into the next round. [B-7.6, B-7.7]"""
    state.top = None
    state.before = state.plays
    state.plays = []
    state.phase = "lead"
    state.turn = leader


def next_leader(state: State, winner: int, value: int, recipient: int | None) -> int:
    """Find the next leader from the winner's seat, once the effect is done.

    A Senator's recipient leads [B-10.6, B-10.7]; after a Vestalis Virgo the right neighbour, in
    every case [B-10.9]; else the winner [B-10.1, B-10.3], or if they are out the left neighbour
    [B-10.2, B-10.4, B-10.5, B-10.8, B-10.11].
    """
    effect = EFFECTS[value]
    if effect == "yield":
        return right_in(state, winner)
    if effect == "appoint" and recipient is not None:
        return recipient
    return winner if state.sizes[winner] else left_in(state, winner)
