"""Pictures of cards in lists, and the page of a card on the table."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Labelled
from companion.core.crossing.views import Offer
from companion.core.language.phrases import named
from companion.core.ports.bench import About
from companion.play.photos import PhotoFolder
from tests.ui import doubles, samples, scenes
from tests.ui.doubles import both
from tests.ui.fingers import Post, options
from tests.ui.words import Words
from ui.errands import Errands
from ui.screens.tile.model import command_of, paragraphs
from ui.screens.tile.model import options as tile_options
from ui.widgets.pictures.pictures import KEPT, LARGEST, Pictures, decoded

Open = Callable[..., Any]
RED, BLUE = (250, 20, 20), (20, 20, 250)


def jpeg(colour: tuple[int, int, int], size: tuple[int, int] = (252, 352)) -> bytes:
    from PIL import Image

    data = BytesIO()
    Image.new("RGB", size, colour).save(data, "JPEG")
    return data.getvalue()


@pytest.fixture
def photos(tmp_path: Path) -> PhotoFolder:
    folder = PhotoFolder(tmp_path)
    folder.keep("drone", jpeg(RED))
    return folder


def colours_of(picture: Any) -> set[tuple[int, int, int]]:
    return {tuple(round(part, -1) for part in colour) for _, colour in picture.getcolors(1 << 20) or ()}


def test_a_picture_is_small_and_a_damaged_one_is_none() -> None:
    found = decoded(jpeg(RED, (1200, 1600)), (1, 1))
    assert found is not None
    assert found.size[0] <= LARGEST[0]
    assert found.size[1] <= LARGEST[1]
    assert len(found.pixels) == found.size[0] * found.size[1] * 3
    assert decoded(b"\xff\xd8 no picture", (1, 1)) is None


@pytest.mark.window
def test_pictures_are_loaded_once_kept_and_renewed(studio: Any, photos: PhotoFolder) -> None:
    clock, told = doubles.Clock(), []
    pictures = Pictures(photos, Errands(lambda call: call(), at_once=True), clock)
    first = pictures.want("drone", lambda: told.append(1))
    assert first is not None
    assert told == [1]
    assert pictures.want("nobody", lambda: told.append(2)) is None
    clock.now += 5
    assert pictures.want("drone", lambda: told.append(3)) is first
    photos.keep("drone", jpeg(BLUE, (200, 300)))
    clock.now += 5
    assert pictures.want("drone", lambda: told.append(4)) is not first
    assert told == [1, 4]


@pytest.mark.window
def test_nobody_waits_for_a_picture_and_few_are_kept(studio: Any, photos: PhotoFolder) -> None:
    waiting: list[Callable[[], None]] = []

    class Later(Errands):
        def run(self, call: Any, then: Any, failed: Any = None) -> None:
            waiting.append(lambda: then(call()))

    told: list[str] = []
    pictures = Pictures(photos, Later(lambda call: None), doubles.Hours())
    assert pictures.want("drone", lambda: told.append("one")) is None
    assert pictures.want("drone", lambda: told.append("two")) is None
    assert len(waiting) == 1
    waiting.pop()()
    assert told == ["one", "two"]
    for at in range(KEPT + 10):
        photos.keep(f"card-{at}", jpeg(BLUE, (20, 30)))
        pictures.want(f"card-{at}", lambda: None)
        waiting.pop()()
    assert len(pictures._kept) == KEPT


@pytest.mark.window
def test_a_candidate_without_a_name_is_called_by_its_picture(
    open_app: Open, studio: Any, photos: PhotoFolder
) -> None:
    options = tuple(replace(one, photo="drone") for one in scenes.OPTIONS[:2])
    ask = replace(scenes.IDENTITY, options=options)
    app = open_app((800, 480), scenes.asked(ask), photos=photos, texts=Words())
    assert (250, 20, 20) in colours_of(studio.shoot(app))


@pytest.mark.window
def test_a_card_in_a_list_has_its_picture(open_app: Open, studio: Any, photos: PhotoFolder) -> None:
    strips = list(samples.strips())
    row = strips[3].places[0]
    tiles = tuple(replace(tile, photo="drone") for tile in row.tiles)
    strips[3] = replace(strips[3], places=(replace(row, tiles=tiles),))
    app = open_app((800, 480), samples.step(samples.view(strips=tuple(strips))), photos=photos)
    app.router.current.sheets.place(app.context.view, "played")
    assert (250, 20, 20) in colours_of(studio.shoot(app))


# The page of a card on the table


@pytest.mark.window
@pytest.mark.parametrize("doing", ["automated", "asked", "by-hand"])
def test_a_long_press_says_who_does_what_the_card_says(open_app: Open, studio: Any, doing: Any) -> None:
    class Bench(doubles.Workbench):
        def about(self, slot: Any) -> About | None:
            found = super().about(slot)
            return replace(found, doing=doing) if found is not None else None

    app = open_app((800, 480), samples.step(), bench=Bench(), texts=Words())
    app.router.current.board.widget("slot:7").dispatch("on_hold")
    studio.settle()
    assert app.stage.front.head.sub == Words().say(replace(named(""), key=f"ui-does-{doing}"))
    assert app.stage.front.prose.paragraphs == ("When it is killed: draw a card.",)


@pytest.mark.window
def test_a_label_for_any_open_card_is_one_touch_on_its_page(open_app: Open, studio: Any) -> None:
    posts = Post()
    app = open_app((800, 480), samples.step(), post=posts)
    app.router.current.board.widget("slot:7").dispatch("on_hold")
    studio.settle()
    options(app)["label:drone-1"].tap()
    assert posts == [Labelled(None)]
    assert app.stage.sheets == []


@pytest.mark.window
def test_from_the_page_every_tool_for_the_card_is_one_touch(open_app: Open, studio: Any) -> None:
    posts = Post()
    app = open_app((800, 480), samples.step(), post=posts)
    app.router.current.board.widget("slot:7").dispatch("on_hold")
    studio.settle()
    options(app)["bind"].tap()
    studio.settle()
    options(app)["drone-1"].tap()
    assert posts[0].command.copy == "drone-1"


@pytest.mark.window
def test_of_a_hidden_card_there_are_the_tools_alone(open_app: Open, studio: Any) -> None:
    class Bench(doubles.Workbench):
        def about(self, slot: Any) -> About | None:
            return None

    app = open_app((800, 480), samples.step(), bench=Bench())
    app.router.current.board.widget("slot:2").dispatch("on_hold")
    studio.settle()
    assert set(options(app)) == {"move", "bind", "fact", "face"}


def test_what_stands_on_the_page() -> None:
    say = Words().say
    again = Offer("picture:x", replace(named("Take another"), key="offer-picture-new"), "again")
    count = Offer("count:x:3", both("There are 3 of it", "Il y en a 3"), "three")
    about = About(named("Enemy 4"), "by-hand", offers=(again, count))
    rows = tile_options(about, "slot:7", say)
    assert [row.words for row in rows[:2]] == ["New photo", "There are 3 of it"]
    assert [row.id for row in rows[2:]] == ["move", "bind", "fact", "face"]
    assert command_of(about, "count:x:3") == "three"
    assert command_of(about, "move") is None
    assert paragraphs(about, say) == ("Nothing beyond its numbers.",)
