"""The games that can be learned by self-play over rules as arrays."""

from collections.abc import Sequence

from ludus.core.errors import BadInput, fault
from ludus.learn import brutus, gorus
from ludus.learn.decisions import Subject

SUBJECTS: dict[str, Subject] = {one.rules.name: one for one in (gorus.SUBJECT, brutus.SUBJECT)}


def modes_named(game: str, names: Sequence[str]) -> tuple[str, ...]:
    """Check names of modes; without any, name those that are usually learned."""
    subject = SUBJECTS[game]
    for name in names:
        if name not in subject.modes:
            known = ", ".join(subject.modes)
            raise fault(BadInput, "cli-learn-mode", name=name, known=known)
    return tuple(names) or subject.usual
