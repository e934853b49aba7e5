"""Fair draws: anyone can recompute them, and nobody could have chosen them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core import fair
from ludotheque.core.record import BrokenRecord, Record, Step, read, write
from ludotheque.core.state import CHANCE
from ludotheque.games.apagos.game import GAME

SECRET = "00" * 32


def drawn(secret: str = SECRET, salts: Sequence[str] = ("ab", "")) -> Record:
    """A game whose colours, setter and ramp are drawn, ended by resignation."""
    record = Record(GAME, {"setup_mode": "random", "colours": "random"}, ["Ana", "Bo"], salts=list(salts))
    record.secret, record.commitment = secret, fair.commitment(secret)
    state = record.beginning()
    while state.waiting_for == [CHANCE]:
        record.steps.append(Step(CHANCE, fair.draw(secret, record.salts, len(record.steps), state)))
        state.apply(*record.steps[-1][:2])
    record.steps.append(Step(0, GAME.read(0, "resign")))
    state.apply(0, GAME.read(0, "resign"))
    record.ranks = state.ranks()
    return record


def test_the_numbers_are_those_of_the_documented_formula() -> None:
    # From outside: printf ',;0;0' | openssl dgst -sha256 -mac HMAC -macopt hexkey:0000..., modulo 384.
    assert fair.commitment(SECRET) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert [fair.ticket(SECRET, ["", ""], step, 384) for step in range(3)] == [107, 362, 44]


def test_a_secret_is_never_the_same() -> None:
    assert fair.new_secret() != fair.new_secret()
    assert fair.is_secret(fair.new_secret())
    assert fair.new_salt() != fair.new_salt()
    assert fair.is_salt(fair.new_salt())


@given(st.integers(1, 1 << 127), st.integers(0, 10**6))
def test_a_ticket_is_one_of_them(total: int, step: int) -> None:
    assert 0 <= fair.ticket(SECRET, [], step, total) < total


@pytest.mark.parametrize("total", [0, -1, 1 << 128])
def test_there_must_be_tickets_to_draw_from(total: int) -> None:
    with pytest.raises(ValueError, match="tickets"):
        fair.ticket(SECRET, [], 0, total)


def test_tickets_are_spread_evenly() -> None:
    counts = Counter(fair.ticket(SECRET, [], step, 6) for step in range(6000))
    assert sorted(counts) == list(range(6))
    assert all(880 <= count <= 1120 for count in counts.values())


def test_every_argument_matters() -> None:
    total = 1 << 100
    tickets = [
        fair.ticket(SECRET, ["ab", "cd"], 3, total),
        fair.ticket("11" * 32, ["ab", "cd"], 3, total),
        fair.ticket(SECRET, ["ab", "ce"], 3, total),
        fair.ticket(SECRET, ["abcd", ""], 3, total),
        fair.ticket(SECRET, ["cd", "ab"], 3, total),
        fair.ticket(SECRET, ["ab", "cd"], 4, total),
    ]
    assert len(set(tickets)) == len(tickets)


def test_an_honest_record_verifies() -> None:
    assert fair.verify(read(write(drawn()))) == 6


@pytest.mark.parametrize("number", range(6))
def test_a_changed_draw_is_named(number: int) -> None:
    record = drawn()
    for outcome in range(GAME.actions):
        forged = Record(GAME, record.options, record.players, salts=record.salts)
        forged.commitment, forged.secret, forged.ranks = record.commitment, record.secret, record.ranks
        forged.steps = [*record.steps[:number], Step(CHANCE, outcome), *record.steps[number + 1 :]]
        try:
            again = read(write(forged))
        except (BrokenRecord, ValueError):
            continue
        if again == record:
            continue
        with pytest.raises(fair.UnfairRecord, match=f"step {number}: chance drew") as caught:
            fair.verify(again)
        assert write(forged).split("\n")[caught.value.line - 1].startswith("chance: ")


@pytest.mark.parametrize("salts", [[], ["", ""], ["", "cd"]])
def test_seats_without_salts_change_nothing_for_the_reader(salts: list[str]) -> None:
    record = drawn(salts=salts)
    assert fair.verify(read(write(record))) == 6


def test_a_changed_salt_is_noticed() -> None:
    record = drawn()
    record.salts = ["ac", ""]
    with pytest.raises(fair.UnfairRecord, match="the secret gives"):
        fair.verify(record)


def test_a_secret_that_was_not_promised_is_noticed() -> None:
    record = drawn()
    record.secret = "11" * 32
    with pytest.raises(BrokenRecord, match="committed"):
        read(write(record))
    with pytest.raises(fair.UnfairRecord, match="committed"):
        fair.verify(record)


def test_without_a_secret_there_is_nothing_to_check() -> None:
    record = drawn()
    record.secret = ""
    with pytest.raises(BrokenRecord, match="before the secret"):
        read(write(record))
    with pytest.raises(fair.UnfairRecord, match="when the game is over"):
        fair.verify(record)
    record.commitment = ""
    with pytest.raises(fair.UnfairRecord, match="no commitment"):
        fair.verify(record)


@pytest.mark.parametrize("line", ["salt 0: xyz", "salt 0: a", "salt 7: ab", "commitment: 12"])
def test_a_malformed_salt_or_commitment_is_refused(line: str) -> None:
    text = write(drawn())
    key = line.partition(":")[0].replace("7", "0")
    rows = [line if row.startswith(f"{key}:") else row for row in text.split("\n")]
    with pytest.raises(BrokenRecord, match="hexadecimal"):
        read("\n".join(rows))
