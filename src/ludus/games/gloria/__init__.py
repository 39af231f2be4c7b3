"""Gloria aut Nihil: gladiators on hexes, dice and interrupts, tournaments and a campaign."""

from importlib.resources import files

from ludus.core.articles import load_articles
from ludus.core.moves import Move
from ludus.core.outcome import Outcome
from ludus.core.rules import Rules
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
from ludus.games.gloria.invariants import invariants
from ludus.games.gloria.moves import loosen
from ludus.games.gloria.options import ARENA, CONTENT, MODES, Options, menu, read_options
from ludus.games.gloria.points import purse
from ludus.games.gloria.presets import PRESETS
from ludus.games.gloria.state import State, clone
from ludus.games.gloria.view import View, for_person, imagine, question, seen_question, view


def frames_of(state: State) -> list[frames.AnyFrame]:
    """Give what is under way, the innermost last."""
    return state.frames


def outcome(state: State) -> Outcome | None:
    """Tell who won, once it is over. [L-29, L-31.11]"""
    return state.over


GAME: Rules[State, Move, View, Options] = Rules(
    name="gloria",
    version=2,
    content=CONTENT,
    articles=load_articles(files(__package__) / "articles.toml"),
    over="L-29.1",
    options=Options,
    state=State,
    views=View,
    players=tuple(ARENA.tables),
    modes=MODES,
    read_options=read_options,
    menu=menu,
    presets=PRESETS,
    opening=troops.opening,
    question=question,
    seen_question=seen_question,
    decisions=(
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
    ),
    frames=frames_of,
    handlers={
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
    },
    loosen=loosen,
    no_such_move="gloria-no-such-move",
    outcome=outcome,
    view=view,
    for_person=for_person,
    imagine=imagine,
    clone=clone,
    purse=purse,
    invariants=invariants,
)
