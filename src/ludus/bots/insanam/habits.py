"""What a courtier does with the smaller decisions, each question by itself."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from ludus.bots.insanam.court import Court, tile_worth, unlock_worth
from ludus.bots.insanam.provinces import TROOP, home, march_worth, worth_of
from ludus.games.insanam.arena.gladiators import gladiator_price
from ludus.games.insanam.city.actions import actions_of
from ludus.games.insanam.city.market import tile_price
from ludus.games.insanam.content.cards import Collective, Individual
from ludus.games.insanam.content.catalogue import (
    EVENT,
    GLADIATORS,
    NUMBERS,
    PERSONAL,
    STARTS,
)
from ludus.games.insanam.frames import Ending, PlayerTurn
from ludus.games.insanam.goods import PLACE, of_word
from ludus.games.insanam.map.land import NEXT
from ludus.games.insanam.map.troops import KIND, cost
from ludus.games.insanam.moves import LETTERS, STORAGE, Move
from ludus.games.insanam.odds import battle_odds

Habit = Callable[[Court, Any, Sequence[Move], Random], Move]
"""How a question is answered: the court, the frame that asks, the moves, and a little luck."""

RANKS = ("pallas", "narcissus", "macro", "claudius", "seneca", "postumus", "milonia", "sabinus",
         "chaerea", "petronius")  # fmt: skip
"""The boards a courtier likes, best first."""


def best(moves: Sequence[Move], worth: Callable[[Move], float]) -> Move:
    """Choose the move worth most; the first of equals."""
    return max(moves, key=worth)


# Setting the table


def board(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Take any of the better boards, not always the same."""
    del court, frame
    liked = sorted(moves, key=lambda move: RANKS.index(move.word()))
    return liked[int(rng.random() * min(5, len(liked)))]


def pick(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Take strong gladiators and easy ambitions."""
    del court, frame, rng
    return best(moves, lambda move: _card_worth(move.word()))


def keep(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Keep the best pair."""
    del court, frame, rng
    return best(moves, lambda move: sum(_card_worth(card) for card in move.word().split(",")))


def _card_worth(card: str) -> float:
    if card in GLADIATORS:
        return GLADIATORS[card].power - 0.2 * len(GLADIATORS[card].weak)
    return PERSONAL[card].vp - 2.0 * len(PERSONAL[card].conditions)


def show(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Show the ambition that gives less away: the smaller one."""
    del court, frame, rng
    return best(moves, lambda move: -PERSONAL[move.word()].vp)


def settle(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Start where weak neighbours are."""
    del frame, rng
    lands = court.table.lands

    def ease(move: Move) -> float:
        near = [lands[place] for place in NEXT[move.word()] if place in lands]
        early = 0.4 * next(number for number, land in STARTS.items() if land == move.word())
        return sum(3 - land.barb - 5 * land.citadel for land in near if not land.citadel) - early

    return best(moves, ease)


# Goods


def take(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Take what is most useful."""
    del frame, rng
    return best(moves, lambda move: court.mind.goods(of_word(move.word())))


def give_up(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Part with what is least useful."""
    del frame, rng
    held = court.mind.player.goods

    def left(move: Move) -> float:
        gone = of_word(move.word())
        return court.mind.utility([a - b for a, b in zip(held, gone, strict=True)])

    return best(moves, left)


def swap(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Exchange what is spare for what is useful."""
    del frame, rng
    held = court.mind.player.goods

    def gained(move: Move) -> float:
        if move.kind == "done":
            return court.mind.utility(held) + 0.05
        gone, got = of_word(move.word()), of_word(move.word(1))
        return court.mind.utility([a - b + c for a, b, c in zip(held, gone, got, strict=True)])

    return best(moves, gained)


def seize(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Name what the victim is remembered to have."""
    del rng
    goods = court.table.players[frame.victim].goods
    return best(moves, lambda move: min(1, goods[PLACE[move.word()]]) * (
        1 + court.mind.good(PLACE[move.word()])))  # fmt: skip


def target(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Hinder the leader of the race, rob the rich, push those who are harmless."""
    del rng
    players = court.table.players
    kind = frame.atom.kind
    if kind == "hinder":
        return best(moves, lambda move: players[move.number()].chariot)
    if kind == "steal":
        return best(moves, lambda move: sum(players[move.number()].goods))
    return best(moves, lambda move: -court.mind.gift(move.number(), frame.atom.n))


def patronage(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Spend goods that lie about."""
    del frame, rng
    mind = court.mind

    def worth(move: Move) -> float:
        if move.kind == "skip":
            return 0.0
        return 1.0 + mind.goods([-part for part in of_word(move.word())])

    return best(moves, worth)


def first(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Do the obvious."""
    del court, frame, rng
    return moves[0]


def last(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Let it be."""
    del court, frame, rng
    return moves[-1]


def scarce(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Name the good that is most useful."""
    del frame, rng
    return best(moves, lambda move: court.mind.good(PLACE[move.word()], 2))


# The city


def act(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Take the best action."""
    del rng
    name = frame.zone if isinstance(frame, PlayerTurn) else frame.chosen
    actions = actions_of(court.table.zones[name], name)

    def worth(move: Move) -> float:
        if move.kind == "skip":
            return 0.0
        return court.action(actions[LETTERS.index(move.word())], name)

    return best(moves, worth)


def redo(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Repeat the best action."""
    del frame, rng

    def worth(move: Move) -> float:
        if move.kind == "done":
            return 0.0
        name = move.word()
        atoms = actions_of(court.table.zones[name], name)[LETTERS.index(move.word(1))]
        return court.action(atoms, name)

    return best(moves, worth)


def hire(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Buy a gladiator that fights or earns its price."""
    del rng

    def worth(move: Move) -> float:
        if move.kind == "done":
            return 0.0
        card = move.word()
        price = gladiator_price(court.table, court.seat, card, frame.atom.d)[0]
        return max(court.income(card), court.keeping(card) + 0.8) - 0.32 * price

    return best(moves, worth)


def buy(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Buy the tile whose best action is worth most now."""
    del rng
    price = tile_price(court.table, court.seat, frame.atom.d)

    def worth(move: Move) -> float:
        if move.kind == "done":
            return 0.3
        return tile_worth(court, move.word()) + court.mind.goods([-part for part in price])

    return best(moves, worth)


def unlock(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Unlock what is worth its price."""
    del rng

    def worth(move: Move) -> float:
        if move.kind == "done":
            return 0.0
        return unlock_worth(court, move.number() - 1, frame.atom.d)

    return best(moves, worth)


def camp(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Pitch camps where troops are drawn from."""
    del frame, rng
    return best(moves, lambda move: camp_worth(court, move))


def camp_worth(court: Court, move: Move) -> float:
    """Value a place for a camp: valuable land, and near what can be taken."""
    if move.kind != "camp":
        return 0.0
    pull = court.lands.pull()[move.word()]
    at_home = move.word() == court.mind.player.start
    return 0.5 + court.lands.land(move.word()) * 0.2 + pull - 2.0 * at_home


def fight(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Fight where it pays."""
    del rng

    def worth(move: Move) -> float:
        if move.kind == "done":
            return 0.0
        return court.fight_worth(move.word(), move.word(1), frame.atom.n)

    return best(moves, worth)


def reroll(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Roll again what does not win and is not the best."""
    del court, rng
    mine, foe = frame.totals
    again = mine <= foe and frame.dice[0] < max(NUMBERS.die)
    return moves[0] if again else moves[-1]


def buyback(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Buy back gladiators that fight well."""
    del rng
    card = GLADIATORS[frame.gladiator]
    rich = court.mind.player.goods[0] >= card.cost + 4
    return moves[0] if rich and card.power >= 5 else moves[-1]


def forfeit(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Give up the weakest gladiator."""
    del frame, rng
    return best(moves, lambda move: -court.keeping(move.word()))


# The map


def recruit(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Recruit as long as there is gold for it and something to do."""
    del rng
    mind = court.mind
    stored = sum(mind.player.storage)

    def worth(move: Move) -> float:
        if move.kind == "done":
            return 0.0
        kind = KIND[move.word()]
        price = cost(court.table, court.seat, kind, frame.atom.d)
        value = TROOP[kind] * (0.9 + 0.45 * mind.scorings) - 0.35 * stored
        return value + mind.goods([-part for part in price])

    return best(moves, worth)


def deploy(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Deploy everything where it is drawn to."""
    del frame, rng

    def worth(move: Move) -> float:
        if move.kind == "done":
            return -1.0
        return home(court.lands, move.word(1)) + 0.1 * KIND[move.word()]

    return best(moves, worth)


def march(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Take the best step as long as it is worth something."""
    del frame, rng
    return best(moves, lambda move: 0.12 if move.kind == "halt" else march_worth(court.lands, move))


def sail(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Let ships go where they are drawn."""
    del rng
    source, troops = frame.groups[0]

    def worth(move: Move) -> float:
        if move.kind == "stay":
            return 0.0
        return court.lands.step(source, move.word(1), troops)

    return best(moves, worth)


def fall(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Lose what is worth least."""
    del court, frame, rng

    def worth(move: Move) -> float:
        lost = move.numbers(0, 4)
        return -worth_of(lost[:3]) - 3.5 * lost[3]

    return best(moves, worth)


def charm(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Pay for land where fighting would cost more."""
    del rng
    party = court.table.invaders[frame.land]
    odds = battle_odds(court.table, court.seat, frame.land, (party[0], party[1], party[2]))[0]
    return moves[0] if odds < 0.75 else moves[-1]


def muster(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Call for help where it is needed."""
    del rng
    party = court.table.invaders[frame.land]
    odds = battle_odds(court.table, court.seat, frame.land, (party[0], party[1], party[2]))[0]
    return moves[-1] if odds < 0.9 else moves[0]


def part_with(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Send home troops that hold nothing, the cheapest first."""
    del frame, rng

    def worth(move: Move) -> float:
        kind = KIND[move.word()]
        place = move.word(1)
        party = [0, 0, 0]
        party[kind] = 1
        held = 0.0 if place == STORAGE else court.lands.leaving(place, party)
        return -TROOP[kind] - held

    return best(moves, worth)


def send(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Send as little as possible into somebody else's war."""
    del court, frame, rng
    return best(moves, lambda move: -worth_of(move.numbers(0)))


def withdraw(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Save what can be saved."""
    del frame, rng
    return best(
        moves, lambda move: -1.0 if move.kind == "disband" else court.lands.land(move.word(1))
    )


# Edicts, pay and destiny


def thumbs(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Show the thumb whose effects are better."""
    del rng
    card = EVENT[frame.event]
    if not isinstance(card, Individual):
        return moves[0]
    approve = sum(court.atom(atom) for atom in card.approve)
    refuse = sum(court.atom(atom) for atom in card.refuse)
    return moves[0] if approve >= refuse else moves[1]


def gifts(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Give a fair share and a little more for the first place; never nothing at all."""
    card = EVENT[frame.event]
    if not isinstance(card, Collective):
        return moves[0]
    held = [court.mind.player.goods[PLACE[kind]] for kind in frame.kinds]
    done = len(court.mind.own.answer)
    prize = sum(court.atom(atom) for atom in card.rewards[0])
    wanted = card.k + (2 if prize > 4 else 1) + int(rng.random() * 3)
    wanted = min(wanted, int(sum(held) * 0.6) + 1)
    wanted -= sum(int(n) for n in court.mind.own.answer)
    later = sum(held[done + 1 :])
    share = wanted * held[done] // max(1, held[done] + later) if later else wanted
    return moves[max(0, min(len(moves) - 1, share))]


def wage(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Pay everybody there is gold for; in the end nobody. [8.1]"""
    del frame, rng
    return moves[0] if isinstance(court.table.frames[0], Ending) else moves[-1]


def unpaid(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Dismiss troops unless they hold land worth more than the penalty. [C-15.3]"""
    if isinstance(court.table.frames[0], Ending):
        return moves[0]
    dismissed = part_with(court, frame, moves[:-1], rng)
    kind = KIND[dismissed.word()]
    party = [0, 0, 0]
    party[kind] = 1
    place = dismissed.word(1)
    held = 0.0 if place == STORAGE else court.lands.leaving(place, party)
    return moves[-1] if held > NUMBERS.fixed.unpaid + 0.5 else dismissed


def destiny(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Plot if the marker is well ahead; else be loyal."""
    del frame, rng
    mind = court.mind
    ahead = mind.player.marker >= max(mind.markers) - 2 and mind.player.marker >= 24
    wanted = "traitor" if ahead else "loyal"
    return moves[0] if mind.own.destiny == wanted else moves[1]


def rob(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Take the point from whoever is most dangerous with it."""
    del frame, rng
    return best(
        moves, lambda move: court.mind.gift(move.number(), 1) if move.kind == "rob" else 0.0
    )


def favour(court: Court, frame: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Grant favours that pay."""
    del court, rng
    return moves[0] if frame.price >= 3 else moves[1]


HABITS: dict[str, Habit] = {
    "board": board, "draft": pick, "keep": keep, "show": show, "settle": settle,
    "patronage": patronage, "fund": scarce, "name": scarce, "favour": favour, "rob": rob,
    "act": act, "take": take, "lose": give_up, "pay": give_up, "swap": swap, "seize": seize,
    "hinder": target, "push": target, "steal": target, "tile": buy, "hire": hire,
    "forfeit": forfeit, "peek": first, "redo": redo, "unlock": unlock, "camp": camp,
    "clear": first, "recruit": recruit, "deploy": deploy, "cull": part_with, "fight": fight,
    "reroll": reroll, "buyback": buyback, "slide": first, "march": march, "battle": first,
    "charm": charm, "muster": muster, "fall": fall, "withdraw": withdraw, "incited": send,
    "sail": sail, "thumbs": thumbs, "gifts": gifts, "wage": wage, "unpaid": unpaid,
    "destiny": destiny,
}  # fmt: skip
"""How a courtier answers each question but what to do with a player-turn."""
