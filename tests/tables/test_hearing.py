"""What each reader has heard: the same as if every one of them kept a list of their own."""

from random import Random

import pytest

from ludus.core.events import Told
from ludus.core.message import say
from ludus.tables.hearing import Hearing

SEATS = 3
READERS = (None, *range(SEATS))


def random_told(rng: Random, *, secrets: bool) -> list[Told]:
    told = []
    for _ in range(rng.randrange(4)):
        to = rng.choice(READERS) if secrets else None
        others = (
            say("others", n=rng.randrange(100)) if to is not None and rng.random() < 0.5 else None
        )
        told.append(Told(say("event", n=rng.randrange(100)), to, others))
    return told


@pytest.mark.parametrize("seed", range(40))
def test_each_reader_hears_their_own_form_and_no_other(seed: int) -> None:
    rng = Random(seed)
    hearing, entries = Hearing(SEATS), list[list[Told]]()
    for number in range(30):
        if entries and rng.random() < 0.3:
            hearing.unhear(len(entries.pop()))
        else:
            entries.append(random_told(rng, secrets=number > 10 and seed % 2 == 0))
            hearing.hear(entries[-1])
        told = [one for entry in entries for one in entry]
        assert hearing.told == told
        for reader in READERS:
            forms = [one.heard_by(reader) for one in told]
            assert hearing.heard(reader) == [form for form in forms if form is not None]
