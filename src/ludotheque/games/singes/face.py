"""How La Planète des Singes speaks: its questions, choices, panels, and the position in words."""

from __future__ import annotations

from ludotheque.core.face import Badge, Choice, Face, Fact, Line, Message, Tongue, say
from ludotheque.core.state import CHANCE, HIDDEN, Event, View
from ludotheque.games.singes import board, pieces, scenery, slab, terms, terrain, words
from ludotheque.games.singes.facts import QUESTIONS
from ludotheque.games.singes.notation import LOOT_NAMES, NAMES
from ludotheque.games.singes.terms import CELLS, ITEMS, NONE
from ludotheque.games.singes.view import SingesView


class SingesFace(Face):
    """The face of La Planète des Singes."""

    accent = "#248074"  # the glow of a live portal
    sides = tuple(
        Badge(words.PAWNS[side], scenery.PAWN_LETTERS[side], scenery.PAWN_COLOURS[side], scenery.PAWN_SHAPES[side])
        for side in range(terms.SEATS)
    )

    def question(self, view: View) -> Message:
        assert isinstance(view, SingesView)
        if view.question == terms.OVER:
            return ending(view)
        if view.waiting_for == [CHANCE]:
            return say("question-chance-first" if view.question == terms.FIRST else "question-chance")
        name = QUESTIONS[view.question]
        if view.question == terms.ACTING and view.bonus:
            name = "again" if view.bonus == terms.AGAIN else "extra"
        who = words.pawn(view, view.waiting_for[0])
        if view.seat not in view.waiting_for:
            return say(f"question-{name}-other", who=who)
        square = view.pawns[view.turn]
        if name == "acting" and max(view.legal, default=terms.HELP) < terms.HELP:
            return say("question-acting-roll", dice=len(view.legal))
        if view.question in (terms.STEALING, terms.TRAPPED) and view.legal == [terms.DECLINE]:
            return say(f"question-{name}-none")
        if view.question == terms.TRAPPED:
            return trapped(view)
        if view.question == terms.NAMING:
            return say("question-naming", victim=words.pawn(view, view.wanted))
        if view.question == terms.STEPPING:
            return walking(view)
        if view.question == terms.FIGHTING:
            return fighting(view, view.board[square] - terms.APE)
        if view.question == terms.HELPING:
            return say("question-helping", face=view.total)
        if view.question == terms.ESCAPING:
            number = view.board[square] - terms.KEY_UP
            return say("question-escaping", code=words.key(view, number), missing=slab.missing(view, number))
        if view.question == terms.DEFENDING:
            strength = view.holds[board.holds_of(view, view.seat)[0] + 1] - terms.PATROL + 1
            return say("question-defending", strength=strength, least=strength + 1)
        if view.question == terms.ROTATING:
            return say("question-rotating", tile=view.tile + 1, name=view.tile_names[view.tile])
        return say(f"question-{name}")

    def choice(self, view: View, action: int) -> Choice:
        assert isinstance(view, SingesView)
        here = words.square_spot(view.pawns[view.turn])
        if action < terms.STOP:
            return step_choice(view, action)
        if action == terms.STOP:
            going = action in view.legal and len(view.legal) > 1
            label = say("choice-stop" if going else "choice-confirm", what=words.content(view, view.pawns[view.turn]))
            return Choice((here,), label)
        if action < terms.HELP:
            # In a fight weapons are laid ready first.
            rank = int(view.question == terms.FIGHTING)
            return Choice((f"die-{action - terms.ROLL}",), say(f"choice-roll-{action - terms.ROLL}"), rank=rank)
        if action < terms.COMPASS:
            return help_choice(view, action - terms.HELP)
        if action < terms.DECLINE:
            return item_choice(view, action)
        if action == terms.DECLINE:
            return Choice(("decline",), say(slab.declined(view)))
        if action in (terms.TURN_KEY, terms.ESCAPE):
            return Choice((here,), say("choice-key" if action == terms.TURN_KEY else "choice-escape"))
        if action in (terms.PICK_LUCK, terms.PICK_DIGIT):
            luck = action == terms.PICK_LUCK
            return Choice((here,), say("choice-pick", back=words.SOME[terms.L if luck else terms.K]))
        if action < terms.LOOK:
            turns = action - terms.ROTATE
            return Choice((f"rotate-{turns}",), say("choice-rotate", turns=turns))
        if action < terms.PASS:
            return Choice(("item-thief",), say("choice-look", victim=words.pawn(view, action - terms.LOOK)))
        return far_choice(view, action)

    def line(self, view: View, event: Event) -> Line | None:
        assert isinstance(view, SingesView)
        return words.line(view, event)

    def badge(self, view: View, seat: int) -> Badge:
        return self.sides[view.sides[seat]]

    def facts(self, view: View, seat: int) -> list[Fact]:
        assert isinstance(view, SingesView)
        weapons, digits, luck = view.backs[seat * 3 : seat * 3 + 3]
        # First what holds a player up: a narrow panel shows three.
        found = [Fact(say("fact-held"), hold_words(view, i, "hold-left")) for i in board.holds_of(view, seat)]
        if view.duty[seat] != NONE:
            found.append(Fact(say("fact-duty"), retreat(view, seat)))
        found += [
            Fact(say("fact-weapons"), weapons),
            Fact(say("fact-digits"), digits),
            Fact(say("fact-luck"), luck),
        ]
        if seat == view.seat:
            bonus = sum(view.hand[weapon] * view.values[weapon] for weapon in range(terms.ARMS))
            found.append(Fact(say("fact-bonus"), say("plus", number=bonus)))
        faces = slab.open_types(view, seat)
        if faces:
            found.append(Fact(say("fact-open"), words.tokens(faces)))
        known = words.known_types(view, seat)
        if known:
            found.append(Fact(say("fact-known"), words.tokens(known)))
        return found

    def draw(self, view: View, tongue: Tongue) -> str:
        assert isinstance(view, SingesView)
        return board.draw(view, tongue)

    def ghost(self, view: View, action: int) -> str:
        assert isinstance(view, SingesView)
        return board.ghost(view, action)

    def meant(self, view: View, spots: tuple[str, ...]) -> int:
        assert isinstance(view, SingesView)
        if not spots:
            return NONE
        name, _, rest = spots[-1].partition("-")
        if name == "rival" and rest.isdecimal():
            name, rest = "sq", str(view.pawns[int(rest) % view.seats])
        if name == "sq" and rest.isdecimal():
            held = meant_item(view, spots[0].removeprefix("item-"))
            if terms.ATTACK <= held < terms.ITEM:
                # R59: a token laid where no rival stands.
                return terms.ATTACK + view.seat * terms.ATTACKS + (held - terms.ATTACK) % terms.ATTACKS
            return meant_square(view, int(rest))
        if name == "die" and rest.isdecimal():
            return terms.ROLL + int(rest)
        if name == "rotate" and rest.isdecimal():
            return terms.ROTATE + int(rest)
        if name in ("item", "loot"):
            return meant_item(view, rest)
        return NONE

    def way(self, view: View, spot: str) -> tuple[str, ...]:
        """R26: the steps to a square in reach; where the move ends is confirmed by one more click (R32)."""
        assert isinstance(view, SingesView)
        if view.question != terms.STEPPING or view.seat not in view.waiting_for:
            return ()
        name, _, rest = spot.partition("-")
        way = terrain.reach(view).get(int(rest), []) if name == "sq" else []
        return tuple(words.square_spot(square) for square in way)

    def tell(self, view: View) -> list[Message]:
        assert isinstance(view, SingesView)
        return told(view)


def walking(view: SingesView) -> Message:
    """How far one may still go, or why no further (R28, R30)."""
    left = view.total - len(view.path) + 1
    if left and view.legal == [terms.STOP]:
        there = view.board[view.path[-1]]
        is_ape = there >= terms.APE or there in (terms.MARK_Z, terms.MARK_G)
        return say("question-stepping-ape" if is_ape and len(view.path) > 1 else "question-stepping-stuck")
    if len(view.path) == 1 and view.duty[view.turn] != NONE:
        return say("question-stepping-duty", left=left)
    may_stop = left > 0 and terms.STOP in view.legal
    return say("question-stepping-stop" if may_stop else "question-stepping", left=left, total=view.total)


def fighting(view: SingesView, kind: int) -> Message:
    """Whom one faces, and what has to be rolled to win with the weapons laid ready (R46)."""
    strength = pieces.ape_strength(view, kind)
    bonus = sum(count * view.values[weapon] for weapon, count in enumerate(view.declared))
    least = strength - bonus + 1
    faces = [face for die in range(3) if terms.ROLL + die in view.legal for face in faces_of(view, die)]
    hope = "sure" if least <= min(faces) else "none" if least > max(faces) else "some"
    return say("question-fighting", ape=words.foe(kind, strength), bonus=bonus, least=least, hope=hope)


def faces_of(view: SingesView, die: int) -> list[int]:
    sides = len(view.dice) // 3
    return [face for face, count in enumerate(view.dice[die * sides : (die + 1) * sides]) if count]


def trapped(view: SingesView) -> Message:
    """What the trap costs one who does not escape it (R75)."""
    _, digits, luck = ((count + view.rounding) // 2 for count in view.backs[view.seat * 3 : view.seat * 3 + 3])
    return say("question-trapped", luck=luck, digits=digits)


def retreat(view: SingesView, seat: int) -> Message:
    """The way a retreat goes."""
    ways = [way for way in range(4) if terrain.neighbour(view, view.pawns[seat], way) == view.duty[seat]]
    return words.DIRECTIONS[ways[0]] if ways else words.at(view, view.duty[seat])


def step_choice(view: SingesView, action: int) -> Choice:
    square = terrain.neighbour(view, view.path[-1], action - terms.STEP) if view.path else NONE
    if square < 0:
        return Choice((), say("choice-step", direction=words.DIRECTIONS[action], what=say("square-wall")))
    what = words.content(view, square)
    return Choice((words.square_spot(square),), say("choice-step", direction=words.DIRECTIONS[action], what=what))


def help_choice(view: SingesView, mask: int) -> Choice:
    helpers = [terms.ARI + i for i in range(terms.HELPERS) if mask >> i & 1]
    total = view.total + sum(view.values[kind] for kind in helpers)
    # D3: with many helpers one chooses among the totals first.
    group = say("group-total", total=total) if len(view.legal) > 8 else None
    if not helpers:
        return Choice(("total",), say("choice-alone", total=total), group=group, rank=total)
    spots = tuple(f"item-{NAMES[kind]}" for kind in helpers)
    return Choice(spots, say("choice-help", helpers=words.tokens(helpers), total=total), group=group, rank=total)


def item_choice(view: SingesView, action: int) -> Choice:
    """A token that is used by its own action."""
    if action == terms.COMPASS:
        return Choice(("item-compass",), say("choice-dodge" if view.question == terms.TRAPPED else "choice-compass"))
    if action in (terms.GUIDE, terms.GUIDE + 1):
        kind = terms.DAENA + action - terms.GUIDE
        return Choice((f"item-{NAMES[kind]}",), say("choice-guide", guide=words.token(kind)))
    if action in (terms.KILL, terms.MOVE):
        name = "kill" if action == terms.KILL else "move"
        return Choice((f"item-{name}",), say(f"choice-{name}"), rank=1)
    weapon = action - terms.DECLARE
    return Choice((f"item-{NAMES[weapon]}",), say("choice-declare", weapon=words.token(weapon)))


def far_choice(view: SingesView, action: int) -> Choice:
    """Thefts, attacks, items and squares."""
    if terms.STEAL <= action < terms.ATTACK:
        rival, what = divmod(action - terms.STEAL, terms.LOOTS)
        is_alone = len(board.victims_of_theft(view)) < 2
        return Choice(
            ("item-thief",) if is_alone else ("item-thief", f"rival-{rival}"),
            say(
                f"choice-steal-{'back' if what >= terms.LOOT_W else 'open'}",
                what=words.loot(what),
                victim=words.pawn(view, rival),
            ),
            group=say("group-victim", who=words.pawn(view, rival)),
        )
    if terms.ATTACK <= action < terms.ITEM:
        victim, number = divmod(action - terms.ATTACK, terms.ATTACKS)
        kind = terms.PATROL + number
        label = say("choice-attack", what=words.token(kind), victim=words.pawn(view, victim))
        spots = (f"item-{NAMES[kind]}", f"rival-{victim}")
        return Choice(spots, label, group=say("group-attacks"))
    if terms.ITEM <= action < terms.TO:
        used = int(action >= terms.ITEM_USED)
        kind = terms.RED_DIE + action - terms.ITEM_USED if used else action - terms.ITEM
        naming = view.question == terms.NAMING
        label = say("choice-take" if naming else "choice-sacrifice", what=words.token(kind))
        if used:
            label = say("choice-used", what=label)
        return Choice((slab.item_spot("loot" if naming else "item", kind, used),), label)
    if terms.TO <= action < terms.BEGIN:
        square = action - terms.TO
        tile = square // CELLS
        if not terrain.is_placed(view, tile):
            return Choice((), say("nothing"))
        label = say("choice-to", where=words.at(view, square), what=words.content(view, square))
        group = say("group-tile", tile=tile + 1, name=view.tile_names[tile])
        # On each tile first the squares that hold something.
        return Choice((words.square_spot(square),), label, group=group, rank=2 * tile + (view.board[square] == 0))
    if terms.BEGIN <= action < terms.FACE:
        return Choice((), say("choice-begin", who=words.pawn(view, action - terms.BEGIN)))
    return Choice((), say("choice-pass"))


def meant_square(view: SingesView, square: int) -> int:
    """A click on a square: a step that way, a stop here, or a landing there."""
    if view.question in (terms.GUIDED, terms.MOVING):
        return terms.TO + square
    if view.question == terms.STEPPING:
        if square == view.path[-1]:
            return terms.STOP
        for direction in range(4):
            if terrain.neighbour(view, view.path[-1], direction) == square:
                return terms.STEP + direction
        (x, y), (u, v) = terrain.place(view, view.path[-1]), terrain.place(view, square)
        if abs(u - x) + abs(v - y) > 1:
            return terms.TO + square  # too far for one step
        if u != x:
            return terms.STEP + (1 if u > x else 3)
        return terms.STEP + (2 if v > y else 0)
    if view.question == terms.TURNING:
        return terms.TURN_KEY
    return terms.ESCAPE if view.question == terms.ESCAPING else terms.STOP


def meant_item(view: SingesView, name: str) -> int:
    """A click on a token: using it."""
    used = name.endswith("-used")
    kind = NAMES.index(name.removesuffix("-used")) if name.removesuffix("-used") in NAMES else NONE
    if kind == NONE:
        return NONE
    if view.question in (terms.SACRIFICING, terms.NAMING):
        return terms.ITEM_USED + kind - terms.RED_DIE if used else terms.ITEM + kind
    if kind < terms.ARMS:
        return terms.DECLARE + kind
    if kind < terms.ARI:
        rival = (view.seat + 1) % view.seats
        return terms.ATTACK + rival * terms.ATTACKS + kind - terms.PATROL
    if kind < terms.DAENA:
        return terms.HELP + (1 << kind - terms.ARI)
    if kind <= terms.KARUBI:
        return terms.GUIDE + kind - terms.DAENA
    if kind in (terms.RED_DIE, terms.YELLOW_DIE):
        return terms.ROLL + 1 + kind - terms.RED_DIE
    plain = {terms.KILL_TOKEN: terms.KILL, terms.MOVE_TOKEN: terms.MOVE, terms.COMPASS_TOKEN: terms.COMPASS}
    if kind == terms.THIEF:
        return terms.STEAL + (view.seat + 1) % view.seats * terms.LOOTS + LOOT_NAMES.index("weapon")
    return plain.get(kind, NONE)


def hold_words(view: SingesView, i: int, lasting: str = "hold-turns") -> Message:
    kind, turns = view.holds[i + 1], view.holds[i + 2]
    if kind == HIDDEN:
        return say("hold-hidden")
    if not turns:
        return words.token(kind)
    return say(lasting, what=say("token-trap" if kind == terms.TRAP else "token-ambush"), turns=turns)


def ending(view: SingesView) -> Message:
    """How the game ended, to the one who reads it."""
    if view.winner == NONE:
        return say(f"over-{('', 'quiet', 'rounds', 'dead')[view.reason]}")
    if view.seat == view.winner:
        return say("over-won")
    return say("over-escaped", who=words.pawn(view, view.winner))


# The position in words.


def told(view: SingesView) -> list[Message]:
    found = [say("tell-round", round=view.round, count=view.left)]
    for seat in range(view.seats):
        found.append(seat_told(view, seat))
        for i in board.holds_of(view, seat):
            found.append(say("tell-held", who=words.pawn(view, seat), what=hold_words(view, i)))
        if view.duty[seat] != NONE:
            found.append(say("tell-duty", who=words.pawn(view, seat), where=words.at(view, view.duty[seat])))
    if view.hand:
        kinds = [kind for kind in range(ITEMS) for _ in range(view.hand[kind])]
        found.append(say("tell-hand", hand=words.tokens(kinds)))
        found += around(view)
    found += map_told(view)
    luck, digits = view.pile
    found.append(say("tell-pile", luck=luck, digits=digits))
    for i in range(0, len(view.sights), 3):
        place, kind, count = view.sights[i : i + 3]
        where = say("tell-in-pile") if place == terms.PILE else words.pawn(view, place)
        found.append(say("tell-known", where=where, what=words.token(kind), count=count))
    if view.question == terms.OVER:
        for seat in range(view.seats):
            hand = view.shown[seat * ITEMS : seat * ITEMS + ITEMS]
            if hand[0] != HIDDEN:
                kinds = [kind for kind in range(ITEMS) for _ in range(hand[kind])]
                found.append(say("line-shown", who=words.pawn(view, seat), hand=words.tokens(kinds)))
    found.append(SingesFace().question(view))
    return found


def seat_told(view: SingesView, seat: int) -> Message:
    weapons, digits, luck = view.backs[seat * 3 : seat * 3 + 3]
    square = view.pawns[seat]
    return say(
        "tell-you" if seat == view.seat else "tell-seat",
        who=words.pawn(view, seat),
        where=words.at(view, square),
        tile=view.tile_names[square // CELLS],
        weapons=weapons,
        digits=digits,
        luck=luck,
        open=words.tokens(slab.open_types(view, seat)),
    )


def around(view: SingesView) -> list[Message]:
    """What lies one step away in each direction."""
    found = []
    for direction in range(4):
        square = terrain.neighbour(view, view.pawns[view.seat], direction)
        what = words.content(view, square) if square >= 0 else say("square-wall")
        found.append(say("tell-around", direction=words.DIRECTIONS[direction], what=what))
    return found


def map_told(view: SingesView) -> list[Message]:
    """Every tile with what lies on it, the keys, and the portals that still open."""
    found = []
    for tile in terrain.placed_tiles(view):
        there = []
        for square in terrain.squares_of(view, tile):
            if view.board[square]:
                there.append(say("tell-there", what=words.content(view, square), where=words.at(view, square)))
        x, y, rotation = view.places[tile * 3 : tile * 3 + 3]
        found.append(
            say(
                "tell-tile",
                tile=tile + 1,
                name=view.tile_names[tile],
                x=str(7 * x),
                y=str(7 * y),
                rotation=rotation,
                there=words.joined(there),
            )
        )
    for content in view.board:
        if terms.KEY_UP <= content < terms.APE and view.hand:
            number = content - terms.KEY_UP
            found.append(say("tell-missing", code=words.key(view, number), count=slab.missing(view, number)))
    live = [
        words.at(view, s)
        for t in terrain.placed_tiles(view)
        for s in terrain.squares_of(view, t)
        if terrain.is_live(view, s)
    ]
    found.append(say("tell-live", where=words.joined(live)))
    return found
