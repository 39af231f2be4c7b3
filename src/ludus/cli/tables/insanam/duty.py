"""What is to be decided now: the frame on top, and the sentence that asks."""

from collections.abc import Callable
from typing import Any

from ludus.cli.tables.insanam.words import Words
from ludus.games.insanam.cards.powers import mod
from ludus.games.insanam.city.actions import actions_of
from ludus.games.insanam.content.vocabulary import TROOPS
from ludus.games.insanam.frames import PlayerTurn
from ludus.games.insanam.map.troops import WAGES
from ludus.games.insanam.view import View

Facts = dict[str, object]


def top(view: View) -> Any:
    """Give what is under way: the innermost frame."""
    return view.table.frames[-1]


def left(view: View) -> int:
    """Count how many of the atom under way are left: troops, banners, goods."""
    frame = top(view)
    count: int = frame.left if frame.left >= 0 else frame.atom.n
    return count


def zone_of(view: View) -> str:
    """Name the zone whose actions can be used: of the citizen, or of the tile just bought."""
    frame = top(view)
    return frame.zone if isinstance(frame, PlayerTurn) else f"{frame.chosen}"


def _left(words: Words, view: View) -> Facts:
    del words
    return {"n": left(view)}


def _any(words: Words, view: View) -> Facts:
    return {"goods": words.good("ANY", left(view))}


def _stolen(words: Words, view: View) -> Facts:
    atom = top(view).atom
    return {"goods": words.good(atom.resource, atom.n)}


def _swapped(words: Words, view: View) -> Facts:
    most = left(view) + mod(view.table, top(view).seat, "swap")
    return {"goods": words.thing("goods", most)}


def _steps(words: Words, view: View) -> Facts:
    return {"steps": words.thing("steps", left(view))}


def _corruption(words: Words, view: View) -> Facts:
    return {"corruption": words.good("COR", left(view))}


def _act(words: Words, view: View) -> Facts:
    return {"zone": words.thing("zone", zone_of(view))}


def _favour(words: Words, view: View) -> Facts:
    frame = top(view)
    return {
        "one": words.names[frame.requester],
        "what": words.effect(actions_of(view.table.zones[frame.zone], frame.zone)[frame.index]),
        "zone": words.thing("zone", frame.zone),
        "gold": words.good("G", frame.price),
    }


def _seize(words: Words, view: View) -> Facts:
    frame = top(view)
    return {"one": words.names[frame.victim], "n": frame.left}


def _march(words: Words, view: View) -> Facts:
    del words
    return {"n": top(view).points}


def _sail(words: Words, view: View) -> Facts:
    return {"place": words.place(top(view).groups[0][0])}


def _incited(words: Words, view: View) -> Facts:
    frame = top(view)
    return {"from": words.place(frame.source), "to": words.place(frame.land)}


def _battle(words: Words, view: View) -> Facts:
    frame = top(view)
    return {"land": words.place(frame.land), "n": frame.damage}


def _land(words: Words, view: View) -> Facts:
    return {"land": words.place(top(view).land)}


def _event(words: Words, view: View) -> Facts:
    frame = top(view)
    return {"event": words.card(frame.event), "n": frame.least}


def _wage(words: Words, view: View) -> Facts:
    kind = top(view).troop
    return {"troop": TROOPS[kind], "gold": words.good("G", WAGES[kind])}


def _unpaid(words: Words, view: View) -> Facts:
    return {"troops": words.troops(top(view).unpaid)}


_FACTS: dict[str, Callable[[Words, View], Facts]] = {
    "act": _act, "favour": _favour, "take": _any, "lose": _any, "pay": _any, "steal": _stolen,
    "swap": _swapped, "hinder": _steps, "push": _corruption, "seize": _seize, "cull": _left,
    "recruit": _left, "deploy": _left, "march": _march, "sail": _sail,
    "incited": _incited, "charm": _battle, "muster": _battle, "fall": _battle,
    "withdraw": _land, "thumbs": _event, "gifts": _event, "wage": _wage, "unpaid": _unpaid,
}  # fmt: skip
"""What a question speaks of; those that are not here speak of nothing."""


def ask(words: Words, view: View) -> str:
    """Say what the reader has to decide."""
    facts = _FACTS[view.ask](words, view) if view.ask in _FACTS else {}
    return words.phrase(f"ask-{view.ask}", **facts)
