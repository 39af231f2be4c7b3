"""What a gladiator carries and what that means. L-2, L-7, L-11, L-20."""

from collections.abc import Iterator

from ludus.core.forecast import Sum
from ludus.core.message import Message, say
from ludus.games.gloria.board import helpless
from ludus.games.gloria.forecasts.sums import protection, weight
from ludus.games.gloria.state import Gladiator
from ludus.games.gloria.tell import name_of


def load(one: Gladiator) -> Iterator[Sum | Message]:
    """Tell what somebody weighs with what it carries, and whether it can attack. [L-11]"""
    yield weight(one)
    yield protection(one)
    if helpless(one):
        yield say("gloria-will-be-helpless", one=name_of(one))
    elif not one.armed:
        yield say("gloria-will-only-defend", one=name_of(one))
