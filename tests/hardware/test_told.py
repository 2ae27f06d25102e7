"""What goes wrong with devices is said in every language, and in English it is the same sentence."""

import pytest

from companion.app.texts import LANGUAGES, FluentTexts
from hardware.devices import Device
from hardware.told import Told, closed_to_us, gone_silent, left_open, unheard, unturned

LAMP, FREE = Device("lamp", "mood", "led", (9,)), Device("lamp", "mood", "led", (17,))
TEXTS = FluentTexts("alien")


@pytest.mark.parametrize(
    "told",
    [
        closed_to_us(LAMP, "'GPIO busy'"),
        closed_to_us(FREE, "'GPIO busy'"),
        gone_silent(LAMP, OSError("gone")),
        left_open(LAMP, OSError("gone")),
        unheard("undo", RuntimeError("no desk")),
        unturned(RuntimeError("no desk")),
    ],
)
def test_every_trouble_of_a_device_is_said_in_every_language(told: Told) -> None:
    for language in LANGUAGES:
        assert TEXTS.faults(told.phrase, language) == []
    plain = str(told).replace("'lamp'", "Lamp").replace("'undo'", "undo")
    assert TEXTS.say(told.phrase, "en") == plain
    assert TEXTS.say(told.phrase, "fr") != plain


def test_it_is_a_sentence_like_any_other() -> None:
    told = gone_silent(FREE, "gone")
    assert told == str(told) and told.startswith("'lamp' on GPIO 17 stopped answering (gone).")
