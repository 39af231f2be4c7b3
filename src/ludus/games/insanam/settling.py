"""Whether anything touches a player's goods between a move and the next decision.

A forecast says so (`Forecast.settled`), and the tests then prove that its price is all that is
paid. Where that is not sure, it is taken that something does.
"""

from ludus.games.insanam.city.actions import frame_atoms
from ludus.games.insanam.content.vocabulary import Atom
from ludus.games.insanam.court.track import TRACK
from ludus.games.insanam.frames import (
    Action,
    AnyFrame,
    Battle,
    Battles,
    Effects,
    Incited,
    March,
    NameGood,
    PlaceCamp,
    PlayerTurn,
    Sail,
    Withdrawal,
)
from ludus.games.insanam.reasons import demands
from ludus.games.insanam.state import Table

_TOUCHING = frozenset({"lose", "levy", "pay", "levyper", "steal", "refresh"})
"""Atoms that change what somebody holds, or may reveal an adversary that does."""

_RESTING = (March, Battles, Battle, Withdrawal, Incited, Sail, PlaceCamp, NameGood)
"""Frames in which goods change by decisions alone."""


def is_quiet(table: Table, atom: Atom) -> bool:
    """Tell whether an atom leaves goods alone until it asks something."""
    if atom.kind == "gain":
        return atom.resource == "VP"
    if atom.kind == "race":
        return not any(demands(table, "race"))
    return atom.kind not in _TOUCHING


def settles(table: Table, seat: int) -> bool:
    """Tell whether a player's goods stay as they are until somebody is asked again.

    The frame on top is the one that is being answered: what is left of it comes next.
    """
    frames = (frame for frame in reversed(table.frames) if not _rests(table, seat, frame))
    found = next(frames)
    # A player-turn asks what comes next, unless it is over.
    return isinstance(found, PlayerTurn) and found.stage != "events"


def _rests(table: Table, seat: int, frame: AnyFrame) -> bool:
    if isinstance(frame, Effects):
        done = frame.at + (frame is table.frames[-1])
        return all(is_quiet(table, atom) for atom in frame.atoms[done:])
    if isinstance(frame, Action):
        # Corruption comes last, and on the last space the game ends. [C-9.7]
        corruption = sum(atom.n for atom in frame_atoms(frame) if atom.resource == "COR")
        return table.players[seat].marker + corruption < TRACK.last
    return isinstance(frame, _RESTING)
