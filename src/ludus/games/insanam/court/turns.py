"""The turn: income, laps of player-turns, the event, and what comes back. [C-3, C-4]"""

from collections.abc import Callable

from ludus.core.decisions import Context, Decision
from ludus.core.errors import Refusal
from ludus.games.insanam.cards.powers import TAXES, has, mod
from ludus.games.insanam.content.catalogue import BOARDS, GLADIATORS, NUMBERS
from ludus.games.insanam.content.vocabulary import GOODS
from ludus.games.insanam.court import forecasts
from ludus.games.insanam.court.moves import SpendOnArts
from ludus.games.insanam.court.track import climb
from ludus.games.insanam.frames import Ending, Event, PlayerTurn, RoundChange, Turn
from ludus.games.insanam.goods import (
    amount,
    bundles,
    gain,
    levy,
    pay,
    score,
    too_dear,
    totals,
    wrong_number,
)
from ludus.games.insanam.map.land import controlled
from ludus.games.insanam.moves import SKIP, Skip
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import card_ref, goods_ref, tell

PATRONAGE_GOODS = 2
"""Goods that Petronius spends for 1 VP. [C-25.10]"""

AtTurn = Context[State, Turn]


def run_turn(context: AtTurn) -> None:
    """Go through the phases. [C-3.2, section 5.1]"""
    _STAGES[context.frame.stage](context)


def _start(context: AtTurn) -> None:
    """A turn begins; some citizens may be kept away; the first has no income. [C-4.1]"""
    frame, table, sink = context.frame, context.state.table, context.sink
    table.turn += 1
    table.rose = False
    tell(sink, "turn", n=table.turn, round=table.round)
    for player in table.players:
        player.held = max(0, min(player.locks, player.supply - 1))
        player.supply -= player.held
        player.locks = 0
    frame.at = 0
    frame.stage = "laps" if table.turn == 1 else "income"


def income(table: Table, seat: int) -> tuple[tuple[int, int, int], int]:
    """Add up the income of phase I: goods and VP. [C-4.2]"""
    player = table.players[seat]
    atoms = list(BOARDS[player.board].income or NUMBERS.income)
    for card in player.tucked:
        atoms.extend(GLADIATORS[card].income)
    goods, vp, _ = totals(atoms)
    gold = goods[0] + NUMBERS.fixed.territory * len(controlled(table, seat))
    if has(player, "mines"):
        gold += sum(
            atom.n for card in player.tucked for atom in GLADIATORS[card].income
            if atom.resource == "G"
        )  # fmt: skip
    sums = [gold, goods[1], goods[2]]
    for at, good in enumerate(GOODS):
        sums[at] = max(0, sums[at] + mod(table, seat, f"inc.{good}"))
    return (sums[0], sums[1], sums[2]), max(0, vp + mod(table, seat, "inc.VP"))


def _income(context: AtTurn) -> None:
    """Each player in turn order gains an income. [C-4.2, C-4.3]"""
    frame, table, sink = context.frame, context.state.table, context.sink
    if frame.at == len(table.order):
        frame.at = 0
        frame.stage = "powers"
        return
    seat = table.order[frame.at]
    frame.at += 1
    goods, vp = income(table, seat)
    score(table, seat, vp, sink)
    gain(table, seat, goods, sink)


def _powers(context: AtTurn) -> None:
    """Start-of-turn powers are used in turn order. [C-4.4]"""
    frame, table = context.frame, context.state.table
    if frame.at == len(table.order):
        frame.at = 0
        frame.stage = "taxes"
        return
    seat = table.order[frame.at]
    frame.at += 1
    if has(table.players[seat], "patronage"):
        frame.wait(seat, PATRONAGE.word)


def _patronages(_: AtTurn) -> list[SpendOnArts | Skip]:
    """List the goods Petronius can spend, or none. [D-05]"""
    return [*(SpendOnArts(goods) for goods in bundles(PATRONAGE_GOODS)), SKIP]


def _no_patronage(context: AtTurn, move: SpendOnArts | Skip) -> Refusal | None:
    """As many goods as patronage takes, of those one has. [C-4.4]"""
    if isinstance(move, Skip):
        return None
    player = context.state.table.players[context.seat]
    return wrong_number(move.goods, PATRONAGE_GOODS, "C-4.4") or too_dear(
        player, move.goods, "C-4.4"
    )


def _patronize(context: AtTurn, move: SpendOnArts | Skip) -> None:
    """Spend two goods for one VP, or do not. [C-4.4]"""
    context.frame.resume()
    if isinstance(move, SpendOnArts):
        table, seat = context.state.table, context.seat
        pay(table.players[seat], move.goods)
        tell(context.sink, "patronage", seat, goods=goods_ref(move.goods))
        score(table, seat, 1, context.sink)


PATRONAGE: Decision[State, Turn, SpendOnArts | Skip] = Decision(
    word="patronage",
    article="C-4.4",
    moves=(SpendOnArts, Skip),
    offers=_patronages,
    forbids=_no_patronage,
    answer=_patronize,
    forecast=forecasts.patronage,
)


def _taxes(context: AtTurn) -> None:
    """What adversaries face up demand each turn is levied in turn order. [C-4.5, C-22.5]"""
    frame, table, sink = context.frame, context.state.table, context.sink
    frame.stage = "laps"
    for card in table.adversaries:
        atom = TAXES[card].get("turn")
        if atom is not None:
            for seat in table.order:
                tell(sink, "taxed", seat, adversary=card_ref("adversary", card))
                levy(table, seat, amount(atom.resource, atom.n), sink)


def _laps(context: AtTurn) -> None:
    """Players take player-turns, lap after lap, until nobody can place. [C-3.3, C-3.4, C-3.6]

    A round end that is due runs at the end of the lap, one at each. [C-14.7]
    """
    frame, table = context.frame, context.state.table
    if not frame.at and all(player.passed for player in table.players):
        frame.stage = "events"
        table.frames.append(Event())
    elif frame.at < len(table.order):
        seat = table.order[frame.at]
        frame.at += 1
        player = table.players[seat]
        if player.passed:
            return
        if player.supply:
            player.used.clear()
            table.frames.append(PlayerTurn(seat=seat))
        else:
            player.passed = True
    else:
        frame.at = 0
        if table.pending:
            table.frames.append(RoundChange())


def _events(context: AtTurn) -> None:
    """After the event of phase III come those that are owed. [C-9.6, C-13.1]"""
    if not _owed(context.state.table):
        context.frame.stage = "rounds"


def _owed(table: Table) -> bool:
    """Begin an event that is owed; say whether there was one."""
    if not table.owed:
        return False
    table.owed -= 1
    table.frames.append(Event())
    return True


def _rounds(context: AtTurn) -> None:
    """Phase IV, where a round end is due. [C-3.7]"""
    frame, table = context.frame, context.state.table
    frame.stage = "stall"
    if table.pending:
        table.frames.append(RoundChange())


def _stall(context: AtTurn) -> None:
    """By option, a turn in which no marker rose moves all of them up. [section 8.3]"""
    frame, table, sink = context.frame, context.state.table, context.sink
    if table.options.stall_push and not table.rose:
        for seat in table.order:
            climb(table, seat, 1, sink)
    elif not _owed(table):
        frame.stage = "end"


def _end(context: AtTurn) -> None:
    """Citizens and banners come back; perhaps it was the last turn. [C-3.9, section 8.3]"""
    frame, table, sink = context.frame, context.state.table, context.sink
    for zone in table.zones.values():
        zone.circles = [-1] * len(zone.circles)
        zone.banners = [-1] * len(zone.banners)
    table.suburra.clear()
    for player in table.players:
        player.supply += player.placed + player.held
        player.placed = player.held = 0
        player.passed = False
    if table.turn == table.options.max_turns:
        tell(sink, "limit", n=table.turn)
        table.ended = True
        table.frames[:] = [Ending()]
    else:
        frame.stage = "start"


_STAGES: dict[str, Callable[[AtTurn], None]] = {
    "start": _start, "income": _income, "powers": _powers, "taxes": _taxes, "laps": _laps,
    "events": _events, "rounds": _rounds, "stall": _stall, "end": _end,
}  # fmt: skip
