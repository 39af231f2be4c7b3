"""Recruiting, free troops, deploying, and troops sent back. [C-17.2, C-18.1, D-12]"""

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import Ref
from ludus.games.insanam.cards.powers import mod
from ludus.games.insanam.content.vocabulary import TROOPS
from ludus.games.insanam.frames import Effects
from ludus.games.insanam.goods import can_pay, pay, score, tax
from ludus.games.insanam.map.land import add, barbarous, groups, leave, room, settle, vacant
from ludus.games.insanam.map.troops import KIND, available, cost, off_strip, put_back, take
from ludus.games.insanam.moves import DONE, STORAGE, Move, make
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import goods_ref, land_ref, place_ref, tell


def run_recruit(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """Recruit up to n troops at their cost. [C-7.5, C-17.2]"""
    del fate, sink
    if frame.left < 0:
        frame.left = frame.atom.n
    player = state.table.players[frame.seat]
    if frame.left and any(available(player, kind) for kind in range(len(TROOPS))):
        frame.wait(frame.seat, "recruit")
    else:
        frame.step()


def recruit_moves(state: State, frame: Effects, seat: int) -> list[Move]:
    """List the types there are cubes and means for. [C-17.6]"""
    player = state.table.players[seat]
    return [
        *(
            make("recruit", troop)
            for kind, troop in enumerate(TROOPS)
            if available(player, kind)
            and can_pay(player, cost(state.table, seat, kind, frame.atom.d))
        ),
        DONE,
    ]


def recruit(
    state: State, frame: Effects, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Pay for a troop and put it into storage, or stop. [C-17.2]"""
    del fate
    if move.kind == "done":
        frame.step()
        return
    frame.resume()
    frame.left -= 1
    hire_troop(state.table, seat, KIND[move.word()], frame.atom.d, sink)


def hire_troop(table: Table, seat: int, kind: int, off: int, sink: Sink | None) -> None:
    """Pay, be taxed, and take the cube."""
    player = table.players[seat]
    price = cost(table, seat, kind, off)
    pay(player, price)
    tell(sink, "recruits", seat, troop=Ref("troop", TROOPS[kind]), goods=goods_ref(price))
    tax(table, seat, "recruit", sink)
    take(player, kind)
    player.storage[kind] += 1


def run_free(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """Troops without cost, as far as there are any. [C-7.5]"""
    del fate
    atom = frame.atom
    player = state.table.players[frame.seat]
    kind = KIND[atom.troop]
    frame.step()
    for _ in range(atom.n):
        if available(player, kind):
            take(player, kind)
            player.storage[kind] += 1
            tell(sink, "gets-troop", frame.seat, troop=Ref("troop", atom.troop))


def deploy_places(table: Table, seat: int) -> list[str]:
    """List where stored troops can go: the start territory and own camps. [C-18.1, C-18.2]

    Where there is no such place at all, they attack the start territory.
    """
    start = table.players[seat].start
    places = [name for name, land in table.lands.items() if land.owner == seat and land.camp]
    home = table.lands[start]
    if start not in places and (home.owner == seat or vacant(home)):
        places.append(start)
    return [place for place in places or [start] if room(table, seat, place)]


def run_deploy(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """Deploy up to n stored troops. [C-18.1]"""
    del fate, sink
    table = state.table
    if frame.left < 0:
        frame.left = max(1, frame.atom.n + mod(table, frame.seat, "deploy"))
    if frame.left and any(table.players[frame.seat].storage) and deploy_places(table, frame.seat):
        frame.wait(frame.seat, "deploy")
    else:
        frame.step()


def deploy_moves(state: State, frame: Effects, seat: int) -> list[Move]:
    """List troops in storage and the places for them."""
    del frame
    storage = state.table.players[seat].storage
    places = deploy_places(state.table, seat)
    return [
        *(
            make("deploy", troop, place)
            for kind, troop in enumerate(TROOPS)
            if storage[kind]
            for place in places
        ),
        DONE,
    ]


def deploy(
    state: State, frame: Effects, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Deploy one troop, or stop; into a start territory that is held it is an attack."""
    del fate
    if move.kind == "done":
        frame.step()
        return
    frame.resume()
    frame.left -= 1
    table = state.table
    tax(table, seat, "deploy", sink)
    kind, place = KIND[move.word()], move.word(1)
    table.players[seat].storage[kind] -= 1
    one = [0, 0, 0]
    one[kind] = 1
    land = table.lands[place]
    if land.owner not in (seat, -1) or barbarous(land):
        table.mover = seat
        add(table.invaders.setdefault(place, [0, 0, 0]), one)
    else:
        settle(table, seat, place, one)
    tell(sink, "deploys", seat, troop=Ref("troop", TROOPS[kind]), land=land_ref(place))


def run_cull(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """Return n troops to the strip; each missing one costs 1 VP."""
    del fate
    if frame.left < 0:
        frame.left = frame.atom.n
    if frame.left and any(off_strip(state.table, frame.seat)):
        frame.wait(frame.seat, "cull")
        return
    missing = frame.left
    frame.step()
    score(state.table, frame.seat, -missing, sink)


def troop_places(table: Table, seat: int) -> list[tuple[str, str]]:
    """List types of troops off the strip with their places."""
    storage = table.players[seat].storage
    found: list[tuple[str, str]] = [(TROOPS[kind], STORAGE) for kind, n in enumerate(storage) if n]
    for place, troops in groups(table, seat):
        found += [(TROOPS[kind], place) for kind, n in enumerate(troops) if n]
    return found


def cull_moves(state: State, frame: Effects, seat: int) -> list[Move]:
    """List the troops that can be returned."""
    del frame
    return [make("cull", troop, place) for troop, place in troop_places(state.table, seat)]


def cull(
    state: State, frame: Effects, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Return one troop to the strip. [C-17.3]"""
    del fate
    frame.resume()
    frame.left -= 1
    send_home(state.table, seat, move.word(), move.word(1), sink)


def send_home(table: Table, seat: int, troop: str, place: str, sink: Sink | None) -> None:
    """A troop goes back to the strip; its territory may become vacant. [C-15.4, C-17.3]"""
    player = table.players[seat]
    kind = KIND[troop]
    if place == STORAGE:
        player.storage[kind] -= 1
    elif place in table.seas:
        table.seas[place][seat][kind] -= 1
    else:
        table.lands[place].troops[kind] -= 1
        leave(table.lands[place])
    put_back(player, kind)
    tell(sink, "returns", seat, troop=Ref("troop", troop), place=place_ref(place))
