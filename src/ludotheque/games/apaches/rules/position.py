"""A position of Les Apaches de Paris."""

from __future__ import annotations

from typing import ClassVar, Final

from ludotheque.core.state import CHANCE, State
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.city import PUBLIC, City, show

ALONE: Final = [[0], [1], [2], [3]]  # shared lists for waiting_for
CHANCE_ONLY: Final = [CHANCE]
NOTHING: Final[list[int]] = []  # a shared list that is never edited

# The districts of a set of bits.
DISTRICTS_OF: Final = [
    [district for district in range(t.DISTRICTS) if bits >> district & 1] for bits in range(1 << t.DISTRICTS)
]


class Position(State, City):
    """The fields of Les Apaches de Paris and the small questions one asks of them."""

    FIELDS: ClassVar[tuple[str, ...]] = (*PUBLIC, "question", "holders", "staged_kind", "staged", "tokens", "money")
    question: int
    holders: list[int]  # by planque: a seat, UNSEEN, LAID + seat, COVERED or ABSENT
    staged_kind: int  # SKIPPED, PLACED, MOVED, or NONE while nothing is staged
    staged: list[int]  # [district, crew] or the steps; only the actor knows them
    tokens: list[int]  # t.token_at(seat, kind): tokens of district 8 held
    money: list[int]  # by seat

    def ask(self, question: int, seat: int) -> None:
        """Put a question to a seat."""
        self.question = question
        self.actor = seat
        self.waiting_for = ALONE[seat]

    def draw(self, question: int, seat: int) -> None:
        """Let chance answer for a seat."""
        self.question = question
        self.actor = seat
        self.waiting_for = CHANCE_ONLY

    def taken(self, district: int, seat: int) -> int:
        """A bit for each number of Apaches that another gang has there."""
        crews = self.crews
        bits = 0
        for other in range(self.seats):
            crew = crews[district * t.SEATS + other]
            if crew != 0 and other != seat:
                bits |= 1 << t.TOTAL[crew]
        return bits

    def taken_numbers(self, seat: int) -> list[int]:
        """What taken() says, for every district."""
        crews = self.crews
        numbers: list[int] = []
        for district in range(t.DISTRICTS):
            bits = 0
            for other in range(self.seats):
                crew = crews[district * t.SEATS + other]
                if crew != 0 and other != seat:
                    bits |= 1 << t.TOTAL[crew]
            numbers.append(bits)
        return numbers

    def leader(self, district: int) -> int:
        """R26: the seat with the most Apaches there; NONE where nobody is."""
        best = t.NONE
        most = 0
        for seat in range(self.seats):
            total = t.TOTAL[self.crews[district * t.SEATS + seat]]
            if total > most:
                most = total
                best = seat
        return best

    def open_planque(self, district: int) -> int:
        """R25: the planque set aside, once all others of its district are laid."""
        first = t.planque_at(district, 0)
        for planque in range(first, first + self.sizes[district]):
            if self.holders[planque] == t.UNSEEN:
                return planque
        return t.NONE

    def pay(self, seat: int, amount: int, reason: int) -> None:
        """Move money from the bank to a wallet, or back; the ledger is public (R56)."""
        self.money[seat] += amount
        self.ledger = [*self.ledger, seat, amount, reason]

    def supply(self) -> int:
        """The recruits beside the board."""
        left = self.amounts[t.SUPPLY]
        for crew in self.reserves:
            left -= t.RECRUITS_IN[crew]
        for crew in self.crews:
            left -= t.RECRUITS_IN[crew]
        return left

    def tokens_left(self, kind: int) -> int:
        """Tokens of a kind that nobody has taken; nobody knows it but those who hold the others."""
        left = self.amounts[t.BURGHERS + kind]
        for seat in range(self.seats):
            left -= self.tokens[t.token_at(seat, kind)]
        return left

    def held(self, seat: int, district: int) -> int:
        """How many planques of a colour a seat holds, looked at or not."""
        count = self.blind[t.holding(seat, district)]
        first = t.planque_at(district, 0)
        for planque in range(first, first + self.sizes[district]):
            if self.holders[planque] == seat:
                count += 1
        return count

    def novices_gone(self, seat: int) -> int:
        """R43: novices that have left the game."""
        left = self.amounts[t.NOVICES] - t.NOVICES_IN[self.reserves[seat]]
        for district in range(t.DISTRICTS):
            left -= t.NOVICES_IN[self.crew(district, seat)]
        return left

    def fill(self, twin: Position) -> None:
        """Make a fresh position the twin of this one."""
        twin.sit_like(self)
        twin.question = self.question
        twin.holders = self.holders[:]
        twin.staged_kind = self.staged_kind
        twin.staged = self.staged
        twin.tokens = self.tokens[:]
        twin.money = self.money[:]
        show(self, twin)


def may_stand(crew: int, taken: int) -> bool:
    """R19, R20: whether a crew may stand where others have taken these numbers."""
    return crew == 0 or (crew >= t.ONE_MENEUR and taken >> t.TOTAL[crew] & 1 == 0)
