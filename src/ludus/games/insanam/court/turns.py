"""The turn: income, laps of player-turns, the event, and what comes back. [C-3, C-4]"""

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.games.insanam.cards.powers import TAXES, has, mod
from ludus.games.insanam.content.catalogue import BOARDS, GLADIATORS, NUMBERS
from ludus.games.insanam.content.vocabulary import GOODS
from ludus.games.insanam.court.track import climb
from ludus.games.insanam.frames import Ending, Event, PlayerTurn, RoundChange, Turn
from ludus.games.insanam.goods import amount, gain, levy, of_word, pay, score, totals, words
from ludus.games.insanam.map.land import controlled
from ludus.games.insanam.moves import SKIP, Move, make
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import card_ref, goods_ref, tell

PATRONAGE = 2
"""Goods that Petronius spends for 1 VP. [C-25.10]"""


def run_turn(frame: Turn, state: State, fate: Fate, sink: Sink | None) -> None:
    """Go through the phases. [C-3.2, section 5.1]"""
    del fate
    _STAGES[frame.stage](frame, state.table, sink)


def _start(frame: Turn, table: Table, sink: Sink | None) -> None:
    """A turn begins; some citizens may be kept away; the first has no income. [C-4.1]"""
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
    """Reckon the income of phase I: goods and VP. [C-4.2]"""
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


def _income(frame: Turn, table: Table, sink: Sink | None) -> None:
    """Each player in turn order gains an income. [C-4.2, C-4.3]"""
    if frame.at == len(table.order):
        frame.at = 0
        frame.stage = "powers"
        return
    seat = table.order[frame.at]
    frame.at += 1
    goods, vp = income(table, seat)
    score(table, seat, vp, sink)
    gain(table, seat, goods, sink)


def _powers(frame: Turn, table: Table, sink: Sink | None) -> None:
    """Start-of-turn powers are used in turn order. [C-4.4]"""
    del sink
    if frame.at == len(table.order):
        frame.at = 0
        frame.stage = "taxes"
        return
    seat = table.order[frame.at]
    frame.at += 1
    if has(table.players[seat], "patronage"):
        frame.wait(seat, "patronage")


def patronage_moves(state: State, frame: Turn, seat: int) -> list[Move]:
    """List the goods Petronius can spend. [D-05]"""
    del frame
    spent = words(PATRONAGE, state.table.players[seat].goods)
    return [*(make("patronage", word) for word in spent), SKIP]


def patronage(
    state: State, frame: Turn, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Spend two goods for one VP, or do not. [C-4.4]"""
    del fate
    frame.resume()
    if move.kind == "patronage":
        goods = of_word(move.word())
        pay(state.table.players[seat], goods)
        tell(sink, "patronage", seat, goods=goods_ref(goods))
        score(state.table, seat, 1, sink)


def _taxes(frame: Turn, table: Table, sink: Sink | None) -> None:
    """What adversaries face up demand each turn is levied in turn order. [C-4.5, C-22.5]"""
    frame.stage = "laps"
    for card in table.adversaries:
        atom = TAXES[card].get("turn")
        if atom is not None:
            for seat in table.order:
                tell(sink, "taxed", seat, adversary=card_ref("adversary", card))
                levy(table, seat, amount(atom.resource, atom.n), sink)


def _laps(frame: Turn, table: Table, sink: Sink | None) -> None:
    """Players take player-turns, lap after lap, until nobody can place. [C-3.3, C-3.4, C-3.6]

    A round end that is due runs at the end of the lap, one at each. [C-14.7]
    """
    del sink
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


def _events(frame: Turn, table: Table, sink: Sink | None) -> None:
    """After the event of phase III come those that are owed. [C-9.6, C-13.1]"""
    del sink
    if table.owed:
        table.owed -= 1
        table.frames.append(Event())
    else:
        frame.stage = "rounds"


def _rounds(frame: Turn, table: Table, sink: Sink | None) -> None:
    """Phase IV, where a round end is due. [C-3.7]"""
    del sink
    frame.stage = "stall"
    if table.pending:
        table.frames.append(RoundChange())


def _stall(frame: Turn, table: Table, sink: Sink | None) -> None:
    """By option, a turn in which no marker rose moves all of them up. [section 8.3]"""
    if table.options.stall_push and not table.rose:
        for seat in table.order:
            climb(table, seat, 1, sink)
    elif table.owed:
        table.owed -= 1
        table.frames.append(Event())
    else:
        frame.stage = "end"


def _end(frame: Turn, table: Table, sink: Sink | None) -> None:
    """Citizens and banners come back; perhaps it was the last turn. [C-3.9, section 8.3]"""
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


_STAGES = {
    "start": _start, "income": _income, "powers": _powers, "taxes": _taxes, "laps": _laps,
    "events": _events, "rounds": _rounds, "stall": _stall, "end": _end,
}  # fmt: skip
