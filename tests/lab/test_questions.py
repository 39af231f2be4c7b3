"""Questions: what each finds in a game, in every game there is, and in games of a fifth kind."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from ludus.core.fairness import named_seed
from ludus.core.outcome import Outcome
from ludus.core.record import Recorder
from ludus.core.rules import AnyRules
from ludus.games import all_games, find_game
from ludus.games.gorus.cards import Card
from ludus.lab.playing import Plan, play
from ludus.lab.questions import QUESTIONS, find_question
from ludus.lab.trace import Pace, Step, Trace, trace_record

GAMES = tuple(all_games())
OPTIONS = {"insanam": {"players": 3, "max_turns": 3}, "gorus": {"players": 3, "target": 1}}


def trace_of(game: str, number: int = 1) -> Trace:
    options = OPTIONS.get(game, {"players": 4})
    seats = int(str(options["players"]))
    bots = ("veteran", *("random",) * (seats - 1))
    return play(Plan(game, options, bots, "trace", told=True, probes=2), number)


@pytest.mark.parametrize("game", GAMES)
def test_every_question_finds_something_in_every_game(game: str) -> None:
    trace = trace_of(game)
    for name, question in QUESTIONS.items():
        found = question(trace) or question(trace_of(game, 2))
        # Where nobody leads alone at a quarter, half and three quarters, there is no snowball.
        assert found or name == "snowball", name
        for key, one in found.items():
            assert one.weight > 0, key
            if one.unit == "share":
                assert -1e-9 <= one.amount <= one.weight + 1e-9, key
    wins = {key: one for key, one in QUESTIONS["wins"](trace).items() if "seat" in key}
    assert sum(one.amount for one in wins.values()) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_gives_the_trace_of_its_game(game: str) -> None:
    rules = find_game(game)
    trace = trace_of(game)
    options = rules.read_options(OPTIONS.get(game, {"players": 4}))
    secret = named_seed("ludus", game, "trace", 1)
    recorder = Recorder.live(rules, options, list(trace.bots), secret)
    for step in trace.steps:
        recorder.play(step.seat, step.move)
    assert recorder.record.outcome == trace.outcome
    again = trace_record(recorder.record)
    assert again == replace(trace, probes=())
    unfinished = replace(recorder.record, outcome=None)
    with pytest.raises(ValueError, match="finished"):
        trace_record(unfinished)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_states_of_itself_is_for_every_seat(game: str) -> None:
    rules: AnyRules = find_game(game)
    for mode in rules.modes[:40]:
        seats = rules.seats(mode)
        assert len(rules.sides(mode)) in (0, seats)
    trace = trace_of(game)
    assert all(len(step.standing or ()) == trace.seats for step in trace.steps)
    assert all(len(found) == trace.seats for found in trace.holdings.values())
    assert {"insanam": {"board", "destiny", "start", "place"}, "gloria": {"class"}}.get(
        game, set()
    ) == set(trace.holdings)


def test_teams_win_together() -> None:
    plan = Plan("gorus", {"players": 4, "teams": "2v2", "target": 1}, ("random",) * 4, "teams")
    trace = play(plan, 0)
    assert trace.sides == (0, 1, 0, 1)
    assert trace.fair == 0.5
    found = QUESTIONS["wins"](trace)
    assert found["wins:side/1"].amount + found["wins:side/2"].amount == 1
    assert found["wins:seat/1"].amount == found["wins:seat/3"].amount


# A game written by hand, of which every answer is known


def game(*steps: tuple[int, int, tuple[float, ...]], together: tuple[int, ...] = ()) -> Trace:
    return Trace(
        game="gorus",
        bots=("veteran", "random", "random"),
        sides=(0, 1, 2),
        outcome=Outcome((0,), (3, 1, 0), (1, 2, 3), "tokens", "tokens"),
        steps=[
            Step(seat, "send", Card("BL", 8 if at == 0 else 9), choices, at in together, standing)
            for at, (seat, choices, standing) in enumerate(steps)
        ],
        holdings={"class": (("veles", "veles"), ("gallus",), ("veles",))},
        told={"gorus-won": 1},
        pace=Pace(forced=1, choice=4, doubling=2),
    )


KNOWN = game(
    (0, 2, (0, 0, 0)),
    (1, 4, (0, 1, 0)),
    (1, 1, (0, 1, 0)),
    (2, 8, (0, 1, 2)),
    (0, 2, (3, 1, 2)),
    (1, 1, (3, 1, 0)),
    (2, 1, (3, 1, 0)),
    (0, 1, (3, 1, 0)),
)


def values(name: str, trace: Trace = KNOWN) -> dict[str, float]:
    return {key: one.amount / one.weight for key, one in QUESTIONS[name](trace).items()}


def test_wins_are_counted_by_all_that_a_seat_has() -> None:
    found = QUESTIONS["wins"](KNOWN)
    assert values("wins")["wins:class/veles"] == pytest.approx(2 / 3), "two of three were winners'"
    assert found["wins:class/veles"].fair == pytest.approx(1)
    assert values("wins")["wins:bot/veteran"] == 1
    assert values("wins")["wins:bot/random"] == 0


def test_length_is_moves_turns_and_minutes_of_the_model() -> None:
    seconds = 4 + (6 + 1) + 8 + 4 + 1 + 1 + 1
    assert values("length") == {"moves": 8, "turns": 7, "minutes": pytest.approx(seconds / 60)}
    both = game((0, 2, (0, 0, 0)), (1, 8, (0, 0, 0)), (2, 1, (0, 0, 0)), together=(0, 1))
    assert values("length", both)["turns"] == 2, "who choose at once have one turn"
    assert values("length", both)["minutes"] == pytest.approx((8 + 1) / 60)


def test_decisions_with_a_choice_are_told_apart() -> None:
    found = values("decisions")
    assert found["with-a-choice"] == 4 / 8
    assert found["decisions-per-turn"] == 8 / 7
    assert found["choices-per-turn"] == 4 / 7
    assert found["moves-to-choose-from"] == (2 + 4 + 8 + 2) / 4


def test_downtime_is_what_others_take() -> None:
    found = values("downtime")
    assert found["waits:seat/1"] == pytest.approx((26 - 4 - 4 - 1) / 26)
    assert found["longest-wait:seat/1"] == pytest.approx((7 + 8) / 60)
    assert found["longest-wait:seat/3"] == pytest.approx((4 + 7) / 60)


def test_the_lead_and_the_moment_from_which_the_end_is_known() -> None:
    assert values("lead") == {"lead-changes": 2, "known-after": 4 / 8}
    found = values("snowball")
    assert found["leader-wins:percent/25"] == 0
    assert found["leader-wins:percent/50"] == 0
    assert found["leader-wins:percent/75"] == 1
    assert found["lead-grows"] == 1, "one ahead at half, two at the end"
    blind = replace(KNOWN, steps=[replace(one, standing=None) for one in KNOWN.steps])
    assert not QUESTIONS["lead"](blind)
    assert not QUESTIONS["snowball"](blind)


def test_whoever_begins_is_first_in_the_order_or_chooses_first() -> None:
    assert values("first-player") == {"first-player-wins": 1, "first-player-edge": 1 - KNOWN.fair}
    placed = replace(KNOWN, holdings={"place": (("2",), ("1",), ("3",))})
    assert values("first-player", placed)["first-player-wins"] == 0


def test_skill_is_what_the_odd_bot_wins_beyond_its_share() -> None:
    assert values("skill") == {"skill": 1, "luck": 0}
    lost = replace(KNOWN, bots=("random", "veteran", "random"))
    assert values("skill", lost)["skill"] == pytest.approx(-1 / 2)
    assert not QUESTIONS["skill"](replace(KNOWN, bots=("random",) * 3))


def test_uses_are_counted_by_what_moves_name() -> None:
    found = values("use")
    assert found["uses:strength/8"] == 1
    assert found["uses:strength/9"] == 7
    assert found["uses:school/BL"] == found["uses:decision/send"] == 8
    assert found["uses:event/won"] == 1
    assert values("won-with")["won-with:strength/8"] == 1
    assert values("won-with")["won-with:strength/9"] == pytest.approx(1 / 3)


def test_a_choice_matters_if_another_move_makes_others_win() -> None:
    plan = Plan("gorus", {"players": 2, "target": 1}, ("random",) * 2, "probes", probes=5)
    found = [probe for number in range(6) for probe in play(plan, number).probes]
    assert len(found) == 30
    assert {probe.matters for probe in found} == {True, False}
    assert play(plan, 3).probes == play(plan, 3).probes


def test_a_question_of_ones_own_is_found_beside_the_file(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "from ludus.lab.figures import number\n\n"
        "def eights(trace):\n"
        "    sent = [one for one in trace.steps if one.move.strength == 8]\n"
        "    return {'eights': number(len(sent))}\n",
        "utf-8",
    )
    question = find_question("mine.py:eights", tmp_path)
    assert {name: one.amount for name, one in question(KNOWN).items()} == {"eights": 1}
    assert find_question("ludus.lab.questions.time:length", tmp_path)(KNOWN)


def test_a_fifth_game_is_asked_everything_it_states(tmp_path: Path) -> None:
    """A game that no module here names: in a process that finds it by the environment."""
    (tmp_path / "fifth.toml").write_text(
        'game = "micatio"\ngames = 16\nquestions = ["wins", "first-player", "length", "decisions",'
        ' "downtime", "lead", "snowball", "matter", "use", "won-with"]\n'
        '[patch]\n"table.coins" = 6\n',
        "utf-8",
    )
    tests = Path(__file__).parents[1]
    environment = {**os.environ, "LUDUS_GAMES": "fifth_game.micatio", "PYTHONPATH": str(tests)}
    said = subprocess.run(
        [sys.executable, "-c", "from ludus.cli.main import run; run()", "lab", "run", "fifth.toml",
         "--jobs", "1", "--lang", "en"],
        cwd=tmp_path, env=environment, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    for name in ("Wins by seat", "Moves in a game", "Changes of the lead", "Choices that decide"):
        assert name in said
    assert (
        "uses in a game, by decision"
        in (tmp_path / "fifth-results" / "report.html").read_text("utf-8").lower()
    )
