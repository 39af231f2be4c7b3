"""The numbers that the goal card names. G-8, G-10, G-13.5."""

from ludus.games.gorus.cards import DECK
from ludus.games.gorus.options import TABLE, Options, targets


def goal(options: Options) -> dict[str, int | str]:
    """Give the laurels that win, 0 where teams need different numbers, and the worth of cards."""
    wanted = set(targets(options))
    used = [one for one in DECK.gladiators if one.min_players <= options.players]
    best = max(used, key=lambda one: one.favour)
    worst = min(used, key=lambda one: one.favour)
    return {
        "target": wanted.pop() if len(wanted) == 1 else 0,
        "bonus": TABLE.team_bonus,
        "best_card": best.strength,
        "best": best.favour,
        "worst_card": worst.strength,
        "worst": -worst.favour,
        "zero": DECK.zero_bonus,
    }
