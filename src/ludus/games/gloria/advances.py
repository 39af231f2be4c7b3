"""Following the one struck, and closing in on a long weapon. L-19.4, L-22.1 to L-22.4."""

from ludus.core.decisions import Context, Decision
from ludus.core.errors import Refusal
from ludus.games.gloria.board import set_hex
from ludus.games.gloria.forecasts.fights import fight_forecast
from ludus.games.gloria.forecasts.odds import fight_odds
from ludus.games.gloria.frames import Joust
from ludus.games.gloria.geometry import NEARER, turn_to
from ludus.games.gloria.movement import no_room
from ludus.games.gloria.moves import STAY, Advance, Stay
from ludus.games.gloria.roles import striking
from ludus.games.gloria.state import Gladiator, State
from ludus.games.gloria.tell import name_of, no
from ludus.kit.hexes import DIRECTIONS

Jousting = Context[State, Joust]


def close_in(context: Jousting) -> None:
    """A short arm steps nearer to a long one, where it can. [L-19.4]"""
    _go_or_ask(context, optional=False)


def follow(context: Jousting) -> None:
    """The side with more touches follows each that drove the victim back; the last as it likes.

    [L-22.1, L-22.2, L-22.3]
    """
    state, frame = context.state, context.frame
    frame.stage = "next"
    result = frame.results[frame.at]
    _, victim = striking(state, frame)
    mine, theirs = frame.touches if result.first else frame.touches[::-1]
    if result.blow != "close" and victim.hex != frame.origin and mine > theirs:
        _go_or_ask(context, optional=result.last)


def _go_or_ask(context: Jousting, *, optional: bool) -> None:
    """Take the only way there is, unless one may as well stay."""
    striker, victim = striking(context.state, context.frame)
    nearer = NEARER[context.frame.origin - striker.hex]
    ways = [way for way in nearer if _no_advance(context, striker, victim, way) is None]
    if ways and (optional or len(ways) > 1):
        context.frame.wait(striker.owner, ADVANCE.word)
    elif ways:
        _go(context.state, striker, victim, ways[0])


def followings(context: Jousting) -> list[Advance | Stay]:
    """Stay, or get nearer. [L-22.2]"""
    striker, _ = striking(context.state, context.frame)
    return [STAY, *map(Advance, NEARER[context.frame.origin - striker.hex])]


def no_following(context: Jousting, move: Advance | Stay) -> Refusal | None:
    """Refuse to stay where one has to follow, and ways that lead nowhere. [L-19.4, L-22.2]"""
    striker, victim = striking(context.state, context.frame)
    if isinstance(move, Advance):
        return _no_advance(context, striker, victim, move.way)
    result = context.frame.results[context.frame.at]
    if result.blow == "close":
        return no("L-19.4", "must-close", one=name_of(striker), other=name_of(victim))
    return None if result.last else no("L-22.2", "must-advance", one=name_of(striker))


def _no_advance(
    context: Jousting, striker: Gladiator, victim: Gladiator, way: int
) -> Refusal | None:
    """Refuse a way that does not bring a standing striker nearer to where the victim was struck.

    Only onto empty hexes. [L-19.4, L-22.3]
    """
    if striker.status != "fit":
        return no("L-20.1", "not-in-combat", one=name_of(striker))
    if striker.snare:
        return no("L-14.1", "entangled", one=name_of(striker))
    if striker.down:
        return no("L-22.2", "down", one=name_of(striker))
    if way not in NEARER[context.frame.origin - striker.hex]:
        return no("L-22.3", "advance", one=name_of(striker), other=name_of(victim))
    return no_room(context.state, striker.hex + DIRECTIONS[way], "L-22.3")


def advance(context: Jousting, move: Advance | Stay) -> None:
    """Follow, or stay. [L-22.2]"""
    context.frame.resume()
    if isinstance(move, Advance):
        _go(context.state, *striking(context.state, context.frame), move.way)


def _go(state: State, striker: Gladiator, victim: Gladiator, way: int) -> None:
    """Step nearer and turn to the victim. [L-22.4]"""
    set_hex(state, striker, striker.hex + DIRECTIONS[way])
    striker.facing = turn_to(striker.facing, victim.hex - striker.hex)


ADVANCE: Decision[State, Joust, Advance | Stay] = Decision(
    word="advance",
    article="L-22.2",
    moves=(Advance, Stay),
    offers=followings,
    forbids=no_following,
    answer=advance,
    forecast=fight_forecast,
    odds=fight_odds,
)
"""Whether and where to follow the one struck, or where to close in. [L-19.4, L-22.2]"""
