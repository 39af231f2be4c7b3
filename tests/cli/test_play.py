"""`ludus play`, driven by typed lines: whole games, odd input, and nothing shown that is hidden."""

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console

from cli.prompt import Spy
from ludus.cli import play
from ludus.cli.arguments import Parser
from ludus.cli.main import main
from ludus.cli.tables import clean, find_table, tell
from ludus.cli.tables.gorus import GorusTable
from ludus.cli.tables.plain import PlainTable
from ludus.cli.terminal import Terminal
from ludus.core.message import say, seat_ref
from ludus.core.outcome import Outcome
from ludus.core.record import Recorder, read_record, verify
from ludus.games import find_game
from ludus.games.gorus.options import MODES
from ludus.games.gorus.state import RoundScore

NUMBERS = "".join(f"{number}\n" for number in range(1, 11)) * 1000
"""Somebody who tries every number in turn, over and over: one of them is always allowed."""

ODD_LINES = [
    "",
    "   ",
    "\t",
    "\x00",
    "\x1b[2J\x1b[31m",
    "\x07\x08\x7f",
    "\ud83d",
    "\u202eevil\u202c",
    "é漢字 ☃ [bold]x[/bold] [/] [link=x] :smile:",
    "{ $card }",
    "0",
    "-1",
    "11",
    "٣",
    "²",
    "9" * 5000,
    "bl" * 200_000,
    "bl10" + " " * 5000 + "x",
    "bl 99",
    "br-",
    "why",
    "why ☃",
    "why " + "7" * 5000,
    "rules",
    "rules ☃",
    "rules G-99.9",
    "rules \x00",
    "help me",
    "?",
    "last last",
    "log log",
    "table",
    "move",
    "None",
]


Run = Callable[..., tuple[int, str]]


@pytest.fixture
def game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command line with typed input; give the exit code and all that was printed."""

    def run(typed: str, *words: str, columns: int = 80) -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        monkeypatch.setenv("COLUMNS", str(columns))
        code = main(["play", "gorus", "--bots", "random", *words])
        out, err = capsys.readouterr()
        return code, out + err

    return run


def squeeze(text: str) -> str:
    """Undo the wrapping of lines."""
    return " ".join(text.split())


# Whole games


def test_a_whole_game_is_recorded_and_can_be_verified(game: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    code, out = game(NUMBERS, "--seed", "1", "--lang", "en", "--record", str(file))
    assert code == 0
    assert "The game is over" in out
    assert f"Record: {file}" in out
    assert f"ludus verify {file}" in out
    record = read_record(file.read_bytes())
    assert record.seats == ["You", "Livia", "Marcus"]
    assert record.fairness is not None
    assert record.fairness.commitment in out.split("Round 1")[0]
    assert verify(find_game("gorus"), record) > 0
    rounds = len(re.findall(r"Round \d+ is over", out))
    assert rounds == len(re.findall(r"Round \d+ begins", out))


def test_the_same_seed_gives_the_same_game(game: Run) -> None:
    words = ("--seed", "7", "--option", "target=1", "--lang", "en")
    assert game(NUMBERS, *words) == game(NUMBERS, *words)


def test_the_person_adds_a_nonce(game: Run, tmp_path: Path) -> None:
    found = []
    for words in ((), ("--nonce", "ave atque vale"), ("--seed", "7")):
        file = tmp_path / "game.json"
        _, out = game("quit\n", *words, "--record", str(file))
        fairness = read_record(file.read_bytes()).fairness
        assert fairness is not None
        found.append(fairness.nonces)
        for nonce in filter(None, fairness.nonces):
            assert nonce in out
    made, given, none = found
    assert re.fullmatch(r"[0-9a-f]{32}", made[0] or "")
    assert given[0] == "ave atque vale"
    assert {*made[1:], *given[1:]} == {None}, "bots add nothing"
    assert none == (), "the same seed gives the same game"


def test_without_a_seed_every_game_has_its_own(game: Run) -> None:
    hashes = {re.findall(r"[0-9a-f]{64}", game("quit\n")[1])[0] for _ in range(2)}
    assert len(hashes) == 2


@pytest.mark.parametrize(
    ("language", "over", "first"),
    [
        ("en", "The game is over", "You"),
        ("fr", "La partie est finie", "Vous"),
        ("ru", "Игра окончена", "Вы"),
    ],
)
def test_three_languages(game: Run, language: str, over: str, first: str) -> None:
    code, out = game(NUMBERS, "--seed", "2", "--option", "target=1", "--lang", language)
    assert code == 0
    assert over in out
    assert f"\n  {first} " in out
    assert language == "en" or not re.search(r"\b(You|Your|The|takes?|leads?)\b", out)


@pytest.mark.parametrize("players", ["1", "2", "8"])
def test_the_smallest_and_the_largest_table(game: Run, players: str) -> None:
    words = ("--players", players, "--option", "target=1", "--seed", "3", "--lang", "en")
    code, out = game(NUMBERS, *words)
    assert code == 0
    assert "The game is over" in out
    assert ("Wanderers" in out) == (players == "1")
    assert ("You draw" in out) == (players == "2")


def test_teams_win_together(game: Run) -> None:
    words = ("--players", "4", "--option", "teams=2v2", "--option", "target=1", "--lang", "en")
    _, out = game(NUMBERS, *words, "--seed", "4")
    assert re.search(r"You win the game, together with Marcus!|Livia, Claudia win the game!", out)
    assert "Team" in out


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_small_and_large_modes_fit_eighty_columns(game: Run, language: str) -> None:
    for mode in MODES:
        if mode.edition != "ru2020" or mode.players not in (1, 2, 8):
            continue
        words = ["--players", str(mode.players), "--option", "edition=ru2020", "--lang", language]
        words += ["--option", f"teams={mode.teams}"] if mode.teams else []
        _, out = game(
            "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\nlast\nlog\nhelp\nquit\n", *words, "--seed", "5"
        )
        assert max(map(cell_len, out.splitlines())) <= 80
        assert "…" not in out


@pytest.mark.parametrize("columns", [1, 20, 40, 200])
def test_other_widths_do_no_harm(game: Run, columns: int) -> None:
    code, out = game("1\n2\n3\nquit\n", "--players", "8", "--seed", "5", columns=columns)
    assert code == 0
    assert columns < 20 or max(map(cell_len, out.splitlines())) <= columns


# What is typed


def test_an_illegal_card_is_refused_with_its_article(game: Run) -> None:
    _, out = game("bl4\nwhy BL 4\n1\nquit\n", "--seed", "1", "--lang", "en")
    refused = "G-5.2: Blue 4 must wait: you hold Green Arrows, so follow them or challenge"
    assert squeeze(out).count(refused) == 3


def test_why_an_allowed_card_is_not_played(game: Run) -> None:
    _, out = game("why bl-7\nwhy 2\nwhy gr9\nwhy\nquit\n", "--seed", "1", "--lang", "en")
    assert out.count("BL7 is allowed.") == 2
    assert "G-5.1: You do not hold Green 9." in out
    assert "why bl7" in out
    assert "challenges with Blue 7" not in out


@pytest.mark.parametrize("card", ["bl7", "BL7", "Bl 7", " bl-7 ", "2"])
def test_a_card_can_be_typed_in_many_ways(game: Run, card: str) -> None:
    _, out = game(f"{card}\nquit\n", "--seed", "1", "--lang", "en")
    assert "You challenge with Blue 7!" in out


@pytest.mark.parametrize("typed", ["quit\n", "QUIT\n", "q\n", "exit\n", "", "last\n"])
def test_leaving_is_polite_and_keeps_the_record(game: Run, tmp_path: Path, typed: str) -> None:
    file = tmp_path / "game.json"
    code, out = game(typed, "--seed", "1", "--lang", "en", "--record", str(file))
    assert code == 0
    assert "You leave the table. The game stays unfinished." in out
    record = read_record(file.read_bytes())
    assert record.outcome is None
    assert record.fairness is not None
    assert record.fairness.seed is None


def test_an_interrupt_keeps_the_record_too(
    game: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    file = tmp_path / "game.json"
    monkeypatch.setattr("builtins.input", interrupt)
    assert game("", "--record", str(file))[0] == 130
    assert len(read_record(file.read_bytes()).log) > 0


def test_odd_input_is_answered_and_asked_again(game: Run) -> None:
    typed = "".join(f"{line}\n" for line in ODD_LINES)
    code, out = game(typed + "bl7\nquit\n", "--seed", "1", "--lang", "en")
    assert code == 0
    assert "Traceback" not in out
    assert "You challenge with Blue 7!" in out
    assert "\x1b" not in out
    assert "\u202e" not in out
    assert "[bold]x[/bold]" in out
    assert max(map(cell_len, out.splitlines())) <= 80


@pytest.mark.parametrize("line", ODD_LINES)
def test_no_odd_line_is_a_move(game: Run, line: str) -> None:
    code, out = game(f"{line}\n", "--seed", "1", "--lang", "en")
    assert code == 0
    assert out.count("Your move ›") == 2
    assert "\n  You challenge" not in out


def test_unreadable_bytes_are_answered(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\x80\nbl7\nquit\n"), encoding="utf-8")
    monkeypatch.setattr("sys.stdin", typed)
    assert main(["play", "gorus", "--bots", "random", "--seed", "1", "--lang", "en"]) == 0
    assert "You challenge with Blue 7!" in capsys.readouterr().out


def test_help_names_a_move_and_its_number(game: Run) -> None:
    _, out = game("help\nquit\n", "--seed", "1", "--lang", "en")
    assert re.search(r"bl7, 2 +make that move", out)
    assert "The 0: brings 5 if its school is preferred when the round ends" in squeeze(out)


def test_rules_are_at_hand(game: Run) -> None:
    _, out = game("rules g-5.2\nrules G-11\nrules\nquit\n", "--seed", "1", "--lang", "en")
    assert "G-5.2  Follow or challenge" in out
    assert "G-11.5" in out
    assert re.search(r"G-13 +Team play", out)


# What may be looked back at


def watch(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    answer: Callable[[Any, str], str],
    *words: str,
) -> None:
    """Play with somebody who sees the whole truth and everything printed so far."""
    printed = ""

    def ask(_: str) -> str:
        nonlocal printed
        printed += capsys.readouterr().out
        return answer(Spy.latest.state, printed)

    monkeypatch.setattr(play, "Recorder", Spy)
    monkeypatch.setattr("builtins.input", ask)
    assert main(["play", "gorus", "--bots", "random", "--lang", "en", *words]) == 0


def cards_in(text: str) -> set[str]:
    """List every card a text names, by letters or by colour."""
    codes = {"Blue": "BL", "Brown": "BR", "Green": "GR", "Pink": "PI", "Yellow": "YE"}
    named = {f"{code}{number}" for code, number in re.findall(r"\b([A-Z]{2}) *(\d+)", text)}
    words = re.findall(r"\b(Blue|Brown|Green|Pink|Yellow) (\d+)", text)
    return named | {f"{codes[colour]}{number}" for colour, number in words}


@pytest.mark.parametrize(
    "words",
    [
        ("--players", "3", "--seat", "2"),
        ("--players", "2"),
        ("--players", "1"),
        ("--players", "8", "--option", "teams=4v4", "--seat", "8"),
    ],
)
def test_no_hidden_card_is_ever_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    asked = 0
    seat = int(words[-1]) - 1 if "--seat" in words else 0
    looks = iter(["last", "log", ""] * 1000)

    def answer(state: Any, printed: str) -> str:
        nonlocal asked
        asked += 1
        this_round = printed.partition(f"Round {state.round} begins.")[2]
        hidden = {str(card) for card in state.deck}
        for at, hand in enumerate(state.hands):
            hidden |= {str(card) for card in hand if at != seat}
        shown = cards_in(this_round)
        assert not hidden & shown
        assert {str(card) for card in state.hands[seat]} <= shown
        if asked % 4:
            return next(looks)
        return str(find_game("gorus").moves(state, seat)[0])

    watch(capsys, monkeypatch, answer, *words, "--seed", "6", "--option", "target=1")
    assert asked > 30


def test_only_the_last_fight_may_be_looked_at(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def answer(state: Any, printed: str) -> str:
        if len(state.fights) < 3:
            return str(find_game("gorus").moves(state, 0)[0])
        asked.append(printed)
        return ["last", "log", "quit"][len(asked) - 1]

    watch(capsys, monkeypatch, answer, "--seed", "1")
    state = Spy.latest.state
    earlier = {str(play.card) for fight in state.fights[:2] for play in fight.plays}
    last = {str(play.card) for play in state.fights[2].plays}
    running = {str(play.card) for play in state.fight}
    shown, logged = asked[1][len(asked[0]) :], asked[2][len(asked[1]) :]
    assert cards_in(shown) == last
    dealt, note, since = logged.partition(
        "Fights before the last one may not be looked up (G-7.7)."
    )
    assert note
    assert "Round 1 begins." in dealt
    assert cards_in(since) == last | running
    assert not earlier & cards_in(since)


def test_before_the_first_fight_ends_there_is_no_last_one(game: Run) -> None:
    _, out = game("last\nlog\nquit\n", "--seed", "1", "--lang", "en")
    assert "No fight of this round has ended yet." in out
    assert "Your hand: Blue 4, Blue 7" in out


# Bad usage, names, colours, other games


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--seat", "4"), "There is no seat 4: seats are numbered 1–3."),
        (("--seat", "0"), "is not a valid value for --seat"),
        (("--bots", "random,random,random"), "3 bots cannot fill 2 seats."),
        (("--bots", "caesar"), "There is no bot “caesar”"),
        (("--players", "9"), "G-2.1"),
        (("--record", "/no/such/folder/game.json"), "cannot be written"),
    ],
)
def test_bad_usage_is_one_line(game: Run, words: tuple[str, ...], complaint: str) -> None:
    code, out = game("", "--lang", "en", *words)
    assert code == 2
    assert complaint in out
    assert len(out.strip().splitlines()) == 1


def test_nobody_shares_a_name() -> None:
    for language in ("en", "fr", "ru"):
        terminal = Terminal(language)
        for given in (None, "", "\x00", "livia", "ЛИВИЯ", "Seat 9"):
            for seats in (1, 2, 3, 8, 12):
                for seat in range(seats):
                    names = play.seat_names(terminal, given, seat, seats)
                    assert len({name.casefold() for name in names}) == seats
    assert play.seat_names(Terminal("en"), "livia", 1, 3) == ["Marcus", "livia", "Claudia"]
    assert play.seat_names(Terminal("ru"), None, 0, 3) == ["Вы", "Ливия", "Марк"]


def test_a_name_is_shown_and_recorded(game: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    _, out = game("quit\n", "--name", "Ann \x1b[31m", "--seat", "3", "--record", str(file))
    assert "Ann [31m" in out
    assert read_record(file.read_bytes()).seats == ["Livia", "Marcus", "Ann [31m"]


def test_the_bots_are_named(game: Run) -> None:
    _, out = game("quit\n", "--bots", "random,veteran", "--lang", "en")
    assert "Bots: Livia (random), Marcus (veteran)." in out


def at_a_terminal(*, no_color: bool) -> str:
    terminal = Terminal("en")
    written = io.StringIO()
    terminal.out = Console(
        file=written, force_terminal=True, width=80, color_system="truecolor", no_color=no_color
    )
    parser = Parser(terminal, "ludus play", "")
    play.add(parser, terminal)
    args = parser.parse_args(["gorus", "--bots", "random", "--seed", "1"])
    assert play.run(args, terminal) == 0
    return written.getvalue()


@pytest.mark.parametrize("no_color", [False, True])
def test_colours_only_repeat_what_can_be_read(
    monkeypatch: pytest.MonkeyPatch, no_color: bool
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    shown = at_a_terminal(no_color=no_color)
    assert ("48;2;47;109;181" in shown) != no_color
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown)
    assert "╎BL  4╎│BL  7│" in plain
    assert re.search(r"×1 +2! +×3", plain)
    assert "GR Green Arrows" in plain


def test_a_game_without_a_table_of_its_own_can_be_played(
    game: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = "ludus.cli.session.find_table"
    monkeypatch.setattr(plain, lambda _, terminal, names: PlainTable(terminal, names))
    typed = "last\nlog\n99\n" + "1\n" * 100
    code, out = game(typed, "--seed", "1", "--option", "target=1", "--lang", "en")
    assert code == 0
    assert '["BL4", "BL7"' in out
    assert "memory" not in out
    assert "There is no number 99 here: choose from 1–3." in out
    assert re.search(r"Won: \w+\.", out)


def test_tables_are_found_by_name() -> None:
    terminal, gorus = Terminal("en"), find_game("gorus")
    assert isinstance(find_table(gorus, terminal, []), GorusTable)

    class Other:
        name = "no_such_game"

    assert isinstance(find_table(Other(), terminal, []), PlainTable)  # type: ignore[arg-type]


def test_a_tie_is_explained() -> None:
    gorus, names = find_game("gorus"), ["You", "Livia", "Marcus"]
    recorder = Recorder.live(gorus, gorus.read_options({"players": 3}), names, b"seed")
    score = RoundScore((4, 4, 0), (0, 1), "BL")
    view = replace(gorus.view(recorder.state, 0), scores=(score,), tokens=(3, 3, 0))
    outcome = Outcome((0,), (3, 3, 0), (1, 2, 3), "target", "G-10.4")
    shown = io.StringIO()
    Console(file=shown, width=80).print(GorusTable(Terminal("en"), names).result(view, outcome))
    assert "You win the game!" in shown.getvalue()
    assert "G-10.4 decides." in shown.getvalue()
    assert re.search(r"Livia +●●● +\+4●", shown.getvalue())


def test_a_far_target_is_shown_in_numbers(game: Run) -> None:
    _, out = game("quit\n", "--option", "target=50", "--seed", "1", "--lang", "en")
    assert "0/50" in out


def test_the_reader_is_you_where_the_catalogue_can() -> None:
    terminal, names = Terminal("fr"), ["Vous", "Livia"]
    won = say("gorus-won", seats=(seat_ref(0), seat_ref(1)), count=2)
    assert tell(terminal, won, names, 0) == "Vous gagnez la partie, avec Livia\u202f!"
    assert tell(terminal, won, names, None) == "Vous, Livia gagnent la partie\u202f!"
    assert tell(terminal, say("gorus-drew", seat=seat_ref(0)), names, 0) == "Vous pioche une carte."
    assert tell(terminal, say("gorus-round", round=2), names, 0) == "La manche 2 commence."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Livia accuses you of treason!"),
        ("fr", "Livia vous accuse de trahison\u202f!"),
        ("ru", "Livia обвиняет вас в предательстве!"),
    ],
)
def test_what_is_done_to_the_reader_is_done_to_you(language: str, said: str) -> None:
    terminal, names = Terminal(language), ["Me", "Livia", "Marcus"]
    accuses = say("insanam-told-accuses", seat=seat_ref(1), other=seat_ref(0))
    assert tell(terminal, accuses, names, 0) == said
    assert "Me" in tell(terminal, accuses, names, 2)
    assert "Me" in tell(terminal, accuses, names, None)
    aimed = say("insanam-told-exchange", seat=seat_ref(1), mine=3, other=2)
    assert tell(terminal, aimed, names, 0) == terminal.say(aimed, names), "2 is no player"


def test_the_next_game_is_offered_against_the_same_bots(game: Run) -> None:
    words = ("--seed", "1", "--option", "target=1", "--lang", "en", "--seat", "2")
    _, out = game(NUMBERS, *words)
    again = "Play again with: ludus play gorus --option target=1 --bots random --seat 2"
    assert again in squeeze(out)


def test_typed_text_is_made_safe() -> None:
    assert clean(" a\x00b\u202e  c\n", 10) == "a b c"
    assert clean("x" * 10, 10) == "x" * 10
    assert clean("x" * 11, 10) == "x" * 9 + "…"
    assert clean("1" + " " * 5000 + "2", 10).endswith("…")
