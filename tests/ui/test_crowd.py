"""Many enemies in the Combat Zone, and the three sets of rows, as they really stand on every glass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from card_db.loader import SHIPPED, read_set
from companion.core.crossing.prompts import Prompt
from companion.core.crossing.views import Figure, Place, Strip, View
from companion.ground.texts import FluentTexts
from tests.ui import samples, walking
from tests.ui.doubles import DrawnPractice
from tests.ui.fingers import lift, part, touch, words_on
from tests.ui.samples import both, card
from ui.theme.boxes import Box
from ui.widgets.board.parts import Part
from ui.widgets.board.rows import Band, bands, heights

pytestmark = pytest.mark.window

Open = Callable[..., Any]
SIZES = ((800, 480), (1280, 720), (720, 1280))
NAMES = (
    ("Bold Drone", "Drone hardi"), ("Blind Drone", "Drone aveugle"), ("Acid Spitter", "Cracheur d’acide"),
    ("Twin Jaw", "Double mâchoire"), ("Duct Crawler", "Rampant des conduits"),
    ("Pale Stalker", "Traqueur pâle"),
)  # fmt: skip
SHORTS = {
    language: {**some, **samples.SHORTS[language]}
    for language, some in read_set(SHIPPED / "alien" / "practice.toml").shorts.items()
}
TOLD = (Prompt(both("Push every card one room to the left.", "Poussez chaque carte d’une salle à gauche.")),)


def strikes(does: bool) -> Figure:
    """The strike of an enemy, outlined where it does not."""
    return Figure("harm", int(does), filled=does)


def crowd(count: int) -> View:
    """So many enemies; the second of them does not strike."""
    tiles = tuple(
        card(60 + at, both(*NAMES[at % 6]), strikes(at != 1), Figure("fight", at + 2), states=("legal",))
        for at in range(count)
    )  # fmt: skip
    coming = Figure(
        "harm", max(0, count - 1), filled=False, label=both("strikes coming", "Blessures à venir")
    )
    strips = {strip.id: strip for strip in samples.strips()}
    zone = Place(
        "combat", both("Combat Zone", "Zone de combat"), "row", tiles, figures=(coming,), states=("danger",)
    )
    strips["combat"] = Strip("combat", None, (zone, strips["combat"].places[1]))
    return samples.view(3, strips=tuple(strips.values()))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("told", [(), TOLD])
@pytest.mark.parametrize("practice", [None, DrawnPractice()])
def test_a_crowd_is_whole_on_every_glass(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, told: tuple[Prompt, ...], practice: Any
) -> None:
    app = open_app(size, texts=FluentTexts("alien", shorts=SHORTS), language=language, practice=practice)
    for count in (1, 2, 3, 5, 6, 8, 10):
        app.hear(samples.step(crowd(count), prompts=told, number=40 + count))
        app.bridge.deliver()
        studio.settle()
        assert walking.faults(app, size) == [], count


def test_the_sum_stands_in_digits_that_read_from_across_the_table(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), samples.step(crowd(6)))
    studio.settle()
    theme, zone = app.context.wear("alien").theme, part(app, "place:combat")
    assert max(mark.cap_px for mark in zone.marks) >= theme.mm(7.4)
    assert "5" in [mark.words for mark in zone.marks]
    assert "the right one strikes first" in words_on(app.stage.front)


def test_a_touch_on_the_others_scrolls_a_long_row_from_its_right_end(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), samples.step(crowd(11)), texts=FluentTexts("alien", shorts=SHORTS))
    assert part(app, "slot:60") is None and part(app, "slot:70") is not None
    assert part(app, "more:combat:left").text == "4 more"
    part(app, "more:combat:left").tap()
    studio.settle()
    assert part(app, "slot:60") is not None and part(app, "slot:70") is None
    assert walking.faults(app, (800, 480)) == []
    part(app, "more:combat:right").tap()
    assert part(app, "slot:70") is not None


def test_a_finger_a_little_above_the_line_of_a_chip_still_hits_it(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), samples.step(crowd(6)))
    chip = part(app, "objective")
    lift(touch(studio, app.stage, chip.center_x, chip.top + 6))
    assert app.stage.sheets, "the objective has opened"


def moved(studio: Any, app: Any, view: View, number: int) -> None:
    app.hear(samples.step(view, number=number))
    app.bridge.deliver()
    studio.settle()


def test_rows_keep_their_heights_while_a_finger_is_down_and_change_once_it_is_gone(
    open_app: Open, studio: Any
) -> None:
    app = open_app((800, 480), samples.step(crowd(2)))
    before = part(app, "place:combat").box
    tile = part(app, "slot:60")
    finger = touch(studio, app.stage, *tile.center)
    moved(studio, app, crowd(3), 50)
    assert part(app, "place:combat").box == before
    lift(finger)
    studio.settle()
    assert part(app, "place:combat").box != before


def test_rows_that_change_slide_as_pictures_and_are_painted_once(studio: Any) -> None:
    from tests.ui.moving import lively

    app = lively(studio)
    app.hear(samples.step(crowd(2)))
    app.bridge.deliver()
    studio.settle()
    rows = app.router.current.rows.shift
    assert not rows.is_moving, "a table that is opened moves nothing"
    app.hear(samples.step(crowd(3), number=51))
    app.bridge.deliver()
    assert rows.is_moving and rows.done < 1
    rows.finish()
    assert not rows.is_moving and not rows.canvas.children
    app.close()


def test_only_rows_that_have_moved_slide_each_from_where_it_was() -> None:
    old, new = (
        tuple(Part(key, "room", Box(8, y, 784, high)) for key, y, high in rows)
        for rows in ((("a", 200, 100), ("b", 100, 90)), (("a", 200, 100), ("b", 120, 70), ("c", 50, 60)))
    )
    assert bands(old, new) == (Band(Box(8, 100, 784, 90), Box(8, 120, 784, 70)),)
    assert heights(old) != heights(new) and bands((), new) == ()
