"""The wire: what a page is sent, and what it may ask."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import pytest
from httpx import Client
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import NOBODY
from ludotheque.house import keeper
from ludotheque.house.verbs import House
from ludotheque.web.speech import speech_for
from tests.web.conftest import FIXED, SLUG, Page, guest, laid


def test_a_page_is_sent_everything_first(ana: Client, bob: Client) -> None:
    table = laid(ana, bob)
    with Page(ana, table) as page:
        assert page.parts["board"].startswith("<svg")
        assert set(page.parts) >= {"board", "seats", "question", "choices", "tools"}
        assert page.actions()


def test_a_page_is_not_sent_again_what_it_was_served(ana: Client, bob: Client) -> None:
    table = laid(ana, bob)
    mark = ana.get(f"/t/{table}").text.partition('data-shown="')[2].partition('"')[0]
    with Page(ana, table, f"?shown={mark}") as page:
        assert not page.parts
        assert not page.log
        assert page.number == 0
        page.send({"resync": True})
        assert page.hear()["parts"]["board"]
        page.act(0)
        page.hear_until("parts")
    with Page(ana, table, f"?shown={mark}") as page:
        assert page.parts["board"], "the table has gone on meanwhile"
    with Page(bob, table, f"?shown={mark}") as page:
        assert page.parts["board"], "others see something else"


@pytest.mark.parametrize("slug", slugs())
def test_whoever_waits_for_players_watches_the_table_of_any_game(ana: Client, bob: Client, slug: str) -> None:
    seats = box(slug).game.seats[0]
    form = {"name": "Ana", "seats": str(seats), "place-0": "me"} | {f"place-{seat}": "open" for seat in range(1, seats)}
    answer = ana.post(f"/games/{slug}/tables", data=form, follow_redirects=False)
    table = answer.headers["location"].removeprefix("/t/")
    with Page(ana, table) as page, Page(bob, table) as guest_page:
        assert page.parts["board"].startswith("<svg")
        assert guest_page.parts["board"] == page.parts["board"]


def test_both_players_see_a_move(ana: Client, bob: Client, house: House) -> None:
    table = laid(ana, bob)
    with Page(ana, table) as mine, Page(bob, table) as theirs:
        before = mine.parts["board"]
        mine.act(0)
        news = mine.hear()
        assert news["mine"] is False
        assert mine.parts["board"] != before
        assert theirs.hear()["mine"] is True
        assert theirs.actions()
        assert not mine.parts["choices"]
        face, view = house.open_tables[table].table.box.face, house.open_tables[table].table.view(NOBODY)
        assert theirs.parts["board"] == face.draw(view, speech_for("en", SLUG).tongue())


def test_patches_build_the_same_board_as_a_whole_picture(ana: Client, bob: Client, house: House) -> None:
    table = laid(ana, bob)
    with Page(ana, table) as mine, Page(bob, table) as theirs:
        played = house.open_tables[table].table
        pages = [mine, theirs]
        patched = 0
        while not played.over:
            pages[played.live_state.waiting_for[0]].act(played.live_state.waiting_for[0])
            patched += "patch" in mine.hear()
            theirs.hear()
        assert patched > 5
        kept = mine.parts["board"]
        mine.send({"resync": True})
        assert "after" not in mine.hear()
        assert mine.parts["board"] == kept


def test_only_what_changed_is_sent(ana: Client, bob: Client) -> None:
    table = laid(ana, bob)
    with Page(ana, table) as mine, Page(bob, table) as theirs:
        mine.send({"say": "Hello <b>"})
        for page in (mine, theirs):
            news = page.hear()
            assert "parts" not in news
            assert "patch" not in news
            assert "Hello &lt;b&gt;" in news["talk"]["html"]


def test_a_spectator_looks_and_may_not_act(ana: Client, bob: Client, eve: Client, house: House) -> None:
    table = laid(ana, bob)
    with Page(eve, table) as page, Page(ana, table) as mine:
        assert "You are watching this game." in page.parts["choices"]
        assert "<button" not in page.parts["choices"]
        before = house.open_tables[table].table.number
        error = page.refusal({"seat": 0, "question": mine.question(), "action": mine.actions()[0]})
        assert error["code"] == "not-your-seat"
        assert house.open_tables[table].table.number == before
        page.send({"say": "a spectator speaks"})
        assert "a spectator speaks" in page.hear()["talk"]["html"]


BAD: list[tuple[Any, str]] = [
    ("{", "malformed"),
    ("[]", "malformed"),
    ("7", "malformed"),
    (b"\xff\xfe", "malformed"),
    ('{"action": 1e400}', "malformed"),
    ({}, "unknown-verb"),
    ({"burn": 1}, "unknown-verb"),
    ({"say": "x" * 9000}, "too-long"),
    ({"say": "x" * 600}, "too-many-words"),
    ({"say": "   "}, "empty"),
    ({"say": 5}, "malformed"),
    ('{"say": "\\ud800"}', "malformed"),
    (b'{"say": "\xed\xa0\x80"}', "malformed"),
    ({"action": "W@1", "question": 1, "seat": 0}, "malformed"),
    ({"action": 1.5, "question": 1, "seat": 0}, "malformed"),
    ({"action": True, "question": 1, "seat": 0}, "malformed"),
    ({"action": None, "question": 1, "seat": 0}, "malformed"),
    ({"action": 10**40, "question": 1, "seat": 0}, "malformed"),
    ({"action": 0, "question": None, "seat": 0}, "malformed"),
    ({"action": 0, "question": 1, "seat": 0, "words": 3}, "malformed"),
    ({"action": 0, "question": 1, "seat": 1}, "not-your-seat"),
    ({"action": 0, "question": 1, "seat": -1}, "unknown-seat"),
    ({"action": 0, "question": 1, "seat": 99}, "unknown-seat"),
    ({"action": 0, "question": 999, "seat": 0}, "stale"),
    ({"action": 5000, "question": 1, "seat": 0}, "unknown-action"),
    ({"action": -1, "question": 1, "seat": 0}, "unknown-action"),
    ({"undo": 0}, "nothing-to-undo"),
    ({"undo": 1}, "not-your-seat"),
    ({"undo": "0"}, "malformed"),
    ({"answer": True, "seat": 0}, "nobody-asks"),
    ({"answer": True, "seat": 1}, "not-your-seat"),
    ({"answer": "yes", "seat": 0}, "malformed"),
    ({"ghost": 0, "seat": 1}, "not-your-seat"),
    ({"ghost": "x", "seat": 0}, "malformed"),
    ({"why": "level-1"}, "malformed"),
    ({"why": ["x"] * 20, "seat": 0}, "malformed"),
    ({"why": ["level-1"], "seat": 1}, "not-your-seat"),
    ({"why": [1], "seat": 0}, "malformed"),
    ({"hint": 0}, "no-coach"),
    ({"hint": 1}, "not-your-seat"),
    ({"worth": 0}, "no-coach"),
    ({"worth": []}, "malformed"),
    ({"eyes": "x"}, "malformed"),
]


def test_bad_messages_change_nothing_and_say_why(ana: Client, bob: Client, house: House) -> None:
    table = laid(ana, bob)
    played = house.open_tables[table].table
    before = (played.number, list(played.questions))
    with Page(ana, table) as page:
        for message, code in BAD:
            assert page.refusal(message)["code"] == code, message
        assert (played.number, list(played.questions)) == before
        page.act(0)
        assert "parts" in page.hear()


def test_an_illegal_action_names_its_rule(ana: Client, bob: Client) -> None:
    table = laid(ana, bob)
    with Page(ana, table) as page:
        missing = min(set(range(14)) - set(page.actions()))
        error = page.refusal({"seat": 0, "question": page.question(), "action": missing})
        assert error["code"] == "illegal"
        assert error["rule"].startswith("R")
        assert f'data-rule="{error["rule"].partition("-")[0]}"' in error["html"]


def test_a_click_on_the_wrong_spot_says_why(ana: Client, bob: Client) -> None:
    table = laid(ana, bob)
    with Page(ana, table) as page:
        # What is no spot of the drawing is no click.
        for nonsense in ([], ["nowhere"], ["face-"], ["level-" + "9" * 5000], ['level-1" class="spot'], ["\n"]):
            page.send({"why": nonsense, "seat": 0})
        page.send({"why": ["level-4", "level-1"], "seat": 0})
        assert "data-rule" in page.hear()["note"]


def test_a_page_is_told_how_far_a_press_leads_and_goes_there_at_once(ana: Client, house: House) -> None:
    form = {"seats": "2", "place-0": "me", "place-1": "bot:random", "option-first_player": "host_chooses"}
    with ExitStack() as opened:
        journeys: list[dict[str, Any]] = []
        while not journeys:  # whoever rolls a one has no second step
            laid_at = ana.post("/games/singes/tables", data=form, follow_redirects=False).headers["location"]
            page = opened.enter_context(Page(ana, laid_at.removeprefix("/t/")))
            played = house.open_tables[laid_at.removeprefix("/t/")].table
            for text in ("begin 0", "roll white"):
                page.send({"seat": 0, "question": page.question(), "action": played.box.game.read(0, text)})
                page.hear()
            page.send({"reach": [], "seat": 0})
            told = page.hear()
            assert told["reach"] == []
            assert told["asked"] == f"0:{page.question()}"
            journeys = told["journeys"]
        far = max(journeys, key=lambda journey: len(journey["trail"]))
        assert far["trail"][-1] == far["spot"]
        action, *then = far["actions"]
        page.send({"seat": 0, "question": page.question(), "action": action, "then": then})
        page.hear()
        walked = [step.action for step in played.steps if step.seat == 0][2 : 2 + len(far["actions"])]
        assert walked == far["actions"]


@pytest.mark.parametrize("then", [7, "7", [7.0], ["7"], [None], [[7]]])
def test_further_answers_that_are_no_list_of_numbers_are_refused(ana: Client, bob: Client, then: object) -> None:
    table = laid(ana, bob)
    with Page(ana, table) as page:
        page.send({"seat": 0, "question": page.question(), "action": page.actions()[0], "then": then})
        assert page.hear()["error"]["code"] == "malformed"


def test_a_ghost_is_drawn_for_a_legal_action(ana: Client, bob: Client) -> None:
    table = laid(ana, bob)
    with Page(ana, table) as page:
        page.send({"ghost": page.actions()[0], "seat": 0})
        news = page.hear()
        assert news["ghost"] == f"0:{page.question()}:{page.actions()[0]}"
        assert "<" in news["svg"]


def test_a_ghost_that_comes_too_late_is_met_with_silence(ana: Client, bob: Client) -> None:
    table = laid(ana, bob)
    with Page(ana, table) as page:
        page.send({"ghost": 77, "seat": 0})
        page.send({"tell": True})
        assert "tell" in page.hear()["parts"]


def test_another_players_move_does_not_make_my_click_stale(ana: Client, bob: Client) -> None:
    table = laid(ana, bob)
    with Page(ana, table) as mine, Page(bob, table) as theirs:
        question, action = mine.question(), mine.actions()[0]
        theirs.send({"say": "wait"})
        theirs.hear()
        mine.hear()
        mine.send({"seat": 0, "question": question, "action": action})
        assert "error" not in mine.hear()


def test_a_take_back_is_asked_for_and_agreed_to(ana: Client, bob: Client, house: House) -> None:
    table = laid(ana, bob)
    with Page(ana, table) as mine, Page(bob, table) as theirs:
        first, log = mine.parts["board"], mine.log
        mine.act(0)
        mine.hear(), theirs.hear()
        mine.send({"undo": 0})
        mine.hear(), theirs.hear()
        assert "/answer" in theirs.parts["tools"]
        theirs.send({"answer": True, "seat": 1})
        mine.hear(), theirs.hear()
        assert mine.parts["board"] == first
        assert mine.log == log
        assert len(house.open_tables[table].table.steps) == 0


def test_a_declined_take_back_is_told_to_whoever_asked(ana: Client, bob: Client) -> None:
    table = laid(ana, bob)
    with Page(ana, table) as mine, Page(bob, table) as theirs:
        mine.act(0)
        mine.hear(), theirs.hear()
        mine.send({"undo": 0})
        mine.hear(), theirs.hear()
        theirs.send({"answer": False, "seat": 1})
        mine.hear(), theirs.hear()
        assert "would rather not take it back" in mine.parts["tools"]
        assert "would rather not take it back" not in theirs.parts["tools"]
        theirs.act(1)
        mine.hear(), theirs.hear()
        assert "would rather not take it back" not in mine.parts["tools"]


def test_a_guest_without_a_seat_is_asked_to_sit_down(ana: Client, bob: Client) -> None:
    table = laid(ana, None)
    with Page(ana, table) as mine, Page(bob, table) as theirs:
        assert "data-copy" in mine.parts["choices"]
        assert theirs.parts["choices"] == ""
        assert theirs.parts["question"] == "A seat is free: sit down."


def test_a_nameless_spectator_is_called_a_guest_in_the_language_of_the_reader(
    ana: Client, bob: Client, address: str
) -> None:
    table = laid(ana, bob)
    with Client(base_url=address, headers={"accept-language": "fr"}) as nobody, Page(ana, table) as mine:
        nobody.get(f"/t/{table}")
        with Page(nobody, table) as theirs:
            theirs.send({"say": "hello"})
            assert "Invité" in theirs.hear()["talk"]["html"]
            assert "Guest" in mine.hear()["talk"]["html"]


def test_hints_and_values_where_the_table_has_a_coach(ana: Client, bob: Client) -> None:
    table = laid(ana, bob, coach="1")
    with Page(ana, table) as page:
        page.send({"hint": 0})
        assert page.hear()["hint"] in page.actions()
        page.send({"worth": 0})
        assert set(page.hear()["worth"]) == {str(action) for action in page.actions()}


def test_words_come_on_request(ana: Client, bob: Client) -> None:
    table = laid(ana, bob)
    with Page(ana, table) as page:
        assert not page.parts["tell"]
        page.send({"tell": True})
        assert page.hear()["parts"]["tell"].startswith("<li>")


def test_two_seats_of_one_guest_share_a_screen_without_a_curtain_when_nothing_is_secret(ana: Client) -> None:
    table = laid(ana, None, FIXED, **{"place-1": "me"})
    with Page(ana, table) as page:
        page.act(0)
        assert page.hear()["eyes"] == 1
        assert page.parts["curtain"] == ""
        assert 'data-seat="1"' in page.parts["choices"]


def test_who_comes_back_is_shown_what_was_missed(ana: Client, bob: Client) -> None:
    table = laid(ana, bob)
    seen: list[int] = []
    with Page(ana, table) as mine, Page(bob, table) as theirs:
        for seat, page in ((0, mine), (1, theirs), (0, mine)):
            page.act(seat)
            seen.append(mine.hear()["lines"])
            theirs.hear()
    again = Page(bob, table, f"?lines={seen[0]}")
    news = again.hear()
    assert len(news["film"]) == 1
    again.close()
    for query in (f"?lines={seen[2]}", "?lines=-4", "?lines=x", "?lines=99999999999"):
        page = Page(bob, table, query)
        assert "film" not in page.hear()
        page.close()


def test_the_computer_answers_and_the_table_moves_on(ana: Client) -> None:
    table = laid(ana, None, FIXED, **{"place-1": "bot:random"})
    with Page(ana, table) as page:
        page.act(0)
        while not page.hear().get("mine"):
            pass
        assert page.actions()


def test_players_are_told_who_is_there_and_who_has_gone(
    ana: Client, bob: Client, eve: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "ABSENCE", 0)
    table = laid(ana, bob)
    with Page(ana, table) as mine:
        assert json.loads(mine.wire.recv(timeout=30)) == {"here": [0]}
        with Page(eve, table), Page(bob, table):
            assert json.loads(mine.wire.recv(timeout=30)) == {"here": [0, 1]}, "spectators are not at the table"
        assert json.loads(mine.wire.recv(timeout=30)) == {"here": [0]}


def test_after_the_game_a_rematch_leads_on(ana: Client, bob: Client, house: House) -> None:
    table = laid(ana, bob)
    played = house.open_tables[table].table
    with Page(ana, table) as mine, Page(bob, table) as theirs:
        while not played.over:
            seat = played.live_state.waiting_for[0]
            (mine, theirs)[seat].act(seat)
            mine.hear(), theirs.hear()
        assert "podium" in mine.parts["choices"]
        ana.post(f"/t/{table}/rematch")
        asked = theirs.hear()
        assert "go" not in asked, "nobody is pulled away"
        assert "Ana would like another game" in asked["parts"]["tools"]
        assert "Waiting for Bob" in mine.hear()["parts"]["tools"]
        bob.post(f"/t/{table}/rematch")
        assert mine.hear()["go"] == f"/t/{played.next_table}"


def test_an_unknown_table_says_so_and_closes(ana: Client) -> None:
    page = Page(ana, "nothing")
    assert page.hear()["error"]["code"] == "unknown-table"
    with pytest.raises(ConnectionClosed) as closed:
        page.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    page.close()


def test_a_foreign_page_gets_no_socket(ana: Client) -> None:
    table = laid(ana)
    with pytest.raises(InvalidStatus):
        Page(ana, table, origin="https://evil.example")


def test_a_french_reader_is_told_in_french(address: str, ana: Client, bob: Client) -> None:
    table = laid(ana, bob)
    with guest(address, **{"accept-language": "fr"}) as french, Page(french, table) as page, Page(ana, table) as mine:
        assert page.parts["question"] != mine.parts["question"]
        assert page.refusal({"burn": 1})["message"] == speech_for("fr", SLUG).house("refused-unknown-verb")


def test_a_page_shows_the_promise_of_the_house_and_brings_its_salt_before_the_game(
    ana: Client, bob: Client, house: House
) -> None:
    table = laid(ana)
    with Page(ana, table) as page:
        kept = house.open_tables[table].table
        assert kept.commitment in page.parts["dice"]
        assert 'data-bring="0"' in page.parts["dice"]
        assert page.refusal({"salt": "pepper", "seat": 0})["code"] == "bad-salt"
        assert page.refusal({"salt": "5a17", "seat": 1})["code"] == "not-your-seat"
        page.send({"salt": "5a17", "seat": 0})
        page.hear()
        assert "5a17" in page.parts["dice"]
        assert "data-bring" not in page.parts["dice"]
        assert bob.post(f"/t/{table}/sit", data={"seat": "1", "name": "Bob", "salt": "b0b0"}).status_code == 200
        page.hear()
        assert kept.salts == ["5a17", "b0b0"]
        page.send({"salt": "c0ffee", "seat": 0})
        page.act(0)
        page.hear_until("parts")
        assert kept.salts == ["5a17", "b0b0"], "the game has begun"
