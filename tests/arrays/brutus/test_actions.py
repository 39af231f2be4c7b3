"""Actions and moves: one flat list, and back again."""

import pytest

from ludus.arrays import brutus as arrays
from ludus.arrays.brutus.actions import BLOCKS, CODES, read_code
from ludus.games.brutus.moves import PASS, Announce, Lay, Mercy, PlayCards, To


def test_every_action_is_a_move_of_its_own() -> None:
    assert len(set(arrays.ACTIONS)) == len(arrays.ACTIONS) == 190


@pytest.mark.parametrize("players", range(4, 11))
def test_actions_become_moves_and_moves_become_actions(players: int) -> None:
    for seat in range(players):
        for action, listed in enumerate(arrays.ACTIONS):
            if not isinstance(listed, To) or listed.recipient < players:
                move = arrays.move_of(action, seat, players)
                assert arrays.action_of(move, seat, players) == action


def test_recipients_are_counted_from_the_giver() -> None:
    first = arrays.ACTIONS.index(BLOCKS["to"][0])
    assert arrays.move_of(first, 3, 4) == To(0)
    assert arrays.move_of(first + 2, 3, 4) == To(2)
    assert arrays.action_of(To(2), 3, 4) == first + 2


@pytest.mark.parametrize(
    ("move", "says"),
    [
        (Announce(3), (0, 0, 3)),
        (Lay(13), (13, 1, 0)),
        (Mercy(True), (0, 0, 1)),
        (PlayCards(9, 8), (9, 8, 0)),
        (PASS, (0, 0, 0)),
        (To(9), (0, 0, 9)),
    ],
    ids=str,
)
def test_a_code_says_what_the_action_does(move: object, says: tuple[int, int, int]) -> None:
    index = [one == move for one in arrays.ACTIONS].index(True)
    assert read_code(CODES[index]) == says
