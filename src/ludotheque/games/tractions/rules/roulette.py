"""Russian roulette (R157 to R160)."""

from __future__ import annotations

from ludotheque.core.agenda import ask, first, second, set_first, set_second, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.combat import begin_round, rivals
from ludotheque.games.tractions.rules.men import fall, tell_all
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.question import Draw, Question


class Duelling(Question):
    """R157: a champion, and whom he challenges."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.PAWN + man for man in range(t.MEN)]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        if action < t.PAWN or action >= t.PAWN + t.MEN or (action - t.PAWN) not in p.engaged:
            return "R157"
        other = (action - t.PAWN) // t.CREW
        if first(p.agenda) == t.NONE:
            return LEGAL if other == gang else "R157"
        if not rivals(p, gang) >> other & 1:
            return "R157"
        return "R158" if p.dared >> other & 1 else LEGAL

    def answer(self, p: Position, gang: int, action: int) -> None:
        man = action - t.PAWN
        champion = first(p.agenda)
        if champion == t.NONE:
            set_first(p.agenda, man)
            return
        settle(p.agenda)
        tell_all(p, t.DUEL_PROPOSED, gang, [champion, man])
        ask(p.agenda, t.DUEL_ANSWERING, 1 << (man // t.CREW), champion, man)


class DuelAnswering(Question):
    """R158: the challenged gang accepts or not."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.NO, t.YES]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        return LEGAL if action in (t.YES, t.NO) else "R158"

    def answer(self, p: Position, gang: int, action: int) -> None:
        champion = first(p.agenda)
        man = second(p.agenda)
        settle(p.agenda)
        tell_all(p, t.DUEL_SAID, gang, [int(action == t.YES)])
        p.opening = t.FREE
        if action == t.YES:
            p.passes = 0
            ask(p.agenda, t.ROLLING, 0, champion, man)
        else:
            p.dared |= 1 << gang


class Rolling(Draw):
    """R159: in turn, until somebody rolls a 1."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.DIE + 1, t.DIE + 2, t.DIE + 3, t.DIE + 4, t.DIE + 5, t.DIE + 6]

    def answer(self, p: Position, gang: int, action: int) -> None:
        man = first(p.agenda)
        other = second(p.agenda)
        tell_all(p, t.ROLLED, man // t.CREW, [man, action - t.DIE])
        if action != t.DIE + 1:
            set_first(p.agenda, other)
            set_second(p.agenda, man)
            return
        settle(p.agenda)
        tell_all(p, t.FELL, man // t.CREW, [man])
        fall(p, man, 1 << (other // t.CREW))
        begin_round(p)
