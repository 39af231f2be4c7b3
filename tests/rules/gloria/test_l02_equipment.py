"""Chapter L-2: equipment and weight, classes and custom outfits."""

from collections.abc import Sequence
from random import Random

import pytest

from ludus.core.fate import Fast, Scripted
from ludus.games.gloria import GAME
from ludus.games.gloria.equipment import ARMOUR, CLASSES, ITEMS, KINDS, Outfit
from ludus.games.gloria.options import Entrant, Options
from ludus.games.gloria.state import Gladiator, State
from rules.gloria.build import (
    arena,
    ask,
    asked,
    bad_options,
    glad,
    moves,
    place,
    play,
    refused,
    secutor,
    thraex,
    weight,
)

PIECES = {
    "ocrea": 0.5,
    "leather-ocrea": 0.25,
    "manica": 0.5,
    "leather-manica": 0.25,
    "galerus": 0.5,
    "helmet": 1,
    "leather-helmet": 0.5,
    "grille": 1,
    "cuirass": 2,
    "leather-cuirass": 1,
}
THINGS = {
    "gladius": 1,
    "sica": 1,
    "pugio": 1,
    "blade": 1,
    "trident": 2,
    "hasta": 2,
    "parma": 1,
    "scutum": 2,
    "net": 2,
    "lasso": 1,
}
CLASS_TABLE = {
    "retiarius": (("galerus", "leather-manica"), ("trident", "net"), "short", 4.75),
    "secutor": (("helmet", "grille", "leather-manica", "ocrea"), ("gladius", "scutum"), "", 5.75),
    "murmillo": (("helmet", "grille", "manica", "ocrea"), ("gladius", "scutum"), "", 6),
    "thraex": (("helmet", "grille", "leather-manica", "ocrea"), ("sica", "parma"), "", 4.75),
    "hoplomachus": (
        ("helmet", "grille", "leather-manica", "ocrea"),
        ("hasta", "parma"),
        "short",
        5.75,
    ),
    "provocator": (
        ("helmet", "grille", "leather-cuirass", "leather-manica", "ocrea"),
        ("gladius", "scutum"),
        "",
        6.75,
    ),
    "dimachaerus": (
        ("helmet", "leather-manica", "leather-ocrea"),
        ("gladius", "gladius"),
        "",
        3.5,
    ),
    "laquearius": (("galerus", "leather-manica"), ("pugio", "lasso"), "", 2.75),
    "samnis": (("helmet", "ocrea"), ("gladius", "scutum"), "", 4.5),
    "eques": (("helmet", "grille", "leather-manica"), ("gladius", "parma"), "", 4.25),
    "crupellarius": (
        ("helmet", "grille", "cuirass", "manica", "ocrea"),
        ("gladius", "scutum"),
        "",
        8,
    ),
    "scissor": (("helmet", "grille", "cuirass", "manica"), ("gladius", "blade"), "", 6.5),
    "gallus": (("leather-helmet",), ("gladius", "scutum"), "", 3.5),
    "essedarius": (("helmet", "leather-manica"), ("gladius", "parma"), "", 3.25),
    "veles": (("leather-helmet",), ("hasta", "parma"), "", 3.5),
}


def spare(*items: str) -> Gladiator:
    """Make one who is gone, and whose things are still about."""
    return glad("custom", None, outfit=Outfit(hands=items), hands=(), status="gone")


def custom(outfit: Outfit) -> Gladiator:
    """Enter a gladiator with an outfit of its own, through the options, and give it."""
    troops = ((Entrant(3, outfit=outfit),), (Entrant(3, "thraex"),))
    state = GAME.setup(Options(2, troops=troops), Scripted([]), None)
    one = state.gladiators[0]
    assert (one.type, one.outfit) == ("custom", outfit)
    return one


def faulty(*, armour: Sequence[str] = (), hands: Sequence[str] = (), sheathed: str = "") -> None:
    """See an outfit refused among the options."""
    outfit = {"armour": list(armour), "hands": list(hands), "sheathed": sheathed}
    first = {"level": 3, "type": "custom", "outfit": outfit}
    error = bad_options(players=2, troops=[[first], [{"level": 3, "type": "thraex"}]])
    assert error.article == "L-2.4"


def equipping(*chosen: str) -> State:
    """Begin to equip the first gladiator of a table with custom equipment."""
    state = GAME.setup(Options(2, troops="custom"), Scripted([]), None)
    play(state, "enlist custom")
    for move in chosen:
        play(state, move)
    return state


def holding(state: State) -> list[str]:
    return [move.removeprefix("hold ") for move in moves(state) if move.startswith("hold ")]


def wearing(state: State) -> list[str]:
    return [move.removeprefix("wear ") for move in moves(state) if move.startswith("wear ")]


# L-2.1


@pytest.mark.parametrize("piece", PIECES)
def test_l_2_1_each_piece_of_armour_has_its_weight(piece: str) -> None:
    worn = ("helmet", piece) if piece == "grille" else (piece,)
    base = PIECES["helmet"] if piece == "grille" else 0
    assert weight(custom(Outfit(worn, ("gladius",)))) == 1 + base + PIECES[piece]


@pytest.mark.parametrize("item", THINGS)
def test_l_2_1_each_thing_in_hand_has_its_weight(item: str) -> None:
    hands = (item,) if KINDS[item] in ("short", "long") else ("gladius", item)
    base = THINGS["gladius"] if len(hands) > 1 else 0
    assert weight(custom(Outfit(hands=hands))) == base + THINGS[item]


def test_l_2_1_there_are_no_other_elements() -> None:
    assert (set(ARMOUR), set(ITEMS)) == (set(PIECES), set(THINGS))


@pytest.mark.parametrize("name", CLASS_TABLE)
def test_l_2_1_the_weight_of_a_class_is_the_sum(name: str) -> None:
    armour, hands, _, total = CLASS_TABLE[name]
    assert sum(PIECES[piece] for piece in armour) + sum(THINGS[item] for item in hands) == total
    assert weight(glad(name)) == total


# L-2.2


@pytest.mark.parametrize("piece", ["ocrea", "manica", "helmet", "cuirass"])
def test_l_2_2_leather_halves_the_weight(piece: str) -> None:
    metal = weight(custom(Outfit((piece,), ("gladius",))))
    leather = weight(custom(Outfit((f"leather-{piece}",), ("gladius",))))
    assert 2 * (leather - 1) == metal - 1


def test_l_2_2_nothing_else_comes_in_leather() -> None:
    leather = {piece for piece in ARMOUR if piece.startswith("leather-")}
    assert leather == {"leather-ocrea", "leather-manica", "leather-helmet", "leather-cuirass"}
    assert not [item for item in ITEMS if "leather" in item]


@pytest.mark.parametrize("piece", ["ocrea", "manica", "helmet", "cuirass"])
def test_l_2_2_leather_or_metal_and_each_kind_once(piece: str) -> None:
    faulty(armour=(piece, f"leather-{piece}"), hands=("gladius",))
    faulty(armour=(piece, piece), hands=("gladius",))
    assert piece not in wearing(equipping(f"wear leather-{piece}"))
    assert f"leather-{piece}" not in wearing(equipping(f"wear {piece}"))
    assert piece not in wearing(equipping(f"wear {piece}"))


def test_l_2_2_a_grille_needs_a_helmet_of_metal_or_leather() -> None:
    faulty(armour=("grille", "cuirass"), hands=("gladius",))
    assert "grille" not in wearing(equipping("wear cuirass"))
    for helmet in ("helmet", "leather-helmet"):
        assert "grille" in wearing(equipping(f"wear {helmet}"))
        assert weight(custom(Outfit((helmet, "grille"), ("gladius",)))) == 2 + PIECES[helmet]


# L-2.3


def test_l_2_3_weights_are_exact_quarters() -> None:
    assert {weight(glad(name)) % 1 for name in CLASSES} == {0, 0.25, 0.5, 0.75}
    assert all(isinstance(glad(name).weight, int) for name in CLASSES)


@pytest.mark.parametrize(
    ("armour", "load", "stops"),
    [
        (("galerus", "leather-manica"), 2.75, 2),
        (("helmet",), 3, 2),
        (("helmet", "leather-manica"), 3.25, 3),
        (("helmet", "leather-manica", "leather-ocrea"), 3.5, 3),
        (("helmet", "leather-manica", "ocrea"), 3.75, 3),
        (("helmet", "manica", "ocrea"), 4, 3),
    ],
)
def test_l_2_3_a_quarter_decides_a_protection_test(
    armour: tuple[str, ...], load: float, stops: int
) -> None:
    outfit = Outfit(armour, ("gladius", "parma"))
    for die, level in ((stops, 3), (stops + 1, 2)):
        state = arena(secutor(), glad("custom", (1, 0), 3, owner=1, outfit=outfit), pa=1)
        assert weight(state.gladiators[1]) == load
        play(state, "engage 1 0", f"atk 3 def 9 prot {die}")
        assert state.gladiators[1].level == level


@pytest.mark.parametrize(
    ("kind", "mine", "theirs", "words"),
    [
        ("murmillo", 4, 5, ["defends", "attacks"]),  # 10 against 9.75
        ("secutor", 4, 5, ["tie", "tie"]),  # 9.75 against 9.75
        ("samnis", 4, 4, ["attacks", "defends"]),  # 8.5 against 8.75
    ],
)
def test_l_2_3_a_quarter_decides_initiative(
    kind: str, mine: int, theirs: int, words: list[str]
) -> None:
    state = arena(glad(kind), thraex(marker=True), pa=1)
    tie = words[0] == "tie"
    dice = f"act 5 init {mine} {theirs} atk 9" + (" atk 9" if tie else " def 9")
    play(state, "engage 1 0", dice)
    assert [die.result for die in state.dice if die.label == "init"] == words


def test_l_2_3_a_quarter_decides_action_points() -> None:
    for name, pa in (("secutor", 3), ("murmillo", 3), ("provocator", 2), ("thraex", 4)):
        state = arena(glad(name, marker=True), active=None)
        play(state, "activate 0", "act 8")
        assert state.gladiators[0].pa == pa


# L-2.4


@pytest.mark.parametrize("name", CLASS_TABLE)
def test_l_2_4_equipment_follows_from_the_class(name: str) -> None:
    armour, hands, sheathed, _ = CLASS_TABLE[name]
    assert sorted(CLASSES[name].armour) == sorted(armour)
    troops = ((Entrant(3, name),), (Entrant(3, "thraex"),))
    one = GAME.setup(Options(2, troops=troops), Scripted([]), None).gladiators[0]
    assert (one.type, sorted(one.hands)) == (name, sorted(hands))
    assert KINDS.get(one.sheathed, "") == sheathed


def test_l_2_4_there_are_these_classes_and_no_others() -> None:
    assert set(CLASSES) == set(CLASS_TABLE)
    state = GAME.setup(Options(2), Scripted([]), None)
    assert moves(state) == [f"enlist {name}" for name in CLASSES]


def test_l_2_4_or_from_a_list_of_its_own_where_that_is_agreed() -> None:
    state = GAME.setup(Options(2, troops="custom"), Scripted([]), None)
    assert moves(state) == [*(f"enlist {name}" for name in CLASSES), "enlist custom"]
    play(state, "enlist custom")
    assert asked(state) == (0, "outfit")
    for move in ("wear leather-helmet", "wear grille", "hold net", "hold trident"):
        play(state, move)
    play(state, "sheathe pugio")
    play(state, "ready")
    assert asked(state) == (1, "enlist")
    one = state.gladiators[0]
    assert one.outfit == Outfit(("leather-helmet", "grille"), ("net", "trident"), "pugio")
    assert (one.type, one.owner, one.level) == ("custom", 0, 5)


def test_l_2_4_a_class_may_be_taken_there_as_well() -> None:
    state = GAME.setup(Options(2, troops="custom"), Scripted([]), None)
    play(state, "enlist thraex")
    assert (state.gladiators[0].type, asked(state)) == ("thraex", (1, "enlist"))


def test_l_2_4_it_is_ready_only_with_a_weapon_in_hand() -> None:
    state = equipping()
    assert "ready" not in moves(state)
    play(state, "sheathe gladius")
    play(state, "hold scutum")
    assert "ready" not in moves(state)
    play(state, "hold gladius")
    assert "ready" in moves(state)


def test_l_2_4_weapons_in_hand_are_of_one_class() -> None:
    assert "hasta" not in holding(equipping("hold gladius"))
    assert "gladius" not in holding(equipping("hold hasta"))
    assert {"gladius", "sica", "pugio", "blade"} <= set(holding(equipping("hold gladius")))
    faulty(hands=("gladius", "hasta"))


def test_l_2_4_whatever_is_chosen_there_is_a_way_to_be_ready() -> None:
    for first in ITEMS:
        for second in holding(equipping(f"hold {first}")):
            state = equipping(f"hold {first}", f"hold {second}")
            assert "ready" in moves(state), (first, second)


@pytest.mark.parametrize("kinds", [("net",), ("parma",), ("net", "parma"), ("lasso", "net"), ()])
def test_l_2_4_nobody_enters_without_a_weapon_in_hand(kinds: tuple[str, ...]) -> None:
    faulty(armour=("helmet",), hands=kinds, sheathed="gladius")


def test_l_2_4_only_weapons_are_sheathed_and_only_one() -> None:
    faulty(hands=("gladius",), sheathed="parma")
    faulty(hands=("gladius",), sheathed="net")
    state = equipping("hold gladius")
    sheaths = [move for move in moves(state) if move.startswith("sheathe")]
    assert sheaths == [
        f"sheathe {item}" for item in ("gladius", "sica", "pugio", "blade", "trident", "hasta")
    ]
    play(state, "sheathe hasta")
    assert not [move for move in moves(state) if move.startswith("sheathe")]


def test_l_2_4_unknown_classes_pieces_and_things_are_refused() -> None:
    faulty(armour=("toga",), hands=("gladius",))
    faulty(hands=("gladius", "buckler"))
    faulty(hands=("gladius",), sheathed="buckler")
    other = [{"level": 3, "type": "thraex"}]
    assert bad_options(players=2, troops=[[{"level": 3, "type": "x"}], other]).article == "L-2.4"
    named = {"level": 3, "type": "thraex", "outfit": {"hands": ["gladius"]}}
    assert bad_options(players=2, troops=[[named], other]).article == "L-2.4"
    none = {"level": 3, "type": "custom"}
    assert bad_options(players=2, troops=[[none], other]).article == "L-2.4"


def test_l_2_4_drawn_troops_take_their_classes_by_lot() -> None:
    names = list(CLASSES)[:12]
    script = [("class", None, [name]) for name in names]
    fate = Scripted(script)
    state = GAME.setup(Options(2, troops="drawn"), fate, None)
    fate.finish()
    assert sorted(one.type for one in state.gladiators) == sorted(names)
    assert [one.type for one in state.gladiators if one.owner == 0] == names[::2]
    assert ask(state) == "deploy"


def test_l_2_4_troops_drawn_by_lot_carry_what_their_class_does() -> None:
    state = GAME.setup(Options(2, troops="drawn"), Fast(Random(3)), None)
    for one in state.gladiators:
        assert one.outfit == CLASSES[one.type]


# L-2.5


@pytest.mark.parametrize(("name", "load"), [("retiarius", 4.75), ("hoplomachus", 5.75)])
def test_l_2_5_a_sheathed_weapon_weighs_nothing(name: str, load: float) -> None:
    assert weight(glad(name)) == load
    assert weight(glad(name, sheathed="")) == load
    long = Outfit(hands=("gladius",), sheathed="trident")
    assert weight(custom(long)) == 1


def test_l_2_5_drawn_it_weighs_like_any_other() -> None:
    state = arena(glad("retiarius", hands=("trident",)))
    assert weight(state.gladiators[0]) == 2.75
    play(state, "draw", "pick 5")
    one = state.gladiators[0]
    assert (one.hands, one.sheathed, weight(one)) == (("trident", "pugio"), "", 3.75)
    outfit = Outfit(hands=("gladius",), sheathed="trident")
    state = arena(glad("custom", outfit=outfit))
    play(state, "draw", "pick 5")
    assert weight(state.gladiators[0]) == 3


def test_l_2_5_drawing_follows_the_pick_up_rule() -> None:
    state = arena(glad("retiarius", hands=("trident",)))
    play(state, "draw", "pick 0")
    one = state.gladiators[0]
    assert (one.hands, one.sheathed, weight(one), one.pa) == (("trident",), "", 2.75, 2)
    assert "draw" not in moves(state)
    assert state.ground == {}


# L-2.6


def test_l_2_6_what_is_picked_up_weighs_at_once() -> None:
    state = arena(secutor(hands=("gladius",)), ground={(0, 0): ["scutum"]})
    assert weight(state.gladiators[0]) == 3.75
    play(state, "pickup scutum", "pick 1")
    assert weight(state.gladiators[0]) == 5.75


def test_l_2_6_what_is_dropped_weighs_no_more() -> None:
    state = arena(secutor())
    play(state, "drop scutum")
    play(state, "toss 0")
    assert weight(state.gladiators[0]) == 3.75
    play(state, "drop gladius")
    play(state, "toss 0")
    assert weight(state.gladiators[0]) == 2.75


def test_l_2_6_nor_what_is_thrown() -> None:
    state = arena(glad("retiarius"), thraex(at=(2, 0)), pa=1)
    play(state, "throw 1 0", "net 2")
    assert weight(state.gladiators[0]) == 2.75
    assert weight(state.gladiators[1]) == 4.75


def test_l_2_6_nor_what_is_lost_in_a_joust() -> None:
    state = arena(secutor(), thraex(), pa=1)
    play(state, "engage 1 0", "atk 1 def 9 prot 4 spec 5")
    assert weight(state.gladiators[1]) == 3.75


def test_l_2_6_nor_what_breaks() -> None:
    state = arena(secutor(hands=("gladius",)), ground={(0, 0): ["scutum"]})
    play(state, "pickup scutum", "pick 0")
    assert weight(state.gladiators[0]) == 3.75


def test_l_2_6_kicked_things_were_never_carried() -> None:
    state = arena(secutor(), spare("scutum"), ground={(0, 0): ["scutum"]})
    play(state, "kick scutum")
    play(state, "toss 0")
    assert weight(state.gladiators[0]) == 5.75


def test_l_2_6_points_already_rolled_do_not_change() -> None:
    state = arena(secutor(marker=True), active=None)
    play(state, "activate 0", "act 9")
    assert state.gladiators[0].pa == 4
    play(state, "drop scutum")
    play(state, "toss 0")
    assert state.gladiators[0].pa == 4


# L-2.7


def test_l_2_7_two_hands_hold_two_things() -> None:
    state = arena(secutor(), spare("gladius"), ground={(0, 0): ["gladius"]})
    refused(state, "pickup gladius")
    play(state, "drop scutum")
    play(state, "toss 0")
    assert "pickup gladius" in moves(state)
    faulty(hands=("gladius", "gladius", "parma"))
    faulty(hands=("trident", "net", "parma"))
    assert holding(equipping("hold gladius", "hold parma")) == []


def test_l_2_7_a_snare_takes_a_hand_too() -> None:
    state = arena(glad("retiarius"), spare("pugio"), ground={(0, 0): ["pugio"]})
    refused(state, "pickup pugio")
    refused(state, "draw")


def test_l_2_7_one_shield_at_most() -> None:
    things = ("gladius", "parma", "scutum")
    state = arena(thraex(owner=0, hands=("parma",)), spare(*things), ground={(1, 0): things})
    refused(state, "pickup parma")
    refused(state, "pickup scutum")
    assert "pickup gladius" in moves(state)
    faulty(hands=("parma", "scutum"))
    assert not {"parma", "scutum"} & set(holding(equipping("hold parma")))
    assert not {"parma", "scutum"} & set(holding(equipping("hold scutum")))


def test_l_2_7_two_weapons_fill_both_hands() -> None:
    state = arena(glad("dimachaerus"), spare("scutum"), ground={(0, 0): ["scutum"]})
    refused(state, "pickup scutum")


def test_l_2_7_armour_needs_no_hand_and_is_never_dropped() -> None:
    state = arena(glad("crupellarius"))
    drops = [move for move in moves(state) if move.startswith("drop")]
    assert drops == ["drop gladius", "drop scutum"]
    wall = Outfit(("helmet", "grille", "cuirass", "manica", "ocrea", "galerus"), ("gladius",))
    assert weight(custom(wall)) == 6.5


# L-2.8


@pytest.mark.parametrize("item", ["trident", "hasta"])
def test_l_2_8_a_long_weapon_weighs_two(item: str) -> None:
    assert KINDS[item] == "long"
    assert weight(custom(Outfit(hands=(item,)))) == 2
    one = glad("hoplomachus", (0, 0), hands=("parma",))
    state = arena(one, spare(item), ground={(0, 0): [item]})
    before = weight(state.gladiators[0])
    play(state, f"pickup {item}", "pick 3")
    assert weight(state.gladiators[0]) == before + 2


def test_l_2_8_and_lies_on_the_ground_like_any_other() -> None:
    state = arena(glad("hoplomachus"))
    play(state, "drop hasta")
    play(state, "toss 3")
    assert state.ground == {place(-1, 0): ("hasta",)}
    assert weight(state.gladiators[0]) == 3.75
