"""The API against its own description: nothing breaks it, and every answer is as described."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from msgspec import Struct
from schemathesis import GenerationMode
from schemathesis.checks import CheckFunction, not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ludus.server.app import make_app
from ludus.server.settings import Settings
from server.people import Person
from serving import Server

CHECKS: list[CheckFunction] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]

EXAMPLES = 20
THREE = {"players": 3, "target": 1}
BODIES: dict[str, list[dict[str, Any]]] = {
    "/api/tables": [
        {"game": "gorus", "options": THREE, "public": True},
        {"game": "gorus", "options": THREE, "clock": {"kind": "bank", "seconds": 60}},
        {"game": "gorus", "options": {"players": 9}},
    ],
    "/api/play": [
        {"game": "gorus", "options": THREE, "bot": "random"},
        {"game": "gorus", "options": {"players": 1}, "bot": "veteran"},
        {"game": "gorus", "options": {"players": 3, "dealer": 3}},
    ],
}
"""Bodies that chance would never write."""

PATHS = {"/api/games/{name}/rules": {"name": "gorus"}, "/api/locale/{lang}": {"lang": "ru"}}

OPERATIONS = [
    (method.upper(), path)
    for path, methods in make_app(Settings()).openapi()["paths"].items()
    for method in methods
]


class Known(Struct):
    """The description of the live server, a guest, and tables of theirs in every state."""

    schema: Any
    session: requests.Session
    tables: tuple[str, ...]


async def make_tables(server: Server) -> tuple[str, tuple[str, ...]]:
    async with Person(server) as ann:
        await ann.call("Ann")
        free = await ann.do("/tables", game="gorus", options=THREE)
        running = await ann.do("/play", game="gorus", options=THREE, bot="random")
        over = await ann.do("/play", game="gorus", options=THREE, bot="random")
        await (await ann.join(over.id)).play(Random(1))
        return ann.cookie or "", (free.id, running.id, over.id)


@pytest.fixture(scope="module")
def known(_shared: Server) -> Iterator[Known]:
    cookie, tables = asyncio.run(make_tables(_shared))
    with requests.Session() as session:
        session.trust_env = False
        session.cookies.set("ludus", cookie)
        schema = schemathesis.openapi.from_url(f"{_shared.url}/api/openapi.json")
        yield Known(schema, session, tables)


def try_all(known: Known, operation: Any, examples: int, **fixed: Any) -> None:
    """Call an operation with what it describes, and with what it does not."""
    for mode in GenerationMode:
        if mode is GenerationMode.NEGATIVE and (fixed or not (operation.body or operation.query)):
            continue  # any word is a path, and nothing can be wrong with nothing

        @settings(max_examples=examples, suppress_health_check=list(HealthCheck), database=None)
        @given(case=operation.as_strategy(mode, **fixed))
        def check(case: Any) -> None:
            case.call_and_validate(session=known.session, checks=CHECKS)

        check()


@pytest.mark.usefixtures("server")
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_the_api_is_as_described(known: Known, method: str, path: str) -> None:
    operation = known.schema[path][method]
    try_all(known, operation, EXAMPLES)
    for body in BODIES.get(path, ()) if method == "POST" else ():
        try_all(known, operation, 1, body=body, media_type="application/json")
    if path in PATHS:
        try_all(known, operation, EXAMPLES // 3, path_parameters=PATHS[path])
    for table in known.tables if "{table}" in path else ():
        try_all(known, operation, EXAMPLES // 3, path_parameters={"table": table})
