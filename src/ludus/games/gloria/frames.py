"""What can be under way, each with what it has to remember: the frames of Gloria.

They lie on one another in `State.frames`, the innermost last:

    Turn > Act > Joust > Forced > Forced      a domino in a joust in an activation in a turn
    Turn > Act > Throw > Joust                the counter after a failed throw
    Turn > Act > Joust > Aftermath > Joust    a free attack after a joust
"""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from ludus.core.frames import Frame
from ludus.games.gloria.equipment import Outfit
from ludus.kit.hexes import Hex


class Enlist(Frame):
    """Places in the troops are filled, one after another. [L-3.4, L-31.10]

    places  seat and level of those still to be filled
    outfit  what a gladiator with equipment of its own has got so far, None while none is made
    """

    places: tuple[tuple[int, int], ...]
    outfit: Outfit | None = None


class Deploy(Frame):
    """Gladiators are placed in turn. [L-4.2]"""


class Turn(Frame):
    """The turn: lanistae activate gladiators until no marker is left. [L-5.1]"""


class Act(Frame):
    """One activation. [L-7]

    foes      whom the gladiator has jousted with in this phase [L-22.7]
    rights    whom it may engage once more [L-21.9]
    stopped   whether movement has ended in a zone of control [L-9.3]
    crossing  whether it stands on a body and has to go on [L-8.5]
    item      what it is dropping or kicking, while the hex is open [L-11.6, L-11.7]
    """

    who: int
    foes: tuple[int, ...] = ()
    rights: tuple[int, ...] = ()
    stopped: bool = False
    crossing: bool = False
    item: str = ""
    kicked: bool = False


Blow = Literal["touch", "push", "close"]
"""What a success is: a touch [L-19.1], a push [L-15.3] or a step nearer [L-19.4]."""


class Result(Struct, frozen=True, gc=False):
    """A success on one die, still to be applied. [L-20.1]"""

    first: bool
    blow: Blow
    special: bool
    last: bool


JoustKind = Literal["joust", "free", "jostle", "pull"]
"""An engagement [L-16], a free attack [L-24.4], a jostle fight [L-23.6], an attack on a thrower
that was pulled [L-13.9]."""

Stage = Literal["face", "react", "buy", "roll", "next", "step", "again", "armour", "advance",
                "after", "end"]  # fmt: skip
"""How far a joust has come.

face react   the engaged one pivots, then withdraws or tests [L-16.4, L-16.5]
buy roll     dice are bought and rolled [L-18]
next         the next success is taken up [L-20.1]
step again   the victim gives ground; a pushed one again [L-20.3, L-15.4]
armour       protection, special result, defeat [L-20.4 to L-20.6]
advance      the striker follows [L-22.2]
after end    free attacks and jostle fights, then who has won [L-22.5, L-22.6]
"""


class Joust(Frame):
    """One exchange of dice between two gladiators.

    engager, engaged  who declared it and who was chosen
    first, second     who applies results first, and the other: attacker and defender, or in a
                      tie of initiative the engager and the engaged [L-17.2, L-20.1]
    push              the engager pushes with the shield [L-15]
    far               it began at two hexes [L-19.4]
    tie               both are attackers
    reacts            the engaged one can fight back [L-17.4]
    extra             dice bought by first and second [L-18.2]
    results, at       successes, and the one being applied
    touches           touches rolled by first and second [L-22.1]
    dealt             touches applied by engager and engaged, those of free attacks too [L-22.6]
    origin            where the victim stood when struck
    lying             whether it lay there [L-20.4]
    rights            how often the one who is not active may engage again [L-21.9]
    withdrawn         the engaged one has withdrawn [L-16.7]
    chained           a repeat was fought after it [L-21.9]
    open              whether the activation goes on, once a repeat was fought
    """

    engager: int
    engaged: int
    kind: JoustKind = "joust"
    push: bool = False
    far: bool = False
    stage: Stage = "face"
    first: int = -1
    second: int = -1
    tie: bool = False
    reacts: bool = False
    extra: tuple[int, int] = (0, 0)
    results: tuple[Result, ...] = ()
    at: int = -1
    touches: tuple[int, int] = (0, 0)
    dealt: tuple[int, int] = (0, 0)
    origin: Hex = 0
    lying: bool = False
    rights: int = 0
    withdrawn: bool = False
    chained: bool = False
    open: bool = False


class Forced(Frame):
    """A forced step. [L-20.3, L-23, L-24]

    away      the hex it leads away from: the striker's, or the one a pusher came from
    jostled   the gladiator is pushed out of its hex by another one
    to        the hex chosen
    wall      the wall was met
    occupant  who is being pushed out of that hex, or -1
    front     the shock comes from the occupant's front [L-23.3]
    lay       the occupant lay on the ground before [L-23.7]
    """

    who: int
    away: Hex
    jostled: bool = False
    to: Hex = 0
    wall: bool = False
    occupant: int = -1
    front: bool = False
    lay: bool = False


class Throw(Frame):
    """A snare is thrown, and what follows. [L-13]

    stage   caught: the target may break free [L-13.5]; duty: the thrower must attack [L-13.6];
            face, failed: the target turns, and what the failure brings [L-13.7]; closer: the
            thrower may follow; counter: the target goes for the thrower; end: all is done
    origin  where the target stood
    """

    who: int
    target: int
    item: str
    stage: Literal["caught", "duty", "face", "failed", "closer", "counter", "end"]
    origin: Hex = 0


class Aftermath(Frame):
    """Pending free attacks and jostle fights, first in first out. [L-22.5]

    striker, victim  the two of a jostle fight that is being offered, or -1
    """

    striker: int = -1
    victim: int = -1


class TurnEnd(Frame):
    """The end of a turn: verdicts first, then winners are turned. [L-27.6, L-28]"""

    judged: bool = False
    winners: tuple[int, ...] = ()


class Tests(Frame):
    """Tests of experience after a tournament of a campaign. [L-31.3 to L-31.8]

    seat    whose gladiators are tested
    left    those of them that are still to be tested
    who     the one being tested, or -1
    dice    its dice
    helped  how many trainers of the seat have helped
    """

    seat: int = -1
    left: tuple[int, ...] = ()
    who: int = -1
    dice: tuple[int, ...] = ()
    helped: int = 0


AnyFrame = Enlist | Deploy | Turn | Act | Joust | Forced | Throw | Aftermath | TurnEnd | Tests


def act_of(frames: Sequence[AnyFrame]) -> Act:
    """Find the activation that is under way."""
    return next(frame for frame in frames if isinstance(frame, Act))
