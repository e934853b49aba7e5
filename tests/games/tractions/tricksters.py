"""Players who live by papers: each plays on as the advice says, and tries one way of robbing bosses of the house."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import ClassVar

from ludotheque.core.agenda import question
from ludotheque.core.chance import outcome
from ludotheque.core.state import CHANCE
from ludotheque.games.tractions.game import GAME
from ludotheque.games.tractions.mind.advice import TractionsAdvice, reckoned
from ludotheque.games.tractions.mind.bargain import Offer, next_pick
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.judge import Tractions
from ludotheque.games.tractions.rules.papers import received
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.view import TractionsView

ADVICE = TractionsAdvice()
Rows = list[int]  # five numbers a term: kind, a, b, x, y


class Trickster:
    """Follows the advice, but writes his own papers, pays nothing and feels bound by nothing."""

    most_papers = 12
    is_bound: ClassVar[bool] = False  # by what he has signed

    def __init__(self, seed: int, friends: Sequence[int] = ()) -> None:
        self.rng = Random(seed)
        self.friends = friends  # seats of accomplices
        self.floor = -1
        self.drafts: list[Rows] = []

    def papers(self, p: Position, gang: int, others: list[int]) -> list[Rows]:
        """What he sends on this floor, one after the other."""
        return []

    def deed(self, view: TractionsView) -> int:
        """What he does where the advice would do something else, or NONE."""
        return t.NONE

    def choose(self, view: TractionsView) -> int:
        own = self.deed(view)
        if own != t.NONE:
            return own
        if question(view.agenda) == t.FLOOR:
            return self.talk(view)
        if not self.is_bound:
            view.pacts, view.clauses, view.clause_words = [], [], []
            view.splitting = [t.NONE] * t.GANGS
            if question(view.agenda) == t.HONOURING:
                return t.RENEGE
        return ADVICE.choose(GAME, view, self.rng)

    def talk(self, view: TractionsView) -> int:
        p = reckoned(GAME, view, self.rng)
        gang = p.gangs[view.seat]
        if self.floor != view.glass:
            self.floor = view.glass
            others = [other for other in range(t.GANGS) if other != gang and p.present() >> other & 1]
            self.drafts = [rows for rows in self.papers(p, gang, others) if rows][: self.most_papers]
        for number in range(t.FILES):
            if t.ACCEPT + number in view.legal:
                proposer = p.papers[received(p, gang, number) + t.PROPOSER]
                is_friend = p.seat_of[proposer] in self.friends
                return t.ACCEPT + number if is_friend else ADVICE.choose(GAME, view, self.rng)
        draft = self.drafts[view.sent] if view.sent < len(self.drafts) else []
        if p.pens[gang * t.PEN] == t.RESTING:
            return t.WRITE if draft and t.WRITE in view.legal else t.DONE
        pick = next_pick(p, gang, Offer("", draft))
        if pick not in view.legal:
            self.drafts = []
            return t.TEAR
        return pick


def until(p: Position, turns: int) -> int:
    """So many turns from now, as far as the table plays."""
    last = p.turn + turns
    return min(last, p.agreed[t.MAX_TURNS]) if p.agreed[t.MAX_TURNS] else last


def trades(p: Position, gang: int, other: int) -> bool:
    return p.floor == t.VAULT or p.share_cafe(gang, other)


def pact(p: Position, turns: int, *clauses: int) -> Rows:
    return [t.ALLY, 0, 0, 0 if p.floor == t.VAULT else until(p, turns), 0, *clauses]


class Robber(Trickster):
    """(a) Everything now, any multiple of it later."""

    most_papers = 20
    bites = ((1.0, 6, 15), (0.5, 6, 8), (0.5, 3, 1), (0.2, 4, 4))  # part of the treasury, multiple, turns

    def papers(self, p: Position, gang: int, others: list[int]) -> list[Rows]:
        found = []
        for part, multiple, turns in self.bites:
            for other in others:
                loan = int(part * p.purses[other])
                if loan > 0 and trades(p, gang, other):
                    back = min(1000, multiple * loan)
                    found.append([t.PAY, other, gang, loan, 0, *pact(p, turns, t.GIVE, gang, other, t.MONEY, back)])
        return found


class FreeRider(Trickster):
    """(b) Half of the loot for one man among three, and peace for nothing."""

    def papers(self, p: Position, gang: int, others: list[int]) -> list[Rows]:
        found = []
        for other in others:
            for mine, his in ((9, 1), (2, 1), (1, 1)):
                weights = (mine + 1) << (t.WEIGHT_BITS * gang) | (his + 1) << (t.WEIGHT_BITS * other)
                peace = [t.PEACE, other, gang, t.EVERYWHERE, t.NONE]
                found.append(pact(p, 2, t.SPLIT, 0, 0, t.NONE, weights, *peace))
            if p.floor == t.CAFES:
                bank = p.material.banks[p.turn % 2]
                found.append(pact(p, 0, t.BRING, other, 0, bank, 3, t.PEACE, gang, other, t.EVERYWHERE, t.NONE))
            found.append(pact(p, 3, t.PEACE, other, gang, t.EVERYWHERE, t.NONE))
        return found


class Betrayer(Trickster):
    """(c) Signs every peace, and shoots as if there were none."""

    def papers(self, p: Position, gang: int, others: list[int]) -> list[Rows]:
        found = []
        for turns, where in ((3, t.EVERYWHERE), (0, 1 + t.BANK)):
            for other in others:
                mine = [t.PEACE, gang, other, where, t.NONE]
                found.append(pact(p, turns, *mine, t.PEACE, other, gang, where, t.NONE))
        return found


class Tourist(Trickster):
    """(d) Buys passage, lodging and peace with promises of money."""

    def papers(self, p: Position, gang: int, others: list[int]) -> list[Rows]:
        found = []
        for price, turns in ((60, 5), (12, 2), (5, 1)):
            for other in others:
                ways = [t.PASSAGE, other, gang, 0, 0, t.LODGING, other, gang, 0, 0]
                peace = [t.PEACE, other, gang, t.EVERYWHERE, t.NONE]
                if p.floor == t.CAFES:
                    found.append(pact(p, turns, *ways, *peace, t.GIVE, gang, other, t.MONEY, price))
        return found


class Accomplice(Trickster):
    """(e) One of two who favour each other and load one victim with papers that bind it alone."""

    is_feeding: ClassVar[bool] = False

    def victim(self, p: Position, gang: int) -> int:
        """The richest of the others."""
        strangers = [
            other
            for other in range(t.GANGS)
            if other != gang and p.is_playing(other) and p.seat_of[other] not in self.friends
        ]
        return max(strangers, key=lambda other: p.purses[other])

    def papers(self, p: Position, gang: int, others: list[int]) -> list[Rows]:
        found: list[Rows] = []
        victim = self.victim(p, gang)
        for other in others:
            if p.seat_of[other] in self.friends:
                mutual = [t.PEACE, gang, other, t.EVERYWHERE, t.NONE, t.PEACE, other, gang, t.EVERYWHERE, t.NONE]
                found.append(pact(p, 3, *mutual))
                if self.is_feeding and p.purses[other] > p.purses[gang] > 0 and trades(p, gang, other):
                    found.append([t.PAY, gang, other, p.purses[gang], 0])
        if victim not in others:
            return found
        for price, last in ((2, 0), (4, 3)):
            bait = [t.PAY, gang, victim, price, 0] if trades(p, gang, victim) and p.purses[gang] >= price else []
            found.append([*bait, *pact(p, last, t.TEXT, 0, 0, 0, 0, t.PEACE, gang, victim, t.EVERYWHERE, t.NONE)])
            for bank in p.material.banks:
                found.append([*bait, *pact(p, last + 2, t.AVOID, victim, 0, bank, 0, t.PEACE, gang, victim, 0, -1)])
            ways = [t.PEACE, victim, gang, t.EVERYWHERE, t.NONE, t.PASSAGE, victim, gang, 0, 0]
            found.append([*bait, *pact(p, last + 1, *ways)])
            if trades(p, gang, victim) and p.purses[victim] >= 5:
                back = [t.PAY, victim, gang, p.purses[victim] // 3, 0]
                found.append([*back, *pact(p, 2, t.GIVE, gang, victim, t.MONEY, p.purses[victim])])
        return found

    def deed(self, view: TractionsView) -> int:
        top = question(view.agenda)
        if top == t.VOTING:
            accused = view.accusal[t.ACCUSED]
            return t.NO if view.seat_of[accused] in self.friends else t.YES
        for action in view.asides:
            if t.CLAIM <= action < t.CLAIM + t.SLOTS * t.GANGS:
                accused = (action - t.CLAIM) % t.GANGS
                if view.seat_of[accused] not in self.friends and view.turn > 1:
                    return action
        return t.NONE


class Kingmaker(Accomplice):
    """(e) The same, and the poorer of the two pays all he has to the richer."""

    is_feeding = True


class House:
    """A boss of the house."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, view: TractionsView) -> int:
        return ADVICE.choose(GAME, view, self.rng)


TRICKS: dict[str, type[Trickster]] = {
    "robber": Robber,
    "free rider": FreeRider,
    "betrayer": Betrayer,
    "tourist": Tourist,
    "accomplices": Accomplice,
}


def game_of(
    trick: type[Trickster],
    seats: int,
    game: int,
    watch: Callable[[Tractions, int, int], None] | None = None,
    **options: str,
) -> tuple[Tractions, list[int]]:
    """A whole game against bosses of the house, seats rotated; the state at the end and the seats of the tricksters."""
    rng = Random(f"{trick.__name__}/{seats}/{game // seats}")
    count = 2 if issubclass(trick, Accomplice) else 1
    crooks = [(game + i * (seats // 2)) % seats for i in range(count)]
    players: list[Trickster | House] = []
    for seat in range(seats):
        seed = rng.getrandbits(32)
        friends = [other for other in crooks if other != seat]
        players.append(trick(seed, friends) if seat in crooks else House(seed))
    state = GAME.start(seats, {"clock": "off", **options})
    while state.waiting_for:
        awaited = state.waiting_for
        seat = awaited[0] if len(awaited) == 1 else rng.choice(awaited)
        if seat == CHANCE:
            state.apply(CHANCE, outcome(state, rng))
            continue
        action = players[seat].choose(state.view(seat))
        if watch is not None:
            watch(state, seat, action)
        state.apply(seat, action)
    return state, crooks


def share(trick: type[Trickster], seats: int, games: int, **options: str) -> tuple[float, int]:
    """How many games tricksters win, and how many were played."""
    wins = 0.0
    for game in range(games):
        state, crooks = game_of(trick, seats, game, None, **options)
        ranks = state.ranks()
        wins += sum(1 for seat in crooks if ranks[seat] == 1) / ranks.count(1)
    return wins, games
