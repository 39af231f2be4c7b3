"""A position for every question of Insanam: what the tests of refusals, prices and views share."""

from collections.abc import Callable
from random import Random
from typing import Any

from ludus.core.fate import Fast
from ludus.core.rules import step
from ludus.games.insanam import GAME
from ludus.games.insanam.frames import Pay, Turn
from ludus.games.insanam.options import Options
from ludus.games.insanam.state import State
from rules.insanam.build import (
    arena_dice,
    at_sea,
    battle_dice,
    court,
    go_on,
    hold,
    in_play,
    lay_tile,
    mark,
    next_event,
    play,
    plays,
    store,
    under_board,
    unlock,
)

SEATS = ("claudius", "seneca", "macro", "narcissus")


def first(board: str, *, players: int = 3, **more: Any) -> State:
    """Build a position in which seat 0 has a certain board."""
    others = [one for one in SEATS if one != board]
    return court(players, boards=(board, *others), **more)


def setting(ask: str, **options: Any) -> State:
    """Set the table until a question comes up."""
    fate = Fast(Random(1))
    state = GAME.setup(Options(3, **options), fate, None)
    while state.table.frames[-1].ask != ask:
        seat = GAME.to_act(state)[0]
        step(GAME, state, seat, GAME.moves(state, seat)[0], fate)
    return state


def event(card: str, *answers: str, **more: Any) -> State:
    """Let everybody of two pass and an event come; give answers in seat order."""
    number = int(card[1])
    state = court(2, round=number, **more)
    if number > 1:
        mark(state, 0, 10)
        mark(state, 1, 11)
    in_play(state, 0, "G10")
    next_event(state, card)
    plays(state, "pass", "pass", chance=f"event {card}")
    for seat, answer in enumerate(answers):
        play(state, answer, seat=seat)
    return state


def patronage() -> State:
    state = first("petronius", start=False)
    unlock(state, 0, 2)
    state.table.frames[:] = [Turn(stage="powers")]
    go_on(state)
    return state


def fund() -> State:
    state = first("macro")
    unlock(state, 0, 2)
    plays(state, "place MAR 1", "act c")
    return state


def name() -> State:
    state = first("pallas")
    plays(state, "place SEN 2", "act d", "unlock 2")
    return state


def favour() -> State:
    state = court(3, boards=("claudius", "milonia", "seneca"))
    unlock(state, 1, 2)
    state.table.zones["COL"].banners[0] = 1
    play(state, "request COL a")
    return state


def rob() -> State:
    state = first("milonia")
    mark(state, 1, 3)
    play(state, "place COL 2")
    return state


def acting(zone: str = "COL", tile: str = "", **more: Any) -> State:
    """Let seat 0 stand before the actions of a zone."""
    state = court(3, **more)
    if tile:
        lay_tile(state, tile)
    play(state, f"place {zone} {2 if zone == 'SEN' else 1}")
    return state


def after() -> State:
    state = court(3)
    play(state, "place SUB")
    return state


def done(state: State, *moves: str, chance: str = "") -> State:
    """Play on, and give the state."""
    plays(state, *moves, chance=chance)
    return state


def bannered() -> State:
    """Banners of seat 1 are on two actions of the Colosseum and one of the barracks."""
    state = court(3)
    state.table.zones["COL"].banners[:2] = [1, 1]
    state.table.zones["BAR"].banners[0] = 1
    return state


def redo(letter: str = "a") -> State:
    return done(bannered(), "place SEN 2", f"act {letter}")


def clear() -> State:
    state = bannered()
    lay_tile(state, "S09")
    return done(state, "place SEN 2", "act d")


def deploy() -> State:
    state = court(3)
    store(state, 0, (2, 1, 0))
    return done(state, "place BAR 1", "act b")


def arena(board: str = "claudius", *cards: str) -> State:
    """Let seat 0 choose a fight with G07."""
    state = first(board)
    in_play(state, 0, "G07")
    under_board(state, 0, *cards)
    return done(state, "place COL 1", "act b")


def marching(board: str = "claudius", points: int = 2) -> State:
    """Seat 0 moves; it holds Tarraconensis beside Narbonensis, which is seat 1's."""
    state = first(board)
    hold(state, "TAR", 0, (2, 1, 0))
    hold(state, "NAR", 1, (1, 1, 0))
    if points > 2:
        unlock(state, 0, 1)
    return done(state, "place BAR 1", "act d")


def battles() -> State:
    state = marching()
    return done(state, "march TAR CAR 1 0 0", "march TAR LUS 1 0 0")


def charm() -> State:
    state = first("milonia")
    unlock(state, 0, 1)
    hold(state, "TAR", 0, (2, 1, 0))
    hold(state, "NAR", 1, (1, 1, 0))
    return done(state, "place BAR 1", "act d", "march TAR NAR 2 1 0", "halt")


def muster() -> State:
    state = first("postumus")
    unlock(state, 0, 1)
    hold(state, "TAR", 0, (2, 1, 0))
    hold(state, "NAR", 1, (1, 1, 0))
    return done(state, "place BAR 1", "act d", "march TAR NAR 2 0 0", "halt")


def fall(mine: int = 0, other: int = 1) -> State:
    """A legionary and a centurion against the same; the attacker has lost, or nobody."""
    state = marching()
    play(state, "march TAR NAR 1 1 0")
    play(state, "halt", battle_dice((mine, other)))
    return state


def incited() -> State:
    state = first("petronius")
    unlock(state, 0, 1)
    return done(state, "incite SUP CHA")


def sail() -> State:
    state = court(3)
    at_sea(state, "GLC", 0, (1, 0, 0))
    return done(state, "place SUB")


def wage() -> State:
    state = court(3, start=False)
    hold(state, "CAE", 0, (1, 1, 0))
    state.table.frames[:] = [Turn(stage="rounds"), Pay()]
    go_on(state)
    return state


def destiny() -> State:
    state = court(3)
    unlock(state, 0, 3)
    play(state, "accuse 1", "redeal@1 traitor redeal@2 loyal")
    return state


def peek() -> State:
    state = acting("SEN", "S10")
    play(state, "act d", "peek@0 E101 E104 E110")
    return state


POSITIONS: dict[str, Callable[[], State]] = {
    "board": lambda: setting("board"),
    "draft": lambda: setting("draft", expert_gladiators=True),
    "keep": lambda: setting("keep", expert_gladiators=True),
    "show": lambda: setting("show"),
    "settle": lambda: setting("settle"),
    "patronage": patronage,
    "fund": fund,
    "name": name,
    "turn": lambda: court(3),
    "favour": favour,
    "rob": rob,
    "act": acting,
    "after": after,
    "take": lambda: done(acting("MAR"), "act d"),
    "lose": lambda: event("E103", "refuse", "approve"),
    "pay": lambda: done(acting("MAR", "M05"), "act c"),
    "hinder": lambda: done(acting("HIP"), "act c"),
    "push": lambda: done(acting("HIP", "H06"), "act b"),
    "steal": lambda: done(acting("HIP", "H07"), "act d"),
    "seize": lambda: done(acting("HIP", "H07"), "act d", "target 1"),
    "swap": lambda: done(acting("MAR"), "act a"),
    "tile": lambda: done(acting("MAR"), "act b"),
    "hire": lambda: done(acting(), "act a"),
    "forfeit": lambda: event("E210", "approve", "refuse"),
    "peek": peek,
    "redo": redo,
    "unlock": lambda: done(acting("SEN"), "act d"),
    "camp": lambda: done(acting("SEN"), "act d", "unlock 1"),
    "clear": clear,
    "recruit": lambda: done(acting("BAR"), "act a"),
    "deploy": deploy,
    "cull": lambda: event("E203", "approve", "refuse"),
    "fight": arena,
    "reroll": lambda: done(arena("claudius", "G18"), "fight G07 A13", chance="arena 1 foe 6"),
    "buyback": lambda: done(arena("postumus"), "fight G07 A13", chance="arena 1 foe 6"),
    "slide": lambda: done(arena(), "fight G07 A13", chance=arena_dice(2, -1)),
    "march": marching,
    "battle": battles,
    "charm": charm,
    "muster": muster,
    "fall": fall,
    "withdraw": lambda: done(charm(), "charm"),
    "incited": incited,
    "sail": sail,
    "thumbs": lambda: event("E101"),
    "gifts": lambda: event("E109"),
    "wage": wage,
    "unpaid": lambda: done(wage(), "wage LEG 0", "wage CEN 1"),
    "destiny": destiny,
}
"""By question: a position in which it is asked."""
