"""Chapter 2 a, the optional action: skip, place, or begin to move (R15; DP2, DP3 and DP5 as one question)."""

from __future__ import annotations

from ludotheque.core.state import LEGAL
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.moving import add_first_steps, first_step_refusal
from ludotheque.games.apaches.rules.placing import has_force, place_refusal
from ludotheque.games.apaches.rules.position import DISTRICTS_OF, NOTHING, Position
from ludotheque.games.apaches.rules.staging import Staging, stage


class Acting(Staging):
    """Skip, a district to place in, or the first step of a move."""

    def candidates(self, position: Position) -> list[int]:
        seat = position.actor
        crews = position.crews
        reserve = position.reserves[seat]
        taken = position.taken_numbers(seat)
        found = [t.SKIP]
        if reserve > 0:
            for district in DISTRICTS_OF[position.active]:
                if has_force(reserve, crews[district * t.SEATS + seat], taken[district]):
                    found.append(t.PLACE + district)
        add_first_steps(position, seat, taken, found)
        return found

    def refusal(self, position: Position, action: int) -> str:
        if action == t.SKIP:
            return LEGAL
        if t.PLACE <= action < t.PLACE + t.DISTRICTS:
            return place_refusal(position, action - t.PLACE)
        if t.is_step(action):
            return first_step_refusal(position, action)
        return "R23-time" if t.is_bail(action) else "R15"

    def answer(self, position: Position, action: int) -> None:
        if action == t.SKIP:
            stage(position, t.SKIPPED, NOTHING)
        elif t.is_step(action):
            position.staged_kind = t.MOVED
            position.staged = [action]
            position.question = t.STEPPING
        else:
            position.staged_kind = t.PLACED
            position.staged = [action - t.PLACE]
            position.question = t.FORCING
