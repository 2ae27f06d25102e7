"""The objective speaks: what to do, what Events do, where each hazard stands; it opens by itself."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.steps import Notice
from companion.core.crossing.views import Ending, Happened, Objective
from companion.core.language.phrases import named
from tests.ui import samples, scenes
from tests.ui.fingers import Post, words_on
from tests.ui.test_blows import Followed
from tests.ui.words import Words
from ui.screens.base.sentences import capital
from ui.screens.objective.model import hit, is_next, page_of, rest_of
from ui.screens.objective.sheet import ObjectiveSheet
from ui.screens.scene.blow import BlowScreen
from ui.screens.scene.screen import SceneScreen
from ui.screens.table.tools import is_standing

TEXTS = tuple(named(words) for words in ("lose 2 Attack.", "discard a card.", "draw a strike."))
GOAL = Objective(
    2, 3, named("Seal it"), named("find the key. pay for it."), 1, 2, named("Halcyon"), (True, False, False),
    TEXTS, (Happened(samples.P1, 4),), named("draw a strike."),
)  # fmt: skip


def say(of: Any) -> str:
    return Words().say(of)


def shown(goal: Objective = GOAL) -> Any:
    return samples.view(objectives=(goal,))


def test_every_hazard_says_what_it_brings_and_where_it_stands() -> None:
    page = page_of(shown(), GOAL, say)
    assert [row.state for row in page.hazards] == ["happened", "next", "later"]
    assert [row.text for row in page.hazards] == ["Lose 2 Attack.", "Discard a card.", "Draw a strike."]
    assert samples.NAMES[0] in page.hazards[0].note and "4" in page.hazards[0].note
    assert [one.text for one in page.paragraphs] == ["Find the key. Pay for it.", "Draw a strike."]
    assert (page.done, page.need) == (1, 2)


def test_the_objective_of_the_gallery_is_told_in_full() -> None:
    goal = samples.view().objective
    assert goal is not None
    page = page_of(samples.view(), replace(goal, done=1, need=2), say)
    assert page.title == "Seal the lower deck" and "Ore tug Halcyon" in page.sub
    assert (page.done, page.need) == (1, 2)
    assert [row.state == "happened" for row in page.hazards] == [True, False, False]


def test_after_the_third_there_are_no_more() -> None:
    page = page_of(shown(), replace(GOAL, events=(True, True, True), happened=()), say)
    assert {row.state for row in page.hazards} == {"happened"}


def test_a_hazard_that_has_just_happened_is_found_and_nothing_else() -> None:
    before, after = shown(replace(GOAL, events=(False, False, False))), shown()
    assert hit(before, after) == 0
    assert hit(after, after) is None and hit(None, after) is None and hit(after, before) is None


def test_every_sentence_begins_with_a_capital() -> None:
    assert capital("draw a card. when killed: 2.5 more.") == "Draw a card. When killed: 2.5 more."


def test_the_big_button_says_what_there_is_to_spend() -> None:
    assert samples.NAMES[0] in rest_of(shown(), say)


def test_an_event_does_what_the_sheet_says_and_a_hidden_card_tells_nothing() -> None:
    view = shown()
    strip = view.strips[0]
    place = next(place for place in strip.places if place.tiles)
    tile = place.tiles[0]

    def with_tile(one: Any) -> Any:
        places = tuple(replace(p, tiles=(one,)) if p is place else p for p in strip.places)
        return replace(view, strips=(replace(strip, places=places), *view.strips[1:]))

    open_one = replace(tile, kind="event", hidden=False)
    assert is_standing(with_tile(open_one), tile.target)
    assert not is_standing(with_tile(replace(open_one, hidden=True)), tile.target)
    assert not is_standing(with_tile(replace(open_one, kind="enemy")), tile.target)
    assert not is_standing(view, "slot:none")


@pytest.mark.window
@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])
def test_the_sheet_opens_by_itself_at_its_row_and_stays_until_touched(
    open_app: Any, studio: Any, size: tuple[int, int]
) -> None:
    app = open_app(size, samples.step(shown(replace(GOAL, events=(False,) * 3))), post=Post(), texts=Words())
    app.hear(samples.step(shown(), number=8))
    app.bridge.deliver()
    studio.settle()
    sheet = app.stage.front
    assert isinstance(sheet, ObjectiveSheet) and sheet.at == 0
    assert "Lose 2 Attack." in words_on(sheet)
    app.hear(samples.step(shown(), number=9))
    app.bridge.deliver()
    assert app.stage.front is sheet, "the game goes on beneath it"
    sheet.strip.big.tap()
    assert app.stage.front is not sheet


@pytest.mark.window
@pytest.mark.parametrize("row", [0, 1, 2])
def test_a_sheet_of_several_pages_opens_at_the_page_of_the_hazard_that_happens(
    open_app: Any, studio: Any, row: int
) -> None:
    wordy = replace(GOAL, text=named("do this, then do that. " * 12))
    before, after = (replace(wordy, events=tuple(at < count for at in range(3))) for count in (row, row + 1))
    app = open_app((800, 480), samples.step(shown(before)), post=Post(), texts=Words())
    app.hear(samples.step(shown(after), number=8))
    app.bridge.deliver()
    studio.settle()
    sheet = app.stage.front
    assert isinstance(sheet, ObjectiveSheet) and sheet.rows.pages > 1
    assert capital(say(GOAL.event_texts[row])) in words_on(sheet)


def test_the_next_objective_is_known_from_the_one_before_and_from_the_first() -> None:
    first, second = shown(), shown(replace(GOAL, title=named("Leave it"), level=3))
    assert is_next(first, second)
    assert not is_next(None, first) and not is_next(first, first)
    ended = replace(second, ending=Ending("won", 9))
    assert not is_next(first, ended), "nobody asks for anything any more"


@pytest.mark.window
def test_what_the_next_objective_asks_for_lies_below_what_is_celebrated(open_app: Any, studio: Any) -> None:
    app = open_app((800, 480), samples.step(shown()), post=Post(), texts=Words())
    leave = replace(GOAL, title=named("Leave it"), text=named("run to the pod."), level=3)
    done = Notice("ObjectiveDone", named("Objective 2 is done!"))
    app.hear(samples.step(shown(leave), number=8, notices=(done,)))
    app.bridge.deliver()
    studio.settle()
    assert isinstance(app.stage.front, SceneScreen)
    app.stage.front.strip.big.tap()
    studio.settle()
    assert isinstance(app.stage.front, ObjectiveSheet) and "Run to the pod." in words_on(app.stage.front)
    app.stage.front.strip.big.tap()
    assert app.stage.front is app.router.current


@pytest.mark.window
def test_the_strikes_of_a_hazard_wait_until_it_was_read(open_app: Any, studio: Any) -> None:
    telling = Followed()
    app = open_app(
        (800, 480), samples.step(shown(replace(GOAL, events=(False,) * 3))), telling=telling, texts=Words()
    )
    hazard = Notice("HazardTriggered", named("Hazard 1."))
    app.hear(samples.step(shown(), number=8, notices=(hazard, *scenes.STRUCK)))
    app.bridge.deliver()
    studio.settle()
    assert isinstance(app.stage.front, ObjectiveSheet) and len(app.stage.sheets) == 1
    assert (8, 2) not in telling.said, "nobody sees the strike yet, so nobody speaks of it"
    app.stage.front.strip.big.tap()
    assert isinstance(app.stage.front, BlowScreen) and telling.said[-1] == (8, 2)
    app.stage.front.close()
    assert not app.stage.sheets and telling.said[-1] == 8
