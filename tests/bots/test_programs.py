"""Programs from elsewhere: they play whole games, and whatever they do wrong ends in one line."""

import json
import os
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludus.bots import dismiss, failure_of, make_bot
from ludus.bots.programs import player
from ludus.cli.arguments import read_bots
from ludus.cli.main import main
from ludus.core.codec import to_plain
from ludus.core.errors import BadInput, LudusError
from ludus.core.fate import Fast
from ludus.games import find_game
from ludus.lab.arena import Match, play_match
from ludus.locales.catalogue import LANGUAGES, catalogue

ROOT = Path(__file__).parents[2]
BOTS = ROOT / "examples" / "bots"
NODE = Path(sys.executable).parent / "node"
PYTHON_BOT = f"program:{shlex.join([sys.executable, str(BOTS / 'random_bot.py')])}"
NODE_BOT = f"program:{shlex.join([str(NODE), str(BOTS / 'first_bot.mjs')])}"

START = "import sys, json, time, os\nnext(sys.stdin)\n"
READY = 'print(json.dumps({"type": "ready", "protocol": 1}), flush=True)\n'
TURN = "turn = json.loads(next(sys.stdin))\n"
FAULTS = {
    "program-ended": START + READY + TURN + "sys.exit(3)",
    "program-late": START + READY + "time.sleep(60)",
    "program-long-line": START + READY + "print('x' * 200_000, flush=True); time.sleep(60)",
    "program-no-greeting": START + "print('good day', flush=True); time.sleep(60)",
    "program-protocol": START + READY.replace("1", "99") + "time.sleep(60)",
    "program-tries": START + READY + "for line in sys.stdin: print('}{', flush=True)",
    "program-flood": START + READY + 'while True: print(\'{"type":"move","id":"x","move":"y"}\')',
}


def script(folder: Path, text: str) -> str:
    file = folder / "bot.py"
    file.write_text(text, encoding="utf-8")
    return f"program:{shlex.join([sys.executable, str(file)])}"


def opening(name: str = "gorus", **options: Any) -> tuple[Any, Any, int]:
    game = find_game(name)
    state = game.setup(game.read_options({"players": 3, **options}), Fast(Random(1)), None)
    return game, state, game.to_act(state)[0]


@pytest.mark.parametrize("game", ["gorus", "brutus", "insanam"])
def test_programs_in_two_languages_play_whole_games(game: str) -> None:
    players = 4 if game == "brutus" else 3
    bots = (PYTHON_BOT, NODE_BOT, *["random"] * (players - 2))
    results = list(play_match(Match(game, {"players": players}, bots, "1"), 1))
    assert [one.failures for one in results] == [()]
    assert all(one.winners for one in results)


def test_the_bot_of_the_page_plays(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    code = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)[0]
    assert len(code.splitlines()) <= 20
    bots = (script(tmp_path, code), "random", "random")
    (result,) = play_match(Match("gorus", {"players": 3}, bots, "2"), 1)
    assert result.failures == ()


@pytest.mark.parametrize("fault", FAULTS)
def test_whatever_a_program_does_wrong_another_bot_plays_on(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "SECONDS", 0.6 if fault == "program-late" else 20.0)
    game, state, seat = opening()
    bot = make_bot(script(tmp_path, FAULTS[fault]), game, options=state.options)
    view, moves = game.view(state, seat), game.moves(state, seat)
    assert bot.choose(view, moves, Random(1)) in moves
    why = failure_of(bot)
    assert why is not None
    assert why.key == fault
    for language in LANGUAGES:
        assert "\n" not in catalogue(language).say(why)
    assert bot.choose(view, moves, Random(1)) in moves
    dismiss([bot], None)


def test_a_forbidden_move_is_refused_with_its_article_and_the_next_one_counts(
    tmp_path: Path,
) -> None:
    heard = tmp_path / "heard.json"
    code = START + READY + TURN + (
        "def say(move): print(json.dumps({'type': 'move', 'id': turn['id'], 'move': move}),"
        " flush=True)\n"
        "bad = next(c for c in ('BL12', 'BL11', 'GR12', 'PI12', 'BL10')"
        " if c not in turn['moves'])\n"
        "say('lead ' + bad if turn['moves'][0].startswith('lead') else bad)\n"
        "first = json.loads(next(sys.stdin)); say('nonsense')\n"
        "second = json.loads(next(sys.stdin)); say(turn['moves'][-1])\n"
        f"open({str(heard)!r}, 'w').write(json.dumps([first, second]))\n"
        "sys.stdin.read()\n"
    )  # fmt: skip
    game, state, seat = opening()
    bot = make_bot(script(tmp_path, code), game, options=state.options)
    moves = game.moves(state, seat)
    try:
        assert bot.choose(game.view(state, seat), moves, Random(1)) == moves[-1]
        assert failure_of(bot) is None
    finally:
        dismiss([bot], None)
    first, second = json.loads(heard.read_text())
    assert first["type"] == second["type"] == "refused"
    assert (first["tries"], second["tries"]) == (2, 1)
    assert first["article"].startswith("G-")
    assert second["article"] is None


def test_a_program_is_shown_what_a_person_is_shown_and_no_more(tmp_path: Path) -> None:
    heard = tmp_path / "heard.json"
    code = START.replace("next(sys.stdin)", "hello = next(sys.stdin)") + READY + (
        "turn = next(sys.stdin)\n"
        f"open({str(heard)!r}, 'w').write('[' + hello + ',' + turn + ']')\n"
        "print(json.dumps({'type': 'move', 'id': '1', 'move': json.loads(turn)['moves'][0]}),"
        " flush=True)\n"
    )  # fmt: skip
    game, state, seat = opening()
    bot = make_bot(script(tmp_path, code), game, options=state.options)
    view, moves = game.view(state, seat), game.moves(state, seat)
    assert bot.choose(view, moves, Random(1)) == moves[0]
    dismiss([bot], None)
    hello, turn = json.loads(heard.read_text())
    assert turn == {
        "type": "turn", "id": "1", "view": to_plain(game.for_person(view)),
        "moves": [str(move) for move in moves],
    }  # fmt: skip
    assert hello == {
        "type": "hello", "protocol": 1, "game": "gorus", "version": game.version,
        "options": to_plain(state.options), "seats": 3, "seat": seat, "seconds": 10.0,
        "start_seconds": 20.0, "tries": 3,
    }  # fmt: skip


def test_a_line_may_come_in_parts(tmp_path: Path) -> None:
    code = START + READY + TURN + (
        "text = json.dumps({'type': 'move', 'id': turn['id'], 'move': turn['moves'][0]}) + '\\n'\n"
        "for sign in text: sys.stdout.write(sign); sys.stdout.flush()\n"
    )  # fmt: skip
    game, state, seat = opening()
    bot = make_bot(script(tmp_path, code), game, options=state.options)
    moves = game.moves(state, seat)
    assert bot.choose(game.view(state, seat), moves, Random(1)) == moves[0]
    dismiss([bot], None)
    assert failure_of(bot) is None


def test_a_program_that_ignores_the_end_is_ended_with_all_it_started(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    code = START + READY + TURN + (
        "import signal, subprocess\n"
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "other = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(99)'])\n"
        f"open({str(pids)!r}, 'w').write(f'{{os.getpid()}} {{other.pid}}')\n"
        "print(json.dumps({'type': 'move', 'id': turn['id'], 'move': turn['moves'][0]}),"
        " flush=True)\n"
        "time.sleep(99)\n"
    )  # fmt: skip
    game, state, seat = opening()
    bot = make_bot(script(tmp_path, code), game, options=state.options)
    bot.choose(game.view(state, seat), game.moves(state, seat), Random(1))
    dismiss([bot], (0,))
    for pid in map(int, pids.read_text().split()):
        assert gone(pid)


def gone(pid: int) -> bool:
    """Tell whether a process ends; one that nobody has waited for is a zombie."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.02)
    return False


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can promise it")
def test_a_program_ends_with_its_parent_even_if_that_is_killed(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    code = START + READY + f"open({str(pid)!r}, 'w').write(str(os.getpid()))\ntime.sleep(99)\n"
    words = ["sim", "gorus", "-n", "1", "--bots", f"random,{script(tmp_path, code)},random"]
    command = [sys.executable, "-c", "from ludus.cli.main import run; run()", *words]
    with subprocess.Popen(command) as parent:
        until = time.monotonic() + 60
        while not (pid.exists() and pid.read_text()) and time.monotonic() < until:
            time.sleep(0.02)
        parent.kill()
    assert gone(int(pid.read_text()))


@pytest.mark.parametrize(
    ("spec", "key"),
    [
        ("program:", "program-missing"),
        ("program:'./bot", "program-quotes"),
        ("program:./no-such-bot", "program-unknown"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused(spec: str, key: str) -> None:
    with pytest.raises(BadInput) as refused:
        make_bot(spec, find_game("gorus"))
    assert refused.value.message.key == key


def test_a_program_that_cannot_be_started_fails_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_bytes(b"\x7fELF no program")
    file.chmod(0o755)
    game, state, seat = opening()
    bot = make_bot(f"program:{shlex.quote(str(file))}", game, options=state.options)
    bot.choose(game.view(state, seat), game.moves(state, seat), Random(1))
    why = failure_of(bot)
    assert why is not None
    assert why.key == "program-no-start"


def test_commas_between_quotes_belong_to_the_command() -> None:
    assert read_bots("random,program:'./a,b' -x,veteran", 3) == (
        "random", "program:'./a,b' -x", "veteran",
    )  # fmt: skip
    assert read_bots(r"program:./a\,b,random", 2) == (r"program:./a\,b", "random")
    with pytest.raises(LudusError):
        read_bots("a,b", 3)


def test_sim_counts_the_games_in_which_a_program_failed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = f"random,{script(tmp_path, FAULTS['program-ended'])},random"
    words = ["sim", "gorus", "-n", "2", "--players", "3", "--bots", bots, "--lang", "en"]
    assert main([*words, "--records", str(tmp_path / "games")]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Seat 2: its program failed in 2 games" in said
    assert "The program has ended (code 3)." in said
    record = (tmp_path / "games" / "gorus-00000.json").read_text()
    assert json.loads(record)["seats"] == ["random 1", "program 2", "random 3"]
    assert os.fspath(tmp_path) not in record
    assert main([*words, "--json"]) == 0
    failures = json.loads(capsys.readouterr().out)["failures"]
    assert [(one["game"], one["seat"], one["reason"]) for one in failures] == [
        (0, 1, "program-ended"), (1, 1, "program-ended"),
    ]  # fmt: skip


def test_a_program_may_ask_about_moves_and_that_costs_no_try(tmp_path: Path) -> None:
    asking = (
        START + READY + TURN
        + 'cards = [f"{school}{number}" for school in ("BL", "BR") for number in range(13)]\n'
        + "told = []\n"
        + "for card in cards[:20]:\n"
        + '    print(json.dumps({"type": "ask", "id": turn["id"], "move": card}), flush=True)\n'
        + "    told.append(json.loads(next(sys.stdin)))\n"
        + 'allowed = {one["move"] for one in told if one["reason"] is None}\n'
        + 'assert {one["type"] for one in told} == {"told"}\n'
        + 'assert allowed == set(turn["moves"]) & set(cards[:20])\n'
        + 'assert {one["article"] for one in told} == {None, "G-5.1"}\n'
        + 'move = turn["moves"][-1]\n'
        + 'print(json.dumps({"type": "move", "id": turn["id"], "move": move}), flush=True)\n'
        + "for line in sys.stdin: pass\n"
    )  # fmt: skip
    game, state, seat = opening()
    bot = make_bot(script(tmp_path, asking), game, options=state.options)
    moves = game.moves(state, seat)
    chosen = bot.choose(game.view(state, seat), moves, Random(1))
    assert failure_of(bot) is None
    assert chosen == moves[-1]
    dismiss([bot], None)
