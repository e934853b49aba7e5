"""What led to the present of a table, from one pair of eyes: for replays, and for the film of what was missed."""

from __future__ import annotations

from ludotheque.core.state import CHANCE, NOBODY, State
from ludotheque.house.table import Table
from ludotheque.house.verbs import House
from ludotheque.web.fragments import Seat
from ludotheque.web.reel import Past
from ludotheque.web.viewer import Viewer


def eyes(house: House, table: Table, who: str, wanted: int | None) -> int:
    """The seat whose past is shown: the one asked for, if the house lets the guest look, else one's own."""
    mine = table.seats_of(who)
    seat = wanted if wanted is not None else mine[0] if mine else NOBODY
    house.check_sight(table, who, seat)
    return seat


def past_of(table: Table, viewer: Viewer) -> Past:
    """All that a replay is made from, to be read while the table rests."""
    return Past(
        table.sheet.game,
        table.sheet.material,
        tuple(table.options.items()),
        table.seating,
        tuple([(step.seat, step.action, step.words) for step in table.steps]),
        viewer.eyes,
        viewer.speech,
        tuple(sitter(table, viewer, seat) for seat in range(table.sheet.seats)),
    )


def sitter(table: Table, viewer: Viewer, seat: int) -> Seat:
    """Who sits there, and nothing of how the game stands."""
    player = table.players[seat]
    somebody = viewer.character(table, seat)
    level = viewer.speech.level(player.bot) if player is not None and player.bot and somebody is not None else ""
    notes = f'<span class="you"> · {viewer.speech.safe("you")}</span>' if seat in viewer.mine else ""
    return Seat(
        seat,
        viewer.player_name(table, seat),
        notes,
        awaited=False,
        mine=seat in viewer.mine,
        bot=player is not None and bool(player.bot),
        rank=0,
        clock="",
        free="",
        level=level,
        about=somebody.about if somebody is not None and level else None,
    )


def missed(table: Table, seat: int, lines: int, most: int) -> list[State]:
    """The positions that told a seat the newest lines of its log, but the present one; none where they are too many.
    The game is played again only where there is something to show."""
    ends = newest(table, seat, lines, most)
    state = table.fresh([])
    found: list[State] = []
    for number, step in enumerate(table.steps[: ends[-1]] if ends else [], 1):
        state.apply(step.seat, step.action, step.words)
        if number in ends:
            found.append(state.copy())
    return found


def newest(table: Table, seat: int, lines: int, most: int) -> list[int]:
    """How many steps lead to each of these positions, looked for from the present on back."""
    face, view = table.box.face, table.view(seat)
    until = len(table.events)
    ends: list[int] = []
    is_followed = False  # whether something is told between this position and the next that is shown
    for number in range(len(table.steps) - 1, -1, -1):
        step = table.steps[number]
        told = [face.line(view, event.as_seen_by(seat)) for event in table.events[step.events : until]]
        until = step.events
        lines -= sum(line is not None for line in told)
        is_followed = is_followed or any(told)
        if lines <= 0:
            return ends
        if is_followed and step.awaited[:1] != [CHANCE]:
            ends.insert(0, number)
            is_followed = False
        if len(ends) > most:
            return []
    return ends
