"""The floor of phase 2 and of a bank: who talks, and when it closes (R25, R33 to R36, R123)."""

from __future__ import annotations

from ludotheque.core.agenda import ask, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.drafts import draft_of, drop_rows, has_draft, lay_pen, named_in, signatories
from ludotheque.games.tractions.rules.men import tell_all
from ludotheque.games.tractions.rules.papers import (
    accept,
    board_refusal,
    close_paper,
    drop_paper,
    has_unanswered,
    mingle,
    open_papers,
    own_paper,
    received,
    send,
)
from ludotheque.games.tractions.rules.pen import STEPS, write, write_refusal
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.question import Question


def open_floor(p: Position, floor: int) -> None:
    p.floor = floor
    p.done = 0
    p.sent = [0] * t.GANGS
    p.filed = [0] * t.GANGS
    p.known_sent = [0] * (t.GANGS * t.GANGS)
    p.glass += 1
    mingle(p)
    ask(p.agenda, t.FLOOR, p.present(), 0, 0)


def close_floor(p: Position) -> None:
    """Open proposals lapse, drafts are thrown away."""
    settle(p.agenda)
    p.floor = t.NO_FLOOR
    p.done = 0
    p.papers = []
    p.rows = []
    p.row_words = []
    p.pens = [0] * (t.GANGS * t.PEN)
    p.sent = [0] * t.GANGS
    p.filed = [0] * t.GANGS
    p.known_sent = [0] * (t.GANGS * t.GANGS)
    tell_all(p, t.FLOOR_CLOSED, t.NONE, [])


def refresh_floor(p: Position) -> None:
    """R33, R35: papers of the absent lapse; the phase ends when all who are present are done."""
    present = p.present()
    lapsed: list[int] = []
    for i in range(0, len(p.papers), t.PAPER):
        if p.papers[i + t.PARTIES] & ~present:
            lapsed.append(p.papers[i])
    for number in lapsed:
        drop_paper(p, number)  # without a word: strangers would hear how many there were
    for gang in range(t.GANGS):
        if not present >> gang & 1 and p.pens[gang * t.PEN] != t.RESTING:
            drop_rows(p, draft_of(gang))
            lay_pen(p, gang, t.RESTING)
    p.done &= present
    waiting = present & ~p.done
    p.ask_only(waiting)
    if waiting == 0 or present & (present - 1) == 0:
        close_floor(p)


class Floor(Question):
    """R25: what a gang may do on the floor, asked or, once done, unasked."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        step = p.pens[gang * t.PEN]
        found = [] if step == t.RESTING else STEPS[step].candidates(p, gang)[:]
        if p.papers:
            for i in range(0, len(p.papers), t.PAPER):
                if p.papers[i + t.PARTIES] >> gang & 1:
                    number = p.papers[i + t.FILED + gang]
                    if p.papers[i + t.PROPOSER] == gang:
                        found.append(t.WITHDRAW + number)
                    else:
                        found.append(t.ACCEPT + number)
                        found.append(t.REFUSE + number)
            found.sort()
        if step == t.RESTING:
            found += [t.DONE, t.WRITE]
        else:
            found += [t.SEND, t.TEAR, t.RUB, t.OK, t.THIS_HEIST]
        return found

    def legal(self, p: Position, gang: int) -> list[int]:
        present = p.present()
        found: list[int] = []
        for action in self.candidates(p, gang):
            if floor_refusal(p, gang, action, present) == LEGAL:
                found.append(action)
        return found

    def refusal(self, p: Position, gang: int, action: int) -> str:
        return floor_refusal(p, gang, action, p.present())

    def answer(self, p: Position, gang: int, action: int) -> None:
        if action == t.DONE:
            p.done |= 1 << gang
            tell_all(p, t.MARKED_DONE, gang, [])
        elif action == t.WRITE:
            lay_pen(p, gang, t.COMPOSING)
            return
        elif action == t.SEND:
            send(p, gang)
        elif t.ACCEPT <= action < t.ACCEPT + t.FILES:
            accept(p, gang, received(p, gang, action - t.ACCEPT))
        elif t.REFUSE <= action < t.REFUSE + t.FILES:
            close_paper(p, p.papers[received(p, gang, action - t.REFUSE)], t.PAPER_REFUSED, gang, [])
        elif t.WITHDRAW <= action < t.WITHDRAW + t.PAPERS:
            close_paper(p, p.papers[own_paper(p, gang, action - t.WITHDRAW)], t.PAPER_WITHDRAWN, gang, [])
        else:
            write(p, gang, action)
            return
        refresh_floor(p)


def floor_refusal(p: Position, gang: int, action: int, present: int) -> str:
    """Why a gang may not do that on the floor; present are the gangs there."""
    if not present >> gang & 1:
        return "R25"
    if t.ACCEPT <= action < t.ACCEPT + t.FILES:
        i = received(p, gang, action - t.ACCEPT)
        return LEGAL if i != t.NONE and not p.papers[i + t.ACCEPTED] >> gang & 1 else "R30"
    if t.REFUSE <= action < t.REFUSE + t.FILES:
        return LEGAL if received(p, gang, action - t.REFUSE) != t.NONE else "R30"
    if t.WITHDRAW <= action < t.WITHDRAW + t.PAPERS:
        return LEGAL if own_paper(p, gang, action - t.WITHDRAW) != t.NONE else "R30"
    return pen_refusal(p, gang, action, present)


def pen_refusal(p: Position, gang: int, action: int, present: int) -> str:
    """Why a gang may not be done, nor begin, write or send a paper."""
    is_resting = p.pens[gang * t.PEN] == t.RESTING
    if action == t.DONE:
        return LEGAL if is_resting and not p.done >> gang & 1 and not has_unanswered(p, gang) else "R35"
    if action == t.WRITE:
        return count_refusal(p, gang) if is_resting else "R26"
    if is_resting:
        return "R26"
    if action == t.SEND:
        return send_refusal(p, gang, present)
    return write_refusal(p, gang, action, present)


def count_refusal(p: Position, gang: int) -> str:
    """R36, R123: a gang sends so many papers, so many open at once."""
    if p.floor == t.VAULT:
        return "R123" if p.sent[gang] >= p.material.heist_proposals else LEGAL
    if p.sent[gang] >= p.material.proposals or open_papers(p, gang) >= p.material.open_proposals:
        return "R36"
    return LEGAL


def send_refusal(p: Position, gang: int, present: int) -> str:
    if p.pens[gang * t.PEN] != t.COMPOSING or not has_draft(p, gang):
        return "R26"
    refusal = count_refusal(p, gang)
    if refusal != LEGAL:
        return refusal
    parties = 1 << gang
    for i in range(0, len(p.rows), t.ROW):
        if p.rows[i] == draft_of(gang):
            parties |= signatories(p, i) if p.rows[i + t.KIND] == t.ALLY else named_in(p, i)
    if parties == 1 << gang:
        return "R26"
    if parties & ~present:
        return "R25"
    for i in range(0, len(p.rows), t.ROW):
        if p.rows[i] == draft_of(gang):
            refusal = board_refusal(p, i)
            if refusal != LEGAL:
                return refusal
    return LEGAL
