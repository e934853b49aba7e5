"""What a seat of Le Gang des Traction-Avant reads: its question, its buttons, the log."""

from __future__ import annotations

from xml.etree import ElementTree

from ludotheque.core.state import NOBODY, Event
from ludotheque.core.tongue import LANGUAGES, tongue
from ludotheque.games.tractions import FACE, GAME
from ludotheque.games.tractions.rules.judge import Tractions
from tests.games.tractions.playing import seen

TONGUES = {language: tongue(language, "ludotheque.games.tractions") for language in LANGUAGES}

TALK = "LO1 AT1 DA1@cafW; phase 2"
QUIET_PACTS = "pact LO AT until 5: avoid AT bankE; pact until 9: peace LO DA; AT1@s63; AT2@s22; "


def asked(state: Tractions, seat: int, language: str = "en") -> str:
    return TONGUES[language](FACE.question(seen(state, seat)))


def offers(state: Tractions, seat: int) -> list[str]:
    """The buttons of a seat as they are listed."""
    view = seen(state, seat)
    choices = sorted((FACE.choice(view, action) for action in view.legal), key=lambda choice: choice.rank)
    return [TONGUES["en"](choice.label) for choice in choices]


def spot_of(state: Tractions, seat: int, text: str) -> tuple[str, ...]:
    return FACE.choice(seen(state, seat), GAME.read(seat, text)).spots


def said(journal: list[Event], seat: int, language: str) -> list[str]:
    view = GAME.start(4, {}).view(seat)
    lines = [FACE.line(view, event.as_seen_by(seat)) for event in journal]
    return [TONGUES[language](line.message) for line in lines if line is not None]


def clickable(state: Tractions) -> None:
    """Whatever is asked has a spot on the drawing and words of its own, for everybody who looks."""
    for seat in [*range(state.seats), NOBODY]:
        view = state.view(seat)
        for speak in TONGUES.values():
            ids = {element.get("id") for element in ElementTree.fromstring(FACE.draw(view, speak)).iter()}
            paths = set()
            for action in [*view.legal, *view.asides]:
                choice = FACE.choice(view, action)
                path = (choice.spots, speak(choice.label))
                assert set(choice.spots) <= ids
                assert path not in paths
                paths.add(path)
            assert speak(FACE.question(view))
            assert all(speak(message) for message in FACE.tell(view))
            for other in range(state.seats):
                assert speak(FACE.badge(view, other).name)
                assert all(speak(fact.label) for fact in FACE.figures(view, other))
