"""Every answer as a choice: what to click, and what it is called."""

from __future__ import annotations

from ludotheque.core.face import Choice, say
from ludotheque.games.apaches.face.clicks import DISTRICT_SPOTS
from ludotheque.games.apaches.face.names import crew, planque_message, step_words
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.view import ApachesView
from ludotheque.games.apaches.text.vocabulary import KINDS


def choice(view: ApachesView, action: int) -> Choice:
    """An answer: its spots in the order of the clicks, and its words."""
    if action < t.SKIP:
        district = action - t.DRAFT
        label = say("choice-draft", name=view.names[district], left=view.piles[district])
        return Choice((DISTRICT_SPOTS[district],), label)
    if action == t.SKIP:
        return Choice(("decline",), say("choice-skip"), closes=True)
    if action == t.STOP:
        return Choice(("stop",), say("choice-stop"), closes=True)
    if action < t.STOP:
        district = action - t.PLACE
        return Choice(
            (DISTRICT_SPOTS[district],), say("choice-place", name=view.names[district]), group=say("group-place")
        )
    if t.is_bail(action):
        count = action - t.BAIL
        label = say("choice-bail", count=count, price=count * view.amounts[t.BAIL_PRICE])
        return Choice((f"bail-{count}",), label if count else say("choice-bail-0"), closes=count == 0)
    if action < t.STEP:
        return force_choice(view, t.FORCE_CREW[action])
    if t.is_step(action):
        kind = KINDS[t.STEP_KIND[action]]
        label = say(f"choice-step-{kind}", **step_words(action, view.names))
        spots = (f"mine-{t.STEP_FROM[action] + 1}-{kind}", DISTRICT_SPOTS[t.STEP_TO[action]])
        return Choice(spots, label, group=say(f"group-{kind}"))
    planque = action - t.LAY
    return Choice((f"hand-{planque}",), say("choice-lay", what=planque_message(view, planque)))


def force_choice(view: ApachesView, force: int) -> Choice:
    """The chips of the muster, one for each kind the reserve has."""
    has = [kind for kind in range(t.KINDS) if t.COUNT_IN[kind][view.reserves[view.seat]]]
    spots = tuple(f"force-{KINDS[kind]}-{t.COUNT_IN[kind][force]}" for kind in has)
    return Choice(spots, crew(force), group=say("group-force", count=t.MENEURS_IN[force]))
