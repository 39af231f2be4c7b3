"""Gloria aut Nihil as numbers: everything that lies in the arena, and what is under way.

Left out, because they decide nothing any more: names, fallen dice, those who fight no more,
finished tournaments.
"""

from operator import attrgetter
from typing import Any, get_args

from ludus.core.rules import AnyRules
from ludus.faces.encoding.parts import YES, By, Declared, Each, Fields, Kept, OneOf, Share, Some
from ludus.games.gloria import frames, moves
from ludus.games.gloria.equipment import ARMOUR, ITEMS, KINDS, SNARES, WEAPONS
from ludus.games.gloria.geometry import FACINGS
from ludus.games.gloria.options import ARENA, Options
from ludus.games.gloria.state import Gladiator, State, Status
from ludus.games.gloria.view import View
from ludus.kit.hexes import axial

SEATS = OneOf(range(max(ARENA.tables)))
GLADIATORS = OneOf(range(moves.MOST_GLADIATORS))
FACING = OneOf(FACINGS)
HEXES = moves.HEX.values
REACH = max(ARENA.duels.radius, *(table.radius for table in ARENA.tables.values()))
ITEM = OneOf(tuple(ITEMS))


def _top(kind: type[Any]) -> Any:
    """Find the innermost frame of a kind; None while there is none."""

    def find(view: View) -> Any:
        return next(
            (frame for frame in reversed(view.table.frames) if isinstance(frame, kind)), None
        )

    return find


def _after(turn: str) -> Any:
    """Tell whether a turn noted beforehand is still to come or is this one."""

    def lasts(row: tuple[Gladiator, State]) -> bool:
        noted: int = getattr(row[0], turn)
        return noted >= row[1].turn > 0

    return lasts


GLADIATOR = Fields(
    ("owner", lambda row: row[0].owner, SEATS),
    ("class", lambda row: row[0].type, OneOf(moves.CLASS.values)),
    ("status", lambda row: row[0].status, OneOf(get_args(Status))),
    ("level", lambda row: row[0].level, Share(6)),
    ("level at the start", lambda row: row[0].initial, Share(6)),
    ("in the arena", lambda row: _lies(row) is not None, YES),
    ("q", lambda row: _lies(row, 0), Share(REACH)),
    ("r", lambda row: _lies(row, 1), Share(REACH)),
    ("facing", lambda row: row[0].facing if _lies(row) is not None else None, FACING),
    ("lies on the ground", lambda row: row[0].down, YES),
    ("snare it is in", lambda row: row[0].snare,
     OneOf([item for item, kind in KINDS.items() if kind in SNARES])),
    ("armour", lambda row: row[0].outfit.armour, Some(tuple(ARMOUR))),
    ("things in hand", lambda row: row[0].hands, Some(tuple(ITEMS))),
    ("things in hand at the start", lambda row: row[0].outfit.hands, Some(tuple(ITEMS))),
    ("sheathed", lambda row: row[0].sheathed, ITEM),
    ("weight in quarters", lambda row: row[0].weight, Share(40)),
    ("holds a weapon of its class", lambda row: row[0].armed, YES),
    ("arm", lambda row: row[0].arm, OneOf(WEAPONS)),
    ("guard", lambda row: row[0].guard, Share(2)),
    ("can be activated", lambda row: row[0].marker, YES),
    ("action points", lambda row: row[0].pa, Share(10)),
    ("has thrown", lambda row: row[0].thrown, YES),
    ("stunned now or later", _after("stunned"), YES),
    ("cowed now or later", _after("cowed"), YES),
    ("appeals to the crowd", lambda row: row[0].appealing, YES),
    ("was hurt", lambda row: row[0].hurt, YES),
    ("victories", lambda row: row[0].victories, Share(6)),
    ("opponent in single combat, plus one", lambda row: row[0].opponent + 1, Share(36)),
    ("fights before", lambda row: row[0].fights, Share(20)),
    ("wins before", lambda row: row[0].wins, Share(20)),
)  # fmt: skip


def _lies(row: tuple[Gladiator, State], part: int | None = None) -> Any:
    """Tell where a gladiator is; None for one that is not in the arena."""
    one, state = row
    if state.places.get(one.hex) != one.id:
        return None
    return one.hex if part is None else axial(one.hex)[part]


_SHOWN = attrgetter(
    "owner", "type", "status", "level", "initial", "hex", "facing", "down", "snare", "outfit",
    "hands", "sheathed", "weight", "armed", "arm", "guard", "marker", "pa", "thrown", "appealing",
    "hurt", "victories", "opponent", "fights", "wins",
)  # fmt: skip


def _key(row: tuple[Gladiator, State]) -> tuple[Any, ...]:
    """Give all that the numbers of a gladiator depend on."""
    one, state = row
    turn = state.turn
    there = state.places.get(one.hex) == one.id
    return (*_SHOWN(one), there, one.stunned >= turn > 0, one.cowed >= turn > 0)


JOUST = Fields(
    ("engager", lambda one: one.engager, GLADIATORS),
    ("engaged", lambda one: one.engaged, GLADIATORS),
    ("kind", lambda one: one.kind, OneOf(get_args(frames.JoustKind))),
    ("stage", lambda one: one.stage, OneOf(get_args(frames.Stage))),
    ("first", lambda one: one.first, GLADIATORS),
    ("second", lambda one: one.second, GLADIATORS),
    ("a push", lambda one: one.push, YES),
    ("began at two hexes", lambda one: one.far, YES),
    ("a tie", lambda one: one.tie, YES),
    ("can fight back", lambda one: one.reacts, YES),
    ("dice bought", lambda one: one.extra, Each(2, Share(2), "by each")),
    ("touches rolled", lambda one: one.touches, Each(2, Share(3), "by each")),
    ("touches applied", lambda one: one.dealt, Each(2, Share(3), "by each")),
    ("results to come", lambda one: len(one.results) - one.at - 1, Share(6)),
    ("result under way", lambda one: one.results[one.at].blow if 0 <= one.at < len(one.results)
     else None, OneOf(get_args(frames.Blow))),
)  # fmt: skip

SEEN = Fields(
    ("seat that looks", lambda view: view.seat, SEATS),
    ("seat that decides", lambda view: view.turn, SEATS),
    ("players", lambda view: view.table.options.players, OneOf(sorted(ARENA.tables))),
    ("mode", lambda view: view.table.options.mode, OneOf(("melee", "single"))),
    ("victory", lambda view: view.table.options.victory, OneOf(("last_troop", "missions"))),
    ("activation", lambda view: view.table.options.activation, OneOf(("choice", "random"))),
    ("the crowd decides", lambda view: view.table.options.crowd_appeal, YES),
    ("turn limit", lambda view: view.table.options.turn_limit, Share(100)),
    ("tournaments agreed", lambda view: view.table.options.campaign, Share(20)),
    ("tournament", lambda view: view.table.tournament, Share(20)),
    ("turn", lambda view: view.table.turn, Share(100)),
    ("radius", lambda view: view.table.radius, Share(REACH)),
    ("order of seats:", lambda view: view.table.order,
     Each(max(ARENA.tables), SEATS, "at each place")),
    ("place in the order", lambda view: view.table.up, Share(6)),
    ("active gladiator", lambda view: view.table.active, GLADIATORS),
    ("roused gladiators", lambda view: view.table.roused, Some(range(moves.MOST_GLADIATORS))),
    ("fights to come", lambda view: len(view.table.queue), Share(20)),
    ("gladiators", lambda view: [(one, view.table) for one in view.table.gladiators],
     Each(moves.MOST_GLADIATORS, Kept(GLADIATOR, _key), "")),
    ("bodies by hex", lambda view: view.table.bodies, By(HEXES, Share(4))),
    ("things on the ground by hex", lambda view: view.table.ground, By(HEXES, Some(tuple(ITEMS)))),
    ("laurels", lambda view: [one.laurels for one in view.table.schools],
     Each(max(ARENA.tables), Share(20), "by seat")),
    ("whether the activation", _top(frames.Act), Fields(
        ("is this gladiator's", lambda one: one.who, GLADIATORS),
        ("has brought jousts with", lambda one: one.foes, Some(range(moves.MOST_GLADIATORS))),
        ("allows to engage again", lambda one: one.rights, Some(range(moves.MOST_GLADIATORS))),
        ("has ended movement", lambda one: one.stopped, YES),
        ("is on a body", lambda one: one.crossing, YES),
        ("drops or kicks", lambda one: one.item, ITEM),
    )),
    ("innermost joust:", _top(frames.Joust), JOUST),
    ("innermost forced step:", _top(frames.Forced), Fields(
        ("who", lambda one: one.who, GLADIATORS),
        ("q away from", lambda one: axial(one.away)[0], Share(REACH)),
        ("r away from", lambda one: axial(one.away)[1], Share(REACH)),
        ("jostled", lambda one: one.jostled, YES),
        ("at the wall", lambda one: one.wall, YES),
    )),
    ("throw:", _top(frames.Throw), Fields(
        ("thrower", lambda one: one.who, GLADIATORS),
        ("target", lambda one: one.target, GLADIATORS),
        ("item", lambda one: one.item, ITEM),
        ("stage", lambda one: one.stage,
         OneOf(("caught", "duty", "face", "failed", "closer", "counter", "end"))),
    )),
    ("fights after a joust:", _top(frames.Aftermath), Fields(
        ("striker", lambda one: one.striker, GLADIATORS),
        ("victim", lambda one: one.victim, GLADIATORS),
    )),
    ("test of experience:", _top(frames.Tests), Fields(
        ("who", lambda one: one.who, GLADIATORS),
        ("still to be tested", lambda one: one.left, Some(range(moves.MOST_GLADIATORS))),
        ("dice", lambda one: one.dice, Each(2, Share(9), "of it")),
        ("trainers that helped", lambda one: one.helped, Share(6)),
    )),
    ("enlisting:", _top(frames.Enlist), Fields(
        ("places to fill", lambda one: len(one.places), Share(36)),
        ("level of the next", lambda one: one.places[0][1] if one.places else None, Share(6)),
        ("armour so far", lambda one: one.outfit and one.outfit.armour, Some(tuple(ARMOUR))),
        ("in hand so far", lambda one: one.outfit and one.outfit.hands, Some(tuple(ITEMS))),
        ("sheathed so far", lambda one: one.outfit and one.outfit.sheathed, ITEM),
    )),
)  # fmt: skip
"""What a seat sees. Seats and gladiators have the numbers that moves give them."""


class GloriaEncoding(Declared):
    """A mode of Gloria as numbers: one size for all modes."""

    def __init__(self, game: AnyRules, options: Options) -> None:  # noqa: ARG002
        super().__init__(game.notation.kinds, seen(game))


def seen(game: AnyRules) -> Fields:
    """Put what is to be decided in front: the words of the game's decisions."""
    asked = OneOf([decision.word for decision in game.decisions])
    return Fields(("what is to be decided", lambda view: view.ask, asked),
                  ("", lambda view: view, SEEN))  # fmt: skip
