"""The rules of Apagos, one section a question, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import CHANCE, CLOCK, FLAG, LEGAL, NOBODY
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.position import Position
from ludotheque.games.apagos.rules.view import ApagosView, look

SEATS: Final = [[0], [1]]  # shared lists for waiting_for
CHANCE_ONLY: Final = [CHANCE]
NO_ONE: Final[list[int]] = []

# The answers to each question, where they do not depend on the position.
ANSWERS: Final[list[list[int]]] = [
    [t.PICK + t.WHITE, t.PICK + t.BLACK],
    [t.DESIGNATE, t.DESIGNATE + 1],
    [],
    [t.CONFIRM],
    [t.KEEP, t.SWAP],
]

# The legal moves depend on nine facts only: a hole on each level, a ball of the mover on each but the lowest, a ball of
# either colour in reserve. What a code on a level adds to these facts, for a white mover and for a black one:
FACTS: Final = [
    [
        (1 << level) * int(code // 100 > code // 10 % 10 + code % 10)
        + (8 << level) * int(level > 0 and (code // 10 % 10 if mover == t.WHITE else code % 10) > 0)
        for level in range(t.LEVELS)
        for code in range(1000)
    ]
    for mover in (t.WHITE, t.BLACK)
]

# Each list of moves is judged once and kept.
KNOWN_MOVES: Final[list[list[int]]] = [[] for _ in range(1024)]


class Apagos(Position):
    """A game of Apagos that keeps its rules."""

    def begin(self) -> None:
        """Lay out the box and ask the first question (R3 to R5)."""
        self.lay_out()
        if self.colour_mode == t.CHOSEN or self.colour_mode == t.DRAWN:
            self.ask(t.COLOURS, 0)
        else:
            self.give_colours(self.colour_mode)

    def lay_out(self) -> None:
        """A bare ramp, all balls in the reserve."""
        self.waiting_for = NO_ONE
        self.words = ""
        self.ramp = [0, 0, 0, 0]
        self.squares = [t.NONE, t.NONE, t.NONE, t.NONE]
        self.reserve = self.balls[:]
        self.empty = 0
        self.colours = [t.NONE, t.NONE]
        self.setter = t.NONE
        self.starter = t.NONE
        self.winner = t.NONE
        self.reason = 0
        self.turn = 0

    def ask(self, question: int, seat: int) -> None:
        self.question = question
        self.turn = seat
        by_chance = (
            (question == t.COLOURS and self.colour_mode == t.DRAWN)
            or question == t.SETTER
            or (question == t.ARRANGING and self.setup_mode == t.RANDOM)
        )
        self.waiting_for = CHANCE_ONLY if by_chance else SEATS[seat]

    # One judge.

    def legal(self, seat: int) -> list[int]:
        if self.question == t.PLAYING and seat == self.turn:
            return self.moves()
        if seat == CLOCK:
            return [FLAG + other for other in self.waiting_for if other >= 0]
        if seat not in self.waiting_for:
            return NO_ONE
        if self.question == t.ARRANGING:
            return self.placements()
        return ANSWERS[self.question]

    def asides(self, seat: int) -> list[int]:
        found: list[int] = []
        if self.question == t.ARRANGING:
            for preset in range(len(self.presets) // 8):
                if self.why_not(seat, t.PRESET + preset) == LEGAL:
                    found.append(t.PRESET + preset)
        if self.why_not(seat, t.RESIGN) == LEGAL:
            found.append(t.RESIGN)
        return found

    def why_not(self, seat: int, action: int) -> str:
        if seat == CLOCK:
            # A33: only the clock of a seat that is asked runs.
            return LEGAL if action >= FLAG and action - FLAG in self.waiting_for else "A33"
        if self.question == t.OVER:
            return "R24"
        if action == t.RESIGN:
            return LEGAL if seat >= 0 and self.question >= t.SWAPPING else "R29"
        if self.question == t.PLAYING:
            return self.move_refusal(seat, action)
        if self.question == t.ARRANGING or self.question == t.CONFIRMING:
            return self.arrange_refusal(seat, action)
        if self.question == t.COLOURS:
            if action != t.PICK + t.WHITE and action != t.PICK + t.BLACK:
                return "R8"
            return LEGAL if seat in self.waiting_for else "R11"
        if self.question == t.SETTER:
            if action != t.DESIGNATE and action != t.DESIGNATE + 1:
                return "R8"
            return LEGAL if seat == CHANCE else "R5"
        if action != t.KEEP and action != t.SWAP:
            return "R8"
        return LEGAL if seat == self.turn else "R11"

    def weights(self) -> list[int]:
        # Every draw is even; an arrangement drawn square by square is uniform over the 384 (section 6).
        return [1] * len(self.legal(CHANCE))

    def apply(self, seat: int, action: int, words: str = "") -> None:
        self.words = words
        if action < t.MOVES and seat >= 0:
            if action < t.SLIDE:
                self.drop(seat, action >> 2, action & 3)
            else:
                self.slide(seat, t.SOURCES[action - t.SLIDE], t.TARGETS[action - t.SLIDE])
        elif seat == CLOCK:
            # A33: the other player wins, also while the colours are being chosen.
            self.end(1 - (action - FLAG), t.TIME)
        elif action == t.RESIGN:
            self.end(1 - seat, t.RESIGNED)
        elif self.question == t.COLOURS:
            self.give_colours(action - t.PICK)
        elif self.question == t.SETTER:
            self.designate(action - t.DESIGNATE)
        elif self.question == t.ARRANGING:
            self.arrange(seat, action)
        elif action == t.CONFIRM:
            self.confirm()
        else:
            self.answer_swap(action)

    # Colours and setter: R2, R5, O2, O3.

    def give_colours(self, colour: int) -> None:
        """Seat 0 plays the colour, seat 1 the other."""
        self.colours = [colour, 1 - colour]
        if self.journal is not None:
            self.note(t.COLOURED, 0, [colour])
            self.note(t.COLOURED, 1, [1 - colour])
        if self.setter_mode == t.DRAWN:
            self.ask(t.SETTER, 0)
        else:
            self.designate(self.setter_mode)

    def designate(self, setter: int) -> None:
        self.setter = setter
        self.starter = 1 - setter
        self.note(t.DESIGNATED, setter, [])
        if self.setup_mode == t.CLASSIC:
            self.lay(setter, 0)
            self.confirm()
        else:
            self.ask(t.ARRANGING, setter)

    # The ramp: R6 to R8, R10, O1.

    def arrange_refusal(self, seat: int, action: int) -> str:
        if t.PRESET <= action < t.PRESET + len(self.presets) // 8:
            if self.question != t.ARRANGING or self.setup_mode != t.FREE or self.next_level() > 0:
                return "R6-placed"
            return LEGAL if seat == self.setter else "R6-setter"
        if action == t.CONFIRM:
            if seat != self.setter:
                return "R6-setter"
            return LEGAL if self.question == t.CONFIRMING else "R6-incomplete"
        if action < t.PLACE or action >= t.PLACE + 10 * t.LEVELS:
            return "R8"
        if seat not in self.waiting_for:
            return "R6-setter"
        square = (action - t.PLACE) // 10
        if square in self.squares:
            return "R6-placed"
        holes = (action - t.PLACE) % 10
        if holes != self.faces[2 * square] and holes != self.faces[2 * square + 1]:
            return "R6-face"
        return LEGAL

    def placements(self) -> list[int]:
        """Every square that does not stand yet, with either face up."""
        found: list[int] = []
        for square in range(t.LEVELS):
            if square not in self.squares:
                one = self.faces[2 * square]
                other = self.faces[2 * square + 1]
                found.append(t.PLACE + square * 10 + min(one, other))
                found.append(t.PLACE + square * 10 + max(one, other))
        return found

    def arrange(self, seat: int, action: int) -> None:
        if action >= t.PRESET:
            self.lay(seat, action - t.PRESET)
        else:
            self.place(seat, (action - t.PLACE) // 10, (action - t.PLACE) % 10)
        if self.next_level() < t.LEVELS:
            return
        if self.setup_mode == t.RANDOM:
            self.confirm()
        else:
            self.ask(t.CONFIRMING, self.setter)

    def place(self, seat: int, square: int, holes: int) -> None:
        level = self.next_level()
        self.squares[level] = square
        self.ramp[level] = holes * t.HOLES
        self.empty += holes
        if self.journal is not None:
            self.note(t.PLACED, seat, [level, square, holes])

    def lay(self, seat: int, preset: int) -> None:
        """Put the four squares of a ready-made ramp."""
        for level in range(t.LEVELS):
            self.place(seat, self.presets[preset * 8 + level * 2], self.presets[preset * 8 + level * 2 + 1])

    def confirm(self) -> None:
        """The arrangement is final: the starter swaps or moves (R8, R9)."""
        if self.journal is not None:
            stand: list[int] = []
            for level in range(t.LEVELS):
                stand += [self.squares[level], self.holes_on(level)]
            self.note(t.CONFIRMED, self.setter, stand)
        self.ask(t.SWAPPING if self.swap else t.PLAYING, self.starter)

    def answer_swap(self, action: int) -> None:
        """R9: only the first turn changes hands; the labels of setter and starter stay (A35)."""
        self.note(t.SWAPPED if action == t.SWAP else t.KEPT, self.turn, [])
        self.ask(t.PLAYING, self.setter if action == t.SWAP else self.starter)

    # Turns: R11 to R23.

    def moves(self) -> list[int]:
        """The legal moves of the player to move."""
        ramp = self.ramp
        told = FACTS[self.colours[self.turn]]
        facts = told[ramp[0]] + told[1000 + ramp[1]] + told[2000 + ramp[2]] + told[3000 + ramp[3]]
        if self.reserve[0] > 0:
            facts += 128
        if self.reserve[1] > 0:
            facts += 256
        known = KNOWN_MOVES[facts]
        if not known:
            known = [action for action in range(t.MOVES) if self.move_refusal(self.turn, action) == LEGAL]
            KNOWN_MOVES[facts] = known
        return known

    def move_refusal(self, seat: int, action: int) -> str:
        """The first reason in the order of A37."""
        if action < 0 or action >= t.UPWARD + 16:
            return "R8"
        if seat != self.turn:
            return "R11"
        if action == t.PASS:
            return "R12"
        if action == t.OFF_RAMP:
            return "R4"
        if action < t.SLIDE:
            if self.reserve[action >> 2] == 0:
                return "R13"
            return LEGAL if self.free_holes(action & 3) > 0 else "R14"
        if action < t.MOVES:
            source = t.SOURCES[action - t.SLIDE]
            target = t.TARGETS[action - t.SLIDE]
        else:
            source = (action - t.UPWARD) >> 2
            target = (action - t.UPWARD) & 3
            if target < source:
                return "R8"  # a slide down has a number of its own
        if self.balls_on(source, self.colours[seat]) == 0:
            # A square alone, without a ball of one's own: whoever points at its hole wants to drop one there.
            return "R13-first" if source == target and self.free_holes(source) > 0 else "R19"
        if source == target and source == 0:
            return "R20-lowest"
        if source == target and not self.has_hole_below(source):
            return "R20-nowhere"
        if target >= source:
            return "R20-upward"
        return LEGAL if self.free_holes(target) > 0 else "R20-full"

    def has_hole_below(self, source: int) -> bool:
        for level in range(source):
            if self.free_holes(level) > 0:
                return True
        return False

    def drop(self, seat: int, colour: int, level: int) -> None:
        """R13 to R18: a ball of either colour, and its square climbs."""
        ramp = self.ramp
        before = ramp[level]
        code = before + t.BALL[colour]
        self.reserve[colour] -= 1
        self.empty -= 1
        if self.journal is not None:
            self.note(t.DROPPED, seat, [self.colours[seat], colour, level, before])
        if level < t.TOP:
            # R16: it changes places with the square above, whatever that one carries.
            squares = self.squares
            above = squares[level + 1]
            ramp[level] = ramp[level + 1]
            ramp[level + 1] = code
            squares[level + 1] = squares[level]
            squares[level] = above
        else:
            ramp[level] = code
        if self.empty == 0:
            # R24, R25: the last square has climbed before the result is read.
            self.end(self.majority(), t.MAJORITY)
        else:
            self.turn = 1 - seat
            self.waiting_for = SEATS[1 - seat]

    def slide(self, seat: int, source: int, target: int) -> None:
        """R19 to R22: one of the mover's balls goes down, no square moves."""
        colour = self.colours[seat]
        self.ramp[source] -= t.BALL[colour]
        self.ramp[target] += t.BALL[colour]
        if self.journal is not None:
            self.note(t.SLID, seat, [colour, source, target])
        self.turn = 1 - seat
        self.waiting_for = SEATS[1 - seat]

    # End and result: R24 to R27, R29.

    def majority(self) -> int:
        """R26: the seat with more balls of its colour on the highest square; R27: DRAW."""
        white = self.balls_on(t.TOP, t.WHITE)
        black = self.balls_on(t.TOP, t.BLACK)
        if white == black:
            return t.DRAW
        return 0 if self.colours[0] == (t.WHITE if white > black else t.BLACK) else 1

    def end(self, winner: int, reason: int) -> None:
        self.winner = winner
        self.reason = reason
        self.turn = 0
        self.question = t.OVER
        self.waiting_for = NO_ONE
        if self.journal is not None:
            top = [self.balls_on(t.TOP, t.WHITE), self.balls_on(t.TOP, t.BLACK)]
            self.note(t.ENDED, NOBODY, [winner, self.result(), reason, *top])

    def ranks(self) -> list[int]:
        if self.winner == t.DRAW:
            return [1, 1]
        return [1, 2] if self.winner == 0 else [2, 1]

    def copy(self) -> Apagos:
        twin = Apagos()
        self.fill(twin)
        return twin

    def view(self, seat: int) -> ApagosView:
        return look(self, seat)
