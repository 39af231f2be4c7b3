"""OpenSpiel: our games registered as Python games of its own.

    import pyspiel
    from ludus.faces import openspiel

    openspiel.register()
    game = pyspiel.load_game("ludus_gorus(players=3,options=target:1)")
    state = game.new_initial_state()

Chance is explicit: one node for each number that the rules draw, all outcomes alike. Actions are
those of docs/faces.md. Needs `ludus[openspiel]`.
"""

import json
from collections.abc import Callable, Mapping
from copy import copy
from random import Random
from typing import Any

import numpy as np

from ludus.core.codec import to_json
from ludus.core.fate import Recording
from ludus.core.record import nominal_clock
from ludus.faces.encoding.spelling import Listed, Turn
from ludus.faces.extras import need
from ludus.faces.playing import Mode
from ludus.games import all_games

need("openspiel", "pyspiel")

import pyspiel  # noqa: E402

PREFIX = "ludus_"
MOST_OUTCOMES = 128
"""No bag has more things to draw from."""
MOST_STEPS = 1_000_000


class _Asked(Exception):
    """The rules draw a number that has not been chosen yet."""

    def __init__(self, bound: int) -> None:
        super().__init__(bound)
        self.bound = bound


class _Chosen(Recording):
    """Chance that repeats the numbers chosen so far, and stops at the first that is missing."""

    def __init__(self, picks: list[int], at: int) -> None:
        super().__init__(at)
        self._picks = iter(picks)

    def below(self, bound: int) -> int:
        """Repeat a number; where only one is possible, nobody has to choose."""
        if bound == 1:
            return 0
        pick = next(self._picks, None)
        if pick is None:
            raise _Asked(bound)
        return pick


class Table:
    """A game between two decisions, of a seat or of chance.

    What a move sets in motion may draw many numbers. It is begun again for each of them, on a copy:
    rules cannot stop half-way.
    """

    def __init__(self, mode: Mode) -> None:
        self.mode = mode
        self.state: Any = None
        self.seat = -1
        self.bound = 0
        self._move: Any = None
        self._picks: list[int] = []
        self._made = 0
        self._turn: Turn | Listed | None = None
        self._run()

    def __deepcopy__(self, memo: Any) -> "Table":
        new = copy(self)
        if self.state is not None:
            new.state = self.mode.game.clone(self.state)
        new._picks = self._picks.copy()
        if self._turn is not None:
            new._turn = copy(self._turn)
            new._turn.spelled = self._turn.spelled.copy()
        return new

    def _run(self) -> None:
        """Carry out the set-up or the move under way, as far as numbers have been chosen."""
        game, chance = self.mode.game, _Chosen(self._picks, nominal_clock(self._made))
        try:
            if self.state is None:
                state = game.setup(self.mode.options, chance, None)
            else:
                state = game.clone(self.state)
                game.apply(state, self.seat, self._move, chance, None)
        except _Asked as asked:
            self.bound = asked.bound
            return
        self.state, self.bound, self._move, self._picks = state, 0, None, []
        self._made += 1
        self._ask()

    def _ask(self) -> None:
        """Ask the next seat; where several choose at once, the first that has not."""
        game, acting = self.mode.game, self.mode.game.to_act(self.state)
        self.seat, self._turn = -1, None
        if acting:
            self.seat = acting[0]
            moves = game.moves(self.state, self.seat)
            self._turn = self.mode.turn(self.seat, moves)

    @property
    def is_over(self) -> bool:
        """Tell whether nobody has anything to decide any more."""
        return not self.bound and self.seat < 0

    @property
    def choices(self) -> list[int]:
        """List the actions of the seat that acts."""
        return sorted(self._turn.choices) if self._turn and not self.bound else []

    def take(self, action: int) -> None:
        """Take an action of a seat, or an outcome of chance."""
        if self.bound:
            self._picks.append(action)
            self._run()
            return
        assert self._turn is not None  # noqa: S101
        self._move = self._turn.take(action)
        if self._move is not None:
            self._run()

    def seen(self, seat: int) -> str:
        """Write what a seat knows: its view, and what it has spelled so far."""
        if self.state is None:
            return ""
        told = to_json(self.mode.game.view(self.state, seat)).decode()
        return f"{told} {self._turn.spelled}" if self._turn and seat == self.seat else told

    def numbers(self, seat: int) -> Any:
        """Write the same as numbers."""
        numbers = np.zeros(self.mode.size, dtype=np.float32)
        if self.state is None:
            return numbers
        game, encoding = self.mode.game, self.mode.encoding
        moves = game.moves(self.state, seat) if seat == self.seat else ()
        numbers[: encoding.size] = encoding.observe(game.view(self.state, seat), moves)
        if self.mode.is_spelled and self._turn and seat == self.seat:
            for at, action in enumerate(self._turn.spelled, 1):
                numbers[encoding.size + action] = at
        return numbers

    def imagined(self, seat: int, rng: Random) -> "Table":
        """Give a world that the seat's view cannot exclude, at the same decision."""
        new = copy(self)
        view = self.mode.game.view(self.state, seat)
        new.state = self.mode.game.imagine(view, rng)
        if self._turn is not None:
            new._turn = copy(self._turn)
            new._turn.spelled = self._turn.spelled.copy()
        return new

    def shares(self) -> list[float]:
        """Give each seat's share of the victory."""
        outcome = self.mode.game.outcome(self.state) if self.state is not None else None
        won = outcome.winners if outcome else ()
        return [1 / len(won) if seat in won else 0.0 for seat in range(self.mode.seats)]


class LudusState(pyspiel.State):  # type: ignore[misc]
    """A state of a game of ours. Docstrings say what OpenSpiel asks for."""

    def __init__(self, game: "LudusGame") -> None:
        super().__init__(game)
        self.table = Table(game.mode)

    def current_player(self) -> int:
        """Who decides: a seat, chance, or nobody."""
        if self.table.bound:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.seat if self.table.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        """The legal actions of the seat that decides, in ascending order."""
        return self.table.choices if player == self.table.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can give, all alike."""
        bound = self.table.bound
        return [(outcome, 1 / bound) for outcome in range(bound)]

    def _apply_action(self, action: int) -> None:
        """Carry out an action."""
        self.table.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """What an action means."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.table.mode.encoding.name(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.is_over

    def returns(self) -> list[float]:
        """Each seat's share of the victory; zeros before the end."""
        return self.table.shares()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "LudusState":
        """A state that the seat cannot tell from this one."""
        new: LudusState = self.clone()
        new.table = self.table.imagined(player, Random(int(sampler() * 2**32)))
        return new

    def __str__(self) -> str:
        """All there is, and what of a move was done so far."""
        table = self.table
        whole = b"" if table.state is None else to_json(table.state)
        spelled = table._turn.spelled if table._turn else []
        return f"{whole.decode()} {table._move or spelled} {table._picks}"


class Observer:
    """What a seat sees, as OpenSpiel asks for it: a text and an array."""

    def __init__(self, mode: Mode) -> None:
        self.tensor = np.zeros(mode.size, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: LudusState, player: int) -> None:
        """Write the array."""
        self.tensor[:] = state.table.numbers(player)

    def string_from(self, state: LudusState, player: int) -> str:
        """Write the text."""
        return state.table.seen(player)


class LudusGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours in one mode; there is a class for each game."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.mode = mode = Mode(
            self.name, {"players": given["players"], **_options(given["options"])}
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=mode.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=mode.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MOST_STEPS,
        )
        super().__init__(game_type(self.name), info, given)

    def new_initial_state(self) -> LudusState:
        """The first state: chance sets the table."""
        return LudusState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ARG002
        """What is seen. A view has its seat's memory, so it is an information state as well."""
        return Observer(self.mode)


def _options(text: str) -> dict[str, object]:
    """Read `name:value;name:value`: a comma or an equals sign would end a parameter."""
    pairs = (pair.partition(":") for pair in text.split(";") if pair)
    return {name: _value(value) for name, _, value in pairs}


def _value(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError:
        return text


def game_type(name: str) -> Any:
    """Describe a game to OpenSpiel."""
    game = all_games()[name]
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + name,
        long_name=f"Ludus {name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], "options": ""},
    )


def register() -> tuple[str, ...]:
    """Register all our games that OpenSpiel does not know yet; give the names it knows them by."""
    names = tuple(PREFIX + name for name in all_games())
    known = pyspiel.registered_names()
    for name in all_games():
        if PREFIX + name not in known:
            # OpenSpiel keeps it beyond the end of Python, which only a class survives.
            made = type(f"Ludus{name.title()}", (LudusGame,), {"name": name})
            pyspiel.register_game(game_type(name), made)
    return names
