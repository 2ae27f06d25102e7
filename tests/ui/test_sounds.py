"""Sounds and voice: one touch each, nothing cut off on any glass, and the way there and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.phrases import Phrase, named, phrase
from companion.core.ports.sounds import SoundWishes
from companion.ground.texts import FluentTexts
from tests.ui import walking
from tests.ui.fingers import options, plain
from ui.screens.sounds import model

Open = Callable[..., Any]
TEXTS = FluentTexts("")
SIZES = [(800, 480), (1280, 720), (720, 1280)]


class Desk:
    """Keeps what was wished."""

    def __init__(self) -> None:
        self.now, self.tests = SoundWishes(), 0

    def wishes(self) -> SoundWishes:
        return self.now

    def wish(self, wishes: SoundWishes) -> None:
        self.now = wishes

    def states(self) -> tuple[Phrase, Phrase]:
        why = "aplay: audio open error: No such file or directory"
        return phrase("sound-no-device", why=why), phrase("voice-fine", speaker=named("espeak-ng"))

    def test(self) -> None:
        self.tests += 1


def say(key: Phrase) -> str:
    return TEXTS.say(key, "en")


def test_a_touch_changes_one_thing() -> None:
    usual = SoundWishes(volume=9, muted=True)
    assert model.touched("louder", usual) == SoundWishes(volume=10)
    assert model.touched("louder", SoundWishes(volume=10)).volume == 10
    assert model.touched("softer", SoundWishes(volume=0)).volume == 0
    assert model.touched("voice", usual) == replace(usual, voice=True)
    assert model.touched("bed", usual) == replace(usual, bed=False)
    paces = [usual]
    for _ in range(3):
        paces.append(model.touched("rate", paces[-1]))
    assert [model.pace(one) for one in paces] == ["usual", "fast", "slow", "usual"]
    assert model.touched("state-sound", usual) == usual


def test_the_rows_say_how_it_is() -> None:
    rows = {row.id: row for row in model.rows(SoundWishes(volume=10, voice=True), Desk().states(), say)}
    assert rows["louder"].off and not rows["softer"].off
    assert (rows["voice"].ticked, rows["muted"].ticked) == (True, False)
    assert "No loudspeaker answers" in rows["state-sound"].sub
    assert model.summary(SoundWishes(muted=True), say) == "Silent"


@pytest.mark.window
def test_it_is_set_by_touch_and_heard_by_the_big_button(open_app: Open, studio: Any) -> None:
    desk = Desk()
    app = open_app((1280, 720), first="sounds", sounding=desk, texts=TEXTS)
    for id in ("louder", "voice", "bed"):
        options(app)[id].tap()
        studio.settle()
    assert desk.now == SoundWishes(volume=7, voice=True, bed=False)
    assert app.router.current.head.sub == "Volume 7 of 10"
    app.stage.front.press("next")
    studio.settle()
    assert desk.tests == 1
    options(app)["state-sound"].tap()
    studio.settle()
    assert app.stage.sheets


@pytest.mark.window
def test_system_leads_there_and_back(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), first="system", sounding=Desk(), texts=TEXTS)
    plain(app, "sounds").dispatch("on_tap")
    assert app.router.name == "sounds"
    app.stage.front.press("undo")
    assert app.router.name == "system"


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.6)])
def test_everything_fits(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    app = open_app(size, first="sounds", language=language, scale=scale, sounding=Desk(), texts=TEXTS)
    studio.settle()
    for _ in range(app.router.current.grid.page.of):
        assert walking.faults(app, size) == []
        app.router.current.grid.turn_page()
        studio.settle()
