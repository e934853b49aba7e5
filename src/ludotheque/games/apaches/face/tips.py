"""What everything on the page is and does, a sentence each: shown beside whatever one points at."""

from __future__ import annotations

from ludotheque.core.face import Message, Tongue, say
from ludotheque.drawing.svg import title
from ludotheque.games.apaches.face.names import crew, first_gang, gang, planque_message
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.material import KINDS as PRIZES
from ludotheque.games.apaches.rules.view import ApachesView


def tip(tongue: Tongue, *sentences: Message) -> str:
    """The title of whatever is drawn around it."""
    return title(" ".join(tongue(sentence) for sentence in sentences))


def prize_does(view: ApachesView, kind: int, value: int) -> Message:
    """What a prize brings or costs the strongest gang of its district."""
    amounts = view.amounts
    return say(
        f"tip-{PRIZES[kind]}",
        value=value,
        loot=amounts[t.LOOT],
        count=amounts[t.REINFORCEMENT],
        pay=amounts[t.FENCE_PAY],
        price=amounts[t.BAIL_PRICE],
    )


def slot_tips(view: ApachesView, planque: int) -> list[Message]:
    """What a prize is, and what the viewer knows of its chances."""
    found = [prize_does(view, view.kinds[planque], view.values[planque])]
    laid = view.laid[planque]
    if laid == t.COVERED:
        found.append(say("tip-covered"))
    elif laid != t.NONE:
        found.append(say("tip-laid", gang=first_gang(view, laid)))
    elif view.notebook and view.seat >= 0 and view.question != t.OVER:
        if planque in view.hand:
            found.append(say("tip-held"))
        elif len(view.possible_prizes(t.district_of(planque))) == 1:
            found.append(say("tip-certain"))
    return found


def district_tips(view: ApachesView, district: int) -> list[Message]:
    """What a district is good for, and what lies there."""
    amounts = view.amounts
    name = say("tip-district", number=district + 1, name=view.names[district])
    if not view.is_active(district):
        return [name, say("tip-shut")]
    if district == t.BOURGEOIS:
        return [name, say("tip-passers", count=view.tokens_left(), reward=amounts[t.REWARD], fine=amounts[t.FINE])]
    if district == t.FENCE:
        scope = "own" if view.fence_scope else "all"
        recruits = amounts[t.FENCE_RECRUITS]
        return [name, say(f"tip-fence-{scope}", pay=amounts[t.FENCE_PAY], count=recruits, open=view.open_burglaries())]
    found = [name, say("tip-slots", count=len(view.open_slots(district)))]
    if view.piles[district]:
        found.append(say("tip-pile", count=view.piles[district]))
    return found


def crew_tip(view: ApachesView, seat: int, men: int, leads: bool) -> Message:
    """Who stands somewhere, and whether they lead there."""
    return say("tip-crew-leads" if leads else "tip-crew", gang=first_gang(view, seat), crew=crew(men))


def rack_tips(view: ApachesView, seat: int, men: int) -> list[Message]:
    """What lies in front of a player."""
    found = [say("tip-reserve", gang=gang(view, seat), crew=crew(men))]
    if held := sum(view.held[t.holding(seat, district)] for district in range(t.COLOURED)):
        found.append(say("tip-roofs", count=held))
    if seat == view.first:
        found.append(say("tip-first"))
    return found


def card_tips(view: ApachesView, planque: int) -> list[Message]:
    """A planque in the viewer's hand."""
    return [say("tip-card", what=planque_message(view, planque)), say("tip-card-lay")]
