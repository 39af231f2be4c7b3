"""What is agreed before play. Sections 1 and 8.3."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from ludus.core.errors import BadOptions
from ludus.core.message import Message
from ludus.core.options import read_struct
from ludus.games.insanam.content.catalogue import NUMBERS

LONGEST = 200
"""No more turns than this can be asked for."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """A game's options, valid by construction: anything else raises `BadOptions`.

    expert_gladiators  gladiators are drafted instead of dealt [C-1.15]
    expert_ambitions   ambitions are drafted instead of dealt [C-1.17]
    boards             picked in seat order, or drawn [C-2.1]
    symbol_scope       an event symbol works for the first marker, or once for each [C-9.5]
    accuse_reward      what a right accusation brings (section 3, I-7a)
    camp_vp            a camp brings VP when placed instead of strength (section 3, I-3)
    max_turns          the game ends after this many turns; 0: never by itself (section 8.3)
    stall_push         a turn in which no marker rose moves all of them up (section 8.3)
    """

    players: int
    expert_gladiators: bool = False
    expert_ambitions: bool = False
    boards: Literal["pick", "random"] = "pick"
    symbol_scope: Literal["first", "each"] = "first"
    accuse_reward: Literal["VP", "COR"] = "VP"
    camp_vp: bool = False
    max_turns: int = 30
    stall_push: bool = False

    def __post_init__(self) -> None:
        if self.players not in NUMBERS.players:
            least, most = min(NUMBERS.players), max(NUMBERS.players)
            facts = {"players": self.players, "least": least, "most": most}
            raise BadOptions(Message("insanam-bad-players", facts), "C-1.13")
        if not 0 <= self.max_turns <= LONGEST:
            facts = {"turns": self.max_turns, "most": LONGEST}
            raise BadOptions(Message("insanam-bad-turns", facts), "C-16.4")


def read_options(given: Mapping[str, object]) -> Options:
    """Read options as given."""
    return read_struct(given, Options)


def menu(_: int) -> dict[str, tuple[object, ...]]:
    """Offer what can be chosen, the default first."""
    return {
        "expert_gladiators": (False, True),
        "expert_ambitions": (False, True),
        "boards": ("pick", "random"),
        "symbol_scope": ("first", "each"),
        "accuse_reward": ("VP", "COR"),
        "camp_vp": (False, True),
        "max_turns": (30, 10, 20, 0),
        "stall_push": (False, True),
    }


MODES = (
    *(Options(players) for players in NUMBERS.players),
    Options(2, expert_gladiators=True, boards="random", max_turns=4),
    Options(3, expert_ambitions=True, symbol_scope="each", stall_push=True, max_turns=3),
    Options(4, expert_gladiators=True, expert_ambitions=True, camp_vp=True, max_turns=2),
    Options(4, accuse_reward="COR", boards="random", max_turns=0),
)
"""Every number of players, and every option somewhere."""
