"""What a face needs and Ludus does not: packages that come with an extra."""

from importlib.util import find_spec

from ludus.core.errors import BadInput, fault


def need(extra: str, *modules: str) -> None:
    """Refuse in one line to go on without the packages of an extra."""
    for module in modules:
        if find_spec(module) is None:
            raise fault(BadInput, "extra-missing", package=module, extra=f"ludus[{extra}]")
