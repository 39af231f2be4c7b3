"""Every preset of every game opens and can be played to its end; together they show all ways."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ludus.core.presets import Preset
from ludus.core.rules import AnyRules
from ludus.games import all_games, find_game
from ludus.lab.arena import Match, play_game

GAMES = tuple(all_games().values())


def every_preset() -> Iterator[Any]:
    """List the presets with each number of players; the ordinary suite plays the usual one."""
    for game in all_games().values():
        for one in game.presets:
            for players in one.options:
                marks = () if players == one.usual else pytest.mark.deep
                name = f"{game.name}-{one.word}-{players}"
                yield pytest.param(game.name, one, players, id=name, marks=marks)


@pytest.mark.parametrize(("game", "preset", "players"), [*every_preset()])
def test_a_preset_plays_to_the_end(game: str, preset: Preset, players: int) -> None:
    options = preset.given(players)
    seats = find_game(game).seats(find_game(game).read_options(options))
    assert seats == players
    record = play_game(Match(game, options, ("random",) * seats, preset.word), 0)
    assert record.outcome is not None
    assert record.outcome.ranking


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_presets_open_for_every_number_of_players(game: AnyRules) -> None:
    for one in game.presets:
        assert one.usual in one.options
        for players in one.options:
            assert game.seats(game.read_options(one.given(players))) == players
    words = [one.word for one in game.presets]
    assert len(set(words)) == len(words)
    assert {"first", "short", "full"} <= set(words)
    assert {players for one in game.presets for players in one.options} == set(game.players)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_full_game_is_what_the_rules_have(game: AnyRules) -> None:
    (full,) = [one for one in game.presets if one.word == "full"]
    assert not full.house
    for players in full.options:
        default = game.read_options({"players": players})
        assert game.read_options(full.given(players)) == default


Holds = Callable[[Any], bool]
CLASSES: list[tuple[str, str, Holds]] = [
    ("campaigns", "gloria", lambda options: options.campaign and options.mode == "melee"),
    ("campaigns of duels", "gloria", lambda options: options.campaign and options.mode == "single"),
    ("single combats", "gloria", lambda options: options.mode == "single" and not options.campaign),
    ("missions", "gloria", lambda options: options.victory == "missions"),
    ("drawn troops", "gloria", lambda options: options.troops == "drawn"),
    ("own equipment", "gloria", lambda options: options.troops == "custom"),
    ("drafted gladiators", "insanam", lambda options: options.expert_gladiators),
    ("drafted ambitions", "insanam", lambda options: options.expert_ambitions),
    ("solo", "gorus", lambda options: options.players == 1),
    ("two alone", "gorus", lambda options: options.players == 2),
    ("the Revolt", "brutus", lambda options: options.revolt),
    ("the Conspiracy", "brutus", lambda options: options.conspiracy),
    ("the Benevolence", "brutus", lambda options: options.benevolence),
]


def teamed(teams: object) -> Holds:
    """Find games played in teams of these sizes."""
    return lambda options: bool(options.teams == teams)


CLASSES += [
    (f"teams of {teams}", "gorus", teamed(teams))
    for players in find_game("gorus").players
    for teams in find_game("gorus").menu(players)["teams"]
    if teams is not None
]


@pytest.mark.parametrize(("name", "game", "holds"), CLASSES, ids=[one[0] for one in CLASSES])
def test_a_way_to_play_is_among_the_presets(name: str, game: str, holds: Holds) -> None:
    rules = find_game(game)
    offered = [
        rules.read_options(one.given(players)) for one in rules.presets for players in one.options
    ]
    assert any(holds(options) for options in offered), name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_cut_short_is_a_variant_of_the_house(game: AnyRules) -> None:
    """A troop smaller than printed, or a limit of turns below the usual one."""
    for one in game.presets:
        for players in one.options:
            options = game.read_options(one.given(players))
            usual = game.read_options({"players": players})
            cut = isinstance(getattr(options, "troops", None), tuple)
            for limit in ("max_turns", "turn_limit", "duel_turn_limit"):
                cut |= getattr(options, limit, 0) != getattr(usual, limit, 0)
            assert one.house == cut, one.word
