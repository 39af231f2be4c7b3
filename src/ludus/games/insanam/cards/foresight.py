"""What effects of cards and actions cost and bring, told before they happen.

Atoms are gone through from left to right. What is sure is added up; where somebody has a choice,
or chance has, that is left to the decision that comes.
"""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from ludus.core.forecast import Line
from ludus.core.message import Message, Ref, say, seat_ref
from ludus.games.insanam.account import Account
from ludus.games.insanam.cards.metrics import measure, race_rank
from ludus.games.insanam.cards.powers import has
from ludus.games.insanam.content.catalogue import NUMBERS
from ludus.games.insanam.content.vocabulary import TROOPS, Atom
from ludus.games.insanam.court.opponents import targets
from ludus.games.insanam.court.scoring import by_rank
from ludus.games.insanam.goods import amount, totals
from ludus.games.insanam.map.troops import available, off_strip
from ludus.games.insanam.reasons import mod_lines, not_below
from ludus.games.insanam.tell import TROOP_WORDS

COURSE = NUMBERS.hippodrome


class Walk:
    """Goes through atoms for an account.

    asked  somebody has to decide something on the way: what comes later is not paid at once
    """

    def __init__(self, account: Account, reason: Message) -> None:
        self.account = account
        self.reason = reason
        self.asked = False
        self.late = False
        """Something is paid after a decision."""

    def go(self, atoms: Sequence[Atom]) -> None:
        """Tell what the atoms do; those that gain together are one gain. [C-25.15]"""
        at = 0
        while at < len(atoms) and not self.account.markers.ended:
            end = at + 1
            if atoms[at].kind == "gain":
                while end < len(atoms) and atoms[end].kind == "gain":
                    end += 1
                self._gain(atoms[at:end])
            else:
                self._one(atoms[at])
            at = end

    def _one(self, atom: Atom) -> None:
        tell = _ATOMS.get(atom.kind)
        if tell is None:
            # It is left to the decision that comes.
            self.ask()
        else:
            tell(self, atom)

    def ask(self) -> None:
        """Somebody decides now."""
        self.asked = True

    def paid(self) -> None:
        """Something is paid now."""
        self.late = self.late or self.asked

    def _gain(self, run: Sequence[Atom]) -> None:
        account = self.account
        free = sum(atom.n for atom in run if atom.resource == "ANY")
        fixed, vp, corruption = totals(atom for atom in run if atom.resource != "ANY")
        if free:
            self.ask()
            account.note("will-choose-gain", goods=Ref("goods", free))
        gold, wood, stone = ([Line(n, self.reason)] for n in fixed)
        if account.gain_all((gold, wood, stone), vp, corruption, self.reason, more=free > 0):
            self.ask()


def effect(account: Account, atoms: Sequence[Atom], reason: Message) -> Walk:
    """Add what atoms do to an account."""
    walk = Walk(account, reason)
    walk.go(atoms)
    return walk


def _lose(walk: Walk, atom: Atom) -> None:
    """Lose goods or VP, or be levied. Section 1.1 of the content."""
    account = walk.account
    if atom.resource == "VP":
        account.score(-atom.n, walk.reason)
    elif atom.resource != "ANY":
        walk.paid()
        goods = amount(atom.resource, atom.n)
        if atom.kind == "levy":
            account.levy(goods, walk.reason)
        else:
            account.lose(goods, walk.reason)
    elif held := sum(account.goods):
        n = min(atom.n, held)
        account.note("will-choose-loss", goods=Ref("goods", n))
        if atom.kind == "levy" and n < atom.n:
            account.score(n - atom.n, say("insanam-why-missing", n=atom.n - n))
        # What is chosen is gone, whatever it is.
        walk.ask()
    elif atom.kind == "levy":
        account.score(-atom.n, say("insanam-why-missing", n=atom.n))


def _pay(walk: Walk, atom: Atom) -> None:
    """Pay the cost of an action. [C-7.4]"""
    if atom.resource == "ANY":
        walk.account.note("will-choose-payment", goods=Ref("goods", atom.n))
        walk.ask()
    else:
        walk.paid()
        walk.account.pay(amount(atom.resource, atom.n), walk.reason)


def _levyper(walk: Walk, atom: Atom) -> None:
    """Be levied for each of something that is owned."""
    account = walk.account
    walk.paid()
    n = atom.n * measure(account.table, account.seat, atom.metric)
    account.levy(amount(atom.resource, n), walk.reason)


def _free(walk: Walk, atom: Atom) -> None:
    """Troops without cost, as far as there are any. [C-7.5]"""
    account = walk.account
    kind = TROOPS.index(atom.troop)
    player = account.player
    left = player.strip[kind] + (player.reserve[kind] if has(player, "extra") else 0)
    if available(player, kind):
        account.note("will-troops", troops=Ref(TROOP_WORDS[kind], min(atom.n, left)))


def _race(walk: Walk, atom: Atom) -> None:
    """The own chariot advances; an obstacle stops it. [C-24.3, C-24.4]"""
    account = walk.account
    table, seat, player = account.table, account.seat, account.player
    walk.paid()
    account.tax("race")
    if player.arrival:
        account.note("will-race-over")
        return
    lines = not_below([Line(atom.n, walk.reason), *mod_lines(table, seat, "race")])
    steps = sum(line.amount for line in lines)
    space = min(COURSE.finish, account.chariot + steps)
    beyond = space - account.chariot - steps
    lines.append(Line(beyond, say("insanam-why-finish", space=COURSE.finish)))
    stops = () if has(player, "immune") else COURSE.obstacles
    stop = min((stop for stop in stops if account.chariot < stop <= space), default=space)
    lines.append(Line(stop - space, say("insanam-why-obstacle", space=stop)))
    if sum(line.amount != 0 for line in lines) > 1:
        account.sum("steps", say("insanam-sum-race"), lines)
    account.chariot = stop
    account.facts["space"] = stop
    _told_race(account)


def _told_race(account: Account) -> None:
    """Tell where the chariot stands, and what that would score. [C-14.3]"""
    table = account.table
    finished = account.chariot == COURSE.finish
    arrival = table.arrivals + 1
    if finished:
        account.note("will-finish", n=arrival)
    else:
        account.note("will-race", space=account.chariot)
    me = replace(account.player, chariot=account.chariot, arrival=arrival if finished else 0)
    ranks = [race_rank(player) for player in table.players]
    ranks[account.seat] = race_rank(me)
    points = by_rank(ranks, NUMBERS.players[len(ranks)].hippodrome)[account.seat]
    if account.chariot:
        place = 1 + sum(other > ranks[account.seat] for other in ranks)
        account.note("will-race-score", place=place, points=Ref("points", points))
        account.facts["place"] = place


def _target(walk: Walk, atom: Atom) -> None:
    """Hit the only opponent there is at once; otherwise it is asked whom. [D-09]"""
    account = walk.account
    found = targets(account.table, account.seat, atom.kind)
    if len(found) != 1:
        if found:
            walk.ask()
        return
    hit(account, atom, found[0])
    if atom.kind == "steal" and atom.resource == "ANY":
        walk.ask()


def hit(account: Account, atom: Atom, other: int) -> None:
    """Tell what an atom does to an opponent. [C-24.4, C-25.18, C-25.30]"""
    table = account.table
    player = table.players[other]
    if atom.kind == "push":
        account.brings += account.markers.climb(other, atom.n)
    elif atom.kind == "steal":
        counted = {"G": "gold", "W": "wood", "S": "stone"}.get(atom.resource, "goods")
        account.note("will-steal", seat=seat_ref(other), goods=Ref(counted, atom.n))
    elif has(player, "immune"):
        account.note("will-not-hinder", seat=seat_ref(other))
    else:
        space = max(0, player.chariot - atom.n)
        account.note("will-hinder", seat=seat_ref(other), n=player.chariot - space, space=space)
        account.facts["space"] = space


def _gdraw(walk: Walk, atom: Atom) -> None:
    """The top gladiators of the deck come for nothing."""
    walk.account.note("will-draw", n=atom.n)


def _gdiscard(walk: Walk, atom: Atom) -> None:
    """Gladiators of the play area are given up; each missing one costs VP."""
    _given_up(walk, atom.n, len(walk.account.player.play), NUMBERS.fixed.missing, "gladiators")


def _cull(walk: Walk, atom: Atom) -> None:
    """Troops go back to the strip; each missing one costs 1 VP."""
    account = walk.account
    _given_up(walk, atom.n, sum(off_strip(account.table, account.seat)), 1, "troops")


def _given_up(walk: Walk, n: int, there: int, price: int, what: str) -> None:
    account = walk.account
    if given := min(n, there):
        walk.ask()
        account.note("will-give-up", what=Ref(what, given))
    if missing := n - given:
        account.score(-missing * price, say("insanam-why-missing", n=missing))


def _drop(walk: Walk, atom: Atom) -> None:
    """The own marker goes down. [C-9.1]"""
    walk.account.fall(atom.n)


def _lock(walk: Walk, atom: Atom) -> None:
    """Citizens are kept away in the next turn."""
    walk.account.note("will-lock", n=atom.n)


def _barb(walk: Walk, atom: Atom) -> None:
    """Barbarians come to a region."""
    walk.account.note("will-barbarians", region=Ref("region", atom.region), n=atom.n)


_ATOMS: dict[str, Callable[[Walk, Atom], None]] = {
    "lose": _lose, "levy": _lose, "pay": _pay, "levyper": _levyper, "free": _free,
    "race": _race, "hinder": _target, "push": _target, "steal": _target, "gdraw": _gdraw,
    "gdiscard": _gdiscard, "cull": _cull, "drop": _drop, "lock": _lock, "barb": _barb,
}  # fmt: skip
"""What is sure of each atom; those that are not here are decided when they come."""
