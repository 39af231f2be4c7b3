"""What is decided in the Colosseum costs, risks and brings. [C-21, C-22]"""

from collections.abc import Mapping
from fractions import Fraction

from ludus.core.forecast import Chance, Forecast, Line, Sum, total
from ludus.core.message import Fact, Message, Ref, say
from ludus.games.insanam.account import Account
from ludus.games.insanam.arena.chances import fight_chances, reroll_chances, result_of
from ludus.games.insanam.arena.moves import (
    BuyBack,
    Engage,
    Forfeit,
    Hire,
    LetStand,
    RollAgain,
    SlideUnder,
)
from ludus.games.insanam.arena.totals import (
    adversary_lines,
    buyback_price,
    compensation,
    gladiator_lines,
    gladiator_price_lines,
    weakening,
)
from ludus.games.insanam.cards.powers import mod
from ludus.games.insanam.content.catalogue import ADVERSARIES, GLADIATORS
from ludus.games.insanam.frames import Effects, Fight
from ludus.games.insanam.goods import totals
from ludus.games.insanam.looking import Seen, account_of, own_of, table_of, under_way
from ludus.games.insanam.moves import Done, Skip, Stay
from ludus.games.insanam.settling import settles
from ludus.games.insanam.slots import HIDDEN
from ludus.games.insanam.state import Table
from ludus.games.insanam.tell import COUNTED, card_ref

# Fights


def fight(look: Seen, move: Engage | Done) -> Forecast | None:
    """Tell what a fight costs, and both totals before the dice. [C-21.3 to C-21.6]"""
    if isinstance(move, Done):
        return None
    table, account = table_of(look), account_of(look)
    account.tax("fight")
    bonus = under_way(look, Effects).atom.n
    account.sums += fight_sums(table, look.seat, move.gladiator, move.adversary, bonus)
    if again := mod(table, look.seat, "reroll"):
        account.note("will-reroll", n=again)
    return account.forecast(settled=again > 0)


def fight_sums(table: Table, seat: int, gladiator: str, foe: str, bonus: int) -> tuple[Sum, Sum]:
    """Explain what a gladiator and an adversary have before the dice. [C-21.5, C-21.6]"""
    category = table.eyes if foe == HIDDEN else ADVERSARIES[foe].category
    lines = gladiator_lines(table, seat, gladiator, category, bonus)
    what = say("insanam-sum-gladiator", gladiator=card_ref("gladiator", gladiator))
    mine = total("power", what, lines)
    if foe == HIDDEN:
        return mine, total("power", say("insanam-sum-hidden"), weakening(table, seat))
    what = say("insanam-sum-adversary", adversary=card_ref("adversary", foe))
    return mine, total("power", what, adversary_lines(table, seat, gladiator, foe))


def fight_odds(look: Seen, move: Engage | Done) -> Forecast | None:
    """Tell how likely a fight is to be won, over all pairs of faces. [C-21.7 to C-21.9]"""
    if isinstance(move, Done):
        return None
    table, seat = table_of(look), look.seat
    bonus = under_way(look, Effects).atom.n
    cards = look.view.decks["adversary"]
    found = fight_chances(table, seat, own_of(look), cards, move.gladiator, move.adversary, bonus)
    return Forecast(odds=_chances(table, seat, move.gladiator, move.adversary, found))


def reroll(look: Seen, move: RollAgain | LetStand) -> Forecast:
    """Tell how likely each result is after another roll, or what the dice mean as they lie."""
    frame = under_way(look, Fight)
    if isinstance(move, RollAgain):
        found = reroll_chances(frame)
    else:
        found = {result_of(frame.totals[0] - frame.totals[1]): Fraction(1)}
    odds = _chances(table_of(look), look.seat, frame.gladiator, frame.adversary, found)
    return Forecast(odds=odds, settled=False)


def _chances(
    table: Table, seat: int, gladiator: str, foe: str, chances: Mapping[str, Fraction]
) -> tuple[Chance, ...]:
    return tuple(
        Chance(word, _outcome(table, seat, gladiator, foe, word), float(chance))
        for word, chance in chances.items()
    )


def _outcome(table: Table, seat: int, gladiator: str, foe: str, word: str) -> Message:
    """Say what a result brings: the reward, or half the cost. [C-21.7 to C-21.9]"""
    if word == "rerolled":
        return say("insanam-odds-rerolled")
    facts: dict[str, Fact] = {}
    key = f"insanam-odds-{word}"
    if word != "lost" and foe == HIDDEN:
        key += "-hidden"
    elif word != "lost":
        goods, vp, corruption = totals(ADVERSARIES[foe].reward)
        named = zip((*COUNTED, "points", "corruption"), (*goods, vp, corruption), strict=True)
        facts["goods"] = tuple(Ref(kind, n) for kind, n in named if n)
    if word != "won":
        account = Account(table, seat)
        account.gain(([_half(gladiator)], (), ()))
        facts["gold"] = Ref("gold", account.gained[0])
    return say(key, **facts)


def _half(gladiator: str) -> Line:
    return Line(compensation(gladiator), say("insanam-why-half"))


# After a fight


def buyback(look: Seen, move: BuyBack | Skip) -> Forecast:
    """Tell what it costs to get a dead gladiator back, or what it brings. [C-21.7, C-25.19]"""
    frame, account = under_way(look, Fight), account_of(look)
    if isinstance(move, Skip):
        account.gain(([_half(frame.gladiator)], (), ()))
        return account.forecast()
    name = card_ref("gladiator", frame.gladiator)
    reason = say("insanam-why-gladiator-price", gladiator=name)
    account.pay(buyback_price(frame.gladiator), reason)
    account.note("will-buy-back", gladiator=name)
    # What a tie brings comes before the next decision.
    return account.forecast(settled=False)


def slide(look: Seen, move: SlideUnder | Stay) -> Forecast | None:
    """Tell what a winner brings under the board. [C-21.9]"""
    if isinstance(move, Stay):
        return None
    frame, account = under_way(look, Fight), account_of(look)
    account.note("will-slide", gladiator=card_ref("gladiator", frame.gladiator))
    account.brings += [
        say("insanam-mod", key=atom.key.replace(".", "-"), n=f"{atom.n:+}")
        for atom in GLADIATORS[frame.gladiator].permanent
    ]
    return account.forecast(settled=False)


# Cards


def hire(look: Seen, move: Hire | Done) -> Forecast | None:
    """Tell what a gladiator costs. [C-21.2]"""
    if isinstance(move, Done):
        return None
    table, account = table_of(look), account_of(look)
    off = under_way(look, Effects).atom.d
    account.charge((gladiator_price_lines(table, look.seat, move.gladiator, off), (), ()))
    account.note("will-hire", gladiator=card_ref("gladiator", move.gladiator))
    return account.forecast(settled=settles(table, look.seat))


def forfeit(look: Seen, move: Forfeit) -> Forecast:
    """Tell that a gladiator is lost."""
    account = account_of(look)
    account.note("will-forfeit", gladiator=card_ref("gladiator", move.gladiator))
    return account.forecast(settled=settles(table_of(look), look.seat))
