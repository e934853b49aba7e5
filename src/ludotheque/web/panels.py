"""The parts of the page of a table: seats, choices, tools, log and talk, as one viewer may see them."""

from __future__ import annotations

from html import escape

from ludotheque.bots.levels import LEVELS, MIDDLING, coach
from ludotheque.core.face import Badge, Message
from ludotheque.core.state import NOBODY, View
from ludotheque.core.tongue import called
from ludotheque.house.player import Player
from ludotheque.house.table import Table
from ludotheque.web import ending, fragments, invitation
from ludotheque.web.easel import Easel, present
from ludotheque.web.names import names, person
from ludotheque.web.story import Story
from ludotheque.web.viewer import Viewer


class Panels:
    """What one viewer reads around the board, and the board itself."""

    def __init__(self, viewer: Viewer, easel: Easel) -> None:
        self.viewer = viewer
        self.speech = viewer.speech
        self.easel = easel
        self.dice_seatings = -1  # for which change of the seats `dice` was written
        self.dice = ""  # the part of the page that says how to check the draws

    def parts(self, table: Table, view: View) -> dict[str, str]:
        """Every part of the page that may change, by its name."""
        face = table.box.face
        # Around one screen nobody is told "you have won".
        asked = table.view(NOBODY) if table.over and len(self.viewer.mine) > 1 else view
        url = f"/t/{table.sheet.id}"
        number = table.questions[self.viewer.eyes] if self.viewer.eyes >= 0 else 0
        return {
            "board": self.easel.drawing(table, present(table), view, self.speech),
            "seats": self.seats(table, view),
            "question": fragments.text(self.speech, called(face.question(asked), self.names(table, asked)))
            if table.started
            else self.speech.safe("waiting" if self.viewer.mine else "waiting-sit"),
            "choices": self.choices(table, view, number, url),
            "tools": self.tools(table, view, number, url),
            "tell": fragments.told(self.speech, face, view) if self.viewer.wants_words and table.started else "",
            "curtain": self.curtain_cloth(table, view, url),
            "dice": self.dice if self.dice_seatings == table.seatings else self.write_dice(table),
        }

    def choices(self, table: Table, view: View, number: int, url: str) -> str:
        """What can be done now; before the game an invitation, after it the order of the players."""
        if table.over:
            return ending.ending(self.viewer, table, view)
        if not table.started:
            return invitation.invitation(self.viewer, table)
        if not self.viewer.mine:
            return self.watching(table)
        if self.viewer.eyes < 0 or not view.legal:
            return ""
        face = table.box.face
        return fragments.choices(self.speech, face, view, number, url, face.journeys(view, ()))

    def watching(self, table: Table) -> str:
        """Spectators are told that they are, and offered a seat that is given away."""
        free = [seat for seat in range(table.sheet.seats) if table.players[seat] is None and table.is_released(seat)]
        seat = self.sit_form(table, free[0], "sit-here") if free and self.viewer.who not in table.played else ""
        return f'<div class="watching"><p>{self.speech.safe("watching")}</p>{seat}</div>'

    def log(self, table: Table, view: View) -> list[str]:
        """What the log says."""
        names = self.names(table, view)
        key = self.speech.language, self.viewer.eyes
        story = self.easel.stories.get(key)
        if story is None or story.names != names:
            story = self.easel.stories[key] = Story(table, self.speech, names)
        return story.go_on(table, view, self.viewer.eyes)

    def names(self, table: Table, view: View) -> dict[Message, str]:
        people = [self.viewer.player_name(table, seat) for seat in range(table.sheet.seats)]
        return names(self.speech, table.box.face, view, people)

    def talk(self, table: Table, view: View, since: int = 0) -> str:
        """What was said from one line on, numbered by itself: the log behind it counts what others do in secret."""
        parts: list[str] = []
        for number, said in enumerate(table.talk[since:], since):
            sign = ""
            if said.seat >= 0:
                side = fragments.text(self.speech, table.box.face.badge(view, said.seat).name)
                sign = f' <span class="side" style="display:inline">{side}</span>'
            parts.append(fragments.talk_line(number, person(self.speech, said.name), sign, said.text))
        return "".join(parts)

    # The seats.

    def seats(self, table: Table, view: View) -> str:
        waiting = table.live_state.waiting_for if table.started else []
        mine = self.viewer.mine
        ranks = table.ranks
        known = self.easel.signs(table, view)
        panels: list[str] = []
        for seat, player in enumerate(table.players):
            awaited = seat in waiting
            somebody = self.viewer.character(table, seat) if player is not None else None
            notes = ""
            if ranks:
                notes = f'<span class="medal">{self.speech.safe("rank", rank=ranks[seat])}</span>'
            elif player is not None and player.bot and awaited:
                doing = self.speech.safe("in-line", count=table.ahead) if table.ahead else self.speech.safe("thinking")
                notes = f'<span class="thinking"> · {doing}<i></i><i></i><i></i></span>'
            elif player is None and table.started:
                notes = f'<span class="away"> · {self.speech.safe("has-left")}</span>'
            elif seat in mine:
                notes = f'<span class="you"> · {self.speech.safe("you")}</span>'
            elif somebody is not None and player is not None:
                notes = f'<span class="level"> · {escape(self.speech.level(player.bot))}</span>'
            look, facts = known[seat]
            panels.append(
                fragments.seat_panel(
                    self.speech,
                    look,
                    facts if table.started else (),  # before the game they say nothing
                    fragments.Seat(
                        seat,
                        self.viewer.player_name(table, seat),
                        notes,
                        awaited,
                        seat in mine,
                        player is not None and bool(player.bot),
                        ranks[seat] if ranks else 0,
                        "" if ranks else clock(table, seat, awaited),
                        self.offers(table, seat)
                        if player is None or table.state is None or table.leavers[seat] is not None
                        else "",
                        self.speech.level(player.bot) if player is not None and somebody is not None else "",
                        somebody.about if somebody is not None else None,
                        player is not None and not player.bot and seat not in mine,
                    ),
                )
            )
        return "".join(panels)

    def offers(self, table: Table, seat: int) -> str:
        """What can be done with a seat: taken, given away, come back to; before the game, its side chosen."""
        player = table.players[seat]
        html = ""
        if not table.started:
            html = self.free_seat(table, seat) if player is None else self.side_picker(table, seat, player)
        elif not table.over:
            leaver = table.leavers[seat]
            if leaver is not None and leaver.id == self.viewer.who:
                html = self.sit_form(table, seat, "come-back")
            elif player is None:
                html = self.left_seat(table, seat)
        return f'<div class="free">{html}</div>' if html else ""

    def sit_form(self, table: Table, seat: int, label: str) -> str:
        speech = self.speech
        fields = f'<input type="hidden" name="seat" value="{seat}"><input type="hidden" name="salt">'
        if not self.viewer.is_named:
            called = speech.safe("your-name")
            fields += f'<input name="name" maxlength="24" aria-label="{called}" placeholder="{called}">'
        sides = self.sides(table)
        if sides and not table.started:
            taken = [player.side for player in table.players if player]
            free = tuple(sides[side] for side in [table.free_side(seat), *range(len(sides))] if side not in taken)
            options = fragments.side_options(speech, tuple(dict.fromkeys(free)))
            fields += f'<select name="side" aria-label="{speech.safe("your-side")}">{options}</select>'
        return (
            f'<form method="post" action="/t/{table.sheet.id}/sit">{fields}'
            f'<button class="strong">{speech.safe(label)}</button></form>'
        )

    def bot_form(self, table: Table, seat: int) -> str:
        speech = self.speech
        offered = "".join(
            f'<option value="{level}"{" selected" * (level == MIDDLING)}>{escape(speech.level(level))}</option>'
            for level in LEVELS
        )
        return (
            f'<form method="post" action="/t/{table.sheet.id}/bot"><input type="hidden" name="seat" value="{seat}">'
            f'<select name="level" aria-label="{speech.safe("computer-level")}">{offered}</select>'
            f"<button>{speech.safe('seat-computer')}</button></form>"
        )

    def free_seat(self, table: Table, seat: int) -> str:
        """What can be done with a seat nobody has."""
        html = self.sit_form(table, seat, "sit-here")
        return html + self.bot_form(table, seat) if self.viewer.who == table.sheet.owner or self.viewer.mine else html

    def left_seat(self, table: Table, seat: int) -> str:
        """What can be done with a seat whose player has gone: nobody who plays here ever looks from there."""
        is_owner = self.viewer.who == table.sheet.owner
        is_released = table.is_released(seat)
        html = ""
        if is_released and self.viewer.who not in table.played:
            html += self.sit_form(table, seat, "sit-here")
        if (is_released and self.viewer.mine) or is_owner:
            html += self.bot_form(table, seat)
        if not is_released and (is_owner or self.viewer.mine):
            if NOBODY in table.releases[seat] or any(voter in self.viewer.mine for voter in table.releases[seat]):
                return html + f"<span>{self.speech.safe('release-waits')}</span>"
            sure = self.speech.safe("release-sure", name=self.viewer.player_name(table, seat))
            button = f'<button data-sure="{sure}">{self.speech.safe("release")}</button>'
            html += fragments.verb_form(f"/t/{table.sheet.id}", "release", seat, button)
        return html

    def sides(self, table: Table) -> list[tuple[str, Badge]]:
        """What people choose from as they sit down: the name for the house, and the sign."""
        return list(zip(table.box.game.sides, table.box.face.sides, strict=False))

    def side_picker(self, table: Table, seat: int, player: Player) -> str:
        """The sides for who already sits, until the game starts; the owner chooses for computer players."""
        is_own_bot = bool(player.bot) and self.viewer.who == table.sheet.owner
        sides = self.sides(table)
        if not sides or not (seat in self.viewer.mine or is_own_bot):
            return ""
        taken = [other.side for other in table.players if other]
        buttons = [
            fragments.side_button(self.speech, *sides[side], side == player.side, side in taken)
            for side in range(len(sides))
        ]
        inside = (
            f'<div class="sides" role="group" aria-label="{self.speech.safe("your-side")}">{"".join(buttons)}</div>'
        )
        return fragments.verb_form(f"/t/{table.sheet.id}", "side", seat, inside)

    def write_dice(self, table: Table) -> str:
        """The promise of the house and the salts, from before the first step on; written once for every seating."""
        salts: list[tuple[int, str, str, str]] = []
        for seat in range(table.sheet.seats):
            player = table.players[seat] or table.leavers[seat]
            if player is None:
                continue
            is_mine = seat in self.viewer.mine
            origin = "salt-house"
            if player.brought:
                origin = "salt-yours" if is_mine else "salt-theirs"
            elif is_mine and not table.started:
                origin = fragments.BRINGS
            salts.append((seat, self.viewer.player_name(table, seat), player.salt, origin))
        self.dice_seatings = table.seatings
        self.dice = fragments.dice(self.speech, table.commitment, tuple(salts))
        return self.dice

    def tools(self, table: Table, view: View, number: int, url: str) -> str:
        """Take-backs, hints, asides, and what comes after the game."""
        speech = self.speech
        parts = [sandglass(table)]
        mine = self.viewer.mine
        if self.viewer.eyes >= 0 and view.legal and table.settings["coach"]:
            parts.append(
                fragments.verb_form(url, "hint", self.viewer.eyes, f'<button id="hint">{speech.safe("hint")}</button>')
            )
            if coach(table.sheet.game, table.box.game) is not None:
                parts.append(
                    fragments.verb_form(
                        url, "worth", self.viewer.eyes, f'<button id="worth">{speech.safe("worth")}</button>'
                    )
                )
        if table.take_back_wish is not None:
            parts.append(self.take_back(table, mine, url))
        elif table.started and mine:
            if table.declined is not None and table.declined[0] in mine:
                name = self.viewer.player_name(table, table.declined[1])
                parts.append(f"<span>{speech.safe('take-back-declined', name=name)}</span>")
            for seat in [self.viewer.eyes] if self.viewer.eyes >= 0 else mine:
                way = table.undo_way(seat)
                if way:
                    label = speech.safe("undo" if way == "free" else "undo-ask")
                    parts.append(fragments.verb_form(url, "undo", seat, f'<button id="undo">{label}</button>'))
                    break
        replay = f'<a class="button" href="{url}/replay">{speech.safe("replay")}</a>' if table.steps else ""
        if table.over:
            return "".join(parts) + ending.onward(self.viewer, table, url)
        seldom = fragments.asides(speech, table.box.face, view, number, url) if self.viewer.eyes >= 0 else ""
        seldom += replay
        if mine:
            sure = f' data-sure="{speech.safe("stand-sure")}"' if table.started else ""
            seldom += fragments.verb_form(url, "stand", mine[-1], f"<button{sure}>{speech.safe('stand')}</button>")
        if seldom:
            more = speech.safe("more")
            parts.append(
                f'<details><summary aria-label="{more}" title="{more}">•••</summary><div>{seldom}</div></details>'
            )
        return "".join(parts)

    def take_back(self, table: Table, mine: list[int], url: str) -> str:
        assert table.take_back_wish is not None
        speech = self.speech
        asks = table.take_back_wish[0]
        name = self.viewer.player_name(table, asks)
        others = [seat for seat in mine if seat != asks]
        if not others or self.viewer.who not in table.unconvinced():
            waits = f"<span>{speech.safe('take-back-waits')}</span>"
            withdraw = f'<button name="yes" value="no">{speech.safe("take-back-withdraw")}</button>'
            return waits + (fragments.verb_form(url, "answer", asks, withdraw) if asks in mine else "")
        buttons = (
            f'<button class="strong" name="yes" value="yes">{speech.safe("agree")}</button>'
            f'<button name="yes" value="no">{speech.safe("disagree")}</button>'
        )
        return f"<span data-call>{speech.safe('take-back-asked', name=name)}</span>" + fragments.verb_form(
            url, "answer", others[0], buttons
        )

    def curtain_cloth(self, table: Table, view: View, url: str) -> str:
        """Who has to come to the screen; players of one screen may share a name, so the side is said as well."""
        if self.viewer.curtain == NOBODY:
            return ""
        name = self.viewer.player_name(table, self.viewer.curtain)
        look = table.box.face.badge(view, self.viewer.curtain)
        side = f"{fragments.badge(look)}<b>{fragments.text(self.speech, look.name)}</b>"
        button = f'<button class="strong">{self.speech.safe("curtain-open")}</button>'
        return (
            f'<p class="title">{self.speech.safe("curtain", name=name)}</p><p class="comer">{side}</p>'
            f"{fragments.verb_form(url, 'eyes', self.viewer.curtain, button)}"
        )


def clock(table: Table, seat: int, awaited: bool) -> str:
    """The time a seat has left."""
    seconds = table.settings["clock"]
    if not seconds:
        return ""
    left = max(0, seconds * 1000 - table.used[seat])
    if awaited and not table.over and table.spends_time(seat):
        return running(table.since + left)
    return f'<span class="clock">{left // 60_000}:{left // 1000 % 60:02d}</span>'


def sandglass(table: Table) -> str:
    """The time the question itself has left."""
    glass = table.live_state.sandglass() if table.started and not table.over else ()
    return running(table.since + max(0, glass[1] * 1000 - table.glass_used)) if glass else ""


def running(deadline: int) -> str:
    """A clock that the page runs; its end stays the same while it runs, so that it is sent once."""
    return f'<span class="clock" data-deadline="{deadline}"></span>'
