"""Home, new game, log, system and keyboard as plain values."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.core.language.phrases import named
from companion.core.ports.doctor import Finding
from companion.core.ports.people import Person
from companion.core.ports.play import LogLine
from tests.ui import samples
from tests.ui.doubles import Doctor, Lobby, ports_with
from tests.ui.words import Words
from ui.screens.home.cards import seat_cells
from ui.screens.home.model import home_model, next_language, saved_games
from ui.screens.log.model import grouped, rows
from ui.screens.new_game import model as new_game
from ui.screens.system.model import findings
from ui.theme.boxes import Box
from ui.widgets.keyboard.layout import ERASE, SHIFT, SPACE, rows_of, typed

say = Words().say
LOBBY = Lobby()


def test_the_last_game_is_one_touch_away() -> None:
    m = home_model(LOBBY.saved(), LOBBY.offered(), ports_with(), say)
    assert m.resume is not None
    assert (m.resume.id, m.resume.title, m.rooms) == ("g1", "Alien, film 1", ("alien",))
    assert [option.id for option in m.tiles] == ["show", "saved", "settings", "system", "off"]


def test_saved_games_are_recognised_by_people_and_day() -> None:
    _, other = saved_games(LOBBY.saved(), say)
    assert (other.id, other.words, other.sub) == ("g2", "Alien: Maya, Ben, Inès", "Turn 1 · Monday")


@given(st.floats(150, 900), st.floats(20, 200), st.integers(1, 5), st.floats(1, 8))
def test_on_the_home_screen_each_number_stands_free_beside_its_tab(
    w: float, h: float, seats: int, gap: float
) -> None:
    box = Box(9, 5, w, h)
    parts = [part for cell in seat_cells(box, seats, 80, gap) for part in cell]
    assert all(left.right <= right.x + 0.001 for left, right in pairwise(parts))
    assert all(rest.w >= tab.w * 0.9 - 2 for tab, rest in zip(parts[::2], parts[1::2], strict=True))
    assert parts[-1].right <= box.right + 1


def test_what_is_not_there_has_no_tile() -> None:
    m = home_model((), (), ports_with(doctor=None, switch_off=None, settings=None), say)
    assert m.resume is None
    assert [option.id for option in m.tiles] == ["saved"]


def test_languages_go_round_and_name_themselves() -> None:
    assert [next_language(("en", "fr"), language) for language in ("en", "fr", "??")] == ["fr", "en", "en"]


def draft(*names: str) -> new_game.GameDraft:
    return new_game.first_draft(LOBBY.offered(), names, say)


def test_everything_has_a_default_so_that_two_touches_begin() -> None:
    d = draft()
    game = new_game.game_of(d)
    assert (game.room, game.box, game.names) == ("alien", "mine", ("Player 1", "Player 2", "Player 3"))
    assert (game.colours, game.custody, game.enforcement) == ((0, 1, 2), None, "full")


def test_what_was_played_last_comes_first_and_else_the_owner_s_cards() -> None:
    assert new_game.first_draft(LOBBY.offered(), (), say, "practice").box == "practice"
    assert new_game.first_draft(LOBBY.offered(), (), say, "sold").box == "mine"


def test_who_has_played_here_brings_language_and_colour() -> None:
    known = (Person("p-ben", "Ben", 4, "fr"), Person("p-ana", "Ana", 0, "fr"))
    d = draft("Maya", "Ben")
    ben = new_game.as_known(d, 1, known).people[1]
    assert (ben.colour, ben.language) == (4, "fr")
    ana = new_game.as_known(new_game.renamed(d, 1, "Ana"), 1, known).people[1]
    assert (ana.name, ana.colour, ana.language) == ("Ana", 1, "fr"), "the colour is taken"
    assert new_game.as_known(d, 0, known) == d
    d = new_game.in_next_language(d, 0, ("en", "fr"), "en")
    assert [person.language for person in d.people] == ["fr", ""]
    assert new_game.recoloured(d, 0).people[0].language == "fr"


def test_people_keep_their_colours_from_game_to_game_whoever_sits_beside_them() -> None:
    known = (Person("p-ben", "Ben", 0, "fr"), Person("p-ana", "Ana", 2), Person("p-leo", "Léo", 2))
    d = new_game.as_before(draft("Maya", "Ben", "Ana"), known, {})
    assert [one.colour for one in d.people] == [1, 0, 2], "a stranger takes nobody's colour"
    assert [one.language for one in d.people] == ["", "fr", "en"]
    d = new_game.as_before(draft("Léo", "Ana"), known, {})
    assert [one.colour for one in d.people] == [2, 0], "of two with one colour the first has it"
    guests = {"Player 1": 3, "Player 2": 0, "Ben": 4}
    d = new_game.as_before(draft("Player 1", "Player 2", "Ben"), known, guests)
    assert [one.colour for one in d.people] == [3, 1, 0], "guests sat so; who is known goes before them"
    assert [one.colour for one in new_game.as_before(draft("Ben"), (), {"Ben": 77}).people] == [0]


def test_other_cards_want_other_choices() -> None:
    game = new_game.game_of(draft())
    d = new_game.laid_open(draft(), LOBBY.setup(game))
    assert new_game.what_is_played(d, say) == "The First Film"
    d = replace(d, out=frozenset({"strikes"}))
    assert new_game.laid_open(d, LOBBY.setup(new_game.game_of(d))).out == {"strikes"}
    assert new_game.laid_open(d, LOBBY.surprise(new_game.game_of(d))).out == frozenset()
    assert new_game.with_box(d, "mine") is d
    other = new_game.with_box(d, "practice")
    assert (other.choices, other.offers, other.out) == ({}, (), frozenset())
    assert new_game.what_is_played(other, say) == "Freely mixed"


def test_those_who_played_last_sit_there_already() -> None:
    assert new_game.game_of(draft("Maya", "Ben")).names == ("Maya", "Ben")


def test_people_come_and_go_and_the_last_one_stays() -> None:
    d = new_game.added(draft("Maya"), "Ben")
    assert [(person.name, person.colour) for person in d.people] == [("Maya", 0), ("Ben", 1)]
    d = new_game.removed(d, 0)
    assert new_game.removed(d, 0) == d
    assert new_game.added(d, "Inès").people[-1].colour == 0, "a colour that is free again"
    full = draft("A", "B", "C", "D", "E")
    assert new_game.added(full, "F") == full


def test_names_are_tidied_and_never_the_same_twice() -> None:
    d = draft("Maya", "Ben")
    assert new_game.renamed(d, 1, "  Jean   Luc ").people[1].name == "Jean Luc"
    assert new_game.renamed(d, 1, "   ") == d
    assert new_game.renamed(d, 1, "Maya").people[1].name == "Maya 2"


@given(st.lists(st.integers(0, 2), max_size=12))
def test_colours_are_exchanged_and_never_shared(touches: list[int]) -> None:
    d = draft("A", "B", "C")
    for at in touches:
        d = new_game.recoloured(d, at)
    assert len({person.colour for person in d.people}) == 3


def test_what_is_chosen_is_marked() -> None:
    d = draft()
    assert [option.id for option in new_game.boxes(LOBBY.offered(), d, say) if option.chosen] == ["mine"]
    assert [option.id for option in new_game.custodies(d, say) if option.chosen] == ["fits"]
    assert [option.id for option in new_game.presets(d, say) if option.chosen] == ["full"]
    assert new_game.custody_of("read") == "read"
    assert new_game.custody_of("fits") is None
    assert new_game.preset_of("log") == "log"


def test_no_game_to_begin_is_a_draft_without_a_room() -> None:
    assert new_game.first_draft((), (), say).room == ""


def test_the_log_is_read_from_the_newest() -> None:
    lines = (
        LogLine(1, named("Turn begins"), None, ()),
        LogLine(2, named("Fight"), samples.P2, samples.step().notices, True),
    )
    found = rows(grouped(lines), samples.view().seats, say)
    assert [(option.id, option.words) for option in found] == [("2", "Fight"), ("1", "Turn begins")]
    assert (found[0].sub, found[0].done, found[0].initial) == ("taken back", True, "Ben")


def test_the_worst_finding_comes_first_with_what_to_do() -> None:
    found = findings(Doctor().findings())
    assert [option.words for option in found] == ["Sound", "Camera", "Disk"]
    assert found[1].sub == "No camera is connected. Plug one in, or play by touch."
    assert findings([Finding("Odd", "new word", "Says something.")])[0].icon == "minus"


def test_names_are_typed_with_accents_and_capitals_where_they_belong() -> None:
    text, shift = "", False
    for key in ("i", "n", "è", "s", SPACE, "d", ERASE, SHIFT, "b"):
        text, shift = typed(text, key, shift, 14)
    assert text == "Inès B"
    assert typed("Inès B", "x", False, 6)[0] == "Inès B", "no longer than there is room for"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_letter_has_one_key(language: str) -> None:
    for narrow in (False, True):
        keys = [key for row in rows_of(language, narrow) for key in row]
        assert len(keys) == len(set(keys))
        assert set("abcdefghijklmnopqrstuvwxyzéèêàçœ") <= set(keys)
