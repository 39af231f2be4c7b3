"""Bots at Insanam: legal whatever is asked, in every mode, the same for the same table, able."""

from random import Random

import pytest

from ludus.bots import bot_names, make_bot
from ludus.bots.insanam import CANDIDATES, KNOWLEDGE, WEIGHED
from ludus.bots.insanam.court import POWERS, Court
from ludus.bots.insanam.court_habits import RANKS
from ludus.bots.insanam.courtier import turn_worth
from ludus.bots.insanam.habits import HABITS
from ludus.bots.insanam.mind import Mind
from ludus.bots.insanam.standing import shares, standing
from ludus.core.codec import from_json, to_json, to_plain
from ludus.core.record import verify
from ludus.games.insanam import GAME
from ludus.games.insanam.content.catalogue import BOARDS
from ludus.games.insanam.frames import Ending, Pay
from ludus.games.insanam.options import Options
from ludus.games.insanam.state import State
from ludus.lab.arena import Match, play_game, play_match
from rules.insanam.asks import POSITIONS
from rules.insanam.build import (
    barbarians,
    court,
    empty,
    go_on,
    hold,
    in_play,
    mark,
    moves,
    one,
    play,
    store,
    unlock,
)

BOTS = ["veteran", "search:6"]


def choice(bot: str, state: State, rng: int = 1) -> str:
    """Ask a bot for the move of whoever has to decide; it must be one of those there are."""
    seat = GAME.to_act(state)[0]
    offered, view = GAME.moves(state, seat), GAME.view(state, seat)
    shown, listed = to_json(view), list(offered)
    chosen = make_bot(bot, GAME).choose(view, offered, Random(rng))
    assert chosen in offered
    assert (to_json(view), list(offered)) == (shown, listed), "a bot changes nothing it is shown"
    return str(chosen)


def mind(state: State, seat: int = 0) -> Mind:
    return Mind(state.table, seat, state.secrets.own[seat])


def test_the_bots_are_named() -> None:
    assert bot_names(GAME) == ("random", "veteran", "search", "champion")


def test_every_question_and_board_is_thought_of() -> None:
    assert {*HABITS, "turn", "after"} == set(GAME.by_word)
    assert set(RANKS) == set(POWERS) == set(BOARDS)
    assert set(GAME.by_word) >= WEIGHED


# Whatever is asked


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", POSITIONS)
def test_a_bot_answers_every_question(bot: str, name: str) -> None:
    answer = choice(bot, POSITIONS[name]())
    assert choice(bot, POSITIONS[name]()) == answer, "for the same table and lots the same answer"


@pytest.mark.parametrize("name", POSITIONS)
def test_a_bot_depends_on_what_the_view_says_alone(name: str) -> None:
    """As in a server: the view comes as JSON, the moves as texts."""
    state = POSITIONS[name]()
    seat = GAME.to_act(state)[0]
    view = from_json(to_json(GAME.view(state, seat)), GAME.views)
    offered = [GAME.parse(str(move)) for move in GAME.moves(state, seat)]
    chosen = make_bot("veteran", GAME).choose(view, offered, Random(1))
    assert str(chosen) == choice("veteran", state)


@pytest.mark.parametrize("options", GAME.modes, ids=str)
def test_games_of_all_modes_end_and_can_be_verified(options: Options) -> None:
    bots = ("veteran", "random", "veteran", "random")[: options.players]
    record = play_game(Match("insanam", to_plain(options), bots, "bots"), 0)
    assert record.outcome is not None
    verify(GAME, record)


def test_the_courtier_beats_chance() -> None:
    match = Match("insanam", {"players": 3}, ("random", "veteran", "random"), "able")
    wins = sum(1 in result.winners for result in play_match(match, 8))
    assert wins >= 6


# What a courtier does


def test_an_ambition_that_is_met_is_validated_at_once() -> None:
    state = court()
    one(state).open = "P22"
    one(state).goods = [25, 9, 9]
    assert choice("veteran", state) == "validate P22"


def test_a_plotter_climbs_to_sixty_and_wins() -> None:
    state = court(2, destinies=("traitor", "loyal"), round=4)
    mark(state, 0, 59)
    assert choice("veteran", state) in ("place COL 2", "place HIP 2", "place BAR 2",
                                        "place SEN 1", "place MAR 3", "place SUB")  # fmt: skip


def test_a_loyal_subject_behind_does_not_end_the_game() -> None:
    state = court(2, round=4)
    mark(state, 0, 59)
    one(state, 1).vp = 60
    move = choice("veteran", state)
    assert mind(state).corruption(1) < 0
    assert move not in ("place COL 2", "place HIP 2", "place BAR 2", "place SEN 1", "place MAR 3")


def test_a_loyal_subject_who_leads_ends_it() -> None:
    state = court(2, round=4)
    mark(state, 0, 59)
    one(state).vp = 80
    assert mind(state).corruption(1) > 0


def test_a_marker_ahead_and_thumbs_down_are_suspicious() -> None:
    state = court(4)
    before = mind(state).suspects
    assert before[1] == before[2] == pytest.approx(2 / 5)
    assert before[0] == 0
    mark(state, 1, 30)
    one(state, 1).counts["refuse"] = 3
    after = mind(state).suspects
    assert after[1] > 0.6 > before[1]
    assert after[2] < before[2]


def test_what_was_shown_is_not_suspected_but_known() -> None:
    state = court(3)
    one(state, 1).shown = "loyal"
    one(state, 2).shown, one(state, 2).exposed, one(state, 2).card = "traitor", True, "D1"
    assert mind(state).suspects[1:] == [0.0, 1.0]
    assert mind(state).threat == 0


def test_somebody_who_is_suspected_enough_is_accused() -> None:
    state = court(3)
    unlock(state, 0, 3)
    assert choice("veteran", state).startswith("place")
    mark(state, 1, 40)
    one(state, 1).counts["refuse"] = 4
    go_on(state)
    assert choice("veteran", state) == "accuse 1"


def test_nobody_hands_a_suspect_the_last_point() -> None:
    state = court(3, round=4)
    mark(state, 1, 59)
    worth = {move: turn_worth(Court(mind(state)), GAME.parse(move)) for move in moves(state)}
    gifts = [move for move in worth if move in ("place COL 1", "place HIP 1", "place MAR 1")]
    assert all(worth[move] < worth["place SUB"] for move in gifts)


def test_free_land_is_taken_and_strong_barbarians_are_left_alone() -> None:
    state = court()
    empty(state, "CAE")
    play(state, "place BAR 1")
    play(state, "act d")
    assert choice("veteran", state).startswith("march NUM CAE 1")
    barbarians(state, "CAE", 6, citadel=True)
    assert not choice("veteran", state).startswith("march NUM CAE")


def test_stored_troops_are_deployed_and_gladiators_fight_whom_they_beat() -> None:
    state = court()
    store(state, 0, (2, 0, 0))
    play(state, "place BAR 1")
    assert choice("veteran", state) in ("act b", "act c")
    state = court(adversaries=("A14", "A01"))
    in_play(state, 0, "G16")
    play(state, "place COL 1")
    play(state, "act b")
    assert choice("veteran", state) == "fight G16 A14"


def test_in_the_end_nobody_is_paid() -> None:
    state = court(start=False)
    state.table.frames[:] = [Ending(stage="penalties"), Pay()]
    state.table.ended = True
    go_on(state)
    assert choice("veteran", state) == "wage LEG 0"
    play(state, "wage LEG 0")
    assert choice("veteran", state) == "dismiss LEG NUM"


def test_in_a_round_all_are_paid_and_lone_guards_kept() -> None:
    state = court(start=False)
    state.table.frames[:] = [Pay()]
    go_on(state)
    assert choice("veteran", state) == "wage LEG 2"
    one(state).goods = [0, 0, 0]
    hold(state, "NUM", 0, (1, 0, 0))
    play(state, "wage LEG 0")
    assert choice("veteran", state) == "retain"


# The search


def test_the_search_looks_at_few_moves_the_courtiers_first() -> None:
    state = court()
    seat = GAME.to_act(state)[0]
    view, offered = GAME.view(state, seat), GAME.moves(state, seat)
    found = KNOWLEDGE.promising(view, offered, Random(1))
    assert len(found) == CANDIDATES
    assert str(found[0]) == choice("veteran", state)
    assert len(set(found)) == len(found)


def test_a_playout_is_judged_when_the_player_turn_is_over() -> None:
    state = court()
    root = GAME.clone(state)
    play(state, "place COL 1")
    assert KNOWLEDGE.verdict(GAME, root, state, 0) is None
    play(state, "skip")
    play(state, "done")
    verdict = KNOWLEDGE.verdict(GAME, root, state, 0)
    assert verdict is not None
    assert 0 < verdict < 1


def test_more_of_everything_stands_better() -> None:
    state = court(2)
    base = standing(state, 0)
    one(state).vp = 5
    assert standing(state, 0) == pytest.approx(base + 5)
    hold(state, "CAE", 0, (1, 0, 0))
    one(state).tucked.append("G10")
    assert standing(state, 0) > base + 7
    mine, other = shares(state)
    assert mine > 0.5 > other
    one(state).blocked = True
    assert standing(state, 0) < base + 60
