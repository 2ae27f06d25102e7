"""House rules on the glass: presets, switches of single rules, what differs, and finding a rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from companion.core.language.phrases import named
from companion.core.ports.rules import Book, RuleLine
from companion.house.house import House
from companion.office.rulebook import HouseRulebook
from tests.house.kit import Evening, house_at
from tests.ui import walking
from tests.ui.fingers import options, plain
from ui.screens.rule_page import model as rule_rows
from ui.screens.rulings import model

Open = Callable[..., Any]
SIZES = [(800, 480), (1280, 720), (720, 1280)]
pytestmark = pytest.mark.window


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = house_at(tmp_path_factory.mktemp("rulings") / "store.db")
    yield house
    house.close()


@pytest.fixture
def app_of(open_app: Open, house: House) -> Iterator[Callable[..., Any]]:
    def make(size: tuple[int, int] = (1280, 720), first: str = "rulings", **wishes: Any) -> Any:
        ports = {"texts": house.texts, "rulebook": HouseRulebook(house), "settings": house.store.settings}
        return open_app(size, first=first, **ports, **wishes)

    yield make
    house.leave()
    house.store.settings.set("rulings:alien", {})
    house.store.settings.set("enforcement", "full")


def test_a_preset_is_one_touch_and_says_for_which_games(app_of: Any, house: House, studio: Any) -> None:
    app = app_of()
    assert app.router.current.head.sub.endswith("for games to come")
    options(app)["preset:assist"].tap()
    studio.settle()
    assert options(app)["preset:assist"].option.chosen
    assert house.store.settings.get("enforcement", "full") == "assist"
    Evening(house).begin(3, "app")
    app.router.go("rulings")
    studio.settle()
    assert app.router.current.head.sub.endswith("the game on the table")
    assert options(app)["preset:full"].option.chosen


def test_a_rule_is_found_switched_listed_and_withdrawn(app_of: Any, house: House, studio: Any) -> None:
    app = app_of()
    options(app)["RECRUIT"].tap()
    options(app)["ALN-RECRUIT-01"].tap()
    studio.settle()
    assert [option.chosen for option in app.stage.front.grid.options] == [True, False, False, False]
    options(app)["log"].tap()
    studio.settle()
    assert options(app)["ALN-RECRUIT-01"].option.sub == "ALN-RECRUIT-01 · Only write it down"
    app.stage.front.press("undo")
    assert options(app)["differs"].option.words == "Changed (1)"
    options(app)["differs"].tap()
    assert [option.id for option in app.router.current.grid.options] == ["ALN-RECRUIT-01"]
    options(app)["ALN-RECRUIT-01"].tap()
    options(app)["follow"].tap()
    studio.settle()
    assert app.router.current.head.sub == "Every rule is kept as the preset says."
    assert house.store.settings.get("rulings:alien", {}) == {}


def test_a_rule_that_refuses_nothing_shows_what_is_beside_it(app_of: Any, studio: Any) -> None:
    app = app_of()
    options(app)["CLASS"].tap()
    options(app)["ALN-CLASS-01"].tap()
    studio.settle()
    assert "ALN-CLASS-03" in options(app) and "log" not in options(app)


def test_words_are_found_without_typing_and_with_it(app_of: Any, studio: Any) -> None:
    app = app_of(language="fr")
    plain(app, "search").dispatch("on_tap")
    studio.settle()
    options(app)["Ruche"].tap()
    studio.settle()
    assert app.router.current.head.title == "Trouvé\u202f: Ruche" or "Ruche" in app.router.current.head.title
    assert len(app.router.current.grid.options) > 8
    app.router.current._go("?hatchery zz")
    assert app.router.current.head.sub == "Aucune règle n’en parle."


def test_letters_of_any_kind_and_ids_find_a_rule(house: House) -> None:
    book = HouseRulebook(house).book("alien")

    def french(rule: str) -> str:
        return house.texts.rule(rule, "fr")

    assert [line.id for line in rule_rows.found(book, "aln-hive-01", french)] == ["ALN-HIVE-01"]
    assert "ALN-REVEAL-04" in [line.id for line in rule_rows.found(book, "evenement OBJECTIF", french)]
    assert rule_rows.plain("Évènement’s Œuf") == "evenement's œuf"
    beside = rule_rows.beside(book, "ALN-RECRUIT-01", HouseRulebook(house).terms("alien"))
    assert "ALN-RECRUIT-04" in [line.id for line in beside]
    assert "ALN-RECRUIT-01" not in [line.id for line in beside]


@pytest.mark.parametrize(("language", "asked"), [("en", "hive"), ("fr", "ruche"), ("en", "facehugger")])
def test_the_search_puts_the_best_first(house: House, language: str, asked: str) -> None:
    book, terms = HouseRulebook(house).book("alien"), HouseRulebook(house).terms("alien")

    def sentence(rule: str) -> str:
        return house.texts.rule(rule, language)

    lines = [line.id for line in rule_rows.found(book, asked, sentence, terms)]
    plainly = {line.id for line in rule_rows.found(book, asked, sentence)}
    assert set(lines) == plainly and len(lines) > 3, "the same ones, in another order"
    term = next(one for one in terms if rule_rows.plain(one.name(language)) == asked)
    there = [rule for rule in term.rules if rule in plainly]
    assert there and lines[: len(there)] == there, "what explains the word, the most important first"


def test_whole_words_go_before_parts_of_words_and_early_before_late() -> None:
    said = {"A-01": "The shipwreck floats", "A-02": "Anybody leaves the ship", "A-03": "A ship sails"}
    book = Book("alien", named("Alien"), "full", lines=tuple(RuleLine(id, "a") for id in said))
    assert [one.id for one in rule_rows.found(book, "ship", said.__getitem__)] == ["A-03", "A-02", "A-01"]
    assert [one.id for one in rule_rows.found(book, "a-01", said.__getitem__)] == ["A-01"]
    assert rule_rows.found(book, "ship zz", said.__getitem__) == ()


def test_settings_lead_there_and_back(app_of: Any, studio: Any) -> None:
    app = app_of(first="settings")
    assert options(app)["rulings"].option.sub == "all as the preset says"
    options(app)["rulings"].tap()
    assert app.router.name == "rulings"
    app.stage.front.press("undo")
    assert app.router.name == "settings"
    options(app)["rules"].tap()
    studio.settle()
    assert app.stage.front.head.title == "Rules: Alien"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.0), ("en", 1.6), ("fr", 1.6)])
def test_everything_fits(
    app_of: Any, house: House, studio: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    book = HouseRulebook(house)
    book.switch("alien", "ALN-RECRUIT-01", "log")
    book.switch("alien", "ALN-TURN-05", "warn")
    app = app_of(size, language=language, scale=scale)
    screen = app.router.current
    for level in ("", "differs", "TABLE", "KEY"):
        screen._go(level)
        for _ in range(screen.grid.page.of):
            looks_right(app, size)
            screen.grid.turn_page()
    screen._go("TURN")
    screen._open("ALN-TURN-05")
    looks_right(app, size)
    assert {one.id for one in app.stage.front.grid.options} == {way or model.FOLLOW for way in model.SWITCHES}
    app.stage.front.close()
    plain(app, "search").dispatch("on_tap")
    looks_right(app, size)


def looks_right(app: Any, size: tuple[int, int]) -> None:
    from kivy.clock import Clock

    for _ in range(2):
        Clock.tick()
    assert walking.faults(app, size) == []
