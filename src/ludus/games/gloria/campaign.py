"""A campaign: prizes, experience, death of wounds, freedom, trainers, recruits. Chapter L-31."""

from collections.abc import Sequence

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import Ref, say, seat_ref
from ludus.core.outcome import Outcome, ranking
from ludus.games.gloria.frames import Enlist, Tests
from ludus.games.gloria.moves import KEEP, REROLL, TRAIN, Move
from ludus.games.gloria.options import ARENA, troop_size
from ludus.games.gloria.state import Die, Gladiator, Memory, State, Tournament, Trainer, carry
from ludus.games.gloria.tell import level_ref, name_of
from ludus.kit.dice import d10


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


def run_tests(frame: Tests, state: State, fate: Fate, sink: Sink | None) -> None:
    """Test gladiator after gladiator, seat after seat. [L-31.8, L-31.9]"""
    if frame.who >= 0:
        if reroll_moves(state, frame) == [KEEP]:
            _settle(state, frame, sink)
        else:
            frame.wait(frame.seat, "reroll")
    elif len(frame.left) > 1:
        frame.wait(frame.seat, "train")
    elif frame.left:
        _test(state, frame, frame.left[0], fate)
    elif frame.seat + 1 < state.options.players:
        frame.seat += 1
        frame.helped = 0
        frame.left = tuple(one.id for one in state.gladiators if one.owner == frame.seat)
    else:
        state.frames.pop()
        _after_tests(state, fate, sink)


def train_moves(state: State, frame: Tests) -> list[Move]:  # noqa: ARG001
    """The owner picks whom to test next. [L-31.8]"""
    return [TRAIN[who] for who in frame.left]


def train(state: State, frame: Tests, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Test the one picked. [L-31.8]"""
    frame.resume()
    _test(state, frame, move.who, fate)


def _test(state: State, frame: Tests, who: int, fate: Fate) -> None:
    """One die for those still on their feet, two for those who were out. [L-31.3, L-31.4]"""
    one = state.gladiators[who]
    count = 1 if one.level > 0 else 2
    dice = tuple(d10(fate, "xp") for _ in range(count))
    for die in dice:
        state.dice.append(Die("xp", who, die, die, one.initial))
    frame.left = tuple(other for other in frame.left if other != who)
    frame.who = who
    frame.dice = dice


def reroll_moves(state: State, frame: Tests) -> list[Move]:
    """Each trainer may have one die rolled again, never a 0, not for the dying. [L-31.5, L-31.7]"""
    one = state.gladiators[frame.who]
    if len(state.schools[frame.seat].trainers) <= frame.helped or _dies(one, frame.dice):
        return [KEEP]
    return [KEEP, *(REROLL[at] for at, die in enumerate(frame.dice) if die)]


def reroll(state: State, frame: Tests, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Roll a die again, or keep what there is. [L-31.7]"""
    frame.resume()
    if move is KEEP:
        _settle(state, frame, sink)
        return
    frame.helped += 1
    dice = list(frame.dice)
    dice[move.to] = d10(fate, "xp")
    state.dice.append(
        Die("xp", frame.who, dice[move.to], dice[move.to], state.gladiators[frame.who].initial)
    )
    frame.dice = tuple(dice)


def _dies(one: Gladiator, dice: Sequence[int]) -> bool:
    """A 0 is fatal to whoever lost a level in the tournament. [L-31.5]"""
    return one.hurt and 0 in dice


def learns(state: State, one: Gladiator, dice: Sequence[int]) -> bool:
    """Tell whether the initial level rises. [L-31.3, L-31.4]"""
    if one.level > 0:
        return dice[0] > one.initial
    if state.options.xp_defeated == "each_below":
        return max(dice) < one.initial
    if state.options.xp_defeated == "sum_below":
        return sum(dice) < one.initial
    return min(dice) > one.initial


def _settle(state: State, frame: Tests, sink: Sink | None) -> None:
    """Death, a level more, freedom, or nothing. [L-31.3 to L-31.6]"""
    one, dice = state.gladiators[frame.who], frame.dice
    frame.who = -1
    frame.dice = ()
    if _dies(one, dice):
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
    if sink:
        sink.tell(say(key, one=name_of(one), level=level_ref(one.initial)))


def _free(state: State, one: Gladiator) -> None:
    """The rudis: it fights no more and trains the others at once. [L-31.6]"""
    one.status = "freed"
    school = state.schools[one.owner]
    school.freed += 1
    school.trainers = (*school.trainers, Trainer(one.name, one.type))
    _remember(state, one, "rudis")


def _after_tests(state: State, fate: Fate, sink: Sink | None) -> None:
    """Trainers may leave; then the next tournament, with recruits, or the end.

    [L-31.9, L-31.10, L-31.11]
    """
    for seat, school in enumerate(state.schools):
        school.trainers = tuple(t for t in school.trainers if _stays(state, seat, t, fate, sink))
    _strike_off(state)
    # The others name gladiators by numbers that are given anew.
    state.dice = [die for die in state.dice if die.label == "leave"]
    if state.tournament == state.options.campaign:
        _end_campaign(state, sink)
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


def _stays(state: State, seat: int, trainer: Trainer, fate: Fate, sink: Sink | None) -> bool:
    """On 6 or more a trainer leaves for good. [L-31.9]"""
    die = d10(fate, "leave")
    leaves = die >= ARENA.leaves
    state.dice.append(Die("leave", seat, die, die, ARENA.leaves, "leaves" if leaves else "stays"))
    if sink and leaves:
        sink.tell(say("gloria-trainer-leaves", one=Ref("gladiator", trainer.name)))
    return not leaves


def _end_campaign(state: State, sink: Sink | None) -> None:
    """Most laurels, then most freed, then the highest sum of levels. [L-31.11]"""
    keys = [
        (
            school.laurels,
            school.freed,
            sum(one.initial for one in state.gladiators if one.owner == seat),
        )
        for seat, school in enumerate(state.schools)
    ]
    winners = best(keys)
    scores = tuple(school.laurels for school in state.schools)
    alone = scores.count(max(scores)) == 1
    state.over = Outcome(
        winners, scores, ranking(scores, winners), "campaign", "campaign" if alone else "L-31.11"
    )
    if sink:
        seats = tuple(map(seat_ref, winners))
        sink.tell(say("gloria-campaign-won", seats=seats, count=len(seats)))
