"""What a player reads off the board at a glance: keys, fights, thefts, the legend, the end."""

from __future__ import annotations

import pytest

from ludotheque.core.face import Message, say
from ludotheque.core.state import NOBODY
from ludotheque.core.tongue import LANGUAGES
from ludotheque.games.singes import FACE
from ludotheque.games.singes.face import choices, holdings, layout, scenery
from ludotheque.games.singes.face.names import about
from ludotheque.games.singes.rules import terms as t
from tests.games.singes.playing import after, at, view
from tests.games.singes.test_face import ENGLISH, TONGUES, asked, ids, labels, ranked, story


@pytest.mark.rule("R78")
def test_a_turned_key_says_what_it_asks_for_and_what_is_held_of_it() -> None:
    seen = view(at("tile 15 0,-1 0; on 3,-6 KEY1; seat 0 at 3,3 digit2 digit5 joker"), 0)
    assert holdings.held_digits(seen, 0) == [True, True, False]
    drawing = FACE.draw(seen, ENGLISH)
    assert ">axe</text>" in drawing
    assert "axe 2 2 3: 2 missing</title>" in drawing


def test_characters_look_alike_and_are_named_on_their_doors() -> None:
    for key, name in (("KEY5", "Ari"), ("KEY6", "Limbo")):
        drawing = FACE.draw(view(at(f"tile 15 0,-1 0; on 3,-6 {key}"), 0), ENGLISH)
        assert drawing.count(f">{name}</text>") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_fits_its_plaque(language: str) -> None:
    for name in choices.DECLINED.values():
        assert len(TONGUES[language](say(f"choice-no-{name}"))) <= 22


def test_an_empty_hand_leaves_room_for_a_legend() -> None:
    legend = "Your hand is empty. On the map:"
    assert legend in FACE.draw(view(at("turn 0"), 0), ENGLISH)
    assert legend not in FACE.draw(view(at("seat 0 at 3,3 axe"), 0), ENGLISH)
    assert legend not in FACE.draw(view(at("turn 0"), NOBODY), ENGLISH)


@pytest.mark.rule("A56")
def test_among_several_rivals_the_thief_first_names_one() -> None:
    ask = "asks stealing total=1 exact=1 stage=2 path=3,2>3,1"
    alone = view(at(f"seat 0 at 3,1 thief; seat 1 at 3,1 axe digit2; seat 2 at 3,3 ari; {ask}", 3), 0)
    assert labels(alone)["Steal a weapon from Blue"] == ("item-thief",)
    assert "rival-1" not in ids(FACE.draw(alone, ENGLISH))
    both = view(at(f"seat 0 at 3,1 thief; seat 1 at 3,1 axe digit2; seat 2 at 3,1 ari; {ask}", 3), 0)
    assert labels(both)["Steal a weapon from Blue"] == ("item-thief", "rival-1")
    assert labels(both)["Steal from Green: Ari"] == ("item-thief", "rival-2")
    assert {"rival-1", "rival-2"} <= ids(FACE.draw(both, ENGLISH))


@pytest.mark.rule("R46")
@pytest.mark.parametrize(
    ("declared", "words"),
    [
        ("0,0,0,0,0,0,0", "no roll is enough."),
        ("0,0,1,0,0,0,0", "roll 4 or more."),
        ("1,0,0,0,0,0,0", "any roll wins."),
    ],
)
def test_a_fight_says_what_has_to_be_rolled(declared: str, words: str) -> None:
    ask = f"asks fighting stage=1 path=5,3>5,4 declared={declared}"
    seen = view(at(f"on 5,4 chimp6; seat 0 at 5,4 revolver rapier kill; {ask}"), 0)
    assert ENGLISH(FACE.question(seen)).endswith(words)
    offers = ranked(seen)
    assert offers.index("Roll the white die") < offers.index("Kill the ape")
    assert all(offers.index(offer) < offers.index("Roll the white die") for offer in offers if "Lay ready" in offer)


def test_every_token_of_a_hand_says_what_it_is_good_for() -> None:
    for kind in range(t.ITEMS):
        if kind not in (t.ATTAR, t.THADE, t.TRAP):
            assert all(speak(about(kind)).endswith(".") for speak in TONGUES.values())


@pytest.mark.rule("R79", "R82")
def test_the_end_is_seen_in_the_sky() -> None:
    escape = FACE.draw(
        view(at("tile 15 0,-1 0; on 3,-6 KEY1; seat 0 at 3,-6 axe digit2 digit2 digit3; over 0"), 1), ENGLISH
    )
    night = FACE.draw(view(at("over quiet"), 1), ENGLISH)
    assert (scenery.DAWN in escape, scenery.NIGHTFALL in escape) == (True, False)
    assert (scenery.DAWN in night, scenery.NIGHTFALL in night) == (False, True)


@pytest.mark.rule("R50")
def test_a_retreat_is_told_by_its_direction() -> None:
    state = at("on 5,4 chimp8; seat 0 at 5,4; duty 0 5,3")
    fact = FACE.figures(view(state, 1), 0)[0].value
    assert isinstance(fact, Message)
    assert ENGLISH(fact) == "North"
    assert asked(after(state, "roll white", "die 3"), 0) == "3 steps: the first goes back where you came from."


def test_pawns_that_share_a_square_keep_their_letters() -> None:
    seen = view(at("turn 0", 6), 0)
    places = [layout.pawn_place(seen, seat) for seat in range(6)]
    for seat, (x, y) in enumerate(places):
        assert all(abs(x - u) >= 20 or abs(y - v) >= 20 for u, v in places[:seat])


@pytest.mark.parametrize(
    ("start", "way", "words"),
    [
        ("4,3", "west", "Red stops on START."),
        ("5,3", "east", "Red stops on a portal."),
        ("5,3", "west", "Red stops."),
    ],
)
def test_the_log_says_where_a_move_ends(start: str, way: str, words: str) -> None:
    assert words in story(at(f"seat 0 at {start}"), 1, "roll white", "die 1", f"step {way}", "stop")


@pytest.mark.rule("R29")
def test_whoever_may_stop_is_told_so() -> None:
    state = after(at("seat 0 at 5,3"), "roll white", "die 3")
    assert asked(state, 0) == "3 steps left of 3: choose a square."
    assert asked(after(state, "step north"), 0) == "2 steps left of 3: go on, or stop here."


def test_apes_are_spoken_of_in_whole_sentences() -> None:
    ask = "asks fighting stage=1 path=5,3>5,4 declared=0,0,0,0,0,0,0"
    for ape, name in (("gorilla9", "a gorilla of strength 9"), ("thade", "Thade, chief of the apes")):
        position = f"on 5,4 {ape}; seat 0 at 5,4 kill move; {ask}"
        assert f"Red kills {name} at one blow." in story(at(position), 1, "kill")
        assert f"Red sends {name} elsewhere." in story(at(position), 1, "move", "to 1.north")
