"""One open page of a table: through whose eyes it looks, and what it already shows."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Any

from ludotheque.bots.levels import coach, levels
from ludotheque.core.codec import VIEW_FIELDS, dump
from ludotheque.core.face import Badge, Fact
from ludotheque.core.state import NOBODY, View
from ludotheque.house.player import Player
from ludotheque.house.table import Still, Table
from ludotheque.web import fragments, past
from ludotheque.web.words import Words

LONGEST_FILM = 12  # steps shown to somebody who comes back
SEAM = ' class="'  # where a drawing is cut into scraps: what moves or changes has a class

Message = dict[str, Any]
Moment = tuple[int, int]  # take-backs and steps so far
Key = tuple[str, int]  # a language, and whose eyes


class Easel:
    """The drawings of a table at one moment, made once for all who see the same."""

    def __init__(self) -> None:
        self.moment: Moment = (-1, 0)
        self.drawings: dict[Key, str] = {}
        self.known: dict[int, list[tuple[Badge, tuple[Fact, ...]]]] = {}  # by eyes, then by seat
        # Drawings are numbered, not moments: a step that some eyes do not notice leaves them where they are.
        self.latest: dict[Key, str] = {}
        self.before: dict[Key, str] = {}
        self.versions: dict[Key, int] = {}
        self.patches: dict[Key, Message] = {}

    def turn_to(self, moment: Moment) -> None:
        """Forget what the table no longer shows."""
        if moment != self.moment:
            self.moment, self.drawings, self.known = moment, {}, {}

    def drawing(self, table: Table, moment: Moment, view: View, words: Words) -> str:
        self.turn_to(moment)
        key = self.key(table, view.seat, words)
        found = self.drawings.get(key)
        if found is None:
            found = self.drawings[key] = table.box.face.draw(view, words.tongue())
            latest = self.latest.get(key, "")
            if found != latest:
                self.before[key], self.latest[key] = latest, found
                self.versions[key] = self.versions.get(key, 0) + 1
                self.patches.pop(key, None)
        return found

    def key(self, table: Table, eyes: int, words: Words) -> Key:
        # A face that draws the same board for everybody says so, and is asked once.
        return words.language, NOBODY if table.box.face.same_for_all else eyes

    def panels(self, table: Table, view: View) -> list[tuple[Badge, tuple[Fact, ...]]]:
        """The badge and the facts of every seat."""
        self.turn_to(present(table))
        face = table.box.face
        eyes = NOBODY if face.same_for_all else view.seat
        found = self.known.get(eyes)
        if found is None:
            found = self.known[eyes] = [
                (face.badge(view, seat), tuple(face.facts(view, seat))) for seat in range(table.sheet.seats)
            ]
        return found

    def patch(self, table: Table, key: Key) -> Message:
        """What changed from the drawing before to the latest one."""
        found = self.patches.get(key)
        if found is None:
            kind = (table.sheet.game, key)
            found = self.patches[key] = changes_between(self.before[key], self.latest[key], kind)
        return found


def present(table: Table) -> Moment:
    """The moment that a table is at; before the game, sides are still chosen."""
    return table.epoch, len(table.steps) if table.started else -table.number


# How all drawings of a game begin, by game, language and eyes: scenery that is not looked through at every step.
sceneries: dict[tuple[str, Key], str] = {}


def changes_between(old: str, new: str, kind: tuple[str, Key]) -> Message:
    """The scraps of a drawing that differ, with their number; or, where some came or went, the stretch between those
    that stay at the beginning and at the end."""
    scenery = sceneries.get(kind)
    if scenery is None or not (new.startswith(scenery) and old.startswith(scenery)):
        scenery = sceneries[kind] = beginning([old, new] if scenery is None else [old, new, scenery])
    was, is_now = old[len(scenery) :].split(SEAM), new[len(scenery) :].split(SEAM)
    first = scenery.count(SEAM)
    if len(was) == len(is_now):
        return {"patch": [(first + number, scrap) for number, scrap in enumerate(is_now) if scrap != was[number]]}
    least = min(len(was), len(is_now))
    start = 0
    while start < least and was[start] == is_now[start]:
        start += 1
    rest = 0
    while rest < least - start and was[-1 - rest] == is_now[-1 - rest]:
        rest += 1
    return {"splice": (first + start, len(was) - rest - start, is_now[start : len(is_now) - rest])}


def beginning(drawings: list[str]) -> str:
    """What these drawings have in common up to a seam."""
    common: list[str] = []
    for scraps in zip(*[drawing.split(SEAM)[:-1] for drawing in drawings], strict=False):
        if len(set(scraps)) > 1:
            break
        common.append(scraps[0])
    return SEAM.join([*common, ""])


class Viewer:
    """What one page of a table was sent, and what it has to be sent next."""

    def __init__(self, who: str, words: Words, easel: Easel, origin: str = "", is_named: bool = True) -> None:
        self.who = who
        self.words = words
        self.easel = easel
        self.origin = origin
        self.is_named = is_named  # whether the guest has said a name
        self.mine: list[int] = []  # the seats of the guest, as of the last look
        self.eyes = NOBODY
        self.curtain = NOBODY  # the seat that has to come to the screen before its view is shown
        self.tells = False  # whether the page wants the position in words
        self.shown: dict[str, str] = {}
        self.number = -1  # of the last message; it counts this page's messages, not what happens unseen
        self.drawn: tuple[Key, int] | None = None  # the drawing the page has
        self.log_of = (-1, NOBODY)  # the take-backs and the eyes of the log that is shown
        self.lines: list[str] = []  # of the log, as shown
        self.events = 0  # of the table, told or not
        self.said = 0
        self.salted = -1  # the seating that the dice tell of
        self.dice = ""
        self.next_table = ""
        self.frames: list[Message] = []  # what the board showed between two messages

    # Whose eyes.

    def look(self, table: Table) -> None:
        """Decide whose view is shown; between secret hands on one screen a curtain falls."""
        mine = self.mine = table.seats_of(self.who)
        self.curtain = NOBODY
        if len(mine) < 2 or not table.started:
            self.eyes = mine[0] if mine else NOBODY
            return
        waiting = table.playing.waiting_for
        awaited = [seat for seat in mine if seat in waiting]
        if self.eyes in mine and (not awaited or self.eyes in awaited):
            return
        following = awaited[0] if awaited else mine[0]
        if table.over or all_alike(table, mine):
            self.eyes = following
        else:
            self.eyes = NOBODY
            self.curtain = following

    def look_through(self, table: Table, seat: int) -> None:
        """The player of that seat has come to the screen."""
        if seat in table.seats_of(self.who):
            self.eyes = seat

    # What is sent.

    def whole(self, table: Table, lines: int = -1) -> Message:
        """Everything, for a page that has just opened or lost its way; what it missed since a line comes as a film."""
        self.shown = {}
        self.number = -1
        self.drawn = None
        self.log_of = (-1, NOBODY)
        self.frames = []
        self.next_table = table.next_table
        news = self.changes(table)
        news.pop("after", None)
        if 0 <= lines < len(self.lines) and self.curtain == NOBODY:
            reel = past.reel(table, self.eyes, self.words)
            film = [{"board": frame.board} for frame in reel if frame.lines > lines][:-1]
            if len(film) <= LONGEST_FILM:
                news["film"] = film
        return news

    def glimpse(self, table: Table, still: Still) -> None:
        """Keep what the board showed between two steps that are told together."""
        if self.curtain != NOBODY or len(self.frames) == LONGEST_FILM:
            return
        view = still.state.view(self.eyes)
        drawing = self.easel.drawing(table, still.moment, view, self.words)
        if drawing != self.shown.get("board"):
            self.shown["board"] = drawing
            frame: Message = {}
            new = {"board": drawing}
            self.patch_board(table, view, frame, new)
            self.frames.append(frame | new)

    def changes(self, table: Table) -> Message:
        """What is new since the last message; empty where nothing is, so that nobody can count what others ponder."""
        self.look(table)
        view = self.view(table)
        parts = self.parts(table, view)
        shown = self.shown
        new = {name: html for name, html in parts.items() if shown.get(name) != html}
        self.shown = parts
        news: Message = {}
        if self.frames:
            news["film"] = self.frames
            self.frames = []
        if "board" in new:
            self.patch_board(table, view, news, new)
        if new or "patch" in news or "splice" in news:
            news["parts"] = new
            news["mine"] = self.is_awaited(table)
            news["eyes"] = self.eyes
        self.add_lines(table, view, news)
        if table.next_table != self.next_table and self.mine:
            self.next_table = table.next_table
            news["go"] = f"/t/{table.next_table}"
        if news:
            self.number += 1
            news |= {"n": self.number, "after": self.number - 1, "lines": len(self.lines), "now": table.now()}
        return news

    def patch_board(self, table: Table, view: View, news: Message, new: dict[str, str]) -> None:
        """Send only what changed of the drawing to a page that has the one before."""
        key = self.easel.key(table, view.seat, self.words)
        version = self.easel.versions[key]
        if self.drawn == (key, version - 1):
            del new["board"]
            news |= self.easel.patch(table, key)
        self.drawn = (key, version)

    def add_lines(self, table: Table, view: View, news: Message) -> None:
        """New lines of the log and of the talk; after a take-back or a change of eyes, the whole log."""
        if self.log_of != (table.epoch, self.eyes):
            self.log_of = (table.epoch, self.eyes)
            lines = self.log(table, view)
            if lines != self.lines or self.number < 0:
                news["log"] = {"from": 0, "html": "".join(lines)}
                self.lines = lines
        elif len(table.events) > self.events:
            lines = self.log(table, view, self.events, len(self.lines))
            if lines:
                news["log"] = {"from": len(self.lines), "html": "".join(lines)}
                self.lines += lines
        self.events = len(table.events)
        if self.number < 0:
            self.said = 0
        if len(table.talk) > self.said or self.number < 0:
            news["talk"] = {"from": self.said, "html": self.talk(table, view, self.said)}
            self.said = len(table.talk)

    def is_awaited(self, table: Table) -> bool:
        waiting = table.playing.waiting_for if table.started else []
        return any(seat in waiting for seat in self.mine)

    def view(self, table: Table) -> View:
        return table.view(self.eyes)

    def parts(self, table: Table, view: View) -> dict[str, str]:
        """Every part of the page that may change, by its name."""
        face = table.box.face
        # Around one screen nobody is told "you have won".
        asked = table.view(NOBODY) if table.over and len(self.mine) > 1 else view
        url = f"/t/{table.sheet.id}"
        number = table.questions[self.eyes] if self.eyes >= 0 else 0
        return {
            "board": self.easel.drawing(table, present(table), view, self.words),
            "seats": self.seats(table, view),
            "question": fragments.question(self.words, face, asked)
            if table.started
            else self.words.safe("waiting" if self.mine else "waiting-sit"),
            "choices": self.choices(table, view, number, url),
            "tools": self.tools(table, view, number, url),
            "tell": fragments.told(self.words, face, view) if self.tells and table.started else "",
            "curtain": self.curtain_cloth(table, view, url),
            "dice": self.dice if self.salted == table.seatings else self.salt(table),
        }

    def choices(self, table: Table, view: View, number: int, url: str) -> str:
        """What can be done now; before the game an invitation, after it the order of the players."""
        if table.over:
            return self.podium(table, view)
        if not table.started:
            return self.invitation(table)
        return fragments.choices(self.words, table.box.face, view, number, url) if self.eyes >= 0 else ""

    def podium(self, table: Table, view: View) -> str:
        ranks = table.ranks
        parts: list[str] = []
        for seat in sorted(range(table.sheet.seats), key=lambda seat: ranks[seat]):
            look = table.box.face.badge(view, seat)
            parts.append(
                f'<li><span class="place">{ranks[seat]}</span>{fragments.badge(look)}<span>'
                f"<b>{escape(self.player_name(table, seat))}</b>"
                f'<span class="side">{fragments.text(self.words, look.name)}</span></span></li>'
            )
        return f'<ol class="podium">{"".join(parts)}</ol>'

    def log(self, table: Table, view: View, since: int = 0, number: int = 0) -> list[str]:
        """What the log says of the events from one on; the lines are numbered, not the events, which may be secret."""
        lines = [table.box.face.line(view, event) for event in table.seen_events(self.eyes, since)]
        told = [line for line in lines if line is not None]
        return [fragments.log_line(self.words, i, line) for i, line in enumerate(told, number)]

    def talk(self, table: Table, view: View, since: int = 0) -> str:
        """What was said from one line on, numbered by itself: the log behind it counts what others do in secret."""
        parts: list[str] = []
        for number, said in enumerate(table.talk[since:], since):
            sign = ""
            if said.seat >= 0:
                side = fragments.text(self.words, table.box.face.badge(view, said.seat).name)
                sign = f' <span class="side" style="display:inline">{side}</span>'
            parts.append(fragments.talk_line(number, said.name or self.words.house("guest"), sign, said.text))
        return "".join(parts)

    # The panels.

    def seats(self, table: Table, view: View) -> str:
        waiting = table.playing.waiting_for if table.started else []
        mine = self.mine
        ranks = table.ranks
        known = self.easel.panels(table, view)
        panels: list[str] = []
        for seat, player in enumerate(table.players):
            awaited = seat in waiting
            notes = ""
            if ranks:
                notes = f'<span class="medal">{self.words.safe("rank", rank=ranks[seat])}</span>'
            elif player is not None and player.bot and awaited:
                notes = f'<span class="thinking"> · {self.words.safe("thinking")}<i></i><i></i><i></i></span>'
            elif player is None and table.started:
                notes = f'<span class="away"> · {self.words.safe("has-left")}</span>'
            elif seat in mine:
                notes = f'<span class="you"> · {self.words.safe("you")}</span>'
            panels.append(
                fragments.seat_panel(
                    self.words,
                    *known[seat],
                    fragments.Seat(
                        seat,
                        self.player_name(table, seat),
                        notes,
                        awaited,
                        seat in mine,
                        player is not None and bool(player.bot),
                        ranks[seat] if ranks else 0,
                        "" if ranks else clock(table, seat, awaited),
                        self.offers(table, seat)
                        if player is None or table.state is None or table.leavers[seat] is not None
                        else "",
                    ),
                )
            )
        return "".join(panels)

    def player_name(self, table: Table, seat: int) -> str:
        player = table.players[seat] or table.leavers[seat]
        if player is None:
            return ""
        return self.words.level(player.bot) if player.bot else player.name

    def side_name(self, table: Table, view: View, seat: int) -> str:
        """Who sits where: around one screen a name alone does not tell."""
        side = self.words.tongue()(table.box.face.badge(view, seat).name)
        return f"{self.player_name(table, seat)} · {side}"

    def offers(self, table: Table, seat: int) -> str:
        """What can be done with a seat: taken, given away, come back to; before the game, its side chosen."""
        player = table.players[seat]
        html = ""
        if not table.started:
            html = self.free_seat(table, seat) if player is None else self.side_picker(table, seat, player)
        elif not table.over:
            leaver = table.leavers[seat]
            if leaver is not None and leaver.id == self.who:
                html = self.sit_form(table, seat, "come-back")
            elif player is None:
                html = self.left_seat(table, seat)
        return f'<div class="free">{html}</div>' if html else ""

    def sit_form(self, table: Table, seat: int, label: str) -> str:
        words = self.words
        fields = f'<input type="hidden" name="seat" value="{seat}"><input type="hidden" name="salt">'
        if not self.is_named:
            called = words.safe("your-name")
            fields += f'<input name="name" maxlength="24" aria-label="{called}" placeholder="{called}">'
        sides = self.sides(table)
        if sides and not table.started:
            taken = [player.side for player in table.players if player]
            free = tuple(sides[side] for side in [table.free_side(seat), *range(len(sides))] if side not in taken)
            options = fragments.side_options(words, tuple(dict.fromkeys(free)))
            fields += f'<select name="side" aria-label="{words.safe("your-side")}">{options}</select>'
        return (
            f'<form method="post" action="/t/{table.sheet.id}/sit">{fields}'
            f'<button class="strong">{words.safe(label)}</button></form>'
        )

    def bot_form(self, table: Table, seat: int) -> str:
        words = self.words
        known = levels(table.sheet.game)
        chosen = known[len(known) // 2]
        offered = "".join(
            f'<option value="{level}"{" selected" * (level == chosen)}>{escape(words.level(level))}</option>'
            for level in known
        )
        return (
            f'<form method="post" action="/t/{table.sheet.id}/bot"><input type="hidden" name="seat" value="{seat}">'
            f'<select name="level" aria-label="{words.safe("computer-level")}">{offered}</select>'
            f"<button>{words.safe('seat-computer')}</button></form>"
        )

    def free_seat(self, table: Table, seat: int) -> str:
        """What can be done with a seat nobody has."""
        html = self.sit_form(table, seat, "sit-here")
        return html + self.bot_form(table, seat) if self.who == table.sheet.owner or self.mine else html

    def left_seat(self, table: Table, seat: int) -> str:
        """What can be done with a seat whose player has gone: nobody who plays here ever looks from there."""
        is_owner = self.who == table.sheet.owner
        is_released = table.is_released(seat)
        html = ""
        if is_released and self.who not in table.played:
            html += self.sit_form(table, seat, "sit-here")
        if (is_released and self.mine) or is_owner:
            html += self.bot_form(table, seat)
        if not is_released and (is_owner or self.mine):
            if NOBODY in table.releases[seat] or any(voter in self.mine for voter in table.releases[seat]):
                return html + f"<span>{self.words.safe('release-waits')}</span>"
            sure = self.words.safe("release-sure", name=self.player_name(table, seat))
            button = f'<button data-sure="{sure}">{self.words.safe("release")}</button>'
            html += deed(f"/t/{table.sheet.id}", "release", seat, button)
        return html

    def sides(self, table: Table) -> list[tuple[str, Badge]]:
        """What people choose from as they sit down: the name for the house, and the sign."""
        return list(zip(table.box.game.sides, table.box.face.sides, strict=False))

    def side_picker(self, table: Table, seat: int, player: Player) -> str:
        """The sides for who already sits, until the game starts; the owner chooses for computer players."""
        is_own_bot = bool(player.bot) and self.who == table.sheet.owner
        sides = self.sides(table)
        if not sides or not (seat in self.mine or is_own_bot):
            return ""
        taken = [other.side for other in table.players if other]
        buttons = [
            fragments.side_button(self.words, *sides[side], side == player.side, side in taken)
            for side in range(len(sides))
        ]
        inside = f'<div class="sides" role="group" aria-label="{self.words.safe("your-side")}">{"".join(buttons)}</div>'
        return deed(f"/t/{table.sheet.id}", "side", seat, inside)

    def salt(self, table: Table) -> str:
        """The promise of the house and the salts, from before the first step on; written once for every seating."""
        salts: list[tuple[int, str, str, str]] = []
        for seat in range(table.sheet.seats):
            player = table.players[seat] or table.leavers[seat]
            if player is None:
                continue
            is_mine = seat in self.mine
            origin = "salt-house"
            if player.brought:
                origin = "salt-yours" if is_mine else "salt-theirs"
            elif is_mine and not table.started:
                origin = fragments.BRINGS
            salts.append((seat, self.player_name(table, seat), player.salt, origin))
        self.salted = table.seatings
        self.dice = fragments.dice(self.words, table.commitment, tuple(salts))
        return self.dice

    def invitation(self, table: Table) -> str:
        """The address to send to friends while seats are free."""
        if not self.mine:
            return ""  # a guest is asked to sit down, not to invite
        words = self.words
        address = escape(f"{self.origin}/t/{table.sheet.id}")
        return (
            f'<p>{words.safe("invite")}</p><div class="share"><input readonly value="{address}" '
            f'aria-label="{words.safe("invite-link")}"><button type="button" data-copy="{address}">'
            f"{words.safe('copy')}</button></div>"
        )

    def tools(self, table: Table, view: View, number: int, url: str) -> str:
        """Take-backs, hints, asides, and what comes after the game."""
        words = self.words
        parts = [sandglass(table)]
        mine = self.mine
        if self.eyes >= 0 and view.legal and table.settings["coach"]:
            parts.append(deed(url, "hint", self.eyes, f'<button id="hint">{words.safe("hint")}</button>'))
            if coach(table.sheet.game, table.box.game) is not None:
                parts.append(deed(url, "worth", self.eyes, f'<button id="worth">{words.safe("worth")}</button>'))
        if table.asked is not None:
            parts.append(self.take_back(table, mine, url))
        elif table.started and mine:
            if table.declined is not None and table.declined[0] in mine:
                name = self.player_name(table, table.declined[1])
                parts.append(f"<span>{words.safe('take-back-declined', name=name)}</span>")
            for seat in [self.eyes] if self.eyes >= 0 else mine:
                way = table.undo_way(seat)
                if way:
                    label = words.safe("undo" if way == "free" else "undo-ask")
                    parts.append(deed(url, "undo", seat, f'<button id="undo">{label}</button>'))
                    break
        if table.over:
            if table.next_table:
                parts.append(f'<a class="button strong" href="/t/{table.next_table}">{words.safe("next-table")}</a>')
            elif mine:
                parts.append(deed(url, "rematch", mine[0], f'<button class="strong">{words.safe("rematch")}</button>'))
        replay = f'<a class="button" href="{url}/replay">{words.safe("replay")}</a>' if table.steps else ""
        if table.over:
            return "".join(parts) + replay
        seldom = fragments.asides(words, table.box.face, view, number, url) if self.eyes >= 0 else ""
        seldom += replay
        if mine:
            sure = f' data-sure="{words.safe("stand-sure")}"' if table.started else ""
            seldom += deed(url, "stand", mine[-1], f"<button{sure}>{words.safe('stand')}</button>")
        if seldom:
            more = words.safe("more")
            parts.append(
                f'<details><summary aria-label="{more}" title="{more}">•••</summary><div>{seldom}</div></details>'
            )
        return "".join(parts)

    def take_back(self, table: Table, mine: list[int], url: str) -> str:
        assert table.asked is not None
        words = self.words
        asks = table.asked[0]
        name = self.player_name(table, asks)
        others = [seat for seat in mine if seat != asks]
        if not others or self.who not in table.unconvinced():
            waits = f"<span>{words.safe('take-back-waits')}</span>"
            withdraw = f'<button name="yes" value="no">{words.safe("take-back-withdraw")}</button>'
            return waits + (deed(url, "answer", asks, withdraw) if asks in mine else "")
        buttons = (
            f'<button class="strong" name="yes" value="yes">{words.safe("agree")}</button>'
            f'<button name="yes" value="no">{words.safe("disagree")}</button>'
        )
        return f"<span>{words.safe('take-back-asked', name=name)}</span>" + deed(url, "answer", others[0], buttons)

    def curtain_cloth(self, table: Table, view: View, url: str) -> str:
        """Who has to come to the screen; players of one screen may share a name, so the side is said as well."""
        if self.curtain == NOBODY:
            return ""
        name = self.player_name(table, self.curtain)
        look = table.box.face.badge(view, self.curtain)
        side = f"{fragments.badge(look)}<b>{fragments.text(self.words, look.name)}</b>"
        button = f'<button class="strong">{self.words.safe("curtain-open")}</button>'
        return (
            f'<p class="title">{self.words.safe("curtain", name=name)}</p><p class="comer">{side}</p>'
            f"{deed(url, 'eyes', self.curtain, button)}"
        )


@lru_cache(maxsize=8192)
def deed(url: str, verb: str, seat: int, inside: str) -> str:
    """A verb of the table as a small form."""
    return f'<form method="post" action="{url}/{verb}"><input type="hidden" name="seat" value="{seat}">{inside}</form>'


def clock(table: Table, seat: int, awaited: bool) -> str:
    """The time a seat has left."""
    seconds = table.settings["clock"]
    if not seconds:
        return ""
    left = max(0, seconds * 1000 - table.used[seat])
    if awaited and not table.over:
        return running(table.since + left)
    return f'<span class="clock">{left // 60_000}:{left // 1000 % 60:02d}</span>'


def sandglass(table: Table) -> str:
    """The time the question itself has left."""
    glass = table.playing.sandglass() if table.started and not table.over else ()
    return running(table.since + max(0, glass[1] * 1000 - table.glass_used)) if glass else ""


def running(deadline: int) -> str:
    """A clock that the page runs; its end stays the same while it runs, so that it is sent once."""
    return f'<span class="clock" data-deadline="{deadline}"></span>'


def all_alike(table: Table, seats: list[int]) -> bool:
    """Whether these seats know the same: then nothing has to be hidden between them."""
    own = ("seat", "legal", "asides")
    plain = [dump(table.view(seat)) for seat in seats]
    names = [name for name in (*VIEW_FIELDS, *plain[0]) if name not in own]
    return all(one[name] == plain[0][name] for one in plain[1:] for name in names)
