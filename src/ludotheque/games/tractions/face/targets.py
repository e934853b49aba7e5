"""Who can shoot, with what and at whom, as far as the reader of a view knows (R71, R91 to R97)."""

from __future__ import annotations

from ludotheque.core.agenda import question
from ludotheque.games.tractions.face import rows
from ludotheque.games.tractions.face.rows import gang_of, own_gang
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView


def weapons_of(view: TractionsView, man: int) -> list[int]:
    """The weapons of an own man; a card that another man aims is not there twice."""
    drawn = [weapon for _, weapon in {(shot.man, shot.weapon) for shot in rows.shots(view.shots)}]
    found = [t.BY_COLT] if view.hand[t.COLT] > drawn.count(t.BY_COLT) else []
    if view.stens[man]:
        return [*found, t.BY_HELD]
    if view.hand[t.STEN] > drawn.count(t.BY_STEN):
        found.append(t.BY_STEN)
    if own_gang(view) == t.LO and view.pierrot and t.BY_PIERROT not in drawn:
        found.append(t.BY_PIERROT)
    return found


def can_hit(view: TractionsView, man: int, target: int) -> bool:
    """Whether a man may aim at another in the fight that goes on."""
    own, other = gang_of(man), gang_of(target)
    if own == other:
        return False
    top = question(view.agenda)
    if top == t.ORDERING:
        return view.place[target] == view.heist
    if target not in view.engaged:
        return False
    if top == t.RIPOSTING:
        return any(shot.gang == other and shot.target == man for shot in rows.shots(view.volley))
    return (view.attackers >> own & 1) != (view.attackers >> other & 1)
