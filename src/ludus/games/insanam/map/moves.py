"""Moves on the map: troops, movement, ships, battles, powers, soldiers' pay. Section 5.2."""

from typing import Annotated, final

from ludus.core.moves import Move
from ludus.games.insanam.content.vocabulary import Troop
from ludus.games.insanam.slots import LAND, LOSSES, NUMBER, PARTY, PLACE, SPACE, TROOP, Three

Losses = tuple[int, int, int, int]
"""Legionaries, centurions, evocati and camps that are lost."""

# Recruiting and deploying: D-12


@final
class Recruit(Move):
    """Buy a troop into storage. [C-17.2]"""

    troop: Annotated[Troop, TROOP]


@final
class Deploy(Move):
    """Deploy a stored troop. [C-18.1]"""

    troop: Annotated[Troop, TROOP]
    land: Annotated[str, LAND]


@final
class Cull(Move):
    """Return a troop to the strip. [C-17.3]"""

    troop: Annotated[Troop, TROOP]
    place: Annotated[str, PLACE]


# Movement and ships: D-13, D-16


@final
class MoveTroops(Move, word="march"):
    """Move troops a step: to rest, or to attack. [C-18.5]"""

    source: Annotated[str, SPACE]
    target: Annotated[str, SPACE]
    party: Annotated[Three, PARTY]


@final
class Transit(Move):
    """Move troops a step into an opponent's territory, to pass through it. [C-18.7]"""

    source: Annotated[str, SPACE]
    target: Annotated[str, LAND]
    party: Annotated[Three, PARTY]


@final
class Halt(Move):
    """Spend no more movement points."""


@final
class SailTo(Move, word="sail"):
    """Let a group at sea take its free step. [C-18.13]"""

    source: Annotated[str, SPACE]
    target: Annotated[str, SPACE]


# Battles: D-14, D-23


@final
class ChooseBattle(Move, word="battle"):
    """Fight this battle next. [C-18.10]"""

    land: Annotated[str, LAND]


@final
class Charm(Move):
    """Milonia pays for a territory instead of fighting. [C-25.24]"""


@final
class Muster(Move):
    """Postumus recruits legionaries into an attack. [C-25.20]"""

    legionaries: Annotated[int, NUMBER]


@final
class Fall(Move):
    """Choose what is lost. [C-19.6, C-19.7]"""

    losses: Annotated[Losses, LOSSES]


@final
class Withdraw(Move):
    """Move a troop out of a territory that yielded. [C-25.24]"""

    troop: Annotated[Troop, TROOP]
    land: Annotated[str, LAND]


@final
class Disband(Move):
    """Let all that is left in a territory that yielded go back to the strip. [C-25.24]"""


# Powers of boards: D-06, D-22


@final
class Banish(Move):
    """Seneca sends an opponent's troops home. [C-25.13]"""

    land: Annotated[str, LAND]
    party: Annotated[Three, PARTY]


@final
class Demote(Move):
    """Pallas turns an opponent's troops into legionaries. [C-25.26]"""

    land: Annotated[str, LAND]
    centurions: Annotated[int, NUMBER]
    evocati: Annotated[int, NUMBER]


@final
class Incite(Move):
    """Petronius forces an opponent to attack. [C-25.29]"""

    source: Annotated[str, LAND]
    target: Annotated[str, LAND]


@final
class Raid(Move):
    """Postumus takes a barbarian territory without battle. [C-25.21]"""

    source: Annotated[str, LAND]
    target: Annotated[str, LAND]
    party: Annotated[Three, PARTY]


@final
class SendTroops(Move, word="send"):
    """Send troops into an attack that Petronius forces. [C-25.29]"""

    party: Annotated[Three, PARTY]


# Soldiers' pay: D-19


@final
class PayWages(Move, word="wage"):
    """Say how many of a type are paid. [C-15.2]"""

    troop: Annotated[Troop, TROOP]
    number: Annotated[int, NUMBER]


@final
class Dismiss(Move):
    """Return an unpaid troop to the strip. [C-15.3]"""

    troop: Annotated[Troop, TROOP]
    place: Annotated[str, PLACE]


@final
class Retain(Move):
    """Keep an unpaid troop, for VP. [C-15.3]"""
