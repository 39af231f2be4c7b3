"""The table of Gloria in the terminal: every question, three languages, narrow and wide."""

import io
import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType

from cli.prompt import Shell, Spy
from ludus.cli import play as play_command
from ludus.cli.tables import find_table
from ludus.cli.tables.gloria import GloriaTable
from ludus.cli.tables.gloria.arena import FULL, TIGHT, cell_width
from ludus.cli.tables.gloria.duty import subject
from ludus.cli.tables.gloria.moves import Moves, price
from ludus.cli.tables.gloria.school import School
from ludus.cli.tables.gloria.words import Words
from ludus.cli.terminal import Terminal
from ludus.core.events import Log
from ludus.core.fate import Fast
from ludus.core.message import Message, Ref, say, seat_ref
from ludus.core.moves import Move
from ludus.core.outcome import Outcome
from ludus.core.rules import step
from ludus.games.gloria import GAME
from ludus.games.gloria.frames import Tests, Throw
from ludus.games.gloria.moves import (
    READY,
    Advance,
    EnlistAs,
    Pivot,
    Place,
    Pull,
    Retreat,
    Step,
    Withdraw,
)
from ludus.games.gloria.options import Options
from ludus.games.gloria.shown import for_person
from ludus.games.gloria.state import Die, Gladiator, State, Tournament, Trainer, clone
from ludus.games.gloria.view import View, view
from ludus.kit.hexes import DIRECTIONS, length
from ludus.locales.catalogue import LANGUAGES
from rules.gloria.build import arena, body, play, secutor, thraex

NAMES = ["You", "Livia", "Marcus", "Claudia", "Titus", "Flavia"]

TABLES = (
    Options(2, campaign=2, turn_limit=8, troops="custom", crowd_appeal=True),
    Options(2, "single"),
    Options(3, "single"),
    Options(3),
    Options(4),
    Options(6, victory="missions"),
    Options(2),
)

DICE = {
    "act", "order", "init", "atk", "def", "prot", "spec", "fall", "trip", "rise", "pick", "net",
    "free", "crowd", "judge", "xp", "leave",
}  # fmt: skip


# Positions


class Moment(NamedTuple):
    """Somebody has to act: the whole truth, what they may do and have heard."""

    state: State
    moves: list[Move]
    heard: Sequence[Message]

    @property
    def view(self) -> View:
        return view(self.state, (GAME.to_act(self.state) or (0,))[0])

    @property
    def names(self) -> list[str]:
        return NAMES[: self.state.options.players]


def lively(state: State, moves: list[Move], rng: Random) -> Move:
    """Play at random, but rather fight than wander about."""
    ask = state.frames[-1].ask
    if ask == "enlist" and rng.random() < 0.5:
        return EnlistAs("retiarius")
    if ask == "outfit" and moves[-1] is READY:
        return moves[-1]
    if ask != "act":
        return rng.choice(moves)
    busy = [m for m in moves if m.word in ("engage", "push", "throw", "pickup", "draw")]
    if busy and rng.random() < 0.8:
        return rng.choice(busy)
    one = state.gladiators[state.active]
    foes = [g.hex for g in state.gladiators if g.status == "fit" and g.owner != one.owner]
    steps = {move.way: move for move in moves if isinstance(move, Step)}
    pivots = {move.facing: move for move in moves if isinstance(move, Pivot)}
    choices: tuple[tuple[Mapping[int, Move], float], ...] = ((steps, 0.7), (pivots, 0.5))
    for ways, chance in choices:
        if ways and foes and rng.random() < chance:
            way = min(ways, key=lambda to: min(length(f - one.hex - DIRECTIONS[to]) for f in foes))
            return ways[way]
    return rng.choice(moves)


@cache
def games() -> tuple[dict[str, list[Moment]], dict[tuple[str, str, bool], tuple[View, Die]]]:
    """Play at random until every question was asked; keep some moments of each, and all dice."""
    found: dict[str, list[Moment]] = {ask: [] for ask in (*GAME.by_word, "over")}
    dice: dict[tuple[str, str, bool], tuple[View, Die]] = {}
    spare = Random(0)
    # These come by every question soon; others would take longer.
    for number in range(56, 256):
        rng, log = Random(number), Log()
        fate = Fast(rng)
        state = GAME.setup(TABLES[number % len(TABLES)], fate, log)
        new = {ask for ask, some in found.items() if len(some) < (20 if ask == "act" else 3)}
        while seats := GAME.to_act(state):
            moves = list(GAME.moves(state, seats[0]))
            ask = state.frames[-1].ask
            if ask in new and (not found[ask] or spare.random() < 0.2):
                new -= {ask} if ask != "act" or len(found[ask]) >= 20 else set()
                found[ask].append(Moment(clone(state), moves, log.heard_by(seats[0])[-30:]))
            numbered = state.places or isinstance(state.frames[-1], Tests)
            for die in state.dice[-3:]:
                key = (die.label, die.result, die.total > 4 * die.value)
                if key not in dice and (numbered or die.label == "leave"):
                    dice[key] = (view(state, 0), die)
            step(GAME, state, seats[0], lively(state, moves, rng), fate, log)
        found["over"].append(Moment(state, [], log.heard_by(0)[-30:]))
        if len(found["over"]) >= len(TABLES) and all(found.values()):
            return found, dice
    raise AssertionError([ask for ask, some in found.items() if not some])


def moments() -> list[Moment]:
    """List all moments in which somebody has to act."""
    found, _ = games()
    return [moment for ask, some in found.items() if ask != "over" for moment in some]


@cache
def pictures(language: str = "en") -> list[str]:
    """Draw all of them."""
    return [drawn(moment.state, language) for moment in moments()]


def shown(*parts: RenderableType, width: int = 96) -> str:
    """Print for a terminal of some width, as a session does."""
    written = io.StringIO()
    Console(file=written, width=width, highlight=False).print(Group(*parts))
    return written.getvalue()


def seated(
    language: str = "en", width: int = 96, names: Sequence[str] = NAMES
) -> tuple[Terminal, GloriaTable]:
    """Sit down at a table that may fill that many columns."""
    terminal = Terminal(language)
    terminal.out = Console(file=io.StringIO(), width=width + 4, highlight=False)
    return terminal, GloriaTable(terminal, names)


def drawn(state: State, language: str = "en", width: int = 96) -> str:
    """Show the table to whoever has to act."""
    seat = GAME.to_act(state)[0]
    _, table = seated(language, width, NAMES[: state.options.players])
    seen, moves = view(state, seat), list(GAME.moves(state, seat))
    return shown(table.draw(seen, moves), table.duty(seen, moves), width=width)


def one_line(text: str) -> str:
    return " ".join(text.split())


def test_the_table_is_found_by_the_name_of_the_game() -> None:
    assert isinstance(find_table(GAME, Terminal("en"), NAMES), GloriaTable)


# Everything, everywhere


@pytest.mark.parametrize(
    ("language", "width"),
    [
        ("en", 1), ("ru", 20), ("fr", 44), ("en", 56), ("ru", 56), ("en", 76), ("fr", 76),
        ("ru", 76), ("en", 96), ("fr", 96), ("ru", 96), ("en", 160),
    ],
)  # fmt: skip
def test_every_question_fits_and_can_be_said(language: str, width: int) -> None:
    found, _ = games()
    for ask, some in found.items():
        for moment in some if ask == "over" or width == 76 else some[:1]:
            _, table = seated(language, width, moment.names)
            parts = [table.last(moment.view), *table.narrate(moment.view, moment.heard)]
            parts += [*table.recall(moment.view, moment.heard)][-5:]
            if moment.moves:
                parts.append(table.draw(moment.view, moment.moves))
                parts.append(table.duty(moment.view, moment.moves))
            else:
                parts.append(table.result(moment.view, moment.state.over))  # type: ignore[arg-type]
            out = shown(*parts, width=width)
            assert width < 20 or max(map(cell_len, out.splitlines())) <= width, ask
            assert not re.search(r"[{}$]|gloria-", out), ask
            assert width < 44 or "…" not in out, ask


FOREIGN = {
    "fr": r"\b(facing|Turn|Weight|Level|hex|Engage|dice|troop|stands?|you|hand|Order)\b",
    "ru": r"\b(facing|Turn|Weight|Level|hex|Engage|dice|troop|PA|Step|hand|Order|level)\b",
}


@pytest.mark.parametrize("language", FOREIGN)
def test_nothing_is_said_in_english(language: str) -> None:
    for out in pictures(language):
        # What may be typed is the same in every language.
        said = re.sub(r"\((?:[a-z]+)(?: [^()]*)?\)", "", out)
        assert not re.search(FOREIGN[language], said), re.search(FOREIGN[language], said)


def test_french_signs_have_their_spaces() -> None:
    for picture in pictures("fr"):
        out = re.sub(r"[()]", "", picture)
        assert not re.search(r"\w[;!?](?:\s|$)|\w:\s", re.sub(r"!", "", out))


def test_every_move_has_one_number_and_is_told_beside_it() -> None:
    for moment, out in zip(moments(), pictures(), strict=True):
        _, table = seated(names=moment.names)
        choices = list(table.choices(moment.view, moment.moves))
        assert sorted(map(str, choices)) == sorted(map(str, moment.moves))
        if moment.view.ask in ("deploy", "enlist"):
            continue
        for number, move in enumerate(choices, 1):
            assert re.search(rf"(^|\s){number}\) \S.* \({re.escape(str(move))}\)(\s|$)", out, re.M)


def answered(state: State, move: Move) -> tuple[Gladiator, Gladiator]:
    """Carry a move out, without what follows; give the one asked about, before and after."""
    seat = GAME.to_act(state)[0]
    one = subject(view(state, seat))
    assert one is not None
    after = clone(state)
    GAME.answer(after, GAME.to_act(after)[0], move, Fast(Random(1)), None)
    return one, after.gladiators[one.id]


def test_a_move_costs_what_is_told() -> None:
    told = set()
    for moment in moments():
        if subject(moment.view) is None:
            continue
        for move in moment.moves:
            # What is left at the end is lost; a kick is paid once the hex is chosen.
            if move.word not in ("kick", "toss") and (move.word, moment.view.ask) != ("end", "act"):
                before, after = answered(moment.state, move)
                paid, said = before.pa - after.pa, price(moment.view, move)
                # A step may oblige to a joust, and whoever turns may have to test at once.
                assert paid <= said if move.word in ("step", "face") else paid == said, f"{move}"
                told.add((move.word, said))
    assert told >= {
        ("step", 1), ("step", 2), ("pivot", 1), ("engage", 1), ("push", 2), ("throw", 1),
        ("withdraw", 2), ("test", 1), ("buy", 0), ("buy", 2), ("free", 2), ("drop", 0),
        ("face", 1), ("fight", 1), ("decline", 0),
    }  # fmt: skip


def test_a_move_leads_where_the_arena_shows_it() -> None:
    led: set[str] = set()
    for moment in moments():
        seen = moment.view
        words = Words(Terminal("en"), NAMES)
        targets = Moves(words, School(words)).targets(seen, moment.moves)
        for at, mark in targets.items():
            if seen.ask == "deploy":
                continue
            move = moment.moves[int(mark.strip("[]")) - 1]
            frame = moment.state.frames[-1]
            who = frame.who if isinstance(frame, Throw) and isinstance(move, Pull) else None
            going = isinstance(move, Step | Withdraw | Advance | Retreat)
            if going and not moment.state.bodies:
                _, after = answered(moment.state, move)
                assert after.hex in (at, moment.state.gladiators[after.id].hex)
                led.add(move.word)
            elif who is not None:
                assert length(at - moment.state.gladiators[frame.target].hex) == 1  # type: ignore[union-attr]
                led.add("pull")
    assert led >= {"step", "withdraw", "advance", "retreat", "pull"}


# The arena


def facing_each_other() -> State:
    """A0 against B1, one body, one thing on the ground, and nobody else."""
    state = arena(
        secutor(level=4, initial=5), thraex(hands=["sica"]), body((0, 2)),
        pa=4, ground={(2, -2): ("parma",)}, bystanders=False,
    )  # fmt: skip
    for one, name in zip(state.gladiators, ("priscus", "verus", "flamma"), strict=True):
        one.name = name
    return state


def test_the_arena_is_drawn_hex_by_hex() -> None:
    rows = drawn(facing_each_other(), width=76).splitlines()[2:14]
    assert [row.rstrip() for row in rows] == [
        "              0     1     2     3     4     5",
        "            −1   ·     ·     ·     ·     ·     ·   −5",
        "         −2   ·     ·     ·     ·     ·     ·     ·   −4",
        "      −3   ·     ·     4     ·     ·     ·     ·     ·   −3",
        "   −4   ·     ·     ·     3     4     *     ·     ·     ·   −2",
        "−5   ·     ·     ·     4    [3]   3!     ·     ·     ·     ·   −1",
        "  ·     ·     4     3    [2]  A0→4◂ B1←3    ·     ·     ·     ·   0",
        "     ·     ·     ·     4    [1]   3!     ·     ·     ·     ·   1",
        "        ·     ·     ·     3     4     †     ·     ·     ·   2",
        "           ·     ·     4     ·     ·     ·     ·     ·   3",
        "              ·     ·     ·     ·     ·     ·     ·   4",
        "                 ·     ·     ·     ·     ·     ·   5",
    ]


def test_what_lies_in_the_arena_and_what_the_marks_mean() -> None:
    out = one_line(drawn(facing_each_other(), width=76))
    assert "† bodies: 0,2 B2 Flamma (dead) * on the ground: 2,−2 parma" in out
    assert "◂ to decide ! an enemy’s zone of control [1] the move that leads there" in out
    assert "1–9 PA to walk there" in out
    assert "• in its phase" not in out
    assert "_ on the ground" not in out


@pytest.mark.parametrize(
    ("radius", "width", "cell"),
    [
        (7, 96, FULL),
        (7, 91, FULL),
        (7, 90, TIGHT),
        (7, 76, TIGHT),
        (7, 75, 0),
        (6, 79, FULL),
        (6, 76, TIGHT),
        (5, 76, FULL),
        (5, 56, TIGHT),
        (5, 55, 0),
    ],
)
def test_hexes_are_as_wide_as_there_is_room(radius: int, width: int, cell: int) -> None:
    assert cell_width(radius, width) == cell


def test_every_gladiator_in_combat_is_in_the_arena() -> None:
    for width, level in ((96, r"\d"), (76, "")):
        for moment in moments():
            fit = [one for one in moment.state.gladiators if one.status == "fit"]
            if not fit or moment.view.ask in ("train", "reroll", "enlist", "outfit"):
                continue
            picture = drawn(moment.state, width=width).partition(" troop and number")[0]
            picture = picture.rpartition("\n")[0]
            signs = re.findall(rf"[A-F](\d+)[→↘↙←↖↗_]{level}(?!\d)", picture)
            if width == 76 and moment.state.radius == 5:
                signs = re.findall(r"[A-F](\d+)[→↘↙←↖↗_]\d", picture)
            assert sorted(map(int, signs)) == [one.id for one in fit]


def test_the_ways_to_go_are_those_of_the_rules() -> None:
    for moment in games()[0]["act"]:
        goals = for_person(moment.view).goals
        picture = drawn(moment.state).partition("A3→4 troop")[0]
        steps = {move.way for move in moment.moves if isinstance(move, Step)}
        one = subject(moment.view)
        assert one is not None
        beside = {one.hex + DIRECTIONS[way] for way in steps}
        far = [goal.cost for goal in goals if goal.hex not in beside]
        body_ = "\n".join(row for row in picture.splitlines()[3:])
        drawn_ = re.findall(r"(?<=  )(\d)[*!†]* (?= )", re.sub(r"−?\d\s*$", "", body_, flags=re.M))
        assert sorted(map(int, drawn_)) == sorted(far)


def test_a_narrow_terminal_gets_a_list() -> None:
    out = one_line(drawn(facing_each_other(), width=44))
    assert "too narrow to draw the arena" in out
    assert "A0→ · Priscus · Secutor · Level 4/5 · Weight 5.75 · Hex 0,0 · PA 4 · gladius" in out
    assert "† bodies: 0,2 B2 Flamma (dead)" in out
    assert "11) Engage B1 Verus (facing east) — 1 PA (engage 1 0)" in out
    assert "·     ·" not in drawn(facing_each_other(), width=44)


# The troops


def test_the_troops_are_listed() -> None:
    out = drawn(facing_each_other(), width=76)
    assert re.search(r"Gladiator +Class +Level +Weight +Hex +PA +In hand, state", out)
    assert re.search(r"^ A  You · 1 in combat\s*$", out, re.M)
    assert re.search(r"A0→ +Priscus +Secutor +4/5 +5\.75 +0,0 +4 +gladius, scutum", out)
    assert re.search(r"^ B  Livia · 1 in combat · B2 Flamma dead", out, re.M)
    assert not re.search(r"^B2", out, re.M)
    assert out.index("A0→  Priscus") < out.index("B1←  Verus")
    french = drawn(facing_each_other(), "fr", 76)
    assert re.search(r"A0→ +Priscus +Secutor +4/5 +5,75 +0,0 +4 +glaive, scutum", french)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"down": True}, ["on the ground", "à terre", "лежит"]),
        ({"snare": "net"}, ["entangled (net)", "empêtré (filet)", "опутан (сеть)"]),
        ({"stunned": 1}, ["stunned this turn", "étourdi pendant ce tour", "оглушён в этот ход"]),
        ({"stunned": 2}, ["for the next turn", "étourdi au tour suivant", "на следующий ход"]),
        ({"cowed": 1}, ["can only defend this turn", "ne peut que", "в этот ход может только"]),
        ({"cowed": 2}, ["can only defend next turn", "ne pourra que", "в следующий ход сможет"]),
        ({"appealing": True}, ["appeals to the crowd", "en appelle", "обращается к толпе"]),
        ({"armed": False}, ["no weapon of his own kind", "sans arme", "без оружия"]),
        ({"marker": True}, ["B1←●", "B1←●", "B1←●"]),
        ({"victories": 2}, ["2 victories", "2 victoires", "2 победы"]),
    ],
)
def test_the_state_of_a_gladiator_is_told(change: dict[str, Any], said: list[str]) -> None:
    for language, words in zip(LANGUAGES, said, strict=True):
        state = facing_each_other()
        plain = drawn(state, language)
        for name, value in change.items():
            setattr(state.gladiators[1], name, value)
        troop = one_line(drawn(state, language).partition(" B  Livia")[2])
        assert words in troop
        assert words not in one_line(plain.partition(" B  Livia")[2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_stunned_before_the_first_turn(language: str) -> None:
    state = facing_each_other()
    state.turn = 0
    words = Words(Terminal(language), NAMES)
    assert not [*words.states(state, state.gladiators[0])]


def test_who_lies_shows_no_facing() -> None:
    state = facing_each_other()
    state.gladiators[1].down = True
    assert "B1_3" in drawn(state)
    assert "_ on the ground" in drawn(state)
    assert "zone of control" not in drawn(state)
    state.gladiators[0].down = True
    out = drawn(state)
    assert "1) Stand up facing east — 1 PA (stand 0)" in out
    assert "A0 Priscus lies on the ground: stand up for 1 PA, and choose a facing." in out
    assert "He has 4 PA." in out


def test_a_troop_in_single_combat_names_opponents_and_who_waits() -> None:
    found = [m for m in games()[0]["pick"] + games()[0]["act"] if m.state.options.mode == "single"]
    out = drawn(found[0].state)
    state = found[0].state
    fighting = next(one for one in state.gladiators if one.opponent >= 0)
    other = state.gladiators[fighting.opponent]
    assert f"against {'ABCDEF'[other.owner]}{other.id} " in one_line(out)
    waits = any(one.status == "waiting" for one in state.gladiators)
    assert waits == ("waits to enter" in one_line(out))


# Moves and dice


def test_an_activation() -> None:
    out = drawn(facing_each_other(), width=76)
    assert "1) Step south-west, to −1,1 — 2 PA (step 2)" in out
    assert "9) Drop gladius (drop gladius)" in out
    assert "11) Engage B1 Verus (facing east) — 1 PA (engage 1 0)" in out
    assert "12) Push B1 Verus with the shield — 2 PA (push 1)" in out
    assert "Phase of A0 Priscus · You" in out
    assert "Order of players: ▸You, Livia" in out
    assert "A0 Priscus has 4 PA: walk, fight or act." in out


def test_an_activation_in_the_other_languages() -> None:
    french = drawn(facing_each_other(), "fr")
    assert "Engager B1 Verus (direction est)\xa0— 1\xa0PA (engage 1 0)" in french
    assert "Un pas, direction ouest, en −1,0\xa0— 2\xa0PA (step 3)" in french
    assert "A0 Priscus a 4 PA\xa0: marchez, combattez ou agissez." in french
    russian = drawn(facing_each_other(), "ru")
    assert "Напасть: B1 Вер (лицом на восток)\xa0— 1\xa0ОД (engage 1 0)" in russian
    assert "Шагнуть на запад, в −1,0\xa0— 2\xa0ОД (step 3)" in russian
    assert "A0 Приск, 4 ОД: идите, бейтесь, действуйте." in russian.replace("\xa0", " ")


def test_a_joust_is_told_with_its_dice() -> None:
    state = facing_each_other()
    state.gladiators[1].marker = True
    play(state, "engage 1 0", "act 9")
    out = one_line(drawn(state))
    assert "› Joust: A0 Priscus – B1 Verus" in out
    assert "Action points: 9 against weight 3.75 gives Verus 6 PA." in out
    assert "A0 Priscus engages B1 Verus, who has 6 PA: test initiative for 1 PA," in out
    assert "or withdraw one hex for 2 PA." in out
    assert "Test initiative — 1 PA (test)" in out
    assert "Withdraw east, to 2,0 — 2 PA (withdraw 0)" in out
    assert "[1]" in out
    assert "• in its phase" in out
    play(state, "test", "init 4 9")
    out = one_line(drawn(state))
    assert "› Joust: A0 Priscus (attacks) – B1 Verus (defends)" in out
    assert "Initiative: 4 + weight 5.75 = 9.75 against 12.75. Priscus attacks." in out
    assert "1) No more dice (buy 0) 2) 1 more die — 2 PA (buy 1) 3) 2 more dice — 5 PA" in out
    play(state, "buy 1")
    out = one_line(drawn(state))
    assert "B1 Verus (defends, 1 extra die)" in out
    assert "A0 Priscus attacks: more dice? 3 PA are left." in out


def test_the_end_of_a_window_is_no_end_of_the_phase() -> None:
    out = drawn(games()[0]["free"][0].state)
    assert re.search(r"\d\) Leave it \(end\)", out)
    assert "2) End the phase" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_die_is_explained(language: str) -> None:
    found, dice = games()[0], games()[1]
    told = set()
    for seen, die in dice.values():
        _, table = seated(language, names=NAMES[: seen.table.options.players])
        only = replace(seen, table=_with_dice(seen.table, [die]))
        out = one_line(shown(table.last(only)))
        assert f" {die.value} " in f" {out} ".replace(":", " ").replace(".", " ").replace(",", " ")
        told.add(die.label)
    leave = Die("leave", 1, 7, 7, 6, "leaves")
    school = found["train"][0].view
    _, table = seated(language, names=NAMES[:2])
    assert "7" in shown(table.last(replace(school, table=_with_dice(school.table, [leave]))))
    assert told | {"leave"} == DICE


@pytest.mark.parametrize(
    ("die", "said"),
    [
        (Die("fall", 0, 1, 4, 7, "falls"), "1 is below 1.75, weight minus level. Priscus falls."),
        (Die("prot", 1, 3, 16, 15, "wounded"), "Protection of Verus: 3 + 1 against weight 3.75."),
        (Die("prot", 1, 3, 12, 15, "stopped"), "Protection of Verus: 3 against weight 3.75."),
        (Die("init", 0, 4, 39, 51, "attacks"), "4 + weight 5.75 = 9.75 against 12.75."),
        (Die("crowd", 1, 2, -2, 0, "spared"), "The crowd: 2 − 4 = −2, below 0. Verus is spared."),
        (Die("order", 1, 8), "Order: Livia rolls 8."),
        (Die("order", 0, 8), "Order: you roll 8."),
        (Die("leave", 0, 8, 8, 6, "leaves"), "Your trainer: 8 is at least 6. He leaves."),
    ],
)
def test_dice_are_told_in_points_not_quarters(die: Die, said: str) -> None:
    state = _with_dice(facing_each_other(), [die])
    assert said in one_line(drawn(state))


def _with_dice(state: State, dice: list[Die]) -> State:
    other = clone(state)
    other.dice = dice
    return other


def test_only_the_last_dice_are_told_with_the_table() -> None:
    state = facing_each_other()
    state.dice = [Die("act", 0, 9, 4, 23)] + [Die("rise", 0, n % 10, n % 10, 4) for n in range(9)]
    for at, die in enumerate(state.dice[1:], 1):
        state.dice[at] = replace(die, result="turned")
    out = drawn(state)
    assert "2 dice before these: type last to see them." in out
    assert "Action points" not in out
    _, table = seated()
    assert "Action points: 9 against weight 5.75 gives Priscus 4 PA." in one_line(
        shown(table.last(view(state, 0)))
    )


def test_dice_of_gladiators_numbered_anew_are_not_told() -> None:
    """After the tests of a campaign a number may mean somebody else, or nobody."""
    moments = [m for m in games()[0]["enlist"] if m.state.options.campaign]
    assert {die.label for m in moments for die in m.state.dice} <= {"leave"}
    state = clone(moments[0].state)
    state.dice = [Die("leave", 0, 2, 2, 6, "stays")]
    assert "Your trainer: 2 is below 6. He stays." in drawn(state)


def test_dice_of_the_phase_before_are_called_so() -> None:
    state = clone(games()[0]["pick"][0].state)
    state.dice = [Die("order", 1, 6)]
    assert "Earlier dice\n 6  Order: Livia rolls 6." in re.sub(" +\n", "\n", drawn(state))
    assert "Dice of this phase" not in drawn(state)


def test_no_die_has_been_rolled_yet() -> None:
    _, table = seated()
    assert "No die has been rolled in this phase." in shown(
        table.last(view(facing_each_other(), 0))
    )


# Before the fight


def deploying() -> Moment:
    return next(m for m in games()[0]["deploy"] if m.state.options.players <= 4)


def placements(moment: Moment) -> list[Place]:
    return [move for move in moment.moves if isinstance(move, Place)]


@pytest.mark.parametrize("width", [56, 96])
def test_placements_are_a_table_of_numbers(width: int) -> None:
    moment = deploying()
    _, table = seated(width=width, names=moment.names)
    choices = table.choices(moment.view, moment.moves)
    out = drawn(moment.state, width=width)
    hexes = dict(re.findall(r"(?<![\w])([a-g]) (−?\d,−?\d)", out))
    assert len(hexes) == len({move.hex for move in placements(moment)})
    waiting = {move.who for move in placements(moment)}
    rows = re.findall(r"^[A-F](\d+) [A-Z]\w+, \w+, \d((?: +\d+)+) *$", out, re.M)
    assert {int(who) for who, _ in rows} == waiting
    for who, numbers in rows:
        for letter, number in zip(sorted(hexes), numbers.split(), strict=True):
            move = choices[int(number) - 1]
            assert f"{move}".startswith(f"place {who} {hexes[letter].replace('−', '-')} ")
    assert len(choices) == 6 * len(waiting) * len(hexes)
    assert f"such as {moment.moves[0]}" in one_line(out)
    first = choices[: len(waiting) * len(hexes)]
    assert len({move.facing for move in first if isinstance(move, Place)}) == 1


def test_the_free_hexes_of_the_zone_are_in_the_arena() -> None:
    moment = deploying()
    picture = drawn(moment.state).partition("A3→4 troop")[0]
    letters = re.findall(r" ([a-g])(?= )", picture)
    assert len(letters) == len({move.hex for move in placements(moment)})


def test_a_zone_looks_to_the_middle() -> None:
    state = GAME.setup(Options(2, troops="drawn"), Fast(Random(1)), None)
    moves = list(GAME.moves(state, 0))
    _, table = seated(names=NAMES[:2])
    assert f"{table.choices(view(state, 0), moves)[0]}" == "place 0 4,0 3"
    assert "looking west" in one_line(drawn(state))


def test_classes_are_listed_with_their_figures() -> None:
    state = GAME.setup(Options(2, troops="custom"), Fast(Random(1)), None)
    out = drawn(state)
    assert "Your next gladiator: Primus Palus, level 5" in out
    assert re.search(r"1 +Retiarius +4\.75 +2 +4 +trident, net \(dagger\)", out)
    assert re.search(r"11 +Crupellarius +8 +1\.1 +8 +gladius, scutum", out)
    assert re.search(r"16 +Own equipment +You decide", out)
    assert "A You: levels still to come: 5, 4, 3, 3, 2, 1" in out
    play(state, "enlist thraex")
    assert "A You: Priscus (Thraex, 5) · levels still to come: 4" in drawn(state)


def test_equipment_of_ones_own_grows() -> None:
    state = GAME.setup(Options(2, troops="custom"), Fast(Random(1)), None)
    play(state, "enlist custom")
    out = drawn(state)
    assert "Wears: nothing" in out
    assert "In hand: empty-handed" in out
    assert "Wear: helmet (weight 1) (wear helmet)" in out
    assert "Send him in like this" not in out
    for move in ("wear helmet", "hold gladius", "hold scutum", "sheathe pugio"):
        play(state, move)
    out = drawn(state)
    assert "Wears: helmet" in out
    assert "In hand: gladius, scutum (dagger)" in out
    assert "weight 4\n" in re.sub(" +\n", "\n", out)
    assert "Send him in like this (ready)" in out


# A campaign


def test_the_schools_of_a_campaign() -> None:
    moment = games()[0]["train"][0]
    state = clone(moment.state)
    seat = GAME.to_act(state)[0]
    state.schools[seat].laurels = 3
    state.schools[seat].trainers = (Trainer("leo", "thraex"), Trainer("ursus", "gallus"))
    state.tournaments = [Tournament((seat,), (2, 1), "last_troop", "L-29.2")]
    out = drawn(state)
    name = f"{'AB'[seat]} {NAMES[seat]}"
    assert re.search(rf"{name} +★ 3 +\d+ +\d+ +Leo, Ursus", out)
    assert f"Tournament 1: {NAMES[seat]} (last troop standing)" in out
    assert "── Tests after tournament 1 · Tournament 1 of 2 · team melee ──" in out
    assert "2 trainers can help: one die again each" in out
    own = [one for one in state.gladiators if one.owner == seat]
    words = Words(Terminal("en"), NAMES)
    for one in own:
        assert re.search(rf"^{words.name(one)} +{words.thing('class', one.type)} ", out, re.M)
    assert re.search(r"1\) Test [AB]\d+ \w+ · Needs .* \(train \d+\)", out)
    _, table = seated(names=NAMES[:2])
    assert "★ 3" in shown(table.last(view(state, seat)))


def test_a_test_says_what_its_dice_bring() -> None:
    moment = games()[0]["reroll"][0]
    out = drawn(moment.state)
    frame = moment.state.frames[-1]
    assert isinstance(frame, Tests)
    assert f"Roll the {frame.dice[0]} again (reroll 0)" in out
    assert re.search(r"\d\) Keep: he (becomes \w|stays \w|goes free).* \(keep\)", out)


def test_a_finished_tournament_of_a_campaign_shows_the_schools() -> None:
    moment = games()[0]["train"][0]
    _, table = seated(names=NAMES[:2])
    won = say("gloria-won", seats=(seat_ref(0),), count=1)
    out = shown(*table.narrate(moment.view, [won, say("gloria-tests")]))
    assert re.search(r"(You win|You wins) the tournament!", out)
    assert re.search(r"School +Laurels +Freed +Levels", out)


# Telling and the end


def test_the_log_tells_this_tournament() -> None:
    _, table = seated(names=NAMES[:2])
    turn = say("gloria-turn", number=7)
    heard = [turn, say("gloria-tournament", number=2), say("gloria-turn", number=1)]
    out = shown(*table.recall(view(facing_each_other(), 0), heard))
    assert out.split("\n") == ["Tournament 2 begins.", "Turn 1.", ""]
    early = [say("gloria-enlists", seat=seat_ref(0), one=Ref("gladiator", "leo"),
                 **{"class": Ref("class", "gallus"), "level": Ref("level", 2)})]  # fmt: skip
    assert "You take Leo: Gallus, Tiro." in shown(
        *table.recall(view(facing_each_other(), 0), early)
    )


def ended(outcome: Outcome, language: str = "en") -> str:
    state = facing_each_other()
    state.over = outcome
    state.schools[0].laurels = 2
    _, table = seated(language, names=NAMES[:2])
    return one_line(shown(table.result(view(state, 0), outcome), width=86))


def test_the_result_of_a_tournament() -> None:
    out = ended(Outcome((0,), (1, 0), (1, 2), "last_troop", "last_troop"))
    assert "You win the tournament! The last troop in the arena." in out
    assert "1. A You 1 2. B Livia 0" in out
    assert "A0 Priscus Secutor 4/5 0 stands" in out
    assert "B2 Flamma Thraex 0/3 0 dead" in out
    assert "L-29" not in out


def test_other_ends() -> None:
    draw = ended(Outcome((), (1, 1), (1, 1), "draw", "L-29.2"))
    assert "Nobody is left standing" in draw
    shared = ended(Outcome((0, 1), (1, 1), (1, 1), "turn_limit", "L-29.3"), "fr")
    assert "Vous partagez la victoire du tournoi avec Livia" in shared
    assert "À la limite de tours" in shared
    tie = ended(Outcome((1,), (1, 1), (2, 1), "missions", "L-29.3"))
    assert "Equal at the top; L-29.3 decides." in tie
    assert "Player Missions 1. B Livia 1 2. A You 1" in tie
    campaign = ended(Outcome((0,), (2, 0), (1, 2), "campaign", "campaign"), "ru")
    assert "Вы выигрываете кампанию!" in campaign
    assert "A You ★ 2" in campaign


def test_what_the_result_says_is_not_told_before_it() -> None:
    over = [
        m for m in games()[0]["over"] if m.heard[-1].key in ("gloria-won", "gloria-campaign-won")
    ]
    assert over
    for moment in over:
        _, table = seated(names=moment.names)
        told = [shown(line) for line in table.narrate(moment.view, moment.heard)]
        assert len(told) == len(moment.heard) - 1 + (
            "gloria-tests" in {m.key for m in moment.heard}
        )


# Whole games at the prompt


@pytest.mark.parametrize(
    ("language", "over"),
    [("en", "The game is over"), ("fr", "La partie est finie"), ("ru", "Игра окончена")],
)
def test_a_whole_game_in_three_languages(
    ludus: Shell, monkeypatch: pytest.MonkeyPatch, language: str, over: str
) -> None:
    rng, looks = Random(1), iter(["last", "log", "help", "", "rules"])

    def ask(_: str) -> str:
        if (look := next(looks, None)) is not None:
            return look
        state = Spy.latest.state
        return f"{lively(state, list(GAME.moves(state, 0)), rng)}"

    monkeypatch.setattr(play_command, "Recorder", Spy)
    monkeypatch.setattr("builtins.input", ask)
    options = {"campaign": 1, "turn_limit": 2, "crowd_appeal": True}
    words = [f"{name}={json.dumps(value)}" for name, value in options.items()]
    given = [word for option in words for word in ("--option", option)]
    code, out = ludus("", "play", "gloria", "--players", "2", "--bots", "random",
                      "--lang", language, "--seed", "2", *given)  # fmt: skip
    assert code == 0
    assert over in out
    lines = [line for line in out.splitlines() if "ludus play" not in line]
    assert max(map(cell_len, lines)) <= 80
    assert "gloria-" not in out
    assert language == "en" or not re.search(r"\b(You|Your|The|engages|steps|rolls)\b", out)


def test_a_number_or_a_text_makes_a_move(ludus: Shell) -> None:
    typed = "1\nplace 0 4,-1 2\nplace 1 9,9 2\n999\nhelp\nquit\n"
    words = ("--players", "2", "--bots", "random", "--seed", "1", "--lang", "en")
    options = ("--option", "troops=drawn")
    _, out = ludus(typed, "play", "gloria", *words, *options, columns=100)
    assert "Priscus enters the arena." in out
    assert re.search(r"A0← +Priscus .* 4,0 ", out)
    assert "L-4.2: Priscus is in the arena already." in out
    assert "“place 1 9,9 2” is not a move" in out
    assert "There is no number 999 here: choose from 1–180." in out
    assert "look at all dice of this phase" in out
    assert "You are a lanista" in out


def test_a_placement_may_be_typed(ludus: Shell) -> None:
    words = ("--players", "2", "--bots", "random", "--seed", "1", "--lang", "en")
    typed = "place 3 4,-1 2\nquit\n"
    _, out = ludus(typed, "play", "gloria", *words, "--option", "troops=drawn", columns=100)
    assert re.search(r"A3↙ .* 4,−1 ", out)
