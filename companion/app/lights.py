"""The lights, buttons and sounds of this table, opened as its owner has wired and set them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from time import monotonic
from typing import TYPE_CHECKING, Any

from companion.core.language.phrases import phrase
from companion.house.amiss import Mended
from companion.house.house import House
from companion.house.preferences import preferences_of

if TYPE_CHECKING:
    from companion.office.machine.lights import LightsRoom
    from companion.office.machine.voice import Speaking
    from hardware.board import Board


def open_lights(
    house: House,
    pressed: Callable[[Any, Any], None],
    turned: Callable[[Any, int], None] = lambda _knob, _steps: None,
) -> Board:
    """The household's lights and buttons, or pins that only pretend where there are none."""
    from companion.ground.places import find_places
    from hardware.board import open_board
    from hardware.cues.load import salvage
    from hardware.errors import WiringError
    from hardware.faults import joined
    from hardware.told import as_phrase, is_over
    from hardware.trials import with_trials
    from hardware.wiring import find_wiring, load_wiring

    sheets, faults = salvage()
    for fault in faults:
        house.trouble(house.texts.say(as_phrase(fault), preferences_of(house).language))
    own = find_places().wiring
    try:
        wiring = load_wiring(own if own.is_file() else find_wiring("small"))
    except WiringError as error:
        says = phrase("wiring-faulty", fault=joined(error.sentences))
        house.trouble(house.texts.say(says, preferences_of(house).language))
        wiring = load_wiring(find_wiring("none"))

    def trouble(says: str) -> None:
        language = preferences_of(house).language
        words = house.texts.say(as_phrase(says), language)
        house.trouble(Mended(words) if is_over(says) else words)

    return open_board(wiring, None, monotonic, with_trials(sheets, wiring), pressed, trouble, turned)


def lights_of(house: House, board: Board) -> LightsRoom:
    """The lights and sounds as the screen tries and sets them."""
    from companion.ground.places import find_places
    from companion.office.machine.lights import LightsRoom

    return LightsRoom(board, house.store.settings, house.texts, find_places().home, datetime.now)


def speaking_of(house: House, board: Board, lights: LightsRoom, language: Callable[[], str]) -> Speaking:
    """Sounds and voice beside the lights, as loud as these may be bright."""
    from companion.ground.places import find_places
    from companion.office.machine.voice import Speaking

    return Speaking(house, board, lights.manner, language, find_places().sounds)
