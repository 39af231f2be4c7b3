"""Why a move is forbidden: the article that forbids it, and a sentence with its facts."""

from collections.abc import Callable
from typing import Any

from ludus.core.errors import Refusal
from ludus.core.message import Fact, Ref, say, seat_ref
from ludus.games.insanam.city.actions import actions_of
from ludus.games.insanam.content.vocabulary import SUBURRA
from ludus.games.insanam.goods import can_pay
from ludus.games.insanam.map.land import NEXT, STACK, room, troops_in
from ludus.games.insanam.map.troops import KIND, available
from ludus.games.insanam.moves import LETTERS, Kind, Move
from ludus.games.insanam.prices import price
from ludus.games.insanam.rules import moves, to_act
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import card_ref, goods_ref, place_ref, zone_ref
from ludus.games.insanam.view import TOGETHER

FREE: tuple[Kind, ...] = (
    "use", "tuck", "validate", "accuse", "camp", "redeem", "request", "banish", "demote",
    "incite", "raid",
)  # fmt: skip
"""The free actions. [C-8]"""

QUESTIONS: dict[str, tuple[str, tuple[Kind, ...]]] = {
    "board": ("C-2.1", ("board",)),
    "draft": ("C-1.15", ("pick",)),
    "keep": ("C-1.15", ("keep",)),
    "show": ("C-2.7", ("show",)),
    "settle": ("C-2.10", ("settle",)),
    "patronage": ("C-4.4", ("patronage", "skip")),
    "fund": ("C-25.15", ("fund",)),
    "name": ("C-25.27", ("name",)),
    "turn": ("C-5.1", ("place", "pass", *FREE)),
    "favour": ("C-25.25", ("grant", "deny")),
    "rob": ("C-25.23", ("rob", "skip")),
    "act": ("C-7.1", ("act", "skip")),
    "after": ("C-8.1", ("done", *FREE)),
    "take": ("C-9.1", ("take",)),
    "lose": ("C-9.1", ("lose",)),
    "pay": ("C-7.4", ("pay",)),
    "hinder": ("C-24.4", ("target",)),
    "push": ("C-9.2", ("target",)),
    "steal": ("C-7.1", ("target",)),
    "seize": ("C-25.18", ("seize",)),
    "swap": ("C-24.10", ("swap", "done")),
    "tile": ("C-23.1", ("buy", "done")),
    "hire": ("C-21.2", ("hire", "done")),
    "forfeit": ("C-21.2", ("forfeit",)),
    "peek": ("C-13.1", ("order",)),
    "redo": ("C-24.8", ("redo", "done")),
    "unlock": ("C-24.9", ("unlock", "done")),
    "camp": ("C-20.2", ("camp", "later")),
    "clear": ("C-7.3", ("clear",)),
    "recruit": ("C-17.2", ("recruit", "done")),
    "deploy": ("C-18.1", ("deploy", "done")),
    "cull": ("C-17.3", ("cull",)),
    "fight": ("C-21.3", ("fight", "done")),
    "reroll": ("C-21.5", ("reroll", "stand")),
    "buyback": ("C-25.19", ("buyback", "skip")),
    "slide": ("C-21.9", ("slide", "stay")),
    "march": ("C-18.5", ("march", "transit", "halt")),
    "battle": ("C-18.10", ("battle",)),
    "charm": ("C-25.24", ("charm", "skip")),
    "muster": ("C-25.20", ("muster",)),
    "fall": ("C-19.6", ("fall",)),
    "withdraw": ("C-25.24", ("withdraw", "disband")),
    "incited": ("C-25.29", ("send",)),
    "sail": ("C-18.13", ("sail", "stay")),
    "thumbs": ("C-13.3", ("approve", "refuse")),
    "gifts": ("C-13.5", ("give",)),
    "wage": ("C-15.2", ("wage",)),
    "unpaid": ("C-15.3", ("dismiss", "retain")),
    "destiny": ("C-10.10", ("destiny",)),
}
"""Each question: the article that says what it is for, and the kinds of move that answer it."""


def no(article: str, key: str, **facts: Fact) -> Refusal:
    """Refuse by an article, in the words of a key."""
    return Refusal(article, say(f"insanam-refused-{key}", **facts))


def refusal(state: State, seat: int, move: Move) -> Refusal | None:
    """Say why a move is forbidden, or None."""
    acting = to_act(state)
    table = state.table
    if not acting:
        return no("C-16.8", "over")
    if not 0 <= seat < len(table.players):
        return no("C-1.13", "nobody")
    frame = table.frames[-1]
    article, kinds = QUESTIONS[frame.ask]
    question = Ref("question", frame.ask)
    if seat not in acting:
        if frame.ask in TOGETHER:
            return no(article, "chosen")
        return no(article, "turn", seat=seat_ref(acting[0]), question=question)
    if move in moves(state, seat):
        return None
    if move.kind not in kinds:
        return no(article, "question", question=question)
    return _reason(table, frame, seat, move) or no(article, "not-offered", question=question)


def _reason(table: Table, frame: Any, seat: int, move: Move) -> Refusal | None:
    """Find what stands against a move of the right kind: its own reasons, then its price."""
    find = _REASONS.get(move.kind)
    why = find(table, frame, seat, move) if find else None
    return why or _too_dear(table, seat, move)


def _too_dear(table: Table, seat: int, move: Move) -> Refusal | None:
    """What a move costs must be there in full. [C-7.4]"""
    if move.kind not in _PRICED or not _priceable(move):
        return None
    goods = price(table, seat, move)
    if can_pay(table.players[seat], goods):
        return None
    held = goods_ref(table.players[seat].goods)
    return no(_PRICED[move.kind], "too-dear", goods=goods_ref(goods), held=held)


_PRICED = {
    "recruit": "C-17.2", "hire": "C-21.2", "buy": "C-23.1", "unlock": "C-24.9",
    "transit": "C-18.8", "charm": "C-25.24", "muster": "C-25.20", "buyback": "C-25.19",
    "demote": "C-25.26", "request": "C-25.25", "swap": "C-24.10", "patronage": "C-4.4",
    "pay": "C-7.4", "lose": "C-9.1", "give": "C-13.5", "wage": "C-15.2",
}  # fmt: skip
"""The article that asks for the price of each kind of move."""


def _priceable(move: Move) -> bool:
    """Tell whether a price can be told at all: there are three powers. [C-24.9]"""
    return move.kind != "unlock" or 1 <= move.number() <= 3


def _bad_place(table: Table, frame: Any, seat: int, move: Move) -> Refusal | None:
    """A circle that is taken, not active, or not there. [C-5.3, C-5.4]"""
    del frame, seat
    if move.word() == SUBURRA or len(move.args) == 1:
        return no("C-6.1", "circle-needed")
    circles = table.zones[move.word()].circles
    if not 1 <= move.number(1) <= len(circles):
        return no("C-5.3", "inactive", n=len(circles))
    return no("C-5.4", "taken", other=seat_ref(circles[move.number(1) - 1]))


def _bad_act(table: Table, frame: Any, seat: int, move: Move) -> Refusal | None:
    """An action that is not there, bears a banner, or costs too much. [C-7.3, C-7.4, C-23.5]"""
    del seat
    name = getattr(frame, "zone", "") or frame.chosen
    zone = table.zones[name]
    index = LETTERS.index(move.word())
    if index >= len(actions_of(zone, name)):
        return no("C-7.2", "no-action", zone=zone_ref(name))
    if zone.banners[index] >= 0:
        return no("C-7.3", "banner", other=seat_ref(zone.banners[index]))
    atoms = actions_of(zone, name)[index]
    if any(atom.kind in ("tile", "redo") for atom in atoms):
        return no("C-23.5", "no-chain")
    return no("C-7.4", "cost")


def _bad_gladiator(table: Table, frame: Any, seat: int, move: Move) -> Refusal | None:
    """One gladiator a player-turn, from the own play area. [C-8.2]"""
    del frame
    player = table.players[seat]
    if move.word() not in player.play:
        return no("C-8.2", "not-yours", card=card_ref("gladiator", move.word()))
    return no("C-8.2", "once", what=Ref("question", "gladiator"))


def _bad_validation(table: Table, frame: Any, seat: int, move: Move) -> Refusal | None:
    """An own ambition whose conditions are met, one a player-turn. [C-8.4, C-12.1]

    Nothing is said about cards that others may hold.
    """
    del frame
    if "validate" in table.players[seat].used:
        return no("C-8.4", "once", what=Ref("question", "ambition"))
    return no("C-12.1", "unmet", card=card_ref("ambition", move.word()))


def _bad_accusation(table: Table, frame: Any, seat: int, move: Move) -> Refusal | None:
    """An accusation needs a power and somebody whose card is hidden. [C-10.1, C-10.3]"""
    del frame
    if "accuse" in table.players[seat].used:
        return no("C-8.5", "once", what=Ref("question", "accuse"))
    other = move.number()
    if not 0 <= other < len(table.players) or other == seat:
        return no("C-10.3", "nobody")
    if table.players[other].shown:
        return no("C-10.3", "shown", other=seat_ref(other))
    return no("C-10.1", "no-accusation")


def _bad_camp(table: Table, frame: Any, seat: int, move: Move) -> Refusal | None:
    """A released camp goes on a controlled territory without one. [C-20.1, C-20.2]"""
    del frame
    if not table.players[seat].released:
        return no("C-20.1", "no-camp")
    return no("C-20.2", "no-place-for-camp", land=place_ref(move.word()))


def _bad_redemption(table: Table, frame: Any, seat: int, move: Move) -> Refusal | None:
    """An objective of an exposed traitor, from the next turn on. [C-8.8, C-11.4]"""
    del frame, move
    player = table.players[seat]
    if not player.exposed:
        return no("C-8.8", "not-exposed")
    if table.turn <= player.since:
        return no("C-11.4", "too-soon")
    return no("C-11.4", "objective")


def _bad_recruit(table: Table, frame: Any, seat: int, move: Move) -> Refusal | None:
    """A type of which no cube is left. [C-17.6]"""
    del frame
    if available(table.players[seat], KIND[move.word()]):
        return None
    return no("C-17.6", "no-cube", troop=Ref("troop", move.word()))


def _bad_march(table: Table, frame: Any, seat: int, move: Move) -> Refusal | None:
    """Troops that are there, to a space beside theirs with room, and a way out of transit.

    [C-18.3, C-18.5, C-18.7 to C-18.9]
    """
    source, target, party = move.word(), move.word(1), move.numbers(2)
    there = table.passing.get(source) or troops_in(table, seat, source)
    if not any(party) or any(n > held for n, held in zip(party, there, strict=True)):
        return no("C-18.5", "not-there", place=place_ref(source))
    if target not in NEXT[source]:
        return no("C-18.5", "not-adjacent", place=place_ref(source), other=place_ref(target))
    if sum(party) > room(table, seat, target):
        return no("C-18.3", "full", place=place_ref(target), n=STACK)
    if move.kind == "transit":
        if target in table.seas or table.lands[target].owner in (seat, -1):
            return no("C-18.7", "no-transit", place=place_ref(target))
        if frame.points < 2:
            return no("C-18.9", "no-way-out")
        # Where the gold is there, groups in transit already need the points.
        return _too_dear(table, seat, move) or no("C-18.9", "no-way-out")
    return no("C-18.9", "must-leave")


def _bad_halt(table: Table, frame: Any, seat: int, move: Move) -> Refusal | None:
    """Troops in transit have to leave. [C-18.9]"""
    del table, frame, seat, move
    return no("C-18.9", "must-leave")


def _bad_hire(table: Table, frame: Any, seat: int, move: Move) -> Refusal | None:
    """Only gladiators on display can be bought. [C-21.2]"""
    del frame, seat
    if move.word() in table.display:
        return None
    return no("C-21.2", "not-displayed", card=card_ref("gladiator", move.word()))


def _bad_buy(table: Table, frame: Any, seat: int, move: Move) -> Refusal | None:
    """Only tiles on offer can be bought. [C-23.1]"""
    del frame, seat
    if any(zone.offer == move.word() for zone in table.zones.values()):
        return None
    return no("C-23.1", "not-offered-tile", card=card_ref("tile", move.word()))


def _bad_redo(table: Table, frame: Any, seat: int, move: Move) -> Refusal | None:
    """Only an action with a banner, in the zones the action names. [C-24.8]"""
    del seat
    name, index = move.word(), LETTERS.index(move.word(1))
    if name not in frame.atom.zones:
        return no("C-24.8", "redo-zone", zone=zone_ref(name))
    if table.zones[name].banners[index] < 0:
        return no("C-24.8", "redo-banner")
    return no("C-7.4", "cost")


def _bad_unlock(table: Table, frame: Any, seat: int, move: Move) -> Refusal | None:
    """A power that is still locked. [C-24.9]"""
    del frame
    power = move.number()
    if 1 <= power <= 3 and not table.players[seat].unlocked[power - 1]:
        return None
    return no("C-24.9", "unlocked")


def _bad_deploy(table: Table, frame: Any, seat: int, move: Move) -> Refusal | None:
    """Stored troops, to the start territory or a camp. [C-18.1]"""
    del frame
    if not table.players[seat].storage[KIND[move.word()]]:
        return no("C-18.1", "not-stored", troop=Ref("troop", move.word()))
    return no("C-18.1", "deploy-place", land=place_ref(move.word(1)))


def _bad_fall(table: Table, frame: Any, seat: int, move: Move) -> Refusal | None:
    """Enough for the damage, and no piece too many. [C-19.6, C-19.7]"""
    del table, seat, move
    return no("C-19.6", "casualties", n=frame.damage) if frame.damage else no("C-19.7", "tie")


_REASONS: dict[str, Callable[[Table, Any, int, Move], Refusal | None]] = {
    "place": _bad_place,
    "act": _bad_act,
    "use": _bad_gladiator,
    "tuck": _bad_gladiator,
    "validate": _bad_validation,
    "accuse": _bad_accusation,
    "camp": _bad_camp,
    "redeem": _bad_redemption,
    "recruit": _bad_recruit,
    "march": _bad_march,
    "transit": _bad_march,
    "halt": _bad_halt,
    "hire": _bad_hire,
    "buy": _bad_buy,
    "redo": _bad_redo,
    "unlock": _bad_unlock,
    "deploy": _bad_deploy,
    "fall": _bad_fall,
}
