"""Random games of Insanam until everything in the box was used, at each number of players.

    python bench/usage.py [--players 2,3,4] [--most N] [--seed S]

Each seat chooses at random or as the hand-written bot would; how often it does the one or the other
is drawn for every seat of every game, because random moves hardly ever fulfil an ambition. A
gladiator is used when its one-shot power was spent, when it was tucked and when it won its place
under a board; an adversary when it was turned up and when it was beaten; an action of a tile when
it was carried out; an event when it was resolved, by thumbs of both kinds; a power when it was
unlocked; a special power of a board when it did something; an ambition when it was validated or
scored; a redemption card when it redeemed somebody. The invariants are checked all the
time. Prints how many games it took, and what came last.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import pairwise
from random import Random

from ludus.bots import make_bot
from ludus.core.fate import Fast
from ludus.core.message import Message, Ref
from ludus.core.moves import Move
from ludus.core.rules import step
from ludus.core.sheets import Sheet
from ludus.games.insanam import GAME
from ludus.games.insanam.city.moves import Act, Repeat
from ludus.games.insanam.content.cards import Individual
from ludus.games.insanam.content.catalogue import (
    ADVERSARIES,
    BOARDS,
    EVENT,
    GLADIATORS,
    PERSONAL,
    PUBLIC,
    REDEMPTIONS,
    TILES,
    ZONES,
)
from ludus.games.insanam.court.moves import Approve, Redeem, Refuse
from ludus.games.insanam.frames import Action, Effects, Steal
from ludus.games.insanam.options import Options
from ludus.games.insanam.slots import LETTERS
from ludus.games.insanam.state import State

LOOK_EVERY = 25
"""After how many moves the invariants are checked; they are checked at the end too."""

TOLD = {
    "uses": "gladiator", "tucks": "gladiator", "slides": "gladiator", "adversary": "adversary",
    "fight-won": "adversary", "buys-tile": "tile", "event": "event", "unlocks": "power",
    "validates": "card", "public-ambition": "card",
}  # fmt: skip
"""What is told of a card, and which fact names it."""

MOVES = frozenset({"banish", "demote", "incite", "raid", "request", "charm", "muster", "rob",
                   "patronage", "fund", "name", "buyback", "accuse", "redeem"})  # fmt: skip
"""Moves that use a special power."""


def everything() -> set[str]:
    """List all there is to be used."""
    found = {f"{key} {card}" for card in GLADIATORS for key in ("uses", "tucks", "slides")}
    found |= {f"{key} {card}" for card in ADVERSARIES for key in ("adversary", "fight-won")}
    found |= {f"buys-tile {tile}" for tile in TILES}
    found |= {f"event {event}" for event in EVENT}
    found |= {
        f"{thumb} {event.id}" for event in EVENT.values() if isinstance(event, Individual)
        for thumb in ("approve", "refuse")
    }  # fmt: skip
    found |= {f"unlocks {board}-{power}" for board in BOARDS for power in (1, 2, 3)}
    found |= {f"validates {card}" for card in PERSONAL}
    found |= {f"public-ambition {card}" for card in PUBLIC}
    found |= {f"does {tile.id} {letter}" for tile in TILES.values()
              for letter, _ in zip(LETTERS, tile.actions, strict=False)}  # fmt: skip
    found |= {f"does {zone} {letter}" for zone, board in ZONES.items()
              for letter, _ in zip(LETTERS, board.base, strict=False)}  # fmt: skip
    found |= {f"redeems {card}" for card in REDEMPTIONS}
    return found | {f"move {kind}" for kind in MOVES - {"redeem"}} | {"first-blow", "plunder"}


class Watch:
    """Takes things off a list as they are used."""

    def __init__(self) -> None:
        self.left = everything()
        self.last = ""

    def used(self, what: str) -> None:
        """Take a thing off the list."""
        if what in self.left:
            self.left.remove(what)
            self.last = what

    def tell(
        self,
        event: Message,
        *,
        to: int | None = None,  # noqa: ARG002
        others: Message | None = None,  # noqa: ARG002
        sheet: Sheet | None = None,  # noqa: ARG002
    ) -> None:
        """Look at what is told."""
        key = event.key.removeprefix("insanam-told-")
        fact = event.facts.get(TOLD.get(key, ""))
        if isinstance(fact, Ref):
            self.used(f"{key} {fact.id}")
        elif key == "first-blow":
            self.used(key)

    def moved(self, state: State, seat: int, move: Move) -> None:
        """Look at a move before it is made."""
        table = state.table
        if isinstance(move, Redeem):
            self.used(f"redeems {table.players[seat].card}")
        elif move.word in MOVES:
            self.used(f"move {move.word}")
        elif isinstance(move, Approve | Refuse):
            self.used(f"{move.word} {table.event}")

    def look(self, state: State) -> None:
        """Look at what is under way."""
        frames = state.table.frames
        for below, frame in pairwise(frames):
            if isinstance(frame, Action):
                self.used(f"does {frame.tile or frame.zone} {LETTERS[frame.index]}")
            elif isinstance(frame, Steal) and not isinstance(below, Effects):
                # A theft that no card has asked for follows a battle.
                self.used("plunder")


def play(players: int, number: int, seed: str, watch: Watch) -> int:
    """Play a game at random; give its moves."""
    rng = Random(f"{seed}/{players}/{number}")
    fate = Fast(rng)
    state = GAME.setup(Options(players, boards="random"), fate, watch)
    wits = [rng.random() for _ in range(players)]
    bot = make_bot("veteran", GAME)
    moves = 0
    while seats := GAME.to_act(state):
        seat = seats[int(rng.random() * len(seats))]
        choices = GAME.moves(state, seat)
        move = choices[int(rng.random() * len(choices))]
        if rng.random() < wits[seat]:
            move = bot.choose(GAME.view(state, seat), choices, rng)
        watch.moved(state, seat, move)
        _do_at_once(state, watch, move)
        step(GAME, state, seat, move, fate, watch)
        watch.look(state)
        moves += 1
        if moves % LOOK_EVERY == 0:
            check(state)
    check(state)
    return moves


def _do_at_once(state: State, watch: Watch, move: Move) -> None:
    """An action that asks nothing is over before it can be looked at."""
    frame = state.table.frames[-1]
    if isinstance(move, Act | Repeat):
        near = getattr(frame, "zone", "") or getattr(frame, "chosen", "")
        name = move.zone if isinstance(move, Repeat) else near
        tile = state.table.zones[name].tile
        watch.used(f"does {tile or name} {LETTERS[move.action]}")


def check(state: State) -> None:
    """Find no broken invariant."""
    broken = list(GAME.invariants(state))
    if broken:
        raise SystemExit(f"a law is broken: {broken[0]}")


def rows(players: list[int], most: int, seed: str) -> Iterator[str]:
    """Play and write a row for each number of players."""
    yield "| players | things | games | moves | came last | never |"
    yield "|---:|---:|---:|---:|---|---|"
    for count in players:
        watch = Watch()
        games = moves = 0
        while watch.left and games < most:
            moves += play(count, games, seed, watch)
            games += 1
        never = ", ".join(sorted(watch.left)) or "–"
        yield f"| {count} | {len(everything())} | {games} | {moves} | {watch.last} | {never} |"


def main() -> None:
    """Play until all is used, and print."""
    parser = ArgumentParser()
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--most", type=int, default=20_000, help="games at each number of players")
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    for row in rows([int(word) for word in args.players.split(",")], args.most, args.seed):
        print(row, flush=True)


if __name__ == "__main__":
    main()
