"""Positions, cards and dice in a few words: what the rule tests of Insanam share.

`court` builds a state in the middle of a turn: seat 0 is to place a citizen or pass. Seats have
plain boards, their start territories with two legionaries, 20 gold, 10 wood and 10 stone, and are
loyal; the adversaries face up have no lasting effect. A test changes what it is about. Everything
after that goes through the contract, with scripted chance, and every state on the way is checked.

Chance is written as it falls, a label and its values: `"attack 4 defend 1 adversary A05 eyes AN"`;
a label holds until the next, and `peek@1` is for seat 1 alone. Dice are faces of the die from 1:
`die` writes them by their value.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from ludus.core.codec import state_hash
from ludus.core.errors import BadOptions, IllegalMove, Refusal
from ludus.core.events import Log
from ludus.core.fate import Scripted
from ludus.core.rules import step
from ludus.games.insanam import GAME
from ludus.games.insanam.cards.decks import event_deck, tile_deck
from ludus.games.insanam.content.catalogue import BOARDS as PRINTED
from ludus.games.insanam.content.catalogue import EVENT, EVENTS, NUMBERS
from ludus.games.insanam.content.vocabulary import GOODS
from ludus.games.insanam.court.layout import _secrets, _table
from ludus.games.insanam.frames import PlayerTurn, Turn
from ludus.games.insanam.goods import totals
from ludus.games.insanam.map.troops import off_strip
from ludus.games.insanam.options import Options
from ludus.games.insanam.state import Dealing, Destiny, Land, Player, State

BOARDS = ("claudius", "seneca", "petronius", "narcissus")
STARTS = ("NUM", "SUP", "BAE", "NAR")
TILES = {"COL": "K04", "HIP": "H05", "BAR": "B01", "SEN": "S03", "MAR": "M07"}
"""The tiles on offer."""

AMBITIONS = (("P01", "P02"), ("P03", "P04"), ("P05", "P06"), ("P07", "P08"))
"""The open and the hidden ambition of each seat."""


def court(
    players: int = 3,
    *,
    boards: Sequence[str] = BOARDS,
    destinies: Sequence[Destiny] = ("loyal",) * 4,
    adversaries: Sequence[str] = ("A13", "A14"),
    display: Sequence[str] = ("G01", "G02"),
    turn: int = 2,
    round: int = 1,  # noqa: A002 - the game's own word
    start: bool = True,
    **options: Any,
) -> State:
    """Build a position in which seat 0 begins a lap, or, with `start=False`, let a test go on."""
    chosen = Options(players, **options)
    state = State(_table(chosen), _secrets(chosen))
    table, secrets = state.table, state.secrets
    table.turn, table.round, table.eyes = turn, round, "AN"
    table.order = list(range(players))
    table.display, table.adversaries = list(display), list(adversaries)
    table.ambitions = ["U1", "U2", "U3", "U4"]
    for card in display:
        secrets.decks["gladiator"].bag.remove(card)
    for card in adversaries:
        secrets.decks["adversary"].bag.remove(card)
    for zone, tile in TILES.items():
        table.zones[zone].offer = tile
        secrets.decks[tile_deck(zone)].bag.remove(tile)
    for seat, player in enumerate(table.players):
        player.board, player.start, player.goods = boards[seat], STARTS[seat], [20, 10, 10]
        if boards[seat] == "macro":
            player.extra, player.reserve = [5, 3, 2], [5, 3, 2]
        player.open, hidden = AMBITIONS[seat]
        player.hidden = True
        own = secrets.own[seat]
        own.destiny, own.ambition, own.past = destinies[seat], hidden, [destinies[seat]]
        hold(state, STARTS[seat], seat, (2, 0, 0))
    table.dealings.append(Dealing("deal", tuple(range(players))))
    for place in STARTS[players:]:
        table.lands[place].barb = NUMBERS.fixed.vacant
    if start:
        begin(state)
    return state


def begin(state: State, seat: int = 0) -> None:
    """Let a seat begin its player-turn in the middle of phase II."""
    at = state.table.order.index(seat)
    state.table.players[seat].used = []
    state.table.frames[:] = [Turn(stage="laps", at=at + 1), PlayerTurn(seat=seat)]
    go_on(state)


def land(state: State, name: str) -> Land:
    """Give a territory."""
    return state.table.lands[name]


def hold(
    state: State, name: str, seat: int, troops: Sequence[int] = (1, 0, 0), *, camp: bool = False
) -> None:
    """Let a seat hold a territory with these troops, taken from its strip, and nobody else."""
    place = land(state, name)
    if place.owner >= 0:
        for kind, n in enumerate(place.troops):
            state.table.players[place.owner].strip[kind] += n
    player = state.table.players[seat]
    for kind, n in enumerate(troops):
        player.strip[kind] -= n
    place.owner, place.troops, place.barb, place.citadel = seat, list(troops), 0, False
    place.camp = camp
    if camp:
        player.camps -= 1


def barbarians(state: State, name: str, figures: int, *, citadel: bool = False) -> None:
    """Let barbarians hold a territory, and nobody else."""
    empty(state, name)
    land(state, name).barb, land(state, name).citadel = figures, citadel


def empty(state: State, name: str) -> None:
    """Let nobody hold a territory."""
    place = land(state, name)
    if place.owner >= 0:
        hold(state, name, place.owner, (0, 0, 0))
    place.owner, place.camp, place.barb, place.citadel = -1, False, 0, False


def at_sea(state: State, sea: str, seat: int, troops: Sequence[int]) -> None:
    """Put troops from the strip on a sea space."""
    for kind, n in enumerate(troops):
        state.table.players[seat].strip[kind] -= n
        state.table.seas[sea][seat][kind] += n


def store(state: State, seat: int, troops: Sequence[int]) -> None:
    """Put troops from the strip into storage."""
    for kind, n in enumerate(troops):
        state.table.players[seat].strip[kind] -= n
        state.table.players[seat].storage[kind] += n


def in_play(state: State, seat: int, *cards: str) -> None:
    """Put gladiators from the deck into a play area."""
    for card in cards:
        state.secrets.decks["gladiator"].bag.remove(card)
        state.table.players[seat].play.append(card)


def under_board(state: State, seat: int, *cards: str) -> None:
    """Put gladiators from the deck under a board."""
    for card in cards:
        state.secrets.decks["gladiator"].bag.remove(card)
        state.table.players[seat].winners.append(card)


def tucked(state: State, seat: int, *cards: str) -> None:
    """Put gladiators from the deck to the left of a board."""
    for card in cards:
        state.secrets.decks["gladiator"].bag.remove(card)
        state.table.players[seat].tucked.append(card)


def lay_tile(state: State, tile: str) -> None:
    """Put a tile in force on its zone, from the stack or the offer."""
    zone = next(zone for zone in state.table.zones if tile in _stack(state, zone))
    stack = state.secrets.decks[tile_deck(zone)].bag
    if tile in stack:
        stack.remove(tile)
    else:
        state.table.zones[zone].offer = stack.pop()
    state.table.zones[zone].tile = tile


def _stack(state: State, zone: str) -> list[str]:
    return [*state.secrets.decks[tile_deck(zone)].bag, state.table.zones[zone].offer]


def unlock(state: State, seat: int, *powers: int) -> None:
    """Let powers of a board work (from 1) with their camps still on the board's side."""
    player = state.table.players[seat]
    for power in powers:
        player.unlocked[power - 1] = True


def mark(state: State, seat: int, space: int) -> None:
    """Put a marker on a space as if it had come there earlier: its citizens are out already."""
    player = state.table.players[seat]
    player.marker = player.peak = space
    while player.waiting and player.waiting[0] <= space:
        player.waiting.pop(0)
        player.supply += 1
    track = NUMBERS.track
    state.table.symbols = sorted({*state.table.symbols, *(s for s in track.symbols if s <= space)})


def one(state: State, seat: int = 0) -> Player:
    """Give a player."""
    return state.table.players[seat]


def go_on(state: State, chance: str = "") -> Log:
    """Let everything happen that needs no decision."""
    fate, log = Scripted(script(chance)), Log()
    GAME.run(state, fate, log)
    fate.finish()
    check(state)
    return log


def check(state: State) -> None:
    """Find no law broken."""
    assert list(GAME.invariants(state)) == []


def die(value: int) -> int:
    """Give a number of the die that shows this value."""
    return NUMBERS.die.index(value) + 1


def battle_dice(*pairs: tuple[int, int]) -> str:
    """Write the dice of exchanges by their values: attacker, defender."""
    return " ".join(f"attack {die(a)} defend {die(b)}" for a, b in pairs)


def arena_dice(mine: int, foe: int) -> str:
    """Write the dice of a fight by their values."""
    return f"arena {die(mine)} foe {die(foe)}"


def script(chance: str) -> list[tuple[str, int | None, list[int | str]]]:
    """Write chance as outcomes; values joined by a comma belong to one draw."""
    found: list[tuple[str, int | None, list[int | str]]] = []
    label, to = "", None
    labels = {"seats", "tile", "adversary", "eyes", "gladiator", "public", "board", "destiny",
              "ambition", "event", "redemption", "peek", "redeal", "attack", "defend", "arena",
              "foe"}  # fmt: skip
    for word in chance.split():
        name, _, seat = word.partition("@")
        if name in labels:
            label, to = name, int(seat) if seat else None
        else:
            values = [int(part) if part.isdigit() else part for part in word.split(",")]
            found.append((label, to, values))
    return found


def play(state: State, move: str, chance: str = "", seat: int | None = None) -> Log:
    """Make a move for whoever has to act first, with all the chance it needs and no more."""
    who = GAME.to_act(state)[0] if seat is None else seat
    fate, log = Scripted(script(chance)), Log()
    step(GAME, state, who, GAME.parse(move), fate, log)
    fate.finish()
    check(state)
    return log


def plays(state: State, *moves: str, chance: str = "") -> None:
    """Make several moves, one after another; the chance is all asked by the last."""
    for move in moves[:-1]:
        play(state, move)
    play(state, moves[-1], chance)


def moves(state: State, seat: int | None = None) -> list[str]:
    """List the moves of whoever has to act."""
    who = GAME.to_act(state)[0] if seat is None else seat
    return [str(move) for move in GAME.moves(state, who)]


def kinds(state: State, seat: int | None = None) -> set[str]:
    """List the kinds of moves of whoever has to act."""
    return {move.split()[0] for move in moves(state, seat)}


def asked(state: State) -> tuple[tuple[int, ...], str]:
    """Tell who is asked what."""
    return GAME.to_act(state), state.table.frames[-1].ask if state.table.frames else ""


def refused(state: State, move: str, seat: int | None = None) -> Refusal:
    """Try a move that must be refused without changing anything; give the refusal."""
    before = state_hash(state)
    who = GAME.to_act(state)[0] if seat is None else seat
    with pytest.raises(IllegalMove) as caught:
        step(GAME, state, who, GAME.parse(move), Scripted([]))
    assert state_hash(state) == before
    return caught.value.refusal


def bad_options(**given: Any) -> BadOptions:
    """Try options that must be refused; give the error."""
    with pytest.raises(BadOptions) as caught:
        GAME.read_options(given)
    return caught.value


def words(log: Log) -> list[str]:
    """List the keys of what was told, without their beginning."""
    return [told.event.key.removeprefix("insanam-told-") for told in log.told]


def goods(state: State, seat: int = 0) -> dict[str, int]:
    """Give what a seat holds."""
    return dict(zip(GOODS, one(state, seat).goods, strict=True))


def next_event(state: State, event: str) -> None:
    """Leave only one event in the deck of its round."""
    number = next(r for r, events in EVENTS.items() if event in {card.id for card in events})
    state.secrets.decks[event_deck(number)].bag = [event]


# Setting the table, and whole phases

LAID = "tile K04 H05 B01 S03 M07 adversary A13 eyes AN adversary A21 eyes OR gladiator G01 G02"
"""Chance of a set-up from the tiles on offer to the gladiators on display."""


def set_table(seats: str, chance: str = "", *, laid: str = LAID, **options: Any) -> State:
    """Set a table up to its first question; `seats` is the order of choosing, such as `1,0`."""
    players = len(seats.split(","))
    fate = Scripted(script(f"seats {seats} {laid} public U1 U2 U3 U4 {chance}"))
    state = GAME.setup(Options(players, **options), fate, None)
    fate.finish()
    check(state)
    return state


def deal(players: int) -> str:
    """Write the chance of a plain deal: all loyal; G11, G12 and P01, P02 for seat 0, and so on."""
    seats = range(players)
    destinies = " ".join(f"destiny@{seat} loyal" for seat in seats)
    gladiators = " ".join(f"G{11 + 2 * seat},G{12 + 2 * seat}" for seat in seats)
    ambitions = " ".join(f"ambition@{seat} P0{1 + 2 * seat},P0{2 + 2 * seat}" for seat in seats)
    return f"{destinies} gladiator {gladiators} {ambitions}"


def begin_turn(state: State, chance: str = "") -> Log:
    """Let the next turn begin, with phase I."""
    state.table.frames[:] = [Turn()]
    return go_on(state, chance)


def all_pass(state: State, chance: str = "") -> Log:
    """Let everybody pass who still can; the chance is of what follows: the event of phase III."""
    while sum(not player.passed and player.supply > 0 for player in state.table.players) > 1:
        play(state, "pass")
    return play(state, "pass", chance)


def everybody(state: State, move: str, chance: str = "") -> Log:
    """Let all who choose at once choose the same; the chance is of what follows."""
    while len(GAME.to_act(state)) > 1:
        play(state, move)
    return play(state, move, chance)


def pay_all(state: State, chance: str = "") -> Log:
    """Let everybody pay all their soldiers, from the first; the chance is of what follows."""
    seats = range(len(state.table.players))
    questions = sum(n > 0 for seat in seats for n in off_strip(state.table, seat))
    for _ in range(questions - 1):
        play(state, moves(state)[-1])
    return play(state, moves(state)[-1], chance)


def expose(state: State, seat: int, card: str = "D1", since: int = 1) -> None:
    """Let a seat be an exposed traitor since a turn."""
    player, own = one(state, seat), state.secrets.own[seat]
    own.destiny, own.past = "traitor", ["traitor"]
    player.exposed, player.shown, player.since, player.card = True, "traitor", since, card
    player.before = dict(player.counts)
    state.secrets.decks["redemption"].bag.remove(card)
    state.table.dealings.append(Dealing("shown", (seat,), "traitor"))


def owe(state: State, event: str) -> str:
    """Owe an event, in its round: it comes when the player-turn ends. Give its chance."""
    state.table.round = EVENT[event].round
    state.table.owed = 1
    return f"event {event}"


def bare(state: State) -> None:
    """Let nobody hold anything that scores: no land, no tiles for the public ambitions."""
    for name, place in state.table.lands.items():
        if place.owner >= 0:
            empty(state, name)
    state.table.ambitions = ["U7"] * 4


def end_round(state: State, chance: str = "") -> Log:
    """Let a lap end in which a threshold was reached."""
    state.table.pending = True
    state.table.frames[:] = [Turn(stage="laps", at=len(state.table.order))]
    return go_on(state, chance)


def end_game(state: State, seat: int = 0) -> Log:
    """Let a seat place in the Suburra and reach 60; pay may follow."""
    mark(state, seat, NUMBERS.track.last - 1)
    begin(state, seat)
    return play(state, "place SUB")


# Incomes: the numbers on the boards are tuned, so no test knows them


def printed(board: str) -> tuple[int, int, int]:
    """Give the goods of the income printed on a board: its own, or the common one."""
    return totals(PRINTED[board].income or NUMBERS.income)[0]


def with_income(state: State, seat: int, gold: int, wood: int = 0, stone: int = 0) -> list[int]:
    """Add what the board of a seat prints to these goods."""
    own = printed(one(state, seat).board)
    return [a + b for a, b in zip((gold, wood, stone), own, strict=True)]


def gold_with_income(state: State, *gold: int) -> list[int]:
    """Add the gold that boards print to the gold of each seat."""
    return [with_income(state, seat, n)[0] for seat, n in enumerate(gold)]


def after_income(state: State, chance: str = "") -> Log:
    """Let a turn go on after its incomes, with the powers and demands of phase I."""
    state.table.frames[:] = [Turn(stage="powers")]
    return go_on(state, chance)
