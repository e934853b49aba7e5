"""Pictures as PNG, for all that cannot show an SVG: what a link to the house or to a game shows where it is sent, and
the icons of the house on a telephone."""

from __future__ import annotations

import asyncio
import hashlib
from functools import lru_cache

from fastapi import APIRouter
from fastapi.responses import Response
from resvg_py import svg_to_bytes

from ludotheque.core.shelf import box, slugs
from ludotheque.drawing.svg import apart
from ludotheque.house.refused import Refused
from ludotheque.web.showcase import cover
from ludotheque.web.site import STATIC, Card
from ludotheque.web.speech import speech_for

router = APIRouter(include_in_schema=False)

WIDTH, HEIGHT = 1200, 630  # what most services expect
ICONS = (180, 192, 512)  # pixels, of a home screen
NIGHT = "#1a1512"
KEPT = {"cache-control": "public, max-age=31536000, immutable"}


@lru_cache
def poster(slug: str) -> str:
    """The box of a game before a wall of its world."""
    front = apart(cover(slug), f"{slug}-")
    return (
        f'{opening()}<g opacity=".45">{placed(front, 0, 0, WIDTH, HEIGHT)}</g>'
        f'<rect x="384" y="42" width="447" height="566" rx="6" opacity=".5"/>{placed(front, 376, 32, 447, 566)}</svg>'
    )


@lru_cache
def shelf() -> str:
    """The boxes of the house, side by side on their board."""
    own = [slug for slug in slugs() if box(slug).package.startswith("ludotheque.")]  # a stranger's cover may fail
    step = WIDTH / len(own)
    width, height = step - 30, (step - 30) * 76 / 60
    top = (HEIGHT - height) / 2
    boxes = [placed(apart(cover(slug), f"{slug}-"), 15 + step * at, top, width, height) for at, slug in enumerate(own)]
    board = f'<rect y="{top + height:g}" width="{WIDTH}" height="22" fill="#8e6537"/>'
    return f"{opening()}{board}{''.join(boxes)}</svg>"


def opening() -> str:
    size = f'width="{WIDTH}" height="{HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"><rect {size} fill="{NIGHT}"/>'


def placed(drawing: str, x: float, y: float, width: float, height: float) -> str:
    """A drawing inside another one."""
    return drawing.replace("<svg ", f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" ', 1)


def card_address(slug: str = "") -> str:
    """Where the picture of a game or of the house is found, with a mark that changes when it does."""
    drawn = poster(slug) if slug else shelf()
    where = f"/games/{slug}/card.png" if slug else "/card.png"
    return f"{where}?{hashlib.sha256(drawn.encode()).hexdigest()[:10]}"


def card(slug: str, language: str) -> Card:
    """What a link to the game, or to one of its tables, shows where it is sent."""
    return Card(speech_for(language, slug).about("tagline"), card_address(slug))


@lru_cache(maxsize=64)
def png(drawing: str, width: int, height: int) -> bytes:
    return bytes(svg_to_bytes(svg_string=drawing, width=width, height=height, skip_system_fonts=True))


async def shown(drawing: str, width: int, height: int) -> Response:
    return Response(await asyncio.to_thread(png, drawing, width, height), media_type="image/png", headers=KEPT)


@router.get("/card.png")
async def house_card() -> Response:
    return await shown(shelf(), WIDTH, HEIGHT)


@router.get("/games/{slug}/card.png")
async def game_card(slug: str) -> Response:
    if slug not in slugs():
        raise Refused(404, "unknown-game")
    return await shown(poster(slug), WIDTH, HEIGHT)


@router.get("/icon-{size}.png")
async def icon(size: int) -> Response:
    if size not in ICONS:
        raise Refused(404, "unknown-page")
    return await shown((STATIC / "icon.svg").read_text("utf-8"), size, size)
