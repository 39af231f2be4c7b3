"""PettingZoo: every game and mode as an environment of agents that act in turn (AEC).

    from ludus.faces.pettingzoo import env

    table = env("gorus", players=3)
    table.reset(seed=1)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        over = termination or truncation
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))

What the numbers mean is in docs/faces.md. Needs `ludus[pettingzoo]`.
"""

from random import Random
from typing import Any

import numpy as np

from ludus.core.errors import BadInput, fault
from ludus.faces.drawing import draw, terminal_of
from ludus.faces.extras import need
from ludus.faces.playing import BOUND, Mode, Playing

need("pettingzoo", "pettingzoo", "gymnasium")

from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402

Observation = dict[str, Any]


def observation_space(mode: Mode) -> spaces.Dict:
    """Describe what is observed: the numbers, and which actions may be taken."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-BOUND, BOUND, (mode.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (mode.actions,), np.int8),
        }
    )


class Environment(AECEnv):  # type: ignore[misc]
    """A table. Agents are called `seat_0`, `seat_1` and so on.

    A seat may act several times in a row: where several choose at once they are asked one after
    another and nobody sees what others chose, and in some games a move is spelled in several
    actions. Rewards are given once, at the end: each seat's share of the victory.
    """

    metadata = {"render_modes": ["human", "ansi"], "is_parallelizable": False, "name": "ludus_v1"}  # noqa: RUF012

    def __init__(
        self, game: str, render_mode: str | None = None, language: str = "en", **options: object
    ) -> None:
        super().__init__()
        self.mode = mode = Mode(game, options)
        self.metadata = {**self.metadata, "name": f"ludus_{game}_v{mode.game.version}"}
        self.render_mode = render_mode
        self._language = language
        self.possible_agents = [f"seat_{seat}" for seat in range(mode.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(mode) for agent in self._seats}
        self.action_spaces = {agent: spaces.Discrete(mode.actions) for agent in self._seats}
        self.agents: list[str] = []
        self._rng = Random()
        self.playing: Playing | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Describe what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Describe what an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a new game; with a seed, always the same one."""
        if seed is not None:
            self._rng = Random(seed)
        self.playing = Playing(self.mode, self._rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Name the agent that acts; at the end everybody is told, from the first seat on."""
        playing = self._started()
        if playing.seat >= 0:
            self.agent_selection = self.possible_agents[playing.seat]
            return
        for seat, share in enumerate(playing.shares()):
            agent = self.possible_agents[seat]
            self.rewards[agent] = share
            self._cumulative_rewards[agent] += share
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _started(self) -> Playing:
        if self.playing is None:
            raise fault(BadInput, "not-reset")
        return self.playing

    def observe(self, agent: str) -> Observation:
        """Show the table to an agent."""
        seat, playing = self._seats[agent], self._started()
        return {"observation": playing.observe(seat), "action_mask": playing.mask(seat)}

    def step(self, action: int | None) -> None:
        """Take an action for the agent whose turn it is; one the mask forbids is an error."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._started().take(-1 if action is None else int(action))
        self._select()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Draw the table for the seat that acts, as the terminal shows it."""
        playing, game = self._started(), self.mode.game
        seat = max(playing.seat, 0)
        terminal = terminal_of(self._language)
        names = [terminal.text("seat", number=at + 1) for at in range(self.mode.seats)]
        view = game.view(playing.state, seat)
        text = draw(game, terminal, names, view, playing.moves)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""


def env(game: str, **options: Any) -> Environment:
    """Make an environment: a game's name, its options as for a table, and how it is rendered."""
    return Environment(game, **options)
