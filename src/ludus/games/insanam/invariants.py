"""The laws a state keeps at all times. Section 7.3."""

from collections.abc import Iterator

from ludus.games.insanam.cards.decks import GLADIATOR
from ludus.games.insanam.content.catalogue import GLADIATORS, NUMBERS
from ludus.games.insanam.content.vocabulary import TROOPS
from ludus.games.insanam.map.land import STACK, add, barbarous
from ludus.games.insanam.map.troops import STRIP, off_strip
from ludus.games.insanam.state import State, Table

_CITIZENS = NUMBERS.fixed.citizens + len(NUMBERS.track.citizens)


def invariants(state: State) -> Iterator[str]:
    """Name the laws the state breaks."""
    table = state.table
    yield from _troops(table)
    yield from _places(table)
    yield from _players(table)
    yield from _cards(state)
    if not table.frames and table.over is None:
        yield "nobody has to act, but the game goes on"
    reached = table.ender >= 0
    if reached != any(player.marker == NUMBERS.track.last for player in table.players):
        yield "the game ends when a marker is on the last space"


def _troops(table: Table) -> Iterator[str]:
    """Strip, reserve, storage, map and sea hold all troops of a type. [law 1]"""
    for seat, player in enumerate(table.players):
        total = off_strip(table, seat)
        add(total, player.strip)
        add(total, player.reserve)
        if seat == table.mover:
            for troops in (*table.invaders.values(), *table.passing.values()):
                add(total, troops)
        for kind, troop in enumerate(TROOPS):
            if total[kind] != STRIP[kind] + player.extra[kind]:
                yield f"seat {seat} has {total[kind]} {troop}"
        if min(*player.strip, *player.reserve, *player.storage) < 0:
            yield f"seat {seat} has fewer than no troops"


def _places(table: Table) -> Iterator[str]:
    """At most four troops of a player in a space, never two sides at rest. [law 2]"""
    for name, land in table.lands.items():
        if sum(land.troops) > STACK or min(land.troops) < 0:
            yield f"{name} holds {land.troops}"
        if barbarous(land) and land.owner >= 0:
            yield f"{name} has two sides"
        if (land.owner >= 0) != (any(land.troops) or land.camp):
            yield f"{name} is held by nobody or by nothing"
    for name, sea in table.seas.items():
        if any(sum(troops) > STACK or min(troops) < 0 for troops in sea):
            yield f"{name} holds {sea}"


def _players(table: Table) -> Iterator[str]:
    """Markers on the track, goods not negative, five citizens, three winners. [laws 3 to 6]"""
    for seat, player in enumerate(table.players):
        if not 0 <= player.marker <= player.peak <= NUMBERS.track.last:
            yield f"seat {seat} is on {player.marker}"
        if min(player.goods) < 0:
            yield f"seat {seat} has {player.goods}"
        citizens = len(player.waiting) + player.supply + player.placed + player.held
        if citizens != _CITIZENS or player.supply < 0:
            yield f"seat {seat} has {citizens} citizens"
        if len(player.winners) > NUMBERS.fixed.winners:
            yield f"seat {seat} has {len(player.winners)} winners"
        camps = sum(land.camp for land in table.lands.values() if land.owner == seat)
        if player.camps + player.released + camps > NUMBERS.fixed.camps:
            yield f"seat {seat} has too many camps"


def _cards(state: State) -> Iterator[str]:
    """Every gladiator is somewhere, and once."""
    table = state.table
    deck = state.secrets.decks[GLADIATOR]
    cards = [*deck.top, *deck.bag, *deck.under, *table.display]
    cards += table.discards.get(GLADIATOR, [])
    for player, own in zip(table.players, state.secrets.own, strict=True):
        cards += [*player.play, *player.tucked, *player.winners]
        cards += [card for card in (*own.hand, *own.picks) if card in GLADIATORS]
    if len(set(cards)) != len(cards):
        yield "a gladiator is in two places"
