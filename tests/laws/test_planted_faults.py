"""The laws have teeth: every kind of leak and fault, planted in a toy, is caught."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import ClassVar

import pytest

from ludotheque.core.advice import Advice, Reason
from ludotheque.core.face import Choice, Journey, Message, say
from ludotheque.core.state import CHANCE, CLOCK, EVERYBODY, FLAG, LEGAL, Event, Game, View
from ludotheque.laws import laws, walking
from ludotheque.laws.walking import Subject
from tests.toys import loot
from tests.toys.bazaar import BazaarFace, BazaarGame
from tests.toys.loot import Loot, LootFace, LootGame, LootView


def game_of(state: type[Loot]) -> LootGame:
    class Planted(LootGame):
        STATE: ClassVar[type[Loot]] = state

    return Planted()


def caught(law: str, check: Callable[[int], None]) -> None:
    """Some of two hundred random games must break the law, and that law."""

    def games() -> None:
        for seed in range(200):
            check(seed)

    with pytest.raises(AssertionError, match=law):
        games()


def secrecy(subject: Subject) -> Callable[[int], None]:
    def check(seed: int) -> None:
        rng = Random(seed)
        for state in walking.moments(subject, seed, 3, 40):
            laws.l4_nobody_can_tell_a_determinised_state(subject, state, rng)
            laws.l5_events_tell_no_more_than_views(subject, state, rng)
            laws.l7_a_pause_is_public(subject, state, rng)

    return check


def rules(subject: Subject) -> Callable[[int], None]:
    def check(seed: int) -> None:
        rng = Random(seed)
        for state in walking.moments(subject, seed, 3, 40):
            laws.l2_legal_and_why_not_are_one_judge(subject, state)
            laws.l6_seals_commute(subject, state, rng)
            laws.l8_fields_forget_nothing(state)
            walking.l9_invariants_hold(state)
            laws.l3_a_copy_is_equal_and_independent(subject, state, rng)

    return check


def test_the_honest_toys_break_no_law() -> None:
    for subject in (Subject(LootGame(), LootFace()), Subject(BazaarGame(), BazaarFace())):
        for seed in range(30):
            secrecy(subject)(seed)
            rules(subject)(seed)


def test_a_view_that_shows_a_hand_is_caught() -> None:
    class Peeking(Loot):
        def copy(self) -> Loot:
            return self.into(Peeking())

        def view(self, seat: int) -> LootView:
            view = super().view(seat)
            view.hand = self.hands[:3]  # everybody sees the hand of seat 0
            return view

    caught("L4", secrecy(Subject(game_of(Peeking), LootFace())))


def test_a_determinisation_that_contradicts_the_view_is_caught() -> None:
    class Forgetful(LootGame):
        def determinise(self, view: View, rng: Random) -> Loot:
            state = super().determinise(view, rng)
            state.gold = [0] * state.seats
            return state

    caught("L4", secrecy(Subject(Forgetful(), LootFace())))


def test_a_determinisation_outside_the_box_is_caught() -> None:
    class Forger(LootGame):
        def determinise(self, view: View, rng: Random) -> Loot:
            state = super().determinise(view, rng)
            state.deck[0] += 1
            return state

    caught("L4", secrecy(Subject(Forger(), LootFace())))


def test_an_event_that_tells_a_drawn_card_is_caught() -> None:
    class Talkative(Loot):
        def copy(self) -> Loot:
            return self.into(Talkative())

        def whisper(self, kind: int, seat: int, shown: list[int], secret: list[int], readers: int) -> None:
            super().whisper(kind, seat, shown, secret, EVERYBODY)

    caught("L5", secrecy(Subject(game_of(Talkative), LootFace())))


def test_an_event_that_shows_its_secret_to_others_is_caught() -> None:
    class Loud(Event):
        def as_seen_by(self, seat: int) -> Event:
            return self

    events: list[Event] = [Loud(0, 0, [], [loot.COLT], 1, "")]
    with pytest.raises(AssertionError, match="L5"):
        laws.l5_events_hide_what_they_must(events, 2)


def test_words_that_reach_a_stranger_are_caught() -> None:
    class Loud(Event):
        def as_seen_by(self, seat: int) -> Event:
            return Event(self.kind, self.seat, self.shown, [], self.readers, self.words)

    with pytest.raises(AssertionError, match="L5: private words"):
        laws.l5_events_hide_what_they_must([Loud(0, 0, [], [], 1, "psst")], 2)


def test_passing_for_a_seat_that_holds_no_answer_is_caught() -> None:
    class AutoPassing(Loot):
        def copy(self) -> Loot:
            return self.into(AutoPassing())

        def open_orders(self) -> None:
            super().open_orders()
            for seat in self.waiting_for[:]:
                if self.waiting_for != [CHANCE] and self.shots[seat] and not self.hands[seat * 3 + loot.DODGE]:
                    self.answer(seat, loot.ANSWER_TAKE)

    caught("L7", secrecy(Subject(game_of(AutoPassing), LootFace())))


def test_asking_only_those_who_can_answer_is_caught() -> None:
    class Selective(Loot):
        def copy(self) -> Loot:
            return self.into(Selective())

        def draw_on(self) -> None:
            super().draw_on()
            if self.waiting_for and self.waiting_for != [CHANCE]:
                armed = [seat for seat in self.waiting_for if self.hands[seat * 3 + loot.COLT]]
                for seat in self.waiting_for:
                    if seat not in armed:
                        self.orders[seat] = loot.WAIT
                self.waiting_for = armed or self.waiting_for

    caught("L4|L7", secrecy(Subject(game_of(Selective), LootFace())))


def test_a_seal_that_depends_on_arrival_is_caught() -> None:
    class Racing(Loot):
        def copy(self) -> Loot:
            return self.into(Racing())

        def apply(self, seat: int, action: int, words: str = "") -> None:
            if seat >= 0 and self.agenda[-4] == loot.SEALING and len(self.waiting_for) == sum(self.alive):
                self.gold[seat] += 1  # the first to seal is paid
            super().apply(seat, action, words)

    caught("L6", rules(Subject(game_of(Racing), LootFace())))


def test_a_copy_that_shares_a_list_is_caught() -> None:
    class Sharing(Loot):
        def copy(self) -> Loot:
            twin = self.into(Sharing())
            twin.hands = self.hands
            return twin

    caught("L3|L6", rules(Subject(game_of(Sharing), LootFace())))


def test_a_forgotten_field_is_caught() -> None:
    class Hoarding(Loot):
        treasure: int = 0

        def copy(self) -> Loot:
            return self.into(Hoarding())

    caught("L8", rules(Subject(game_of(Hoarding), LootFace())))


def test_a_second_judge_is_caught() -> None:
    class Lenient(Loot):
        def copy(self) -> Loot:
            return self.into(Lenient())

        def legal(self, seat: int) -> list[int]:
            return super().legal(seat)[: 1 if seat >= 0 else None]

    caught("L2", rules(Subject(game_of(Lenient), LootFace())))


def test_a_flag_that_the_game_does_not_speak_of_is_caught() -> None:
    class Hasty(Loot):
        def copy(self) -> Loot:
            return self.into(Hasty())

        def legal(self, seat: int) -> list[int]:
            return [FLAG + other for other in self.waiting_for if other >= 0] if seat == CLOCK else super().legal(seat)

        def why_not(self, seat: int, action: int) -> str:
            if seat == CLOCK:
                return LEGAL if action in self.legal(CLOCK) else "R1"
            return super().why_not(seat, action)

    caught("L2: a flag falls", rules(Subject(game_of(Hasty), LootFace())))


def test_a_card_out_of_nowhere_is_caught() -> None:
    class Counterfeit(Loot):
        def copy(self) -> Loot:
            return self.into(Counterfeit())

        def share(self) -> None:
            self.hands[0] += 1
            super().share()

    caught("L9", rules(Subject(game_of(Counterfeit), LootFace())))


def test_a_game_without_end_is_caught() -> None:
    class Endless(Loot):
        def copy(self) -> Loot:
            return self.into(Endless())

        def share(self) -> None:
            self.alive = [1] * self.seats
            self.deck = loot.DECK[:]
            self.spent = [0, 0, 0]
            self.hands = [0] * (3 * self.seats)
            self.draw_on()

    subject = Subject(game_of(Endless), LootFace(), most_steps=500)
    with pytest.raises(AssertionError, match="L10"):
        walking.walk(subject, 1, 3)


def test_a_notation_that_loses_a_target_is_caught() -> None:
    class Mumbling(LootGame):
        def write(self, seat: int, action: int) -> str:
            return super().write(seat, min(action, loot.SHOOT))

    def check(seed: int) -> None:
        subject = Subject(Mumbling(), LootFace())
        laws.l1_the_written_record_rebuilds_the_state(subject, walking.walk(subject, seed, 3))

    caught("L1", check)


def test_ranks_with_a_gap_are_caught() -> None:
    class Proud(Loot):
        def ranks(self) -> list[int]:
            return [2] * self.seats

    with pytest.raises(AssertionError, match="L10"):
        laws.l10_ranks_are_a_ranking(walking.walk(Subject(game_of(Proud), LootFace()), 1, 2).state)


def test_a_choice_nobody_can_click_is_caught() -> None:
    class Lost(LootFace):
        def choice(self, view: View, action: int) -> Choice:
            return Choice(("nowhere",), say("x"))

    def check(seed: int) -> None:
        subject = Subject(LootGame(), Lost())
        for state in walking.moments(subject, seed, 2, 40):
            laws.l11_every_choice_can_be_clicked(subject, state)

    caught("L11", check)


@pytest.mark.parametrize("fault", ["illegal", "spotless"])
def test_a_journey_that_cannot_be_made_is_caught(fault: str) -> None:
    class Astray(LootFace):
        def journeys(self, view: View, held: tuple[str, ...]) -> list[Journey]:
            illegal = [action for action in range(LootGame().actions) if action not in view.legal]
            action = illegal[0] if fault == "illegal" else [*view.legal, 0][0]
            return [Journey("" if fault == "illegal" else "nowhere", say("x"), (action,))] if view.legal else []

    def check(seed: int) -> None:
        subject = Subject(LootGame(), Astray())
        for state in walking.moments(subject, seed, 2, 40):
            laws.l11_every_click_means_something_or_nothing(subject, state, Random(seed))

    caught("L11", check)


class Sound(Advice[Loot, LootView]):
    def worth(self, state: Loot, seat: int) -> int:
        return sum(state.hands)


class Choosing(Sound):
    def choose(self, game: Game[Loot, LootView], view: LootView, rng: Random) -> int:
        return 0  # whatever is asked


class Replying(Sound):
    def reply(self, state: Loot, seat: int, rng: Random) -> int:
        return 0


class Planning(Sound):
    def plans(self, state: Loot, seat: int, rng: Random) -> list[list[int]]:
        return [[]]


class Sure(Sound):
    def chances(self, state: Loot) -> list[float]:
        return [1.0] * state.seats


class Mute(LootFace):
    def reason(self, view: View, why: Reason) -> Message:
        raise AssertionError("L16 asks for the sentence")


class Reasoning(Sound):
    def reason(self, game: Game[Loot, LootView], view: LootView, action: int) -> Reason:
        return Reason("because")


def advised(subject: Subject) -> Callable[[int], None]:
    def check(seed: int) -> None:
        for state in walking.moments(subject, seed, 3, 10):
            laws.l16_advice_can_be_followed(subject, state, Random(seed))

    return check


@pytest.mark.parametrize(
    "advice", [Choosing(), Replying(), Planning(), Sure()], ids=lambda advice: type(advice).__name__
)
def test_advice_that_nobody_can_follow_is_caught(advice: Advice) -> None:
    caught("L16", advised(Subject(LootGame(), LootFace(), advice=advice)))


def test_a_reason_without_a_sentence_is_caught() -> None:
    caught("L16", advised(Subject(LootGame(), Mute(), advice=Reasoning())))


def test_sound_advice_breaks_no_law() -> None:
    for seed in range(10):
        advised(Subject(LootGame(), LootFace(), advice=Reasoning()))(seed)
