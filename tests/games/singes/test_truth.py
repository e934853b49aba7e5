"""Whether a case of a memory is true: compared with every way to fill its places."""

from __future__ import annotations

from random import Random

from ludotheque.games.singes.rules import judge
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.judge import Singes
from ludotheque.games.singes.rules.memory import is_true, lying
from ludotheque.games.singes.rules.memory_lots import ANY, SPOT
from ludotheque.games.singes.rules.question import Draw, Roll
from tests.games.singes.playing import at

KINDS = (t.KILL_TOKEN, t.MOVE_TOKEN, t.THIEF, t.COMPASS_TOKEN)
TABLE = (
    "pile kill kill move thief compass compass; seat 0 at 3,3 kill thief; "
    "seat 1 at 3,3 move move compass; seat 2 at 3,3 thief"
)


def random_lot(rng: Random, length: int) -> list[int]:
    """Tokens that came and places that were filled, until nothing is at hand."""
    lot: list[int] = []
    at_hand = 0
    while len(lot) < length or at_hand:
        if at_hand and (len(lot) >= length or rng.random() < 0.5):
            lot.append(SPOT + rng.choice((0, 1, 2, t.PILE, t.PILE)))
            at_hand -= 1
        else:
            lot.append(rng.choice((*KINDS, ANY)))
            at_hand += 1
    return lot


def fillings(lot: list[int], at_hand: tuple[int, ...] = ()) -> list[list[int]]:
    """The named tokens of every way to fill the places of a lot."""
    if not lot:
        return [[]]
    event, rest = lot[0], lot[1:]
    if event < SPOT:
        return fillings(rest, (*at_hand, event))
    found = []
    for i, kind in enumerate(at_hand):
        own = [] if kind == ANY else [(event - SPOT) * SPOT + kind]
        found += [own + others for others in fillings(rest, at_hand[:i] + at_hand[i + 1 :])]
    return found


def lies(state: Singes, tokens: list[int]) -> bool:
    return all(tokens.count(token) <= lying(state, token) for token in tokens)


def test_a_case_is_true_when_one_way_to_fill_its_places_is() -> None:
    state = at(TABLE, 3)
    rng = Random(5)
    verdicts = []
    for _ in range(400):
        named = [rng.choice((0, 1, 2, t.PILE)) * SPOT + rng.choice(KINDS) for _ in range(rng.randrange(3))]
        lots = [random_lot(rng, rng.randrange(2, 6)) for _ in range(rng.randrange(1, 3))]
        ways = [named]
        for lot in lots:
            ways = [way + more for way in ways for more in fillings(lot)]
        verdicts.append(is_true(state, [sorted(named), *lots]))
        assert verdicts[-1] == any(lies(state, way) for way in ways), (named, lots)
    assert 50 < sum(verdicts) < 350


def test_a_long_lot_is_judged_at_once() -> None:
    """What lies in a pile lies there in any order: no order is tried twice."""
    names = "red_die kill kill move move thief thief thief compass compass compass compass"
    state = at(f"pile {names}; seat 0 at 3,3 axe")
    kinds = [kind for kind in range(t.ITEMS) for _ in range(state.pile[kind])]
    places = [SPOT + t.PILE] * len(kinds)
    assert is_true(state, [[], [*kinds, ANY, SPOT, *places]])
    assert not is_true(state, [[], [*kinds, t.YELLOW_DIE, ANY, SPOT, SPOT + 1, *places]])


def test_chance_has_a_draw_or_a_roll_for_each_of_its_questions() -> None:
    assert len(judge.QUESTIONS) == t.ROLL_PATROL + 1
    for number, question in enumerate(judge.QUESTIONS):
        assert isinstance(question, Draw | Roll) == (number >= t.DRAWS or number == t.FIRST), number
        assert isinstance(question, Roll) == (number >= t.ROLL_MOVE), number
