"""What may be decided when: every question with its moves, and what follows from them."""

from collections.abc import Callable, Sequence
from typing import Any

from ludus.core import frames as core_frames
from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.games.insanam.arena import fights, gladiators
from ludus.games.insanam.cards import effects, kinds
from ludus.games.insanam.city import actions, free_actions, market, placing, senate
from ludus.games.insanam.court import accusing, ending, events, rivals, rounds, setup, turns
from ludus.games.insanam.frames import (
    Action,
    Battle,
    Battles,
    Effects,
    Ending,
    Event,
    Fight,
    March,
    Pay,
    PlayerTurn,
    Redeal,
    RoundChange,
    Sail,
    Setup,
    Steal,
    Turn,
    Withdrawal,
)
from ludus.games.insanam.map import battle, marching, pay, recruiting, sea
from ludus.games.insanam.map import powers as map_powers
from ludus.games.insanam.moves import Move
from ludus.games.insanam.options import Options
from ludus.games.insanam.state import State

_RUN: dict[type[Any], Callable[..., None]] = {
    Setup: setup.run_setup,
    Turn: turns.run_turn,
    PlayerTurn: placing.run_player_turn,
    Action: actions.run_action,
    Effects: effects.run_effects,
    Steal: rivals.run_steal,
    Fight: fights.run_fight,
    March: marching.run_march,
    Battles: marching.run_battles,
    Battle: battle.run_battle,
    Withdrawal: battle.run_withdrawal,
    Sail: sea.run_sail,
    Event: events.run_event,
    RoundChange: rounds.run_round_change,
    Pay: pay.run_pay,
    Redeal: accusing.run_redeal,
    Ending: ending.run_ending,
}
"""What makes each kind of frame go on; those that are missing always wait for somebody."""


def _act_moves(state: State, frame: PlayerTurn | Effects, seat: int) -> Sequence[Move]:
    """An action of the zone a citizen was placed in, or of a tile just bought."""
    if isinstance(frame, PlayerTurn):
        return placing.act_moves(state, frame, seat)
    return market.bonus_moves(state, frame, seat)


_MOVES: dict[str, Callable[[State, Any, int], Sequence[Move]]] = {
    "board": setup.board_moves,
    "draft": setup.draft_moves,
    "keep": setup.keep_moves,
    "show": setup.show_moves,
    "settle": setup.settle_moves,
    "patronage": turns.patronage_moves,
    "fund": kinds.fund_moves,
    "name": senate.name_moves,
    "turn": placing.turn_moves,
    "favour": free_actions.favour_moves,
    "rob": placing.rob_moves,
    "act": _act_moves,
    "after": placing.after_moves,
    "take": kinds.take_moves,
    "lose": kinds.lose_moves,
    "pay": kinds.pay_moves,
    "hinder": rivals.target_moves,
    "push": rivals.target_moves,
    "steal": rivals.target_moves,
    "seize": rivals.seize_moves,
    "swap": market.swap_moves,
    "tile": market.tile_moves,
    "hire": gladiators.hire_moves,
    "forfeit": gladiators.forfeit_moves,
    "peek": gladiators.peek_moves,
    "redo": senate.redo_moves,
    "unlock": senate.unlock_moves,
    "camp": senate.camp_moves,
    "clear": senate.clear_moves,
    "recruit": recruiting.recruit_moves,
    "deploy": recruiting.deploy_moves,
    "cull": recruiting.cull_moves,
    "fight": fights.fight_moves,
    "reroll": fights.reroll_moves,
    "buyback": fights.buyback_moves,
    "slide": fights.slide_moves,
    "march": marching.march_moves,
    "battle": marching.battle_moves,
    "charm": battle.charm_moves,
    "muster": battle.muster_moves,
    "fall": battle.fall_moves,
    "withdraw": battle.withdraw_moves,
    "incited": map_powers.send_moves,
    "sail": sea.sail_moves,
    "thumbs": events.thumb_moves,
    "gifts": events.gift_moves,
    "wage": pay.wage_moves,
    "unpaid": pay.unpaid_moves,
    "destiny": accusing.destiny_moves,
}
"""The moves that answer each question."""

Answer = Callable[[State, Any, int, Move, Fate, Sink | None], None]


def _act(
    state: State, frame: PlayerTurn | Effects, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    if isinstance(frame, PlayerTurn):
        placing.act(state, frame, seat, move, fate, sink)
    else:
        market.act_at_once(state, frame, seat, move, fate, sink)


_ANSWERS: dict[str, Answer] = {
    "board": setup.choose_board,
    "draft": setup.answer_all,
    "keep": setup.answer_all,
    "show": setup.answer_all,
    "settle": setup.choose_start,
    "patronage": turns.patronage,
    "fund": kinds.fund,
    "name": senate.name_good,
    "turn": placing.act_in_turn,
    "favour": free_actions.answer_request,
    "rob": placing.rob,
    "act": _act,
    "after": placing.act_in_turn,
    "take": kinds.take,
    "lose": kinds.choose_loss,
    "pay": kinds.choose_payment,
    "hinder": rivals.choose_target,
    "push": rivals.choose_target,
    "steal": rivals.choose_target,
    "seize": rivals.seize,
    "swap": market.swap,
    "tile": market.buy,
    "hire": gladiators.hire,
    "forfeit": gladiators.forfeit,
    "peek": gladiators.put_back,
    "redo": senate.redo,
    "unlock": senate.unlock,
    "camp": senate.place_camp,
    "clear": senate.clear,
    "recruit": recruiting.recruit,
    "deploy": recruiting.deploy,
    "cull": recruiting.cull,
    "fight": fights.choose_fight,
    "reroll": fights.choose_reroll,
    "buyback": fights.buyback,
    "slide": fights.slide,
    "march": marching.march,
    "battle": marching.choose_battle,
    "charm": battle.charm,
    "muster": battle.muster,
    "fall": battle.choose_losses,
    "withdraw": battle.withdraw,
    "incited": map_powers.send,
    "sail": sea.sail,
    "thumbs": events.choose,
    "gifts": events.choose,
    "wage": pay.choose_wage,
    "unpaid": pay.dismiss,
    "destiny": accusing.choose_destiny,
}
"""What carries the answer out."""

QUESTIONS = tuple(_MOVES)


def _until_the_end(handler: Callable[..., None]) -> Callable[..., None]:
    """As soon as a marker is on 60 nothing else goes on. [C-9.7]"""

    def go_on(frame: object, state: State, fate: Fate, sink: Sink | None) -> None:
        if not _cut_short(state):
            handler(frame, state, fate, sink)

    return go_on


def _cut_short(state: State) -> bool:
    table = state.table
    if table.ender < 0 or table.ended:
        return False
    table.ended = True
    table.pending = False
    table.frames[:] = [Ending()]
    return True


_HANDLERS = {kind: _until_the_end(handler) for kind, handler in _RUN.items()}


def begin(options: Options, fate: Fate, sink: Sink | None) -> State:
    """Set the table."""
    state = setup.setup(options, fate, sink)
    run(state, fate, sink)
    return state


def run(state: State, fate: Fate, sink: Sink | None) -> None:
    """Let everything happen that needs no decision."""
    core_frames.run(state.table.frames, _HANDLERS, state, fate, sink)


def to_act(state: State) -> tuple[int, ...]:
    """Tell who decides; nobody when the game is over."""
    return core_frames.asked(state.table.frames)


def moves(state: State, seat: int) -> Sequence[Move]:
    """List the legal moves of a seat."""
    if seat not in to_act(state):
        return ()
    frame = state.table.frames[-1]
    return _MOVES[frame.ask](state, frame, seat)


def apply(state: State, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Carry a move out, and all that follows by itself."""
    frame = state.table.frames[-1]
    _ANSWERS[frame.ask](state, frame, seat, move, fate, sink)
    run(state, fate, sink)
