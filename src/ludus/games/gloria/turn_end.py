"""The end of a turn: the crowd's verdict, who leaves, whether it is over. L-27, L-28, L-29."""

from ludus.core.decisions import Context, Decision, allowed, always, nothing
from ludus.core.events import Sink
from ludus.core.message import say
from ludus.core.outcome import Outcome, ranking
from ludus.games.gloria import campaign, duels
from ludus.games.gloria.board import fit
from ludus.games.gloria.campaign import best
from ludus.games.gloria.defeat import carry_off, drop_snare
from ludus.games.gloria.frames import TurnEnd
from ludus.games.gloria.geometry import FACINGS
from ludus.games.gloria.moves import TurnTo
from ludus.games.gloria.options import appeals
from ludus.games.gloria.sheets import tournament_sheet
from ludus.games.gloria.state import Die, Gladiator, State, Tournament
from ludus.games.gloria.tell import name_of
from ludus.games.gloria.tournament import begin_turn
from ludus.kit.dice import d10

Ending = Context[State, TurnEnd]


def run_turn_end(context: Ending) -> None:
    """Verdicts, then winners are turned, then all that ends a turn. [L-28]"""
    state, frame = context.state, context.frame
    if not frame.judged:
        frame.judged = True
        state.dice = []
        if appeals(state.options):
            _verdicts(context)
        frame.winners = tuple(one.id for one in fit(state) if one.appealing)
    elif frame.winners:
        frame.wait(state.gladiators[frame.winners[0]].owner, TURN_WINNER.word)
    else:
        _finish(context)


def _verdicts(context: Ending) -> None:
    """The crowd, then the consul, decide about each who is out, in order of defeat. [L-27.3]"""
    for who in context.state.defeated:
        one = context.state.gladiators[who]
        if one.status == "out":
            _verdict(context, one)


def _verdict(context: Ending, one: Gladiator) -> None:
    """The crowd spares the proven; otherwise the consul must roll more than the crowd did.

    [L-27.3, L-27.4]
    """
    state = context.state
    die = d10(context.fate, "crowd")
    crowd = die - one.victories - one.initial
    word = "spared" if crowd < 0 else "doubt"
    state.dice.append(Die("crowd", one.id, die, crowd, 0, word))
    if crowd >= 0:
        judge = d10(context.fate, "judge")
        word = "mercy" if judge > crowd else "death"
        state.dice.append(Die("judge", one.id, judge, judge, crowd, word))
        if word == "death":
            one.status = "dead"
            drop_snare(state, one)
    if context.sink:
        context.sink.tell(say(f"gloria-verdict-{word}", one=name_of(one)))


def turn_winner(context: Ending, move: TurnTo) -> None:
    """Turn a winner. [L-27.6]"""
    frame = context.frame
    context.state.gladiators[frame.winners[0]].facing = move.facing
    frame.winners = frame.winners[1:]
    frame.resume()


TURN_WINNER: Decision[State, TurnEnd, TurnTo] = Decision(
    word="turn",
    article="L-27.6",
    moves=(TurnTo,),
    offers=always(*map(TurnTo, FACINGS)),
    forbids=allowed,
    answer=turn_winner,
    forecast=nothing,
)
"""Where a winner that appealed looks. [L-27.6]"""


def _finish(context: Ending) -> None:
    """The beaten are carried off, missions end, duels are settled; then the next turn, or none.

    [L-28.2 to L-28.6]
    """
    state, sink = context.state, context.sink
    for one in state.gladiators:
        one.appealing = False
        if one.status == "out":
            carry_off(state, one)
            if sink:
                sink.tell(say("gloria-leaves", one=name_of(one)))
    if state.options.victory == "missions":
        _end_missions(state, sink)
    if state.options.mode == "single":
        duels.settle_duels(state, sink)
    state.defeated = []
    state.frames.pop()
    result = result_of(state)
    if result is None:
        begin_turn(context)
        return
    state.frames.pop()
    _end_tournament(state, result, sink)


def _end_missions(state: State, sink: Sink | None) -> None:
    """A gladiator with a victory has done its mission and leaves. [L-28.3, L-29.4]"""
    for one in state.gladiators:
        if one.status == "fit" and one.victories and state.options.mode == "melee":
            carry_off(state, one)
            if sink:
                sink.tell(say("gloria-mission", one=name_of(one)))


def result_of(state: State) -> Tournament | None:
    """Tell how the tournament ended, or None while it goes on. [L-29.1, L-29.2]"""
    statuses = ("fit", "waiting") if state.options.mode == "single" else ("fit",)
    left = {one.owner for one in state.gladiators if one.status in statuses}
    late = state.options.mode == "melee" and state.turn == state.options.turn_limit
    if len(left) > 1 and not late:
        return None
    scores = tuple(_score(state, seat) for seat in range(state.options.players))
    keys = _standings(state)
    if _by_missions(state) or len(left) > 1:
        reason = "missions" if _by_missions(state) else "turn_limit"
        first = [key[0] for key in keys]
        tie = first.count(max(first)) > 1
        return Tournament(best(keys), scores, reason, "L-29.3" if tie else reason)
    reason = "last_troop" if left else "draw"
    return Tournament(tuple(left), scores, reason, reason)


def _by_missions(state: State) -> bool:
    return state.options.victory == "missions" and state.options.mode == "melee"


def _score(state: State, seat: int) -> int:
    """Count a seat's missions, where they decide, or its victories. [L-26.3, L-29.4]"""
    victories = [one.victories for one in state.gladiators if one.owner == seat]
    return sum(map(bool, victories)) if _by_missions(state) else sum(victories)


def _standings(state: State) -> list[tuple[int, ...]]:
    """Tell what the places of the seats go by.

    Most missions, if they decide; then most gladiators in combat, then the highest sum of levels,
    then most victories. [L-29.3, L-29.4]
    """
    return [
        (_score(state, seat), *_strength(state, seat))
        if _by_missions(state)
        else _strength(state, seat)
        for seat in range(state.options.players)
    ]


def _strength(state: State, seat: int) -> tuple[int, ...]:
    """Most gladiators in combat, then the highest sum of levels, then victories. [L-29.3]"""
    own = [one for one in state.gladiators if one.owner == seat]
    levels = [one.level for one in own if one.status == "fit"]
    return len(levels), sum(levels), sum(one.victories for one in own)


def _end_tournament(state: State, result: Tournament, sink: Sink | None) -> None:
    """Announce the winner; a campaign goes on with its tests. [L-29, L-31]"""
    state.tournaments.append(result)
    ranks = ranking(_standings(state), result.winners)
    if sink:
        sheet = tournament_sheet(state, result, ranks)
        sink.tell(sheet.title, sheet=sheet)
    if state.options.campaign is not None:
        campaign.begin_tests(state, result, sink)
        return
    state.over = Outcome(result.winners, result.scores, ranks, result.reason, result.decided_by)
