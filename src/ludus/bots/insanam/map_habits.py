"""What a courtier does on the map: troops, movement, battles, soldiers' pay."""

from collections.abc import Sequence

from ludus.bots.insanam.asked import Asked, Habit, best, first
from ludus.bots.insanam.court import Court
from ludus.bots.insanam.provinces import TROOP, home, march_worth, worth_of
from ludus.core.moves import Move
from ludus.games.insanam.content.catalogue import NUMBERS
from ludus.games.insanam.frames import (
    Battle,
    Effects,
    Ending,
    Incited,
    March,
    Pay,
    Sail,
    Withdrawal,
)
from ludus.games.insanam.map.battle_forecasts import attack_chances
from ludus.games.insanam.map.moves import (
    Cull,
    Deploy,
    Disband,
    Dismiss,
    Fall,
    Halt,
    MoveTroops,
    Muster,
    Recruit,
    Retain,
    SailTo,
    SendTroops,
    Transit,
    Withdraw,
)
from ludus.games.insanam.map.prices import cost
from ludus.games.insanam.map.troops import KIND, one_troop
from ludus.games.insanam.moves import Done, Stay
from ludus.games.insanam.slots import STORAGE

# Troops


def _recruit(asked: Asked[Effects], moves: Sequence[Recruit | Done]) -> Move:
    """Recruit as long as there is gold for it and something to do."""
    court = asked.court
    mind = court.mind
    stored = sum(mind.player.storage)

    def worth(move: Recruit | Done) -> float:
        if isinstance(move, Done):
            return 0.0
        kind = KIND[move.troop]
        price = cost(court.table, court.seat, kind, asked.frame.atom.d)
        value = TROOP[kind] * (0.9 + 0.45 * mind.scorings) - 0.35 * stored
        return value + mind.goods([-part for part in price])

    return best(moves, worth)


def _deploy(asked: Asked[Effects], moves: Sequence[Deploy | Done]) -> Move:
    """Deploy everything where it is drawn to."""

    def worth(move: Deploy | Done) -> float:
        if isinstance(move, Done):
            return -1.0
        return home(asked.court.lands, move.land) + 0.1 * KIND[move.troop]

    return best(moves, worth)


def _parting(court: Court, move: Cull | Dismiss) -> float:
    """Value what is lost with a troop that goes home."""
    if move.place == STORAGE:
        return 0.0
    return court.lands.leaving(move.place, one_troop(move.troop))


def _cheapest(court: Court, moves: Sequence[Cull | Dismiss]) -> Cull | Dismiss:
    """Send home troops that hold nothing, the cheapest first."""
    return best(moves, lambda move: -TROOP[KIND[move.troop]] - _parting(court, move))


def _cull(asked: Asked[Effects], moves: Sequence[Cull]) -> Move:
    """Send home what is missed least."""
    return _cheapest(asked.court, moves)


# Movement


def _march(asked: Asked[March], moves: Sequence[MoveTroops | Transit | Halt]) -> Move:
    """Take the best step as long as it is worth something."""
    return best(moves, lambda move: march_worth(asked.court.lands, move))


def _sail(asked: Asked[Sail], moves: Sequence[SailTo | Stay]) -> Move:
    """Let ships go where they are drawn."""
    source, troops = asked.frame.groups[0]

    def worth(move: SailTo | Stay) -> float:
        if isinstance(move, Stay):
            return 0.0
        return asked.court.lands.step(source, move.target, troops)

    return best(moves, worth)


# Battles


def _fall(_: Asked[Battle], moves: Sequence[Fall]) -> Move:
    """Lose what is worth least."""
    return best(moves, lambda move: -worth_of(move.losses[:3]) - 3.5 * move.losses[3])


def _chance(asked: Asked[Battle]) -> float:
    """Tell how likely the battle is won."""
    court, land = asked.court, asked.frame.land
    party = court.table.invaders[land]
    return attack_chances(court.table, court.seat, land, (party[0], party[1], party[2]))[0]


def _charm(asked: Asked[Battle], moves: Sequence[Move]) -> Move:
    """Pay for land where fighting would cost more."""
    return moves[0] if _chance(asked) < 0.75 else moves[-1]


def _muster(asked: Asked[Battle], moves: Sequence[Muster]) -> Move:
    """Call for help where it is needed."""
    return moves[-1] if _chance(asked) < 0.9 else moves[0]


def _send(_: Asked[Incited], moves: Sequence[SendTroops]) -> Move:
    """Send as little as possible into somebody else's war."""
    return best(moves, lambda move: -worth_of(move.party))


def _withdraw(asked: Asked[Withdrawal], moves: Sequence[Withdraw | Disband]) -> Move:
    """Save what can be saved."""
    lands = asked.court.lands
    return best(moves, lambda move: -1.0 if isinstance(move, Disband) else lands.land(move.land))


# Soldiers' pay


def _last_pay(court: Court) -> bool:
    """Tell whether the game is over but for the scoring: nobody is needed any more. [8.1]"""
    return isinstance(court.table.frames[0], Ending)


def _wage(asked: Asked[Pay], moves: Sequence[Move]) -> Move:
    """Pay everybody there is gold for; in the end nobody. [8.1]"""
    return moves[0] if _last_pay(asked.court) else moves[-1]


def _unpaid(asked: Asked[Pay], moves: Sequence[Dismiss | Retain]) -> Move:
    """Dismiss troops unless they hold land worth more than the penalty. [C-15.3]"""
    if _last_pay(asked.court):
        return moves[0]
    dismissed = _cheapest(asked.court, [move for move in moves if isinstance(move, Dismiss)])
    held = _parting(asked.court, dismissed)
    return moves[-1] if held > NUMBERS.fixed.unpaid + 0.5 else dismissed


HABITS: dict[str, Habit] = {
    "recruit": _recruit, "deploy": _deploy, "cull": _cull, "march": _march, "sail": _sail,
    "battle": first, "charm": _charm, "muster": _muster, "fall": _fall,
    "withdraw": _withdraw, "incited": _send, "wage": _wage, "unpaid": _unpaid,
}  # fmt: skip
