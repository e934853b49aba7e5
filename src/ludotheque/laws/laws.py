"""The laws every game keeps (docs/architecture.md), as functions that fail with an AssertionError."""

from __future__ import annotations

import itertools
import json
from random import Random
from typing import Any
from xml.etree import ElementTree

from ludotheque.core import record as records
from ludotheque.core.codec import STATE_FIELDS, dump, load
from ludotheque.core.face import Message, clicked
from ludotheque.core.face import refusal as said_of
from ludotheque.core.observer import size
from ludotheque.core.state import CHANCE, CLOCK, FLAG, HIDDEN, LEGAL, NOBODY, Event, State, View
from ludotheque.laws.walking import Subject, Walk, random_step, repr_message, take

UNLISTED = {"journal", "words", "material", "FIELDS"}  # attributes of a state that FIELDS need not name


def plain(thing: State | View) -> dict[str, Any]:
    """A state or a view as plain data that can be compared."""
    return dump(thing)


def l1_the_written_record_rebuilds_the_state(subject: Subject, walked: Walk) -> None:
    """L1: the steps, written as a record and read back, lead to the same state."""
    players = [f"player {seat}" for seat in range(walked.state.seats)]
    ranks = walked.state.ranks() if not walked.state.waiting_for else []
    record = records.Record(subject.game, walked.options, players, walked.steps, ranks=ranks, seating=walked.seating)
    record.position = walked.position
    try:
        again = records.read(records.write(record), lambda slug: subject.game)
    except ValueError as fault:
        raise AssertionError(f"L1: the record cannot be read back: {fault}") from None
    assert again.steps == walked.steps, "L1: the notation does not give back the steps"
    assert plain(records.replay(again)) == plain(walked.state), "L1: the replay ends elsewhere"


def l2_legal_and_why_not_are_one_judge(subject: Subject, state: State) -> None:
    """L2: `why_not` forbids exactly what neither `legal` nor `asides` names; every outcome of chance has a weight."""
    for seat in [*range(state.seats), CHANCE, CLOCK]:
        legal = state.legal(seat)
        asides = state.asides(seat)
        assert legal == sorted(set(legal)), "L2: legal is not ascending"
        assert asides == sorted(set(asides)), "L2: asides are not ascending"
        assert not set(legal) & set(asides), "L2: an answer is also an aside"
        assert legal or seat not in state.waiting_for, "L2: a seat is asked and cannot answer"
        has_flag = seat == CLOCK and any(action >= FLAG for action in legal)
        assert subject.game.flags or not has_flag, "L2: a flag falls in a game that has no rule for it"
        assert seat in (*state.waiting_for, CLOCK) or not legal, "L2: a seat that is not asked has answers"
        open_to = {*legal, *asides}
        for action in range(-3, subject.game.actions + 3):
            refusal = state.why_not(seat, action)
            assert (refusal == LEGAL) == (action in open_to), f"L2: seat {seat}, action {action}, refusal {refusal!r}"
    if state.waiting_for == [CHANCE]:
        weights = state.weights()
        assert len(weights) == len(state.legal(CHANCE)), "L2: outcomes and weights differ in number"
        assert all(type(weight) is int and weight > 0 for weight in weights), "L2: an outcome of chance has no weight"


def l3_a_copy_is_equal_and_independent(subject: Subject, state: State, rng: Random) -> None:
    """L3: a copy equals its original, and playing it to the end leaves the original as it was."""
    before = json.dumps(plain(state))
    twin = state.copy()
    assert json.dumps(plain(twin)) == before, "L3: the copy is not equal"
    assert twin.journal is None, "L3: the copy writes a journal"
    while twin.waiting_for:
        take(twin, random_step(subject, twin, rng))
    assert json.dumps(plain(state)) == before, "L3: playing the copy changed the original"


def l4_nobody_can_tell_a_determinised_state(subject: Subject, state: State, rng: Random) -> None:
    """L4: a state made from a view alone is sound, and gives the same view again."""
    for seat in [*range(state.seats), NOBODY]:
        view = state.view(seat)
        for _ in range(3):
            guess = subject.game.determinise(view, rng)
            assert guess.check() == "", f"L4: a determinised state breaks {guess.check()}"
            assert plain(guess.view(seat)) == plain(view), f"L4: seat {seat} can tell the guess from the truth"


def l5_events_hide_what_they_must(events: list[Event], seats: int) -> None:
    """L5: who may not read an event gets neither its secret nor its words."""
    for event in events:
        for seat in [*range(seats), NOBODY]:
            seen = event.as_seen_by(seat)
            if not event.is_read_by(seat):
                assert all(value == HIDDEN for value in seen.secret), "L5: a secret is shown"
                assert seen.words == "", "L5: private words are shown"


def l5_faces_are_functions_of_views(subject: Subject, state: State, rng: Random) -> None:
    """L5: drawing and words follow from the view, whatever the state behind it."""
    for seat in [*range(state.seats), NOBODY]:
        view = state.view(seat)
        same = subject.game.determinise(view, rng).view(seat)
        tongue = subject.tongues()[0]
        assert subject.face.draw(view, tongue) == subject.face.draw(same, tongue), "L5: a drawing knows too much"
        assert subject.face.tell(view) == subject.face.tell(same), "L5: tell knows too much"
        if not state.waiting_for:
            assert subject.face.scores(view) == subject.face.scores(same), "L5: the count knows too much"


def l6_seals_commute(subject: Subject, state: State, rng: Random) -> None:
    """L6: where several seats answer at once and sealed, the order in which answers arrive changes nothing."""
    awaited = [seat for seat in state.waiting_for if seat >= 0]
    if len(awaited) < 2:
        return
    orders = {seat: rng.choice(state.legal(seat)) for seat in awaited}
    ends: list[dict[str, Any]] = []
    for arrival in itertools.islice(itertools.permutations(awaited), 6):
        twin = state.copy()
        for place, seat in enumerate(arrival):
            twin.apply(seat, orders[seat])
            sealed = sorted(twin.waiting_for) == sorted(arrival[place + 1 :])
            if place < len(arrival) - 1 and not sealed:
                return  # an open floor, where arrival decides
        ends.append(plain(twin))
    assert all(end == ends[0] for end in ends), "L6: the order of arrival of sealed answers matters"


def masked(events: list[Event], seat: int) -> list[tuple[int, int, list[int], list[int], str]]:
    """Events as a seat reads them."""
    seen = [event.as_seen_by(seat) for event in events]
    return [(event.kind, event.seat, event.shown, event.secret, event.words) for event in seen]


def pause(subject: Subject, state: State, viewer: int) -> tuple[list[int], Message]:
    """The pause as a viewer sees it: who is waited for, and what the question line says."""
    return state.waiting_for, subject.face.question(state.view(viewer))


def l7_a_pause_is_public(subject: Subject, state: State, rng: Random) -> None:
    """L7: whether the game stops to ask, and whom, depends on nothing that a viewer cannot see."""
    if not state.waiting_for:
        return
    for viewer in [*range(state.seats), NOBODY]:
        guess = subject.game.determinise(state.view(viewer), rng)
        step = random_step(subject, state, rng)
        if guess.why_not(step.seat, step.action) != LEGAL:
            continue
        true = state.copy()
        truly: list[Event] = []
        guessed: list[Event] = []
        true.journal, guess.journal = truly, guessed
        take(true, step)
        take(guess, step)
        a, b = masked(truly, viewer), masked(guessed, viewer)
        if a == b:
            assert plain(true.view(viewer)) == plain(guess.view(viewer)), "L7: equal events, different views"
        elif pause(subject, true, viewer) != pause(subject, guess, viewer):
            short = min(len(a), len(b))
            assert a[:short] != b[:short], "L7: one stopped to ask where the other ran on"


def l5_events_tell_no_more_than_views(subject: Subject, state: State, rng: Random) -> None:
    """L5: two answers that some seat can tell apart and the viewer cannot sound the same to the viewer."""
    if not state.waiting_for:
        return
    actor = rng.choice(state.waiting_for)
    open_to = state.legal(actor)
    if len(open_to) < 2:
        return
    twins = []
    heard: list[list[Event]] = []
    for action in rng.sample(open_to, 2):
        twin = state.copy()
        events: list[Event] = []
        twin.journal = events
        twin.apply(actor, action)
        twins.append(twin)
        heard.append(events)
    one, other = twins
    differs = [plain(one.view(seat)) != plain(other.view(seat)) for seat in range(state.seats)]
    for viewer in [*range(state.seats), NOBODY]:
        same = plain(one.view(viewer)) == plain(other.view(viewer)) if viewer < 0 else not differs[viewer]
        kinds = [[(event.kind, event.seat) for event in events] for events in heard]
        if any(differs) and same and kinds[0] == kinds[1]:
            assert masked(heard[0], viewer) == masked(heard[1], viewer), "L5: an event tells what the view hides"


def l8_fields_forget_nothing(state: State) -> None:
    """L8: FIELDS names every field of a state, and a state saved as JSON loads back."""
    names = {name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))}
    named = {*type(state).FIELDS, *STATE_FIELDS}
    assert names - UNLISTED == named, f"L8: {sorted((names - UNLISTED) ^ named)}"
    saved = json.loads(json.dumps(plain(state)))
    blank = state.copy()
    for name in type(state).FIELDS:
        value = getattr(blank, name)
        setattr(blank, name, [] if isinstance(value, list) else type(value)())
    assert plain(load(blank, saved)) == plain(state), "L8: a saved state does not load back"


def l10_ranks_are_a_ranking(state: State) -> None:
    """L10: a game that is over ranks every seat, and equals share a rank."""
    assert not state.waiting_for, "L10: the game is not over"
    ranks = state.ranks()
    assert len(ranks) == state.seats, "L10: a seat has no rank"
    for rank in ranks:
        better = sum(1 for other in ranks if other < rank)
        assert rank == better + 1, f"L10: {ranks} is not a ranking"


def l11_every_choice_can_be_clicked(subject: Subject, state: State) -> None:
    """L11: every choice has its own spots or label in every language, all spots are drawn, and every drawing parses."""
    face = subject.face
    for seat in [*range(state.seats), NOBODY]:
        view = state.view(seat)
        for speak in subject.tongues():
            drawing = face.draw(view, speak)
            ids = {element.get("id") for element in ElementTree.fromstring(drawing).iter()}
            spots = face.spots(view)
            assert spots <= ids, f"L11: {spots - ids} can be clicked and is not drawn"
            paths = set()
            for action in [*view.legal, *view.asides]:
                choice = face.choice(view, action)
                assert spots.issuperset(choice.spots), f"L11: {choice.spots} cannot be clicked"
                label = speak(choice.label)
                assert label.strip(), "L11: a choice has no label"
                assert (choice.spots, label) not in paths, f"L11: two choices are {choice.spots} {label!r}"
                paths.add((choice.spots, label))
                ElementTree.fromstring(f'<g xmlns:xlink="x">{face.ghost(view, action)}</g>')
            assert speak(face.question(view)).strip(), "L11: a question has no words"
            for message in face.tell(view):
                speak(message)
            for score in face.scores(view) if not state.waiting_for else []:
                assert speak(score.label).strip(), "L11: a row of the count has no label"
                assert len(score.values) == state.seats, "L11: a row of the count leaves out a seat"
            for other in range(state.seats):
                speak(face.badge(view, other).name)
                for fact in face.figures(view, other):
                    speak(fact.label)
                    if isinstance(fact.value, Message):
                        speak(fact.value)


def l11_every_click_means_something_or_nothing(subject: Subject, state: State, rng: Random) -> None:
    """L11: also where nothing is offered, a click means an action of the game or nothing; a refusal has a sentence."""
    face = subject.face
    for seat in range(state.seats):
        view = state.view(seat)
        drawing = ElementTree.fromstring(face.draw(view, repr_message))
        ids = ["nowhere", *(name for element in drawing.iter() if (name := element.get("id")))]
        for _ in range(8):
            spots = tuple(rng.choice(ids) for _ in range(rng.choice((1, 1, 1, 2, 3))))
            action = clicked(face, view, spots)
            assert -1 <= action < subject.game.actions, f"L11: {spots} means {action}"
            if action >= 0:
                l11_a_refusal_has_a_sentence(subject, state.why_not(seat, action))
            l11_every_journey_begins(subject, state, seat, view, spots)


def l11_every_journey_begins(subject: Subject, state: State, seat: int, view: View, held: tuple[str, ...]) -> None:
    """L11: a press that gives several answers is made where something is drawn, and begins with an answer."""
    spots = subject.face.spots(view)
    holdable = tuple(
        spot for action in view.legal if (choice := subject.face.choice(view, action)).holds for spot in choice.spots
    )
    for held_now in ((), held, holdable, *((spot,) for spot in holdable)):
        for journey in subject.face.journeys(view, held_now):
            assert journey.actions[0] in state.legal(seat), f"L11: a journey begins with {journey.actions[0]}"
            assert spots.issuperset({*journey.trail, journey.spot} - {""}), f"L11: {journey} leads over nothing"
            assert all(0 <= action < subject.game.actions for action in journey.actions), f"L11: {journey}"
            for speak in subject.tongues():
                assert speak(journey.label).strip(), f"L11: {journey} has no label"


def l11_every_event_is_told(subject: Subject, state: State, events: list[Event]) -> None:
    """L11: every line of the log has its sentence in every language, whoever reads it."""
    for seat in [*range(state.seats), NOBODY]:
        view = state.view(seat)
        for event in events:
            line = subject.face.line(view, event.as_seen_by(seat))
            if line is not None:
                for speak in subject.tongues():
                    assert speak(line.message).strip(), "L11: a line of the log is empty"
                    assert line.chapter is None or speak(line.chapter).strip(), "L11: a chapter has no name"


def l11_every_refusal_has_a_sentence(subject: Subject, state: State, rng: Random) -> None:
    """L11: whatever is refused is refused in words."""
    for seat in [*range(state.seats), CHANCE, CLOCK]:
        for action in [*(rng.randrange(subject.game.actions) for _ in range(30)), -1, subject.game.actions]:
            l11_a_refusal_has_a_sentence(subject, state.why_not(seat, action))


def l11_a_refusal_has_a_sentence(subject: Subject, refusal: str) -> None:
    """L11: the message of one refusal exists in every language."""
    if refusal != LEGAL and subject.package:
        for speak in subject.tongues():
            assert speak(said_of(refusal)).strip(), f"L11: no sentence for {refusal}"


def l16_advice_can_be_followed(subject: Subject, state: State, rng: Random) -> None:
    """L16: what a game advises its computer players is open to the seat that asks, and every reason has a sentence."""
    advice = subject.advice
    if advice is None:
        return
    for seat in [seat for seat in state.waiting_for if seat >= 0]:
        view = state.view(seat)
        chosen = advice.choose(subject.game, view, rng)
        assert chosen in [*view.legal, *view.asides], f"L16: choose names {chosen}, which seat {seat} may not do"
        why = advice.reason(subject.game, view, chosen)
        if why is not None:
            for speak in subject.tongues():
                assert speak(subject.face.reason(view, why)).strip(), "L16: a reason has no words"
        world = subject.game.determinise(view, rng)
        reply = advice.reply(world, seat, rng)
        assert reply in view.legal, f"L16: reply names {reply}, which is no answer of seat {seat}"
        for plan in advice.plans(world, seat, rng):
            assert set(plan[:1]) & set(view.legal), f"L16: the plan {plan} begins with no answer of seat {seat}"
    chances = advice.chances(state)
    assert len(chances) == state.seats, "L16: a seat has no chance"
    assert abs(sum(chances) - 1) < 1e-6, f"L16: {chances} are not the chances of one winner"


def l17_an_observation_tells_no_more_than_the_view(subject: Subject, state: State, rng: Random) -> None:
    """L17: numbers follow from the view alone, as many as promised and within their bounds."""
    observer = subject.observer
    if observer is None:
        return
    parts = observer.parts(subject.game, state.seats)
    for seat in [*range(state.seats), NOBODY]:
        view = state.view(seat)
        row = observer.row(view)
        assert len(row) == size(parts), f"L17: {len(row)} numbers, where {size(parts)} are promised"
        begin = 0
        for part in parts:
            found = row[begin : begin + part.size]
            assert not found or part.low <= min(found) <= max(found) <= part.high, f"L17: {part.name!r} has {found}"
            begin += part.size
        guess = subject.game.determinise(view, rng)
        assert observer.row(guess.view(seat)) == row, f"L17: seat {seat} observes what its view does not tell"
