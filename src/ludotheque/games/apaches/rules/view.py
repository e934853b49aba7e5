"""What a seat of Les Apaches de Paris knows."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.core.state import HIDDEN, View
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.city import PUBLIC, City, show
from ludotheque.games.apaches.rules.position import Position


class ApachesView(View, City):
    """All that is public, the viewer's own planques and tokens, and what the viewer has staged."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *PUBLIC,
        "question",
        "laid",
        "hand",
        "held",
        "staged_kind",
        "staged",
        "tokens",
        "token_counts",
        "money",
        "supply",
    )
    question: int  # ACTING for all but the actor until the turn is laid open
    laid: list[int]  # by planque: the seat that laid it, COVERED, NONE while its slot is open
    hand: list[int]  # the planques the viewer holds and has seen
    held: list[int]  # t.holding(seat, district): how many planques of each colour
    staged_kind: int  # NONE for all but the actor
    staged: list[int]
    tokens: list[int]  # t.token_at(seat, kind); HIDDEN for others until the end
    token_counts: list[int]  # by seat
    money: list[int]  # by seat; HIDDEN for others unless the table plays with open money, or the game is over
    supply: int

    def open_slots(self, district: int) -> list[int]:
        """The planques of a district that are not laid: its prizes still in sight."""
        return [planque for planque in self.planques(district) if self.laid[planque] == t.NONE]

    def possible_prizes(self, district: int) -> list[int]:
        """Those that the viewer cannot exclude."""
        return [planque for planque in self.open_slots(district) if planque not in self.hand]

    def open_burglaries(self) -> int:
        """Burglary slots that are still uncovered in the city."""
        count = 0
        for district in range(t.COLOURED):
            if self.is_active(district):
                for planque in self.open_slots(district):
                    count += int(self.kinds[planque] == t.BURGLARY)
        return count

    def tokens_left(self) -> int:
        """Tokens of district 8 that nobody has taken."""
        return self.amounts[t.BURGHERS] + self.amounts[t.POLICEMEN] - sum(self.token_counts)


def look(position: Position, seat: int) -> ApachesView:
    """The view of a seat."""
    view = ApachesView()
    view.sit(position, seat)
    show(position, view)
    view.supply = position.supply()
    look_at_turn(view, position)
    look_at_planques(view, position)
    look_at_wallets(view, position)
    return view


def look_at_turn(view: ApachesView, position: Position) -> None:
    """Section 7: a staged action is known to its author alone."""
    is_staging = t.ACTING <= position.question <= t.LAYING
    if is_staging and view.seat != position.actor:
        view.question = t.ACTING
        view.staged_kind = t.NONE
        view.staged = []
    else:
        view.question = position.question
        view.staged_kind = position.staged_kind
        view.staged = position.staged[:]


def look_at_planques(view: ApachesView, position: Position) -> None:
    """Laid planques are known to all, held ones to their holder, their colours to all (A12, A51)."""
    holders = position.holders
    laid = [t.NONE] * t.PLANQUES
    held = position.blind[:]
    hand: list[int] = []
    for district in range(t.COLOURED):
        for planque in range(district * t.SLOTS, district * t.SLOTS + position.sizes[district]):
            holder = holders[planque]
            if holder == t.COVERED:
                laid[planque] = t.COVERED
            elif holder >= t.LAID:
                laid[planque] = holder - t.LAID
            elif holder >= 0:
                held[holder * t.DISTRICTS + district] += 1
                if holder == view.seat:
                    hand.append(planque)
    view.laid = laid
    view.held = held
    view.hand = hand


def look_at_wallets(view: ApachesView, position: Position) -> None:
    """R37, R56: own tokens and money, and everybody's once they are turned up."""
    is_over = position.question == t.OVER
    view.tokens = [HIDDEN] * (t.SEATS * t.TOKEN_KINDS)
    view.token_counts = []
    view.money = []
    for seat in range(position.seats):
        burghers = seat * t.TOKEN_KINDS + t.BURGHER
        policemen = seat * t.TOKEN_KINDS + t.POLICEMAN
        view.token_counts.append(position.tokens[burghers] + position.tokens[policemen])
        if is_over or seat == view.seat:
            view.tokens[burghers] = position.tokens[burghers]
            view.tokens[policemen] = position.tokens[policemen]
        if is_over or seat == view.seat or position.open_money:
            view.money.append(position.money[seat])
        else:
            view.money.append(HIDDEN)
