"""Fights in the Colosseum. [C-21.3 to C-21.12, D-11]"""

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.games.insanam.arena.adversaries import reveal_adversary
from ludus.games.insanam.arena.gladiators import discard_gladiator
from ludus.games.insanam.cards.decks import ADVERSARY, draw, look_at_top
from ludus.games.insanam.cards.metrics import count
from ludus.games.insanam.cards.powers import force, has, mod
from ludus.games.insanam.content.catalogue import ADVERSARIES, GLADIATORS, NUMBERS
from ludus.games.insanam.frames import Effects, Fight
from ludus.games.insanam.goods import amount, can_pay, gain, pay, push, tax
from ludus.games.insanam.moves import (
    BUYBACK,
    DONE,
    HIDDEN,
    REROLL,
    SKIP,
    SLIDE,
    STAND,
    STAY,
    Move,
    make,
)
from ludus.games.insanam.state import Fallen, State, Table
from ludus.games.insanam.tell import card_ref, goods_ref, tell

FIXED = NUMBERS.fixed


def run_fight_atom(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """Fight once, if there is a gladiator to fight with. [C-21.3]"""
    del fate, sink
    if state.table.players[frame.seat].play and (state.table.adversaries or state.table.eyes):
        frame.wait(frame.seat, "fight")
    else:
        frame.step()


def fight_moves(state: State, frame: Effects, seat: int) -> list[Move]:
    """List own gladiators against the adversaries face up and the hidden one. [C-21.4]"""
    del frame
    table = state.table
    foes = [*table.adversaries, *([HIDDEN] if table.eyes else [])]
    pairs = [make("fight", one, foe) for one in table.players[seat].play for foe in foes]
    return [*pairs, DONE]


def choose_fight(
    state: State, frame: Effects, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Name gladiator and adversary; the hidden card is turned up. [C-21.3, C-21.4]"""
    bonus = frame.atom.n
    frame.step()
    if move.kind == "done":
        return
    table = state.table
    gladiator, foe = move.word(), move.word(1)
    hidden = foe == HIDDEN
    tax(table, seat, "fight", sink)
    if hidden:
        foe = draw(state, ADVERSARY, fate)
    tell(sink, "fights", seat, gladiator=card_ref("gladiator", gladiator),
         adversary=card_ref("adversary", foe))  # fmt: skip
    table.dice = None
    again = mod(table, seat, "reroll")
    push(table, Fight(seat=seat, gladiator=gladiator, adversary=foe, bonus=bonus, hidden=hidden,
                      again=again))  # fmt: skip


def gladiator_total(table: Table, seat: int, gladiator: str, foe: str, bonus: int) -> int:
    """Reckon a gladiator before the die. [C-21.5]"""
    one = GLADIATORS[gladiator]
    category = ADVERSARIES[foe].category
    match = one.strong.count(category) - one.weak.count(category)
    mods = mod(table, seat, "fight") + mod(table, seat, f"fight.{category}")
    return one.power + FIXED.matchup * match + mods + bonus


def adversary_total(table: Table, seat: int, gladiator: str, foe: str) -> int:
    """Reckon an adversary before the die; Narcissus meets weaker ones. [C-21.6, C-25.28]"""
    one = ADVERSARIES[foe]
    kind = GLADIATORS[gladiator].kind
    match = one.strong.count(kind) - one.weak.count(kind)
    special = force(table.players[seat]).specials.get("adversary")
    return one.power + FIXED.matchup * match + (special.n if special else 0)


def run_fight(frame: Fight, state: State, fate: Fate, sink: Sink | None) -> None:
    """Go on with a fight."""
    if frame.stage == "dice":
        _roll(frame, state.table, fate)
    elif frame.stage == "result":
        _decide(frame, state.table, sink)
    elif frame.stage == "buyback":
        _after_death(frame, state.table, sink)
    elif frame.stage == "reward":
        frame.stage = "slide"
        if frame.result != "lost":
            reward = ADVERSARIES[frame.adversary].reward
            push(state.table, Effects(seat=frame.seat, atoms=tuple(reward), source=frame.adversary))
    elif frame.stage == "slide":
        frame.stage = "end"
        if frame.result == "won" and len(state.table.players[frame.seat].winners) < FIXED.winners:
            frame.wait(frame.seat, "slide")
    else:
        _clear(frame, state, fate, sink)


def _roll(frame: Fight, table: Table, fate: Fate) -> None:
    """One die for each side; the own one may be rolled again with some powers. [C-1.5]"""
    mine = NUMBERS.die[fate.roll("arena", len(NUMBERS.die)) - 1]
    foe = frame.dice[1] if table.dice else NUMBERS.die[fate.roll("foe", len(NUMBERS.die)) - 1]
    seat = frame.seat
    frame.dice = (mine, foe)
    frame.totals = (
        gladiator_total(table, seat, frame.gladiator, frame.adversary, frame.bonus) + mine,
        adversary_total(table, seat, frame.gladiator, frame.adversary) + foe,
    )
    table.dice = Fallen(mine, foe, frame.totals)
    frame.stage = "result"
    if frame.again:
        frame.wait(seat, "reroll")


def reroll_moves(state: State, frame: Fight, seat: int) -> list[Move]:
    """Roll again, or let it stand."""
    del state, frame, seat
    return [REROLL, STAND]


def choose_reroll(
    state: State, frame: Fight, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Roll the own die again, or let it stand."""
    del state, seat, fate, sink
    frame.resume()
    if move.kind == "reroll":
        frame.again -= 1
        frame.stage = "dice"


def _decide(frame: Fight, table: Table, sink: Sink | None) -> None:
    """Compare the totals; the loser, or both, are out. [C-21.7 to C-21.9]"""
    mine, foe = frame.totals
    frame.result = "won" if mine > foe else "lost" if mine < foe else "tied"
    tell(sink, f"fight-{frame.result}", frame.seat, mine=mine, other=foe,
         gladiator=card_ref("gladiator", frame.gladiator),
         adversary=card_ref("adversary", frame.adversary))  # fmt: skip
    player = table.players[frame.seat]
    if frame.result != "lost":
        count(player, "beaten")
        count(player, f"beaten.{ADVERSARIES[frame.adversary].category}")
    frame.stage = "reward"
    if frame.result != "won":
        player.play.remove(frame.gladiator)
        frame.stage = "buyback"
        if has(player, "buyback"):
            frame.wait(frame.seat, "buyback")


def buyback_moves(state: State, frame: Fight, seat: int) -> list[Move]:
    """Postumus may buy a dead gladiator back. [C-25.19]"""
    price = amount("G", GLADIATORS[frame.gladiator].cost)
    return [*([BUYBACK] if can_pay(state.table.players[seat], price) else []), SKIP]


def buyback(
    state: State, frame: Fight, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Pay the full cost and take the gladiator back, instead of the compensation. [C-25.19]"""
    del fate
    frame.resume()
    if move.kind == "skip":
        return
    frame.stage = "reward"
    price = amount("G", GLADIATORS[frame.gladiator].cost)
    player = state.table.players[seat]
    pay(player, price)
    player.play.append(frame.gladiator)
    tell(sink, "buys-back", seat, gladiator=card_ref("gladiator", frame.gladiator),
         goods=goods_ref(price))  # fmt: skip


def _after_death(frame: Fight, table: Table, sink: Sink | None) -> None:
    """The owner of a dead gladiator gains half its cost. [C-21.7, C-21.8]"""
    frame.stage = "reward"
    discard_gladiator(table, frame.gladiator)
    gain(table, frame.seat, amount("G", GLADIATORS[frame.gladiator].cost // 2), sink)


def slide_moves(state: State, frame: Fight, seat: int) -> list[Move]:
    """A winner goes under the board, or stays in the play area. [C-21.9, C-21.10]"""
    del state, frame, seat
    return [SLIDE, STAY]


def slide(state: State, frame: Fight, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Slide a winner under the board for its permanent power, or keep it. [C-21.9]"""
    del fate
    frame.resume()
    if move.kind == "slide":
        player = state.table.players[seat]
        player.play.remove(frame.gladiator)
        player.winners.append(frame.gladiator)
        tell(sink, "slides", seat, gladiator=card_ref("gladiator", frame.gladiator))


def _clear(frame: Fight, state: State, fate: Fate, sink: Sink | None) -> None:
    """A beaten adversary goes and is replaced; a hidden one that lives goes under the deck.

    [C-21.7 to C-21.9, C-21.11]
    """
    table = state.table
    table.frames.pop()
    if frame.hidden:
        if frame.result == "lost":
            state.secrets.decks[ADVERSARY].under.append(frame.adversary)
            table.beneath.append(frame.adversary)
        else:
            table.discards.setdefault(ADVERSARY, []).append(frame.adversary)
        if not table.eyes:
            look_at_top(state, fate)
    elif frame.result != "lost":
        table.adversaries.remove(frame.adversary)
        table.discards.setdefault(ADVERSARY, []).append(frame.adversary)
        reveal_adversary(state, fate, sink)
