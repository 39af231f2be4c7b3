"""Checks of the numbers: the track, the race, drafts, and what depends on how many play."""

from collections.abc import Sequence

from ludus.core.content import bad_content
from ludus.core.message import Fact
from ludus.games.insanam.content.cards import Content
from ludus.games.insanam.content.numbers import Destiny, Numbers

KEPT = 2
"""Of two ambitions one is laid open, the other hidden; of a draft two are kept. [C-1.15, C-2.7]"""

ENTRIES = 4
"""A collective event has four rewards, a public ambition VP for four ranks. [C-13.10, C-14.5]"""


def check_numbers(content: Content) -> None:
    """Every number is one the rules can be played with."""
    _check_track(content.numbers)
    _check_drafts(content)
    for players in content.numbers.players:
        _check_players(content, players)


def _require(sound: bool, key: str, reason: str, /, **facts: Fact) -> None:
    if not sound:
        raise bad_content("numbers.toml", key, reason, **facts)


def _rising(spaces: Sequence[int], last: int) -> bool:
    """Tell whether spaces are on a track from 1 to its end, each beyond the one before."""
    return sorted({*spaces}) == [*spaces] and all(1 <= space <= last for space in spaces)


def _check_track(numbers: Numbers) -> None:
    """All that is on the treachery track and in the hippodrome is in order. [C-3.5, C-9, C-24]"""
    track, race = numbers.track, numbers.hippodrome
    for key in ("ends", "citizens", "symbols"):
        _require(_rising(getattr(track, key), track.last), f"track.{key}", "insanam-content-track")
    _require(track.ends[-1] == track.last, "track.last", "insanam-content-last")
    on_course = _rising(race.obstacles, race.finish - 1)
    _require(on_course, "hippodrome.obstacles", "insanam-content-finish")


def _check_drafts(content: Content) -> None:
    """Two cards are kept, and there are enough to draft from. [C-1.14 to C-1.17]"""
    fixed = content.numbers.fixed
    for key in ("gladiators", "ambitions"):
        sound = getattr(fixed, key) == KEPT
        _require(sound, f"fixed.{key}", "insanam-content-kept", count=KEPT)
    most = max(content.numbers.players) * fixed.draft
    enough = most <= min(len(content.gladiators), len(content.personal))
    _require(fixed.draft >= KEPT and enough, "fixed.draft", "insanam-content-draft")


def _check_players(content: Content, players: int) -> None:
    """There are as many circles, cards and ranks as a table needs. Section 1.1."""
    numbers, key = content.numbers, f"players.{players}"
    table, box = numbers.players[players], numbers.box
    sound = table.circles <= box.circles
    _require(sound, f"{key}.circles", "insanam-content-circles", count=box.circles)
    for name in ("rewards", "public"):
        in_force = _rising(getattr(table, name), ENTRIES)
        _require(in_force, f"{key}.{name}", "insanam-content-entries", most=ENTRIES)
    for name in ("destiny", "redeal"):
        sound = _in_box(getattr(table, name), box.destiny)
        _require(sound, f"{key}.{name}", "insanam-content-box")
    dealt = table.destiny.loyal + table.destiny.traitor
    _require(dealt >= players, f"{key}.destiny", "insanam-content-destinies")


def _in_box(cards: Destiny, box: Destiny) -> bool:
    return cards.loyal <= box.loyal and cards.traitor <= box.traitor
