"""Who fights whom in the Colosseum. [C-21.3, C-21.4, D-11]"""

from ludus.core.decisions import Decision
from ludus.core.errors import Refusal
from ludus.games.insanam.arena import forecasts
from ludus.games.insanam.arena.moves import Engage
from ludus.games.insanam.cards.decks import ADVERSARY, draw
from ludus.games.insanam.cards.powers import mod
from ludus.games.insanam.frames import Effects, Fight
from ludus.games.insanam.goods import push, tax
from ludus.games.insanam.moves import DONE, Done
from ludus.games.insanam.slots import HIDDEN
from ludus.games.insanam.state import Doing, State
from ludus.games.insanam.tell import card_ref, no, tell


def run_fight_atom(context: Doing) -> None:
    """Fight once, if there is a gladiator to fight with. [C-21.3]"""
    frame, table = context.frame, context.state.table
    if table.players[frame.seat].play and (table.adversaries or table.eyes):
        frame.wait(frame.seat, FIGHT.word)
    else:
        frame.step()


def _pairs(context: Doing) -> list[Engage | Done]:
    """List own gladiators against the adversaries face up and the hidden one. [C-21.4]"""
    table = context.state.table
    foes = [*table.adversaries, *([HIDDEN] if table.eyes else [])]
    play = table.players[context.seat].play
    return [*(Engage(one, foe) for one in play for foe in foes), DONE]


def _no_fight(context: Doing, move: Engage | Done) -> Refusal | None:
    """A gladiator of the play area against a card that lies there. [C-21.3, C-21.4]"""
    if isinstance(move, Done):
        return None
    table = context.state.table
    if move.gladiator not in table.players[context.seat].play:
        return no("C-21.3", "not-yours", card=card_ref("gladiator", move.gladiator))
    if move.adversary == HIDDEN:
        return None if table.eyes else no("C-21.4", "no-hidden-adversary")
    if move.adversary in table.adversaries:
        return None
    return no("C-21.4", "not-face-up", card=card_ref("adversary", move.adversary))


def _fight(context: Doing, move: Engage | Done) -> None:
    """Name gladiator and adversary; the hidden card is turned up. [C-21.3, C-21.4]"""
    bonus = context.frame.atom.n
    context.frame.step()
    if isinstance(move, Done):
        return
    table, seat, sink = context.state.table, context.seat, context.sink
    gladiator, foe = move.gladiator, move.adversary
    hidden = foe == HIDDEN
    tax(table, seat, "fight", sink)
    if hidden:
        foe = draw(context.state, ADVERSARY, context.fate)
    tell(sink, "fights", seat, gladiator=card_ref("gladiator", gladiator),
         adversary=card_ref("adversary", foe))  # fmt: skip
    table.dice = None
    again = mod(table, seat, "reroll")
    push(table, Fight(seat=seat, gladiator=gladiator, adversary=foe, bonus=bonus, hidden=hidden,
                      again=again))  # fmt: skip


FIGHT: Decision[State, Effects, Engage | Done] = Decision(
    word="fight",
    article="C-21.3",
    moves=(Engage, Done),
    offers=_pairs,
    forbids=_no_fight,
    answer=_fight,
    forecast=forecasts.fight,
    odds=forecasts.fight_odds,
)
