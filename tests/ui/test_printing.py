"""The way to printed pages on the glass: nothing cut, a touch each, and no page that nobody can read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.core.language.phrases import named
from tests.ui import walking
from tests.ui.collection import Collection, Evenings
from tests.ui.doubles import Memory
from tests.ui.fingers import lift, options, plain, touch, words_on
from tests.ui.printing import SMALL, Shop
from tests.ui.test_my_cards import SIZES
from ui.screens.print import label_sheet
from ui.screens.sentences.sheet import ReadingSheet

Open = Callable[..., Any]
CAMERA = ("stand", "1920x1080", "30x20")


def at(*touched: str) -> Callable[[Any], None]:
    """Touch rows one after the other; `go` is the big button."""

    def walked(app: Any) -> None:
        screen = app.router.go("print")
        for one in touched:
            screen.big() if one == "go" else screen._choose(one)

    return walked


MINE = (*CAMERA, "stand", "decks", "alien/mine", "crew", "d1", "go")
SCENES: dict[str, Callable[[Any], Any]] = {
    "where": at(), "frame": at("stand"), "sees": at("overhead", "1920x1080"), "what": at(*CAMERA),
    "refused": at(*CAMERA, "bars"), "none": at("none"), "which": at(*CAMERA, "stand"),
    "box": at(*CAMERA, "stand", "all"), "decks": at(*MINE[:-1]), "sheet": at(*MINE),
    "start": at(*MINE, SMALL.id), "place": at(*MINE, SMALL.id, "go"),
    "out": at(*MINE, SMALL.id, "go", "go"), "ready": at(*MINE, SMALL.id, "go", "go", "go"),
    "copies": at(*CAMERA, "stand", "again", "alien/mine", "crew", "two"),
    "film": at(*CAMERA, "stand", "evening", "alien/mine"),
    "players": at(*CAMERA, "stand", "evening", "alien/mine", "1"),
    "evening": at(*CAMERA, "stand", "evening", "alien/mine", "1", "3"),
    "count": at(*CAMERA, "stand", "fresh"), "cards": at("none", "cards"),
    "clash": at("overhead", "1920x1080", "90x60", "mix", "alien/mine", "alien/practice"),
    "turn": at("none", "cards", "alien/practice", "A4"),
}  # fmt: skip


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.6)])
@pytest.mark.parametrize("name", SCENES)
def test_nothing_is_cut_overlaps_or_is_too_small(
    open_app: Open, studio: Any, name: str, size: tuple[int, int], language: str, scale: float
) -> None:
    ports = {"printing": Shop(), "cards": Collection(), "plans": Evenings()}
    app = open_app(size, first="home", language=language, scale=scale, **ports)
    SCENES[name](app)
    studio.settle()
    assert walking.faults(app, size) == []


@pytest.mark.window
def test_labels_for_two_decks_take_twelve_touches_the_first_time_and_fewer_later(open_app: Open) -> None:
    shop, memory = Shop(), Memory()
    app = open_app(first="home", printing=shop, cards=Collection(), plans=Evenings(), settings=memory)
    at(*MINE, SMALL.id, "go", "go", "go")(app)
    ((wish, outlet),) = shop.sent
    assert (wish.stacks, wish.stock, wish.start, outlet) == (("crew", "d1"), SMALL.id, 1, "/media/STICK")
    assert memory.kept["printing_starts"] == {SMALL.id: 31}
    screen = app.router.go("print")
    assert screen.step == "what", "camera and table are known"
    for one in ("stand", "missing", "go", SMALL.id):
        screen.big() if one == "go" else screen._choose(one)
    assert screen.step == "start" and screen.answers.start == 31, "the sheet goes on where it was left"


@pytest.mark.window
def test_what_cannot_be_read_is_refused_with_the_reason(open_app: Open, studio: Any) -> None:
    shop = Shop()
    app = open_app(first="home", printing=shop)
    at(*CAMERA, "bars")(app)
    studio.settle()
    assert isinstance(app.stage.front, ReadingSheet) and "Bring it closer." in words_on(app.stage.front)
    app.stage.front.strip.big.tap()
    assert app.router.current.step == "what"
    plain(app, "camera").tap()
    app.router.current._choose("none")
    app.router.current._choose("stand")
    studio.settle()
    assert "Without a camera" in words_on(app.stage.front) and shop.sent == []


@pytest.mark.window
def test_the_running_camera_is_known(open_app: Open, studio: Any) -> None:
    app = open_app(first="home", printing=Shop((1600, 900)))
    at("stand")(app)
    studio.settle()
    first = next(iter(options(app).values()))
    assert first.option.id == "1600x900" and "runs now" in words_on(first)


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
def test_a_finger_chooses_where_the_sheet_begins(open_app: Open, studio: Any, size: tuple[int, int]) -> None:
    app = open_app(size, first="home", printing=Shop(), cards=Collection())
    at(*MINE, SMALL.id)(app)
    studio.settle()
    screen = app.router.current
    box = label_sheet.label_box(SMALL, screen.labels.page, 44)
    lift(touch(studio, screen.labels, *box.centre))
    assert screen.answers.start == 44
    plain(app, "further").tap()
    plain(app, "fewer").tap()
    plain(app, "fewer").tap()
    assert screen.answers.start == 43
    screen._start_at(900)
    assert screen.answers.start == SMALL.count


@pytest.mark.window
def test_the_place_of_the_label_is_nudged_until_nothing_is_covered(open_app: Open, studio: Any) -> None:
    shop = Shop()
    app = open_app((1280, 720), first="home", printing=shop, cards=Collection())
    at(*MINE, SMALL.id, "go")(app)
    screen = app.router.current
    assert screen.step == "place" and "Enemy" in screen.head.sub
    for _ in range(6):
        screen.places.moves.dispatch("on_chip", "down")
    assert shop.nudged == [("alien", "enemy", "down")] * 6
    assert "It would cover: text" in screen.head.sub
    plain(app, "outline").tap()
    assert screen.outline.id == "strike"
    screen.places.again.dispatch("on_chip", "reset")
    assert shop.nudged[-1] == ("alien", "strike", "reset")


@pytest.mark.window
def test_pages_that_were_not_made_are_told_and_asked_again(open_app: Open, studio: Any) -> None:
    shop = Shop()
    shop.refuses = named("The stick is full.")
    app = open_app(first="home", printing=shop, cards=Collection())
    at(*MINE, SMALL.id, "go", "go", "printer:Office")(app)
    studio.settle()
    assert "The stick is full." in words_on(app.stage.front)
    app.stage.front.strip.big.tap()
    shop.refuses = None
    app.router.current._choose("printer:Office")
    studio.settle()
    assert shop.sent[0][1] == "printer:Office" and "exactly 100 mm" in words_on(app.stage.front)
    plain(app, "more").tap()
    assert app.router.current.step == "what"


@pytest.mark.window
def test_back_goes_question_by_question(open_app: Open) -> None:
    app = open_app(first="home", printing=Shop(), cards=Collection())
    at(*MINE)(app)
    screen = app.router.current
    seen = []
    while app.router.name == "print":
        seen.append(screen.step)
        screen.press("undo")
    assert seen == ["sheet", "decks", "box", "which", "what"] and app.router.name == "my_cards"


@pytest.mark.window
def test_two_boxes_that_share_marks_get_new_labels_for_the_fewer(open_app: Open, studio: Any) -> None:
    shop = Shop()
    app = open_app(first="home", printing=shop, cards=Collection())
    at("overhead", "1920x1080", "90x60", "mix", "alien/mine", "alien/practice", "mine", SMALL.id, "go", "go")(
        app
    )
    ((wish, _),) = shop.sent
    assert shop.relabelled == [("mine", "practice")]
    assert (wish.box, wish.again, wish.kind) == ("mine", ("mine/one#1", "mine/two#1"), "overhead")
    shop.clashing = False
    at("mix", "alien/mine", "alien/practice")(app)
    studio.settle()
    assert "Both can lie on one table" in words_on(app.stage.front)
    app.router.current._choose("*fine")
    assert app.router.name == "my_cards" and len(shop.sent) == 1
