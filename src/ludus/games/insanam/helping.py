"""What helps a person: all that could be worked out from what lies open. [C-12.3]"""

from ludus.core.forecast import Sum
from ludus.games.insanam.arena.forecasts import fight_sums
from ludus.games.insanam.cards.metrics import measure, race_rank
from ludus.games.insanam.cards.powers import strength
from ludus.games.insanam.content.cards import Collective
from ludus.games.insanam.content.catalogue import EVENT, NUMBERS, PERSONAL, REDEMPTIONS
from ludus.games.insanam.court.ambitions import since_exposure
from ludus.games.insanam.court.events import ranked_gifts
from ludus.games.insanam.court.track import TRACK
from ludus.games.insanam.court.turns import income
from ludus.games.insanam.frames import Battle, Fight
from ludus.games.insanam.gains import SUBURRA_CORRUPTION, in_suburra
from ludus.games.insanam.goods import NOTHING, enlarged
from ludus.games.insanam.map.battle_forecasts import battle_sums, meeting_of
from ludus.games.insanam.map.land import add, controlled, land_power
from ludus.games.insanam.map.troops import off_strip, points
from ludus.games.insanam.slots import Three
from ludus.games.insanam.state import Table
from ludus.games.insanam.view import Edict, House

Progress = dict[str, tuple[tuple[int, int], ...]]
"""What there is and what is needed, for each condition of a card."""


def open_progress(table: Table) -> Progress:
    """Tell how far open ambitions have come, without what lies behind screens. [C-2.5, C-12.3]"""
    found: Progress = {}
    for seat, player in enumerate(table.players):
        if player.open and not any(_behind(one.metric) for one in PERSONAL[player.open].conditions):
            found[player.open] = _measured(table, seat, player.open)
        if player.exposed:
            found[player.card] = tuple(
                (since_exposure(table, seat, one), one.n)
                for one in REDEMPTIONS[player.card].conditions
                if not _behind(one.metric)
            )
    return found


def own_progress(table: Table, seat: int, hidden: str) -> Progress:
    """Tell a seat how far its own ambitions have come, the hidden one too. [C-12.3]"""
    player = table.players[seat]
    found = {card: _measured(table, seat, card) for card in (player.open, hidden) if card}
    if player.exposed:
        found[player.card] = tuple(
            (since_exposure(table, seat, one), one.n) for one in REDEMPTIONS[player.card].conditions
        )
    return found


def _measured(table: Table, seat: int, card: str) -> tuple[tuple[int, int], ...]:
    conditions = PERSONAL[card].conditions
    return tuple((measure(table, seat, one.metric), one.n) for one in conditions)


def _behind(metric: str) -> bool:
    """Tell whether a metric measures what lies behind a screen. [C-2.5]"""
    return metric.startswith(("hold", "goods"))


def houses(table: Table) -> tuple[House, ...]:
    """Tell what could be worked out for each seat; nothing while boards are chosen."""
    if not all(player.board for player in table.players):
        return ()
    ranks = [race_rank(player) for player in table.players]
    return tuple(
        House(
            points(table, seat),
            strength(table, seat),
            len(controlled(table, seat)),
            income(table, seat)[0],
            _suburra(table, seat),
            _troops(table, seat),
            NUMBERS.fixed.camps - table.players[seat].camps,
            1 + sum(other > ranks[seat] for other in ranks),
        )
        for seat in range(len(table.players))
    )


def _suburra(table: Table, seat: int) -> Three:
    """Tell what a citizen in the Suburra would bring; nothing if it ends the game. [C-6.2, C-9.7]

    Everybody is shown this after every move: so it is counted as the rules do, without reasons.
    """
    player = table.players[seat]
    if table.ender >= 0 or player.marker + SUBURRA_CORRUPTION >= TRACK.last:
        return NOTHING
    (gold, wood, stone), _ = enlarged(player, in_suburra(table, seat))
    return gold, wood, stone


def _troops(table: Table, seat: int) -> Three:
    """Count troops off the strip; those that attack or pass through are on their way. [C-15.1]"""
    found = off_strip(table, seat)
    if seat == table.mover:
        for troops in (*table.invaders.values(), *table.passing.values()):
            add(found, troops)
    return found[0], found[1], found[2]


def powers(table: Table) -> dict[str, int]:
    """Tell the power that holds each territory. [C-19.4]"""
    found = {name: land_power(table, name) for name in table.lands}
    return {name: power for name, power in found.items() if power}


def sums(table: Table, reader: int | None) -> tuple[Sum, ...]:
    """Explain both sides of the battle or the fight under way, before the dice."""
    for frame in reversed(table.frames):
        if isinstance(frame, Battle):
            return battle_sums(table, meeting_of(table, frame), reader)
        if isinstance(frame, Fight):
            pair = (frame.gladiator, frame.adversary)
            return fight_sums(table, frame.seat, *pair, frame.bonus)
    return ()


def edict(table: Table) -> Edict | None:
    """Tell what came of the gifts to the last event, once they lie open. [C-13.6 to C-13.10]"""
    card = EVENT.get(table.event)
    if not isinstance(card, Collective) or not table.gifts:
        return None
    seats = range(len(table.players))
    least = card.least(len(seats))
    given = sum(table.gifts)
    missing = max(0, least - given)
    if missing:
        punished = [not table.gifts[seat] or table.players[seat].exposed for seat in seats]
        lost = tuple(f"-{missing}VP" if hit else "" for hit in punished)
        return Edict(least, given, missing, (0,) * len(seats), lost)
    ranked = ranked_gifts(table)
    places = tuple(
        1 + sum(gift > ranked[seat] for gift in ranked.values()) if seat in ranked else 0
        for seat in seats
    )
    entries = NUMBERS.players[len(seats)].rewards
    rewards = ["", *(f"{card.rewards[entry - 1]}" for entry in entries)]
    return Edict(least, given, missing, places, tuple(rewards[place] for place in places))
