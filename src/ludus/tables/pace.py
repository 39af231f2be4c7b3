"""How fast bots move, and when they wait for somebody who reads. Only rules.

- Each person chooses a pace. Bots keep to the slowest that the connected people have chosen.
- When something has been counted, no bot moves within the next second and a half, at any pace: by
  then those who want to read it have said so.
- While a person reads, bots wait. If no other person is connected they wait for ever, otherwise
  for at most 20 seconds: then the game goes on.
- Only bots wait. The clock of a person who has to move runs while they read. While all who have to
  move are bots that wait, the clocks stand still.

At a table of bots alone, those who watch count as its people.
"""

from collections.abc import Iterable, Mapping, Set
from math import inf
from typing import Literal

from msgspec import Struct

from ludus.tables.model import Doc

Pace = Literal["calm", "usual", "quick", "at-once"]

SECONDS: dict[Pace, float] = {"calm": 1.2, "usual": 0.8, "quick": 0.3, "at-once": 0.0}
"""Shortest time of a bot's move. At once, a bot's answer shows how long it has thought."""
COUNTED = 1.5
"""Shortest time of a bot's move after a score sheet, which people may want to read."""
READING = 20.0
"""Seconds for which bots wait for those who read while other people are connected."""


class Wish(Struct, frozen=True):
    """What a connected guest wishes: a pace, and that bots wait since they began to read."""

    pace: Pace = "usual"
    reading: float | None = None


def people_of(doc: Doc, connected: Set[str]) -> frozenset[str]:
    """List the connected people of a table; at a table of bots alone, all who watch."""
    people = {one.guest for one in doc.seats if one.kind == "person" and one.guest is not None}
    return frozenset(people & connected if people else connected)


def seconds(doc: Doc, wishes: Mapping[str, Wish], *, counted: bool = False) -> float:
    """Tell how long a bot's move takes at least; `counted`: it follows a score sheet."""
    people = people_of(doc, wishes.keys())
    paces = [SECONDS[wishes[one].pace] for one in people] or [SECONDS["usual"]]
    return max([*paces, COUNTED] if counted else paces)


def held_until(doc: Doc, wishes: Mapping[str, Wish]) -> float:
    """Tell until when bots wait for those who read: 0 if nobody does, infinity if for ever."""
    people = people_of(doc, wishes.keys())
    began = [since for one in people if (since := wishes[one].reading) is not None]
    if not began:
        return 0.0
    return inf if len(people) == 1 else max(began) + READING


def together(wishes: Iterable[Wish]) -> Wish:
    """Combine the wishes of one guest with several pages open: one page that is not read counts."""
    all_of_them = tuple(wishes)
    pace = max((wish.pace for wish in all_of_them), key=SECONDS.__getitem__)
    began = [wish.reading for wish in all_of_them if wish.reading is not None]
    return Wish(pace, max(began) if len(began) == len(all_of_them) else None)
