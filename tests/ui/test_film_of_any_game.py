"""A film is what a game says of itself: Night Ferry is led through one; without a film there is no tile."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.phrases import Phrase, named
from companion.core.ports.lobby import BoxOffer, RoomOffer
from companion.ground.texts import FluentTexts
from tests.house.ferry import Ferry
from tests.ui import doubles
from tests.ui.doubles import ports_with
from ui.rooms import faces
from ui.rooms.film import CLOSED, OPENED, UNDONE, Beat, Film
from ui.rooms.generic.face import FACE
from ui.rooms.tips import Tip
from ui.screens.coach import choice
from ui.screens.coach.film import SHOWS
from ui.screens.home.model import home_model
from ui.screens.welcome import film as welcome_film

Open = Callable[..., Any]
ROOM = "_template"
FERRY = Film(
    box="ferry",
    names=("Ana", "Léo", "Mia"),
    seed=1,
    turns=0,
    beats=(
        Beat(Tip(id="ferry-begin", offer="begin", at="big"), "ActBegan"),
        Beat(Tip(id="ferry-undo", at="undo"), OPENED),
        Beat(Tip(id="ferry-back", at="big"), UNDONE, within=True),
        Beat(Tip(id="ferry-carried", at="big"), CLOSED, within=True),
        Beat(Tip(id="ferry-again", offer="begin", at="big"), "ActBegan"),
        Beat(Tip(id="ferry-cross", offer="cross", at="big"), "TurnedUp"),
        Beat(Tip(id="ferry-over")),
    ),
)
SAID = {
    "ui-coach-ferry-begin": "{big}: the river drifts first.",
    "ui-coach-ferry-undo": "Undo takes it back.",
    "ui-coach-ferry-back": "{big} does it.",
    "ui-coach-ferry-carried": "Carry it back, then {big}.",
    "ui-coach-ferry-again": "{big}, once more.",
    "ui-coach-ferry-cross": "{act}: that is a crossing.",
    "ui-coach-ferry-over": "That was a crossing.",
}


class Texts(FluentTexts):
    """The words of Night Ferry, and those of its film beside them."""

    def say(self, phrase: Phrase, language: str = "en") -> str:
        if phrase.key in SAID:
            return SAID[phrase.key].format(**phrase.args)
        return super().say(phrase, language)


@pytest.fixture
def ferry_film(monkeypatch: pytest.MonkeyPatch) -> None:
    """Night Ferry says its film."""
    own = replace(FACE, film=FERRY)
    for module in (choice, welcome_film):
        monkeypatch.setattr(module, "face_of", lambda room: own if room == ROOM else faces.face_of(room))


@pytest.mark.window
@pytest.mark.parametrize(("size", "scale"), [((800, 480), 1.0), ((1280, 720), 1.0), ((720, 1280), 1.6)])
def test_night_ferry_is_led_through_its_own_film(
    ferry_film: None, open_app: Open, studio: Any, tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    ferry = Ferry(tmp_path / "store.db")
    app = open_app(size, texts=Texts(ROOM), post=ferry.do, first="home", scale=scale)
    app.context.notes[SHOWS] = ROOM
    ferry.bus.join("screen", app.hear)
    app.hear(ferry.game.resumed())
    app.bridge.deliver()
    studio.settle()
    app.router.go("table")
    followed = []
    for _ in range(len(FERRY.beats) - 1):
        coach = app.router.current.coach
        assert coach.is_film and coach.note.parent is not None
        followed.append(coach.beat.tip.id)
        assert coach.note.rings, f"{coach.beat.tip.id} points at nothing"
        assert coach.beat.within == bool(app.stage.sheets), "nothing is open that is not told"
        about = coach.note.rings[0].box
        touched = next(
            one for one in app.stage.front.walk(restrict=True)
            if getattr(one, "can_focus", False) and about.holds(one.box, 1) and coach.lets(*one.center)
        )  # fmt: skip
        touched.tap()
        app.bridge.deliver()
        studio.settle()
    assert [*followed, app.router.current.coach.beat.tip.id] == [beat.tip.id for beat in FERRY.beats]
    app.router.current.coach.note.read.tap()
    assert app.router.name == "home" and SHOWS not in app.context.notes


class Harbour(doubles.Lobby):
    """Only Night Ferry is offered."""

    def offered(self) -> tuple[RoomOffer, ...]:
        return (RoomOffer(ROOM, named("Night Ferry"), (BoxOffer("ferry", named("Ferry"), practice=True),)),)


def say(words: Phrase) -> str:
    return words.key


def test_a_game_with_a_film_has_its_tile_and_one_without_has_none(ferry_film: None) -> None:
    ports = ports_with()
    assert [one.id for one in home_model((), Harbour().offered(), ports, say).tiles][0] == "show"
    assert welcome_film.film_of(Harbour().offered()) == (ROOM, FERRY)


@pytest.mark.window
def test_where_no_game_has_a_film_nothing_offers_one(open_app: Open, studio: Any) -> None:
    assert welcome_film.film_of(Harbour().offered()) is None
    assert "show" not in [one.id for one in home_model((), Harbour().offered(), ports_with(), say).tiles]
    app = open_app((800, 480), first="welcome", lobby=Harbour(), texts=FluentTexts("alien"))
    studio.settle()
    screen = app.router.current
    assert screen.show.parent is None and screen.fresh.width > 0.9 * app.stage.width
