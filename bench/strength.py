"""Bot strength, with 95 % intervals. Prints a Markdown table.

    python bench/strength.py [--games N] [--jobs J] [--search BUDGET] [--search-players 3,2,1]

One bot of a kind sits against others of another kind, in every seat in turn, so that the seat does
not count; chance gives it its fair share, and the interval must lie clear of that.
"""

from argparse import ArgumentParser
from os import cpu_count

from ludus.games import find_game
from ludus.lab.arena import Match, play_match
from ludus.lab.statistics import interval

Options = dict[str, object]


def wins(options: Options, hero: str, field: str, games: int, jobs: int) -> tuple[float, int]:
    """Play a hero against a field, a share of the games from each seat; count its wins."""
    gorus = find_game("gorus")
    read = gorus.read_options(options)
    seats = gorus.seats(read)
    each = max(1, games // seats)
    total = 0.0
    for seat in range(seats):
        heroes = _side(options, seat, seats)
        bots = tuple(hero if one in heroes else field for one in range(seats))
        match = Match("gorus", dict(options), bots, f"strength/{hero}/{field}/{seat}")
        for result in play_match(match, each, jobs=jobs):
            total += sum(1 for one in heroes if one in result.winners) / max(1, len(result.winners))
    return total, each * seats


def _side(options: Options, seat: int, seats: int) -> tuple[int, ...]:
    """Give the seats that play with a seat: its team, or itself."""
    if options.get("teams") == "2v2":
        return tuple(one for one in range(seats) if one % 2 == seat % 2)
    return (seat,)


def row(options: Options, hero: str, field: str, fair: float, games: int, jobs: int) -> str:
    """Write a row of the table."""
    won, played = wins(options, hero, field, games, jobs)
    low, high = interval(won, played)
    mode = " ".join(f"{key}={value}" for key, value in options.items())
    share = f"{won / played:.3f} | {low:.3f}–{high:.3f} | {fair:.3f}"
    return f"| {mode} | {hero} | {field} | {played} | {share} |"


def main() -> None:
    """Play the matches and print them."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="games of the quick bots a row")
    parser.add_argument("--search-games", type=int, default=120, help="games of the search a row")
    parser.add_argument("--search", default="search:200ms", help="the search and its budget")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    parser.add_argument("--search-players", default="3,2,4,6,1", help="where the search plays")
    args = parser.parse_args()
    print("| mode | bot | against | games | wins | 95 % interval | fair share |", flush=True)
    print("|---|---|---|---:|---:|---|---:|", flush=True)
    for players in range(2, 9):
        print(
            row({"players": players}, "veteran", "random", 1 / players, args.games, args.jobs),
            flush=True,
        )
    teams: Options = {"players": 4, "teams": "2v2"}
    print(row(teams, "veteran", "random", 0.5, args.games, args.jobs), flush=True)
    for solo in ("random", "veteran"):
        print(row({"players": 1}, solo, "-", 0.0, args.games, args.jobs), flush=True)
    for players in filter(None, args.search_players.split(",")):
        alone = players == "1"
        mode: Options = {"players": int(players)}
        field, fair = ("-", 0.0) if alone else ("veteran", 1 / int(players))
        print(row(mode, args.search, field, fair, args.search_games, args.jobs), flush=True)


if __name__ == "__main__":
    main()
