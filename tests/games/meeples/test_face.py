"""The face of the street: whatever is asked can be seen, clicked, read and spoken, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from importlib.resources import files
from random import Random
from xml.etree import ElementTree

import pytest

from ludotheque.core.chance import outcome
from ludotheque.core.face import Message, refusal
from ludotheque.core.state import CHANCE, CLOCK, LEGAL, NOBODY, Event, Options, Seating
from ludotheque.core.tongue import LANGUAGES, tongue
from ludotheque.games.meeples import ADVICE, FACE, GAME
from ludotheque.games.meeples.face.layout import COLOURS
from ludotheque.games.meeples.face.phone import GROWN, SCALE
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.judge import Meeples
from ludotheque.games.meeples.rules.view import MeeplesView
from ludotheque.games.meeples.text.actions import NUMBERS
from ludotheque.web.lessons import board_of, lessons
from tests.games.lettering import LEAST, letters
from tests.games.meeples.playing import after, at

PACKAGE = "ludotheque.games.meeples"
TONGUES = {language: tongue(language, PACKAGE) for language in LANGUAGES}
TABLES: list[tuple[int, Options]] = [
    (2, {}),
    (3, {"first_player": "host", "bars_per_turn": "one"}),
    (4, {"overflow": "origin", "dynamite_multi": "once", "stalemate_rounds": "1"}),
]

tables = pytest.mark.parametrize(("seats", "options"), TABLES)


def spoken(message: Message) -> list[str]:
    """The message in every language; LookupError where one is missing."""
    said = [speak(message) for speak in TONGUES.values()]
    assert all(said)
    return said


def games(seats: int, options: Options, count: int = 3) -> Iterator[Meeples]:
    """Many states of some games, some seats playing well and others at random."""
    for seed in range(count):
        rng = Random(f"{options} {seed}")
        state = GAME.start(seats, options, [])
        yield state
        while state.waiting_for:
            seat = state.waiting_for[0]
            if seat == CHANCE:
                action = outcome(state, rng)
            elif seat % 2 == 0 and seed % 2 == 0:
                action = ADVICE.choose(GAME, state.view(seat), rng)
            else:
                action = rng.choice(state.legal(seat))
            state.apply(seat, action)
            yield state


def ids(drawing: str) -> set[str]:
    found = [name for element in ElementTree.fromstring(drawing).iter() if (name := element.get("id"))]
    assert len(found) == len(set(found))
    return set(found)


@tables
def test_every_choice_can_be_clicked_and_read(seats: int, options: Options) -> None:
    for number, state in enumerate(games(seats, options, 2)):
        if number % 5 or not state.waiting_for or state.waiting_for == [CHANCE]:
            continue
        view = state.view(state.waiting_for[0])
        names = ids(FACE.draw(view, TONGUES["en"]))
        paths = set()
        for action in view.legal:
            choice = FACE.choice(view, action)
            assert choice.spots
            assert {*choice.spots} <= names
            paths.add((choice.spots, *spoken(choice.label)))
            assert FACE.meant(view, choice.spots) == action
            if ghost := FACE.ghost(view, action):
                ElementTree.fromstring(ghost)
        assert len(paths) == len(view.legal)


@tables
def test_everything_is_said_in_both_languages(seats: int, options: Options) -> None:
    spots = ids(FACE.draw(GAME.start(seats, options).view(0), TONGUES["fr"]))
    for number, state in enumerate(games(seats, options, 2)):
        view = state.view(number % seats)
        spoken(FACE.question(view))
        spoken(FACE.question(state.view(NOBODY)))
        for message in FACE.tell(view):
            spoken(message)
        for seat in range(seats):
            spoken(FACE.badge(view, seat).name)
            for fact in FACE.figures(view, seat):
                spoken(fact.label)
                if isinstance(fact.value, Message):
                    spoken(fact.value)
        assert state.journal is not None
        for event in state.journal:
            if line := FACE.line(view, event):
                spoken(line.message)
                assert {*line.spots} <= spots
        state.journal.clear()


@pytest.mark.rule("A41")
def test_all_seats_see_the_same_board() -> None:
    for number, state in enumerate(games(3, {}, 1)):
        if number % 10:
            continue
        assert len({FACE.draw(state.view(seat), TONGUES["fr"]) for seat in (0, 1, 2, NOBODY)}) == 1


def test_every_meeple_is_drawn_where_it_is() -> None:
    for number, state in enumerate(games(4, {}, 2)):
        if number % 4:
            continue
        drawing = FACE.draw(state.view(0), TONGUES["en"])
        for kind, letter in enumerate("OMBAV"):
            drawn = len(re.findall(rf'data-kind="{letter}"', drawing))
            assert drawn == state.material.counts[kind] - state.boxed[kind]
        places = re.findall(r'data-kind="(\w+)" data-at="([\w-]+)"', drawing)
        assert len(places) == len(set(places))


def test_one_drop_moves_one_meeple() -> None:
    state = after(at("b3: O2 M1 A1; b4: O3; SAL: V1"), "take b3", "dir cw")
    before = set(re.findall(r'data-kind="(\w)" data-at="([\w-]+)"', FACE.draw(state.view(0), TONGUES["en"])))
    state = after(state, "drop M")
    later = set(re.findall(r'data-kind="(\w)" data-at="([\w-]+)"', FACE.draw(state.view(0), TONGUES["en"])))
    assert later - before == {("M", "d4")}


def test_every_refusal_has_a_sentence() -> None:
    found = set()
    for seats, options in TABLES:
        for count, state in enumerate(games(seats, options, 1)):
            if count % 7 == 0 or not state.waiting_for:
                for seat in (*range(seats), CHANCE, CLOCK):
                    found |= {state.why_not(seat, action) for action in range(t.ACTIONS)}
    for number in (found | {"R34-turn", "R36-answer"}) - {LEGAL}:
        spoken(refusal(number))
    assert {"R11-wait", "R13", "R16", "R18", "R19", "R29", "R30", "R37-lacks-0-3", "R45", "R56", "R62"} <= found


@pytest.mark.rule("R37")
@pytest.mark.parametrize(
    ("gold", "stone", "english", "french"),
    [
        (0, 1, "You lack 1 stone.", "Il vous manque 1 pierre."),
        (0, 3, "You lack 3 stones.", "Il vous manque 3 pierres."),
        (2, 0, "You lack 2 gold.", "Il vous manque 2 or."),
        (2, 1, "You lack 2 gold and 1 stone.", "Il vous manque 2 or et 1 pierre."),
        (1, 2, "You lack 1 gold and 2 stones.", "Il vous manque 1 or et 2 pierres."),
    ],
)
def test_who_cannot_pay_is_told_how_many_cubes_are_missing(gold: int, stone: int, english: str, french: str) -> None:
    said = refusal(f"R37-lacks-{gold}-{stone}")
    assert TONGUES["en"](said).endswith(english)
    assert TONGUES["fr"](said).endswith(french)


def messages(language: str) -> str:
    return files(PACKAGE).joinpath(f"messages.{language}.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("position", "before", "spots", "refusal"),
    [
        ("b4: M1; E: A/P1", (), ("E",), "R16"),
        ("b4: M1", (), ("b5",), "R13"),
        ("b4: M1", (), ("jail",), "A6"),
        ("b4: M1; graves: O1", (), ("graveyard",), "R16"),
        ("b4: M1", (), ("d4",), "R12-first"),
        ("b4: M1", ("take b4",), ("d9",), "R20"),
        ("b4: M2", ("take b4", "dir cw", "drop M"), ("d9",), "R20"),
        ("b4: M1", ("take b4", "dir cw", "drop M"), ("b9",), "R37-lacks-2-1"),
        ("b4: M1", ("take b4", "dir cw", "drop M"), ("W",), "R43"),
        ("P1: 7g; b4: M1", ("take b4", "dir cw", "drop M", "resolve d5"), ("bank",), "R56"),
        ("SAL: O1; W: A/P2", ("take SAL",), ("W",), "R18"),
        ("b4: M1", (), ("tray-2",), "R25-token"),
    ],
)
def test_a_click_in_vain_is_told_its_rule(
    position: str, before: tuple[str, ...], spots: tuple[str, ...], refusal: str
) -> None:
    state = after(at(position), *before)
    assert state.why_not(0, FACE.meant(state.view(0), spots)) == refusal


@pytest.mark.parametrize("spots", [(), ("nothing",), ("b1", "b2")])
def test_clicks_that_mean_nothing(spots: tuple[str, ...]) -> None:
    assert FACE.meant(at("b4: M1").view(0), spots) == -1


def test_the_next_space_can_be_clicked_when_one_kind_is_left() -> None:
    view = after(at("b4: M2"), "take b4", "dir cw").view(0)
    assert FACE.meant(view, ("d5",)) == NUMBERS["drop M"]


def test_items_say_what_they_will_do() -> None:
    state = after(
        at("b3: M1 B1 O1; b4: M2; tile b5: P2/10; tile b6: P2/5; P2: 3s"),
        "take b3",
        "dir cw",
        "drop B",
        "drop M",
        "drop O",
    )
    view = state.view(0)
    labels = [TONGUES["en"](FACE.choice(view, action).label) for action in view.legal]
    assert labels == [
        "Bandit, Telegraph: Orange draws 4",
        "Miner, Cantina: Green draws 4",
        "Builder, Livery stable: Green may upgrade the sign for 3 stone",
    ]


@pytest.mark.rule("R24", "R26", "R44", "R54", "R61")
def test_the_log_tells_the_story() -> None:
    state = at("W: O/P2; b6: A1; b7: O1; graves: O5")
    journal: list[Event] = []
    state.journal = journal
    for text in (
        "take b6",
        "dir cw",
        "drop A",
        "resolve showdown",
        "roll W4 E2",
        "reroll yes",
        "roll E5",
        "draw 1g",
        "end",
    ):
        seat = state.waiting_for[0]
        state.apply(seat, GAME.read(seat, text))
    lines = [line for event in journal if (line := FACE.line(state.view(0), event))]
    assert [TONGUES["en"](line.message) for line in lines] == [
        "Orange takes the meeples of the Livery stable: 1 Deputy.",
        "Deputy on the east Showdown space.",
        "Showdown! Builder (Green) against Deputy (Orange).",
        "West rolls 4, east rolls 2.",
        "Orange rolls again: 5 instead of 2.",
        "The Deputy of Orange wins and drinks to it in the Saloon.",
        "Grave 6: Builder.",
        "The graveyard is full: the round is played to its end.",
        "Orange draws 1 gold.",
    ]
    assert lines[0].opens_turn


def test_an_unknown_event_leaves_no_line() -> None:
    assert FACE.line(GAME.start(2, {}).view(0), Event(99, 0, [], [], 0)) is None


@pytest.mark.rule("R65", "R66")
def test_the_end_is_told_to_each_reader() -> None:
    state = at("ask: over; P1: 4g 1s; P2: 4g; P3: 4g 1s", 3)
    speak = TONGUES["en"]
    assert speak(FACE.question(state.view(0))).startswith("You share the victory, Orange and Grey")
    assert speak(FACE.question(state.view(1))) == "Orange and Grey share the victory with 4 points each."
    alone = at("ask: over; P1: 4g; P2: 2g")
    assert speak(FACE.question(alone.view(0))) == "You win with 4 points."
    assert speak(FACE.question(alone.view(1))) == "Orange wins with 4 points; you have 2."
    assert speak(FACE.question(alone.view(NOBODY))) == "Orange wins with 4 points."


def test_the_lesson_explains_every_answer_and_nobody_waits_long_for_the_teacher() -> None:
    assert len(lessons("meeples")) >= 10
    for number, step in enumerate(lessons("meeples")):
        if step.accept:
            explained = {*step.accept, *(text for wrong in step.wrong for text in wrong["actions"])}
            assert {GAME.write(0, action) for action in board_of("meeples", number).legal(0)} == explained
            assert len(step.answer) <= 4


@pytest.mark.parametrize(("bars", "graves", "crates"), [("[5, 9]", 2, 1), (str([4] * 8 + [9] * 4), 20, 3)])
def test_another_box_draws_its_own_figures(bars: str, graves: int, crates: int) -> None:
    text = GAME.material.replace("bars = [6, 6, 7, 7, 8, 8]", f"bars = {bars}").replace(
        "graves = 6", f"graves = {graves}"
    )
    text = text.replace("dynamite = 3", f"dynamite = {crates}").replace("sign_high = 10", "sign_high = 12")
    box = GAME.with_material(text)
    position = "ask: P1 resolve, P2 upgrade; from: b7; d8: O; item: d8; tile b8: P2/5; P2: 1g 2s 1bar; tile b9: P2/12"
    state = box.read_position(f"{position}; graves: O2", 4, {})
    view = state.view(1)
    assert "to 12 for 1 gold, 2 stone" in TONGUES["en"](FACE.question(view))
    drawing = FACE.draw(view, TONGUES["en"])
    ids(drawing)
    assert drawing.count('href="#meeples-grave"') == graves
    assert ">Upgrade to 12<" in drawing
    assert drawing.count(">12<") == 1


def test_no_sign_can_cover_a_number() -> None:
    """A page lets signs trade places but keeps their order, so every number is drawn after every sign."""
    drawing = FACE.draw(at("tile b1: P1/5; tile b4: P1/10; tile b6: P2/5; SAL: V1").view(0), TONGUES["en"])
    last_sign = max(found.start() for found in re.finditer('data-kind="sign', drawing))
    numbers = [found.start() for found in re.finditer(r'fill="#fff" text-anchor="middle"[^>]*>(5|10)<', drawing)]
    assert len(numbers) == 3
    assert min(numbers) > last_sign


@pytest.mark.rule("R9")
def test_the_ghost_of_a_sign_on_a_corner_has_the_colour_of_its_player() -> None:
    state = GAME.read_position("b1: O3; ask: P1 corner; turn: P2; first: P2; tile b1: none", 2, {}, Seating(0, (3, 2)))
    seat = state.waiting_for[0]
    ghost = FACE.ghost(state.view(seat), state.legal(seat)[0])
    assert f"#meeples-sign-{state.sides[seat]}-0" in ghost


@pytest.mark.rule("R26")
def test_the_ghost_of_madame_is_seen_where_she_lands() -> None:
    state = after(at("SAL: O1 V1"), "take SAL", "start E", "dir cw")
    madame, builder = (FACE.ghost(state.view(0), NUMBERS[f"drop {kind}"]) for kind in "VO")
    assert "translate(1199 " in madame
    assert "translate(1066 " in builder


def test_a_start_shows_the_ways_it_opens() -> None:
    view = after(at("SAL: O3"), "take SAL").view(0)
    assert re.findall(r">(\d)<", FACE.ghost(view, NUMBERS["start d4"])) == ["2", "3", "2", "3"]


@pytest.mark.rule("R17", "R20", "R62")
def test_the_position_in_words_is_enough_to_sow_by() -> None:
    state = after(at("turn: P2; b3: O1 M1 A1; b4: M2; W: B/P1"), "take b3", "dir ccw", "drop O")
    told = [TONGUES["en"](message) for message in FACE.tell(state.view(1))]
    assert told[1].startswith("Clockwise along the street: West Showdown space, General store, Barber, Undertaker,")
    assert "Livery stable, East Showdown space, Hotel, " in told[1]
    assert told[1].endswith("Theatre, Barn, and round again.")
    for line in (
        "It is the turn of Green; Orange began.",
        "Green sows the meeples of the Undertaker counterclockwise.",
        "In the hand: 1 Miner, 1 Deputy.",
        "The next meeple goes at the door of the General store.",
        "Bandit on the west Showdown space, controlled by Orange.",
    ):
        assert line in told


@pytest.mark.rule("D9", "D10", "A21")
def test_a_decision_inside_another_turn_is_told_to_each_reader() -> None:
    state = after(at("tile b9: P2/5; P2: 2g 1s; b8: O1", 3), "take b8", "dir cw", "drop O", "resolve d9")
    assert [TONGUES["en"](FACE.question(state.view(seat))) for seat in (0, 1, 2, NOBODY)] == [
        "Your turn waits for Green, who decides whether to upgrade the sign at the Newspaper.",
        "It is the turn of Orange, but you decide: a Builder visits your sign at the Newspaper. "
        "Upgrade it to 10 for 2 gold, 1 stone?",
        "Green decides whether to upgrade the sign at the Newspaper.",
        "Green decides whether to upgrade the sign at the Newspaper.",
    ]
    duel = after(at("W: A/P2; b6: M1"), "take b6", "dir cw", "drop M", "resolve showdown", "roll W2 E5")
    assert TONGUES["en"](FACE.question(duel.view(0))).startswith("Your turn waits for Green: ")
    assert TONGUES["en"](FACE.question(duel.view(1))).startswith("It is the turn of Orange, but you decide: ")
    assert TONGUES["fr"](FACE.question(duel.view(1))).startswith("C’est le tour d’Orange, mais vous décidez\u00a0: ")


@pytest.mark.rule("R46", "D10")
@pytest.mark.parametrize(("position", "meeple", "seat"), [("W: M/P2; b6: A1", "A", 0), ("W: A/P2; b6: M1", "M", 1)])
def test_the_better_shot_is_told_that_a_tie_is_already_won(position: str, meeple: str, seat: int) -> None:
    duel = after(at(position), "take b6", "dir cw", f"drop {meeple}", "resolve showdown")
    for roll, is_tie in (("roll W5 E5", True), ("roll W4 E5", False)):
        asked = FACE.question(after(duel, roll).view(seat))
        assert ("5 against 5 (a tie is yours). Roll again?" in TONGUES["en"](asked)) is is_tie
        assert ("(l’égalité est pour vous)" in TONGUES["fr"](asked)) is is_tie


def test_french_counts_sticks_of_dynamite_and_names_the_owner_of_a_sign() -> None:
    state = at("dyn: jail 0, bag 2, gone 1; tile b7: P1/5; tile b9: P2/10; SAL: V1")
    told = " ".join(TONGUES["fr"](message) for message in FACE.tell(state.view(0)))
    assert "2 dans le sac, 1 déjà sautée." in told
    assert "et 2 dynamites." in told
    assert "chapiteau d’Orange, 5 points" in told
    assert "chapiteau de Vert, 10 points" in told


def test_every_target_is_large_enough_for_a_finger() -> None:
    """On a phone of 390 pixels the board is 372 wide, and a target at least 24, as WCAG 2.2 asks for."""
    scale = 372 / 1280
    size = re.compile(r'class="spot" x="[-\d.]+" y="[-\d.]+" width="([\d.]+)" height="([\d.]+)"')
    for kinds in ("O1", "O1 M1", "O1 M1 B1", "O1 M1 B1 A1", "O2 M1 B1 A1 V1"):
        drawing = FACE.draw(after(at(f"b3: {kinds}", 4), "take b3", "dir cw").view(0), TONGUES["fr"])
        assert min(float(side) * scale for sides in size.findall(drawing) for side in sides) >= 24


def test_a_score_of_three_digits_stays_on_its_tile() -> None:
    view = at("b4: M1", 4).view(0)
    assert isinstance(view, MeeplesView)
    view.scores[:] = [99, 100, 148, 0]
    drawing = FACE.draw(view, TONGUES["fr"])
    sizes = {score: int(size) for size, score in re.findall(r'score" [^>]*font-size="(\d+)"[^>]*>(\d+)<', drawing)}
    assert sizes == {"99": 40, "100": 32, "148": 32, "0": 40}
    assert all(len(score) * size * 0.62 < 62 for score, size in sizes.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_on_a_phone_are_large_enough_to_read(language: str) -> None:
    """Ten pixels on a board that is 372 wide, and letters that are not squeezed beyond reading."""
    drawing = FACE.draw(after(at("b4: M1"), "take b4").view(0), TONGUES[language])
    names = re.findall(r'narrow" [^>]*font-size="(\d+)"([^>]*)>([^<]+)<', drawing)
    assert len(names) == 17  # twelve buildings, four houses, and who is awaited
    for size, more, words in names:
        assert 'display="none"' in more  # but on a phone
        assert int(size) * 372 / 1280 >= 10
        assert len(unescape(words)) <= 11
    assert drawing.count(' wide"') == len(names) + 2  # and the word under the score of each


def test_french_sows_in_one_spelling() -> None:
    assert "égrain" not in messages("fr")


@tables
def test_a_phone_shows_letters_of_ten_pixels(seats: int, options: Options) -> None:
    for number, state in enumerate(games(seats, options, 1)):
        if number % 9 == 0 or not state.waiting_for:
            for speak in TONGUES.values():
                page = FACE.draw(state.view(0), speak)
                for words, height in letters(page, {"wide", "lying", "letter"}, GROWN):
                    assert height * SCALE >= LEAST, words


def mirrored(words: str) -> str:
    """The same words after Orange and Green have changed places."""
    return words.replace("Orange", "\0").replace("Green", "Orange").replace("\0", "Green")


@pytest.mark.rule("R1", "A46")
@pytest.mark.parametrize("seed", range(3))
def test_players_who_exchange_colours_are_told_so_everywhere(seed: int) -> None:
    rng = Random(seed)
    heard: tuple[list[Event], list[Event]] = [], []
    one, other = (
        GAME.start(2, {"first_player": "host"}, journal, Seating(0, sides))
        for journal, sides in zip(heard, ((0, 1), (1, 0)), strict=True)
    )
    speak = TONGUES["en"]
    while one.waiting_for:
        seat = one.waiting_for[0]
        action = outcome(one, rng) if seat == CHANCE else rng.choice(one.legal(seat))
        for state in (one, other):
            state.apply(seat, action)
        for eyes in (0, NOBODY):
            ours, theirs = one.view(eyes), other.view(eyes)
            said = [[speak(message) for message in FACE.tell(view)] for view in (ours, theirs)]
            assert [mirrored(words) for words in said[0]] == said[1]
            labels = [[speak(FACE.choice(view, known).label) for known in view.legal] for view in (ours, theirs)]
            assert [mirrored(words) for words in labels[0]] == labels[1]
    lines = [
        [speak(line.message) for event in journal if (line := FACE.line(state.view(0), event))]
        for state, journal in zip((one, other), heard, strict=True)
    ]
    assert [mirrored(words) for words in lines[0]] == lines[1]
    assert FACE.badge(one.view(0), 0)[2:] == FACE.badge(other.view(0), 1)[2:] == FACE.sides[0][2:]


@pytest.mark.rule("R1", "A46")
@tables
def test_a_colour_nobody_chose_is_nowhere_on_the_board(seats: int, options: Options) -> None:
    chosen = (3, 0, 2)[:seats] if seats < 4 else (3, 0, 2, 1)
    rng = Random(seats)
    state = GAME.start(seats, options, None, Seating(0, chosen))
    while state.waiting_for:
        seat = state.waiting_for[0]
        state.apply(seat, outcome(state, rng) if seat == CHANCE else ADVICE.choose(GAME, state.view(seat), rng))
        if state.question() == t.RESOLVING or not state.waiting_for:
            # The definitions hold all colours; what is drawn refers to those that play.
            drawn = FACE.draw(state.view(0), TONGUES["en"]).partition("</defs>")[2]
            used = {int(side) for side in re.findall(r'href="#meeples-(?:sign|spare|token)-(\d)', drawn)}
            assert used == {*chosen}
            assert {side for side in range(4) if f'fill="{COLOURS[side]}"' in drawn} == {*chosen}


@pytest.mark.rule("R57")
@pytest.mark.parametrize(("gold", "plate"), [(12, "buy 2 bars"), (7, "buy a bar (6)"), (5, "End the turn")])
def test_the_plate_that_ends_a_turn_counts_the_bars_it_buys(gold: int, plate: str) -> None:
    state = after(at(f"SAL: V1; b1: O12 M6; P1: {gold}g"), "take SAL", "start W", "drop V")
    assert plate in " ".join(re.findall(r">([^<>]+)</t", unescape(FACE.draw(state.view(0), TONGUES["en"]))))
