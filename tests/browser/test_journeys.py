"""Games as people play them: the short ones to the end in every way, the long ones through their first turns."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Response, expect

from ludotheque.core.shelf import box, slugs
from tests.browser.conftest import PHONE, Player, Server, against_computer

Players = Callable[..., Player]
SHORT = ("apagos",)
GAMES = [slug for slug in slugs() if slug in SHORT]
LONG_GAMES = [slug for slug in slugs() if slug not in SHORT]
FIRST_ANSWERS = 15


@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_game_by_mouse(players: Players, slug: str) -> None:
    ana = players()
    against_computer(ana, slug)
    assert ana.wait()
    still = ana.board_box()
    turn = 0
    while ana.wait():
        ana.click_on_board(turn)
        assert ana.board_box() == still, "the board has moved"
        turn += 1
        assert turn < 300
    assert ana.board_box() == still
    assert turn > 3


@pytest.mark.parametrize("slug", LONG_GAMES)
def test_the_first_turns_by_mouse(players: Players, slug: str) -> None:
    ana = players()
    against_computer(ana, slug)
    assert ana.wait()
    still = ana.board_box()
    for turn in range(FIRST_ANSWERS):
        assert ana.wait()
        ana.click_on_board(turn)
        assert ana.board_box() == still, "the board has moved"


@pytest.mark.parametrize("slug", LONG_GAMES)
def test_the_first_turns_on_a_phone(players: Players, slug: str) -> None:
    ana = players(viewport=PHONE, has_touch=True, is_mobile=True)
    against_computer(ana, slug)
    for turn in range(FIRST_ANSWERS):
        assert ana.wait()
        question = ana.question()
        ana.tap(ana.buttons().nth(turn % ana.buttons().count()))
        ana.wait_after(question)
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_game_by_keyboard(players: Players, slug: str) -> None:
    ana = players()
    ana.page.goto("/")
    ana.walk_to(f"form[action='/games/{slug}/tables'] button[value=computer]")
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("main[data-table]")).to_be_visible()
    assert ana.play_out("type_choice") > 3
    ana.walk_to("form[action$='/rematch'] button")
    before = ana.page.url
    ana.page.keyboard.press("Enter")
    ana.until(lambda: ana.page.url != before)


@pytest.mark.parametrize("slug", GAMES)
def test_the_board_itself_is_played_by_keyboard(players: Players, slug: str) -> None:
    """Enter on a lit spot does what a click does; arrows walk between them."""
    ana = players()
    against_computer(ana, slug)
    assert ana.wait()
    for _ in range(6):
        if not ana.wait():
            break
        question = ana.question()
        if ana.page.locator("#part-board .legal").count() == 0:
            ana.type_choice(0)
            continue
        for _ in range(12):
            if ana.question() != question:
                break
            ana.walk_to("#part-board .legal, .bubble.menu button")
            ana.page.keyboard.press("Enter")
            ana.page.wait_for_timeout(60)
        ana.wait_after(question)


@pytest.mark.parametrize("slug", GAMES)
def test_friends_by_invitation(players: Players, slug: str) -> None:
    ana, bob = players(), players(locale="fr-FR")
    ana.page.goto("/")
    ana.page.locator(f"form[action='/games/{slug}/tables'] button[value=friends]").click()
    address = ana.page.locator(".share input").input_value()
    seats = box(slug).game.seats[0]
    for _ in range(seats - 1):
        bob.page.goto(address)
        if bob.page.locator(".seat .free input[name=name]").count():
            bob.page.locator(".seat .free input[name=name]").first.fill("Bob")
        bob.page.locator(".seat .free form[action$='/sit'] button").first.click()
        expect(bob.page.locator(".seat.mine").first).to_contain_text("Bob")
        bob.page.wait_for_selector("main[data-live]")
    friends = [ana, bob]
    for turn in range(400):
        for player in friends:
            if player.buttons().count() and not player.is_over():
                player.click_on_board(turn)
        if ana.is_over():
            break
        ana.page.wait_for_timeout(20)
    assert ana.is_over()
    expect(bob.page.locator(".podium")).to_be_visible()
    assert "Bob" in ana.page.locator(".podium").inner_text()
    expect(bob.page).to_have_title(re.compile("^[^●]"))
    ana.page.locator("form[action$='/rematch'] button").click()
    expect(bob.page).to_have_title(re.compile("^● .*propose une revanche"))
    table = ana.page.url
    bob.page.locator("form[action$='/rematch'] button").click()
    for player in friends:
        expect(player.page).not_to_have_url(table)


@pytest.mark.parametrize("slug", GAMES)
def test_around_one_screen(players: Players, slug: str) -> None:
    ana = players()
    ana.page.goto(f"/games/{slug}")
    seats = box(slug).game.seats[0]
    for seat in range(seats):
        ana.page.locator(f"select[name=place-{seat}]").select_option("me")
    ana.page.locator("aside form button.strong").click()
    turn = 0
    while not ana.is_over() and turn < 400:
        if ana.page.locator("#part-curtain button").is_visible():
            ana.page.locator("#part-curtain button").click()
        if ana.wait():
            ana.click_on_board(turn)
        turn += 1
    assert ana.is_over()


@pytest.mark.parametrize("slug", [slug for slug in slugs() if not box(slug).face.same_for_all])
def test_a_curtain_falls_between_secret_hands(players: Players, slug: str) -> None:
    """Two at one screen: nothing of a hand is on the page before its player has come to it."""
    ana = players()
    ana.page.goto(f"/games/{slug}")
    for seat in range(box(slug).game.seats[0]):
        ana.page.locator(f"select[name=place-{seat}]").select_option("me" if seat < 2 else "bot:random")
    ana.page.locator("aside form button.strong").click()
    ana.page.wait_for_selector("main[data-live]")
    curtain = ana.page.locator("#part-curtain button")
    falls = 0
    for turn in range(300):  # the dice decide how soon somebody holds a secret
        ana.page.wait_for_selector("#part-curtain button, #part-choices button[data-spots]")
        if curtain.is_visible():
            assert ana.buttons().count() == 0
            falls += 1
            expect(curtain).to_be_focused()
            if falls == 3:
                return
            ana.page.keyboard.press("Enter")
            ana.page.wait_for_selector("#part-choices button[data-spots]", state="attached")
            expect(ana.page.locator("#part-choices button").first).to_be_focused()
        else:
            question = ana.question()
            ana.buttons().nth(turn % ana.buttons().count()).click()
            ana.wait_after(question)
    raise AssertionError("the curtain never fell")


@pytest.mark.parametrize("slug", GAMES)
def test_a_piece_is_dragged_home(players: Players, slug: str) -> None:
    """Where a choice is two spots, the mouse may carry the piece from one to the other."""
    ana = players()
    against_computer(ana, slug)
    for turn in range(20):
        assert ana.wait()
        question = ana.question()
        paths = [(button.get_attribute("data-spots") or "").split() for button in ana.buttons().all()]
        pairs = [path for path in paths if len(path) == 2]
        if not pairs:
            ana.type_choice(turn)
            continue
        places = [ana.page.locator(f"#part-board [id='{spot}']").bounding_box() for spot in pairs[-1]]
        (start, end) = [
            (place["x"] + place["width"] / 2, place["y"] + place["height"] / 2) for place in places if place
        ]
        ana.page.mouse.move(*start)
        ana.page.mouse.down()
        ana.page.mouse.move(*end, steps=6)
        assert ana.page.locator("#part-board .dragged").count() == 1
        ana.page.mouse.up()
        ana.wait_after(question)
        return
    raise AssertionError("nothing could be dragged")


def test_a_list_that_changes_under_the_finger_takes_no_answer(players: Players) -> None:
    """Two pages of one player: the second answers while the first holds the mouse down."""
    ana = players()
    against_computer(ana, "singes")
    assert ana.wait()
    question = ana.question()
    ana.buttons().first.hover()
    ana.page.mouse.down()
    other = ana.context.new_page()
    other.goto(ana.page.url)
    other.wait_for_selector("main[data-live]")
    other.locator("#part-choices button[data-spots]").first.click()
    ana.wait_after(question)
    assert ana.wait()
    question, told = ana.question(), ana.page.locator("#part-log").inner_text()
    ana.page.mouse.up()
    expect(ana.page.locator("#part-refusal")).to_contain_text("meanwhile")
    assert (ana.question(), ana.page.locator("#part-log").inner_text()) == (question, told)


@pytest.mark.parametrize("slug", GAMES)
def test_on_a_phone(players: Players, slug: str) -> None:
    ana = players(viewport=PHONE, has_touch=True, is_mobile=True)
    against_computer(ana, slug)
    assert ana.wait()
    still = ana.board_box()
    assert still["x"] >= 0
    assert still["x"] + still["width"] <= PHONE["width"]
    turn = 0
    while ana.wait():
        question = ana.question()
        ana.tap(ana.buttons().nth(turn % ana.buttons().count()))
        ana.wait_after(question)
        assert ana.board_box() == still
        turn += 1
        if ana.wait():  # the others have done what they do, and the line shares its place with our answers
            newest = ana.page.locator("#part-log > li").last.inner_text()
            assert ana.page.locator("#latest").inner_text() == newest
    for place in ana.page.locator(".podium li").all():
        expect(place).to_be_in_viewport(ratio=1)
    assert ana.violations() == []
    ana.page.set_viewport_size({"width": PHONE["width"], "height": 520})
    expect(ana.page.locator("#part-choices.goes-on")).to_be_visible()
    assert ana.violations() == [], "where the count is longer than the page"
    ana.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    for tab in ("log", "talk", "rules", "play"):
        ana.page.locator(f".tabs [data-tab={tab}]").tap()
        expect(ana.page.locator(f".tabs [data-tab={tab}]")).to_have_attribute("aria-selected", "true")
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("slug", GAMES)
def test_coming_back(players: Players, server: Server, slug: str) -> None:
    """A reload, then a server that dies without a word: every answered question stays answered."""
    ana = players()
    against_computer(ana, slug)
    for turn in range(4):
        assert ana.wait()
        ana.type_choice(turn)
    assert ana.wait()
    lines = ana.page.locator("#part-log li").count()
    ana.page.reload()
    assert ana.wait()
    assert ana.page.locator("#part-log li").count() == lines
    server.kill()
    expect(ana.page.locator("#part-lost")).to_be_visible()
    server.start()
    expect(ana.page.locator("#part-lost")).to_be_hidden()
    assert ana.page.locator("#part-log li").count() == lines
    ana.play_out("type_choice")
    assert "0" not in ana.page.locator(".unread").all_inner_texts()


def is_answer(response: Response) -> bool:
    """What a lesson says to a choice, and not to a finger that hovers over one."""
    return "action" in (response.request.post_data or "")


@pytest.mark.parametrize("slug", GAMES)
def test_the_lesson(players: Players, slug: str) -> None:
    """Try what is offered until the teacher is content, to the last step."""
    ana = players()
    ana.page.goto(f"/lessons/{slug}")
    ana.page.wait_for_selector("main[data-live]")
    for _ in range(30):
        if ana.page.locator("form[action$='/play']").count():
            break
        here = ana.page.url
        count = ana.buttons().count()
        for choice in range(count):
            with ana.page.expect_response(is_answer) as answered:
                ana.buttons().nth(choice).click()
            expect(ana.page.locator("#part-feedback")).not_to_be_empty()
            if answered.value.json()["right"]:
                break
        ana.page.locator("#onward").click()
        ana.until(lambda here=here: ana.page.url != here)  # type: ignore[misc]
        ana.page.wait_for_selector("main[data-live]")
    ana.page.locator("#onward").click()
    expect(ana.page.locator("main[data-table]")).to_be_visible()


@pytest.mark.parametrize("slug", GAMES)
def test_replay_after_the_game(players: Players, slug: str) -> None:
    ana = players()
    against_computer(ana, slug)
    ana.play_out("type_choice")
    ana.page.locator("#part-tools a[href$='/replay']").click()
    expect(ana.page.locator("#moment")).to_be_enabled()
    expect(ana.page.locator("#count")).to_contain_text("0 /")
    first = ana.page.locator("#part-board").inner_html()
    ana.page.locator("#next").click()
    expect(ana.page.locator("#count")).to_contain_text("1 /")
    ana.page.locator("#moment").focus()
    ana.page.keyboard.press("ArrowRight")
    expect(ana.page.locator("#count")).to_contain_text("2 /")
    ana.page.keyboard.press("Space")
    expect(ana.page.get_by_role("button", name="Pause")).to_be_visible()
    ana.page.keyboard.press("End")
    expect(ana.page.get_by_role("button", name="Play")).to_be_visible()
    expect(ana.page.locator(".medal").first).to_be_visible()
    assert ana.page.locator("#part-board").inner_html() != first
    ana.page.locator("select[name=seat]").select_option("1")
    ana.page.locator("form[action$='/replay'] button").click()
    ana.page.locator(".tools summary").click()
    with ana.page.expect_download() as download:
        ana.page.locator("a[href$='/record']").click()
    assert slug in download.value.path().read_text("utf-8")


@pytest.mark.parametrize("slug", LONG_GAMES)
def test_the_film_is_run_on_a_phone(players: Players, slug: str) -> None:
    """However long the question is, the buttons below the board are whole."""
    ana = players(viewport=PHONE, has_touch=True, is_mobile=True)
    against_computer(ana, slug)
    assert ana.wait()
    ana.page.goto(f"{ana.page.url}/replay")
    expect(ana.page.locator("#moment")).to_be_enabled()
    ana.page.locator("#part-question").evaluate("question => question.textContent = 'What now? '.repeat(16)")
    for button in ("#back", "#next", "#play"):
        expect(ana.page.locator(button)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("slug", slugs())
def test_no_page_of_a_game_is_wider_than_a_phone(players: Players, slug: str) -> None:
    ana = players(viewport=PHONE, has_touch=True, is_mobile=True)
    ana.page.goto(f"/games/{slug}")
    ana.page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_refused_form_comes_back_as_it_was_with_the_reason_in_view(players: Players, tmp_path: Path) -> None:
    ana = players(viewport=PHONE, has_touch=True, is_mobile=True, locale="fr-FR")
    page = ana.page
    page.goto("/games/meeples")
    page.locator("[name=preset][value=own]").check()
    number = page.locator("input[name=option-stalemate_rounds]")
    number.fill("99")
    assert number.evaluate("field => field.validity.rangeOverflow")
    entered = {"name": "Zoé", "seats": "4", "place-2": "bot:random", "option-stalemate_rounds": "12", "clock": "300"}
    for name, value in entered.items():
        field = page.locator(f"aside [name={name}]")
        if field.evaluate("field => field.localName") == "select":
            field.select_option(value)
        else:
            field.fill(value)
    page.locator("aside details:has([name=material]) summary").click()
    (tmp_path / "m.toml").write_text("a = 1\n\nb = = 2\n")
    page.locator("input[name=material]").set_input_files(tmp_path / "m.toml")
    page.locator("aside form button.strong").click()
    alert = page.locator("[role=alert]")
    expect(alert).to_contain_text("Votre fichier de matériel ne va pas, ligne 3")
    expect(alert).to_be_focused()
    expect(alert).to_be_in_viewport(ratio=1)
    for name, value in entered.items():
        expect(page.locator(f"aside [name={name}]")).to_have_value(value)
    expect(page.locator("input[name=material]")).to_be_visible()


def test_a_menu_closes_when_the_player_turns_away(players: Players) -> None:
    ana = players()
    against_computer(ana, slugs()[0])
    assert ana.wait()
    menu, summary = ana.page.locator("#part-tools details > div"), ana.page.locator("#part-tools summary")
    summary.click()
    expect(menu).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    summary.click()
    expect(menu).to_be_visible()
    ana.press(ana.page.locator("#part-question"))
    expect(menu).to_be_hidden()


def test_a_seat_is_not_left_by_a_slip(players: Players) -> None:
    ana = players()
    against_computer(ana, slugs()[0])
    assert ana.wait()
    ana.page.locator("#part-tools summary").click()
    ana.page.locator("form[action$='/stand'] button").click()
    ana.page.locator("#confirm button[value=no]").click()
    expect(ana.page.locator(".seat.mine")).to_be_visible()


def test_a_search_of_the_rules_says_when_it_finds_nothing(players: Players) -> None:
    ana = players()
    against_computer(ana, slugs()[0])
    assert ana.wait()
    ana.page.locator("#tab-rules").click()
    expect(ana.page.locator(".rules h2").first).to_be_visible()
    ana.page.locator("#search").fill("xyzzy")
    expect(ana.page.locator("#nothing")).to_have_text("Nothing found.")
    expect(ana.page.locator(".rules > *:visible")).to_have_count(0)
    ana.page.locator("#search").fill("")
    expect(ana.page.locator("#nothing")).to_be_empty()


def test_languages_and_light(players: Players) -> None:
    ana = players(locale="fr-FR")
    ana.page.goto("/")
    expect(ana.page.locator("html")).to_have_attribute("lang", "fr")
    ana.page.locator("button[name=language]").click()
    expect(ana.page.locator("html")).to_have_attribute("lang", "en")
    for theme in ("light", "dark", "auto"):
        ana.page.locator("#theme").click()
        expect(ana.page.locator("html")).to_have_attribute("data-theme", theme)
    ana.page.locator("#theme").click()
    ana.page.reload()
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "light")


def test_why_not_leads_to_the_rule(players: Players, browser: Browser) -> None:
    slug = slugs()[0]
    ana = players()
    against_computer(ana, slug)
    for turn in range(8):
        if not ana.wait():
            break
        spots = [spot.get_attribute("id") for spot in ana.page.locator("#part-board .spot:not(.legal)").all()]
        if spots:
            ana.press(ana.page.locator(f"#part-board [id='{spots[0]}']"))
            ana.page.wait_for_timeout(250)
            if ana.page.locator(".bubble [data-rule]").count():
                ana.page.locator(".bubble [data-rule]").click()
                expect(ana.page.locator(".rules .found")).to_be_visible()
                return
        ana.type_choice(turn)
    raise AssertionError("no click was ever explained")


def test_talk_and_take_backs(players: Players) -> None:
    slug = slugs()[0]
    ana, bob = players(), players()
    ana.page.goto("/")
    ana.page.locator(f"form[action='/games/{slug}/tables'] button[value=friends]").click()
    ana.page.wait_for_selector("main[data-live]")
    bob.page.goto(ana.page.url)
    bob.page.locator(".seat .free form[action$='/sit'] button").first.click()
    for player in (ana, bob):
        player.page.locator("[data-tab=talk]").click()
    ana.page.locator("#say").fill("Good luck & have fun")
    ana.page.keyboard.press("Enter")
    expect(bob.page.locator("#part-talk")).to_contain_text("Good luck & have fun")
    moved = None
    for turn in range(12):
        for player, other in ((ana, bob), (bob, ana)):
            if player.buttons().count() and moved is None:
                player.click_on_board(turn)
                player.page.wait_for_timeout(80)
                if player.page.locator("#undo").count() and other.buttons().count():
                    moved = (player, other)
    assert moved is not None
    player, other = moved
    lines = player.page.locator("#part-log li").count()
    player.page.locator("#undo").click()
    agree = other.page.locator("form[action$='/answer'] button[value=yes]")
    player.until(lambda: agree.count() > 0 or player.page.locator("#part-log li").count() < lines)
    if agree.count():
        agree.click()
    player.until(lambda: player.page.locator("#part-log li").count() < lines)
    assert player.wait()


@pytest.mark.parametrize("script", [True, False], ids=["with a script", "without"])
def test_the_form_shows_as_many_seats_as_are_chosen(players: Players, script: bool) -> None:
    ana = players(java_script_enabled=script)
    ana.page.goto("/games/singes")
    for seats in ("2", "5", "6", "3"):
        ana.page.locator("select[name=seats]").select_option(seats)
        expect(ana.page.locator(".place:visible")).to_have_count(int(seats))


@pytest.mark.parametrize("script", [True, False], ids=["with a script", "without"])
def test_options_are_shown_to_those_who_want_to_choose_them(players: Players, script: bool) -> None:
    ana = players(java_script_enabled=script)
    ana.page.goto("/games/apaches")
    options = ana.page.locator(".laying .options")
    expect(options).to_be_hidden()
    ana.page.locator("[name=preset][value=own]").check()
    expect(options).to_be_visible()
    expect(ana.page.locator("[name=option-setup_2]")).to_be_visible()
    expect(ana.page.locator("[name=option-setup_3]")).to_be_hidden()
    ana.page.locator("select[name=seats]").select_option("3")
    expect(ana.page.locator("[name=option-setup_2]")).to_be_hidden()
    expect(ana.page.locator("[name=option-setup_3]")).to_be_visible()


def test_whoever_goes_on_from_a_ready_made_choice_finds_its_options(players: Players) -> None:
    ana = players()
    ana.page.goto("/games/tractions")
    ana.page.locator("[name=preset][value=long]").check()
    ana.page.locator("[name=preset][value=own]").check()
    expect(ana.page.locator("[name=option-van]")).to_have_value("on")
    ana.page.locator("[name=preset][value=printed]").check()
    ana.page.locator("[name=preset][value=own]").check()
    expect(ana.page.locator("[name=option-van]")).to_have_value("off")
    expect(ana.page.locator("[name=option-max_turns]")).to_have_value("none")


def test_the_coach_writes_what_moves_are_worth_on_the_board_until_one_is_made(players: Players) -> None:
    ana = players()
    against_computer(ana, "apagos")
    assert ana.wait()
    ana.page.locator("#worth").click()
    values = ana.page.locator("#part-board .values")
    expect(values).to_contain_text(re.compile("(wins|loses) in"))
    assert values.locator("rect").count() == ana.buttons().count()
    ana.type_choice(0)
    expect(values).to_have_count(0)


def test_an_opening_is_found_and_played(players: Players) -> None:
    ana = players()
    ana.page.goto("/games/apagos/openings")
    ana.page.locator(".chips a", has_text="whoever replies").click()
    ana.page.locator(".chips a", has_text="long").click()
    start = ana.page.locator(".starts li").first
    expect(start).to_contain_text("Whoever replies wins")
    holes = (start.locator("b").text_content() or "").split()
    start.locator("button", has_text="Reply").click()
    assert ana.wait()
    told = ana.page.locator("#part-board [id^=level-]").evaluate_all("spots => spots.map(spot => spot.ariaLabel)")
    assert sorted(holes) == sorted(re.findall(r"(\d+) holes?", " ".join(told)))


def test_whoever_is_stuck_is_shown_the_solution(players: Players) -> None:
    ana = players()
    ana.page.goto("/games/apagos/puzzles?plies=1")
    ana.page.wait_for_selector("main[data-live]")
    ana.page.locator("#solution").click()
    expect(ana.page.locator("#part-board .values")).to_contain_text("wins in 0")
    expect(ana.page.locator("#solution")).to_have_count(0)
