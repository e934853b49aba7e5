"""A position of Le Gang des Traction-Avant."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import trait

from ludotheque.core.agenda import ASKED, SECOND, WIDTH, set_first, set_second
from ludotheque.core.state import NOBODY, State
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.material import Material


def count_bits(bits: int) -> int:
    count = 0
    while bits:
        count += bits & 1
        bits >>= 1
    return count


@trait
class Scene:
    """What lies open before everybody: a position has it, and so has every view."""

    agreed: list[int]  # what the table agreed on, by option
    closed: list[int]  # by space: 1 where no pawn ever enters (R2)
    gangs: list[int]  # the gang of each seat, NONE while unchosen
    seat_of: list[int]  # the seat of each gang, NONE for an absent one
    agenda: list[int]
    turn: int
    phase: int
    first: int  # the gang with the marker
    order: list[int]  # gangs in the order of this turn's movement
    active: int  # the gang whose movement turn it is, or NONE
    points: int  # MP left
    step: int  # 0 Coup de force, 1 recruiting, 2 moving (R55)
    time_over: int
    glass: int  # how often a sandglass was turned
    bought: int  # how much more sand the active gang has bought in this movement turn, in glasses (R57)
    unjudged: int  # 1 while hidden money has moved since the last test for victory
    place: list[int]  # by man: a space, or RESERVE
    loot: list[int]  # by man
    stens: list[int]  # by man: bullets left in the Sten that lies on him
    guests: list[int]  # by man: HOST, PAID or UNPAID
    hits: list[int]  # by man: undodged bullets of this combat (R165)
    men: list[int]  # space * 6 + gang: how many stand there
    bank: int  # the money bank
    dropped: list[int]  # by space: loot on the pavement
    table: list[int]  # by kind: cards played in this combat or heist
    mingled: list[int]  # by gang: with whom it has sat in a café during magouilles
    pierrot: int  # 1 while the personal Sten lies face up (R163)
    pierrot_man: int  # the man it lies on, or NONE
    moko: int  # 1 while the ban is still to be spoken (R164)
    ban: int  # gang * 80 + space, or NONE
    shields: list[int]  # gang * 2: cafés, hotels (R87)
    refusals: list[int]  # space * 6 + gang that refused in this movement turn (R70)
    barred: list[int]  # man * 80 + space of failed attempts (R73)
    attacked: list[int]  # space * 6 + gang attacked in this movement turn (R86)
    group: list[int]  # the men of an attempt, or those being picked
    joined: list[int]  # own men on the space who join an attack on it (R71)
    origin: int
    target: int
    by_coup: int
    consents: int  # gangs that accepted in this attempt
    refusers: int  # gangs that have refused in this attempt
    fought: int  # gangs fought in this attempt
    sums: list[int]  # by gang: what it was offered
    named: int  # gangs that an attack names
    engaged: list[int]  # men in this combat
    attackers: int  # the gangs of the first side
    ring: list[int]  # engaged gangs in the order of the initiative
    fight: int  # where the combat is fought, IN_STREET to IN_BANK
    field: int  # the space of the combat
    holder: int  # the gang with the initiative
    passes: int
    opening: int  # what the first answer of the combat may be: FREE, MUST_OPEN or MUST_FIRE
    parleyed: int  # gangs that have parleyed in this round
    dared: int  # gangs that refused a roulette in this round
    waivers: int  # gangs that waive a riposte and wish to parley
    outcome: int  # how a parley ended the combat: WITHDRAWAL, LET_IN or NONE
    charged: int  # gangs that fired something else than a riposte in this combat or heist
    fired: list[int]  # one * 6 + other: who has attacked or fired at whom in this combat or heist
    volley: list[int]  # gang, man, weapon, target: the bullets in the air
    is_riposte: int
    dodgers: list[int]  # men who may riposte
    spills: list[int]  # space, sum, killers: loot of the fallen
    offer: list[int]  # a parley: outcome, then from, to, sum
    heist: int  # the bank being robbed, or NONE
    pot: int
    quiet: int  # quiet rounds in a row
    due: int  # banks still to be robbed, by bits
    robbed: int  # banks robbed in this turn, by bits
    fleeing: int  # gangs that wrote flee in this round
    joining: int  # the gangs that take part in it
    van_place: int
    van_before: int  # the space the van has just left
    van_left: int  # spaces it still has to go
    floor: int  # NO_FLOOR, CAFES or VAULT
    done: int  # gangs that are done
    grudges: list[int]  # traitor * 6 + victim: 1 from the breach to the reprisal
    enough: int  # gangs that would stop here, at a table without a last turn (A48)
    winners: int  # by bits, once over
    betrayals: list[int]  # turn, traitor, victim, clause, space, men replaced: every breach of the game


PUBLIC: Final = (
    "agreed", "closed", "gangs", "seat_of", "agenda", "turn", "phase", "first", "order", "active", "points", "step",
    "time_over", "glass", "bought", "unjudged", "place", "loot", "stens", "guests", "hits", "men", "bank", "dropped",
    "table", "mingled", "pierrot", "pierrot_man", "moko", "ban", "shields", "refusals", "barred", "attacked", "group",
    "joined", "origin", "target", "by_coup", "consents", "refusers", "fought", "sums", "named", "engaged",
    "attackers", "ring", "fight", "field", "holder", "passes", "opening", "parleyed", "dared", "waivers", "outcome",
    "charged", "fired", "volley", "is_riposte", "dodgers", "spills", "offer", "heist", "pot", "quiet", "due",
    "robbed", "fleeing", "joining", "van_place", "van_before", "van_left", "floor", "done", "grudges", "enough",
    "winners", "betrayals",
)  # fmt: skip


def show(source: Scene, twin: Scene) -> None:
    """Let another see all that is public."""
    twin.agreed = source.agreed
    twin.closed = source.closed
    twin.gangs = source.gangs[:]
    twin.seat_of = source.seat_of[:]
    twin.agenda = source.agenda[:]
    twin.turn = source.turn
    twin.phase = source.phase
    twin.first = source.first
    twin.order = source.order[:]
    twin.active = source.active
    twin.points = source.points
    twin.step = source.step
    twin.time_over = source.time_over
    twin.glass = source.glass
    twin.bought = source.bought
    twin.unjudged = source.unjudged
    twin.place = source.place[:]
    twin.loot = source.loot[:]
    twin.stens = source.stens[:]
    twin.guests = source.guests[:]
    twin.hits = source.hits[:]
    twin.men = source.men[:]
    twin.bank = source.bank
    twin.dropped = source.dropped[:]
    twin.table = source.table[:]
    twin.mingled = source.mingled[:]
    twin.pierrot = source.pierrot
    twin.pierrot_man = source.pierrot_man
    twin.moko = source.moko
    twin.ban = source.ban
    twin.shields = source.shields[:]
    twin.refusals = source.refusals[:]
    twin.barred = source.barred[:]
    twin.attacked = source.attacked[:]
    twin.group = source.group[:]
    twin.joined = source.joined[:]
    twin.origin = source.origin
    twin.target = source.target
    twin.by_coup = source.by_coup
    twin.consents = source.consents
    twin.refusers = source.refusers
    twin.fought = source.fought
    twin.sums = source.sums[:]
    twin.named = source.named
    twin.engaged = source.engaged[:]
    twin.attackers = source.attackers
    twin.ring = source.ring[:]
    twin.fight = source.fight
    twin.field = source.field
    twin.holder = source.holder
    twin.passes = source.passes
    twin.opening = source.opening
    twin.parleyed = source.parleyed
    twin.dared = source.dared
    twin.waivers = source.waivers
    twin.outcome = source.outcome
    twin.charged = source.charged
    twin.fired = source.fired[:]
    twin.volley = source.volley[:]
    twin.is_riposte = source.is_riposte
    twin.dodgers = source.dodgers[:]
    twin.spills = source.spills[:]
    twin.offer = source.offer[:]
    twin.heist = source.heist
    twin.pot = source.pot
    twin.quiet = source.quiet
    twin.due = source.due
    twin.robbed = source.robbed
    twin.fleeing = source.fleeing
    twin.joining = source.joining
    twin.van_place = source.van_place
    twin.van_before = source.van_before
    twin.van_left = source.van_left
    twin.floor = source.floor
    twin.done = source.done
    twin.grudges = source.grudges[:]
    twin.enough = source.enough
    twin.winners = source.winners
    twin.betrayals = source.betrayals[:]


class Position(State, Scene):
    """The fields of the game and the small questions one asks of them; indexed by gang, not by seat."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *PUBLIC,
        "purses", "hands", "supply", "lows", "highs", "ledger", "sights", "answers", "shots", "aims", "dodges",
        "cars", "boarding", "splitting", "sent", "filed", "known_sent", "papers", "rows", "row_words", "next_paper",
        "pens", "pacts", "clauses", "clause_words", "next_pact", "accusal",
    )  # fmt: skip
    material: Material  # the box, shared by all twins
    purses: list[int]  # by gang
    hands: list[int]  # gang * 6 + kind
    supply: list[int]  # by kind
    lows: list[int]  # (viewer * HOLDERS + holder) * KINDS + kind: what the holder has at least, as the viewer knows
    highs: list[int]  # the same: at most
    ledger: list[int]  # viewer * 6 + gang: the treasury as the viewer can reckon it, where money is hidden
    sights: list[int]  # gang * SIGHT: the supply as last seen, and in which turn
    answers: list[int]  # by gang: an answer given at once with others, sealed
    shots: list[int]  # gang, man, weapon, target: the bullets aimed so far, sealed
    aims: list[int]  # gang * 2: the man who aims and his weapon, NONE where it is not picked yet
    dodges: list[int]  # man, Esquives: sealed
    cars: list[int]  # by gang: Tractions named for a flight, sealed
    boarding: list[int]  # men who board, sealed
    splitting: list[int]  # by gang: the split it takes part in, or NONE
    sent: list[int]  # by gang: papers sent on this floor
    filed: list[int]  # by gang: papers received on this floor
    known_sent: list[int]  # gang * 6 + sender: papers of the sender it has read on this floor
    papers: list[int]  # open proposals, PAPER wide
    rows: list[int]  # paper (or -1 - gang for a draft), then a row: their terms
    row_words: list[str]
    next_paper: int
    pens: list[int]  # gang * PEN: what is being written
    pacts: list[int]  # alliances, PACT_WIDTH wide
    clauses: list[int]  # CLAUSE_WIDTH wide
    clause_words: list[str]
    next_pact: int
    accusal: list[int]  # the claim being judged: claimant, accused, clause, yes, no

    # Gangs.

    def seat(self, gang: int) -> int:
        return self.seat_of[gang] if gang >= 0 else NOBODY

    def is_playing(self, gang: int) -> bool:
        return self.seat_of[gang] != t.NONE

    def turn_order(self) -> list[int]:
        """R12: the first player, then clockwise."""
        found: list[int] = []
        seat_of = self.seat_of
        gang = self.first
        for _ in range(t.GANGS):
            if seat_of[gang] != t.NONE:
                found.append(gang)
            gang = gang + 1 if gang < t.GANGS - 1 else 0
        return found

    def earliest(self, bits: int) -> int:
        """The first of some gangs in turn order."""
        gang = self.first
        for _ in range(t.GANGS):
            if bits >> gang & 1:
                return gang
            gang = gang + 1 if gang < t.GANGS - 1 else 0
        return t.NONE

    def clockwise(self, gang: int) -> int:
        """The next gang in play."""
        for i in range(1, t.GANGS + 1):
            other = (gang + i) % t.GANGS
            if self.seat_of[other] != t.NONE:
                return other
        return gang

    def has_power(self, gang: int) -> bool:
        return self.agreed[t.POWERS] == 1 and self.seat_of[gang] != t.NONE

    # Aiming.

    def gunman(self, gang: int) -> int:
        """The man of the gang who aims, or NONE."""
        return self.aims[gang * 2]

    def weapon_in_hand(self, gang: int) -> int:
        """What he aims with, or NONE while it is not picked."""
        return self.aims[gang * 2 + 1]

    def take_aim(self, gang: int, man: int, weapon: int) -> None:
        self.aims[gang * 2] = man
        self.aims[gang * 2 + 1] = weapon

    # Men.

    def gangs_at(self, space: int) -> int:
        men = self.men
        base = space * t.GANGS
        bits = 0
        for gang in range(t.GANGS):
            if men[base + gang]:
                bits |= 1 << gang
        return bits

    def men_at(self, space: int) -> int:
        base = space * t.GANGS
        total = 0
        for gang in range(t.GANGS):
            total += self.men[base + gang]
        return total

    def crew_at(self, space: int, gang: int) -> list[int]:
        found: list[int] = []
        if self.men[space * t.GANGS + gang] == 0:
            return found
        place = self.place
        for man in range(gang * t.CREW, gang * t.CREW + t.CREW):
            if place[man] == space:
                found.append(man)
        return found

    def crews_at(self, space: int, bits: int) -> list[int]:
        found: list[int] = []
        for gang in range(t.GANGS):
            if bits >> gang & 1:
                found += self.crew_at(space, gang)
        return found

    def reservist(self, gang: int) -> int:
        """R4: the lowest-numbered man in reserve, or NONE."""
        place = self.place
        for man in range(gang * t.CREW, gang * t.CREW + t.CREW):
            if place[man] == t.NONE:
                return man
        return t.NONE

    def reserve(self, gang: int) -> int:
        count = 0
        for man in range(gang * t.CREW, gang * t.CREW + t.CREW):
            if self.place[man] == t.NONE:
                count += 1
        return count

    def host_of(self, hotel: int) -> int:
        """The host of a hotel, or NONE."""
        for gang in range(t.GANGS):
            if self.men[hotel * t.GANGS + gang]:
                for man in range(gang * t.CREW, gang * t.CREW + t.CREW):
                    if self.place[man] == hotel and self.guests[man] == t.HOST:
                        return man
        return t.NONE

    def is_shielded(self, gang: int, space: int) -> bool:
        """R87: protected there by an Implantation."""
        kind = self.material.kinds[space]
        if kind == t.CAFE:
            return self.shields[gang * 2] == 1
        return kind == t.HOTEL and self.shields[gang * 2 + 1] == 1

    # Cards.

    def e_count(self, gang: int) -> int:
        """How many Embrouilles (E) it holds: Tractions, Colts, Esquives."""
        base = gang * t.KINDS
        return self.hands[base + t.TRACTION] + self.hands[base + t.COLT] + self.hands[base + t.ESQUIVE]

    def s_count(self, gang: int) -> int:
        """How many Super Embrouilles (S) it holds: Stens, Coups de force, Implantations."""
        base = gang * t.KINDS
        return self.hands[base + t.STEN] + self.hands[base + t.COUP] + self.hands[base + t.IMPLANTATION]

    def is_armed(self, gang: int, crew: list[int]) -> bool:
        """Whether one of these men of the gang has a weapon: a Colt, or a Sten he may fire."""
        if not crew:
            return False
        base = gang * t.KINDS
        if self.hands[base + t.COLT] or self.hands[base + t.STEN]:
            return True
        if gang == 0 and self.pierrot:
            return True
        for man in crew:
            if self.stens[man]:
                return True
        return False

    def present(self) -> int:
        """The gangs on the floor: those in a café, or in the bank being robbed."""
        bits = 0
        if self.floor == t.CAFES:
            for space in self.material.cafes:
                bits |= self.gangs_at(space)
        elif self.floor == t.VAULT:
            bits = self.gangs_at(self.heist)
        return bits

    def cafe_company(self, gang: int) -> int:
        """The other gangs that sit in a café with this one."""
        bits = 0
        for space in self.material.cafes:
            if self.men[space * t.GANGS + gang]:
                bits |= self.gangs_at(space)
        return bits & ~(1 << gang)

    def share_cafe(self, gang: int, other: int) -> bool:
        for space in self.material.cafes:
            if self.men[space * t.GANGS + gang] and self.men[space * t.GANGS + other]:
                return True
        return False

    # The agenda.

    def strike_off(self, gang: int) -> None:
        """The question on top no longer waits for the gang."""
        self.agenda[len(self.agenda) - WIDTH + ASKED] &= ~(1 << gang)

    def ask_only(self, bits: int) -> None:
        """The question on top waits for these gangs."""
        self.agenda[len(self.agenda) - WIDTH + ASKED] = bits

    def set_second_below(self, value: int) -> None:
        """Change the second number of the frame under the one on top."""
        self.agenda[len(self.agenda) - 2 * WIDTH + SECOND] = value

    def go_to(self, stage: int) -> None:
        """The procedure on top goes on at a stage; first is the stage, second what the stage counts."""
        set_first(self.agenda, stage)
        set_second(self.agenda, 0)

    def has_frame(self, question: int) -> bool:
        return self.frame_of(question) != t.NONE

    def frame_of(self, question: int) -> int:
        """Where such a frame begins in the agenda, or NONE."""
        for i in range(0, len(self.agenda), WIDTH):
            if self.agenda[i] == question:
                return i
        return t.NONE

    def fill(self, twin: Position) -> None:
        """Make a fresh position the twin of this one."""
        twin.sit_like(self)
        twin.material = self.material
        show(self, twin)
        twin.purses = self.purses[:]
        twin.hands = self.hands[:]
        twin.supply = self.supply[:]
        twin.lows = self.lows[:]
        twin.highs = self.highs[:]
        twin.ledger = self.ledger[:]
        twin.sights = self.sights[:]
        twin.answers = self.answers[:]
        twin.shots = self.shots[:]
        twin.aims = self.aims[:]
        twin.dodges = self.dodges[:]
        twin.cars = self.cars[:]
        twin.boarding = self.boarding[:]
        twin.splitting = self.splitting[:]
        twin.sent = self.sent[:]
        twin.filed = self.filed[:]
        twin.known_sent = self.known_sent[:]
        twin.papers = self.papers[:]
        twin.rows = self.rows[:]
        twin.row_words = self.row_words[:]
        twin.next_paper = self.next_paper
        twin.pens = self.pens[:]
        twin.pacts = self.pacts[:]
        twin.clauses = self.clauses[:]
        twin.clause_words = self.clause_words[:]
        twin.next_pact = self.next_pact
        twin.accusal = self.accusal[:]
