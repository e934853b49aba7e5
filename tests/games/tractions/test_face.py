"""The face of Le Gang des Traction-Avant: whatever is asked can be seen, clicked, read and spoken."""

from __future__ import annotations

import re
from html import unescape
from importlib.resources import files
from random import Random
from xml.etree import ElementTree

import pytest

from ludotheque.core.agenda import question
from ludotheque.core.chance import outcome
from ludotheque.core.face import say
from ludotheque.core.state import CHANCE, NOBODY, Event
from ludotheque.core.tongue import LANGUAGES
from ludotheque.games.tractions import ADVICE, FACE, GAME
from ludotheque.games.tractions.face.layout import EDGE, WORLD
from ludotheque.games.tractions.face.log import quoted
from ludotheque.games.tractions.face.men import HAT, stood
from ludotheque.games.tractions.face.papers import REASONS
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.judge import Tractions
from ludotheque.web.lessons import board_of, lessons
from tests.games.tractions.playing import after, at, begun, seen
from tests.games.tractions.reading import QUIET_PACTS, TALK, TONGUES, asked, clickable, offers, said, spot_of

CODE = re.compile(r"\b(LO|NA|AT|DA|FE|BO)\d|\b[sh]\d\d\b|\b(bank|caf|base)[NSEW]")  # names in the notation


def pressable(state: Tractions) -> None:
    """Every press that gives several answers is open to the mouse, and says what it does without codes."""
    for seat in (seat for seat in state.waiting_for if seat >= 0):
        view = seen(state, seat)
        drawing = ElementTree.fromstring(FACE.draw(view, TONGUES["en"]))
        deaf = {one.get("id") for one in drawing.iter() if "pointer-events:none" in one.get("style", "")}
        men = [FACE.choice(view, action).spots for action in view.legal if action < t.SPACE]
        for held in [(), *men[:3]]:
            for journey in FACE.journeys(view, held):
                assert journey.spot not in deaf, journey
                for speak in TONGUES.values():
                    assert not CODE.search(speak(journey.label)), speak(journey.label)


FIGHTS = {
    "in a street": ("LO c2; LO1 LO2@s22; AT1 AT2@s23; AT c1 e1; Mv LO", "0: LO1, LO2, s23, attack, AT, go, fire"),
    "shooting back": (
        "LO c2 e1; LO1@s22; AT1 AT2@s23; AT c1 e1; Mv LO",
        "0: LO1, s23, attack, AT, go, fire, LO1, colt, AT1, go | 1: dodge 1",
    ),
    "in a bank": ("LO1 LO2 AT1@bankW; LO c2 t1; phase 4", ""),
    "at a van": ("DA1@s34; DA st1 c1; LO1@h01; van", "chance: dice 5 | 0: s34"),
}


@pytest.mark.rule("R71", "R93")
@pytest.mark.parametrize(("roulette", "question_then"), [("off", t.SHOOTING), ("on", t.INITIATIVE)])
def test_one_press_attacks_and_opens_fire(roulette: str, question_then: int) -> None:
    street = "LO c1; LO1@s22; AT1@s23; DA1@s23; Mv LO"
    state = after(at(street, roulette=roulette), "0: LO1, s23")
    found = {TONGUES["en"](one.label): one.actions for one in FACE.journeys(seen(state, 0), ())}
    assert set(found) == {"Attack Le Moko", "Attack Le Mammouth"}
    for action in found["Attack Le Mammouth"]:
        assert state.why_not(0, action) == ""
        state.apply(0, action)
    assert question(state.agenda) == question_then


@pytest.mark.rule("R87")
def test_no_press_attacks_whoever_is_protected() -> None:
    state = after(at("LO1 AT1 DA1@cafE; shield AT cafes; LO c1; Mv LO"), "0: LO1")
    attacks = [one for one in FACE.journeys(seen(state, 0), ()) if one.actions[0] == t.ATTACK]
    assert [TONGUES["en"](one.label) for one in attacks] == ["Attack Le Mammouth"]


@pytest.mark.parametrize("name", FIGHTS)
def test_one_press_shoots_at_whoever_is_lit(name: str) -> None:
    position, steps = FIGHTS[name]
    state = after(at(position, **({"van": "on"} if name == "at a van" else {})), *([steps] if steps else []))
    assert any(FACE.journeys(seen(state, seat), ()) for seat in state.waiting_for)
    pressable(state)


@pytest.mark.parametrize("seed", range(3))
def test_a_game_of_bosses_can_be_clicked_and_read(seed: int) -> None:
    rng = Random(seed)
    journal: list[Event] = []
    state = begun(4 + seed, max_turns="5", **({"powers": "on", "van": "on"} if seed else {}))
    state.journal = journal
    steps = 0
    while state.waiting_for:
        if steps % 40 == 0:
            clickable(state)
            pressable(state)
        seat = rng.choice(state.waiting_for)
        state.apply(seat, outcome(state, rng) if seat == CHANCE else ADVICE.choose(GAME, state.view(seat), rng))
        steps += 1
    clickable(state)
    for event in journal:
        for seat in (0, 1, NOBODY):
            line = FACE.line(state.view(seat), event.as_seen_by(seat))
            assert line is None or all(speak(line.message).strip() for speak in TONGUES.values())


POSITIONS = [
    "LO1 AT1@cafW; DA1@cafE; LO c2; pact until 5: peace AT LO, text do not dance; phase 2",
    "LO1 LO2 AT1@bankW; LO t1 c1; AT c1; phase 4",
    "LO1@s22+14 held 3; LO2@h06 guest; AT2@h06; AT1@s23; dropped s33 4; Mv LO",
    "LO1..LO9@bankW; phase 4",
    "LO 201U; AT 181U; Mv LO",
]


@pytest.mark.parametrize("position", POSITIONS)
def test_positions_of_the_specification_can_be_clicked(position: str) -> None:
    clickable(at(position))


def test_a_question_offers_only_what_can_be_done() -> None:
    street = at("LO1 LO2@s01; AT1@s02; LO c1; Mv LO")
    assert "pick others" in asked(after(street, "0: LO2"), 0)
    assert asked(after(street, "0: LO2, LO1"), 0) == "Pierrot\u00a01 and 2: choose where to go."
    guest = at("LO1 AT1@cafE; LO c1; Mv LO 0")
    assert asked(after(guest, "0: LO1"), 0) == "Pierrot\u00a01: what do they do here?"
    assert "send" not in asked(after(at(TALK), "0: write"), 0)
    assert "send" in asked(after(at(TALK), "0: write, tell, LO, AT, ok"), 0)
    assert asked(after(at(TALK), "0: write, pay"), 0) == "Who gives?"
    assert asked(after(at(TALK), "0: write, pay, LO"), 0) == "Pierrot le Fou gives… to whom?"
    fight = after(at("LO1@s22; AT1@s23; LO c1; Mv LO"), "0: LO1, s23, attack, AT, go")
    assert asked(fight, 0).endswith("open fire.")


STREET = "LO1@s22; AT1@s23; LO c1; AT e1; Mv LO"
TWO = "LO1@s22; AT1 DA1@s23; LO c1; Mv LO"
ATTACK = "0: LO1, s23, attack, AT, go"
DODGED = f"{ATTACK}, fire, LO1, colt, AT1, go | 1: dodge 1"
BURST = "LO1 LO2@s22; AT1 AT2@s23; LO st1 c1; Mv LO"
BANK = "LO1 LO2 AT1@bankW; {}; phase 4"
SHOOT = "0: LO1, colt, AT1"
ASKED = [
    (TWO, "0: LO1, s23", 0, "Le Moko and Le Mammouth are at 3 rue de Douai: offer money, attack, or turn back?"),
    ("LO1@s22; AT1@s23; Mv LO", "0: LO1, s23", 0, "Le Moko is at 3 rue de Douai: offer money, or turn back?"),
    (
        TWO,
        "0: LO1, s23, offer, ok, ok | 1: agree | 2: decline",
        0,
        "Le Mammouth will not let you into 3 rue de Douai: attack, or turn back?",
    ),
    (TWO, "0: LO1, s23, attack", 0, "Whom do you attack at 3 rue de Douai?"),
    (TWO, "0: LO1, s23, attack, AT", 0, "Whom else do you attack at 3 rue de Douai?"),
    ("LO1@s22; LO2 AT1@s23; LO c1; Mv LO", "0: LO1, s23, attack, AT", 0, "Who joins the attack at 3 rue de Douai?"),
    (STREET, "0: LO1, s23, attack, AT", 0, "All is ready at 3 rue de Douai: attack?"),
    (STREET, f"{ATTACK}, fire, LO1, colt, AT1", 0, "All is ready: open fire?"),
    (STREET, DODGED, 1, "You dodged, but have no weapon: parley, or let it be?"),
    (
        STREET,
        f"{DODGED}, no",
        0,
        "You hold the initiative at 3 rue de Douai, but have no weapon: parley or pass?",
    ),
    (
        STREET,
        f"{DODGED}, no | 0: parley, withdrawal, go | 1: no",
        0,
        "You hold the initiative at 3 rue de Douai, but have no weapon: pass.",
    ),
    (
        BURST,
        "0: LO1, LO2, s23, attack, AT, go, fire, LO1, sten, AT1",
        0,
        "Pierrot 1: 4 bullets left. One more, another man, or open fire?",
    ),
    (
        BURST,
        "0: LO1, LO2, s23, attack, AT, go, fire, LO2, colt, AT1, LO1, sten, AT1, AT1, AT1, AT2",
        0,
        "Pierrot 1: 1 bullet left. One more, or open fire?",
    ),
    (
        BANK.format("LO t1 c1"),
        "",
        0,
        "Your secret order at the Crédit du Faubourg: flee with 2 briques, stand, or shoot?",
    ),
    (BANK.format("LO t1"), "", 0, "Your secret order at the Crédit du Faubourg: flee with 2 briques, or stand?"),
    (BANK.format("LO c1"), "", 0, "Your secret order at the Crédit du Faubourg: no Traction. Stand, or shoot?"),
    (BANK.format("LO e1"), "", 0, "Your secret order at the Crédit du Faubourg: neither Traction nor weapon. Stand."),
    (BANK.format("LO c2"), SHOOT, 0, "Your secret order: another shot, or seal it?"),
    (BANK.format("LO c1"), SHOOT, 0, "Your secret order: all is ready. Stand and fire?"),
    (BANK.format("LO t1"), "0: cars 1, LO1", 0, "Who boards? 1 of 4 seats taken."),
    (BANK.format("LO t1"), "0: cars 1, LO1, LO2", 0, "All is ready, 2 men aboard: drive off?"),
    (
        BANK.format("LO c1; AT c1 e1"),
        f"{SHOOT}, stand | 1: stand | 1: dodge 1",
        1,
        "You dodged: shoot back, or let it be?",
    ),
    (
        "LO1 AT1@cafE; LO c1; Mv LO",
        "0: LO1, attack, AT, go",
        1,
        "Pierrot le Fou attacks you at Chez Lulu, and you have no Implantation.",
    ),
    (
        "LO1@s22; AT1@s23; LO c1; Mv LO",
        f"{ATTACK}, fire, LO1, colt, AT1, go",
        1,
        "A bullet flies at Moko 1, and you have no Dodge for him.",
    ),
    (
        "LO1 LO2 LO3@bankW; phase 4",
        "",
        0,
        "You have no Traction to take your men and their 3 briques home from the Crédit du Faubourg.",
    ),
]


@pytest.mark.parametrize(("position", "steps", "seat", "words"), ASKED, ids=[words for *_, words in ASKED])
def test_a_question_names_what_is_open_and_nothing_else(position: str, steps: str, seat: int, words: str) -> None:
    state = after(at(position), *([steps] if steps else []))
    assert asked(state, seat).replace("\u00a0", " ") == words
    assert asked(state, seat, "fr")


@pytest.mark.rule("R157")
@pytest.mark.parametrize(("cards", "words"), [("LO c1", "fire, or Russian"), ("LO e1", "no weapon: Russian")])
def test_who_attacks_opens_with_fire_or_roulette(cards: str, words: str) -> None:
    state = at(f"LO1@s22; AT1@s23; {cards}; Mv LO", 4, roulette="on")
    assert words in asked(after(state, ATTACK), 0)


@pytest.mark.rule("R134", "R135")
@pytest.mark.parametrize(
    ("cards", "steps", "words"),
    [
        ("AT st1", "", "The van passes your men at 4 rue Fontaine. Attack it?"),
        ("AT st1", "1: AT1", "What does Moko\u00a01 fire with?"),
        ("AT c1", "", "The van passes your men at 4 rue Fontaine, and you have nothing to stop it with."),
    ],
)
def test_an_attack_on_the_van_asks_for_a_man_and_then_for_his_weapon(cards: str, steps: str, words: str) -> None:
    passing = after(at(f"AT1@s34; {cards}; BO1@h11; van", 4, van="on"), "chance: dice 5 | 0: s34")
    assert asked(after(passing, *([steps] if steps else [])), 1) == words


@pytest.mark.rule("I10")
@pytest.mark.parametrize("steps", ["", "0: LO1, s23", "0: LO1, s23, offer, ok | 1: decline"])
def test_others_read_the_same_whatever_is_open(steps: str) -> None:
    armed, bare = (
        after(at(f"LO1@s22; AT1@s23; {cards}; Mv LO"), *([steps] if steps else [])) for cards in ("LO c1", "LO e1")
    )
    for seat in (1, 2, 3, NOBODY):
        assert asked(armed, seat) == asked(bare, seat)


@pytest.mark.parametrize(("others", "verb"), [("AT1", "Le Moko tient"), ("AT1 DA1", "Le Mammouth tiennent")])
def test_those_who_hold_a_street_agree_with_their_verb(others: str, verb: str) -> None:
    state = after(at(f"LO1@s22; {others}@s23; Mv LO"), "0: LO1, s23")
    assert verb in asked(state, 0, "fr")


@pytest.mark.rule("R141", "R143")
def test_a_raid_on_defenders_begins_with_a_word() -> None:
    journal: list[Event] = []
    state = after(at("LO1 LO2 DA1 AT1@baseNE; LO c1; Mv BO"), "3: end", journal=journal)
    assert asked(state, 0).startswith("You hold the initiative at Le Moko’s hideout")
    assert said(journal, NOBODY, "en")[-2:] == [
        "Pierrot le Fou attacks Le Moko at Le Moko’s hideout!",
        "Le Mammouth attacks Le Moko at Le Moko’s hideout!",
    ]


@pytest.mark.parametrize("gun", ["LO st1; LO1@s22", "LO1@s22 held 3"])
def test_the_log_does_not_say_where_a_sten_was_kept(gun: str) -> None:
    journal: list[Event] = []
    weapon = "sten" if "st1" in gun else "held"
    after(at(f"{gun}; AT1@s23; Mv LO"), f"{ATTACK}, fire, LO1, {weapon}, AT1, go", journal=journal)
    assert "Pierrot\u00a01 tire sur Moko\u00a01 (Sten)." in said(journal, 1, "fr")


def test_a_parley_asks_who_pays() -> None:
    fight = at("LO1@s22; AT1@s23; LO c1; AT c1 e1; Mv LO")
    state = after(fight, "0: LO1, s23, attack, AT, go, fire, LO1, colt, AT1, go | 1: dodge 1, parley, withdrawal")
    assert asked(state, 1) == "Your offer: a withdrawal. Who pays on top? Or put it to them."
    view = seen(state, 1)
    labels = [TONGUES["en"](FACE.choice(view, action).label) for action in view.legal]
    assert labels == ["Pierrot le Fou pays…", "Le Moko pays…", "Put it to them"]
    assert asked(after(state, "1: LO, AT, 5U, 1U"), 1).replace("\u00a0", " ") == "How much? 600,000 Thunes so far."
    view = seen(after(at(TALK), "0: write, pay"), 0)
    assert TONGUES["en"](FACE.choice(view, view.legal[0]).label) == "Pierrot le Fou (you)"


def test_cards_that_are_not_due_are_not_counted() -> None:
    assert asked(at("LO1@h01; phase 5"), 0) == "Take your cards: 1\u00a0Embrouille still due."
    assert asked(at("LO1 LO2 LO3@cafW; phase 5"), 0) == "Take your cards: 1\u00a0Super still due."


def test_a_hideout_bears_the_name_of_its_boss() -> None:
    state = at("LO1@baseNE; Mv LO")
    for language, words in (("en", "Le Moko’s hideout: Pierrot\u00a01."), ("fr", "base du Moko")):
        assert any(words in TONGUES[language](line) for line in FACE.tell(seen(state, 0)))


@pytest.mark.rule("R18")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shared_victory_fits_its_poster(language: str) -> None:
    state = at("LO 201U; AT 181U; Mv LO")
    for winners in (1, 0b11001, 0b111111):
        state.winners = winners
        drawing = ElementTree.fromstring(FACE.draw(seen(state, 0), TONGUES[language]))
        title = next(text for text in drawing.iter() if (text.text or "").startswith("Caïd"))
        assert float(title.get("font-size", "0")) * 0.5 * len(title.text or "") < 1000
        assert (title.text or "").startswith("Caïds") == (winners > 1)
        assert ("caïds" in asked(state, 3, language).lower()) == (winners > 1)


def test_the_lesson_ends_with_a_victory() -> None:
    ended = board_of("tractions", len(lessons("tractions")) - 1)
    assert isinstance(ended, Tractions)
    assert ended.winners == 1


def test_a_crowd_at_the_edge_of_the_quarter_is_seen_whole() -> None:
    crowds = "LO1..LO9 AT1..AT8@cafW; DA1..DA7@cafE; BO1..BO12@baseNW; DA8..DA12@baseSE"
    for x, y in stood(seen(at(f"{crowds}; Mv LO"), 0)).values():
        assert EDGE[0] + HAT <= x <= WORLD[0] - EDGE[0] - HAT
        assert EDGE[1] + HAT <= y <= WORLD[1] - EDGE[1] - HAT


def test_a_click_means_its_piece() -> None:
    view = seen(at("LO1@s22; Mv LO"), 0)
    assert FACE.meant(view, ("space-s23",)) == GAME.read(0, "s23")
    assert FACE.meant(view, ("man-LO1",)) == GAME.read(0, "LO1")
    assert FACE.meant(view, ("card-colt",)) == GAME.read(0, "a colt")
    assert FACE.meant(view, ("nothing",)) == -1


def test_a_card_that_is_not_held_means_what_it_would_do() -> None:
    street = at("LO1@s22; LO t1; Mv LO")
    assert FACE.meant(seen(street, 0), ("card-traction",)) == GAME.read(0, "a traction")
    for position, steps, spot, meant in (
        ("LO1@s22; Mv LO", [], "card-traction", "traction 1"),
        (STREET, [f"{ATTACK}, fire, LO1"], "card-sten", "sten"),
        ("LO1@s22; AT1@s23; LO c1; Mv LO", [f"{ATTACK}, fire, LO1, colt, AT1, go"], "card-esquive", "dodge 1"),
    ):
        state = after(at(position), *steps)
        seat = state.waiting_for[0]
        assert FACE.meant(seen(state, seat), (spot,)) == GAME.read(seat, meant)
        assert state.why_not(seat, GAME.read(seat, meant)) in ("R60", "R71", "R95")


@pytest.mark.rule("R94", "R95", "R116")
def test_the_cards_that_a_question_asks_for_can_be_clicked() -> None:
    fight = after(at("LO1@s22; AT1@s23; LO c1 st1; AT e3; Mv LO"), f"{ATTACK}, fire, LO1")
    bank = after(at(BANK.format("LO c1 st1")), "0: LO1")
    for state in (fight, bank):
        assert spot_of(state, 0, "colt") == ("card-colt",)
        assert spot_of(state, 0, "sten") == ("card-sten",)
    shot_at = after(fight, "0: sten, AT1, AT1, go")
    assert [spot_of(shot_at, 1, f"dodge {count}") for count in range(3)] == [(), ("card-esquive",), ()]


def counts(state: Tractions) -> list[str]:
    drawing = ElementTree.fromstring(FACE.draw(seen(state, 0), TONGUES["en"]))
    return [text.text or "" for text in drawing.iter() if (text.text or "").startswith("×")]


@pytest.mark.rule("R94", "R119")
def test_the_bullets_at_each_man_are_counted() -> None:
    burst = at("LO1 LO2 LO3@s22; AT1..AT3@s23; LO st1; Mv LO")
    state = after(burst, f"{ATTACK.replace('LO1', 'LO1, LO2, LO3')}, fire, LO1, sten, AT1, AT1, AT2, AT3")
    assert counts(state) == ["×2", "×1", "×1"]
    bank = at("LO1 LO2 AT1@bankW; LO t1; AT st1; phase 4")
    state = after(bank, "0: cars 1, LO1, LO2, go | 1: AT1, sten, LO1, LO1, LO2, stand")
    assert "Pierrot\u00a01 (2 bullets) and Pierrot\u00a02 (1 bullet)" in asked(state, 0)
    assert "Pierrot\u00a01 (2 balles) et Pierrot\u00a02 (1 balle)" in asked(state, 0, "fr")
    state = after(state, "0: sacrifice")
    assert asked(state, 0).startswith("Nobody can board")


@pytest.mark.rule("R119")
def test_who_leaves_nobody_aboard_says_so() -> None:
    bank = at("LO1 LO2 AT1@bankW; LO t1; AT c1; phase 4")
    state = after(bank, "0: cars 1, LO1, LO2, go | 1: AT1, colt, LO1, stand | 0: sacrifice")
    for moment, words in ((state, "Nobody boards"), (after(state, "0: LO2"), "Drive off!")):
        view = seen(moment, 0)
        assert TONGUES["en"](FACE.choice(view, t.GO).label) == words


@pytest.mark.rule("R167")
def test_monmon_sees_what_his_first_card_has_left() -> None:
    state = at("LO c1; NA1@baseN; phase 1", 6, powers="on")
    for moment, colts, due in ((state, 17, 2), (after(state, "1: a colt"), 16, 1)):
        assert offers(moment, 1)[0] == f"Colt 45 ({colts} left)"
        assert asked(moment, 1).endswith(f"{due} still due.")


@pytest.mark.rule("R158")
def test_the_revolver_is_taken_or_refused() -> None:
    state = at("LO1@s22; AT1@s23; Mv LO", 4, roulette="on")
    assert offers(after(state, f"{ATTACK}, roulette, LO1, AT1"), 1) == ["Take it", "Refuse"]


@pytest.mark.rule("R46")
def test_the_second_man_of_a_reprisal_is_asked_for_alone() -> None:
    betrayed = after(at(QUIET_PACTS + "Mv AT"), "1: AT1, bankE")
    assert asked(betrayed, 0) == "Le Moko betrayed you. Replace up to 2 of his men by yours."
    assert asked(after(betrayed, "0: AT2"), 0) == "Replace one more man of Le Moko by yours, or stop there."


def test_recruiting_stays_at_the_head_of_the_list() -> None:
    """What is pressed several times is not pushed down by the men it brings."""
    for position in ("Mv LO 12 b", "LO1 LO2@baseNW; LO t1 20U; Mv LO 12 b"):
        view = seen(at(position), 0)
        offers = {action: FACE.choice(view, action) for action in view.legal}
        assert offers[t.RECRUIT_MP].group is None
        others = [action for action in offers if action not in (t.RECRUIT_MP, t.RECRUIT_CASH, t.END)]
        assert all(offers[action].group is not None for action in others)


def test_who_can_do_no_more_in_the_streets_is_told_so() -> None:
    assert asked(at("LO1@h01; LO t1; Mv LO 0 c"), 0) == (
        "Nobody can move any more: end the movement, or burn a Traction."
    )
    assert asked(at("LO1@h01; Mv LO 0 c"), 0) == "Nobody can move any more: end the movement."


@pytest.mark.parametrize(
    ("position", "steps", "words"),
    [
        ("LO1@s22; AT1@s23; LO c1; Mv LO", "0: LO1, s23, attack", "Qui attaquez-vous au 3 rue de Douai ?"),
        ("LO1@s81; AT1@h06; LO c1; Mv LO", "0: LO1, h06, attack", "Qui attaquez-vous à l’Hôtel 6 ?"),
        ("LO1 AT1@cafW; LO c1; Mv LO", "0: LO1, attack", "Qui attaquez-vous au Zanzi ?"),
        ("LO1 AT1@cafE; LO c1; Mv LO", "0: LO1, attack", "Qui attaquez-vous Chez Lulu ?"),
    ],
)
def test_a_place_in_french_has_its_little_word(position: str, steps: str, words: str) -> None:
    assert asked(after(at(position), steps), 0, "fr").replace("\u00a0", " ") == words


@pytest.mark.rule("R163", "R164")
def test_powers_that_are_left_lie_on_the_hats_of_their_bosses() -> None:
    for position in ("LO1@h01; Mv LO", "AT1@h05; Mv AT"):
        played, plain = at(position, powers="on"), at(position)
        sign = '<g transform="translate(29 34)">'
        assert FACE.draw(seen(played, 0), TONGUES["en"]).count(sign) == 2
        assert sign not in FACE.draw(seen(plain, 0), TONGUES["en"])
        assert "Pierrot’s own Sten lies face up." in unescape(FACE.draw(seen(played, 0), TONGUES["en"]))


def test_before_the_gangs_are_chosen_people_are_called_by_the_number_of_their_seat() -> None:
    journal: list[Event] = []
    state = after(begun(), "chance: seat 2", journal=journal)
    (line,) = [line for event in journal if (line := FACE.line(seen(state, 0), event))]
    assert TONGUES["en"](line.message) == "Player 3 is next to choose a boss."
    assert ("a", FACE.aliases(seen(state, 0), 2)[0]) in line.message.values


def test_the_game_says_vous_as_the_house_and_the_rulebook_do() -> None:
    """Bosses of the house say tu to one another, in quotes."""
    text = files("ludotheque.games.tractions").joinpath("messages.fr.ftl").read_text(encoding="utf-8")
    for line in text.splitlines():
        is_quote = line.startswith(("reason-", "character-"))
        assert is_quote or not re.search(r"\b(tu|te|toi|ton|ta|tes|tien|tienne)\b|\bt’", line, re.IGNORECASE), line


def test_a_boss_of_the_house_gives_reasons_in_the_language_of_the_reader() -> None:
    for reason in REASONS:
        assert all(speak(say("quote", words=say(reason))) for speak in TONGUES.values())
    assert quoted("") == ""
    assert quoted("reason-too-dear") == say("quote", words=say("reason-too-dear"))
    assert quoted("reason-unheard") == say("quote", words="reason-unheard")
