"""Who is ahead, and what each courtier began with, for whoever looks at many games. [C-2, C-16]"""

from collections.abc import Mapping, Sequence

from ludus.games.insanam.state import State


def standing(state: State) -> Sequence[int]:
    """Points count; what is hidden behind them is not looked at. [C-16.7]"""
    return [player.vp for player in state.table.players]


def holdings(state: State) -> Mapping[str, Sequence[Sequence[str]]]:
    """Give protagonist, first destiny, start territory and place in the first order of turns.

    [C-1.13, C-2.10]
    """
    table = state.table
    kinds: dict[str, list[str]] = {
        "board": [player.board for player in table.players],
        "destiny": [str(own.destiny) for own in state.secrets.own],
        "start": [player.start for player in table.players],
    }
    found = {kind: [(word,) for word in words] for kind, words in kinds.items() if all(words)}
    if len(found) == len(kinds):
        places = {seat: place for place, seat in enumerate(table.order, 1)}
        found["place"] = [(str(places[seat]),) for seat in range(len(table.players))]
    return found
