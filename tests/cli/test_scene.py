"""What a terminal shows: maps, names, curtains, the end, and no word about clicking."""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from ludotheque.cli.company import Company
from ludotheque.cli.play import further
from ludotheque.cli.screen import Interrupted, Quit, Screen, styled
from ludotheque.core.chance import outcome
from ludotheque.core.face import say
from ludotheque.core.record import read
from ludotheque.core.shelf import box, slugs
from ludotheque.core.sketch import plain
from ludotheque.core.state import CHANCE, State, completed
from ludotheque.core.tongue import LANGUAGES, tongue
from ludotheque.games.meeples.rules.view import MeeplesView
from ludotheque.games.tractions.game import GAME as TRACTIONS
from ludotheque.games.tractions.rules.view import TractionsView
from tests.cli.table import Paper, Typist, seated

GAMES = Path(__file__).parents[2] / "src/ludotheque/games"
LESSONS = ("lesson-",)  # pages alone have lessons


def walked(slug: str, steps: int, seed: int, seats: int = 0) -> State:
    game = box(slug).game
    state: State = game.start(seats or game.seats.start, completed(game, {}))
    rng = Random(seed)
    for _ in range(steps):
        if state.waiting_for:
            seat = state.waiting_for[0]
            state.apply(seat, outcome(state, rng) if seat == CHANCE else rng.choice(state.legal(seat)))
    return state


def sketched(slug: str, state: State, width: int = 80, seat: int = 0, language: str = "en") -> str:
    found = box(slug)
    return plain(found.face.sketch(state.view(seat), tongue(language, found.package), width))


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("is_plain", [False, True], ids=["drawn", "plain"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_printed_speaks_of_clicks(slug: str, language: str, is_plain: bool) -> None:
    screen = Typist(Random(3), 150, is_plain)
    screen.table = seated(slug, screen, language)
    with suppress(Quit):
        screen.table.play()
    assert len(screen.text) > 2000
    assert not any(word in screen.text.lower() for word in ("click", "cliqu"))


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_outside_the_lessons_speaks_of_clicks(slug: str, language: str) -> None:
    text = (GAMES / slug / f"messages.{language}.ftl").read_text("utf-8")
    key = ""
    for line in text.splitlines():
        key = line.partition(" =")[0] if line[:1].isalpha() else key
        if not key.startswith(LESSONS):
            assert not any(word in line.lower() for word in ("click", "cliqu")), line


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("steps", [0, 30, 600])
def test_a_map_fits_eighty_columns(slug: str, steps: int) -> None:
    found = box(slug)
    view = walked(slug, steps, 5).view(0)
    for row in found.face.sketch(view, tongue("fr", found.package), 80):
        is_drawn = len(row) > 1 or any(run.tone for run in row)
        assert not is_drawn or sum(len(run.text) for run in row) <= 80


def test_the_map_of_the_planet_shows_its_squares_where_words_say_they_are() -> None:
    state = walked("singes", 0, 1)
    rows = sketched("singes", state).splitlines()
    ruler, squares = rows[0], rows[1:8]
    assert ruler.index("3") == 5 + 2 * 3 + 1
    assert squares[0] == "   0 ▒▒▒▒▒▒<>▒▒▒▒▒▒"
    assert squares[1] == "   1 ▒▒ w · · · l▒▒"
    assert squares[3] == "   3 <> · ·AB · ·<>", "both pawns on START"


def test_a_large_planet_is_shown_around_the_pawn_of_its_reader() -> None:
    state = walked("singes", 2500, 2, 3)
    for seat in range(3):
        shown = sketched("singes", state, 60, seat)
        assert "the part of the map around your pawn" in shown
        assert any("ABC"[seat] in row[5:] for row in shown.splitlines()[1:29])
    assert len(sketched("singes", state, 130).splitlines()[1]) >= len(sketched("singes", state, 60).splitlines()[1])


def test_the_map_of_the_quarter_shows_every_place_and_who_stands_there() -> None:
    state = walked("tractions", 900, 3)
    shown = sketched("tractions", state)
    names = TRACTIONS.box.names
    assert all(name in shown for name in names)
    view = state.view(0)
    assert isinstance(view, TractionsView)
    assert view.men[names.index("s03") * 6 : names.index("s03") * 6 + 6] == [1, 0, 0, 0, 0, 1]
    assert "L1B1" in shown
    assert "(baseN)" in shown, "closed at a table of four"
    wide = sketched("tractions", state, 130)
    assert max(map(len, wide.splitlines()[:20])) > max(map(len, shown.splitlines()[:20]))


def test_a_legend_is_shown_once_and_again_with_the_whole_board() -> None:
    table = seated("singes", Paper(["board"]))
    table.step(CHANCE, table.state.legal(CHANCE)[0])
    seat = table.state.waiting_for[0]
    assert isinstance(table.screen, Paper)
    table.show(seat)
    table.step(seat, table.record.game.read(seat, "roll white"))
    table.step(CHANCE, table.state.legal(CHANCE)[0])
    table.step(seat, table.state.legal(seat)[0])
    table.show(seat)
    assert table.screen.text.count("   3 <>") == 2
    assert table.screen.text.count("<> portal to open") == 1
    table.answered(seat)
    assert table.screen.text.count("<> portal to open") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_houses_of_the_street_have_their_whole_names(language: str) -> None:
    shown = sketched("meeples", walked("meeples", 300, 2), language=language)
    speak = tongue(language, "ludotheque.games.meeples")
    for number in range(1, 13):
        assert f"b{number} " in shown
    for name in ("b3", "b4", "b10", "b11", "b12"):
        assert speak(say(name)) in shown


def test_several_events_that_are_one_story_take_one_line() -> None:
    table = seated("meeples", Paper([]))
    rng = Random(1)
    for _ in range(100):
        seat = table.state.waiting_for[0]
        table.step(seat, outcome(table.state, rng) if seat == CHANCE else rng.choice(table.state.legal(seat)))
    table.scene.tell_story(table.state.view(0), table.journal, len(table.journal))
    assert isinstance(table.screen, Paper)
    drops = [" at the door of the " in line for line in table.screen.text.splitlines()]
    assert "  Sown: " in table.screen.text
    assert not any(one and other for one, other in pairwise(drops))


def test_a_terminal_without_the_characters_of_a_map_gets_others() -> None:
    screen = Paper([], encoding="ascii")
    table = seated("singes", screen, "fr")
    table.step(CHANCE, table.state.legal(CHANCE)[0])
    table.show(table.state.waiting_for[0])
    assert "   0 ######<>######" in screen.text
    assert "case DEPART" in screen.text


def test_pieces_are_letters_on_the_ground_of_their_colour() -> None:
    assert styled("#22242b") == "bold #ffffff on #22242b"
    assert styled("#fffdf7") == "bold #000000 on #fffdf7"
    assert styled("dim") == "dim"
    assert styled("rebeccapurple") == "bold reverse", "a colour that terminals need not know"


def test_a_pipe_gets_neither_colours_nor_cursor_moves() -> None:
    screen = Typist(Random(1), 30)
    screen.table = seated("apaches", screen)
    with suppress(Quit):
        screen.table.play()
    assert "\x1b" not in screen.text
    assert screen.cleared > 0, "a curtain was drawn all the same"


def test_a_plain_screen_tells_only_what_has_changed() -> None:
    screen = Paper(["1", "1"], is_plain=True)
    with pytest.raises(Quit):
        seated("singes", screen, "en", ("", "random")).play()
    assert screen.text.count("Portals to open: (3,0), (6,3), (3,6), (0,3).") == 1
    assert "▒" not in screen.text
    assert "1. Roll the white die" in screen.text


def test_everybody_is_called_by_name_in_the_story_the_panels_and_the_end() -> None:
    screen = Typist(Random(2), 2000)
    table = seated("meeples", screen, "en", ("", "random"))
    table.record.players[0] = "Ana"
    table.scene.characters[1] = box("meeples").face.characters[0]
    screen.table = table
    with suppress(Quit):
        table.play()
    assert "\nAna (Orange)\n" in screen.text, "who did what"
    assert "\n 2  Rosalind" in screen.text, "the panels"
    assert "\n1. " in screen.text
    assert any(line.startswith(("1. Ana (Orange)", "2. Ana (Orange)")) for line in screen.text.splitlines())
    assert "Player 1" not in screen.text


def test_choices_name_those_one_plays_against() -> None:
    table = seated("singes", Paper([]))
    table.record.players[:] = ["Ana", "Bo"]
    blue = say("choice-look", victim=say("colour-blue"))
    assert "Blue (Bo)" in table.scene.tongue(table.state.view(0))(blue)
    assert "Blue (Bo)" not in table.scene.tongue(table.state.view(1))(blue)


def test_a_prompt_says_who_is_asked_where_several_share_the_screen() -> None:
    screen = Paper(["1"])
    table = seated("apagos", screen, setter="seat_2")
    table.record.players[:] = ["Ana", "Bo"]
    with pytest.raises(Quit):
        table.play()
    assert "Ana, your choice:" in screen.text
    assert "Bo, your choice:" in screen.text
    alone = Paper([])
    with pytest.raises(Quit):
        seated("apagos", alone, "en", ("", "random")).play()
    assert "\nYour choice:" in alone.text


def test_a_curtain_falls_between_people_who_know_different_things() -> None:
    screen = Typist(Random(1), 6)
    screen.table = seated("apaches", screen)
    screen.table.record.players[:] = ["Ana", "Bo"]
    with suppress(Quit):
        screen.table.play()
    assert "Bo (The Monte-en-l’air) is next: press Enter when nobody else looks." in screen.text
    assert screen.cleared >= 2
    open_game = Typist(Random(1), 6)
    open_game.table = seated("meeples", open_game)
    with suppress(Quit):
        open_game.table.play()
    assert open_game.cleared == 0


def test_a_game_can_be_saved_and_left_at_the_curtain(tmp_path: Path) -> None:
    file = tmp_path / "saved.record"
    screen = Paper(["1"] * 8)
    table = seated("apaches", screen)
    with suppress(Quit):
        table.play()
    assert screen.cleared, "a curtain has fallen"
    assert not table.is_lifted(f"sauver {file}")
    assert read(file.read_text("utf-8")).steps == table.record.steps
    with pytest.raises(Quit):
        table.is_lifted("quit")
    assert table.is_lifted("")


def test_the_end_tells_ranks_and_points_and_offers_another_game(tmp_path: Path) -> None:
    table = seated("meeples", Paper(["nonsense", f"save {tmp_path / 'over.record'}", "again"]))
    rng = Random(1)
    while table.state.waiting_for:
        seat = table.state.waiting_for[0]
        table.step(seat, outcome(table.state, rng) if seat == CHANCE else rng.choice(table.state.legal(seat)))
    assert table.play()
    assert isinstance(table.screen, Paper)
    view = table.state.view(0)
    assert isinstance(view, MeeplesView)
    ended = table.screen.text[table.screen.text.index("The game is over.") :]
    assert "1. " in ended
    assert f"   Points {max(view.scores)} · Gold " in ended
    assert f"ludotheque review {tmp_path / 'over.record'}" in ended
    assert read((tmp_path / "over.record").read_text("utf-8")).ranks == table.record.ranks


def test_another_game_has_the_same_people_and_new_draws() -> None:
    table = seated("apagos", Paper([]), "en", ("", "random"))
    company = Company(table.box, table.record, table.secret, ["", "random"], ["", ""])
    following = company.again(table.state)
    assert following.record.players == company.record.players
    assert following.record.steps == []
    assert following.secret != company.secret
    assert following.record.commitment != company.record.commitment


def test_the_files_of_a_series_are_numbered() -> None:
    names = [Path("game.record")]
    for _ in range(2):
        names.append(further(names[-1]))
    assert [name.name for name in names] == ["game.record", "game-2.record", "game-3.record"]


def test_a_further_game_takes_the_place_of_no_file(tmp_path: Path) -> None:
    for name in ("game-2.record", "game-3.record"):
        (tmp_path / name).write_text("another evening", "utf-8")
    assert further(tmp_path / "game.record").name == "game-4.record"


def test_a_long_absence_is_told_by_its_last_lines_and_the_log_has_them_all() -> None:
    table = seated("meeples", Paper(["log"]))
    rng = Random(1)
    for _ in range(150):
        seat = table.state.waiting_for[0]
        table.step(seat, outcome(table.state, rng) if seat == CHANCE else rng.choice(table.state.legal(seat)))
    seat = next(seat for seat in table.state.waiting_for if seat >= 0)
    table.catch_up(seat)
    assert isinstance(table.screen, Paper)
    assert "earlier lines; log tells them all." in table.screen.text
    before = len(table.screen.text)
    table.answered(seat)
    assert "earlier lines" not in table.screen.text[before:]


@pytest.mark.parametrize("is_terminal", [True, False])
def test_the_end_of_what_is_typed_is_an_interruption_only_at_a_terminal(
    is_terminal: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ended(*prompt: object) -> str:
        raise EOFError

    class Keys:
        def isatty(self) -> bool:
            return is_terminal

    monkeypatch.setattr("builtins.input", ended)
    monkeypatch.setattr("sys.stdin", Keys())
    with pytest.raises(Quit) as caught:
        Screen(Console()).ask("?")
    assert isinstance(caught.value, Interrupted) == is_terminal


def test_a_closed_input_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(Quit):
        Screen(Console()).ask("?")


def test_nobody_is_named_twice() -> None:
    screen = Paper([])
    with pytest.raises(Quit):
        seated("apagos", screen).play()
    assert "Player 1" in screen.text
    assert "Player 1 (Player 1)" not in screen.text


def test_an_interruption_leaves_like_any_other_word(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*prompt: object) -> str:
        raise KeyboardInterrupt

    screen = Screen(Console())
    monkeypatch.setattr("builtins.input", interrupted)
    with pytest.raises(Quit):
        seated("apagos", screen).play()
