"""What is agreed before play: players, variants, and when the game ends. Articles B-1, B-12."""

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import product

from msgspec import Struct

from ludus.core.content import bad_content, content_hash, load_content
from ludus.core.errors import BadOptions
from ludus.core.message import Fact, Message
from ludus.core.options import read_struct
from ludus.games.brutus.characters import BOX, VALUES, Box, Cards


class Seating(Struct, frozen=True, forbid_unknown_fields=True):
    """What depends on the number of players."""

    removed: int
    hand: int
    caesar: int
    manches: int
    points: tuple[int, ...]


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """The content file of the table."""

    revolt: int
    mercy: int
    gifts: int
    forum: tuple[int, ...]
    tables: dict[int, Seating]


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    """The content file of the position cards: what each is called, by players and place. [B-1.6]"""

    positions: dict[int, tuple[str, ...]]


def load(folder: Traversable) -> tuple[Box, Table, Names]:
    """Read and check all content of a folder."""
    box, table = load_content(folder, "characters", Box), load_content(folder, "table", Table)
    names = load_content(folder, "positions", Names)
    check_content(box, table)
    check_names(table, names)
    return box, table, names


def check_content(box: Box, table: Table) -> None:
    """Every table can be played: values without a gap, cards enough, points for every place."""
    values = [character.value for character in box.characters]
    if values != list(range(1, len(values) + 1)):
        raise bad_content("characters.toml", "characters.value", "brutus-content-values")
    for key, numbers in (("forum", table.forum), ("gifts", (table.gifts,))):
        if not numbers or min(numbers) < 1:
            raise bad_content("table.toml", key, "brutus-content-no-card")
    for players, seating in table.tables.items():
        left = (box.copies - seating.removed) * len(values)
        if not max(table.forum) <= seating.hand <= left // players or seating.removed < 0:
            raise bad_content("table.toml", f"tables.{players}.hand", "brutus-content-hand")
        if len(seating.points) != players or seating.points[-1]:
            raise bad_content("table.toml", f"tables.{players}.points", "brutus-content-points")


def check_names(table: Table, names: Names) -> None:
    """Every place of every table has a position card, and none has the name of another. [B-1.6]"""
    for players in table.tables.keys() | names.positions.keys():
        if len(set(names.positions.get(players, ()))) != players or players not in table.tables:
            raise bad_content("positions.toml", f"positions.{players}", "brutus-content-names")


_, TABLE, _NAMES = load(files(__package__) / "content")

POSITIONS = _NAMES.positions
"""What the position cards are called, by players and place. [B-1.6]"""

CONTENT = content_hash(BOX, TABLE)

LONGEST = 1_000
"""No more manches or points than this, and a day at most: a table that never ends helps nobody."""

DAY = 86_400


class End(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """When the game ends: after some manches, points or seconds; just one of them is given."""

    manches: int | None = None
    target: int | None = None
    time: int | None = None


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """A game's options, valid by construction: anything else raises `BadOptions`."""

    players: int
    revolt: bool = False
    conspiracy: bool = False
    benevolence: bool = False
    end: End | None = None

    def __post_init__(self) -> None:
        _check_players(self.players)
        if self.end is not None:
            _check_end(self.end)


def _bad(article: str, key: str, **facts: Fact) -> BadOptions:
    return BadOptions(Message(key, facts), article)


def _check_players(players: int) -> None:
    """Four to ten play. [B-1.3]"""
    if players not in TABLE.tables:
        least, most = min(TABLE.tables), max(TABLE.tables)
        raise _bad("B-1.3", "brutus-bad-players", players=players, least=least, most=most)


def _bad_end() -> BadOptions:
    """Say which ends there are, and how one is written. [B-12.1]"""
    known = ", ".join(End.__struct_fields__)
    return _bad("B-12.1", "brutus-bad-end", known=known, example='{"manches": 2}')


def _check_end(end: End) -> None:
    """One way to end, with a number that can be reached. [B-12.1, B-12.3, B-12.4]"""
    given = {name: getattr(end, name) for name in End.__struct_fields__}
    chosen = {name: number for name, number in given.items() if number is not None}
    if len(chosen) != 1:
        raise _bad_end()
    ((name, number),) = chosen.items()
    most = DAY if name == "time" else LONGEST
    if not 1 <= number <= most:
        article = {"manches": "B-12.1", "target": "B-12.3", "time": "B-12.4"}[name]
        raise _bad(article, "brutus-bad-number", name=name, number=number, most=most)


def read_options(given: Mapping[str, object]) -> Options:
    """Read options as given. [B-12.1]"""
    return read_struct(given, Options, {"end": _bad_end()})


def menu(players: int) -> dict[str, tuple[object, ...]]:
    """Offer what can be chosen for a number of players, the default first. [B-12.2]"""
    other = sorted({1, 2, players} - {TABLE.tables[players].manches})
    ends = [{"manches": m} for m in other] + [{"target": t} for t in (20, 40, 60)]
    ends += [{"time": minutes * 60} for minutes in (15, 30, 60)]
    return {
        "revolt": (False, True),
        "conspiracy": (False, True),
        "benevolence": (False, True),
        "end": (None, *ends),
    }


def end_of(options: Options) -> End:
    """Give the way the game ends: agreed, or half as many manches as players. [B-12.2]"""
    return options.end or End(manches=TABLE.tables[options.players].manches)


def copies(players: int) -> int:
    """Count the cards of each value in the reduced deck. [B-1.4]"""
    return BOX.copies - TABLE.tables[players].removed


def deck(players: int) -> Cards:
    """Make the reduced deck, the same for every manche. [B-1.4]"""
    return [0] + [copies(players)] * len(VALUES)


def _modes() -> tuple[Options, ...]:
    """List every mode: all counts and variants for one manche, and every way to end."""
    modes = [
        Options(players, revolt, conspiracy, benevolence, End(manches=1))
        for players in TABLE.tables
        for revolt, conspiracy, benevolence in product((False, True), repeat=3)
    ]
    modes += [Options(players) for players in TABLE.tables]
    modes += [Options(4, end=End(target=9)), Options(5, True, True, True, End(time=600))]
    return tuple(modes)


MODES = _modes()
