"""La Planète des Singes as people play it: with mouse and thumbs, from the first roll to the escape or the night."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Player

Players = Callable[..., Player]

# A box in which everything that can happen does: every die shows 1, one patrol, one ambush, one thief.
SMALL_BOX = """
game = "singes"
tile_size = 7
trap_turns = 3
quiet_limit = 60
round_limit = 100
colours = ["red", "blue", "green", "yellow", "black", "white"]

[dice]
white = [1]
red = [1]
yellow = [1]

[[tokens]]
back = "W"
kind = "patrol"
count = 1
value = 9

[[tokens]]
back = "W"
kind = "ambush"
count = 1
value = 5

[[tokens]]
back = "C"
kind = "limbo"
count = 1
value = 2

[[tokens]]
back = "K"
kind = "joker"
count = 3

[[tokens]]
back = "L"
kind = "thief"
count = 1

[[keys]]
id = "OUT"
need = "limbo"
digits = [1, 2, 3]

[[tiles]]
number = 1
name = "Le Crash"
rows = ["###P###", "#DCK..#", "###.#.#", "P.WSKKP", "#.#W#.#", "#..L..#", "###P###"]

[[tiles]]
number = 2
name = "La Jungle"
rows = ["###P###", "#.....#", "#.#.#.#", "P.#...P", "#.#.#.#", "#.....#", "###P###"]
"""
START, WEST, EAST, FAR_EAST, NORTH, TOP, SOUTH, BOTTOM = 12, 11, 13, 14, 7, 2, 17, 22
CORNER, BELOW, CHARACTER, DOOR, PORTAL = 4, 9, 1, 0, 25


def lay(player: Player, seats: int, places: list[str], material: str = "", **options: str) -> str:
    """Lay a table by its form; the address of the table."""
    page = player.page
    page.goto("/games/singes")
    page.locator("[name=preset][value=own]").check()
    page.locator("select[name=seats]").select_option(str(seats))
    for seat, place in enumerate(places):
        page.locator(f"select[name=place-{seat}]").select_option(place)
    for name, value in options.items():
        field = page.locator(f"[name=option-{name}]")
        if name.endswith("_limit"):
            field.fill(value)
        else:
            field.select_option(value)
    if material:
        page.locator("aside details:has([name=material]) summary").click()
        page.locator("input[name=material]").set_input_files(
            {"name": "material.toml", "mimeType": "text/plain", "buffer": material.encode()}
        )
    page.locator("aside form button.strong").click()
    expect(page.locator("main[data-table]")).to_be_visible()
    return page.url


def sit(player: Player, address: str, name: str) -> None:
    player.page.goto(address)
    if player.page.locator(".seat .free input[name=name]").count():
        player.page.locator(".seat .free input[name=name]").first.fill(name)
    player.page.locator(".seat .free form[action$='/sit'] button").first.click()
    player.page.wait_for_selector("main[data-live]")


def spot(player: Player, name: str) -> Locator:
    """Where a spot is clicked: that of a rival is his pawn on the map as well as his mask at the edge."""
    return player.page.locator(f"#part-board [id='{name}']{' .head' if name.startswith('rival-') else ''}")


def click(player: Player, *spots: str) -> None:
    """Answer a question by clicking its spots one after the other."""
    assert player.wait()
    question = player.question()
    for name in spots:
        expect(player.page.locator(f"#part-board .legal[id='{name}']")).to_be_attached()
        player.press(spot(player, name))
    player.wait_after(question)


def walk(player: Player, square: int) -> None:
    """One turn with the white die that shows 1: roll, step, stop."""
    click(player, "die-0")
    if player.wait() and player.page.locator("#part-board .legal#total").count():
        click(player, "total")
    click(player, f"sq-{square}")
    click(player, f"sq-{square}")


def choose(player: Player, label: str) -> None:
    """Answer by the button of the list that says so."""
    assert player.wait()
    question = player.question()
    player.press(player.page.locator("#part-choices button[data-spots]", has_text=label))
    player.wait_after(question)


def answer(player: Player, turn: int) -> None:
    """One of the offered actions: by the spots that make it and nothing else, or by its button."""
    question = player.question()
    offers = player.buttons().evaluate_all("buttons => buttons.map(button => button.dataset.spots)")
    spots = offers[turn % len(offers)]
    if spots and sum(set(spots.split()) <= set(offer.split()) for offer in offers) == 1:
        click(player, *spots.split())
    else:
        player.press(player.buttons().nth(turn % len(offers)))
        player.wait_after(question)


def log(player: Player) -> str:
    return player.page.locator("#part-log").inner_text()


def test_two_friends_a_patrol_an_ambush_a_theft_and_an_escape(players: Players) -> None:
    ana, bob = players(), players(viewport=PHONE, has_touch=True, is_mobile=True)
    address = lay(ana, 2, ["me", "open"], SMALL_BOX, first_player="host_chooses")
    sit(bob, address, "Bob")
    choose(ana, "Red begins")
    # Both gather: two weapons for Ana, two jokers for Bob.
    walk(ana, WEST)
    walk(bob, EAST)
    walk(ana, START)
    walk(bob, FAR_EAST)
    walk(ana, SOUTH)
    walk(bob, EAST)
    walk(ana, BOTTOM)
    assert "thief" in log(ana)
    assert "thief" not in log(bob)
    walk(bob, FAR_EAST)
    # A patrol of strength 9 against a die that shows 1.
    click(ana, "item-patrol9", "rival-1")
    expect(bob.page.locator("#part-question")).to_contain_text("strength 9")
    click(bob, "die-0")
    expect(ana.page.locator("#part-log")).to_contain_text("The patrol overruns Bob")
    # An ambush: Bob sits still for five turns while Ana comes.
    assert ana.wait()
    question = ana.question()
    for name in ("item-ambush5", "pawn-1"):
        ana.press(spot(ana, name))
    ana.wait_after(question)
    expect(bob.page.locator("#part-log")).to_contain_text("It was an ambush on Bob: 5 turns to skip")
    for square in (SOUTH, START):
        walk(ana, square)
    choose(ana, "Take a key digit")
    walk(ana, EAST)
    walk(ana, FAR_EAST)
    click(ana, "item-thief")
    expect(bob.page.locator("#part-log")).to_contain_text("Red steals from Bob")
    # The roll to get away, and the way out: a tile, the character, the door.
    walk(ana, EAST)
    walk(ana, START)
    choose(ana, "Take nothing")
    for square, other in ((NORTH, BELOW), (TOP, CORNER), (PORTAL, BELOW), (TOP, FAR_EAST), (CHARACTER, EAST)):
        walk(bob, other)
        walk(ana, square)
        if square == PORTAL:
            click(ana, "rotate-0")
            expect(spot(bob, "tile-2")).to_be_attached()
    walk(bob, FAR_EAST)
    walk(ana, DOOR)
    click(ana, f"sq-{DOOR}")
    click(ana, f"sq-{DOOR}")
    for player in (ana, bob):
        expect(player.page.locator(".podium")).to_be_visible()
        assert "escapes" in log(player)


def test_a_token_under_a_pawn_shows_its_face_to_the_placer_only(players: Players) -> None:
    """R60: the attacker knows, the victim, the others and those who watch see the back, until the victim's turn."""
    ana, bob, cal, eve = (players() for _ in range(4))
    address = lay(ana, 3, ["me", "open", "open"], SMALL_BOX, first_player="host_chooses")
    sit(bob, address, "Bob")
    sit(cal, address, "Cal")
    eve.page.goto(address)
    choose(ana, "Red begins")
    walk(ana, WEST)
    walk(bob, EAST)
    walk(cal, NORTH)
    weapon = ana.page.locator("#part-board [id^='item-patrol'], #part-board [id^='item-ambush']")
    name = next(found for found in weapon.evaluate_all("all => all.map(one => one.id)") if "piece" not in found)
    assert ana.wait()
    click(ana, name, "rival-2")
    face = f"#hold-2 [href='#singes-{name.removeprefix('item-').rstrip('0123456789')}']"
    back = "#hold-2 [href='#singes-back-W']"
    for reader in (bob, cal, eve):
        expect(reader.page.locator(back)).to_have_count(1)
    for _ in range(2):
        expect(ana.page.locator(face)).to_have_count(1)
        expect(ana.page.locator(back)).to_have_count(0)
        for reader in (bob, cal, eve):
            expect(reader.page.locator(back)).to_have_count(1)
            expect(reader.page.locator(face)).to_have_count(0)
            told = reader.page.locator("main").inner_text().lower()
            assert "patrol" not in told
            assert "ambush" not in told
        # What the server writes into a fresh page keeps the secret too.
        for reader in (ana, bob, cal, eve):
            reader.page.reload()
            reader.page.wait_for_selector("main[data-live]")
    walk(bob, START)
    for reader in (ana, bob, cal, eve):
        expect(reader.page.locator("#part-log")).to_contain_text("It was a")
        expect(reader.page.locator(back)).to_have_count(0)


def test_six_seats_until_night(players: Players) -> None:
    """One person with the mouse among five computer players, in our box, to the tenth round."""
    ana = players()
    ana.context.set_default_timeout(60_000)  # five others play between two turns
    bots = ["bot:greedy", "bot:random", "bot:random", "bot:random", "bot:random"]
    lay(ana, 6, ["me", *bots], round_limit="10", quiet_limit="5")
    assert ana.wait()
    still = ana.board_box()
    turn = 0
    while ana.wait():
        answer(ana, turn)
        turn += 1
        assert turn < 400
    assert ana.board_box() == still, "the board has moved"
    assert turn > 10
    assert "Night falls" in log(ana) or "escapes" in log(ana)
    assert ana.page.locator(".podium li").count() == 6
    for panel in ana.page.locator(".seat").all():
        # Among six a computer player goes by the name of its side.
        name = panel.locator(".who b:visible").first.bounding_box()
        rank = panel.locator(".medal").bounding_box()
        assert name is not None
        assert rank is not None
        # The boxes of two lines may touch, their letters may not.
        is_below, is_beside = name["y"] + name["height"] <= rank["y"] + 3, name["x"] + name["width"] <= rank["x"] + 1
        assert is_below or is_beside, "the rank does not cover the name"


def test_a_roll_is_taken_back_when_everybody_agrees(players: Players) -> None:
    """O9, D17: one yes is not enough at a table of three people."""
    ana, bob, cal = players(), players(), players()
    address = lay(ana, 3, ["me", "open", "open"], SMALL_BOX, first_player="host_chooses", take_back="unanimous")
    sit(bob, address, "Bob")
    sit(cal, address, "Cal")
    choose(ana, "Red begins")
    walk(ana, WEST)
    expect(bob.page.locator("#part-log")).to_contain_text("Red takes a weapon")
    ana.press(ana.page.locator("#undo"))
    for voter in (bob, cal):
        agree = voter.page.locator("form[action$='/answer'] button[value=yes]")
        expect(agree).to_be_visible()
        assert "and stops" in log(ana)
        agree.click()
    # The last action, the stop, is annulled with the token it revealed.
    expect(ana.page.locator("#part-log")).not_to_contain_text("Red takes a weapon")
    click(ana, f"sq-{WEST}")
    expect(bob.page.locator("#part-log")).to_contain_text("Red takes a weapon")


def test_without_the_option_nothing_is_taken_back_but_unconfirmed_steps(players: Players) -> None:
    ana, bob = players(), players()
    address = lay(ana, 2, ["me", "open"], SMALL_BOX, first_player="host_chooses")
    sit(bob, address, "Bob")
    choose(ana, "Red begins")
    click(ana, "die-0")
    click(ana, f"sq-{WEST}")
    ana.press(ana.page.locator("#undo"))
    click(ana, f"sq-{EAST}")
    click(ana, f"sq-{EAST}")
    assert bob.wait()
    expect(ana.page.locator("#undo")).to_have_count(0)


def test_the_map_is_walked_over_by_pinch_and_drag(players: Players) -> None:
    ana = players(viewport=PHONE, has_touch=True, is_mobile=True)
    lay(ana, 2, ["me", "bot:random"], SMALL_BOX, first_player="host_chooses")
    choose(ana, "Red begins")
    pawn = spot(ana, "pawn-0")
    world = ana.page.locator("#world")

    def scale() -> float:
        return float(world.evaluate("world => new DOMMatrix(getComputedStyle(world).transform).a"))

    before = scale()
    touch(ana, pawn, 2.5)
    ana.until(lambda: scale() > 2 * before)
    # A drag moves the map and answers nothing.
    question, left = ana.question(), left_of(pawn)
    drag(ana, pawn, 60, 40)
    ana.until(lambda: left_of(pawn) > left + 40)
    assert ana.question() == question
    # The eye stays where it was put when something happens, and goes home when asked.
    near = scale()
    click(ana, "die-0")
    assert scale() == pytest.approx(near)
    ana.press(ana.page.locator("[data-eye=whole]"))
    ana.until(lambda: scale() == pytest.approx(before))


def test_a_click_on_a_square_in_reach_walks_there(players: Players) -> None:
    """R26, R32: all the steps by one press, and nothing is confirmed before the player says so."""
    ana, bob = players(), players()
    box = SMALL_BOX.replace("white = [1]", "white = [4]")
    sit(bob, lay(ana, 2, ["me", "open"], box, first_player="host_chooses"), "Bob")
    choose(ana, "Red begins")
    click(ana, "die-0")
    assert ana.wait()
    ana.press(spot(ana, f"sq-{BELOW}"))
    expect(ana.page.locator("#part-question")).to_contain_text("1 step left")
    ana.press(spot(ana, f"sq-{WEST}"))
    expect(ana.page.locator(".bubble")).to_contain_text("in reach")
    ana.wait()
    question = ana.question()
    ana.press(ana.page.locator("#undo"))  # the whole walk
    ana.wait_after(question)
    ana.wait()
    ana.press(spot(ana, f"sq-{CORNER}"))
    expect(ana.page.locator("#part-question")).to_contain_text("No step left")
    click(ana, f"sq-{CORNER}")
    assert bob.wait()


def left_of(target: Locator) -> float:
    box = target.bounding_box()
    assert box is not None
    return box["x"]


def touch(player: Player, target: Locator, factor: float) -> None:
    """Two fingers on a piece, drawn apart."""
    box = target.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    wire = player.context.new_cdp_session(player.page)
    for far in (20, 24, 28, 20 * factor):
        fingers = [{"x": x - far, "y": y, "id": 1}, {"x": x + far, "y": y, "id": 2}]
        kind = "touchStart" if far == 20 else "touchMove"
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def drag(player: Player, target: Locator, dx: float, dy: float) -> None:
    """One finger that draws the map along."""
    box = target.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    wire = player.context.new_cdp_session(player.page)
    for part in (0.0, 0.3, 0.6, 1.0):
        finger = [{"x": x + part * dx, "y": y + part * dy, "id": 1}]
        kind = "touchMove" if part else "touchStart"
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": finger})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


# What moves on the board, by the class or id of the element, is remembered on the page.
LISTEN = """() => {
  window.moved = [];
  for (const kind of ['transitionrun', 'animationstart']) {
    document.querySelector('#part-board').addEventListener(kind, ({ propertyName, animationName, target }) =>
      window.moved.push(`${propertyName ?? animationName} ${target.id || target.className.baseVal}`));
  }
}"""


def test_pawns_travel_and_a_new_tile_slides_in_and_turns(players: Players) -> None:
    ana = players(reduced_motion="no-preference")
    peaceful = SMALL_BOX.replace("P.WSKKP", "P..SKKP").replace("#.#W#.#", "#.#.#.#")
    lay(ana, 2, ["me", "bot:random"], peaceful, first_player="host_chooses")
    choose(ana, "Red begins")
    ana.page.evaluate(LISTEN)
    for square in (NORTH, TOP, PORTAL):
        walk(ana, square)
    assert ana.wait()
    click(ana, "rotate-1")

    def moved(what: str) -> bool:
        return what in ana.page.evaluate("window.moved")

    for what in ("--y pawn-0", "singes-slide fresh", "transform turn", "transform world"):
        ana.until(lambda what=what: moved(what))  # type: ignore[misc]


def test_a_guide_offers_the_squares_tile_by_tile(players: Players) -> None:
    """R58 in the small box whose character is Daena: every square can be clicked, the list is grouped."""
    ana = players()
    box = SMALL_BOX.replace('kind = "limbo"\ncount = 1\nvalue = 2', 'kind = "daena"\ncount = 1')
    box = box.replace('need = "limbo"', 'need = "daena"').replace('"#DCK..#"', '"#D.K..#"').replace("WSKKP", "WSCKP")
    lay(ana, 2, ["me", "bot:random"], box, first_player="host_chooses")
    choose(ana, "Red begins")
    walk(ana, EAST)
    click(ana, "item-daena")
    assert ana.wait()
    groups = ana.page.locator("#part-choices summary, #part-choices h3, #part-choices legend").all_inner_texts()
    assert any("Le Crash" in group for group in groups)
    click(ana, f"sq-{BELOW}")
    expect(ana.page.locator("#part-log")).to_contain_text("Daena")


def test_helpers_join_in_any_order(players: Players) -> None:
    """D3: one helper alone is asked about while another may still come along, whichever is clicked first."""
    ana, bob = players(), players()
    box = SMALL_BOX.replace('"#DCK..#"', '"#D.K..#"').replace("WSKKP", "WSCCP")
    box += '\n[[tokens]]\nback = "C"\nkind = "krull"\ncount = 1\nvalue = 1\n'
    sit(bob, lay(ana, 2, ["me", "open"], box, first_player="host_chooses"), "Bob")
    choose(ana, "Red begins")
    for mine, his in ((EAST, NORTH), (FAR_EAST, START)):
        walk(ana, mine)
        walk(bob, his)
    click(ana, "die-0")
    assert ana.wait()
    question = ana.question()
    ana.press(spot(ana, "item-krull"))
    expect(ana.page.locator(".bubble.menu button")).to_have_text([re.compile("Krull")])
    ana.press(spot(ana, "item-limbo"))
    ana.wait_after(question)
    expect(ana.page.locator("#part-log")).to_contain_text(re.compile("Limbo.*Krull"))


def test_the_lesson(players: Players) -> None:
    """Every step: a wrong answer is explained, a right one leads on, the last one to a table."""
    ana = players()
    ana.page.goto("/lessons/singes")
    wrong = steps = 0
    while True:
        ana.page.wait_for_selector("main[data-live]")
        if ana.page.locator("form[action$='/play']").count():
            break
        here = ana.page.url
        for choice in range(ana.buttons().count()):
            with ana.page.expect_response(lambda answer: answer.request.method == "POST") as answer:
                ana.buttons().nth(choice).evaluate("button => button.click()")
            if answer.value.json()["right"]:
                break
            expect(ana.page.locator("#part-feedback.wrong")).not_to_be_empty()
            wrong += 1
        ana.page.locator("#onward").click()
        ana.until(lambda here=here: ana.page.url != here)  # type: ignore[misc]
        steps += 1
        assert steps < 40
    assert steps == 18
    assert wrong >= 5
    ana.page.locator("#onward").click()
    expect(ana.page.locator("main[data-table]")).to_be_visible()
    assert ana.wait()
