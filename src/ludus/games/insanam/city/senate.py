"""The Senate: repeats, powers unlocked, banners removed; camps released. [C-24.6 to C-24.9]"""

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import Ref
from ludus.games.insanam.cards.powers import Three, mod
from ludus.games.insanam.city.actions import actions_of, can_afford
from ludus.games.insanam.content.catalogue import BOARDS, NUMBERS
from ludus.games.insanam.content.vocabulary import GOODS
from ludus.games.insanam.frames import Action, Effects, NameGood, PlaceCamp
from ludus.games.insanam.goods import can_pay, of_dict, pay, push, score, tax
from ludus.games.insanam.map.land import FORTRESS
from ludus.games.insanam.moves import DONE, LATER, LETTERS, Move, make
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import card_ref, goods_ref, land_ref, tell, zone_ref

ACCUSATION = 2
"""The third power, counted from 0, is always an accusation. [C-10.1]"""


def banners(table: Table, zones: tuple[str, ...]) -> list[tuple[str, int]]:
    """List the actions of zones that bear a banner."""
    return [
        (name, at) for name in zones for at, owner in enumerate(table.zones[name].banners)
        if owner >= 0
    ]  # fmt: skip


def run_redo(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """Repeat an action that bears a banner; without banners nothing happens. [C-24.8]"""
    del fate, sink
    if banners(state.table, frame.atom.zones):
        frame.wait(frame.seat, "redo")
    else:
        frame.step()


def redo_moves(state: State, frame: Effects, seat: int) -> list[Move]:
    """List the actions that can be repeated. [D-15]"""
    table = state.table
    return [
        *(
            make("redo", name, LETTERS[at])
            for name, at in banners(table, frame.atom.zones)
            if can_afford(table.players[seat], actions_of(table.zones[name], name)[at])
        ),
        DONE,
    ]


def redo(
    state: State, frame: Effects, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Carry the action out, without citizen, bonus and second banner. [C-24.8]"""
    del fate, sink
    frame.step()
    if move.kind == "redo":
        zone = move.word()
        tile = state.table.zones[zone].tile
        index = LETTERS.index(move.word(1))
        push(state.table, Action(seat=seat, zone=zone, index=index, tile=tile, banner=False))


def unlock_price(table: Table, seat: int, power: int, off: int) -> Three:
    """Tell what a power costs; only the gold part can be lowered, not below 0. [C-24.9]"""
    gold, wood, stone = of_dict(NUMBERS.unlock[power])
    return max(0, gold + mod(table, seat, "cost.unlock") - off), wood, stone


def run_unlock(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """One locked power may be unlocked. [C-24.9]"""
    del fate, sink
    if all(state.table.players[frame.seat].unlocked):
        frame.step()
    else:
        frame.wait(frame.seat, "unlock")


def unlock_moves(state: State, frame: Effects, seat: int) -> list[Move]:
    """List the locked powers there are means for. [D-10]"""
    table = state.table
    player = table.players[seat]
    return [
        *(
            make("unlock", power + 1)
            for power, works in enumerate(player.unlocked)
            if not works and can_pay(player, unlock_price(table, seat, power, frame.atom.d))
        ),
        DONE,
    ]


def unlock(
    state: State, frame: Effects, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Pay; the power works from now on and releases a camp. [C-20.1, C-24.9]"""
    del fate
    off = frame.atom.d
    frame.step()
    if move.kind == "done":
        return
    table = state.table
    player = table.players[seat]
    power = move.number() - 1
    price = unlock_price(table, seat, power, off)
    pay(player, price)
    tax(table, seat, "unlock", sink)
    player.unlocked[power] = True
    if power == ACCUSATION:
        player.price = price
    name = Ref("power", f"{player.board}-{power + 1}")
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
            push(table, NameGood(seat=seat, seats=(seat,), ask="name"))


def camp_places(table: Table, seat: int) -> list[str]:
    """List the controlled territories without a camp. [C-20.2]"""
    return [name for name, land in table.lands.items() if land.owner == seat and not land.camp]


def camp_moves(state: State, frame: PlaceCamp, seat: int) -> list[Move]:
    """List places for the camp, or keep it for later. [D-10]"""
    del frame
    return [*(make("camp", land) for land in camp_places(state.table, seat)), LATER]


def place_camp(
    state: State, frame: PlaceCamp, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Place the camp just released, or keep it. [C-20.2]"""
    del frame, fate
    state.table.frames.pop()
    if move.kind == "camp":
        pitch_camp(state.table, seat, move.word(), sink)


def pitch_camp(table: Table, seat: int, land: str, sink: Sink | None) -> None:
    """Put a camp on a territory; by option it brings VP. [C-20.2, section 3: I-3]"""
    table.players[seat].released -= 1
    table.lands[land].camp = True
    tell(sink, "camps", seat, land=land_ref(land))
    if table.options.camp_vp:
        score(table, seat, FORTRESS, sink)


def name_moves(state: State, frame: NameGood, seat: int) -> list[Move]:
    """List the goods Pallas can name. [D-20]"""
    del state, frame, seat
    return [make("name", good) for good in GOODS]


def name_good(
    state: State, frame: NameGood, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Gains of the good named are doubled until the round ends. [C-25.27]"""
    del frame, fate
    state.table.frames.pop()
    state.table.players[seat].doubled = move.word()
    tell(sink, "names", seat, good=Ref("good", move.word()))


def run_clear(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """Banners of any owner are removed."""
    del fate, sink
    if frame.left < 0:
        frame.left = frame.atom.n
    if frame.left and banners(state.table, tuple(state.table.zones)):
        frame.wait(frame.seat, "clear")
    else:
        frame.step()


def clear_moves(state: State, frame: Effects, seat: int) -> list[Move]:
    """List the banners on the board."""
    del frame, seat
    found = banners(state.table, tuple(state.table.zones))
    return [make("clear", name, LETTERS[at]) for name, at in found]


def clear(
    state: State, frame: Effects, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Remove a banner: the action is free again."""
    del fate
    frame.resume()
    frame.left -= 1
    remove_banner(state.table, move.word(), LETTERS.index(move.word(1)))
    tell(sink, "clears", seat, zone=zone_ref(move.word()), letter=card_ref("letter", move.word(1)))


def remove_banner(table: Table, zone: str, index: int) -> None:
    """Free an action."""
    table.zones[zone].banners[index] = -1
