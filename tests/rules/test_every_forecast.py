"""Whatever can be decided is foretold: every legal move of games played at random."""

from random import Random

import pytest

from ludus.bots import make_bot
from ludus.core.fate import Fast
from ludus.core.rules import step
from ludus.games import all_games
from ludus.testing.decisions import messages_of

MOST = 12
"""How many of the legal moves are looked at where there are more."""


@pytest.mark.parametrize("name", all_games())
@pytest.mark.parametrize("bot", ["random", "veteran"])
@pytest.mark.uncounted
def test_every_legal_move_has_a_forecast_that_adds_up(name: str, bot: str) -> None:
    rules = all_games()[name]
    told = 0
    modes = {rules.seats(options): options for options in rules.modes}
    for number, options in enumerate(modes.values()):
        rng = Random(f"{name} {bot} {number}")
        player = make_bot(bot, rules)
        state = rules.setup(options, Fast(rng), None)
        while seats := rules.to_act(state):
            seat = seats[0]
            view, moves = rules.view(state, seat), rules.moves(state, seat)
            for move in rng.sample(list(moves), min(MOST, len(moves))):
                forecast = rules.forecast(view, move)
                if forecast is not None:
                    told += len(list(messages_of(forecast)))
                    for one in (*forecast.costs, *forecast.sums):
                        assert one.total == sum(line.amount for line in one.lines), (move, one)
            step(rules, state, seat, player.choose(view, moves, rng), Fast(rng))
    assert told
