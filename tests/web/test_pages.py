"""The pages: they answer in both languages, remember their guest, and take nothing from strangers."""

from __future__ import annotations

import asyncio
import html
import re
from xml.etree import ElementTree

import pytest
from httpx import Client

from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import completed
from ludotheque.core.tongue import LANGUAGES
from ludotheque.drawing.cover import plain
from ludotheque.house.verbs import House
from ludotheque.web import rulebook
from ludotheque.web.rulebook import rendered
from ludotheque.web.speech import preferred, speech_for
from tests.web.conftest import FIXED, SLUG, laid

PAGES = ["/", "/api", *(f"/games/{slug}" for slug in slugs()), *(f"/lessons/{slug}" for slug in slugs())]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_page_speaks_the_language_of_its_reader(ana: Client, page: str, language: str) -> None:
    answer = ana.get(page, headers={"accept-language": language})
    assert answer.status_code == 200
    assert f'<html lang="{language}"' in answer.text


@pytest.mark.parametrize(
    ("header", "language"),
    [("fr-FR,fr;q=0.9,en;q=0.8", "fr"), ("de,en;q=0.5,fr;q=0.3", "en"), ("de", "en"), ("", "en"), ("fr;q=x", "en")],
)
def test_the_browser_says_which_language(header: str, language: str) -> None:
    assert preferred(header) == language


def test_a_chosen_language_and_theme_stay(ana: Client) -> None:
    ana.post("/preferences", data={"back": "/", "language": "fr"})
    ana.post("/preferences", data={"back": "/", "theme": "dark"})
    assert '<html lang="fr" data-theme="dark"' in ana.get("/").text


@pytest.mark.parametrize("back", ["https://evil.example/", "//evil.example", "/\\evil.example", ""])
def test_preferences_lead_nowhere_else(ana: Client, back: str) -> None:
    answer = ana.post("/preferences", data={"back": back, "language": "fr"}, follow_redirects=False)
    assert answer.headers["location"] == "/"


@pytest.mark.parametrize("page", ["/games/nothing", "/t/nothing", "/t/nothing/replay", "/lessons/nothing", "/nothing"])
def test_what_is_not_there_is_said_politely(ana: Client, page: str) -> None:
    answer = ana.get(page)
    assert answer.status_code == 404
    assert "<main" in answer.text
    assert "<title>There is nothing here · Ludothèque</title>" in answer.text
    assert ana.get(page, headers={"accept": "application/json"}).json()["error"]["code"].startswith("unknown")


def test_one_click_lays_a_table_against_the_computer(ana: Client) -> None:
    answer = ana.post(f"/games/{SLUG}/tables", data={"quick": "computer"})
    assert answer.status_code == 200
    assert 'data-table="' in answer.text


def test_the_form_offers_every_option_of_the_game(ana: Client) -> None:
    page = ana.get(f"/games/{SLUG}").text
    for option in box(SLUG).game.options:
        assert f'name="option-{option.name}"' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_explains_every_option_and_every_value(ana: Client, language: str) -> None:
    ana.post("/preferences", data={"back": "/", "language": language})
    for slug in slugs():
        page = html.unescape(ana.get(f"/games/{slug}").text)
        speech = speech_for(language, slug)
        for option in box(slug).game.options:
            offered = [value for value in option.values if ":" not in value]
            for key in [option.name, *(f"{option.name}-{value}" for value in offered)]:
                explained = speech.about(f"option-{key}-about")
                assert explained in page, f"{slug}: {key}"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("option-swap", "perhaps"),
        ("option-nothing", "on"),
        ("seats", "9"),
        ("seats", "many"),
        ("place-1", "bot:nobody"),
        ("clock", "-5"),
        ("clock", "9999999999"),
    ],
)
def test_a_form_that_cannot_be_is_refused_on_its_page(ana: Client, field: str, value: str) -> None:
    form = {"seats": "2", "place-0": "me", "place-1": "open", field: value}
    answer = ana.post(f"/games/{SLUG}/tables", data=form)
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text


def test_own_material_is_checked_with_its_line(ana: Client) -> None:
    form = {"seats": "2", "place-0": "me", "place-1": "open"}
    broken = box(SLUG).game.material.replace("white = 10", "white = 0")
    answer = ana.post(f"/games/{SLUG}/tables", data=form, files={"material": ("m.toml", broken)})
    assert answer.status_code == 400
    assert re.search(r"line \d+", answer.text)
    good = box(SLUG).game.material.replace("white = 10", "white = 12")
    assert ana.post(f"/games/{SLUG}/tables", data=form, files={"material": ("m.toml", good)}).status_code == 200


@pytest.mark.parametrize(
    ("language", "slug", "option", "value", "sentence"),
    [
        ("en", "meeples", "stalemate_rounds", "99", "“Quiet rounds before the end”. Possible: 0 to 50."),
        ("fr", "meeples", "stalemate_rounds", "99", "«\xa0Tours calmes avant la fin\xa0». Possible\xa0: de 0 à 50."),
        ("en", "singes", "quiet_limit", "3", "“Quiet rounds”. Possible: 5 to 60, 0 (Never)."),
        ("fr", SLUG, "swap", "perhaps", "Possible\xa0: "),
    ],
)
def test_a_refused_option_is_named_with_what_it_can_be(
    ana: Client, language: str, slug: str, option: str, value: str, sentence: str
) -> None:
    form = {"seats": "2", "place-0": "me", "place-1": "open", f"option-{option}": value}
    answer = ana.post(f"/games/{slug}/tables", data=form, headers={"accept-language": language})
    assert sentence in answer.text
    assert f"option {option}" not in answer.text


def test_a_refused_form_keeps_what_was_entered(ana: Client) -> None:
    form = {"seats": "2", "place-0": "open", "place-1": "me", "coach": "1", "clock": "600", "name": '"Zoé"'}
    answer = ana.post(f"/games/{SLUG}/tables", data=form, files={"material": ("m.toml", "white = = 0")})
    assert answer.status_code == 400
    places = answer.text.split('name="place-0"')[1].split('name="place-1"')
    assert '<option value="open" selected>' in places[0]
    assert '<option value="me" selected>' in places[1]
    assert '<option value="600" selected>' in answer.text
    assert 'name="coach" value="1" checked>' in answer.text
    assert 'name="public" value="1">' in answer.text
    assert 'value="&#34;Zoé&#34;"' in answer.text
    assert "<details open>" in answer.text
    assert f'name="back" value="/games/{SLUG}"' in answer.text  # the address of the form cannot be gone back to


def test_a_guest_without_a_name_gives_it_where_they_sit_down(ana: Client) -> None:
    page = ana.get(f"/t/{laid(ana, name='')}").text
    assert page.count('name="name"') == 2
    assert 'name="name"' in page.split('/sit"')[1].split("</form>")[0]
    assert 'name="name"' in page.split('/name"')[1].split("</form>")[0]


def test_a_nameless_host_is_called_a_guest_in_the_language_of_the_reader(ana: Client, bob: Client) -> None:
    table = laid(ana, bob, name="")
    assert "Guest</b>" in ana.get(f"/t/{table}").text
    french = {"accept-language": "fr"}
    assert "Invité</b>" in bob.get(f"/t/{table}", headers=french).text
    shelf = bob.get("/", headers=french).text
    assert '<span class="small">Invité</span>' in shelf
    assert "Guest" not in shelf


def test_an_invitation_says_who_invites_where_its_address_is_sent(ana: Client, bob: Client) -> None:
    def title(table: str) -> str:
        found = re.search(r'<meta property="og:title" content="([^"]*)">', bob.get(f"/t/{table}").text)
        return found[1] if found else ""

    waiting = laid(ana, name="Zoé & Co")
    assert title(waiting) == "Zoé &amp; Co invites you to play Apagos"
    assert title(laid(bob, name="")) == "You are invited to play Apagos"
    bob.post(f"/t/{waiting}/sit", data={"seat": "1", "name": "Bob"})
    assert title(waiting) == "Apagos · Ludothèque"


def test_the_page_of_a_game_offers_to_play_before_it_tells_at_length(ana: Client) -> None:
    page = html.unescape(ana.get(f"/games/{SLUG}").text)
    assert page.index('value="computer"') < page.index(f"<p>{speech_for('en', SLUG).about('about')}")


def test_who_waits_without_a_script_may_look_again(ana: Client, bob: Client) -> None:
    table = laid(ana, bob)
    again = f'<noscript><p><a class="button" href="/t/{table}">'
    assert again in bob.get(f"/t/{table}").text
    assert again not in ana.get(f"/t/{table}").text, "Ana is asked"


def test_who_invites_can_still_say_their_name(ana: Client) -> None:
    table = laid(ana, name="")
    page = ana.post(f"/t/{table}/name", data={"seat": "0", "name": "Zoé & Co"}).text
    assert "<b>Zoé &amp; Co</b>" in page
    assert f'action="/t/{table}/name"' not in page, "a name is asked for once"
    assert ana.post(f"/t/{table}/name", data={"seat": "1", "name": "Eve"}).status_code == 403


def test_an_invitation_can_be_copied_scanned_and_shared(ana: Client) -> None:
    table = laid(ana)
    page = ana.get(f"/t/{table}").text
    address = f"{ana.base_url}/t/{table}"
    for way in ("data-copy", "data-share"):
        assert f'{way}="{address}"' in page
    assert 'class="qr"' in page


def test_material_that_is_no_text_is_refused(ana: Client) -> None:
    form = {"seats": "2", "place-0": "me", "place-1": "open"}
    answer = ana.post(f"/games/{SLUG}/tables", data=form, files={"material": ("m.toml", b"\xff\xfe\x00")})
    assert answer.status_code == 400


@pytest.mark.parametrize("header", [{"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}])
@pytest.mark.parametrize("path", [f"/games/{SLUG}/tables", "/preferences", "/t/x/act", f"/lessons/{SLUG}/0"])
def test_a_foreign_page_posts_nothing(ana: Client, path: str, header: dict[str, str]) -> None:
    answer = ana.post(path, data={"quick": "computer"}, headers=header)
    assert answer.status_code == 403
    assert "This request comes from another site." in answer.text
    told = ana.post(path, data={"quick": "computer"}, headers=header | {"accept": "application/json"})
    assert told.json()["error"]["code"] == "foreign"


def test_a_request_that_is_too_large_is_not_read(ana: Client) -> None:
    assert ana.post("/t/x/say", data={"text": "x" * 9000}).status_code == 413
    form = {"seats": "2", "place-0": "me", "place-1": "open"}
    huge = {"material": ("m.toml", "#" * 200_000)}
    assert ana.post(f"/games/{SLUG}/tables", data=form, files=huge).status_code == 413


def test_a_forged_cookie_is_a_stranger(ana: Client, address: str) -> None:
    table = laid(ana)
    forged = {"guest": ana.cookies["guest"][:-2] + "xx"}
    with Client(base_url=address, cookies=forged) as thief:
        assert thief.post(f"/t/{table}/stand", data={"seat": "0"}).status_code == 403


def test_the_story_calls_people_by_name_before_they_have_a_side(ana: Client, bob: Client) -> None:
    table = laid(ana, bob, {**FIXED, "setter": "random"})
    log = ana.get(f"/t/{table}").text.split('id="part-log"')[1].split("</ol>")[0]
    assert "Player" not in log
    assert "Ana plays white" in log


def test_a_seat_has_figures_once_the_game_has_begun(ana: Client, bob: Client) -> None:
    table = laid(ana)
    assert ana.get(f"/t/{table}").text.count('<dl class="facts"></dl>') == 2
    bob.post(f"/t/{table}/sit", data={"seat": "1", "name": "Bob"})
    assert '<dl class="facts"></dl>' not in ana.get(f"/t/{table}").text


def test_names_are_shown_as_text(ana: Client, bob: Client) -> None:
    table = laid(ana, name="<b>Ana</b>")
    bob.post(f"/t/{table}/sit", data={"seat": "1", "name": "<script>"})
    ana.post(f"/t/{table}/say", data={"text": "<img src=x>"})
    page = ana.get(f"/t/{table}").text
    for markup in ("<b>Ana", "<script>", "<img src"):
        assert markup not in page.split("<main")[1]


def test_the_shelf_says_who_else_sits_at_my_tables(ana: Client, bob: Client) -> None:
    table = laid(ana, name="Ana & Co")
    bob.post(f"/t/{table}/sit", data={"seat": "1", "name": "Bobette"})
    assert '<span class="small">Bobette</span>' in ana.get("/").text
    assert '<span class="small">Ana &amp; Co</span>' in bob.get("/").text


def test_a_game_that_cannot_draw_its_cover_is_left_off_the_shelf(
    ana: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(slug: str) -> str:
        if slug == SLUG:
            raise IndexError("the stranger's board is too small")
        return "/cover.svg"

    monkeypatch.setattr("ludotheque.web.showcase.cover_address", fail)
    page = ana.get("/")
    assert page.status_code == 200
    assert [f'href="/games/{slug}"' in page.text for slug in slugs()] == [slug != SLUG for slug in slugs()]
    assert "the stranger's board is too small" in caplog.text


def test_the_miniature_plays(ana: Client) -> None:
    frames = ana.get(f"/games/{SLUG}/film").json()["frames"]
    assert len(frames) > 5
    assert all(frame.startswith("<svg") for frame in frames)


def test_a_table_works_without_a_script(ana: Client, bob: Client, house: House) -> None:
    table = laid(ana, bob)
    played = house.open_tables[table].table
    guests = [ana, bob]
    while not played.over:
        seat = played.live_state.waiting_for[0]
        page = guests[seat].get(f"/t/{table}").text
        form = page.split(f'action="/t/{table}/act" class="choices"')[1].split("</form>")[0]
        fields = dict(re.findall(r'name="(\w+)" value="(\d+)"', form.split("<button")[0]))
        action = form.split('name="action" value="')[1].split('"')[0]
        before = played.number
        assert guests[seat].post(f"/t/{table}/act", data={**fields, "action": action}).status_code == 200
        assert played.number > before
    assert "podium" in ana.get(f"/t/{table}").text
    asked = ana.post(f"/t/{table}/rematch", follow_redirects=False)
    assert asked.headers["location"] == f"/t/{table}"
    agreed = bob.post(f"/t/{table}/rematch", follow_redirects=False)
    assert agreed.headers["location"] != f"/t/{table}"
    assert ana.post(f"/t/{table}/rematch", follow_redirects=False).headers["location"] == agreed.headers["location"]
    record = ana.get(f"/t/{table}/record")
    assert record.status_code == 200
    assert "attachment" in record.headers["content-disposition"]
    moments = ana.get(f"/t/{table}/reel?seat=1").json()["moments"]
    assert all(moment["log"] for moment in moments[1:])


@pytest.mark.parametrize(
    ("verb", "form", "status"),
    [
        ("act", {"seat": "0", "question": "1", "action": "0"}, 403),
        ("act", {"seat": "7", "question": "1", "action": "0"}, 404),
        ("act", {"seat": "x", "question": "1", "action": "0"}, 400),
        ("undo", {"seat": "0"}, 403),
        ("answer", {"seat": "0", "yes": "yes"}, 403),
        ("stand", {"seat": "0"}, 403),
        ("bot", {"seat": "0", "level": "random"}, 403),
        ("bot", {"seat": "0", "level": "nobody"}, 400),
        ("sit", {"seat": "0"}, 409),
        ("sit", {"seat": "99"}, 404),
        ("say", {"text": ""}, 400),
        ("say", {"text": "x" * 600}, 400),
        ("rematch", {}, 409),
        ("burn", {}, 404),
    ],
)
def test_a_stranger_changes_nothing(
    ana: Client, bob: Client, eve: Client, house: House, verb: str, form: dict[str, str], status: int
) -> None:
    table = laid(ana, bob)
    before = house.open_tables[table].table.number
    answer = eve.post(f"/t/{table}/{verb}", data=form)
    assert answer.status_code == status
    assert set(answer.json()) == {"error"}
    assert house.open_tables[table].table.number == before


HALF = "+2AA-"  # half a character, in a charset that can write it


@pytest.mark.parametrize(
    ("path", "form"),
    [
        ("/t/TABLE/say", {"text": HALF}),
        ("/t/TABLE/act", {"seat": "0", "question": "1", "action": "0", "words": HALF}),
        ("/t/TABLE/sit", {"seat": "1", "name": HALF}),
        ("/t/TABLE/bot", {"seat": "1", "level": HALF}),
        (f"/games/{SLUG}/tables", {"seats": "2", "place-0": "me", "place-1": HALF}),
        (f"/games/{SLUG}/tables", {"seats": "2", "place-0": "me", "option-swap": HALF}),
        (f"/games/{SLUG}/tables", {"seats": "2", "place-0": "me", f"option-{HALF}": "x"}),
        (f"/games/{SLUG}/tables", {"quick": "computer", "name": HALF}),
        ("/preferences", {"back": f"/{HALF}"}),
        ("/preferences", {"language": HALF}),
    ],
)
def test_a_form_with_half_a_character_is_refused(ana: Client, house: House, path: str, form: dict[str, str]) -> None:
    table = laid(ana, None, FIXED)
    before = house.open_tables[table].table.number
    parts = "".join(
        f'--x\r\ncontent-disposition: form-data; name="{name}"\r\n\r\n{value}\r\n' for name, value in form.items()
    )
    headers = {"content-type": "multipart/form-data; boundary=x; charset=utf-7"}
    answer = ana.post(path.replace("TABLE", table), content=f"{parts}--x--\r\n", headers=headers)
    assert answer.status_code == 400
    assert "is half a character" in answer.text
    assert house.open_tables[table].table.number == before
    assert ana.get(f"/t/{table}").status_code == 200


@pytest.mark.parametrize(
    "path",
    ["/t/%ED%A0%80", "/games/%ED%A0%80", "/%ED%A0%80", "/t/TABLE?x=%ED%A0%80", "/t/TABLE/replay?seat=%ED%A0%80"],
)
def test_an_address_with_half_a_character_breaks_nothing(ana: Client, bob: Client, path: str) -> None:
    assert ana.get(path.replace("TABLE", laid(ana, bob))).status_code in (200, 400, 404)


def test_the_past_is_seen_by_those_who_may(ana: Client, bob: Client, eve: Client) -> None:
    table = laid(ana, bob)
    assert ana.get(f"/t/{table}/reel?seat=0").status_code == 200
    assert ana.get(f"/t/{table}/reel?seat=1").status_code == 403
    assert ana.get(f"/t/{table}/reel?seat=12").status_code == 404
    assert ana.get(f"/t/{table}/record").status_code == 409
    assert eve.get(f"/t/{table}/replay").status_code == 200


def test_the_seats_of_one_screen_are_told_apart_in_a_replay(ana: Client) -> None:
    table = laid(ana, None, FIXED, **{"place-1": "me"})
    eyes = ana.get(f"/t/{table}/replay").text.split('<select name="seat">')[1].split("</select>")[0]
    offered = re.findall(r"<option[^>]*>([^<]*)</option>", eyes)
    assert offered == ["a spectator", "Ana · Seat 1", "Ana · Seat 2"]


def test_pages_may_not_be_framed_and_load_nothing_from_elsewhere(ana: Client) -> None:
    answer = ana.get("/")
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert not re.findall(r'(?:src|href)="https?://', answer.text)


def test_a_table_against_the_computer_begins_without_a_sandglass(ana: Client, house: House) -> None:
    """A18: the sandglass is on as printed; against the computer nobody is hurried."""
    clocks = []
    for opponent in ("computer", "friends"):
        answer = ana.post("/games/tractions/tables", data={"quick": opponent}, follow_redirects=False)
        table = answer.headers["location"].removeprefix("/t/")
        clocks.append(house.open_tables[table].table.options["clock"])
    assert clocks == ["off", "on"]


def test_the_page_of_a_table_of_older_rules_offers_the_present_ones(
    ana: Client, eve: Client, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = laid(ana)
    with monkeypatch.context() as newer:
        newer.setattr(box(SLUG).game, "version", 99)
        house.open_tables.pop(table)
        page = ana.get(f"/t/{table}")
        assert page.status_code == 409
        assert "Go on under the present rules" in page.text
        assert f"/t/{table}/carry" not in eve.get(f"/t/{table}", headers={"accept": "text/html"}).text
        assert eve.post(f"/t/{table}/carry").status_code == 403
        assert 'id="part-board"' in ana.post(f"/t/{table}/carry").text
        house.open_tables.pop(table)
    assert "was begun with version 99" in ana.get(f"/t/{table}").text


def test_leaving_a_running_game_is_confirmed_without_a_script_too(ana: Client, bob: Client, house: House) -> None:
    table = laid(ana, bob)
    asked = bob.post(f"/t/{table}/stand", data={"seat": "1"})
    assert "Leave your seat?" in asked.text
    assert house.open_tables[table].table.players[1] is not None
    left = bob.post(f"/t/{table}/stand", data={"seat": "1", "sure": "yes"})
    assert house.open_tables[table].table.players[1] is None
    assert "Come back" in left.text
    seen = ana.get(f"/t/{table}").text
    assert "has left" in seen
    assert f"/t/{table}/release" in seen
    assert "Sit here" not in seen, "whoever plays here never looks from the seat of another"


@pytest.mark.parametrize("slug", slugs())
def test_a_ready_made_choice_of_options_is_explained_and_lays_its_table(ana: Client, house: House, slug: str) -> None:
    game = box(slug).game
    assert "printed" in [preset.name for preset in game.presets]
    for preset in game.presets:
        for language in LANGUAGES:
            page = html.unescape(ana.get(f"/games/{slug}", headers={"accept-language": language}).text)
            speech = speech_for(language, slug)
            assert speech.about(f"preset-{preset.name}")
            assert speech.about(f"preset-{preset.name}-about") in page
        places = {f"place-{seat}": "open" for seat in range(game.seats[0])}
        other = {"option-" + game.options[0].name: game.options[0].values[-1]}
        form = {"seats": str(game.seats[0]), "preset": preset.name, **places, **other}
        answer = ana.post(f"/games/{slug}/tables", data=form, follow_redirects=False)
        table = house.open_tables[answer.headers["location"].removeprefix("/t/")].table
        assert table.options == completed(game, preset.options), "what is entered beside it counts only for one's own"


def test_an_unknown_ready_made_choice_is_refused(ana: Client) -> None:
    form = {"seats": "2", "place-0": "me", "place-1": "open", "preset": "nonsense"}
    assert ana.post(f"/games/{SLUG}/tables", data=form).status_code == 400


@pytest.mark.parametrize("slug", slugs())
def test_the_form_speaks_in_words_and_not_in_numbers_of_rules(ana: Client, slug: str) -> None:
    form = ana.get(f"/games/{slug}").text.split('<form class="fields')[1].split("</form>")[0]
    assert not re.findall(r">\s*[ORAV]\d+\s*<|href=\"#", form)
    assert form.count("<legend>") >= 4


def test_the_shelf_says_whose_turn_it_is_with_mine_on_top(ana: Client, bob: Client) -> None:
    theirs = laid(ana, bob, {**FIXED, "setter": "seat_1"})  # seat 1, Bob, begins
    mine = laid(ana, bob)
    waiting = laid(ana)
    page = ana.get("/").text
    listed = page.split('id="my-tables"')[1].split("</section>")[0]
    assert page.index('id="my-tables"') < page.index('class="shelf"')
    assert listed.index(mine) < listed.index(theirs)
    rows = {row.split('"')[0]: row for row in listed.split('href="/t/')[1:]}
    assert "Your turn" in rows[mine]
    assert "Bob to play" in rows[theirs]
    assert "waiting for players" in rows[waiting]
    assert "Ana to play" in bob.get("/").text


@pytest.mark.parametrize("slug", slugs())
def test_a_cover_is_a_small_drawing_with_an_address_of_its_own(ana: Client, slug: str) -> None:
    address = re.findall(rf'"(/games/{slug}/cover\.svg\?\w+)"', ana.get("/").text)[0]
    answer = ana.get(address)
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "immutable" in answer.headers["cache-control"]
    drawing = ElementTree.fromstring(answer.text)
    assert drawing.tag == "{http://www.w3.org/2000/svg}svg"
    assert len(answer.content) < 12_000


def test_a_game_without_a_cover_gets_a_plain_one() -> None:
    assert ElementTree.fromstring(plain("#123456")).tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("page", ["/", f"/games/{SLUG}", "/static/house.css", f"/games/{SLUG}/rules"])
def test_what_everybody_may_read_is_compressed(ana: Client, page: str) -> None:
    answer = ana.get(page)
    assert answer.headers["content-encoding"] == "gzip"
    assert ana.get(page, headers={"accept-encoding": "identity"}).text == answer.text or page == "/"


def test_what_only_its_reader_may_know_is_not_compressed(ana: Client, bob: Client) -> None:
    table = laid(ana, bob)
    ana.post(f"/t/{table}/say", data={"text": "hush" * 20})
    with ana.stream("GET", f"/t/{table}") as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert b"hush" * 20 in sent, "what people write stands beside what they know"
    assert len(sent) < len(ana.get(f"/t/{table}").content) / 2, "what all may read is small"
    assert ana.get(f"/t/{table}", headers={"accept-encoding": "identity"}).text == ana.get(f"/t/{table}").text
    assert "content-encoding" not in ana.get("/api/games").headers
    assert "guess" not in ana.get("/?guess").text, "the shelf lists tables, and so repeats nothing of its address"


def test_the_shelf_is_light(ana: Client) -> None:
    assert len(ana.get("/").content) < 20_000


def test_the_house_can_be_put_among_the_programs_of_a_telephone(ana: Client) -> None:
    address = re.findall(r'rel="manifest" href="([^"]+)"', ana.get("/").text)[0]
    manifest = ana.get(address).json()
    assert manifest["name"] == "Ludothèque"
    for icon in manifest["icons"]:
        assert ana.get(icon["src"]).headers["content-type"] == icon["type"]
    assert ana.get(manifest["start_url"]).status_code == 200


def test_a_link_to_a_table_shows_the_game_and_nothing_of_what_is_played(ana: Client, bob: Client, eve: Client) -> None:
    table = laid(ana, bob, name="Anabelle")
    cards = [
        re.findall(r'<meta property="og:[^>]*>', guest.get(f"/t/{table}", headers={"accept": "text/html"}).text)
        for guest in (ana, bob, eve)
    ]
    assert cards[0] == cards[1] == cards[2]
    assert any("Four squares climb a ramp" in meta for meta in cards[0])
    assert not any("Anabelle" in meta or "Bob" in meta for meta in cards[0])
    picture = next(meta for meta in cards[0] if 'og:image"' in meta).split('content="')[1].split('"')[0]
    sent = ana.get(picture)
    assert sent.headers["content-type"] == "image/png"
    assert png_size(sent.content) == (1200, 630)


def test_what_is_written_once_is_not_written_while_tables_wait(
    ana: Client, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = laid(ana)
    loop = house.storage._loop
    writers: list[bool] = []

    def noted(markdown: str) -> str:
        try:
            writers.append(asyncio.get_running_loop() is loop)
        except RuntimeError:
            writers.append(False)
        return rendered(markdown)

    monkeypatch.setattr(rulebook, "rendered", noted)
    for path in (f"/games/{SLUG}", f"/t/{table}", f"/games/{SLUG}/rules", f"/games/{SLUG}/rules/numbered"):
        rulebook.rulebook.cache_clear()
        rulebook.specification.cache_clear()
        writers.clear()
        assert ana.get(path).status_code == 200
        assert writers
        assert not any(writers), f"{path} kept everybody waiting"
    rulebook.rulebook.cache_clear()
    writers.clear()
    assert ana.post(f"/games/{SLUG}/tables", data={"seats": "9"}).status_code == 400
    assert writers
    assert not any(writers)


@pytest.mark.parametrize("page", ["/", *(f"/games/{slug}" for slug in slugs())])
def test_every_link_to_the_house_shows_a_picture_that_all_services_can_show(ana: Client, page: str) -> None:
    picture = re.findall(r'<meta property="og:image" content="([^"]*)">', ana.get(page).text)
    assert len(picture) == 1
    assert png_size(ana.get(picture[0]).content) == (1200, 630)


def test_an_icon_has_a_size_that_telephones_use(ana: Client) -> None:
    assert png_size(ana.get("/icon-180.png").content) == (180, 180)
    assert ana.get("/icon-10000.png").status_code == 404


def png_size(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(b"\x89PNG\r\n")
    return int.from_bytes(picture[16:20], "big"), int.from_bytes(picture[20:24], "big")
