"""Every route is answered in the one thread that knows the tables."""

import inspect
from collections.abc import Iterator

from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute

from ludus.server.app import ROUTES


def calls(dependant: Dependant) -> Iterator[object]:
    """List all that is called for a request."""
    yield dependant.call
    for one in dependant.dependencies:
        yield from calls(one)


def test_nothing_is_handed_to_another_thread() -> None:
    """A plain function would be: for every request, and beside what the tables do just then."""
    routes = [route for module in ROUTES for route in module.router.routes]
    found = [
        call for route in routes if isinstance(route, APIRoute) for call in calls(route.dependant)
    ]
    assert len(found) > len(routes) > 20
    assert [call for call in found if not inspect.iscoroutinefunction(call)] == []
