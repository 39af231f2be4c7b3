"""The views that the client's tests of Gloria keep, written again as the house shows them now.

    python scripts/gloria_views.py

Each line of a `views.jsonl` has a name, a seat, the view and the moves of that seat; the table in
the view is what is kept, all else follows from it. Where the client's tests ask for forecasts,
those of the moves are kept as well.
"""

from pathlib import Path
from typing import Any

from ludus.core.codec import from_json, from_plain, to_json
from ludus.games.gloria import GAME
from ludus.games.gloria.state import State

BOARD = Path(__file__).parents[1] / "web" / "src" / "games" / "gloria"
FILES = (BOARD / "views.jsonl", BOARD / "school" / "views.jsonl")

FORETOLD = ("act", "attack", "push", "react", "buy", "pick", "down", "objects", "snared")
"""The moments whose forecasts are kept."""


def current(line: str) -> str:
    """Write a line as the rules would have it now."""
    kept: dict[str, Any] = from_json(line, dict)
    state = from_plain(kept["view"]["table"], State)
    view = GAME.view(state, kept["seat"])
    acts = kept["seat"] in GAME.to_act(state)
    moves = GAME.moves(state, kept["seat"]) if acts else []
    told = kept["name"] in FORETOLD and state.options.campaign is None
    forecasts = {str(move): GAME.forecast(view, move) for move in moves} if told else {}
    return to_json(
        {
            "name": kept["name"],
            "seat": kept["seat"],
            "view": GAME.for_person(view),
            "moves": [str(move) for move in moves],
            "forecasts": {move: one for move, one in forecasts.items() if one},
        }
    ).decode()


def main() -> None:
    """Write all of them again."""
    for file in FILES:
        lines = file.read_text(encoding="utf-8").splitlines()
        file.write_text("".join(f"{current(line)}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main()
