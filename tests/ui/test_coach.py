"""The first-game coach: one tip at a time, beside what it is about, never again once it was read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.views import AskView
from companion.core.language.phrases import phrase
from companion.ground.texts import FluentTexts
from tests.ui import samples, scenes, walking
from tests.ui.doubles import Memory
from ui.rooms.faces import tips_of
from ui.rooms.tips import Tip
from ui.screens.coach.coach import SEEN
from ui.screens.coach.model import BIG, next_tip
from ui.theme.boxes import Box

Open = Callable[..., Any]
TEXTS = FluentTexts("alien")
SIZES = ((800, 480), (1280, 720), (720, 1280))
FIGHT = Tip(id="fight", offer="fight:")


def test_a_tip_comes_when_what_it_is_about_can_be_done() -> None:
    step = samples.step()
    shown = next_tip((FIGHT,), step, ())
    assert shown is not None and shown.target == "slot:7"
    assert next_tip((FIGHT,), step, ("fight",)) is None
    assert next_tip((Tip(id="later", turn=10),), step, ()) is None
    assert next_tip((FIGHT,), samples.step(samples.view(strips=())), ()) is None, "nothing is legal there"
    assert next_tip((FIGHT,), scenes.refused(), ()) is None, "a refusal wants to be read"


def test_dangers_and_news_go_before_what_is_good_to_know() -> None:
    tips = tips_of("alien")
    hugged = samples.step(scenes.hugged())
    assert next_tip(tips, hugged, ()).tip.id == "alien-facehugger"
    assert next_tip(tips, hugged, ()).target == "seat:p1"
    struck = scenes.happened("StrikeTaken", "Maya takes 2.", "Maya encaisse 2.", amount=2)
    assert next_tip(tips, struck, ()).tip.id == "alien-strike"
    order = AskView(1, "order", phrase("ui-waiting"))
    assert next_tip(tips, scenes.asked(order), ()).tip.id == "show"
    assert next_tip(tips, scenes.asked(replace(order, secret=True)), ()).tip.id != "show"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_tip_has_its_words(language: str) -> None:
    for tip in tips_of("alien"):
        key = f"ui-coach-{tip.id}"
        assert 20 < len(TEXTS.say(phrase(key), language)) < 120
        assert TEXTS.say(phrase(key), language) != key
    assert len({tip.id for tip in tips_of("alien")}) == len(tips_of("alien"))


def walk(app: Any, size: tuple[int, int]) -> list[str]:
    note, theme = app.router.current.coach.note, app.context.wear("alien").theme
    return [
        *walking.cut_words(note), *walking.clashing_words(note), *walking.outside(note, Box(0, 0, *size)),
        *walking.small_targets(note, theme.space("touch")), *walking.overlapping_targets(note),
    ]  # fmt: skip


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.0), ("fr", 1.6)])
def test_every_tip_is_whole_on_every_glass(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    memory = Memory()
    app = open_app(size, samples.step(), texts=TEXTS, settings=memory, language=language, scale=scale)
    coach = app.router.current.coach
    for tip in tips_of("alien"):
        coach.shown = type(coach.shown or next_tip((FIGHT,), samples.step(), ()))(tip, BIG)
        app.router.current.arrange()
        studio.settle()
        assert walk(app, size) == [], tip.id
        strip = app.router.current.strip.big.box
        assert not coach.note.saying.box.meets(strip, 1)


@pytest.mark.window
def test_what_is_kept_is_looked_up_when_the_table_is_opened_and_not_at_every_step(open_app: Open) -> None:
    class Counting(Memory):
        asked = 0

        def get(self, name: str, default: Any) -> Any:
            Counting.asked += 1
            return super().get(name, default)

    settings = Counting()
    app = open_app((800, 480), samples.step(), texts=TEXTS, settings=settings)
    before = Counting.asked
    for number in range(32, 36):
        app.hear(samples.step(number=number))
        app.bridge.deliver()
    assert Counting.asked == before
    settings.set("coach", False)
    app.router.go("log")
    app.router.go("table")
    assert app.router.current.coach.shown is None


@pytest.mark.window
def test_a_tip_is_read_once_and_all_of_them_can_be_ended(open_app: Open, studio: Any) -> None:
    memory = Memory()
    app = open_app((800, 480), samples.step(), texts=TEXTS, settings=memory)
    screen = app.router.current
    first = screen.coach.shown.tip.id
    assert screen.coach.note.parent is screen
    screen.coach.note.read.tap()
    assert memory.get(SEEN, []) == [first]
    assert screen.coach.note.parent is None
    app.hear(samples.step(number=32))
    app.bridge.deliver()
    assert screen.coach.shown.tip.id != first
    screen.coach.note.enough.tap()
    app.hear(samples.step(number=33))
    app.bridge.deliver()
    assert screen.coach.shown is None
    assert memory.get("coach", True) is False


@pytest.mark.window
def test_what_a_tip_is_about_is_outlined_and_not_covered(open_app: Open, studio: Any) -> None:
    app = open_app(
        (800, 480), texts=TEXTS, settings=Memory(coach_seen=[tip.id for tip in tips_of("alien")[:8]])
    )
    app.hear(samples.step())
    app.bridge.deliver()
    studio.settle()
    screen = app.router.current
    assert screen.coach.shown.tip.id == "alien-fight"
    tile = screen.board.widget("slot:7")
    assert screen.coach.note.ring.box.holds(tile.box)
    assert not screen.coach.note.saying.box.meets(tile.box, 1)


@pytest.mark.window
def test_a_tip_whose_time_is_over_goes_by_itself(open_app: Open, studio: Any) -> None:
    memory = Memory()
    app = open_app((800, 480), samples.step(scenes.hugged()), texts=TEXTS, settings=memory)
    assert app.router.current.coach.shown.tip.id == "alien-facehugger"
    app.hear(samples.step(number=32))
    app.bridge.deliver()
    assert "alien-facehugger" in memory.get(SEEN, [])


@pytest.mark.window
def test_damaged_memory_and_no_memory_do_no_harm(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), samples.step(), texts=TEXTS, settings=Memory(coach_seen="damaged"))
    assert app.router.current.coach.shown is not None
    app = open_app((800, 480), samples.step(), texts=TEXTS, settings=None)
    assert app.router.current.coach.shown is None


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES[:2])
def test_a_tip_lies_where_nothing_lies(open_app: Open, studio: Any, size: tuple[int, int]) -> None:
    seen = [tip.id for tip in tips_of("alien") if tip.id != "alien-play"]
    app = open_app(size, texts=TEXTS, settings=Memory(coach_seen=seen))
    strips = tuple(
        replace(strip, places=tuple(replace(place, tiles=()) for place in strip.places))
        if strip.id == "combat"
        else strip
        for strip in samples.view().strips
    )
    app.hear(samples.step(samples.view(strips=strips)))
    app.bridge.deliver()
    studio.settle()
    screen = app.router.current
    assert screen.coach.shown.tip.id == "alien-play"
    note = screen.coach.note.saying.box
    for part in screen._lay(screen.page):
        if part.tile is not None or part.kind == "button":
            assert not note.meets(part.box, 2), part.key
