"""What is fixed before play, from the game's own options and content files."""

from dataclasses import dataclass

from ludus.games.brutus.characters import EFFECTS, VALUES, Effect
from ludus.games.brutus.options import TABLE, Options, copies, end_of

VALUE_COUNT = len(VALUES)
MOST_PLAYERS = max(TABLE.tables)

BY_EFFECT: dict[Effect, tuple[int, ...]] = {
    effect: tuple(value for value in VALUES if EFFECTS[value] == effect)
    for effect in EFFECTS.values()
    if effect is not None
}
"""The values that have an effect. [B-8.5 to B-8.10]"""


@dataclass(frozen=True)
class Mode:
    """All that the rules need to know beside the state; it can be a static argument of `jax.jit`.

    players      4 to 10 [B-1.3]
    copies       cards of each value [B-1.4]
    hand         cards dealt to each [B-3.4]
    points       by place [B-9.3]
    caesar       points for a round won with 13s [B-8.10]
    revolt       points for each 2 that goes out, 0 without the variant [B-13.1]
    conspiracy   whether Brutus may conspire [B-14.1]
    benevolence  points for Benevolence, 0 without the variant [B-15.2]
    gifts        cards a Dux may give [B-8.5]
    manches, target, time   how the game ends; two of them are None [B-12.1, B-12.3, B-12.4]
    """

    players: int
    copies: int
    hand: int
    points: tuple[int, ...]
    caesar: int
    revolt: int
    conspiracy: bool
    benevolence: int
    gifts: int
    manches: int | None
    target: int | None
    time: int | None

    @property
    def cards(self) -> int:
        """Count the cards of the reduced deck. [B-1.4]"""
        return self.copies * VALUE_COUNT


def mode_of(options: Options) -> Mode:
    """Read the game's options."""
    table, end = TABLE.tables[options.players], end_of(options)
    return Mode(
        players=options.players,
        copies=copies(options.players),
        hand=table.hand,
        points=table.points,
        caesar=table.caesar,
        revolt=TABLE.revolt if options.revolt else 0,
        conspiracy=options.conspiracy,
        benevolence=TABLE.mercy if options.benevolence else 0,
        gifts=TABLE.gifts,
        manches=end.manches,
        target=end.target,
        time=end.time,
    )
