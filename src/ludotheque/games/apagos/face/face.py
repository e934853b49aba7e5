"""How Apagos speaks: its questions, choices, log and refusals, and what a click means."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludotheque.core.face import Badge, Choice, Face, Fact, Line, Message, Tongue, say
from ludotheque.core.state import CHANCE, Event
from ludotheque.games.apagos.face import board
from ludotheque.games.apagos.game import GAME
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.view import ApagosView

COLOUR: Final = ("white", "black")
NAMES: Final = (say("colour-white"), say("colour-black"))
TRAYS: Final = ("tray-white", "tray-black")
LEVEL_SPOTS: Final = ("level-1", "level-2", "level-3", "level-4")
GROUPS: Final = (say("group-white"), say("group-black"), say("group-slide"))
REASON: Final = {t.MAJORITY: "majority", t.RESIGNED: "resign"}  # else time
ROLES: Final = tuple(Fact(say("fact-role"), say(role)) for role in ("fact-starter", "fact-setter"))
ON_TOP: Final = say("fact-top")
ON_RAMP: Final = say("fact-ramp")
RESIGNING: Final = Choice((), say("choice-resign"))

# The ready-made ramps of our own box have names; those of another box are told by their holes.
KNOWN_RAMPS: Final = {tuple(GAME.box.presets[8 * i : 8 * i + 8]): name for i, name in enumerate(GAME.box.preset_names)}

# Without a letter: that of one colour in one language is that of the other in another ("blanc", "black").
BADGES: Final = (
    Badge(NAMES[t.WHITE], "", "#fffdf7", "circle"),
    Badge(NAMES[t.BLACK], "", "#22242b", "diamond"),
)


class ApagosFace(Face[ApagosView]):
    """The face of Apagos; nothing is hidden, so it shows the same board to all."""

    accent = "#b0722a"  # beech in lamplight
    same_for_all = True  # R28

    def question(self, view: ApagosView) -> Message:
        if view.question == t.OVER:
            return ending(view)
        yours = view.seat in view.waiting_for
        drawn = CHANCE in view.waiting_for
        if view.question == t.COLOURS:
            return say("question-colours-drawn" if drawn else f"question-colours-{side(yours)}")
        if view.question == t.SETTER:
            return say("question-setter-drawn")
        if view.question == t.ARRANGING and drawn:
            return say("question-ramp-drawn")
        mover = NAMES[view.colours[view.turn]]
        if view.question == t.ARRANGING:
            return say(f"question-arrange-{side(yours)}", mover=mover, level=view.squares.index(t.NONE) + 1)
        if view.question == t.CONFIRMING:
            return say(f"question-confirm-{side(yours)}", mover=mover, holes=holes_up(view))
        if view.question == t.SWAPPING:
            return say(f"question-swap-{side(yours)}", mover=mover)
        if not yours:
            return say("question-move-other", mover=mover)
        return say("question-move-yours" if view.legal[-1] >= t.SLIDE else "question-drop-yours", mover=mover)

    def choice(self, view: ApagosView, action: int) -> Choice:
        if action < t.SLIDE:
            return drop_choice(action >> 2, action & 3, view.ramp[action & 3] // t.HOLES)
        if action < t.MOVES:
            source, target = t.SOURCES[action - t.SLIDE], t.TARGETS[action - t.SLIDE]
            return slide_choice(source, target, view.ramp[source] // t.HOLES, view.ramp[target] // t.HOLES)
        if action == t.RESIGN:
            return RESIGNING
        if t.PICK <= action <= t.PICK + t.BLACK:
            return Choice((TRAYS[action - t.PICK],), say(f"choice-pick-{COLOUR[action - t.PICK]}"))
        if t.PLACE <= action < t.CONFIRM:
            letter, holes = board.SQUARES[(action - t.PLACE) // 10], (action - t.PLACE) % 10
            level = view.squares.index(t.NONE) + 1
            label = say("choice-place", square=letter, holes=holes, level=level)
            return Choice((f"face-{letter}-{holes}",), label)
        if t.PRESET <= action < t.RESIGN:
            return Choice((), preset_name(view, action - t.PRESET), group=say("group-presets"))
        if action >= t.DESIGNATE:
            return Choice((), say("choice-setter", seat=action - t.DESIGNATE + 1))
        name = {t.CONFIRM: "confirm", t.KEEP: "keep", t.SWAP: "swap"}[action]
        return Choice((name,), say(f"choice-{name}"))

    def line(self, view: ApagosView, event: Event) -> Line | None:
        shown = event.shown
        if event.kind == t.DROPPED:
            mover, colour, level, before = shown
            place = "top" if level == t.TOP else "climb"
            message = say(
                f"line-drop-{COLOUR[colour]}-{place}",
                mover=NAMES[mover],
                level=level + 1,
                above=level + 2,
                holes=before // t.HOLES,
            )
            return Line(message, (TRAYS[colour], *LEVEL_SPOTS[level : level + 2]), opens_turn=True)
        if event.kind == t.SLID:
            mover, source, target = shown
            message = say("line-slide", mover=NAMES[mover], source=source + 1, target=target + 1)
            return Line(message, (LEVEL_SPOTS[source], LEVEL_SPOTS[target]), opens_turn=True)
        if event.kind == t.ENDED:
            message = result("line", shown[0], shown[1], shown[2], shown[3], shown[4])
            return Line(message, (LEVEL_SPOTS[t.TOP],), opens_turn=True)
        if event.kind == t.COLOURED:
            return Line(say(f"line-colour-{COLOUR[shown[0]]}", seat=event.seat + 1))
        if event.kind == t.DESIGNATED:
            return Line(say("line-setter", seat=event.seat + 1, other=2 - event.seat), opens_turn=True)
        if event.kind == t.PLACED:
            level, square, holes = shown
            message = say("line-placed", level=level + 1, square=board.SQUARES[square], holes=holes)
            return Line(message, (LEVEL_SPOTS[level],))
        if event.kind == t.CONFIRMED:
            counts = shown[1::2]
            return Line(say("line-confirmed", ramp=" ".join(map(str, counts)), holes=sum(counts)), LEVEL_SPOTS)
        if event.kind == t.KEPT or event.kind == t.SWAPPED:
            return Line(
                say("line-kept" if event.kind == t.KEPT else "line-swapped", seat=event.seat + 1), opens_turn=True
            )
        return None

    def badge(self, view: ApagosView, seat: int) -> Badge:
        if view.colours[seat] == t.NONE:
            return Badge(player_name(seat, t.NONE), str(seat + 1), "#c99c65", "hexagon")
        return BADGES[view.colours[seat]]

    def facts(self, view: ApagosView, seat: int) -> list[Fact]:
        found: list[Fact] = []
        if view.setter != t.NONE:
            found.append(ROLES[seat == view.setter])
        if view.question >= t.PLAYING and view.colours[seat] != t.NONE:
            colour = view.colours[seat]
            counts = [code // 10 % 10 if colour == t.WHITE else code % 10 for code in view.ramp]
            found.append(Fact(ON_TOP, counts[t.TOP]))
            found.append(Fact(ON_RAMP, sum(counts)))
        return found

    def draw(self, view: ApagosView, tongue: Tongue) -> str:
        return board.draw(view, tongue)

    def ghost(self, view: ApagosView, action: int) -> str:
        return board.ghost(view, action)

    def meant(self, view: ApagosView, spots: tuple[str, ...]) -> int:
        if len(spots) == 1 and spots[0].startswith("face-"):
            return t.PLACE + board.SQUARES.index(spots[0][5]) * 10 + int(spots[0][7:])
        if len(spots) == 1 and spots[0] in ("confirm", "keep", "swap"):
            return {"confirm": t.CONFIRM, "keep": t.KEEP, "swap": t.SWAP}[spots[0]]
        levels = [LEVEL_SPOTS.index(name) for name in spots if name in LEVEL_SPOTS]
        if not spots or len(spots) > 2 or len(levels) + (spots[0] in TRAYS) < len(spots):
            return -1
        if spots[0] in TRAYS:
            colour = TRAYS.index(spots[0])
            if view.question == t.COLOURS:
                return t.PICK + colour
            return colour * t.LEVELS + (levels[0] if levels else first_open(view))
        if view.question == t.ARRANGING:
            # A level says which place comes next, not which square: the ramp is not complete.
            return t.CONFIRM
        source = levels[0]
        target = levels[-1]
        for i in range(t.MOVES - t.SLIDE):
            if t.SOURCES[i] == source and t.TARGETS[i] == target:
                return t.SLIDE + i
        return t.UPWARD + source * t.LEVELS + target

    def sketch(self, view: ApagosView) -> str:
        """The ramp, the highest square first: W and B are balls, a dot is an empty hole."""
        rows = []
        for level in reversed(range(t.LEVELS)):
            code = view.ramp[level]
            white, black = code // 10 % 10, code % 10
            holes = "W" * white + "B" * black + "." * (code // t.HOLES - white - black)
            square = f"( {' '.join(holes)} )" if code else "( )"
            rows.append(f"{level + 1} {'      ' * level}{square}")
        rows.append(f"  W x {view.reserve[t.WHITE]}   B x {view.reserve[t.BLACK]}")
        return "\n".join(rows)

    def tell(self, view: ApagosView) -> list[Message]:
        told: list[Message] = []
        if view.colours[0] != t.NONE:
            told.append(say("tell-colours", first=NAMES[view.colours[0]], second=NAMES[view.colours[1]]))
        if view.seat >= 0 and view.colours[view.seat] != t.NONE:
            told.append(say("tell-you", colour=NAMES[view.colours[view.seat]]))
        for level in reversed(range(t.LEVELS)):
            told.append(level_told(view, level))
        if view.question <= t.ARRANGING:
            for square in range(t.LEVELS):
                if square not in view.squares:
                    one, two = view.faces[2 * square : 2 * square + 2]
                    told.append(say("tell-waiting", square=board.SQUARES[square], one=one, two=two))
        told.append(say("tell-reserve", white=view.reserve[t.WHITE], black=view.reserve[t.BLACK]))
        if view.question >= t.PLAYING:
            if holes_up(view):
                told.append(say("holes-left", empty=view.empty, holes=holes_up(view)))
                told.append(leader(view))
        elif view.question >= t.ARRANGING and (holes := holes_up(view)):
            told.append(say("tell-total", holes=holes, balls=sum(view.balls) - holes))
        told.append(self.question(view))
        return told


def side(yours: bool) -> str:
    return "yours" if yours else "other"


def holes_up(view: ApagosView) -> int:
    """N: the holes of all faces that are up."""
    return sum(code // t.HOLES for code in view.ramp)


def first_open(view: ApagosView) -> int:
    """The lowest level with an empty hole."""
    for level, code in enumerate(view.ramp):
        if code // t.HOLES > code // 10 % 10 + code % 10:
            return level
    return 0


@lru_cache(maxsize=512)
def drop_choice(colour: int, level: int, holes: int) -> Choice:
    place = "top" if level == t.TOP else "climb"
    label = say(f"choice-drop-{COLOUR[colour]}-{place}", level=level + 1, above=level + 2, holes=holes)
    return Choice((TRAYS[colour], LEVEL_SPOTS[level]), label, group=GROUPS[colour])


@lru_cache(maxsize=512)
def slide_choice(source: int, target: int, given: int, taken: int) -> Choice:
    label = say("choice-slide", source=source + 1, target=target + 1, given=given, taken=taken)
    return Choice((LEVEL_SPOTS[source], LEVEL_SPOTS[target]), label, group=GROUPS[2])


def preset_name(view: ApagosView, preset: int) -> Message:
    ramp = tuple(view.presets[8 * preset : 8 * preset + 8])
    counts = " ".join(map(str, ramp[1::2]))
    if ramp in KNOWN_RAMPS:
        return say("choice-preset", name=say(f"preset-{KNOWN_RAMPS[ramp]}"), ramp=counts)
    return say("choice-preset-other", number=preset + 1, ramp=counts)


def level_told(view: ApagosView, level: int) -> Message:
    code = view.ramp[level]
    if code == 0:
        return say("spot-bare", level=level + 1)
    key = "tell-top" if level == t.TOP else "tell-level"
    return say(
        key,
        level=level + 1,
        square=board.SQUARES[view.squares[level]],
        holes=code // t.HOLES,
        white=code // 10 % 10,
        black=code % 10,
        free=code // t.HOLES - code // 10 % 10 - code % 10,
    )


def player_name(seat: int, colour: int) -> Message:
    """The colour of a player, or the seat before the colours are given."""
    return say("colour-none", seat=seat + 1) if colour == t.NONE else NAMES[colour]


def leader(view: ApagosView) -> Message:
    """Who leads on the highest square now."""
    white, black = view.ramp[t.TOP] // 10 % 10, view.ramp[t.TOP] % 10
    if white == black:
        return say("tell-level-score", count=white)
    return say(
        "tell-leads",
        leader=NAMES[t.WHITE if white > black else t.BLACK],
        most=max(white, black),
        least=min(white, black),
    )


def ending(view: ApagosView) -> Message:
    """How the game ended, to the one who reads it."""
    white, black = view.ramp[t.TOP] // 10 % 10, view.ramp[t.TOP] % 10
    if view.seat < 0 or view.winner == t.DRAW:
        colour = t.NONE if view.winner == t.DRAW else view.colours[view.winner]
        return result("over", view.winner, colour, view.reason, white, black)
    verdict = "won" if view.winner == view.seat else "lost"
    own, other = (white, black) if view.colours[view.seat] == t.WHITE else (black, white)
    return say(f"{verdict}-{REASON.get(view.reason, 'time')}", mine=own, theirs=other)


def result(place: str, winner: int, colour: int, reason: int, white: int, black: int) -> Message:
    """How the game ended, to all: the seat that has won and its colour."""
    if winner == t.DRAW:
        return say(f"{place}-draw-majority", white=white, black=black)
    loser = player_name(1 - winner, t.NONE if colour == t.NONE else 1 - colour)
    key = f"{place}-{REASON.get(reason, 'time')}"
    return say(key, winner=player_name(winner, colour), loser=loser, white=white, black=black)
