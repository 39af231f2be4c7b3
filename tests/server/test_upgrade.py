"""A WebSocket stays: the time for a request to arrive does not run for it."""

import asyncio
from pathlib import Path

import uvicorn
from websockets.asyncio.client import connect

from ludus.server.app import make_app
from ludus.server.requests import HttpConnection
from ludus.server.settings import Settings
from ludus.server.websocket import WebSocket
from server.conftest import sqlite
from server.people import PATIENCE
from serving import free_port


async def test_a_websocket_outlives_the_time_for_a_request(tmp_path: Path) -> None:
    settings = Settings(database=sqlite(tmp_path), workers=1, request_within=0.3)
    app, port = make_app(settings), free_port()
    config = uvicorn.Config(app, port=port, log_config=None, http=HttpConnection, ws=WebSocket)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.02)
    table = await app.state.service.create("gorus", {"players": 2}, "ann", "Ann")
    async with connect(f"ws://127.0.0.1:{port}/ws/tables/{table.id}") as line:
        await asyncio.sleep(1.0)
        await line.send('{"type":"ping"}')
        async with asyncio.timeout(PATIENCE):
            while "pong" not in await line.recv(decode=True):
                pass
    server.should_exit = True
    await serving
