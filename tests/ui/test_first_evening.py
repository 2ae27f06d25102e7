"""What somebody meets who has never seen the app: nothing that was said is lost, no touch leads nowhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.prompts import Prompt
from companion.core.language.phrases import named, phrase
from companion.core.language.sides import Ending
from tests.ui import doubles, samples, scenes, walking
from tests.ui.collection import Collection
from tests.ui.doubles import DrawnPractice
from tests.ui.fingers import options, part, plain, words_on

pytestmark = pytest.mark.window

Open = Callable[..., Any]

TOLD = tuple(Prompt(named(f"Shuffle pile {at}.")) for at in range(1, 19))


def test_the_line_of_news_opens_everything_hands_have_to_do(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), samples.step(prompts=TOLD))
    line = part(app, "hand")
    assert line.more == "+17"
    assert walking.small_targets(app.router.current, app.context.wear("alien").theme.space("touch")) == []
    line.tap()
    studio.settle()
    assert "Shuffle pile 2." in words_on(app.stage.front)


def test_a_polite_no_wipes_out_nothing_that_hands_have_to_do(open_app: Open, studio: Any) -> None:
    app = open_app((1280, 720), samples.step(prompts=TOLD))
    app.hear(samples.step(number=2, kind="note", note=phrase("ui-waiting"), prompts=()))
    app.bridge.deliver()
    part(app, "hand").tap()
    studio.settle()
    assert "Shuffle pile 8." in words_on(app.stage.front)


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])
def test_without_anything_for_hands_there_is_no_line_for_them(open_app: Open, size: tuple[int, int]) -> None:
    app = open_app(size, samples.step(prompts=()))
    assert part(app, "hand") is None


@pytest.mark.parametrize("practice", [DrawnPractice(), None])
def test_a_game_of_drawn_cards_is_left_without_being_asked_for_bags(
    open_app: Open, studio: Any, practice: Any
) -> None:
    app = open_app((1280, 720), samples.step(), practice=practice, packing=object())
    app.router.current.sheets.menu()
    studio.settle()
    options(app)["home"].tap()
    studio.settle()
    assert (app.router.name == "home") is (practice is not None)
    assert bool(app.stage.sheets) is (practice is None), "real cards can go into bags"


@pytest.mark.parametrize(("size", "scale"), [((800, 480), 1.0), ((800, 480), 1.6), ((1280, 720), 1.6)])
def test_a_number_is_typed_on_a_pad_as_everybody_knows_it(
    open_app: Open, studio: Any, size: tuple[int, int], scale: float
) -> None:
    app = open_app(size, samples.step(), scale=scale)
    app.router.current.sheets.correcting.number("attack")
    studio.settle()
    keys = options(app)
    rows = [[round(keys[key].y) for key in row] for row in ("123", "456", "789")]
    assert all(len(set(row)) == 1 for row in rows), "three keys abreast"
    assert keys["0"].center_x == keys["8"].center_x, "and the nought below the eight"
    assert walking.small_targets(app.stage.front, app.context.wear("alien").theme.space("touch")) == []
    plain(app, "aside").tap()
    assert app.stage.sheets == [], "what nobody has asked for can be left"


def test_undo_stays_under_the_same_finger_whatever_stands_beside_it(open_app: Open, studio: Any) -> None:
    begins = samples.view(offers=(), big=samples.offers()[0])
    app = open_app((800, 480), samples.step(begins))
    before = app.router.current.strip.undo.center_x
    app.hear(samples.step(samples.view(offers=samples.offers()[:1] + samples.offers()[4:5]), number=40))
    app.bridge.deliver()
    studio.settle()
    assert len(app.router.current.strip._plain) == 1
    assert app.router.current.strip.undo.center_x == before


def test_no_card_travels_when_a_table_is_opened(open_app: Open) -> None:
    app = open_app((1280, 720), first="home")
    app.hear(samples.step())
    app.bridge.deliver()
    assert app.router.name == "table"
    assert not app.router.current.board.travel.is_moving


def test_the_new_game_shows_the_way_to_a_box_of_ones_own(open_app: Open, studio: Any) -> None:
    lobby = doubles.Lobby()
    rooms = [replace(room, boxes=room.boxes[:1]) for room in lobby.offered()]
    lobby.offered = lambda: rooms  # type: ignore[method-assign]
    app = open_app((800, 480), first="new_game", lobby=lobby, cards=Collection())
    app.router.current._rule("box")
    studio.settle()
    assert walking.cut_words(app.stage.front) == []
    options(app)["own"].tap()
    assert app.router.name == "my_cards"


def test_what_hands_have_to_do_is_kept_while_an_action_asks_its_questions(open_app: Open) -> None:
    app = open_app((1280, 720), samples.step(scenes.asked(scenes.IDENTITY).view, prompts=TOLD))
    app.hear(samples.step(number=40, prompts=TOLD[:1], events=("named",)))
    app.bridge.deliver()
    assert (len(app.context.prompts), part(app, "hand").more) == (19, "+18")
    app.hear(samples.step(number=41, prompts=TOLD[:2], events=("begun",)))
    app.bridge.deliver()
    assert (len(app.context.prompts), part(app, "hand").more) == (2, "+1")


def test_a_game_of_drawn_cards_that_is_over_is_left_as_any_other(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), samples.step(), stacks=object(), practice=DrawnPractice())
    app.hear(samples.step(samples.view(big=None, offers=(), ending=Ending("won")), number=90))
    app.bridge.deliver()
    studio.settle()
    for sheet in list(app.stage.sheets):
        app.stage.close(sheet)
    strip = app.router.current.strip
    assert strip._plain["away"].parent is not None
    strip.big.tap()
    assert app.router.name == "home"
