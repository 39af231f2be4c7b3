"""Puzzles over the wire: what is told before a try, what after it, and the game that goes on."""

from datetime import date, timedelta
from random import Random
from typing import Any

import msgspec
import pytest

from ludus.core.codec import to_json
from ludus.core.record import read_record, verify
from ludus.games import all_games, find_game
from ludus.puzzles.position import reach
from ludus.puzzles.puzzle import Puzzle, PuzzleFile
from ludus.puzzles.shelf import daily, shelf_of, today
from ludus.server import puzzle_tasks
from ludus.server.answers import PuzzleForecast, PuzzleRows, PuzzleShown, PuzzleTry
from ludus.server.puzzle_tasks import ShowPuzzle
from server.conftest import Meet

FEW = 5
"""So few puzzles may lie in their order by chance."""
STOCKED = [name for name in all_games() if shelf_of(name) is not None]


def shelf(name: str) -> PuzzleFile:
    found = shelf_of(name)
    assert found is not None
    return found


def one_of(name: str) -> Puzzle:
    """Give a puzzle whose next best move is not the first thought, if there is one."""
    puzzles = shelf(name).puzzles
    return next((one for one in puzzles if one.first != one.others[0].move), puzzles[0])


async def test_puzzles_are_listed_and_the_one_of_the_day_is_the_same_for_everybody(
    meet: Meet,
) -> None:
    ann, ben = await meet("Ann"), await meet("Ben")
    day = today()
    answers = [(await one.get("/puzzles")).content for one in (ann, ben)]
    if today() == day:
        rows = msgspec.json.decode(answers[0], type=PuzzleRows)
        assert answers[0] == answers[1]
        assert rows.day == day.isoformat()
        assert [row.game for row in rows.games] == STOCKED
        for row in rows.games:
            assert row.ids == tuple(one.id for one in shelf(row.game).puzzles)
            assert row.daily == daily(shelf(row.game), day).id


@pytest.mark.parametrize("name", STOCKED)
def test_every_puzzle_has_its_day_before_one_comes_again(name: str) -> None:
    file, first = shelf(name), date(2026, 11, 18)
    days = [daily(file, first + timedelta(at)).id for at in range(len(file.puzzles))]
    assert sorted(days) == sorted(one.id for one in file.puzzles)
    if len(days) > FEW:
        assert days != [one.id for one in file.puzzles], "they are shuffled"


@pytest.mark.parametrize("name", STOCKED)
async def test_a_puzzle_is_tried_until_it_is_solved(meet: Meet, name: str) -> None:
    ann, puzzle = await meet("Ann"), one_of(name)
    path = f"/puzzles/{name}/{puzzle.id}"
    answer = await ann.get(path)
    shown = msgspec.json.decode(answer.content, type=PuzzleShown)
    game = find_game(name)
    state = reach(game, shelf(name).seed, puzzle)
    assert to_json(shown.view) == to_json(
        msgspec.json.decode(to_json(game.shown(state, puzzle.seat)))
    )
    assert shown.seat == puzzle.seat
    assert set(shown.moves) == {*puzzle.right, *(one.move for one in puzzle.others)}
    assert shown.moves == tuple(map(str, game.moves(state, puzzle.seat))), "in no telling order"

    async def attempt(move: str, **more: bool) -> PuzzleTry:
        told = await ann.post(f"{path}/try", move=move, **more)
        assert told.status_code == 200, told.content
        return msgspec.json.decode(told.content, type=PuzzleTry)

    wrong = puzzle.other(puzzle.first)
    assert wrong is not None
    first = (await attempt(wrong.move)).tried
    assert first is not None
    assert (first.right, first.thought, first.loss) == (False, True, wrong.loss)
    assert first.solution is None, "the answer is not told before it is asked for"
    given = (await attempt(wrong.move, give_up=True)).tried
    assert given is not None
    assert given.solution is not None
    right = (await attempt(puzzle.best)).tried
    assert right is not None
    assert right.right
    solution = right.solution
    assert solution == given.solution
    assert solution is not None
    assert solution.next.first.move == solution.thought.first.move == puzzle.best
    assert solution.thought.other is not None
    assert solution.thought.other.move == puzzle.first
    assert solution.next.lead == puzzle.others[0].loss
    assert solution.article in game.articles.all


@pytest.mark.parametrize("name", STOCKED)
def test_what_is_shown_follows_from_what_the_seat_may_know(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    game, puzzle = find_game(name), one_of(name)
    state, log = puzzle_tasks._position(name, puzzle.id)
    shown = to_json(ShowPuzzle(name, puzzle.id).carry_out())
    for number in range(3):
        world = game.imagine(game.view(state, puzzle.seat), Random(number))
        monkeypatch.setattr(puzzle_tasks, "_position", lambda *_, world=world: (world, log))
        assert to_json(ShowPuzzle(name, puzzle.id).carry_out()) == shown


async def test_nothing_of_the_answer_is_told_with_the_position(meet: Meet) -> None:
    ann, puzzle = await meet("Ann"), one_of("gorus")
    told: dict[str, Any] = (await ann.get(f"/puzzles/gorus/{puzzle.id}")).json()
    assert set(told) == set(PuzzleShown.__struct_fields__)
    for other in (puzzle.first, puzzle.best):
        assert told["moves"].count(other) == 1
    assert not {"best", "value", "first", "loss"} & set(told)


async def test_forbidden_moves_are_refused_by_their_article(meet: Meet) -> None:
    ann, puzzle = await meet("Ann"), one_of("gorus")
    path = f"/puzzles/gorus/{puzzle.id}"
    forbidden = next(
        card for card in ("BL0", "BL1", "BL2", "GR0", "GR1")
        if card != puzzle.best and puzzle.other(card) is None
    )  # fmt: skip
    told = msgspec.json.decode(
        (await ann.post(f"{path}/try", move=forbidden, give_up=True)).content, type=PuzzleTry
    )
    assert told.tried is None, "no move was tried, and so no answer is given"
    assert told.why is not None
    assert told.why.article in find_game("gorus").articles.all
    why = (await ann.get(f"{path}/why?move={forbidden}")).json()
    assert why["why"]["article"] == told.why.article
    assert (await ann.get(f"{path}/why?move={puzzle.best}")).json()["why"] is None
    forecast = await ann.get(f"{path}/forecast?move={forbidden}")
    assert msgspec.json.decode(forecast.content, type=PuzzleForecast).forecast is None
    forecast = await ann.get(f"{path}/forecast?move={puzzle.first}")
    assert msgspec.json.decode(forecast.content, type=PuzzleForecast).move == puzzle.first


@pytest.mark.parametrize("path", ["/puzzles/gorus/0", "/puzzles/senet/0", "/puzzles/gorus/%00"])
async def test_what_is_no_puzzle_is_refused_in_one_line(meet: Meet, path: str) -> None:
    ann = await meet("Ann")
    asked = [await ann.get(path), await ann.get(f"{path}/why?move=BL0")]
    asked += [await ann.post(f"{path}/try", move="BL0"), await ann.post(f"{path}/practice")]
    assert {one.status_code for one in asked} == {422}
    assert {one.json()["message"]["key"] for one in asked} <= {"unknown-puzzle", "unknown-game"}


@pytest.mark.parametrize("name", STOCKED)
async def test_a_puzzle_can_be_played_on(meet: Meet, name: str) -> None:
    ann, puzzle = await meet("Ann"), one_of(name)
    bot = "random"
    table = await ann.do(f"/puzzles/{name}/{puzzle.id}/practice", bot=bot)
    assert table.status == "running"
    assert table.practice is not None
    assert table.practice.at == len(puzzle.moves)
    assert [seat.seat for seat in table.seats if seat.mine] == [puzzle.seat]
    line = await ann.join(table.id)
    if name == "gorus":
        await line.play(Random(1))
        record = read_record((await ann.get(f"/tables/{table.id}/record")).content)
        assert verify(find_game(name), record) > 0, "its chance can be proved to the first draw"
