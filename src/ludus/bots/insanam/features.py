"""What a value of Insanam goes by: a row of numbers for each seat, from an imagined world.

Destinies are those of the world: whoever asks has imagined them from what a seat may know.
"""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ludus.games.insanam.cards.metrics import race_rank
from ludus.games.insanam.content.cards import Gladiator as Card
from ludus.games.insanam.content.catalogue import BOARDS, GLADIATORS, NUMBERS, REGIONS, TERRITORIES
from ludus.games.insanam.goods import totals
from ludus.games.insanam.state import Player, State, Table

LAST = NUMBERS.track.last
DECISIVE = NUMBERS.track.ends[-2] + 1
"""A traitor whose marker stays below this is out. [C-16.5]"""

_PLAIN = (
    "vp", "gold", "wood", "stone", "spare", "marker", "square", "plots", "plot", "plot-square",
    "exposed", "exposed-gap", "loyal-lead", "traitor-out", "citizens", "supply", "legions",
    "centurions", "evocati", "stored", "strength", "camps", "ready", "power-1", "power-2",
    "accuser", "blocked", "cards", "card-power", "tucked", "winners", "race", "race-points",
    "track-points", "lands", "land-points", "full", "income", "goals", "next",
)  # fmt: skip
NAMES = (*_PLAIN, *(f"late-{name}" for name in _PLAIN), "first-hidden")
"""What there is, and the same times how far the highest marker has come.

plot          the marker of a traitor nobody has exposed
loyal-lead    how far a loyal marker is ahead of all others
traitor-out   whether a traitor would have no score if the game ended now
ready         camps still to be placed; accuser: whether an accusation is ready
race-points, track-points, land-points, full   what a scoring would bring now
goals         ambitions still open; next: whether it is early in the turn order
first-hidden  a hidden traitor whose marker is the highest
"""


@lru_cache(maxsize=64)
def _worth(card: str) -> tuple[float, float]:
    """Give the power of a gladiator, and what its income brings in a turn."""
    one: Card = GLADIATORS[card]
    goods, vp, _ = totals(one.income)
    return float(one.power), sum(goods) + 2.0 * vp


def _land_points(table: Table, seat: int) -> tuple[int, int, int]:
    """Count territories, what they score, and what whole regions score. [C-14.2]"""
    held: dict[str, int] = {}
    for name, land in table.lands.items():
        if land.owner == seat:
            region = TERRITORIES[name].region
            held[region] = held.get(region, 0) + 1
    points = sum(REGIONS[region].territory * n for region, n in held.items())
    full = sum(REGIONS[region].full for region, n in held.items() if n == _SIZES[region])
    return sum(held.values()), points, full


_SIZES = {name: sum(one.region == name for one in TERRITORIES.values()) for name in REGIONS}


def _troops(table: Table, seat: int) -> list[int]:
    found = [0, 0, 0]
    for land in table.lands.values():
        if land.owner == seat:
            for kind, n in enumerate(land.troops):
                found[kind] += n
    for sea in table.seas.values():
        for kind, n in enumerate(sea[seat]):
            found[kind] += n
    return found


def _numbers(state: State, seat: int) -> list[float]:
    table = state.table
    player: Player = table.players[seat]
    marker = player.marker
    others = [one.marker for at, one in enumerate(table.players) if at != seat]
    highest = max(others)
    traitor = state.secrets.own[seat].destiny == "traitor" if state.secrets.own else False
    plots = traitor and not player.exposed
    numbers = NUMBERS.players[len(table.players)]
    mine = race_rank(player)
    ahead = sum(race_rank(one) > mine for at, one in enumerate(table.players) if at != seat)
    lands, points, full = _land_points(table, seat)
    legions, centurions, evocati = _troops(table, seat)
    power = sum([_worth(card)[0] for card in player.play])
    tucked = sum([_worth(card)[1] for card in player.tucked])
    gold, wood, stone = player.goods
    board, _, _ = totals(BOARDS[player.board].income or NUMBERS.income) if player.board else (
        (0, 0, 0), 0, 0)  # fmt: skip
    return [
        player.vp / 10, gold / 10, wood / 10, stone / 10, max(0, sum(player.goods) - 35) / 10,
        marker / 10, marker * marker / 600, plots, plots * marker / 10,
        plots * marker * marker / 600, player.exposed, player.exposed * (LAST - marker) / 10,
        (not traitor) * (marker - highest) / 10, traitor and marker < DECISIVE,
        player.supply + player.placed + player.held, player.supply, legions, centurions, evocati,
        sum(player.storage), legions + 2 * centurions + 3 * evocati,
        sum([land.camp for land in table.lands.values() if land.owner == seat]), player.released,
        player.unlocked[0] if player.unlocked else 0, player.unlocked[1] if player.unlocked else 0,
        bool(player.unlocked and player.unlocked[2] and not player.accused), player.blocked,
        len(player.play), power / 5, tucked / 5, len(player.winners), player.chariot / 10,
        (numbers.hippodrome[ahead] if player.chariot else 0) / 10,
        numbers.treachery[sum([other > marker for other in others])] / 10,
        lands, points / 10, full / 10, (sum(board) + lands) / 10, bool(player.open) + player.hidden,
        -table.order.index(seat) if seat in table.order else 0,
    ]  # fmt: skip


def features(state: State) -> NDArray[np.float32]:
    """Describe every seat (seats, numbers)."""
    table = state.table
    late = max([player.marker for player in table.players]) / LAST
    rows = np.array([_numbers(state, seat) for seat in range(len(table.players))], np.float32)
    hidden = np.array([
        [own.destiny == "traitor" and not one.exposed
         and one.marker == max([other.marker for other in table.players])]
        for one, own in zip(table.players, state.secrets.own, strict=True)
    ], np.float32)  # fmt: skip
    return np.hstack([rows, rows * late, hidden * late])
