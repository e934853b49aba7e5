"""A stored log, played again: every entry is judged as if it were new, for a disk may say what nobody did."""

from __future__ import annotations

import json
import logging
from typing import Final

from ludotheque.core import fair
from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import CHANCE, CLOCK, LEGAL, NOBODY
from ludotheque.house import kinds
from ludotheque.house.entry import Entry, Sheet, checksum_of, sheet_checksum
from ludotheque.house.player import Player
from ludotheque.house.refused import Refused
from ludotheque.house.table import Table
from ludotheque.house.thinkers import whereabouts

log = logging.getLogger(__name__)

FORMS: Final = (int, str, int, int, str, int, int)  # of the fields of an entry


class Damaged(Exception):
    """What is stored was never written like that; the words are for the person who runs the house."""


def replayed(sheet: Sheet, entries: list[Entry], is_finished: bool = False) -> Table:
    """The table of a log; Refused where it is damaged, or was played by rules that are no longer those of the house."""
    try:
        check_form(sheet, entries)
        if sheet.game not in slugs() or sheet.version != box(sheet.game).game.version:
            raise Refused(409, "other-rules")
        table = empty_table(sheet)
        if entries and not entries[0].checksum:
            table.checksum = 0  # a log older than the checksums
        before: Entry | None = None
        for entry in entries:
            play(table, entry, before)
            before = entry
        if is_finished and not table.over:
            raise Damaged("the log ends before the game, which is noted as finished")
        if table.started and not table.over and table.live_state.waiting_for[0] == CHANCE:
            raise Damaged("the log ends in the middle of a step")
    except Damaged as fault:
        log.error("table %s is damaged and stays closed: %s", sheet.id, fault)
        raise Refused(409, "damaged") from None
    except Refused:
        raise
    except Exception as fault:
        log.error("table %s is damaged and stays closed: %s", sheet.id, whereabouts(fault))
        raise Refused(409, "damaged") from None
    return table


def play(table: Table, entry: Entry, before: Entry | None) -> None:
    """Add an entry to the table of its log, after the one before it; Damaged where it cannot follow."""
    if fault := misfit(table, entry, before):
        raise Damaged(f"entry {entry.number} ({entry.kind}) {fault}")
    table.apply(entry)


def empty_table(sheet: Sheet) -> Table:
    """The table before its first entry; Refused where its own box is no longer accepted."""
    try:
        return Table(sheet)
    except ValueError as fault:
        log.warning("table %s cannot be played again: %s", sheet.id, whereabouts(fault))
        raise Refused(409, "other-rules") from None


def check_form(sheet: Sheet, entries: list[Entry]) -> None:
    """Damaged where the sheet or the log is not even written like one."""
    check_sheet(sheet)
    check_log(entries, 0, sheet_checksum(sheet) if entries and entries[0].checksum else 0)


def check_log(entries: list[Entry], first: int, before: int) -> None:
    """Damaged where a log, from a number on and after an entry of that checksum, is not even written like one."""
    for number, entry in enumerate(entries, first):
        if tuple(map(type, entry)) != FORMS:
            raise Damaged(f"entry {number} holds what no entry holds")
        if entry.number != number:
            raise Damaged(f"entry {number} is missing, {entry.number} follows")
        if (before or entry.checksum) and entry.checksum != checksum_of(before, *entry[:-1]):
            raise Damaged(f"entry {number}, or the sheet, is not what was written")
        before = entry.checksum


def check_sheet(sheet: Sheet) -> None:
    """Damaged where the sheet is not even written like one."""
    options, settings = parsed(sheet.options), parsed(sheet.settings)
    if not isinstance(options, dict) or not isinstance(settings, dict) or not fair.is_secret(sheet.secret):
        raise Damaged("the sheet cannot be read")
    if sheet.game in slugs() and sheet.seats not in box(sheet.game).game.seats:
        raise Damaged(f"the sheet has {sheet.seats} seats")


def parsed(text: str) -> object:
    try:
        return json.loads(text)
    except (TypeError, ValueError):
        return None


def misfit(table: Table, entry: Entry, before: Entry | None) -> str:
    """Why an entry cannot follow what the log holds before it; empty if it can."""
    kind, seat, action = entry.kind, entry.seat, entry.action
    is_seat = 0 <= seat < table.sheet.seats
    if kind in kinds.STEPS:
        return misstep(table, entry)
    if kind == kinds.SIT:
        return "" if is_seat and is_player(parsed(entry.words)) else "seats nobody"
    if kind in (kinds.STAND, kinds.LEAVE):
        return "" if is_seat and table.players[seat] is not None else "leaves an empty seat"
    if kind == kinds.RELEASE:
        is_left = is_seat and table.started and table.players[seat] is None
        return "" if is_left and NOBODY <= action < table.sheet.seats else "gives away a seat that nobody left"
    if kind == kinds.START:
        return "" if table.full and not table.started else "starts a game that cannot start"
    if kind == kinds.SAY:
        said = parsed(entry.words)
        is_line = isinstance(said, list) and [type(part) for part in said] == [str, str]
        return "" if is_line and (is_seat or seat == NOBODY) else "says nothing"
    if not table.started:
        return "comes before the game"
    if kind == kinds.AGAIN:
        is_asked = is_seat and table.over and not table.next_table and seat not in table.willing
        return "" if is_asked else "asks for another game too soon, or twice"
    if kind == kinds.REMATCH:
        return "" if table.over and not table.next_table and entry.words else "names a next table too soon"
    if kind == kinds.UNDO:
        return misundo(table, entry, before)
    if kind == kinds.ASK:
        is_mine = 0 <= action < len(table.steps) and table.steps[action].seat == seat
        return "" if is_seat and is_mine else "asks for a step of somebody else"
    if kind in (kinds.AGREE, kinds.REFUSE):
        return "" if is_seat and table.take_back_wish is not None else "answers nobody"
    return "is of no kind that the house knows"


def misstep(table: Table, entry: Entry) -> str:
    """Why a step cannot be the next one: it is judged like a click, and a draw follows from the secret of the table."""
    if not table.started or table.over:
        return "plays while no game goes on"
    seat, action = entry.seat, entry.action
    if not CLOCK <= seat < table.sheet.seats or not 0 <= action < table.box.game.actions:
        return "is no step of this game"
    if seat == CHANCE:
        return (
            ""
            if table.live_state.waiting_for[0] == CHANCE and action == fair_outcome(table)
            else "is not what was drawn"
        )
    rule = table.live_state.why_not(seat, action)
    return "" if rule == LEGAL else f"is against {rule}"


def misundo(table: Table, entry: Entry, before: Entry | None) -> str:
    """Why a take-back cannot be: a seat takes back its own, all others what was asked for and what led to it."""
    seat, action = entry.seat, entry.action
    if not 0 <= action < len(table.steps):
        return "takes back what was not played"
    if seat == NOBODY:
        goes_on = before is not None and before.kind == kinds.UNDO
        return "" if goes_on or table.take_back_wish is not None else "takes back what nobody asked for"
    if table.steps[action].seat != seat:
        return "takes back a step of somebody else"
    return ""  # what came after it stays as far as it is still legal: the table judges it again


def fair_outcome(table: Table) -> int:
    """What chance has to draw now: it follows from the secret of the table and from the salts of its players."""
    return fair.draw(table.sheet.secret, table.salts, len(table.steps), table.live_state)


def is_player(told: object) -> bool:
    """Whether words name a player: who, by what name, which computer player, with what salt, and whatever follows."""
    return isinstance(told, list) and 2 <= len(told) <= len(Player._fields) and all(type(t) is str for t in told[:4])
