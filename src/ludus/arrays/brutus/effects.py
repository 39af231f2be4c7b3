"""Effects of the winning combination. Chapter B-8."""

from typing import NamedTuple

from ludus.arrays.brutus import memory
from ludus.arrays.brutus.axes import Array, Namespace, at, is_one_of, line, one_hot, total
from ludus.arrays.brutus.mode import BY_EFFECT, VALUE_COUNT, Mode
from ludus.arrays.brutus.moving import Decision
from ludus.arrays.brutus.state import DISCARD, GIFTS, GIVE, TO, State
from ludus.games.brutus.leading import DECIDED


def win_round(xp: Namespace, mode: Mode, state: State, when: Array) -> tuple[State, Array]:
    """The winning combination has its effect, whatever its size; tell where nobody has to decide.

    Whoever is out does nothing, but Caesar's points come all the same.
    [B-8.1 to B-8.4, B-8.10 to B-8.12]
    """
    winner = one_hot(xp, state.owner, mode.players)
    value = state.top_value
    glory = when & is_one_of(value, BY_EFFECT["glory"])
    decides = when & (at(xp, state.sizes, winner) > 0) & _is_decided(value)
    phase = state.phase
    for effect, asked in DECIDED.items():
        if effect is not None:
            concerned = decides & is_one_of(value, BY_EFFECT[effect])
            phase = xp.where(concerned, _NUMBER[asked], phase)
    appoints = is_one_of(value, BY_EFFECT["appoint"])
    state = state._replace(
        scores=xp.where(winner & glory, state.scores + mode.caesar, state.scores),
        phase=phase,
        turn=xp.where(decides, state.owner, state.turn),
        gifts=xp.where(decides, appoints, state.gifts).astype(xp.int32),
    )
    return state, when & ~decides


_NUMBER = {"gifts": GIFTS, "discard": DISCARD, "to": TO}


def _is_decided(value: Array) -> Array:
    """Tell whether the effect of a value asks for a decision. [B-8.5 to B-8.9]"""
    values = [one for effect, some in BY_EFFECT.items() if effect in DECIDED for one in some]
    return is_one_of(value, values)


def name_gifts(xp: Namespace, mode: Mode, state: State, decision: Decision) -> State:
    """Say how many cards are to be given, then to whom the next one goes. [B-8.5, B-8.8]"""
    counts, names = decision.phase == GIFTS, decision.phase == TO
    recipient = decision.seat + decision.number
    recipient = xp.where(recipient >= mode.players, recipient - mode.players, recipient)
    named = total(xp, state.given_to >= 0)
    here = line(xp, mode.gifts, state.turn.ndim) == named
    phase = xp.where(counts, TO, state.phase)
    return state._replace(
        gifts=xp.where(counts, decision.number, state.gifts),
        given_to=xp.where(names & here, recipient, state.given_to),
        phase=xp.where(names, GIVE, phase),
    )


class Given(NamedTuple):
    """Gifts that were handed over.

    done   whether they were
    first  who got the first one; -1 where nobody did
    doubt  (observers, values) what others are less certain of in the giver's hand
    arrived  (seats, values) the cards, by who got them
    """

    done: Array
    first: Array
    doubt: Array
    arrived: Array


def give(xp: Namespace, mode: Mode, state: State, decision: Decision) -> tuple[State, Given]:
    """Choose a card; when the last one is chosen, all move together, hidden from the others.

    [B-8.5, B-8.8, B-8.13, B-8.14]
    """
    gives = decision.phase == GIVE
    named = total(xp, state.given_to >= 0)
    here = line(xp, mode.gifts, state.turn.ndim) == named - 1
    values = xp.where(gives & here, decision.value, state.given_value)
    done = gives & (named == state.gifts)
    doubt = arrived = xp.zeros_like(state.hands)
    for gift in range(mode.gifts):
        receiver = one_hot(xp, state.given_to[gift], mode.players) & done
        value = one_hot(xp, values[gift] - 1, VALUE_COUNT)
        arrived = arrived + (receiver[:, None] & value[None])
        doubt = doubt + memory.doubt(receiver, value, done & (state.given_to[gift] >= 0))
    given = Given(done, xp.where(done, state.given_to[0], -1), doubt, arrived)
    got = total(xp, arrived, axis=1)
    return state._replace(
        hands=state.hands + arrived,
        sizes=state.sizes + got - decision.me * total(xp, got),
        phase=xp.where(gives & ~done, TO, state.phase),
        gifts=xp.where(done, 0, state.gifts),
        given_to=xp.where(done, -1, state.given_to),
        given_value=xp.where(done, 0, values),
    ), given


def discarded(decision: Decision) -> Array:
    """Tell whether a Censor or a Vestalis Virgo has discarded. [B-8.7, B-8.9, B-8.15]"""
    return decision.phase == DISCARD
