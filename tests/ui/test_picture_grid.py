"""Cards found by their pictures, and a new picture on the page of a card."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.phrases import named
from companion.core.ports.cards import DesignLine
from companion.play.photos import PhotoFolder
from tests.ui import walking
from tests.ui.collection import DECK, DESIGNS, Collection
from tests.ui.fingers import options, plain, words_on
from tests.ui.words import Words
from ui.screens.pictures.model import cells, chosen
from ui.theme.boxes import Box

Open = Callable[..., Any]
SIZES = ((800, 480), (1280, 720), (720, 1280))
HUES = ((200, 60, 60), (60, 200, 60), (60, 60, 200), (200, 200, 60))


class Album(Collection):
    """Forty pictured cards; the first four have pictures that are really there."""

    def pictured(self) -> Any:
        more = [f"card-{at}" for at in range(36)]
        return tuple(
            replace(self._line(DESIGNS[at % 4]), where=replace(DECK, design=design), photo=design)
            for at, design in enumerate((*DESIGNS, *more))
        )

    def page(self, where: Any) -> Any:
        return super().page(replace(where, design="one"))


@pytest.fixture
def photos(tmp_path: Path) -> PhotoFolder:
    from PIL import Image

    folder = PhotoFolder(tmp_path)
    for design, hue in zip(DESIGNS, HUES, strict=True):
        data = BytesIO()
        Image.new("RGB", (315, 440), hue).save(data, "JPEG")
        folder.keep(design, data.getvalue())
    return folder


def test_a_picture_stands_for_its_card_alone() -> None:
    lines: tuple[DesignLine, ...] = Album().pictured()
    found = cells(lines, Words().say)
    assert len({cell.id for cell in found}) == len(lines) == 40
    assert [cell.photo for cell in found[:4]] == list(DESIGNS)
    assert chosen(lines, found[7].id) is lines[7]
    assert chosen(lines, "of/nobody") is None


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_pictures_stand_side_by_side(
    open_app: Open, studio: Any, photos: PhotoFolder, size: tuple[int, int], language: str
) -> None:
    app = open_app(size, first="pictures", cards=Album(), photos=photos, language=language)
    picture = studio.shoot(app)
    front, theme = app.stage.front, app.context.wear("shell").theme
    assert walking.cut_words(front) == []
    assert walking.clashing_words(front) == []
    assert walking.outside(front, Box(0, 0, *size)) == []
    assert walking.small_targets(front, theme.space("touch")) == []
    assert all(widget.height > widget.width for widget in options(app).values())
    seen = {tuple(round(part, -1) for part in colour) for _, colour in picture.getcolors(1 << 20) or ()}
    assert set(HUES) <= seen


@pytest.mark.window
def test_a_touch_opens_the_page_and_back_leads_to_the_same_pictures(
    open_app: Open, studio: Any, photos: PhotoFolder
) -> None:
    app = open_app((800, 480), first="pictures", cards=Album(), photos=photos)
    assert len(options(app)) < 40
    plain(app, "page").tap()
    studio.settle()
    second = list(options(app))
    options(app)[second[0]].tap()
    studio.settle()
    assert app.router.name == "card"
    plain(app, "back").tap()
    studio.settle()
    assert app.router.name == "pictures"
    assert list(options(app)) == second


@pytest.mark.window
def test_without_pictures_it_says_how_they_come(open_app: Open, photos: PhotoFolder) -> None:
    class Bare(Collection):
        def pictured(self) -> Any:
            return ()

    app = open_app((800, 480), first="pictures", cards=Bare(), photos=photos)
    assert "taken by themselves" in words_on(app.stage.front)


@pytest.mark.window
def test_a_new_photo_is_one_touch_on_the_page_of_a_card(
    open_app: Open, studio: Any, photos: PhotoFolder
) -> None:
    cards = Collection()
    app = open_app((800, 480), first="home", cards=cards, photos=photos)
    app.context.notes["card"] = replace(DECK, design="one")
    app.router.go("card")
    studio.settle()
    plain(app, "photo").tap()
    assert cards.pictures == [replace(DECK, design="one")]
    assert app.stage.sheets == []
    cards.no_picture = named("There is nothing under the camera.")
    plain(app, "photo").tap()
    studio.settle()
    assert "There is nothing under the camera." in words_on(app.stage.front)
