"""The door for programs: the same verbs and the same checks as the pages, in JSON."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from html import escape
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, Response, StreamingResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt

from ludotheque.bots.levels import levels
from ludotheque.core.codec import dump
from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import NOBODY
from ludotheque.house.host import House
from ludotheque.house.refused import Refused
from ludotheque.house.table import Still, Table
from ludotheque.web.guests import Guest, Reader
from ludotheque.web.site import Site, Text, reader_of, site_of
from ludotheque.web.words import Words, words


class Trouble(BaseModel):
    code: str = Field(description="one word for programs")
    message: str = Field(description="a sentence in the language of the reader")
    rule: str = Field(description="the rule of the game that forbids it; empty where it is none")
    html: str = Field(description="the sentence for a page")


class Problem(BaseModel):
    """How every refusal looks."""

    error: Trouble


# A refusal beside those a verb names looks the same: a message that is too long, a storage that does not answer.
router = APIRouter(
    prefix="/api", tags=["play"], responses={"default": {"model": Problem, "description": "any other refusal"}}
)
bearer = HTTPBearer(auto_error=False, description="The token that POST /api/guests gives.")

REFUSALS = {
    400: "not understood",
    401: "nobody we know: the token is missing or wrong",
    403: "not yours",
    404: "not here",
    409: "not now, or against a rule",
}


def refuses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of a verb, for its description."""
    return {status: {"model": Problem, "description": REFUSALS[status]} for status in statuses}


MOST_UNREAD = 256  # sights kept for a program that reads slowly
HEARTBEAT = 15.0  # seconds of silence before a stream shows that it is alive


def program(
    request: Request,
    site: Annotated[Site, Depends(site_of)],
    _: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
) -> Guest:
    """The guest of a token."""
    guest = site.door.by_token(request)
    if guest is None:
        raise Refused(401, "no-guest")
    return guest


def house_of(site: Annotated[Site, Depends(site_of)]) -> House:
    return site.house


Here = Annotated[House, Depends(house_of)]
Who = Annotated[Guest, Depends(program)]
Wish = Annotated[Reader, Depends(reader_of)]


class Body(BaseModel):
    """What a program sends; anything unknown is refused."""

    model_config = ConfigDict(extra="forbid")


class NewGuest(Body):
    name: Text = Field(max_length=24)


class Token(BaseModel):
    id: str
    name: str
    token: str


class GameOption(BaseModel):
    name: str
    rule: str
    values: list[str]
    numbers: list[int] = Field(description="the least and the greatest whole number that is allowed too; empty if none")


class GameInfo(BaseModel):
    slug: str
    title: str
    version: int
    seats: list[int]
    actions: int
    options: list[GameOption]
    sides: list[str] = Field(description="what people choose from as they sit down; empty where the game asks them")
    levels: list[str] = Field(description="computer players, the weakest first")


SALT = "what you add to the fair draws, 2 to 128 hexadecimal digits"


class Promise(BaseModel):
    commitment: str = Field(description="the SHA-256 of the secret of the table that you lay with it")


class NewTable(Body):
    game: Text
    places: list[Text] = Field(description='one for each seat: "me", "open" or "bot:LEVEL"', max_length=16)
    options: dict[Text, Text] = {}
    material: Text = Field("", max_length=65_536)
    settings: dict[Text, StrictBool | StrictInt] = Field({}, description="public, coach, clock (seconds a seat)")
    sides: list[Text] = Field([], description="the side of each seat, or an empty text", max_length=16)
    salt: Text = Field("", description=SALT + "; only after the commitment")
    commitment: Text = Field("", description="one that POST /api/promises gave")


class TableId(BaseModel):
    id: str
    url: str


class Seated(BaseModel):
    seat: int
    name: str
    bot: str
    side: str = Field(description="empty where nobody chooses one")
    salt: str = Field(description="what the seat adds to the fair draws")
    brought: bool = Field(description="whether the salt came from the player and not from the house")


class Left(BaseModel):
    """A seat whose player has left the game."""

    seat: int
    name: str
    given_away: bool = Field(description="whether somebody who has not played here may take it")


class TableInfo(BaseModel):
    id: str
    game: str
    options: dict[str, str]
    commitment: str = Field(description="to the secret of the fair draws")
    players: list[Seated | None]
    left: list[Left] = Field(description="seats that are kept for who left them, also while a computer plays there")
    started: bool
    over: bool
    ranks: list[int]
    lines: int = Field(description="of the log, as a spectator reads it")
    waiting_for: list[int]
    seats_of_mine: list[int]
    next_table: str


class Offer(BaseModel):
    action: int
    text: str = Field(description="in the notation of the records")
    label: str


class Sight(BaseModel):
    """What one seat may know."""

    lines: int = Field(description="of the log, as the seat reads it")
    seat: int
    question: int
    asked: str
    awaited: bool
    over: bool
    ranks: list[int]
    view: dict[str, Any]
    legal: list[Offer]
    asides: list[Offer]
    told: list[str]


class Sit(Body):
    name: Text = Field("", max_length=24)
    side: Text = Field("", description="one of the sides of the game; without it the first that is free")
    salt: Text = Field("", description=SALT)


class Change(Body):
    side: Text = ""
    salt: Text = Field("", description=SALT)


class Level(Body):
    level: Text
    side: Text = ""


class Again(Body):
    salt: Text = Field("", description=SALT + "; only after the commitment")
    commitment: Text = Field("", description="one that POST /api/promises gave")


class Act(Body):
    seat: StrictInt
    question: StrictInt
    action: StrictInt | Text = Field(description="its number, or the text of the notation")
    words: Text = ""


class Answer(Body):
    seat: StrictInt
    yes: StrictBool


class Say(Body):
    text: Text


class SeatOnly(Body):
    seat: StrictInt


@router.get("", include_in_schema=False)
async def front(request: Request) -> HTMLResponse:
    """The interface in one page, from its own description."""
    description = request.app.openapi()
    rows = "".join(
        f"<tr><td><code>{method.upper()}</code></td><td><code>{path}</code></td>"
        f"<td>{escape(verb.get('description', ''))}</td></tr>"
        for path, verbs in description["paths"].items()
        for method, verb in verbs.items()
    )
    site: Site = request.app.state.site
    return site.page(request, "api.html", rows=rows, about=description["info"]["description"])


@router.post("/guests", responses=refuses(400))
async def new_guest(body: NewGuest, site: Annotated[Site, Depends(site_of)]) -> Token:
    """Come in: a name, and a token to be recognised by."""
    guest = site.door.newcomer(body.name)
    return Token(id=guest.id, name=guest.name, token=site.door.token(guest))


@router.get("/games")
async def games(wish: Wish) -> list[GameInfo]:
    """The shelf."""
    return [game_info(slug, wish.language) for slug in slugs()]


@router.get("/games/{slug}", responses=refuses(404))
async def one_game(slug: str, wish: Wish) -> GameInfo:
    """One box."""
    if slug not in slugs():
        raise Refused(404, "unknown-game")
    return game_info(slug, wish.language)


def game_info(slug: str, language: str) -> GameInfo:
    game = box(slug).game
    return GameInfo(
        slug=slug,
        title=words(language, slug).about("name", slug.capitalize()),
        version=game.version,
        seats=list(game.seats),
        actions=game.actions,
        options=[
            GameOption(
                name=option.name,
                rule=option.rule,
                values=list(option.values),
                numbers=[option.numbers[0], option.numbers[-1]] if option.numbers else [],
            )
            for option in game.options
        ],
        sides=list(game.sides),
        levels=levels(slug),
    )


@router.post("/promises")
async def promise(house: Here) -> Promise:
    """A commitment for the table you are about to lay, so that your salt comes after it."""
    return Promise(commitment=house.promise())


@router.post("/tables", status_code=201, responses=refuses(400, 401, 404, 409))
async def lay(request: Request, body: NewTable, house: Here, guest: Who) -> TableId:
    """Lay a table."""
    name = guest.name or "?"
    table = await house.lay(
        guest.id, name, body.game, len(body.places), body.options, body.places, body.material, body.settings,
        body.sides, body.salt, body.commitment,
    )  # fmt: skip
    return TableId(id=table, url=f"{str(request.base_url).rstrip('/')}/t/{table}")


@router.get("/tables/{table_id}", responses=refuses(401, 404))
async def table_info(table_id: str, house: Here, guest: Who) -> TableInfo:
    """Who sits where, and how far the game is."""
    async with house.reading(table_id) as table:
        sides = table.box.game.sides
        players = [
            Seated(
                seat=seat,
                name=player.name,
                bot=player.bot,
                side=sides[player.side] if player.side >= 0 else "",
                salt=player.salt,
                brought=player.brought,
            )
            if player
            else None
            for seat, player in enumerate(table.players)
        ]
        left = [
            Left(seat=seat, name=player.name, given_away=table.players[seat] is None and table.is_released(seat))
            for seat, player in enumerate(table.leavers)
            if player
        ]
        return TableInfo(
            id=table.sheet.id,
            game=table.sheet.game,
            options=table.options,
            commitment=table.commitment,
            players=players,
            left=left,
            started=table.started,
            over=table.over,
            ranks=table.ranks,
            lines=lines(table, NOBODY),
            waiting_for=table.playing.waiting_for if table.started else [],
            seats_of_mine=table.seats_of(guest.id),
            next_table=table.next_table,
        )


@router.post("/tables/{table_id}/seats/{seat}", status_code=204, responses=refuses(400, 401, 404, 409))
async def sit(table_id: str, seat: int, body: Sit, house: Here, guest: Who) -> None:
    """Sit down; in a running game, come back or take a seat that was given away."""
    await house.sit(guest.id, table_id, seat, body.name or guest.name, body.side, body.salt)


@router.put("/tables/{table_id}/seats/{seat}", status_code=204, responses=refuses(400, 401, 403, 404, 409))
async def change_seat(table_id: str, seat: int, body: Change, house: Here, guest: Who) -> None:
    """Choose another side or bring another salt, until the game starts."""
    await house.change_seat(guest.id, table_id, seat, body.side, body.salt)


@router.post("/tables/{table_id}/seats/{seat}/release", status_code=204, responses=refuses(400, 401, 403, 404, 409))
async def release(table_id: str, seat: int, house: Here, guest: Who) -> None:
    """Agree that a seat that was left goes to somebody else, or decide it as the owner of the table."""
    await house.release(guest.id, table_id, seat)


@router.delete("/tables/{table_id}/seats/{seat}", status_code=204, responses=refuses(400, 401, 403, 404, 409))
async def stand(table_id: str, seat: int, house: Here, guest: Who) -> None:
    """Leave a seat; in a running game it is kept for you."""
    await house.stand(guest.id, table_id, seat)


@router.put("/tables/{table_id}/seats/{seat}/bot", status_code=204, responses=refuses(400, 401, 403, 404, 409))
async def seat_bot(table_id: str, seat: int, body: Level, house: Here, guest: Who) -> None:
    """Give a seat to a computer player."""
    await house.seat_bot(guest.id, table_id, seat, body.level, body.side)


@router.get("/tables/{table_id}/view", responses=refuses(400, 401, 403, 404, 409))
async def view(table_id: str, house: Here, guest: Who, wish: Wish, seat: int = NOBODY) -> Sight:
    """What a seat of yours may know, or a spectator (-3)."""
    async with house.reading(table_id) as table:
        return Sight(**sight(house, table, guest, seat, wish.language))


def lines(table: Table, seat: int) -> int:
    """How far the log goes for a reader: what others ponder unseen cannot be counted."""
    if not table.started:
        return 0
    face, view = table.box.face, table.view(seat)
    return sum(face.line(view, event) is not None for event in table.seen_events(seat, 0))


def sight(house: House, table: Table, guest: Guest, seat: int, language: str) -> dict[str, Any]:
    if seat != NOBODY:
        house.check_mine(table, guest.id, seat)
    if not table.started:
        raise Refused(409, "not-started")
    reader_words = words(language, table.sheet.game)
    face = table.box.face
    seen = table.view(seat)

    def offers(actions: list[int]) -> list[dict[str, Any]]:
        return [offer(reader_words, table, action) for action in actions]

    def offer(reader_words: Words, table: Table, action: int) -> dict[str, Any]:
        return {
            "action": action,
            "text": table.box.game.write(seat, action),
            "label": reader_words.spoken(face.choice(seen, action).label),
        }

    return {
        "lines": lines(table, seat),
        "seat": seat,
        "question": table.questions[seat] if seat >= 0 else 0,
        "asked": reader_words.spoken(face.question(seen)),
        "awaited": seat in seen.waiting_for,
        "over": table.over,
        "ranks": table.ranks,
        "view": dump(seen),
        "legal": offers(seen.legal),
        "asides": offers(seen.asides),
        "told": [reader_words.spoken(message) for message in face.tell(seen)],
    }


@router.post("/tables/{table_id}/act", status_code=204, responses=refuses(400, 401, 403, 404, 409))
async def act(table_id: str, body: Act, house: Here, guest: Who) -> None:
    """Answer the question of a seat."""
    action = body.action
    if isinstance(action, str):
        async with house.reading(table_id) as table:
            house.check_seat(table, body.seat)
            written = action
            try:
                action = table.box.game.read(body.seat, written)
            except ValueError:
                raise Refused(400, "unknown-action", repr(written[:40])) from None
    await house.act(guest.id, table_id, body.seat, body.question, action, body.words)


@router.post("/tables/{table_id}/undo", status_code=204, responses=refuses(400, 401, 403, 404, 409))
async def undo(table_id: str, body: SeatOnly, house: Here, guest: Who) -> None:
    """Take back, or ask to."""
    await house.undo(guest.id, table_id, body.seat)


@router.post("/tables/{table_id}/answer", status_code=204, responses=refuses(400, 401, 403, 404, 409))
async def answer(table_id: str, body: Answer, house: Here, guest: Who) -> None:
    """Agree to a take-back, or not."""
    await house.answer(guest.id, table_id, body.seat, body.yes)


@router.post("/tables/{table_id}/say", status_code=204, responses=refuses(400, 401, 404))
async def say(table_id: str, body: Say, house: Here, guest: Who) -> None:
    """Say something to the table."""
    await house.say(guest.id, table_id, guest.name, body.text)


@router.post("/tables/{table_id}/carry", status_code=204, responses=refuses(401, 403, 404))
async def carry_over(table_id: str, house: Here, guest: Who) -> None:
    """Go on under the present rules, where a table was begun with older ones and every step is still legal."""
    await house.carry_over(guest.id, table_id)


@router.post("/tables/{table_id}/rematch", responses=refuses(400, 401, 403, 404, 409))
async def rematch(request: Request, table_id: str, house: Here, guest: Who, body: Again | None = None) -> TableId:
    """The next game with the same players and sides."""
    following = await house.rematch(guest.id, table_id, body.salt if body else "", body.commitment if body else "")
    return TableId(id=following, url=f"{str(request.base_url).rstrip('/')}/t/{following}")


@router.get("/tables/{table_id}/hint", responses=refuses(400, 401, 403, 404, 409))
async def hint(table_id: str, seat: int, house: Here, guest: Who) -> dict[str, int]:
    """What the strongest player would do, where the table has a coach."""
    return {"action": await house.hint(guest.id, table_id, seat)}


@router.get(
    "/tables/{table_id}/record",
    response_class=Response,  # a refusal is JSON here too
    responses=refuses(401, 404, 409) | {200: {"content": {"text/plain": {}}}},
)
async def record(table_id: str, house: Here, guest: Who) -> PlainTextResponse:
    """The record of a finished game."""
    return PlainTextResponse(await house.record(guest.id, table_id))


class Onlooker:
    """A program that looks at a table: what its seat may know, after every change."""

    def __init__(self, house: House, guest: Guest, seat: int, language: str) -> None:
        self.house = house
        self.guest = guest
        self.seat = seat
        self.language = language
        self.news: asyncio.Queue[dict[str, Any]] = asyncio.Queue(MOST_UNREAD)
        self.last: dict[str, Any] = {}

    def glimpse(self, table: Table, still: Still) -> None:
        """A program reads the events of every step anyway."""

    def changed(self, table: Table) -> None:
        if not table.started:
            self.put({"lines": 0, "started": False})
            return
        try:
            self.put(sight(self.house, table, self.guest, self.seat, self.language))
        except Refused as refused:
            self.put({"error": {"code": refused.code}})

    def lost(self) -> None:
        self.put({"error": {"code": "not-stored"}})

    def end(self) -> None:
        """The house closes: nothing more is sent."""
        self.put({})

    def put(self, sent: dict[str, Any]) -> None:
        """Nothing where nothing changed; a slow reader misses what is in between, for each sight is whole."""
        if sent == self.last:
            return
        self.last = sent
        if self.news.full():
            self.news.get_nowait()
        self.news.put_nowait(sent)


@router.get(
    "/tables/{table_id}/events",
    response_class=StreamingResponse,
    responses=refuses(400, 401, 403, 404) | {200: {"content": {"text/event-stream": {}}}},
)
async def events(
    table_id: str,
    site: Annotated[Site, Depends(site_of)],
    guest: Who,
    wish: Wish,
    seat: Annotated[int, Query()] = NOBODY,
) -> StreamingResponse:
    """What a seat may know, now and after every change, as server-sent events."""
    house = site.house
    onlooker = Onlooker(house, guest, seat, wish.language)
    async with house.reading(table_id) as table:
        if seat != NOBODY:
            house.check_seat(table, seat)
            if seat not in table.seats_of(guest.id):
                raise Refused(403, "not-your-seat")
        onlooker.changed(table)
        unwatch = await house.watch(table_id, onlooker)

    async def stream() -> AsyncIterator[bytes]:
        site.streams.add(onlooker.end)
        try:
            while not site.is_closing:
                try:
                    sent = await asyncio.wait_for(onlooker.news.get(), HEARTBEAT)
                except TimeoutError:
                    yield b": still here\n\n"
                    continue
                if not sent:
                    return
                yield b"data: " + orjson.dumps(sent) + b"\n\n"
                if "error" in sent:
                    return
        finally:
            site.streams.discard(onlooker.end)
            unwatch()

    return StreamingResponse(stream(), media_type="text/event-stream", headers={"cache-control": "no-store"})


def slug_of(request: Request) -> str:
    """The game a request is about, as far as it can be known without asking the storage."""
    table_id = request.path_params.get("table_id", "")
    site: Site = request.app.state.site
    place = site.house.places.get(table_id)
    return place.table.sheet.game if place is not None else ""
