"""What a case may ask about a position."""

from __future__ import annotations

from ludotheque.core.agenda import question
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.judge import Tractions
from ludotheque.games.tractions.rules.material import CODES
from ludotheque.games.tractions.text.actions import CLAUSE_NAMES, QUESTIONS, man_name
from ludotheque.games.tractions.text.pacts import clause
from ludotheque.games.tractions.text.positions import SHORT, hand, place


def facts(state: Tractions) -> dict[str, str]:
    """Everything a case may ask about."""
    box = state.material
    found = {
        "turn": str(state.turn),
        "phase": str(state.phase),
        "first": CODES[state.first],
        "order": " ".join(CODES[gang] for gang in state.order),
        "mp": str(state.points),
        "question": QUESTIONS[question(state.agenda)],
        "pot": str(state.pot),
        "bank": str(state.bank),
        "heist": "none" if state.heist == t.NONE else box.names[state.heist],
        "van": "parking" if state.van_place == t.PARKING else box.names[state.van_place],
        "holder": "none" if state.holder == t.NONE else CODES[state.holder],
        "supply": " ".join(f"{SHORT[kind]}{state.supply[kind]}" for kind in range(t.KINDS)),
        "winner": " ".join(CODES[gang] for gang in range(t.GANGS) if state.winners >> gang & 1) or "none",
        "pierrot": "up" if state.pierrot else "down",
        "papers": str(len(state.papers) // t.PAPER),
        "betrayals": " / ".join(betrayal(state, i) for i in range(0, len(state.betrayals), t.BETRAYAL)) or "none",
        "clauses": " / ".join(clause(state, j) for j in range(0, len(state.clauses), t.CLAUSE_WIDTH)) or "none",
    }
    for gang in range(t.GANGS):
        if state.is_playing(gang):
            found[CODES[gang]] = hand(state, gang)
            for man in range(gang * t.CREW, gang * t.CREW + t.CREW):
                found[man_name(man)] = place(state, man)
    for space in range(t.SPACES):
        found[f"dropped {box.names[space]}"] = str(state.dropped[space])
    return found


def betrayal(state: Tractions, i: int) -> str:
    """`turn 3 AT LO peace bankW 2`: when, who, whom, which clause, where, and the men it cost."""
    turn, traitor, victim, kind, space, men = state.betrayals[i : i + t.BETRAYAL]
    where = [] if space == t.NONE else [state.material.names[space]]
    return " ".join(["turn", str(turn), CODES[traitor], CODES[victim], CLAUSE_NAMES[kind - t.PEACE], *where, str(men)])
