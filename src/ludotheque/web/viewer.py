"""Through whose eyes a page looks at its table."""

from __future__ import annotations

from ludotheque.bots import cast
from ludotheque.core.codec import VIEW_FIELDS, dump
from ludotheque.core.face import Character
from ludotheque.core.state import NOBODY, View
from ludotheque.house.table import Table
from ludotheque.web.names import person
from ludotheque.web.speech import Speech


class Viewer:
    """Who looks at a table, in what language, and from which seat."""

    def __init__(self, who: str, speech: Speech, origin: str = "", is_named: bool = True) -> None:
        self.who = who
        self.speech = speech
        self.origin = origin
        self.is_named = is_named  # whether the guest has said a name
        self.mine: list[int] = []  # the seats of the guest, as of the last look
        self.eyes = NOBODY
        self.curtain = NOBODY  # the seat that has to come to the screen before its view is shown
        self.wants_words = False  # whether the page wants the position in words

    def look(self, table: Table) -> None:
        """Decide whose view is shown; between secret hands on one screen a curtain falls."""
        mine = self.mine = table.seats_of(self.who)
        self.curtain = NOBODY
        if len(mine) < 2 or not table.started:
            self.eyes = mine[0] if mine else NOBODY
            return
        waiting = table.live_state.waiting_for
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

    def is_awaited(self, table: Table) -> bool:
        waiting = table.live_state.waiting_for if table.started else []
        return any(seat in waiting for seat in self.mine)

    def view(self, table: Table) -> View:
        return table.view(self.eyes)

    def player_name(self, table: Table, seat: int) -> str:
        player = table.players[seat] or table.leavers[seat]
        if player is None:
            return ""
        if not player.bot:
            return person(self.speech, player.name)
        somebody = self.character(table, seat)
        return self.speech.spoken(somebody.name) if somebody else self.speech.level(player.bot)

    def character(self, table: Table, seat: int) -> Character | None:
        """Whom the computer player of a seat plays, if anybody."""
        player = table.players[seat] or table.leavers[seat]
        return cast.character(table.box.face, player.character) if player and player.character else None

    def side_name(self, table: Table, view: View, seat: int) -> str:
        """Who sits where: around one screen a name alone does not tell."""
        side = self.speech.tongue()(table.box.face.badge(view, seat).name)
        return f"{self.player_name(table, seat)} · {side}"


def all_alike(table: Table, seats: list[int]) -> bool:
    """Whether these seats know the same: then nothing has to be hidden between them."""
    own = ("seat", "legal", "asides")
    plain = [dump(table.view(seat)) for seat in seats]
    names = [name for name in (*VIEW_FIELDS, *plain[0]) if name not in own]
    return all(one[name] == plain[0][name] for one in plain[1:] for name in names)
