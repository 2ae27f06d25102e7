"""A new game on the glass: what is played, by touch or by lot, and the stacks that are taken out for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.ui import doubles, shelf, walking
from tests.ui.collection import Collection
from tests.ui.fingers import options, plain, words_on
from tests.ui.test_home import SIZES

pytestmark = pytest.mark.window

Open = Callable[..., Any]


@pytest.fixture
def opened(open_app: Open) -> Open:
    """An app on the new-game screen; gives app, lobby and stacks."""

    def make(size: tuple[int, int] = (800, 480), **wishes: Any) -> tuple[Any, doubles.Lobby, shelf.Shelf]:
        lobby, stacks = doubles.Lobby(), shelf.Shelf()
        cards = wishes.pop("cards", Collection())
        app = open_app(
            size, first="home", lobby=lobby, stacks=stacks, cards=cards, texts=shelf.words(), **wishes
        )
        app.router.go("new_game")
        return app, lobby, stacks

    return make


def five(app: Any) -> Any:
    """Five people, the first with as long a name as there can be."""
    screen = app.router.go("new_game")
    screen._more()
    screen._more()
    screen._set(new_game_model().renamed(screen.draft, 0, "Maximilienne B"))
    return screen


def new_game_model() -> Any:
    from ui.screens.new_game import model

    return model


SCENES: dict[str, Callable[[Any], Any]] = {
    "people": five,
    "naming": lambda app: five(app)._name(0),
    "last name": lambda app: app.router.go("new_game")._name(2),
    "box": lambda app: five(app)._rule("box"),
    "setup": lambda app: (five(app), app.router.go("setup")),
    "film": lambda app: (five(app), app.router.go("setup").choose("film")),
    "many": lambda app: (five(app), app.router.go("setup").choose("cards")),
    "stacks": lambda app: (five(app), app.router.go("laying").choose("strikes")),
    "picks": lambda app: (five(app), app.router.go("laying").shown("nothing")),
    "all out": lambda app: (five(app), app.router.go("laying").plain("all")),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.0), ("fr", 1.6)])
@pytest.mark.parametrize("name", SCENES)
def test_nothing_is_cut_overlaps_or_is_too_small(
    opened: Open, studio: Any, name: str, size: tuple[int, int], language: str, scale: float
) -> None:
    app, *_ = opened(size, language=language, scale=scale)
    SCENES[name](app)
    studio.settle()
    assert walking.faults(app, size) == []


def test_from_home_to_the_table_take_four_touches(opened: Open, studio: Any) -> None:
    app, lobby, stacks = opened()
    app.router.go("home").fresh.tap()
    app.stage.front.strip.big.tap()
    assert app.router.name == "laying"
    plain(app, "all").tap()
    studio.settle()
    app.stage.front.strip.big.tap()
    (game,) = lobby.begun
    assert (game.box, game.choices["film"]) == ("mine", "first")
    assert stacks.asked == [("alien", "mine", 3, game.choices)]


def test_a_divider_takes_a_whole_stack_out_and_a_tap_does_the_same(opened: Open, studio: Any) -> None:
    cards = Collection()
    app, _, stacks = opened(cards=cards)
    screen = app.router.go("laying")
    said = words_on_soon(screen, studio)
    assert "Drones" in said and "drawn unseen" in said
    for tag, out in (("D1", {"drones"}), ("D1", {"drones"}), ("D0", {"drones", "avatars"})):
        for heard in cards.listeners:
            heard(tag)
        studio.settle()
        assert screen.draft.out == out
    for tag, says in (("D2", "stays in the box"), ("T9", "T9 is on no divider")):
        cards.listeners[0](tag)
        studio.settle()
        assert says in screen.head.sub
    options(app)["drones"].tap()
    assert screen.draft.out == {"avatars"}, "one tap more takes it back"
    assert screen.head.sub.startswith("15 cards, drawn unseen")
    assert (screen.progress.done, screen.progress.of) == (1, len(stacks.lines))
    app.router.go("home")
    assert cards.listeners == []


def test_the_big_button_takes_one_stack_after_the_other(opened: Open, studio: Any) -> None:
    app, lobby, stacks = opened()
    screen = app.router.go("laying")
    for line in stacks.lines.values():
        assert screen.strip.big.first == app.context.say(line.title)
        screen.big()
    screen.big()
    screen.big()
    assert len(lobby.begun) == 1, "it is begun once"


def test_what_was_chosen_is_there_again_when_one_comes_back(opened: Open, studio: Any) -> None:
    app, *_ = opened()
    setup = app.router.go("setup")
    options(app)["film"].tap()
    options(app)["third"].tap()
    assert setup.draft.choices["film"] == "third"
    app.router.go("laying").choose("drones")
    app.resize(1280, 720)
    screen = app.router.go("new_game")
    assert (screen.draft.choices["film"], screen.draft.out) == ("third", {"drones"})
    assert "Third" in words_on_soon(screen, studio)
    screen._set(new_game_model().with_box(screen.draft, "practice"))
    assert (screen.draft.choices["film"], screen.draft.out) == ("first", frozenset())


def words_on_soon(screen: Any, studio: Any) -> str:
    studio.settle()
    return words_on(screen)


def test_several_of_many_are_ticked_in_one_list(opened: Open, studio: Any) -> None:
    app, *_ = opened()
    setup = app.router.go("setup")
    setup.choose("cards")
    assert [id for id, one in options(app).items() if one.option.ticked] == ["a", "b"]
    options(app)["c"].tap()
    assert [id for id, one in options(app).items() if one.option.ticked] == ["b", "c"]
    app.stage.front.strip.big.tap()
    assert setup.draft.choices["cards"] == ["b", "c"]


def test_surprises_are_one_touch_and_can_be_repeated(opened: Open, studio: Any) -> None:
    app, lobby, _ = opened()
    drawn = []
    for _ in range(3):
        plain(app, "lot").tap()
        drawn.append(app.router.current.draft.choices["film"])
    assert drawn == ["second", "third", "first"]
    app.router.go("setup").plain("lot")
    assert lobby.surprises == 4


def test_a_practice_set_begins_at_once_and_its_stacks_are_one_touch_away(opened: Open) -> None:
    app, lobby, _ = opened()
    screen = app.router.current
    screen._set(new_game_model().with_box(screen.draft, "practice"))
    plain(app, "other").tap()
    assert app.router.name == "laying"
    app.router.go("new_game").big()
    assert [game.box for game in lobby.begun] == ["practice"]


def test_what_cannot_be_laid_out_is_said(opened: Open) -> None:
    app, lobby, stacks = opened()
    stacks.refuses = "Choose exactly one Location."
    screen = app.router.go("laying")
    assert screen.head.sub == stacks.refuses
    screen.big()
    assert (app.router.name, lobby.begun) == ("new_game", [])


class Folk:
    """The People port."""

    def __init__(self) -> None:
        self.kept: dict[str, Any] = {}

    def everybody(self) -> tuple[Any, ...]:
        return tuple(self.kept.values())

    def keep(self, person: Any) -> None:
        self.kept[person.id] = person

    def forget(self, id: str) -> None:
        self.kept.pop(id)


def test_names_colours_and_languages_are_kept_for_other_evenings(opened: Open) -> None:
    folk = Folk()
    app, *_ = opened(people=folk)
    screen = app.router.current
    screen._set(new_game_model().renamed(screen.draft, 0, "Inès"))
    screen.next_language(0)
    screen._go_on(True)
    (ines,) = folk.everybody()
    assert (ines.name, ines.colour, ines.language) == ("Inès", 0, "fr")
    app, *_ = opened(people=folk)
    screen = app.router.current
    screen._set(
        new_game_model().as_known(new_game_model().renamed(screen.draft, 2, "Inès"), 2, folk.everybody())
    )
    assert (screen.draft.people[2].language, screen.known[0].id) == ("fr", ines.id)


def test_practice_cards_are_begun_with_at_once_from_what_is_played_too(opened: Open, studio: Any) -> None:
    app, lobby, _ = opened()
    screen = app.router.current
    screen._set(new_game_model().with_box(screen.draft, "practice"))
    setup = app.router.go("setup")
    studio.settle()
    assert setup.strip.big.first.upper() == "BEGIN"
    setup.strip.big.tap()
    assert [game.box for game in lobby.begun] == ["practice"]
