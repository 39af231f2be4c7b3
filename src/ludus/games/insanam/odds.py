"""Odds of a fight or an attack before it is chosen: exact, over every way the dice can fall.

In a battle both sides are taken to lose the least power they can; powers that are offered during a
battle are not counted.
"""

from functools import lru_cache
from itertools import product

from ludus.core.moves import Move
from ludus.games.insanam.arena.fights import adversary_total, gladiator_total
from ludus.games.insanam.arena.moves import Engage
from ludus.games.insanam.cards.powers import has, mod, strength
from ludus.games.insanam.content.catalogue import ADVERSARIES, NUMBERS
from ludus.games.insanam.court.track import highest
from ludus.games.insanam.frames import Effects, Sail
from ludus.games.insanam.map.land import FIGURE, FORTRESS, fortress, hostile
from ludus.games.insanam.map.losses import barbarian_losses, lighter, minimal_losses
from ludus.games.insanam.map.moves import MoveTroops, SailTo
from ludus.games.insanam.slots import HIDDEN, Three
from ludus.games.insanam.state import Land, Table
from ludus.games.insanam.view import View

DICE = tuple(product(NUMBERS.die, repeat=2))

Side = tuple[int, int, int, int]
"""Legionaries, centurions, evocati and camps; of barbarians figures, nothing, nothing, citadels."""

Chances = tuple[float, float, float]
"""That the attacker conquers, that the defender holds, that both vanish."""


def odds(view: View, move: Move) -> dict[str, float] | None:
    """Tell how likely a fight or an attack is to be won; None for other moves."""
    seat = view.seat
    if seat is None or view.turn != seat:
        return None
    if isinstance(move, Engage) and view.ask == "fight":
        return _fight(view, seat, move)
    if isinstance(move, MoveTroops | SailTo) and view.ask == move.word:
        return _attack(view.table, seat, move)
    return None


def _fight(view: View, seat: int, move: Engage) -> dict[str, float] | None:
    """Compare totals for every pair of dice; the hidden card is any with the eyes seen. [C-21.4]"""
    frame = view.table.frames[-1]
    gladiator, foe = move.gladiator, move.adversary
    if not isinstance(frame, Effects) or gladiator not in view.table.players[seat].play:
        return None
    foes = {foe: 1} if foe != HIDDEN else _hidden(view)
    ways = {"won": 0, "tied": 0, "lost": 0}
    for one, weight in foes.items():
        gap = gladiator_total(view.table, seat, gladiator, one, frame.atom.n)
        gap -= adversary_total(view.table, seat, gladiator, one)
        for mine, other in DICE:
            total = gap + mine - other
            word = "won" if total > 0 else "lost" if total < 0 else "tied"
            ways[word] += weight
    return {word: n / (len(DICE) * sum(foes.values())) for word, n in ways.items()}


def _hidden(view: View) -> dict[str, int]:
    """Weigh the adversaries that may lie on top.

    Those the seat knows to be among the top cards weigh more than others, as in imagined worlds.
    """
    table, mine = view.table, view.mine
    sure = mine.sure.get("adversary", []) if mine else []
    among = mine.among.get("adversary", []) if mine else []
    if view.decks["adversary"] == len(table.beneath):
        sure = table.beneath
    if sure:
        return {sure[0]: 1}
    seen = {*table.adversaries, *table.discards.get("adversary", ()), *table.beneath}
    unseen = [card for card in ADVERSARIES if card not in seen]
    others = table.tops.get("adversary", 0) - len(among) if among else 1
    known = len(unseen) - len(among) or 1
    return {
        card: known if card in among else others
        for card in unseen
        if ADVERSARIES[card].category == table.eyes
    }


def _attack(table: Table, seat: int, move: MoveTroops | SailTo) -> dict[str, float] | None:
    """Play the battle out that a step would begin, with all who already wait there. [C-18.10]"""
    target = move.target
    if not hostile(table, seat, target):
        return None
    party = _party(table, move)
    there = table.invaders.get(target, (0, 0, 0))
    chances = battle_odds(
        table, seat, target, (party[0] + there[0], party[1] + there[1], party[2] + there[2])
    )
    return dict(zip(("conquered", "held", "vacant"), chances, strict=True))


def battle_odds(table: Table, seat: int, name: str, party: Three) -> Chances:
    """Reckon an attack on a territory: that it is conquered, held, or left by both."""
    land = table.lands[name]
    atk = mod(table, seat, "atk")
    attack = (*party, 0)
    mine = (*strength(table, seat), 0)
    if land.owner < 0:
        side = (land.barb, 0, 0, int(land.citadel))
        return _battle(attack, side, mine, (FIGURE, 0, 0, FORTRESS), atk, 0, True)
    worth = (*strength(table, land.owner), fortress(table))
    side = _after_blow(table, seat, land)
    return _battle(attack, side, mine, worth, atk, mod(table, land.owner, "def"), False)


def _party(table: Table, move: MoveTroops | SailTo) -> Three:
    """Give the troops that step: at sea the group that is asked, not those that joined it."""
    frame = table.frames[-1]
    if isinstance(move, MoveTroops):
        return move.party
    return frame.groups[0][1] if isinstance(frame, Sail) else (0, 0, 0)


def _after_blow(table: Table, seat: int, land: Land) -> Side:
    """Give what defends: Chaerea's first blow falls unless this attack costs the power.

    [C-19.2, C-25.22]
    """
    troops = land.troops[:]
    struck = has(table.players[seat], "first blow") and any(troops)
    if struck and table.players[land.owner].marker == highest(table):
        troops[next(kind for kind, n in enumerate(troops) if n)] -= 1
    return troops[0], troops[1], troops[2], int(land.camp)


def _power(side: Side, worth: Side) -> int:
    return sum(n * w for n, w in zip(side, worth, strict=True))


@lru_cache(maxsize=4096)
def _battle(
    attack: Side, defence: Side, mine: Side, theirs: Side, atk: int, bonus: int, wild: bool
) -> Chances:
    """Reckon a battle from here; equal powers never leave both sides as they were. [C-19.6]"""
    if not any(attack):
        return (0.0, 1.0, 0.0) if any(defence) else (0.0, 0.0, 1.0)
    if not any(defence):
        return (1.0, 0.0, 0.0)
    sums = [0.0, 0.0, 0.0]
    gap = _power(attack, mine) + atk - _power(defence, theirs) - bonus
    for first, second in DICE:
        damage = gap + first - second
        left, right = attack, defence
        if damage <= 0:
            left = _weaken(attack, mine, -damage, False)
        if damage >= 0:
            right = _weaken(defence, theirs, damage, wild)
        for at, chance in enumerate(_battle(left, right, mine, theirs, atk, bonus, wild)):
            sums[at] += chance
    # Divided once, in the end: so a certainty is 1 and not a little more.
    return sums[0] / len(DICE), sums[1] / len(DICE), sums[2] / len(DICE)


def _weaken(side: Side, worth: Side, damage: int, wild: bool) -> Side:
    """Take away what a side loses with the least power. [C-19.6, C-19.7, C-19.10]"""
    if wild:
        figures, citadel = barbarian_losses(side[0], bool(side[3]), damage)
        return side[0] - figures, 0, 0, side[3] - citadel
    lost = lighter(minimal_losses(side, worth, damage), worth)
    return side[0] - lost[0], side[1] - lost[1], side[2] - lost[2], side[3] - lost[3]
