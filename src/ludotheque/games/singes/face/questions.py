"""What is asked, in names."""

from __future__ import annotations

from ludotheque.core.face import Message, say
from ludotheque.core.state import CHANCE
from ludotheque.games.singes.face import holdings, layout, names, pieces, scores
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView
from ludotheque.games.singes.text.names import QUESTIONS, REASONS


def question(view: SingesView) -> Message:
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
        return say("question-escaping", code=names.key(view, number), missing=holdings.missing(view, number))
    if view.question == t.DEFENDING:
        strength = view.holds[view.holds_of(view.seat)[0] + t.TOKEN] - t.PATROL + 1
        return say("question-defending", strength=strength, least=strength + 1)
    if view.question == t.ROTATING:
        return say("question-rotating", tile=view.tile + 1, name=view.tile_names[view.tile])
    return say(f"question-{name}")


def walking(view: SingesView) -> Message:
    """How far one may still go, or why no further (R28, R30)."""
    left = view.total - len(view.path) + 1
    if left and view.legal == [t.STOP]:
        there = view.board[view.path[-1]]
        is_ape = there >= t.APE or there in (t.MARK_Z, t.MARK_G)
        if is_ape and len(view.path) > 1:
            return say("question-stepping-ape")
        if len(view.path) > 1 and layout.is_stop_square(view, view.path[-1]):
            return say("question-stepping-end", what=names.content(view, view.path[-1]))
        return say("question-stepping-stuck")
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
    _, digits, luck = ((count + view.rounding) // 2 for count in view.backs_of(view.seat))
    return say("question-trapped", luck=luck, digits=digits)


def ending(view: SingesView) -> Message:
    """How the game ended, to the one who reads it."""
    if view.winner == t.NONE:
        return say(f"over-{REASONS[view.reason]}", nearest=nearest(view))
    if view.seat == view.winner:
        return say("over-won")
    return say("over-escaped", who=names.pawn(view, view.winner))


def nearest(view: SingesView) -> Message:
    """Whom the night ranks first (R84)."""
    least, *most = [score.values for score in scores.scores(view)]
    merits = [(-least[seat], *(values[seat] for values in most)) for seat in range(view.seats)]
    first = [seat for seat in range(view.seats) if merits[seat] == max(merits)]
    if first == [view.seat]:
        return say("nearest-you")
    who = names.joined([names.pawn(view, seat) for seat in first])
    return say("nearest-one" if len(first) == 1 else "nearest-several", who=who)
