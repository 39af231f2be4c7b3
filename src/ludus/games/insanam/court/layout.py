"""The table before anybody has chosen: boards, decks, displays. [C-1, C-2.2 to C-2.4]"""

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.games.insanam.arena.adversaries import reveal_adversary
from ludus.games.insanam.cards.decks import (
    ADVERSARY,
    GLADIATOR,
    REDEMPTION,
    draw,
    event_deck,
    tile_deck,
)
from ludus.games.insanam.content.catalogue import (
    ADVERSARIES,
    EVENTS,
    GLADIATORS,
    NUMBERS,
    PUBLIC,
    REDEMPTIONS,
    SEAS,
    TERRITORIES,
    TILES,
)
from ludus.games.insanam.content.vocabulary import ZONES
from ludus.games.insanam.frames import Setup
from ludus.games.insanam.map.troops import STRIP
from ludus.games.insanam.options import Options
from ludus.games.insanam.slots import LETTERS
from ludus.games.insanam.state import Deck, Land, Own, Player, Secrets, State, Table, Zone

FIXED = NUMBERS.fixed


def opening(options: Options, fate: Fate, sink: Sink | None) -> State:
    """Lay everything out that needs no choice. [C-1.1 to C-1.12, C-2.2 to C-2.4]"""
    state = State(_table(options), _secrets(options))
    table = state.table
    table.order = [*fate.order("seats", range(options.players))]
    for name, zone in table.zones.items():
        zone.offer = draw(state, tile_deck(name), fate)
    for _ in range(FIXED.display):
        reveal_adversary(state, fate, sink)
    for _ in range(FIXED.display):
        table.display.append(draw(state, GLADIATOR, fate))
    cards = list(PUBLIC)
    for _ in EVENTS:
        (card,) = fate.draw("public", cards)
        cards.remove(card)
        table.ambitions.append(card)
    table.frames.append(Setup(stage="boards"))
    return state


def _table(options: Options) -> Table:
    players = [
        Player(
            goods=[0, 0, 0], strip=[*STRIP], reserve=[0, 0, 0], extra=[0, 0, 0],
            storage=[0, 0, 0], supply=FIXED.citizens, waiting=[*NUMBERS.track.citizens],
            unlocked=[False] * len(NUMBERS.unlock), camps=FIXED.camps,
        )
        for _ in range(options.players)
    ]  # fmt: skip
    lands = {
        name: Land(troops=[0, 0, 0], barb=land.barb, citadel=land.citadel)
        for name, land in TERRITORIES.items()
    }
    seas = {name: [[0, 0, 0] for _ in players] for name in SEAS}
    circles = NUMBERS.players[options.players].circles
    zones: dict[str, Zone] = {name: Zone([-1] * circles, [-1] * len(LETTERS)) for name in ZONES}
    return Table(options, players, lands, seas, zones)


def _secrets(options: Options) -> Secrets:
    decks = {
        GLADIATOR: Deck([*GLADIATORS]),
        ADVERSARY: Deck([*ADVERSARIES]),
        REDEMPTION: Deck([*REDEMPTIONS]),
    }
    for number, events in EVENTS.items():
        decks[event_deck(number)] = Deck([event.id for event in events])
    for zone in ZONES:
        decks[tile_deck(zone)] = Deck([tile.id for tile in TILES.values() if tile.zone == zone])
    return Secrets(decks, [Own() for _ in range(options.players)])
