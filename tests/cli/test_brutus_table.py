"""The table of Brutus in the terminal: every phase, three languages, narrow and wide."""

import io
import json
import re
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, get_args

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType

from cli.prompt import Shell, Spy
from ludus.cli import play
from ludus.cli.tables import find_table
from ludus.cli.tables.brutus import BrutusTable
from ludus.cli.terminal import Terminal
from ludus.core.events import Log
from ludus.core.message import say, seat_ref
from ludus.core.moves import Move
from ludus.core.outcome import Outcome
from ludus.core.record import Recorder
from ludus.games import all_games, find_game
from ludus.games.brutus.characters import VALUES, count_cards
from ludus.games.brutus.moves import PASS, PlayCards
from ludus.games.brutus.options import End
from ludus.games.brutus.state import Combination, Gift, Manche, Phase, Play
from ludus.games.brutus.view import View

GAME = find_game("brutus")
NAMES = ["You", "Livia", "Marcus", "Claudia"]
VARIANTS = {"revolt": True, "conspiracy": True, "benevolence": True}


# Positions


class Moment:
    """Somebody has to act: what they see, may do and have heard."""

    def __init__(self, view: View, moves: list[Move], log: Log) -> None:
        self.view, self.moves = view, moves
        self.heard = log.heard_by(view.seat or 0)


@cache
def moments(players: int) -> dict[str, Moment]:
    """Play at random; keep one moment of every phase, and every end of a manche."""
    found: dict[str, Moment] = {}
    names = [f"Name {seat}" for seat in range(players)]
    options = GAME.read_options({"players": players, **VARIANTS, "end": {"manches": 3}})
    for number in range(20):
        rng, log = Random(number), Log()
        recorder = Recorder.live(GAME, options, names, bytes([number]), sink=log)
        while seats := GAME.to_act(recorder.state):
            state, seat = recorder.state, rng.choice(seats)
            moves = list(GAME.moves(state, seat))
            key = state.phase + ("-2" if state.given and state.phase == "to" else "")
            key += "-late" if state.manche > 1 and state.phase == "lead" else ""
            if key not in found:
                found[key] = Moment(GAME.view(state, seat), moves, log)
            recorder.play(seat, rng.choice(moves))
        if set(found) >= {*get_args(Phase), "to-2", "lead-late"} - {"over"}:
            found["over"] = Moment(GAME.view(recorder.state, 0), [], log)
            return found
    raise AssertionError(set(get_args(Phase)) - set(found))


def shown(terminal: Terminal, *parts: RenderableType, width: int = 80) -> str:
    """Print for a terminal of some width, as a session does."""
    written = io.StringIO()
    Console(file=written, width=width, highlight=False).print(Group(*parts))
    return written.getvalue()


def seated(
    language: str = "en", width: int = 80, names: list[str] = NAMES
) -> tuple[Terminal, BrutusTable]:
    terminal = Terminal(language)
    terminal.out = Console(file=io.StringIO(), width=width, highlight=False)
    return terminal, BrutusTable(terminal, names)


def plain(**changes: Any) -> View:
    """A view of seat 0 at a table of four, about to reply to 5×2 of Livia's."""
    recorder = Recorder.live(GAME, GAME.read_options({"players": 4}), NAMES, b"seed")
    view: View = GAME.view(recorder.state, 0)
    given: dict[str, Any] = {
        "phase": "reply",
        "turn": 0,
        "ranks": (1, 0, 2, 3),
        "sizes": (4, 9, 9, 9),
        "hand": tuple(count_cards([1, 4, 8, 8])),
        "asked": 1,
        "mercy": False,
        "top": Combination(5, 2, 1),
        "plays": (Play(1, "lead", 5, 2), Play(2, "pass"), Play(3, "skip")),
    }
    return replace(view, **{**given, **changes})


def drawn(view: View, moves: Sequence[Move], language: str = "en", width: int = 80) -> str:
    terminal, table = seated(language, width)
    return shown(terminal, table.draw(view, moves), table.duty(view, moves), width=width)


@pytest.mark.parametrize(
    ("language", "width"),
    [("en", 1), ("ru", 20), ("en", 56), ("fr", 56), ("ru", 56), ("en", 76), ("fr", 76), ("ru", 76)],
)
def test_every_phase_fits_and_can_be_said(language: str, width: int) -> None:
    for players in (4, 10):
        names = [f"Name {seat}" for seat in range(players)]
        terminal, table = seated(language, width + 4, names)
        for moment in moments(players).values():
            view, moves = moment.view, moment.moves
            parts = [table.last(view), *table.narrate(view, moment.heard[-20:])]
            if moves:
                parts += [table.draw(view, moves), table.duty(view, moves)]
            else:
                parts.append(table.result(view, view.outcome))  # type: ignore[arg-type]
            out = shown(terminal, *parts, width=width)
            assert width < 20 or max(map(cell_len, out.splitlines())) <= width
            assert "$" not in out
            assert width < 56 or not re.search(r"\w…", out)


def test_every_move_is_named_by_a_number_or_by_its_cards() -> None:
    for players in (4, 10):
        _, table = seated(names=[f"Name {seat}" for seat in range(players)])
        for moment in moments(players).values():
            choices = list(table.choices(moment.view, moment.moves))
            assert len(set(choices)) == len(choices)
            left = set(moment.moves) - set(choices)
            assert all(isinstance(move, PlayCards) and move.count > 1 for move in left)
            assert not left or moment.view.phase == "lead"
            assert not moment.moves or moment.moves[0] in choices


# Numbers are values


def test_a_number_is_the_value_of_a_card() -> None:
    _, table = seated()
    view = plain()
    choices = table.choices(view, [PASS, PlayCards(8, 2)])
    assert [f"{move}" for move in choices] == [*(f"{value}x2" for value in VALUES), "pass"]
    lead = plain(phase="lead", top=None, plays=())
    assert [f"{move}" for move in table.choices(lead, [])] == [f"{value}x1" for value in VALUES]
    for phase in ("lay", "take", "slip", "give", "discard"):
        moment = moments(4)[phase]
        numbered = table.choices(moment.view, moment.moves)
        assert [f"{move}" for move in numbered] == [f"{phase} {v}" for v in VALUES]


def test_recipients_are_listed_clockwise_from_the_reader() -> None:
    view = plain(phase="to", seat=2, turn=2, gifts=1, top=Combination(11, 1, 2))
    moves = [GAME.parse(f"to {seat}") for seat in (0, 1, 3)]
    _, table = seated()
    assert [f"{move}" for move in table.choices(view, moves)] == ["to 3", "to 0", "to 1"]
    out = drawn(view, moves)
    assert "1 Claudia (to 3)   2 You (to 0)   3 Livia (to 1)" in out
    assert "Senator: who gets a card and leads next?" in out


# What is drawn


def test_a_reply() -> None:
    out = drawn(plain(won=(0, 2, 0, 0), scores=(3, 8, 0, 0)), [PASS, PlayCards(8, 2)])
    assert re.search(r"Manche 1 of 2 ─+ Consul’s power: off ──", out)
    assert re.search(r"You ▸ +Consul +4 +3 +0 +5×2 by Livia", out)
    assert re.search(r"Livia +Imperator +9 +8 +2 ", out)
    assert "Livia 5×2 · Marcus – · Claudia »" in re.sub(r"\s+\n?", " ", out)
    assert "╎  1  ╎╎  4  ╎│  8  │" in out
    assert "╎ ×1  ╎╎ ×1  ╎│ ×2  │" in out
    assert re.search(r"^ +8x2 *$", out, re.M)
    assert "14 Pass (pass)" in out
    assert "★ manches won   – passed   » lost the turn   ╎ ╎ not now" in out
    assert "Beat 5×2 with as many cards, or pass." in out


def test_a_reply_under_the_power_and_one_that_must_be_a_pass() -> None:
    assert "Consul’s power: on" in drawn(plain(power=True), [PASS, PlayCards(8, 2)])
    assert "Beat or match 5×2" in drawn(plain(power=True), [PASS, PlayCards(8, 2)])
    assert "You have no answer to 5×2: pass." in drawn(plain(), [PASS])


def test_a_lead_says_how_several_cards_are_typed() -> None:
    moves = [PlayCards(1, 1), PlayCards(4, 1), PlayCards(8, 1), PlayCards(8, 2)]
    out = drawn(plain(phase="lead", top=None, plays=()), moves)
    assert "Nothing to beat yet." in out
    assert re.search(r"^ +1 +4 +8 *$", out, re.M)
    assert "Type 8 to play one such card, 8x2 to play 2." in out
    assert "not now" not in out
    single = drawn(plain(phase="lead", top=None, plays=()), moves[:3])
    assert "to play one such card" not in single


def test_who_is_out_and_as_what() -> None:
    out = drawn(plain(places=(0, 0, 1, 2), sizes=(4, 9, 0, 0)), [PASS])
    assert re.search(r"Marcus +III +→ Imperator", out)
    assert re.search(r"Claudia +Servus +→ Consul", out)
    assert "→ out" in out


def test_hidden_choices_show_who_still_chooses_and_what_one_has_laid() -> None:
    moves = [GAME.parse(f"lay {value}") for value in (1, 4, 8)]
    view = plain(phase="lay", turn=None, waiting=(0, 2), asked=3, laid=(4, 9), top=None, plays=())
    out = drawn(view, moves)
    assert re.findall(r"(\w+) … ", out) == ["You", "Marcus"]
    assert "Livia asks everyone for 3 cards." in out
    assert "Laid face down: 4, 9" in out
    assert "Consul’s power: not decided yet" in out
    assert "Lay 1 card face down into the forum." in out


def test_the_forum_is_drawn_with_counts_and_who_takes_next() -> None:
    forum = tuple(count_cards([2, 2, 13]))
    moves = [GAME.parse("take 2"), GAME.parse("take 13")]
    view = plain(phase="take", asked=1, forum=forum, pickers=(0, 2, 3), top=None, plays=())
    out = drawn(replace(view, sizes=(15, 16, 15, 15)), moves)
    assert "Your hand  1  4  8×2" in out
    assert "│  2  ││ 13  │" in out
    assert "│ ×2  ││ ×1  │" in out
    assert "Still to take: You, Marcus, Claudia" in re.sub(r"\s+", " ", out)
    assert "Take 1 card from the forum." in out
    assert "not now" not in out


def test_a_dux_sees_the_gifts_already_chosen() -> None:
    view = plain(phase="to", gifts=2, given=(Gift(3, 4),), top=Combination(9, 1, 0))
    out = drawn(view, [GAME.parse(f"to {seat}") for seat in (1, 2, 3)])
    assert "You win the round with Dux (9)." in out
    assert "Ready to be given: 4 → Claudia" in out
    assert "Who gets the card?" in out
    first = replace(view, given=())
    assert "Who gets the first of 2 cards?" in drawn(first, [GAME.parse("to 1")])
    how_many = plain(phase="gifts", top=Combination(9, 1, 0))
    moves = [GAME.parse("gifts 1"), GAME.parse("gifts 2")]
    assert "1 card (gifts 1)   2 cards (gifts 2)" in drawn(how_many, moves)
    giving = replace(view, phase="give", given=(Gift(2),))
    assert "Choose the card for Marcus." in drawn(giving, [GAME.parse("give 4")])


def test_a_conspiracy_passes_to_the_next_one_in() -> None:
    view = plain(phase="slip", turn=None, waiting=(0, 2), places=(0, 1, 0, 0), sizes=(4, 0, 9, 9))
    assert "Choose a card to pass to Marcus." in drawn(view, [GAME.parse("slip 1")])
    asked = drawn(plain(phase="conspire"), [GAME.parse("conspire no"), GAME.parse("conspire yes")])
    assert "1 No (conspire no)   2 Yes (conspire yes)" in asked


@pytest.mark.parametrize(
    ("end", "language", "said"),
    [
        (End(manches=5), "en", "Manche 1 of 5"),
        (End(target=1), "en", "Manche 1 · to 1 point "),
        (End(target=40), "fr", "Manche 1 · jusqu’à 40 points"),
        (End(time=1800), "en", "Manche 1 · 30 minutes"),
        (End(time=60), "en", "Manche 1 · 1 minute "),
        (End(time=90), "ru", "Кон 1 · 1,5 минуты"),
    ],
)
def test_the_header_says_how_the_game_ends(end: End, language: str, said: str) -> None:
    assert said in drawn(plain(end=end), [PASS], language)


def test_a_header_too_long_takes_two_lines() -> None:
    out = drawn(plain(end=End(target=1000)), [PASS], "fr", 44)
    assert "── Manche 1 · jusqu’à 1000 points ──" in re.sub(r"[\u202f\xa0](?=000)", "", out)
    assert "\n── Pouvoir du Consul\u00a0: inactif ──" in out


# Looking back


def test_last_shows_the_round_before_and_what_is_known() -> None:
    terminal, table = seated()
    known = ((0,) * 14, tuple(count_cards([7, 7, 13])), (0,) * 14, (0,) * 14)
    before = (Play(2, "lead", 3, 1), Play(3, "beat", 13, 1), Play(0, "pass"), Play(1, "pass"))
    gone = tuple(count_cards([3, 13, 13]))
    out = shown(terminal, table.last(plain(before=before, known=known, gone=gone)))
    assert "Marcus 3 · Claudia 13 · You – · Livia –" in out
    assert "Claudia wins the round with Caesar (13)." in out
    assert re.search(r"Livia +7×2  13\s", out)
    assert re.search(r"discarded in this manche\s+3  13×2\s", out)


def test_before_the_first_round_ends_there_is_no_last_one() -> None:
    terminal, table = seated()
    out = shown(terminal, table.last(plain()))
    assert "No round of this manche has ended yet." in out
    assert "You are certain of no card in another hand." in out
    assert "discarded" not in out


def test_the_log_tells_this_manche_after_the_points_of_those_before() -> None:
    moment = moments(4)["lead-late"]
    terminal, table = seated(names=[f"Name {seat}" for seat in range(4)])
    out = shown(terminal, *table.recall(moment.view, moment.heard))
    points, _, account = out.partition(f"Manche {moment.view.manche} begins.")
    assert re.search(r"Player +Total +★ +Manche 1", points)
    assert "Your hand: " in account
    assert "Manche 1 begins" not in out


# The end of a manche and of the game

FIRST = Manche((1, 2, 3, 4), (6, 4, 2, 0), (0, 1, 0, 0), (0, 0, 4, 0), (2, 0, 0, 0))
SECOND = Manche((2, 1, 3, 4), (4, 6, 2, 0), (0, 1, 0, 0), (0,) * 4, (0,) * 4)


def test_a_finished_manche_is_told_as_a_board() -> None:
    terminal, table = seated()
    view = plain(manches=(FIRST,), scores=(8, 5, 6, 0))
    heard = [say("brutus-last", seat=seat_ref(3))]
    heard += [say("brutus-total", seat=seat_ref(seat), points=0) for seat in range(4)]
    out = shown(terminal, *table.narrate(view, heard))
    assert "Claudia is left holding cards and becomes Servus." in out
    assert out.count("── Manche 1 is over ──") == 1
    assert re.search(r"You +Imperator +6\+2B +8\s", out)
    assert re.search(r"Livia +Consul +4\+1C +5\s", out)
    assert re.search(r"Marcus +III +2\+4R +6\s", out)
    assert "C Caesar   R Revolt   B Benevolence" in out
    assert ": 0 points" not in out


def ended(outcome: Outcome, language: str = "en", **changes: Any) -> str:
    terminal, table = seated(language)
    view = plain(phase="over", manches=(FIRST, SECOND), won=(1, 1, 0, 0), **changes)
    return " ".join(shown(terminal, table.result(view, outcome)).split())


def test_the_result_names_the_winner_the_reason_and_all_manches() -> None:
    out = ended(Outcome((0,), (12, 12, 8, 0), (1, 2, 3, 4), "manches", "B-12.6"))
    assert "You win the game! Best total after 2 manches: 12." in out
    assert "Equal points at the top; B-12.6 decides." in out
    assert "Player Total ★ Manche 1 Manche 2 You 12 1 1. 6+2B 2. 4 Livia 12 1 2. 4+1C" in out
    assert "★ manches won 1. place C Caesar R Revolt B Benevolence" in out


def test_the_result_of_the_other_ways_to_end() -> None:
    scores, places = (12, 11, 8, 0), (1, 2, 3, 4)
    target = Outcome((0,), scores, places, "target", "target")
    assert "The goal of 10 points is reached; best total: 12." in ended(target, end=End(target=10))
    assert "decides" not in ended(target, end=End(target=10))
    time = Outcome((0,), scores, places, "time", "time")
    assert "Время вышло; лучшая сумма: 12." in ended(time, "ru", end=End(time=60))
    shared = Outcome((0, 1), (12, 12, 8, 0), (1, 1, 3, 4), "manches", "B-12.7")
    assert "Vous partagez la victoire avec Livia" in ended(shared, "fr")


def test_many_manches_are_shown_in_blocks() -> None:
    terminal, table = seated(width=60)
    view = plain(phase="over", manches=(FIRST, SECOND) * 6, won=(6, 6, 0, 0))
    outcome = Outcome((0,), (72, 72, 48, 0), (1, 2, 3, 4), "manches", "B-12.6")
    out = shown(terminal, table.result(view, outcome), width=50)
    assert max(map(cell_len, out.splitlines())) <= 50
    assert all(f"Manche {number}" in out for number in range(1, 13))
    assert out.count("Player") > 1


# Whole games at the prompt


@pytest.mark.parametrize(
    ("language", "over"),
    [("en", "The game is over"), ("fr", "La partie est finie"), ("ru", "Игра окончена")],
)
def test_a_whole_game_in_three_languages(
    ludus: Shell, monkeypatch: pytest.MonkeyPatch, language: str, over: str
) -> None:
    rng, looks = Random(1), iter(["last", "log", "help", ""])

    def ask(_: str) -> str:
        if (look := next(looks, None)) is not None:
            return look
        return f"{rng.choice(list(GAME.moves(Spy.latest.state, 0)))}"

    monkeypatch.setattr(play, "Recorder", Spy)
    monkeypatch.setattr("builtins.input", ask)
    options = {**VARIANTS, "end": {"manches": 1}}
    words = [f"{name}={json.dumps(value)}" for name, value in options.items()]
    given = [word for option in words for word in ("--option", option)]
    code, out = ludus("", "play", "brutus", "--bots", "random", "--lang", language,
                      "--seed", "2", *given)  # fmt: skip
    assert code == 0
    assert over in out
    lines = [line for line in out.splitlines() if "ludus play" not in line]
    assert max(map(cell_len, lines)) <= 80
    assert language == "en" or not re.search(r"\b(You|Your|The|takes|leads?|plays)\b", out)


def test_a_bare_number_plays_that_card_or_is_refused(ludus: Shell) -> None:
    typed = "12\nwhy 4\n99\nquit\n"
    words = ("--players", "5", "--bots", "random", "--seed", "1", "--lang", "en")
    _, out = ludus(typed, "play", "brutus", *words)
    assert "You lay Vestalis Virgo (12) into the forum." in out
    assert "B-4.2: You do not hold 4." in out
    assert "There is no number 99 here: choose from 1–13." in out


def test_brutus_needs_no_number_of_players(ludus: Shell) -> None:
    _, out = ludus("quit\n", "play", "brutus", "--bots", "random", "--lang", "en")
    assert "At the table: You, Livia, Marcus, Claudia." in out
    code, out = ludus("", "sim", "brutus", "-n", "1", "--seed", "1", "--json")
    assert (code, json.loads(out)["options"]["players"]) == (0, 4)


def test_every_game_can_be_played_without_a_number_of_players(ludus: Shell) -> None:
    for name, game in all_games().items():
        _, out = ludus("", "sim", name, "-n", "1", "--json")
        assert json.loads(out)["options"]["players"] == min(n for n in game.players if n >= 3)


def test_the_table_is_found_by_the_name_of_the_game() -> None:
    assert isinstance(find_table(GAME, Terminal("en"), NAMES), BrutusTable)
