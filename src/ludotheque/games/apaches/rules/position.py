"""A position of Les Apaches de Paris."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import trait

from ludotheque.core.state import State
from ludotheque.games.apaches.rules import terms as t

# The districts of a set of bits.
BITS: Final = [
    [district for district in range(t.DISTRICTS) if bits >> district & 1] for bits in range(1 << t.DISTRICTS)
]


PUBLIC: Final = (
    "actor",
    "focus",
    "round",
    "turn",
    "first",
    "order",
    "place",
    "crews",
    "reserves",
    "prisons",
    "hospitals",
    "cemeteries",
    "jailed",
    "wounded",
    "piles",
    "blind",
    "ledger",
    "awards",
    "burglaries",
    "news",
    "operational",
    "active",
    "fence_scope",
    "keeps_recruits",
    "peeks_after",
    "open_money",
    "notebook",
    "kinds",
    "values",
    "sizes",
    "borders",
    "outlines",
    "names",
    "colours",
    "amounts",
)


@trait
class City:
    """What everybody sees, in a position as in a view: its fields are the names of PUBLIC."""

    actor: int  # the seat that is asked, or that chance acts for
    focus: int  # the district whose planque is being looked at
    round: int  # from 1
    turn: int  # from 1; 0 during the draft
    first: int  # the seat with the marker
    order: list[int]  # seats in the order of this turn
    place: int  # of the actor in that order
    crews: list[int]  # district * 4 + seat: the crew there
    reserves: list[int]  # by seat: the crew in front of the player
    prisons: list[int]  # by seat: meneurs serving this round
    hospitals: list[int]
    cemeteries: list[int]
    jailed: list[int]  # by seat: meneurs sent to prison by the resolution that is under way
    wounded: list[int]
    piles: list[int]  # by district: planques left to draft
    blind: list[int]  # seat * 9 + district: planques held that their holder has not looked at
    ledger: list[int]  # every payment: seat, amount, reason; its sums are the money
    awards: list[int]  # recruits won this round, in order: seat, how many
    burglaries: list[int]  # by seat: burglaries that succeeded this round
    news: list[int]  # (round * 9 + district) * 4: what became of each district
    operational: list[int]  # by seat, once the game is over
    active: int  # a bit for each district in play
    fence_scope: int  # O2: 0 all, 1 own
    keeps_recruits: int  # O3
    peeks_after: int  # O4
    open_money: int  # O5
    notebook: int  # O7
    kinds: list[int]  # the box, shared by all twins
    values: list[int]
    sizes: list[int]
    borders: list[int]
    outlines: list[int]
    names: list[str]
    colours: list[int]  # by district, an index into the COLOURS of the material
    amounts: list[int]


def show(city: City, twin: City) -> None:
    """Let another see all that is public; lists that are only ever replaced are shared."""
    twin.actor = city.actor
    twin.focus = city.focus
    twin.round = city.round
    twin.turn = city.turn
    twin.first = city.first
    twin.order = city.order
    twin.place = city.place
    twin.crews = city.crews[:]
    twin.reserves = city.reserves[:]
    twin.prisons = city.prisons[:]
    twin.hospitals = city.hospitals[:]
    twin.cemeteries = city.cemeteries[:]
    twin.jailed = city.jailed[:]
    twin.wounded = city.wounded[:]
    twin.piles = city.piles[:]
    twin.blind = city.blind[:]
    twin.ledger = city.ledger
    twin.awards = city.awards
    twin.burglaries = city.burglaries[:]
    twin.news = city.news
    twin.operational = city.operational
    twin.active = city.active
    twin.fence_scope = city.fence_scope
    twin.keeps_recruits = city.keeps_recruits
    twin.peeks_after = city.peeks_after
    twin.open_money = city.open_money
    twin.notebook = city.notebook
    twin.kinds = city.kinds
    twin.values = city.values
    twin.sizes = city.sizes
    twin.borders = city.borders
    twin.outlines = city.outlines
    twin.names = city.names
    twin.colours = city.colours
    twin.amounts = city.amounts


class Position(State, City):
    """The fields of Les Apaches de Paris and the small questions one asks of them."""

    FIELDS: ClassVar[tuple[str, ...]] = (*PUBLIC, "question", "holders", "staged_kind", "staged", "tokens", "money")
    question: int
    holders: list[int]  # by planque: a seat, UNSEEN, LAID + seat, COVERED or ABSENT
    staged_kind: int  # SKIPPED, PLACED, MOVED, or NONE while nothing is staged
    staged: list[int]  # [district, crew] or the steps; only the actor knows them
    tokens: list[int]  # seat * 2 + kind: tokens of district 8 held
    money: list[int]  # by seat

    def is_active(self, district: int) -> bool:
        return self.active >> district & 1 == 1

    def taken(self, district: int, seat: int) -> int:
        """A bit for each number of Apaches that another gang has there."""
        crews = self.crews
        bits = 0
        for other in range(self.seats):
            code = crews[district * t.SEATS + other]
            if code != 0 and other != seat:
                bits |= 1 << t.TOTAL[code]
        return bits

    def fits(self, district: int, seat: int, code: int) -> bool:
        """R19, R20: whether a crew may stand there, neither tied with another gang nor without a meneur."""
        return suits(code, self.taken(district, seat))

    def leader(self, district: int) -> int:
        """R26: the seat with the most Apaches there; NONE where nobody is."""
        best = t.NONE
        most = 0
        for seat in range(self.seats):
            total = t.TOTAL[self.crews[district * t.SEATS + seat]]
            if total > most:
                most = total
                best = seat
        return best

    def open_planque(self, district: int) -> int:
        """R25: the planque set aside, once all others of its district are laid."""
        for slot in range(self.sizes[district]):
            if self.holders[district * t.SLOTS + slot] == t.UNSEEN:
                return district * t.SLOTS + slot
        return t.NONE

    def has_force(self, seat: int, district: int) -> bool:
        """Whether some force from the reserve may be placed there (R16, R19, R20)."""
        reserve = self.reserves[seat]
        crew = self.crews[district * t.SEATS + seat]
        if crew < 100 and reserve < 100:
            return False
        # With a meneur there or in the force, every number up to the whole reserve can be made.
        free = ~self.taken(district, seat) >> t.TOTAL[crew] + 1
        return free & ((1 << t.TOTAL[reserve]) - 1) != 0

    def taken_numbers(self, seat: int) -> list[int]:
        """What taken() says, for every district."""
        crews = self.crews
        numbers: list[int] = []
        for district in range(t.DISTRICTS):
            bits = 0
            for other in range(self.seats):
                code = crews[district * t.SEATS + other]
                if code != 0 and other != seat:
                    bits |= 1 << t.TOTAL[code]
            numbers.append(bits)
        return numbers

    def first_steps(self, seat: int, found: list[int]) -> list[int]:
        """Add every step that is legal alone or with a second one (R17 to R21)."""
        crews = self.crews
        present: list[int] = []
        for district in range(t.DISTRICTS):
            if crews[district * t.SEATS + seat] != 0:
                present.append(district)
        if len(present) == 0:
            return found
        taken = self.taken_numbers(seat)
        for kind in range(3):
            unit = t.UNIT[kind]
            for source in present:
                crew = crews[source * t.SEATS + seat]
                if crew // unit % 10 == 0:
                    continue
                left = crew - unit
                leaves = suits(left, taken[source])
                for target in BITS[self.borders[source] & self.active]:
                    step = t.STEP + kind * 81 + source * 9 + target
                    code = crews[target * t.SEATS + seat] + unit
                    stands = leaves and suits(code, taken[target])
                    if stands or len(self.second_steps(seat, step, taken, 1)) > 0:
                        found.append(step)
        return found

    def second_steps(self, seat: int, one: int, taken: list[int], most: int) -> list[int]:
        """Steps that make a legal pair with a first one (R18, A8), ascending, and no more than so many."""
        crews = self.crews
        first_kind = (one - t.STEP) // 81
        source = (one - t.STEP) % 81 // 9
        target = (one - t.STEP) % 9
        unit = t.UNIT[first_kind]
        codes: list[int] = []
        present: list[int] = []
        for district in range(t.DISTRICTS):
            code = crews[district * t.SEATS + seat]
            codes.append(code)
            if code != 0:
                present.append(district)
        codes[source] -= unit
        codes[target] += unit
        # Only a second step that touches what the first has spoilt can mend it.
        mends_source = not suits(codes[source], taken[source])
        mends_target = not suits(codes[target], taken[target])
        found: list[int] = []
        for kind in range(3):
            unit = t.UNIT[kind]
            for origin in present:
                here = crews[origin * t.SEATS + seat] // unit % 10
                if here == 0 or (here == 1 and kind == first_kind and origin == source):
                    continue
                if not suits(codes[origin] - unit, taken[origin]):
                    continue
                for goal in BITS[self.borders[origin] & self.active]:
                    if mends_source and origin != source and goal != source:
                        continue
                    if mends_target and origin != target and goal != target:
                        continue
                    if kind == first_kind and origin == target and goal == source:
                        continue
                    if suits(codes[goal] + unit, taken[goal]):
                        found.append(t.STEP + kind * 81 + origin * 9 + goal)
                        if len(found) == most:
                            return found
        return found

    def forces(self, seat: int, district: int) -> list[int]:
        """Every crew of the reserve that may be placed there, in the order of the actions."""
        reserve = self.reserves[seat]
        crew = self.crews[district * t.SEATS + seat]
        taken = self.taken(district, seat)
        found: list[int] = []
        for meneurs in range(reserve // 100 + 1):
            for novices in range(reserve // 10 % 10 + 1):
                for recruits in range(reserve % 10 + 1):
                    force = meneurs * 100 + novices * 10 + recruits
                    if force > 0 and suits(crew + force, taken):
                        found.append(t.FORCE + meneurs * 24 + novices * 6 + recruits)
        return found

    def pay(self, seat: int, amount: int, reason: int) -> None:
        """Move money from the bank to a wallet, or back; the ledger is public (R56)."""
        self.money[seat] += amount
        self.ledger = [*self.ledger, seat, amount, reason]

    def supply(self) -> int:
        """The recruits beside the board."""
        left = self.amounts[t.SUPPLY]
        for code in self.reserves:
            left -= code % 10
        for code in self.crews:
            left -= code % 10
        return left

    def tokens_left(self, kind: int) -> int:
        """Tokens of a kind that nobody has taken; nobody knows it but those who hold the others."""
        left = self.amounts[t.BURGHERS + kind]
        for seat in range(self.seats):
            left -= self.tokens[seat * 2 + kind]
        return left

    def held(self, seat: int, district: int) -> int:
        """How many planques of a colour a seat holds, looked at or not."""
        count = self.blind[seat * t.DISTRICTS + district]
        for slot in range(self.sizes[district]):
            if self.holders[district * t.SLOTS + slot] == seat:
                count += 1
        return count

    def novices_gone(self, seat: int) -> int:
        """R43: novices that have left the game."""
        left = self.amounts[t.NOVICES] - self.reserves[seat] // 10 % 10
        for district in range(t.DISTRICTS):
            left -= self.crews[district * t.SEATS + seat] // 10 % 10
        return left

    def fill(self, twin: Position) -> None:
        """Make a fresh position the twin of this one."""
        twin.seats = self.seats
        twin.host = self.host
        twin.sides = self.sides
        twin.waiting_for = self.waiting_for
        twin.journal = None
        twin.words = ""
        twin.question = self.question
        twin.holders = self.holders[:]
        twin.staged_kind = self.staged_kind
        twin.staged = self.staged
        twin.tokens = self.tokens[:]
        twin.money = self.money[:]
        show(self, twin)

    def check(self) -> str:
        """The first broken invariant of I1 to I10."""
        if self.question == t.STARTING:
            return ""
        if not self.planques_add_up():
            return "I1"
        if self.supply() < 0:
            return "I4"
        for seat in range(self.seats):
            meneurs = self.reserves[seat] // 100 + self.prisons[seat] + self.hospitals[seat] + self.cemeteries[seat]
            meneurs += self.jailed[seat] + self.wounded[seat]
            for district in range(t.DISTRICTS):
                meneurs += self.crews[district * t.SEATS + seat] // 100
            if meneurs != self.amounts[t.MENEURS]:
                return "I2"
            if self.novices_gone(seat) < 0:
                return "I3"
            if self.money[seat] < 0 or self.money[seat] % 50 != 0:
                return "I8"
            paid = 0
            for i in range(0, len(self.ledger), t.ENTRY):
                if self.ledger[i] == seat:
                    paid += self.ledger[i + 1]
            if paid != self.money[seat]:
                return "I8"
        for district in range(t.DISTRICTS):
            fault = self.district_fault(district)
            if fault != "":
                return fault
        if (
            self.tokens_left(0) < 0
            or self.tokens_left(1) < 0
            or sum(self.tokens) > self.round - int(self.question < t.OVER)
        ):
            return "I9"
        if self.round == 1 and self.question < t.OVER and not self.is_fresh():
            return "I10"
        return ""

    def is_fresh(self) -> bool:
        """I10: nobody serves a sentence, and no recruit has been won."""
        return sum(self.prisons) + sum(self.hospitals) == 0 and self.supply() == self.amounts[t.SUPPLY]

    def planques_add_up(self) -> bool:
        for district in range(t.COLOURED):
            unseen = 0
            for slot in range(self.sizes[district]):
                holder = self.holders[district * t.SLOTS + slot]
                if (holder == t.ABSENT) == self.is_active(district):
                    return False
                if holder == t.UNSEEN:
                    unseen += 1
            blind = 0
            for seat in range(self.seats):
                blind += self.blind[seat * t.DISTRICTS + district]
            if self.is_active(district) and self.question < t.OVER and unseen != 1 + self.piles[district] + blind:
                return False
        if self.question <= t.LOOKING or self.question >= t.MUGGING:
            return True
        for seat in range(self.seats):
            hand = sum([self.held(seat, district) for district in range(t.COLOURED)])
            played = int(self.order.index(seat) < self.place or (seat == self.actor and self.question == t.BAILING))
            if hand != self.amounts[t.TURNS] + 1 - self.turn - played:
                return False
        return True

    def district_fault(self, district: int) -> str:
        for seat in range(self.seats):
            code = self.crews[district * t.SEATS + seat]
            if code != 0 and not self.is_active(district):
                return "I7"
            if self.question < t.MUGGING and not self.fits(district, seat, code):
                return "I6" if code < 100 else "I5"
        return ""

    def laid_by(self, planque: int) -> int:
        """Who laid a planque; NONE if nobody did or nobody remembers."""
        holder = self.holders[planque]
        return holder - t.LAID if t.LAID <= holder < t.LAID + t.SEATS else t.NONE


def suits(code: int, taken: int) -> bool:
    """R19, R20: whether a crew may stand where others have taken these numbers."""
    return code == 0 or (code >= 100 and taken >> t.TOTAL[code] & 1 == 0)


def in_order(one: int, other: int) -> list[int]:
    """Two steps sorted by (from, to, kind), as the records write them."""
    return [one, other] if place_of(one) <= place_of(other) else [other, one]


def place_of(step: int) -> int:
    return (step - t.STEP) % 81 * 3 + (step - t.STEP) // 81


def is_way_back(one: int, other: int) -> bool:
    """A8: whether two steps of one kind cancel out."""
    if (one - t.STEP) // 81 != (other - t.STEP) // 81:
        return False
    return (one - t.STEP) % 81 // 9 == (other - t.STEP) % 9 and (one - t.STEP) % 9 == (other - t.STEP) % 81 // 9
