"""What is known of Gloria aut Nihil: a hand-written lanista, and what helps the search."""

from collections.abc import Callable, Mapping, Sequence
from math import exp
from random import Random

from ludus.bots.gloria.champion import judge, make_champion
from ludus.bots.gloria.lanista import (
    Lanista,
    Skill,
    act_quickly,
    act_well,
    attack_worth,
    attacks_in,
    decide,
)
from ludus.bots.gloria.values import material, threatened
from ludus.bots.judge import mark
from ludus.bots.knowledge import Knowledge, softly, won
from ludus.bots.levels import Level
from ludus.core.bots import Bot, Budget
from ludus.core.moves import Move
from ludus.core.rules import AnyRules
from ludus.games.gloria.equipment import CLASSES
from ludus.games.gloria.frames import act_of
from ludus.games.gloria.moves import Drop, Kick
from ludus.games.gloria.state import State
from ludus.games.gloria.view import View

CANDIDATES = 8
"""How many moves are played out."""

TURNS = 5
"""How many turns at most are played out to value a position."""

LEAD = 4.0
"""How much more a troop is worth that is e times as likely to win as another."""

SMALL_LEVELS = (1, 2, 3, 4)
"""The levels of gladiators in small games."""

LAUREL = 3.0
"""What a laurel is worth beside a troop in a campaign."""


class GloriaKnowledge(Knowledge):
    """Candidates are played out to the end of the phase, and the troops compared."""

    rehearses = True
    stepwise = frozenset({"act", "toss"})
    review = 25_000
    counsel = 300

    def promising(self, view: View, moves: Sequence[Move], rng: Random) -> Sequence[Move]:
        """What the lanista would do first, then attacks by their worth, then the rest."""
        if len(moves) == 1:
            return moves
        state = view.table
        favourite = decide(state, moves, act_well, rng)
        rest = [move for move in moves if move is not favourite]
        if view.ask in ("enlist", "outfit", "deploy", "train"):
            return [favourite]
        if view.ask == "act":
            one = state.gladiators[act_of(state.frames).who]
            rest = [move for move in rest if not isinstance(move, (Drop, Kick))]
            worth: dict[Move, float] = {
                move: attack_worth(state, one, move) for move in attacks_in(rest)
            }
            rest.sort(key=lambda move: -worth.get(move, 0.0))
        return [favourite, *rest][:CANDIDATES]

    def verdict(self, game: AnyRules, root: State, state: State, seat: int) -> float | None:
        """Compare the troops once the phase is over."""
        if state.over is None and state.active >= 0 and root.active in (-1, state.active):
            return None
        return self.worth(game, state)[seat]

    def worth(self, game: AnyRules, state: State) -> Sequence[float]:  # noqa: ARG002
        """Value a state by the troops that are left."""
        seats = range(state.options.players)
        if state.over is not None and state.options.campaign is None:
            return [float(seat in state.over.winners) for seat in seats]
        troops = [material(state, seat) - threatened(state, seat) for seat in seats]
        return [_share(troops, seat) for seat in seats]

    def stretch(self, state: State) -> object:
        """Look some turns ahead: a whole tournament takes too long to play out often."""
        return state.tournament, state.turn // TURNS

    def chances(self, game: AnyRules, state: State) -> Sequence[float]:
        """Give each seat's chance to win, by its troop and by its laurels so far."""
        if state.over is not None:
            return won(game, state)
        seats = range(state.options.players)
        worths = [material(state, seat) - threatened(state, seat) for seat in seats]
        for seat, school in enumerate(state.schools):
            worths[seat] += LAUREL * school.laurels
        return softly(worths, LEAD)

    def small_game(self, rng: Random) -> Mapping[str, object]:
        """Let two or three lanistae meet with one to three gladiators each, of all classes.

        They are of any level, so that many are near their end. Every third game is one of single
        combats.
        """
        players, size = rng.choice((2, 2, 3)), rng.choice((1, 2, 3))
        kinds = sorted(CLASSES)
        troops = [
            [{"type": rng.choice(kinds), "level": rng.choice(SMALL_LEVELS)} for _ in range(size)]
            for _ in range(players)
        ]
        mode = rng.choice(("melee", "melee", "single"))
        return {"players": players, "troops": troops, "mode": mode}

    def follows(self, move: Move) -> bool:
        """Plan no further where things are thrown about: they could land anywhere."""
        return not isinstance(move, (Drop, Kick))

    def guess(
        self,
        game: AnyRules,  # noqa: ARG002
        state: State,
        seat: int,  # noqa: ARG002
        moves: Sequence[Move],
        rng: Random,
    ) -> Move:
        """Play on as a lanista in a hurry does."""
        return decide(state, moves, act_quickly, rng)


def _share(troops: Sequence[float], seat: int) -> float:
    """How well a troop stands against the best of the others, from 0 to 1."""
    best = max(troop for other, troop in enumerate(troops) if other != seat)
    return 1 / (1 + exp((best - troops[seat]) / 4))


PLAYERS: Mapping[str, Callable[[], Bot]] = {"veteran": Lanista}
KNOWLEDGE = GloriaKnowledge()
CHAMPION: Callable[[AnyRules, Budget], Bot] = make_champion


def learned() -> str:
    """Name what the champion judges by."""
    return mark(judge())


skilled = Lanista

LEVELS = (
    Level(
        skill=Skill(
            "heavy", order=False, joust=False, weighs=False, reach=False, guard=False, points=False
        )
    ),
    Level(skill=Skill("heavy", reach=False)),
    Level(skill=Skill("any", reach=False), lapses=0.16),
    Level(skill=Skill(reach=False), lapses=0.12),
    Level("veteran"),
    Level("champion:10"),
    Level("champion:60"),
    Level("champion:400"),
)
"""From one who attacks whoever is at hand to one who tries whole plans before acting."""
