"""Pictures of an owner's cards behind the words of their tiles: seen, cropped, veiled, and never missed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.steps import Step
from companion.play.photos import PhotoFolder
from tests.ui import samples, walking
from tests.ui.fingers import words_on
from tests.ui.test_pictures import RED, jpeg
from ui.theme.boxes import Box
from ui.theme.colours import contrast, mixed
from ui.theme.looks import look_of
from ui.theme.tokens import load_tokens
from ui.widgets.tile.art import BLACK, BRIGHT, READS, READS_DIM, cropped, veil_for

Open = Callable[..., Any]
LARGE = (1280, 720)
TOKENS = load_tokens()


@pytest.mark.parametrize("name", sorted(TOKENS.looks))
def test_every_name_reads_over_any_picture_in_every_look(name: str) -> None:
    colours = look_of(TOKENS, name).palette
    for words, least in ((colours.on_card, READS), (colours.dim_on_card, READS_DIM)):
        share = veil_for(colours.card, words, least)
        assert share < 1, "something of the picture is seen"
        for worst in (BRIGHT, BLACK):
            assert contrast(words, mixed(worst, colours.card, share)) >= least


def test_a_picture_is_cropped_to_its_drawing_and_never_stretched() -> None:
    upright = SimpleNamespace(width=100, height=140, tex_coords=(0, 0, 1, 0, 1, 1, 0, 1))
    left, low, right, _, _, top, _, _ = cropped(upright, Box(0, 0, 200, 100))
    assert (left, right) == (0, 1)
    assert (right - left) * 100 / ((top - low) * 140) == pytest.approx(2)
    assert low < 0.66 < top <= 1
    flipped = SimpleNamespace(width=100, height=140, tex_coords=(0, 1, 1, 1, 1, 0, 0, 0))
    assert cropped(flipped, Box(0, 0, 200, 100))[1] == pytest.approx(1 - low)
    high = cropped(upright, Box(0, 0, 50, 140))
    assert (high[1], high[7]) == (0, 1) and high[0] > 0


def pictured(design: str) -> Step:
    """A table whose open cards all have this picture."""
    view = samples.view()
    strips = tuple(
        replace(
            strip,
            places=tuple(
                replace(
                    place,
                    tiles=tuple(replace(one, photo="" if one.hidden else design) for one in place.tiles),
                )
                for place in strip.places
            ),
        )
        for strip in view.strips
    )
    return samples.step(replace(view, strips=strips))


def redness(picture: Any) -> int:
    """How many points of a photograph of the glass are as red as the picture behind a veil."""
    return sum(
        count for count, (red, green, blue) in picture.getcolors(1 << 20) if red > green + 40 > blue + 20
    )


@pytest.fixture
def photos(tmp_path: Path) -> PhotoFolder:
    folder = PhotoFolder(tmp_path)
    folder.keep("drone", jpeg(RED))
    folder.keep("broken", b"\xff\xd8 no picture")
    return folder


@pytest.mark.window
@pytest.mark.parametrize("size", [LARGE, (720, 1280)])
def test_a_large_glass_shows_the_pictures_and_all_its_words(
    open_app: Open, studio: Any, photos: PhotoFolder, size: tuple[int, int]
) -> None:
    bare = open_app(size, samples.step(), photos=photos)
    said, plain = words_on(bare.router.current.board), redness(studio.shoot(bare))
    app = open_app(size, pictured("drone"), photos=photos)
    studio.settle()
    assert redness(studio.shoot(app)) > plain + 5_000
    assert words_on(app.router.current.board) == said, "no name gives way to a picture"
    assert walking.faults(app, size) == []


@pytest.mark.window
@pytest.mark.parametrize("design", ["gone", "broken"])
def test_without_a_picture_the_tile_is_as_it_ever_was(
    open_app: Open, studio: Any, photos: PhotoFolder, design: str
) -> None:
    bare = studio.shoot(open_app(LARGE, samples.step(), photos=photos)).tobytes()
    app = open_app(LARGE, pictured(design), photos=photos)
    studio.settle()
    assert studio.shoot(app).tobytes() == bare
