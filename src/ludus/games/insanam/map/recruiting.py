"""Recruiting, free troops, deploying, and troops sent back. [C-17.2, C-18.1, D-12]"""

from ludus.core.decisions import Decision
from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.message import Ref
from ludus.games.insanam.cards.powers import mod
from ludus.games.insanam.content.vocabulary import TROOPS, Troop
from ludus.games.insanam.frames import Effects
from ludus.games.insanam.goods import pay, score, tax, too_dear
from ludus.games.insanam.map import forecasts
from ludus.games.insanam.map.land import (
    add,
    barbarous,
    depart,
    groups,
    no_room,
    room,
    settle,
    troops_in,
    vacant,
)
from ludus.games.insanam.map.moves import Cull, Deploy, Recruit
from ludus.games.insanam.map.prices import cost
from ludus.games.insanam.map.troops import (
    KIND,
    available,
    off_strip,
    one_troop,
    put_back,
    take,
)
from ludus.games.insanam.moves import DONE, Done
from ludus.games.insanam.slots import STORAGE
from ludus.games.insanam.state import Doing, State, Table
from ludus.games.insanam.tell import goods_ref, land_ref, no, place_ref, tell

# Recruiting


def run_recruit(context: Doing) -> None:
    """Recruit up to n troops at their cost. [C-7.5, C-17.2]"""
    frame = context.frame
    if frame.left < 0:
        frame.left = frame.atom.n
    player = context.state.table.players[frame.seat]
    if frame.left and any(available(player, kind) for kind in range(len(TROOPS))):
        frame.wait(frame.seat, RECRUIT.word)
    else:
        frame.step()


_TYPES: tuple[Recruit | Done, ...] = (*(Recruit(troop) for troop in TROOPS), DONE)


def _types(_: Doing) -> tuple[Recruit | Done, ...]:
    """List the types of troops, or stop. [D-12]"""
    return _TYPES


def _no_recruit(context: Doing, move: Recruit | Done) -> Refusal | None:
    """A type of which a cube is left, for its cost. [C-17.2, C-17.6]"""
    if isinstance(move, Done):
        return None
    table, seat = context.state.table, context.seat
    kind = KIND[move.troop]
    if not available(table.players[seat], kind):
        return no("C-17.6", "no-cube", troop=Ref("troop", move.troop))
    return too_dear(table.players[seat], cost(table, seat, kind, context.frame.atom.d), "C-17.2")


def _recruit(context: Doing, move: Recruit | Done) -> None:
    """Pay for a troop and put it into storage, or stop. [C-17.2]"""
    frame = context.frame
    if isinstance(move, Done):
        frame.step()
        return
    frame.resume()
    frame.left -= 1
    hire_troop(context.state.table, context.seat, KIND[move.troop], frame.atom.d, context.sink)


RECRUIT: Decision[State, Effects, Recruit | Done] = Decision(
    word="recruit",
    article="C-17.2",
    moves=(Recruit, Done),
    offers=_types,
    forbids=_no_recruit,
    answer=_recruit,
    forecast=forecasts.recruit,
)


def hire_troop(table: Table, seat: int, kind: int, off: int, sink: Sink | None) -> None:
    """Pay, be taxed, and take the cube."""
    player = table.players[seat]
    price = cost(table, seat, kind, off)
    pay(player, price)
    tell(sink, "recruits", seat, troop=Ref("troop", TROOPS[kind]), goods=goods_ref(price))
    tax(table, seat, "recruit", sink)
    take(player, kind)
    player.storage[kind] += 1


def run_free(context: Doing) -> None:
    """Troops without cost, as far as there are any. [C-7.5]"""
    frame = context.frame
    atom = frame.atom
    player = context.state.table.players[frame.seat]
    kind = KIND[atom.troop]
    frame.step()
    for _ in range(atom.n):
        if available(player, kind):
            take(player, kind)
            player.storage[kind] += 1
            tell(context.sink, "gets-troop", frame.seat, troop=Ref("troop", atom.troop))


# Deploying


def _bases(table: Table, seat: int) -> list[str]:
    """List where stored troops can go: the start territory and own camps. [C-18.1, C-18.2]

    Where there is no such place at all, they attack the start territory.
    """
    start = table.players[seat].start
    places = [name for name, land in table.lands.items() if land.owner == seat and land.camp]
    home = table.lands[start]
    if start not in places and (home.owner == seat or vacant(home)):
        places.append(start)
    return places or [start]


def run_deploy(context: Doing) -> None:
    """Deploy up to n stored troops. [C-18.1]"""
    frame, table = context.frame, context.state.table
    seat = frame.seat
    if frame.left < 0:
        frame.left = max(1, frame.atom.n + mod(table, seat, "deploy"))
    stored = frame.left and any(table.players[seat].storage)
    if stored and any(room(table, seat, place) for place in _bases(table, seat)):
        frame.wait(seat, DEPLOY.word)
    else:
        frame.step()


def _deployments(context: Doing) -> list[Deploy | Done]:
    """List troops in storage and the places for them, or stop."""
    table, seat = context.state.table, context.seat
    storage = table.players[seat].storage
    places = [place for place in _bases(table, seat) if room(table, seat, place)]
    stored = [troop for kind, troop in enumerate(TROOPS) if storage[kind]]
    return [*(Deploy(troop, place) for troop in stored for place in places), DONE]


def _no_deployment(context: Doing, move: Deploy | Done) -> Refusal | None:
    """A stored troop, to a place of deployment with room. [C-18.1 to C-18.3]"""
    if isinstance(move, Done):
        return None
    table, seat = context.state.table, context.seat
    if not table.players[seat].storage[KIND[move.troop]]:
        return no("C-18.1", "not-stored", troop=Ref("troop", move.troop))
    if move.land not in _bases(table, seat):
        return no("C-18.1", "deploy-place", land=land_ref(move.land))
    return no_room(table, seat, move.land, 1)


def _deploy(context: Doing, move: Deploy | Done) -> None:
    """Deploy one troop, or stop; into a start territory that is held it is an attack."""
    frame, table, seat, sink = context.frame, context.state.table, context.seat, context.sink
    if isinstance(move, Done):
        frame.step()
        return
    frame.resume()
    frame.left -= 1
    tax(table, seat, "deploy", sink)
    table.players[seat].storage[KIND[move.troop]] -= 1
    one = one_troop(move.troop)
    land = table.lands[move.land]
    if land.owner not in (seat, -1) or barbarous(land):
        table.mover = seat
        add(table.invaders.setdefault(move.land, [0, 0, 0]), one)
    else:
        settle(table, seat, move.land, one)
    tell(sink, "deploys", seat, troop=Ref("troop", move.troop), land=land_ref(move.land))


DEPLOY: Decision[State, Effects, Deploy | Done] = Decision(
    word="deploy",
    article="C-18.1",
    moves=(Deploy, Done),
    offers=_deployments,
    forbids=_no_deployment,
    answer=_deploy,
    forecast=forecasts.deploy,
    odds=forecasts.deploy_odds,
    exact=True,
)

# Troops sent back


def run_cull(context: Doing) -> None:
    """Return n troops to the strip; each missing one costs 1 VP."""
    frame, table = context.frame, context.state.table
    if frame.left < 0:
        frame.left = frame.atom.n
    if frame.left and any(off_strip(table, frame.seat)):
        frame.wait(frame.seat, CULL.word)
        return
    missing = frame.left
    frame.step()
    score(table, frame.seat, -missing, context.sink)


def troop_places(table: Table, seat: int) -> list[tuple[Troop, str]]:
    """List types of troops off the strip with their places."""
    storage = table.players[seat].storage
    found: list[tuple[Troop, str]] = [
        (TROOPS[kind], STORAGE) for kind, n in enumerate(storage) if n
    ]
    for place, troops in groups(table, seat):
        found += [(TROOPS[kind], place) for kind, n in enumerate(troops) if n]
    return found


def not_at(table: Table, seat: int, troop: Troop, place: str, article: str) -> Refusal | None:
    """Refuse a troop that is not in the place named."""
    player = table.players[seat]
    there = player.storage if place == STORAGE else troops_in(table, seat, place)
    return None if there[KIND[troop]] else no(article, "not-there", place=place_ref(place))


def _culls(context: Doing) -> list[Cull]:
    """List the troops that can be returned."""
    places = troop_places(context.state.table, context.seat)
    return [Cull(troop, place) for troop, place in places]


def _no_cull(context: Doing, move: Cull) -> Refusal | None:
    """A troop that is there. [C-17.3]"""
    return not_at(context.state.table, context.seat, move.troop, move.place, "C-17.3")


def _cull(context: Doing, move: Cull) -> None:
    """Return one troop to the strip. [C-17.3]"""
    context.frame.resume()
    context.frame.left -= 1
    send_home(context.state.table, context.seat, move.troop, move.place, context.sink)


CULL: Decision[State, Effects, Cull] = Decision(
    word="cull",
    article="C-17.3",
    moves=(Cull,),
    offers=_culls,
    forbids=_no_cull,
    answer=_cull,
    forecast=forecasts.cull,
)


def send_home(table: Table, seat: int, troop: str, place: str, sink: Sink | None) -> None:
    """A troop goes back to the strip; its territory may become vacant. [C-15.4, C-17.3]"""
    player = table.players[seat]
    kind = KIND[troop]
    if place == STORAGE:
        player.storage[kind] -= 1
    else:
        depart(table, seat, place, one_troop(troop))
    put_back(player, kind)
    tell(sink, "returns", seat, troop=Ref("troop", troop), place=place_ref(place))


DECISIONS = (RECRUIT, DEPLOY, CULL)
