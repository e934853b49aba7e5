"""The numbers of a view of Les Apaches de Paris, for programs that learn."""

from __future__ import annotations

from typing import Final

from ludotheque.core.observer import Observer, Part, Row, ahead
from ludotheque.core.state import HIDDEN, NOBODY, Game
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.view import ApachesView

QUESTIONS: Final = t.OVER + 1
REASONS: Final = t.WAGES + 1
UNKNOWN: Final = -1  # in a row: what the viewer may not know, or what is not told yet
MOST: Final = 9  # Apaches of a kind in one place, tokens of a kind, rounds
MOST_OPERATIONAL: Final = 15
STEP: Final = t.KINDS + 2 * t.DISTRICTS  # numbers of a step: who, from where, where to
AWARDS: Final = t.COLOURED + 1  # in one round: a district each, and the fence
NEWS: Final = t.SLOTS + 3  # numbers of a news item beside its winner


class ApachesObserver(Observer[ApachesView]):
    """The city and all that is held, seats counted from the viewer on; the figures of the box are left out."""

    def parts(self, game: Game, seats: int) -> list[Part]:
        view: ApachesView = game.start(seats, {}).view(0)
        rounds = view.amounts[t.ROUNDS]
        most = richest(view) // t.SMALLEST_NOTE
        return [
            Part(
                "seat", 1, NOBODY, seats - 1, "The seat of the viewer; -3 for a spectator, who sits where seat 0 does."
            ),
            Part("asked", seats, 0, 1, "Whether each seat is asked, the viewer first."),
            Part("question", QUESTIONS, 0, 1, "A one for the question, in the order of rules/terms.py."),
            Part("actor", seats, 0, 1, "A one for the seat whose turn it is."),
            Part("focus", t.DISTRICTS, 0, 1, "A one for the district whose planque is being looked at."),
            Part("round", 1, 0, MOST, "The number of the round."),
            Part("turn", 1, 0, MOST, "The number of the turn; 0 during the draft."),
            Part("first", seats, 0, 1, "A one for the seat with the marker."),
            Part(
                "order", seats, -1, seats - 1, "The place of each seat in the order of this turn; -1 during the draft."
            ),
            Part("place", 1, 0, seats, "How many seats have had this turn."),
            Part("districts", t.DISTRICTS, 0, 1, "Whether each district is in play."),
            Part("crews", t.DISTRICTS * seats * t.KINDS, 0, MOST, "Meneurs, novices, recruits by district and seat."),
            Part("reserves", seats * t.KINDS, 0, MOST, "Meneurs, novices and recruits in front of each seat."),
            Part("prisons", seats, 0, MOST, "Meneurs of each seat who serve this round."),
            Part("hospitals", seats, 0, MOST, "Meneurs of each seat in hospital this round."),
            Part("cemeteries", seats, 0, MOST, "Meneurs of each seat who are dead."),
            Part("jailed", seats, 0, MOST, "Meneurs of each seat sent to prison by the resolution that is under way."),
            Part("wounded", seats, 0, MOST, "Meneurs of each seat sent to hospital by it."),
            Part("supply", 1, 0, MOST, "Recruits beside the board."),
            Part("piles", t.COLOURED, 0, t.SLOTS, "Planques left to draft, by district."),
            Part("blind", seats * t.COLOURED, 0, t.SLOTS, "Planques not looked at yet, by seat and district."),
            Part("held", seats * t.COLOURED, 0, t.SLOTS, "All planques held, by seat and district."),
            Part(
                "hand", t.PLANQUES, 0, 1, "By district and slot, whether the viewer holds the planque and has seen it."
            ),
            Part("laid", t.PLANQUES * seats, 0, 1, "By planque, a one for the seat that laid it."),
            Part("covered", t.PLANQUES, 0, 1, "By planque, whether it is laid and nobody remembers by whom."),
            Part("staged", 3, 0, 1, "A one for what the viewer has staged: a skip, a placing, a move."),
            Part("staged placing", t.DISTRICTS + t.KINDS, 0, MOST, "A one for its district; how many of each kind."),
            Part(
                "staged steps", 2 * STEP, 0, 1, "For each of two steps a one for the kind, for the start, for the goal."
            ),
            Part("tokens", seats * t.TOKEN_KINDS, UNKNOWN, MOST, "Bourgeois and policemen of each seat; -1 unknown."),
            Part("token counts", seats, 0, MOST, "Tokens of each seat, whatever they are."),
            Part("money", seats, UNKNOWN, most, "Money of each seat, in notes of 50 francs; -1 where it lies hidden."),
            Part("paid", seats * REASONS, -most, most, "Notes by seat and reason (rules/terms.py), as all have seen."),
            Part(
                "awards",
                AWARDS * (seats + 1),
                0,
                MOST,
                "Recruits won this round, in order: a one for the seat; how many.",
            ),
            Part("burglaries", seats, 0, MOST, "Burglaries of each seat that have succeeded this round."),
            Part(
                "news",
                rounds * t.DISTRICTS * (seats + NEWS),
                UNKNOWN,
                most,
                "By round and district: a one for the winner, a one for the slot of the planque; -1 until it is told, "
                "then 1; notes won, recruits won.",
            ),
            Part("operational", seats, 0, MOST_OPERATIONAL, "Operational Apaches of each seat, once the game is over."),
            Part(
                "options",
                5,
                0,
                1,
                "Fence of one's own; recruits are kept; a look after the draft; open money; notebook.",
            ),
        ]

    def fill(self, view: ApachesView, row: Row) -> None:
        own = view.seat if view.seat > 0 else 0
        row.put(view.seat)
        put_moment(row, view, own)
        put_gangs(row, view, own)
        put_planques(row, view, own)
        put_staged(row, view)
        put_wallets(row, view, own)
        put_winnings(row, view, own)
        row.put_from(view.operational, own)
        row.put_all([view.fence_scope, view.keeps_recruits, view.peeks_after, view.open_money, view.notebook])


def richest(view: ApachesView) -> int:
    """More francs than anybody can come by in such a box."""
    amounts = view.amounts
    prizes = t.COLOURED * (max(view.values) + amounts[t.FENCE_PAY])
    most = amounts[t.START_MONEY] * view.seats + amounts[t.ROUNDS] * prizes
    return most + amounts[t.BURGHERS] * amounts[t.REWARD] + MOST_OPERATIONAL * amounts[t.APACHE_PAY]


def put_moment(row: Row, view: ApachesView, own: int) -> None:
    """Who is asked what, and where round and turn have come to."""
    seats = view.seats
    row.mark_asked(view, own)
    row.mark(view.question, QUESTIONS)
    row.mark_seat(view.actor, own, seats)
    row.mark(view.focus, t.DISTRICTS)
    row.put(view.round)
    row.put(view.turn)
    row.mark_seat(view.first, own, seats)
    order = [-1] * seats
    for place in range(len(view.order)):
        order[ahead(view.order[place], own, seats)] = place
    row.put_all(order)
    row.put(view.place)


def put_gangs(row: Row, view: ApachesView, own: int) -> None:
    """Where the Apaches of each seat are."""
    for district in range(t.DISTRICTS):
        row.put(view.active >> district & 1)
    for district in range(t.DISTRICTS):
        for i in range(view.seats):
            put_crew(row, view.crews[t.stand(district, (own + i) % view.seats)])
    for i in range(view.seats):
        put_crew(row, view.reserves[(own + i) % view.seats])
    row.put_from(view.prisons, own)
    row.put_from(view.hospitals, own)
    row.put_from(view.cemeteries, own)
    row.put_from(view.jailed, own)
    row.put_from(view.wounded, own)
    row.put(view.supply)


def put_crew(row: Row, crew: int) -> None:
    """Meneurs, novices, recruits."""
    row.put(t.MENEURS_IN[crew])
    row.put(t.NOVICES_IN[crew])
    row.put(t.RECRUITS_IN[crew])


def put_planques(row: Row, view: ApachesView, own: int) -> None:
    """Where the planques are: in piles, in hands, on the board."""
    seats = view.seats
    row.put_all(view.piles[: t.COLOURED])
    for counts in (view.blind, view.held):
        for i in range(seats):
            first = t.holding((own + i) % seats, 0)
            row.put_all(counts[first : first + t.COLOURED])
    hand = row.skip(t.PLANQUES)
    for planque in view.hand:
        row.set(hand + planque, 1)
    laid = row.skip(t.PLANQUES * seats)
    covered = row.skip(t.PLANQUES)
    for planque in range(t.PLANQUES):
        layer = view.laid[planque]
        if layer == t.COVERED:
            row.set(covered + planque, 1)
        elif layer != t.NONE:
            row.set(laid + planque * seats + ahead(layer, own, seats), 1)


def put_staged(row: Row, view: ApachesView) -> None:
    """What the viewer has staged in this turn."""
    kind = view.staged_kind
    row.mark(kind, 3)
    district = t.NONE
    crew = 0
    if kind == t.PLACED:
        district = view.staged[t.STAGED_DISTRICT]
        if len(view.staged) > t.STAGED_CREW:
            crew = view.staged[t.STAGED_CREW]
    row.mark(district, t.DISTRICTS)
    put_crew(row, crew)
    steps = row.skip(2 * STEP)
    if kind == t.MOVED:
        for i in range(len(view.staged)):
            step = view.staged[i]
            row.set(steps + i * STEP + t.STEP_KIND[step], 1)
            row.set(steps + i * STEP + t.KINDS + t.STEP_FROM[step], 1)
            row.set(steps + i * STEP + t.KINDS + t.DISTRICTS + t.STEP_TO[step], 1)


def put_wallets(row: Row, view: ApachesView, own: int) -> None:
    """Tokens and money, as far as the viewer sees them, and every payment, which all have seen (A38)."""
    seats = view.seats
    for i in range(seats):
        for kind in range(t.TOKEN_KINDS):
            count = view.tokens[t.token_at((own + i) % seats, kind)]
            row.put(UNKNOWN if count == HIDDEN else count)
    row.put_from(view.token_counts, own)
    for i in range(seats):
        money = view.money[(own + i) % seats]
        row.put(UNKNOWN if money == HIDDEN else money // t.SMALLEST_NOTE)
    paid = row.skip(seats * REASONS)
    ledger = view.ledger
    for i in range(0, len(ledger), t.ENTRY):
        place = ahead(ledger[i + t.ENTRY_SEAT], own, seats) * REASONS + ledger[i + t.ENTRY_REASON]
        row.add(paid + place, ledger[i + t.ENTRY_AMOUNT] // t.SMALLEST_NOTE)


def put_winnings(row: Row, view: ApachesView, own: int) -> None:
    """What this round has brought so far, and what became of every district in every round."""
    seats = view.seats
    awards = row.skip(AWARDS * (seats + 1))
    for i in range(0, len(view.awards), t.AWARD):
        award = awards + i // t.AWARD * (seats + 1)
        row.set(award + ahead(view.awards[i + t.AWARD_SEAT], own, seats), 1)
        row.set(award + seats, view.awards[i + t.AWARD_RECRUITS])
    row.put_from(view.burglaries, own)
    for i in range(0, len(view.news), t.NEWS):
        row.mark_seat(view.news[i + t.NEWS_WINNER], own, seats)
        planque = view.news[i + t.NEWS_PLANQUE]
        row.mark(t.slot_of(planque) if planque != t.NONE else t.NONE, t.SLOTS)
        is_told = view.news[i + t.NEWS_AMOUNT] != t.NONE
        row.put(1 if is_told else UNKNOWN)
        row.put(view.news[i + t.NEWS_AMOUNT] // t.SMALLEST_NOTE if is_told else 0)
        row.put(view.news[i + t.NEWS_RECRUITS] if is_told else 0)
