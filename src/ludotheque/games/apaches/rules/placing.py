"""Chapter 2 a, placing Apaches of the reserve in one district: R16, R19, R20."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import LEGAL
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.position import Position, may_stand
from ludotheque.games.apaches.rules.staging import Staging, stage


class Forcing(Staging):
    """Whom to place in the district that is staged."""

    def candidates(self, position: Position) -> list[int]:
        return forces(position, position.actor, position.staged[t.STAGED_DISTRICT])

    def refusal(self, position: Position, action: int) -> str:
        if action < t.FORCE or action >= t.STEP:
            return "R15-staged"
        force = t.FORCE_CREW[action]
        reserve = position.reserves[position.actor]
        for kind in range(t.KINDS):
            if t.COUNT_IN[kind][force] > t.COUNT_IN[kind][reserve]:
                return "R16"
        if force == 0:
            return "A6"
        district = position.staged[t.STAGED_DISTRICT]
        crew = position.crew(district, position.actor) + force
        if position.taken(district, position.actor) >> t.TOTAL[crew] & 1:
            return "R19"
        return LEGAL if crew >= t.ONE_MENEUR else "R20"

    def answer(self, position: Position, action: int) -> None:
        stage(position, t.PLACED, [position.staged[t.STAGED_DISTRICT], t.FORCE_CREW[action]])


def place_refusal(position: Position, district: int) -> str:
    """What forbids every force in a district."""
    if not position.is_active(district):
        return "R2"
    seat = position.actor
    reserve = position.reserves[seat]
    if reserve == 0:
        return "R16"
    crew = position.crew(district, seat)
    if has_force(reserve, crew, position.taken(district, seat)):
        return LEGAL
    return "R20" if crew < t.ONE_MENEUR and reserve < t.ONE_MENEUR else "R19"


def has_force(reserve: int, crew: int, taken: int) -> bool:
    """Whether some force of the reserve may join a crew where others have taken these numbers (R16, R19, R20)."""
    if crew < t.ONE_MENEUR and reserve < t.ONE_MENEUR:
        return False
    # With a meneur there or in the force, every number up to the whole reserve can be made.
    free = ~taken >> t.TOTAL[crew] + 1
    return free & ((1 << t.TOTAL[reserve]) - 1) != 0


def forces(position: Position, seat: int, district: int) -> list[int]:
    """Every crew of the reserve that may be placed there, in the order of the actions."""
    crew = position.crews[district * t.SEATS + seat]
    taken = position.taken(district, seat)
    found: list[int] = []
    for action in FORCES_OF[position.reserves[seat]]:
        if may_stand(crew + t.FORCE_CREW[action], taken):
            found.append(action)
    return found


def forces_of(reserve: int) -> list[int]:
    """Every force that a reserve can send, ascending."""
    found: list[int] = []
    for meneurs in range(t.MENEURS_IN[reserve] + 1):
        for novices in range(t.NOVICES_IN[reserve] + 1):
            for recruits in range(t.RECRUITS_IN[reserve] + 1):
                force = t.crew_of(meneurs, novices, recruits)
                if force > 0:
                    found.append(t.force_of(force))
    return found


# By reserve; there are reserves as large as the largest force.
RESERVES: Final = t.FORCE_CREW[t.FORCE :]
FORCES_OF: Final = [forces_of(crew) if crew in RESERVES else [] for crew in range(max(RESERVES) + 1)]
