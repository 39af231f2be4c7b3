"""The Senate: repeats, powers unlocked, banners removed. [C-24.6 to C-24.9]"""

from ludus.core.decisions import Context, Decision, allowed
from ludus.core.errors import Refusal
from ludus.core.message import Ref
from ludus.games.insanam.city import forecasts
from ludus.games.insanam.city.actions import actions_of, unaffordable
from ludus.games.insanam.city.camps import camp_places
from ludus.games.insanam.city.moves import ClearBanner, Repeat, Unlock
from ludus.games.insanam.city.prices import unlock_price
from ludus.games.insanam.content.catalogue import BOARDS, NUMBERS
from ludus.games.insanam.content.vocabulary import GOODS
from ludus.games.insanam.court.moves import CornerGood
from ludus.games.insanam.frames import Action, Effects, NameGood, PlaceCamp
from ludus.games.insanam.goods import pay, push, tax, too_dear
from ludus.games.insanam.moves import DONE, Done
from ludus.games.insanam.state import Doing, State, Table, with_one
from ludus.games.insanam.tell import deed_ref, goods_ref, no, tell, zone_ref

ACCUSATION = 2
"""The third power, counted from 0, is always an accusation. [C-10.1]"""


def banners(table: Table, zones: tuple[str, ...]) -> list[tuple[str, int]]:
    """List the actions of zones that have a banner on them."""
    return [
        (name, at) for name in zones for at, owner in enumerate(table.zones[name].banners)
        if owner >= 0
    ]  # fmt: skip


def bannered(table: Table, zone: str, action: int) -> bool:
    """Tell whether an action bears a banner; in the Suburra there are no actions. [C-6.1]"""
    return zone in table.zones and table.zones[zone].banners[action] >= 0


# Repeats


def run_redo(context: Doing) -> None:
    """Repeat an action that bears a banner; without banners nothing happens. [C-24.8]"""
    frame = context.frame
    if banners(context.state.table, frame.atom.zones):
        frame.wait(frame.seat, REDO.word)
    else:
        frame.step()


def _repeats(context: Doing) -> list[Repeat | Done]:
    """List the actions that have a banner on them, or none. [D-15]"""
    found = banners(context.state.table, context.frame.atom.zones)
    return [*(Repeat(name, at) for name, at in found), DONE]


def _no_repeat(context: Doing, move: Repeat | Done) -> Refusal | None:
    """One with a banner, in the zones the action names, whose costs can be met. [C-7.4, C-24.8]"""
    if isinstance(move, Done):
        return None
    table = context.state.table
    if move.zone not in context.frame.atom.zones:
        return no("C-24.8", "redo-zone", zone=zone_ref(move.zone))
    if not bannered(table, move.zone, move.action):
        return no("C-24.8", "redo-banner")
    atoms = actions_of(table.zones[move.zone], move.zone)[move.action]
    return unaffordable(table.players[context.seat], atoms)


def _repeat(context: Doing, move: Repeat | Done) -> None:
    """Carry the action out, without citizen, bonus and second banner. [C-24.8]"""
    context.frame.step()
    if isinstance(move, Repeat):
        table, zone = context.state.table, move.zone
        action = Action(
            seat=context.seat, zone=zone, index=move.action, tile=table.zones[zone].tile,
            banner=False,
        )  # fmt: skip
        push(table, action)


REDO: Decision[State, Effects, Repeat | Done] = Decision(
    word="redo",
    article="C-24.8",
    moves=(Repeat, Done),
    offers=_repeats,
    forbids=_no_repeat,
    answer=_repeat,
    forecast=forecasts.redo,
)

# Powers


def run_unlock(context: Doing) -> None:
    """One locked power may be unlocked. [C-24.9]"""
    frame = context.frame
    if all(context.state.table.players[frame.seat].unlocked):
        frame.step()
    else:
        frame.wait(frame.seat, UNLOCK.word)


_POWERS = tuple(Unlock(power) for power in range(1, len(NUMBERS.unlock) + 1))


def _unlocks(_: Doing) -> list[Unlock | Done]:
    """List the powers, or none. [D-10]"""
    return [*_POWERS, DONE]


def _no_unlock(context: Doing, move: Unlock | Done) -> Refusal | None:
    """A power that is still locked, for its price. [C-24.9]"""
    if isinstance(move, Done):
        return None
    table, seat = context.state.table, context.seat
    player = table.players[seat]
    if not 1 <= move.power <= len(player.unlocked):
        return no("C-24.9", "no-such-power", n=len(player.unlocked))
    if player.unlocked[move.power - 1]:
        return no("C-24.9", "unlocked", power=Ref("power", f"{player.board}-{move.power}"))
    price = unlock_price(table, seat, move.power - 1, context.frame.atom.d)
    return too_dear(player, price, "C-24.9")


def _unlock(context: Doing, move: Unlock | Done) -> None:
    """Pay; the power works from now on and releases a camp. [C-20.1, C-24.9]"""
    off = context.frame.atom.d
    context.frame.step()
    if isinstance(move, Done):
        return
    table, seat, sink = context.state.table, context.seat, context.sink
    player = table.players[seat]
    power = move.power - 1
    price = unlock_price(table, seat, power, off)
    pay(player, price)
    tax(table, seat, "unlock", sink)
    player.unlocked = [works or at == power for at, works in enumerate(player.unlocked)]
    if power == ACCUSATION:
        player.price = price
    name = Ref("power", f"{player.board}-{move.power}")
    tell(sink, "unlocks", seat, power=name, goods=goods_ref(price))
    player.camps -= 1
    player.released += 1
    if camp_places(table, seat):
        push(table, PlaceCamp(seat=seat, seats=(seat,), ask="camp"))
    _first_use(table, seat, power)


def _first_use(table: Table, seat: int, power: int) -> None:
    """Cubes beside the strip come at once; Pallas names a good for the rest of the round."""
    player = table.players[seat]
    for atom in BOARDS[player.board].powers[power]:
        if atom.key == "extra":
            player.extra = [*atom.numbers]
            player.reserve = [*atom.numbers]
        elif atom.key == "contacts":
            ask_name(table, seat)


UNLOCK: Decision[State, Effects, Unlock | Done] = Decision(
    word="unlock",
    article="C-24.9",
    moves=(Unlock, Done),
    offers=_unlocks,
    forbids=_no_unlock,
    answer=_unlock,
    forecast=forecasts.unlock,
)

# Pallas' contacts

Naming = Context[State, NameGood]


def ask_name(table: Table, seat: int) -> None:
    """Pallas names a good. [C-25.27]"""
    push(table, NameGood(seat=seat, seats=(seat,), ask=NAME.word))


def _names(_: Naming) -> list[CornerGood]:
    """List the goods Pallas can name. [D-20]"""
    return [CornerGood(good) for good in GOODS]


def _name(context: Naming, move: CornerGood) -> None:
    """Gains of the good named are doubled until the round ends. [C-25.27]"""
    table = context.state.table
    table.frames.pop()
    table.players[context.seat].doubled = move.good
    tell(context.sink, "names", context.seat, good=Ref("good", move.good))


NAME: Decision[State, NameGood, CornerGood] = Decision(
    word="name",
    article="C-25.27",
    moves=(CornerGood,),
    offers=_names,
    forbids=allowed,
    answer=_name,
    forecast=forecasts.name_good,
)

# Banners


def run_clear(context: Doing) -> None:
    """Banners of any owner are removed."""
    frame, table = context.frame, context.state.table
    if frame.left < 0:
        frame.left = frame.atom.n
    if frame.left and banners(table, tuple(table.zones)):
        frame.wait(frame.seat, CLEAR.word)
    else:
        frame.step()


def _banners(context: Doing) -> list[ClearBanner]:
    """List the banners on the board."""
    table = context.state.table
    return [ClearBanner(name, at) for name, at in banners(table, tuple(table.zones))]


def _no_banner(context: Doing, move: ClearBanner) -> Refusal | None:
    """There must be a banner to remove. [C-7.3]"""
    if bannered(context.state.table, move.zone, move.action):
        return None
    return no("C-7.3", "no-banner", zone=zone_ref(move.zone))


def _clear(context: Doing, move: ClearBanner) -> None:
    """Remove a banner: the action is free again."""
    context.frame.resume()
    context.frame.left -= 1
    table = context.state.table
    remove_banner(table, move.zone, move.action)
    deed = deed_ref(actions_of(table.zones[move.zone], move.zone)[move.action])
    tell(context.sink, "clears", context.seat, zone=zone_ref(move.zone), deed=deed)


CLEAR: Decision[State, Effects, ClearBanner] = Decision(
    word="clear",
    article="C-7.3",
    moves=(ClearBanner,),
    offers=_banners,
    forbids=_no_banner,
    answer=_clear,
    forecast=forecasts.clear,
)


def remove_banner(table: Table, zone: str, index: int) -> None:
    """Free an action."""
    there = table.zones[zone]
    there.banners = with_one(there.banners, index, -1)


DECISIONS = (REDO, UNLOCK, NAME, CLEAR)
