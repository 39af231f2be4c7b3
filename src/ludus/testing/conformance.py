"""The conformance suite: what the contract promises, checked on any game by playing it.

`check_game` plays one game at random and checks every promise at every step. A game in development
fails here first: the list of failures is the list of what is still to do.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from ludus.core.codec import from_json, from_plain, state_hash, to_json, to_plain
from ludus.core.errors import IllegalMove
from ludus.core.events import Log
from ludus.core.fairness import named_seed
from ludus.core.fate import Fast, Scripted
from ludus.core.record import Record, Recorder, read_record, replay, verify
from ludus.core.rules import AnyRules, step
from ludus.core.sheets import faults, final_sheet
from ludus.testing.decisions import faults_of_decision
from ludus.testing.taking_back import faults_of_taking_back

LONGEST = 20_000
"""No game takes more moves than this."""

LOOKS = 40
"""At about how many moments of a game the views of all seats are checked; more would be slow."""


WRONG, WRONG_OUT_OF_TURN = 6, 2
"""How many moves that are not offered are tried at each state: in turn, and out of turn."""


class BrokenPromise(AssertionError):
    """A promise of the contract that a game does not keep, with the record up to there."""

    record: Record | None = None


SHOWN = 0.1
"""The share of states in which what people are shown is checked: it takes long to work out."""


def promise(kept: bool, what: str) -> None:
    """Fail with the text of a promise unless it is kept."""
    if not kept:
        raise BrokenPromise(what)


def check_game(game: AnyRules, options: Any, seed: str) -> Record:
    """Play one game at random, checking every promise on the way and at the end."""
    secret = named_seed("conformance", seed)
    names = [f"seat {seat}" for seat in range(game.seats(options))]
    check_options(game, options)
    log = Log()
    recorder = Recorder.live(game, options, names, secret, sink=log)
    try:
        check_course(game, options, recorder, Random(seed))
        check_sheets(game, recorder.state, log)
        recorder.reveal(secret)
        check_record(game, recorder)
    except BrokenPromise as broken:
        broken.record = recorder.record
        raise
    except Exception as error:
        crash = BrokenPromise(f"no crash: {type(error).__name__}: {error}")
        crash.record = recorder.record
        raise crash from error
    return recorder.record


def check_course(
    game: AnyRules, options: Any, recorder: Recorder[Any, Any, Any, Any], rng: Random
) -> None:
    """Play a game at random to its end, checking every step."""
    everything, length = moves_of_a_game(game, options, rng)
    frozen: list[tuple[Any, str]] = []
    while seats := game.to_act(recorder.state):
        promise(len(recorder.record.log) < LONGEST, "a game ends")
        seat = seats[int(rng.random() * len(seats))]
        check_state(game, recorder.state)
        check_moves(game, recorder.state, everything, rng)
        looks = rng.random() * length < LOOKS
        if looks:
            check_views(game, recorder.state, rng)
        frozen.append((game.clone(recorder.state), recorder.record.log[-1].hash))
        moves = game.moves(recorder.state, seat)
        for what in faults_of_decision(game, recorder.state, seat, rng):
            promise(False, what)
        move = moves[int(rng.random() * len(moves))]
        if looks:
            check_taking_back(game, recorder.state, seat, move, everything, rng)
        recorder.play(seat, move)
    check_copies(frozen)
    check_state(game, recorder.state)
    check_end(game, recorder.state)


def check_options(game: AnyRules, options: Any) -> None:
    """Options survive being written and read."""
    promise(game.read_options(to_plain(options)) == options, "options round-trip")


def moves_of_a_game(game: AnyRules, options: Any, rng: Random) -> tuple[list[Any], int]:
    """Collect the different moves offered in one random game, and count those made.

    In other states they serve as illegal moves.
    """
    fate = Fast(rng)
    state = game.setup(options, fate, None)
    met: dict[str, Any] = {}
    length = 0
    while seats := game.to_act(state):
        moves = game.moves(state, seats[0])
        met.update((str(move), move) for move in moves)
        try:
            step(game, state, seats[0], moves[int(rng.random() * len(moves))], fate)
        except IllegalMove as error:
            raise BrokenPromise("an offered move is accepted") from error
        length += 1
    return list(met.values()), length


def check_state(game: AnyRules, state: Any) -> None:
    """A state is valid plain data, and its clone is equal."""
    broken = list(game.invariants(state))
    promise(not broken, f"no law is broken: {broken}")
    data = to_json(state)
    revived = from_json(data, game.state)
    promise(revived == state, "a state revives from JSON")
    promise(to_json(revived) == data, "a revived state has the same bytes")
    promise(game.clone(state) == state, "a clone is equal")


def check_moves(game: AnyRules, state: Any, everything: list[Any], rng: Random) -> None:
    """Offered moves are accepted, unique and stable; all others are refused with an article."""
    before = state_hash(state)
    acting = game.to_act(state)
    revived = from_json(to_json(state), game.state)
    for seat in range(len(_seats(game, state))):
        moves = list(game.moves(state, seat))
        promise(bool(moves) == (seat in acting), "only those who act have moves")
        texts = [str(move) for move in moves]
        promise(len(set(texts)) == len(texts), "moves are unique")
        promise(texts == [str(move) for move in game.moves(revived, seat)], "moves are stable")
        for move in moves:
            promise(game.parse(str(move)) == move, "notation round-trips")
            promise(game.refusal(state, seat, move) is None, "an offered move is accepted")
        tries = WRONG if moves else WRONG_OUT_OF_TURN
        for move in rng.sample(everything, min(tries, len(everything))):
            if str(move) not in texts:
                _check_refused(game, state, seat, move)
    promise(state_hash(state) == before, "asking changes nothing")


def _check_refused(game: AnyRules, state: Any, seat: int, move: Any) -> None:
    refusal = game.refusal(state, seat, move)
    promise(refusal is not None, "what is not offered is refused")
    promise(refusal is not None and refusal.article in game.articles, "a refusal cites an article")
    try:
        step(game, state, seat, move, Scripted([]))
    except IllegalMove as error:
        promise(error.refusal == refusal, "a step is refused for the same reason")
    else:
        raise BrokenPromise("a step refuses what is forbidden")


def check_views(game: AnyRules, state: Any, rng: Random) -> None:
    """Views are plain data, and a world imagined from a view has the same view."""
    readers = [None, *range(len(_seats(game, state)))]
    twice = rng.choice(readers)
    for seat in readers:
        view = game.view(state, seat)
        promise(from_json(to_json(view), game.views) == view, "a view round-trips through JSON")
        promise(from_plain(to_plain(view), game.views) == view, "a view is plain data")
        seed = rng.random()
        world = game.imagine(view, Random(seed))
        promise(not list(game.invariants(world)), "an imagined world is sound")
        promise(game.view(world, seat) == view, "an imagined world gives the view back")
        if seat == twice:
            again = game.imagine(view, Random(seed))
            promise(world == again, "imagining is a function of view and rng")
        if seat is not None:
            promise(
                list(game.moves(world, seat)) == list(game.moves(state, seat)),
                "an imagined world offers the same moves",
            )
            check_odds(game, view, game.moves(state, seat), rng)
    if rng.random() < SHOWN:
        check_shown(game, state)


def check_shown(game: AnyRules, state: Any) -> None:
    """What readers are shown by short ways is what each of them would be shown by the long one.

    Something is worked out once for all of them, and it is read from the state without a copy.
    """
    before, alike = state_hash(state), game.shown_alike(state)
    for seat in [None, *range(len(_seats(game, state)))]:
        promise(
            game.shown(state, seat, alike) == game.for_person(game.view(state, seat)),
            "what all readers are shown alike is right for each of them",
        )
    promise(state_hash(state) == before, "to show a state changes nothing in it")


def check_odds(game: AnyRules, view: Any, moves: Sequence[Any], rng: Random) -> None:
    """Odds are probabilities, whatever the move."""
    for move in rng.sample(list(moves), min(2, len(moves))):
        told = game.odds(view, move)
        chances = [one.chance for one in told.odds] if told else []
        promise(all(0 <= chance <= 1 for chance in chances), "odds are probabilities")


def check_taking_back(
    game: AnyRules, state: Any, seat: int, move: Any, everything: Sequence[Any], rng: Random
) -> None:
    """Who has seen more by a move cannot take it back."""
    for what in faults_of_taking_back(game, state, seat, move, everything, rng):
        promise(False, what)


def check_copies(frozen: list[tuple[Any, str]]) -> None:
    """No clone taken during the game has changed since: a clone shares nothing that changes."""
    for state, was in frozen:
        promise(state_hash(state) == was, "a clone never changes with the original")


def check_end(game: AnyRules, state: Any) -> None:
    """A finished game has an outcome and no moves."""
    outcome = game.outcome(state)
    promise(outcome is not None, "a finished game has an outcome")
    if outcome is not None:
        seats = len(outcome.scores)
        promise(len(outcome.ranking) == seats, "every seat is ranked")
        promise(list(outcome.winners) == sorted(set(outcome.winners)), "winners are sorted")
        promise(all(outcome.ranking[seat] == 1 for seat in outcome.winners), "winners rank first")
        promise(all(not game.moves(state, seat) for seat in range(seats)), "the end has no moves")


def check_sheets(game: AnyRules, state: Any, log: Log) -> None:
    """Score sheets add up and name everybody once; the last one agrees with the outcome."""
    for sheet in log.sheets:
        for what in faults(sheet, len(_seats(game, state))):
            promise(False, what)
        promise(sheet.article in game.articles, "a score sheet cites an article")
    last, outcome = final_sheet(log.sheets), game.outcome(state)
    if last is None or outcome is None:
        return
    for row in last.rows:
        for seat in row.seats:
            ahead = sum(
                outcome.ranking[other.seats[0]] < outcome.ranking[seat]
                for other in last.rows
                if other.seats
            )
            place = 1 + ahead if outcome.winners else None
            promise(row.place == place, "the last score sheet has the ranking")
            promise(row.won == (seat in outcome.winners), "the last score sheet names the winners")


def check_record(game: AnyRules, recorder: Recorder[Any, Any, Any, Any]) -> None:
    """The record can be read, replays to the same state, and its chance can be verified."""
    record = read_record(recorder.record.to_json())
    promise(record == recorder.record, "a record round-trips")
    *_, (_, state) = replay(game, record)
    promise(state == recorder.state, "a replay ends in the same state")
    promise(verify(game, record) > 0, "chance can be proved")


def _seats(game: AnyRules, state: Any) -> range:
    return range(game.seats(state.options))
