"""Ad Insanam Imperatoris as numbers: what lies open, and what the seat alone knows.

Left out: discards, cards that were ever drafted, counts of single metrics, fallen dice, and what a
seat can work out for itself, such as beliefs. A learner with a memory can have them from the past.
"""

from typing import Any

from ludus.core.rules import AnyRules
from ludus.faces.encoding.parts import YES, By, Declared, Each, Fields, OneOf, Share, Some
from ludus.games.insanam import slots
from ludus.games.insanam.content.catalogue import (
    ADVERSARIES,
    BOARDS,
    EVENT,
    GLADIATORS,
    NUMBERS,
    PERSONAL,
    PUBLIC,
    SEAS,
    STARTS,
    TERRITORIES,
    TILES,
)
from ludus.games.insanam.content.vocabulary import CATEGORIES, GOODS, ONE_SHOT, ZONES
from ludus.games.insanam.frames import (
    Action,
    Battle,
    Effects,
    Event,
    Fight,
    March,
    Pay,
    PlayerTurn,
)
from ludus.games.insanam.options import Options

MOST_SEATS = max(NUMBERS.players)
SEATS = OneOf(range(MOST_SEATS))
CIRCLES = max(table.circles for table in NUMBERS.players.values())
GLADIATOR, ADVERSARY = tuple(GLADIATORS), tuple(ADVERSARIES)
PERSONALS, PUBLICS, EVENTS = tuple(PERSONAL), tuple(PUBLIC), tuple(EVENT)
TROOPS = Each(3, Share(10), "by kind")
GOODS_HELD = Each(3, Share(20), "by kind")
DESTINY = OneOf(("loyal", "traitor"))
DRAFTED = slots.DRAFTED.values
DECKS = ("gladiator", "adversary", "redemption", *(f"event{number}" for number in range(1, 5)),
         *(f"tile{zone}" for zone in ZONES))  # fmt: skip

PLAYER = Fields(
    ("board", lambda one: one.board, OneOf(tuple(BOARDS))),
    ("goods", lambda one: one.goods, GOODS_HELD),
    ("VP", lambda one: one.vp, Share(100)),
    ("marker", lambda one: one.marker, Share(60)),
    ("highest marker", lambda one: one.peak, Share(60)),
    ("chariot", lambda one: one.chariot, Share(24)),
    ("arrival", lambda one: one.arrival, Share(MOST_SEATS)),
    ("troops on the strip", lambda one: one.strip, TROOPS),
    ("reserve", lambda one: one.reserve, TROOPS),
    ("storage", lambda one: one.storage, TROOPS),
    ("start", lambda one: one.start, OneOf(tuple(STARTS.values()))),
    ("citizens to place", lambda one: one.supply, Share(8)),
    ("citizens placed", lambda one: one.placed, Share(8)),
    ("citizens held", lambda one: one.held, Share(8)),
    ("citizens locked", lambda one: one.locks, Share(8)),
    ("citizens that wait", lambda one: len(one.waiting), Share(4)),
    ("has passed", lambda one: one.passed, YES),
    ("lost its power", lambda one: one.blocked, YES),
    ("powers that work", lambda one: one.unlocked, Each(3, YES, "each")),
    ("has accused", lambda one: one.accused, YES),
    ("has raided", lambda one: one.raided, YES),
    ("has incited", lambda one: one.incited, YES),
    ("camps", lambda one: one.camps, Share(3)),
    ("camps released", lambda one: one.released, Share(3)),
    ("gladiators in play", lambda one: one.play, Some(GLADIATOR)),
    ("gladiators tucked", lambda one: one.tucked, Some(GLADIATOR)),
    ("gladiators that won", lambda one: one.winners, Some(GLADIATOR)),
    ("open ambition", lambda one: one.open, OneOf(PERSONALS)),
    ("has a hidden ambition", lambda one: one.hidden, YES),
    ("ambitions validated", lambda one: one.done, Some((*PERSONALS, *PUBLICS))),
    ("destiny shown", lambda one: one.shown, DESTINY),
    ("exposed", lambda one: one.exposed, YES),
    ("good doubled", lambda one: one.doubled, OneOf(GOODS)),
)
LAND = Fields(
    ("owner", lambda one: one.owner, SEATS),
    ("troops", lambda one: one.troops, TROOPS),
    ("camp", lambda one: one.camp, YES),
    ("barbarians", lambda one: one.barb, Share(7)),
    ("citadel", lambda one: one.citadel, YES),
)
ZONE = Fields(
    ("circles", lambda one: one.circles, Each(CIRCLES, SEATS, "who is there, circle by circle")),
    ("banners", lambda one: one.banners, Each(4, SEATS, "whose they are, action by action")),
    ("tile", lambda one: one.tile, OneOf(tuple(TILES))),
    ("tile on offer", lambda one: one.offer, OneOf(tuple(TILES))),
)
OWN = Fields(
    ("destiny", lambda one: one.destiny, DESTINY),
    ("second destiny", lambda one: one.offered, DESTINY),
    ("hidden ambition", lambda one: one.ambition, OneOf(PERSONALS)),
    ("cards to choose from", lambda one: one.hand, Some(DRAFTED)),
    ("cards chosen", lambda one: one.picks, Some(DRAFTED)),
    ("cards to put in order", lambda one: one.peeked, Some((*GLADIATOR, *ADVERSARY, *EVENTS))),
)


def _frame(kind: type[Any]) -> Any:
    """Find the innermost frame of a kind; None while there is none."""

    def find(view: Any) -> Any:
        return next(
            (frame for frame in reversed(view.table.frames) if isinstance(frame, kind)), None
        )

    return find


SEEN = Fields(
    ("seat that looks", lambda view: view.seat, SEATS),
    ("seat that decides", lambda view: view.turn, SEATS),
    ("seats that still choose", lambda view: view.waiting, Some(range(MOST_SEATS))),
    ("players", lambda view: len(view.table.players), OneOf(tuple(NUMBERS.players))),
    ("turn", lambda view: view.table.turn, Share(30)),
    ("round", lambda view: view.table.round, Share(4)),
    ("order of seats:", lambda view: view.table.order, Each(MOST_SEATS, SEATS, "at each place")),
    ("a round ends soon", lambda view: view.table.pending, YES),
    ("events owed", lambda view: view.table.owed, Share(7)),
    ("chariots that arrived", lambda view: view.table.arrivals, Share(MOST_SEATS)),
    ("citizens in the Suburra", lambda view: view.table.suburra,
     Each(MOST_SEATS, Share(8), "by seat")),
    ("gladiators to buy", lambda view: view.table.display, Some(GLADIATOR)),
    ("adversaries", lambda view: view.table.adversaries, Some(ADVERSARY)),
    ("category on top", lambda view: view.table.eyes, OneOf(CATEGORIES)),
    ("public ambitions", lambda view: view.table.ambitions, Some(PUBLICS)),
    ("event", lambda view: view.table.event, OneOf(EVENTS)),
    ("whose troops move", lambda view: view.table.mover, SEATS),
    ("players", lambda view: view.table.players, Each(MOST_SEATS, PLAYER, "")),
    ("territories", lambda view: view.table.lands, By(tuple(TERRITORIES), LAND)),
    ("seas", lambda view: view.table.seas,
     By(tuple(SEAS), Each(MOST_SEATS, TROOPS, "troops of each seat"))),
    ("zones", lambda view: view.table.zones, By(ZONES, ZONE)),
    ("invaders", lambda view: view.table.invaders, By(tuple(TERRITORIES), TROOPS)),
    ("in transit", lambda view: view.table.passing, By(tuple(TERRITORIES), TROOPS)),
    ("cards left in decks", lambda view: view.decks, By(DECKS, Share(30))),
    ("own:", lambda view: view.mine, OWN),
    ("placement:", _frame(PlayerTurn), Fields(
        ("whose", lambda one: one.seat, SEATS),
        ("zone", lambda one: one.zone, OneOf((*ZONES, "SUB"))),
        ("circle", lambda one: one.circle, OneOf(range(CIRCLES))),
    )),
    ("action:", _frame(Action), Fields(
        ("zone", lambda one: one.zone, OneOf(ZONES)),
        ("number", lambda one: one.index, OneOf(range(4))),
    )),
    ("effect:", _frame(Effects), Fields(
        ("whose", lambda one: one.seat, SEATS),
        ("what is done", lambda one: one.atom.kind if one.at < len(one.atoms) else None,
         OneOf(sorted(ONE_SHOT))),
        ("how many are left", lambda one: one.left if one.left > 0 else 0, Share(10)),
    )),
    ("movement:", _frame(March), Fields(
        ("whose", lambda one: one.seat, SEATS),
        ("points", lambda one: one.points, Share(10)),
    )),
    ("arena fight:", _frame(Fight), Fields(
        ("whose", lambda one: one.seat, SEATS),
        ("gladiator", lambda one: one.gladiator, OneOf(GLADIATOR)),
        ("adversary", lambda one: "" if one.hidden and one.stage == "dice" else one.adversary,
         OneOf(ADVERSARY)),
        ("totals", lambda one: one.totals, Each(2, Share(10), "of each")),
        ("rolls left", lambda one: one.again, Share(3)),
    )),
    ("battle:", _frame(Battle), Fields(
        ("attacker", lambda one: one.seat, SEATS),
        ("defender", lambda one: one.defender, SEATS),
        ("territory", lambda one: one.land, OneOf(tuple(TERRITORIES))),
        ("totals", lambda one: one.totals, Each(2, Share(20), "of each")),
        ("damage", lambda one: one.damage, Share(10)),
    )),
    ("pay:", _frame(Pay), Fields(
        ("kind of troop", lambda one: one.troop, OneOf(range(4))),
        ("unpaid", lambda one: one.unpaid, TROOPS),
    )),
    ("gifts:", _frame(Event), Fields(
        ("kinds", lambda one: one.kinds, Some(GOODS)),
        ("least", lambda one: one.least, Share(20)),
    )),
)  # fmt: skip
"""What a seat sees. Seats have the numbers that moves give them."""


class InsanamEncoding(Declared):
    """A mode of Insanam as numbers: one size for all modes."""

    def __init__(self, game: AnyRules, options: Options) -> None:  # noqa: ARG002
        asked = OneOf([decision.word for decision in game.decisions])
        seen = Fields(("what is to be decided", lambda view: view.ask, asked),
                      ("", lambda view: view, SEEN))  # fmt: skip
        super().__init__(game.notation.kinds, seen)
