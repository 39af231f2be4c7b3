"""Battles on the map, the same against barbarians and players. [C-19, D-14]"""

from itertools import product

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import seat_ref
from ludus.games.insanam.cards.metrics import count
from ludus.games.insanam.cards.powers import has, mod, strength
from ludus.games.insanam.content.catalogue import NUMBERS
from ludus.games.insanam.content.vocabulary import TROOPS
from ludus.games.insanam.court.track import highest
from ludus.games.insanam.frames import Battle, Steal, Withdrawal
from ludus.games.insanam.goods import amount, can_pay, pay, push
from ludus.games.insanam.map.land import (
    FIGURE,
    FORTRESS,
    NEXT,
    STACK,
    add,
    fortress,
    leave,
    power,
    settle,
    vacant,
)
from ludus.games.insanam.map.recruiting import hire_troop
from ludus.games.insanam.map.troops import KIND, available, cost, put_all_back
from ludus.games.insanam.moves import CHARM, DISBAND, SKIP, Move, make
from ludus.games.insanam.state import Fallen, State, Table
from ludus.games.insanam.tell import goods_ref, land_ref, tell, troops_ref

ATTACKER, DEFENDER = 0, 1
REVOLT = 2
"""Legionaries that Postumus can recruit into an attack. [C-25.20]"""

Losses = tuple[int, int, int, int]
"""Legionaries, centurions, evocati and camps that are lost."""


def run_battle(frame: Battle, state: State, fate: Fate, sink: Sink | None) -> None:
    """Go on with a battle. [C-19.8]"""
    table = state.table
    if frame.stage == "charm":
        frame.stage = "begin"
        if has(table.players[frame.seat], "charm") and not frame.forced:
            frame.wait(frame.seat, "charm")
    elif frame.stage == "begin":
        frame.stage = "revolt"
        _blame(frame, table, sink)
    elif frame.stage == "revolt":
        frame.stage = "blow"
        if frame.defender >= 0 and has(table.players[frame.seat], "revolt"):
            frame.wait(frame.seat, "muster")
    elif frame.stage == "blow":
        frame.stage = "dice"
        if frame.defender >= 0 and has(table.players[frame.seat], "first blow"):
            _first_blow(frame, table, sink)
    elif frame.stage == "dice":
        _exchange(frame, table, fate, sink)
    elif frame.stage == "fall":
        _next_losses(frame, table, sink)
    else:
        _end(frame, table, sink)


# Before the first die


def land_power(table: Table, name: str) -> int:
    """Add up the power that holds a territory. [C-19.4]"""
    land = table.lands[name]
    if land.owner < 0:
        return land.barb * FIGURE + land.citadel * FORTRESS
    return power(land.troops, strength(table, land.owner)) + land.camp * fortress(table)


def charm_moves(state: State, frame: Battle, seat: int) -> list[Move]:
    """Milonia may have a territory without battle for its power in gold. [C-25.24]"""
    price = amount("G", land_power(state.table, frame.land))
    return [*([CHARM] if can_pay(state.table.players[seat], price) else []), SKIP]


def charm(
    state: State, frame: Battle, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Pay and take the territory; its troops withdraw, camps are lost. [C-25.24]"""
    del fate
    frame.resume()
    if move.kind == "skip":
        return
    table = state.table
    price = amount("G", land_power(table, frame.land))
    pay(table.players[seat], price)
    tell(sink, "charms", seat, land=land_ref(frame.land), goods=goods_ref(price))
    table.frames.pop()
    land = table.lands[frame.land]
    land.barb, land.citadel, land.camp = 0, False, False
    if frame.defender < 0 or not any(land.troops):
        occupy(table, seat, frame.land)
    else:
        push(table, Withdrawal(seat=frame.defender, land=frame.land, charmer=seat))


def occupy(table: Table, seat: int, name: str) -> None:
    """The troops that came take a territory over."""
    land = table.lands[name]
    land.owner, land.troops = -1, [0, 0, 0]
    settle(table, seat, name, table.invaders.pop(name))


def run_withdrawal(frame: Withdrawal, state: State, fate: Fate, sink: Sink | None) -> None:
    """Troop after troop leaves; then the charmer moves in. [C-25.24]"""
    del fate, sink
    table = state.table
    if any(table.lands[frame.land].troops):
        frame.wait(frame.seat, "withdraw")
    else:
        table.frames.pop()
        occupy(table, frame.charmer, frame.land)


def withdraw_moves(state: State, frame: Withdrawal, seat: int) -> list[Move]:
    """List adjacent own or vacant territories with room, or the strip. [D-23]"""
    table = state.table
    places = [
        place for place in NEXT[frame.land]
        if place in table.lands and (vacant(table.lands[place]) or table.lands[place].owner == seat)
        and sum(table.lands[place].troops) < STACK and place not in table.invaders
    ]  # fmt: skip
    troops = table.lands[frame.land].troops
    return [
        *(
            make("withdraw", troop, place)
            for kind, troop in enumerate(TROOPS)
            if troops[kind]
            for place in places
        ),
        DISBAND,
    ]


def withdraw(
    state: State, frame: Withdrawal, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Move a troop out, or let the rest go back to the strip. [C-25.24]"""
    del fate
    frame.resume()
    table = state.table
    land = table.lands[frame.land]
    if move.kind == "disband":
        tell(sink, "disbands", seat, troops=troops_ref(land.troops))
        put_all_back(table.players[seat], land.troops)
        land.troops = [0, 0, 0]
        return
    one = [0, 0, 0]
    one[KIND[move.word()]] = 1
    add(land.troops, one, -1)
    settle(table, seat, move.word(1), one)
    tell(sink, "withdraws", seat, troops=troops_ref(one), land=land_ref(move.word(1)))


def _blame(frame: Battle, table: Table, sink: Sink | None) -> None:
    """Whoever attacks a player that is not highest loses the starting power. [C-19.2, C-19.3]"""
    tell(sink, "battle", frame.seat, land=land_ref(frame.land))
    if frame.defender < 0 or frame.forced:
        return
    attacker = table.players[frame.seat]
    if not attacker.blocked and table.players[frame.defender].marker < highest(table):
        attacker.blocked = True
        tell(sink, "blocked", frame.seat, other=seat_ref(frame.defender))


def muster_moves(state: State, frame: Battle, seat: int) -> list[Move]:
    """List how many legionaries can be recruited into the attack. [C-25.20]"""
    table = state.table
    player = table.players[seat]
    price = cost(table, seat, 0)
    cubes = player.strip[0] + (player.reserve[0] if available(player, 0) else 0)
    most = min(REVOLT, STACK - sum(table.invaders[frame.land]), cubes)
    return [
        make("muster", n)
        for n in range(most + 1)
        if can_pay(player, tuple(part * n for part in price))
    ]


def muster(
    state: State, frame: Battle, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Recruit legionaries straight into the attack. [C-25.20]"""
    del fate
    frame.resume()
    table = state.table
    for _ in range(move.number()):
        hire_troop(table, seat, 0, 0, sink)
        table.players[seat].storage[0] -= 1
        table.invaders[frame.land][0] += 1


def _first_blow(frame: Battle, table: Table, sink: Sink | None) -> None:
    """Chaerea strikes first: the defender loses the weakest troop. [C-25.22]"""
    land = table.lands[frame.land]
    kind = next((kind for kind, n in enumerate(land.troops) if n), None)
    if kind is None:
        return
    losses = [0, 0, 0, 0]
    losses[kind] = 1
    tell(sink, "first-blow", frame.seat, other=seat_ref(frame.defender))
    _remove(frame, table, DEFENDER, (losses[0], losses[1], losses[2], 0), sink)
    if _empty(table, frame.land):
        frame.stage = "end"


# Exchanges


def side_power(frame: Battle, table: Table, side: int) -> int:
    """Add up the power of a side before the die. [C-19.4]"""
    if side == ATTACKER:
        troops = table.invaders[frame.land]
        return power(troops, strength(table, frame.seat)) + mod(table, frame.seat, "atk")
    extra = mod(table, frame.defender, "def") if frame.defender >= 0 else 0
    return land_power(table, frame.land) + extra


def _exchange(frame: Battle, table: Table, fate: Fate, sink: Sink | None) -> None:
    """Each side adds a die; the lower one loses the difference, equals one troop each.

    [C-19.5 to C-19.7]
    """
    sides = len(NUMBERS.die)
    dice = (
        NUMBERS.die[fate.roll("attack", sides) - 1],
        NUMBERS.die[fate.roll("defend", sides) - 1],
    )
    totals = (
        side_power(frame, table, ATTACKER) + dice[0],
        side_power(frame, table, DEFENDER) + dice[1],
    )
    frame.dice, frame.totals = dice, totals
    frame.exchange += 1
    table.dice = Fallen(*dice, totals)
    tell(sink, "exchange", frame.seat, mine=totals[0], other=totals[1])
    frame.damage = abs(totals[0] - totals[1])
    frame.choosing = (
        (ATTACKER, DEFENDER) if not frame.damage
        else (ATTACKER,) if totals[0] < totals[1] else (DEFENDER,)
    )  # fmt: skip
    frame.stage = "fall"


def _next_losses(frame: Battle, table: Table, sink: Sink | None) -> None:
    """The side that lost removes what it chooses; barbarians what costs them least."""
    if not frame.choosing:
        beaten = not any(table.invaders[frame.land]) or _empty(table, frame.land)
        frame.stage = "end" if beaten else "dice"
        return
    side = frame.choosing[0]
    if side == DEFENDER and frame.defender < 0:
        frame.choosing = frame.choosing[1:]
        _barbarians_fall(frame, table, sink)
        return
    options = losses_of(frame, table, side)
    if len(options) == 1:
        frame.choosing = frame.choosing[1:]
        _remove(frame, table, side, options[0], sink)
    else:
        frame.wait(frame.seat if side == ATTACKER else frame.defender, "fall")


def _empty(table: Table, name: str) -> bool:
    land = table.lands[name]
    return not (any(land.troops) or land.camp or land.barb or land.citadel)


def losses_of(frame: Battle, table: Table, side: int) -> list[Losses]:
    """List the sets a side can lose: enough, and no piece superfluous. [C-19.6, C-19.7]"""
    if side == ATTACKER:
        troops, camp, seat = table.invaders[frame.land], 0, frame.seat
    else:
        land = table.lands[frame.land]
        troops, camp, seat = land.troops, int(land.camp), frame.defender
    worth = (*strength(table, seat), fortress(table))
    return minimal_losses((troops[0], troops[1], troops[2], camp), worth, frame.damage)


def minimal_losses(have: Losses, worth: Losses, damage: int) -> list[Losses]:
    """List what pieces can be lost: all of them where they are too weak. [C-19.6, C-19.7]"""
    if not damage:
        return _one_troop(have)
    if sum(n * w for n, w in zip(have, worth, strict=True)) < damage:
        return [have]
    found: list[Losses] = []
    for a, b, c, d in product(*(range(n + 1) for n in have)):
        lost = a * worth[0] + b * worth[1] + c * worth[2] + d * worth[3]
        pieces = (w for n, w in zip((a, b, c, d), worth, strict=True) if n)
        if damage <= lost < damage + min(pieces, default=0):
            found.append((a, b, c, d))
    return found


def _one_troop(have: Losses) -> list[Losses]:
    """In a tie each side loses one troop; a side without any its camp. [C-19.7]"""
    choices: list[Losses] = [
        (int(kind == 0), int(kind == 1), int(kind == 2), 0) for kind in range(3) if have[kind]
    ]
    return choices or [(0, 0, 0, have[3])]


def lighter(options: list[Losses], worth: Losses) -> Losses:
    """Choose the set with the least power, and of those the one with the cheapest pieces."""
    return min(
        options, key=lambda lost: (sum(n * w for n, w in zip(lost, worth, strict=True)), lost[::-1])
    )


def fall_moves(state: State, frame: Battle, seat: int) -> list[Move]:
    """List what can be lost. [D-14]"""
    del seat
    return [make("fall", *lost) for lost in losses_of(frame, state.table, frame.choosing[0])]


def choose_losses(
    state: State, frame: Battle, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Lose what was chosen."""
    del seat, fate
    frame.resume()
    side, frame.choosing = frame.choosing[0], frame.choosing[1:]
    a, b, c, d = move.numbers(0, 4)
    _remove(frame, state.table, side, (a, b, c, d), sink)


def _remove(frame: Battle, table: Table, side: int, lost: Losses, sink: Sink | None) -> None:
    """Killed troops go back to the strip, a camp out of the game. [C-19.11, C-20.4]"""
    seat = frame.seat if side == ATTACKER else frame.defender
    land = table.lands[frame.land]
    add(table.invaders[frame.land] if side == ATTACKER else land.troops, lost[:3], -1)
    put_all_back(table.players[seat], lost[:3])
    killed = sum(lost[:3])
    mine, other = frame.killed
    frame.killed = (mine + killed, other) if side == ATTACKER else (mine, other + killed)
    if killed:
        tell(sink, "loses-troops", seat, troops=troops_ref(lost[:3]))
    if lost[3]:
        land.camp = False
        tell(sink, "loses-camp", seat)


def _barbarians_fall(frame: Battle, table: Table, sink: Sink | None) -> None:
    """Barbarians keep as much power as they can, the citadel rather than figures. [C-19.10]"""
    land = table.lands[frame.land]
    figures, citadel = barbarian_losses(land.barb, land.citadel, frame.damage)
    land.barb -= figures
    if citadel:
        land.citadel = False
        frame.citadels += 1
    tell(sink, "barbarians-fall", n=figures, citadels=int(citadel))


def barbarian_losses(figures: int, citadel: bool, damage: int) -> tuple[int, bool]:
    """Give the figures barbarians lose, and whether the citadel falls. [C-19.7, C-19.10]"""
    if not damage:
        return (1, False) if figures else (0, True)
    needed = -(-damage // FIGURE)
    if needed <= figures:
        return needed, False
    if not citadel:
        return figures, False
    return min(figures, max(0, needed - FORTRESS // FIGURE)), True


# After the last die


def _end(frame: Battle, table: Table, sink: Sink | None) -> None:
    """The surviving side has control; if both vanished nobody has. [C-19.9, C-19.12]"""
    table.frames.pop()
    troops = table.invaders[frame.land]
    land = table.lands[frame.land]
    if any(troops):
        occupy(table, frame.seat, frame.land)
        tell(sink, "conquers", frame.seat, land=land_ref(frame.land))
        _won(frame, table, frame.seat, frame.defender, frame.killed[1])
        return
    del table.invaders[frame.land]
    leave(land)
    if land.owner >= 0:
        tell(sink, "holds", frame.defender, land=land_ref(frame.land))
        _won(frame, table, frame.defender, frame.seat, frame.killed[0])
    elif not land.barb and not land.citadel:
        tell(sink, "both-vanish", land=land_ref(frame.land))
    else:
        tell(sink, "barbarians-hold", land=land_ref(frame.land))


def _won(frame: Battle, table: Table, winner: int, loser: int, killed: int) -> None:
    """Count the victory, and plunder a beaten player. [C-12.3, C-25.18]"""
    player = table.players[winner]
    if loser < 0:
        count(player, "barbwins")
        if frame.citadels:
            count(player, "citadels", frame.citadels)
        return
    count(player, "pvpwins")
    if killed and has(player, "plunder"):
        push(table, Steal(seat=winner, victim=loser, left=killed, plunder=True))
