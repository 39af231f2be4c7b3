"""Bot strength, with 95 % intervals. Prints a Markdown table.

    python bench/strength.py [GAME] [--games N] [--search-games N] [--search BUDGET] [--jobs J]
        [--players 3,4] [--search-players 3,2,1]

One bot of a kind sits against others of another kind, in every seat in turn, so that the seat does
not count; chance gives it its fair share, and the interval must lie clear of that. The last column
is the share of the others it left behind, with its 95 % interval: 1 is always first, 0.5 is fair.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from math import inf
from os import cpu_count
from statistics import mean, stdev

from msgspec import Struct

from ludus.games import find_game
from ludus.lab.arena import GameResult, Match, play_match
from ludus.lab.statistics import interval

Options = dict[str, object]

MANCHES: Options = {"end": {"manches": 1}}
"""A row of Brutus is about single manches: more of them say more in the same time."""


class Tally(Struct):
    """What a hero won, and where it finished."""

    wins: float = 0.0
    places: list[float] = []

    @property
    def games(self) -> int:
        """How many games were counted."""
        return len(self.places)

    def add(self, result: GameResult, heroes: tuple[int, ...]) -> None:
        """Count a game."""
        self.wins += sum(one in result.winners for one in heroes) / max(1, len(result.winners))
        scores = [-inf if score is None else score for score in result.scores]
        others = [score for seat, score in enumerate(scores) if seat not in heroes]
        mine = max(scores[seat] for seat in heroes)
        beaten = sum((mine > score) + (mine == score) / 2 for score in others)
        self.places.append(beaten / max(1, len(others)))


def tally(game: str, options: Options, hero: str, field: str, games: int, jobs: int) -> Tally:
    """Play a hero against a field, a share of the games from each seat."""
    rules = find_game(game)
    seats = rules.seats(rules.read_options(options))
    found = Tally()
    for seat in range(seats):
        heroes = _side(options, seat, seats)
        bots = tuple(hero if one in heroes else field for one in range(seats))
        match = Match(game, dict(options), bots, f"strength/{hero}/{field}/{seat}")
        for result in play_match(match, max(1, games // seats), jobs=jobs):
            found.add(result, heroes)
    return found


def _side(options: Options, seat: int, seats: int) -> tuple[int, ...]:
    """Give the seats that play with a seat: its team, or itself."""
    if options.get("teams") == "2v2":
        return tuple(one for one in range(seats) if one % 2 == seat % 2)
    return (seat,)


def row(game: str, options: Options, hero: str, field: str, games: int, jobs: int) -> str:
    """Write a row of the table."""
    found = tally(game, options, hero, field, games, jobs)
    low, high = interval(found.wins, found.games)
    words = {key: value for key, value in options.items() if key != "end"}
    mode = " ".join(f"{key}={value}" for key, value in words.items())
    fair = _fair(options)
    share = f"{found.wins / found.games:.3f} | {low:.3f}–{high:.3f} | {fair:.3f}"
    place = f"{mean(found.places):.3f} ± {1.96 * stdev(found.places) / found.games**0.5:.3f}"
    return f"| {mode} | {hero} | {field} | {found.games} | {share} | {place} |"


def _fair(options: Options) -> float:
    """Give the share of wins that chance alone would bring."""
    players = options["players"]
    if options.get("teams") == "2v2":
        return 0.5
    return 0.0 if players == 1 or not isinstance(players, int) else 1 / players


def gorus_rows(players: list[int]) -> Iterator[tuple[Options, str, str]]:
    """List the quick rows of Gorus: alone at every count, a team, and solo."""
    for count in players:
        yield {"players": count}, "veteran", "random"
    yield {"players": 4, "teams": "2v2"}, "veteran", "random"
    for solo in ("random", "veteran"):
        yield {"players": 1}, solo, "-"


def brutus_rows(players: list[int]) -> Iterator[tuple[Options, str, str]]:
    """List the quick rows of Brutus: every count, plain and with all variants."""
    for count in players:
        yield {"players": count, **MANCHES}, "veteran", "random"
    variants = dict.fromkeys(("revolt", "conspiracy", "benevolence"), True)
    yield {"players": 6, **MANCHES, **variants}, "veteran", "random"


def gloria_rows(players: list[int]) -> Iterator[tuple[Options, str, str]]:
    """List the quick rows of Gloria: melees at every count, and single combats."""
    for count in players:
        yield {"players": count}, "veteran", "random"
    yield {"players": 2, "mode": "single"}, "veteran", "random"


def insanam_rows(players: list[int]) -> Iterator[tuple[Options, str, str]]:
    """List the quick rows of Insanam: every count, boards drawn."""
    for count in players:
        yield {"players": count, "boards": "random"}, "veteran", "random"


ROWS = {"gorus": (gorus_rows, "2,3,4,5,6,7,8", "3,2,4,6,1"),
        "brutus": (brutus_rows, "4,5,6,7,8,9,10", "4,7,10"),
        "gloria": (gloria_rows, "2,3,4,5,6", "2,4"),
        "insanam": (insanam_rows, "2,3,4", "2,3,4")}  # fmt: skip


def main() -> None:
    """Play the matches and print them."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="gorus", choices=ROWS)
    parser.add_argument("--games", type=int, default=2000, help="games of the quick bots a row")
    parser.add_argument("--search-games", type=int, default=120, help="games of the search a row")
    parser.add_argument("--search", default="search:200ms", help="the search and its budget")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    parser.add_argument("--players", help="where the quick bots play")
    parser.add_argument("--search-players", help="where the search plays")
    args = parser.parse_args()
    rows, players, searched = ROWS[args.game]
    print(
        "| mode | bot | against | games | wins | 95 % interval | fair share | place |", flush=True
    )
    print("|---|---|---|---:|---:|---|---:|---:|", flush=True)
    for mode, hero, field in rows(_counts(args.players or players)) if args.games else ():
        print(row(args.game, mode, hero, field, args.games, args.jobs), flush=True)
    for count in _counts(args.search_players or searched) if args.search_games else ():
        end = MANCHES if args.game == "brutus" else {}
        field = "-" if count == 1 else "veteran"
        mode = {"players": count, **end}
        print(row(args.game, mode, args.search, field, args.search_games, args.jobs), flush=True)


def _counts(text: str) -> list[int]:
    return [int(word) for word in text.split(",")]


if __name__ == "__main__":
    main()
