"""Powers in force: boards, gladiators under them, and adversaries face up. [C-22.4, C-25]"""

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from ludus.core.message import Ref
from ludus.games.insanam.content.catalogue import ADVERSARIES, BOARDS, GLADIATORS, NUMBERS
from ludus.games.insanam.content.vocabulary import TROOPS, Atom
from ludus.games.insanam.slots import Three
from ludus.games.insanam.state import Player, Table


class Force(Struct, frozen=True):
    """What a board gives while its powers work.

    specials   by name
    mods       what is added, by key
    strength   of a legionary, a centurion, an evocatus [C-17.1]
    """

    specials: dict[str, Atom]
    mods: dict[str, int]
    strength: Three


def _mods(atoms: Iterable[Atom]) -> dict[str, int]:
    """Add up the modifiers of an effect by their keys."""
    total: dict[str, int] = {}
    for atom in atoms:
        if atom.kind == "mod":
            total[atom.key] = total.get(atom.key, 0) + atom.n
    return total


PERMANENT = {card.id: _mods(card.permanent) for card in GLADIATORS.values()}
"""What a gladiator under a board adds. [C-21.9]"""

WHILE = {
    card.id: _mods(card.effect) if card.timing == "while" else {} for card in ADVERSARIES.values()
}
"""What an adversary face up adds for everybody. [C-22.4]"""

TAXES = {
    card.id: {atom.key: atom for atom in card.effect if atom.kind == "tax"}
    for card in ADVERSARIES.values()
}
"""What an adversary face up levies, by trigger."""


_POWERS_OF = {
    board.id: [*board.start, *(atom for power in board.powers for atom in power)]
    for board in BOARDS.values()
}

_OFFERED = {
    (board, atom.key) for board, atoms in _POWERS_OF.items() for atom in atoms if atom.kind == "sp"
}
"""The specials that a board can bring: most never can, and they are asked for all the time."""

_BY_BOARDS = {key for atoms in _POWERS_OF.values() for key in _mods(atoms)}
_BY_ADVERSARIES = {key for mods in WHILE.values() for key in mods}
"""What boards, and adversaries face up, can add to at all."""


@cache
def _force(board: str, blocked: bool, unlocked: tuple[bool, ...]) -> Force:
    card = BOARDS[board]
    atoms = [] if blocked else list(card.start)
    for power, works in zip(card.powers, unlocked, strict=True):
        if works:
            atoms.extend(power)
    strength = [NUMBERS.troops[troop].strength for troop in TROOPS]
    for atom in atoms:
        if atom.kind == "sp" and atom.key == "strength":
            for at, troop in enumerate(TROOPS):
                strength[at] += atom.n if atom.troop in ("all", troop) else 0
    return Force(
        {atom.key: atom for atom in atoms if atom.kind == "sp"},
        _mods(atoms),
        (strength[0], strength[1], strength[2]),
    )


def force(player: Player) -> Force:
    """Give what a player's board does now. [C-24.9, C-25.31]"""
    return _force(player.board, player.blocked, tuple(player.unlocked))


def has(player: Player, special: str) -> bool:
    """Tell whether a special power of a board works."""
    return (player.board, special) in _OFFERED and special in force(player).specials


def own_accusation(table: Table, player: Player) -> bool:
    """Tell whether the accusation of the starting power is free in this round. [C-25.17]"""
    if player.blocked or player.round == table.round:
        return False
    return any(atom.key == "accuse" for atom in BOARDS[player.board].start)


_POWERS = {
    atom.key: Ref("power", f"{board.id}-{number}")
    for board in BOARDS.values()
    for number, power in enumerate(board.powers, 1)
    for atom in power
    if atom.kind == "sp"
}
"""The power that brings a special; the last board with it, where there are several."""


def power_ref(special: str) -> Ref:
    """Refer to the power that brings a special."""
    return _POWERS[special]


def mod(table: Table, seat: int, key: str) -> int:
    """Add up everything in force under a key. Section 1.2 of the content."""
    player = table.players[seat]
    total = force(player).mods.get(key, 0) if key in _BY_BOARDS else 0
    for card in player.winners:
        total += PERMANENT[card].get(key, 0)
    if key in _BY_ADVERSARIES:
        for card in table.adversaries:
            total += WHILE[card].get(key, 0)
    return total


def strength(table: Table, seat: int) -> Three:
    """Give the effective strength of a player's troops by type. [C-17.1]"""
    return force(table.players[seat]).strength
