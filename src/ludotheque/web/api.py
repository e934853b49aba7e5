"""The door for programs: the same verbs and the same checks as the pages, in JSON."""

from __future__ import annotations

from html import escape
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, Response, StreamingResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from ludotheque.bots.levels import LEVELS
from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import NOBODY, Game
from ludotheque.house.refused import Refused
from ludotheque.house.verbs import House
from ludotheque.web import bodies, sights
from ludotheque.web.guests import Guest
from ludotheque.web.rulebook import rendered
from ludotheque.web.site import InSite, Preferred, Site
from ludotheque.web.speech import speech_for

# A refusal beside those a verb names looks the same: a message that is too long, a storage that does not answer.
router = APIRouter(
    prefix="/api", tags=["play"], responses={"default": {"model": bodies.Problem, "description": "any other refusal"}}
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
    return {status: {"model": bodies.Problem, "description": REFUSALS[status]} for status in statuses}


def program(
    request: Request,
    site: InSite,
    _: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
) -> Guest:
    """The guest of a token."""
    guest = site.guest_book.by_token(request)
    if guest is None:
        raise Refused(401, "no-guest")
    return guest


def house_of(site: InSite) -> House:
    return site.house


InHouse = Annotated[House, Depends(house_of)]
Who = Annotated[Guest, Depends(program)]


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
    return site.page(request, "api.html", rows=rows, about=rendered(description["info"]["description"]))


@router.post("/guests", responses=refuses(400))
async def new_guest(body: bodies.NewGuest, site: InSite) -> bodies.Token:
    """Come in: a name, and a token to be recognised by."""
    guest = site.guest_book.newcomer(body.name)
    return bodies.Token(id=guest.id, name=guest.name, token=site.guest_book.token(guest))


@router.get("/games")
async def games(preferences: Preferred) -> list[bodies.GameInfo]:
    """The shelf."""
    return [game_info(slug, preferences.language) for slug in slugs()]


@router.get("/games/{slug}", responses=refuses(404))
async def one_game(slug: str, preferences: Preferred) -> bodies.GameInfo:
    """One box."""
    if slug not in slugs():
        raise Refused(404, "unknown-game")
    return game_info(slug, preferences.language)


def game_info(slug: str, language: str) -> bodies.GameInfo:
    game = box(slug).game
    return bodies.GameInfo(
        slug=slug,
        title=speech_for(language, slug).about("name", slug.capitalize()),
        version=game.version,
        seats=list(game.seats),
        actions=game.actions,
        options=[
            bodies.GameOption(
                name=option.name,
                rule=option.rule,
                values=list(option.values),
                numbers=[option.numbers[0], option.numbers[-1]] if option.numbers else [],
            )
            for option in game.options
        ],
        sides=list(game.sides),
        levels=list(LEVELS),
    )


@router.post("/promises")
async def promise(house: InHouse) -> bodies.Promise:
    """A commitment for the table you are about to lay, so that your salt comes after it."""
    return bodies.Promise(commitment=await house.promise())


@router.post("/tables", status_code=201, responses=refuses(400, 401, 404, 409))
async def lay(request: Request, body: bodies.NewTable, house: InHouse, guest: Who) -> bodies.TableId:
    """Lay a table."""
    name = guest.name or "?"
    table = await house.lay(
        guest.id, name, body.game, len(body.places), body.options, body.places, body.material, body.settings,
        body.sides, body.salt, body.commitment,
    )  # fmt: skip
    return bodies.TableId(id=table, url=f"{str(request.base_url).rstrip('/')}/t/{table}")


@router.get("/tables/{table_id}", responses=refuses(401, 404))
async def table_info(table_id: str, house: InHouse, guest: Who) -> bodies.TableInfo:
    """Who sits where, and how far the game is."""
    async with house.reading(table_id) as table:
        sides = table.box.game.sides
        players = [
            bodies.Seated(
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
            bodies.Left(seat=seat, name=player.name, given_away=table.players[seat] is None and table.is_released(seat))
            for seat, player in enumerate(table.leavers)
            if player
        ]
        return bodies.TableInfo(
            id=table.sheet.id,
            game=table.sheet.game,
            options=table.options,
            commitment=table.commitment,
            players=players,
            left=left,
            started=table.started,
            over=table.over,
            ranks=table.ranks,
            lines=sights.lines(table, NOBODY),
            waiting_for=table.live_state.waiting_for if table.started else [],
            seats_of_mine=table.seats_of(guest.id),
            next_table=table.next_table,
        )


@router.post("/tables/{table_id}/seats/{seat}", status_code=204, responses=refuses(400, 401, 404, 409))
async def sit(table_id: str, seat: int, body: bodies.Sit, house: InHouse, guest: Who) -> None:
    """Sit down; in a running game, come back or take a seat that was given away."""
    await house.sit(guest.id, table_id, seat, body.name or guest.name, body.side, body.salt)


@router.put("/tables/{table_id}/seats/{seat}", status_code=204, responses=refuses(400, 401, 403, 404, 409))
async def change_seat(table_id: str, seat: int, body: bodies.Change, house: InHouse, guest: Who) -> None:
    """Choose another side or bring another salt, until the game starts."""
    await house.change_seat(guest.id, table_id, seat, body.side, body.salt)


@router.post("/tables/{table_id}/seats/{seat}/release", status_code=204, responses=refuses(400, 401, 403, 404, 409))
async def release(table_id: str, seat: int, house: InHouse, guest: Who) -> None:
    """Agree that a seat that was left goes to somebody else, or decide it as the owner of the table."""
    await house.release(guest.id, table_id, seat)


@router.delete("/tables/{table_id}/seats/{seat}", status_code=204, responses=refuses(400, 401, 403, 404, 409))
async def stand(table_id: str, seat: int, house: InHouse, guest: Who) -> None:
    """Leave a seat; in a running game it is kept for you."""
    await house.stand(guest.id, table_id, seat)


@router.put("/tables/{table_id}/seats/{seat}/bot", status_code=204, responses=refuses(400, 401, 403, 404, 409))
async def seat_bot(table_id: str, seat: int, body: bodies.Level, house: InHouse, guest: Who) -> None:
    """Give a seat to a computer player."""
    await house.seat_bot(guest.id, table_id, seat, body.level, body.side)


@router.get("/tables/{table_id}/view", responses=refuses(400, 401, 403, 404, 409))
async def view(table_id: str, house: InHouse, guest: Who, preferences: Preferred, seat: int = NOBODY) -> bodies.Sight:
    """What a seat of yours may know, or a spectator (-3)."""
    async with house.reading(table_id) as table:
        return bodies.Sight(**sights.sight(house, table, guest, seat, preferences.language))


@router.post("/tables/{table_id}/act", status_code=204, responses=refuses(400, 401, 403, 404, 409))
async def act(table_id: str, body: bodies.Act, house: InHouse, guest: Who) -> None:
    """Answer the question of a seat, and the questions after it with what is to be done then."""
    answers = [body.action, *body.then]
    if any(isinstance(answer, str) for answer in answers):
        async with house.reading(table_id) as table:
            house.check_seat(table, body.seat)
            answers = [read(table.box.game, body.seat, answer) for answer in answers]
    action, *then = [int(answer) for answer in answers]
    await house.act(
        guest.id, table_id, body.seat, body.question, action, body.words, tuple(then), heeds_draws=body.heeds_draws
    )


def read(game: Game, seat: int, answer: int | str) -> int:
    """The number of an action, whichever way a program writes it."""
    if isinstance(answer, int):
        return answer
    try:
        return game.read(seat, answer)
    except ValueError:
        raise Refused(400, "unknown-action", repr(answer[:40])) from None


@router.post("/tables/{table_id}/undo", status_code=204, responses=refuses(400, 401, 403, 404, 409))
async def undo(table_id: str, body: bodies.SeatOnly, house: InHouse, guest: Who) -> None:
    """Take back, or ask to."""
    await house.undo(guest.id, table_id, body.seat)


@router.post("/tables/{table_id}/answer", status_code=204, responses=refuses(400, 401, 403, 404, 409))
async def answer(table_id: str, body: bodies.Answer, house: InHouse, guest: Who) -> None:
    """Agree to a take-back, or not."""
    await house.answer(guest.id, table_id, body.seat, body.yes)


@router.post("/tables/{table_id}/say", status_code=204, responses=refuses(400, 401, 404))
async def say(table_id: str, body: bodies.Say, house: InHouse, guest: Who) -> None:
    """Say something to the table."""
    await house.say(guest.id, table_id, guest.name, body.text)


@router.post("/tables/{table_id}/carry", status_code=204, responses=refuses(401, 403, 404))
async def carry_over(table_id: str, house: InHouse, guest: Who) -> None:
    """Go on under the present rules, where a table was begun with older ones and every step is still legal."""
    await house.carry_over(guest.id, table_id)


@router.post("/tables/{table_id}/rematch", responses=refuses(400, 401, 403, 404, 409))
async def rematch(
    request: Request, table_id: str, house: InHouse, guest: Who, body: bodies.Again | None = None
) -> bodies.TableId:
    """Ask for the next game with the same players and sides, or agree to it; no id until all people have."""
    following = await house.rematch(guest.id, table_id, body.salt if body else "", body.commitment if body else "")
    return bodies.TableId(id=following, url=f"{str(request.base_url).rstrip('/')}/t/{following or table_id}")


@router.get("/tables/{table_id}/hint", responses=refuses(400, 401, 403, 404, 409))
async def hint(
    request: Request, table_id: str, seat: int, house: InHouse, guest: Who, preferences: Preferred
) -> dict[str, int | str]:
    """What the strongest player would do, and why as far as the game can say it, where the table has a coach."""
    action, why = await house.hint(guest.id, table_id, seat)
    speech = speech_for(preferences.language, slug_of(request))
    return {"action": action, "reason": speech.spoken(why) if why else ""}


@router.get(
    "/tables/{table_id}/record",
    response_class=Response,  # a refusal is JSON here too
    responses=refuses(401, 404, 409) | {200: {"content": {"text/plain": {}}}},
)
async def record(table_id: str, house: InHouse, guest: Who) -> PlainTextResponse:
    """The record of a finished game."""
    return PlainTextResponse(await house.record(guest.id, table_id))


@router.get(
    "/tables/{table_id}/events",
    response_class=StreamingResponse,
    responses=refuses(400, 401, 403, 404) | {200: {"content": {"text/event-stream": {}}}},
)
async def events(
    table_id: str,
    site: InSite,
    guest: Who,
    preferences: Preferred,
    seat: Annotated[int, Query()] = NOBODY,
) -> StreamingResponse:
    """What a seat may know, now and after every change, as server-sent events."""
    house = site.house
    onlooker = sights.Onlooker(house, guest, seat, preferences.language)
    async with house.reading(table_id) as table:
        if seat != NOBODY:
            house.check_seat(table, seat)
            if seat not in table.seats_of(guest.id):
                raise Refused(403, "not-your-seat")
        onlooker.changed(table)
        unwatch = await house.watch(table_id, onlooker, onlooker)

    return StreamingResponse(
        sights.stream(site, onlooker, unwatch), media_type="text/event-stream", headers={"cache-control": "no-store"}
    )


def slug_of(request: Request) -> str:
    """The game a request is about, as far as it can be known without asking the storage."""
    table_id = request.path_params.get("table_id", "")
    site: Site = request.app.state.site
    place = site.house.open_tables.get(table_id)
    return place.table.sheet.game if place is not None else ""
