"""What goes wrong with devices is said in every language, and in English it is the same sentence."""

import pytest

from companion.core.language.languages import codes
from companion.ground.texts import FluentTexts
from hardware.devices import Device
from hardware.told import (
    Told,
    back_again,
    closed_to_us,
    gone_silent,
    left_open,
    not_drawn,
    not_put_out,
    not_told,
    sound_missed,
    step_missed,
    stumbled,
    unheard,
    unturned,
)

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
        back_again(LAMP),
        stumbled(ValueError("x"), 0.5),
        not_put_out(ValueError("x")),
        step_missed(7, ValueError("x")),
        sound_missed(ValueError("x")),
        not_drawn(ValueError("x")),
        not_told(),
    ],
)
def test_every_trouble_of_a_device_is_said_in_every_language(told: Told) -> None:
    for language in codes():
        assert TEXTS.faults(told.phrase, language) == []
    plain = str(told).replace("'lamp'", "lamp").replace("'undo'", "undo")
    assert TEXTS.say(told.phrase, "en").lower() == plain.lower(), "a sentence begins with a capital"
    assert TEXTS.say(told.phrase, "fr") != plain


def test_it_is_a_sentence_like_any_other() -> None:
    told = gone_silent(FREE, "gone")
    assert told == str(told) and told.startswith("'lamp' on GPIO 17 stopped answering (gone).")


def test_a_device_that_is_called_as_usual_is_called_in_the_readers_language() -> None:
    usual = Device("light of seat 2", "seat:2", "pwm", (15,))
    told = gone_silent(usual, "gone").phrase
    assert TEXTS.say(told, "en").startswith("Light of seat 2 on GPIO 15")
    assert TEXTS.say(told, "fr").startswith("Lumière du joueur 2 sur GPIO 15"), "what it is for, in French"
    own = gone_silent(Device("Granny's lamp", "seat:2", "pwm", (15,)), "gone").phrase
    assert TEXTS.say(own, "fr").startswith("Granny's lamp sur GPIO 15"), "its own name is kept"
