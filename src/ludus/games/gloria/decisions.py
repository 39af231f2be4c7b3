"""Every decision of the game, and what makes each kind of frame go on that asks nobody."""

from typing import Any

from ludus.core.decisions import AnyDecision
from ludus.core.frames import Handler
from ludus.games.gloria import (
    activation,
    advances,
    aftermath,
    campaign,
    conclusion,
    counters,
    entangled,
    frames,
    jousts,
    missed,
    objects,
    reactions,
    retreat,
    snares,
    specials,
    stages,
    tournament,
    troops,
    turn_end,
)

DECISIONS: tuple[AnyDecision, ...] = (
    troops.ENLIST,
    troops.OUTFIT,
    tournament.DEPLOY,
    tournament.PICK,
    activation.ACT,
    objects.TOSS,
    entangled.BREAK_FREE,
    entangled.DUTY,
    missed.TURNABOUT,
    counters.COUNTER,
    counters.AIM_COUNTER,
    counters.PULL,
    missed.CLOSER,
    reactions.FACE,
    reactions.REACT,
    jousts.BUY,
    retreat.RETREAT,
    specials.LOSE,
    advances.ADVANCE,
    aftermath.JOSTLE,
    conclusion.REPEAT,
    turn_end.TURN_WINNER,
    campaign.TRAIN,
    campaign.REROLL,
)

BY_WORD = {decision.word: decision for decision in DECISIONS}
"""The decisions by their names."""

HANDLERS: dict[type[Any], Handler] = {
    frames.Enlist: troops.run_enlist,
    frames.Deploy: tournament.run_deploy,
    frames.Turn: tournament.run_turn,
    frames.Act: activation.run_act,
    frames.Joust: stages.run_joust,
    frames.Forced: retreat.run_forced,
    frames.Throw: snares.run_throw,
    frames.Aftermath: aftermath.run_aftermath,
    frames.TurnEnd: turn_end.run_turn_end,
    frames.Tests: campaign.run_tests,
}
