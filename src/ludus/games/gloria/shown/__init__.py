"""What a person is shown: the view, with all that a board must know to draw it.

A board draws what it is sent and knows no rule. So whatever follows from the rules is worked out
here, by the functions that the rules themselves use. Bots get the view alone.

asking   whom the question is about, and its sentence
deeds    the buttons: what can be done, and what it costs
people   each gladiator and each troop
fights   the joust under way
dice     the dice that fell, each in a sentence
trials   tests of experience
"""

from msgspec import Struct

from ludus.games.gloria.paths import goals
from ludus.games.gloria.shown.asking import Asked, asked
from ludus.games.gloria.shown.deeds import Deed, deeds
from ludus.games.gloria.shown.dice import FallenDie, fallen
from ludus.games.gloria.shown.fights import Bout, bout
from ludus.games.gloria.shown.people import Figure, Troop, dangers, figures, ranks, troops
from ludus.games.gloria.shown.trials import Trial, helpers, trials
from ludus.games.gloria.view import View


class Shown(View, frozen=True, kw_only=True):
    """The table from one seat, for a person.

    asked    what is asked, and of whom
    deeds    for the seat that decides: what can be done by a button
    dangers  for the seat that decides: the hexes in which an enemy's zone would stop the mover
    figures  what there is to be seen of each gladiator, by its number
    troops   what there is to be seen of each troop, by seat
    ranks    the seats in the order in which a campaign would end now [L-31.11]
    bout     the joust under way
    dice     the dice of this phase, each in a sentence
    trials   while experience is tested: the test of each gladiator, by its number
    helpers  how many trainers of each seat can still help in tests
    limit    the turn after which a melee ends
    """

    asked: Asked
    deeds: tuple[Deed, ...]
    dangers: tuple[int, ...]
    figures: tuple[Figure, ...]
    troops: tuple[Troop, ...]
    ranks: tuple[int, ...]
    bout: Bout | None
    dice: tuple[FallenDie, ...]
    trials: tuple[Trial, ...]
    helpers: tuple[int, ...]
    limit: int | None


class Alike(Struct, frozen=True, gc=False):
    """What all readers are shown alike: see `Shown`."""

    figures: tuple[Figure, ...]
    troops: tuple[Troop, ...]
    ranks: tuple[int, ...]
    bout: Bout | None
    dice: tuple[FallenDie, ...]
    trials: tuple[Trial, ...]
    helpers: tuple[int, ...]


def alike(view: View) -> Alike:
    """Work out what all readers are shown alike."""
    table = view.table
    return Alike(
        figures(table), troops(table), ranks(table), bout(table), fallen(table), trials(table),
        helpers(table),
    )  # fmt: skip


def for_person(view: View, common: Alike | None = None) -> Shown:
    """Add what a board draws and bots find by themselves."""
    common = common or alike(view)
    table, options = view.table, view.table.options
    decides = view.seat is not None and view.turn == view.seat
    acts = decides and view.ask == "act"
    return Shown(
        seat=view.seat,
        turn=view.turn,
        ask=view.ask,
        table=table,
        waiting=view.waiting,
        goals=goals(table) if acts else (),
        asked=asked(view),
        deeds=deeds(view) if decides else (),
        dangers=dangers(table) if acts else (),
        figures=common.figures,
        troops=common.troops,
        ranks=common.ranks,
        bout=common.bout,
        dice=common.dice,
        trials=common.trials,
        helpers=common.helpers,
        limit=options.turn_limit if options.mode == "melee" else None,
    )
