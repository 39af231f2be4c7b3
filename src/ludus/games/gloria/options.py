"""What is agreed before play, and the numbers of arenas and troops. Sections 1, 3 and 4."""

from collections.abc import Mapping
from importlib.resources import files
from itertools import product
from typing import Literal

from msgspec import Struct

from ludus.core.content import content_hash
from ludus.core.errors import BadOptions
from ludus.core.message import Fact, Message
from ludus.core.options import read_struct
from ludus.games.gloria.arena import HIGHEST, load
from ludus.games.gloria.equipment import CLASSES, CUSTOM, EQUIPMENT_HASH, Outfit, fault_of

ARENA, _NAMES = load(files(__package__) / "content")
COSTS = ARENA.costs
NAMES = _NAMES.names
CONTENT = content_hash(EQUIPMENT_HASH, ARENA, NAMES)

LONGEST = 1_000
"""No more turns than this can be asked for."""

CAMPAIGN = 20
"""How many tournaments a campaign has at most."""


class Entrant(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A gladiator given beforehand: a class and a level, or an outfit of its own. [L-2.4]"""

    level: int
    type: str = CUSTOM
    outfit: Outfit | None = None


Mode = Literal["melee", "single"]
"""Whole troops at once, or pairs. Section 1."""

Troops = Literal["choice", "custom", "drawn"] | tuple[tuple[Entrant, ...], ...]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """A game's options, valid by construction: anything else raises `BadOptions`.

    crowd_appeal  None: as the mode has it, off in a melee and on in single combats
    turn_limit    None: as many turns as it takes
    campaign      how many tournaments are held with the same schools; None: one [L-31]
    troops        classes by choice, with custom equipment, or drawn; or all gladiators given
    """

    players: int
    mode: Mode = "melee"
    crowd_appeal: bool | None = None
    victory: Literal["last_troop", "missions"] = "last_troop"
    activation: Literal["choice", "random"] = "choice"
    turn_limit: int | None = 100
    duel_turn_limit: int | None = 60
    parallel_duels: int = 5
    xp_defeated: Literal["each_below", "sum_below", "each_above"] = "each_below"
    campaign: int | None = None
    troops: Troops = "choice"

    def __post_init__(self) -> None:
        _check_players(self.players)
        _check_number("turn_limit", self.turn_limit, LONGEST, "L-29.3")
        _check_number("duel_turn_limit", self.duel_turn_limit, LONGEST, "L-30.9")
        _check_number("parallel_duels", self.parallel_duels, len(ARENA.duels.lanes), "L-30.3")
        _check_number("campaign", self.campaign, CAMPAIGN, "L-31.11")
        if isinstance(self.troops, tuple):
            _check_troops(self.players, self.troops)


def _bad(article: str, key: str, **facts: Fact) -> BadOptions:
    return BadOptions(Message(key, facts), article)


def _check_players(players: int) -> None:
    """Two to six lanistae. [L-4.1]"""
    if players not in ARENA.tables:
        least, most = min(ARENA.tables), max(ARENA.tables)
        raise _bad("L-4.1", "gloria-bad-players", players=players, least=least, most=most)


def _check_number(name: str, number: int | None, most: int, article: str) -> None:
    if number is not None and not 1 <= number <= most:
        raise _bad(article, "gloria-bad-number", name=name, number=number, most=most)


def _check_troops(players: int, troops: tuple[tuple[Entrant, ...], ...]) -> None:
    """Every lanista has as many gladiators as the others, and room for them. [L-2.4, L-4.1]"""
    sizes = {len(troop) for troop in troops}
    if len(troops) != players or len(sizes) != 1:
        raise _bad("L-3.4", "gloria-bad-troops")
    (size,) = sizes
    if not 1 <= size <= max(ARENA.ladders) or (not ARENA.tables[players].wide and size > 3):
        raise _bad("L-4.1", "gloria-bad-troops")
    for entrant in (entrant for troop in troops for entrant in troop):
        if not 1 <= entrant.level <= HIGHEST:
            raise _bad("L-3.1", "gloria-bad-level", level=entrant.level, most=HIGHEST)
        outfit = entrant.outfit or CLASSES.get(entrant.type)
        if outfit is None or (entrant.outfit and entrant.type != CUSTOM) or fault_of(outfit):
            raise _bad("L-2.4", "gloria-bad-entrant", type=entrant.type)


def read_options(given: Mapping[str, object]) -> Options:
    """Read options as given. [L-3.4]"""
    return read_struct(given, Options, {"troops": _bad("L-3.4", "gloria-bad-troops")})


def menu(players: int) -> dict[str, tuple[object, ...]]:
    """Offer what can be chosen, the default first."""
    del players
    return {
        "mode": ("melee", "single"),
        "campaign": (None, 3, 5, 7),
        "troops": ("choice", "custom", "drawn"),
        "crowd_appeal": (None, False, True),
        "victory": ("last_troop", "missions"),
        "activation": ("choice", "random"),
        "turn_limit": (100, 30, 50, None),
        "duel_turn_limit": (60, 20, None),
        "parallel_duels": (5, 4, 3, 2, 1),
        "xp_defeated": ("each_below", "sum_below", "each_above"),
    }


def troop_size(options: Options) -> int:
    """Count the gladiators of a troop: fewer where more lanistae play. Section 1."""
    if isinstance(options.troops, tuple):
        return len(options.troops[0])
    return ARENA.tables[options.players].troop


def appeals(options: Options) -> bool:
    """Tell whether the crowd decides about the beaten. [L-27]"""
    return options.mode == "single" if options.crowd_appeal is None else options.crowd_appeal


def _modes() -> tuple[Options, ...]:
    """Gather every way to play: all numbers of players, both modes, every option somewhere.

    They end soon: what a mode is about shows in a few turns.
    """
    both: tuple[Mode, Mode] = ("melee", "single")
    return (
        *(
            Options(players, mode, turn_limit=12, duel_turn_limit=8)
            for players, mode in product(ARENA.tables, both)
        ),
        Options(2, crowd_appeal=True, troops="drawn", turn_limit=20),
        Options(3, victory="missions", activation="random", turn_limit=16),
        Options(2, "single", crowd_appeal=False, troops="custom", parallel_duels=2,
                duel_turn_limit=6),
        Options(4, "single", duel_turn_limit=5, parallel_duels=1),
        Options(2, campaign=2, turn_limit=6, troops="drawn"),
        Options(3, "single", campaign=2, duel_turn_limit=6, xp_defeated="sum_below"),
        Options(5, campaign=2, turn_limit=5, crowd_appeal=True, xp_defeated="each_above"),
    )  # fmt: skip


MODES = _modes()
