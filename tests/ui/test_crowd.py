"""Many enemies in the Combat Zone, and the three sets of rows, as they really stand on every glass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.core.crossing.prompts import Prompt
from companion.core.crossing.views import Figure, Place, Strip, View
from companion.ground.texts import FluentTexts
from tests.ui import samples, walking
from tests.ui.fingers import lift, part, touch, words_on
from tests.ui.samples import both, card

pytestmark = pytest.mark.window

Open = Callable[..., Any]
SIZES = ((800, 480), (1280, 720), (720, 1280))
NAMES = (
    ("Bold Drone", "Drone hardi"), ("Blind Drone", "Drone aveugle"), ("Acid Spitter", "Cracheur acide"),
    ("Twin Jaw", "Mâchoire"), ("Duct Crawler", "Rampant"), ("Pale Stalker", "Rôdeur pâle"),
)  # fmt: skip
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
def test_a_crowd_is_whole_on_every_glass(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, told: tuple[Prompt, ...]
) -> None:
    app = open_app(size, texts=FluentTexts("alien"), language=language)
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


def test_a_finger_a_little_above_the_line_of_a_chip_still_hits_it(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), samples.step(crowd(6)))
    chip = part(app, "objective")
    lift(touch(studio, app.stage, chip.center_x, chip.top + 6))
    assert app.stage.sheets, "the objective has opened"
