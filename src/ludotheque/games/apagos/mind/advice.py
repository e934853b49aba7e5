"""What a player of Apagos looks at: the top square, and the squares that can still reach it."""

from __future__ import annotations

from random import Random
from typing import Final

from ludotheque.core.advice import Advice, Reason
from ludotheque.core.state import Game
from ludotheque.games.apagos.mind import reasons
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.judge import Apagos
from ludotheque.games.apagos.rules.view import ApagosView

WIN: Final = 1_000_000
DEPTH: Final = 2  # moves a greedy player looks ahead, its own included


class ApagosAdvice(Advice[Apagos, ApagosView]):
    """Majorities weighed by how likely their square is to end on top."""

    has_dice = False

    def worth(self, state: Apagos, seat: int) -> int:
        mine = state.colours[seat]
        if state.question == t.OVER:
            if state.winner == t.DRAW:
                return 0
            return WIN if state.winner == seat else -WIN
        total = 0
        for level in range(t.LEVELS):
            lead = state.balls_on(level, mine) - state.balls_on(level, 1 - mine)
            free = state.free_holes(level)
            # A full square below the top rises no more; an open one needs a drop a level.
            if level == t.TOP:
                total += lead * (40 if free == 0 else 24)
            elif free >= t.TOP - level:
                total += lead * (6 + 4 * level)
        # A transfer in hand is a waiting move, and passing is forbidden.
        total += 3 * (spare_slides(state, mine) - spare_slides(state, 1 - mine))
        return total

    def choose(self, game: Game[Apagos, ApagosView], view: ApagosView, rng: Random) -> int:
        state = game.determinise(view, rng)
        if view.asides and view.asides[0] == t.PRESET:
            return t.PRESET + int(rng.random() * (len(view.presets) // t.PRESET_WIDTH))
        if view.question <= t.ARRANGING or len(view.legal) == 1:
            return view.legal[int(rng.random() * len(view.legal))]
        best: list[int] = []
        highest = 0
        for action in view.legal:
            twin = state.copy()
            twin.apply(view.seat, action)
            value = self.after(twin, view.seat, DEPTH - 1)
            if not best or value > highest:
                highest = value
                best = [action]
            elif value == highest:
                best.append(action)
        return best[int(rng.random() * len(best))]

    def reason(self, game: Game[Apagos, ApagosView], view: ApagosView, action: int) -> Reason | None:
        return reasons.reason(game.determinise(view, Random(0)), view.seat, action)

    def reply(self, state: Apagos, seat: int, rng: Random) -> int:
        """Anything: so short a game is told by many games to its end better than by a few careful ones."""
        legal = state.legal(seat)
        return legal[int(rng.random() * len(legal))]

    def after(self, state: Apagos, seat: int, depth: int) -> int:
        """The worth of a position when both sides look a few moves further."""
        if depth == 0 or not state.waiting_for:
            return self.worth(state, seat)
        mover = state.turn
        highest = 0
        first = True
        for action in state.legal(mover):
            twin = state.copy()
            twin.apply(mover, action)
            value = self.after(twin, seat, depth - 1)
            if mover != seat:
                value = -value
            if first or value > highest:
                highest = value
                first = False
        return highest if mover == seat else -highest


def spare_slides(state: Apagos, colour: int) -> int:
    """How many transfers a colour could make now, each counted once a target."""
    count = 0
    holes_below = 0
    for level in range(t.LEVELS):
        if state.balls_on(level, colour) > 0:
            count += holes_below
        if state.free_holes(level) > 0:
            holes_below += 1
    return count
