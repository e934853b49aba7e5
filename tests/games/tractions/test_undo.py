"""What may be taken back: section 5, Take-backs."""

from __future__ import annotations

import pytest

from ludotheque.core.state import Event
from ludotheque.core.take_backs import Played, consented_undo, free_undo
from ludotheque.games.tractions.game import GAME
from ludotheque.games.tractions.rules import terms as t
from tests.games.tractions.playing import after, at, seen

STREET = "LO1@s22; LO2 LO3@baseNW; LO 25U t2 co1 im1; AT1@s23"
CAFES = "LO1 AT1@cafW; LO im1; phase 2"

FREE = [
    (f"{STREET}; Mv LO b", "0: recruit cash"),
    (f"{STREET}; Mv LO", "0: LO1"),
    (f"{STREET}; Mv LO", "0: LO1, s21"),
    ("LO1@s21; dropped s22 4; Mv LO", "0: LO1, s22"),
    (CAFES, "0: write, pay, LO, AT, 1U"),
    ("LO1@h01; LO2@h02; phase 5", "0: a colt"),
    ("LO1 LO2 AT1@bankW; LO c1 t1; phase 4", "0: LO1, colt, AT1, stand"),
]

SHOWN = [
    (f"{STREET}; Mv LO", "0: traction 1"),
    (f"{STREET}; Mv LO a", "0: coup, LO2, s34"),
    (f"{STREET}; Mv LO", "0: implantation cafes"),
    (CAFES, "0: write, pay, LO, AT, 1U, ok, send"),
    (CAFES, "0: done"),
    ("AT st5; LO st1; phase 2", "1: a sten"),
    ("pact until 5: peace AT LO; Mv LO", "0: publish 0"),
    ("AT1@s63; AT2..AT20@baseNE; pact until 5: avoid AT bankE, peace LO AT; Mv AT", "1: AT1, bankE"),
]


def happened(position: str, steps: str) -> list[Event]:
    journal: list[Event] = []
    after(at(position), steps, journal=journal)
    return journal


@pytest.mark.parametrize(("position", "steps"), FREE)
def test_what_nobody_was_shown_may_be_taken_back(position: str, steps: str) -> None:
    assert not GAME.reveals(happened(position, steps))


@pytest.mark.parametrize(("position", "steps"), SHOWN)
def test_what_was_shown_stays(position: str, steps: str) -> None:
    assert GAME.reveals(happened(position, steps))


def test_an_attack_that_is_begun_shows_a_weapon_and_is_not_taken_back() -> None:
    for text in ("coup", "attack", "fire"):
        assert GAME.is_final(0, GAME.read(0, text))
    for text in ("LO1", "s22", "recruit mp", "offer", "1U"):
        assert not GAME.is_final(0, GAME.read(0, text))
    assert GAME.take_back({}) == "never"


@pytest.mark.rule("R58", "A80")
def test_a_coup_de_force_that_is_called_off_has_been_seen() -> None:
    state = after(at(f"{STREET}; Mv LO a"), "0: coup, back")
    assert seen(state, 1).lows[t.COUP] == 1
    assert state.hands[t.COUP] == 1


# The table of take-backs, row by row: a position, steps, whose last step it is, whether that seat alone may undo it.
TABLE = [
    (f"{STREET}; Mv LO b", "0: recruit mp", 0, True),
    (f"{STREET}; Mv LO", "0: LO1, s21", 0, True),
    (f"{STREET}; Mv LO", "0: LO1", 0, True),
    (f"{STREET}; Mv LO", "0: LO1, back", 0, True),
    (f"{STREET}; Mv LO", "0: LO1, s23, offer", 0, True),
    (f"{STREET}; Mv LO", "0: LO1, s23, offer, 1U", 0, True),
    (f"{STREET}; Mv LO a", "0: coup", 0, False),
    (f"{STREET}; LO c1; Mv LO", "0: LO1, s23, attack", 0, False),
    (f"{STREET}; LO c1; Mv LO", "0: LO1, s23, attack, AT, go, fire", 0, False),
    (f"{STREET}; Mv LO", "0: traction 1", 0, False),
    (f"{STREET}; Mv LO", "0: implantation cafes", 0, False),
    ("AT st5; LO st1; phase 2", "1: a sten", 1, False),
    (f"{STREET}; Mv LO", "0: LO1, s23, offer, 1U, ok", 0, False),
    (f"{STREET}; Mv LO", "0: LO1, s23, offer, 1U, ok | 1: decline", 1, False),
    ("LO1 LO2 AT1@bankW; LO c1 t1; phase 4", "0: stand", 0, True),
    ("LO1 LO2 AT1@bankW; LO c1 t1; phase 4", "0: stand | 1: stand", 0, False),
    ("LO1@h01; LO2@h02; phase 5", "0: a colt", 0, True),
    ("LO1@h01; LO2@h02; AT1@h05; phase 5", "0: a colt, a colt", 0, False),
    (CAFES, "0: write, pay", 0, True),
    (CAFES, "0: write, pay, LO, AT, 1U, ok, send", 0, False),
    (CAFES, "0: done", 0, False),
    ("pact until 5: peace AT LO; Mv LO", "0: publish 0", 0, False),
    ("pact LO AT until 5: text no tricks; Mv LO", "1: claim 0 LO", 1, False),
]


@pytest.mark.rule("A80")
@pytest.mark.parametrize(("position", "steps", "seat", "alone"), TABLE)
def test_the_table_of_take_backs_holds(position: str, steps: str, seat: int, alone: bool) -> None:
    state = at(position)
    events: list[Event] = []
    state.journal = events
    past: list[Played] = []
    for part in steps.split(" | "):
        name, _, rest = part.partition(": ")
        for text in rest.split(", "):
            action = GAME.read(int(name), text)
            past.append(Played(int(name), action, "", state.waiting_for[:], len(events)))
            assert state.why_not(int(name), action) == ""
            state.apply(int(name), action)
    assert (free_undo(GAME, past, events, state, seat) >= 0) == alone
    assert consented_undo(GAME, {}, past, events, state, seat) == -1


def test_no_step_lingers() -> None:
    assert not any(GAME.lingers(0, action) for action in range(GAME.actions))
