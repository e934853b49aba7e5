"""A line between two programs that can be cut, held up, and made slow."""

from __future__ import annotations

import asyncio
from contextlib import suppress


class Line:
    """Passes on what comes in at a port of its own, both ways, as long as it is whole."""

    def __init__(self, port: int, host: str = "127.0.0.1") -> None:
        self.beyond = port
        self.host = host
        self.port = 0
        self.delay = 0.0  # seconds for everything that passes
        self.is_cut = False
        self.flows = asyncio.Event()
        self.flows.set()
        self.ends: set[asyncio.StreamWriter] = set()
        self.connections: set[asyncio.Task[None]] = set()
        self.server: asyncio.Server

    async def open(self) -> None:
        self.server = await asyncio.start_server(self.take, self.host, 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        self.server.close()
        self.cut()
        self.flows.set()
        await asyncio.gather(*self.connections)

    def cut(self) -> None:
        """Break all connections, and let nobody through until it is mended."""
        self.is_cut = True
        for end in self.ends:
            end.transport.abort()

    def hold(self) -> None:
        """Keep what comes in, as if the other side had stopped."""
        self.flows.clear()

    def mend(self) -> None:
        self.is_cut = False
        self.delay = 0.0
        self.flows.set()

    def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = asyncio.get_running_loop().create_task(self.connect(reader, writer))
        self.connections.add(connection)
        connection.add_done_callback(self.connections.discard)

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.beyond)
        except OSError:
            writer.transport.abort()
            return
        self.ends |= {writer, far_writer}
        await asyncio.gather(self.pass_on(reader, far_writer), self.pass_on(far_reader, writer))
        self.ends -= {writer, far_writer}

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while content := await reader.read(65_536):
                await self.flows.wait()
                if self.delay:
                    await asyncio.sleep(self.delay)
                writer.write(content)
                await writer.drain()
        writer.close()
