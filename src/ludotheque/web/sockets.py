"""The wire between a page and its table.

A page sends one of VERBS as JSON; it is sent numbered messages with the parts of the page that changed for this viewer:

    {"n": 12, "after": 11, "parts": {"board": "<svg ...", "question": "..."}, "log": {"from": 7, "html": "<li ..."}}
    {"error": {"code": "stale", "message": "...", "rule": ""}}
    {"here": [0, 2]}

`n` counts the messages of this page, `after` is the one the message builds on. A page that finds a gap sends
{"resync": true} and is sent everything. A page for which nothing changes is sent nothing, so that nobody can
count what others consider in secret. `here` names the seats of the people who are connected.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from html import escape
from typing import Any, TypeVar

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludotheque.core.shelf import package, slugs
from ludotheque.core.state import LEGAL
from ludotheque.house.refused import Refused
from ludotheque.house.table import Still, Table
from ludotheque.web.easel import easel_of
from ludotheque.web.guests import Guest
from ludotheque.web.meter import Timed
from ludotheque.web.patch import Patches
from ludotheque.web.site import Site
from ludotheque.web.speech import Speech, speech_for
from ludotheque.web.story import in_thread_if_long
from ludotheque.web.viewer import Viewer

T = TypeVar("T")

LONGEST_MESSAGE = 8192
MOST_CLICKS = 8  # on spots that are meant together
MOST_HELD = 32  # pieces
MOST_UNSENT = 64  # messages a slow page may be behind before it has to connect again
LARGEST_UNSENT = 2_000_000  # characters of them; one message may always wait
UNKNOWN_TABLE = 4404  # close codes of our own
TOO_SLOW = 4408
AGAIN = 4409  # what was shown is not what is stored: the page connects again


class LateGhost(Exception):
    """A page asks what an action would change, but the action is no longer offered: no answer is needed."""


class Wire:
    """One open socket."""

    def __init__(self, socket: WebSocket, site: Site, table_id: str, guest: Guest) -> None:
        self.socket = socket
        self.house = site.house
        self.quotas = site.quotas
        self.gauges = site.gauges
        self.client = site.quotas.client(socket, guest)
        self.table_id = table_id
        self.guest = guest
        self.who = guest.id
        self.company: list[int] | None = None  # the seats of the people who are there, as told
        self.unsent: deque[str] = deque()
        self.unsent_length = 0
        self.is_lacking = False  # whether the page asked for everything while it still had something to read
        self.wake = asyncio.Event()
        self.overrun = False
        self.is_lost = False
        self.viewer: Viewer
        self.patches: Patches
        self.speech: Speech

    async def run(self, language: str, lines: int, mark: str = "") -> None:
        """Serve the page until it goes."""
        await self.socket.accept()
        try:
            unwatch = await self.at_leisure(self.open(language, lines, mark))
        except Refused as refused:
            await self.socket.send_text(dumps(error(speech_for(language, ""), refused)))
            await self.socket.close(AGAIN if refused.status == 503 else UNKNOWN_TABLE)
            return
        sender = asyncio.get_running_loop().create_task(self.send())
        try:
            await self.receive()
        except WebSocketDisconnect:
            pass
        finally:
            unwatch()
            sender.cancel()

    async def open(self, language: str, lines: int, mark: str) -> Callable[[], None]:
        """Show everything, and whatever changes from now on; what comes back ends that."""
        async with self.house.reading(self.table_id) as table:
            self.speech = speech_for(language, table.sheet.game)
            self.viewer = Viewer(self.guest.id, self.speech, origin(self.socket), bool(self.guest.name))
            self.patches = Patches(self.viewer, easel_of(table))
            self.put(await in_thread_if_long(table, self.patches.first, table, lines, mark))
            return await self.house.watch(self.table_id, self, self)

    async def at_leisure(self, looking: Coroutine[Any, Any, T]) -> T:
        """Do what only looks; whoever has had much of the time of the house waits, and the others do not."""
        try:
            await asyncio.sleep(self.quotas.wait(self.client))
            timed = Timed(looking.__await__())
            try:
                return await timed
            finally:
                self.quotas.spend(self.client, timed.seconds)
        finally:
            looking.close()

    def changed(self, table: Table) -> None:
        """The house has stored something: write what this page has to show now."""
        if self.overrun:
            return
        news = self.patches.changes(table)
        if news:
            self.put(news)

    def glimpse(self, table: Table, still: Still) -> None:
        """The game as it stood between two steps that were stored together: a frame of the film."""
        if not self.overrun:
            self.patches.glimpse(table, still)

    def meet(self, seats: list[int]) -> None:
        """Somebody has come or gone."""
        if seats != self.company:
            self.company = seats
            self.put({"here": seats})

    def lost(self) -> None:
        """Close the socket: the page connects again, and is sent what is stored."""
        self.is_lost = True
        self.wake.set()

    def put(self, message: dict[str, Any]) -> None:
        if self.unsent and (len(self.unsent) >= MOST_UNSENT or self.unsent_length >= LARGEST_UNSENT):
            self.overrun = True
            self.unsent.clear()
        if not self.overrun:
            text = dumps(message)
            self.unsent.append(text)
            self.unsent_length += len(text)
        self.wake.set()

    async def send(self) -> None:
        send = self.socket.send
        try:
            while True:
                await self.wake.wait()
                self.wake.clear()
                while self.unsent:
                    text = self.unsent.popleft()
                    self.unsent_length -= len(text)
                    await send({"type": "websocket.send", "text": text})
                if self.is_lacking and not self.overrun:
                    self.is_lacking = False
                    with suppress(Refused):  # a table that is lost is opened anew by the page
                        await self.at_leisure(self.show_all())
                if self.overrun or self.is_lost:
                    await self.socket.close(TOO_SLOW if self.overrun else AGAIN)
                    return
        except (WebSocketDisconnect, RuntimeError):
            return

    async def receive(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text") or message.get("bytes") or ""
            try:
                self.quotas.check(self.client, "messages")
                began = time.perf_counter()
                verb = await self.hear(text)
                self.gauges.messages.labels(verb).observe(time.perf_counter() - began)
            except Refused as refused:
                self.put(error(self.speech, refused))
            except LateGhost:
                pass  # the table moved on while the page was wondering
            await asyncio.sleep(0)  # a page that has sent much is heard in turn with the others

    async def hear(self, text: str | bytes) -> str:
        """Do what one message asks for: the verb that was done."""
        if len(text) > LONGEST_MESSAGE:
            raise Refused(413, "too-long")
        try:
            message = orjson.loads(text)
        except orjson.JSONDecodeError:
            raise Refused(400, "malformed") from None
        if not isinstance(message, dict):
            raise Refused(400, "malformed")
        if "action" in message:
            seat = message.get("seat", self.viewer.eyes)
            await self.house.act(
                self.guest.id,
                self.table_id,
                whole_number(seat),
                whole_number(message.get("question")),
                whole_number(message["action"]),
                string(message.get("words", "")),
                then=whole_numbers(message.get("then", [])),
                heeds_draws=message.get("heedless") is not True,
            )
            return "action"
        for verb, answer in VERBS.items():
            if verb in message:
                await (answer(self, message) if answer in CHANGING else self.at_leisure(answer(self, message)))
                return verb
        raise Refused(400, "unknown-verb")

    # What a page may ask for beside an action.

    async def undo(self, message: dict[str, Any]) -> None:
        await self.house.undo(self.guest.id, self.table_id, whole_number(message["undo"]))

    async def answer(self, message: dict[str, Any]) -> None:
        """Agree to a take-back, or refuse it."""
        if type(message["answer"]) is not bool:
            raise Refused(400, "malformed")
        await self.house.answer(self.guest.id, self.table_id, whole_number(message.get("seat")), message["answer"])

    async def say(self, message: dict[str, Any]) -> None:
        await self.house.say(self.guest.id, self.table_id, self.guest.name, string(message["say"]))

    async def salt(self, message: dict[str, Any]) -> None:
        """A page brings the salt of its seat, while the game has not begun."""
        seat = whole_number(message.get("seat"))
        try:
            await self.house.change_seat(self.guest.id, self.table_id, seat, salt=string(message["salt"]))
        except Refused as refused:
            if refused.code != "has-started":  # the last player sat down meanwhile
                raise

    async def ghost(self, message: dict[str, Any]) -> None:
        """What an action would change, drawn over the board."""
        action, seat = whole_number(message["ghost"]), whole_number(message.get("seat"))
        async with self.house.reading(self.table_id) as table:
            view = self.own_view(table, seat)
            if action not in view.legal and action not in view.asides:
                raise LateGhost
            drawn = table.box.face.ghost(view, action)
            self.put({"ghost": f"{seat}:{table.questions[seat]}:{action}", "svg": drawn})

    async def why(self, message: dict[str, Any]) -> None:
        """For clicks that answer nothing: the rule against what they mean."""
        spots = names(message["why"], MOST_CLICKS)
        seat = whole_number(message.get("seat", self.viewer.eyes))
        if seat < 0:
            return
        rule = await self.house.why(self.guest.id, self.table_id, seat, spots)
        if rule != LEGAL:
            self.put({"why": spots, "note": refusal_note(self.speech, rule)})

    async def reach(self, message: dict[str, Any]) -> None:
        """Where one press can lead while the pieces on some spots are held."""
        held, seat = names(message["reach"], MOST_HELD), whole_number(message.get("seat"))
        question, journeys = await self.house.journeys(self.guest.id, self.table_id, seat, held)
        told = [
            {
                "spot": journey.spot,
                "label": self.speech.spoken(journey.label),
                "actions": journey.actions,
                "trail": journey.trail,
                "heedless": not journey.heeds_draws,
            }
            for journey in journeys
            if journey.spot or held
        ]
        self.put({"reach": held, "asked": f"{seat}:{question}", "journeys": told})

    async def hint(self, message: dict[str, Any]) -> None:
        action, why = await self.house.hint(self.guest.id, self.table_id, whole_number(message["hint"]))
        self.put({"hint": action, "reason": self.speech.spoken(why) if why else ""})

    async def worth(self, message: dict[str, Any]) -> None:
        verdicts = await self.house.verdicts(self.guest.id, self.table_id, whole_number(message["worth"]))
        told = {
            str(action): self.speech.house(f"verdict-{verdict.value}", plies=verdict.plies)
            for action, verdict in verdicts.items()
        }
        async with self.house.reading(self.table_id) as table:
            view = self.own_view(table, whole_number(message["worth"]))
            # The table may have changed while the coach thought.
            shown = (
                table.box.face.values(view, verdicts, self.speech.tongue())
                if verdicts.keys() <= set(view.legal)
                else ""
            )
        self.put({"worth": told, "values": shown})

    async def look(self, message: dict[str, Any]) -> None:
        """Another player of the same screen has opened the curtain."""
        async with self.house.reading(self.table_id) as table:
            self.viewer.look_through(table, whole_number(message["eyes"]))
            self.changed(table)

    async def tell(self, message: dict[str, Any]) -> None:
        """From now on, send the position in words with every change."""
        self.viewer.wants_words = True
        async with self.house.reading(self.table_id) as table:
            self.changed(table)

    async def resync(self, message: dict[str, Any]) -> None:
        """A page has missed a message: send everything, once it has read what is on its way."""
        if self.unsent:
            self.is_lacking = True
        else:
            await self.show_all()

    async def show_all(self) -> None:
        async with self.house.reading(self.table_id) as table:
            self.put(self.patches.whole(table))

    def own_view(self, table: Table, seat: int) -> Any:
        self.house.check_mine(table, self.guest.id, seat)
        return table.view(seat)


Verb = Callable[[Wire, dict[str, Any]], Coroutine[Any, Any, None]]
VERBS: dict[str, Verb] = {
    "undo": Wire.undo,
    "answer": Wire.answer,
    "say": Wire.say,
    "salt": Wire.salt,
    "ghost": Wire.ghost,
    "why": Wire.why,
    "reach": Wire.reach,
    "hint": Wire.hint,
    "worth": Wire.worth,
    "eyes": Wire.look,
    "tell": Wire.tell,
    "resync": Wire.resync,
}
CHANGING: tuple[Verb, ...] = (Wire.undo, Wire.answer, Wire.say, Wire.salt)  # they change the table; the others look


def whole_number(value: Any) -> int:
    """A whole number out of a message; nothing else is accepted in its place."""
    if type(value) is not int or not -(2**31) < value < 2**31:
        raise Refused(400, "malformed")
    return value


def whole_numbers(values: Any) -> tuple[int, ...]:
    if not isinstance(values, list):
        raise Refused(400, "malformed")
    return tuple(whole_number(value) for value in values)


def names(values: Any, most: int) -> tuple[str, ...]:
    """Spots of the drawing, as a page names them."""
    if not isinstance(values, list) or len(values) > most or not all(isinstance(value, str) for value in values):
        raise Refused(400, "malformed")
    return tuple(values)


def string(value: Any) -> str:
    if type(value) is not str:
        raise Refused(400, "malformed")
    return value


def dumps(message: dict[str, Any]) -> str:
    return orjson.dumps(message).decode()


def refusal_note(speech: Speech, rule: str) -> str:
    """Why not, with the number of the rule to read."""
    number = escape(rule.partition("-")[0])
    book = next((f"/games/{slug}/rules" for slug in slugs() if package(slug) == speech.game), "")
    return (
        f'{escape(speech.refusal(rule))} <a href="{book}#{number}" target="_blank" data-rule="{number}">'
        f"{speech.safe('rule', rule=number)}</a>"
    )


def error(speech: Speech, refused: Refused) -> dict[str, Any]:
    """A refusal as every door gives it."""
    message = speech.refused(refused)
    html = refusal_note(speech, refused.rule) if refused.rule else escape(message)
    return {"error": {"code": refused.code, "message": message, "rule": refused.rule, "html": html}}


def origin(socket: WebSocket) -> str:
    scheme = "https" if socket.url.scheme == "wss" else "http"
    return f"{scheme}://{socket.headers.get('host', '')}"
