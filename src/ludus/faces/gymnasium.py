"""Gymnasium: one seat for a learner, bots of ours on the others.

    from ludus.faces.gymnasium import Seat

    seat = Seat("gorus", players=3, bots="veteran")
    observation, info = seat.reset(seed=1)

Needs `ludus[pettingzoo]`.
"""

from random import Random
from typing import Any

from ludus.bots import make_bot
from ludus.cli.arguments import read_bots
from ludus.faces.extras import need
from ludus.faces.playing import Mode, Playing

need("pettingzoo", "pettingzoo", "gymnasium")

import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402

from ludus.faces.pettingzoo import Observation, observation_space  # noqa: E402

ILLEGAL = -1.0
"""The reward for an action that the mask forbids; it ends the game."""


class Seat(gymnasium.Env[Observation, int]):
    """A seat at a table of bots.

    seat  whose observations and actions these are
    bots  one for all other seats, or one for each, separated by commas

    The reward is the share of the victory, given with the last step. An action that the mask
    forbids ends the game with a reward of −1.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seat: int = 0,
        bots: str = "random",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.mode = mode = Mode(game, options)
        self.render_mode = render_mode
        self._seat = seat
        self._specs = read_bots(bots, max(1, mode.seats - 1))
        for spec in self._specs:
            make_bot(spec, mode.game)
        self.observation_space = observation_space(mode)
        self.action_space: spaces.Space[Any] = spaces.Discrete(mode.actions)
        self._playing: Playing | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; with a seed, always the same one."""
        super().reset(seed=seed, options=options)
        rng = Random(int(self.np_random.integers(2**63)))
        self._rng = Random(rng.getrandbits(64))
        others = [seat for seat in range(self.mode.seats) if seat != self._seat]
        self._bots = {
            seat: make_bot(spec, self.mode.game)
            for seat, spec in zip(others, self._specs, strict=False)
        }
        self._playing = playing = Playing(self.mode, rng)
        self._others(playing)
        return self._observed(playing), {}

    def _others(self, playing: Playing) -> None:
        """Let the bots play until it is the learner's turn, or nobody's."""
        game = self.mode.game
        while playing.seat not in (-1, self._seat):
            bot, view = self._bots[playing.seat], game.view(playing.state, playing.seat)
            playing.make(bot.choose(view, playing.moves, self._rng))

    def _observed(self, playing: Playing) -> Observation:
        seat = self._seat
        return {"observation": playing.observe(seat), "action_mask": playing.mask(seat)}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action; the bots answer."""
        playing = self._playing
        if playing is None or playing.seat < 0:
            raise gymnasium.error.ResetNeeded("call reset before step")
        if action not in playing.choices:
            playing.seat = -1
            return self._observed(playing), ILLEGAL, True, False, {"illegal": True}
        playing.take(int(action))
        self._others(playing)
        over = playing.seat < 0
        reward = playing.shares()[self._seat] if over else 0.0
        return self._observed(playing), reward, over, False, {}

    def render(self) -> str:
        """Draw the table for the learner's seat."""
        from ludus.faces.drawing import draw, terminal_of

        assert self._playing is not None  # noqa: S101
        terminal, game = terminal_of("en"), self.mode.game
        names = [terminal.text("seat", number=at + 1) for at in range(self.mode.seats)]
        view = game.view(self._playing.state, self._seat)
        moves = self._playing.moves if self._playing.seat == self._seat else ()
        return draw(game, terminal, names, view, moves)
