"""A private question in marked words: no step, list, log, cue, voice, screen or picture has them."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict

from companion.app.table import TableWindow
from companion.core.crossing.intents import Pressed, TakenBack, Touched
from companion.core.crossing.steps import Step
from companion.core.language.asks import Choice, Option
from companion.core.language.events import Asked
from companion.core.language.ids import TABLE, SeatId
from companion.core.language.phrases import named
from companion.house.lobby import HouseLobby
from tests.house.kit import Evening, house_at
from tests.house.twins import OPAQUE

MARK = "Xanadu"
P1 = SeatId("p1")


class Ears:
    """Everything that the bell says to those who only listen."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def __call__(self, step: Step) -> None:
        self.heard.append({name: value for name, value in asdict(step).items() if name not in OPAQUE})


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[tuple[Evening, Ears]]:
    """A game whose first player is asked in private, in marked words."""
    house = house_at(tmp_path / "store.db")
    evening, ears = Evening(house), Ears()
    evening.begin(3)
    evening.until(lambda state: state.turn.number >= 2 and state.ask is None)
    house.bus.join("ears", ears)
    options = tuple(Option(f"k{at}", named(f"{MARK} {at}")) for at in range(3))
    asked = Choice(id=evening.state.asked + 1, why=named(f"{MARK}?"), seat=P1, private=True, options=options)
    game = evening.desk.game
    step = game._write(None, game.room.told(game.state, (Asked(asked),)), frozenset(), "play")
    house.bus.publish(evening.desk.finished(step))
    yield evening, ears
    house.close()


def test_its_own_person_alone_is_told(evening: tuple[Evening, Ears]) -> None:
    desk = evening[0].desk
    own = desk.view(P1).ask
    assert own is not None and MARK in repr(own)
    for audience in (TABLE, "spectator", "p2", "p3"):
        assert MARK not in repr(desk.view(audience)), audience


def test_neither_steps_nor_lists_nor_logs_have_the_words(
    evening: tuple[Evening, Ears], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    game, ears = evening
    house, desk = game.house, game.desk
    game.do(Pressed("next"), Touched("slot:1"), Touched("place:room:1"), Pressed("confirm"))
    own = desk.view(P1).ask
    assert own is not None
    chosen = own.options[1].id
    from companion.core.crossing.intents import Taken

    game.do(Taken(chosen))
    assert desk.game.state.ask is None, "it is answered"
    game.do(TakenBack(1))
    lobby = HouseLobby(house)
    told = {
        "steps": ears.heard,
        "log": desk.log(),
        "worded log": [house.texts.say(line.label, "fr") for line in desk.log()],
        "checklists": [desk.checklist(count) for count in (1, 2, 50)],
        "saved games": (lobby.saved(), [house.preview(info) for info in house.saved()]),
        "headers": [info.summary for info in house.saved()],
        "settings": [house.store.settings.get(name, "") for name in ("names", "joining", "seating", "pins")],
        "troubles": house.troubles,
        "taught": house.store.remembered.number("alien", "k1", "attack"),
    }
    for what, found in told.items():
        assert MARK not in repr(found), what
    assert MARK not in caplog.text, "nor the log of the program"


def test_lights_sounds_and_voice_say_none_of_it(evening: tuple[Evening, Ears]) -> None:
    game, ears = evening
    notices = [notice for step in ears.heard for notice in step["notices"]]
    prompts = [prompt for step in ears.heard for prompt in step["prompts"]]
    for language in ("en", "fr"):
        said = [game.house.texts.say(notice.text, language) for notice in notices]
        said += [game.house.texts.say(prompt.text, language) for prompt in prompts]
        assert not any(MARK in one for one in said)


@pytest.mark.window
def test_no_screen_and_no_picture_shows_it_while_nobody_holds(evening: tuple[Evening, Ears]) -> None:
    from tests.ui.walking import marks
    from ui.snapshot import Studio, picture_of

    game = evening[0]
    with Studio() as studio:
        table = TableWindow(game.house)
        from ui.preferences import Preferences

        app = studio.app((800, 480), table.ports, Preferences(), "table")
        app.hear(game.step)
        app.hear(game.desk.finished(game.desk.game.resumed()))
        app.bridge.deliver()
        studio.settle()

        def read() -> str:
            return " ".join(mark.words for _, mark in marks(app.stage))

        curtain = app.stage.front
        closed = picture_of(app.stage).tobytes()
        assert "Maya" in read() and MARK not in read()
        curtain.ring.tap()
        curtain.ring._filled_up()
        studio.settle()
        assert MARK in read(), "who holds sees it"
        studio.shoot(app)
        assert MARK not in read(), "a picture closes it first"
        curtain.ring.tap()
        curtain.ring._filled_up()
        studio.settle()
        curtain.ring.tap()
        studio.settle()
        assert MARK not in read() and picture_of(app.stage).tobytes() == closed
        app.router.go("log")
        studio.settle()
        assert MARK not in read()
        kept = msgspec.json.encode(app.context.chronicle).decode()
        assert MARK not in kept and MARK not in repr(app.context.notes)
        app.close()
        table.board.close()
