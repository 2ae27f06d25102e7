"""Several choose at once on one glass: the curtain turns to each, and shows each the own choice alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.core.crossing.intents import Taken
from companion.core.crossing.steps import Step
from companion.core.crossing.views import View
from companion.core.language.ids import TABLE, SeatId
from companion.core.language.phrases import phrase
from companion.games._template.room import room
from companion.ground.texts import FluentTexts
from companion.intake.translate import translate
from tests.games._template.races import Race
from tests.games._template.tables import P1, P2
from tests.ui.fingers import lift, touch, words_on

pytestmark = pytest.mark.window
Open = Callable[..., Any]


class Table:
    """A race on a glass: what is posted goes through the intake to the rules, and the bell rings."""

    def __init__(self, open_app: Open, studio: Any) -> None:
        self.race, self.number, self._studio = Race(2), 1, studio
        self.app = open_app(
            (800, 480), self._step(), viewer=self, post=self._post, texts=FluentTexts("_template")
        )

    def view(self, seat: SeatId) -> View:
        return room().view(self.race.state, seat)

    def _step(self) -> Step:
        shown = room().view(self.race.state, TABLE)
        return Step(self.number, phrase("game-resumed"), shown, state=self.race.state)

    def _post(self, intent: Any) -> None:
        command = translate(room(), self.race.state, intent).command
        assert command is not None, intent
        self.race.do(command)
        self.number += 1
        self.app.hear(self._step())
        self.app.bridge.deliver()
        self._studio.settle()

    @property
    def words(self) -> str:
        return str(words_on(self.app.stage.front))

    def choose(self, answer: str) -> None:
        """Whoever the curtain is for holds the circle and takes an answer."""
        ring = self.app.stage.front.ring
        finger = touch(self._studio, ring, *ring.center)
        ring._filled_up()
        self._studio.settle()
        button = next(one for one in self.app.stage.front.private.buttons() if one.option.id.endswith(answer))
        button.tap()
        lift(finger)
        self._studio.settle()


def test_the_curtain_turns_to_everybody_who_still_has_to_choose(open_app: Open, studio: Any) -> None:
    table = Table(open_app, studio)
    assert "Ann" in table.words and "Choose your wind." not in table.words
    table.choose("breeze")
    assert table.race.state.ask.open == (P2,) and table.race.state.winds == {}
    assert "Bo" in table.words, "the screen is passed on"
    table.choose("calm")
    assert table.race.state.winds == {P1: 2, P2: 1}


def test_nobody_takes_what_another_alone_can_see(open_app: Open, studio: Any) -> None:
    state = Table(open_app, studio).race.state
    mine = translate(room(), state, Taken("answer:p1:breeze", P1)).command
    assert mine is not None and mine.seat == P1
    says = translate(room(), state, Taken("answer:p1:breeze", P2)).says
    assert says is not None and says.key == "no-longer-offered"
