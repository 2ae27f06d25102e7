"""What goes wrong beside a game is found on the page that says what works."""

from __future__ import annotations

import pytest
from gpiozero.pins.mock import MockFactory

from companion.app.lights import open_lights
from companion.house.amiss import Amiss, troubles_of
from hardware import board as board_module
from hardware.pins import Pins
from tests.house.kit import Evening


def test_a_trouble_of_this_evening_is_a_finding(evening: Evening) -> None:
    assert troubles_of(evening.house) == ()
    evening.house.trouble("The camera was unplugged. Plug it in again.")
    (found,) = troubles_of(evening.house)
    assert (found.state, found.says) == ("broken", "The camera was unplugged. Plug it in again.")


def test_what_nobody_has_read_is_counted_until_the_page_is_read(evening: Evening) -> None:
    evening.house.trouble("Before the window opened.")
    amiss = Amiss(evening.house)
    assert amiss.count() == 0
    evening.house.trouble("The buzzer fell off.")
    assert amiss.count() == 1
    assert [finding.says for finding in amiss.look()] == ["Before the window opened.", "The buzzer fell off."]
    assert amiss.count() == 0


def test_busy_pins_are_told_in_the_language_of_the_screen_and_the_game_goes_on(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Busy(MockFactory):
        def pin(self, name: object) -> object:
            raise OSError("'GPIO busy'")

    monkeypatch.setattr(board_module, "open_pins", lambda environ: Pins(Busy(), "fine", "", driver="lgpio"))
    evening.house.store.settings.set("language", "fr")
    board = open_lights(evening.house, lambda name, gesture: None)
    assert {working for working, _ in board.works.values()} == {0}
    assert len(evening.house.troubles) == 5
    assert evening.house.troubles[0].startswith(
        "Lumière d’ambiance sur GPIO 17, 27, 22 ne s’ouvre pas ('GPIO busy')."
    )
    board.round()
    board.close()
