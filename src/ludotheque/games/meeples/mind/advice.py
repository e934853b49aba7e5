"""How to play the street: what a position is worth, what a player answers, and what is worth a thought."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from ludotheque.core.advice import SURE, Advice, Reason
from ludotheque.core.agenda import first
from ludotheque.core.state import Game
from ludotheque.games.meeples.mind.plans import DROP_SLACK, SLACK, Plans, starts, takes
from ludotheque.games.meeples.mind.reasons import reason
from ludotheque.games.meeples.mind.sowing import ONE, Sowing, coded
from ludotheque.games.meeples.mind.values import WIN, phases_left, sign_gain, standing, wealth
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.judge import Meeples
from ludotheque.games.meeples.rules.view import MeeplesView

QUICK_BEAM: Final = 4  # of those who answer inside a simulation


class MeeplesAdvice(Advice[Meeples, MeeplesView]):
    """Points, what the cubes may still become, and what the signs will bring."""

    scale = 200  # just before the end
    phase_scale: int = 110  # and more for each phase that is left
    tempo: int = 90  # what a player gets, in hundredths, of the best handful that waits for the next turn
    breadth = 8
    efforts = (12, 80, 300)
    haste = (0.5, 0.1, 0.0)

    def worth(self, state: Meeples, seat: int) -> int:
        if state.question() == t.OVER:
            return WIN if state.ranks()[seat] == 1 else -WIN
        best_other = -WIN
        for other in range(state.seats):
            if other != seat:
                best_other = max(best_other, wealth(state, other))
        coming = self.coming(state)
        return wealth(state, seat) - best_other + (coming if seat == state.turn else -coming // (state.seats - 1))

    def coming(self, state: Meeples) -> int:
        """What the active player may still expect of this turn: the hand, the doors, the Showdown."""
        if state.source == t.NONE:
            return self.prospect(state) if state.question() == t.TAKING else 0
        sowing = Sowing(state, state.turn)
        total = 0
        for item in state.items():
            if item == t.SHOWDOWN:
                total += sowing.duel(state.street[t.EAST], t.EAST)
            else:
                total += sowing.best(ONE[state.street[item]], [item])
        if state.target != t.NONE:
            total += sowing.along(coded(state.hand, 0), state.target, state.direction)
        return total

    def choose(self, game: Game[Meeples, MeeplesView], view: MeeplesView, rng: Random) -> int:
        state = game.determinise(view, rng)
        best: list[int] = []
        highest = 0
        sowing = Sowing(state, view.seat)
        now = state.question()
        for action in view.legal:
            value = self.rated(state, sowing, now, view.seat, action) if len(view.legal) > 1 else 0
            if not best or value > highest:
                highest = value
                best = [action]
            elif value == highest:
                best.append(action)
        return best[int(rng.random() * len(best))]

    def rated(self, p: Meeples, sowing: Sowing, now: int, seat: int, action: int) -> int:
        """How good an answer to the question looks."""
        if now == t.TAKING:
            return sowing.from_location(action - t.TAKE)
        if now == t.STARTING:
            hand = coded(p.hand, 0)
            return max(sowing.along(hand, action - t.START, 0), sowing.along(hand, action - t.START, 1))
        if now == t.TURNING:
            direction = action - t.TURN
            target = p.target if p.target != t.NONE else p.available_after(p.source, direction)
            return sowing.along(coded(p.hand, 0), target, direction)
        if now == t.DROPPING:
            return self.rated_drop(p, sowing, action - t.DROP)
        if now == t.RESOLVING:
            return self.rated_item(p, sowing, action - t.RESOLVE)
        if now == t.APPOINTING:
            return -p.score(action - t.APPOINT)
        if now == t.BUILDING:
            return 0 if action == t.BUILD + t.NO else sign_gain(p, seat, p.item)
        if now == t.UPGRADING:
            return 0 if action == t.UPGRADE + t.NO else sign_gain(p, seat, p.item)
        if now == t.REROLLING:
            # The better shot also wins a tie: it rolls again only if it is behind.
            own = first(p.agenda) - t.WEST
            is_behind = p.dice[own] < p.dice[1 - own]
            return int(is_behind == (action == t.REROLL + t.YES))
        if now == t.CORNERING:
            return self.rated_corner(p, action - t.CORNER)
        return 0

    def rated_drop(self, p: Meeples, sowing: Sowing, kind: int) -> int:
        """This meeple now, the best order of the others afterwards."""
        spaces = sowing.spaces(p.target, p.direction, p.in_hand())
        return sowing.best(ONE[kind], spaces[:1]) + sowing.best(coded(p.hand, 0) - ONE[kind], spaces[1:])

    def rated_item(self, p: Meeples, sowing: Sowing, item: int) -> int:
        """What pays comes first; what pays others comes last; stones are spent before dynamite can halve them."""
        if item == t.SHOWDOWN:
            return sowing.duel(p.street[t.EAST], t.EAST)
        kind = p.street[item]
        if kind != t.BUILDER:
            return sowing.value(kind, item)
        owner = p.owners[item]
        if owner != t.NONE and owner != sowing.seat:
            # Before a Mineur pays for it.
            return 1
        if owner != t.NONE and p.turned[item] == 1:
            return 0
        return WIN if p.can_pay(sowing.seat, item) and p.bag[t.DYNAMITE] > 0 else 0

    def rated_corner(self, p: Meeples, building: int) -> int:
        """Mineurs near the corner will visit it."""
        near = 0
        for direction in (0, 1):
            space = building
            for distance in range(4):
                space = p.material.onward[direction * t.SPACES + space]
                if space < t.WEST:
                    near += p.inside[space * t.KINDS + t.MINER] * (4 - distance)
        return near

    def reason(self, game: Game[Meeples, MeeplesView], view: MeeplesView, action: int) -> Reason | None:
        return reason(game.determinise(view, Random(0)), view.seat, action)

    # What a search asks.

    def plans(self, state: Meeples, seat: int, rng: Random) -> list[list[int]]:
        now = state.question()
        sowing = Sowing(state, seat)
        if now == t.TAKING:
            return takes(state, sowing, self.breadth).within(SLACK)
        if now == t.STARTING:
            return starts(state, sowing, coded(state.hand, 0), self.breadth).within(SLACK)
        if now == t.RESOLVING or now > t.BUILDING:
            return []  # the order hardly matters, to turn a sign is almost always right, who rolls again is plain
        found = Plans(self.breadth)
        for action in state.legal(seat):
            found.add(self.rated(state, sowing, now, seat, action), [action])
        return found.within(DROP_SLACK if now == t.DROPPING else SLACK)

    def reply(self, state: Meeples, seat: int, rng: Random) -> int:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        sowing = Sowing(state, seat)
        sowing.beam = QUICK_BEAM
        now = state.question()
        if now == t.DROPPING:
            sowing.along(coded(state.hand, 0), state.target, state.direction)
            return t.DROP + sowing.opening
        best = legal[0]
        highest = -2 * WIN
        for action in legal:
            value = self.rated(state, sowing, now, seat, action)
            if value > highest:
                highest = value
                best = action
        return best

    def lap(self, state: Meeples) -> int:
        """A lap is a turn."""
        return state.turn

    def ahead(self, state: Meeples) -> int:
        """A round: everybody answers."""
        return state.seats

    def chances(self, state: Meeples) -> list[float]:
        if not state.waiting_for:
            ranks = state.ranks()
            return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
        left = phases_left(state)
        worths = [standing(state, seat, left) for seat in range(state.seats)]
        worths[state.turn] += self.tempo * self.coming(state) // 100
        most = max(worths)
        scale = self.scale + self.phase_scale * left
        odds = [exp(max(-SURE, (worth - most) / scale)) for worth in worths]
        total = sum(odds)
        return [part / total for part in odds]

    def prospect(self, state: Meeples) -> int:
        """What the best handful would bring the player who takes now."""
        sowing = Sowing(state, state.turn)
        sowing.beam = QUICK_BEAM
        highest = -WIN
        for location in range(t.LOCATIONS):
            if state.crowd(location) > 0:
                highest = max(highest, sowing.from_location(location))
        return highest if highest > -WIN else 0
