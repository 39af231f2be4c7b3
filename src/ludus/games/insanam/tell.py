"""Words for events and refusals: how rules refer to people, places, cards and goods."""

from collections.abc import Iterable, Sequence

from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.message import Fact, Ref, say, seat_ref
from ludus.games.insanam.content.catalogue import SEAS, TERRITORIES
from ludus.games.insanam.content.vocabulary import Atom

COUNTED = ("gold", "wood", "stone")
TROOP_WORDS = ("legionaries", "centurions", "evocati")


def tell(sink: Sink | None, key: str, /, seat: int | None = None, **facts: Fact) -> None:
    """Tell an event to all; `seat` is who it is about."""
    if sink is not None:
        if seat is not None:
            facts["seat"] = seat_ref(seat)
        sink.tell(say(f"insanam-told-{key}", **facts))


def no(article: str, key: str, /, **facts: Fact) -> Refusal:
    """Refuse a move by an article, in the words of a key."""
    return Refusal(article, say(f"insanam-refused-{key}", **facts))


def no_for(article: str, key: str, reader: int, owner: int) -> Refusal:
    """Refuse a move for what belongs to somebody; the reader's own is called so."""
    if owner == reader:
        return no(article, f"{key}-own")
    return no(article, key, other=seat_ref(owner))


def goods_ref(goods: Sequence[int]) -> tuple[Ref, ...]:
    """Refer to an amount of goods: gold, wood, stone."""
    found = tuple(Ref(word, n) for word, n in zip(COUNTED, goods, strict=True) if n)
    return found or (Ref("nothing", 0),)


def troops_ref(troops: Sequence[int]) -> tuple[Ref, ...]:
    """Refer to troops: a number of legionaries, centurions, evocati."""
    return tuple(Ref(word, n) for word, n in zip(TROOP_WORDS, troops, strict=True) if n)


def pieces_ref(pieces: Sequence[int]) -> tuple[Ref, ...]:
    """Refer to troops and a camp behind them."""
    camps = (Ref("camps", pieces[3]),) if pieces[3] else ()
    return troops_ref(pieces[:3]) + camps


def land_ref(land: str) -> Ref:
    """Refer to a territory."""
    return Ref("territory", land)


def place_ref(place: str) -> Ref:
    """Refer to a territory, a sea space, or the storage."""
    kind = "territory" if place in TERRITORIES else "sea" if place in SEAS else "storage"
    return Ref(kind, place)


def zone_ref(zone: str) -> Ref:
    """Refer to a zone of Rome."""
    return Ref("zone", zone)


_GAINED = {
    "G": "gold", "W": "wood", "S": "stone", "VP": "points", "COR": "corruption", "ANY": "any",
}  # fmt: skip


def deed_ref(atoms: Iterable[Atom]) -> tuple[Ref, ...]:
    """Refer to what an action does, part by part."""
    return tuple(
        Ref(_GAINED[atom.resource], atom.n)
        if atom.kind == "gain"
        else Ref(f"deed-{atom.kind}", atom.n)
        for atom in atoms
    )


def measure_ref(metric: str) -> Ref:
    """Refer to what is measured. [C-12.3]"""
    return Ref("measure", metric.replace(".", "-"))


def card_ref(kind: str, card: str) -> Ref:
    """Refer to a card by its kind: gladiator, adversary, event, ambition, public, tile…"""
    return Ref(kind, card)
