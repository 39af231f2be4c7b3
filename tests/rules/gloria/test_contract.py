"""Gloria behind the house's contract: the object, its notation, views, copies and whole games."""

import pickle
from collections import Counter
from collections.abc import Sequence
from copy import copy, deepcopy
from itertools import product
from random import Random

import pytest

from ludus.core.codec import from_json, from_plain, state_hash, to_json, to_plain
from ludus.core.decisions import NO_FATE, Context
from ludus.core.errors import BadContent, BadNotation, IllegalMove
from ludus.core.events import Log
from ludus.core.fate import Fast, Scripted
from ludus.core.message import say
from ludus.core.moves import Move
from ludus.core.rules import step
from ludus.games import find_game
from ludus.games.gloria import GAME, equipment
from ludus.games.gloria.equipment import ARMOUR, CLASSES, ITEMS, KINDS, WEAPONS, Outfit
from ludus.games.gloria.frames import Enlist
from ludus.games.gloria.moves import Drop, Engage, Hold, Place, Ready, Withdraw, place_text
from ludus.games.gloria.options import ARENA, NAMES, Entrant, Options
from ludus.games.gloria.state import State
from ludus.games.gloria.troops import OUTFIT
from ludus.games.gloria.view import View
from ludus.kit.hexes import disc
from rules.gloria.asks import ALL_MOVES, QUESTIONS
from rules.gloria.build import (
    arena,
    ask,
    asked,
    check,
    moves,
    place,
    play,
    refused,
    secutor,
    thraex,
)

# The object


def test_the_game_is_found_by_its_name() -> None:
    assert find_game("gloria") is GAME
    assert GAME.version == 2
    assert list(GAME.players) == [2, 3, 4, 5, 6]
    assert [GAME.seats(Options(players)) for players in GAME.players] == [2, 3, 4, 5, 6]


def test_its_content_has_a_hash_of_its_own() -> None:
    others = {find_game(name).content for name in ("gorus", "brutus")}
    assert GAME.content not in others
    assert len(GAME.content) == 16


def test_nothing_is_ever_turned_up() -> None:
    assert GAME.reveals(arena(secutor())) is None
    assert GAME.recall([]) == 0


def test_articles_begin_and_end_as_the_rulebook_does() -> None:
    assert (GAME.articles.all[0], GAME.articles.all[-1]) == ("L-1.1", "L-31.11")
    assert "L-16.0" in GAME.articles
    assert "L-15.0" not in GAME.articles


# Notation


def test_the_moves_there_are() -> None:
    things, weapons = len(ITEMS), sum(kind in WEAPONS for kind in KINDS.values())
    assert Counter(move.word for move in ALL_MOVES) == {
        "enlist": len(CLASSES) + 1,
        "wear": len(ARMOUR),
        "hold": things,
        "sheathe": weapons,
        "ready": 1,
        "place": 36 * 169 * 6,
        "activate": 36,
        "step": 6,
        "pivot": 6,
        "stand": 6,
        "pickup": things,
        "draw": 1,
        "drop": things,
        "kick": things,
        "toss": 6,
        "throw": 36 * 6,
        "push": 36,
        "engage": 36 * 6,
        "free": 1,
        "end": 1,
        "face": 6,
        "withdraw": 6,
        "test": 1,
        "fast": 1,
        "buy": 3,
        "retreat": 6,
        "advance": 6,
        "stay": 1,
        "lose": things,
        "fight": 3,
        "decline": 1,
        "pull": 6,
        "turn": 6,
        "train": 36,
        "reroll": 2,
        "keep": 1,
    }
    assert len({str(move) for move in ALL_MOVES}) == len(ALL_MOVES)


SOME = [
    move
    for number, move in enumerate(ALL_MOVES)
    if not isinstance(move, Place) or number % 997 == 0
]


def test_every_text_gives_its_move_back() -> None:
    for move in SOME:
        assert GAME.parse(str(move)) is type(move).parse(repr(move)) is move
        assert from_plain(to_plain(move), type(move)) is move
        assert pickle.loads(pickle.dumps(move)) is move  # noqa: S301 - our own bytes
        assert copy(move) is move
        assert deepcopy(move) is move


def test_every_move_can_be_typed_with_any_case_and_spaces() -> None:
    for move in SOME:
        assert GAME.parse(f"  {str(move).upper().replace(' ', '   ')} ") is move


@pytest.mark.parametrize(
    "typed",
    ["place 3 4,-1 2", "place 3 (4,-1) 2", "PLACE 3 ( 4 ; −1 ) 2", "place 03 4, -1 2"],
)
def test_a_placement_can_be_typed_in_many_ways(typed: str) -> None:
    move = GAME.parse(typed)
    assert str(move) == "place 3 4,-1 2"
    assert move is Place(3, place(4, -1), 2)


@pytest.mark.parametrize(
    "typed",
    ["", "fly", "step 6", "step", "step -1", "place 3 8,0 2", "place 3 4,-1 6", "place 36 0,0 0",
     "engage 7", "engage 7 6", "enlist consul", "buy 3", "hold helmet", "wear gladius",
     "sheathe net", "reroll 2", "end now"],
)  # fmt: skip
def test_what_is_no_move_is_refused(typed: str) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.parse(typed)
    assert caught.value.message.key == "gloria-no-such-move"
    assert caught.value.message.facts["text"] == typed


def test_a_move_names_what_it_is_about() -> None:
    parsed = GAME.parse("engage 7 2")
    assert isinstance(parsed, Engage)
    assert (parsed.word, parsed.target, parsed.facing) == ("engage", 7, 2)
    assert GAME.parse("drop net") is Drop("net")
    assert GAME.parse("withdraw 4") is Withdraw(4)


def test_hexes_are_written_by_coordinates() -> None:
    assert place_text(place(4, -1)) == "4,-1"
    assert place_text(0) == "0,0"


# Setting up


def test_a_class_that_cannot_be_worn_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = {**CLASSES, "tunicatus": Outfit(("grille",), ("gladius",))}
    monkeypatch.setattr(equipment, "CLASSES", broken)
    with pytest.raises(BadContent) as caught:
        equipment._check()
    assert caught.value.message == say("bad-content", file="classes.toml", key="tunicatus")
    assert caught.value.why is not None
    assert caught.value.why.message.key == "gloria-content-needs"


def pieces(outfit: Outfit) -> Sequence[Move]:
    """List what can be added to an outfit."""
    state = State(Options(2, troops="custom"), 5)
    frame = Enlist(places=((0, 1),), outfit=outfit)
    return OUTFIT.legal(Context(state, frame, 0, NO_FATE, None))


def outfits() -> list[Outfit]:
    """Every set of things that can be in hand on the way to an outfit of one's own."""
    found = [Outfit()]
    for outfit in found:
        for move in pieces(outfit):
            if isinstance(move, Hold):
                further = Outfit(outfit.armour, (*outfit.hands, move.item), outfit.sheathed)
                if further not in found:
                    found.append(further)
    return found


def test_l_2_4_whatever_is_taken_the_outfit_can_be_finished() -> None:
    """No choice leads to where nothing but armour can be added, with no weapon in hand."""
    stuck = [
        outfit.hands
        for outfit in outfits()
        if not any(isinstance(move, Hold | Ready) for move in pieces(outfit))
    ]
    assert stuck == []


def test_l_2_4_equipment_of_one_s_own_piece_by_piece() -> None:
    state = GAME.setup(Options(2, troops="custom"), Scripted([]), None)
    assert moves(state)[-1] == "enlist custom"
    play(state, "enlist custom")
    assert asked(state) == (0, "outfit")
    assert "ready" not in moves(state)
    assert "wear grille" not in moves(state)
    play(state, "wear leather-helmet")
    assert "wear helmet" not in moves(state)
    assert "wear grille" in moves(state)
    play(state, "wear grille")
    play(state, "hold hasta")
    assert "ready" in moves(state)
    assert "hold gladius" not in moves(state)
    assert {"hold trident", "hold parma", "hold net"} <= set(moves(state))
    play(state, "hold parma")
    assert not [move for move in moves(state) if move.startswith("hold")]
    play(state, "sheathe pugio")
    assert not [move for move in moves(state) if move.startswith("sheathe")]
    play(state, "ready")
    one = state.gladiators[0]
    assert one.outfit == Outfit(("leather-helmet", "grille"), ("hasta", "parma"), "pugio")
    assert (one.type, one.level) == ("custom", 5)
    assert asked(state) == (1, "enlist")


def test_l_2_4_equipment_of_one_s_own_must_be_agreed() -> None:
    state = GAME.setup(Options(2), Scripted([]), None)
    assert "enlist custom" not in moves(state)
    assert refused(state, "enlist custom").article == "L-2.4"


def test_names_are_never_borne_by_two() -> None:
    troops = tuple(tuple(Entrant(3, "eques") for _ in range(6)) for _ in range(4))
    state = GAME.setup(Options(4, troops=troops), Scripted([]), None)
    names = [one.name for one in state.gladiators]
    assert len(set(names)) == 24
    assert set(names) <= set(NAMES)


def test_names_come_back_when_nobody_alive_bears_them() -> None:
    """A school that has used all of its names begins again, past those that are still borne."""
    state = GAME.setup(Options(2), Scripted([]), None)
    for _ in range(4):
        play(state, "enlist eques")
    (first, *_), named = [one.name for one in state.gladiators], state.schools[0].named
    state.schools[0].named = 0
    state.gladiators[0].name = "nobody"
    play(state, "enlist eques")
    assert state.gladiators[-1].name == first
    play(state, "enlist eques")
    play(state, "enlist eques")
    own = [one.name for one in state.gladiators if one.owner == 0]
    assert len(set(own)) == len(own)
    assert state.schools[0].named == named + 1


# Views


def test_everybody_sees_the_same_table() -> None:
    state = arena(secutor(), thraex())
    for seat in (0, 1, None):
        shown = GAME.view(state, seat)
        assert (shown.seat, shown.turn, shown.ask) == (seat, 0, "act")
        assert shown.table == state
        assert (shown.waiting, shown.goals) == ((), ())
        assert from_json(to_json(shown), View) == shown
        assert from_plain(to_plain(shown), View) == shown


def test_a_view_cannot_change_the_game() -> None:
    state = arena(secutor(), thraex())
    before = state_hash(state)
    shown = GAME.view(state, 0)
    shown.table.gladiators[0].pa = 9
    shown.table.places.clear()
    shown.table.frames.clear()
    GAME.for_person(GAME.view(state, 0))
    assert state_hash(state) == before


def test_a_view_of_the_end() -> None:
    state = arena(secutor(), pa=1, bystanders=False)
    play(state, "end")
    shown = GAME.view(state, 1)
    assert (shown.turn, shown.ask) == (None, "")
    assert GAME.for_person(shown).goals == ()
    assert GAME.for_person(GAME.view(state, None)).goals == ()


def test_the_only_world_there_is_can_be_imagined() -> None:
    state = arena(secutor(), thraex())
    world = GAME.imagine(GAME.view(state, 1), Random(1))
    assert world == state
    play(world, "step 3")
    assert world != state
    assert GAME.imagine(GAME.view(state, None), Random(1)) == state


# Refusals that are of no chapter


def test_whose_turn_it_is_not_is_told_so() -> None:
    state = arena(secutor(), thraex())
    assert refused(state, "end", seat=1).article in GAME.articles
    assert GAME.moves(state, 1) == ()
    assert GAME.moves(state, 5) == ()


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_who_has_no_seat_is_refused(seat: int) -> None:
    state = arena(secutor(), thraex())
    assert refused(state, "end", seat=seat).article in GAME.articles


# Whole games

LONGEST = 10_000
"""No game of two a troop takes more moves."""


def lively(state: State, rng: Random) -> Move:
    """Choose at random, but rather attack, and rather walk than end or drop things."""
    (seat,) = GAME.to_act(state)
    choice = list(GAME.moves(state, seat))
    dull = ("end", "drop", "withdraw", "decline", "stay")
    fierce = [move for move in choice if move.word in ("engage", "push", "throw", "free", "fight")]
    if fierce and rng.random() < 0.8:
        return rng.choice(fierce)
    busy = [move for move in choice if move.word not in dull]
    return rng.choice(busy if busy and rng.random() < 0.8 else choice)


def small(options: Options) -> Options:
    """The same with two weak gladiators a troop, and not too long."""
    kinds = ("retiarius", "thraex", "hoplomachus", "dimachaerus", "laquearius", "gallus")
    troops = tuple(
        tuple(Entrant(2, kinds[(seat + n) % len(kinds)]) for n in range(2))
        for seat in range(options.players)
    )
    given = {name: getattr(options, name) for name in Options.__struct_fields__}
    return Options(**{**given, "troops": troops, "turn_limit": 30, "duel_turn_limit": 15})


@pytest.mark.parametrize("number", range(len(GAME.modes)))
def test_a_game_is_sound_at_every_step_and_ends(number: int) -> None:
    rng = Random(number)
    state = GAME.setup(small(GAME.modes[number]), Fast(rng), None)
    fate = Fast(rng)
    for _ in range(LONGEST):
        if not (seats := GAME.to_act(state)):
            break
        assert GAME.outcome(state) is None
        assert len(seats) == 1
        assert ask(state) in QUESTIONS
        step(GAME, state, seats[0], lively(state, rng), fate)
        check(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert len(outcome.scores) == state.options.players
    assert all(not GAME.moves(state, seat) for seat in range(state.options.players))


@pytest.mark.parametrize("number", range(0, len(GAME.modes), 3))
def test_a_game_that_is_told_to_nobody_is_the_same_game(number: int) -> None:
    options = small(GAME.modes[number])
    rng = Random(number)
    one, other = Fast(Random(7)), Fast(Random(7))
    log = Log()
    told, silent = GAME.setup(options, one, log), GAME.setup(options, other, None)
    for _ in range(LONGEST):
        if not (seats := GAME.to_act(told)):
            break
        move = lively(told, rng)
        step(GAME, told, seats[0], move, one, log)
        step(GAME, silent, seats[0], move, other)
    assert told == silent
    assert all(told.event.key.startswith("gloria-") for told in log.told)


@pytest.mark.parametrize("number", range(0, len(GAME.modes), 4))
def test_a_clone_never_sees_a_change(number: int) -> None:
    rng = Random(number)
    fate = Fast(rng)
    state = GAME.setup(small(GAME.modes[number]), fate, None)
    frozen: list[tuple[State, str]] = []
    for _ in range(300):
        if not (seats := GAME.to_act(state)):
            break
        frozen.append((GAME.clone(state), state_hash(state)))
        assert frozen[-1][0] == state
        step(GAME, state, seats[0], lively(state, rng), fate)
    assert all(state_hash(copied) == was for copied, was in frozen)


@pytest.mark.parametrize("number", range(0, len(GAME.modes), 2))
def test_a_state_survives_json_at_every_step(number: int) -> None:
    rng = Random(number)
    fate = Fast(rng)
    state = GAME.setup(small(GAME.modes[number]), fate, None)
    for _ in range(150):
        if not (seats := GAME.to_act(state)):
            break
        step(GAME, state, seats[0], lively(state, rng), fate)
        revived = from_json(to_json(state), State)
        assert revived == state
        assert to_json(revived) == to_json(state)
        state = revived


@pytest.mark.parametrize("number", range(4))
def test_what_is_not_offered_is_refused_with_an_article(number: int) -> None:
    """All moves but placements, at moments of a random game: none raises anything else."""
    rng = Random(number)
    fate = Fast(rng)
    state = GAME.setup(small(GAME.modes[number]), fate, None)
    met: Counter[str] = Counter()
    for _ in range(500):
        if not (seats := GAME.to_act(state)):
            break
        met[ask(state)] += 1
        if met[ask(state)] <= 2:
            offered = set(GAME.moves(state, seats[0]))
            for seat, move in product(range(-1, state.options.players), SOME):
                why = GAME.refusal(state, seat, move)
                assert (why is None) == (seat == seats[0] and move in offered)
                assert why is None or why.article in GAME.articles
        step(GAME, state, seats[0], lively(state, rng), fate)


def test_a_refused_move_is_an_illegal_one() -> None:
    state = arena(secutor(), thraex())
    with pytest.raises(IllegalMove) as caught:
        play(state, "draw")
    assert caught.value.seat == 0


def test_every_move_fits_the_largest_arena() -> None:
    widest = max(table.radius for table in ARENA.tables.values())
    cells = {move.hex for move in ALL_MOVES if isinstance(move, Place)}
    assert cells == disc(widest) == disc(ARENA.duels.radius)
