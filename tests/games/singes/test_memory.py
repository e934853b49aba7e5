"""What a seat can infer of the tokens it does not see: its view keeps it, and imagined worlds keep to it."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.chance import outcome
from ludotheque.core.codec import dump
from ludotheque.core.state import CHANCE, HIDDEN, NOBODY, Event
from ludotheque.games.singes.game import GAME
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.judge import Singes
from ludotheque.games.singes.rules.worlds import subsets
from ludotheque.games.singes.text.names import KINDS, NAMES
from tests.games.singes.playing import after, at, memory, view, worlds

rule = pytest.mark.rule

BARE = "; ".join(f"on {place} empty" for place in ("1,1", "5,1", "1,2", "5,2", "1,4", "5,4", "1,5", "5,5"))
PICK = ("roll white", "die 1", "step south", "stop", "pick luck")

Hidden = tuple[tuple[int, ...], ...]


def hidden(world: Singes) -> Hidden:
    """All that lies face down: hands, pile, hold-ups."""
    return tuple(world.hands), tuple(world.pile), tuple(world.holds[1::4])


@rule("R72", "R66")
def test_one_of_two_known_tokens_was_picked_and_the_other_is_still_there() -> None:
    state = at("pile kill move; known pile kill all; known pile move all; seat 0 at 3,2", 3)
    picked = after(state, *PICK, "draw kill")
    for seat in (1, 2, NOBODY):
        assert memory(picked, seat) == {}
        found = worlds(picked, seat)
        kill, move = KINDS["kill"], KINDS["move"]
        assert {(w.held(0, kill), w.held(0, move), w.pile[kill], w.pile[move]) for w in found} == {
            (1, 0, 0, 1),
            (0, 1, 1, 0),
        }


@rule("R72", "R64")
def test_the_token_that_turns_up_tells_which_one_stayed() -> None:
    state = at("on 3,4 chimp3; pile kill move; known pile kill all; known pile move all; seat 0 at 3,2", 3)
    picked = after(state, *PICK, "draw kill")
    walk = ("roll white", "die 1", "step west", "stop")
    back = after(picked, *walk, *walk, "roll white", "die 1", "step south", "stop")
    assert memory(back, 1) == {}
    assert memory(after(back, "kill"), 1) == {(t.PILE, "kill"): 1, (t.PILE, "move"): 1}


@rule("R63", "R45")
def test_a_declared_weapon_is_with_the_thief_or_with_the_victim() -> None:
    text = "seat 0 at 3,3 thief; seat 1 at 3,2 axe club helmet; known 1 axe all; known 1 club all"
    stolen = after(at(text, 3), "roll white", "die 1", "step north", "stop", "steal 1 weapon", "draw helmet")
    found = {
        tuple(sorted(NAMES[kind] for kind in range(21) if world.held(0, kind) and kind in (1, 5)))
        for world in worlds(stolen, 2, 400)
        if world.held(0, KINDS["axe"]) + world.held(1, KINDS["axe"]) >= 1
        and world.held(0, KINDS["club"]) + world.held(1, KINDS["club"]) >= 1
    }
    assert found == {("axe",), ("club",), ()}
    for world in worlds(stolen, 2):
        assert world.held(0, KINDS["axe"]) + world.held(1, KINDS["axe"]) >= 1
        assert world.held(0, KINDS["club"]) + world.held(1, KINDS["club"]) >= 1
        assert world.held(1, KINDS["axe"]) + world.held(1, KINDS["club"]) >= 1


@rule("R63", "R45")
def test_the_last_token_of_a_type_that_is_shown_elsewhere_has_left() -> None:
    text = (
        "on 3,1 chimp3; seat 0 at 3,3 thief; seat 1 at 3,2 axe club; known 1 axe all; known 1 club all;"
        "seat 2 at 3,3 axe"
    )
    stolen = after(at(text, 3), "roll white", "die 1", "step north", "stop", "steal 1 weapon", "draw axe")
    assert memory(stolen, 2) == {(t.PILE, "thief"): 1}
    fought = after(stolen, "roll white", "die 1", "step north", "stop", "declare axe", "roll white")
    assert memory(fought, 2) == {(t.PILE, "thief"): 1, (0, "axe"): 1, (1, "club"): 1}


@rule("R60", "A47")
def test_an_attack_with_one_of_two_known_tokens_leaves_the_other_in_the_hand() -> None:
    text = "seat 0 at 3,3 patrol2 ambush3; known 0 patrol2 2; known 0 ambush3 2; seat 1 at 3,3; hold 1 trap 1 all"
    attacked = after(at(text, 3), "attack 1 ambush3")
    assert view(attacked, 2).holds == [1, HIDDEN, 0, 0]
    found = {(NAMES[w.holds[1]], w.held(0, KINDS["patrol2"])) for w in worlds(attacked, 2)}
    assert found == {("patrol2", 0), ("ambush3", 1)}
    assert len({NAMES[w.holds[1]] for w in worlds(attacked, 1, 400)}) == 6
    walk = ("roll white", "die 1", "step west", "stop")
    assert memory(after(attacked, *walk), 2) == {(t.PILE, "trap"): 1}
    # Seat 1 has turned the ambush up.
    assert memory(after(attacked, *walk, *walk), 2) == {(t.PILE, "trap"): 1, (0, "patrol2"): 1}


@rule("R52", "R68", "R74")
def test_a_trap_in_the_pile_is_known_and_no_other_token_there_is_one() -> None:
    state = at("pile trap kill; seat 1 at 3,3", 2)
    assert memory(state, 1) == {(t.PILE, "trap"): 1}
    assert {world.pile[KINDS["trap"]] for world in worlds(state, 1)} == {1}


@rule("A69")
def test_a_doubt_can_be_written_in_a_position() -> None:
    state = at("pile kill move; known pile kill all; known pile move all; seat 0 at 3,2", 3)
    text = GAME.write_position(after(state, *PICK, "draw kill"))
    assert "either 1,2,table kill,move,>0,>pile" in text
    assert GAME.write_position(at(text, 3)) == text


@rule("A69")
@pytest.mark.parametrize(
    ("doubt", "why"),
    [
        ("either all", "write"),
        ("either all nothing", "one back"),
        ("either all kill,axe,>0,>pile", "one back"),
        ("either all kill,>0,>pile,move", "does not fill"),
        ("either all kill,move,>0", "does not fill"),
        ("either all kill,move,>0,>hold0", "no place of a lot"),
        ("either all kill,move,>0,>9", "not a seat"),
        ("either all kill,sword,>0,>pile", "sword"),
        ("either all kill,kill,>0,>pile", "I10"),
    ],
)
def test_a_doubt_that_cannot_be_is_refused(doubt: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        GAME.read_position(f"pile kill; seat 0 at 3,3 move; {doubt}", 2, {})


# An oracle: every world in which the seat would have seen the same.


def seen_by(seat: int, state: Singes, actor: int, action: int) -> tuple[Singes, list[object]]:
    twin = state.copy()
    events: list[Event] = []
    twin.journal = events
    twin.apply(actor, action)
    twin.journal = None
    masked = [event.as_seen_by(seat) for event in events]
    told: list[object] = [(event.kind, event.seat, event.shown, event.secret, event.words) for event in masked]
    return twin, [*told, twin.question, twin.waiting_for, twin.owed]


def same_to(seat: int, open_worlds: list[Singes], true: Singes, actor: int, action: int) -> tuple[Singes, list[Singes]]:
    """The true state and all that the seat cannot tell from it, one step later."""
    later, heard = seen_by(seat, true, actor, action)
    found: dict[str, Singes] = {}
    for world in open_worlds:
        answers = [action] if actor == seat else world.legal(actor)
        for other in answers:
            if other in world.legal(actor):
                twin, told = seen_by(seat, world, actor, other)
                if told == heard:
                    plain = dump(twin)
                    del plain["minds"]
                    found[str(plain)] = twin
    return later, list(found.values())


HANDS = (
    f"{BARE}; on 3,1 chimp7; on 1,3 chimp8; on 5,3 gorilla10; pile kill move compass digit1 digit2;"
    "seat 0 at 3,2 thief thief move digit3 digit4 axe patrol3; seat 1 at 3,2 thief thief kill compass digit4 club axe;"
    "seat 2 at 3,4 thief move move digit5 digit3 rapier ambush1 patrol2;"
)
KNOWN = [
    f"known {place} {name} all"
    for place, names in {
        "pile": "kill move compass digit1 digit2",
        "0": "thief thief move digit3 digit4 axe patrol3",
        "1": "thief thief kill compass digit4 club axe",
        "2": "thief move move digit5 digit3 rapier ambush1 patrol2",
    }.items()
    for name in names.split()
]


@rule("A69", "R63", "R66", "R72", "R48", "R59")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("choice", ["blind", "open"])
def test_imagined_worlds_are_exactly_those_in_which_the_seat_saw_the_same(seed: int, choice: str) -> None:
    rng = Random(seed)
    seat = rng.choice([0, 1, 2, NOBODY])
    true = at(HANDS + ";".join(KNOWN), 3, thief_choice=choice)
    open_worlds = [true]
    widest = 1
    for number in range(80):
        if not true.waiting_for or len(open_worlds) > 40:
            break
        actor = true.waiting_for[0]
        if actor == CHANCE:
            action = outcome(true, rng)
        else:
            # Weapons laid ready leave no trace until the roll.
            legal = [a for a in true.legal(actor) if not t.DECLARE <= a <= t.DECLARE + t.HELMET]
            secret = [a for a in legal if GAME.write(actor, a).startswith(("pick luck", "compass", "kill", "steal"))]
            action = rng.choice(secret if secret and seed % 2 else legal)
        true, open_worlds = same_to(seat, open_worlds, true, actor, action)
        widest = max(widest, len(open_worlds))
        possible = {hidden(world) for world in open_worlds}
        if number % 10 == 9 and len(possible) <= 24:
            assert hidden(true) in possible
            assert {hidden(world) for world in worlds(true, seat, 30 * len(possible))} == possible
    assert widest > 1


@rule("A69")
def test_what_all_know_is_the_least_that_everybody_knows() -> None:
    rng = Random(3)
    state = at(HANDS + ";".join(KNOWN), 3)
    for _ in range(400):
        if not state.waiting_for:
            break
        actor = state.waiting_for[0]
        state.apply(actor, outcome(state, rng) if actor == CHANCE else rng.choice(state.legal(actor)))
        for seat in range(3):
            mine = memory(state, seat)
            for (place, name), count in memory(state, NOBODY).items():
                assert place == seat or mine.get((place, name), 0) >= count


@rule("R84", "R54")
def test_a_hand_shown_at_nightfall_settles_a_doubt() -> None:
    doubt = "either 0 1:red_die or pile:red_die"
    dark = at(f"seat 1 at 3,3 red_die! kill; pile red_die thief; {doubt}; over quiet", 2)
    assert {world.pile[KINDS["red_die"]] for world in worlds(dark, 0)} == {1}


@rule("A69", "R72", "R63")
def test_tokens_that_go_round_unseen_leave_few_cases() -> None:
    rng = Random(4)
    state = at(HANDS + ";".join(KNOWN), 3, quiet_limit="0")
    most = 0
    for _ in range(700):
        actor = state.waiting_for[0]
        if actor == CHANCE:
            action = outcome(state, rng)
        else:
            legal = state.legal(actor)
            secret = [a for a in legal if GAME.write(actor, a).startswith(("pick", "steal", "attack", "item"))]
            action = rng.choice(secret or legal)
        state.apply(actor, action)
        most = max(most, max(len(cases) for cases in state.minds))
    # Where every single doubt is kept apart there are more than a hundred.
    assert 5 < most <= 16
    assert state.check() == ""


def test_a_memory_of_more_tokens_than_a_hand_has_can_be_dealt_in_no_way() -> None:
    assert [subsets(4, 2), subsets(3, -1), subsets(2, 3), subsets(-1, 0)] == [6, 0, 0, 0]
