"""The city in characters: a table of its districts, with the crews that stand there and the prizes in sight."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Message, Tongue, say
from ludotheque.core.sketch import BOLD, DIM, Run, Sketch, captions, flow, written
from ludotheque.games.apaches.face.layout import staged
from ludotheque.games.apaches.face.names import gang, joined, planque_prize
from ludotheque.games.apaches.face.scenery import GANG_COLOURS, GANG_LETTERS
from ludotheque.games.apaches.face.telling import tell_own
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.view import ApachesView

NAME: Final = 20  # columns of the name of a district
CREWS: Final = 12  # of those who stand there
BORDERS: Final = 12  # and of the districts it touches
BURGLARY: Final = "*"
ROOF: Final = "^"  # over a prize that is laid


def sketch(view: ApachesView, tongue: Tongue, width: int) -> Sketch:
    """A crew is the letter of its gang and how many it has; a roof covers what is laid."""
    rows: Sketch = []
    crews, _ = staged(view)
    for district in range(t.DISTRICTS):
        if view.is_active(district):
            here = [(seat, t.TOTAL[crews[t.stand(district, seat)]]) for seat in range(view.seats)]
            row = [Run(f"{district + 1} {view.names[district]:<{NAME}}", BOLD)]
            row += crews_row(view, [pair for pair in here if pair[1]])
            row.append(Run(f"{borders(view, district):<{BORDERS}}", DIM))
            rows += beside_each(row, prizes(view, district, tongue), width)
    rows += legend(view, tongue, width)
    rows += written(*[tongue(message) for message in beside(view)])
    return rows


def crews_row(view: ApachesView, here: list[tuple[int, int]]) -> list[Run]:
    row: list[Run] = []
    for seat, count in here:
        side = view.sides[seat]
        row += [Run(f"{GANG_LETTERS[side]}{count}", GANG_COLOURS[side]), Run(" ")]
    taken = sum(len(run.text) for run in row)
    return [*row, Run(" " * max(0, CREWS - taken))]


def borders(view: ApachesView, district: int) -> str:
    """The numbers of the districts that one can go to."""
    near = [other for other in range(t.DISTRICTS) if view.borders[district] & view.active & 1 << other]
    return ">" + " ".join(str(other + 1) for other in near)


def beside_each(row: list[Run], entries: Sketch, width: int) -> Sketch:
    """A row with its last column, which goes on below itself where it is long."""
    taken = sum(len(run.text) for run in row)
    first, *others = flow(entries, width - taken) or [[]]
    return [[*row, *first], *([Run(" " * taken), *other] for other in others)]


def prizes(view: ApachesView, district: int, tongue: Tongue) -> Sketch:
    """The prizes of a district; in the two that have none, what can be had there."""
    if district == t.BOURGEOIS:
        return [[Run(tongue(say("tell-tokens", count=view.tokens_left())))]]
    if district == t.FENCE:
        return [[Run(tongue(say("tell-fence", count=view.open_burglaries())))]]
    found: Sketch = []
    for planque in view.planques(district):
        mark = BURGLARY if view.kinds[planque] == t.BURGLARY else ""
        what = f"{view.values[planque] or tongue(planque_prize(view, planque))}{mark}"
        is_laid = view.laid[planque] != t.NONE
        found.append([Run(ROOF * 3 if is_laid else what, DIM if is_laid else "")])
    return found


def legend(view: ApachesView, tongue: Tongue, width: int) -> Sketch:
    side = view.sides[0]
    signs = (
        (Run(f"{GANG_LETTERS[side]}2", GANG_COLOURS[side]), "sketch-crew"),
        (Run(">1 9", DIM), "sketch-borders"),
        (Run(ROOF * 3, DIM), "sketch-laid"),
        (Run(BURGLARY), "sketch-burglary"),
    )
    return captions([[sign, Run(f" {tongue(say(key))}")] for sign, key in signs], width)


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
