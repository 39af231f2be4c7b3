"""Rome as a courtier sees it: what actions, cards, fights and edicts are worth."""

from collections.abc import Sequence
from functools import lru_cache

from ludus.bots.insanam.mind import USEFUL, Mind
from ludus.bots.insanam.provinces import Provinces
from ludus.games.insanam.arena.totals import adversary_total, gladiator_total
from ludus.games.insanam.cards.metrics import measure
from ludus.games.insanam.cards.powers import has, mod
from ludus.games.insanam.city.actions import actions_of, unaffordable
from ludus.games.insanam.city.prices import tile_price, unlock_price
from ludus.games.insanam.content.catalogue import ADVERSARIES, GLADIATORS, NUMBERS, TILES, ZONES
from ludus.games.insanam.content.vocabulary import Atom
from ludus.games.insanam.goods import PLACE, totals
from ludus.games.insanam.map.prices import cost
from ludus.games.insanam.map.troops import available, off_strip, points
from ludus.games.insanam.slots import HIDDEN

DOUBT = 0.4
"""Below this nobody is worth an accusation."""

DIE = NUMBERS.die
OBSTACLES = NUMBERS.hippodrome.obstacles
STEP = 0.26
"""What a step of the chariot is worth for each scoring to come."""

POWERS: dict[str, tuple[tuple[float, float], tuple[float, float]]] = {
    "claudius": ((0.5, 0.0), (0.4, 0.0)),
    "seneca": ((0.2, 0.0), (0.6, 0.0)),
    "macro": ((0.9, 0.0), (0.9, 0.0)),
    "sabinus": ((0.1, 0.0), (0.3, 0.0)),
    "postumus": ((0.2, 0.0), (0.0, 6.0)),
    "chaerea": ((0.4, 0.0), (0.2, 0.0)),
    "milonia": ((0.7, 0.0), (0.2, 0.0)),
    "pallas": ((0.1, 0.0), (1.1, 0.0)),
    "narcissus": ((0.7, 0.0), (2.0, 0.0)),
    "petronius": ((0.0, 1.0), (0.7, 0.0)),
}
"""What the first two powers of a board are worth: each turn, and once."""


class Court:
    """What one seat could do in the city."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.table = mind.table
        self.seat = mind.seat
        self.lands = Provinces(mind)
        self._fight: dict[int, float] = {}
        self._steps: dict[int, float] = {}
        self._zones: dict[str, float] = {}

    def action(self, atoms: Sequence[Atom], zone: str = "") -> float:
        """Value an action with all its parts, and the movement of the barracks. [C-18.4]"""
        worth = 0.0
        bonus = 0
        for atom in atoms:
            if atom.kind == "move" and zone == "BAR":
                bonus += atom.n
            else:
                worth += self.atom(atom)
        if zone == "BAR":
            worth += self.steps(points(self.table, self.seat) + bonus)
        return worth

    def steps(self, n: int) -> float:
        """Value a number of movement points, once."""
        if not self.mind.skill.provinces:
            return 0.0
        if n not in self._steps:
            self._steps[n] = self.lands.best_steps(n)
        return self._steps[n]

    def atom(self, atom: Atom) -> float:
        """Value one atom for this seat."""
        find = _ATOMS.get(atom.kind)
        return find(self, atom) if find else 0.0

    # Fights

    def fight_odds(self, gladiator: str, foe: str, bonus: int) -> tuple[float, float]:
        """Tell how likely a fight is won, and tied."""
        gap = gladiator_total(self.table, self.seat, gladiator, foe, bonus)
        return _chances(gap - adversary_total(self.table, self.seat, gladiator, foe))

    def bout(self, gladiator: str, foe: str, bonus: int) -> float:
        """Value a fight: reward and a place under the board against a dead gladiator."""
        won, tied = self.fight_odds(gladiator, foe, bonus)
        prize = self.reward(foe)
        card = GLADIATORS[gladiator]
        room = len(self.mind.player.winners) < NUMBERS.fixed.winners
        slide = 1.2 + 0.35 * self.mind.turns if room else 0.2
        stake = 0.5 + 0.2 * card.cost
        return (won + tied) * prize + won * slide - (1 - won) * stake

    def reward(self, foe: str) -> float:
        """Value what beating an adversary brings."""
        return sum(self.atom(atom) for atom in ADVERSARIES[foe].reward)

    def hidden_bout(self, gladiator: str, bonus: int) -> float:
        """Value a fight against the card on top, of which only the category is known. [C-21.4]"""
        seen = {*self.table.adversaries, *self.table.discards.get("adversary", ())}
        foes = [
            card for card, one in ADVERSARIES.items()
            if one.category == self.table.eyes and card not in seen
        ]  # fmt: skip
        if not foes:
            return 0.0
        return sum(self.bout(gladiator, foe, bonus) for foe in foes) / len(foes)

    def fight_worth(self, gladiator: str, foe: str, bonus: int) -> float:
        """Value a fight against an adversary face up, or the hidden one."""
        if foe == HIDDEN:
            return self.hidden_bout(gladiator, bonus)
        return self.bout(gladiator, foe, bonus)

    def best_fight(self, bonus: int) -> float:
        """Value the best fight there is, or none."""
        if bonus not in self._fight:
            best = 0.0
            for gladiator in self.mind.player.play:
                for foe in self.table.adversaries:
                    best = max(best, self.bout(gladiator, foe, bonus))
            self._fight[bonus] = best
        return self._fight[bonus]

    def keeping(self, gladiator: str) -> float:
        """Value a gladiator that stays in the play area for a fight."""
        best = max((self.bout(gladiator, foe, 1) for foe in self.table.adversaries), default=0.0)
        return 0.6 * max(0.0, best) + 0.25 * GLADIATORS[gladiator].power / 3

    def income(self, gladiator: str) -> float:
        """Value a gladiator tucked for its income. [C-8.2]"""
        goods, vp, _ = totals(GLADIATORS[gladiator].income)
        return (0.34 * sum(goods) + vp) * self.mind.turns

    # Zones

    def zone_action(self, name: str) -> float:
        """Value the best free action of a zone, once."""
        if name not in self._zones:
            self._zones[name] = self._best_action(name)
        return self._zones[name]

    def _best_action(self, name: str) -> float:
        if not self.mind.skill.actions:
            return 0.0
        zone = self.table.zones[name]
        best = 0.0
        for at, atoms in enumerate(actions_of(zone, name)):
            if zone.banners[at] < 0 and not unaffordable(self.mind.player, atoms):
                best = max(best, self.action(atoms, name))
        return best

    def sharing(self, name: str, circle: int) -> float:
        """Value what a placement gives away to all others. [C-5.6]"""
        if not self.mind.skill.others:
            return 0.0
        free = [
            atom for at, occupant in enumerate(self.table.zones[name].circles)
            if occupant < 0 and at != circle for atom in ZONES[name].circles[at]
        ]  # fmt: skip
        goods, vp, corruption = totals(free)
        others = [seat for seat in range(len(self.table.players)) if seat != self.seat]
        price = sum(self.mind.gift(seat, corruption) for seat in others)
        return price + (0.3 * sum(goods) + vp) * 0.3

    def circle(self, name: str, circle: int) -> float:
        """Value the circle taken. [C-5.5]"""
        goods, vp, corruption = totals(ZONES[name].circles[circle])
        return self.mind.goods(goods) + vp + self.mind.corruption(corruption)

    def suburra(self) -> float:
        """Value a citizen in the Suburra. [C-6.2]"""
        there = max(0, len(self.table.suburra) + mod(self.table, self.seat, "suburra"))
        return self.mind.goods([there] * 3) + self.mind.corruption(1)


@lru_cache(maxsize=64)
def _chances(gap: int) -> tuple[float, float]:
    """Tell how likely a gap before the dice ends in a victory, and in a tie."""
    ways = [gap + mine - other for mine in DIE for other in DIE]
    return sum(way > 0 for way in ways) / len(ways), sum(way == 0 for way in ways) / len(ways)


def _gain(court: Court, atom: Atom) -> float:
    if atom.resource == "VP":
        return float(atom.n)
    if atom.resource == "COR":
        return court.mind.corruption(atom.n)
    at = PLACE.get(atom.resource)
    if at is None:
        return atom.n * max(court.mind.good(at) for at in range(3))
    return court.mind.good(at, atom.n)


def _lose(court: Court, atom: Atom) -> float:
    if atom.resource == "VP":
        return -float(atom.n)
    goods = court.mind.player.goods
    at = PLACE.get(atom.resource)
    held = sum(goods) if at is None else goods[at]
    missing = max(0, atom.n - held) if atom.kind == "levy" else 0
    return -0.3 * min(atom.n, held) - missing


def _levyper(court: Court, atom: Atom) -> float:
    owned = atom.n * measure(court.table, court.seat, atom.metric)
    held = court.mind.player.goods[PLACE[atom.resource]]
    return -0.3 * min(owned, held) - max(0, owned - held)


def _recruit(court: Court, atom: Atom) -> float:
    """Troops are worth what there is to take, as long as there is gold."""
    mind = court.mind
    gold = mind.player.goods[0]
    price = cost(court.table, court.seat, 0, atom.d)[0]
    if not available(mind.player, 0):
        return 0.3 * atom.n
    n = min(atom.n, max(0, gold - 2) // max(1, price))
    idle = sum(mind.player.storage)
    each = 1.0 + 0.45 * mind.scorings - 0.34 * price - 0.25 * idle
    crowd = sum(off_strip(court.table, court.seat))
    return n * (each - 0.08 * crowd)


def _free(court: Court, atom: Atom) -> float:
    return atom.n * (1.0 + 0.3 * court.mind.scorings)


def _deploy(court: Court, atom: Atom) -> float:
    stored = min(atom.n, sum(court.mind.player.storage))
    return stored * (0.7 + 0.45 * court.mind.scorings)


def _move(court: Court, atom: Atom) -> float:
    return court.steps(atom.n)


def _race(court: Court, atom: Atom) -> float:
    player = court.mind.player
    if player.arrival:
        return 0.0
    steps = max(0, atom.n + mod(court.table, court.seat, "race"))
    if not has(player, "immune"):
        ahead = [stop - player.chariot for stop in OBSTACLES if stop > player.chariot]
        steps = min([steps, *ahead])
    start = 0.6 * court.mind.scorings if not player.chariot else 0.0
    return start + STEP * court.mind.scorings * steps


def _hinder(court: Court, atom: Atom) -> float:
    return 0.12 * atom.n * court.mind.scorings


def _gbuy(court: Court, atom: Atom) -> float:
    mind = court.mind
    worth = 0.0
    for card in court.table.display:
        price = max(0, GLADIATORS[card].cost + mod(court.table, court.seat, "cost.glad") - atom.d)
        if price <= mind.player.goods[0]:
            use = max(court.income(card), court.keeping(card) + 0.8)
            worth = max(worth, use - 0.32 * price)
    return worth


def _gdraw(court: Court, atom: Atom) -> float:
    return atom.n * (0.8 + 0.25 * court.mind.turns)


def _gdiscard(court: Court, atom: Atom) -> float:
    return -1.2 * atom.n if court.mind.player.play else -2.0 * atom.n


def _fight(court: Court, atom: Atom) -> float:
    return court.best_fight(atom.n)


def _redo(court: Court, atom: Atom) -> float:
    best = 0.0
    for name in atom.zones:
        zone = court.table.zones[name]
        for at, atoms in enumerate(actions_of(zone, name)):
            if zone.banners[at] >= 0 and not unaffordable(court.mind.player, atoms):
                best = max(best, court.action(atoms, name))
    return best


def unlock_worth(court: Court, power: int, off: int) -> float:
    """Value a power and its camp against its price; the accusation by whom there is to suspect."""
    mind = court.mind
    price = unlock_price(court.table, court.seat, power, off)
    if any(held < part for held, part in zip(mind.player.goods, price, strict=True)):
        return 0.0
    camp = 0.8 * mind.scorings
    spent = mind.goods([-part for part in price])
    if power < 2:
        each, once = POWERS[mind.player.board][power]
        return each * mind.turns + once + camp + spent
    suspicion = max(
        (chance for seat, chance in enumerate(mind.suspects)
         if seat != court.seat and not court.table.players[seat].shown), default=0.0,
    )  # fmt: skip
    # The price comes back with a right accusation. [C-10.5]
    hope = 14.0 * suspicion - 5.0 if suspicion > DOUBT else 0.4 * suspicion
    return camp + hope + 20.0 * mind.threat * (not mind.plots) + 0.4 * spent


def _unlock(court: Court, atom: Atom) -> float:
    locked = [at for at, works in enumerate(court.mind.player.unlocked) if not works]
    return max((unlock_worth(court, power, atom.d) for power in locked), default=0.0)


def tile_worth(court: Court, tile: str) -> float:
    """Value a tile by its best action, which can be done at once. [C-23.4]"""
    card = TILES[tile]
    worths = [
        court.action(atoms, card.zone) for atoms in card.actions
        if not any(atom.kind in ("tile", "redo") for atom in atoms)
    ]  # fmt: skip
    return 0.85 * max(worths, default=0.0)


def _tile(court: Court, atom: Atom) -> float:
    price = tile_price(court.table, court.seat, atom.d)[0]
    if price > court.mind.player.goods[0]:
        return 0.0
    offers = [zone.offer for zone in court.table.zones.values() if zone.offer]
    best = max((tile_worth(court, tile) for tile in offers), default=0.0)
    return best + court.mind.goods([-price, 0, 0])


def _swap(court: Court, atom: Atom) -> float:
    goods = sorted(court.mind.player.goods)
    most = atom.n + mod(court.table, court.seat, "swap")
    if has(court.mind.player, "swap2"):
        return 0.34 * min(most, goods[2])
    return 0.15 * min(most, max(0, goods[2] - goods[0]) // 2)


def _steal(court: Court, atom: Atom) -> float:
    richest = max(
        sum(player.goods) for seat, player in enumerate(court.table.players) if seat != court.seat
    )
    return 0.4 * min(atom.n, richest)


def _push(court: Court, atom: Atom) -> float:
    costs = [court.mind.gift(seat, atom.n) for seat in range(len(court.mind.markers))
             if seat != court.seat]  # fmt: skip
    return -min(costs)


def _drop(court: Court, atom: Atom) -> float:
    n = min(atom.n, court.mind.player.marker)
    return -n * (1.4 if court.mind.plots else 0.35)


def _cull(court: Court, atom: Atom) -> float:
    off = sum(off_strip(court.table, court.seat))
    return -1.3 * min(atom.n, off) - max(0, atom.n - off)


def _lock(court: Court, atom: Atom) -> float:
    return -1.5 * atom.n if court.mind.turns > 1 else -0.5 * atom.n


def _pay(court: Court, atom: Atom) -> float:
    del court
    at = PLACE.get(atom.resource, 0)
    return -USEFUL[at] * atom.n


_ATOMS = {
    "gain": _gain, "lose": _lose, "levy": _lose, "levyper": _levyper, "pay": _pay,
    "recruit": _recruit, "free": _free, "deploy": _deploy, "move": _move,
    "race": _race, "hinder": _hinder,
    "gbuy": _gbuy, "gdraw": _gdraw, "gdiscard": _gdiscard, "fight": _fight, "redo": _redo,
    "unlock": _unlock, "tile": _tile, "swap": _swap, "steal": _steal, "push": _push,
    "drop": _drop, "cull": _cull, "lock": _lock,
}  # fmt: skip
"""What each atom is worth; those that are missing are worth nothing."""
