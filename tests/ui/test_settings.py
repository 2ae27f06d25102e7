"""Settings: a row says what is chosen, a choice holds at once and after the next start, nothing is cut."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from card_db.store import open_store
from companion.core.language.phrases import Phrase
from companion.core.ports.archive import ArchiveError
from companion.core.ports.lights import LightWishes
from companion.core.ports.sounds import SoundWishes
from companion.ground.texts import FluentTexts
from tests.ui import walking
from tests.ui.doubles import Memory, screen_words
from tests.ui.fingers import lift, options, plain, touch
from tests.ui.test_lights import Desk as Lights
from tests.ui.test_sounds import Desk as Sounds
from ui.preferences import Preferences, preferences_of
from ui.screens.settings import model
from ui.screens.settings.glass import card_px, inches_of
from ui.screens.settings.usual import Usual, changed, custody_wish, usual_of

Open = Callable[..., Any]
TEXTS = FluentTexts("alien")
SIZES = [(800, 480), (1280, 720), (720, 1280)]
NOW = model.Now(
    lights=LightWishes(quiet_from="22:00", quiet_to="07:00"), sounds=SoundWishes(),
    languages=("en", "fr"), inches=7.0, rulings=2,
)  # fmt: skip


def say(key: Phrase) -> str:
    return TEXTS.say(key, "en")


def every_row() -> list[str]:
    return [row.id for group in model.GROUPS for row in model.rows(group, NOW, say)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_row_and_every_way_has_its_words(language: str) -> None:
    def words(key: Phrase) -> str:
        said = TEXTS.say(key, language)
        assert said != key.key, key
        return said

    model.groups(NOW, words)
    for group in model.GROUPS:
        for row in model.rows(group, NOW, words):
            assert row.sub or row.icon, row  # it says what is chosen now, or leads to a page
            if row.ticked is None and row.id not in (*model.PAGES, "diagonal_in"):
                ways = model.choices(row.id, NOW, words)
                assert sum(way.chosen for way in ways) == 1, row.id
                assert all(way.words for way in ways)


def test_a_touched_way_is_the_value_it_names() -> None:
    for id, ways in model.WAYS.items():
        assert [model.parsed(id, str(way)) for way in ways] == list(ways)
    assert "language" in every_row()
    alone = replace(NOW, languages=("en",), lights=None, sounds=None)
    assert "language" not in [row.id for row in model.rows("type", alone, say)]
    assert "heard" not in [row.id for row in model.groups(alone, say)]


def test_what_is_usual_is_kept_and_a_damaged_wish_costs_no_other(tmp_path: Path) -> None:
    store = open_store(tmp_path / "store.db")
    assert usual_of(store.settings) == usual_of(None) == Usual()
    for name, value in (("enforcement", "assist"), ("custody", "read"), ("dice_by", "table"), ("flat", True)):
        store.settings.set(name, value)
    store.settings.set("coach", "maybe")
    store.settings.set("text_scale", 9.0)
    store.settings.set("vision", "tritan")
    store.settings.set("language", 7)
    store.close()
    store = open_store(tmp_path / "store.db")
    usual = usual_of(store.settings)
    assert usual == Usual("assist", "read", "table")
    assert custody_wish(usual) == "read"
    assert custody_wish(changed(usual, "custody", "")) is None
    assert preferences_of(store.settings, "fr") == Preferences(language="fr", vision="tritan", flat=True)
    named = " ".join(finding.says for finding in store.settings.findings())
    assert "'coach'" in named and "'language'" in named
    store.close()


@pytest.mark.parametrize("inches", [5.0, 7.0, 10.1, 24.0])
def test_a_card_held_to_the_glass_measures_it(inches: float) -> None:
    assert inches_of((800, 480), card_px((800, 480), inches)) == pytest.approx(inches)


@pytest.mark.window
def test_type_is_seen_before_it_is_taken_and_holds_at_once(open_app: Open, studio: Any) -> None:
    memory = Memory()
    app = open_app((1280, 720), first="settings", settings=memory, texts=TEXTS)
    options(app)["type"].tap()
    options(app)["text_scale"].tap()
    studio.settle()
    sample = app.stage.front.samples[-1]
    small = sample.marks[0].cap_px
    options(app)["1.45"].tap()
    studio.settle()
    assert sample.marks[0].cap_px == pytest.approx(1.45 * small, rel=0.03)
    assert (app.context.preferences.text_scale, memory.kept) == (1.0, {})
    app.stage.front.press("next")
    studio.settle()
    assert (app.context.preferences.text_scale, memory.kept) == (1.45, {"text_scale": 1.45})
    assert app.router.name == "settings"
    assert options(app)["text_scale"].option.sub == "145%"  # still in its group, built anew


@pytest.mark.window
def test_language_colours_and_ground_change_what_is_shown(open_app: Open, studio: Any) -> None:
    app = open_app((1280, 720), first="settings", texts=TEXTS)
    options(app)["type"].tap()
    options(app)["language"].tap()
    options(app)["fr"].tap()
    studio.settle()
    assert app.router.current.head.title == "Langue et texte"
    app.stage.front.press("undo")
    options(app)["colours"].tap()
    before = app.context.wear("shell").theme.look.palette
    for row, way in (("ground", "light"), ("vision", "deutan")):
        options(app)[row].tap()
        options(app)[way].tap()
        app.stage.front.press("confirm")
        studio.settle()
    after = app.context.wear("shell").theme.look
    assert after.is_paper and after.palette.bg != before.bg
    assert after.palette.accent != before.accent


@pytest.mark.window
def test_sound_light_and_table_are_set_by_touch(open_app: Open, studio: Any) -> None:
    memory, sounds, lights = Memory(), Sounds(), Lights()
    ports = {"settings": memory, "sounding": sounds, "light_desk": lights, "texts": TEXTS}
    app = open_app((1280, 720), first="settings", **ports)
    options(app)["heard"].tap()
    for touches in (("sound:volume", "9"), ("sound:voice",), ("light:level", "party")):
        for id in touches:
            options(app)[id].tap()
            studio.settle()
    assert sounds.now == SoundWishes(volume=9, voice=True)
    assert lights.wishes().level == "party"
    options(app)["sounds"].tap()
    app.stage.front.press("undo")
    assert app.router.name == "settings"
    app.stage.front.press("undo")
    options(app)["table"].tap()
    for touches in (("dice_by", "table"), ("custody", "face"), ("enforcement", "log"), ("coach",)):
        for id in touches:
            options(app)[id].tap()
            studio.settle()
    assert memory.kept == {"dice_by": "table", "custody": "face", "enforcement": "log", "coach": False}
    assert options(app)["dice_by"].option.sub == "You, at the table"
    app.router.go("new_game")
    assert (app.router.current.draft.enforcement, app.router.current.draft.custody) == ("log", "face")


@pytest.mark.window
def test_a_disk_that_refuses_is_said_and_the_choice_holds_for_tonight(open_app: Open, studio: Any) -> None:
    class Full(Memory):
        def set(self, name: str, value: Any) -> None:
            raise ArchiveError("The disk is full.")

    app = open_app((1280, 720), first="settings", settings=Full(), texts=TEXTS)
    options(app)["colours"].tap()
    options(app)["reduced_motion"].tap()
    studio.settle()
    assert app.router.current.head.sub == "The disk is full."
    assert not app.context.preferences.reduced_motion  # pictures are always still: it was turned off


@pytest.mark.window
def test_the_edge_of_the_card_follows_the_finger(open_app: Open, studio: Any) -> None:
    memory = Memory()
    app = open_app((800, 480), first="settings", settings=memory, texts=TEXTS)
    options(app)["type"].tap()
    options(app)["diagonal_in"].tap()
    studio.settle()
    sheet = app.stage.front
    wanted = card_px((800, 480), 8.0)
    finger = touch(studio, sheet.outline, sheet.outline.x + wanted, sheet.outline.center_y)
    lift(finger)
    assert sheet.inches == pytest.approx(8.0)
    options(app)["narrower"].tap()
    assert sheet.inches == pytest.approx(8.08)
    options(app)["7"].tap()
    plain(app, "leave").dispatch("on_tap")
    assert memory.kept == {}
    options(app)["diagonal_in"].tap()
    options(app)["8"].tap()
    app.stage.front.press("next")
    studio.settle()
    assert (app.context.preferences.diagonal_in, memory.kept) == (8.0, {"diagonal_in": 8.0})


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.6)])
def test_everything_fits(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    ports = {"sounding": Sounds(), "light_desk": Lights(), "texts": TEXTS}
    app = open_app(size, first="settings", language=language, scale=scale, **ports)
    screen = app.router.current
    assert walking.faults(app, size) == []
    for group in model.GROUPS:
        screen._open_group(group)
        studio.settle()
        for _ in range(screen.grid.page.of):
            assert walking.faults(app, size) == []
            screen.grid.turn_page()
            studio.settle()
        for id in ("text_scale", "vision", "ground", "diagonal_in", "enforcement", "sound:volume"):
            if id in [row.id for row in screen.grid.options]:
                screen.choose(id)
                studio.settle()
                assert walking.faults(app, size) == []
                app.stage.front.close()


def test_inches_are_written_as_the_language_writes_numbers() -> None:
    words = screen_words().say
    now = replace(NOW, inches=10.1)
    assert model.told("diagonal_in", now, lambda what: words(what, "fr")).startswith("10,1 pouces")
    assert model.told("diagonal_in", now, words).startswith("10.1 inches")
