"""What equipment comes to in a fight: its weight, the PA it leaves, the blows it stops."""

from typing import NamedTuple

from ludus.games.gloria.equipment import Outfit
from ludus.games.gloria.forecasts.sums import in_units
from ludus.games.gloria.points import points
from ludus.games.gloria.readings import stops
from ludus.games.gloria.state import Gladiator, carry
from ludus.kit.dice import FACES


class Figures(NamedTuple):
    """The figures of equipment, worn by somebody whole.

    weight  what it weighs [L-2.1]
    points  PA on average [L-7.2]
    stops   how many of ten dice of protection stop a blow [L-20.4]
    """

    weight: int | float
    points: float
    stops: int


def figures(outfit: Outfit) -> Figures:
    """Work out the figures of equipment."""
    return figures_of(bearer(outfit))


def bearer(outfit: Outfit) -> Gladiator:
    """Imagine somebody whole with equipment."""
    one = Gladiator(0, 0, "", "", outfit, initial=1, level=1)
    carry(one, outfit.hands, outfit.sheathed)
    return one


def figures_of(one: Gladiator) -> Figures:
    """Work out the figures of somebody with a weight and a guard."""
    return Figures(
        in_units(one.weight),
        sum(points(one, die) for die in FACES) / len(FACES),
        sum(stops(one, die, lying=False) for die in FACES),
    )
