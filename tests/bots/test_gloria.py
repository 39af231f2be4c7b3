"""Bots at Gloria: legal whatever is asked, in every mode, the same for the same table, and able."""

from random import Random
from typing import Any

import pytest

from ludus.bots import bot_names, make_bot
from ludus.bots.gloria import CANDIDATES, KNOWLEDGE
from ludus.bots.gloria.lanista import attack_worth
from ludus.bots.gloria.troops import TASTES
from ludus.bots.gloria.values import exchange, half, initiative, material, pierce, touch
from ludus.core.codec import from_json, to_json, to_plain
from ludus.core.fate import Fast
from ludus.core.record import verify
from ludus.core.rules import step
from ludus.games.gloria import GAME
from ludus.games.gloria.moves import ThrowAt
from ludus.games.gloria.options import Entrant, Options
from ludus.games.gloria.state import State
from ludus.games.gloria.view import View
from ludus.lab.arena import Match, play_game, play_match
from modes import swept
from rules.gloria.asks import POSITIONS, QUESTIONS, after, given, opening, retiarius, trained
from rules.gloria.build import arena, ask, asked, body, glad, moves, play, secutor, thraex

BOTS = ["veteran", "search:8"]


def choice(bot: str, state: State, rng: int = 1) -> str:
    """Ask a bot for the move of whoever has to decide; it must be one of those there are."""
    seat, _ = asked(state)
    offered, view = GAME.moves(state, seat), GAME.view(state, seat)
    shown, listed = to_json(view), list(offered)
    chosen = make_bot(bot, GAME).choose(view, offered, Random(rng))
    assert chosen in offered
    assert (to_json(view), list(offered)) == (shown, listed), "a bot changes nothing it is shown"
    return str(chosen)


def test_the_bots_are_named() -> None:
    assert bot_names(GAME) == ("random", "veteran", "search", "champion")


# Whatever is asked


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", POSITIONS)
def test_a_bot_answers_every_question(bot: str, name: str) -> None:
    assert len(POSITIONS) == len(QUESTIONS)
    state = POSITIONS[name]()
    play_on = choice(bot, state)
    assert choice(bot, POSITIONS[name]()) == play_on, "for the same table and lots the same answer"


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(
    "begun", [(), ("wear helmet",), ("hold net",), ("hold hasta", "hold parma")]
)
def test_a_bot_that_takes_a_seat_over_finishes_the_outfit_begun(
    bot: str, begun: tuple[str, ...]
) -> None:
    """Whoever leaves in the middle of equipping a gladiator leaves it to a bot. [L-2.4]"""
    state = after(opening(troops="custom"), "enlist custom", *begun)
    for _ in range(30):
        play(state, choice(bot, state))
        if asked(state) == (1, "enlist"):
            return
    pytest.fail("it equips without end")


@pytest.mark.parametrize("name", [name for name in POSITIONS if name not in TASTES])
def test_the_veteran_leaves_nothing_to_chance_but_its_troop(name: str) -> None:
    assert len({choice("veteran", POSITIONS[name](), rng) for rng in range(3)}) == 1


@pytest.mark.parametrize("name", POSITIONS)
def test_a_bot_depends_on_what_the_view_says_alone(name: str) -> None:
    """As in a server: the view comes as JSON, the moves as texts."""
    state = POSITIONS[name]()
    seat, _ = asked(state)
    view = from_json(to_json(GAME.view(state, seat)), View)
    offered = [GAME.parse(move) for move in moves(state)]
    for bot in BOTS:
        assert str(make_bot(bot, GAME).choose(view, offered, Random(1))) == choice(bot, state)


# Whole games


def brief(options: Options) -> dict[str, Any]:
    """The same mode with fewer turns."""
    return {**to_plain(options), "turn_limit": 5, "duel_turn_limit": 4}


@pytest.mark.parametrize("options", swept(GAME.modes))
def test_the_veteran_plays_every_mode(options: Options) -> None:
    bots = tuple("veteran" if seat % 2 else "random" for seat in range(options.players))
    record = play_game(Match("gloria", brief(options), bots, "bots"), 0)
    assert record.outcome is not None


@pytest.mark.parametrize("options", [*GAME.modes[:2], *GAME.modes[-7:]], ids=str)
def test_the_search_plays_every_mode(options: Options) -> None:
    troops = tuple(
        tuple(Entrant(2, kind) for kind in ("retiarius", "dimachaerus"))
        for _ in range(options.players)
    )
    wanted = {**brief(options), "turn_limit": 2, "duel_turn_limit": 2}
    if options.troops != "custom":
        wanted["troops"] = to_plain(troops)
    bots = tuple("search:2" if seat % 2 else "veteran" for seat in range(options.players))
    record = play_game(Match("gloria", wanted, bots, "bots"), 0)
    assert record.outcome is not None


def test_a_campaign_of_veterans_can_be_proved_and_repeated() -> None:
    troop = tuple({"level": level, "type": "gallus"} for level in (4, 3, 1))
    wanted = {"players": 2, "campaign": 3, "turn_limit": 12, "troops": (troop, troop)}
    match = Match("gloria", wanted, ("veteran", "veteran"), "campaign")
    record = play_game(match, 0)
    assert verify(GAME, record) > 0
    assert play_game(match, 0).to_json() == record.to_json()
    made = {(entry.move or "").partition(" ")[0] for entry in record.log}
    assert {"enlist", "place", "activate", "engage", "train"} <= made


def won(hero: str, games: int, **options: Any) -> int:
    """Count the games that a hero wins alone against chance, from either seat."""
    found = 0
    for number in range(games):
        seat = number % 2
        bots = tuple(hero if one == seat else "random" for one in range(2))
        match = Match("gloria", {"players": 2, **options}, bots, f"worth/{number}")
        (result,) = play_match(match, 1)
        found += result.winners == (seat,)
    return found


TROOP = [{"level": level, "type": kind} for level, kind in ((4, "secutor"), (3, "retiarius"),
         (2, "dimachaerus"))]  # fmt: skip


@pytest.mark.parametrize("mode", ["melee", "single"])
def test_the_veteran_beats_chance_with_the_same_troop(mode: str) -> None:
    assert won("veteran", 10, mode=mode, troops=[TROOP, TROOP]) >= 9


def test_the_veteran_beats_chance_with_troops_of_their_own_choice() -> None:
    assert won("veteran", 2) == 2


# What it does


@pytest.mark.parametrize("bot", ["veteran", "search:64"])
def test_whoever_lies_before_it_is_struck(bot: str) -> None:
    state = arena(secutor(), thraex(down=True, level=1, initial=3), pa=1)
    assert choice(bot, state).startswith(("engage 1", "push 1"))


def test_it_gets_out_of_a_net_and_up_from_the_ground() -> None:
    thrower = retiarius(at=(3, 0), owner=1, hands=("trident",), facing=3)
    assert choice("veteran", arena(secutor(snare="net"), thrower)) == "free"
    assert choice("veteran", arena(secutor(down=True, facing=3), thraex(at=(3, 0)))) == "stand 0"


def test_it_takes_its_weapon_up_again() -> None:
    here = arena(secutor(hands=("scutum",)), ground={(0, 0): ("gladius",)})
    assert choice("veteran", here) == "pickup gladius"
    ahead = arena(secutor(hands=("scutum",)), ground={(2, 0): ("gladius",)}, pa=5)
    assert choice("veteran", ahead) == "step 0"
    assert choice("veteran", arena(glad("hoplomachus", hands=("parma",)))) == "draw"
    shield = arena(secutor(hands=("gladius",)), ground={(0, 0): ("scutum",)})
    assert choice("veteran", shield) == "pickup scutum"


def test_it_comes_nearer_when_nobody_is_near() -> None:
    state = arena(secutor(), thraex(at=(4, 0), marker=False), pa=1)
    assert choice("veteran", state) == "step 0"


def test_it_leaves_the_only_way_off_a_body() -> None:
    state = after(arena(secutor(), body((1, 0)), pa=4), "step 0")
    assert choice("veteran", state).startswith("step")
    assert choice("search:8", state).startswith("step")


def test_it_withdraws_from_whoever_would_strike_it_down() -> None:
    strong = secutor(level=6, initial=5)
    weak = thraex(level=1, initial=1, marker=True, hands=())
    state = after(arena(strong, weak), ("engage 1 0", "act 9"))
    assert choice("veteran", state).startswith("withdraw")
    assert choice("veteran", POSITIONS["react"]()) == "test"


def test_whoever_waits_for_an_opponent_does_nothing_foolish() -> None:
    """In single combat a winner has no enemy for a while. [L-30.5]"""
    options = Options(2, "single")
    for one in (secutor(), secutor(down=True), secutor(at=(5, 0), facing=0)):
        state = arena(one, thraex(at=(3, 3)), options=options)
        assert ask(state) == "act"
        assert choice("veteran", state)
        assert choice("search:8", state)


def test_a_winner_in_the_middle_without_an_enemy_is_turned_somewhere() -> None:
    options = Options(2, "single", crowd_appeal=True)
    winner = glad("secutor", (0, 0), appealing=True, victories=1)
    loser = glad("thraex", (2, 0), owner=1, level=0, initial=3, status="out", down=True)
    last = glad("thraex", (5, 0), owner=1)
    state = arena(winner, loser, last, options=options, active=2, pa=1, bystanders=False)
    state.defeated = [1]
    play(state, "end", "crowd 0")
    assert asked(state) == (0, "turn")
    assert choice("veteran", state) == "turn 0"


def test_the_strongest_are_placed_first_and_look_to_the_middle() -> None:
    state = given("thraex", "secutor")
    state.gladiators[1].level = 5
    assert choice("veteran", state) == "place 1 3,0 3"


def test_dice_of_experience_are_rolled_again_where_it_can_hardly_kill() -> None:
    assert choice("veteran", POSITIONS["reroll"]()) == "reroll 0"
    learned = trained(("train 2", "xp 9"), trainers=1)
    assert choice("veteran", learned) == "keep"


# What helps the search


@pytest.mark.parametrize("name", POSITIONS)
def test_few_moves_are_looked_at_and_all_are_legal(name: str) -> None:
    state = POSITIONS[name]()
    seat, _ = asked(state)
    offered, view = GAME.moves(state, seat), GAME.view(state, seat)
    promising = KNOWLEDGE.promising(view, offered, Random(1))
    assert 0 < len(promising) <= CANDIDATES
    assert len(set(promising)) == len(promising)
    assert set(promising) <= set(offered)
    assert str(promising[0]) == choice("veteran", state)
    assert KNOWLEDGE.promising(view, offered[:1], Random(1)) == offered[:1]
    assert KNOWLEDGE.guess(GAME, state, seat, offered, Random(1)) in offered


def test_the_worth_of_a_table_is_between_losing_and_winning() -> None:
    for build in POSITIONS.values():
        state = build()
        worth = list(KNOWLEDGE.worth(GAME, state))
        assert len(worth) == 2
        assert all(0 < one < 1 for one in worth)


def test_a_finished_game_is_worth_all_or_nothing_but_a_campaign_goes_on() -> None:
    state = arena(secutor(), pa=1, bystanders=False)
    play(state, "end")
    assert list(KNOWLEDGE.worth(GAME, state)) == [1, 0]
    assert KNOWLEDGE.verdict(GAME, state, state, 0) == 1
    assert all(0 < one < 1 for one in KNOWLEDGE.worth(GAME, trained()))


def test_a_phase_is_judged_when_it_is_over() -> None:
    root = arena(secutor(), thraex(down=True))
    state = GAME.clone(root)
    assert KNOWLEDGE.verdict(GAME, root, state, 0) is None
    play(state, "pivot 1")
    assert KNOWLEDGE.verdict(GAME, root, state, 0) is None
    play(state, "end")
    verdict = KNOWLEDGE.verdict(GAME, root, state, 0)
    assert verdict == KNOWLEDGE.worth(GAME, state)[0]


def test_a_hurt_troop_is_worth_less() -> None:
    whole = arena(secutor(), thraex())
    for change in ({"level": 2}, {"down": True}, {"snare": "net"}, {"stunned": 2}, {"cowed": 2},
                   {"hands": ("parma",)}):  # fmt: skip
        hurt = arena(secutor(), thraex(**change), retiarius(at=(5, 0), hands=("trident",)))
        assert material(hurt, 1) < material(whole, 1)


def test_chances() -> None:
    assert [touch(level) for level in (1, 3, 5, 12)] == [0.2, 0.4, 0.6, 1.0]
    assert [half(level) for level in range(1, 7)] == [0.1, 0.1, 0.2, 0.2, 0.3, 0.3]
    assert pierce(19, 0) == 0.5
    assert pierce(19, 1) == 0.6
    assert pierce(19, 9) == 1.0
    assert initiative(23, 19) == (0.36, 0.09)
    assert initiative(19, 23) == (0.55, 0.09)


def test_the_best_joust_is_one_that_cannot_be_answered() -> None:
    def worth(**more: Any) -> float:
        state = arena(secutor(), thraex(**more), retiarius(at=(5, 0), hands=("trident",)))
        one, other = state.gladiators[:2]
        return exchange(state, one, other, one.hex)

    assert worth(down=True) > worth(facing=0) > worth(snare="net") > worth() > 0
    assert worth(level=1, initial=3) > worth()


def test_a_throw_is_worth_more_when_a_blow_can_follow() -> None:
    few, many = (arena(retiarius(), thraex(at=(2, 0)), pa=pa) for pa in (1, 3))
    throw = ThrowAt(1, 0)
    assert attack_worth(many, many.gladiators[0], throw) > attack_worth(
        few, few.gladiators[0], throw
    )


def test_bots_do_not_change_a_game_they_look_ahead_in() -> None:
    """The search plays on in worlds of its own: the state it was shown stays as it was."""
    rng = Random(5)
    fate = Fast(rng)
    state = GAME.setup(Options(2, troops="drawn"), fate, None)
    for count in range(80):
        seat, _ = asked(state)
        before = to_json(state)
        if count % 10 == 0:
            choice("search:4", state)
            assert to_json(state) == before
        offered = GAME.moves(state, seat)
        step(GAME, state, seat, offered[int(rng.random() * len(offered))], fate)
