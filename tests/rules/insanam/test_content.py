"""The content of Ad Insanam Imperatoris: counts, the map, the fixed numbers, the cards."""

from collections import Counter
from collections.abc import Iterable
from itertools import chain
from typing import Any

import pytest
from msgspec import Struct

from ludus.games.insanam.content.cards import Collective, Condition, Individual
from ludus.games.insanam.content.catalogue import (
    ADVERSARIES,
    BOARDS,
    COASTS,
    EVENT,
    EVENTS,
    FOLDER,
    GLADIATORS,
    LANDS,
    NUMBERS,
    PERSONAL,
    PUBLIC,
    REDEMPTIONS,
    REGIONS,
    SEAS,
    STARTS,
    TERRITORIES,
    TILES,
    ZONES,
    load,
)
from ludus.games.insanam.content.checks import CORE
from ludus.games.insanam.content.map_checks import neighbours
from ludus.games.insanam.content.special_words import SPECIALS
from ludus.games.insanam.content.vocabulary import CLASSES, Atom, Effect


def atoms(*texts: str) -> tuple[Effect, ...]:
    return tuple(Effect.parse(text) for text in texts)


# Counts


def test_the_box_is_complete() -> None:
    assert {key: len(lands) for key, lands in LANDS.items()} == {
        "ARO": 3, "GAL": 4, "HIS": 5, "BRE": 6, "GER": 7,
    }  # fmt: skip
    assert (len(TERRITORIES), len(REGIONS), len(SEAS)) == (25, 5, 8)
    assert [len(zone.circles) for zone in ZONES.values()] == [5] * 5
    assert [len(zone.base) for zone in ZONES.values()] == [4] * 5
    assert (len(TILES), len(GLADIATORS), len(ADVERSARIES)) == (50, 30, 30)
    assert (len(PERSONAL), len(PUBLIC), len(REDEMPTIONS), len(BOARDS)) == (23, 8, 4, 10)
    assert Counter(tile.zone for tile in TILES.values()) == dict.fromkeys(ZONES, 10)
    assert Counter(glad.kind for glad in GLADIATORS.values()) == dict.fromkeys(CLASSES, 5)
    categories = Counter(foe.category for foe in ADVERSARIES.values())
    assert categories == {"CH": 8, "OR": 12, "AN": 10}


def test_every_round_has_six_individual_and_four_collective_events() -> None:
    assert list(EVENTS) == [1, 2, 3, 4]
    for number, deck in EVENTS.items():
        assert [event.id for event in deck] == [f"E{100 * number + n}" for n in range(1, 11)]
        assert all(event.round == number for event in deck)
        assert sum(isinstance(event, Individual) for event in deck) == 6
        assert sum(isinstance(event, Collective) for event in deck) == 4
    assert len(EVENT) == 40
    assert [event.id for event in EVENT.values() if isinstance(event, Collective)] == [
        "E104", "E105", "E109", "E110", "E204", "E206", "E207", "E209",
        "E302", "E307", "E308", "E310", "E404", "E406", "E407", "E409",
    ]  # fmt: skip
    assert all(event.source for event in EVENT.values())


# The map


def test_adjacency_is_symmetric() -> None:
    for land in TERRITORIES.values():
        for other in land.land:
            assert land.id in TERRITORIES[other].land
        for coast in land.seas:
            assert land.id in COASTS[coast]
    for sea in SEAS.values():
        for near in sea.seas:
            assert sea.id in SEAS[near].seas
    assert sum(len(land.land) for land in TERRITORIES.values()) == 2 * 38
    assert sum(len(coast) for coast in COASTS.values()) == 29


def test_britain_is_reached_by_sea_only() -> None:
    for key in LANDS["BRE"]:
        assert set(TERRITORIES[key].land) <= set(LANDS["BRE"])
    near = neighbours(load(FOLDER))
    assert near["CAN"] == {"CAT", "DUM", "BRT", "GRM"}
    assert near["GAD"] == {"IBR", "ATL", "TIN", "BAE"}


def test_barbarians_citadels_and_starts() -> None:
    """With two barbarians on each start territory nobody chose, 75 figures suffice. [C-1.4]"""
    figures = sum(land.barb for land in TERRITORIES.values())
    assert [figures + 2 * (4 - players) for players in (2, 3, 4)] == [75, 73, 71]
    citadels = [land.id for land in TERRITORIES.values() if land.citadel]
    assert citadels == ["TIN", "BEL", "GLA", "CAT", "CHE"]
    assert {TERRITORIES[key].region for key in citadels} == set(REGIONS)
    assert STARTS == {1: "NUM", 2: "SUP", 3: "BAE", 4: "NAR"}
    assert all(TERRITORIES[key].barb == 0 for key in STARTS.values())
    assert (TERRITORIES["CHE"].barb, TERRITORIES["BRI"].barb, TERRITORIES["INF"].barb) == (6, 5, 2)


def test_regions_score() -> None:
    """A territory, a whole region on top; all of it together. [C-14.2, SV-10]"""
    scores = {key: (one.territory, one.full) for key, one in REGIONS.items()}
    assert scores == {"ARO": (2, 3), "GAL": (2, 4), "HIS": (2, 5), "BRE": (3, 6), "GER": (3, 7)}
    whole = [one.territory * len(LANDS[one.id]) + one.full for one in REGIONS.values()]
    assert whole == [9, 12, 15, 24, 28]


# The fixed numbers


def test_dice_prices_and_income() -> None:
    assert NUMBERS.die == (-1, 0, 0, 1, 1, 2)
    assert NUMBERS.income == Effect.parse("+2G")
    assert NUMBERS.tile == 5
    assert NUMBERS.unlock == ({"G": 6, "W": 5}, {"G": 6, "S": 5}, {"G": 10, "S": 10})
    troops = {key: (t.cost, t.strength, t.pay, t.strip) for key, t in NUMBERS.troops.items()}
    assert troops == {
        "LEG": ({"G": 3}, 1, 1, 14),
        "CEN": ({"G": 4, "W": 1}, 2, 2, 10),
        "EVO": ({"G": 5, "W": 1, "S": 1}, 3, 3, 6),
    }


def test_the_track_and_the_race() -> None:
    track, race = NUMBERS.track, NUMBERS.hippodrome
    assert (track.last, track.ends, track.citizens) == (60, (10, 25, 40, 60), (20, 40))
    assert track.symbols == (6, 15, 22, 31, 37, 46, 53)
    assert (race.finish, race.obstacles) == (24, (6, 12, 18))


@pytest.mark.parametrize(
    ("players", "circles", "rewards", "treachery", "hippodrome", "public"),
    [
        (2, 3, (1, 4), (9, 3), (9, 6), (1, 3)),
        (3, 4, (1, 2, 4), (9, 6, 3), (9, 6, 3), (1, 2, 3)),
        (4, 5, (1, 2, 3, 4), (9, 6, 3, 0), (9, 6, 3, 0), (1, 2, 3, 4)),
    ],
)
def test_what_depends_on_the_players(
    players: int,
    circles: int,
    rewards: tuple[int, ...],
    treachery: tuple[int, ...],
    hippodrome: tuple[int, ...],
    public: tuple[int, ...],
) -> None:
    table = NUMBERS.players[players]
    assert (table.circles, table.rewards, table.public) == (circles, rewards, public)
    assert (table.treachery, table.hippodrome) == (treachery, hippodrome)
    assert (table.destiny.loyal, table.destiny.traitor) == (players, 2)
    assert (table.redeal.loyal, table.redeal.traitor) == (players, 1)


def test_the_starting_stock() -> None:
    """By the place in the first turn order. [C-2.11, SV-12]"""
    goods = [{"G": 20, "W": wood, "S": stone} for wood, stone in ((1, 1), (2, 1), (2, 2), (3, 2))]
    assert [one.goods for one in NUMBERS.stock] == goods
    assert [one.troops for one in NUMBERS.stock] == [2, 2, 3, 3]


def test_numbers_that_stand_alone() -> None:
    fixed, accusation, box = NUMBERS.fixed, NUMBERS.accusation, NUMBERS.box
    assert (fixed.stack, fixed.figure, fixed.fortress, fixed.vacant) == (4, 1, 5, 2)
    assert (fixed.territory, fixed.matchup, fixed.display, fixed.winners) == (1, 2, 2, 3)
    assert (fixed.gladiators, fixed.ambitions, fixed.draft) == (2, 2, 4)
    assert (fixed.citizens, fixed.camps) == (3, 3)
    assert (fixed.unpaid, fixed.missing, fixed.leftovers) == (2, 2, 5)
    assert (accusation.fall, accusation.vp, accusation.gold, accusation.rise) == (5, 10, 10, 5)
    assert (box.figures, box.citadels, box.destiny.loyal, box.destiny.traitor) == (75, 5, 7, 3)
    assert atoms("+1COR", "+1W +1S +1G") == (NUMBERS.suburra.citizen, NUMBERS.suburra.each)


# Cards


def test_cards_from_the_source() -> None:
    """Rhino, Celtic warrior, the gladiator of the example, the tile. [C-22.5, SV-5, SV-9]"""
    rhino, celt, glad = ADVERSARIES["A21"], ADVERSARIES["A09"], GLADIATORS["G07"]
    assert (rhino.category, rhino.power, rhino.timing) == ("AN", 6, "while")
    assert (rhino.effect, rhino.reward) == atoms("tax(turn,1W)", "+3G +2S +2VP")
    assert (celt.category, celt.power, celt.reward) == ("OR", 3, Effect.parse("+1G +2W +1VP"))
    assert (glad.power, glad.weak) == (5, ("OR",))
    assert TILES["B01"].actions[2] == Effect.parse("+1ANY")


def test_whole_decks_add_up() -> None:
    glads, foes = GLADIATORS.values(), ADVERSARIES.values()
    assert (sum(one.cost for one in glads), sum(one.power for one in glads)) == (150, 119)
    assert sum(one.power for one in foes) == 153
    assert sum(one.vp for one in PERSONAL.values()) == 158
    assert [one.vp[0] for one in PUBLIC.values()] == [8, 7, 6, 6, 7, 8, 6, 7]
    assert PUBLIC["U4"].metrics == ("hold.W", "hold.S")
    assert PUBLIC["U6"].metrics == ("unlocked", "camps")
    assert Counter(len(tile.actions) for tile in TILES.values()) == {4: 46, 3: 4}


def test_every_zone_has_one_circle_of_corruption_always_active() -> None:
    for zone in ZONES.values():
        paid = [circle[0].resource for circle in zone.circles]
        assert paid.count("COR") == 1
        assert "COR" in paid[: NUMBERS.players[2].circles]


def test_tiles_keep_what_their_zone_is_for() -> None:
    for tile in TILES.values():
        assert {atom.kind for action in tile.actions for atom in action} >= CORE[tile.zone]


def test_boards_and_their_powers() -> None:
    """Ten boards, each with an accusation as the third power. [C-25]"""
    assert list(BOARDS) == [
        "claudius", "seneca", "macro", "sabinus", "postumus",
        "chaerea", "milonia", "pallas", "narcissus", "petronius",
    ]  # fmt: skip
    for board in BOARDS.values():
        assert board.powers[2] == Effect.parse("sp(accuse)")
    specials = {atom.key for board in BOARDS.values() for atom in chain(board.start, *board.powers)
                if atom.kind == "sp"}  # fmt: skip
    assert specials == set(SPECIALS)
    assert BOARDS["sabinus"].start[0].limit == "round"
    assert BOARDS["postumus"].powers[1][0].limit == "game"
    assert BOARDS["macro"].start[0].numbers == (5, 3, 2)
    assert BOARDS["chaerea"].powers[0] == (Atom("sp", key="strength", troop="EVO", n=1),)
    assert BOARDS["pallas"].start == (Atom("mod", key="cost.tile", n=-3),)


def test_ambitions_that_count_occurrences() -> None:
    """Those with a die beside them. [C-12.3]"""
    counted = {key: [one.metric for one in card.conditions if one.counted]
               for key, card in PERSONAL.items()}  # fmt: skip
    assert {key: metrics for key, metrics in counted.items() if metrics} == {
        "P07": ["citadels"], "P08": ["barbwins"], "P09": ["pvpwins"], "P16": ["beaten.AN"],
        "P17": ["beaten.CH"], "P20": ["sub"], "P21": ["tiles"], "P23": ["top", "gifts"],
    }  # fmt: skip
    assert PERSONAL["P22"].conditions == (
        Condition("hold.G", 20), Condition("hold.W", 6), Condition("hold.S", 6),
    )  # fmt: skip


def test_redemption_offers_three_ways() -> None:
    for card in REDEMPTIONS.values():
        assert len(card.conditions) == 2
        assert len(card.spend) == 1
    assert REDEMPTIONS["D4"].spend[0].goods == (("G", 5), ("W", 5), ("S", 5))


def numbers_in(value: Any) -> int:
    """Add up all numbers in a part of a card: of every effect, condition and list."""
    if isinstance(value, int):
        return 0 if isinstance(value, bool) else value
    if isinstance(value, Struct):
        return sum(numbers_in(getattr(value, name)) for name in value.__struct_fields__)
    if isinstance(value, dict):
        return sum(map(numbers_in, value.values()))
    return sum(map(numbers_in, value)) if isinstance(value, tuple | list) else 0


def sums_of(deck: Iterable[Any]) -> dict[str, int]:
    """Add up the numbers of a deck by what stands on its cards."""
    found = Counter[str]()
    for card in deck:
        for name in card.__struct_fields__:
            found[name] += numbers_in(getattr(card, name))
    return {name: n for name, n in found.items() if n}


DECKS: dict[str, tuple[Iterable[Any], dict[str, int]]] = {
    "gladiators": (
        GLADIATORS.values(),
        {"cost": 150, "power": 119, "oneshot": 94, "income": 31, "permanent": 18},
    ),
    "adversaries": (ADVERSARIES.values(), {"power": 153, "effect": 22, "reward": 195}),
    "individual events": (
        [one for one in EVENT.values() if isinstance(one, Individual)],
        {"round": 60, "approve": 96, "refuse": 116, "board": 1},
    ),
    "collective events": (
        [one for one in EVENT.values() if isinstance(one, Collective)],
        {"round": 40, "k": 49, "rewards": 207},
    ),
    "tiles": (TILES.values(), {"actions": 479}),
    "zones": (ZONES.values(), {"circles": 25, "base": 35}),
    "boards": (BOARDS.values(), {"start": 2, "powers": 14, "income": 22}),
    "ambitions": (PERSONAL.values(), {"conditions": 147, "vp": 158}),
    "public ambitions": (PUBLIC.values(), {"vp": 105}),
    "redemptions": (REDEMPTIONS.values(), {"conditions": 16, "spend": 51}),
    "territories": (TERRITORIES.values(), {"barb": 71, "start": 10}),
}
"""What the numbers on all cards of a kind come to. One number changed on any of them shows here."""


@pytest.mark.parametrize("deck", DECKS)
def test_the_numbers_on_all_cards_add_up(deck: str) -> None:
    cards, sums = DECKS[deck]
    assert sums_of(cards) == sums
