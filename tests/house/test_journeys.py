"""One press, several answers: how far they go, what stops them, and that they are taken back together."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.agenda import question
from ludotheque.core.face import Journey
from ludotheque.core.state import CHANCE
from ludotheque.games.meeples.rules import terms as meeples
from ludotheque.games.tractions import GAME
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.judge import Tractions
from ludotheque.house.refused import Refused
from ludotheque.house.table import Table
from ludotheque.house.verbs import MOST_THEN, House
from tests.house.test_take_backs import PEOPLE, Onlooker, laid, play


async def walkers(house: House) -> tuple[Table, int]:
    """A table of tractions where somebody has recruited two men and may move them."""
    table = await laid(house, "tractions", 4, {"clock": "off"})
    rng = Random(5)
    while question(position(table).agenda) != t.MOVING:
        await play(house, table, rng)
    seat = table.live_state.waiting_for[0]
    for _ in range(2):
        await press(house, table, seat, (t.RECRUIT_MP,))
    return table, seat


def position(table: Table) -> Tractions:
    assert isinstance(table.live_state, Tractions)
    return table.live_state


async def press(house: House, table: Table, seat: int, actions: tuple[int, ...], heeds_draws: bool = True) -> None:
    action, *then = actions
    asked = table.questions[seat]
    await house.act(PEOPLE[seat], table.sheet.id, seat, asked, action, "", tuple(then), heeds_draws)


async def longest(house: House, table: Table, seat: int, held: tuple[str, ...]) -> Journey:
    _, journeys = await house.journeys(PEOPLE[seat], table.sheet.id, seat, held)
    return max(journeys, key=lambda journey: len(journey.actions))


def man_of(table: Table, seat: int) -> str:
    return next(
        choice.spots[0]
        for action in table.live_state.legal(seat)
        if (choice := table.box.face.choice(table.view(seat), action)).holds
    )


async def test_one_press_walks_a_man_all_the_way_and_the_others_see_every_step(house: House) -> None:
    table, seat = await walkers(house)
    onlooker = Onlooker()
    await house.watch(table.sheet.id, onlooker)
    journey = await longest(house, table, seat, (man_of(table, seat),))
    points = position(table).points
    await press(house, table, seat, journey.actions)
    assert position(table).points == points - len(journey.trail)
    assert [step.action for step in table.steps[-len(journey.actions) :]] == list(journey.actions)
    assert onlooker.changes == 1
    assert onlooker.glimpses == len(journey.actions) - 1


async def test_a_walk_is_taken_back_as_a_whole(house: House) -> None:
    table, seat = await walkers(house)
    before = len(table.steps)
    journey = await longest(house, table, seat, (man_of(table, seat),))
    await press(house, table, seat, journey.actions)
    await house.undo(PEOPLE[seat], table.sheet.id, seat)
    assert len(table.steps) == before
    assert question(position(table).agenda) == t.MOVING


async def test_what_is_not_open_any_more_ends_a_press_without_a_word(house: House) -> None:
    table, seat = await walkers(house)
    before = len(table.steps)
    await press(house, table, seat, (t.RECRUIT_MP, t.RECRUIT_MP, t.END))
    assert [step.action for step in table.steps[before:]] == [t.RECRUIT_MP]


async def test_no_press_answers_for_the_next_seat(house: House) -> None:
    table, seat = await walkers(house)
    before = len(table.steps)
    await press(house, table, seat, (t.END, t.RECRUIT_MP, t.END))
    assert [step.action for step in table.steps[before:]] == [t.END]
    assert table.live_state.waiting_for != [seat]


@pytest.mark.parametrize(
    "then",
    [(GAME.actions,), (-1,), ("7",), (True,), (t.END,) * (MOST_THEN + 1)],
    ids=range(5),
)
async def test_a_malformed_press_changes_nothing(house: House, then: tuple[int, ...]) -> None:
    table, seat = await walkers(house)
    before = len(table.steps)
    with pytest.raises(Refused) as refused:
        await press(house, table, seat, (t.RECRUIT_MP, *then))
    assert refused.value.status == 400
    assert len(table.steps) == before


@pytest.mark.parametrize("heeds_draws", [True, False])
async def test_a_draw_on_the_way_ends_a_press_that_heeds_it(house: House, heeds_draws: bool) -> None:
    table, seat, rest = await about_to_draw(house)
    before = len(table.steps)
    await press(house, table, seat, rest.actions, heeds_draws)
    answered = [step for step in table.steps[before:] if step.seat == seat]
    assert (len(answered) == 1) == heeds_draws


async def test_a_press_goes_on_after_an_answer_that_the_house_gives_for_it(house: House) -> None:
    table = await laid(house, "meeples", 2, {})
    rng = Random(3)
    rows: list[Journey] = []
    while not rows:  # until two kinds are left in a hand, one of them alone, and everything comes to the turn's end
        seat = table.live_state.waiting_for[0]
        _, journeys = await house.journeys(PEOPLE[seat], table.sheet.id, seat, ())
        rows = [journey for journey in journeys if is_whole_row(journey)]
        if not rows:
            await play(house, table, rng)
    before = len(table.steps)
    await press(house, table, seat, rows[0].actions, rows[0].heeds_draws)
    answered = [step.action for step in table.steps[before:] if step.seat == seat]
    assert answered[: len(rows[0].actions)] == list(rows[0].actions)


def is_whole_row(journey: Journey) -> bool:
    """A row of meeples whose end leaves no choice, and the rest of a turn in which nobody is asked anything."""
    actions = journey.actions
    drops = [action for action in actions if meeples.DROP <= action < meeples.APPOINT]
    quiet = all(action == meeples.END or action < meeples.BUILD for action in actions)
    return bool(drops) and actions[-1] == meeples.END and quiet and meeples.RESOLVE + meeples.SHOWDOWN not in actions


async def about_to_draw(house: House) -> tuple[Table, int, Journey]:
    """A turn of meeples of which two items at least are left; the first of them draws, and nobody else is asked."""
    rng = Random(1)
    for _ in range(20):
        table = await laid(house, "meeples", 2, {})
        while not table.over:
            seat = table.live_state.waiting_for[0]
            rest = await rest_of_turn(house, table, seat)
            if rest is not None:
                return table, seat, rest
            await play(house, table, rng)
    raise AssertionError("nobody ever draws")


async def rest_of_turn(house: House, table: Table, seat: int) -> Journey | None:
    _, journeys = await house.journeys(PEOPLE[seat], table.sheet.id, seat, ())
    for journey in journeys:
        items = [action for action in journey.actions if meeples.RESOLVE <= action < meeples.BUILD]
        if len(items) > 1 and journey.actions[:2] == tuple(items[:2]):
            twin = table.live_state.copy()
            twin.apply(seat, items[0])
            if twin.waiting_for == [CHANCE]:
                return journey
    return None


async def test_a_press_stays_one_although_somebody_else_took_back_an_answer_before_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat = await walkers(house)
    before = len(table.steps)
    journey = await longest(house, table, seat, (man_of(table, seat),))
    await press(house, table, seat, journey.actions)
    joined = set(range(before + 1, len(table.steps)))
    assert table.joined >= joined
    monkeypatch.setattr(Table, "rewind", lambda *_: None)
    table.take_back(before - 1, alone=True)
    assert {number + 1 for number in table.joined} >= joined
    table.take_back(before - 1, alone=False)
    assert max(table.joined, default=-1) < before - 1
