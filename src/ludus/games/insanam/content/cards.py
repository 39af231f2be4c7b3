"""Cards, tiles, boards and the map, as content files have them. Sections 3 to 13 of the content."""

from typing import Literal

from msgspec import Struct, field

from ludus.core.content import Whole
from ludus.games.insanam.content.numbers import Numbers
from ludus.games.insanam.content.vocabulary import (
    COUNTED,
    Category,
    Class,
    Effect,
    Region,
    Zone,
)

NOTHING = Effect()


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """Anything with a name of its own; the name in each language is in the locale files."""

    id: str


class Province(Card, frozen=True):
    """A region: VP for each territory, and for all of them on top. [C-14.2]"""

    territory: Whole
    full: Whole


class Territory(Card, frozen=True):
    """A land area: neighbours, barbarians and citadel, and its number as a start. [C-1.3]"""

    region: Region
    land: tuple[str, ...]
    seas: tuple[str, ...]
    barb: Whole = 0
    citadel: bool = False
    start: Whole = 0


class Sea(Card, frozen=True):
    """A sea space and the sea spaces beside it; its coasts say what land is. [C-18.12]"""

    seas: tuple[str, ...]


class ZoneBoard(Card, frozen=True):
    """A zone: bonuses of its circles from the left, and the printed actions. [C-1.7, C-5.3]"""

    circles: tuple[Effect, ...]
    base: tuple[Effect, ...]


class Tile(Card, frozen=True):
    """An action tile. [C-7.2, C-23]"""

    zone: Zone
    actions: tuple[Effect, ...]


class Gladiator(Card, frozen=True):
    """A gladiator: strong and weak against categories of adversaries. [C-21.1]"""

    kind: Class = field(name="class")
    cost: Whole
    power: Whole
    strong: tuple[Category, ...]
    weak: tuple[Category, ...]
    oneshot: Effect
    income: Effect
    permanent: Effect


class Adversary(Card, frozen=True):
    """An adversary: strong and weak against classes of gladiators. [C-21.6, C-22.2]"""

    category: Category
    power: Whole
    strong: tuple[Class, ...]
    weak: tuple[Class, ...]
    timing: Literal["while", "now"]
    effect: Effect
    reward: Effect


class Individual(Card, frozen=True):
    """An event on which everyone shows a thumb. `board` happens once, before. [C-13.3, C-13.4]"""

    round: Whole
    source: str
    approve: Effect
    refuse: Effect
    board: Effect = NOTHING


class Collective(Card, frozen=True):
    """An event to which all give: at least k goods of a kind a player. [C-13.5, C-13.10]"""

    round: Whole
    source: str
    kind: Literal["G", "W", "S", "ANY"]
    k: Whole
    rewards: tuple[Effect, Effect, Effect, Effect]

    def least(self, players: int) -> int:
        """Tell what all gifts together must reach. [C-13.5]"""
        return self.k * players


Event = Individual | Collective


class Condition(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A metric that must be n or more. [C-11.4, C-12.1]"""

    metric: str
    n: Whole

    @property
    def counted(self) -> bool:
        """Tell whether occurrences are counted, on a die for an open ambition. [C-12.3]"""
        return self.metric in COUNTED


class Personal(Card, frozen=True):
    """A personal ambition: all its conditions at once. [C-12.1]"""

    conditions: tuple[Condition, ...]
    vp: Whole


class Public(Card, frozen=True):
    """A public ambition: VP by rank in the sum of its metrics. [C-14.5]"""

    metrics: tuple[str, ...]
    vp: tuple[Whole, Whole, Whole, Whole]


class Redemption(Card, frozen=True):
    """A redemption card: one of its conditions, or the price, is enough. [C-11.4]"""

    conditions: tuple[Condition, ...]
    spend: Effect = NOTHING


class Board(Card, frozen=True):
    """A player board: a starting power, and three to unlock, the last an accusation. [C-25]

    income  printed on this board where it is not the one all share [C-4.2]
    """

    start: Effect
    powers: tuple[Effect, Effect, Effect]
    income: Effect = NOTHING


class Content(Struct, frozen=True):
    """All content, by id."""

    numbers: Numbers
    regions: dict[str, Province]
    territories: dict[str, Territory]
    seas: dict[str, Sea]
    zones: dict[str, ZoneBoard]
    tiles: dict[str, Tile]
    gladiators: dict[str, Gladiator]
    adversaries: dict[str, Adversary]
    individual: dict[str, Individual]
    collective: dict[str, Collective]
    personal: dict[str, Personal]
    public: dict[str, Public]
    redemptions: dict[str, Redemption]
    boards: dict[str, Board]
