"""The numbers of a view of La Planète des Singes, for programs that learn."""

from __future__ import annotations

from typing import Final

from ludotheque.core.observer import Observer, Part, Row, ahead
from ludotheque.core.state import HIDDEN, NOBODY, Game
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.memory import remembered
from ludotheque.games.singes.rules.memory_lots import ANY, SPOT
from ludotheque.games.singes.rules.view import SingesView

QUESTIONS: Final = t.ROLL_PATROL + 1
STAGES: Final = t.STAGE_BONUS + 1
UNKNOWN: Final = -1  # in a row: what the viewer may not know
PLACE: Final = 3 + 4  # numbers of a tile: whether it lies there, X, Y, a one for its rotation
HOLD: Final = 3  # numbers of a hold-up beside its victim
CHIEFS: Final = 2 * t.STRENGTHS + 1  # where the numbers of the chiefs begin, behind chimps and gorillas
APES: Final = CHIEFS + 1
MOST_ROUNDS: Final = 1000
MOST_TOTAL: Final = t.MOST_FACE + 99 * t.HELPERS  # squares of a move


class SingesObserver(Observer[SingesView]):
    """Map, tokens and memory, seats counted from the viewer on; the figures of the box are left out."""

    def parts(self, game: Game, seats: int) -> list[Part]:
        view: SingesView = game.start(seats, {}).view(0)
        most = sum(view.counts)
        return [
            Part(
                "seat", 1, NOBODY, seats - 1, "The seat of the viewer; -3 for a spectator, who sits where seat 0 does."
            ),
            Part("asked", seats, 0, 1, "Whether each seat is asked, the viewer first."),
            Part("question", QUESTIONS, 0, 1, "A one for the question, in the order of rules/terms.py."),
            Part("turn", seats, 0, 1, "A one for the seat whose turn it is."),
            Part("first", seats, 0, 1, "A one for the first player."),
            Part("rounds", 2, 0, MOST_ROUNDS, "The number of the round; quiet rounds in a row."),
            Part("stirred", 2, 0, 1, "Whether this round had progress; whether this turn changed what exists."),
            Part("bonus", 3, 0, 1, "A one for the action: an ordinary one, playing again, the extra roll."),
            Part(
                "tiles",
                t.TILES * PLACE,
                -t.TILES,
                t.TILES,
                "By tile: whether it lies on the map, X, Y, a one for its rotation.",
            ),
            Part(
                "bottom", t.TILES, 0, t.TILES, "By tile, its place from 1 among those sunk to the bottom of the stack."
            ),
            Part("tried", t.TILES, 0, 1, "By tile, whether it was tried at this portal."),
            Part("tile", t.TILES, 0, 1, "A one for the tile in the hand."),
            Part("stack", 2, 0, t.TILES, "Tiles left in the stack; whether the one in the hand may close the map."),
            Part(
                "joined",
                4 * t.TILES,
                t.OUTWARD,
                t.SQUARES - 1,
                "By tile and printed side, the square beyond, or why there is none.",
            ),
            Part(
                "tokens",
                t.SQUARES,
                0,
                t.KEY_DOWN,
                "By square, the mark of the token that lies there face down; 10 for a key.",
            ),
            Part("keys", t.SQUARES, 0, t.KEYS, "By square, the number of the key that lies there face up, from 1."),
            Part(
                "apes",
                t.SQUARES,
                0,
                APES,
                "By square, the ape that stands there: chimps from 1, gorillas from 16, chiefs 31 and 32.",
            ),
            Part(
                "path",
                t.SQUARES,
                -1,
                MOST_TOTAL + 1,
                "By square, which step of this move went there, from 1; -1 for an earlier move of this turn.",
            ),
            Part(
                "pawns",
                seats * (t.TILES + t.CELLS),
                0,
                1,
                "By seat, a one for the tile and a one for the cell of its pawn.",
            ),
            Part("duties", seats, t.NONE, t.SQUARES - 1, "The square that each seat has to retreat to; -1 for none."),
            Part("pools", t.BACKS, 0, most, "Tokens not yet on the table, by back (W C K Z G L)."),
            Part("keys left", 1, 0, t.KEYS, "Keys not yet on the table."),
            Part("removed", t.TYPES, 0, most, "Tokens out of the game, by type."),
            Part("backs", seats * t.BACK_ROW, 0, most, "Weapons, digits and luck tokens before each seat."),
            Part("company", seats * t.OPEN_ROW, 0, 1, "Helpers and guides of each seat."),
            Part("dice in use", seats * t.USED_ROW, 0, most, "Red and yellow dice face up before each seat."),
            Part("hand", t.ITEMS, 0, most, "The viewer's hand, by type."),
            Part(
                "shown",
                seats * t.ITEMS,
                UNKNOWN,
                most,
                "The hands shown at the end, by seat and type; -1 where they are not.",
            ),
            Part(
                "holds",
                holds_in(view) * (seats + HOLD),
                UNKNOWN,
                t.ITEMS,
                "Hold-ups, the oldest first: the victim, the token (-1 unknown), turns left, whether all know it.",
            ),
            Part("pile", 2, 0, most, "Luck tokens and digits in the START pile."),
            Part(
                "sure",
                (seats + 1) * t.ITEMS,
                0,
                most,
                "Face-down tokens the viewer is sure of, by place (seats, START pile) and type.",
            ),
            Part("sure for all", (seats + 1) * t.ITEMS, 0, most, "The same for what everybody knows."),
            Part(
                "likely",
                (seats + 1) * t.ITEMS,
                0,
                most,
                "The most of each that a case of the viewer's memory puts there.",
            ),
            Part(
                "declared",
                t.ARMS,
                0,
                most,
                "Weapons laid ready for a fight, by type; none while they are a rival's secret.",
            ),
            Part("die", 3, 0, 1, "A one for the die of this turn: white, red, yellow."),
            Part("total", 1, 0, MOST_TOTAL, "The squares that this move may take."),
            Part("helpers", t.HELPERS, 0, 1, "Which helpers are used in it."),
            Part("landing", STAGES, 0, 1, "A one for the step of the landing."),
            Part(
                "move",
                7,
                0,
                1,
                "Whether it paused, was exact, was a teleport, won a fight, stole, ends the turn; a trap lies shown.",
            ),
            Part("victim", seats, 0, 1, "A one for the seat that is being stolen from."),
            Part("loot", t.LOOTS, 0, 1, "A one for what is being stolen (rules/terms.py)."),
            Part("pick", 2, 0, 1, "A one for what is drawn from the pile: luck, a digit."),
            Part("guide", 2, 0, 1, "A one for the guide that is being followed."),
            Part("owed", 2, 0, most, "Luck tokens and digits still to be forfeited."),
            Part("winner", seats, 0, 1, "A one for who has escaped."),
            Part("night", 3, 0, 1, "A one for why night has fallen: quiet rounds, the last round, dead keys."),
            Part("options", 9, 0, 1, "Switches of the table: O1 to O6, O8, O10, O11, as in rules/planet.py."),
            Part("limits", 2, 0, MOST_ROUNDS, "Quiet rounds and rounds after which night falls; 0 for never."),
        ]

    def fill(self, view: SingesView, row: Row) -> None:
        own = view.seat if view.seat > 0 else 0
        row.put(view.seat)
        put_moment(row, view, own)
        put_tiles(row, view)
        put_squares(row, view)
        put_pawns(row, view, own)
        put_belongings(row, view, own)
        put_holds(row, view, own)
        row.put_all(view.pile)
        put_sure(row, view.sights, own, view.seats)
        put_sure(row, remembered(view.common), own, view.seats)
        put_likely(row, view, own)
        row.put_all(view.declared if view.declared else [0] * t.ARMS)
        put_move(row, view)
        put_pending(row, view, own)
        put_outcome(row, view, own)


def holds_in(view: SingesView) -> int:
    """How many hold-ups there can be at once: every attack token, and every trap."""
    return sum(view.counts[t.PATROL : t.PATROL + t.ATTACKS]) + view.counts[t.TRAP]


def put_moment(row: Row, view: SingesView, own: int) -> None:
    """Who is asked what, and where the game has come to."""
    row.mark_asked(view, own)
    row.mark(view.question, QUESTIONS)
    row.mark_seat(view.turn, own, view.seats)
    row.mark_seat(view.first, own, view.seats)
    row.put(view.round)
    row.put(view.quiet)
    row.put(view.progress)
    row.put(view.stirred)
    row.mark(view.bonus, 3)


def put_tiles(row: Row, view: SingesView) -> None:
    """How the map has grown."""
    for tile in range(t.TILES):
        place = tile * t.PLACE_ROW
        if place < len(view.places) and view.places[place + t.ROTATION] != t.NONE:
            row.put(1)
            row.put(view.places[place + t.X])
            row.put(view.places[place + t.Y])
            row.mark(view.places[place + t.ROTATION], 4)
        else:
            row.skip(PLACE)
    bottom = row.skip(t.TILES)
    for i in range(len(view.bottom)):
        row.set(bottom + view.bottom[i], i + 1)
    tried = row.skip(t.TILES)
    for tile in view.tried:
        row.set(tried + tile, 1)
    row.mark(view.tile, t.TILES)
    row.put(view.left)
    row.put(view.forced)
    row.put_all(view.joined)
    row.put_all([t.NO_PORTAL] * (4 * t.TILES - len(view.joined)))


def put_squares(row: Row, view: SingesView) -> None:
    """What lies and stands on the squares, and where this turn has led."""
    tokens = row.skip(t.SQUARES)
    keys = row.skip(t.SQUARES)
    apes = row.skip(t.SQUARES)
    path = row.skip(t.SQUARES)
    for square in range(t.SQUARES):
        content = view.board[square]
        if content >= t.APE:
            kind = content - t.APE
            row.set(apes + square, kind - t.CHIMP + 1 if kind >= t.CHIMP else CHIEFS + kind - t.ATTAR)
        elif content >= t.KEY_UP:
            row.set(keys + square, content - t.KEY_UP + 1)
        elif content:
            row.set(tokens + square, content)
    for square in view.trail:
        row.set(path + square, -1)
    for i in range(len(view.path)):
        row.set(path + view.path[i], i + 1)


def put_pawns(row: Row, view: SingesView, own: int) -> None:
    """Where the pawns stand, and where they have to go."""
    for square in view.pawns[own:] + view.pawns[:own]:
        row.mark(square // t.CELLS, t.TILES)
        row.mark(square % t.CELLS, t.CELLS)
    row.put_from(view.duty, own)


def put_belongings(row: Row, view: SingesView, own: int) -> None:
    """What is still in the box, out of the game, and before the players."""
    row.put_all(view.pools)
    row.put(view.keys_left)
    row.put_all(view.removed)
    row.put_from(view.backs, own * t.BACK_ROW)
    row.put_from(view.opens, own * t.OPEN_ROW)
    row.put_from(view.used, own * t.USED_ROW)
    row.put_all(view.hand if view.hand else [0] * t.ITEMS)
    for count in view.shown[own * t.ITEMS :] + view.shown[: own * t.ITEMS]:
        row.put(UNKNOWN if count == HIDDEN else count)


def put_holds(row: Row, view: SingesView, own: int) -> None:
    """The hold-ups, as the viewer knows them."""
    width = view.seats + HOLD
    begin = row.skip(holds_in(view) * width)
    everybody = (1 << view.seats) - 1 | 1 << t.SPECTATOR
    for i in range(len(view.holds) // t.HOLD_ROW):
        hold = i * t.HOLD_ROW
        at = begin + i * width
        kind = view.holds[hold + t.TOKEN]
        row.set(at + ahead(view.holds[hold + t.VICTIM], own, view.seats), 1)
        row.set(at + view.seats, UNKNOWN if kind == HIDDEN else kind)
        row.set(at + view.seats + 1, view.holds[hold + t.TURNS])
        row.set(at + view.seats + 2, 1 if view.holds[hold + t.OPEN_TO] == everybody else 0)


def place_of(place: int, own: int, seats: int) -> int:
    """Where the counts of a place begin: the seats, the viewer first, then the START pile."""
    return (seats if place == t.PILE else ahead(place, own, seats)) * t.ITEMS


def put_sure(row: Row, sights: list[int], own: int, seats: int) -> None:
    """Tokens that lie face down for certain, by place and type."""
    begin = row.skip((seats + 1) * t.ITEMS)
    for i in range(0, len(sights), t.SIGHT_ROW):
        at = begin + place_of(sights[i + t.LIES_AT], own, seats) + sights[i + t.SIGHTED]
        row.set(at, sights[i + t.COPIES])


def put_likely(row: Row, view: SingesView, own: int) -> None:
    """By place and type, the most that one case puts there: what it names, and what its lots have left there."""
    seats = view.seats
    most = [0] * ((seats + 1) * t.ITEMS)
    for cases in view.cases:
        for case in cases:
            counts: dict[int, int] = {}
            for token in case[0]:
                counts[token] = counts.get(token, 0) + 1
            for i in range(1, len(case)):
                lot = case[i]
                for spot in sorted(set(lot)):
                    for kind in sorted(set(lot)):
                        if kind < ANY and spot >= SPOT:
                            token = (spot - SPOT) * SPOT + kind
                            counts[token] = counts.get(token, 0) + min(lot.count(kind), lot.count(spot))
            for token in counts:
                if token < t.HOLD * SPOT:
                    at = place_of(token // SPOT, own, seats) + token % SPOT
                    most[at] = max(most[at], counts[token])
    row.put_all(most)


def put_move(row: Row, view: SingesView) -> None:
    """The move that is being made, and how far its landing has come."""
    row.mark(view.die, 3)
    row.put(view.total)
    for helper in range(t.HELPERS):
        row.put(view.helpers >> helper & 1)
    row.mark(view.stage, STAGES)
    row.put_all([view.paused, view.exact, view.flown, view.won, view.stole, view.ends, view.fallen])


def put_pending(row: Row, view: SingesView, own: int) -> None:
    """What a theft, a pick, a guide or a trap has still to settle."""
    question = view.question
    victim = t.NONE
    loot = t.NONE
    if question == t.NAMING:
        victim = view.wanted
    elif question == t.DRAW_THEFT:
        victim = view.wanted // t.LOOTS
        loot = view.wanted % t.LOOTS
    row.mark_seat(victim, own, view.seats)
    row.mark(loot, t.LOOTS)
    is_pick = question == t.DRAW_PICK
    row.put(1 if is_pick and view.wanted == t.LUCK_BACK else 0)
    row.put(1 if is_pick and view.wanted == t.DIGIT_BACK else 0)
    row.mark(view.wanted - t.DAENA if question == t.GUIDED else t.NONE, 2)
    row.put(view.owed)
    row.put(view.wanted if question == t.DRAW_FORFEIT else 0)


def put_outcome(row: Row, view: SingesView, own: int) -> None:
    """How the game has ended, and what the table agreed on."""
    row.mark_seat(view.winner, own, view.seats)
    row.mark(view.reason - 1, 3)
    row.put_all([view.trap_rule, view.backtrack, view.rounding, view.apes_block, view.thief_choice, view.first_player])
    row.put_all([view.portal_ends, view.portal_stop, view.whole_turn])
    row.put_all([view.quiet_limit, view.round_limit])
