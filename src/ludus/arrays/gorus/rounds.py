"""Rounds: the deal, one decision after the other, the score. Chapters G-3, G-8 and G-9."""

from ludus.arrays.gorus import ending, fight
from ludus.arrays.gorus.cards import holds, rank_set
from ludus.arrays.gorus.mode import Mode
from ludus.arrays.gorus.state import NONE, Array, Namespace, State, choose


def begin(xp: Namespace, mode: Mode, dealer: Array, hands: Array, deck: Array) -> State:
    """Set the tables: nobody has a token, and the first round is dealt. [G-1.8, G-2.9]"""
    batch = hands.shape[2:]
    sides = mode.side_count

    def full(value: int, *shape: int) -> Array:
        return xp.full((*shape, *batch), value, dtype=xp.int32)

    state = State(
        hands=hands,
        deck=deck,
        drawn=full(0),
        arena=full(NONE, mode.fight_size),
        entered=full(0),
        first=full(0),
        preferred=full(NONE),
        lacking=full(0, mode.players),
        piles=xp.zeros((sides, mode.words, *batch), dtype=xp.uint32),
        tokens=full(0, sides),
        dealer=dealer + full(0),
        round=full(0),
        turn=full(NONE),
        totals=full(0, sides),
        winners=xp.zeros((sides, *batch), dtype=bool),
    )
    return begin_round(xp, mode, state, hands, deck)


def begin_round(xp: Namespace, mode: Mode, state: State, hands: Array, deck: Array) -> State:
    """Clear the table and lay out a deal; the player left of the dealer leads.

    [G-3.1, G-3.6, G-9.1]
    """
    first = (state.dealer + 1) % mode.players
    state = state._replace(
        hands=hands,
        deck=deck,
        drawn=xp.zeros_like(state.drawn),
        arena=xp.full_like(state.arena, NONE),
        entered=xp.zeros_like(state.entered),
        first=first,
        preferred=xp.full_like(state.preferred, NONE),
        lacking=xp.zeros_like(state.lacking),
        piles=xp.zeros_like(state.piles),
        round=state.round + 1,
        turn=first,
    )
    return fight.turn_up(xp, mode, state) if mode.solo else state


def step(xp: Namespace, mode: Mode, state: State, card: Array) -> State:
    """Send a legal card, and let follow what follows by itself up to the next decision or deal.

    Where a game is over or a deal is due, nothing happens.
    """
    after = fight.send(xp, mode, state, card)
    after = choose(xp, after.entered == mode.fight_size, _after_fight(xp, mode, after), after)
    return choose(xp, state.turn == NONE, state, after)


def _after_fight(xp: Namespace, mode: Mode, state: State) -> State:
    """The winner leads the next fight, or the round is scored. [G-4.6, G-8.1]"""
    state = fight.end_fight(xp, mode, state)
    last = fight.hands_empty(state)
    goes_on = fight.turn_up(xp, mode, state) if mode.solo else state
    return choose(xp, last, end_round(xp, mode, state), goes_on)


def end_round(xp: Namespace, mode: Mode, state: State) -> State:
    """Score the round; the game ends if a side has reached its target, else the deal passes left.

    [G-8.5, G-8.6, G-9.2, G-9.3, G-10.1]
    """
    totals = favour(xp, mode, state.piles) + mode.zero_bonus * ending.has_zero(xp, mode, state)
    gained = totals == xp.max(totals, axis=0)
    if mode.solo:
        gained = _tried(xp, mode, state, gained)
    state = state._replace(
        tokens=state.tokens + gained.astype(xp.int32),
        totals=totals,
        turn=xp.full_like(state.turn, NONE),
    )
    won = ending.winners(xp, mode, state)
    passes = ~xp.any(won, axis=0) & (state.dealer != NONE)
    dealer = xp.where(passes, (state.dealer + 1) % mode.players, state.dealer)
    return state._replace(winners=won, dealer=dealer)


def favour(xp: Namespace, mode: Mode, piles: Array) -> Array:
    """Add up each side's favour, zeros not counted. [G-8.2, G-8.4]"""
    totals = xp.zeros(piles[:, 0].shape, dtype=xp.int32)
    for rank, worth in enumerate(mode.favour):
        if worth:
            for word, wanted in enumerate(rank_set(mode, rank)):
                held = xp.bitwise_count(piles[:, word] & xp.uint32(wanted)).astype(xp.int32)
                totals = totals + worth * held
    return totals


def _tried(xp: Namespace, mode: Mode, state: State, gained: Array) -> Array:
    """Give the token to the wanderers if the player has captured no 8. [G-12.12, G-12.13]"""
    eights = rank_set(mode, mode.strengths.index(mode.trial))
    failed = ~holds(xp, state.piles[0], eights)
    return xp.stack([gained[0] & ~failed, gained[1] | failed])
