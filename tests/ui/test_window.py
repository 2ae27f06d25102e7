"""The real screens in a real window, drawn into memory: how they look in every size."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.ports.lights import Lamp
from tests.ui import doubles, samples, scenes, walking
from tests.ui.fingers import part
from ui.theme.boxes import Box
from ui.widgets.buttons.plain import PlainButton

pytestmark = pytest.mark.window

SIZES = ((800, 480), (1280, 720), (720, 1280))
Open = Callable[..., Any]


def show(open_app: Open, name: str, size: tuple[int, int], language: str) -> Any:
    """An app that shows a scene of the samples."""
    from tests.ui.words import Words

    if name in scenes.SHELL:
        app = open_app(size, first="home", language=language)
        scenes.SHELL[name](app)
        return app
    viewer = doubles.PrivateViews(samples.view(ask=scenes.PRIVATE))
    step = scenes.STEPS.get(name, samples.step)()
    app = open_app(size, step, language=language, texts=Words(), viewer=viewer)
    app.context.chronicle[1:] = samples.earlier()
    if name in scenes.OPENED:
        scenes.OPENED[name](app)
    return app


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", [*scenes.STEPS, *scenes.OPENED, *scenes.SHELL])
def test_nothing_is_cut_overlaps_or_is_too_small(
    open_app: Open, studio: Any, name: str, size: tuple[int, int], language: str
) -> None:
    app = show(open_app, name, size, language)
    studio.settle()
    assert walking.faults(app, size) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_pictures_are_drawn_in_every_size(
    studio: Any, tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    from PIL import Image

    from ui.snapshot import Shot, snapshot

    shot = Shot(step=samples.step(), size=size, language=language, lamps=(Lamp("seat:p1", (1, 0.6, 0.1)),))
    path = snapshot(studio, shot, tmp_path / "table.png", doubles.ports_with())
    image = Image.open(path)
    assert image.size == size
    colours = {colour for _, colour in image.getcolors(1 << 20) or ()}
    assert {(92, 240, 168), (255, 90, 74), (242, 169, 59)} <= colours, (
        "accent, danger and the first seat are there"
    )


def test_the_looks_of_all_rooms_draw_the_grammar(open_app: Open, studio: Any) -> None:
    for room in ("alien", "firefly", "conquest", "villains", "_template"):
        app = open_app((800, 480), samples.step(samples.view(room=room)))
        app.router.go("states")
        studio.settle()
        assert walking.cut_words(app.stage.front) == []


def test_the_lamps_are_painted_as_they_burn(open_app: Open, studio: Any) -> None:
    lamps = doubles.Lamps()
    app = open_app((800, 480), samples.step(), lights=lamps)
    lamps.listeners[0]((Lamp("seat:p2", (1.0, 0.2, 0.1), "blink", 0.5),))
    studio.settle()
    assert [lamp.role for lamp in app.stage.edge.lamps] == ["seat:p2"]
    app.close()
    assert lamps.listeners == []


def test_only_what_has_changed_is_painted_again(open_app: Open, studio: Any) -> None:
    app = open_app((1280, 720), samples.step())
    board = app.router.current.board
    painted: list[str] = []
    for key, widget in board._widgets.items():
        widget.repaint, usual = (lambda *_, k=key, w=widget: painted.append(k)), widget.repaint
        widget._stale.cancel()
        del usual
    app.hear(samples.step(number=32))
    app.bridge.deliver()
    studio.settle()
    assert set(painted) <= {"chronicle", "hand"}


def test_a_card_keeps_its_widget_when_it_moves(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), samples.step())
    tile = part(app, "slot:3")
    x = tile.x
    strips = list(samples.strips())
    rooms = list(strips[0].places)
    rooms[1], rooms[2] = replace(rooms[1], tiles=rooms[2].tiles), replace(rooms[2], tiles=())
    strips[0] = replace(strips[0], places=tuple(rooms))
    app.hear(samples.step(samples.view(strips=tuple(strips))))
    app.bridge.deliver()
    studio.settle()
    assert part(app, "slot:3") is tile
    assert tile.x < x - 50


def test_the_screen_follows_another_size(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), samples.step())
    app.resize(720, 1280)
    studio.settle()
    assert walking.cut_words(app.stage.front) == []
    assert walking.outside(app.stage.front, Box(0, 0, 720, 1280)) == []
    assert app.context.glass.is_portrait


def test_the_table_stays_light(open_app: Open, studio: Any) -> None:
    app = open_app((1280, 720), samples.step())
    widgets = walking.shown(app.stage)
    instructions = sum(len(widget.canvas.before.children) for widget in widgets)
    assert len(widgets) < 90
    assert instructions < 2500
    assert not [w for w in widgets if isinstance(w, PlainButton) and not (w.text or w.icon)]
