"""The other players: in which order they come, and whom an effect can hit. [C-5.7, D-09]"""

from ludus.games.insanam.state import Table


def others(table: Table, seat: int) -> list[int]:
    """List the other players in turn order, beginning after a seat. [C-5.7]"""
    at = table.order.index(seat)
    return [*table.order[at + 1 :], *table.order[:at]]


def targets(table: Table, seat: int, kind: str) -> list[int]:
    """List the opponents an atom can hit; a finished chariot is out of reach. [C-24.3]"""
    return [
        other for other, player in enumerate(table.players)
        if other != seat and not (kind == "hinder" and player.arrival)
    ]  # fmt: skip
