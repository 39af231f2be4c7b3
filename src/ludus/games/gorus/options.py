"""What is agreed before play: players, edition, teams, target, schools. Articles G-2 and G-13."""

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from msgspec import Struct

from ludus.core.content import bad_content, content_hash, load_content
from ludus.core.errors import BadOptions
from ludus.core.message import Fact, Message
from ludus.core.options import read_struct
from ludus.games.gorus.cards import ALL_CARDS, DECK, Card, Deck, School
from ludus.kit.teams import Sides, every_seat_for_itself, sides_from_seating

Edition = Literal["fr2018", "ru2020"]


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """The content file of the table: who can play and how they sit."""

    hand: int
    target: int
    team_bonus: int
    schools: dict[int, int]
    editions: dict[Edition, tuple[int, ...]]
    teams: dict[str, str]


def load(folder: Traversable) -> tuple[Deck, Table]:
    """Read and check all content of a folder."""
    deck, table = load_content(folder, "cards", Deck), load_content(folder, "table", Table)
    check_content(deck, table)
    return deck, table


def check_content(deck: Deck, table: Table) -> None:
    """Every edition can be played by everybody it is for: no strength twice, cards enough."""
    strengths = [gladiator.strength for gladiator in deck.gladiators]
    if len(set(strengths)) < len(strengths):
        raise bad_content("cards.toml", "gladiators.strength", "content-twice")
    for players in sorted({one for counts in table.editions.values() for one in counts}):
        schools = table.schools.get(players, 0)
        if not 0 < schools <= len(deck.schools):
            raise bad_content("table.toml", "schools", "gorus-content-schools", players=players)
        used = [one for one in deck.gladiators if one.min_players <= players]
        if schools * len(used) < table.hand * (3 if players == 1 else players):
            raise bad_content("table.toml", "hand", "gorus-content-hand", players=players)


_, TABLE = load(files(__package__) / "content")

CONTENT = content_hash(DECK, TABLE)


class Options(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    """A game's options, valid by construction: anything else raises `BadOptions`."""

    players: int
    edition: Edition = "fr2018"
    teams: str | None = None
    target: int | None = None
    schools: tuple[School, ...] | None = None
    dealer: int | None = None

    def __post_init__(self) -> None:
        _check_players(self)
        _check_teams(self)
        _check_schools(self)
        if self.target is not None and self.target < 1:
            raise _bad("G-2.8", "gorus-bad-target", target=self.target)
        if self.dealer is not None and not 0 <= self.dealer < self.players:
            raise _bad("G-2.9", "gorus-bad-dealer", dealer=self.dealer, last=self.players - 1)


def _bad(article: str, key: str, **facts: Fact) -> BadOptions:
    return BadOptions(Message(key, facts), article)


def _check_players(options: Options) -> None:
    """Two to eight play, and with the Russian edition one alone. [G-2.1]"""
    counts = TABLE.editions[options.edition]
    if options.players not in counts:
        raise _bad(
            "G-2.1", "gorus-bad-players", players=options.players, least=counts[0], most=counts[-1]
        )


def _check_teams(options: Options) -> None:
    """Teams need four players or more and one of the listed formats. [G-2.7, G-13.1]"""
    if options.teams is not None:
        known = formats(options.players)
        if options.teams not in known:
            raise _bad(
                "G-13.1",
                "gorus-bad-teams" if known else "gorus-no-teams",
                teams=options.teams,
                players=options.players,
                known=", ".join(known),
            )


def _check_schools(options: Options) -> None:
    """Which schools are used is free, how many is not. [G-2.2, G-2.3]"""
    if options.schools is not None:
        wanted = TABLE.schools[options.players]
        if len(options.schools) != wanted or len(set(options.schools)) != wanted:
            raise _bad("G-2.2", "gorus-bad-schools", players=options.players, wanted=wanted)


def formats(players: int) -> tuple[str, ...]:
    """List the team formats of a player count. [G-13.1]"""
    return tuple(teams for teams, seating in TABLE.teams.items() if len(seating) == players)


def read_options(given: Mapping[str, object]) -> Options:
    """Read options as given; one player alone means the Russian edition, which has that mode."""
    edition = "ru2020" if given.get("players") == 1 else "fr2018"
    return read_struct({"edition": edition} | dict(given), Options)


def menu(players: int) -> dict[str, tuple[object, ...]]:
    """Offer what can be chosen for a number of players, the default first. [G-2, G-13]"""
    editions = tuple(edition for edition, counts in TABLE.editions.items() if players in counts)
    return {
        "edition": editions,
        "teams": (None, *formats(players)),
        "target": (None, 1, 2, 3, 4, 5),
    }


@lru_cache(maxsize=256)
def sides(options: Options) -> Sides:
    """Say who scores together: each player, a team, or in solo the player and the wanderers.

    [G-2.7, G-12.11, G-13.3]
    """
    if options.players == 1:
        return Sides((0,), ((0,), ()))
    if options.teams is None:
        return every_seat_for_itself(options.players)
    return sides_from_seating(TABLE.teams[options.teams])


@lru_cache(maxsize=256)
def targets(options: Options) -> tuple[int, ...]:
    """Give the tokens each side needs: agreed, or three, or in teams own size plus one.

    [G-2.8, G-13.5]
    """
    members = sides(options).members
    if options.target is not None:
        return (options.target,) * len(members)
    if options.teams is None:
        return (TABLE.target,) * len(members)
    return tuple(len(team) + TABLE.team_bonus for team in members)


@lru_cache(maxsize=256)
def deck(options: Options) -> tuple[Card, ...]:
    """Make the deck: the schools in use, and the strengths that this many players use.

    The same deck serves every round. [G-2.2 to G-2.6]
    """
    schools = options.schools or DECK.schools[: TABLE.schools[options.players]]
    strengths = {
        gladiator.strength
        for gladiator in DECK.gladiators
        if gladiator.min_players <= options.players
    }
    return tuple(
        card for card in ALL_CARDS if card.school in schools and card.strength in strengths
    )


def _modes() -> tuple[Options, ...]:
    """List every mode: all player counts and team formats in both editions, and solo."""
    modes = []
    for edition, counts in TABLE.editions.items():
        for players in counts:
            modes.append(Options(players, edition))
            modes += [Options(players, edition, teams) for teams in formats(players)]
    players = TABLE.editions["fr2018"][1]
    schools = DECK.schools[-TABLE.schools[players] :]
    modes.append(Options(players, "fr2018", target=1, schools=schools, dealer=players - 1))
    return tuple(modes)


MODES = _modes()


def fight_size(options: Options) -> int:
    """Cards a fight takes: one a player, and two wanderers beside one alone. [G-7.1, G-12.2]"""
    return 3 if options.players == 1 else options.players
