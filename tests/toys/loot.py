"""Loot: a toy with everything that hides: hands drawn late, sealed orders opened at once, an interrupt in a turn."""

from __future__ import annotations

import re
from random import Random
from typing import ClassVar, Final

from ludotheque.core.agenda import ask, asked, question, settle
from ludotheque.core.face import Badge, Choice, Face, Figure, Line, Message, Tongue, say
from ludotheque.core.state import (
    BY_SEAT,
    CHANCE,
    HIDDEN,
    LEGAL,
    NOBODY,
    Event,
    Game,
    Option,
    Options,
    Seating,
    State,
    View,
    check_seating,
    completed,
)

COLT: Final = 0
DODGE: Final = 1
CAR: Final = 2
DECK: Final = [6, 6, 6]
HAND: Final = 2

FLEE: Final = 0
WAIT: Final = 1
ANSWER_DODGE: Final = 2
ANSWER_TAKE: Final = 3
SHOOT: Final = 8  # + target

DRAWING: Final = 0
SEALING: Final = 1
ANSWERING: Final = 2

DREW: Final = 0
SEALED: Final = 1
OPENED: Final = 2
FELL: Final = 3
DODGED: Final = 4

NAMES: Final = ["flee", "wait", "dodge", "take"]
CARDS: Final = ["colt", "dodge", "car"]
SHOTS: Final = ["shoot 0", "shoot 1", "shoot 2", "shoot 3"]
WORDS: Final = [*NAMES, *[""] * (SHOOT - len(NAMES)), *SHOTS]  # by action
SEAT: Final = (
    r"([0-3]): ([0-9]{1,2}) gold, hand ([0-9]) ([0-9]) ([0-9])(?:, (dead|shots ([1-9])|seals ([a-z]+(?: [0-9])?)))?"
)


class LootView(View):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "agenda", "round", "rounds", "hand", "hand_sizes", "spent", "order", "has_sealed", "shots", "alive", "gold",
    )  # fmt: skip
    agenda: list[int]
    round: int
    rounds: int
    hand: list[int]
    hand_sizes: list[int]
    spent: list[int]
    order: int
    has_sealed: list[int]
    shots: list[int]
    alive: list[int]
    gold: list[int]


class Loot(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "agenda", "round", "rounds", "deck", "spent", "hands", "orders", "shots", "alive", "gold",
    )  # fmt: skip
    agenda: list[int]
    round: int
    rounds: int
    deck: list[int]  # how many of each card nobody has seen
    spent: list[int]
    hands: list[int]  # seat * 3 + card
    orders: list[int]  # seat -> sealed action, HIDDEN while none
    shots: list[int]  # seat -> bullets on their way to it
    alive: list[int]
    gold: list[int]

    def begin(self, seats: int, rounds: int, seating: Seating) -> None:
        self.sit(seats, seating)
        self.rounds = rounds
        self.round = 0
        self.words = ""
        self.deck = DECK[:]
        self.spent = [0, 0, 0]
        self.hands = [0] * (3 * seats)
        self.orders = [HIDDEN] * seats
        self.shots = [0] * seats
        self.alive = [1] * seats
        self.gold = [0] * seats
        self.agenda = []
        self.waiting_for = []
        ask(self.agenda, SEALING, NOBODY, 0, 0)
        self.draw_on()

    def hand_size(self, seat: int) -> int:
        return sum(self.hands[seat * 3 : seat * 3 + 3])

    def why_not(self, seat: int, action: int) -> str:
        if seat not in self.waiting_for:
            return "R1"
        if seat == CHANCE:
            return LEGAL if 0 <= action < 3 and self.deck[action] else "R2"
        if question(self.agenda) == SEALING:
            if action == WAIT:
                return LEGAL
            if action == FLEE:
                return LEGAL if self.hands[seat * 3 + CAR] else "R5"
            target = action - SHOOT
            if target < 0 or target >= self.seats or target == seat or not self.alive[target]:
                return "R6"
            return LEGAL if self.hands[seat * 3 + COLT] else "R4"
        if action == ANSWER_TAKE:
            return LEGAL
        if action == ANSWER_DODGE:
            return LEGAL if self.hands[seat * 3 + DODGE] else "R7"
        return "R8"

    def legal(self, seat: int) -> list[int]:
        return [action for action in range(SHOOT + self.seats) if self.why_not(seat, action) == LEGAL]

    def weights(self) -> list[int]:
        return [count for count in self.deck if count]

    def apply(self, seat: int, action: int, words: str = "") -> None:
        self.words = words
        if seat == CHANCE:
            taker = asked(self.agenda)
            self.deck[action] -= 1
            self.hands[taker * 3 + action] += 1
            self.whisper(DREW, taker, [], [action], 1 << taker)
            settle(self.agenda)
            self.draw_on()
        elif question(self.agenda) == SEALING:
            self.orders[seat] = action
            self.whisper(SEALED, seat, [], [action], 1 << seat)
            self.waiting_for = [other for other in self.waiting_for if other != seat]
            if not self.waiting_for:
                self.open_orders()
        else:
            self.answer(seat, action)

    def answer(self, seat: int, action: int) -> None:
        if action == ANSWER_DODGE:
            self.hands[seat * 3 + DODGE] -= 1
            self.spent[DODGE] += 1
            self.shots[seat] -= 1
            self.note(DODGED, seat, [])
        else:
            self.shots[seat] = 0
            self.alive[seat] = 0
            self.note(FELL, seat, [])
        if not self.shots[seat]:
            self.waiting_for = [other for other in self.waiting_for if other != seat]
        if not self.waiting_for:
            settle(self.agenda)
            self.share()

    def draw_on(self) -> None:
        for seat in range(self.seats):
            if self.alive[seat] and self.hand_size(seat) < HAND and sum(self.deck):
                ask(self.agenda, DRAWING, seat, 0, 0)
                self.waiting_for = [CHANCE]
                return
        self.waiting_for = [seat for seat in range(self.seats) if self.alive[seat]]

    def find_question(self) -> None:
        """Ask what a position leaves open, the agenda being that of a new game."""
        self.agenda = []
        ask(self.agenda, SEALING, NOBODY, 0, 0)
        if any(self.shots):
            ask(self.agenda, ANSWERING, NOBODY, 0, 0)
            self.waiting_for = [seat for seat in range(self.seats) if self.shots[seat]]
        elif self.round == self.rounds or sum(self.alive) < 2:
            self.waiting_for = []
        else:
            self.draw_on()
            if self.waiting_for != [CHANCE]:
                self.waiting_for = [seat for seat in self.waiting_for if self.orders[seat] == HIDDEN]

    def open_orders(self) -> None:
        self.note(OPENED, NOBODY, self.orders[:])
        for seat in range(self.seats):
            order = self.orders[seat]
            if order >= SHOOT:
                self.hands[seat * 3 + COLT] -= 1
                self.spent[COLT] += 1
                self.shots[order - SHOOT] += 1
            elif order == FLEE:
                self.hands[seat * 3 + CAR] -= 1
                self.spent[CAR] += 1
                self.gold[seat] += 1
        self.orders = [HIDDEN] * self.seats
        self.waiting_for = [seat for seat in range(self.seats) if self.shots[seat]]
        if self.waiting_for:
            ask(self.agenda, ANSWERING, NOBODY, 0, 0)
        else:
            self.share()

    def share(self) -> None:
        for seat in range(self.seats):
            self.gold[seat] += self.alive[seat]
        self.round += 1
        if self.round == self.rounds or sum(self.alive) < 2:
            self.waiting_for = []
        else:
            self.draw_on()

    def ranks(self) -> list[int]:
        return [1 + sum(1 for rival in self.gold if rival > mine) for mine in self.gold]

    def check(self) -> str:
        for card in range(3):
            held = sum(self.hands[seat * 3 + card] for seat in range(self.seats))
            if self.deck[card] < 0 or self.deck[card] + self.spent[card] + held != DECK[card]:
                return "I1"
        return ""

    def copy(self) -> Loot:
        return self.into(Loot())

    def into(self, twin: Loot) -> Loot:
        twin.sit_like(self)
        twin.agenda = self.agenda[:]
        twin.round = self.round
        twin.rounds = self.rounds
        twin.deck = self.deck[:]
        twin.spent = self.spent[:]
        twin.hands = self.hands[:]
        twin.orders = self.orders[:]
        twin.shots = self.shots[:]
        twin.alive = self.alive[:]
        twin.gold = self.gold[:]
        return twin

    def view(self, seat: int) -> LootView:
        view = LootView()
        view.sit(self, seat)
        view.agenda = self.agenda[:]
        view.round = self.round
        view.rounds = self.rounds
        view.hand = self.hands[seat * 3 : seat * 3 + 3] if seat >= 0 else []
        view.hand_sizes = [self.hand_size(other) for other in range(self.seats)]
        view.spent = self.spent[:]
        view.order = self.orders[seat] if seat >= 0 else HIDDEN
        view.has_sealed = [int(order != HIDDEN) for order in self.orders]
        view.shots = self.shots[:]
        view.alive = self.alive[:]
        view.gold = self.gold[:]
        return view


class LootGame(Game):
    STATE: ClassVar[type[Loot]] = Loot

    def __init__(self) -> None:
        self.name = "loot"
        self.version = 1
        self.seats = range(2, 5)
        self.actions = SHOOT + 4
        self.sides = ("mask", "scarf", "hat", "veil", "bare")
        self.material = ""
        self.options = (Option("rounds", "O1", ("3", "1"), range(1, 10)),)

    def start(
        self, seats: int, options: Options, journal: list[Event] | None = None, seating: Seating = BY_SEAT
    ) -> Loot:
        check_seating(self, seats, seating)
        state = self.STATE()
        state.journal = journal
        state.begin(seats, int(completed(self, options)["rounds"]), seating)
        return state

    def determinise(self, view: View, rng: Random) -> Loot:
        assert isinstance(view, LootView)
        state = self.STATE()
        state.journal = None
        state.begin(view.seats, view.rounds, Seating(view.host, tuple(view.sides)))
        state.agenda = view.agenda[:]
        state.round = view.round
        state.waiting_for = view.waiting_for[:]
        state.spent = view.spent[:]
        state.shots = view.shots[:]
        state.alive = view.alive[:]
        state.gold = view.gold[:]
        pool: list[int] = []
        for card in range(3):
            mine = view.hand[card] if view.hand else 0
            pool += [card] * (DECK[card] - view.spent[card] - mine)
        rng.shuffle(pool)
        for seat in range(view.seats):
            if seat == view.seat:
                state.hands[seat * 3 : seat * 3 + 3] = view.hand
                state.orders[seat] = view.order
                continue
            for _ in range(view.hand_sizes[seat]):
                state.hands[seat * 3 + pool.pop()] += 1
        state.deck = [pool.count(card) for card in range(3)]
        for seat in range(view.seats):
            if seat != view.seat and view.has_sealed[seat]:
                state.orders[seat] = rng.choice(orders_open_to(state, seat))
        return state

    def reveals(self, events: list[Event]) -> bool:
        """Orders that were opened and answers to shots show what a hand held."""
        return any(event.kind in (OPENED, FELL, DODGED) for event in events)

    def write(self, seat: int, action: int) -> str:
        if seat == CHANCE:
            return CARDS[action]
        return WORDS[action]

    def read(self, seat: int, text: str) -> int:
        known = CARDS if seat == CHANCE else WORDS
        if not text or text not in known:
            raise ValueError(f"{text[:40]!r} is none of {', '.join(filter(None, known))}")
        return known.index(text)

    def write_position(self, state: State) -> str:
        assert isinstance(state, Loot)
        return "; ".join(
            [
                f"round {state.round}",
                f"spent {joined(state.spent)}",
                *(written(state, seat) for seat in range(state.seats)),
            ]
        )

    def read_position(self, text: str, seats: int, options: Options, seating: Seating = BY_SEAT) -> Loot:
        state = self.start(seats, options, None, seating)
        opening, *clauses = text.split("; seat ")
        found = re.fullmatch(r"round ([0-9]); spent ([0-9]) ([0-9]) ([0-9])", opening)
        if not found or len(clauses) != seats:
            raise ValueError(f"write 'round 1; spent 0 0 0' and {seats} seats, not {opening[:40]!r}")
        state.round = int(found[1])
        state.spent = [int(found[2]), int(found[3]), int(found[4])]
        for seat, clause in enumerate(clauses):
            self.seat(state, seat, clause)
        state.deck = [
            DECK[card] - state.spent[card] - sum(state.hands[card : 3 * seats : 3]) for card in range(len(DECK))
        ]
        state.find_question()
        doubt = self.doubt(state)
        if doubt:
            raise ValueError(f"{doubt}: {text[:80]!r}")
        return state

    def seat(self, state: Loot, seat: int, clause: str) -> None:
        found = re.fullmatch(SEAT, clause)
        if not found or found[1] != str(seat):
            raise ValueError(
                f"write 'seat {seat}: 1 gold, hand 0 1 1, dead' (or shots 1, seals flee), not {clause[:40]!r}"
            )
        state.gold[seat] = int(found[2])
        state.hands[seat * 3 : seat * 3 + 3] = [int(found[3]), int(found[4]), int(found[5])]
        state.alive[seat] = int(found[6] != "dead")
        state.shots[seat] = int(found[7] or 0)
        state.orders[seat] = self.read(seat, found[8]) if found[8] else HIDDEN

    def doubt(self, state: Loot) -> str:
        """What no game of Loot leads to."""
        if min(state.deck) < 0:
            return "there are not as many cards"
        if state.round > state.rounds - any(state.shots):
            return f"there are {state.rounds} rounds"
        for seat in range(state.seats):
            if state.hand_size(seat) > HAND or state.shots[seat] >= state.seats:
                return f"seat {seat} holds too much"
            order = state.orders[seat]
            if order != HIDDEN and (question(state.agenda) != SEALING or order not in orders_open_to(state, seat)):
                return f"seat {seat} cannot have sealed that"
        sealed = [seat for seat in range(state.seats) if state.orders[seat] != HIDDEN]
        return "all have sealed" if sealed and not state.waiting_for else ""

    def facts(self, state: State) -> dict[str, str]:
        assert isinstance(state, Loot)
        return {"gold": " ".join(map(str, state.gold))}

    def with_material(self, text: str) -> LootGame:
        raise ValueError("line 1: loot: the box is fixed")


def joined(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)


def written(state: Loot, seat: int) -> str:
    """One seat of a position."""
    order = state.orders[seat]
    states = [
        "dead" * (not state.alive[seat]),
        f"shots {state.shots[seat]}" * bool(state.shots[seat]),
        "" if order == HIDDEN else f"seals {WORDS[order]}",
    ]
    has = f"seat {seat}: {state.gold[seat]} gold, hand {joined(state.hands[seat * 3 : seat * 3 + 3])}"
    return ", ".join([has, *filter(None, states)])


def orders_open_to(state: Loot, seat: int) -> list[int]:
    """What a seat that has already sealed could have sealed."""
    twin = state.copy()
    twin.waiting_for = [seat]
    return twin.legal(seat)


class LootFace(Face):
    def question(self, view: View) -> Message:
        return say("question")

    def choice(self, view: View, action: int) -> Choice:
        return Choice((f"choice-{action}",), say(f"action-{action}"))

    def line(self, view: View, event: Event) -> Line | None:
        return Line(say(f"event-{event.kind}", seat=event.seat, what=" ".join(map(str, event.shown + event.secret))))

    def badge(self, view: View, seat: int) -> Badge:
        return Badge(say("question"), str(seat), "black", "circle")

    def figures(self, view: View, seat: int) -> list[Figure]:
        assert isinstance(view, LootView)
        return [Figure(say("question"), view.gold[seat])]

    def draw(self, view: View, tongue: Tongue) -> str:
        assert isinstance(view, LootView)
        spots = "".join(f'<rect id="choice-{action}"/>' for action in range(SHOOT + view.seats))
        return f'<svg xmlns="http://www.w3.org/2000/svg"><text>{view.hand}{view.gold}</text>{spots}</svg>'

    def tell(self, view: View) -> list[Message]:
        assert isinstance(view, LootView)
        return [say("hand", what=str(view.hand))]
