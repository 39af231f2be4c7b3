"""What helps a person: all that could be worked out from what lies open. [C-12.3]"""

from ludus.core.forecast import Sum
from ludus.games.insanam.account import Account
from ludus.games.insanam.arena.forecasts import fight_sums
from ludus.games.insanam.cards.metrics import measure, race_rank
from ludus.games.insanam.cards.powers import strength
from ludus.games.insanam.city.placement import suburra
from ludus.games.insanam.content.cards import Collective
from ludus.games.insanam.content.catalogue import EVENT, NUMBERS, PERSONAL, REDEMPTIONS
from ludus.games.insanam.court.ambitions import since_exposure
from ludus.games.insanam.court.events import ranked_gifts
from ludus.games.insanam.court.turns import income
from ludus.games.insanam.frames import Battle, Fight
from ludus.games.insanam.map.battle_forecasts import battle_sums, meeting_of
from ludus.games.insanam.map.land import add, controlled, land_power
from ludus.games.insanam.map.troops import off_strip, points
from ludus.games.insanam.slots import Three
from ludus.games.insanam.state import Table
from ludus.games.insanam.view import Edict, House, View


def progress(shown: View) -> dict[str, tuple[tuple[int, int], ...]]:
    """Tell how far ambitions have come: the open ones of all, and the own hidden one. [C-12.3]

    What is measured in goods behind a screen is left out.
    """
    table = shown.table
    found: dict[str, tuple[tuple[int, int], ...]] = {}
    for seat, player in enumerate(table.players):
        cards = [player.open]
        if seat == shown.seat and shown.mine is not None:
            cards.append(shown.mine.ambition)
        for card in filter(None, cards):
            conditions = PERSONAL[card].conditions
            if seat == shown.seat or not any(_behind(one.metric) for one in conditions):
                found[card] = tuple((measure(table, seat, one.metric), one.n) for one in conditions)
        if player.exposed:
            found[player.card] = tuple(
                (since_exposure(table, seat, one), one.n)
                for one in REDEMPTIONS[player.card].conditions
                if seat == shown.seat or not _behind(one.metric)
            )
    return found


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
    """Tell what a citizen in the Suburra would bring. [C-6.2]"""
    account = Account(table, seat)
    suburra(account)
    gold, wood, stone = account.gained
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
    least = card.k * len(seats)
    short = least - sum(table.gifts)
    if short > 0:
        punished = [not table.gifts[seat] or table.players[seat].exposed for seat in seats]
        lost = tuple(f"-{short}VP" if hit else "" for hit in punished)
        return Edict(least, (0,) * len(seats), lost)
    ranked = ranked_gifts(table)
    places = tuple(
        1 + sum(gift > ranked[seat] for gift in ranked.values()) if seat in ranked else 0
        for seat in seats
    )
    entries = NUMBERS.players[len(seats)].rewards
    rewards = ["", *(f"{card.rewards[entry - 1]}" for entry in entries)]
    return Edict(least, places, tuple(rewards[place] for place in places))
