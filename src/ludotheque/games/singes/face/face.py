"""How La Planète des Singes speaks: its questions, choices, panels, and the position in words."""

from __future__ import annotations

from ludotheque.core.face import Badge, Choice, Face, Fact, Line, Message, Tongue, say
from ludotheque.core.state import CHANCE, HIDDEN, Event
from ludotheque.games.singes.face import board, layout, names, pieces, scenery, slab
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView
from ludotheque.games.singes.text.actions import LOOT_NAMES, NAMES
from ludotheque.games.singes.text.facts import QUESTIONS


class SingesFace(Face[SingesView]):
    """The face of La Planète des Singes."""

    accent = "#248074"  # the glow of a live portal
    sides = tuple(
        Badge(names.PAWNS[side], scenery.PAWN_LETTERS[side], scenery.PAWN_COLOURS[side], scenery.PAWN_SHAPES[side])
        for side in range(t.SEATS)
    )

    def question(self, view: SingesView) -> Message:
        if view.question == t.OVER:
            return ending(view)
        if view.waiting_for == [CHANCE]:
            return say("question-chance-first" if view.question == t.FIRST else "question-chance")
        name = QUESTIONS[view.question]
        if view.question == t.ACTING and view.bonus:
            name = "again" if view.bonus == t.AGAIN else "extra"
        who = names.pawn(view, view.waiting_for[0])
        if view.seat not in view.waiting_for:
            return say(f"question-{name}-other", who=who)
        square = view.pawns[view.turn]
        if name == "acting" and max(view.legal, default=t.HELP) < t.HELP:
            return say("question-acting-roll", dice=len(view.legal))
        if view.question in (t.STEALING, t.TRAPPED) and view.legal == [t.DECLINE]:
            return say(f"question-{name}-none")
        if view.question == t.TRAPPED:
            return trapped(view)
        if view.question == t.NAMING:
            return say("question-naming", victim=names.pawn(view, view.wanted))
        if view.question == t.STEPPING:
            return walking(view)
        if view.question == t.FIGHTING:
            return fighting(view, view.board[square] - t.APE)
        if view.question == t.HELPING:
            return say("question-helping", face=view.total)
        if view.question == t.ESCAPING:
            number = view.board[square] - t.KEY_UP
            return say("question-escaping", code=names.key(view, number), missing=slab.missing(view, number))
        if view.question == t.DEFENDING:
            strength = view.holds[board.holds_of(view, view.seat)[0] + 1] - t.PATROL + 1
            return say("question-defending", strength=strength, least=strength + 1)
        if view.question == t.ROTATING:
            return say("question-rotating", tile=view.tile + 1, name=view.tile_names[view.tile])
        return say(f"question-{name}")

    def choice(self, view: SingesView, action: int) -> Choice:
        here = names.square_spot(view.pawns[view.turn])
        if action < t.STOP:
            return step_choice(view, action)
        if action == t.STOP:
            going = action in view.legal and len(view.legal) > 1
            label = say("choice-stop" if going else "choice-confirm", what=names.content(view, view.pawns[view.turn]))
            return Choice((here,), label)
        if action < t.HELP:
            # In a fight weapons are laid ready first.
            rank = int(view.question == t.FIGHTING)
            return Choice((f"die-{action - t.ROLL}",), say(f"choice-roll-{action - t.ROLL}"), rank=rank)
        if action < t.COMPASS:
            return help_choice(view, action - t.HELP)
        if action < t.DECLINE:
            return item_choice(view, action)
        if action == t.DECLINE:
            return Choice(("decline",), say(slab.declined(view)))
        if action in (t.TURN_KEY, t.ESCAPE):
            return Choice((here,), say("choice-key" if action == t.TURN_KEY else "choice-escape"))
        if action in (t.PICK_LUCK, t.PICK_DIGIT):
            luck = action == t.PICK_LUCK
            return Choice((here,), say("choice-pick", back=names.SOME[t.L if luck else t.K]))
        if action < t.LOOK:
            turns = action - t.ROTATE
            return Choice((f"rotate-{turns}",), say("choice-rotate", turns=turns))
        if action < t.PASS:
            return Choice(("item-thief",), say("choice-look", victim=names.pawn(view, action - t.LOOK)))
        return far_choice(view, action)

    def line(self, view: SingesView, event: Event) -> Line | None:
        return names.line(view, event)

    def badge(self, view: SingesView, seat: int) -> Badge:
        return self.sides[view.sides[seat]]

    def facts(self, view: SingesView, seat: int) -> list[Fact]:
        weapons, digits, luck = view.backs[seat * 3 : seat * 3 + 3]
        # First what holds a player up: a narrow panel shows three.
        found = [Fact(say("fact-held"), hold_words(view, i, "hold-left")) for i in board.holds_of(view, seat)]
        if view.duty[seat] != t.NONE:
            found.append(Fact(say("fact-duty"), retreat(view, seat)))
        found += [
            Fact(say("fact-weapons"), weapons),
            Fact(say("fact-digits"), digits),
            Fact(say("fact-luck"), luck),
        ]
        if seat == view.seat:
            bonus = sum(view.hand[weapon] * view.values[weapon] for weapon in range(t.ARMS))
            found.append(Fact(say("fact-bonus"), say("plus", number=bonus)))
        faces = slab.open_types(view, seat)
        if faces:
            found.append(Fact(say("fact-open"), names.tokens(faces)))
        known = names.known_types(view, seat)
        if known:
            found.append(Fact(say("fact-known"), names.tokens(known)))
        return found

    def draw(self, view: SingesView, tongue: Tongue) -> str:
        return board.draw(view, tongue)

    def ghost(self, view: SingesView, action: int) -> str:
        return board.ghost(view, action)

    def meant(self, view: SingesView, spots: tuple[str, ...]) -> int:
        if not spots:
            return t.NONE
        name, _, rest = spots[-1].partition("-")
        if name == "rival" and rest.isdecimal():
            name, rest = "sq", str(view.pawns[int(rest) % view.seats])
        if name == "sq" and rest.isdecimal():
            held = meant_item(view, spots[0].removeprefix("item-"))
            if t.ATTACK <= held < t.ITEM:
                # R59: a token laid where no rival stands.
                return t.ATTACK + view.seat * t.ATTACKS + (held - t.ATTACK) % t.ATTACKS
            return meant_square(view, int(rest))
        if name == "die" and rest.isdecimal():
            return t.ROLL + int(rest)
        if name == "rotate" and rest.isdecimal():
            return t.ROTATE + int(rest)
        if name in ("item", "loot"):
            return meant_item(view, rest)
        return t.NONE

    def way(self, view: SingesView, spot: str) -> tuple[str, ...]:
        """R26: the steps to a square in reach; where the move ends is confirmed by one more click (R32)."""
        if view.question != t.STEPPING or view.seat not in view.waiting_for:
            return ()
        name, _, rest = spot.partition("-")
        way = layout.reach(view).get(int(rest), []) if name == "sq" else []
        return tuple(names.square_spot(square) for square in way)

    def tell(self, view: SingesView) -> list[Message]:
        return told(view)


def walking(view: SingesView) -> Message:
    """How far one may still go, or why no further (R28, R30)."""
    left = view.total - len(view.path) + 1
    if left and view.legal == [t.STOP]:
        there = view.board[view.path[-1]]
        is_ape = there >= t.APE or there in (t.MARK_Z, t.MARK_G)
        return say("question-stepping-ape" if is_ape and len(view.path) > 1 else "question-stepping-stuck")
    if len(view.path) == 1 and view.duty[view.turn] != t.NONE:
        return say("question-stepping-duty", left=left)
    may_stop = left > 0 and t.STOP in view.legal
    return say("question-stepping-stop" if may_stop else "question-stepping", left=left, total=view.total)


def fighting(view: SingesView, kind: int) -> Message:
    """Whom one faces, and what has to be rolled to win with the weapons laid ready (R46)."""
    strength = pieces.ape_strength(view, kind)
    bonus = sum(count * view.values[weapon] for weapon, count in enumerate(view.declared))
    least = strength - bonus + 1
    faces = [face for die in range(3) if t.ROLL + die in view.legal for face in faces_of(view, die)]
    hope = "sure" if least <= min(faces) else "none" if least > max(faces) else "some"
    return say("question-fighting", ape=names.foe(kind, strength), bonus=bonus, least=least, hope=hope)


def faces_of(view: SingesView, die: int) -> list[int]:
    sides = len(view.dice) // 3
    return [face for face, count in enumerate(view.dice[die * sides : (die + 1) * sides]) if count]


def trapped(view: SingesView) -> Message:
    """What the trap costs one who does not escape it (R75)."""
    _, digits, luck = ((count + view.rounding) // 2 for count in view.backs[view.seat * 3 : view.seat * 3 + 3])
    return say("question-trapped", luck=luck, digits=digits)


def retreat(view: SingesView, seat: int) -> Message:
    """The way a retreat goes."""
    ways = [way for way in range(4) if layout.neighbour(view, view.pawns[seat], way) == view.duty[seat]]
    return names.DIRECTIONS[ways[0]] if ways else names.at(view, view.duty[seat])


def step_choice(view: SingesView, action: int) -> Choice:
    square = layout.neighbour(view, view.path[-1], action - t.STEP) if view.path else t.NONE
    if square < 0:
        return Choice((), say("choice-step", direction=names.DIRECTIONS[action], what=say("square-wall")))
    what = names.content(view, square)
    return Choice((names.square_spot(square),), say("choice-step", direction=names.DIRECTIONS[action], what=what))


def help_choice(view: SingesView, mask: int) -> Choice:
    helpers = [t.ARI + i for i in range(t.HELPERS) if mask >> i & 1]
    total = view.total + sum(view.values[kind] for kind in helpers)
    # D3: with many helpers one chooses among the totals first.
    group = say("group-total", total=total) if len(view.legal) > 8 else None
    if not helpers:
        return Choice(("total",), say("choice-alone", total=total), group=group, rank=total)
    spots = tuple(f"item-{NAMES[kind]}" for kind in helpers)
    return Choice(spots, say("choice-help", helpers=names.tokens(helpers), total=total), group=group, rank=total)


def item_choice(view: SingesView, action: int) -> Choice:
    """A token that is used by its own action."""
    if action == t.COMPASS:
        return Choice(("item-compass",), say("choice-dodge" if view.question == t.TRAPPED else "choice-compass"))
    if action in (t.GUIDE, t.GUIDE + 1):
        kind = t.DAENA + action - t.GUIDE
        return Choice((f"item-{NAMES[kind]}",), say("choice-guide", guide=names.token(kind)))
    if action in (t.KILL, t.MOVE):
        name = "kill" if action == t.KILL else "move"
        return Choice((f"item-{name}",), say(f"choice-{name}"), rank=1)
    weapon = action - t.DECLARE
    return Choice((f"item-{NAMES[weapon]}",), say("choice-declare", weapon=names.token(weapon)))


def far_choice(view: SingesView, action: int) -> Choice:
    """Thefts, attacks, items and squares."""
    if t.STEAL <= action < t.ATTACK:
        rival, what = divmod(action - t.STEAL, t.LOOTS)
        is_alone = len(board.victims_of_theft(view)) < 2
        return Choice(
            ("item-thief",) if is_alone else ("item-thief", f"rival-{rival}"),
            say(
                f"choice-steal-{'back' if what >= t.LOOT_W else 'open'}",
                what=names.loot(what),
                victim=names.pawn(view, rival),
            ),
            group=say("group-victim", who=names.pawn(view, rival)),
        )
    if t.ATTACK <= action < t.ITEM:
        victim, number = divmod(action - t.ATTACK, t.ATTACKS)
        kind = t.PATROL + number
        label = say("choice-attack", what=names.token(kind), victim=names.pawn(view, victim))
        spots = (f"item-{NAMES[kind]}", f"rival-{victim}")
        return Choice(spots, label, group=say("group-attacks"))
    if t.ITEM <= action < t.TO:
        used = int(action >= t.ITEM_USED)
        kind = t.RED_DIE + action - t.ITEM_USED if used else action - t.ITEM
        naming = view.question == t.NAMING
        label = say("choice-take" if naming else "choice-sacrifice", what=names.token(kind))
        if used:
            label = say("choice-used", what=label)
        return Choice((slab.item_spot("loot" if naming else "item", kind, used),), label)
    if t.TO <= action < t.BEGIN:
        square = action - t.TO
        tile = square // t.CELLS
        if not layout.is_placed(view, tile):
            return Choice((), say("nothing"))
        label = say("choice-to", where=names.at(view, square), what=names.content(view, square))
        group = say("group-tile", tile=tile + 1, name=view.tile_names[tile])
        # On each tile first the squares that hold something.
        return Choice((names.square_spot(square),), label, group=group, rank=2 * tile + (view.board[square] == 0))
    if t.BEGIN <= action < t.FACE:
        return Choice((), say("choice-begin", who=names.pawn(view, action - t.BEGIN)))
    return Choice((), say("choice-pass"))


def meant_square(view: SingesView, square: int) -> int:
    """A click on a square: a step that way, a stop here, or a landing there."""
    if view.question in (t.GUIDED, t.MOVING):
        return t.TO + square
    if view.question == t.STEPPING:
        if square == view.path[-1]:
            return t.STOP
        for direction in range(4):
            if layout.neighbour(view, view.path[-1], direction) == square:
                return t.STEP + direction
        (x, y), (u, v) = layout.place(view, view.path[-1]), layout.place(view, square)
        if abs(u - x) + abs(v - y) > 1:
            return t.TO + square  # too far for one step
        if u != x:
            return t.STEP + (1 if u > x else 3)
        return t.STEP + (2 if v > y else 0)
    if view.question == t.TURNING:
        return t.TURN_KEY
    return t.ESCAPE if view.question == t.ESCAPING else t.STOP


def meant_item(view: SingesView, name: str) -> int:
    """A click on a token: using it."""
    used = name.endswith("-used")
    kind = NAMES.index(name.removesuffix("-used")) if name.removesuffix("-used") in NAMES else t.NONE
    if kind == t.NONE:
        return t.NONE
    if view.question in (t.SACRIFICING, t.NAMING):
        return t.ITEM_USED + kind - t.RED_DIE if used else t.ITEM + kind
    if kind < t.ARMS:
        return t.DECLARE + kind
    if kind < t.ARI:
        rival = (view.seat + 1) % view.seats
        return t.ATTACK + rival * t.ATTACKS + kind - t.PATROL
    if kind < t.DAENA:
        return t.HELP + (1 << kind - t.ARI)
    if kind <= t.KARUBI:
        return t.GUIDE + kind - t.DAENA
    if kind in (t.RED_DIE, t.YELLOW_DIE):
        return t.ROLL + 1 + kind - t.RED_DIE
    plain = {t.KILL_TOKEN: t.KILL, t.MOVE_TOKEN: t.MOVE, t.COMPASS_TOKEN: t.COMPASS}
    if kind == t.THIEF:
        return t.STEAL + (view.seat + 1) % view.seats * t.LOOTS + LOOT_NAMES.index("weapon")
    return plain.get(kind, t.NONE)


def hold_words(view: SingesView, i: int, lasting: str = "hold-turns") -> Message:
    kind, turns = view.holds[i + 1], view.holds[i + 2]
    if kind == HIDDEN:
        return say("hold-hidden")
    if not turns:
        return names.token(kind)
    return say(lasting, what=say("token-trap" if kind == t.TRAP else "token-ambush"), turns=turns)


def ending(view: SingesView) -> Message:
    """How the game ended, to the one who reads it."""
    if view.winner == t.NONE:
        return say(f"over-{('', 'quiet', 'rounds', 'dead')[view.reason]}")
    if view.seat == view.winner:
        return say("over-won")
    return say("over-escaped", who=names.pawn(view, view.winner))


# The position in words.


def told(view: SingesView) -> list[Message]:
    found = [say("tell-round", round=view.round, count=view.left)]
    for seat in range(view.seats):
        found.append(seat_told(view, seat))
        for i in board.holds_of(view, seat):
            found.append(say("tell-held", who=names.pawn(view, seat), what=hold_words(view, i)))
        if view.duty[seat] != t.NONE:
            found.append(say("tell-duty", who=names.pawn(view, seat), where=names.at(view, view.duty[seat])))
    if view.hand:
        kinds = [kind for kind in range(t.ITEMS) for _ in range(view.hand[kind])]
        found.append(say("tell-hand", hand=names.tokens(kinds)))
        found += around(view)
    found += map_told(view)
    luck, digits = view.pile
    found.append(say("tell-pile", luck=luck, digits=digits))
    for i in range(0, len(view.sights), 3):
        place, kind, count = view.sights[i : i + 3]
        where = say("tell-in-pile") if place == t.PILE else names.pawn(view, place)
        found.append(say("tell-known", where=where, what=names.token(kind), count=count))
    if view.question == t.OVER:
        for seat in range(view.seats):
            hand = view.shown[seat * t.ITEMS : seat * t.ITEMS + t.ITEMS]
            if hand[0] != HIDDEN:
                kinds = [kind for kind in range(t.ITEMS) for _ in range(hand[kind])]
                found.append(say("line-shown", who=names.pawn(view, seat), hand=names.tokens(kinds)))
    found.append(SingesFace().question(view))
    return found


def seat_told(view: SingesView, seat: int) -> Message:
    weapons, digits, luck = view.backs[seat * 3 : seat * 3 + 3]
    square = view.pawns[seat]
    return say(
        "tell-you" if seat == view.seat else "tell-seat",
        who=names.pawn(view, seat),
        where=names.at(view, square),
        tile=view.tile_names[square // t.CELLS],
        weapons=weapons,
        digits=digits,
        luck=luck,
        open=names.tokens(slab.open_types(view, seat)),
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
        x, y, rotation = view.places[tile * 3 : tile * 3 + 3]
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
            found.append(say("tell-missing", code=names.key(view, number), count=slab.missing(view, number)))
    live = [
        names.at(view, s)
        for tile in layout.placed_tiles(view)
        for s in layout.squares_of(view, tile)
        if layout.is_live(view, s)
    ]
    found.append(say("tell-live", where=names.joined(live)))
    return found
