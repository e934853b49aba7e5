"""Chapter 6, the two districts without planques, which resolve last: R27, R37, R38."""

from __future__ import annotations

from ludotheque.core.state import LEGAL, NOBODY
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.end_of_round import close_round
from ludotheque.games.apaches.rules.gains_and_losses import award, report, resolve_planques
from ludotheque.games.apaches.rules.position import NOTHING, Position
from ludotheque.games.apaches.rules.question import Question


def resolve(position: Position) -> None:
    """R27: districts 1 to 7, then 8, whose token is drawn, then 9."""
    position.note(t.RESOLVING, NOBODY, [position.round])
    resolve_planques(position)
    leader = position.leader(t.BOURGEOIS)
    if leader != t.NONE and position.tokens_left(t.BURGHER) + position.tokens_left(t.POLICEMAN) > 0:
        position.draw(t.MUGGING, leader)
    else:
        report(position, t.BOURGEOIS, t.NONE, t.NONE, 0, 0)
        resolve_fence(position)


class Mugging(Question):
    """Which token the leader of district 8 takes: a draw, for the eyes of its taker alone (R37)."""

    def candidates(self, position: Position) -> list[int]:
        return [t.TOKEN + kind for kind in range(t.TOKEN_KINDS) if position.tokens_left(kind) > 0]

    def refusal(self, position: Position, action: int) -> str:
        kind = action - t.TOKEN
        if kind not in (t.BURGHER, t.POLICEMAN):
            return "R37"
        return LEGAL if position.tokens_left(kind) > 0 else "R37"

    def answer(self, position: Position, action: int) -> None:
        kind = action - t.TOKEN
        seat = position.actor
        position.tokens[t.token_at(seat, kind)] += 1
        report(position, t.BOURGEOIS, seat, t.NONE, 0, 0)
        position.whisper(t.MUGGED, seat, NOTHING, [kind], 1 << seat)
        resolve_fence(position)

    def weights(self, position: Position) -> list[int]:
        counts = [position.tokens_left(kind) for kind in range(t.TOKEN_KINDS)]
        return [left for left in counts if left > 0]


def resolve_fence(position: Position) -> None:
    """R38: so much a burglary, and a recruit even without any; then the round is over."""
    winner = position.leader(t.FENCE)
    amount = 0
    recruits = 0
    if winner != t.NONE:
        # O2 `own`: only those of the fence's own gang.
        burglaries = position.burglaries[winner] if position.fence_scope else sum(position.burglaries)
        amount = burglaries * position.amounts[t.FENCE_PAY]
        recruits = position.amounts[t.FENCE_RECRUITS]
        if amount > 0:
            position.pay(winner, amount, t.FENCED)
        award(position, winner, recruits)
    report(position, t.FENCE, winner, t.NONE, amount, recruits)
    close_round(position)
