"""The gang as people play it: deals in cafés, a betrayal and its price, raids, whole games, and the lesson."""

from __future__ import annotations

import tomllib
from collections import deque
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from ludotheque.core.agenda import first, question
from ludotheque.core.tongue import tongue
from ludotheque.games.tractions import GAME
from ludotheque.games.tractions.face.names import gang, money
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView
from ludotheque.games.tractions.text.actions import man_name
from tests.browser.conftest import PHONE, Player, Server, against_computer

pytestmark = pytest.mark.timeout(900)  # whole games in browsers are long where many share a machine
Players = Callable[..., Player]
Offer = tuple[list[str], str]  # where to click on the board, and what it is called
BOX = GAME.box
SPECTATOR = -3
ENGLISH = tongue("en", "ludotheque.games.tractions")
FAR = 99
TURNS = 6  # of the game with the betrayal
TARGET = 25  # U: the loot of one heist, and the lead it takes
SMALLEST_TARGET = 24  # pixels, as WCAG 2.2 asks for
SMALLEST_TEXT = 10.5


class Onlooker:
    """A program that watches a table from behind the ropes: it sees what everybody sees."""

    def __init__(self, server: Server, table: str) -> None:
        token = httpx.post(f"{server.address}/api/guests", json={"name": "Onlooker"}).json()["token"]
        self.pass_key = {"authorization": f"Bearer {token}"}
        self.address = f"{server.address}/api/tables/{table}/view?seat={SPECTATOR}"

    def view(self) -> TractionsView:
        seen = httpx.get(self.address, headers=self.pass_key, timeout=30).json()["view"]
        view = TractionsView()
        for name, value in seen.items():
            setattr(view, name, value)
        return view


class Boss:
    """Somebody at the table who leads a gang with the mouse."""

    def __init__(self, player: Player, seat: int, kit: int) -> None:
        self.player = player
        self.seat = seat
        self.kit = kit  # which cards to begin with
        self.gang = t.NONE
        self.fired = False
        self.script: list[int] = []

    def look(self) -> tuple[str, dict[int, Offer]]:
        """The number of the question, and what the page offers, by action."""
        number, found = self.player.page.evaluate(
            """() => [document.querySelector('#part-choices form')?.dataset.question ?? '',
            [...document.querySelectorAll('#part-choices button[data-spots]')]
            .map(one => [Number(one.value), one.dataset.holds ? [] : one.dataset.spots.split(' ').filter(Boolean),
            one.textContent])]"""
        )
        return number, {action: (spots, label) for action, spots, label in found}

    def click(self, selector: str) -> None:
        """The mouse at the middle of an element, if it is still there: pages move on while others act."""
        place = self.player.page.evaluate(
            """selector => { const one = document.querySelector(selector); if (!one) return null;
            one.scrollIntoView({block: 'nearest'}); const box = one.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2]; }""",
            selector,
        )
        if place:
            self.player.page.mouse.click(*place)

    def do(self, number: str, action: int, spots: list[str]) -> None:
        """On the board where it can be clicked there, else in the list; then until the page has heard."""
        for spot in spots:
            self.click(f"#part-board [id='{spot}'].legal")
        if not spots:
            closed = f"#part-choices details:not([open]):has(button[value='{action}']) summary"
            if self.player.page.locator(closed).count():
                self.click(closed)
            self.click(f"#part-choices button[value='{action}']")
        for _ in range(100):
            if self.look()[0] != number:
                return
            self.player.page.wait_for_timeout(20)

    def act(self, view: TractionsView) -> bool:
        """Answer, if there is something to answer."""
        self.gang = view.gangs[self.seat]
        if self.seat not in view.waiting_for:
            return False
        number, offers = self.look()
        if not offers:
            return False
        wish = self.wish(view, offers)
        if wish not in offers:
            return False  # nothing to say yet, or the page shows another moment than the onlooker saw
        self.do(number, wish, offers[wish][0])
        return True

    def wish(self, view: TractionsView, offers: dict[int, Offer]) -> int:
        """Quiet play: what hurts nobody and brings things to an end."""
        top = question(view.agenda)
        if top == t.SETTING_UP:
            return t.SETUP + self.kit
        if top == t.FLOOR:
            return self.talk(view, offers)
        if top == t.MOVING:
            return self.move(view, offers)
        if top == t.GROUPING:
            return self.step(view, offers)
        if top == t.ORDERING:
            return self.order(view, offers)
        if top in (t.DEPARTING, t.AVENGING):
            return first_good(offers)
        for action in (t.AGREE, t.PASS, t.STAY, t.HONOUR, t.YES, t.DENY, t.NO, t.BACK, t.ALLOW, t.DODGE, t.GO, t.STAND):
            if action in offers:
                return action
        return min(offers)

    # The talks.

    def talk(self, view: TractionsView, offers: dict[int, Offer]) -> int:
        for action, (_, label) in offers.items():
            if t.ACCEPT <= action < t.REFUSE:
                return action if self.trusts(label) else action - t.ACCEPT + t.REFUSE
        if self.script:
            return self.script.pop(0) if self.script[0] in offers else t.NONE
        return t.DONE if t.DONE in offers else t.NONE

    def trusts(self, label: str) -> bool:
        return False

    # The streets.

    def goal(self, view: TractionsView) -> tuple[int, int]:
        """Where so many men are wanted: a home hotel by itself."""
        return BOX.homes[2 * self.gang], 1

    def men(self, view: TractionsView, space: int = t.NONE) -> list[int]:
        crew = range(self.gang * t.CREW, self.gang * t.CREW + t.CREW)
        return [man for man in crew if view.place[man] != t.NONE and space in (t.NONE, view.place[man])]

    def move(self, view: TractionsView, offers: dict[int, Offer]) -> int:
        space, count = self.goal(view)
        if t.RECRUIT_MP in offers and len(self.men(view)) < count:
            return t.RECRUIT_MP
        missing = count - len(self.men(view, space))
        ways = distances(view, self.gang, space)
        near = sorted(
            (man for man in self.men(view) if view.place[man] != space), key=lambda man: ways[view.place[man]]
        )
        for man in near[: max(0, missing)]:
            if man in offers and view.points > 0 and next_step(view, ways, man) != t.NONE:
                return man
        return t.END

    def step(self, view: TractionsView, offers: dict[int, Offer]) -> int:
        space, count = self.goal(view)
        ways = distances(view, self.gang, space)
        others = [man for man in offers if man < t.SPACE]
        missing = count - len(self.men(view, space))
        if others and len(view.group) < missing and view.points > len(view.group):
            return others[0]
        to = next_step(view, ways, view.group[0])
        return t.SPACE + to if t.SPACE + to in offers else t.BACK

    def order(self, view: TractionsView, offers: dict[int, Offer]) -> int:
        return t.STAND


def first_good(offers: dict[int, Offer]) -> int:
    """A man while one can be picked, else the most cars, else the word that ends it."""
    picks = [action for action in offers if action < t.SPACE]
    cars = [action for action in offers if t.CARS < action < t.PETROL]
    return min(picks) if picks else max(cars) if cars else min(offers)


def distances(view: TractionsView, own: int, goal: int) -> list[int]:
    """How far every space is from a goal, around closed places, hotels and streets of others."""
    found = [FAR] * t.SPACES
    found[goal] = 0
    queue = deque([goal])
    while queue:
        space = queue.popleft()
        for other in BOX.neighbours(space):
            if found[other] == FAR and is_free(view, own, other):
                found[other] = found[space] + 1
                queue.append(other)
    return found


def is_free(view: TractionsView, own: int, space: int) -> bool:
    if view.closed[space]:
        return False
    own_here = view.men[space * t.GANGS + own]
    foreign = sum(view.men[space * t.GANGS + number] for number in range(t.GANGS) if number != own)
    if BOX.kinds[space] == t.STREET:
        return foreign == 0 or own_here > 0
    return BOX.kinds[space] != t.HOTEL


def next_step(view: TractionsView, ways: list[int], man: int) -> int:
    """A neighbour nearer to the goal where nobody of another gang bars the way."""
    here = view.place[man]
    for space in BOX.neighbours(here):
        foreign = sum(view.men[space * t.GANGS + number] for number in range(t.GANGS) if number != man // t.CREW)
        is_barred = BOX.kinds[space] in (t.STREET, t.HOTEL) and foreign > 0
        if ways[space] < ways[here] and not is_barred:
            return space
    return t.NONE


# Two people who trade, sign, betray and avenge.


class Partner(Boss):
    """One of two: they meet in a café, agree on something, and rob a bank together."""

    def __init__(self, player: Player, seat: int, kit: int, is_traitor: bool) -> None:
        super().__init__(player, seat, kit)
        self.is_traitor = is_traitor
        self.other: Partner = self
        self.has_sent = False
        self.has_signed = False
        self.has_held = False
        self.landed = False  # three men before a base
        self.prey = t.NONE

    @property
    def is_allied(self) -> bool:
        return self.has_signed and self.other.has_signed

    def trusts(self, label: str) -> bool:
        if f"of {ENGLISH(gang(self.other.gang))}:" not in label:
            return False
        self.has_signed = True
        return True

    def meeting(self) -> int:
        """The café that is nearest to the farther of the two."""
        bases = (BOX.bases[self.gang], BOX.bases[self.other.gang])
        return min(BOX.cafes, key=lambda cafe: max(BOX.distances[base * t.SPACES + cafe] for base in bases))

    def bank(self) -> int:
        """The bank that is nearest to the traitor."""
        traitor = self if self.is_traitor else self.other
        return min(BOX.banks, key=lambda bank: BOX.distances[BOX.bases[traitor.gang] * t.SPACES + bank])

    def goal(self, view: TractionsView) -> tuple[int, int]:
        if not self.is_allied:
            return self.meeting(), 1
        if not view.betrayals:
            return self.bank(), 2 if self.is_traitor else 1
        if self.is_traitor:
            return BOX.homes[2 * self.gang], 1
        return (self.prey, 3) if self.landed else (BOX.bases[self.gang], 3)

    def move(self, view: TractionsView, offers: dict[int, Offer]) -> int:
        """The avenger lands three men before a base, once."""
        ready = view.betrayals and not self.is_traitor and not self.landed
        if ready and t.PLAY_COUP in offers and len(self.men(view, BOX.bases[self.gang])) >= 3:
            return t.PLAY_COUP
        if self.landed and "Raid on" in self.player.page.locator("#part-log").inner_text():
            return t.END
        return super().move(view, offers)

    def step(self, view: TractionsView, offers: dict[int, Offer]) -> int:
        if first(view.agenda) != 1:
            return super().step(view, offers)
        if len(view.group) < 3:
            return first_good(offers)
        rivals = [number for number in range(t.GANGS) if number != self.gang and view.seat_of[number] != t.NONE]
        bases = [BOX.bases[number] for number in rivals]
        streets = [action - t.SPACE for action in offers if t.SPACE <= action < t.GANG]
        free = [street for street in streets if is_free(view, self.gang, street)]
        guards = {base: sum(view.men[base * t.GANGS : base * t.GANGS + t.GANGS]) for base in bases}
        self.prey = min(bases, key=lambda base: (guards[base], -view.purses[BOX.owners[base]]))
        ways = distances(view, self.gang, self.prey)
        self.landed = True
        return t.SPACE + min(free, key=lambda street: ways[street])

    def talk(self, view: TractionsView, offers: dict[int, Offer]) -> int:
        """The traitor sells a Colt, the other draws up the peace; each signs what the other wrote."""
        cafe = self.meeting()
        both = self.men(view, cafe) and self.other.men(view, cafe)
        a, b = self.gang, self.other.gang
        if both and not self.has_sent and (self.is_traitor or self.has_signed):
            self.has_sent = True
            self.script = sale(a, b) if self.is_traitor else peace(a, b, TURNS - view.turn)
        wish = super().talk(view, offers)
        waits = both and not self.is_allied and wish == t.DONE
        return t.NONE if waits else wish

    def hold_somebody(self, man: int) -> None:
        """What ends the question keeps its place while somebody is held, and nothing is offered twice."""
        page = self.player.page
        closing = page.locator("#part-choices .closing button[data-spots]")
        expect(page.locator("#part-choices [data-journey]")).to_have_count(1)
        before = closing.bounding_box()
        self.click(f"#part-board [id='man-{man_name(man)}']")
        expect(page.locator("#part-board .picked")).to_have_count(1)
        expect(page.locator("#part-board[data-wondering]")).to_have_count(0)
        assert closing.bounding_box() == before
        assert page.locator("#part-choices .of-held").count() == 0
        page.keyboard.press("Escape")
        self.has_held = True

    def order(self, view: TractionsView, offers: dict[int, Offer]) -> int:
        """The traitor fires at his partner; what he holds is on his own page."""
        if self.is_traitor and not self.has_held and t.STAND in offers:
            self.hold_somebody(min(offers))
        victims = self.other.men(view, view.heist)
        if not self.is_traitor or view.betrayals or not victims or not self.is_allied:
            return t.STAND
        weapons = [action for action in offers if t.WEAPON <= action < t.WEAPON + 4]
        if weapons:
            return weapons[0]
        targets = [man for man in victims if man in offers]
        if targets:
            self.fired = True
            return targets[0]
        if self.fired and t.STAND in offers:
            return t.STAND
        return first_good(offers)


def sale(a: int, b: int) -> list[int]:
    """A Colt of a for 2 U of b."""
    card = [t.TERM + t.GIVE_CARD, t.GANG + a, t.GANG + b, t.CARD + t.COLT, t.NUMBER + 1]
    price = [t.TERM + t.PAY, t.GANG + b, t.GANG + a, t.NOTE, t.NOTE, t.OK]
    return [t.WRITE, *card, *price, t.SEND]


def peace(a: int, b: int, turns: int) -> list[int]:
    """Neither attacks the other in banks, for so many turns."""
    clauses = []
    for one, two in ((a, b), (b, a)):
        clauses += [t.CLAUSE, t.GANG + one, t.GANG + two, t.WHERE + 1 + t.BANK]
    return [t.WRITE, t.TERM + t.ALLY, t.NUMBER + turns, *clauses, t.OK, t.SEND]


def lay_table(player: Player, seats: int, bots: tuple[int, ...], **options: str) -> None:
    player.page.goto("/games/tractions")
    player.page.locator("[name=preset][value=own]").check()
    player.page.locator("select[name=seats]").select_option(str(seats))
    for seat in bots:
        player.page.locator(f"select[name=place-{seat}]").select_option("bot:greedy")
    for name, value in options.items():
        field = player.page.locator(f"[name=option-{name}]")
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    player.page.locator("aside form button.strong").click()
    player.page.wait_for_selector("main[data-table]")


def play(bosses: list[Any], onlooker: Onlooker) -> None:
    """Everybody answers in turn until the game is over."""
    while question((view := onlooker.view()).agenda) != t.OVER:
        has_acted = [boss.act(view) for boss in bosses]
        if not any(has_acted):
            bosses[0].player.page.wait_for_timeout(40)
    for boss in bosses:
        expect(boss.player.page.locator(".podium")).to_be_visible()


def test_a_deal_an_alliance_a_betrayal_a_reprisal_a_raid(players: Players, server: Server) -> None:
    """Two people on two browsers against two bosses of the house, to the end."""
    ana, bob = players(), players()
    lay_table(ana, 4, (2, 3), clock="off", target="45", max_turns=str(TURNS))
    bob.page.goto(ana.page.url)
    bob.page.locator(".seat .free input[name=name]").first.fill("Bob")
    bob.page.locator(".seat .free form[action$='/sit'] button").first.click()
    expect(bob.page.locator(".seat.mine").first).to_contain_text("Bob")
    for player in (ana, bob):
        player.page.wait_for_selector("main[data-live]")
    traitor = Partner(ana, 0, 3 * 3, is_traitor=True)  # a Traction, two Colts, a Sten
    victim = Partner(bob, 1, 0 * 3 + 1, is_traitor=False)  # three Tractions, a Coup de force
    traitor.other, victim.other = victim, traitor
    play([traitor, victim], Onlooker(server, ana.page.url.rsplit("/", 1)[1]))
    assert traitor.has_held
    story = ana.page.locator("#part-log").inner_text()
    names = [ENGLISH(gang(traitor.gang)), f"{ENGLISH(gang(victim.gang))} (Bob)"]
    assert f"{names[0]} slips {names[1]} cards: 1\u00a0Embrouille." in story
    assert f"{names[1]} pays 200,000\u00a0Thunes to {names[0]}." in story
    assert f"{names[0]} betrays {names[1]}!" in story
    assert "Reprisal:" in story
    assert "Raid on" in story
    for player in (ana, bob):
        expect(player.page.locator("#part-board svg")).to_contain_text("The film of betrayals")
        expect(player.page.locator("#ledger .leaf")).to_be_hidden()
        player.page.locator("#ledger").focus()
        expect(player.page.locator("#ledger .leaf")).to_be_visible()
        expect(player.page.locator("#ledger .leaf")).to_contain_text("broke his word")


class Robber(Boss):
    """Somebody who lands three men before a bank in the second turn and drives home with all there is."""

    def goal(self, view: TractionsView) -> tuple[int, int]:
        crowds = {bank: sum(view.men[bank * t.GANGS : bank * t.GANGS + t.GANGS]) for bank in BOX.banks}
        taken = [bank for bank in BOX.banks if self.men(view, bank)]
        return (taken or sorted(BOX.banks, key=lambda bank: crowds[bank]))[0], 3

    def move(self, view: TractionsView, offers: dict[int, Offer]) -> int:
        if t.PLAY_COUP in offers and len(self.men(view, BOX.bases[self.gang])) >= 3:
            return t.PLAY_COUP
        return super().move(view, offers)

    def step(self, view: TractionsView, offers: dict[int, Offer]) -> int:
        if first(view.agenda) != 1:
            return super().step(view, offers)
        if len(view.group) < 3:
            return first_good(offers)
        ways = distances(view, self.gang, self.goal(view)[0])
        streets = [action - t.SPACE for action in offers if t.SPACE <= action < t.GANG]
        return t.SPACE + min((one for one in streets if is_free(view, self.gang, one)), key=lambda one: ways[one])

    def order(self, view: TractionsView, offers: dict[int, Offer]) -> int:
        """A car is named first, then everybody gets in."""
        if t.STAND not in offers:
            return first_good(offers)
        return t.CARS + 1 if t.CARS + 1 in offers else t.STAND


def test_a_target_is_reached(players: Players, server: Server) -> None:
    """One person against three bosses of the house: a heist brings the target, and the game is over in that moment."""
    ana = players()
    lay_table(ana, 4, (1, 2, 3), clock="off", target=str(TARGET))
    robber = Robber(ana, 0, 0 * 3 + 1)  # three Tractions, a Coup de force
    onlooker = Onlooker(server, ana.page.url.rsplit("/", 1)[1])
    play([robber], onlooker)
    view = onlooker.view()
    sums = sorted((view.purses[number] for number in view.gangs), reverse=True)
    assert view.purses[robber.gang] == sums[0] >= max(TARGET, sums[1] + BOX.lead)
    name = ENGLISH(gang(robber.gang))
    expect(ana.page.locator(".podium li").first).to_contain_text(name)
    expect(ana.page.locator("#part-question")).to_contain_text(f"Paris is yours, with {ENGLISH(money(sums[0]))}.")
    expect(ana.page.locator("#part-log")).to_contain_text(f"Caïd of Paris: {name}, who has reached the target")
    expect(ana.page.locator("#part-board svg")).to_contain_text(f"Caïd of Paris: {name}")
    wide = "table => [table.scrollWidth, table.clientWidth, table.closest('#part-choices').clientWidth]"
    whole, shown, room = ana.page.locator(".tally").evaluate(wide)
    assert whole <= shown <= room  # a column for every gang, in sight


def test_six_gangs_with_everything(players: Players, server: Server) -> None:
    """Van, bosses, roulette and series, against five bosses of the house, to the last turn."""
    ana = players()
    options = {"van": "on", "powers": "on", "roulette": "on", "series": "on"}
    lay_table(ana, 6, (1, 2, 3, 4, 5), clock="off", target="60", max_turns="3", **options)
    play([Boss(ana, 0, 4 * 3)], Onlooker(server, ana.page.url.rsplit("/", 1)[1]))
    assert ana.page.locator(".podium li").count() == 6
    story = ana.page.locator("#part-log").inner_text()
    assert "The van drives" in story
    assert "for all to see" in story
    winners = ana.page.locator(".podium .place", has_text="1").count()
    assert ("Caïd of Paris:" if winners == 1 else "Caïds of Paris:") in story


def smallest_spot(player: Player) -> float:
    """The narrowest side of all that can be touched on the board, in pixels."""
    side: float = player.page.evaluate(
        "() => Math.min(...[...document.querySelectorAll('#part-board .spot.legal')]"
        ".map(spot => spot.getBoundingClientRect()).flatMap(box => [box.width, box.height]))"
    )
    return side


def test_the_quarter_on_a_phone(players: Players) -> None:
    """The eye comes to what is asked: what can be touched is large enough, what is written can be read."""
    ana = players(viewport=PHONE, has_touch=True, is_mobile=True)
    against_computer(ana, "tractions")
    assert ana.wait()
    for action in (None, t.SETUP, t.RECRUIT_MP, t.RECRUIT_MP, None):
        question_before = ana.question()
        ana.until(lambda: smallest_spot(ana) >= SMALLEST_TARGET)  # once the eye has come near
        if action is None:
            ana.page.locator("#part-board .spot.legal").first.tap()
            if ana.page.locator("#part-board .picked").count():  # a man is held: then where he goes
                ana.page.locator("#part-board .spot.in-reach.legal[aria-label$=' 1 point']").first.tap()
        else:
            ana.tap(ana.page.locator(f"#part-choices button[value='{action}']"))
        ana.wait_after(question_before)
        assert ana.wait()
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    sizes = ana.page.evaluate(
        "() => [...document.querySelectorAll('#part-board .hand text, #part-board .narrow text')]"
        ".map(text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"
    )
    assert min(sizes) >= SMALLEST_TEXT
    world = ana.page.locator("#part-board .world[data-pan]")
    near = world.bounding_box()
    ana.page.locator("#part-board [data-eye=far]").tap()
    ana.until(lambda: (world.bounding_box() or {"width": 0})["width"] < (near or {"width": 0})["width"])
    ana.page.locator("#part-board [data-eye=whole]").tap()
    ana.until(lambda: abs((world.bounding_box() or {"width": 0})["width"] - (near or {"width": 0})["width"]) < 2)


def test_the_stage_of_a_heist_on_a_phone(players: Players) -> None:
    """It takes the width of the board, its men are large enough to touch, and one step back shows the quarter."""
    ana = players(viewport=PHONE, has_touch=True, is_mobile=True)
    number = next(i for i, step in enumerate(lesson()) if "LO1 LO2 AT1@bankW" in step.get("position", ""))
    ana.page.goto(f"/lessons/tractions?step={number + 1}")
    ana.page.wait_for_selector("main[data-live]")
    stage, drawing = ana.page.locator("#part-board .stage"), ana.page.locator("#part-board > svg")
    expect(stage).to_be_visible()
    wide, whole = stage.bounding_box(), drawing.bounding_box()
    assert wide is not None
    assert whole is not None
    assert wide["width"] > 0.95 * whole["width"]
    assert ana.page.locator("#part-board .stage .spot.legal").count()
    assert smallest_spot(ana) >= SMALLEST_TARGET
    ana.page.locator("#part-board [data-eye=far]").tap()
    expect(stage).to_be_hidden()
    ana.page.locator("#part-board [data-eye=whole]").tap()
    expect(stage).to_be_visible()


def test_ways_to_begin_are_told_apart_without_eyes(players: Players) -> None:
    ana = players()
    against_computer(ana, "tractions")
    for turn in range(2):
        assert ana.wait()
        if ana.page.locator("#part-board [id='mix-0'].legal").count():
            break
        ana.click_on_board(turn)
    names = ana.page.locator("#part-board [id^='mix-'].legal").evaluate_all(
        "spots => spots.map(spot => spot.getAttribute('aria-label'))"
    )
    assert len(names) == len(set(names)) == 10
    assert all("with Sten Mark II" in name for name in names)


def test_the_ledger_on_a_phone(players: Players) -> None:
    """A finger on the small page opens it, in the middle of a heist."""
    ana = players(viewport=PHONE, has_touch=True, is_mobile=True)
    number = next(i for i, step in enumerate(lesson()) if "pact" in step.get("position", ""))
    ana.page.goto(f"/lessons/tractions?step={number}")
    ana.page.wait_for_selector("main[data-live]")
    leaf, handle = ana.page.locator("#ledger .leaf"), ana.page.locator("#ledger .page")
    expect(leaf).to_be_hidden()
    box = handle.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= SMALLEST_TARGET
    handle.tap()
    expect(leaf).to_be_visible()
    expect(leaf).to_contain_text("does not attack")


def lesson() -> list[dict[str, Any]]:
    text = files("ludotheque.games.tractions").joinpath("lessons.toml").read_text("utf-8")
    steps: list[dict[str, Any]] = tomllib.loads(text)["steps"]
    return steps


def test_every_step_of_the_lesson(players: Players) -> None:
    """A wrong answer is explained and changes nothing, a right one leads on, the last step is a table."""
    ana = players()
    ana.page.goto("/lessons/tractions")
    for number, step in enumerate(lesson()):
        ana.page.wait_for_selector("main[data-live]")
        assert ana.page.url.endswith(f"step={number}") or number == 0
        if "play" in step:
            break
        feedback = ana.page.locator("#part-feedback")
        for wrong in step.get("wrong", [])[:1]:
            ana.page.locator(f"#part-choices button[value='{GAME.read(0, wrong['actions'][0])}']").click()
            expect(feedback).to_have_class("feedback wrong")
            assert ana.page.locator("#onward").count() == 0
        for right in step.get("accept", [])[:1]:
            ana.page.locator(f"#part-choices button[value='{GAME.read(0, right)}']").click()
            expect(feedback).to_have_class("feedback")
        ana.page.locator("#onward").click()
        ana.page.wait_for_url(f"**/lessons/tractions?step={number + 1}")
    ana.page.locator("#onward").click()
    expect(ana.page.locator("main[data-table]")).to_be_visible()
    assert ana.wait()
