"""Brutus as arrays: the rules of `ludus.games.brutus` for whole batches of games at once.

Written once over an array namespace `xp`, which is `numpy` or `jax.numpy`, chapter by chapter
beside the readable rules, and held equal to them by tests. See docs/arrays-brutus.md.
"""

from ludus.arrays.brutus.actions import ACTIONS, action_of, move_of
from ludus.arrays.brutus.ending import Outcome, outcome
from ludus.arrays.brutus.legality import legal
from ludus.arrays.brutus.manches import Standings, begin, deal, newcomers, positions, standings
from ludus.arrays.brutus.mode import Mode, mode_of
from ludus.arrays.brutus.observation import FIELDS, SIZE, observation_of, observe
from ludus.arrays.brutus.playing import Chance, choose, play_out, restart, start
from ludus.arrays.brutus.state import DEALING, OVER, PHASES, Round, State
from ludus.arrays.brutus.steps import step
from ludus.arrays.brutus.translation import state_of

__all__ = [
    "ACTIONS",
    "DEALING",
    "FIELDS",
    "OVER",
    "PHASES",
    "SIZE",
    "Chance",
    "Mode",
    "Outcome",
    "Round",
    "Standings",
    "State",
    "action_of",
    "begin",
    "choose",
    "deal",
    "legal",
    "mode_of",
    "move_of",
    "newcomers",
    "observation_of",
    "observe",
    "outcome",
    "play_out",
    "positions",
    "restart",
    "standings",
    "start",
    "state_of",
    "step",
]
