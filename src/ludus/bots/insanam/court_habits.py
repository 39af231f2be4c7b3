"""What a courtier does at court: the set-up, rivals, edicts, destinies."""

from collections.abc import Sequence

from ludus.bots.insanam.asked import Asked, Habit, best
from ludus.core.moves import Move
from ludus.games.insanam.cards.moves import AddGood
from ludus.games.insanam.content.cards import Collective, Individual
from ludus.games.insanam.content.catalogue import EVENT, GLADIATORS, PERSONAL, STARTS
from ludus.games.insanam.court.moves import (
    ChooseTarget,
    CornerGood,
    Give,
    KeepCards,
    KeepDestiny,
    PickCard,
    Seize,
    Settle,
    ShowAmbition,
    SpendOnArts,
    TakeBoard,
)
from ludus.games.insanam.frames import Effects, Event, Fund, NameGood, Redeal, Setup, Steal, Turn
from ludus.games.insanam.goods import PLACE
from ludus.games.insanam.map.land import NEXT
from ludus.games.insanam.moves import Skip

RANKS = ("pallas", "narcissus", "macro", "claudius", "seneca", "postumus", "milonia", "sabinus",
         "chaerea", "petronius")  # fmt: skip
"""The boards a courtier likes, best first."""

# Setting the table


def _board(asked: Asked[Setup], moves: Sequence[TakeBoard]) -> Move:
    """Take any of the better boards, not always the same."""
    liked = sorted(moves, key=lambda move: RANKS.index(move.board))
    return liked[int(asked.rng.random() * min(5, len(liked)))]


def _pick(_: Asked[Setup], moves: Sequence[PickCard]) -> Move:
    """Take strong gladiators and easy ambitions."""
    return best(moves, lambda move: _card_worth(move.card))


def _keep(_: Asked[Setup], moves: Sequence[KeepCards]) -> Move:
    """Keep the best pair."""
    return best(moves, lambda move: sum(_card_worth(card) for card in move.cards))


def _card_worth(card: str) -> float:
    if card in GLADIATORS:
        return GLADIATORS[card].power - 0.2 * len(GLADIATORS[card].weak)
    return PERSONAL[card].vp - 2.0 * len(PERSONAL[card].conditions)


def _show(_: Asked[Setup], moves: Sequence[ShowAmbition]) -> Move:
    """Show the ambition that gives less away: the smaller one."""
    return best(moves, lambda move: -PERSONAL[move.ambition].vp)


def _settle(asked: Asked[Setup], moves: Sequence[Settle]) -> Move:
    """Start where weak neighbours are."""
    lands = asked.court.table.lands

    def ease(move: Settle) -> float:
        near = [lands[place] for place in NEXT[move.land] if place in lands]
        early = 0.4 * next(number for number, land in STARTS.items() if land == move.land)
        return sum(3 - land.barb - 5 * land.citadel for land in near if not land.citadel) - early

    return best(moves, ease)


# Powers at the start of a turn or a round


def _patronage(asked: Asked[Turn], moves: Sequence[SpendOnArts | Skip]) -> Move:
    """Spend goods that lie about."""

    def worth(move: SpendOnArts | Skip) -> float:
        if isinstance(move, Skip):
            return 0.0
        return 1.0 + asked.court.mind.goods([-part for part in move.goods])

    return best(moves, worth)


def _scarce(asked: Asked[Fund | NameGood], moves: Sequence[AddGood | CornerGood]) -> Move:
    """Name the good that is most useful."""
    return best(moves, lambda move: asked.court.mind.good(PLACE[move.good], 2))


# Rivals


def _target(asked: Asked[Effects], moves: Sequence[ChooseTarget]) -> Move:
    """Hinder the leader of the race, rob the rich, push those who are harmless."""
    players, atom = asked.court.table.players, asked.frame.atom
    if atom.kind == "hinder":
        return best(moves, lambda move: players[move.other].chariot)
    if atom.kind == "steal":
        return best(moves, lambda move: sum(players[move.other].goods))
    return best(moves, lambda move: -asked.court.mind.gift(move.other, atom.n))


def _seize(asked: Asked[Steal], moves: Sequence[Seize]) -> Move:
    """Name what the victim is remembered to have."""
    goods = asked.court.table.players[asked.frame.victim].goods

    def worth(move: Seize) -> float:
        at = PLACE[move.good]
        return min(1, goods[at]) * (1 + asked.court.mind.good(at))

    return best(moves, worth)


# Edicts and destinies


def _thumbs(asked: Asked[Event], moves: Sequence[Move]) -> Move:
    """Show the thumb whose effects are better."""
    card = EVENT[asked.frame.event]
    if not isinstance(card, Individual):
        return moves[0]
    approve = sum(asked.court.atom(atom) for atom in card.approve)
    refuse = sum(asked.court.atom(atom) for atom in card.refuse)
    return moves[0] if approve >= refuse else moves[1]


def _gifts(asked: Asked[Event], moves: Sequence[Give]) -> Move:
    """Give a fair share and a little more for the first place; never nothing at all."""
    court, card = asked.court, EVENT[asked.frame.event]
    if not isinstance(card, Collective):
        return moves[0]
    held = [court.mind.player.goods[PLACE[kind]] for kind in asked.frame.kinds]
    done = len(court.mind.own.answer)
    prize = sum(court.atom(atom) for atom in card.rewards[0])
    wanted = card.k + (2 if prize > 4 else 1) + int(asked.rng.random() * 3)
    wanted = min(wanted, int(sum(held) * 0.6) + 1)
    wanted -= sum(int(n) for n in court.mind.own.answer)
    later = sum(held[done + 1 :])
    share = wanted * held[done] // max(1, held[done] + later) if later else wanted
    return moves[max(0, min(len(moves) - 1, share))]


def _destiny(asked: Asked[Redeal], moves: Sequence[KeepDestiny]) -> Move:
    """Plot if the marker is well ahead; else be loyal."""
    mind = asked.court.mind
    ahead = mind.player.marker >= max(mind.markers) - 2 and mind.player.marker >= 24
    wanted = "traitor" if ahead else "loyal"
    return moves[0] if mind.own.destiny == wanted else moves[1]


HABITS: dict[str, Habit] = {
    "board": _board, "draft": _pick, "keep": _keep, "show": _show, "settle": _settle,
    "patronage": _patronage, "fund": _scarce, "name": _scarce, "hinder": _target,
    "push": _target, "steal": _target, "seize": _seize, "thumbs": _thumbs, "gifts": _gifts,
    "destiny": _destiny,
}  # fmt: skip
