"""What damage takes away in a battle, as plain numbers. [C-19.6, C-19.7, C-19.10]"""

from itertools import product

from ludus.games.insanam.map.land import FIGURE, FORTRESS
from ludus.games.insanam.map.moves import Losses


def minimal_losses(have: Losses, worth: Losses, damage: int) -> list[Losses]:
    """List what pieces can be lost: all of them where they are too weak. [C-19.6, C-19.7]"""
    if not damage:
        return _one_troop(have)
    if sum(n * w for n, w in zip(have, worth, strict=True)) < damage:
        return [have]
    found: list[Losses] = []
    for a, b, c, d in product(*(range(n + 1) for n in have)):
        lost = a * worth[0] + b * worth[1] + c * worth[2] + d * worth[3]
        pieces = (w for n, w in zip((a, b, c, d), worth, strict=True) if n)
        if damage <= lost < damage + min(pieces, default=0):
            found.append((a, b, c, d))
    return found


def _one_troop(have: Losses) -> list[Losses]:
    """In a tie each side loses one troop; a side without any its camp. [C-19.7]"""
    choices: list[Losses] = [
        (int(kind == 0), int(kind == 1), int(kind == 2), 0) for kind in range(3) if have[kind]
    ]
    return choices or [(0, 0, 0, have[3])]


def lighter(options: list[Losses], worth: Losses) -> Losses:
    """Choose the set with the least power, and of those the one with the cheapest pieces."""
    return min(
        options, key=lambda lost: (sum(n * w for n, w in zip(lost, worth, strict=True)), lost[::-1])
    )


def barbarian_losses(figures: int, citadel: bool, damage: int) -> tuple[int, bool]:
    """Give the figures barbarians lose, and whether the citadel falls. [C-19.7, C-19.10]"""
    if not damage:
        return (1, False) if figures else (0, True)
    needed = -(-damage // FIGURE)
    if needed <= figures:
        return needed, False
    if not citadel:
        return figures, False
    return min(figures, max(0, needed - FORTRESS // FIGURE)), True
