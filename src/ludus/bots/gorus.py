"""What is known of Gorus Maximus: a hand-written player, and what helps the search."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import exp
from random import Random

from msgspec import Struct

from ludus.bots.knowledge import Knowledge, won
from ludus.bots.levels import Level
from ludus.bots.search import Search
from ludus.bots.shipped import mark, shipped
from ludus.bots.styles import Style
from ludus.core.bots import Bot, Budget
from ludus.core.rules import AnyRules
from ludus.games.gorus import GAME
from ludus.games.gorus.arena import winner
from ludus.games.gorus.cards import DECK, FAVOUR, Card, School
from ludus.games.gorus.options import TABLE, deck, sides, targets
from ludus.games.gorus.state import Play, RoundScore, State
from ludus.games.gorus.view import View

NEAR, FAR = 3, 6
"""A race longer than this is as good as one of this length."""


def race(needs: Sequence[int]) -> list[float]:
    """Give each side's chance to be first at its target if every round is anybody's."""
    nearer = max(0, min(needs) - NEAR)
    short = [min(need - nearer, FAR) for need in needs]
    order = sorted(range(len(short)), key=short.__getitem__)
    chances = dict(zip(order, _race(tuple(short[side] for side in order)), strict=True))
    return [chances[side] for side in range(len(needs))]


@lru_cache(maxsize=100_000)
def _race(needs: tuple[int, ...]) -> tuple[float, ...]:
    """Estimate a race whose sides are sorted by what they need."""
    if needs[0] <= 0:
        there = sum(need <= 0 for need in needs)
        return tuple((need <= 0) / there for need in needs)
    chances = [0.0] * len(needs)
    for winner_ in range(len(needs)):
        after = [(need - (side == winner_), side) for side, need in enumerate(needs)]
        after.sort()
        for (_, side), chance in zip(after, _race(tuple(need for need, _ in after)), strict=True):
            chances[side] += chance / len(needs)
    return tuple(chances)


class GorusKnowledge(Knowledge):
    """Look ahead to the end of the round; then what counts is how near each side is to winning."""

    review = 120_000
    counsel = 6_000

    def settled(self, game: AnyRules, root: State, state: State) -> bool:  # noqa: ARG002
        """A round's end is far enough: the next deal is anybody's."""
        return state.round != root.round or state.verdict is not None

    def stretch(self, state: State) -> object:
        """Look ahead to the end of the round."""
        return state.round

    def chances(self, game: AnyRules, state: State) -> Sequence[float]:
        """Give each seat its side's chance to win the race for tokens."""
        if state.verdict is not None:
            return won(game, state)
        chances = _race_of(state)
        return [chances[side] for side in sides(state.options).of]

    def worth(self, game: AnyRules, state: State) -> Sequence[float]:  # noqa: ARG002
        """Value the tokens by each side's chance to win the race."""
        table = sides(state.options)
        if state.verdict is not None:
            share = 1 / len(state.verdict.winners)
            chances = [share * (side in state.verdict.winners) for side in range(len(table))]
        else:
            chances = _race_of(state)
        leads = _leads(state.scores[-1])
        return [chances[side] * (1 - HINT) + leads[side] * HINT for side in table.of]

    def guess(
        self,
        game: AnyRules,  # noqa: ARG002
        state: State,
        seat: int,
        moves: Sequence[Card],
        rng: Random,
    ) -> Card:
        """Play on as people roughly do: take what is worth taking, give away what is not."""
        if len(moves) == 1 or not state.fight or rng.random() < WHIM:
            return moves[int(rng.random() * len(moves))]
        return _quick(state, seat, moves)

    def habit(
        self,
        game: AnyRules,  # noqa: ARG002
        state: State,
        seat: int,
        moves: Sequence[Card],
        rng: Random,
    ) -> Card:
        """Answer without whims. Every choice takes one random number, for whoever leads."""
        lot = rng.random()
        return _quick(state, seat, moves) if state.fight else moves[int(lot * len(moves))]


def _quick(state: State, seat: int, moves: Sequence[Card]) -> Card:
    """Answer in passing: take what is worth taking, give away what is not."""
    if len(moves) == 1:
        return moves[0]
    table = sides(state.options)
    best = winner(state.fight, state.preferred)
    pot = 0.0
    for play in state.fight:
        pot += FAVOUR[play.card.strength] or (not play.card.strength) * GUESSED_ZERO
    kept = 0.7 if table.side_of(best.seat) == table.of[seat] else -0.5
    return max(moves, key=lambda card: _quick_worth(state, best.card, card, pot, kept))


def _race_of(state: State) -> list[float]:
    """Give each side's chance to be first with the tokens it needs."""
    pairs = zip(targets(state.options), state.tokens, strict=True)
    return race([need - have for need, have in pairs])


KNOWLEDGE = GorusKnowledge()

HINT = 0.35
"""How much a narrow round counts beside a won one: it tells a search sooner what is good."""

WHIM = 0.15
GUESSED_ZERO = 1.0


def _leads(score: RoundScore) -> list[float]:
    """Put each side's lead over the best other one between 0 and 1; a failed trial is no lead."""
    first, second = sorted(score.totals, reverse=True)[:2]
    leads = [total - (second if total == first else first) for total in score.totals]
    if score.trial_failed:
        leads = [-9, 9]
    return [1 / (1 + exp(-lead / 3)) for lead in leads]


def _quick_worth(state: State, best: Card, card: Card, pot: float, kept: float) -> float:
    """Value a card in passing: what the fight is worth, to whom it would go as it stands."""
    strength, school = card.strength, card.school
    worth = pot + (FAVOUR[strength] if strength else GUESSED_ZERO)
    if strength == state.fight[-1].card.strength:
        takes = all(
            play.card.school != school or play.card.strength < strength for play in state.fight
        )
    elif school == best.school:
        takes = strength > best.strength
    else:
        takes = school == state.preferred
    return worth - 0.05 * strength if takes else kept * worth - 0.02 * strength


class Skill(Struct, frozen=True):
    """What a hand-written player looks at.

    memory   how many fights of the round it remembers beside the running one
    favour   it knows what cards are worth, and leaves bad ones to others; otherwise every fight is
             worth taking, the fuller the better
    bold     where it does not know what cards are worth, it takes fights; otherwise it leaves them
             to others
    others   it considers those who have yet to send a card
    rivals   it minds what others get
    thrift   it spares strong cards for later
    """

    memory: int = 99
    favour: bool = True
    bold: bool = True
    others: bool = True
    rivals: bool = True
    thrift: bool = True


class Veteran:
    """A hand-written player: it weighs what the fight is worth against its chance to win it.

    It counts cards, knows who has shown to lack a school, gives its 8s to others, takes 9s, spares
    strong cards, and in a team feeds whoever of its own is winning. With less skill it does less.
    """

    def __init__(self, skill: Skill = Skill()) -> None:  # noqa: B008 - it cannot be changed
        self._skill = skill

    def choose(self, view: View, moves: Sequence[Card], rng: Random) -> Card:
        """Choose the card with the best prospect; equals at random."""
        eye = _Eye(view, self._skill)
        return max(moves, key=lambda card: (eye.prospect(card), rng.random()))


LEARNED = frozenset(range(1, 9))
"""At how many players the net alone is as good as the veteran, or better: docs/learning.md."""
_BY_NETS = Style(candidates=6, worlds=64, pool=64, trust=0.0, ahead=4)
_BY_RULES = Style(candidates=4, lean=0.02, quick=True)
STYLES: Mapping[int, Style] = {
    players: _BY_NETS if players < 4 else _BY_RULES for players in range(2, 9)
}
"""At how many players what the net suggests is better than a search of equal time, and how far the
champion looks then."""


def net() -> Bot:
    """Make the player that learned by itself; where its net does not fit, the veteran."""
    # Loaded only when somebody plays it, and it needs what is here.
    from ludus.bots.net import Adept, NetPlayer

    nets = shipped(GAME)
    return Veteran() if nets is None else Adept(NetPlayer(nets.actor), LEARNED, Veteran())


def champion(game: AnyRules, budget: Budget) -> Bot:
    """Make the player with nets and imagination; where the nets do not fit, the search."""
    from ludus.bots.gorus_champion import GorusChampion

    nets = shipped(game)
    return Search(game, KNOWLEDGE, budget) if nets is None else GorusChampion(game, budget, nets)


def learned() -> str:
    """Name what these two go by."""
    return mark(GAME, sorted(LEARNED), sorted(STYLES.items()))


PLAYERS: Mapping[str, Callable[[], Bot]] = {"veteran": Veteran, "net": net}
CHAMPION = champion

skilled = Veteran

GREEDY = Skill(memory=0, favour=False, others=False, rivals=False, thrift=False)
"""Every fight is worth taking, the fuller the better."""
TIMID = Skill(memory=0, favour=False, bold=False, others=False, rivals=False, thrift=False)
"""Every fight is left to others."""

MEASURED = "full", 3
"""Levels are measured among three: between two the nets leave others no chance."""

LEVELS = (
    Level(skill=Skill(memory=0, others=False, rivals=False), lapses=0.4, glance=TIMID),
    Level(skill=Skill(memory=0, others=False, rivals=False), lapses=0.1, glance=GREEDY),
    Level(skill=Skill(memory=0, others=False, thrift=False)),
    Level(skill=Skill(memory=0), lapses=0.37, glance=GREEDY),
    Level("veteran"),
    Level("net", lapses=0.4, glance=Skill()),
    Level("net"),
    Level("champion:400"),
)
"""From one who hardly minds others to one who learned by playing and looks ahead as well."""

# Weights of the veteran, found by playing it against itself and against chance.
HOPE_ZERO, STRAY_ZERO = 3.0, 0.6
UNKNOWN_CARD = 0.25
SPARE = 0.09
SPARE_PREFERRED = 0.5
RIVAL_GAIN = 0.5
TURNED = 0.8
EAGER, SHY = 0.75, 0.25


class _Eye:
    """What the veteran sees in a view, worked out once for all its cards."""

    def __init__(self, view: View, skill: Skill) -> None:
        self.view = view
        self.skill = skill
        self.table = sides(view.options)
        self.mine = self.table.side_of(view.seat)
        gone = set(view.hand)
        gone.update(play.card for play in view.fight)
        recalled = view.memory[max(0, len(view.memory) - skill.memory) :]
        gone.update(play.card for fight in recalled for play in fight.plays)
        self.unseen = [card for card in deck(view.options) if card not in gone]
        seats = len(view.hand_sizes)
        self.to_come = 1 if seats == 1 else seats - 1 - len(view.fight)
        self.held = len(view.hand)

    def prospect(self, card: Card) -> float:
        """Estimate what sending a card brings: favour won or given away, less the card spent."""
        plays, preferred = self._after(card)
        best = winner(plays, preferred)
        pot = sum(self._hoped(play.card, preferred) for play in plays)
        pot += UNKNOWN_CARD * self.to_come
        if not self.skill.favour:
            pot = float(len(plays) + self.to_come) * (1 if self.skill.bold else -1)
        holds = self._holds(best, preferred, pot)
        gain = RIVAL_GAIN * self.skill.rivals
        if self.table.side_of(best.seat) == self.mine:
            value = pot * (holds - gain * (1 - holds))
        else:
            # What comes later may still turn the fight our way; it seldom does.
            value = -pot * gain * (holds + TURNED * (1 - holds))
        return value - self._spent(card, preferred, wins=best.card is card)

    def _after(self, card: Card) -> tuple[list[Play], School]:
        """Put the card into the arena in thought."""
        fight, preferred = self.view.fight, self.view.preferred
        challenges = bool(fight) and fight[-1].card.strength == card.strength
        if challenges or preferred is None:
            preferred = card.school
        return [*fight, Play(self.view.seat, card, "lead")], preferred

    def _hoped(self, card: Card, preferred: School) -> float:
        """Value a card as it may count at round end: a 0 may or may not be worth its bonus."""
        if card.strength:
            return FAVOUR[card.strength]
        early = self.held / TABLE.hand
        if card.school == preferred:
            return HOPE_ZERO * early + DECK.zero_bonus * (1 - early)
        return STRAY_ZERO * early

    def _holds(self, best: Play, preferred: School, pot: float) -> float:
        """Estimate the chance that the best card stays the best."""
        if not (self.to_come and self.unseen and self.skill.others):
            return 1.0
        beaters = sum(_beats(card, best.card, preferred) for card in self.unseen)
        share = min(1.0, self.held / len(self.unseen))
        can = 1 - (1 - share) ** beaters
        will = can * (EAGER if pot > 0 else SHY)
        return float((1 - will) ** self.to_come)

    def _spent(self, card: Card, preferred: School, *, wins: bool) -> float:
        """Estimate what a strong card would still have been good for, less so near the end."""
        if not self.skill.thrift or (not wins and self.view.fight):
            return 0.0
        cost = SPARE * card.strength + SPARE_PREFERRED * (wins and card.school == preferred)
        return float(cost / max(1, self.held) ** 0.5)


def _beats(card: Card, best: Card, preferred: School) -> bool:
    """Tell whether a card could take the fight from the best one, by strength or by challenge."""
    if card.school == best.school:
        return card.strength > best.strength
    return card.school == preferred or card.strength == best.strength
