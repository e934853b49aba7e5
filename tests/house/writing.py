"""What the tests of the storage write."""

from __future__ import annotations

import json

from ludotheque.house.entry import Entry, Sheet

APPENDING = """
import asyncio, sys
from ludotheque.house.entry import Entry
from ludotheque.house.storage import Storage

async def play(storage, table):
    for number in range(1_000_000):
        await storage.append(table, [Entry(number, "step", 0)])
        print(table, number, flush=True)

async def main():
    storage = Storage(sys.argv[1])
    await storage.open()
    await asyncio.gather(*(play(storage, f"t{n}") for n in range(20)))

asyncio.run(main())
"""


def step(number: int, words: str = "") -> Entry:
    return Entry(number, "step", number % 2, 7 * number, words, 1_700_000_000_000 + number)


def sheet(id: str, created: int = 1_700_000_000, public: bool = True) -> Sheet:
    settings = json.dumps({"public": public})
    return Sheet(id, "toy", 1, 2, '{"long": true}', "", "c0ffee", "anna", settings, created)


def sits(number: int, seat: int, guest: str, name: str = "") -> Entry:
    return Entry(number, "sit", seat, words=json.dumps([guest, name, "", ""]))
