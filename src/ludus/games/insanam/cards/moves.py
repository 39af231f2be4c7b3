"""Moves that choose kinds of goods for an effect. Section 5.2, D-05 and D-09."""

from typing import Annotated, final

from ludus.core.moves import Move
from ludus.games.insanam.content.vocabulary import Good
from ludus.games.insanam.slots import BUNDLE, GOOD, Three


@final
class AddGood(Move, word="fund"):
    """Macro adds wood or stone to a gain. [C-25.15]"""

    good: Annotated[Good, GOOD]


@final
class TakeGoods(Move, word="take"):
    """Choose the goods to gain."""

    goods: Annotated[Three, BUNDLE]


@final
class LoseGoods(Move, word="lose"):
    """Choose the goods to lose."""

    goods: Annotated[Three, BUNDLE]


@final
class PayGoods(Move, word="pay"):
    """Choose the goods to pay with. [C-7.4]"""

    goods: Annotated[Three, BUNDLE]
