"""What a move costs in action points, line by line.

The move is made on a copy, and what follows by itself, until a die falls or somebody has to decide:
so a price is what the rules take, and each line is named by what took it.
"""

from typing import Any

from ludus.core.decisions import Context, Look
from ludus.core.forecast import Forecast, Line, total
from ludus.core.message import Message, say
from ludus.core.moves import Move
from ludus.games.gloria.frames import AnyFrame, Joust, Throw
from ludus.games.gloria.moves import Buy, Draw, Engage, Fight, Free, Kick, Pickup, Push, Stand, Step
from ludus.games.gloria.moves import TakeTest as Test
from ludus.games.gloria.options import ARENA, COSTS
from ludus.games.gloria.state import State, clone
from ludus.games.gloria.view import View

UNIT = "pa"
"""Action points, as forecasts and purses call them."""

_NEVER = 1_000
"""More PA than anybody ever has."""


def price(look: Look[View], move: Move, who: int) -> Forecast:
    """Tell what a move costs a gladiator, and how many PA it leaves."""
    bill = Bill(look, move, who)
    bill.write()
    due = _still_due(move, bill.asks)
    lines = [*bill.lines, *due]
    return Forecast(
        costs=(total(UNIT, say("gloria-price"), lines),) if lines else (),
        facts={"left": bill.left - sum(line.amount for line in due)},
        settled=not due and (bool(bill.asks) or bill.left >= _enough_to_go_on(move)),
    )


class _Rolled(Exception):
    """A die is about to fall."""


class _NoDice:
    """Chance that stops whoever asks for it."""

    def draw(self, *_: object, **__: object) -> Any:
        raise _Rolled


class Bill:
    """What a gladiator pays for a move.

    lines  the price, line by line
    left   the PA that are left; none once the phase is over
    asks   the next question, if it comes without a die
    """

    def __init__(self, look: Look[View], move: Move, who: int) -> None:
        self._look = look
        self._move = move
        self._world = clone(look.view.table)
        self._one = self._world.gladiators[who]
        self._paid = self._one.pa
        self.lines: list[Line] = []
        self.left = 0
        self.asks = ""

    def write(self) -> None:
        """Make the move, and write down what it takes."""
        world, rules = self._world, self._look.rules
        active = world.active
        context: Context[State, Any] = Context(world, world.frames[-1], -1, _NoDice(), None)  # type: ignore[arg-type]
        lines = _lines(context.frame.ask, self._one.facing, self._move)
        try:
            rules.answer(world, self._look.seat, self._move, context.fate, None)
            while True:
                if world.active != active:
                    return
                self._pay(lines)
                if world.frames[-1].seats:
                    break
                context.frame = world.frames[-1]
                lines = [Line(0, _reason(world, context.frame))]
                rules.handlers[type(context.frame)](context)
            self.asks = world.frames[-1].ask
        except _Rolled:
            self._pay(lines)
        self.left = self._one.pa

    def _pay(self, lines: list[Line]) -> None:
        """Write down what is gone: to each reason its known amount, to the last one the rest."""
        spent = self._paid - self._one.pa
        self._paid = self._one.pa
        *known, last = lines
        rest = spent - sum(line.amount for line in known)
        if spent:
            self.lines += (line for line in (*known, Line(rest, last.reason)) if line.amount)


def _lines(ask: str, facing: int, move: Move) -> list[Line]:
    """Name the parts of the price that an answer pays."""
    if isinstance(move, Fight):
        dice = Line(ARENA.dice[move.count], say("gloria-price-buy", count=move.count))
        return [dice, Line(0, say("gloria-price-fight"))]
    if isinstance(move, Buy):
        return [Line(0, say("gloria-price-buy", count=move.count))]
    if isinstance(move, Step):
        way = "closer" if ask == "closer" else "ahead" if move.way == facing else "aside"
        return [Line(0, say(f"gloria-price-{way}"))]
    return [Line(0, say(f"gloria-price-{move.word}"))]


def _reason(world: State, frame: AnyFrame) -> Message:
    """Name what is paid for without a decision, by what is under way.

    A body is crossed at once; who can only test tests; after a throw the duty is done if there is
    one way to do it, and whoever is missed holds its ground or pulls. [L-8.5, L-13, L-16.5]
    """
    if isinstance(frame, Joust):
        word = "test"
    elif not isinstance(frame, Throw):
        word = "crossing"
    elif frame.stage == "failed":
        word = "recover" if world.gladiators[frame.who].pa else "pull"
    else:
        word = "engage"
    return say(f"gloria-price-{word}")


def _still_due(move: Move, asks: str) -> list[Line]:
    """List what is not paid yet but cannot be avoided any more.

    A kick is paid for when its hex is chosen, a joust after a step when its facing is.
    [L-11.7, L-13.6, L-13.7]
    """
    if isinstance(move, Kick):
        return [Line(COSTS.object, say("gloria-price-kick"))]
    if isinstance(move, Step) and asks in ("aim", "duty"):
        return [Line(COSTS.engage, say("gloria-price-engage"))]
    return []


def _enough_to_go_on(move: Move) -> int:
    """Tell how many PA must be left for a decision to come before anything is lost.

    Dice of one's own leave an activation open with a point left; in a joust someone decides about
    more dice before it can end.
    """
    match move:
        case Stand() | Pickup() | Draw():
            return 1
        case Free():
            return COSTS.free
        case Engage() | Push() | Test():
            return ARENA.dice[1]
        case _:
            return _NEVER
