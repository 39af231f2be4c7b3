"""Wrong content is refused with the file, the key and the reason."""

import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from ludus.core.content import content_hash
from ludus.core.errors import BadContent
from ludus.core.message import say
from ludus.games import folder_of
from ludus.games.insanam.content.catalogue import CONTENT, load
from ludus.locales.catalogue import LANGUAGES, catalogue

FOLDER = Path(str(folder_of("insanam") / "content"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of all content files, to be broken."""
    only_toml = shutil.ignore_patterns("*.py", "__pycache__")
    return Path(shutil.copytree(FOLDER, tmp_path / "content", ignore=only_toml))


def broken(folder: Path, file: str, old: str, new: str) -> dict[str, Any]:
    """Change a file and say what the loader finds."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        load(folder)
    return named(caught.value)


def named(error: BadContent) -> dict[str, Any]:
    """Give the file, the key, and the reason as it is read in English."""
    assert error.message == say("bad-content", **error.message.facts)
    assert set(error.message.facts) == {"file", "key"}
    assert error.why is not None
    for language in LANGUAGES:
        assert catalogue(language, strict=True).say(error.why.message)
    return {**error.message.facts, "reason": catalogue("en").say(error.why.message)}


def test_a_copy_is_the_same_content(folder: Path) -> None:
    assert content_hash(load(folder)) == CONTENT
    text = (folder / "tiles.toml").read_text(encoding="utf-8")
    (folder / "tiles.toml").write_text("# a comment\n" + text, encoding="utf-8")
    assert content_hash(load(folder)) == CONTENT


def test_another_number_is_other_content(folder: Path) -> None:
    text = (folder / "numbers.toml").read_text(encoding="utf-8")
    (folder / "numbers.toml").write_text(text.replace("tile = 5", "tile = 6"), encoding="utf-8")
    assert content_hash(load(folder)) != CONTENT


def test_a_card_can_be_added_without_code(folder: Path) -> None:
    """One more redemption card: the card, and its number in the box."""
    cards, numbers = folder / "redemptions.toml", folder / "numbers.toml"
    card = '\n[D5]\nconditions = [["race", 20], ["cor", 5], ["goods", 30]]\n'
    cards.write_text(cards.read_text(encoding="utf-8") + card, encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        load(folder)
    assert named(caught.value)["reason"] == "5 instead of 4"
    text = numbers.read_text(encoding="utf-8").replace("redemptions = 4", "redemptions = 5")
    numbers.write_text(text, encoding="utf-8")
    assert load(folder).redemptions["D5"].spend == ()


@pytest.mark.parametrize(
    ("file", "old", "new", "key", "reason"),
    [
        # 1. Counts
        ("tiles.toml", 'zone = "COL"', 'zone = "HIP"', "COL", "9 instead of 10"),
        ("map.toml", 'region = "ARO"', 'region = "GAL"', "ARO", "2 instead of 3"),
        ("zones.toml", '["+1G", "+1COR", ', '["+1COR", ', "COL.circles", "4 instead of 5"),
        ("events.toml", "round = 1", "round = 2", "individual, round 1", "5 instead of 6"),
        ("events.toml", "round = 1", "round = 5", "individual, round 1", "5 instead of 6"),
        ("numbers.toml", "rewards = [1, 4]", "rewards = [1]", "players.2.rewards",
         "1 instead of 2"),
        ("numbers.toml", "ends = [10, 25, 40, 60]", "ends = [10, 25, 60]", "track.ends",
         "missing or unknown: 4"),
        ("numbers.toml", "[players.4]", "[players.5]", "players", "missing or unknown: 4, 5"),
        # Numbers
        ("numbers.toml", "ends = [10, 25, 40, 60]", "ends = [10, 41, 40, 60]", "track.ends",
         "these are not rising spaces of the track"),
        ("numbers.toml", "citizens = [20, 40]", "citizens = [0, 40]", "track.citizens",
         "these are not rising spaces of the track"),
        ("numbers.toml", "46, 53]", "46, 61]", "track.symbols",
         "these are not rising spaces of the track"),
        ("numbers.toml", "last = 60", "last = 61", "track.last",
         "the last round must end there (C-3.5)"),
        ("numbers.toml", "finish = 24", "finish = 18", "hippodrome.obstacles",
         "these are not rising spaces before the finish (C-24.4)"),
        ("numbers.toml", "gladiators = 2", "gladiators = 3", "fixed.gladiators",
         "exactly 2 cards are kept (C-1.15)"),
        ("numbers.toml", "ambitions = 2", "ambitions = 1", "fixed.ambitions",
         "exactly 2 cards are kept (C-1.15)"),
        ("numbers.toml", "draft = 4", "draft = 6", "fixed.draft",
         "so large a draft is not possible (C-1.15)"),
        ("numbers.toml", "draft = 4", "draft = 1", "fixed.draft",
         "so large a draft is not possible (C-1.15)"),
        ("numbers.toml", "circles = 5\nrewards", "circles = 6\nrewards", "players.4.circles",
         "a zone has only 5 circles"),
        ("numbers.toml", "rewards = [1, 4]", "rewards = [1, 5]", "players.2.rewards",
         "these must be numbers from 1 to 4 in rising order"),
        ("numbers.toml", "public = [1, 3]", "public = [1, 1]", "players.2.public",
         "these must be numbers from 1 to 4 in rising order"),
        ("numbers.toml", "destiny = { loyal = 2, traitor = 2 }",
         "destiny = { loyal = 2, traitor = 4 }", "players.2.destiny",
         "the box does not have these cards"),
        ("numbers.toml", "redeal = { loyal = 2, traitor = 1 }",
         "redeal = { loyal = 8, traitor = 1 }", "players.2.redeal",
         "the box does not have these cards"),
        ("numbers.toml", "destiny = { loyal = 4, traitor = 2 }",
         "destiny = { loyal = 1, traitor = 2 }", "players.4.destiny",
         "there must be a card for each player (C-1.13)"),
        ("numbers.toml", "figure = 1", "figure = 0", "$.fixed.figure", "must be at least 1"),
        # 2. The map
        ("map.toml", 'land = ["TIN", "NUM"]', 'land = ["NUM"]', "TIN.land",
         "the way to CAE leads in one direction only"),
        ("map.toml", 'land = ["TIN", "NUM"]', 'land = ["TIN", "ROM"]', "CAE.land",
         "there is no such neighbour: ROM"),
        ("map.toml", 'seas = ["GAD", "ATL"]', 'seas = ["GAD", "STY"]', "TIN.seas",
         "there is no such neighbour: STY"),
        ("map.toml", 'GLC = { seas = ["IBR"]', 'GLC = { seas = []', "IBR.seas",
         "the way to GLC leads in one direction only"),
        ("map.toml", "start = 1", "start = 2", "start",
         "there must be one start territory for each of these numbers: 1, 2, 3, 4"),
        ("map.toml", "barb = 0, start = 1", "barb = 1, start = 1", "NUM.start",
         "there must be no barbarians on a start territory"),
        ("map.toml", "barb = 6", "barb = 7", "barb",
         "76 figures of barbarians are needed, but the box has 75"),
        ("map.toml", "barb = 2, citadel = true", "barb = 2", "citadel", "4 instead of 5"),
        ("map.toml", 'CAE = { region = "ARO", land = ["TIN", "NUM"], seas = ["IBR"], barb = 2 }',
         'CAE = { region = "ARO", land = ["TIN", "NUM"], seas = ["IBR"], barb = -2 }', "CAE.barb",
         "must be at least 0"),
        # 3. The vocabulary
        ("tiles.toml", '"gbuy(2)"', '"gbuy(two)"', "K01.actions[0]",
         "“two” is not a number that can stand there"),
        ("tiles.toml", '"+3G"', '"mod(mp,1)"', "K03.actions[3]", "“mod(mp,1)” cannot stand there"),
        ("zones.toml", '"+1G"', '"+1G +1W"', "COL.circles[0]", "2 instead of 1"),
        ("zones.toml", '"+1G"', '"-1G"', "COL.circles[0]", "“−1G” cannot stand there"),
        ("gladiators.toml", "mod(inc.S,1)", "mod(inc.X,1)", "G02.permanent",
         "“inc.X” is not something that can be changed"),
        ("gladiators.toml", '"mod(fight,1)"', '"+1G"', "G01.permanent", "“+1G” cannot stand there"),
        ("gladiators.toml", 'income = "+1G"', 'income = "1G"', "G01.income",
         "“1G” is not an effect"),
        ("adversaries.toml", "tax(fight,2G)", "tax(dance,2G)", "A01.effect",
         "“dance” is not an occasion"),
        ("adversaries.toml", '"while"', '"now"', "A01.effect",
         "“tax(fight,2G)” cannot stand there"),
        ("events.toml", '"+3G"', '"pay(3G)"', "E101.approve", "“pay(3G)” cannot stand there"),
        ("events.toml", '"barb(ARO,1)"', '"+1G"', "E402.board", "“+1G” cannot stand there"),
        ("events.toml", '"+4VP", "+2VP", "+1VP", "+1G"', '"+4VP", "+2VP", "+1VP", "sp(mines)"',
         "E104.rewards[3]", "“sp(mines)” cannot stand there"),
        ("ambitions.toml", '"full.GAL"', '"full.ITA"', "P01.conditions[0]",
         "“full.ITA” is not something that is counted"),
        ("ambitions.toml", 'metrics = ["hold.W"', 'metrics = ["hold.VP"', "U4.metrics[0]",
         "“hold.VP” is not something that is counted"),
        ("redemptions.toml", '"citadels"', '"citadel"', "D1.conditions[0]",
         "“citadel” is not something that is counted"),
        ("redemptions.toml", 'spend = "spend(12G)"', "", "D1", "2 instead of 3"),
        ("boards.toml", "sp(mines)", "sp(quarry)", "claudius.powers[1]",
         "“quarry” is not a special power"),
        ("boards.toml", '"sp(accuse)"', '"mod(mp,2)"', "claudius.powers[2]",
         "the accusation is missing"),
        ("boards.toml", "sp(swap2)", "swap(3)", "claudius.start", "“swap(3)” cannot stand there"),
        # 4. Tiles
        ("tiles.toml", '"fight(3) +2COR", ', '"+1G", ', "K04.actions",
         "the action “fight” is missing, which this zone is for"),
        ("tiles.toml", '["gbuy(2)", ', '["gbuy(2)", "+1W", ', "K01.actions",
         "5 actions stand there; it must be 3 to 4"),
        ("tiles.toml", '["gbuy(0)", "fight(3) +2COR", "+1G +1S"]', '["gbuy(0)", "fight(3)"]',
         "K04.actions", "2 actions stand there; it must be 3 to 4"),
        ("zones.toml", '"unlock(0)"', '"+1G"', "SEN.base",
         "the action “unlock” is missing, which this zone is for"),
        # 5. Ids
        ("gladiators.toml", 'class = "MUR"', 'class = "RET"', "MUR", "4 instead of 5"),
        ("adversaries.toml", 'category = "CH"', 'category = "AN"', "CH", "7 instead of 8"),
        ("redemptions.toml", "[D1]", "[P01]", "P01",
         "the name is used for another card, or is not its own"),
        ("redemptions.toml", "[D1]", '[D1]\nid = "D9"', "D1",
         "the name is used for another card, or is not its own"),
        ("zones.toml", "[COL]", "[SUB]", "whole", "missing or unknown: COL, SUB"),
        ("map.toml", "ARO = {", "ITA = {", "regions", "missing or unknown: ARO, ITA"),
        # The form of a card
        ("tiles.toml", 'zone = "COL"', 'zone = "ROMA"', "K01.zone", "“ROMA” cannot stand there"),
        ("tiles.toml", 'zone = "COL"', "", "K01", "the key “zone” is missing"),
        ("gladiators.toml", "cost = 6", 'cost = 6\ncharm = 1', "G01",
         "there is no key “charm”"),
        ("gladiators.toml", "cost = 6", "cost = -6", "G01.cost", "must be at least 0"),
        ("gladiators.toml", 'oneshot = "+3G +1W"', "oneshot = 3", "G01",
         "an effect must be a text"),
        ("gladiators.toml", "[G01]", "G00 = 1\n[G01]", "G00", "this is not a card"),
        ("events.toml", "[individual.E101]", "[private.E101]", "private",
         "there is no such section"),
        ("numbers.toml", "tile = 5", 'tile = "5"', "$.tile",
         "expected: a whole number; found: a text"),
        ("numbers.toml", 'income = "+2G"', 'income = "2G"', "$.income", "“2G” is not an effect"),
    ],
)  # fmt: skip
def test_wrong_content_is_named(
    folder: Path, file: str, old: str, new: str, key: str, reason: str
) -> None:
    """Whoever breaks a card is told the file, the key and the reason."""
    assert broken(folder, file, old, new) == {"file": file, "key": key, "reason": reason}


@pytest.mark.parametrize(
    ("old", "new", "file", "key", "reason"),
    [
        ("seas = 8", "seas = 9", "map.toml", "seas", "8 instead of 9"),
        ("personal = 23", "personal = 24", "ambitions.toml", "personal", "23 instead of 24"),
        ("public = 8", "public = 7", "ambitions.toml", "public", "8 instead of 7"),
        ("boards = 10", "boards = 9", "boards.toml", "whole", "10 instead of 9"),
        ("tiles = 10", "tiles = 11", "tiles.toml", "COL", "10 instead of 11"),
        ("CH = 8, ", "", "adversaries.toml", "CH", "8 instead of 0"),
    ],
)
def test_the_box_and_the_cards_must_agree(
    folder: Path, old: str, new: str, file: str, key: str, reason: str
) -> None:
    found = broken(folder, "numbers.toml", old, new)
    assert found == {"file": file, "key": key, "reason": reason}


def test_a_land_cut_off_is_found(folder: Path) -> None:
    path = folder / "map.toml"
    text = path.read_text(encoding="utf-8")
    text = text.replace('land = ["CAE"], seas = ["GAD", "ATL"]', "land = [], seas = []")
    path.write_text(text.replace('land = ["TIN", "NUM"]', 'land = ["NUM"]'), encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        load(folder)
    assert named(caught.value) == {
        "file": "map.toml", "key": "TIN", "reason": "it is cut off from the rest of the map"
    }  # fmt: skip


def test_an_id_written_twice_is_found(folder: Path) -> None:
    found = broken(folder, "tiles.toml", "[K02]", "[K01]")
    assert found["file"] == "tiles.toml"
    assert "stands there twice (line " in found["reason"]


def test_a_section_that_is_missing_is_found(folder: Path) -> None:
    (folder / "ambitions.toml").write_text("[personal]\n", encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        load(folder)
    assert named(caught.value) == {
        "file": "ambitions.toml", "key": "public", "reason": "this section is missing"
    }  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("finish = 24", "finish = 19"),
        ("obstacles = [6", "obstacles = [1"),
        ("citizens = [20, 40]", "citizens = [1, 60]"),
        ("46, 53]", "46, 60]"),
        ("ends = [10, 25, 40, 60]", "ends = [1, 2, 3, 60]"),
        ("draft = 4", "draft = 5"),
        ("draft = 4", "draft = 2"),
        ("circles = 5\nrewards", "circles = 4\nrewards"),
        ("rewards = [1, 4]", "rewards = [1, 2]"),
    ],
)
def test_the_last_number_that_can_be_played_with_is_no_fault(
    folder: Path, old: str, new: str
) -> None:
    path = folder / "numbers.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert content_hash(load(folder)) != CONTENT


@pytest.mark.parametrize(
    ("file", "old", "new", "key", "atom"),
    [
        ("zones.toml", '"+1G", "+1COR", "+1W"', '"+1ANY", "+1COR", "+1W"', "COL.circles[0]",
         "+1ANY"),
        ("numbers.toml", 'income = "+2G"', 'income = "+2ANY"', "income", "+2ANY"),
        ("numbers.toml", 'income = "+2G"', 'income = "+2G +1COR"', "income", "+1COR"),
        ("numbers.toml", 'each = "+1W +1S +1G"', 'each = "+1ANY"', "suburra.each", "+1ANY"),
    ],
)  # fmt: skip
def test_a_gain_nobody_is_asked_about_names_its_kind(
    folder: Path, file: str, old: str, new: str, key: str, atom: str
) -> None:
    found = broken(folder, file, old, new)
    assert found == {"file": file, "key": key, "reason": f"“{atom}” cannot stand there"}


@pytest.mark.parametrize("atom", ["+2ANY", "+1COR"])
def test_an_income_printed_on_a_board_names_its_kind(folder: Path, atom: str) -> None:
    """Whatever stands there now."""
    path = folder / "boards.toml"
    text = re.sub(r"(?m)^income = .*\n", "", path.read_text(encoding="utf-8"))
    path.write_text(text, encoding="utf-8")
    found = broken(folder, "boards.toml", "[claudius]\n", f'[claudius]\nincome = "{atom}"\n')
    reason = f"“{atom}” cannot stand there"
    assert found == {"file": "boards.toml", "key": "claudius.income", "reason": reason}
