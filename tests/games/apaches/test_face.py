"""The face of Les Apaches de Paris: whatever is asked can be seen, clicked, read and spoken, in both languages."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from ludotheque.core.face import Message, say
from ludotheque.core.sketch import plain
from ludotheque.core.state import LEGAL, NOBODY, Event
from ludotheque.core.tongue import LANGUAGES, tongue
from ludotheque.drawing.palette import contrast
from ludotheque.games import apaches
from ludotheque.games.apaches import FACE, GAME
from ludotheque.games.apaches.face.landmarks import VIEWS
from ludotheque.games.apaches.face.layout import CAP, GROWN, SLOT, WIDTH, borders, slot_place, stands
from ludotheque.games.apaches.face.scenery import GANG_COLOURS, GANG_INKS, INKS, WASHES
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.judge import Apaches
from ludotheque.games.apaches.rules.view import ApachesView
from ludotheque.laws import laws, walking
from ludotheque.laws.walking import Subject
from ludotheque.web.lessons import lessons
from ludotheque.web.names import names
from ludotheque.web.speech import speech_for
from tests.games.apaches.playing import after, at, begun, play
from tests.games.lettering import LEAST, letters
from tests.games.mutants import odd_game
from tests.games.titles import titles, untitled

PACKAGE = "ludotheque.games.apaches"
TONGUES = {language: tongue(language, PACKAGE) for language in LANGUAGES}
SUBJECT = Subject(GAME, FACE, PACKAGE, 3000)


def ids(svg: str) -> set[str | None]:
    return {element.get("id") for element in ElementTree.fromstring(svg).iter()}


def drawn(state: Apaches, seat: int, language: str = "fr") -> str:
    return FACE.draw(state.view(seat), TONGUES[language])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_of_a_game_can_be_seen_clicked_and_told(seats: int) -> None:
    rng = Random(seats)
    walked = walking.walk(SUBJECT, seats, seats)
    laws.l11_every_event_is_told(SUBJECT, walked.state, walked.events)
    laws.l5_events_hide_what_they_must(walked.events, seats)
    state = GAME.start(seats, walked.options)
    for number, step in enumerate(walked.steps):
        walking.take(state, step)
        if number % 25:
            continue
        laws.l5_faces_are_functions_of_views(SUBJECT, state, rng)
        laws.l11_every_choice_can_be_clicked(SUBJECT, state)


CLICKS = [
    ("turn 3; play Blue; D4: Blue 2m", ("district-9",), "place 9"),
    ("turn 3; play Blue; D4: Blue 2m", ("mine-4-m", "district-9"), "m 4>9"),
    ("turn 3; play Blue; D4: Blue 2m", ("mine-4-m", "district-5"), "m 4>5"),
    ("turn 3; play Blue; D4: Blue 2m", ("decline",), "skip"),
    ("force; turn 3; play Blue; staged place 9", ("force-m-2", "force-n-1"), "2m+1n"),
    ("step; turn 3; play Blue; staged move m 4>8; D4: Blue 2m", ("stop",), "stop"),
    ("lay; turn 3; play Blue; hold Blue 1.2", ("hand-1",), "lay 1.2"),
    ("lay; turn 3; play Blue; hold Blue 1.2", ("slot-5-3",), "lay 5.3"),
    ("bail; round 2; turn 3; play Blue; prison Blue 1", ("bail-1",), "bail 1"),
    ("draft; round 1; first Blue; play Blue; piles 1:2 2:3 3:3 4:4 5:5 6:4 7:3", ("district-5",), "draft 5"),
]


@pytest.mark.parametrize(("position", "spots", "text"), CLICKS)
def test_clicks_mean_what_they_seem_to(position: str, spots: tuple[str, ...], text: str) -> None:
    state = at(position)
    action = GAME.read(0, text)
    assert FACE.meant(state.view(0), spots) == action
    if state.why_not(0, action) == LEGAL and not spots[0].startswith("slot"):
        assert FACE.choice(state.view(0), action).spots == spots


def test_clicks_on_nothing_mean_nothing() -> None:
    view = at("turn 3; play Blue").view(0)
    for spots in ((), ("mine-4-m",), ("card-1",), ("district-1", "district-2")):
        assert FACE.meant(view, spots) == -1


def test_a_step_can_be_dragged_and_a_ghost_shows_where_it_leads() -> None:
    state = at("turn 3; play Blue; D4: Blue 2m+1n; D9: Red 1m")
    assert {"mine-4-m", "mine-4-n", "district-9"} <= ids(drawn(state, 0))
    assert "mine-4-m" not in ids(drawn(state, 3))
    for action in state.legal(0):
        ElementTree.fromstring(f"<g>{FACE.ghost(state.view(0), action)}</g>")
    assert "apaches-cap-0-m" in FACE.ghost(state.view(0), GAME.read(0, "m 4>9"))


def test_pieces_keep_their_ids_and_all_are_there() -> None:
    state = play(begun(4), Random(3), t.OVER)
    caps = {name for name in ids(drawn(state, 0)) if name and name.startswith("cap-0-")}
    assert len([name for name in caps if name.startswith("cap-0-m")]) == 7
    placed = at("turn 3; play Blue; D4: Blue 2m+1n")
    assert len([name for name in ids(drawn(placed, 1)) if name and name.startswith("cap-0-")]) == 10


def test_the_notebook_crosses_out_what_the_viewer_holds_for_the_viewer_alone() -> None:
    position = "turn 2; play Yellow; hold Blue 1.1 1.3; open 1.2"
    assert drawn(at(position), 0).count('class="pencil"') > drawn(at(position, notebook="off"), 0).count(
        'class="pencil"'
    )
    assert '<rect class="pencil"' in drawn(at(position), 0)
    assert 'class="pencil"' not in drawn(at(position), NOBODY)
    told = " ".join(TONGUES["en"](message) for message in FACE.tell(at(position).view(0)))
    assert "the prize in Charonne is certain, theft from the other gangs" in told
    assert "the prize in Belleville can only be" in told
    silent = [at(position, notebook="off").view(0), at(position).view(NOBODY)]
    assert not any("notebook" in TONGUES["en"](message) for view in silent for message in FACE.tell(view))


def test_the_notebook_is_kept_from_the_first_planque_on() -> None:
    state = after(begun(2), "first Blue", "draft 1", "look 1.1")
    assert drawn(state, 0).count('class="pencil"') == 1
    assert 'class="pencil"' not in drawn(state, 1)


@pytest.mark.parametrize("texts", [("skip",), ("place 9", "3m"), ("m 4>8", "m 4>9")])
def test_a_staged_turn_is_drawn_for_its_author_alone(texts: tuple[str, ...]) -> None:
    state = at("turn 3; play Blue; D4: Blue 3m")
    staged = after(state, *texts)
    assert drawn(staged, 0) != drawn(state, 0)
    for viewer in (1, 2, 3, NOBODY):
        assert drawn(staged, viewer) == drawn(state, viewer)
        assert FACE.tell(staged.view(viewer)) == FACE.tell(state.view(viewer))


def test_money_of_others_is_under_the_wallet() -> None:
    state = at("round 2; turn 2; play Blue; money Red 750")
    speak = TONGUES["en"]
    assert FACE.figures(state.view(0), 3)[0].value == "?"
    shown = [speak(fact.value) for fact in FACE.figures(state.view(3), 3) if isinstance(fact.value, Message)]
    assert "750\u00a0F" in shown


def test_the_order_of_the_last_turn_is_foreseen_in_turn_5() -> None:
    state = at("turn 5; first Yellow; play Yellow; D1: Yellow 5m; D2: Blue 2m")
    ranks = [
        TONGUES["en"](fact.value)
        for seat in range(4)
        for fact in FACE.figures(state.view(NOBODY), seat)
        if fact.label.key == "fact-last" and isinstance(fact.value, Message)
    ]
    assert ranks == ["3rd", "4th", "1st", "2nd"]


def test_the_headline_asks_for_what_is_due() -> None:
    positions = ("step; turn 3; play Blue; staged move m 4>8; D4: Blue 1m+1n", "lay; turn 3; play Blue; hold Blue 1.2")
    for position, words in zip(positions, ("Move a second Apache", "Lay a stash"), strict=True):
        assert f">{words}<" in drawn(at(position), 0, "en")
    assert ">Lay a stash<" not in drawn(at(positions[0]), 0, "en")


def test_the_front_page_tells_who_took_what() -> None:
    end = "turn 6; order Blue Yellow Green Red; play Red; D6: Yellow 3m; D1: Green 1m; open 6.2 1.3 5.4; hold Red 1.1"
    assert 'data-fold="edition"' not in drawn(at(end), 0)
    state = after(at(end), "skip", "lay 1.1")
    page = drawn(state, NOBODY)
    assert "edition-1" in ids(page)
    page = unescape(page)
    assert "Les Monte-en-l’air raflent 400\u00a0F" in page
    assert "Vaugirard\u00a0: Les Monte-en-l’air, font main basse sur 400\u00a0F." in page
    assert "Charonne\u00a0: Les Tatoués, un meneur enterré." in page
    assert "un mort" in page
    assert ">personne n’est venu<" in page
    assert ">(vol aux autres gangs)<" in page


@pytest.mark.parametrize(
    ("language", "words"), [("fr", "n’y gagnent qu’une recrue"), ("en", "only gain a recruit")], ids=["fr", "en"]
)
def test_the_front_page_names_no_francs_where_the_fence_had_nothing_to_buy(language: str, words: str) -> None:
    end = "turn 6; order Blue Yellow Green Red; play Red; D9: Blue 1m; open 6.2; hold Red 1.1"
    page = unescape(drawn(after(at(end), "skip", "lay 1.1"), NOBODY, language))
    assert f">{words}<" in page
    assert ">0\u00a0F" not in page


NOBODY_HIRED = {
    "fr": ("aucune recrue", "ne trouvent personne à embaucher", "Montmartre (1 sans rival). Les Costauds"),
    "en": ("no recruit", "find nobody to hire", "Montmartre (1 unopposed). The Costauds"),
}


@pytest.mark.rule("R32")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_box_whose_reinforcements_bring_nobody_is_drawn_and_told(language: str) -> None:
    game = odd_game(GAME, {"reinforce_recruits = 2": "reinforce_recruits = 0"})
    face = FACE.of(game)
    end = "turn 6; order Blue Yellow Green Red; play Red; D4: Blue 1m; open 4.3; hold Red 1.2"
    state = game.read_position(end, 4, {})
    journal: list[Event] = []
    state.journal = journal
    for text in ("skip", "lay 1.2"):
        state.apply(3, game.read(3, text))
    stamp, deed, where = NOBODY_HIRED[language]
    speak = TONGUES[language]
    for seat in (0, 3, NOBODY):
        page = face.draw(state.view(seat), speak)
        ElementTree.fromstring(page)
        assert f">{stamp}<" in page  # beside the pile
        assert f">{deed}<" in page  # in the newspaper
        assert deed in " ".join(speak(message) for message in face.tell(state.view(seat)))
    lines = [speak(line.message) for event in journal if (line := face.line(state.view(0), event))]
    assert f"{where} {deed}." in lines


def test_the_picture_of_the_front_page_is_of_the_gang_in_its_headline() -> None:
    crews = "D2: Green 1m; D5: Green 1m; D7: Blue 1m; open 2.2 5.3 7.2"
    end = at(f"turn 6; order Blue Yellow Green Red; play Red; {crews}; hold Red 1.1")
    page = unescape(drawn(after(end, "skip", "lay 1.1"), NOBODY))
    assert "Les Tatoués raflent 600\u00a0F" in page  # 400 F and 200 F, where Les Costauds took 500 F at once
    assert f'scale(2.2)" d="{VIEWS[1]}"' in page
    assert f'scale(2.2)" d="{VIEWS[6]}"' not in page


def log(position: str, *texts: str, language: str = "fr") -> list[str]:
    """What the log says of a turn, to everybody."""
    journal: list[Event] = []
    state = at(position)
    state.journal = journal
    for text in texts:
        seat = state.waiting_for[0]
        state.apply(seat, GAME.read(seat, text))
    return [TONGUES[language](line.message) for event in journal if (line := FACE.line(state.view(NOBODY), event))]


def test_the_log_says_how_many_stand_there_only_where_more_do_than_came() -> None:
    turn = ("place 2", "2m", "lay 1.1")
    assert log("turn 2; play Blue; hold Blue 1.1", *turn)[0] == "Les Costauds placent 2 meneurs à Belleville."
    joined = log("turn 2; play Blue; hold Blue 1.1; D2: Blue 1m", *turn)
    assert joined[0] == "Les Costauds placent 2 meneurs à Belleville\u00a0: les y voilà 3."


@pytest.mark.parametrize(
    ("crew", "steps", "told"),
    [
        ("2m", ("m 4>8", "m 4>8"), "The Costauds move 2 leaders from Montmartre to Les Beaux Quartiers."),
        (
            "1m+1n",
            ("m 4>8", "n 4>8"),
            "The Costauds move 1 leader and 1 novice from Montmartre to Les Beaux Quartiers.",
        ),
        (
            "2m",
            ("m 4>8", "m 4>2"),
            "The Costauds move a leader from Montmartre to Belleville, "
            "and a leader from Montmartre to Les Beaux Quartiers.",
        ),
    ],
)
def test_two_apaches_who_go_the_same_way_are_told_together(crew: str, steps: tuple[str, ...], told: str) -> None:
    position = f"turn 3; play Blue; D4: Blue {crew}; hold Blue 1.1"
    assert log(position, *steps, "lay 1.1", language="en")[0] == told


def test_level_reserves_of_a_last_turn_are_not_called_larger() -> None:
    level = "turn 5; order Blue Yellow Green Red; play Red; hold Red 1.1; D9: Blue 7m+3n; D8: Yellow 7m+3n"
    told = log(f"{level}; D7: Green 7m+3n; D6: Red 7m+3n", "skip", "lay 1.1", language="en")
    assert any("Reserves are level, with 0:" in line for line in told), told


def test_the_district_that_is_mustered_for_is_marked() -> None:
    state = at("turn 3; play Blue")
    assert 'class="chosen"' not in drawn(state, 0)
    assert 'class="chosen"' in drawn(after(state, "place 9"), 0)


def test_no_slot_covers_the_name_of_its_district() -> None:
    """On a desk and on a phone, where a name is larger and drops by what its capitals gain."""
    state = begun(4)
    view, page = state.view(0), drawn(state, 0)
    for district in range(t.COLOURED):
        _, y, _ = outline(view, district)
        named = f'y="([0-9.]+)" font-size="([0-9.]+)"[^>]*style="([^"]*)">{district + 1} · '
        found = re.findall(named, page)
        assert found
        for base, size, style in found:
            sizes = {name: float(value) for name, value in re.findall(r"--(\w):([0-9.]+)px", style)}
            for height, drop in ((float(size), 0.0), (sizes["f"], sizes.get("d", 0.0))):
                assert float(base) + drop - 0.75 * height >= y - 36 + SLOT[1] / 2, district + 1


@pytest.mark.parametrize(("language", "written"), [("en", "2,100\u00a0F"), ("fr", "2\u202f100\u00a0F")])
def test_the_count_writes_money_as_the_page_does(language: str, written: str) -> None:
    view = at("round 3; turn 6; over; money Blue 2100").view(NOBODY)
    (total,) = [score for score in FACE.scores(view) if score.is_total]
    assert TONGUES[language](total.words[0]) == written
    assert written in unescape(FACE.draw(view, TONGUES[language]))


def test_each_final_sum_stands_beside_the_sign_of_its_gang() -> None:
    page = drawn(play(begun(4), Random(3), t.OVER), 0)
    final = page[page.index('class="final"') : page.index('id="district-1"')]
    owners = re.findall(
        r'fill="(#\w+)" stroke="#1f170d" stroke-width="1.500">.*?</g><text class="still serif print"', final
    )
    assert owners == list(GANG_COLOURS)


def test_the_newspaper_lies_folded_and_is_new_until_its_reader_drafts() -> None:
    end = "turn 6; order Blue Yellow Green Red; play Red; D6: Yellow 3m; open 6.2; hold Red 1.1"
    state = after(at(end), "skip", "lay 1.1")
    fresh = 'class="tab edition-tab fresh"'
    assert fresh in drawn(state, 1)
    assert 'aria-label="Journal ' in drawn(state, 1)
    later = after(state, "draft 5", "look 5.1")
    assert fresh not in drawn(later, 1)
    assert 'class="tab edition-tab"' in drawn(later, 1)
    assert fresh in drawn(later, 0)
    assert "edition-3" in ids(drawn(play(begun(3), Random(3), t.OVER), 0))
    assert not any("raflent" in TONGUES["fr"](message) for message in FACE.tell(at(end).view(1)))
    assert "Les Monte-en-l’air raflent 400\u00a0F" in [TONGUES["fr"](message) for message in FACE.tell(state.view(1))]
    assert 'data-fold="edition"' not in drawn(at("round 3; turn 6; over"), 0)


HEADLINES = [
    ("D1: Green 1m; open 1.3", "Drame à Charonne\u00a0: les Tatoués enterrent un meneur"),
    ("D4: Blue 2m; open 4.2", "Casse à Montmartre\u00a0: les Costauds emportent 400\u00a0F"),
    ("D2: Green 1m; D9: Blue 2m; open 2.3", "Le receleur verse 250\u00a0F aux Costauds"),
    ("D4: Blue 2m; D9: Blue 2m; open 4.2", "Les Costauds raflent 650\u00a0F"),
    ("D2: Green 1m; open 2.4", "Nuit calme sur Paris"),
]


@pytest.mark.parametrize(("crews", "headline"), HEADLINES)
def test_the_headline_tells_what_mattered_in_the_round(crews: str, headline: str) -> None:
    others = ["1.3", "2.4", "3.4", "4.4", "5.5", "6.5", "7.4"]
    named = crews.partition("open ")[2].split()
    shown = named + [one for one in others if one[0] not in {name[0] for name in named}]
    crews = crews.partition("; open")[0]
    end = f"turn 6; order Blue Yellow Green Red; play Red; {crews}; open {' '.join(shown)}; hold Red 1.1"
    state = after(at(end), "skip", "lay 1.1")
    assert TONGUES["fr"](FACE.tell(state.view(1))[0]) == headline


def test_the_last_edition_is_about_the_winner_and_has_a_line_about_each_gang() -> None:
    state = play(begun(4), Random(3), t.OVER)
    view = state.view(NOBODY)
    page = unescape(drawn(state, NOBODY))
    page = page[page.index('id="edition-3"') :]
    ranks = state.ranks()
    winner = TONGUES["fr"](FACE.badge(view, ranks.index(1)).name)
    assert f"{winner}, rois de Paris\u202f!" in page
    assert page.count("Leur plus beau coup") + page.count("Pas un coup qui ait valu la une") == 4
    for seat in range(4):
        assert TONGUES["fr"](Message("label-money", (("money", view.money[seat]),))) in page
        assert TONGUES["fr"](FACE.badge(view, seat).name) in page


LABELLED = {"decline", "stop", *(f"bail-{count}" for count in range(8))}  # what is written on them says it all


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", [t.DRAFTING, t.ACTING, t.FORCING, t.STEPPING, t.LAYING, t.OVER])
def test_everything_on_the_page_says_what_it_is_and_does(question: int, language: str) -> None:
    state = play(begun(3), Random(4), question)
    assert untitled(drawn(state, max(0, state.actor), language)) <= LABELLED


def test_a_prize_says_what_it_brings_and_what_its_reader_knows_of_it() -> None:
    state = at("turn 2; play Yellow; hold Blue 1.1 1.3; open 1.2")
    told, stranger = titles(drawn(state, 0, "en")), titles(drawn(state, NOBODY, "en"))
    assert told["slot-1-2"].startswith(
        "Theft: the largest gang of the district takes 150\u00a0F from each of the others."
    )
    assert "this is the prize, for certain" in told["slot-1-2"]
    assert "you hold this stash" in told["slot-1-1"]
    assert "notebook" not in " ".join(stranger.values())


@pytest.mark.parametrize("question", [t.ACTING, t.FORCING, t.STEPPING, t.LAYING])
def test_a_drawing_and_a_sketch_are_quick(question: int) -> None:
    state = play(begun(4), Random(1), question)
    assert len(drawn(state, state.actor)) < 90_000
    sketch = plain(FACE.sketch(state.view(state.actor), TONGUES["fr"]))
    assert all(f"{number} {name}" in sketch for number, name in enumerate(state.view(0).names, 1))


def test_the_lesson_shows_the_refusals_it_speaks_of() -> None:
    positions = {step.say: step.position for step in lessons("apaches")}
    state = GAME.read_position(positions["lesson-3"], 2, {})
    state.apply(0, GAME.read(0, "place 9"))
    assert state.why_not(0, GAME.read(0, "2m")) == "R19"
    alone = GAME.read_position(positions["lesson-6"], 2, {})
    assert alone.why_not(0, GAME.read(0, "1n")) == "R20"


def test_another_box_has_its_own_names() -> None:
    text = GAME.material.replace('"Montmartre"', '"Soho"').replace("label = [450, 130]", "label = [440, 140]")
    game = GAME.with_material(text)
    state = game.read_position("turn 3; play Blue; D4: Blue 2m", 4, {})
    labels = [TONGUES["en"](FACE.choice(state.view(0), action).label) for action in state.legal(0)]
    assert "Soho" in labels
    assert "A leader from Soho to Les Halles" in labels
    assert "4 · Soho" in FACE.draw(state.view(0), TONGUES["fr"])


def test_the_log_of_another_box_has_its_own_names_too() -> None:
    game = GAME.with_material(
        GAME.material.replace('"Montmartre"', '"Soho"').replace('"Les Halles"', '"Covent Garden"')
    )
    face = FACE.of(game)
    state = game.read_position(
        "turn 6; order Yellow Blue; play Blue; D4: Blue 2m; hold Blue 5.1", 2, {"setup_2": "3-4-5"}
    )
    journal: list[Event] = []
    state.journal = journal
    for text in ("m 4>9", "stop", "lay 5.1"):
        state.apply(0, game.read(0, text))
    lines = [face.line(state.view(0), event) for event in journal]
    told = " ".join(TONGUES["en"](line.message) for line in lines if line)
    assert "a leader from Soho to Covent Garden" in told
    assert "Covent Garden (1 unopposed). Nothing to sell, but a recruit joins the Costauds." in told
    assert "Montmartre" not in told
    assert "Halles" not in told


def test_the_news_tell_how_many_stood_against_how_many() -> None:
    state = at("turn 6; order Blue Yellow Green Red; play Red; D6: Yellow 3m, Blue 2m; open 6.2; hold Red 1.1")
    journal: list[Event] = []
    state.journal = journal
    for text in ("skip", "lay 1.1"):
        state.apply(3, GAME.read(3, text))
    told = [TONGUES["fr"](line.message) for event in journal if (line := FACE.line(state.view(0), event))]
    assert "Vaugirard (3 contre 2). Les Monte-en-l’air font main basse sur 400\u00a0F." in told


def outline(view: ApachesView, district: int) -> tuple[int, int, tuple[int, ...]]:
    """The middle of a district and its corners."""
    place = 0
    for _ in range(district):
        place += 3 + 2 * view.outlines[place + 2]
    x, y, count = view.outlines[place : place + 3]
    return x, y, tuple(view.outlines[place + 3 : place + 3 + 2 * count])


def test_no_slot_lies_across_a_border() -> None:
    view = begun(4).view(0)
    for district in range(t.COLOURED):
        x, _, corners = outline(view, district)
        for slot in range(view.sizes[district]):
            middle, y = slot_place(view, district, slot)
            for height in (y - SLOT[1] / 2, y + SLOT[1] / 2):
                left, right = borders(corners, x, height)
                assert left - 5 < middle - SLOT[0] / 2 < middle + SLOT[0] / 2 < right + 5, (district + 1, slot + 1)


def test_three_gangs_of_a_narrow_district_stand_inside_it() -> None:
    view = at("turn 3; play Blue; D2: Blue 3m, Yellow 2m, Red 1m; D1: Green 3m, Red 2m, Blue 1m").view(0)
    found = [stand for stand in stands(view) if stand.at.startswith(("d1", "d2"))]
    assert len(found) == 12
    for stand in found:
        x, _, corners = outline(view, int(stand.at[1]) - 1)
        left, right = borders(corners, x, stand.y)
        assert left + CAP < stand.x < right - CAP


@pytest.mark.parametrize(("language", "words"), [("fr", ("meneurs", "novices")), ("en", ("leaders", "novices"))])
def test_the_muster_says_what_its_rows_count(language: str, words: tuple[str, str]) -> None:
    page = drawn(at("force; turn 3; play Blue; staged place 9"), 0, language)
    for word in words:
        assert re.search(f'class="still faint wide"[^>]*>{word}<', page)
    assert re.search(f'class="still faint narrow"[^>]*>{words[1]}<', page)


def test_a_reserve_says_how_many_serve_in_one_round_only() -> None:
    page = drawn(at("turn 3; play Blue; D4: Blue 2m+1n; D9: Yellow 7m"), 0)
    found = re.findall(r'<text class="still print"[^>]*font-weight="700">([0-9+]+)</text>', page)
    assert [words for words in found if "+" in words] == ["5+2", "0+3", "7+3", "7+3"]


def test_one_word_means_one_thing_in_each_language() -> None:
    folder = Path(apaches.__file__).parent
    english = re.sub(r"(?m)^[a-z][\w-]*", "", (folder / "messages.en.ftl").read_text("utf-8"))
    assert not re.search(r"\bmeneurs?\b|graveyard", english)
    assert not re.search(r"\bbandes?\b|porte-monnaie", (folder / "messages.fr.ftl").read_text("utf-8"))


def test_people_are_named_inside_a_sentence_too() -> None:
    view = begun(2).view(0)
    called = names(speech_for("fr", "apaches"), FACE, view, ["Ana", "Bob"])
    told = [called[message] for message in (say("gang-0-first"), say("gang-1"), say("gang-1-to"))]
    assert told == ["Les Costauds (Ana)", "les Monte-en-l’air (Bob)", "aux Monte-en-l’air (Bob)"]


def test_panels_keep_to_what_counts_once_the_game_is_over() -> None:
    end = "round 3; turn 6; over; money Blue 2100; cemetery Blue 3; prison Green 1"
    view = at(end).view(NOBODY)
    assert [len(FACE.figures(view, seat)) for seat in range(4)] == [2] * 4


@pytest.mark.parametrize("theme", [0, 1])
def test_names_and_letters_can_be_read_on_their_grounds(theme: int) -> None:
    for wash, ink in zip(WASHES, INKS, strict=True):
        assert contrast(wash[theme], ink[theme]) >= 4.5
    for colour, letter in zip(GANG_COLOURS, GANG_INKS, strict=True):
        assert contrast(colour, letter) >= 4.5


CROWD = "D9: Blue 4m, Yellow 3m, Green 2m, Red 1m; D7: Blue 3m, Yellow 2m, Red 1m; D1: Green 3m, Red 2m"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_phone_shows_letters_of_ten_pixels(seats: int, language: str) -> None:
    states = [
        play(begun(seats), Random(seats), question) for question in (t.ACTING, t.FORCING, t.STEPPING, t.LAYING, t.OVER)
    ]
    end = "turn 6; order Blue Yellow Green Red; play Red; D6: Yellow 3m; open 6.2; hold Red 1.1"
    if seats == 4:
        states += [at(f"turn 3; play Blue; {CROWD}"), after(at(end), "skip", "lay 1.1")]
    for state in states:
        page = drawn(state, max(0, state.actor), language)
        for words, height in letters(page, {"wide", "layer"}, GROWN):
            assert height * (390 - 8) / WIDTH >= LEAST, words
