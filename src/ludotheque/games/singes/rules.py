"""The rules of La Planète des Singes: which question is open, what may be answered, what follows."""

from __future__ import annotations

from ludotheque.core.state import CHANCE, LEGAL, View
from ludotheque.games.singes.draws import outcomes, shares, ways
from ludotheque.games.singes.fights import (
    fight,
    fight_refusal,
    move_ape,
    move_refusal,
    sacrifice,
    sacrifice_refusal,
    show_ape,
    strike,
)
from ludotheque.games.singes.ground import lay_out, populate, put
from ludotheque.games.singes.landing import (
    answer_trap,
    draw_pick,
    draw_theft,
    escape,
    escape_refusal,
    follow_guide,
    forfeit,
    go_on,
    guide_refusal,
    name_item,
    name_refusal,
    pick,
    pick_refusal,
    show_key,
    steal,
    steal_refusal,
    take,
    trap_refusal,
    turn_key,
    turn_refusal,
)
from ludotheque.games.singes.moves import (
    help_refusal,
    move_by,
    step,
    step_answers,
    step_refusal,
    stop,
    take_help,
)
from ludotheque.games.singes.opening import consider, rotate, rotate_refusal
from ludotheque.games.singes.position import Position
from ludotheque.games.singes.sights import fresh, is_true
from ludotheque.games.singes.terms import (
    ACTING,
    APE,
    ATTACK,
    ATTACKS,
    BACKS,
    BEGIN,
    CELLS,
    COMPASS,
    DECLARE,
    DECLINE,
    DEFENDING,
    DRAW,
    DRAW_APE,
    DRAW_CONFISCATION,
    DRAW_FORFEIT,
    DRAW_KEY,
    DRAW_PICK,
    DRAW_THEFT,
    DRAW_TILE,
    DRAW_TOKEN,
    ENDING,
    ESCAPE,
    ESCAPING,
    FACE,
    FIGHTING,
    FIRST,
    FIRST_TYPE,
    GUIDE,
    GUIDED,
    HELMET,
    HELP,
    HELPING,
    ITEM,
    ITEM_USED,
    ITEMS,
    KEYED,
    KILL,
    LANDING,
    LAST_TYPE,
    LOOK,
    LOOTS,
    MOVE,
    MOVING,
    NAMING,
    NO_BONUS,
    NONE,
    OVER,
    PASS,
    PATROL,
    PICK_DIGIT,
    PICK_LUCK,
    PICKING,
    RED_DIE,
    ROLL,
    ROLL_FIGHT,
    ROLL_MOVE,
    ROTATE,
    ROTATING,
    SACRIFICING,
    SEATS,
    STEAL,
    STEALING,
    STEP,
    STEPPING,
    STOP,
    TILE,
    TO,
    TRAP,
    TRAPPED,
    TURN_KEY,
    TURNING,
    TYPES,
    YELLOW,
)
from ludotheque.games.singes.turns import (
    NO_ONE,
    act,
    act_refusal,
    ask,
    begin_with,
    confiscate,
    defend,
    defend_refusal,
    defend_with,
    end_turn,
    night_ranks,
    tumble,
)
from ludotheque.games.singes.view import look


class Singes(Position):
    """A game of La Planète des Singes that keeps its rules."""

    def begin(self) -> None:
        """Lay out tile 1 with its tokens and all pawns on START (R1 to R6)."""
        self.prepare_box()
        put(self, 0, 0, 0, 0)
        populate(self, 0)
        ask(self, FIRST)

    def prepare_box(self) -> None:
        """An empty table: everything is still in the box."""
        box = self.material
        lay_out(self)
        self.waiting_for = NO_ONE
        self.journal = None
        self.words = ""
        self.question = FIRST
        self.turn = 0
        self.first = 0
        self.round = 1
        self.quiet = 0
        self.progress = 0
        self.stirred = 1  # R83: a box may be dead from the start
        self.bonus = NO_BONUS
        self.pools = [sum(box.counts[FIRST_TYPE[back] : LAST_TYPE[back] + 1]) for back in range(BACKS)]
        self.keys_left = len(box.keys) // 4
        self.unseen = box.counts[:]
        self.removed = [0] * TYPES
        self.pile = [0] * ITEMS
        self.pawns = [box.start] * self.seats
        self.hands = [0] * (ITEMS * self.seats)
        self.used = [0] * (2 * self.seats)
        self.holds = []
        self.duty = [NONE] * self.seats
        self.minds = fresh()
        self.die = 0
        self.total = 0
        self.helpers = 0
        self.path = []
        self.trail = NO_ONE
        self.paused = 0
        self.exact = 0
        self.flown = 0
        self.stage = 0
        self.won = 0
        self.stole = 0
        self.ends = 0
        self.declared = []
        self.wanted = 0
        self.owed = 0
        self.fallen = 0
        self.winner = NONE
        self.reason = 0

    # One judge.

    def legal(self, seat: int) -> list[int]:
        if seat not in self.waiting_for:
            return NO_ONE
        if seat == CHANCE:
            return outcomes(self)
        if self.question == STEPPING:
            return step_answers(self, seat)
        found: list[int] = []
        for action in self.candidates(seat):
            if self.answer_refusal(seat, action) == LEGAL:
                found.append(action)
        return found

    def candidates(self, seat: int) -> list[int]:
        """Every action worth judging, ascending."""
        question = self.question
        if question == ACTING:
            found = [ROLL, ROLL + 1, ROLL + 2, COMPASS, GUIDE, GUIDE + 1, DECLINE]
            attacks: list[int] = []
            for token in range(ATTACKS):
                if self.hands[seat * ITEMS + PATROL + token] > 0:
                    attacks.append(token)
            if attacks:
                for victim in range(self.seats):
                    for token in attacks:
                        found.append(ATTACK + victim * ATTACKS + token)
            return found
        if question == HELPING:
            mask = self.helper_mask(seat)
            return [HELP + used for used in range(mask + 1) if used & ~mask == 0]
        if question == FIGHTING:
            return [*range(ROLL, ROLL + YELLOW + 1), KILL, MOVE, *range(DECLARE, DECLARE + HELMET + 1)]
        if question == SACRIFICING:
            return [*range(ITEM + RED_DIE, ITEM + TRAP), ITEM_USED, ITEM_USED + 1]
        if question == NAMING:
            return [*range(ITEM, ITEM + ITEMS), ITEM_USED, ITEM_USED + 1]
        if question == STEALING:
            return [DECLINE, *range(LOOK, LOOK + SEATS), *range(STEAL, STEAL + SEATS * LOOTS)]
        if question == TURNING:
            return [DECLINE, TURN_KEY]
        if question == ESCAPING:
            return [DECLINE, ESCAPE]
        if question == PICKING:
            return [DECLINE, PICK_LUCK, PICK_DIGIT]
        if question == TRAPPED:
            return [COMPASS, GUIDE, GUIDE + 1, DECLINE]
        if question == ROTATING:
            return [ROTATE, ROTATE + 1, ROTATE + 2, ROTATE + 3]
        if question == DEFENDING:
            return [ROLL, ROLL + 1, ROLL + 2]
        if question == FIRST:
            return list(range(BEGIN, BEGIN + SEATS))
        return self.destinations()

    def destinations(self) -> list[int]:
        """Every square of the placed tiles as an action."""
        found: list[int] = []
        cells = self.material.cells
        for tile in range(self.material.tiles):
            if self.is_placed(tile):
                for square in range(tile * CELLS, tile * CELLS + CELLS):
                    if cells[square]:
                        found.append(TO + square)
        return found

    def why_not(self, seat: int, action: int) -> str:
        if self.question == OVER:
            return "R79-over"
        if seat not in self.waiting_for:
            if 0 <= seat < self.seats and self.is_held_up(seat):
                return "R20"
            return "R22"
        if seat == CHANCE:
            return LEGAL if ways(self, action) > 0 else "R2"
        refusal = self.answer_refusal(seat, action)
        if refusal == LEGAL:
            return LEGAL
        return self.out_of_place(action, refusal)

    def out_of_place(self, action: int, refusal: str) -> str:
        """What fits no answer of this question is refused by its own rule."""
        question = self.question
        if action == PASS:
            return "R21"
        if action == KILL and question != FIGHTING:
            return "R64"
        if action == MOVE and question != FIGHTING:
            return "R43"
        if (LOOK <= action < LOOK + SEATS or STEAL <= action < ATTACK) and question != STEALING:
            return "R34-exact"
        if action == ESCAPE and question != ESCAPING:
            return "R79"
        if DECLARE <= action <= DECLARE + HELMET and question == DEFENDING:
            return "R70"
        return refusal

    def answer_refusal(self, seat: int, action: int) -> str:
        question = self.question
        if question == STEPPING:
            return step_refusal(self, seat, action)
        if question == ACTING:
            return act_refusal(self, seat, action)
        if question == HELPING:
            return help_refusal(self, seat, action)
        if question == FIGHTING:
            return fight_refusal(self, seat, action)
        if question == MOVING:
            return move_refusal(self, seat, action)
        if question == SACRIFICING:
            return sacrifice_refusal(self, seat, action)
        if question == STEALING:
            return steal_refusal(self, seat, action)
        if question == NAMING:
            return name_refusal(self, seat, action)
        if question == TURNING:
            return turn_refusal(self, seat, action)
        if question == ESCAPING:
            return escape_refusal(self, seat, action)
        if question == PICKING:
            return pick_refusal(self, seat, action)
        if question == ROTATING:
            return rotate_refusal(self, seat, action)
        if question == TRAPPED:
            return trap_refusal(self, seat, action)
        if question == DEFENDING:
            return defend_refusal(self, seat, action)
        if question == GUIDED:
            return guide_refusal(self, seat, action)
        # FIRST: the host chooses (O6).
        return LEGAL if BEGIN <= action < BEGIN + self.seats else "R7"

    def weights(self) -> list[int]:
        return shares(self)

    def apply(self, seat: int, action: int) -> None:
        if seat == CHANCE:
            self.befall(action)
        else:
            self.answer(seat, action)
        while self.question == LANDING or self.question == ENDING:
            if self.question == LANDING:
                go_on(self)
            else:
                end_turn(self)

    def answer(self, seat: int, action: int) -> None:
        question = self.question
        if question == STEPPING:
            if action == STOP:
                stop(self, seat)
            else:
                step(self, seat, action - STEP)
        elif question == ACTING:
            act(self, seat, action)
        elif question == HELPING:
            take_help(self, seat, action - HELP)
        elif question == FIGHTING:
            fight(self, seat, action)
        elif question == MOVING:
            move_ape(self, seat, action - TO)
        elif question == SACRIFICING:
            sacrifice(self, seat, action)
        elif question == STEALING:
            steal(self, seat, action)
        elif question == NAMING:
            name_item(self, seat, action)
        elif question == TURNING:
            turn_key(self, action)
        elif question == ESCAPING:
            escape(self, seat, action)
        elif question == PICKING:
            pick(self, action)
        elif question == ROTATING:
            rotate(self, seat, action - ROTATE)
        elif question == TRAPPED:
            answer_trap(self, seat, action)
        elif question == DEFENDING:
            defend_with(self, seat, action)
        elif question == GUIDED:
            follow_guide(self, seat, action - TO)
        else:
            begin_with(self, action - BEGIN)

    def befall(self, outcome: int) -> None:
        """What chance has decided."""
        question = self.question
        if question >= ROLL_MOVE:
            face = outcome - FACE
            tumble(self, face)
            if question == ROLL_MOVE:
                move_by(self, face)
            elif question == ROLL_FIGHT:
                strike(self, face)
            else:
                defend(self, face)
        elif question == DRAW_TILE:
            consider(self, outcome - TILE)
        elif question == DRAW_APE:
            show_ape(self, outcome - DRAW)
        elif question == DRAW_TOKEN:
            take(self, outcome - DRAW)
        elif question == DRAW_KEY:
            show_key(self, outcome - KEYED)
        elif question == DRAW_PICK:
            draw_pick(self, outcome - DRAW)
        elif question == DRAW_THEFT:
            draw_theft(self, outcome - DRAW)
        elif question == DRAW_CONFISCATION:
            confiscate(self, outcome)
        elif question == DRAW_FORFEIT:
            forfeit(self, outcome)
        else:
            begin_with(self, outcome - BEGIN)

    def ranks(self) -> list[int]:
        if self.winner == NONE:
            return night_ranks(self)
        return [1 if seat == self.winner else 2 for seat in range(self.seats)]

    def copy(self) -> Singes:
        twin = Singes()
        self.fill(twin)
        return twin

    def view(self, seat: int) -> View:
        return look(self, seat)

    def check(self) -> str:
        """The first broken invariant of section 9."""
        box = self.material
        lying = [0] * TYPES
        for content in self.board:
            if content >= APE:
                lying[content - APE] += 1
        for i in range(1, len(self.holds), 4):
            lying[self.holds[i]] += 1
        lying[TRAP] += self.fallen
        for kind in range(TYPES):
            total = lying[kind] + self.unseen[kind] + self.removed[kind]
            if kind < ITEMS:
                total += self.pile[kind]
                for seat in range(self.seats):
                    if self.hands[seat * ITEMS + kind] < 0:
                        return "I7"
                    total += self.hands[seat * ITEMS + kind]
            if total != box.counts[kind] or self.unseen[kind] < 0 or self.removed[kind] < 0:
                return "I1"
        return self.check_map() or self.check_seats()

    def check_map(self) -> str:
        box = self.material
        for back in range(BACKS):
            unseen = sum(self.unseen[FIRST_TYPE[back] : LAST_TYPE[back] + 1])
            if self.board.count(4 + back) + self.pools[back] != unseen:
                return "I1"
        keys = len([1 for content in self.board if 10 <= content < APE])
        if keys + self.keys_left != len(box.keys) // 4:
            return "I1"
        placed = len([1 for tile in range(box.tiles) if self.is_placed(tile)])
        if placed + self.left != box.tiles or len(self.bottom) > self.left:
            return "I1"
        for kind in range(ITEMS):
            if self.pile[kind] < 0 or (self.pile[kind] > 0 and kind < FIRST_TYPE[2]):
                return "I3"
        for square in range(len(self.board)):
            if self.board[square] and (not self.is_square(square) or square == box.start):
                return "I4"
        for tile in range(1, box.tiles):
            if self.is_placed(tile) and max(self.joined[tile * 4 : tile * 4 + 4]) < 0:
                return "I6"
        return ""

    def check_seats(self) -> str:
        for seat in range(self.seats):
            if not self.is_square(self.pawns[seat]):
                return "I4"
            if self.held(seat, TRAP) or self.held(seat, 28) or self.held(seat, 29):
                return "I7"
            if self.duty[seat] != NONE and self.duty[seat] not in [
                self.neighbour(self.pawns[seat], direction) for direction in range(4)
            ]:
                return "I8"
            for colour in range(2):
                if not 0 <= self.used[seat * 2 + colour] <= self.held(seat, RED_DIE + colour):
                    return "I7"
        for cases in self.minds:
            if not any(is_true(self, case) for case in cases):
                return "I10"
        return ""
