"""What can come of a fight, in words, from the side of one of the two."""

from collections.abc import Iterator

from ludus.core.message import Message
from ludus.core.sheets import Sheet
from ludus.games.gloria.frames import AnyFrame, Joust
from ludus.games.gloria.state import State

Told = frozenset[str]
"""What has come about so far."""

_HEARD = {
    "gloria-caught": "caught",
    "gloria-freed": "freed",
    "gloria-torn": "freed",
    "gloria-recovers": "recovers",
    "gloria-pulled": "pulled",
    "gloria-gives-way": "yields",
}
"""What is told of a throw while it is under way, by the event. [L-13.5, L-13.7, L-14.2]"""

_WITHIN = ("face", "react", "buy", "retreat", "advance", "lose")
"""Questions that come up within a joust; all others come before one."""


class Witness:
    """Watches a fight from the side of `me`, and keeps in words what comes about.

    attack tie defend                     who has the initiative, where that is still open
    win touch touched                     the joust: won, touched the other, was touched
    wall walled                           a free attack at the wall, by me and on me
    wound fell out killed                 what becomes of the other one
    wounded fallen lost slain             what becomes of me
    caught freed recovers pulled yields   how a throw goes
    """

    def __init__(self, before: State, me: int, foe: int) -> None:
        self._before = before
        self._me = me
        self._foe = foe
        ask = before.frames[-1].ask
        self._kinds = ("jostle",) if ask == "jostle" else ("joust", "pull")
        self._dealt = (0, 0)
        self._open = True
        if ask in _WITHIN:
            joust = next((frame for frame in reversed(before.frames) if self._counts(frame)), None)
            if isinstance(joust, Joust):
                self._dealt = self._touches(joust)
                self._open = joust.first < 0
        self._words: set[str] = set()

    @property
    def told(self) -> Told:
        """What has come about."""
        return frozenset(self._words)

    def begin(self, told: Told) -> None:
        """Start from what came about before."""
        self._words = set(told)

    def tell(
        self,
        event: Message,
        *,
        to: int | None = None,  # noqa: ARG002
        others: Message | None = None,  # noqa: ARG002
        sheet: Sheet | None = None,  # noqa: ARG002
    ) -> None:
        """Hear an event."""
        word = _HEARD.get(event.key)
        if word is not None:
            self._words.add(word)

    def meet(self, world: State, frame: AnyFrame) -> None:
        """See what is under way; of a joust the end counts, and of several the first to end."""
        if not isinstance(frame, Joust):
            return
        if frame.kind == "free":
            self._words.add("wall" if frame.engager == self._me else "walled")
        elif self._counts(frame) and frame.stage == "end" and "jousted" not in self._words:
            self._words.add("jousted")
            self._words.update(self._of_joust(world, frame))

    def marks(self, world: State) -> tuple[bool, ...]:
        """Say of the two what must be kept until the end: who has lost a level so far."""
        return tuple(
            world.gladiators[who].scars > self._before.gladiators[who].scars
            for who in (self._me, self._foe)
            if who >= 0
        )

    def end(self, world: State) -> Told:
        """Say what has become of the two."""
        return frozenset((*self._of_foe(world), *self._of_me(world)))

    def _counts(self, frame: AnyFrame) -> bool:
        """Tell the joust that is asked about from free attacks, and from fights of others."""
        if not isinstance(frame, Joust) or frame.kind not in self._kinds:
            return False
        return self._me in (frame.engager, frame.engaged)

    def _touches(self, joust: Joust) -> tuple[int, int]:
        """Give the touches by me and by the other. [L-22.6]"""
        mine, theirs = joust.dealt
        return (mine, theirs) if joust.engager == self._me else (theirs, mine)

    def _of_joust(self, world: State, joust: Joust) -> Iterator[str]:
        engages = joust.engager == self._me
        if self._open and not joust.withdrawn:
            yield "tie" if joust.tie else ("attack" if joust.first == self._me else "defend")
        mine, theirs = self._touches(joust)
        beaten = world.gladiators[joust.engaged if engages else joust.engager].status != "fit"
        stands = world.gladiators[self._me].status == "fit" and joust.kind != "jostle"
        if stands and (mine > theirs or beaten or (joust.withdrawn and engages)):
            yield "win"
        if mine > self._dealt[0]:
            yield "touch"
        if theirs > self._dealt[1]:
            yield "touched"

    def _of_foe(self, world: State) -> Iterator[str]:
        if self._foe < 0:
            return
        old, new = self._before.gladiators[self._foe], world.gladiators[self._foe]
        if new.scars > old.scars:
            yield "wound"
        if new.status == "fit" and new.down > old.down:
            yield "fell"
        if new.status != "fit" and old.status == "fit":
            yield "out"
        if new.status == "dead" != old.status:
            yield "killed"

    def _of_me(self, world: State) -> Iterator[str]:
        old, new = self._before.gladiators[self._me], world.gladiators[self._me]
        if new.scars > old.scars:
            yield "wounded"
        if new.status == "fit" and new.down > old.down:
            yield "fallen"
        if new.status != "fit" and old.status == "fit":
            yield "lost"
        if new.status == "dead" != old.status:
            yield "slain"
