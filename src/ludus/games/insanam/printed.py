"""What is printed beside the content files: numbers that follow from them."""

from collections.abc import Mapping

from ludus.games.insanam.content.cards import Collective
from ludus.games.insanam.content.catalogue import EVENT, NUMBERS


def printed() -> Mapping[str, object]:
    """Tell what gifts must reach, by collective event and number of players. [C-13.5]"""
    return {
        "least": {
            name: {players: card.least(players) for players in NUMBERS.players}
            for name, card in EVENT.items()
            if isinstance(card, Collective)
        }
    }
