"""The numbers of a view of Apagos, for programs that learn."""

from __future__ import annotations

from ludotheque.core.observer import Observer, Part, Row
from ludotheque.core.state import NOBODY, Game
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.view import ApagosView


class ApagosObserver(Observer[ApagosView]):
    """The ramp with the balls of the viewer before those of the other player, and what is being asked."""

    def parts(self, game: Game, seats: int) -> list[Part]:
        return [
            Part("seat", 1, NOBODY, 1, "The seat of the viewer; -3 for a spectator, who sees it as seat 0 does."),
            Part("asked", 2, 0, 1, "Whether the viewer is asked, whether the other player is."),
            Part(
                "question", 7, 0, 1, "A one for the question: colours, setter, arranging, confirming, swap, move, end."
            ),
            Part("colour", 2, 0, 1, "A one for the colour of the viewer: white, black; none before they are given."),
            Part("squares", 4, -1, 3, "Which square stands on each level from the lowest up; -1 for none."),
            Part("holes", 4, 0, 9, "The holes of the square on each level."),
            Part("own balls", 4, 0, 9, "The balls of the viewer's colour on each level."),
            Part("other balls", 4, 0, 9, "The balls of the other colour on each level."),
            Part("free holes", 4, 0, 9, "The empty holes on each level."),
            Part("reserve", 2, 0, 99, "The balls that are not on the ramp yet: the viewer's colour, the other one."),
            Part("empty", 1, 0, 36, "The empty holes on the ramp; the game ends when there are none."),
            Part("setter", 2, 0, 1, "A one for who arranges the squares: the viewer, the other player."),
            Part("starter", 2, 0, 1, "A one for who makes the first move: the viewer, the other player."),
            Part("winner", 3, 0, 1, "A one for who has won: the viewer, the other player, nobody in a draw."),
            Part("setup option", 3, 0, 1, "A one for how the ramp is made: freely, as printed, at random."),
            Part("colours option", 1, 0, 3, "Seat 0 plays white, black, a drawn colour, or one that it picks."),
            Part("setter option", 1, 0, 2, "Who arranges: seat 0, seat 1, or one who is drawn."),
            Part("swap option", 1, 0, 1, "Whether the other player may change sides after the arrangement."),
        ]

    def fill(self, view: ApagosView, row: Row) -> None:
        own = view.seat if view.seat > 0 else 0
        colour = t.BLACK if view.colours[own] == t.BLACK else t.WHITE
        row.put(view.seat)
        row.mark_asked(view, own)
        row.mark(view.question, 7)
        row.mark(view.colours[own], 2)
        row.put_all(view.squares)
        ramp = view.ramp
        for code in ramp:
            row.put(code // t.HOLES)
        for code in ramp:
            row.put(code // 10 % 10 if colour == t.WHITE else code % 10)
        for code in ramp:
            row.put(code % 10 if colour == t.WHITE else code // 10 % 10)
        for code in ramp:
            row.put(code // t.HOLES - code // 10 % 10 - code % 10)
        row.put(view.reserve[colour])
        row.put(view.reserve[1 - colour])
        row.put(view.empty)
        row.mark_seat(view.setter, own, 2)
        row.mark_seat(view.starter, own, 2)
        row.mark_seat(t.NONE if view.winner == t.DRAW else view.winner, own, 2)
        row.put(1 if view.winner == t.DRAW else 0)
        row.put(1 if view.setup_mode == t.FREE else 0)
        row.put(1 if view.setup_mode == t.CLASSIC else 0)
        row.put(1 if view.setup_mode == t.RANDOM else 0)
        row.put(view.colour_mode)
        row.put(view.setter_mode)
        row.put(view.swap)
