"""Every decision of the game, and what makes each kind of frame go on that asks nobody."""

from collections.abc import Callable
from typing import Any

from ludus.core.decisions import AnyDecision
from ludus.games.insanam.arena import engaging, fights, gladiators
from ludus.games.insanam.cards import effects, kinds
from ludus.games.insanam.city import actions, camps, free_actions, market, placing, senate
from ludus.games.insanam.court import (
    accusing,
    drafting,
    ending,
    events,
    rivals,
    rounds,
    setup,
    turns,
)
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
from ludus.games.insanam.map import battle, charm, influence, marching, pay, recruiting, sea

DECISIONS: tuple[AnyDecision, ...] = (
    *setup.DECISIONS,
    *drafting.DECISIONS,
    turns.PATRONAGE,
    *placing.DECISIONS,
    free_actions.FAVOUR,
    *kinds.DECISIONS,
    *rivals.DECISIONS,
    *market.DECISIONS,
    *senate.DECISIONS,
    camps.CAMP,
    *gladiators.DECISIONS,
    engaging.FIGHT,
    *fights.DECISIONS,
    *recruiting.DECISIONS,
    *marching.DECISIONS,
    sea.SAIL,
    *charm.DECISIONS,
    *battle.DECISIONS,
    influence.INCITED,
    *events.DECISIONS,
    *pay.DECISIONS,
    accusing.DESTINY,
)

HANDLERS: dict[type[Any], Callable[..., None]] = {
    Setup: ending.until_sixty(setup.run_setup),
    Turn: ending.until_sixty(turns.run_turn),
    PlayerTurn: ending.until_sixty(placing.run_player_turn),
    Action: ending.until_sixty(actions.run_action),
    Effects: ending.until_sixty(effects.run_effects),
    Steal: ending.until_sixty(rivals.run_steal),
    Fight: ending.until_sixty(fights.run_fight),
    March: ending.until_sixty(marching.run_march),
    Battles: ending.until_sixty(marching.run_battles),
    Battle: ending.until_sixty(battle.run_battle),
    Withdrawal: ending.until_sixty(charm.run_withdrawal),
    Sail: ending.until_sixty(sea.run_sail),
    Event: ending.until_sixty(events.run_event),
    RoundChange: ending.until_sixty(rounds.run_round_change),
    Pay: ending.until_sixty(pay.run_pay),
    Redeal: ending.until_sixty(accusing.run_redeal),
    Ending: ending.until_sixty(ending.run_ending),
}
"""Frames that are missing here always wait for somebody."""
