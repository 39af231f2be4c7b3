"""Setting the table: boards, destinies, drafts, ambitions, start territories. [C-1, C-2]"""

from itertools import combinations

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.games.insanam.arena.adversaries import reveal_adversary
from ludus.games.insanam.cards.decks import (
    ADVERSARY,
    GLADIATOR,
    REDEMPTION,
    draw,
    event_deck,
    tile_deck,
)
from ludus.games.insanam.content.catalogue import (
    ADVERSARIES,
    BOARDS,
    EVENTS,
    GLADIATORS,
    NUMBERS,
    PERSONAL,
    PUBLIC,
    REDEMPTIONS,
    SEAS,
    STARTS,
    TERRITORIES,
    TILES,
)
from ludus.games.insanam.content.vocabulary import ZONES
from ludus.games.insanam.frames import Setup, Turn
from ludus.games.insanam.goods import of_dict, receive
from ludus.games.insanam.map.land import settle
from ludus.games.insanam.map.troops import STRIP, take
from ludus.games.insanam.moves import LETTERS, Move, make
from ludus.games.insanam.options import Options
from ludus.games.insanam.state import (
    Dealing,
    Deck,
    Land,
    Own,
    Player,
    Secrets,
    State,
    Table,
    Zone,
)
from ludus.games.insanam.tell import card_ref, land_ref, tell

FIXED = NUMBERS.fixed


def setup(options: Options, fate: Fate, sink: Sink | None) -> State:
    """Lay everything out that needs no choice. [C-1.1 to C-1.12, C-2.2 to C-2.4]"""
    state = State(_table(options), _secrets(options))
    table = state.table
    table.order = [*fate.order("seats", range(options.players))]
    for name, zone in table.zones.items():
        zone.offer = draw(state, tile_deck(name), fate)
    for _ in range(FIXED.display):
        reveal_adversary(state, fate, sink)
    for _ in range(FIXED.display):
        table.display.append(draw(state, GLADIATOR, fate))
    cards = list(PUBLIC)
    for _ in EVENTS:
        (card,) = fate.draw("public", cards)
        cards.remove(card)
        table.ambitions.append(card)
    table.frames.append(Setup(stage="boards"))
    return state


def _table(options: Options) -> Table:
    players = [
        Player(
            goods=[0, 0, 0], strip=[*STRIP], reserve=[0, 0, 0], extra=[0, 0, 0],
            storage=[0, 0, 0], supply=FIXED.citizens, waiting=[*NUMBERS.track.citizens],
            unlocked=[False] * 3, camps=FIXED.camps,
        )
        for _ in range(options.players)
    ]  # fmt: skip
    lands = {
        name: Land(troops=[0, 0, 0], barb=land.barb, citadel=land.citadel)
        for name, land in TERRITORIES.items()
    }
    seas = {name: [[0, 0, 0] for _ in players] for name in SEAS}
    circles = NUMBERS.players[options.players].circles
    zones: dict[str, Zone] = {name: Zone([-1] * circles, [-1] * len(LETTERS)) for name in ZONES}
    return Table(options, players, lands, seas, zones)


def _secrets(options: Options) -> Secrets:
    decks = {
        GLADIATOR: Deck([*GLADIATORS]),
        ADVERSARY: Deck([*ADVERSARIES]),
        REDEMPTION: Deck([*REDEMPTIONS]),
    }
    for number, events in EVENTS.items():
        decks[event_deck(number)] = Deck([event.id for event in events])
    for zone in ZONES:
        decks[tile_deck(zone)] = Deck([tile.id for tile in TILES.values() if tile.zone == zone])
    return Secrets(decks, [Own() for _ in range(options.players)])


def run_setup(frame: Setup, state: State, fate: Fate, sink: Sink | None) -> None:
    """Go on with what comes next. [section 5.1]"""
    if frame.stage == "boards":
        _boards(frame, state, fate, sink)
    elif frame.stage == "deal":
        frame.stage = "gladiators"
        _destinies(state, fate)
    elif frame.stage in ("gladiators", "ambitions"):
        _cards(frame, state, fate, sink)
    elif frame.stage == "keep":
        _kept(frame, state, sink)
    elif frame.stage == "show":
        _shown(frame, state, sink)
    else:
        _next_start(frame, state, sink)


def _boards(frame: Setup, state: State, fate: Fate, sink: Sink | None) -> None:
    """Boards are picked in seat order, or drawn. [C-2.1]"""
    table = state.table
    if frame.pick == len(table.order):
        frame.stage = "deal"
        frame.pick = 0
        return
    seat = table.order[frame.pick]
    if table.options.boards == "random":
        (board,) = fate.draw("board", _free_boards(table))
        _take_board(frame, table, board, sink)
    else:
        frame.wait(seat, "board")


def _free_boards(table: Table) -> list[str]:
    taken = {player.board for player in table.players}
    return [board for board in BOARDS if board not in taken]


def board_moves(state: State, frame: Setup, seat: int) -> list[Move]:
    """List the boards nobody has. [D-01]"""
    del frame, seat
    return [make("board", board) for board in _free_boards(state.table)]


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


def choose_board(
    state: State, frame: Setup, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Take a board. [C-2.1]"""
    del seat, fate
    frame.resume()
    _take_board(frame, state.table, move.word(), sink)


def _destinies(state: State, fate: Fate) -> None:
    """Each player gets one card of destiny; two are set aside unseen. [C-1.13]"""
    numbers = NUMBERS.players[state.table.options.players].destiny
    cards = ["loyal"] * numbers.loyal + ["traitor"] * numbers.traitor
    for seat, own in enumerate(state.secrets.own):
        (card,) = fate.draw("destiny", cards, to=seat)
        cards.remove(card)
        own.destiny = "traitor" if card == "traitor" else "loyal"
        own.past.append(own.destiny)
    state.table.dealings.append(Dealing("deal", tuple(range(len(state.secrets.own)))))


def _cards(frame: Setup, state: State, fate: Fate, sink: Sink | None) -> None:
    """Deal gladiators, then ambitions, or begin their draft. [C-1.14 to C-1.17]"""
    options = state.table.options
    if frame.drafting:
        _draft(frame, state)
    elif frame.stage == "gladiators":
        if options.expert_gladiators:
            _deal_hands(state, "gladiator", state.secrets.decks[GLADIATOR].bag, fate)
            frame.drafting = "gladiators"
        else:
            _deal_gladiators(state, fate, sink)
            frame.stage = "ambitions"
    elif options.expert_ambitions:
        _deal_hands(state, "ambition", [*PERSONAL], fate)
        frame.drafting = "ambitions"
    else:
        bag = [*PERSONAL]
        for seat, own in enumerate(state.secrets.own):
            own.hand = [*fate.draw("ambition", bag, FIXED.ambitions, to=seat)]
            bag = [card for card in bag if card not in own.hand]
        _ask_all(frame, state, "show")


def _deal_gladiators(state: State, fate: Fate, sink: Sink | None) -> None:
    """Two gladiators for each, free of charge and face up. [C-1.14, C-2.8]"""
    bag = state.secrets.decks[GLADIATOR].bag
    for seat, player in enumerate(state.table.players):
        for card in fate.draw("gladiator", bag, FIXED.gladiators):
            bag.remove(card)
            player.play.append(card)
        _tell_gladiators(seat, player, sink)


def _tell_gladiators(seat: int, player: Player, sink: Sink | None) -> None:
    player.first = player.play[:]
    cards = tuple(card_ref("gladiator", card) for card in player.play)
    tell(sink, "starts-with", seat, cards=cards)


def _deal_hands(state: State, label: str, bag: list[str], fate: Fate) -> None:
    """Four cards for each to draft from. [C-1.15, C-1.17]"""
    for seat, own in enumerate(state.secrets.own):
        own.hand = [*fate.draw(label, bag, FIXED.draft, to=seat)]
        own.packs.append(own.hand[:])
        for card in own.hand:
            bag.remove(card)


def _ask_all(frame: Setup, state: State, ask: str) -> None:
    frame.seats = tuple(range(len(state.secrets.own)))
    frame.ask = ask
    frame.stage = "keep" if ask == "keep" else "show" if ask == "show" else frame.stage


def answer_all(
    state: State, frame: Setup, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Keep a choice hidden until everybody has made theirs. [C-1.15, C-2.7]"""
    del fate, sink
    state.secrets.own[seat].answer = move.word().split(",")
    frame.seats = tuple(other for other in frame.seats if other != seat)


def draft_moves(state: State, frame: Setup, seat: int) -> list[Move]:
    """List the cards of the hand. [D-02]"""
    del frame
    return [make("pick", card) for card in state.secrets.own[seat].hand]


def _draft(frame: Setup, state: State) -> None:
    """Everybody has taken a card: hands are passed on, or all have enough. [C-1.15, C-1.17]"""
    owns = state.secrets.own
    for own in owns:
        if own.answer:
            card = own.answer.pop()
            own.hand.remove(card)
            own.picks.append(card)
            own.took.append(card)
            frame.pick = len(own.picks)
    if len(owns[0].picks) == FIXED.draft:
        _ask_all(frame, state, "keep")
        return
    if owns[0].picks:
        step = 1 if frame.drafting == "gladiators" else -1
        hands = [own.hand for own in owns]
        for seat, own in enumerate(owns):
            own.hand = hands[(seat - step) % len(owns)]
            own.packs.append(own.hand[:])
    _ask_all(frame, state, "draft")


def keep_moves(state: State, frame: Setup, seat: int) -> list[Move]:
    """List the pairs that can be kept. [D-02]"""
    del frame
    pairs = combinations(sorted(state.secrets.own[seat].picks), FIXED.gladiators)
    return [make("keep", ",".join(pair)) for pair in pairs]


def _kept(frame: Setup, state: State, sink: Sink | None) -> None:
    """Two are kept; gladiators put away go under their deck, ambitions out of the game."""
    deck = state.secrets.decks[GLADIATOR]
    for seat, own in enumerate(state.secrets.own):
        away = [card for card in own.picks if card not in own.answer]
        own.left += away
        if frame.drafting == "gladiators":
            player = state.table.players[seat]
            player.play = own.answer
            deck.under += away
            _tell_gladiators(seat, player, sink)
        else:
            own.hand = own.answer
        own.answer, own.picks = [], []
    frame.pick = 0
    frame.ask = ""
    if frame.drafting == "gladiators":
        frame.stage = "ambitions"
    else:
        _ask_all(frame, state, "show")
    frame.drafting = ""


def show_moves(state: State, frame: Setup, seat: int) -> list[Move]:
    """List the two ambitions. [D-03]"""
    del frame
    return [make("show", card) for card in state.secrets.own[seat].hand]


def _shown(frame: Setup, state: State, sink: Sink | None) -> None:
    """One ambition is laid face up, the other stays hidden. [C-2.7]"""
    for seat, own in enumerate(state.secrets.own):
        player = state.table.players[seat]
        player.open = own.answer.pop()
        player.hidden = True
        (own.ambition,) = (card for card in own.hand if card != player.open)
        own.hand = []
        tell(sink, "shows-ambition", seat, card=card_ref("ambition", player.open))
    frame.ask = ""
    frame.stage = "starts"


def _next_start(frame: Setup, state: State, sink: Sink | None) -> None:
    """Start territories are taken in seat order; then all get what they start with. [C-2.10]"""
    table = state.table
    if frame.pick < len(table.order):
        frame.wait(table.order[frame.pick], "settle")
        return
    _begin(table, sink)
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
            table.lands[land].barb += FIXED.vacant
    tell(sink, "begins")


def settle_moves(state: State, frame: Setup, seat: int) -> list[Move]:
    """List the start territories that are free. [D-04]"""
    del frame, seat
    taken = {player.start for player in state.table.players}
    return [make("settle", land) for land in STARTS.values() if land not in taken]


def choose_start(
    state: State, frame: Setup, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Take a start territory. [C-2.10]"""
    del fate
    frame.resume()
    frame.pick += 1
    state.table.players[seat].start = move.word()
    tell(sink, "settles", seat, land=land_ref(move.word()))
