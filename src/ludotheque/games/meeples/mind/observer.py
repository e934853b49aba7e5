"""The numbers of a view of the street, for programs that learn."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import first
from ludotheque.core.observer import Observer, Part, ahead, asked, marked, seat_marked
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

    def row(self, view: MeeplesView) -> list[int]:
        own = view.seat if view.seat > 0 else 0
        row = [view.seat]
        row += turn(view, own)
        row += view.inside
        row += kinds_on(view.street)
        for token in view.tokens:
            row += seat_marked(token, own, view.seats)
        row += owners(view, own)
        row += view.turned
        row += view.hand
        row += view.graves
        row += view.boxed
        row += view.bag
        row.append(view.crates)
        row.append(view.blasts)
        row.append(view.fuse)
        row.append(view.sold)
        row.append(view.price)
        row += view.gold[own:] + view.gold[:own]
        row += view.stones[own:] + view.stones[:own]
        row += view.bars[own:] + view.bars[:own]
        row += view.spare[own:] + view.spare[:own]
        for score in view.scores[own:] + view.scores[:own]:
            row.append(score if score < MOST_POINTS else MOST_POINTS)
        row += marked(view.source, t.LOCATIONS)
        row.append(view.direction)
        row += marked(view.target, t.SPACES)
        row += marked(view.item, ITEMS)
        row += view.dice
        for trigger in range(4):
            row.append(view.triggers >> trigger & 1)
        row.append(view.idle if view.idle < MOST_TURNS else MOST_TURNS)
        row.append(view.stirred)
        row.append(view.names_first)
        row.append(view.one_bar)
        row.append(view.one_blast)
        row.append(view.to_origin)
        row.append(view.stale_rounds if view.stale_rounds < MOST_TURNS else MOST_TURNS)
        return row


def turn(view: MeeplesView, own: int) -> list[int]:
    """Who is asked what, whose turn it is, and who began."""
    row = asked(view, own)
    question = view.question
    row += marked(question, QUESTIONS)
    about = question == t.APPOINTING or question == t.REROLLING or question == t.ROLLING_AGAIN
    row += marked(first(view.agenda) - t.WEST if about else t.NONE, 2)
    row += seat_marked(view.turn, own, view.seats)
    row += seat_marked(view.first, own, view.seats)
    return row


def kinds_on(street: list[int]) -> list[int]:
    """By space, a one for the kind that stands there."""
    row = [0] * (t.SPACES * t.KINDS)
    for space in range(t.SPACES):
        if street[space] != t.NONE:
            row[space * t.KINDS + street[space]] = 1
    return row


def owners(view: MeeplesView, own: int) -> list[int]:
    """By building, a one for the seat whose sign it has."""
    seats = view.seats
    row = [0] * (t.BUILDINGS * seats)
    for building in range(t.BUILDINGS):
        owner = view.owners[building]
        if owner != t.NONE:
            row[building * seats + ahead(owner, own, seats)] = 1
    return row
