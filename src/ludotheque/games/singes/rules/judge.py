"""The rules of La Planète des Singes: which question is open, what may be answered, what follows."""

from __future__ import annotations

from ludotheque.core.state import CHANCE, LEGAL
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.draws import outcomes, shares, ways
from ludotheque.games.singes.rules.fights import (
    fight,
    fight_refusal,
    move_ape,
    move_refusal,
    sacrifice,
    sacrifice_refusal,
    show_ape,
    strike,
)
from ludotheque.games.singes.rules.landing import (
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
from ludotheque.games.singes.rules.map import lay_out, populate, put
from ludotheque.games.singes.rules.memory import fresh, is_true
from ludotheque.games.singes.rules.moves import (
    help_refusal,
    move_by,
    step,
    step_answers,
    step_refusal,
    stop,
    take_help,
)
from ludotheque.games.singes.rules.opening import consider, rotate, rotate_refusal
from ludotheque.games.singes.rules.position import Position
from ludotheque.games.singes.rules.turns import (
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
from ludotheque.games.singes.rules.view import SingesView, look


class Singes(Position):
    """A game of La Planète des Singes that keeps its rules."""

    def begin(self) -> None:
        """Lay out tile 1 with its tokens and all pawns on START (R1 to R6)."""
        self.prepare_box()
        put(self, 0, 0, 0, 0)
        populate(self, 0)
        ask(self, t.FIRST)

    def prepare_box(self) -> None:
        """An empty table: everything is still in the box."""
        box = self.material
        lay_out(self)
        self.waiting_for = NO_ONE
        self.journal = None
        self.words = ""
        self.question = t.FIRST
        self.turn = 0
        self.first = 0
        self.round = 1
        self.quiet = 0
        self.progress = 0
        self.stirred = 1  # R83: a box may be dead from the start
        self.bonus = t.NO_BONUS
        self.pools = [sum(box.counts[t.FIRST_TYPE[back] : t.LAST_TYPE[back] + 1]) for back in range(t.BACKS)]
        self.keys_left = len(box.keys) // 4
        self.unseen = box.counts[:]
        self.removed = [0] * t.TYPES
        self.pile = [0] * t.ITEMS
        self.pawns = [box.start] * self.seats
        self.hands = [0] * (t.ITEMS * self.seats)
        self.used = [0] * (2 * self.seats)
        self.holds = []
        self.duty = [t.NONE] * self.seats
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
        self.winner = t.NONE
        self.reason = 0

    # One judge.

    def legal(self, seat: int) -> list[int]:
        if seat not in self.waiting_for:
            return NO_ONE
        if seat == CHANCE:
            return outcomes(self)
        if self.question == t.STEPPING:
            return step_answers(self, seat)
        found: list[int] = []
        for action in self.candidates(seat):
            if self.answer_refusal(seat, action) == LEGAL:
                found.append(action)
        return found

    def candidates(self, seat: int) -> list[int]:
        """Every action worth judging, ascending."""
        question = self.question
        if question == t.ACTING:
            found = [t.ROLL, t.ROLL + 1, t.ROLL + 2, t.COMPASS, t.GUIDE, t.GUIDE + 1, t.DECLINE]
            attacks: list[int] = []
            for token in range(t.ATTACKS):
                if self.hands[seat * t.ITEMS + t.PATROL + token] > 0:
                    attacks.append(token)
            if attacks:
                for victim in range(self.seats):
                    for token in attacks:
                        found.append(t.ATTACK + victim * t.ATTACKS + token)
            return found
        if question == t.HELPING:
            mask = self.helper_mask(seat)
            return [t.HELP + used for used in range(mask + 1) if used & ~mask == 0]
        if question == t.FIGHTING:
            return [*range(t.ROLL, t.ROLL + t.YELLOW + 1), t.KILL, t.MOVE, *range(t.DECLARE, t.DECLARE + t.HELMET + 1)]
        if question == t.SACRIFICING:
            return [*range(t.ITEM + t.RED_DIE, t.ITEM + t.TRAP), t.ITEM_USED, t.ITEM_USED + 1]
        if question == t.NAMING:
            return [*range(t.ITEM, t.ITEM + t.ITEMS), t.ITEM_USED, t.ITEM_USED + 1]
        if question == t.STEALING:
            return [t.DECLINE, *range(t.LOOK, t.LOOK + t.SEATS), *range(t.STEAL, t.STEAL + t.SEATS * t.LOOTS)]
        if question == t.TURNING:
            return [t.DECLINE, t.TURN_KEY]
        if question == t.ESCAPING:
            return [t.DECLINE, t.ESCAPE]
        if question == t.PICKING:
            return [t.DECLINE, t.PICK_LUCK, t.PICK_DIGIT]
        if question == t.TRAPPED:
            return [t.COMPASS, t.GUIDE, t.GUIDE + 1, t.DECLINE]
        if question == t.ROTATING:
            return [t.ROTATE, t.ROTATE + 1, t.ROTATE + 2, t.ROTATE + 3]
        if question == t.DEFENDING:
            return [t.ROLL, t.ROLL + 1, t.ROLL + 2]
        if question == t.FIRST:
            return list(range(t.BEGIN, t.BEGIN + t.SEATS))
        return self.destinations()

    def destinations(self) -> list[int]:
        """Every square of the placed tiles as an action."""
        found: list[int] = []
        cells = self.material.cells
        for tile in range(self.material.tiles):
            if self.is_placed(tile):
                for square in range(tile * t.CELLS, tile * t.CELLS + t.CELLS):
                    if cells[square]:
                        found.append(t.TO + square)
        return found

    def why_not(self, seat: int, action: int) -> str:
        if self.question == t.OVER:
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
        if action == t.PASS:
            return "R21"
        if action == t.KILL and question != t.FIGHTING:
            return "R64"
        if action == t.MOVE and question != t.FIGHTING:
            return "R43"
        if (t.LOOK <= action < t.LOOK + t.SEATS or t.STEAL <= action < t.ATTACK) and question != t.STEALING:
            return "R34-exact"
        if action == t.ESCAPE and question != t.ESCAPING:
            return "R79"
        if t.DECLARE <= action <= t.DECLARE + t.HELMET and question == t.DEFENDING:
            return "R70"
        return refusal

    def answer_refusal(self, seat: int, action: int) -> str:
        question = self.question
        if question == t.STEPPING:
            return step_refusal(self, seat, action)
        if question == t.ACTING:
            return act_refusal(self, seat, action)
        if question == t.HELPING:
            return help_refusal(self, seat, action)
        if question == t.FIGHTING:
            return fight_refusal(self, seat, action)
        if question == t.MOVING:
            return move_refusal(self, seat, action)
        if question == t.SACRIFICING:
            return sacrifice_refusal(self, seat, action)
        if question == t.STEALING:
            return steal_refusal(self, seat, action)
        if question == t.NAMING:
            return name_refusal(self, seat, action)
        if question == t.TURNING:
            return turn_refusal(self, seat, action)
        if question == t.ESCAPING:
            return escape_refusal(self, seat, action)
        if question == t.PICKING:
            return pick_refusal(self, seat, action)
        if question == t.ROTATING:
            return rotate_refusal(self, seat, action)
        if question == t.TRAPPED:
            return trap_refusal(self, seat, action)
        if question == t.DEFENDING:
            return defend_refusal(self, seat, action)
        if question == t.GUIDED:
            return guide_refusal(self, seat, action)
        # FIRST: the host chooses (O6).
        return LEGAL if t.BEGIN <= action < t.BEGIN + self.seats else "R7"

    def weights(self) -> list[int]:
        return shares(self)

    def apply(self, seat: int, action: int, words: str = "") -> None:
        self.words = words
        if seat == CHANCE:
            self.befall(action)
        else:
            self.answer(seat, action)
        while self.question == t.LANDING or self.question == t.ENDING:
            if self.question == t.LANDING:
                go_on(self)
            else:
                end_turn(self)

    def answer(self, seat: int, action: int) -> None:
        question = self.question
        if question == t.STEPPING:
            if action == t.STOP:
                stop(self, seat)
            else:
                step(self, seat, action - t.STEP)
        elif question == t.ACTING:
            act(self, seat, action)
        elif question == t.HELPING:
            take_help(self, seat, action - t.HELP)
        elif question == t.FIGHTING:
            fight(self, seat, action)
        elif question == t.MOVING:
            move_ape(self, seat, action - t.TO)
        elif question == t.SACRIFICING:
            sacrifice(self, seat, action)
        elif question == t.STEALING:
            steal(self, seat, action)
        elif question == t.NAMING:
            name_item(self, seat, action)
        elif question == t.TURNING:
            turn_key(self, action)
        elif question == t.ESCAPING:
            escape(self, seat, action)
        elif question == t.PICKING:
            pick(self, action)
        elif question == t.ROTATING:
            rotate(self, seat, action - t.ROTATE)
        elif question == t.TRAPPED:
            answer_trap(self, seat, action)
        elif question == t.DEFENDING:
            defend_with(self, seat, action)
        elif question == t.GUIDED:
            follow_guide(self, seat, action - t.TO)
        else:
            begin_with(self, action - t.BEGIN)

    def befall(self, outcome: int) -> None:
        """What chance has decided."""
        question = self.question
        if question >= t.ROLL_MOVE:
            face = outcome - t.FACE
            tumble(self, face)
            if question == t.ROLL_MOVE:
                move_by(self, face)
            elif question == t.ROLL_FIGHT:
                strike(self, face)
            else:
                defend(self, face)
        elif question == t.DRAW_TILE:
            consider(self, outcome - t.TILE)
        elif question == t.DRAW_APE:
            show_ape(self, outcome - t.DRAW)
        elif question == t.DRAW_TOKEN:
            take(self, outcome - t.DRAW)
        elif question == t.DRAW_KEY:
            show_key(self, outcome - t.KEYED)
        elif question == t.DRAW_PICK:
            draw_pick(self, outcome - t.DRAW)
        elif question == t.DRAW_THEFT:
            draw_theft(self, outcome - t.DRAW)
        elif question == t.DRAW_CONFISCATION:
            confiscate(self, outcome)
        elif question == t.DRAW_FORFEIT:
            forfeit(self, outcome)
        else:
            begin_with(self, outcome - t.BEGIN)

    def ranks(self) -> list[int]:
        if self.winner == t.NONE:
            return night_ranks(self)
        return [1 if seat == self.winner else 2 for seat in range(self.seats)]

    def copy(self) -> Singes:
        twin = Singes()
        self.fill(twin)
        return twin

    def view(self, seat: int) -> SingesView:
        return look(self, seat)

    def check(self) -> str:
        """The first broken invariant of section 9."""
        box = self.material
        lying = [0] * t.TYPES
        for content in self.board:
            if content >= t.APE:
                lying[content - t.APE] += 1
        for i in range(1, len(self.holds), 4):
            lying[self.holds[i]] += 1
        lying[t.TRAP] += self.fallen
        for kind in range(t.TYPES):
            total = lying[kind] + self.unseen[kind] + self.removed[kind]
            if kind < t.ITEMS:
                total += self.pile[kind]
                for seat in range(self.seats):
                    if self.hands[seat * t.ITEMS + kind] < 0:
                        return "I7"
                    total += self.hands[seat * t.ITEMS + kind]
            if total != box.counts[kind] or self.unseen[kind] < 0 or self.removed[kind] < 0:
                return "I1"
        return self.check_map() or self.check_seats()

    def check_map(self) -> str:
        box = self.material
        for back in range(t.BACKS):
            unseen = sum(self.unseen[t.FIRST_TYPE[back] : t.LAST_TYPE[back] + 1])
            if self.board.count(4 + back) + self.pools[back] != unseen:
                return "I1"
        keys = len([1 for content in self.board if 10 <= content < t.APE])
        if keys + self.keys_left != len(box.keys) // 4:
            return "I1"
        placed = len([1 for tile in range(box.tiles) if self.is_placed(tile)])
        if placed + self.left != box.tiles or len(self.bottom) > self.left:
            return "I1"
        for kind in range(t.ITEMS):
            if self.pile[kind] < 0 or (self.pile[kind] > 0 and kind < t.FIRST_TYPE[2]):
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
            if self.held(seat, t.TRAP) or self.held(seat, 28) or self.held(seat, 29):
                return "I7"
            if self.duty[seat] != t.NONE and self.duty[seat] not in [
                self.neighbour(self.pawns[seat], direction) for direction in range(4)
            ]:
                return "I8"
            for colour in range(2):
                if not 0 <= self.used[seat * 2 + colour] <= self.held(seat, t.RED_DIE + colour):
                    return "I7"
        for cases in self.minds:
            if not any(is_true(self, case) for case in cases):
                return "I10"
        return ""
