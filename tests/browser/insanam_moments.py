"""Tables of Insanam at the moment at which a wished question is put to seat 0.

The engine itself plays them there, from a seed, by legal moves alone: each seat follows a plan, a
list of the moves it would like best, and where the plan says nothing it takes any. What comes out
is put into the books of a running house, as if it had been played there; the browser sits down at
seat 0.
"""

import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from random import Random
from secrets import token_urlsafe
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ludus.core.codec import to_json, to_plain
from ludus.core.events import Log
from ludus.core.fairness import Live, commitment, named_seed
from ludus.core.moves import Move
from ludus.core.rules import AnyRules
from ludus.games import find_game
from ludus.games.insanam import GAME as INSANAM
from ludus.games.insanam.city.moves import Act
from ludus.games.insanam.frames import Event, PlayerTurn
from ludus.games.insanam.slots import LETTERS
from ludus.games.insanam.state import Player, State
from ludus.server.guests import Guest, Guests
from ludus.tables.batch import ENTRY
from ludus.tables.model import Doc, Holder, Row
from ludus.tables.table import Table
from serving import Server

GAME: AnyRules = find_game("insanam")
JULIA = Guest("g0123456789abcdef01234567", "Julia", "en")
"""Who sits at seat 0."""
OTHERS = ("Drusus", "Agrippina", "Germanicus")
OVER = "over"
"""No question: the game is to be over."""
BOARDS = ("claudius", "narcissus", "seneca", "chaerea")
"""The boards of the seats where nothing else is wished."""
STARTS = ("SUP", "NAR", "NUM", "BAE")
TRIES = 400
LONGEST = 1500
STARTED = 1_700_000_000.0

Plan = Callable[[State, int], Sequence[str]]

QUIET = (
    "pass", "done", "skip", "halt", "stay", "later", "approve", "give G 0", "give W 0", "give S 0",
)  # fmt: skip
"""Moves that let the game go on quickly."""


def always(state: State) -> bool:
    return True


class Moment(Struct, frozen=True, kw_only=True):
    """What is wished: a question to seat 0.

    answer          how the answer begins that is to be given in the browser
    when            what else has to be true
    seed            from which the question comes up at the first go
    boards, starts  of the seats from 0 on
    plans           of the seats from 0 on; those that are missing are quiet
    rest            what is agreed besides
    """

    ask: str
    answer: str = ""
    when: Callable[[State], bool] = always
    seed: int = 0
    plans: tuple[Plan, ...] = ()
    boards: tuple[str, ...] = ()
    starts: tuple[str, ...] = ()
    rest: Mapping[str, Any] = {}

    @property
    def options(self) -> dict[str, Any]:
        return {"players": 4, "max_turns": 4, **self.rest}


class Found(Struct, frozen=True):
    """A table that stands at its moment."""

    table: Table
    rows: tuple[Row, ...]

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    @property
    def moves(self) -> list[str]:
        """List what seat 0 can answer."""
        return [str(move) for move in GAME.moves(self.state, 0)]

    def prices(self, move: str) -> list[int]:
        """Tell what an answer of seat 0 costs, all goods that are to be paid."""
        told = INSANAM.forecast(GAME.view(self.state, 0), GAME.parse(move))
        return [one.total for one in told.costs if one.total] if told else []


# Plans


def quiet(state: State, seat: int) -> Sequence[str]:
    return QUIET


def like(*words: str) -> Plan:
    """Like moves that begin with these words best, the first ones most; else be quiet."""
    return lambda state, seat: (*words, *QUIET)


def me(state: State, seat: int) -> Player:
    return state.table.players[seat]


def unlock(power: int, *words: str) -> Plan:
    """Get the goods for a power at the market, unlock it in the senate; then like these best."""
    good, kind = (1, "W") if power == 1 else (2, "S")
    market = ("place MAR 2" if power == 1 else "place MAR 1", "place MAR", "act MAR a", "act MAR c")
    senate = ("place SEN 4" if power == 1 else "place SEN 3", "place SEN", "act SEN d")

    def plan(state: State, seat: int) -> Sequence[str]:
        if me(state, seat).unlocked[power - 1]:
            return (*words, *QUIET)
        places = senate if me(state, seat).goods[good] >= 5 else market
        return (*places, f"unlock {power}", f"swap GGG {3 * kind}", *QUIET)

    return plan


def buyer(tile: str, letter: str) -> Plan:
    """Buy tiles of a zone until a certain one comes up, and use an action of it at once."""

    def plan(state: State, seat: int) -> Sequence[str]:
        bought = state.table.zones["MAR"].banners[1] >= 0
        there = any(zone.tile == tile for zone in state.table.zones.values())
        buys = () if bought else ("place MAR", "act MAR b")
        acts = (f"act {letter}",) if there else ()
        return (f"buy {tile}", f"buy {tile[0]}", *buys, *acts, *QUIET)

    return plan


def two_ways(state: State, seat: int) -> Sequence[str]:
    """March from Germania superior against two territories at once."""
    away = "BEL" if state.table.invaders else "LUG"
    return ("place BAR 1", "act BAR d", f"march SUP {away} 1 0 0", *QUIET)


CROSSING = (
    "place BAR", "act BAR d", "march NUM GLC 3", "march NUM GLC 2", "march GLC NAR 3",
    "march GLC NAR 2", "sail GLC NAR",
)  # fmt: skip
"""Sail from Numidia against Narbonensis with all there is."""
TO_LUG = (
    "place BAR", "act BAR a", "recruit CEN", "recruit EVO", "act BAR b", "deploy",
    "march NAR LUG 2 1 1", "march NAR LUG 2 2", "march NAR LUG 3 1", "march NAR LUG 2 1",
)  # fmt: skip
"""From Narbonensis take Lugdunensis, which lies beside Germania superior."""
TO_TAR = (
    "place BAR", "act BAR a", "recruit LEG", "act BAR b", "deploy LEG", "march NAR TAR 2",
)  # fmt: skip
"""From Narbonensis take Tarraconensis with a part of the troops."""
SLUMS = like("place SUB")


# Playing


def spoken(state: State, move: Move) -> str:
    """Write a move down; an action with its zone."""
    frame = state.table.frames[-1]
    if isinstance(move, Act) and isinstance(frame, PlayerTurn):
        return f"act {frame.zone} {LETTERS[move.action]}"
    return str(move)


def choose(moment: Moment, state: State, seat: int, rng: Random) -> Move:
    """Choose what a seat likes best."""
    moves: list[Move] = list(GAME.moves(state, seat))
    boards = (*moment.boards, *(one for one in BOARDS if one not in moment.boards))
    starts = (*moment.starts, *(one for one in STARTS if one not in moment.starts))
    plan = moment.plans[seat] if seat < len(moment.plans) else quiet
    for word in (f"board {boards[seat]}", f"settle {starts[seat]}", *plan(state, seat)):
        found = [move for move in moves if f"{spoken(state, move)} ".startswith(f"{word} ")]
        found = found or [move for move in moves if spoken(state, move).startswith(word)]
        if found:
            return rng.choice(found)
    return rng.choice(moves)


def reached(moment: Moment, state: State) -> bool:
    if moment.ask == OVER:
        return GAME.outcome(state) is not None
    if 0 not in GAME.to_act(state) or state.table.frames[-1].ask != moment.ask:
        return False
    moves = GAME.moves(state, 0)
    return moment.when(state) and any(one.text.startswith(moment.answer) for one in moves)


def attempt(name: str, moment: Moment, seed: int) -> Found | None:
    """Play once from a seed; None where the question did not come up."""
    holders = (
        Holder("person", JULIA.id, JULIA.name),
        *(Holder("bot", None, other, "random") for other in OTHERS),
    )
    secret = named_seed(name, seed)
    options = to_plain(GAME.read_options(moment.options))
    doc = Doc(
        GAME.name, GAME.version, GAME.content, options, JULIA.id, False, holders, commitment(secret)
    )  # fmt: skip
    table, rows = Table(token_urlsafe(9), doc, secret), list[Row]()
    rng = Random(seed)
    change = table.begin(table.ready(JULIA.id), STARTED)
    while True:
        table.adopt(change)
        rows += change.rows
        if reached(moment, table.state):
            return Found(table, tuple(rows))
        if table.doc.status != "running" or len(rows) > LONGEST:
            return None
        seat = table.acting[-1]
        move = choose(moment, table.state, seat, rng)
        change = table.move(seat, table.prompt(seat) or "", str(move), STARTED + len(rows))


FOUND: dict[str, Found] = {}
"""What was found before, by name."""


def find(name: str, moment: Moment) -> Found:
    """Play until the question comes up: at the first go, unless the rules have changed since."""
    if name not in FOUND:
        FOUND[name] = _search(name, moment)
    return FOUND[name]


def _search(name: str, moment: Moment) -> Found:
    for seed in range(moment.seed, moment.seed + TRIES):
        found = attempt(name, moment, seed)
        if found is not None:
            return found
    raise AssertionError(f"{name} did not come up")


# Into the books


def put(server: Server, found: Found, language: str = "en") -> tuple[str, str]:
    """Write a table into the books of a house, as a new one; give its id and Julia's cookie."""
    table, path = found.table, server.database.partition(":///")[2]
    new = token_urlsafe(9)
    entry = f"INSERT INTO entries ({', '.join(ENTRY)}) VALUES ({', '.join('?' * len(ENTRY))})"  # noqa: S608
    rows = [
        tuple(getattr(row, key.removesuffix("_id")) for key in ENTRY)
        for row in (replace(one, table=new) for one in found.rows)
    ]
    head = (
        new, table.doc.game, table.doc.status, False, len(rows), to_json(table.doc).decode(),
        table.seed.hex(), time.time(),
    )  # fmt: skip
    with closing(sqlite3.connect(path, timeout=20)) as base, base:
        base.executemany(entry, rows)
        base.execute(
            "INSERT INTO tables (id, game, status, public, version, doc, seed, touched)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            head,
        )
        (secret,) = base.execute("SELECT value FROM house WHERE key = 'guests'").fetchone()
    return new, Guests(secret).write(replace(JULIA, language=language))


def played(server: Server, table: str, seat: int = 0) -> list[str]:
    """List the moves a seat has made at a table, from the books."""
    path = server.database.partition(":///")[2]
    with closing(sqlite3.connect(path, timeout=20)) as base:
        rows = base.execute(
            "SELECT move FROM entries WHERE table_id = ? AND seat = ? ORDER BY seq", (table, seat)
        )
        return [move for (move,) in rows]


# What is wished

DRAFT = {"expert_gladiators": True, "expert_ambitions": True}
LONGER = {"max_turns": 12}
SABINUS, MILONIA = ("claudius", "sabinus"), ("claudius", "milonia")
GOODS = ("place MAR 4", "place MAR", "act MAR c")


def any_gift(state: State) -> bool:
    frame = state.table.frames[-1]
    return isinstance(frame, Event) and len(frame.kinds) > 1


def last_answer(state: State) -> bool:
    """Only seat 0 has not answered the event, and then the round is counted."""
    if GAME.to_act(state) != (0,):
        return False
    log = Log()
    GAME.apply(GAME.clone(state), 0, GAME.parse("approve"), Live(bytes(32), 0), log)
    return any(one.sheet is not None for one in log.told)


ROUND_ENDS = Moment(ask="thumbs", answer="approve", when=last_answer)

MOMENTS: dict[str, Moment] = {
    "D-01": Moment(ask="board", answer="board pallas"),
    "D-02 gladiators": Moment(ask="draft", answer="pick G", rest=DRAFT),
    "D-02 keep": Moment(ask="keep", answer="keep G", rest=DRAFT),
    "D-02 ambitions": Moment(ask="draft", answer="pick P", rest=DRAFT),
    "D-03": Moment(ask="show", answer="show"),
    "D-04": Moment(ask="settle", answer="settle"),
    "D-05 Petronius": Moment(
        ask="patronage", answer="patronage", boards=("petronius",), plans=(unlock(2),)
    ),
    "D-05 Macro": Moment(ask="fund", answer="fund", boards=("macro",), plans=(unlock(2, *GOODS),)),
    "D-06 use": Moment(ask="turn", answer="use"),
    "D-06 tuck": Moment(ask="after", answer="tuck", plans=(SLUMS,)),
    "D-06 validate": Moment(ask="after", answer="validate", plans=(SLUMS,), seed=12),
    "D-06 accuse": Moment(ask="turn", answer="accuse", boards=("sabinus",)),
    "D-06 camp": Moment(ask="after", answer="camp", plans=(unlock(1),)),
    "D-06 redeem": Moment(
        ask="turn", answer="redeem", boards=SABINUS, plans=(quiet, like("accuse 0")), seed=3
    ),
    "D-06 request": Moment(
        ask="turn", answer="request", boards=MILONIA, plans=(SLUMS, unlock(2))
    ),
    "D-06 favour": Moment(
        ask="favour", answer="grant", boards=("milonia",),
        plans=(unlock(2), like("request", "place SUB")),
    ),
    "D-06 banish": Moment(
        ask="turn", answer="banish", boards=("seneca",), plans=(unlock(1), like(*TO_LUG))
    ),
    "D-06 demote": Moment(
        ask="turn", answer="demote", boards=("pallas",), plans=(unlock(1), like(*TO_LUG))
    ),
    "D-06 incite": Moment(ask="after", answer="incite", boards=("petronius",), plans=(unlock(1),)),
    "D-06 raid": Moment(ask="after", answer="raid", boards=("postumus",), plans=(unlock(2),)),
    "D-07 place": Moment(ask="turn", answer="place COL 3"),
    "D-07 slums": Moment(ask="turn", answer="place SUB"),
    "D-07 pass": Moment(ask="turn", answer="pass"),
    "D-07 rob": Moment(
        ask="rob", answer="rob", boards=("milonia",), plans=(like("place COL 2"), SLUMS)
    ),
    "D-08": Moment(ask="act", answer="act a", plans=(like("place HIP 2"),)),
    "D-08 none": Moment(ask="act", answer="skip", plans=(like("place HIP 2"),)),
    "D-09 take": Moment(ask="take", answer="take WS", plans=(like("place MAR 1", "act MAR d"),)),
    "D-09 lose": Moment(ask="lose", answer="lose", plans=(like("refuse"),), rest=LONGER),
    "D-09 pay": Moment(
        ask="pay", answer="pay", boards=("pallas",), rest=LONGER, seed=26,
        plans=(like("buy M05", "act MAR b", "act MAR c", "buy M", "place MAR"),),
    ),
    "D-09 swap": Moment(ask="swap", answer="swap GG", plans=(like("place MAR 1", "act MAR a"),)),
    "D-09 hinder": Moment(
        ask="hinder", answer="target", plans=(like("place HIP 1", "act HIP c"),)
    ),
    "D-09 push": Moment(
        ask="push", answer="target", boards=("pallas",), plans=(buyer("H06", "b"),), rest=LONGER
    ),
    "D-09 steal": Moment(
        ask="steal", answer="target", boards=("pallas",), plans=(buyer("H07", "d"),), rest=LONGER
    ),
    "D-09 seize": Moment(
        ask="seize", answer="seize", boards=("pallas",), plans=(buyer("H07", "d"),), rest=LONGER
    ),
    "D-09 forfeit": Moment(
        ask="forfeit", answer="forfeit", plans=(SLUMS,) * 4, rest=LONGER, seed=1
    ),
    "D-09 peek": Moment(
        ask="peek", answer="order", boards=("pallas",), plans=(buyer("S10", "d"),), rest=LONGER
    ),
    "D-09 clear": Moment(
        ask="clear", answer="clear", boards=("pallas",), rest=LONGER,
        plans=(buyer("S09", "d"), like("place HIP", "act HIP a")), seed=29,
    ),
    "D-09 cull": Moment(ask="cull", answer="cull", plans=(SLUMS,) * 4, rest=LONGER, seed=1),
    "D-10 hire": Moment(ask="hire", answer="hire", plans=(like("place COL 1", "act COL a"),)),
    "D-10 tile": Moment(ask="tile", answer="buy", plans=(like("place MAR 1", "act MAR b"),)),
    "D-10 unlock": Moment(ask="unlock", answer="unlock 1", plans=(unlock(1),)),
    "D-10 camp": Moment(ask="camp", answer="camp", plans=(unlock(1),)),
    "D-11 fight": Moment(ask="fight", answer="fight", plans=(like("place COL 1", "act COL b"),)),
    "D-11 reroll": Moment(
        ask="reroll", answer="reroll", seed=22,
        plans=(like("fight G18", "fight", "slide", "act COL b", "act COL c", "place COL"),),
    ),
    "D-11 slide": Moment(
        ask="slide", answer="slide", plans=(like("fight", "act COL b", "place COL"),), seed=1
    ),
    "D-11 buy back": Moment(
        ask="buyback", answer="buyback", boards=("postumus",),
        plans=(like("fight", "act COL b", "place COL"),),
    ),
    "D-12 recruit": Moment(
        ask="recruit", answer="recruit EVO", plans=(like("place BAR 1", "act BAR a"),)
    ),
    "D-12 deploy": Moment(
        ask="deploy", answer="deploy",
        plans=(like("place BAR", "recruit CEN", "act BAR a", "act BAR b"),),
    ),
    "D-13": Moment(ask="march", answer="march", plans=(like("place BAR 1", "act BAR d"),)),
    "D-13 transit": Moment(
        ask="march", answer="transit", starts=("NUM", "NAR"),
        plans=(unlock(1, "place BAR", "act BAR d", "march NUM GLC"),),
    ),
    "D-14 order": Moment(ask="battle", answer="battle", plans=(two_ways,)),
    "D-14 charm": Moment(
        ask="charm", answer="charm", boards=("milonia",), starts=("NUM", "NAR"),
        plans=(unlock(1, *CROSSING),),
    ),
    "D-14 muster": Moment(
        ask="muster", answer="muster 1", boards=("postumus",), starts=("NUM", "NAR"),
        plans=(unlock(1, *CROSSING),),
    ),
    "D-14 fall": Moment(
        ask="fall", answer="fall", starts=("NAR",),
        plans=(
            like(
                "place BAR", "recruit CEN", "deploy CEN", "act BAR a", "act BAR b",
                "march NAR LUG 1 1",
            ),
        ),
    ),
    "D-14 plunder": Moment(
        ask="seize", answer="seize", boards=("sabinus",), starts=("NUM", "NAR"), seed=19,
        plans=(unlock(2, *CROSSING),),
    ),
    "D-15": Moment(
        ask="redo", answer="redo",
        plans=(like("place HIP 1", "act HIP a", "act SEN a", "place SEN 2"),),
    ),
    "D-16": Moment(
        ask="sail", answer="sail", starts=("NUM",),
        plans=(like("place BAR 1", "act BAR a", "recruit LEG", "march NUM GLC 1"),),
    ),
    "D-17": Moment(ask="thumbs", answer="refuse"),
    "D-18": Moment(ask="gifts", answer="give", seed=1),
    "D-18 any": Moment(ask="gifts", answer="give", when=any_gift, rest=LONGER),
    "D-19 wage": Moment(ask="wage", answer="wage LEG 1", plans=(SLUMS,) * 4, rest=LONGER),
    "D-19 unpaid": Moment(
        ask="unpaid", answer="dismiss", plans=(like("place SUB", "wage LEG 0"), *[SLUMS] * 3),
        rest=LONGER,
    ),
    "D-20": Moment(ask="name", answer="name W", boards=("pallas",), plans=(unlock(2),)),
    "D-21": Moment(
        ask="destiny", answer="destiny new", boards=SABINUS, plans=(quiet, like("accuse 2")),
        seed=1,
    ),
    "D-22": Moment(
        ask="incited", answer="send 1", boards=("claudius", "petronius"),
        plans=(quiet, unlock(1, "incite SUP")),
    ),
    "D-23": Moment(
        ask="withdraw", answer="withdraw", boards=MILONIA, starts=("NAR", "NUM"), seed=1,
        plans=(like(*TO_TAR), unlock(1, "charm", *CROSSING)),
    ),
}  # fmt: skip
"""Every decision of the game, some of them in several shapes; section 5.2."""
