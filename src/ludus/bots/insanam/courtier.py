"""The hand-written courtier: it plays to its destiny, and suspects the others of theirs."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from ludus.bots.insanam.asked import Asked
from ludus.bots.insanam.city_habits import camp_worth
from ludus.bots.insanam.court import Court
from ludus.bots.insanam.habits import HABITS
from ludus.bots.insanam.mind import ALL, Mind, Skill
from ludus.bots.insanam.provinces import worth_of
from ludus.core.moves import Move
from ludus.games.insanam.city.moves import Pass, PitchCamp, Place, TuckGladiator, UseGladiator
from ludus.games.insanam.content.catalogue import GLADIATORS
from ludus.games.insanam.court.moves import Accuse, Redeem, Validate
from ludus.games.insanam.map.moves import Banish, Demote, Incite, Raid
from ludus.games.insanam.map.prices import banish_price, demote_price
from ludus.games.insanam.moves import Done
from ludus.games.insanam.state import Own, Table
from ludus.games.insanam.view import View

SURE = 0.5
"""So sure one must be to accuse: a right accusation brings 10 VP, a wrong one costs as much."""

OFTEN = 0.47
"""So sure, if the power comes back with the next round. [C-25.17]"""


class Courtier:
    """A player that sees a view and its moves, and nothing else."""

    def __init__(self, skill: Skill = ALL) -> None:
        self._skill = skill

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        """Choose by habit."""
        if len(moves) == 1 or view.seat is None or view.mine is None:
            return moves[0]
        return decide(view.table, view.seat, view.mine, moves, rng, self._skill)


def decide(
    table: Table, seat: int, own: Own, moves: Sequence[Move], rng: Random, skill: Skill = ALL
) -> Move:
    """Answer the question of the moment."""
    frame = table.frames[-1]
    court = Court(Mind(table, seat, own, skill))
    if frame.ask in ("turn", "after"):
        return player_turn(court, moves)
    return HABITS[frame.ask](Asked(court, frame, rng), moves)


def player_turn(court: Court, moves: Sequence[Move]) -> Move:
    """Take free actions that pay, then place a citizen; pass only with none left to gain."""
    scored = [(turn_worth(court, move), move) for move in moves]
    return max(scored, key=lambda pair: pair[0])[1]


def turn_worth(court: Court, move: Move) -> float:
    """Value a move of a player-turn; what is free and pays goes before the placement."""
    find = _TURN.get(type(move))
    return find(court, move) if find else _ENDS.get(type(move), -1.0)


FREE = 100.0
"""Free actions that pay are taken first."""


def _place(court: Court, move: Place) -> float:
    """Value a placement: the circle, what others get, and the best action. [C-5]"""
    if move.circle is None:
        return court.suburra()
    name, circle = move.zone, move.circle - 1
    actions = court.zone_action(name)
    return court.circle(name, circle) - court.sharing(name, circle) + actions


def _redeem(court: Court, move: Redeem) -> float:
    """Redemption pays where a traitor's end would not. [C-11.5, C-16.5]"""
    price = court.mind.player.card and move.objective == 3
    return FREE if not price or court.mind.table.round >= 2 else -1.0


def _camp(court: Court, move: PitchCamp) -> float:
    return FREE + camp_worth(court, move)


def _accuse(court: Court, move: Accuse) -> float:
    """Accuse whoever is likely enough a traitor. [C-10]"""
    chance = court.mind.suspects[move.accused]
    sure = OFTEN if court.mind.player.board == "sabinus" else SURE
    return FREE + chance if chance > sure else -1.0


def _use(court: Court, move: UseGladiator) -> float:
    """Use a gladiator's one-shot power where it is worth more than the gladiator."""
    card = move.gladiator
    worth = court.action(GLADIATORS[card].oneshot)
    spare = worth - max(court.keeping(card), court.income(card)) - 0.4
    return FREE + spare if spare > 0 else -1.0


def _tuck(court: Court, move: TuckGladiator) -> float:
    """Tuck a gladiator where its income is worth more than its fights."""
    card = move.gladiator
    spare = court.income(card) - court.keeping(card) - 0.2
    return FREE + spare if spare > 0 else -1.0


def _banish(court: Court, move: Banish) -> float:
    """Send troops away where their land falls free beside one's own. [C-25.13]"""
    land, party = court.table.lands[move.land], move.party
    if sum(party) < sum(land.troops) or land.camp:
        return -1.0
    price = banish_price(court.table, land.owner, party)
    worth = 0.6 * court.lands.land(move.land) + court.mind.goods([-part for part in price])
    return FREE + worth if worth > 0.5 else -1.0


def _demote(court: Court, move: Demote) -> float:
    """Turn strong troops into weak ones where it is cheap. [C-25.26]"""
    cens, evos = move.centurions, move.evocati
    price = demote_price(cens, evos)
    worth = 0.3 * worth_of((-cens - evos, cens, evos))
    worth += court.mind.goods([-part for part in price])
    return FREE + worth if worth > 0.3 else -1.0


def _incite(court: Court, move: Incite) -> float:
    """Let two others fight. [C-25.29]"""
    target = court.table.lands[move.target]
    if target.owner == court.seat:
        return -1.0
    source = court.table.lands[move.source]
    lone = sum(source.troops) == 1 and not source.camp
    return FREE + 1.0 if lone and court.mind.table.round >= 2 else -1.0


def _raid(court: Court, move: Raid) -> float:
    """Take a hard territory without battle, and leave one troop behind. [C-25.21]"""
    source, target, party = move.source, move.target, move.party
    land = court.table.lands[target]
    hard = land.barb + 5 * land.citadel
    worth = court.lands.land(target) - court.lands.leaving(source, party)
    worth -= 0.3 * (sum(party) - 1)
    return FREE + worth if hard >= 4 and worth > 2 else -1.0


_ENDS: Mapping[type[Move], float] = {Validate: 2 * FREE, Done: 0.0, Pass: -3.0}
"""What is worth the same in every position: a citizen not placed is a citizen wasted."""

_TURN: Mapping[type[Move], Callable[[Court, Any], float]] = {
    Place: _place, Redeem: _redeem, PitchCamp: _camp, Accuse: _accuse, UseGladiator: _use,
    TuckGladiator: _tuck, Banish: _banish, Demote: _demote, Incite: _incite, Raid: _raid,
}  # fmt: skip
