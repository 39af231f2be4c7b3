"""Powers of boards that no other atom can say: `sp(name …)`, a closed list. [C-25]"""

import re
from collections.abc import Mapping
from typing import Any

from ludus.core.reading import BadWord

SPECIALS: Mapping[str, str] = {
    "swap2": "C-25.11", "mines": "C-25.12", "diplomacy": "C-25.13", "wisdom": "C-25.14",
    "extra": "C-17.7", "strength": "C-17.1", "funds": "C-25.15", "accuse": "C-10.2",
    "plunder": "C-25.18", "buyback": "C-25.19", "revolt": "C-25.20", "raid": "C-25.21",
    "first blow": "C-25.22", "theft": "C-25.23", "charm": "C-25.24", "favours": "C-25.25",
    "financing": "C-25.26", "contacts": "C-25.27", "adversary": "C-25.28", "immune": "C-25.30",
    "influence": "C-25.29", "patronage": "C-4.4",
}  # fmt: skip
"""Every special with its article."""

_LIMITS = {"accuse": ("", "round"), "raid": ("game",), "influence": ("game",)}
"""How often a special can be used, where its text says so. [C-10.2, C-25.17, C-25.21, C-25.29]"""

_ENDINGS = {", once": "game", " per round": "round"}
_SHAPES = {
    "extra": re.compile(r"extra ([1-9]\d*),([1-9]\d*),([1-9]\d*)"),
    "strength": re.compile(r"strength (all|LEG|CEN|EVO) \+([1-9]\d*)"),
    "adversary": re.compile(r"adversary (-[1-9]\d*)"),
}
"""Specials that say more than their name."""


def read_special(body: str) -> dict[str, Any]:
    """Read what stands in `sp(…)` as the fields of an atom."""
    name, limit = body, ""
    for ending, word in _ENDINGS.items():
        if body.endswith(ending):
            name, limit = body.removesuffix(ending), word
    fields = _shaped(name)
    if not fields or limit not in _LIMITS.get(fields["key"], ("",)):
        raise BadWord("insanam-content-special", text=body or "-")
    return fields | ({"limit": limit} if limit else {})


def _shaped(name: str) -> dict[str, Any]:
    """Read a special without its limit; nothing for one that does not exist."""
    if name in SPECIALS and name not in _SHAPES:
        return {"key": name}
    key = name.partition(" ")[0]
    match = _SHAPES[key].fullmatch(name) if key in _SHAPES else None
    if not match:
        return {}
    if key == "extra":
        return {"key": key, "numbers": tuple(int(number) for number in match.groups())}
    if key == "strength":
        return {"key": key, "troop": match[1], "n": int(match[2])}
    return {"key": key, "n": int(match[1])}


def special_text(fields: Mapping[str, Any]) -> str:
    """Write the fields of a special as they stand in `sp(…)`."""
    texts = {
        "extra": ",".join(str(number) for number in fields["numbers"]),
        "strength": f"{fields['troop']} +{fields['n']}",
        "adversary": f"{fields['n']}",
    }
    key = fields["key"]
    text = f"{key} {texts[key]}" if key in texts else key
    return text + next((end for end, word in _ENDINGS.items() if word == fields["limit"]), "")
