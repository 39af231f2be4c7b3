"""How champions with nets look ahead: data, declared beside what is known of a game."""

from msgspec import Struct


class Style(Struct, frozen=True):
    """How a champion looks ahead, and how much it takes for granted.

    candidates  how many moves are tried, at most: those that the net likes best
    worlds      in how many worlds they are tried at a time
    pool        from how many imagined worlds these are chosen
    seen        how many decisions of others are weighed at a time, at most: if there were many,
                fewer worlds are imagined
    trust       how much others are taken to play as the net would: 1 is exactly, 0 not at all
    ahead       how far everybody plays on as the net would before the critic is asked: 0 is not at
                all, 1 is until about everybody has had a turn
    lean        how much better a move is taken to be that the net thinks e times as likely
    quick       whether moves are played on by the quick player instead, to the end of the stretch,
                in worlds of which it is only known that they are possible; no critic is asked
    """

    candidates: int = 8
    worlds: int = 32
    pool: int = 64
    seen: int = 1500
    trust: float = 0.6
    ahead: int = 0
    lean: float = 0.0
    quick: bool = False
