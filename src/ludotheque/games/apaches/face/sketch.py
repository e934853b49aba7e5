"""The city in characters: a table of its districts, with the crews that stand there and the prizes in sight."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Message, Tongue, say
from ludotheque.core.sketch import BOLD, DIM, Run, Sketch, written
from ludotheque.games.apaches.face.layout import staged
from ludotheque.games.apaches.face.names import gang, joined, planque_prize
from ludotheque.games.apaches.face.scenery import GANG_COLOURS, GANG_LETTERS
from ludotheque.games.apaches.face.telling import tell_own
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.view import ApachesView

NAME: Final = 22  # columns of the name of a district
CREWS: Final = 17  # and of those who stand there
ROOF: Final = "^"  # over a prize that is laid


def sketch(view: ApachesView, tongue: Tongue) -> Sketch:
    """A crew is the letter of its gang and how many it has; a roof covers what is laid."""
    rows: Sketch = []
    crews, _ = staged(view)
    for district in range(t.DISTRICTS):
        if view.is_active(district):
            here = [(seat, t.TOTAL[crews[t.stand(district, seat)]]) for seat in range(view.seats)]
            rows.append([Run(f"{district + 1} {view.names[district]:<{NAME}}", BOLD)])
            rows[-1] += crews_row(view, [pair for pair in here if pair[1]])
            rows[-1] += prizes(view, district, tongue)
    rows += written(*[tongue(message) for message in beside(view)])
    return rows


def crews_row(view: ApachesView, here: list[tuple[int, int]]) -> list[Run]:
    row: list[Run] = []
    for seat, count in here:
        side = view.sides[seat]
        row += [Run(f"{GANG_LETTERS[side]}{count}", GANG_COLOURS[side]), Run(" ")]
    taken = sum(len(run.text) for run in row)
    return [*row, Run(" " * max(0, CREWS - taken))]


def prizes(view: ApachesView, district: int, tongue: Tongue) -> list[Run]:
    """The prizes of a district; in the two that have none, what can be had there."""
    if district == t.BOURGEOIS:
        return [Run(tongue(say("tell-tokens", count=view.tokens_left())))]
    if district == t.FENCE:
        return [Run(tongue(say("tell-fence", count=view.open_burglaries())))]
    row: list[Run] = []
    for planque in view.planques(district):
        what = str(view.values[planque] or tongue(planque_prize(view, planque)))
        is_laid = view.laid[planque] != t.NONE
        row += [Run(ROOF * 3 if is_laid else what, DIM if is_laid else ""), Run("  ")]
    return row


def beside(view: ApachesView) -> list[Message]:
    """What the table of districts does not show: the turn, and what the reader alone knows."""
    found: list[Message] = []
    if view.question == t.STARTING:
        return found
    when = {"round": view.round, "rounds": view.amounts[t.ROUNDS]}
    if view.turn:
        found.append(say("tell-turn", **when, turn=view.turn, turns=view.amounts[t.TURNS]))
        found.append(say("tell-order", what=joined([gang(view, seat) for seat in view.order])))
    else:
        found.append(say("tell-round", **when))
    return found + (tell_own(view) if view.seat >= 0 else [])
