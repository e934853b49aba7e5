"""A table of older rules: whether the present ones allow all that was played, and what it was if they do not."""

from __future__ import annotations

import json
import logging
import re
from typing import NamedTuple

from ludotheque.core import record as records
from ludotheque.core.fair import commitment
from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import LEGAL, Seating
from ludotheque.house import kinds
from ludotheque.house.entry import Entry, Sheet
from ludotheque.house.player import Player
from ludotheque.house.replay import misfit
from ludotheque.house.table import Table
from ludotheque.house.thinkers import whereabouts

log = logging.getLogger(__name__)


class Older(NamedTuple):
    """A table of other rules than those of the house."""

    sheet: Sheet
    players: list[Player | None]
    present: int  # the version of the rules now
    is_legal: bool  # whether the game can go on, or be looked at, under the present rules
    number: int = -1  # of the first step that they forbid
    step: str = ""  # that step, as a record writes it
    rule: str = ""  # the rule against it
    record: str = ""  # the text of a game that is over, or that can go on no more

    def seats(self, who: str) -> bool:
        """Whether a guest sits at the table."""
        return any(player is not None and player.id == who and not player.bot for player in self.players)


def judged(sheet: Sheet, entries: list[Entry], ranks: list[int] | None) -> Older:
    """Every entry judged by the present rules, taken-back ones too: the log has to be played again as it is."""
    known = sheet.game in slugs()
    older = Older(sheet, seated(sheet, entries), box(sheet.game).game.version if known else 0, False)
    if known and sheet.version < older.present:
        older = replayed_now(older, entries, ranks is not None)
    if older.is_legal and ranks is None:
        return older
    return older._replace(record=written(older, entries, ranks))


def replayed_now(older: Older, entries: list[Entry], is_finished: bool) -> Older:
    """The same table, with the first step that is no longer legal."""
    before: Entry | None = None
    try:
        table = Table(older.sheet._replace(version=older.present))
        for entry in entries:
            if misfit(table, entry, before):
                if entry.kind not in kinds.STEPS or not table.started:
                    return older
                step = f"{records.actor(entry.seat)}: {table.box.game.write(entry.seat, entry.action)}"
                rule = "" if table.over else table.live_state.why_not(entry.seat, entry.action)
                return older._replace(number=len(table.steps), step=step, rule="" if rule == LEGAL else rule)
            table.apply(entry)
            before = entry
    except Exception as fault:
        log.warning("table %s cannot be carried over: %s", older.sheet.id, whereabouts(fault))
        return older
    return older._replace(is_legal=table.over or not is_finished)


def seated(sheet: Sheet, entries: list[Entry]) -> list[Player | None]:
    """Who sits where, as the log says."""
    players: list[Player | None] = [None] * sheet.seats
    for entry in entries:
        if entry.kind == kinds.SIT:
            players[entry.seat] = Player(*json.loads(entry.words))
        elif entry.kind == kinds.STAND:
            players[entry.seat] = None
    return players


def written(older: Older, entries: list[Entry], ranks: list[int] | None) -> str:
    """The record of a table of older rules, which names their version; empty where it cannot be written any more."""
    sheet = older.sheet
    steps: list[records.Step] = []
    salts: list[str] = []
    seating = Seating()
    try:
        for number, entry in enumerate(entries):
            if entry.kind == kinds.START:
                salts = [player.salt if player else "" for player in seated(sheet, entries[:number])]
                if entry.words:
                    host, sides = json.loads(entry.words)
                    seating = Seating(host, tuple(sides))
            elif entry.kind in kinds.STEPS:
                steps.append(records.Step(entry.seat, entry.action, entry.words))
            elif entry.kind == kinds.UNDO:
                steps[entry.action :] = steps[entry.action + 1 :] if entry.seat >= 0 else []
        game = box(sheet.game).game
        record = records.Record(
            game.with_material(sheet.material) if sheet.material else game,
            json.loads(sheet.options),
            [player.name_in_record if player else "" for player in older.players],
            steps,
            ranks=ranks or [],
            seating=seating,
            commitment=commitment(sheet.secret),
            salts=salts,
            secret=sheet.secret if ranks else "",
            is_foreign=bool(sheet.material),
        )
        return re.sub(r"(?m)^rules: .*$", f"rules: {sheet.version}", records.write(record), count=1)
    except Exception as fault:
        log.warning("table %s cannot be written down: %s", sheet.id, whereabouts(fault))
        return ""
