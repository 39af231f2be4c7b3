"""Fights in the Colosseum. [C-21.5 to C-21.12, D-11]"""

from ludus.core.decisions import Context, Decision, allowed
from ludus.core.errors import Refusal
from ludus.games.insanam.arena import forecasts
from ludus.games.insanam.arena.adversaries import reveal_adversary
from ludus.games.insanam.arena.gladiators import discard_gladiator
from ludus.games.insanam.arena.moves import (
    BuyBack,
    LetStand,
    RollAgain,
    SlideUnder,
)
from ludus.games.insanam.arena.totals import (
    adversary_total,
    buyback_price,
    compensation,
    gladiator_total,
)
from ludus.games.insanam.cards.decks import ADVERSARY, look_at_top, own_deck
from ludus.games.insanam.cards.metrics import count
from ludus.games.insanam.cards.powers import has
from ludus.games.insanam.content.catalogue import ADVERSARIES, NUMBERS
from ludus.games.insanam.frames import Effects, Fight
from ludus.games.insanam.goods import amount, gain, pay, push, too_dear
from ludus.games.insanam.moves import SKIP, STAY, Skip, Stay
from ludus.games.insanam.state import Fallen, State
from ludus.games.insanam.tell import card_ref, goods_ref, tell

FIXED = NUMBERS.fixed

Fighting = Context[State, Fight]

# Totals and dice


def run_fight(context: Fighting) -> None:
    """Go on with a fight."""
    frame, table = context.frame, context.state.table
    if frame.stage == "dice":
        _roll(context)
    elif frame.stage == "result":
        _decide(context)
    elif frame.stage == "buyback":
        _after_death(context)
    elif frame.stage == "reward":
        frame.stage = "slide"
        if frame.result != "lost":
            reward = ADVERSARIES[frame.adversary].reward
            push(table, Effects(seat=frame.seat, atoms=tuple(reward), source=frame.adversary))
    elif frame.stage == "slide":
        frame.stage = "end"
        if frame.result == "won" and len(table.players[frame.seat].winners) < FIXED.winners:
            frame.wait(frame.seat, SLIDE.word)
    else:
        _clear(context)


def _roll(context: Fighting) -> None:
    """One die for each side; the own one may be rolled again with some powers. [C-1.5]"""
    frame, table, fate = context.frame, context.state.table, context.fate
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
        frame.wait(seat, REROLL.word)


def _rolls(_: Fighting) -> list[RollAgain | LetStand]:
    """Roll again, or let it stand."""
    return [RollAgain(), LetStand()]


def _reroll(context: Fighting, move: RollAgain | LetStand) -> None:
    """Roll the own die again, or let it stand."""
    frame = context.frame
    frame.resume()
    if isinstance(move, RollAgain):
        frame.again -= 1
        frame.stage = "dice"


REROLL: Decision[State, Fight, RollAgain | LetStand] = Decision(
    word="reroll",
    article="C-21.5",
    moves=(RollAgain, LetStand),
    offers=_rolls,
    forbids=allowed,
    answer=_reroll,
    forecast=forecasts.reroll,
)


def _decide(context: Fighting) -> None:
    """Compare the totals; the loser, or both, are out. [C-21.7 to C-21.9]"""
    frame, table = context.frame, context.state.table
    mine, foe = frame.totals
    frame.result = "won" if mine > foe else "lost" if mine < foe else "tied"
    tell(context.sink, f"fight-{frame.result}", frame.seat, mine=mine, other=foe,
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
            frame.wait(frame.seat, BUYBACK.word)


# A dead gladiator


def _buybacks(_: Fighting) -> list[BuyBack | Skip]:
    """Postumus may buy a dead gladiator back. [C-25.19]"""
    return [BuyBack(), SKIP]


def _no_buyback(context: Fighting, move: BuyBack | Skip) -> Refusal | None:
    """For its full cost. [C-25.19]"""
    if isinstance(move, Skip):
        return None
    player = context.state.table.players[context.seat]
    return too_dear(player, buyback_price(context.frame.gladiator), "C-25.19")


def _buyback(context: Fighting, move: BuyBack | Skip) -> None:
    """Pay the full cost and take the gladiator back, instead of the compensation. [C-25.19]"""
    frame, seat = context.frame, context.seat
    frame.resume()
    if isinstance(move, Skip):
        return
    frame.stage = "reward"
    price = buyback_price(frame.gladiator)
    player = context.state.table.players[seat]
    pay(player, price)
    player.play.append(frame.gladiator)
    tell(context.sink, "buys-back", seat, gladiator=card_ref("gladiator", frame.gladiator),
         goods=goods_ref(price))  # fmt: skip


BUYBACK: Decision[State, Fight, BuyBack | Skip] = Decision(
    word="buyback",
    article="C-25.19",
    moves=(BuyBack, Skip),
    offers=_buybacks,
    forbids=_no_buyback,
    answer=_buyback,
    forecast=forecasts.buyback,
)


def _after_death(context: Fighting) -> None:
    """The owner of a dead gladiator gains half its cost. [C-21.7, C-21.8]"""
    frame, table = context.frame, context.state.table
    frame.stage = "reward"
    discard_gladiator(table, frame.gladiator)
    gain(table, frame.seat, amount("G", compensation(frame.gladiator)), context.sink)


# A winner


def _slides(_: Fighting) -> list[SlideUnder | Stay]:
    """A winner goes under the board, or stays in the play area. [C-21.9, C-21.10]"""
    return [SlideUnder(), STAY]


def _slide(context: Fighting, move: SlideUnder | Stay) -> None:
    """Slide a winner under the board for its permanent power, or keep it. [C-21.9]"""
    frame, seat = context.frame, context.seat
    frame.resume()
    if isinstance(move, SlideUnder):
        player = context.state.table.players[seat]
        player.play.remove(frame.gladiator)
        player.winners = [*player.winners, frame.gladiator]
        tell(context.sink, "slides", seat, gladiator=card_ref("gladiator", frame.gladiator))


SLIDE: Decision[State, Fight, SlideUnder | Stay] = Decision(
    word="slide",
    article="C-21.9",
    moves=(SlideUnder, Stay),
    offers=_slides,
    forbids=allowed,
    answer=_slide,
    forecast=forecasts.slide,
)


def _clear(context: Fighting) -> None:
    """A beaten adversary goes and is replaced; a hidden one that lives goes under the deck.

    [C-21.7 to C-21.9, C-21.11]
    """
    frame, state, fate = context.frame, context.state, context.fate
    table = state.table
    table.frames.pop()
    if frame.hidden:
        if frame.result == "lost":
            own_deck(state, ADVERSARY).under.append(frame.adversary)
            table.beneath = [*table.beneath, frame.adversary]
        else:
            table.discards.setdefault(ADVERSARY, []).append(frame.adversary)
        if not table.eyes:
            look_at_top(state, fate)
    elif frame.result != "lost":
        table.adversaries.remove(frame.adversary)
        table.discards.setdefault(ADVERSARY, []).append(frame.adversary)
        reveal_adversary(state, fate, context.sink)


DECISIONS = (REROLL, BUYBACK, SLIDE)
