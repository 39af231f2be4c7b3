"""What is known of Brutus: a hand-written player, and what helps the search."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import sqrt
from random import Random

from msgspec import Struct

from ludus.bots.brutus_weighing import (
    LOT,
    MIND,
    OUT,
    WEIGHTS,
    Mind,
    Sight,
    Weights,
    quick_choice,
    weigh,
)
from ludus.bots.knowledge import Knowledge, softly, won
from ludus.bots.levels import Level
from ludus.bots.rehearsal import Rehearsal
from ludus.bots.shipped import mark, shipped
from ludus.bots.styles import Style
from ludus.core.bots import Bot, Budget
from ludus.core.moves import Move
from ludus.core.rules import AnyRules
from ludus.games.brutus import GAME
from ludus.games.brutus.characters import CAESAR
from ludus.games.brutus.combinations import BEATERS
from ludus.games.brutus.moves import PlayCards
from ludus.games.brutus.options import TABLE, deck, end_of
from ludus.games.brutus.state import State
from ludus.games.brutus.view import View


class BrutusKnowledge(Knowledge):
    """Look ahead to the end of the manche; then what counts are the points it brought."""

    rehearses = True
    review = 60_000
    counsel = 1_200

    def promising(
        self,
        view: View,
        moves: Sequence[Move],
        rng: Random,  # noqa: ARG002
    ) -> Sequence[Move]:
        """Take what the hand-written player likes best; going out needs no second thought."""
        worths = Veteran().worths(view, moves)
        order = sorted(range(len(moves)), key=worths.__getitem__, reverse=True)
        few = 1 if worths[order[0]] >= OUT else CANDIDATES
        return [moves[at] for at in order[:few]]

    def settled(self, game: AnyRules, root: State, state: State) -> bool:  # noqa: ARG002
        """A manche's end is far enough: the next deal is anybody's."""
        return len(state.manches) != len(root.manches)

    def worth(self, game: AnyRules, state: State) -> Sequence[float]:  # noqa: ARG002
        """Value the points of the manche, most of which are for the place."""
        manche = state.manches[-1]
        most = most_points(len(state.scores))
        parts = zip(manche.position, manche.caesar, manche.revolt, manche.mercy, strict=True)
        return [min(1.0, sum(part) / most) for part in parts]

    def stretch(self, state: State) -> object:
        """Look ahead to the end of the manche."""
        return len(state.manches)

    def chances(self, game: AnyRules, state: State) -> Sequence[float]:
        """Give each seat's chance to win, by its points and by the manches that are left."""
        if state.phase == "over":
            return won(game, state)
        return softly(state.scores, SWING * sqrt(manches_left(state)))

    def verdict(self, game: AnyRules, root: State, state: State, seat: int) -> float | None:
        """Whoever is out gains no more, unless their 13s still win the round."""
        if len(state.manches) != len(root.manches):
            return self.worth(game, state)[seat]
        place = state.places[seat]
        if not place or (state.top and state.top.owner == seat and state.top.value == CAESAR):
            return None
        points, gains = TABLE.tables[len(state.scores)].points, state.gains
        gained = points[place - 1] + gains.caesar[seat] + gains.revolt[seat] + gains.mercy[seat]
        return min(1.0, gained / most_points(len(state.scores)))

    def guess(
        self,
        game: AnyRules,  # noqa: ARG002
        state: State,
        seat: int,
        moves: Sequence[Move],
        rng: Random,
    ) -> Move:
        """Play on as the hand-written player does, with a whim now and then."""
        if rng.random() < WHIM:
            return moves[int(rng.random() * len(moves))]
        return quick_choice(MIND, state, seat, moves, rng)

    def habit(
        self,
        game: AnyRules,  # noqa: ARG002
        state: State,
        seat: int,
        moves: Sequence[Move],
        rng: Random,  # noqa: ARG002
    ) -> Move:
        """Play on as the hand-written player does."""
        return quick_choice(MIND, state, seat, moves, None)


SWING = 1.9
"""Points ahead before the last manche that make one e times as likely to win: what fits games
that the quick player plays against itself best."""


def manches_left(state: State) -> float:
    """Tell how many manches are still to be played, or about how many; at least one is."""
    end, played = end_of(state.options), len(state.manches)
    if end.manches is not None:
        return max(1.0, end.manches - played)
    if end.target is not None:
        first = max(state.scores)
        pace = TABLE.tables[len(state.scores)].points[0] * 0.6
        return max(1.0, (end.target - first) / pace)
    return 1.0


@lru_cache
def most_points(players: int) -> int:
    """Give about as many points as a manche can bring: first place, and a little besides."""
    table = TABLE.tables[players]
    return table.points[0] + table.caesar + TABLE.mercy


WHIM = 0.06
"""The share of moves that imagined players make at random."""
CANDIDATES = 6
"""At most this number of moves is tried in imagined worlds."""

KNOWLEDGE = BrutusKnowledge()


class Skill(Struct, frozen=True):
    """What a hand-written player looks at.

    weights  what it believes in
    memory   it remembers which cards are gone and who took which
    others   it considers what the others may hold; otherwise nobody ever seems to beat it
    """

    weights: Weights = WEIGHTS
    memory: bool = True
    others: bool = True


SHOWY = Weights(
    low=-0.9, brutus=-0.9, high=-0.9, more=0.6, effect=0, lead=0, finish=0, wait=9, points=0
)  # fmt: skip
"""The highest cards first, as many as possible at once: every round is to be won now."""

HURRY = Weights(
    low=0, brutus=0, high=0, more=0.6, effect=0, lead=0, finish=0, wait=9, points=0
)  # fmt: skip
"""Every card is as good as another, the more at once the better; never pass while one can play."""

SHORT = Weights(effect=0, lead=0, finish=0, wait=9, points=0)
"""Low cards first, and never pass; what a won round brings does not count."""


class Veteran:
    """A hand-written player: it sheds low values, keeps what wins the lead, and counts cards.

    With less skill it does less.
    """

    def __init__(self, skill: Skill = Skill()) -> None:  # noqa: B008 - it cannot be changed
        self._skill = skill
        self._mind = Mind(skill.weights)

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        """Choose the move that leaves the lightest hand and the best prospects; ties at random."""
        worths = [worth + rng.random() * LOT for worth in self.worths(view, moves)]
        return moves[max(range(len(moves)), key=worths.__getitem__)]

    def worths(self, view: View, moves: Sequence[Move]) -> list[float]:
        """Weigh all moves."""
        eye = _Eye(view, self._skill)
        return [weigh(self._mind, eye.sight, move, eye.unbeaten(move)) for move in moves]


LEARNED = frozenset(range(4, 11))
"""At how many players the net alone is as good as the veteran, or better: docs/learning.md."""
STYLES: Mapping[int, Style] = {
    players: Style(candidates=6, lean=0.02, quick=True) for players in range(4, 11)
}
"""At how many players what the net suggests is better than a search of equal time, and how far the
champion looks then."""


def net() -> Bot:
    """Make the player that learned by itself; where its net does not fit, the veteran."""
    # Loaded only when somebody plays it.
    from ludus.bots.brutus_net import BrutusNetPlayer
    from ludus.bots.net import Adept

    nets = shipped(GAME)
    return Veteran() if nets is None else Adept(BrutusNetPlayer(nets.actor), LEARNED, Veteran())


def champion(game: AnyRules, budget: Budget) -> Bot:
    """Make the player with nets and imagination; where the nets do not fit, the search."""
    from ludus.bots.brutus_champion import BrutusChampion

    nets, search = shipped(game), Rehearsal(game, KNOWLEDGE, budget)
    return search if nets is None else BrutusChampion(game, budget, nets, search)


def learned() -> str:
    """Name what these two go by."""
    return mark(GAME, sorted(LEARNED), sorted(STYLES.items()))


PLAYERS: Mapping[str, Callable[[], Bot]] = {"veteran": Veteran, "net": net}
CHAMPION = champion

skilled = Veteran

LEVELS = (
    Level(skill=Skill(SHOWY, memory=False, others=False)),
    Level(skill=Skill(HURRY, memory=False, others=False), lapses=0.6),
    Level(skill=Skill(HURRY, memory=False, others=False), lapses=0.3),
    Level(skill=Skill(HURRY, memory=False, others=False)),
    Level(skill=Skill(SHORT, memory=False, others=False)),
    Level("veteran"),
    Level("net"),
    Level("champion:600"),
)
"""From one who wants to win every round at once to one who plays on in imagined worlds."""

NONE = (0,) * (CAESAR + 1)
"""No cards at all, by value."""

WILLING = 0.7
"""How often somebody who could beat a combination does."""


class _Eye:
    """What the veteran sees in a view, worked out once for all its moves."""

    def __init__(self, view: View, skill: Skill) -> None:
        seat = view.seat or 0
        self._others = skill.others
        self.sight = Sight(
            view.hand,
            view.sizes,
            seat,
            view.top.value if view.top else 0,
            view.power,
            sum(size > 0 for size in view.sizes) - 1,
        )
        whole = deck(view.options.players)
        recalled = view.gone if skill.memory else NONE
        self._unseen = [
            all_ - gone - mine for all_, gone, mine in zip(whole, recalled, view.hand, strict=True)
        ]
        self._hidden = max(1, sum(self._unseen))
        self._rivals = [
            (size, view.known[other] if skill.memory else NONE)
            for other, size in enumerate(view.sizes)
            if size and other != seat
        ]

    def unbeaten(self, move: Move) -> float:
        """Estimate the chance that nobody beats a combination."""
        if not isinstance(move, PlayCards):
            return 0.0
        if not self._others:
            return 1.0
        stays = 1.0
        for value in BEATERS[move.value, self.sight.power]:
            left = self._unseen[value]
            if left < move.count:
                continue
            for size, known in self._rivals:
                if known[value] >= move.count:
                    can = 1.0
                else:
                    can = at_least(move.count, left, min(0.9, size / self._hidden))
                stays *= 1 - WILLING * can
        return stays


@lru_cache(maxsize=65536)
def at_least(count: int, left: int, share: float) -> float:
    """Give the chance that a hand with a share of the unseen cards has a count of those left."""
    miss = 0.0
    ways = 1.0
    for number in range(count):
        miss += ways * share**number * (1 - share) ** (left - number)
        ways = ways * (left - number) / (number + 1)
    return max(0.0, 1 - miss)
