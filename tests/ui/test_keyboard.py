"""The docked keyboard: letters as the language has them, accents, what a held letter becomes, real keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.ui import folk, walking
from tests.ui.fingers import lift, touch
from ui.keys import BACKSPACE, handle_key
from ui.screens.new_game.name import NamingSheet, names_like
from ui.theme.boxes import Box
from ui.widgets.keyboard.layout import ACCENTS, ERASE, SHIFT, SPACE, SWITCH, VARIANTS, rows_of, with_variants

Make = Callable[..., Any]
KNOWN = ("Maya", "Ben", "Inès", "Maximilienne")


def test_letters_lie_as_the_language_has_them() -> None:
    assert rows_of("fr")[1][:6] == tuple("azerty") and rows_of("en")[1][:6] == tuple("qwerty")
    for language in ("en", "fr", "de"):
        keys = {key for row in rows_of(language) for key in row}
        assert set("abcdefghijklmnopqrstuvwxyz") | set(ACCENTS) | {SHIFT, SPACE, ERASE, SWITCH} <= keys


def test_a_held_letter_stands_for_all_that_it_can_become() -> None:
    rows = rows_of("fr")
    assert with_variants(rows, "e")[0] == tuple("éèêëę") and with_variants(rows, "e")[1:] == rows[1:]
    assert with_variants(rows, "k") == rows == with_variants(rows, "")
    every = {sign for signs in VARIANTS.values() for sign in signs}
    assert set("éèêëàâçîïôùûüÿœæ") <= every, "all that French is written with"


def test_names_that_begin_so_come_first() -> None:
    assert names_like(KNOWN, "") == KNOWN
    assert names_like(KNOWN, "ma") == ("Maya", "Maximilienne")
    assert names_like(KNOWN, "EN") == ("Ben", "Maximilienne")
    assert names_like(KNOWN, "x?") == ()


@pytest.fixture
def naming(open_app: Make) -> Make:
    """An app with the sheet that asks for a name."""

    def make(size: tuple[int, int] = (800, 480), **wishes: Any) -> Any:
        app = open_app(size, None, "home", **wishes, **folk.ports())
        app.took = []
        app.stage.open(NamingSheet(app.context, "shell", "Ben", KNOWN, app.took.append))
        return app

    return make


def key(app: Any, name: str) -> Any:
    """A key of the glass."""
    return next(button for key, button in app.stage.front.keys.keys if key == name)


@pytest.mark.window
def test_a_long_press_brings_accents_and_the_next_key_the_usual_ones(naming: Make, studio: Any) -> None:
    app = naming(language="fr")
    sheet = app.stage.front
    for name in "zo":
        key(app, name).tap()
    studio.settle()
    e = key(app, "e")
    finger = touch(studio, e, *e.center)
    e._hold(0)
    lift(finger)
    assert sheet.text == "Zo", "holding writes nothing"
    key(app, "é").tap()
    assert sheet.text == "Zoé" and sheet.keys.held == "" and key(app, "ç") is not None
    sheet.big()
    assert app.took == ["Zoé"]


@pytest.mark.window
def test_a_real_keyboard_writes_at_the_same_time(naming: Make) -> None:
    app = naming()
    sheet = app.stage.front
    handle_key(app.stage, ord("i"), "i", [])
    key(app, "n").tap()
    handle_key(app.stage, ord("x"), "x", [])
    handle_key(app.stage, BACKSPACE, None, [])
    handle_key(app.stage, 232, "è", [])
    key(app, "s").tap()
    assert sheet.text == "Inès"
    assert [option.words for option in sheet.ideas.options][:1] == ["Inès"], "who is known is offered"
    sheet.ideas.dispatch("on_choice", "Inès")
    assert app.took == ["Inès"]


@pytest.mark.window
@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.6)])
@pytest.mark.parametrize("way", ["letters", "digits", "held"])
def test_every_key_is_large_enough(
    naming: Make, studio: Any, size: tuple[int, int], language: str, scale: float, way: str
) -> None:
    app = naming(size, language=language, scale=scale)
    sheet = app.stage.front
    if way == "digits":
        sheet.keys.switch()
    elif way == "held":
        sheet.keys.hold("o")
    studio.settle()
    assert not walking.small_targets(sheet, app.context.glass.px_per_mm * 9)
    assert not walking.cut_words(sheet) + walking.clashing_words(sheet)
    assert not walking.overlapping_targets(sheet) + walking.outside(sheet, Box(0, 0, *size))
