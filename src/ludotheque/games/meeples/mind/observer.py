"""The numbers of a view of the street, for programs that learn."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import first
from ludotheque.core.observer import Observer, Part, Row
from ludotheque.core.state import NOBODY, Game
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.view import MeeplesView

QUESTIONS: Final = t.OVER + 1
ITEMS: Final = t.SHOWDOWN + 1
MOST: Final = 60  # meeples of a kind and cubes of a sort, in any box
MOST_BARS: Final = 12
MOST_POINTS: Final = 999
MOST_TURNS: Final = 200  # idle ones in a row


class MeeplesObserver(Observer[MeeplesView]):
    """The whole street, seats counted from the viewer on; the figures of the box are left out."""

    def parts(self, game: Game, seats: int) -> list[Part]:
        return [
            Part(
                "seat", 1, NOBODY, seats - 1, "The seat of the viewer; -3 for a spectator, who sees what seat 0 does."
            ),
            Part("asked", seats, 0, 1, "Whether each seat is asked, the viewer first."),
            Part("question", QUESTIONS, 0, 1, "A one for the question, in the order of rules/terms.py."),
            Part("space asked about", 2, 0, 1, "A one for W or E, where a question is about one of them."),
            Part("turn", seats, 0, 1, "A one for the seat whose turn it is."),
            Part("first", seats, 0, 1, "A one for the first player."),
            Part("inside", t.LOCATIONS * t.KINDS, 0, MOST, "Meeples by Location (b1 to b12, Saloon, Jail) and kind."),
            Part("street", t.SPACES * t.KINDS, 0, 1, "A one for the kind that stands on each space (d1 to d12, W, E)."),
            Part("tokens", 2 * seats, 0, 1, "A one for the seat that controls the meeple on W, then on E."),
            Part("owners", t.BUILDINGS * seats, 0, 1, "By building, a one for the seat whose sign it has."),
            Part("turned", t.BUILDINGS, 0, 1, "By building, whether its sign shows the higher side."),
            Part("hand", t.KINDS, 0, MOST, "Meeples in the hand that is being sown, by kind."),
            Part("graves", t.KINDS, 0, MOST, "Meeples under the ground, by kind."),
            Part("box", t.KINDS, 0, MOST, "Meeples out of the game, by kind."),
            Part("bag", 3, 0, MOST, "Gold, stone and dynamite in the bag."),
            Part("dynamite", 3, 0, t.MOST_DYNAMITE, "In the Jail, in the explosion circle, drawn by the present item."),
            Part("sold", 1, 0, MOST_BARS, "Bars that have left the Bank."),
            Part("price", 1, 0, MOST, "The lowest price in the Bank; 0 when it is empty."),
            Part("gold", seats, 0, MOST, "Gold of each seat."),
            Part("stones", seats, 0, MOST, "Stone of each seat."),
            Part("bars", seats, 0, MOST_BARS, "Bars of each seat."),
            Part("signs", seats, 0, MOST, "Signs in the supply of each seat."),
            Part("scores", seats, 0, MOST_POINTS, "Points of each seat as they stand."),
            Part("source", t.LOCATIONS, 0, 1, "A one for the Location of the hand; none between turns."),
            Part("direction", 1, 0, 1, "The way of sowing: 0 clockwise, 1 counterclockwise."),
            Part("target", t.SPACES, 0, 1, "A one for the space of the next drop, where it is known."),
            Part("item", ITEMS, 0, 1, "A one for what is being resolved: a door, or the Showdown."),
            Part("dice", 2, 0, 6, "The dice of W and E; 0 before they are rolled."),
            Part("triggers", 4, 0, 1, "What has triggered the end: no bar, no grave, no dynamite, stalemate."),
            Part("idle", 1, 0, MOST_TURNS, "Idle turns in a row."),
            Part("stirred", 1, 0, 1, "Whether this turn is no longer idle."),
            Part("options", 4, 0, 1, "The host names who begins; one bar a turn; one blast; overflow to the origin."),
            Part("stalemate option", 1, 0, MOST_TURNS, "After how many idle rounds the end is triggered; 0 for never."),
        ]

    def fill(self, view: MeeplesView, row: Row) -> None:
        own = view.seat if view.seat > 0 else 0
        row.put(view.seat)
        put_turn(row, view, own)
        row.put_all(view.inside)
        for kind in view.street:
            row.mark(kind, t.KINDS)
        for token in view.tokens:
            row.mark_seat(token, own, view.seats)
        for owner in view.owners:
            row.mark_seat(owner, own, view.seats)
        row.put_all(view.turned)
        row.put_all(view.hand)
        row.put_all(view.graves)
        row.put_all(view.boxed)
        row.put_all(view.bag)
        row.put(view.crates)
        row.put(view.blasts)
        row.put(view.fuse)
        row.put(view.sold)
        row.put(view.price)
        row.put_from(view.gold, own)
        row.put_from(view.stones, own)
        row.put_from(view.bars, own)
        row.put_from(view.spare, own)
        for score in view.scores[own:] + view.scores[:own]:
            row.put(score if score < MOST_POINTS else MOST_POINTS)
        row.mark(view.source, t.LOCATIONS)
        row.put(view.direction)
        row.mark(view.target, t.SPACES)
        row.mark(view.item, ITEMS)
        row.put_all(view.dice)
        for trigger in range(4):
            row.put(view.triggers >> trigger & 1)
        row.put(view.idle if view.idle < MOST_TURNS else MOST_TURNS)
        row.put(view.stirred)
        row.put(view.names_first)
        row.put(view.one_bar)
        row.put(view.one_blast)
        row.put(view.to_origin)
        row.put(view.stale_rounds if view.stale_rounds < MOST_TURNS else MOST_TURNS)


def put_turn(row: Row, view: MeeplesView, own: int) -> None:
    """Who is asked what, whose turn it is, and who began."""
    row.mark_asked(view, own)
    question = view.question
    row.mark(question, QUESTIONS)
    about = question == t.APPOINTING or question == t.REROLLING or question == t.ROLLING_AGAIN
    row.mark(first(view.agenda) - t.WEST if about else t.NONE, 2)
    row.mark_seat(view.turn, own, view.seats)
    row.mark_seat(view.first, own, view.seats)
