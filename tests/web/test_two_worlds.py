"""Two worlds: in one a player ponders and takes back in secret, in the other not. Nobody else can tell them apart."""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any

import orjson
import pytest

from ludotheque.core.chance import ticket_outcome
from ludotheque.core.codec import dump
from ludotheque.core.fair import ticket
from ludotheque.core.shelf import box
from ludotheque.core.state import CHANCE, NOBODY, Event, State, completed
from ludotheque.house import kinds
from ludotheque.house.entry import Entry, Sheet
from ludotheque.house.storage import Storage
from ludotheque.house.table import Table
from ludotheque.house.thinkers import Thinkers
from ludotheque.house.verbs import House
from ludotheque.web.easel import Easel
from ludotheque.web.guests import Guest
from ludotheque.web.patch import Patches
from ludotheque.web.sights import sight
from ludotheque.web.speech import speech_for
from ludotheque.web.viewer import Viewer

SECRET = "5e" * 32


class World:
    """A table with the pages of all who look at it, and every byte they were sent."""

    def __init__(self, slug: str, seats: int) -> None:
        game = box(slug).game
        settings = json.dumps({"coach": False, "clock": 6000, "public": False})
        options = json.dumps(completed(game, {}))
        self.table = Table(Sheet("table", slug, game.version, seats, options, "", SECRET, "0", settings, 0))
        easel = Easel()
        eyes = [NOBODY, *range(seats)]
        self.pages = {seat: Patches(Viewer(str(seat), speech_for("en", slug)), easel) for seat in eyes}
        self.sent: dict[int, list[bytes]] = {seat: [] for seat in self.pages}
        for seat in range(seats):
            self.add(Entry(0, kinds.SIT, seat, words=json.dumps([str(seat), f"guest {seat}", "", "ab"])))
        self.add(Entry(0, kinds.START, NOBODY))

    def add(self, entry: Entry) -> None:
        self.table.apply(entry._replace(number=self.table.number))

    def open_pages(self) -> None:
        for seat, page in self.pages.items():
            page.viewer.wants_words = True
            self.keep(seat, page.whole(self.table))

    def tell(self) -> None:
        for seat, page in self.pages.items():
            self.keep(seat, page.changes(self.table))

    def keep(self, seat: int, news: dict[str, Any]) -> None:
        if news:
            self.sent[seat].append(orjson.dumps(news))


def newcomer(world: World, seat: int) -> list[bytes]:
    """What somebody is sent who opens the page now or comes back to it, and what a program is told."""
    table = world.table
    slug = table.sheet.game
    lines = len(world.pages[seat].lines)
    page = Patches(Viewer(str(seat), speech_for("en", slug)), Easel())
    pages: list[object] = [page.whole(table, seen) for seen in (-1, lines - 1)]
    pages.append(page.mark(table))
    house = House(Storage("sqlite:///nowhere.db"), Thinkers())
    told = sight(house, table, Guest(str(seat), "Bob"), seat, "en")
    return [orjson.dumps(sent) for sent in (*pages, told)]


def drawn(table: Table) -> int:
    state = table.live_state
    return ticket_outcome(state, ticket(SECRET, table.salts, len(table.steps), sum(state.weights())))


def walked(slug: str, seats: int, until: str, rng: Random) -> list[Entry]:
    """The steps that lead to a moment where at least two seats are offered an answer."""
    table = World(slug, seats).table
    game = table.box.game
    entries: list[Entry] = []

    def offered(seat: int) -> bool:
        return any(game.write(seat, action) == until for action in table.live_state.legal(seat))

    while len(table.live_state.waiting_for) < 2 or not all(offered(seat) for seat in table.live_state.waiting_for):
        seat = rng.choice(table.live_state.waiting_for)
        action = drawn(table) if seat == CHANCE else rng.choice(table.live_state.legal(seat))
        entries.append(Entry(table.number, kinds.STEP, seat, action))
        table.apply(entries[-1])
    return entries


def looks(table: Table, state: State, seat: int, story: list[Event]) -> object:
    """What a reader may know by the rules, whatever the pages say: the view, and the story."""
    view = state.view(seat)
    seen = [event.as_seen_by(seat) for event in story]
    told = [[event.kind, event.shown, event.words] for event in seen if table.box.face.line(view, event) is not None]
    return [dump(view), view.waiting_for, view.legal, view.asides, told]


def secret_step(world: World, seat: int, rng: Random) -> tuple[Entry, Entry] | None:
    """Something the seat can do and take back alone without anybody else noticing, if there is something."""
    table = world.table
    state = table.live_state
    actions = [*state.legal(seat), *state.asides(seat)]
    others = [reader for reader in world.pages if reader != seat]
    before = {reader: looks(table, state, reader, []) for reader in others}
    for action in rng.sample(actions, min(len(actions), 16)):
        twin = state.copy()
        twin.journal = []
        twin.apply(seat, action)
        if all(looks(table, twin, reader, twin.journal) == before[reader] for reader in others):
            trial = replayed(table)
            trial.apply(Entry(table.number, kinds.STEP, seat, action))
            if trial.free_undo(seat) == len(table.steps):
                return Entry(0, kinds.STEP, seat, action), Entry(0, kinds.UNDO, seat, len(table.steps))
    return None


def replayed(table: Table) -> Table:
    twin = Table(table.sheet)
    twin.players = table.players[:]
    twin.rewind(table.steps, [], [])
    return twin


@pytest.mark.parametrize(
    ("slug", "seats", "until", "steps", "is_secretive"),
    [
        ("apagos", 2, "", 30, False),
        ("meeples", 4, "", 30, False),
        ("apaches", 4, "", 80, True),
        ("tractions", 4, "write", 25, True),
    ],
)
@pytest.mark.parametrize("seed", [1])
def test_what_others_ponder_cannot_be_counted(
    slug: str, seats: int, until: str, steps: int, is_secretive: bool, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "monotonic_ns", lambda: 10**15)  # the time that passes is the same in both
    restless, calm = World(slug, seats), World(slug, seats)
    rng = Random(seed)
    for entry in walked(slug, seats, until, rng) if until else []:
        restless.add(entry)
        calm.add(entry)
    restless.open_pages()
    calm.open_pages()
    asked = [seat for seat in restless.table.live_state.waiting_for if seat >= 0]
    ponders = asked[0] if asked else seed
    pondered = 0
    for now in range(steps):
        table = restless.table
        if table.over:
            break
        if table.live_state.waiting_for[0] != CHANCE:
            pair = secret_step(restless, ponders, rng)
            for _ in range(rng.randint(0, 3) if pair else 0):
                for entry in pair or ():
                    restless.add(entry._replace(at=now * 1000 + 500))
                    restless.tell()
                pondered += 1
        state = table.live_state
        seat = rng.choice(state.waiting_for)
        action = drawn(table) if seat == CHANCE else rng.choice(state.legal(seat))
        both = [Entry(0, kinds.STEP, seat, action, at=now * 1000 + 1000)]
        if now % 7 == 0:
            both.append(Entry(0, kinds.SAY, NOBODY, words=json.dumps(["Eve", f"number {now}"]), at=now * 1000 + 1000))
        for world in (restless, calm):
            for entry in both:
                world.add(entry)
                world.tell()
            if now % 3 == 0 and seat not in (CHANCE, ponders):
                # Whatever the game says of take-backs: the others are asked while somebody ponders, and it stands.
                world.add(Entry(0, kinds.ASK, seat, len(world.table.steps) - 1))
                world.tell()
        for reader in restless.pages:
            if reader != ponders:
                assert restless.sent[reader] == calm.sent[reader], (now, reader, pondered)
    for reader in {NOBODY, (ponders + 1) % seats}:
        assert newcomer(restless, reader) == newcomer(calm, reader)
    assert bool(pondered) == is_secretive
