"""What a courtier does in Rome: goods, actions, the Market, the Senate, the arena."""

from collections.abc import Sequence

from ludus.bots.insanam.asked import Asked, Habit, best, first
from ludus.bots.insanam.court import Court, tile_worth, unlock_worth
from ludus.core.moves import Move
from ludus.games.insanam.arena.moves import Engage, Forfeit, Hire
from ludus.games.insanam.arena.totals import gladiator_price
from ludus.games.insanam.cards.moves import LoseGoods, PayGoods, TakeGoods
from ludus.games.insanam.city.actions import actions_of
from ludus.games.insanam.city.moves import (
    Act,
    BuyTile,
    KeepCamp,
    PitchCamp,
    Repeat,
    Rob,
    Swap,
    Unlock,
)
from ludus.games.insanam.city.prices import tile_price
from ludus.games.insanam.content.catalogue import GLADIATORS, NUMBERS
from ludus.games.insanam.frames import Effects, Favour, Fight, PlaceCamp, PlayerTurn
from ludus.games.insanam.moves import Done, Skip

# Goods


def _take(asked: Asked[Effects], moves: Sequence[TakeGoods]) -> Move:
    """Take what is most useful."""
    return best(moves, lambda move: asked.court.mind.goods(move.goods))


def _give_up(asked: Asked[Effects], moves: Sequence[LoseGoods | PayGoods]) -> Move:
    """Part with what is least useful."""
    mind = asked.court.mind
    held = mind.player.goods

    def left(move: LoseGoods | PayGoods) -> float:
        return mind.utility([a - b for a, b in zip(held, move.goods, strict=True)])

    return best(moves, left)


def _swap(asked: Asked[Effects], moves: Sequence[Swap | Done]) -> Move:
    """Exchange what is spare for what is useful."""
    mind = asked.court.mind
    held = mind.player.goods

    def gained(move: Swap | Done) -> float:
        if isinstance(move, Done):
            return mind.utility(held) + 0.05
        each = zip(held, move.give, move.get, strict=True)
        return mind.utility([a - b + c for a, b, c in each])

    return best(moves, gained)


# Actions


def _act(asked: Asked[PlayerTurn | Effects], moves: Sequence[Act | Skip]) -> Move:
    """Take the best action."""
    court, frame = asked.court, asked.frame
    name = frame.zone if isinstance(frame, PlayerTurn) else frame.chosen
    actions = actions_of(court.table.zones[name], name)

    def worth(move: Act | Skip) -> float:
        return 0.0 if isinstance(move, Skip) else court.action(actions[move.action], name)

    return best(moves, worth)


def _redo(asked: Asked[Effects], moves: Sequence[Repeat | Done]) -> Move:
    """Repeat the best action."""
    court = asked.court

    def worth(move: Repeat | Done) -> float:
        if isinstance(move, Done):
            return 0.0
        atoms = actions_of(court.table.zones[move.zone], move.zone)[move.action]
        return court.action(atoms, move.zone)

    return best(moves, worth)


def _rob(asked: Asked[PlayerTurn], moves: Sequence[Rob | Skip]) -> Move:
    """Take the point from whoever is most dangerous with it."""
    mind = asked.court.mind
    return best(moves, lambda move: mind.gift(move.other, 1) if isinstance(move, Rob) else 0.0)


def _favour(asked: Asked[Favour], moves: Sequence[Move]) -> Move:
    """Grant favours that pay."""
    return moves[0] if asked.frame.price >= 3 else moves[1]


# The Market and the Senate


def _buy(asked: Asked[Effects], moves: Sequence[BuyTile | Done]) -> Move:
    """Buy the tile whose best action is worth most now."""
    court = asked.court
    price = tile_price(court.table, court.seat, asked.frame.atom.d)

    def worth(move: BuyTile | Done) -> float:
        if isinstance(move, Done):
            return 0.3
        return tile_worth(court, move.tile) + court.mind.goods([-part for part in price])

    return best(moves, worth)


def _unlock(asked: Asked[Effects], moves: Sequence[Unlock | Done]) -> Move:
    """Unlock what is worth its price."""

    def worth(move: Unlock | Done) -> float:
        if isinstance(move, Done):
            return 0.0
        return unlock_worth(asked.court, move.power - 1, asked.frame.atom.d)

    return best(moves, worth)


def _camp(asked: Asked[PlaceCamp], moves: Sequence[PitchCamp | KeepCamp]) -> Move:
    """Pitch camps where troops are drawn from."""
    return best(moves, lambda move: camp_worth(asked.court, move))


def camp_worth(court: Court, move: PitchCamp | KeepCamp) -> float:
    """Value a place for a camp: valuable land, and near what can be taken."""
    if isinstance(move, KeepCamp):
        return 0.0
    pull = court.lands.pull()[move.land]
    at_home = move.land == court.mind.player.start
    return 0.5 + court.lands.land(move.land) * 0.2 + pull - 2.0 * at_home


# The arena


def _hire(asked: Asked[Effects], moves: Sequence[Hire | Done]) -> Move:
    """Buy a gladiator that fights or earns its price."""
    court = asked.court

    def worth(move: Hire | Done) -> float:
        if isinstance(move, Done):
            return 0.0
        card = move.gladiator
        price = gladiator_price(court.table, court.seat, card, asked.frame.atom.d)[0]
        return max(court.income(card), court.keeping(card) + 0.8) - 0.32 * price

    return best(moves, worth)


def _fight(asked: Asked[Effects], moves: Sequence[Engage | Done]) -> Move:
    """Fight where it pays."""

    def worth(move: Engage | Done) -> float:
        if isinstance(move, Done):
            return 0.0
        return asked.court.fight_worth(move.gladiator, move.adversary, asked.frame.atom.n)

    return best(moves, worth)


def _reroll(asked: Asked[Fight], moves: Sequence[Move]) -> Move:
    """Roll again what does not win and is not the best."""
    mine, foe = asked.frame.totals
    again = mine <= foe and asked.frame.dice[0] < max(NUMBERS.die)
    return moves[0] if again else moves[-1]


def _buyback(asked: Asked[Fight], moves: Sequence[Move]) -> Move:
    """Buy back gladiators that fight well."""
    card = GLADIATORS[asked.frame.gladiator]
    rich = asked.court.mind.player.goods[0] >= card.cost + 4
    return moves[0] if rich and card.power >= 5 else moves[-1]


def _forfeit(asked: Asked[Effects], moves: Sequence[Forfeit]) -> Move:
    """Give up the weakest gladiator."""
    return best(moves, lambda move: -asked.court.keeping(move.gladiator))


HABITS: dict[str, Habit] = {
    "take": _take, "lose": _give_up, "pay": _give_up, "swap": _swap, "act": _act,
    "redo": _redo, "rob": _rob, "favour": _favour, "tile": _buy, "unlock": _unlock,
    "camp": _camp, "clear": first, "peek": first, "hire": _hire, "forfeit": _forfeit,
    "fight": _fight, "reroll": _reroll, "buyback": _buyback, "slide": first,
}  # fmt: skip
