"""A campaign: prizes, experience, death of wounds, freedom, trainers, recruits. Chapter L-31."""

from collections.abc import Sequence

from ludus.core.decisions import Context, Decision
from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.message import Ref, say
from ludus.core.outcome import Outcome, ranking
from ludus.games.gloria.forecasts.school import rerolling_forecast, training_forecast
from ludus.games.gloria.frames import Enlist, Tests
from ludus.games.gloria.moves import KEEP, Keep, Reroll, Train
from ludus.games.gloria.options import ARENA, troop_size
from ludus.games.gloria.readings import dice_of_test, dies, learns
from ludus.games.gloria.sheets import campaign_sheet, tests_sheet
from ludus.games.gloria.state import Die, Gladiator, Memory, State, Tournament, Trainer, carry
from ludus.games.gloria.tell import level_ref, name_of, no
from ludus.games.gloria.tournament import no_own
from ludus.kit.dice import d10

Testing = Context[State, Tests]


def best(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """List the seats whose key is the highest."""
    most = max(keys)
    return tuple(seat for seat, key in enumerate(keys) if key == most)


def begin_tests(state: State, result: Tournament, sink: Sink | None) -> None:
    """A laurel for each winner; the dead are struck off; the others are tested. [L-31.1, L-31.2]"""
    for seat in result.winners:
        state.schools[seat].laurels += 1
    state.dice = []
    for one in state.gladiators:
        if one.status == "dead":
            _remember(state, one, "killed")
    _strike_off(state)
    state.places, state.bodies, state.ground = {}, {}, {}
    for one in state.gladiators:
        # What was picked up in the arena stays there. [L-31.10]
        one.snare = ""
        carry(one, one.outfit.hands, one.outfit.sheathed)
    state.frames.append(Tests())
    if sink:
        sink.tell(say("gloria-tests"))


def _strike_off(state: State) -> None:
    """Only those who can fight again stay on the roll. [L-31.2, L-31.6]"""
    state.gladiators = [one for one in state.gladiators if one.status not in ("dead", "freed")]
    for number, one in enumerate(state.gladiators):
        one.id = number


def _remember(state: State, one: Gladiator, end: str) -> None:
    """Keep the memory of a gladiator that fights no more."""
    wins = one.wins + one.victories
    state.memories.append(
        Memory(one.name, one.type, one.owner, one.initial, wins, state.tournament, end)  # type: ignore[arg-type]
    )


def run_tests(context: Testing) -> None:
    """Test gladiator after gladiator, seat after seat. [L-31.8, L-31.9]"""
    state, frame = context.state, context.frame
    if frame.who >= 0:
        if len(REROLL.legal(context)) > 1:
            frame.wait(frame.seat, REROLL.word)
        else:
            _settle(context)
    elif len(frame.left) > 1:
        frame.wait(frame.seat, TRAIN.word)
    elif frame.left:
        _test(context, frame.left[0])
    elif frame.seat + 1 < state.options.players:
        frame.seat += 1
        frame.helped = 0
        frame.left = tuple(one.id for one in state.gladiators if one.owner == frame.seat)
    else:
        state.frames.pop()
        _after_tests(context)


def trainings(context: Testing) -> list[Train]:
    """The owner picks whom to test next. [L-31.8]"""
    return [Train(who) for who in context.frame.left]


def no_training(context: Testing, move: Train) -> Refusal | None:
    """Refuse one of another troop, and one that was tested. [L-31.8]"""
    why = no_own(context, move.who, "L-31.8")
    if why is None and move.who not in context.frame.left:
        return no("L-31.8", "tested", one=name_of(context.state.gladiators[move.who]))
    return why


def train(context: Testing, move: Train) -> None:
    """Test the one picked. [L-31.8]"""
    context.frame.resume()
    _test(context, move.who)


TRAIN: Decision[State, Tests, Train] = Decision(
    word="train",
    article="L-31.8",
    moves=(Train,),
    offers=trainings,
    forbids=no_training,
    answer=train,
    forecast=training_forecast,
)
"""Whose experience is tested next. [L-31.8]"""


def _test(context: Testing, who: int) -> None:
    """Roll the dice of a test. [L-31.3, L-31.4]"""
    state, frame = context.state, context.frame
    one = state.gladiators[who]
    dice = tuple(d10(context.fate, "xp") for _ in range(dice_of_test(one)))
    for die in dice:
        state.dice.append(Die("xp", who, die, die, one.initial))
    frame.left = tuple(other for other in frame.left if other != who)
    frame.who = who
    frame.dice = dice


def rerolls(context: Testing) -> list[Keep | Reroll]:
    """Keep the dice, or have one of them rolled again. [L-31.7]"""
    return [KEEP, *map(Reroll, range(len(context.frame.dice)))]


def no_reroll(context: Testing, move: Keep | Reroll) -> Refusal | None:
    """Refuse without a trainer left, for the dying, a die that is not there, and a 0.

    [L-31.5, L-31.7]
    """
    if isinstance(move, Keep):
        return None
    state, frame = context.state, context.frame
    one = state.gladiators[frame.who]
    if len(state.schools[frame.seat].trainers) <= frame.helped:
        return no("L-31.7", "no-trainer")
    if dies(one, frame.dice):
        return no("L-31.5", "dying", one=name_of(one))
    if move.die >= len(frame.dice):
        return no("L-31.3", "one-die", one=name_of(one))
    return None if frame.dice[move.die] else no("L-31.7", "zero")


def reroll(context: Testing, move: Keep | Reroll) -> None:
    """Roll a die again, or keep what there is. [L-31.7]"""
    state, frame = context.state, context.frame
    frame.resume()
    if isinstance(move, Keep):
        _settle(context)
        return
    frame.helped += 1
    die = d10(context.fate, "xp")
    state.dice.append(Die("xp", frame.who, die, die, state.gladiators[frame.who].initial))
    frame.dice = (*frame.dice[: move.die], die, *frame.dice[move.die + 1 :])


REROLL: Decision[State, Tests, Keep | Reroll] = Decision(
    word="reroll",
    article="L-31.7",
    moves=(Keep, Reroll),
    offers=rerolls,
    forbids=no_reroll,
    answer=reroll,
    forecast=rerolling_forecast,
)
"""Whether a trainer has a die of the test rolled again. [L-31.7]"""


def _settle(context: Testing) -> None:
    """Death, a level more, freedom, or nothing. [L-31.3 to L-31.6]"""
    state, frame = context.state, context.frame
    one, dice = state.gladiators[frame.who], frame.dice
    frame.who = -1
    frame.dice = ()
    if dies(one, dice):
        one.status = "dead"
        _remember(state, one, "wounds")
        key = "gloria-dies-of-wounds"
    elif not learns(state, one, dice):
        key = "gloria-learns-nothing"
    else:
        one.initial += 1
        key = "gloria-learns"
        if one.initial == ARENA.rudis:
            key = "gloria-rudis"
            _free(state, one)
    if context.sink:
        context.sink.tell(say(key, one=name_of(one), level=level_ref(one.initial)))


def _free(state: State, one: Gladiator) -> None:
    """The rudis: it fights no more and trains the others at once. [L-31.6]"""
    one.status = "freed"
    school = state.schools[one.owner]
    school.freed += 1
    school.trainers = (*school.trainers, Trainer(one.name, one.type))
    _remember(state, one, "rudis")


def _after_tests(context: Testing) -> None:
    """Trainers may leave; then the next tournament, with recruits, or the end.

    [L-31.9, L-31.10, L-31.11]
    """
    state = context.state
    if context.sink:
        context.sink.tell(say("gloria-tests-over"), sheet=tests_sheet(state))
    for seat, school in enumerate(state.schools):
        school.trainers = tuple(t for t in school.trainers if _stays(context, seat, t))
    _strike_off(state)
    # The others name gladiators by their numbers, which change here.
    state.dice = [die for die in state.dice if die.label == "leave"]
    if state.tournament == state.options.campaign:
        _end_campaign(state, context.sink)
        return
    size = troop_size(state.options)
    troops = [[one for one in state.gladiators if one.owner == seat] for seat in _seats(state)]
    vacancies = [size - len(troop) for troop in troops]
    places = tuple(
        (seat, 1) for round_ in range(size) for seat in _seats(state) if round_ < vacancies[seat]
    )
    state.frames.append(Enlist(places=places))


def _seats(state: State) -> range:
    return range(state.options.players)


def _stays(context: Testing, seat: int, trainer: Trainer) -> bool:
    """On 6 or more a trainer leaves for good. [L-31.9]"""
    die = d10(context.fate, "leave")
    leaves = die >= ARENA.leaves
    word = "leaves" if leaves else "stays"
    context.state.dice.append(Die("leave", seat, die, die, ARENA.leaves, word))
    if context.sink and leaves:
        context.sink.tell(say("gloria-trainer-leaves", one=Ref("gladiator", trainer.name)))
    return not leaves


def campaign_key(state: State, seat: int) -> tuple[int, int, int]:
    """Give what a campaign is won by: laurels, then the freed, then the levels. [L-31.11]"""
    school = state.schools[seat]
    levels = sum(one.initial for one in state.gladiators if one.owner == seat)
    return school.laurels, school.freed, levels


def _end_campaign(state: State, sink: Sink | None) -> None:
    """Most laurels, then most freed, then the highest sum of levels. [L-31.11]"""
    keys = [campaign_key(state, seat) for seat in _seats(state)]
    winners = best(keys)
    scores = tuple(school.laurels for school in state.schools)
    alone = scores.count(max(scores)) == 1
    ranks = ranking(keys, winners)
    state.over = Outcome(winners, scores, ranks, "campaign", "campaign" if alone else "L-31.11")
    if sink:
        sheet = campaign_sheet(state, winners, ranks, tie=not alone)
        sink.tell(sheet.title, sheet=sheet)
