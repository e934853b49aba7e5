"""Hold-ups: patrols and ambushes under a rival's pawn, and whatever eats a turn (3.10, 3.12: R59, R60, R67 to R71)."""

from __future__ import annotations

from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.luck import lose, lost_type, used_colour, ways_to_lose
from ludotheque.games.singes.rules.memory import end_hold, everybody, learn, pass_on, turn_up
from ludotheque.games.singes.rules.moves import die_refusal, roll
from ludotheque.games.singes.rules.position import Position
from ludotheque.games.singes.rules.question import Draw, Question, Roll, ask


def attack(p: Position, seat: int, victim: int, kind: int) -> None:
    """R59, R60: a token goes face down under a rival's pawn; all know that it is one of those that attack."""
    pass_on(p, seat, t.HOLD + len(p.holds) // t.HOLD_ROW, kind, 0)
    p.hands[seat * t.ITEMS + kind] -= 1
    p.holds += [victim, kind, 0, 0]
    p.whisper(t.ATTACKED, seat, [victim], [kind], 1 << seat)
    p.question = t.ENDING


def suffer(p: Position, row: int) -> None:
    """R67: the oldest hold-up of the player eats this turn."""
    kind = p.holds[row + t.TOKEN]
    if kind == t.TRAP:
        skip(p, row)
        if p.holds[row + t.TURNS] == 0:
            # R68: the trap goes to the START pile, which all see.
            p.pile[t.TRAP] += 1
            learn(p, everybody(p), t.PILE, t.TRAP)
            end_hold(p, row)
        p.question = t.ENDING
    elif kind >= t.AMBUSH:
        if p.holds[row + t.TURNS] == 0:
            p.holds[row + t.TURNS] = kind - t.AMBUSH + 1
            turn_up(p, row)
            p.note(t.AMBUSHED, p.turn, [kind])
        skip(p, row)
        if p.holds[row + t.TURNS] == 0:
            p.removed[kind] += 1
            p.stirred = 1
            end_hold(p, row)
        p.question = t.ENDING
    else:
        turn_up(p, row)
        p.note(t.PATROLLED, p.turn, [kind])
        ask(p, t.DEFENDING)


def skip(p: Position, row: int) -> None:
    p.holds[row + t.TURNS] -= 1
    p.note(t.SKIPPED, p.turn, [p.holds[row + t.TOKEN], p.holds[row + t.TURNS]])


class Defending(Question):
    """D16: a die against a patrol, and nothing else (R70)."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return [t.ROLL, t.ROLL + 1, t.ROLL + 2]

    def refusal(self, p: Position, seat: int, action: int) -> str:
        if t.ROLL <= action <= t.ROLL + t.YELLOW:
            return die_refusal(p, seat, action - t.ROLL)
        return "R70"

    def answer(self, p: Position, seat: int, action: int) -> None:
        roll(p, seat, action - t.ROLL, t.ROLL_PATROL)


class PatrolRoll(Roll):
    """R70, R71: the patrol is gone whatever happens; equal or lower costs a token."""

    def show(self, p: Position, face: int) -> None:
        seat = p.turn
        row = p.oldest_hold(seat)
        kind = p.holds[row + t.TOKEN]
        end_hold(p, row)
        p.removed[kind] += 1
        p.stirred = 1
        strength = kind - t.PATROL + 1
        p.note(t.DEFENDED, seat, [strength, face])
        if face <= strength and p.backs(seat, t.LUCK_BACK) + p.backs(seat, t.DIGIT_BACK) > 0:
            ask(p, t.DRAW_CONFISCATION)
        else:
            p.question = t.ENDING


class Confiscation(Draw):
    """R71: a token out of all luck tokens and digits of the victim."""

    def first(self, p: Position) -> int:
        return t.DRAW + t.FIRST_TYPE[t.DIGIT_BACK]

    def end(self, p: Position) -> int:
        return t.TILE

    def ways(self, p: Position, outcome: int) -> int:
        return ways_to_lose(p, p.turn, outcome)

    def answer(self, p: Position, seat: int, action: int) -> None:
        kind = lost_type(action)
        in_use = action >= t.DRAW_USED
        lose(p, p.turn, kind, in_use)
        back = t.LUCK_BACK if kind > t.JOKER else t.DIGIT_BACK
        p.whisper(t.CONFISCATED, p.turn, [back, used_colour(kind, in_use)], [kind], 1 << p.turn)
        p.question = t.ENDING
