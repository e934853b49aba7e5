"""A yardstick: the least that a server of sockets can do, on the parts that ours is made of."""

from __future__ import annotations

import socket

import uvicorn
from starlette import types as asgi


async def app(scope: asgi.Scope, receive: asgi.Receive, send: asgi.Send) -> None:
    """Send every message back."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] != "websocket.disconnect":
        await send({"type": "websocket.send", "text": message["text"]})


def main() -> None:
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
    config = uvicorn.Config(
        app, http="httptools", ws="websockets-sansio", ws_per_message_deflate=False, lifespan="off", log_level="warning"
    )
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run([listening])


if __name__ == "__main__":
    main()
