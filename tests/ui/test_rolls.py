"""Labels from a roll on the glass: one show and one touch a card, by camera or by a scanner that types."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.core.language.phrases import named
from companion.core.language.tags import tag_text
from companion.core.ports.cards import Where
from companion.core.ports.rolls import RollLine, RollView
from tests.ui import walking
from tests.ui.collection import Collection
from tests.ui.fingers import options, plain, words_on
from tests.ui.rolling import COPIES, Roll
from tests.ui.test_my_cards import SIZES
from ui.keys import BACKSPACE, ENTER, handle_key
from ui.screens.lists.sheet import ChoiceSheet
from ui.screens.rolls import model
from ui.screens.sentences.sheet import ReadingSheet

Open = Callable[..., Any]
DECK = Where("alien", "mine", "crew")


def opened(app: Any, way: str = "faces") -> Any:
    app.context.notes["rolls"] = (DECK, way)
    return app.router.go("rolls")


def shown(app: Any, *codes: str) -> None:
    for code in codes:
        app.router.current.shown(code)


SCENES: dict[str, Callable[[Any], Any]] = {
    "boxes": lambda app: app.router.go("rolls"),
    "decks": lambda app: app.router.go("rolls")._choose("mine"),
    "begin": opened,
    "shown": lambda app: (opened(app), shown(app, "A")),
    "bound": lambda app: (opened(app), shown(app, "A"), app.router.current.big()),
    "warned": lambda app: (opened(app), shown(app, "A"), app.router.current.big(), shown(app, "A")),
    "moved": lambda app: (
        opened(app), shown(app, "A"), app.router.current.big(), shown(app, "A"), app.stage.front.close(),
    ),
    "typed": lambda app: (opened(app), [app.stage.front.type_key(0, sign) for sign in "4006381333931"]),
    "backs": lambda app: opened(app, "backs"),
    "anew": lambda app: opened(app, "backs")._plain("anew"),
}  # fmt: skip


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.6)])
@pytest.mark.parametrize("name", SCENES)
def test_nothing_is_cut_overlaps_or_is_too_small(
    open_app: Open, studio: Any, name: str, size: tuple[int, int], language: str, scale: float
) -> None:
    app = open_app(size, first="home", language=language, scale=scale, rolls=Roll(), cards=Collection())
    SCENES[name](app)
    studio.settle()
    assert walking.faults(app, size) == []


@pytest.mark.window
def test_show_the_label_tap_the_card_next(open_app: Open, studio: Any) -> None:
    roll, cards = Roll(), Collection()
    app = open_app(first="home", rolls=roll, cards=cards)
    app.router.go("rolls")
    options(app)["mine"].tap()
    options(app)["crew"].tap()
    for code, copy in zip("ABC", COPIES, strict=False):
        cards.listeners[-1](code)  # the camera's thread
        studio.settle()
        assert "It is on this one" in words_on(app.stage.front)
        app.stage.front.strip.big.tap()
        assert roll.bound[code] == copy
    cards.listeners[-1]("D")
    studio.settle()
    options(app)[COPIES[6]].tap()
    assert roll.bound["D"] == COPIES[6]
    app.router.go("my_cards")
    assert len(cards.listeners) == 1, "codes go to whoever is shown"
    assert app.router.go("rolls").view is not None, "it goes on at the same deck"


@pytest.mark.window
def test_a_warning_is_read_before_the_card_is_tapped(open_app: Open, studio: Any) -> None:
    roll = Roll()
    app = open_app(first="home", rolls=roll, cards=Collection())
    screen = opened(app)
    shown(app, "A")
    screen.big()
    shown(app, "A")
    studio.settle()
    assert isinstance(app.stage.front, ReadingSheet) and "already on" in words_on(app.stage.front)
    shown(app, "B")
    assert app.stage.front is screen, "a better label takes the warning away"
    shown(app, "A")
    app.stage.front.strip.big.tap()
    studio.settle()
    assert "Move it here" in words_on(screen)
    screen.press("undo")
    assert roll.asked[-1] == ("undo", "")


@pytest.mark.window
def test_a_scanner_types_its_code(open_app: Open, studio: Any) -> None:
    roll = Roll()
    app = open_app(first="home", rolls=roll, cards=Collection())
    screen = opened(app)
    code = tag_text(123456789)
    for sign in f"{code[:5]} {code[5:]}":
        modifiers = ["shift"] if sign.isupper() else []
        handle_key(app.stage, ord(sign.lower()), sign.lower(), modifiers)
    assert "Take this code" in words_on_soon(app, studio)
    handle_key(app.stage, ENTER, "\r", [])
    assert roll.asked == [("show", code)] and screen.typed == ""
    for key in "12":
        handle_key(app.stage, ord(key), key, [])
    handle_key(app.stage, BACKSPACE, "\b", [])
    assert screen.typed == "1"
    handle_key(app.stage, BACKSPACE, "\b", [])
    handle_key(app.stage, ENTER, "\r", [])
    assert roll.asked[-1] == ("tap", COPIES[0]), "with nothing typed enter is the big button"


def words_on_soon(app: Any, studio: Any) -> str:
    studio.settle()
    return words_on(app.stage.front)


@pytest.mark.window
def test_new_backs_are_asked_first(open_app: Open) -> None:
    roll = Roll()
    roll.bound = dict(zip("ABC", COPIES, strict=False))
    app = open_app(first="home", rolls=roll, cards=Collection())
    opened(app, "backs")
    plain(app, "anew").tap()
    assert isinstance(app.stage.front, ChoiceSheet) and roll.asked == []
    options(app)["anew"].tap()
    assert roll.asked == [("anew", "")] and app.router.current.view.done == 0


@pytest.mark.window
def test_back_goes_list_by_list(open_app: Open) -> None:
    app = open_app(first="home", rolls=Roll(), cards=Collection())
    screen = opened(app)
    seen = []
    while app.router.name == "rolls":
        seen.append(screen.where)
        screen._back()
    assert seen == [DECK, Where("alien", "mine"), Where()] and app.router.name == "my_cards"


# The words, without a window.


def view(**values: Any) -> RollView:
    lines = tuple(RollLine(copy, named("Rigger"), at, 3) for at, copy in enumerate(COPIES[:3], 1))
    return RollView(
        **{"where": DECK, "way": "faces", "deck": named("Crew"), "lines": lines, "done": 0, **values}
    )


@pytest.mark.parametrize(
    ("values", "key", "waits"),
    [
        ({}, "ui-roll-show", True),
        ({"waits": "label"}, "ui-roll-show", True),
        ({"done": 3}, "ui-roll-ready", False),
        ({"way": "backs"}, "ui-roll-show", True),
        ({"way": "backs", "waits": "back"}, "ui-roll-show-back", True),
        ({"way": "backs", "waits": "face"}, "ui-roll-show-face", True),
    ],
)
def test_the_big_button_says_what_comes_next(values: dict[str, Any], key: str, waits: bool) -> None:
    assert model.big_key(view(**values)) == (key, waits)


def test_our_own_codes_are_in_capitals_and_others_as_they_are() -> None:
    code = tag_text(42)
    assert model.typed_code(f" {code[:5].lower()} {code[5:].lower()} ") == code
    assert model.typed_code("https://example.org/a") == "https://example.org/a"


def test_the_page_with_the_card_whose_turn_it_is_is_shown() -> None:
    lines = tuple(RollLine(copy, named("Rigger"), 1, 1, is_now=at == 9) for at, copy in enumerate(COPIES))
    assert model.page_with_now(view(lines=lines), 4) == 2
    assert model.page_with_now(view(), 4) == 0
