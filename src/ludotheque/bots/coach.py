"""A player who plays what the coach of a solved game says."""

from __future__ import annotations

from random import Random

from ludotheque.bots.bot import Bot
from ludotheque.core.coach import Coach, rank
from ludotheque.core.state import View


class CoachBot(Bot):
    """Plays what the coach says, but errs at a stated rate, and then sets up the board anyhow."""

    def __init__(self, coach: Coach, error_rate: float, rng: Random) -> None:
        self.coach = coach
        self.error_rate = error_rate
        self.rng = rng

    def choose(self, view: View) -> int:
        if self.error_rate and self.coach.is_arranging(view):
            return self.rng.choice(view.legal)
        verdicts = self.coach.verdicts(view)
        if verdicts and self.rng.random() < self.error_rate:
            best = max(rank(verdict) for verdict in verdicts.values())
            worse = [action for action, verdict in verdicts.items() if rank(verdict) < best]
            if worse:
                return self.rng.choice(worse)
        return self.coach.answer(view, self.rng)
