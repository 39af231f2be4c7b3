"""Single combats: the draw, lanes, and who meets whom next. Chapter L-30."""

from itertools import combinations

from ludus.core.events import Sink
from ludus.core.fate import Fate, name_bag
from ludus.core.message import say
from ludus.games.gloria.arena import lanes_of
from ludus.games.gloria.board import free_of_all
from ludus.games.gloria.defeat import carry_off
from ludus.games.gloria.options import ARENA
from ludus.games.gloria.state import AnyContext, Duel, Gladiator, State
from ludus.games.gloria.tell import name_of
from ludus.kit.hexes import Hex, disc, length

LANES = lanes_of(ARENA.duels)
_STARTS = {place: facing for lane in LANES for place, facing in zip(lane, (0, 3), strict=True)}


def draw_pairs(context: AnyContext) -> None:
    """Draw one of the largest troop against one of the next largest, until one troop is left.

    Who is left over has a bye. [L-30.1, L-30.2]
    """
    state, fate, sink = context.state, context.fate, context.sink
    left = {seat: [g.id for g in state.gladiators if g.owner == seat]
            for seat in range(state.options.players)}  # fmt: skip
    while True:
        one = _draw_from_largest(left, None, fate)
        other = _draw_from_largest(left, one[0], fate) if one else None
        if one is None or other is None:
            break
        left[one[0]].remove(one[1])
        left[other[0]].remove(other[1])
        state.due.append(Duel(one[1], other[1]))
        if sink:
            _tell_pair(state, state.due[-1], sink)
    for who in (who for seat in left for who in left[seat]):
        state.gladiators[who].bye = True
        state.idle.append(who)
        if sink:
            sink.tell(say("gloria-bye", one=name_of(state.gladiators[who])))


def _draw_from_largest(
    left: dict[int, list[int]], besides: int | None, fate: Fate
) -> tuple[int, int] | None:
    """Draw a gladiator of the troop with most undrawn; equal troops are drawn too. [L-30.1]"""
    others = {seat: troop for seat, troop in left.items() if seat != besides and troop}
    if not others or (besides is None and len(others) < 2):
        return None
    most = max(map(len, others.values()))
    tied = [seat for seat, troop in others.items() if len(troop) == most]
    seat = tied[0]
    if len(tied) > 1:
        name_bag(fate, tied)
        (seat,) = fate.draw("troop", tied)
    name_bag(fate, others[seat])
    (who,) = fate.draw("pair", others[seat])
    return seat, who


def _tell_pair(state: State, duel: Duel, sink: Sink) -> None:
    one, other = state.gladiators[duel.one], state.gladiators[duel.other]
    sink.tell(say("gloria-pair", one=name_of(one), other=name_of(other)))


def enter_pairs(state: State, sink: Sink | None) -> None:
    """Fill the places for duels, in order; whoever is outside enters. [L-30.3]"""
    while state.due and len(state.duels) < state.options.parallel_duels:
        duel = state.due[0]
        if not _enter_pair(state, duel):
            return
        state.due.pop(0)
        state.duels.append(Duel(duel.one, duel.other, state.turn))
        one, other = state.gladiators[duel.one], state.gladiators[duel.other]
        one.opponent, other.opponent = other.id, one.id
        if sink:
            sink.tell(say("gloria-duel", one=name_of(one), other=name_of(other)))


def _enter_pair(state: State, duel: Duel) -> bool:
    """Bring both into the arena; say no if they have to wait for room. [L-30.3]"""
    pair = state.gladiators[duel.one], state.gladiators[duel.other]
    outside = [one for one in pair if one.status == "waiting"]
    if len(outside) == 2:
        return _enter_lane(state, *pair)
    if outside:
        inside = pair[1] if outside[0] is pair[0] else pair[0]
        free = [place for place in _STARTS if free_of_all(state, place)]
        if free:
            place = max(free, key=lambda start: length(start - inside.hex))
        else:
            place = _nearest_free(state, LANES[0][0])
        _enter(state, outside[0], place)
    return True


def _enter_lane(state: State, one: Gladiator, other: Gladiator) -> bool:
    """A pair takes the first lane with both start hexes free.

    Bodies can bar all lanes; while others fight the pair waits, and when nobody does it starts on
    the nearest free hexes, so that a tournament never stands still.
    """
    for left, right in LANES:
        if free_of_all(state, left) and free_of_all(state, right):
            _enter(state, one, left)
            _enter(state, other, right)
            return True
    if state.duels:
        return False
    for gladiator, start in ((one, LANES[0][0]), (other, LANES[0][1])):
        _enter(state, gladiator, _nearest_free(state, start), _STARTS[start])
    return True


def _nearest_free(state: State, start: Hex) -> Hex:
    """Find the empty hex nearest to one; of equals the first by number."""
    free = [place for place in disc(state.radius) if free_of_all(state, place)]
    return min(free, key=lambda place: (length(place - start), place))


def _enter(state: State, one: Gladiator, place: Hex, facing: int | None = None) -> None:
    """Come in, looking across the arena. [L-30.3]"""
    one.status = "fit"
    one.hex = place
    one.facing = _STARTS.get(place, 0) if facing is None else facing
    state.places[place] = one.id


def rank(one: Gladiator) -> int:
    """Count victories; a bye counts as one. [L-30.2, L-30.6]"""
    return one.victories + one.bye


def settle_duels(state: State, sink: Sink | None) -> None:
    """After the removals of a turn: winners meet the next, long duels are stopped.

    [L-28.4, L-30.6, L-30.7, L-30.9]
    """
    winners = _winners(state)
    state.duels = [d for d in state.duels if _both_fight(state, d)]
    for one in winners:
        one.opponent = -1
        _pair_winner(state, one, sink)
    _stop_long_duels(state, sink)
    if not state.duels and not state.due:
        _pair_nearest(state, sink)


def _winners(state: State) -> list[Gladiator]:
    """List those who beat their opponent in this turn, in order of victory. [L-30.6]"""
    against = {}
    for duel in state.duels:
        against[duel.one], against[duel.other] = duel.other, duel.one
    opponents = [state.gladiators[against[who]] for who in state.defeated]
    return [one for one in opponents if one.status == "fit"]


def _both_fight(state: State, duel: Duel) -> bool:
    return all(state.gladiators[who].status == "fit" for who in (duel.one, duel.other))


def _pair_winner(state: State, one: Gladiator, sink: Sink | None) -> None:
    """Against whoever has waited longest with the same rank and another troop; else wait.

    [L-30.6]
    """
    for who in state.idle:
        other = state.gladiators[who]
        if other.owner != one.owner and rank(other) == rank(one):
            _make_pair(state, other, one, sink)
            return
    state.idle.append(one.id)


def _make_pair(state: State, one: Gladiator, other: Gladiator, sink: Sink | None) -> None:
    state.idle = [who for who in state.idle if who not in (one.id, other.id)]
    state.due.append(Duel(one.id, other.id))
    if sink:
        _tell_pair(state, state.due[-1], sink)


def _stop_long_duels(state: State, sink: Sink | None) -> None:
    """A duel at its limit is stopped: both leave alive and unbeaten. [L-30.9]"""
    limit = state.options.duel_turn_limit
    if limit is None:
        return
    for duel in state.duels:
        if state.turn - duel.since + 1 >= limit:
            one, other = state.gladiators[duel.one], state.gladiators[duel.other]
            carry_off(state, one)
            carry_off(state, other)
            if sink:
                sink.tell(say("gloria-stopped-duel", one=name_of(one), other=name_of(other)))
    state.duels = [d for d in state.duels if _both_fight(state, d)]


def _pair_nearest(state: State, sink: Sink | None) -> None:
    """When nobody fights, those of nearest rank meet; of equals who waited longest. [L-30.7]"""
    idle = [state.gladiators[who] for who in state.idle]
    pairs = [(a, b) for a, b in combinations(idle, 2) if a.owner != b.owner]
    if pairs:
        one, other = min(pairs, key=lambda pair: abs(rank(pair[0]) - rank(pair[1])))
        _make_pair(state, one, other, sink)
