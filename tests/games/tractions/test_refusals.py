"""Every rule that can say no: a position, steps, an action and its number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque.core.codec import dump
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.game import GAME
from tests.games.tractions.playing import after, at, begun, refusal

rule = pytest.mark.rule

STREET = "LO1@s22; LO2@s21; LO3@baseNW; AT1@s23; LO c1 t1 co1; AT c1 e1; Mv LO"
FIGHT = "0: LO1, s23, attack, AT, go"
CAFES = "LO1 AT1@cafW; DA1@cafE; LO2@h13; AT2@h13 guest; phase 2"
BANK = "LO1 LO2 AT1@bankW; LO t1 c1; AT c1; phase 4"
VAULT = "0: stand | 1: stand"

REFUSALS = [
    (STREET, "", "1: LO1", "R12"),
    (STREET, "", "chance: die 1", "R12"),
    (STREET, "", "0: done", "R9"),
    (STREET, "", "0: choose t3 c0 e0 sten", "R9"),
    (STREET, "", "0: publish 0", "A14"),
    (STREET, "", "0: claim 0 AT", "R51"),
    (STREET, "", "0: implantation cafes", "R87"),
    (STREET, "", "0: buy time", "R57"),
    (STREET, "", "clock: time up", "A18"),
    (STREET, "", "0: recruit mp", "R55"),
    (STREET, "", "0: coup", "R55"),
    (STREET, "", "0: traction 2", "R60"),
    (STREET, "", "0: AT1", "R61-foreign"),
    (STREET, "", "0: h01", "R61-man"),
    (STREET, "", "0: baseNW", "R61-man"),
    (STREET, "", "0: a sten", "R9-card"),
    (STREET, "0: LO1", "0: a sten", "R9-card"),
    (STREET, "0: LO1", "0: AT1", "R61-foreign"),
    (STREET, "0: LO1", "0: LO2", "A23"),
    (STREET, "0: LO1", "0: LO1", "R61-named"),
    (STREET, "0: LO1", "0: bankW", "R61"),
    (STREET, "0: LO1", "0: attack", "R83"),
    (STREET, "0: LO1", "0: renew", "R77"),
    (STREET, "0: LO1", "0: go", "R9"),
    (STREET, "0: LO1, s23", "0: go", "R9"),
    (STREET, "", "0: enough", "A48"),
    (STREET, "0: LO1, s23, attack", "0: go", "R71"),
    (STREET, "0: LO1, s23, attack", "0: DA", "R71"),
    (STREET, "0: LO1, s23, attack", "0: LO2", "R71"),
    (STREET, "0: LO1, s23, offer", "0: 10U", "R67"),
    (STREET, "0: LO1, s23, offer", "0: go", "R67"),
    (STREET, "0: LO1, s23, offer, ok", "1: go", "R67"),
    (STREET, FIGHT, "0: pass", "R93"),
    (STREET, FIGHT, "0: parley", "R93"),
    (STREET, FIGHT, "0: roulette", "R157"),
    (STREET, FIGHT, "0: end", "R9"),
    (STREET, f"{FIGHT}, fire", "0: go", "R94"),
    (STREET, f"{FIGHT}, fire", "0: AT1", "A60"),
    (STREET, f"{FIGHT}, fire", "0: LO2", "R91"),
    (STREET, f"{FIGHT}, fire", "0: colt", "R94"),
    (STREET, f"{FIGHT}, fire, LO1", "0: sten", "R71"),
    (STREET, f"{FIGHT}, fire, LO1", "0: held", "R92"),
    (STREET, f"{FIGHT}, fire, LO1", "0: pierrot", "R163"),
    (STREET, f"{FIGHT}, fire, LO1, colt", "0: LO1", "R94"),
    (STREET, f"{FIGHT}, fire, LO1, colt, AT1", "0: LO1", "R94"),
    (STREET, f"{FIGHT}, fire, LO1, colt, AT1, go", "1: dodge 2", "R95"),
    (STREET, f"{FIGHT}, fire, LO1, colt, AT1, go", "1: go", "R95"),
    (STREET, f"{FIGHT}, fire, LO1, colt, AT1, go | 1: dodge 1", "1: LO1", "A60"),
    (STREET, f"{FIGHT}, fire, LO1, colt, AT1, go | 1: dodge 1", "1: s22", "R97"),
    (STREET, f"{FIGHT}, fire, LO1, colt, AT1, go | 1: dodge 1, parley", "1: go", "R99"),
    (STREET, f"{FIGHT}, fire, LO1, colt, AT1, go | 1: dodge 1, parley, withdrawal", "1: DA", "R99"),
    (STREET, f"{FIGHT}, fire, LO1, colt, AT1, go | 1: dodge 1, parley, withdrawal, go", "0: go", "R99"),
    ("LO1 LO2@s22; AT1 AT2@s23; AT3@s33; LO c2; AT c1 e2; Mv LO", "0: LO1, s23, attack, AT, go, fire, LO1, colt, "
     "AT1, go | 1: dodge 1", "1: AT2", "R97"),
    ("LO1@s22; LO 5U co1; LO2..LO6@baseNW; Mv LO a", "0: coup, LO2, LO3, LO4", "0: LO5", "R58"),
    ("LO1@s22; LO 5U co1; LO2..LO6@baseNW; Mv LO a", "0: coup, LO2", "0: h01", "R58"),
    ("LO1@s22; LO 5U co1; Mv LO a", "", "0: coup", "R58"),
    ("Mv LO 3 b", "", "0: recruit mp", "R59"),
    ("LO1..LO20@s22; Mv LO b", "", "0: recruit mp", "R59"),
    ("LO1 LO2@s01; Mv LO 1", "0: LO1", "0: LO2", "R61"),
    ("LO1 LO2@s01; Mv LO", "0: LO1, LO2", "0: h01", "R74"),
    ("LO1@s01; LO2@h01; Mv LO", "0: LO1", "0: h01", "R74"),
    ("LO1@s01; AT1@h01; LO 2U; Mv LO", "0: LO1, h01", "0: offer", "R75"),
    ("LO1@s01; AT1@h01; Mv LO", "0: LO1, h01, offer", "1: ambush", "R75"),
    ("LO1@s01; AT1@h01; Mv LO", "0: LO1, h01, offer | 1: decline", "0: offer", "R70"),
    ("LO1@s22; AT1@s23; Mv LO", "0: LO1, s23, offer, ok | 1: decline", "0: offer", "R70"),
    ("LO1@s22; AT1@s23; Mv LO", "0: LO1, s23, offer, ok", "1: ambush", "R71"),
    ("LO1@h06 unpaid; AT1@h06; LO 2U; Mv LO", "0: LO1", "0: renew", "R75"),
    ("LO1@h06 unpaid; AT1@h06; Mv LO", "0: LO1, renew | 1: decline | 0: LO1", "0: renew", "R70"),
    ("LO1@s30; Mv LO", "0: LO1", "0: h03", "R2"),
    ("LO1 AT1@cafE; LO c1; AT im1; Mv LO", "0: LO1, attack, AT, go", "1: yes", "R88"),
    ("LO1 AT1@cafE; LO c1; Mv LO", "0: LO1, attack, AT, go", "1: implantation cafes", "R87"),
    ("LO1 AT1@baseNE; LO c1; Mv LO", "0: LO1", "0: attack", "R84"),
    ("LO c1; AT e1; LO1@s81; AT1@h06; Mv LO 3", "0: LO1, h06, attack, AT, go | 1: no | 0: fire, LO1, colt, AT1, go | "
     "1: dodge 1, no | 0: pass | 1: pass", "0: h06", "R80"),
    (CAFES, "", "3: write", "R25"),
    (CAFES, "", "0: send", "R26"),
    (CAFES, "0: write", "0: send", "R26"),
    (CAFES, "0: write", "0: done", "R35"),
    (CAFES, "0: write", "0: write", "R26"),
    (CAFES, "0: write", "0: rub", "R27"),
    (CAFES, "0: write", "0: LO", "R27"),
    (CAFES, "0: write, pay", "0: BO", "R25"),
    (CAFES, "0: write, pay", "0: DA", "R28"),
    (CAFES, "0: write, pay, LO", "0: LO", "R27"),
    (CAFES, "0: write, pay, LO", "0: DA", "R28"),
    (CAFES, "0: write, pay, LO, AT", "0: ok", "R27"),
    (CAFES, "0: write, pay, LO, AT" + 28 * ", 50U", "0: 50U", "R29"),
    (CAFES, "0: write, card, LO, AT", "0: a sum", "R27"),
    (CAFES, "0: write, card, LO, AT, a colt", "0: number 0", "R27"),
    (CAFES, "0: write, card, LO, AT, a sten", "0: number 9", "R27-count"),
    (CAFES, "0: write, alliance, number 0, clause give, LO, AT, a colt", "0: number 19", "R27-count"),
    (CAFES, "0: write", "0: dissolve", "R27-pact"),
    (f"pact AT DA until 5: peace AT DA; {CAFES}", "0: write", "0: dissolve", "R27-pact"),
    (CAFES, "0: write, show, LO, AT", "0: pact 0", "R27"),
    (CAFES, "0: write, swap, LO1", "0: AT2", "R31"),
    (CAFES, "0: write, swap, LO1", "0: LO2", "R31"),
    (CAFES, "0: write, alliance", "0: this heist", "R41"),
    (CAFES, "0: write, alliance", "0: number 38", "R41-last"),
    (CAFES, "0: write, alliance, number 0", "0: ok", "R41"),
    (CAFES, "0: write, alliance, number 0, clause peace, LO, AT", "0: h03", "R2"),
    (CAFES, "0: write, alliance, number 0, clause avoid, LO", "0: h03", "R2"),
    (CAFES, "0: write, alliance, number 0, clause peace, LO, AT", "0: go", "R42"),
    (CAFES, "0: write, alliance, number 0, clause split", "0: s22", "R42"),
    (CAFES, "0: write, alliance, number 0, clause split, number 0, LO, number 2", "0: ok", "R42"),
    (CAFES, "", "0: accept 0", "R30"),
    (CAFES, "", "0: refuse 0", "R30"),
    (CAFES, "", "0: withdraw 0", "R30"),
    (CAFES, "1: write, tell, AT, LO, ok, send", "0: done", "R35"),
    (BANK, "", "0: cars 2", "R115"),
    (BANK, "", "0: agree", "R94"),
    (BANK, "", "0: s22", "R114"),
    (BANK, "0: cars 1", "0: go", "R115"),
    (BANK, "0: cars 1", "0: AT1", "R115"),
    (BANK, "0: cars 1, LO2", "0: LO2", "R115-aboard"),
    (BANK, "0: LO1", "0: stand", "R116"),
    (BANK, "0: LO1", "0: cars 1", "A29"),
    (BANK, "0: cars 1, LO1, go | 1: AT1, colt, LO2, stand", "0: go", "R119"),
    (BANK, "0: cars 1, LO1, go | 1: AT1, colt, LO2, stand | 0: sacrifice", "0: LO2", "R119"),
    (BANK, f"{VAULT} | 0: write", "0: swap", "R123"),
    (BANK, f"{VAULT} | 0: done | 1: done | {VAULT}", "0: cars 2", "R127"),
    (BANK, f"{VAULT} | 0: done | 1: done | {VAULT}", "0: stand", "R127"),
    ("LO1 LO2 AT1@bankW; pact until 3: split LO 1 AT 1; phase 4", f"{VAULT} | 0: done | 1: done | {VAULT}", "0: yes",
     "R126"),
    ("LO1 AT1 DA1@bankE; LO e1 c1; AT c1; phase 4", "1: AT1, colt, LO1, stand | 2: stand | 0: stand, dodge 1",
     "0: parley", "R121"),
    ("LO1 LO2 LO3@bankW; AT1 AT2 AT3@bankE; phase 4", "", "0: s22", "R110"),
    ("AT1@s63; DA1@s22; pact LO AT until 3: avoid AT bankE; Mv AT", "1: AT1, bankE", "0: DA1", "R46"),
    ("AT1@s63; pact LO AT until 5: text x; Mv AT", "0: claim 0 AT", "1: yes", "R51"),
    ("AT1@s63; pact LO AT until 5: text x; Mv AT", "0: claim 0 AT | 1: deny", "2: admit", "R51"),
    ("AT1@s63; pact LO AT until 5: text x; Mv AT", "0: claim 0 AT | 1: deny | 2: no | 3: no", "0: claim 0 AT", "R51"),
    ("LO1@h01; phase 5", "", "0: a sten", "R148"),
    ("LO1@h01; phase 5", "", "0: go", "R148"),
    ("LO1@h01; BO t18 c18 e17; phase 5", "", "0: a colt", "R150"),
    ("AT st3 co2; phase 2", "", "1: a implantation", "R23"),
    ("AT st3 co2 t1; phase 2", "", "1: a traction", "R24"),
    ("LO 201U; AT 181U; Mv LO", "", "0: end", "R15"),
]  # fmt: skip

WITH_OPTIONS = [
    ("LO 2U; LO1@s22; Mv LO", {"clock": "on"}, "", "0: buy time", "R57"),
    ("LO1@s22; AT1@s23; Mv LO", {"clock": "on"}, "0: LO1, s23, offer, ok", "clock: time up", "R56"),
    ("LO1@s22; AT1@s23; Mv LO", {"roulette": "on"}, "0: LO1, s23, attack, AT, go, roulette", "0: AT1", "R157"),
    ("LO1@s22; AT1@s23; Mv LO", {"roulette": "on"}, "0: LO1, s23, attack, AT, go, roulette, LO1, AT1", "1: go", "R158"),
    ("LO1@s22; AT1@s23; Mv LO", {"roulette": "on"}, "0: LO1, s23, attack, AT, go, roulette, LO1, AT1 | 1: no",
     "0: roulette", "R158"),
    ("LO1 AT1@s23; LO c1; AT e1; Mv LO", {"roulette": "on"}, "0: LO1, attack, AT, go, roulette, LO1, AT1 | 1: no | "
     "0: pass | 1: pass | 0: LO1, attack, AT, go", "0: roulette", "R86"),
    ("AT1@h05; LO1@s71; Mv LO", {"powers": "on"}, "0: LO1, h05", "1: yes", "R164"),
    ("AT1@h05; LO1@s71; Mv LO", {"powers": "on"}, "0: LO1, h05 | 1: forbid | 0: LO1", "0: h05", "R164"),
    ("AT1 AT2 DA1@bankE; BO1@h11; phase 3 end", {"powers": "on"}, "", "3: AT1", "R166"),
    ("van", {"van": "on"}, "chance: dice 4", "0: s22", "R132"),
    ("van", {"van": "on"}, "chance: dice 4 | 0: s34", "0: bankW", "R133"),
    ("van", {"van": "on"}, "chance: dice 4 | 0: s34", "0: go", "R133"),
    ("van", {"van": "on"}, "", "chance: die 1", "R9"),
    ("DA1@s34; van", {"van": "on"}, "chance: dice 4 | 0: s34", "2: go", "R134"),
    ("DA1@s34; DA st1; van", {"van": "on"}, "chance: dice 4 | 0: s34 | 2: DA1", "2: colt", "R134"),
    ("DA1@s34; DA st1; van", {"van": "on"}, "chance: dice 4 | 0: s34 | 2: DA1", "2: held", "R92"),
    ("DA1@s33; van", {"van": "on"}, "chance: dice 2 | 0: s34, s33", "2: DA1", "R135"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "steps", "text", "number"), REFUSALS)
def test_a_forbidden_deed_is_refused_by_its_rule(position: str, steps: str, text: str, number: str) -> None:
    state = at(position)
    if steps:
        state = after(state, steps)
    before = dump(state)
    assert refusal(state, text) == number
    assert dump(state) == before


@pytest.mark.parametrize(("position", "options", "steps", "text", "number"), WITH_OPTIONS)
def test_options_refuse_too(position: str, options: dict[str, str], steps: str, text: str, number: str) -> None:
    state = at(position, 4, **options)
    if steps:
        state = after(state, steps)
    assert refusal(state, text) == number


IN_ANY_ORDER = [
    ("LO1 LO2 LO3@s01; Mv LO", "0: LO3, LO1, LO2", "0: LO1, LO2, LO3", "0: s11"),
    ("LO2..LO6@baseNW; LO co1; Mv LO a", "0: coup, LO5, LO2", "0: coup, LO2, LO5", "0: s22"),
    ("LO1 LO2 LO3 AT1@bankW; LO t1; phase 4", "0: cars 1, LO3, LO1", "0: cars 1, LO1, LO3", "0: go"),
]


@rule("R58", "R61", "R115")
@pytest.mark.parametrize(("position", "mixed", "sorted", "last"), IN_ANY_ORDER)
def test_men_are_named_in_any_order(position: str, mixed: str, sorted: str, last: str) -> None:
    one, other = after(at(position), mixed), after(at(position), sorted)
    assert dump(one) == dump(other)
    assert dump(after(one, last)) == dump(after(other, last))


@rule("R61", "R115")
@pytest.mark.parametrize(("position", "mixed", "sorted", "last"), IN_ANY_ORDER)
def test_nobody_is_named_twice(position: str, mixed: str, sorted: str, last: str) -> None:
    state = after(at(position), mixed)
    for name in mixed.split(", ")[1:]:
        assert refusal(state, f"0: {name}") == ("R115-aboard" if "cars" in mixed else "R61-named")
        assert GAME.read(0, name) not in state.legal(0)


@rule("R41", "R18")
def test_an_alliance_may_last_to_the_last_turn_of_the_table() -> None:
    state = after(at(CAFES, 4, max_turns="5"), "0: write, alliance")
    left = 5 - state.turn
    assert refusal(state, f"0: number {left}") == LEGAL
    assert refusal(state, f"0: number {left + 1}") == "R41-last"


@rule("R27", "R52")
def test_who_has_signed_an_alliance_may_end_it() -> None:
    state = after(at(f"pact LO AT until 5: peace LO AT; {CAFES}"), "0: write")
    assert refusal(state, "0: dissolve") == LEGAL


@rule("R1", "R3", "R6", "R10")
def test_the_setup_refuses() -> None:
    state = after(begun(4), "chance: seat 1")
    assert refusal(state, "1: NA") == "R1"
    assert refusal(state, "0: LO") == "R12"
    state = after(state, "1: LO | chance: seat 0")
    assert refusal(state, "0: LO") == "R3"
    state = after(state, "0: AT | chance: seat 2 | 2: DA | chance: seat 3 | 3: BO")
    assert refusal(state, "0: go") == "R6"


@rule("R167", "R169")
def test_monmon_takes_what_is_there() -> None:
    state = at("BO c17; turn 4; phase 1", 6, powers="on")
    assert refusal(state, "1: a traction") == "R167"
    assert refusal(state, "1: stop") == "R167"
    assert refusal(after(state, "1: a colt"), "1: a colt") == "R169"


def test_every_refusal_of_the_rules_is_asked_for_here_or_in_the_scenarios() -> None:
    root = Path(__file__).parents[3]
    given: set[str] = set()
    for file in (root / "src/ludotheque/games/tractions").glob("*.py"):
        if file.stem not in ("game", "notation", "face", "board"):
            given |= set(re.findall(r'"([RA]\d+(?:-[a-z]+)?)"', file.read_text("utf-8")))
    asked = {row[-1] for row in REFUSALS} | {row[-1] for row in WITH_OPTIONS} | {"R1", "R3", "R6", "R167", "R169"}
    asked |= set(re.findall(r'= "([RA]\d+(?:-[a-z]+)?)"', (root / "scenarios/tractions.toml").read_text("utf-8")))
    assert given - asked == set()
    assert GAME.start(4, {}).why_not(9, 0) == "R12"
