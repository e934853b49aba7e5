"""The numbers of a view of Le Gang des Traction-Avant, for programs that learn."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import FIRST, WIDTH, first, second
from ludotheque.core.observer import Observer, Part, Row
from ludotheque.core.state import HIDDEN, NOBODY, Game
from ludotheque.games.tractions.mind import contracts
from ludotheque.games.tractions.mind.gangs import RoundTable
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView

QUESTIONS: Final = t.OVER + 1
PROCEDURES: Final = t.RENEWAL - t.TURN + 1
UNKNOWN: Final = -1  # in a row: what the viewer may not know
MOST: Final = 99  # cards, men, bullets, points of a phase
MOST_MONEY: Final = 20_000  # U; a sum beyond is cut off
MOST_POINTS: Final = 2000
MOST_TURNS: Final = 1000
SUPPLIES: Final = 1  # beside the seats, who holds cards: the supply


class TractionsObserver(Observer[TractionsView]):
    """Board, hands, fights and agreements, gangs counted by their seats from the viewer on; the box is left out."""

    def parts(self, game: Game, seats: int) -> list[Part]:
        men = seats * t.CREW
        return [
            Part(
                "seat", 1, NOBODY, seats - 1, "The seat of the viewer; -3 for a spectator, who sits where seat 0 does."
            ),
            Part("asked", seats, 0, 1, "Whether each seat is asked, the viewer first."),
            Part("gangs", seats * t.GANGS, 0, 1, "By seat, a one for the gang it plays."),
            Part("question", QUESTIONS, 0, 1, "A one for the question, in the order of rules/terms.py."),
            Part("about", seats, 0, 1, "A one for the seat that a sum, a parley or a reprisal is about."),
            Part("put to", seats, 0, 1, "Whom a sealed question was put to, those included who have answered."),
            Part(
                "champions", 2, t.NONE, men - 1, "The men of a duel, or who aims at the van, as seat * 20 + number - 1."
            ),
            Part("counts", 2, t.NONE, MOST_TURNS, "What the question counts, as in rules/terms.py."),
            Part("procedures", PROCEDURES * 2, 0, MOST, "By procedure, whether it is under way, and its stage."),
            Part(
                "turn",
                4,
                0,
                MOST_TURNS,
                "The turn; its phase; whether the time is over; whether money waits to be judged.",
            ),
            Part("first", seats, 0, 1, "A one for the seat with the marker."),
            Part("order", seats, t.NONE, seats - 1, "The place of each seat in the order of movement; -1 for none."),
            Part("active", seats, 0, 1, "A one for the seat whose movement turn it is."),
            Part("points", 1, 0, MOST_POINTS, "Movement points left."),
            Part("step", 3, 0, 1, "A one for the step of the movement turn: Coup de force, recruiting, moving."),
            Part("place", men, t.RESERVE, t.SPACES - 1, "By seat and man, his space; -1 in reserve."),
            Part("loot", men, 0, MOST_MONEY, "By seat and man, the loot he carries, in U."),
            Part("stens", men, 0, MOST, "By seat and man, bullets left in the Sten that lies on him."),
            Part("guests", men, 0, 2, "By seat and man, in a hotel: host, guest who has paid, guest who has not."),
            Part("hits", men, 0, MOST, "By seat and man, bullets that have hit him in this combat."),
            Part("men", t.SPACES * seats, 0, t.CREW, "Men by space and seat."),
            Part("closed", t.SPACES, 0, 1, "Spaces that no man enters in this game."),
            Part("dropped", t.SPACES, 0, MOST_MONEY, "Loot on the pavement, by space."),
            Part("spilled", t.SPACES, 0, MOST_MONEY, "Loot of the fallen that nobody has picked up yet, by space."),
            Part(
                "hand",
                t.KINDS,
                0,
                MOST,
                "The viewer's cards: Traction, Colt, Esquive, Sten, Coup de force, Implantation.",
            ),
            Part("cards", (seats + SUPPLIES) * 2, 0, MOST, "Ordinary and super cards of each seat, the supply last."),
            Part(
                "at least",
                (seats + SUPPLIES) * t.KINDS,
                0,
                MOST,
                "Cards of each kind that a seat, or the supply, is sure to have.",
            ),
            Part("at most", (seats + SUPPLIES) * t.KINDS, 0, MOST, "Cards of each kind that it can have."),
            Part("played", t.KINDS, 0, MOST, "Cards played in this combat or heist, by kind."),
            Part(
                "sight",
                t.KINDS + 1,
                t.NONE,
                MOST_TURNS,
                "The supply as the viewer last saw it, and in which turn; -1 for never.",
            ),
            Part("purses", seats, UNKNOWN, MOST_MONEY, "The money of each seat, in U; -1 where it is hidden."),
            Part("reckoned", seats, -MOST_MONEY, MOST_MONEY, "The same as the viewer can reckon it."),
            Part("bank", 1, -MOST_MONEY, MOST_MONEY, "The money bank, in U; below 0 where it is endless."),
            Part("mingled", seats * seats, 0, 1, "By two seats, whether they sat in one café in this turn's deals."),
            Part("Pierrot", 2, t.NONE, men - 1, "Whether his own Sten lies face up; the man it lies on, or -1."),
            Part(
                "le Moko",
                1 + seats + t.SPACES,
                0,
                1,
                "Whether his ban is still to be spoken; a one for the seat and the space it strikes.",
            ),
            Part(
                "shields", seats * 2, 0, 1, "By seat, whether its cafés, its hotels are protected by an Implantation."
            ),
            Part(
                "refusals", t.SPACES * seats, 0, 1, "By space and seat, who has refused an entry in this movement turn."
            ),
            Part("attacked", t.SPACES * seats, 0, 1, "By space and seat, who was attacked there in it."),
            Part("barred", t.SPACES, 0, MOST, "By space, how many men have failed to enter it in this movement turn."),
            Part("group", men, 0, 1, "By seat and man, who is in the group of an attempt."),
            Part("joined", men, 0, 1, "By seat and man, who joins an attack from the inside."),
            Part(
                "attempt",
                3,
                t.NONE,
                t.SPACES - 1,
                "Where an attempt comes from and where it goes; whether by Coup de force.",
            ),
            Part("consents", seats, 0, 1, "Who has accepted in this attempt."),
            Part("refusers", seats, 0, 1, "Who has refused in it."),
            Part("fought", seats, 0, 1, "Who was fought in it."),
            Part("named", seats, 0, 1, "Whom an attack names."),
            Part("sums", seats, 0, MOST_MONEY, "What each seat was offered for it, in U."),
            Part("engaged", men, 0, 1, "By seat and man, who is in the combat."),
            Part("attackers", seats, 0, 1, "Whose men are on the first side of the combat."),
            Part(
                "initiative",
                seats,
                t.NONE,
                seats - 1,
                "The place of each seat in the order of the initiative; -1 for none.",
            ),
            Part("holder", seats, 0, 1, "A one for the seat that has the initiative."),
            Part("fight", 5, 0, 1, "A one for where it is fought: street, hotel, in place, raid, bank."),
            Part("field", 1, t.NONE, t.SPACES - 1, "The space of the combat; -1 for none."),
            Part("opening", 3, 0, 1, "A one for what may come first: anything, a shot or a roulette, a shot."),
            Part("passes", 1, 0, MOST, "Passes in a row."),
            Part(
                "said",
                5 * seats,
                0,
                1,
                "Who has parleyed, refused a roulette, waived a riposte, fired first, means to stop here.",
            ),
            Part("fired", seats * seats, 0, 1, "By two seats, who has fired at whom in this combat or heist."),
            Part("volley", 2 * men, 0, MOST, "By seat and man, the bullets in the air: by him, at him."),
            Part("riposte", 1, 0, 1, "Whether they are a riposte."),
            Part("dodgers", men, 0, 1, "By seat and man, who may riposte."),
            Part("own shots", 2 * men, 0, MOST, "By seat and man, bullets that the viewer has aimed: by him, at him."),
            Part(
                "own aim",
                2,
                t.NONE,
                men - 1,
                "The man who aims, as seat * 20 + number - 1, and his weapon; -1 for none.",
            ),
            Part("own dodges", men, 0, MOST, "By seat and man, Esquives that the viewer gives him."),
            Part("parley", 3, 0, 1, "A one for its outcome: withdrawal, let in; whether a payer still lacks a payee."),
            Part(
                "payments",
                seats * seats,
                0,
                MOST_MONEY,
                "By two seats, what the one pays the other in the parley, in U.",
            ),
            Part("outcome", 2, 0, 1, "A one for how a parley has ended the combat: withdrawal, let in."),
            Part("heist", 2, t.NONE, MOST_MONEY, "The space of the bank that is being robbed, or -1; the pot, in U."),
            Part("quiet", 1, 0, MOST, "Quiet rounds in a row."),
            Part(
                "banks",
                4,
                0,
                1,
                "By bank, whether it is still to be robbed; by bank, whether it was robbed in this turn.",
            ),
            Part(
                "answers",
                seats,
                0,
                t.ACTIONS - 1,
                "Sealed answers that the viewer knows, as numbers of actions; 0 for none.",
            ),
            Part("fleeing", seats, 0, 1, "Who has fled in this round."),
            Part("joining", seats, 0, 1, "Who takes part in the heist."),
            Part("cars", seats, 0, MOST, "Tractions named for a flight, as far as the viewer knows."),
            Part("boarding", men, 0, 1, "By seat and man, who boards, as far as the viewer knows."),
            Part(
                "van",
                3,
                t.NONE,
                t.SPACES,
                "The space of the van (80: the parking), the one before, the spaces it still has to go.",
            ),
            Part("floor", 3, 0, 1, "A one for where one may deal: nowhere, cafés, the vault."),
            Part("done", seats, 0, 1, "Who has done with dealing."),
            Part("grudges", seats * seats, 0, 1, "By two seats, whom the one has betrayed without a reprisal so far."),
            Part(
                "betrayals",
                2 * seats * seats,
                0,
                MOST,
                "By two seats, betrayals by the one of the other; men replaced for them.",
            ),
            Part("winners", seats, 0, 1, "Who has won."),
            *contracts.parts(seats),
            Part(
                "options",
                t.BANK_LIMITED + 1,
                0,
                MOST_TURNS,
                "What the table agreed on, in the order of rules/terms.py.",
            ),
        ]

    def fill(self, view: TractionsView, row: Row) -> None:
        table = RoundTable(view, row)
        row.put(view.seat)
        row.mark_asked(view, view.seat if view.seat > 0 else 0)
        put_question(view, table)
        put_turn(view, table)
        put_board(view, table)
        put_cards(view, table)
        put_money(view, table)
        put_powers(view, table)
        put_attempt(view, table)
        put_combat(view, table)
        put_bullets(view, table)
        put_parley(view, table)
        put_heist(view, table)
        put_trust(view, table)
        contracts.write(view, table)
        row.put_all(view.agreed)


def bounded(sum: int) -> int:
    """Money, cut off at the bounds."""
    return min(max(sum, -MOST_MONEY), MOST_MONEY)


def all_bounded(sums: list[int]) -> list[int]:
    return [bounded(sum) for sum in sums]


def put_places(order: list[int], table: RoundTable) -> None:
    """By seat, the place of its gang in an order; NONE for a gang that is not in it."""
    found = [t.NONE] * t.GANGS
    for place in range(len(order)):
        found[order[place]] = place
    for gang in table.gangs:
        table.row.put(found[gang] if gang != t.NONE else t.NONE)


def put_question(view: TractionsView, table: RoundTable) -> None:
    """Who plays which gang, and what is asked."""
    row = table.row
    for gang in table.gangs:
        row.mark(gang, t.GANGS)
    top = t.OVER
    one = 0
    two = 0
    if view.agenda:
        top = view.agenda[len(view.agenda) - WIDTH]
        one = first(view.agenda)
        two = second(view.agenda)
    row.mark(top, QUESTIONS)
    is_about = top == t.SUMMING or top == t.AVENGING or top == t.PARLEY_ANSWERING
    table.mark(one if is_about else t.NONE)
    put_to = two if top == t.PARLEY_ANSWERING else 0
    if top == t.ANSWERING or top == t.VOTING or top == t.REACTING:
        put_to = one
    table.put_some(put_to)
    is_duel = top == t.DUELLING or top == t.DUEL_ANSWERING or top == t.ROLLING or top == t.AIMING_AT_VAN
    row.put(table.man(one) if is_duel else t.NONE)
    row.put(table.man(two) if top == t.DUEL_ANSWERING or top == t.ROLLING else t.NONE)
    counts_one = top in (t.STARTING, t.GROUPING, t.SHIELDING, t.PARLEYING, t.GATHERING, t.TAKING)
    counts_two = top in (t.SUMMING, t.GATHERING, t.AVENGING, t.TAKING)
    row.put(one if counts_one else 0)
    row.put(two if counts_two else 0)
    procedures = row.skip(PROCEDURES * 2)
    for i in range(0, len(view.agenda), WIDTH):
        if view.agenda[i] >= t.TURN:
            place = procedures + (view.agenda[i] - t.TURN) * 2
            row.set(place, 1)
            row.set(place + 1, view.agenda[i + FIRST])


def put_turn(view: TractionsView, table: RoundTable) -> None:
    """How far the turn has come, and whose movement turn it is."""
    row = table.row
    row.put_all([view.turn, view.phase, view.time_over, view.unjudged])
    table.mark(view.first)
    put_places(view.order, table)
    table.mark(view.active)
    row.put(min(view.points, MOST_POINTS))
    row.mark(view.step, 3)


def put_board(view: TractionsView, table: RoundTable) -> None:
    """The men, what they carry, and what lies on the streets."""
    row = table.row
    table.put_crews(view.place, t.RESERVE)
    table.put_crews(all_bounded(view.loot), 0)
    table.put_crews(view.stens, 0)
    table.put_crews(view.guests, 0)
    table.put_crews(view.hits, 0)
    table.put_spaces(view.men)
    row.put_all(view.closed)
    row.put_all(all_bounded(view.dropped))
    spilled = [0] * t.SPACES
    for i in range(0, len(view.spills), t.SPILL_WIDTH):
        spilled[view.spills[i]] = bounded(spilled[view.spills[i]] + view.spills[i + t.SPILL_SUM])
    row.put_all(spilled)


def put_cards(view: TractionsView, table: RoundTable) -> None:
    """Hands and supply, as far as the viewer knows them."""
    row = table.row
    row.put_all(view.hand)
    for gang in table.gangs:
        row.put(view.e_counts[gang] if gang != t.NONE else 0)
        row.put(view.s_counts[gang] if gang != t.NONE else 0)
    row.put(view.supply_e)
    row.put(view.supply_s)
    for gang in table.gangs:
        row.put_all(view.lows[gang * t.KINDS : gang * t.KINDS + t.KINDS] if gang != t.NONE else [0] * t.KINDS)
    row.put_all(view.lows[t.SUPPLY * t.KINDS :])
    for gang in table.gangs:
        if gang == t.NONE:
            row.skip(t.KINDS)
        else:
            put_at_most(row, view, gang, view.e_counts[gang], view.s_counts[gang])
    put_at_most(row, view, t.SUPPLY, view.supply_e, view.supply_s)
    row.put_all(view.table)
    row.put_all(view.sight)


def put_at_most(row: Row, view: TractionsView, holder: int, ordinary: int, super_cards: int) -> None:
    """Cards of each kind that a holder can have: no more than it has cards of that back."""
    for kind in range(t.KINDS):
        row.put(min(view.highs[holder * t.KINDS + kind], ordinary if kind < t.STEN else super_cards))


def put_money(view: TractionsView, table: RoundTable) -> None:
    """Treasuries, as the viewer sees and reckons them."""
    row = table.row
    for gang in table.gangs:
        purse = view.purses[gang] if gang != t.NONE else 0
        row.put(UNKNOWN if purse == HIDDEN else bounded(purse))
    table.put_each(all_bounded(view.ledger))
    row.put(bounded(view.bank))
    for gang in table.gangs:
        table.put_some(view.mingled[gang] if gang != t.NONE else 0)


def put_powers(view: TractionsView, table: RoundTable) -> None:
    """What bosses and Implantations have done."""
    row = table.row
    row.put(view.pierrot)
    row.put(table.man(view.pierrot_man))
    row.put(view.moko)
    table.mark(view.ban // t.SPACES if view.ban != t.NONE else t.NONE)
    row.mark(view.ban % t.SPACES if view.ban != t.NONE else t.NONE, t.SPACES)
    for gang in table.gangs:
        row.put(view.shields[gang * 2] if gang != t.NONE else 0)
        row.put(view.shields[gang * 2 + 1] if gang != t.NONE else 0)


def put_attempt(view: TractionsView, table: RoundTable) -> None:
    """The entry or attack that is under way, and what has failed in this movement turn."""
    row = table.row
    table.put_marks(view.refusals)
    table.put_marks(view.attacked)
    barred = row.skip(t.SPACES)
    for mark in view.barred:
        row.add(barred + mark % t.SPACES, 1)
    table.put_counted(view.group)
    table.put_counted(view.joined)
    row.put(view.origin)
    row.put(view.target)
    row.put(view.by_coup)
    table.put_some(view.consents)
    table.put_some(view.refusers)
    table.put_some(view.fought)
    table.put_some(view.named)
    table.put_each(all_bounded(view.sums))


def put_combat(view: TractionsView, table: RoundTable) -> None:
    """Who fights whom, where, and who has the word."""
    row = table.row
    table.put_counted(view.engaged)
    table.put_some(view.attackers)
    put_places(view.ring, table)
    table.mark(view.holder)
    row.mark(view.fight, 5)
    row.put(view.field)
    row.mark(view.opening, 3)
    row.put(view.passes)
    table.put_some(view.parleyed)
    table.put_some(view.dared)
    table.put_some(view.waivers)
    table.put_some(view.charged)
    table.put_some(view.enough)
    table.put_pairs(view.fired)


def put_bullets(view: TractionsView, table: RoundTable) -> None:
    """The bullets in the air, those that the viewer aims, and who dodges them."""
    row = table.row
    put_shots(view.volley, table)
    row.put(view.is_riposte)
    table.put_counted(view.dodgers)
    put_shots(view.shots, table)
    row.put(table.man(view.aim[0]))
    row.put(view.aim[1])
    dodges = [0] * t.MEN
    for i in range(0, len(view.dodges), t.DODGE_WIDTH):
        dodges[view.dodges[i]] += view.dodges[i + t.DODGE_COUNT]
    table.put_crews(dodges, 0)


def put_shots(fired: list[int], table: RoundTable) -> None:
    """By seat and man, bullets fired by him, then bullets fired at him."""
    table.put_counted([fired[i + t.SHOOTER] for i in range(0, len(fired), t.SHOT_WIDTH)])
    table.put_counted([fired[i + t.SHOT_TARGET] for i in range(0, len(fired), t.SHOT_WIDTH)])


def put_parley(view: TractionsView, table: RoundTable) -> None:
    """What a parley offers, and what one has brought."""
    row = table.row
    offer = view.offer
    ending = offer[0] if offer else t.NONE
    row.put(int(ending == t.WITHDRAWAL))
    row.put(int(ending == t.LET_IN))
    row.put(1 if len(offer) % t.PAYMENT == t.PAYMENTS + 1 else 0)
    payments = [0] * (t.GANGS * t.GANGS)
    for i in range(t.PAYMENTS, len(offer) - t.PAYMENT_SUM, t.PAYMENT):
        payments[offer[i] * t.GANGS + offer[i + t.PAYEE]] = bounded(offer[i + t.PAYMENT_SUM])
    table.put_pairs(payments)
    row.put(int(view.outcome == t.WITHDRAWAL))
    row.put(int(view.outcome == t.LET_IN))


def put_heist(view: TractionsView, table: RoundTable) -> None:
    """The banks, the sealed orders, the getaways and the van."""
    row = table.row
    row.put_all([view.heist, bounded(view.pot), view.quiet])
    row.put_all([view.due & 1, view.due >> 1 & 1, view.robbed & 1, view.robbed >> 1 & 1])
    table.put_each(view.answers)
    table.put_some(view.fleeing)
    table.put_some(view.joining)
    table.put_each(view.cars)
    table.put_counted(view.boarding)
    row.put_all([view.van_place, view.van_before, view.van_left])


def put_trust(view: TractionsView, table: RoundTable) -> None:
    """Where one may deal, who has betrayed whom, and who has won."""
    table.row.mark(view.floor, 3)
    table.put_some(view.done)
    table.put_pairs(view.grudges)
    betrayals = [0] * (t.GANGS * t.GANGS)
    replaced = [0] * (t.GANGS * t.GANGS)
    for i in range(0, len(view.betrayals), t.BETRAYAL):
        pair = view.betrayals[i + t.TRAITOR] * t.GANGS + view.betrayals[i + t.VICTIM]
        betrayals[pair] += 1
        replaced[pair] += view.betrayals[i + t.REPLACED]
    table.put_pairs(betrayals)
    table.put_pairs(replaced)
    table.put_some(view.winners)
