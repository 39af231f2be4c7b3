"""How well a seat stands: everything it has, in VP it may come to."""

from math import exp

from ludus.bots.insanam.court import POWERS, STEP, Court
from ludus.bots.insanam.mind import Mind
from ludus.bots.insanam.provinces import worth_of
from ludus.games.insanam.cards.metrics import race_rank
from ludus.games.insanam.content.catalogue import NUMBERS
from ludus.games.insanam.frames import Event, PlayerTurn
from ludus.games.insanam.map.troops import off_strip
from ludus.games.insanam.state import State, Table

SCALE = 14.0
"""A lead of this many VP makes victory likely."""


def standing(state: State, seat: int) -> float:
    """Add up what a seat has: score, goods, land, troops, cards, places, powers, and its plot."""
    table = state.table
    mind = Mind(table, seat, state.secrets.own[seat])
    court = Court(mind)
    player = mind.player
    worth = player.vp + mind.utility(player.goods)
    worth += sum(court.lands.land(name) for name, land in table.lands.items() if land.owner == seat)
    worth += 0.5 * worth_of(off_strip(table, seat))
    worth += sum(max(court.keeping(card), court.income(card)) for card in player.play)
    worth += sum(court.income(card) for card in player.tucked)
    worth += len(player.winners) * (1.0 + 0.35 * mind.turns)
    return worth + _places(mind) + _powers(mind) + _plot(mind)


def _places(mind: Mind) -> float:
    """Value the ranks in race and track for the scorings to come. [C-14.3, C-14.4]"""
    table, seat = mind.table, mind.seat
    numbers = NUMBERS.players[len(table.players)]
    mine = race_rank(mind.player)
    ahead = sum(race_rank(one) > mine for at, one in enumerate(table.players) if at != seat)
    race = numbers.hippodrome[ahead] if mind.player.chariot else 0
    higher = sum(marker > mind.player.marker for marker in mind.markers)
    ranks = 0.55 * mind.scorings * (race + numbers.treachery[higher])
    return ranks + 0.3 * STEP * mind.scorings * mind.player.chariot


def _powers(mind: Mind) -> float:
    """Value unlocked powers, camps still to be placed, and an accusation to be made."""
    player = mind.player
    worth = 0.8 * mind.scorings * (player.released + 0.5 * sum(player.unlocked))
    for works, (each, once) in zip(player.unlocked, POWERS[player.board], strict=False):
        worth += (each * mind.turns + once) * works
    if player.unlocked[2] and not player.accused:
        worth += 8.0 * max(
            (chance for seat, chance in enumerate(mind.suspects)
             if seat != mind.seat and not mind.table.players[seat].shown), default=0.0,
        )  # fmt: skip
    return worth - (2.5 if player.blocked else 0.0)


def _plot(mind: Mind) -> float:
    """Value the marker: the whole plan of a plotter, a shorter way home for the others."""
    marker = mind.player.marker
    if mind.plots:
        return 0.8 * marker + 0.45 * marker**2 / 60
    return 0.42 * marker - 0.8 * mind.turns * len(mind.player.waiting)


def shares(state: State) -> list[float]:
    """Tell how well each seat stands against the best of the others, from 0 to 1."""
    seats = range(len(state.table.players))
    if state.table.over is not None:
        winners = state.table.over.winners
        return [(seat in winners) / len(winners) for seat in seats]
    worths = [standing(state, seat) for seat in seats]
    return [_share(worths, seat) for seat in seats]


def _share(worths: list[float], seat: int) -> float:
    best = max(worth for other, worth in enumerate(worths) if other != seat)
    return 1 / (1 + exp((best - worths[seat]) / SCALE))


def under_way(root: Table, table: Table) -> bool:
    """Tell whether the player-turn or the event that was under way still is."""
    for before, now in zip(root.frames, table.frames, strict=False):
        if isinstance(before, PlayerTurn):
            return isinstance(now, PlayerTurn) and before.seat == now.seat
        if isinstance(before, Event):
            return isinstance(now, Event) and before.event == now.event
    return False
