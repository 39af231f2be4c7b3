"""Who wins Insanam: by protagonist, seat, destiny and number of players. Prints Markdown tables.

    python bench/protagonists.py [--games N] [--players 2,3,4] [--jobs J] [--bots veteran]

Boards are drawn, so that each is played about as often as the others; all seats are played by bots
of the same kind. A share is that of games won by whoever had the thing, a shared victory counting
in part, with its 95 % interval; 1.00 in the last column is what chance alone would give. Seats are
places in the first turn order, destinies those of the first deal.
"""

from argparse import ArgumentParser
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from random import Random

from msgspec import Struct

from ludus.bots import make_bot
from ludus.core.fate import Fast
from ludus.core.rules import step
from ludus.games.insanam import GAME
from ludus.games.insanam.content.catalogue import BOARDS
from ludus.games.insanam.frames import Turn
from ludus.games.insanam.options import Options
from ludus.lab.arena import choice
from ludus.lab.statistics import interval

Work = tuple[int, int, str]
"""Number of players, number of the game, bot."""

Played = tuple[list[tuple[str, int, str]], tuple[int, ...], str, int]
"""What each seat had, who won, why it ended, after how many turns."""


class Tally(Struct):
    """Games and victories by what a player had, and how games ended."""

    played: dict[str, Counter[str]]
    won: dict[str, defaultdict[str, float]]
    ends: Counter[str]
    turns: int = 0


def empty() -> Tally:
    """Begin to count."""
    kinds = ("board", "place", "destiny")
    return Tally(
        {kind: Counter() for kind in kinds},
        {kind: defaultdict(float) for kind in kinds},
        Counter(),
    )


def game(work: Work) -> Played:
    """Play one game."""
    players, number, spec = work
    rng = Random(f"protagonists/{players}/{number}")
    fate = Fast(rng)
    state = GAME.setup(Options(players, boards="random"), fate, None)
    bot = make_bot(spec, GAME)
    had: list[tuple[str, int, str]] = []
    table = state.table
    while seats := GAME.to_act(state):
        if not had and isinstance(table.frames[0], Turn):
            places = {seat: place for place, seat in enumerate(table.order, 1)}
            had = [
                (player.board, places[seat], state.secrets.own[seat].destiny)
                for seat, player in enumerate(table.players)
            ]
        step(GAME, state, seats[0], choice(GAME, state, seats[0], bot, rng), fate)
    over = table.over
    return had, over.winners if over else (), over.reason if over else "", table.turn


def count(tally: Tally, result: Played) -> None:
    """Add a game."""
    had, winners, reason, turns = result
    for seat, (board, place, destiny) in enumerate(had):
        share = (seat in winners) / max(1, len(winners))
        for kind, word in (("board", board), ("place", f"{place}"), ("destiny", destiny)):
            tally.played[kind][word] += 1
            tally.won[kind][word] += share
    tally.ends[reason] += 1
    tally.turns += turns


def rows(tally: Tally, players: int, games: int) -> Iterator[str]:
    """Write the tables of one number of players."""
    yield f"\n### {players} players, {games} games\n"
    ends = ", ".join(f"{word} {100 * n / games:.0f} %" for word, n in tally.ends.most_common())
    yield f"Ended by: {ends}; {tally.turns / games:.1f} turns on average.\n"
    yield "| what | played | won | 95 % interval | against chance |"
    yield "|---|---:|---:|---:|---:|"
    for kind, played in tally.played.items():
        won = tally.won[kind]
        words = sorted(played, key=lambda word: -won[word] / played[word])
        for word in words if kind != "place" else sorted(played):
            low, high = interval(won[word], played[word])
            share = won[word] / played[word]
            yield (
                f"| {kind} {word} | {played[word]} | {share:.3f} | {low:.3f}–{high:.3f} | "
                f"{share * players:.2f} |"
            )
    shares = [tally.won["board"][board] / tally.played["board"][board] for board in BOARDS]
    yield f"\nWorst protagonist over best: {min(shares) / max(shares):.2f}."


def main() -> None:
    """Play all games and print."""
    parser = ArgumentParser()
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    parser.add_argument("--bots", default="veteran")
    args = parser.parse_args()
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        for players in (int(word) for word in args.players.split(",")):
            tally = empty()
            work = [(players, number, args.bots) for number in range(args.games)]
            for result in pool.map(game, work, chunksize=20):
                count(tally, result)
            for row in rows(tally, players, args.games):
                print(row, flush=True)


if __name__ == "__main__":
    main()
