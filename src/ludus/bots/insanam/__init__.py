"""What is known of Ad Insanam Imperatoris: a hand-written courtier, and what helps the search."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from ludus.bots.insanam.champion import judge, make_champion
from ludus.bots.insanam.court import Court
from ludus.bots.insanam.courtier import Courtier, decide, turn_worth
from ludus.bots.insanam.mind import Mind, Skill
from ludus.bots.insanam.provinces import march_worth
from ludus.bots.insanam.standing import shares, standing, under_way
from ludus.bots.judge import mark
from ludus.bots.knowledge import Knowledge, softly, won
from ludus.bots.levels import Level
from ludus.core.bots import Bot, Budget
from ludus.core.moves import Move
from ludus.core.rules import AnyRules
from ludus.games.insanam.state import Own, State, Table
from ludus.games.insanam.view import View

CANDIDATES = 6
"""How many moves are played out."""

WEIGHED = frozenset({"turn", "after", "act", "march", "thumbs", "unlock", "tile", "fight", "redo"})
"""Questions that are worth the time; the others are answered by habit."""


class InsanamKnowledge(Knowledge):
    """Candidates are played out to the end of the player-turn or the event, and seats compared."""

    rehearses = True
    review = 8_000
    counsel = 80

    def promising(self, view: View, moves: Sequence[Move], rng: Random) -> Sequence[Move]:
        """What the courtier would do first, then what it likes next."""
        if len(moves) == 1 or view.seat is None or view.mine is None:
            return moves[:1]
        favourite = decide(view.table, view.seat, view.mine, moves, rng)
        if view.ask not in WEIGHED:
            return [favourite]
        ranked = _ranked(view.table, view.seat, view.mine, moves, view.ask)
        return [favourite, *(move for move in ranked if move is not favourite)][:CANDIDATES]

    def verdict(self, game: AnyRules, root: State, state: State, seat: int) -> float | None:
        """Compare the seats once what was under way is over."""
        if state.table.over is None and under_way(root.table, state.table):
            return None
        return self.worth(game, state)[seat]

    def worth(self, game: AnyRules, state: State) -> Sequence[float]:  # noqa: ARG002
        """Value a state by all that everybody has."""
        return shares(state)

    def stretch(self, state: State) -> object:
        """Look ahead to the end of the turn, in which every seat places its citizens."""
        return state.table.turn

    def chances(self, game: AnyRules, state: State) -> Sequence[float]:
        """Give each seat's chance to win, by all that everybody has."""
        if state.table.over is not None:
            return won(game, state)
        seats = range(len(state.table.players))
        return softly([standing(state, seat) for seat in seats], _lead(state.table))

    def small_game(self, rng: Random) -> Mapping[str, object]:  # noqa: ARG002
        """Let two play for two turns with random boards."""
        return {"players": 2, "boards": "random", "max_turns": 2}

    def guess(
        self,
        game: AnyRules,  # noqa: ARG002
        state: State,
        seat: int,
        moves: Sequence[Move],
        rng: Random,
    ) -> Move:
        """Play on as a courtier does."""
        return decide(state.table, seat, state.secrets.own[seat], moves, rng)


USUAL = 10
"""How many turns a whole game lasts, about."""


def _lead(table: Table) -> float:
    """Tell how many VP ahead one must be to be e times as likely to win: fewer, the later it is.

    Found in games that the courtier plays against itself: early on a lead says nothing.
    """
    late = table.turn + max(0, USUAL - table.options.max_turns)
    return min(100.0, 100.0 * 0.65 ** (late - 3))


def _ranked(table: Table, seat: int, own: Own, moves: Sequence[Move], ask: str) -> Sequence[Move]:
    """Order moves by what the courtier thinks of them, where it has an opinion."""
    court = Court(Mind(table, seat, own))
    if ask in ("turn", "after"):
        return sorted(moves, key=lambda move: -turn_worth(court, move))
    if ask == "march":
        return sorted(moves, key=lambda move: -march_worth(court.lands, move))
    return moves


PLAYERS: Mapping[str, Callable[[], Bot]] = {"veteran": Courtier}
KNOWLEDGE = InsanamKnowledge()
CHAMPION: Callable[[AnyRules, Budget], Bot] = make_champion


def learned() -> str:
    """Name what the champion judges by."""
    return mark(judge())


skilled = Courtier

GLANCE = Skill(actions=False, others=False, suspects=False, treachery=False)
"""What a courtier sees at a glance: the goods of a circle, and what they cost."""

LEVELS = (
    Level(skill=Skill(others=False, suspects=False), lapses=0.62, glance=GLANCE),
    Level(skill=Skill(others=False, suspects=False), lapses=0.48, glance=GLANCE),
    Level(skill=Skill(others=False, suspects=False), lapses=0.36, glance=GLANCE),
    Level(skill=Skill(suspects=False), lapses=0.2, glance=GLANCE),
    Level(skill=Skill(), lapses=0.1, glance=GLANCE),
    Level("veteran"),
    Level("champion:20", lapses=0.62, glance=Skill()),
    Level("champion:300"),
)
"""From one who often takes the goods at hand to one who plays the turn on in thought."""
