"""The laws of the story have teeth: views that show too much, in a toy and in every game that hides something."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import ClassVar

import pytest

from ludotheque.core.agenda import question
from ludotheque.core.codec import dump
from ludotheque.core.face import Message, say
from ludotheque.core.shelf import box
from ludotheque.core.state import BY_SEAT, Event, Options, Seating, State, View
from ludotheque.laws import story, walking
from ludotheque.laws.laws import l4_nobody_can_tell_a_determinised_state, l7_a_pause_is_public
from ludotheque.laws.walking import Mood, Subject, Walk
from tests.toys import loot
from tests.toys.bazaar import Bazaar, BazaarFace, BazaarGame
from tests.toys.loot import Loot, LootFace, LootGame, LootView


def caught(law: str, check: Callable[[int], object], games: int = 60) -> None:
    """Some of the random games must break the law, and that law."""

    def play() -> None:
        for seed in range(games):
            check(seed)

    with pytest.raises(AssertionError, match=law):
        play()


def told(subject: Subject, seats: int = 3) -> Callable[[int], None]:
    def check(seed: int) -> None:
        rng = Random(seed)
        for state in walking.moments(subject, seed, seats, 20):
            story.l13_a_view_tells_no_more_than_the_story(subject, state, rng)

    return check


def kept(subject: Subject, seats: int = 3) -> Callable[[int], None]:
    def check(seed: int) -> None:
        walked = Walk(subject, seed, seats)
        while walked.state.waiting_for:
            walked.wander(len(walked.past) + 1)
            story.l15_what_was_shown_is_not_taken_back(walked)

    return check


def wandered(subject: Subject, mood: Mood) -> Callable[[int], None]:
    def check(seed: int) -> None:
        Walk(subject, seed, 3, mood).wander()

    return check


class PeekingView(LootView):
    """A view with one field too many, and a determinisation that honours it."""

    FIELDS: ClassVar[tuple[str, ...]] = (*LootView.FIELDS, "peek")
    peek: list[int]


class Peeking(Loot):
    """Everybody sees what seat 0 holds."""

    def copy(self) -> Loot:
        return self.into(Peeking())

    def view(self, seat: int) -> LootView:
        view = PeekingView()
        seen = super().view(seat)
        for name, value in dump(seen).items():
            setattr(view, name, value)
        view.peek = self.hands[:3]
        return view


class PeekingGame(LootGame):
    STATE: ClassVar[type[Loot]] = Peeking

    def determinise(self, view: View, rng: Random) -> Loot:
        assert isinstance(view, PeekingView)
        while True:  # worlds in which seat 0 holds just what everybody sees
            state = super().determinise(view, rng)
            if state.hands[:3] == view.peek:
                return state


def test_the_honest_toys_keep_the_laws_of_the_story() -> None:
    for subject in (Subject(LootGame(), LootFace()), Subject(BazaarGame(), BazaarFace())):
        for seed in range(20):
            told(subject)(seed)
            kept(subject)(seed)


def test_a_view_that_shows_a_rivals_card_is_caught_though_it_can_be_determinised() -> None:
    subject = Subject(PeekingGame(), LootFace())
    for seed in range(20):
        rng = Random(seed)
        for state in walking.moments(subject, seed, 3, 20):
            l4_nobody_can_tell_a_determinised_state(subject, state, rng)
            l7_a_pause_is_public(subject, state, rng)
    caught("L13: .* views differ in peek", told(subject))


class Window(State):
    """A game seen through a window: the same rules, and views that show everybody one hidden field."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, inner: State, field: str) -> None:
        self.inner = inner
        self.field = field
        self.journal = None
        self.words = ""
        self.look()

    def look(self) -> None:
        self.seats, self.host, self.sides = self.inner.seats, self.inner.host, self.inner.sides
        self.waiting_for = self.inner.waiting_for

    def legal(self, seat: int) -> list[int]:
        return self.inner.legal(seat)

    def asides(self, seat: int) -> list[int]:
        return self.inner.asides(seat)

    def why_not(self, seat: int, action: int) -> str:
        return self.inner.why_not(seat, action)

    def weights(self) -> list[int]:
        return self.inner.weights()

    def apply(self, seat: int, action: int, words: str = "") -> None:
        self.inner.journal = self.journal
        self.inner.apply(seat, action, words)
        self.inner.journal = None
        self.look()

    def ranks(self) -> list[int]:
        return self.inner.ranks()

    def copy(self) -> Window:
        return Window(self.inner.copy(), self.field)

    def view(self, seat: int) -> View:
        view = self.inner.view(seat)
        view.sides = [*view.sides, *dump(self.inner)[self.field]]
        return view


@pytest.mark.parametrize(("slug", "field"), [("apaches", "holders"), ("singes", "hands"), ("tractions", "hands")])
def test_a_view_that_shows_what_a_game_hides_is_caught(slug: str, field: str) -> None:
    taken = box(slug)
    subject = Subject(taken.game, taken.face, taken.package)

    def check(seed: int) -> None:
        rng = Random(seed)
        for state in walking.moments(subject, seed, taken.game.seats[0], 60):
            story.l13_a_view_tells_no_more_than_the_story(subject, Window(state, field), rng)

    caught("L13: .* views differ in sides", check, games=12)


def test_a_leak_that_shows_only_later_is_caught() -> None:
    class Absent(Loot):
        """Who drew a car last is told to all once somebody has sealed an order."""

        def copy(self) -> Loot:
            return self.into(Absent())

        def view(self, seat: int) -> LootView:
            view = super().view(seat)
            if len(set(self.orders)) > 1:
                view.spent = [*view.spent, self.hands[loot.CAR]]
            return view

    class AbsentGame(LootGame):
        STATE: ClassVar[type[Loot]] = Absent

    caught("L13", told(Subject(AbsentGame(), LootFace())))


def test_a_page_that_shows_more_than_its_view_is_caught() -> None:
    class Chatty(LootFace):
        """A face that remembers whose view it drew last."""

        def __init__(self) -> None:
            self.last = ""

        def tell(self, view: View) -> list[Message]:
            before, self.last = self.last, repr(view.waiting_for) + repr(id(view))
            return [say("hand", what=before)]

    caught("L13: .* page differs in the telling", told(Subject(LootGame(), Chatty())))


def test_a_public_deed_without_an_event_is_caught() -> None:
    class Quiet(Bazaar):
        def note(self, kind: int, seat: int, shown: list[int]) -> None:
            return

        def copy(self) -> Bazaar:
            twin = super().copy()
            twin.__class__ = Quiet
            return twin

    class QuietGame(BazaarGame):
        def start(
            self, seats: int, options: Options, journal: list[Event] | None = None, seating: Seating = BY_SEAT
        ) -> Bazaar:
            state = super().start(seats, options, journal, seating)
            state.__class__ = Quiet
            return state

    caught("L13", told(Subject(QuietGame(), BazaarFace())))


def test_a_step_that_showed_a_hand_and_may_be_taken_back_is_caught() -> None:
    class Lenient(LootGame):
        def reveals(self, events: list[Event]) -> bool:
            return False

    caught("L15: seat . may take back", kept(Subject(Lenient(), LootFace())))


def test_an_aside_that_corrupts_a_question_below_it_is_caught_by_the_walk() -> None:
    class Careless(Bazaar):
        """Who leaves takes the coin of an offer that still waits for its answer."""

        def copy(self) -> Bazaar:
            twin = super().copy()
            twin.__class__ = Careless
            return twin

        def apply(self, seat: int, action: int, words: str = "") -> None:
            if action == 3 and seat >= 0 and seat in self.offerers:
                self.purses[seat] -= 1
            super().apply(seat, action, words)

    class CarelessGame(BazaarGame):
        def start(
            self, seats: int, options: Options, journal: list[Event] | None = None, seating: Seating = BY_SEAT
        ) -> Bazaar:
            state = super().start(seats, options, journal, seating)
            state.__class__ = Careless
            return state

    subject = Subject(CarelessGame(), BazaarFace())
    caught("L9: I1", wandered(subject, walking.MOODS[2]))


def test_a_take_back_that_spoils_what_others_did_since_is_caught() -> None:
    class Jealous(Loot):
        """Nobody may seal before seat 0 has."""

        def copy(self) -> Loot:
            return self.into(Jealous())

        def why_not(self, seat: int, action: int) -> str:
            refusal = super().why_not(seat, action)
            sealing = question(self.agenda) == loot.SEALING and 0 in self.waiting_for
            return "R9" if not refusal and seat > 0 and sealing and action == loot.FLEE else refusal

    class JealousGame(LootGame):
        STATE: ClassVar[type[Loot]] = Jealous

    subject = Subject(JealousGame(), LootFace())
    caught("L15: a take-back spoils", wandered(subject, Mood(take_back=0.5)))
