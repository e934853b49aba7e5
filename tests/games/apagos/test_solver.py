"""The complete solution of Apagos, checked against the specification and against a plain search."""

import multiprocessing
import zipfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import numpy as np
import pytest

from ludotheque.core.coach import Verdict
from ludotheque.games.apagos.mind.solver.marks import IMPOSSIBLE, NARROW, WIDE, Scale, scale_of
from ludotheque.games.apagos.mind.solver.material import PUBLISHED, Material
from ludotheque.games.apagos.mind.solver.numbering import Numbering
from ludotheque.games.apagos.mind.solver.oracle import BLACK, MOVES, WHITE, Oracle
from ludotheque.games.apagos.mind.solver.tables import Tables, solve

Squares = tuple[tuple[int, int, int], ...]

TINY = Material([[1, 2], [1, 2], [1, 2], [2, 3]], (5, 5))
LOPSIDED = Material([[1, 2], [1, 2], [1, 2], [2, 3]], (3, 6))
E30 = Material([[1, 2], [3, 5], [3, 5], [5, 7]], (10, 10))

# Specification, 2.4: positions that can arise from the orders of each set.
REACHABLE: dict[tuple[int, ...], int] = {
    (1, 3, 3, 5): 75_348,
    (1, 3, 3, 7): 126_198,
    (1, 3, 5, 5): 155_358,
    (3, 3, 3, 5): 82_666,
    (1, 3, 5, 7): 503_856,
    (1, 5, 5, 5): 104_060,
    (3, 3, 3, 7): 134_672,
    (3, 3, 5, 5): 250_116,
    (1, 5, 5, 7): 488_682,
    (3, 3, 5, 7): 785_034,
    (3, 5, 5, 5): 325_470,
    (3, 5, 5, 7): 1_472_772,
}


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("oracle")


@pytest.fixture(scope="session")
def oracle(folder: Path) -> Oracle:
    result = Oracle(folder=folder)
    result.build()
    return result


def parsed(text: str) -> tuple[Squares, int]:
    *fields, side = text.split()
    squares = []
    for field in fields:
        holes, white, black = (int(part) for part in field.split("."))
        squares.append((holes, white, black))
    return tuple(squares), "wb".index(side)


def played(squares: Squares, mover: int, move: str, balls: tuple[int, int]) -> Squares | None:
    """Play a move by the letter of R13 to R21, or give nothing when it is refused."""
    ramp = [list(square) for square in squares]
    if "@" in move:
        colour, level = "WB".index(move[0]), int(move[2]) - 1
        if sum(square[1 + colour] for square in ramp) == balls[colour] or sum(ramp[level][1:]) == ramp[level][0]:
            return None
        ramp[level][1 + colour] += 1
        if level < 3:
            ramp[level], ramp[level + 1] = ramp[level + 1], ramp[level]
    else:
        source, target = int(move[0]) - 1, int(move[2]) - 1
        if ramp[source][1 + mover] == 0 or sum(ramp[target][1:]) == ramp[target][0]:
            return None
        ramp[source][1 + mover] -= 1
        ramp[target][1 + mover] += 1
    return tuple((holes, white, black) for holes, white, black in ramp)


def plain_search(balls: tuple[int, int]) -> Callable[[Squares, int], Verdict]:
    """A solver that only knows the rules and recursion."""

    @cache
    def verdict(squares: Squares, mover: int) -> Verdict:
        if all(holes == white + black for holes, white, black in squares):
            lead = squares[3][1 + mover] - squares[3][2 - mover]
            return Verdict("win" if lead > 0 else "loss" if lead < 0 else "draw", 0)
        answers = [verdict(after, 1 - mover) for m in MOVES if (after := played(squares, mover, m, balls)) is not None]
        won = [answer.plies for answer in answers if answer.value == "loss"]
        drawn = [answer.plies for answer in answers if answer.value == "draw"]
        if won:
            return Verdict("win", 1 + min(won))
        if drawn:
            return Verdict("draw", 1 + min(drawn))
        return Verdict("loss", 1 + max(answer.plies for answer in answers))

    return verdict


def random_position(rng: Random, order: tuple[int, ...], balls: tuple[int, int]) -> Squares:
    """Any position that A36 accepts, whether or not it can arise."""
    while True:
        squares = []
        for holes in order:
            white = rng.randint(0, holes)
            squares.append((holes, white, rng.randint(0, holes - white)))
        if sum(white for _, white, _ in squares) <= balls[0] and sum(black for _, _, black in squares) <= balls[1]:
            return tuple(squares)


@pytest.mark.parametrize(
    ("position", "value", "plies", "winning"),
    [
        ("1.1.0 3.1.2 5.4.0 7.4.3 w", "win", 1, ["B@3"]),
        ("1.0.1 3.1.2 5.2.2 7.2.5 b", "win", 2, ["4>3"]),
        ("1.0.1 7.6.0 5.1.3 5.3.2 w", "win", 3, ["B@2"]),
        ("1.0.0 7.4.3 5.2.2 5.3.1 b", "win", 4, ["W@1"]),
        ("3.2.1 7.2.1 5.1.4 3.1.1 b", "win", 10, ["3>2"]),
        ("3.2.1 3.1.1 1.0.0 5.1.1 w", "loss", 7, []),
    ],
    ids=["P1", "P2", "P3", "P4", "P5", "P6"],
)
def test_the_puzzles_of_the_specification_have_their_values_and_single_solutions(
    oracle: Oracle, position: str, value: str, plies: int, winning: list[str]
) -> None:
    squares, mover = parsed(position)
    assert oracle.value(squares, mover) == (value, plies)
    assert [MOVES[move] for move, verdict in oracle.moves(squares, mover) if verdict.value == "win"] == winning


def test_a_plain_search_agrees_on_any_position_of_the_short_set(oracle: Oracle) -> None:
    rng = Random(1)
    search = plain_search((10, 10))
    orders = [start for start in PUBLISHED.starts if sorted(start) == [1, 3, 3, 5]]
    positions = (random_position(rng, rng.choice(orders), (10, 10)) for _ in range(1000))
    nearly_full = [squares for squares in positions if sum(white + black for _, white, black in squares) >= 7]
    for squares in nearly_full[:150]:
        mover = rng.randrange(2)
        assert oracle.value(squares, mover) == search(squares, mover)


@pytest.mark.parametrize("material", [TINY, LOPSIDED], ids=["even faces", "more black balls than white"])
def test_a_plain_search_agrees_on_other_boxes(material: Material) -> None:
    rng = Random(2)
    oracle = Oracle(material)
    search = plain_search(material.balls)
    values = set()
    for _ in range(150):
        squares = random_position(rng, rng.choice(material.starts), material.balls)
        mover = rng.randrange(2)
        verdict = search(squares, mover)
        values.add(verdict.value)
        assert oracle.value(squares, mover) == verdict
        after = {m: played(squares, mover, name, material.balls) for m, name in enumerate(MOVES)}
        expected = {m: search(child, 1 - mover) for m, child in after.items() if child is not None}
        opposite = {"win": "loss", "loss": "win", "draw": "draw"}
        assert oracle.moves(squares, mover) == [(m, (opposite[v.value], v.plies)) for m, v in expected.items()]
    assert values == {"win", "loss", "draw"}


@pytest.mark.rule("I11")
def test_exchanging_the_colours_changes_no_value(oracle: Oracle) -> None:
    rng = Random(3)
    for _ in range(200):
        squares = random_position(rng, rng.choice(PUBLISHED.starts), (10, 10))
        exchanged = [(holes, black, white) for holes, white, black in squares]
        assert oracle.value(squares, WHITE) == oracle.value(exchanged, BLACK)
        moves = {(m + 4) % 8 if m < 8 else m: verdict for m, verdict in oracle.moves(squares, WHITE)}
        assert moves == dict(oracle.moves(exchanged, BLACK))


def test_a_verdict_follows_from_the_verdicts_of_the_moves(oracle: Oracle) -> None:
    rng = Random(4)
    for _ in range(200):
        squares = random_position(rng, rng.choice(PUBLISHED.starts), (10, 10))
        verdict = oracle.value(squares)
        moves = dict(oracle.moves(squares))
        best = oracle.best(squares)
        assert all(moves[move] == (verdict.value, verdict.plies - 1) for move in best)
        assert bool(best) == bool(moves) == any(holes > white + black for holes, white, black in squares)


def test_perfect_play_lasts_exactly_as_long_as_announced(oracle: Oracle) -> None:
    squares: Squares = ((7, 0, 0), (5, 0, 0), (3, 0, 0), (1, 0, 0))
    starter = oracle.value(squares)
    mover = WHITE
    for _ in range(starter.plies):
        after = played(squares, mover, MOVES[oracle.best(squares, mover)[0]], (10, 10))
        assert after is not None
        squares, mover = after, 1 - mover
    assert oracle.moves(squares, mover) == []
    assert oracle.value(squares, WHITE) == (starter.value, 0)


@pytest.mark.rule("R26")
def test_a_finished_position_is_judged_by_its_highest_square(oracle: Oracle) -> None:
    squares = ((1, 1, 0), (3, 1, 2), (7, 4, 3), (5, 4, 1))
    assert oracle.value(squares, WHITE) == ("win", 0)
    assert oracle.value(squares, BLACK) == ("loss", 0)
    assert oracle.moves(squares, BLACK) == []
    assert oracle.best(squares, BLACK) == []


@pytest.mark.parametrize("holes", PUBLISHED.sets, ids=str)
def test_as_many_positions_can_arise_as_the_specification_counts(holes: tuple[int, ...]) -> None:
    assert int(Numbering(holes, (10, 10)).reachable().sum()) == REACHABLE[holes]


@pytest.mark.parametrize("material", [TINY, LOPSIDED], ids=["even faces", "more black balls than white"])
def test_a_number_gives_back_its_position(material: Material) -> None:
    for holes in material.sets:
        numbering = Numbering(holes, material.balls)
        for number in range(numbering.size):
            levels, colour = numbering.levels(number)
            assert numbering.number(levels, colour or WHITE) == number


def test_every_one_of_the_118_starts_has_a_winner(oracle: Oracle) -> None:
    openings = oracle.openings()
    assert len(openings) == 118
    assert {verdict.value for verdict in openings.values()} == {"win", "loss"}
    assert all(verdict.plies >= sum(start) for start, verdict in openings.items())


def test_a_published_box_has_no_drawn_position(oracle: Oracle) -> None:
    for holes in PUBLISHED.sets:
        marks = oracle.tables.marks(holes)
        assert all(scale_of(marks).verdict(mark).value != "draw" for mark in np.unique(marks).tolist() if mark)


@pytest.mark.rule("R27")
def test_an_even_face_allows_a_draw() -> None:
    oracle = Oracle(E30)
    squares, mover = parsed("3.1.2 7.4.3 5.3.2 2.1.0 b")
    assert oracle.value(squares, mover) == ("draw", 1)
    moves = {MOVES[move]: verdict for move, verdict in oracle.moves(squares, mover)}
    assert moves["B@4"] == ("draw", 0)
    assert moves["W@4"] == ("loss", 0)


@pytest.mark.parametrize("plies", [1, 2, 5, 10])
def test_a_puzzle_has_one_winning_move_and_the_asked_length(oracle: Oracle, plies: int) -> None:
    puzzles = oracle.puzzles(plies, 20, Random(5))
    assert len(puzzles) == 20
    assert {puzzle.mover for puzzle in puzzles} == {WHITE, BLACK}
    for puzzle in puzzles:
        assert oracle.value(puzzle.levels, puzzle.mover) == ("win", plies)
        moves = oracle.moves(puzzle.levels, puzzle.mover)
        assert [move for move, verdict in moves if verdict.value == "win"] == [puzzle.move]
        assert len(moves) > 1
    shapes = {(p.move, tuple((holes, white + black) for holes, white, black in p.levels)) for p in puzzles}
    assert len(shapes) == 20


def test_the_same_generator_gives_the_same_puzzles(oracle: Oracle) -> None:
    assert oracle.puzzles(3, 5, Random(6)) == oracle.puzzles(3, 5, Random(6))
    assert oracle.puzzles(3, 5, Random(6)) != oracle.puzzles(3, 5, Random(7))


@pytest.mark.parametrize("plies", [0, 80, 1000])
def test_no_puzzle_is_given_where_none_exists(plies: int) -> None:
    assert Oracle(TINY).puzzles(plies, 3, Random(8)) == []


@pytest.mark.rule("A36")
@pytest.mark.parametrize(
    "squares",
    [
        ((7, 0, 0), (5, 0, 0), (3, 0, 0)),
        ((7, 0, 0), (5, 0, 0), (3, 0, 0), (2, 0, 0)),
        ((7, 0, 0), (7, 0, 0), (3, 0, 0), (1, 0, 0)),
        ((7, 4, 4), (5, 0, 0), (3, 0, 0), (1, 0, 0)),
        ((7, -1, 0), (5, 0, 0), (3, 0, 0), (1, 0, 0)),
        ((7, 7, 0), (5, 4, 0), (3, 0, 0), (1, 0, 0)),
        ((7, 0, 7), (5, 0, 4), (3, 0, 0), (1, 0, 0)),
    ],
)
def test_a_position_that_cannot_be_loaded_is_refused(oracle: Oracle, squares: Squares) -> None:
    with pytest.raises(ValueError, match="A36"):
        oracle.value(squares)


@pytest.mark.parametrize(
    ("faces", "balls", "check"),
    [
        ([[1, 3], [3, 5], [3, 5]], (10, 10), "V1"),
        ([[0, 3], [3, 5], [3, 5], [5, 7]], (10, 10), "V2"),
        ([[1, 3], [3, 5], [3, 5], [5, 9]], (10, 10), "V3"),
        ([[1, 3], [3, 5], [3, 5], [5, 7]], (20, 0), "V4"),
    ],
)
def test_an_unsound_box_is_refused(faces: list[list[int]], balls: tuple[int, int], check: str) -> None:
    with pytest.raises(ValueError, match=check):
        Material(faces, balls)


def test_longer_games_are_counted_on_a_wider_scale() -> None:
    numbering = Numbering((1, 3, 3, 5), (10, 10))
    narrow, wide = solve(numbering), solve(numbering, scale=WIDE)
    assert (narrow.itemsize, wide.itemsize) == (1, 2)
    for mark, wide_mark in set(zip(narrow.tolist(), wide.tolist(), strict=True)):
        assert mark == wide_mark == IMPOSSIBLE or NARROW.verdict(mark) == WIDE.verdict(wide_mark)


@pytest.mark.parametrize("scale", [NARROW, WIDE], ids=["narrow", "wide"])
def test_a_greater_mark_is_better_and_every_mark_is_used(scale: Scale) -> None:
    verdicts = [scale.verdict(mark) for mark in range(1, len(scale.after))]
    assert [scale.mark(verdict) for verdict in verdicts] == list(range(1, len(scale.after)))
    worth = {"loss": 0, "draw": 1, "win": 2}
    keys = [(worth[v.value], v.plies if v.value == "loss" else -v.plies) for v in verdicts]
    assert keys == sorted(keys)
    assert scale.verdict(int(scale.after[scale.mark(Verdict("loss", 3))])) == ("win", 4)
    assert scale.verdict(int(scale.after[scale.mark(Verdict("draw", 3))])) == ("draw", 4)
    assert scale.verdict(int(scale.after[scale.mark(Verdict("win", 3))])) == ("loss", 4)
    assert scale.overflows(scale.after)


def test_progress_grows_up_to_the_whole_box() -> None:
    reports: list[tuple[int, int]] = []
    tables = Tables(TINY)
    tables.build(lambda done, total: reports.append((done, total)))
    assert reports == sorted(reports)
    assert reports[-1] == (tables.size, tables.size)


def test_a_kept_box_is_read_and_not_solved_again(folder: Path, oracle: Oracle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.games.apagos.mind.solver.tables.solve", None)
    reader = Oracle(folder=folder)
    for holes in PUBLISHED.sets:
        assert np.array_equal(reader.tables.marks(holes), oracle.tables.marks(holes))
    assert [file.suffix for file in folder.iterdir()] == [".npz"]


def path_of(tables: Tables) -> Path:
    assert tables.path is not None
    return tables.path


def cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-100])


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def scribbled(path: Path) -> None:
    """Damage the packed marks of every set and leave the table of contents alone."""
    content = bytearray(path.read_bytes())
    with zipfile.ZipFile(path) as file:
        for entry in file.infolist():
            if entry.filename != "label.npy":
                middle = entry.header_offset + 60 + entry.compress_size // 2
                content[middle : middle + 8] = b"\xff" * 8
    path.write_bytes(content)


def foreign(path: Path) -> None:
    other = Tables(LOPSIDED, path.parent / "other")
    other.build()
    path_of(other).replace(path)


def outdated(path: Path) -> None:
    with np.load(path) as file:
        arrays = dict(file)
    arrays["label"] = np.array(str(arrays["label"]).replace('"format": 1', '"format": 0'))
    np.savez(path, **arrays)


@pytest.mark.parametrize("harm", [cut_short, emptied, scribbled, foreign, outdated])
def test_a_broken_file_is_built_anew(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    first = Tables(TINY, tmp_path)
    first.build()
    harm(path_of(first))
    second = Tables(TINY, tmp_path)
    for holes in TINY.sets:
        assert np.array_equal(first.marks(holes), second.marks(holes))
    third = Tables(TINY, tmp_path)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ludotheque.games.apagos.mind.solver.tables.solve", None)
        third.build()


def test_a_folder_that_cannot_be_written_does_not_silence_the_oracle(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    assert len(Oracle(TINY, blocked).openings()) == len(TINY.starts)


def built_alone(folder: Path, barrier: "multiprocessing.synchronize.Barrier") -> None:
    barrier.wait()
    Tables(TINY, folder).build()


def test_two_builders_at_once_leave_one_sound_file(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    barrier = context.Barrier(2)
    builders = [context.Process(target=built_alone, args=(tmp_path, barrier)) for _ in range(2)]
    for builder in builders:
        builder.start()
    for builder in builders:
        builder.join(30)
    assert [builder.exitcode for builder in builders] == [0, 0]
    reader = Tables(TINY, tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == [path_of(reader).name]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ludotheque.games.apagos.mind.solver.tables.solve", None)
        reader.build()
