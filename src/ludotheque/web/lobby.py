"""The tables of a guest, and those that wait for somebody, as the shelf lists them."""

from __future__ import annotations

import json
from typing import NamedTuple

from ludotheque.core.state import Options
from ludotheque.house.listings import Listing
from ludotheque.house.player import Player
from ludotheque.house.refused import Refused
from ludotheque.house.table import Table
from ludotheque.house.verbs import House
from ludotheque.web.guests import Guest
from ludotheque.web.names import person
from ludotheque.web.showcase import accent, cover_address
from ludotheque.web.speech import Speech, speech_for

MOST = 6  # tables of a list
KEPT = 50  # tables of somebody that are looked through
ALL = 200  # finished games of somebody who asks for all of them


class Row(NamedTuple):
    """A table in a list."""

    id: str
    title: str
    names: str  # of the others
    cover: str
    accent: str
    state: str  # whose turn it is, or how it ended, in words
    verb: str  # what the reader can do there
    is_mine: bool  # whether the reader is asked


async def mine(house: House, guest: Guest, language: str, most: int = MOST) -> tuple[list[Row], list[Row]]:
    """The running tables of a guest, those where they are asked first; and the finished ones, one more than is asked
    for where there are more."""
    found = await house.storage.tables_of(guest.id, max(KEPT, most))
    running = [listing for listing in found if listing.finished is None][:MOST]
    finished = [listing for listing in found if listing.finished is not None][: most + 1]
    shown = [await with_turn(house, listing, guest, language) for listing in running]
    return sorted(shown, key=lambda row: not row.is_mine), [row(listing, guest, language) for listing in finished]


async def waiting(house: House, guest: Guest, language: str) -> list[Row]:
    """Public tables of others with a game that is not over."""
    found = await house.storage.open_tables(12)
    return [row(listing, guest, language) for listing in found if guest.id not in sitters(listing)][:MOST]


async def with_turn(house: House, listing: Listing, guest: Guest, language: str) -> Row:
    """A table with whose turn it is; without, where it cannot be opened."""
    shown = row(listing, guest, language)
    try:
        async with house.reading(listing.table) as table:
            if table.started and not shown.names:
                shown = shown._replace(names=speech_for(language, listing.game).house("against-computer"))
            return shown._replace(state=turn(table, guest, language), is_mine=is_asked(table, guest))
    except Refused:
        return shown


async def last_options(house: House, guest: Guest, slug: str) -> Options:
    """What was agreed on at the last table of a game where the guest sat down."""
    found = [listing for listing in await house.storage.tables_of(guest.id) if listing.game == slug]
    latest = max(found, key=lambda listing: listing.created, default=None)
    options: Options = json.loads(latest.options) if latest else {}
    return options


def asked(table: Table) -> list[Player]:
    """The players whom a running game waits for."""
    seats = table.live_state.waiting_for if table.state is not None else []
    return [player for seat in seats if seat >= 0 and (player := table.players[seat]) is not None]


def is_asked(table: Table, guest: Guest) -> bool:
    return any(player.id == guest.id for player in asked(table))


def turn(table: Table, guest: Guest, language: str) -> str:
    """Whom a table waits for, in words."""
    speech = speech_for(language, table.sheet.game)
    if table.state is None:
        return speech.house("turn-nobody")
    if is_asked(table, guest):
        return speech.house("your-turn")
    people = [person(speech, player.name) for player in asked(table) if not player.bot]
    return speech.house("turn-theirs", names=", ".join(people)) if people else speech.house("turn-computer")


def sitters(listing: Listing) -> list[str]:
    return [sitter.guest for sitter in listing.sitters]


def row(listing: Listing, guest: Guest, language: str) -> Row:
    speech = speech_for(language, listing.game)
    return Row(
        listing.table,
        speech.about("name", listing.game.capitalize()),
        others(speech, listing, guest),
        cover_address(listing.game),
        accent(listing.game),
        result(speech, listing, guest) if listing.finished is not None else "",
        verb(speech, listing, guest),
        False,
    )


def others(speech: Speech, listing: Listing, guest: Guest) -> str:
    """Whom a guest plays with there; nothing where it is not known yet."""
    names = [person(speech, sitter.name) for sitter in listing.sitters if sitter.guest not in ("", guest.id)]
    if not names and len(seats_of(listing, guest)) == listing.seats:
        return speech.house("around-screen")
    if not names and listing.finished is not None:
        return speech.house("against-computer")
    return ", ".join(names)


def result(speech: Speech, listing: Listing, guest: Guest) -> str:
    """How a finished game ended for a guest."""
    seats = seats_of(listing, guest)
    ranks = listing.ranks or []
    if len(seats) != 1 or len(ranks) != listing.seats:
        return speech.house("turn-over")
    if len(ranks) > 1 and max(ranks) == 1:
        return speech.house("nobody-won")
    return speech.house("result", rank=ranks[seats[0]], seats=listing.seats)


def seats_of(listing: Listing, guest: Guest) -> list[int]:
    return [sitter.seat for sitter in listing.sitters if sitter.guest == guest.id]


def verb(speech: Speech, listing: Listing, guest: Guest) -> str:
    if listing.finished is not None:
        return speech.house("see")
    return speech.house("go-on" if guest.id in sitters(listing) else "join-in")
