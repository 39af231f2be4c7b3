"""What equipment comes to in a fight: its weight, the PA it leaves, the blows it stops."""

from ludus.core.message import Fact
from ludus.games.gloria.equipment import Outfit
from ludus.games.gloria.forecasts.sums import in_units
from ludus.games.gloria.points import points
from ludus.games.gloria.readings import stops
from ludus.games.gloria.state import Gladiator, carry
from ludus.kit.dice import FACES


def figures(outfit: Outfit) -> dict[str, Fact]:
    """Give weight, PA on average, and how many of ten dice of protection stop a blow.

    [L-2.1, L-7.2, L-20.4]
    """
    one = dressed(outfit)
    return {
        "weight": in_units(one.weight),
        "points": sum(points(one, die) for die in FACES) / len(FACES),
        "stops": sum(stops(one, die, lying=False) for die in FACES),
    }


def dressed(outfit: Outfit) -> Gladiator:
    """Dress somebody whole, to see what it comes to."""
    one = Gladiator(0, 0, "", "", outfit, initial=1, level=1)
    carry(one, outfit.hands, outfit.sheathed)
    return one
