"""What a seat of Apagos knows: everything (R28)."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.core.state import View
from ludotheque.games.apagos.rules.board import PUBLIC, Board, show
from ludotheque.games.apagos.rules.position import Position


class ApagosView(View, Board):
    """The whole position, as nothing is hidden."""

    FIELDS: ClassVar[tuple[str, ...]] = PUBLIC


def look(position: Position, seat: int) -> ApagosView:
    """The view of a seat."""
    view = ApagosView()
    view.sit(position, seat)
    show(position, view)
    return view
