"""Presets: ways to play a game that a newcomer can start at once, without choosing options."""

from collections.abc import Iterable, Mapping

from msgspec import Struct


class Preset(Struct, frozen=True):
    """A way to play, ready to start.

    word     its name in the catalogue is `<game>-preset-<word>`
    options  the options for each number of players it can be played by, without that number
    usual    how many play unless somebody wants another number
    house    smaller than the rules have it, or cut short: people are told that this is a variant of
             the house
    """

    word: str
    options: Mapping[int, Mapping[str, object]]
    usual: int
    house: bool = False

    def given(self, players: int) -> dict[str, object]:
        """Give the options for a number of players, as a table is opened with them."""
        return {"players": players, **self.options[players]}


def preset(
    word: str, players: Iterable[int], usual: int, *, house: bool = False, **options: object
) -> Preset:
    """Make a preset whose options are the same for every number of players."""
    return Preset(word, dict.fromkeys(players, options), usual, house)


def as_the_rules_have_it(players: Iterable[int]) -> tuple[Preset]:
    """Give the only preset of a game that declares none: the default options."""
    counts = tuple(players)
    usual = min(counts, key=lambda count: (abs(count - 4), count))
    return (preset("full", counts, usual),)
