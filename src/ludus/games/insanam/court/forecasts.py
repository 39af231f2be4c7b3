"""What courtiers risk and win: accusations, ambitions, redemption, events, patronage."""

from typing import cast

from ludus.core.forecast import Chance, Forecast, Line
from ludus.core.message import Message, Ref, say, seat_ref
from ludus.games.insanam.account import Account
from ludus.games.insanam.cards.foresight import effect, hit
from ludus.games.insanam.cards.powers import TAXES, own_accusation
from ludus.games.insanam.content.cards import Collective, Individual
from ludus.games.insanam.content.catalogue import EVENT, NUMBERS, PERSONAL, REDEMPTIONS
from ludus.games.insanam.content.vocabulary import Effect
from ludus.games.insanam.court.beliefs import beliefs
from ludus.games.insanam.court.moves import (
    Accuse,
    Approve,
    ChooseTarget,
    Give,
    KeepDestiny,
    Redeem,
    Refuse,
    Seize,
    SpendOnArts,
    Validate,
)
from ludus.games.insanam.frames import Effects, Event, Steal
from ludus.games.insanam.goods import amount, of_spend, totals
from ludus.games.insanam.looking import Seen, account_of, own_of, table_of, under_way
from ludus.games.insanam.map.troops import KIND
from ludus.games.insanam.moves import Skip
from ludus.games.insanam.reasons import mod_lines
from ludus.games.insanam.tell import COUNTED, TROOP_WORDS, card_ref

ACCUSATION = NUMBERS.accusation
PATRONAGE = say("insanam-why-patronage")


def patronage(look: Seen, move: SpendOnArts | Skip) -> Forecast | None:
    """Goods are spent for a VP at the start of a turn. [C-4.4]"""
    if isinstance(move, Skip):
        return None
    account = account_of(look)
    account.pay(move.goods, PATRONAGE)
    account.score(1, PATRONAGE)
    taxed = any("turn" in TAXES[card] for card in table_of(look).adversaries)
    return account.forecast(settled=not taxed)


# What is done to others


def target(look: Seen, move: ChooseTarget) -> Forecast:
    """Tell what an effect does to the opponent chosen. [D-09]"""
    account = account_of(look)
    hit(account, under_way(look, Effects).atom, move.other)
    return account.forecast(settled=False)


def seize(look: Seen, move: Seize) -> Forecast:
    """Tell what a thief gets of the kind named: one, if there is any. [C-25.18]"""
    account = account_of(look)
    victim = seat_ref(under_way(look, Steal).victim)
    account.note("will-seize", seat=victim, good=Ref("good", move.good))
    return account.forecast(settled=False)


# Accusations


def accuse(look: Seen, move: Accuse) -> Forecast:
    """Tell what an accusation brings if it is right, and costs if it is wrong. [C-10.4 to C-10.9]

    How likely a traitor is follows from all that was dealt and shown.
    """
    table, seat, accused = table_of(look), look.seat, move.accused
    chance = beliefs(table, seat, own_of(look)).traitor(accused)
    account = account_of(look)
    odds = (
        Chance("right", _right(account, accused), chance),
        Chance("wrong", _wrong(account, accused), 1 - chance),
    )
    return Forecast(odds=odds, settled=False)


def _right(account: Account, accused: int) -> Message:
    """The traitor falls and is exposed; the accuser is rewarded. [C-10.4, C-10.5]"""
    table, player = account.table, account.player
    reward = "corruption" if table.options.accuse_reward == "COR" else "points"
    # What is given back is the price of the power that accuses.
    refund = (0, 0, 0) if own_accusation(table, player) else player.price
    named = zip((reward, *COUNTED), (ACCUSATION.vp, *refund), strict=True)
    goods = tuple(Ref(word, n) for word, n in named if n)
    fall = min(ACCUSATION.fall, table.players[accused].marker)
    return say("insanam-odds-right", seat=seat_ref(accused), n=fall, goods=goods)


def _wrong(account: Account, accused: int) -> Message:
    """The accuser pays; all others rise; destinies are dealt again. [C-10.7 to C-10.9]"""
    given = min(ACCUSATION.gold, account.goods[0])
    return say(
        "insanam-odds-wrong",
        seat=seat_ref(accused),
        gold=Ref("gold", given),
        lost=ACCUSATION.gold - given,
        n=ACCUSATION.rise,
    )


def destiny(look: Seen, move: KeepDestiny) -> Forecast:
    """Tell what somebody will be. [C-10.10]"""
    own = own_of(look)
    card = own.offered if move.which == "new" else own.destiny
    return Forecast(brings=(say("insanam-will-be", destiny=Ref("destiny", card)),), settled=False)


# Ambitions and redemption


def validate(look: Seen, move: Validate) -> Forecast:
    """An ambition scores. [C-12.1]"""
    account = account_of(look)
    reason = say("insanam-why-ambition", card=card_ref("ambition", move.ambition))
    account.score(PERSONAL[move.ambition].vp, reason)
    return account.forecast()


def redeem(look: Seen, move: Redeem) -> Forecast:
    """Tell what redemption costs; only the last objective has a price. [C-11.4, C-11.5]"""
    account = account_of(look)
    card = REDEMPTIONS[account.player.card]
    if move.objective > len(card.conditions):
        account.pay(of_spend(card.spend), say("insanam-why-redemption"))
    account.note("will-redeem")
    return account.forecast()


# Events


def thumb(look: Seen, move: Approve | Refuse) -> Forecast:
    """Tell what a thumb brings whoever shows it. [C-13.3, C-13.4]"""
    card = cast(Individual, EVENT[under_way(look, Event).event])
    account = account_of(look)
    atoms = card.approve if isinstance(move, Approve) else card.refuse
    effect(account, atoms, say("insanam-why-event"))
    return account.forecast(settled=False)


def gift(look: Seen, move: Give) -> Forecast:
    """Tell what a gift costs, what all must reach, and what each place would bring. [C-13.5]"""
    frame, account, table = under_way(look, Event), account_of(look), table_of(look)
    account.pay(amount(move.good, move.amount), say("insanam-why-gift"))
    given = sum(int(said) for said in own_of(look).answer) + move.amount
    if given:
        lines = [Line(given, say("insanam-why-gift")), *mod_lines(table, look.seat, "donate")]
        account.sum("gift", say("insanam-sum-gift"), lines)
    account.note("will-need", n=frame.least, rest=max(0, frame.least - given))
    if not given or account.player.exposed:
        account.note("will-be-punished")
    else:
        account.brings += _rewards(frame, len(table.players))
    return account.forecast(settled=False)


def _rewards(frame: Event, players: int) -> list[Message]:
    """Say what each place brings. [C-13.10]"""
    rewards = cast(Collective, EVENT[frame.event]).rewards
    return [
        say("insanam-will-place", n=place, goods=_reward(rewards[entry - 1]))
        for place, entry in enumerate(NUMBERS.players[players].rewards, 1)
    ]


def _reward(reward: Effect) -> tuple[Ref, ...]:
    """Name what a reward brings: gains, and troops free of charge."""
    goods, vp, corruption = totals(atom for atom in reward if atom.kind == "gain")
    named = zip((*COUNTED, "points", "corruption"), (*goods, vp, corruption), strict=True)
    troops = (atom for atom in reward if atom.kind == "free")
    return (
        *(Ref(word, n) for word, n in named if n),
        *(Ref(TROOP_WORDS[KIND[atom.troop]], atom.n) for atom in troops),
    ) or (Ref("nothing", 0),)
