"""The position in words: the panels of the players, and all of it for those who listen."""

from __future__ import annotations

from ludotheque.core.face import Figure, Message, say
from ludotheque.core.state import HIDDEN
from ludotheque.games.singes.face import holdings, layout, names
from ludotheque.games.singes.face.questions import question
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView


def tell(view: SingesView) -> list[Message]:
    """The whole position, sentence by sentence."""
    found = [say("tell-round", round=view.round, count=view.left)]
    for seat in range(view.seats):
        found.append(seat_told(view, seat))
        for row in view.holds_of(seat):
            found.append(say("tell-held", who=names.pawn(view, seat), what=hold_words(view, row)))
        if view.duty[seat] != t.NONE:
            found.append(say("tell-duty", who=names.pawn(view, seat), where=names.at(view, view.duty[seat])))
    if view.hand:
        kinds = [kind for kind in range(t.ITEMS) for _ in range(view.hand[kind])]
        found.append(say("tell-hand", hand=names.tokens(kinds)))
        found += around(view)
    found += map_told(view)
    luck, digits = view.pile
    found.append(say("tell-pile", luck=luck, digits=digits))
    for place in (*range(view.seats), t.PILE):
        where = say("tell-in-pile") if place == t.PILE else names.pawn(view, place)
        for kind, count in holdings.sights_of(view, place):
            found.append(say("tell-known", where=where, what=names.token(kind), count=count))
    if view.question == t.OVER:
        for seat in range(view.seats):
            hand = view.shown[seat * t.ITEMS : seat * t.ITEMS + t.ITEMS]
            if hand[0] != HIDDEN:
                kinds = [kind for kind in range(t.ITEMS) for _ in range(hand[kind])]
                found.append(say("line-shown", who=names.pawn(view, seat), hand=names.tokens(kinds)))
    found.append(question(view))
    return found


def seat_told(view: SingesView, seat: int) -> Message:
    weapons, digits, luck = view.backs_of(seat)
    square = view.pawns[seat]
    return say(
        "tell-you" if seat == view.seat else "tell-seat",
        who=names.pawn(view, seat),
        where=names.at(view, square),
        tile=view.tile_names[square // t.CELLS],
        weapons=weapons,
        digits=digits,
        luck=luck,
        open=names.tokens(holdings.open_types(view, seat)),
    )


def around(view: SingesView) -> list[Message]:
    """What lies one step away in each direction."""
    found = []
    for direction in range(4):
        square = layout.neighbour(view, view.pawns[view.seat], direction)
        what = names.content(view, square) if square >= 0 else say("square-wall")
        found.append(say("tell-around", direction=names.DIRECTIONS[direction], what=what))
    return found


def map_told(view: SingesView) -> list[Message]:
    """Every tile with what lies on it, the keys, and the portals that still open."""
    found = []
    for tile in layout.placed_tiles(view):
        there = []
        for square in layout.squares_of(view, tile):
            if view.board[square]:
                there.append(say("tell-there", what=names.content(view, square), where=names.at(view, square)))
        x, y, rotation = view.place_of(tile)
        found.append(
            say(
                "tell-tile",
                tile=tile + 1,
                name=view.tile_names[tile],
                x=str(7 * x),
                y=str(7 * y),
                rotation=rotation,
                there=names.joined(there),
            )
        )
    for content in view.board:
        if t.KEY_UP <= content < t.APE and view.hand:
            number = content - t.KEY_UP
            found.append(say("tell-missing", code=names.key(view, number), count=holdings.missing(view, number)))
    live = [
        names.at(view, s)
        for tile in layout.placed_tiles(view)
        for s in layout.squares_of(view, tile)
        if layout.is_live(view, s)
    ]
    found.append(say("tell-live", where=names.joined(live)))
    return found


def hold_words(view: SingesView, row: int, lasting: str = "hold-turns") -> Message:
    kind, turns = view.holds[row + t.TOKEN], view.holds[row + t.TURNS]
    if kind == HIDDEN:
        return say("hold-hidden")
    if not turns:
        return names.token(kind)
    return say(lasting, what=say("token-trap" if kind == t.TRAP else "token-ambush"), turns=turns)


def retreat(view: SingesView, seat: int) -> Message:
    """The way a retreat goes."""
    ways = [way for way in range(4) if layout.neighbour(view, view.pawns[seat], way) == view.duty[seat]]
    return names.DIRECTIONS[ways[0]] if ways else names.at(view, view.duty[seat])


def figures(view: SingesView, seat: int) -> list[Figure]:
    """What the panel of a player shows."""
    weapons, digits, luck = view.backs_of(seat)
    # First what holds a player up: a narrow panel shows three.
    found = [Figure(say("fact-held"), hold_words(view, row, "hold-left")) for row in view.holds_of(seat)]
    if view.duty[seat] != t.NONE:
        found.append(Figure(say("fact-duty"), retreat(view, seat)))
    found += [
        Figure(say("fact-weapons"), weapons),
        Figure(say("fact-digits"), digits),
        Figure(say("fact-luck"), luck),
    ]
    if seat == view.seat:
        bonus = sum(view.hand[weapon] * view.values[weapon] for weapon in range(t.ARMS))
        found.append(Figure(say("fact-bonus"), say("plus", number=bonus)))
    faces = holdings.open_types(view, seat)
    if faces:
        found.append(Figure(say("fact-open"), names.tokens(faces)))
    known = holdings.known_types(view, seat)
    if known:
        found.append(Figure(say("fact-known"), names.tokens(known)))
    return found
