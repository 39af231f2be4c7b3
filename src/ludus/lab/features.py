"""What the lab knows of each game: who is ahead, who plays with whom, what a seat began with.

A game that is not named here can be asked everything that needs none of this.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

Feature = tuple[tuple[str, ...], ...]
"""What each seat had of a kind: one board, several classes."""


def _gorus_standing(state: Any) -> Sequence[int]:
    """Tokens count, by side; a seat has those of its side."""
    sides = teams_of("gorus", state.options, len(state.hands))
    return [state.tokens[side] for side in sides]


def _gloria_standing(state: Any) -> Sequence[int]:
    """Gladiators that can still fight, by their lanista."""
    left = Counter(one.owner for one in state.gladiators if one.status in ("fit", "waiting"))
    return [left[seat] for seat in range(state.options.players)]


_STANDING: Mapping[str, Callable[[Any], Sequence[int]]] = {
    "gorus": _gorus_standing,
    "brutus": lambda state: state.scores,
    "gloria": _gloria_standing,
    "insanam": lambda state: [player.vp for player in state.table.players],
}


def standing_of(game: str, state: Any) -> tuple[int, ...] | None:
    """Give the seats that are ahead; None for a game whose standing is not known here."""
    if game not in _STANDING:
        return None
    scores = _STANDING[game](state)
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)


def teams_of(game: str, options: Any, seats: int) -> tuple[int, ...]:
    """Give the side of each seat, numbered from 0 in order of appearance."""
    if game == "gorus" and options.teams:
        from ludus.games.gorus.options import TABLE

        letters = TABLE.teams[options.teams]
        return tuple(sorted(set(letters)).index(letter) for letter in letters)
    return tuple(range(seats))


def features_of(game: str, state: Any) -> dict[str, Feature]:
    """Give what each seat has, by kind, as soon as every seat has it."""
    if game == "insanam":
        return _insanam_features(state)
    if game == "gloria":
        return _gloria_features(state)
    return {}


def _insanam_features(state: Any) -> dict[str, Feature]:
    """Give protagonists, destinies and places in the first order of turns."""
    table, own = state.table, state.secrets.own
    found: dict[str, Feature] = {}
    if all(player.board for player in table.players):
        found["board"] = tuple((player.board,) for player in table.players)
    if all(one.destiny for one in own):
        found["destiny"] = tuple((one.destiny,) for one in own)
    if all(player.start for player in table.players):
        found["start"] = tuple((player.start,) for player in table.players)
    if len(table.order) == len(table.players) and found.keys() == {"board", "destiny", "start"}:
        places = {seat: place for place, seat in enumerate(table.order, 1)}
        found["place"] = tuple((f"{places[seat]}",) for seat in range(len(table.players)))
    return found


def _gloria_features(state: Any) -> dict[str, Feature]:
    """Give the classes of each troop, once all troops are complete."""
    if state.turn < 1:
        return {}
    seats = range(state.options.players)
    classes = tuple(
        tuple(sorted(one.type for one in state.gladiators if one.owner == seat)) for seat in seats
    )
    return {"class": classes}
