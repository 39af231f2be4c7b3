"""Setting the table, choice by choice: boards, destinies, start territories. [C-1, C-2]"""

from ludus.core.decisions import Decision, nothing
from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import seat_ref
from ludus.games.insanam.content.catalogue import BOARDS, NUMBERS, STARTS
from ludus.games.insanam.court.drafting import Setting, deal_cards, keep_chosen, show_chosen
from ludus.games.insanam.court.moves import Settle, TakeBoard
from ludus.games.insanam.frames import Setup, Turn
from ludus.games.insanam.goods import of_dict, receive
from ludus.games.insanam.map.land import settle
from ludus.games.insanam.map.troops import take
from ludus.games.insanam.state import Dealing, State, Table
from ludus.games.insanam.tell import card_ref, land_ref, no, tell


def run_setup(context: Setting) -> None:
    """Go on with what comes next. [section 5.1]"""
    frame = context.frame
    if frame.stage == "boards":
        _next_board(context)
    elif frame.stage == "deal":
        frame.stage = "gladiators"
        _destinies(context.state, context.fate)
    elif frame.stage in ("gladiators", "ambitions"):
        deal_cards(context)
    elif frame.stage == "keep":
        keep_chosen(context)
    elif frame.stage == "show":
        show_chosen(context)
    else:
        _next_start(context)


# Boards


def _next_board(context: Setting) -> None:
    """Boards are picked in seat order, or drawn. [C-2.1]"""
    frame, table = context.frame, context.state.table
    if frame.pick == len(table.order):
        frame.stage = "deal"
        frame.pick = 0
    elif table.options.boards == "random":
        taken = {player.board for player in table.players}
        (board,) = context.fate.draw("board", [board for board in BOARDS if board not in taken])
        _take_board(frame, table, board, context.sink)
    else:
        frame.wait(table.order[frame.pick], BOARD.word)


def _boards(_: Setting) -> list[TakeBoard]:
    """List the boards. [D-01]"""
    return [TakeBoard(board) for board in BOARDS]


def _no_board(context: Setting, move: TakeBoard) -> Refusal | None:
    """No board is used twice. [C-2.1]"""
    board = card_ref("board", move.board)
    for seat, player in enumerate(context.state.table.players):
        if player.board == move.board:
            return no("C-2.1", "board-taken", board=board, other=seat_ref(seat))
    return None


def _choose_board(context: Setting, move: TakeBoard) -> None:
    """Take a board. [C-2.1]"""
    context.frame.resume()
    _take_board(context.frame, context.state.table, move.board, context.sink)


def _take_board(frame: Setup, table: Table, board: str, sink: Sink | None) -> None:
    seat = table.order[frame.pick]
    player = table.players[seat]
    player.board = board
    for atom in BOARDS[board].start:
        if atom.key == "extra":
            player.extra = [*atom.numbers]
            player.reserve = [*atom.numbers]
    frame.pick += 1
    tell(sink, "board", seat, board=card_ref("board", board))


BOARD: Decision[State, Setup, TakeBoard] = Decision(
    word="board",
    article="C-2.1",
    moves=(TakeBoard,),
    offers=_boards,
    forbids=_no_board,
    answer=_choose_board,
    forecast=nothing,
)

# Destinies


def _destinies(state: State, fate: Fate) -> None:
    """Each player gets one card of destiny; two are set aside unseen. [C-1.13]"""
    numbers = NUMBERS.players[state.table.options.players].destiny
    cards = ["loyal"] * numbers.loyal + ["traitor"] * numbers.traitor
    for seat, own in enumerate(state.secrets.own):
        (card,) = fate.draw("destiny", cards, to=seat)
        cards.remove(card)
        own.destiny = "traitor" if card == "traitor" else "loyal"
        own.past = [*own.past, own.destiny]
    seats = tuple(range(len(state.secrets.own)))
    state.table.dealings = [*state.table.dealings, Dealing("deal", seats)]


# Start territories


def _next_start(context: Setting) -> None:
    """Start territories are taken in seat order; then all get what they start with. [C-2.10]"""
    frame, table = context.frame, context.state.table
    if frame.pick < len(table.order):
        frame.wait(table.order[frame.pick], SETTLE.word)
        return
    _begin(table, context.sink)
    look = {land: number for number, land in STARTS.items()}
    table.order = sorted(table.order, key=lambda seat: look[table.players[seat].start])
    for stock, seat in zip(NUMBERS.stock, table.order, strict=False):
        player = table.players[seat]
        receive(player, of_dict(stock.goods))
        for _ in range(stock.troops):
            take(player, 0)
        settle(table, seat, player.start, (stock.troops, 0, 0))
    table.frames[:] = [Turn()]


def _begin(table: Table, sink: Sink | None) -> None:
    """Barbarians hold the start territories nobody took. [C-1.4]"""
    taken = {player.start for player in table.players}
    for land in STARTS.values():
        if land not in taken:
            table.lands[land].barb += NUMBERS.fixed.vacant
    tell(sink, "begins")


def _starts(_: Setting) -> list[Settle]:
    """List the start territories. [D-04]"""
    return [Settle(land) for land in STARTS.values()]


def _no_start(context: Setting, move: Settle) -> Refusal | None:
    """A start territory that nobody has. [C-2.10]"""
    for seat, player in enumerate(context.state.table.players):
        if player.start == move.land:
            return no("C-2.10", "start-taken", land=land_ref(move.land), other=seat_ref(seat))
    return None


def _choose_start(context: Setting, move: Settle) -> None:
    """Take a start territory. [C-2.10]"""
    context.frame.resume()
    context.frame.pick += 1
    context.state.table.players[context.seat].start = move.land
    tell(context.sink, "settles", context.seat, land=land_ref(move.land))


SETTLE: Decision[State, Setup, Settle] = Decision(
    word="settle",
    article="C-2.10",
    moves=(Settle,),
    offers=_starts,
    forbids=_no_start,
    answer=_choose_start,
    forecast=nothing,
)

DECISIONS = (BOARD, SETTLE)
