"""A program among people: join a table by its address and answer when asked.

import random, ludotheque

for turn in ludotheque.join("http://127.0.0.1:8000/t/TABLE", name="Program"):
    turn.play(random.choice(turn.legal))
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

import httpx

PAUSE: Final = 0.5  # seconds before a house in trouble is asked again


class NotAllowed(Exception):
    """The house said no; the code and the rule say why."""

    def __init__(self, status: int, code: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.rule = rule


@dataclass
class Turn:
    """A question to our seat."""

    seat: int
    question: int
    asked: str  # the question in words
    view: dict[str, Any]  # all that the seat may know
    legal: list[str]  # the answers, in the notation of the game
    told: list[str]  # the position in words
    _connection: Connection

    def play(self, action: str | int, words: str = "") -> None:
        """Answer; NotAllowed when the rules or the table say no."""
        body = {"seat": self.seat, "question": self.question, "action": action, "words": words}
        self._connection.post(f"/tables/{self._connection.table}/act", body)

    def say(self, text: str) -> None:
        self._connection.post(f"/tables/{self._connection.table}/say", {"text": text})


class Connection:
    """A connection to one table of one server."""

    def __init__(self, http: httpx.Client, table: str, name: str, token: str = "") -> None:
        self.http = http
        self.table = table
        self.token = token or self.post("/guests", {"name": name})["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def post(self, path: str, body: dict[str, Any]) -> Any:
        return checked(self.http.post(f"/api{path}", json=body))

    def sit(self, seat: int | None, side: str = "", salt: str = "") -> int:
        """Take that seat, or the first free one, with a salt of our own; a seat that is already ours stays ours."""
        info = checked(self.http.get(f"/api/tables/{self.table}"))
        if info["seats_of_mine"]:
            return int(info["seats_of_mine"][0])
        kept = [left["seat"] for left in info["left"] if not left["given_away"]]
        free = [number for number, player in enumerate(info["players"]) if player is None and number not in kept]
        if seat is None:
            if not free:
                raise NotAllowed(409, "seat-taken", "no seat is free at this table")
            seat = free[0]
        # Made here and after the house has committed itself: no draw can have been chosen before.
        own = {"side": side, "salt": salt or secrets.token_hex(16)}
        self.post(f"/tables/{self.table}/seats/{seat}", own)
        return seat

    def sights(self, seat: int) -> Iterator[dict[str, Any]]:
        """What the seat sees, now and after every change; NotAllowed when the house shows it no more."""
        while True:
            for seen in self.heard(seat):
                if "error" in seen:
                    break
                yield seen
            else:
                raise NotAllowed(503, "fault", "the house hung up before the game was over")
            # Asked again, the house says in full what is wrong; where it only failed to store a step, it goes on.
            time.sleep(PAUSE)

    def heard(self, seat: int) -> Iterator[dict[str, Any]]:
        with self.http.stream("GET", f"/api/tables/{self.table}/events", params={"seat": seat}, timeout=None) as stream:
            if stream.is_error:
                stream.read()
                checked(stream)
            for line in stream.iter_lines():
                if line.startswith("data: "):
                    yield json.loads(line[6:])


def checked(answer: httpx.Response) -> Any:
    if answer.is_error:
        try:
            error = answer.json()["error"]
        except (ValueError, KeyError):
            raise NotAllowed(answer.status_code, "fault", answer.text[:200]) from None
        raise NotAllowed(answer.status_code, error["code"], error["message"], error.get("rule", ""))
    return answer.json() if answer.content else None


def join(
    url: str, name: str = "Program", seat: int | None = None, token: str = "", side: str = "", salt: str = ""
) -> Iterator[Turn]:
    """Sit down at a table and yield every question to our seat until the game is over; NotAllowed when we lose it."""
    parts = urlsplit(url)
    table = parts.path.rstrip("/").rpartition("/")[2]
    with httpx.Client(base_url=f"{parts.scheme}://{parts.netloc}", timeout=30) as http:
        connection = Connection(http, table, name, token)
        own = connection.sit(seat, side, salt)
        answered = -1
        for seen in connection.sights(own):
            if seen.get("over"):
                return
            if seen.get("awaited") and seen["question"] != answered:
                answered = seen["question"]
                legal = [offer["text"] for offer in seen["legal"]]
                yield Turn(own, answered, seen["asked"], seen["view"], legal, seen["told"], connection)
