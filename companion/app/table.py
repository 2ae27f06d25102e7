"""The app on a screen: house, lights, camera and screens put together and run until the window closes."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from companion.app.glass import USUAL_SIZE, fitted, parse_size, screen_size
from companion.app.lights import lights_of, open_lights, speaking_of
from companion.app.ports import ports_of
from companion.app.practice import open_practice
from companion.app.troubles import is_first_start, wrong_at_start
from companion.core.language.phrases import Phrase
from companion.ground.verdicts import FINE, PROBLEMS, WRONG_CALL
from companion.house.house import House, open_house
from companion.house.preferences import preferences_of
from companion.house.seats import by_chairs
from companion.owner.cards import MyCards
from companion.watch.camera import eye_of, frame_of
from companion.watch.cameras import Cameras
from companion.watch.desk import CameraDesk
from companion.watch.words import wording

if TYPE_CHECKING:
    from ui.app import CompanionScreen

NO_SCREEN = (
    "There is no screen here to open a window on. Start it on the Pi’s own desktop, "
    "or let the evening play itself: companion demo."
)


def open_table(size: str, fullscreen: bool, camera: str = "", overhead: str = "") -> int:
    """Open the window and serve until it is closed; 0 fine, 1 no screen, 2 a wrong size or camera."""
    wanted = parse_size(size) if size else USUAL_SIZE
    if (wrong := wrong_camera(camera) or wrong_camera(overhead)) is not None:
        print(wrong, file=sys.stderr)
        return WRONG_CALL
    if wanted is None:
        print(f"{size!r} is no window size; write it like 1280x720.", file=sys.stderr)
        return WRONG_CALL
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        print(NO_SCREEN, file=sys.stderr)
        return PROBLEMS
    from ui.app import NoScreen, prepare_kivy

    fits, fills = (wanted, False) if size else fitted(screen_size())
    prepare_kivy(fits, fullscreen or fills)
    table = TableWindow(open_house(), camera, overhead)
    try:
        table.run()
    except NoScreen as error:
        print(str(error), file=sys.stderr)
        return PROBLEMS
    finally:
        table.close()
    return FINE


def wrong_camera(name: str) -> str | None:
    """What is wrong with the name of a camera; None when nothing is."""
    from vision.sources.base import SourceError
    from vision.sources.names import source_name

    try:
        source_name(name)
    except SourceError as error:
        return str(error)
    return None


class TableWindow:
    """Everything that runs while the window is open."""

    def __init__(self, house: House, camera: str = "", overhead: str = "") -> None:
        """Put it together; nothing moves yet. A camera that is named goes before the one that is kept."""
        self.house = house
        self._named = camera, overhead
        self.board = open_lights(house, self.pressed, self.turned)
        self.lights = lights_of(house, self.board)
        self.speaking = speaking_of(house, self.board, self.lights, self._language)
        self.practice, self.lobby = open_practice(house, self._drawn)
        self.cards = MyCards(house)
        say = wording(house.texts, self._language)
        self.cameras = Cameras(house, self.cards.post, self.board, say, self._say)
        looking = CameraDesk(house, self.cameras, self._other_cameras)
        table = (self.board, self.lights, self.speaking)
        self.ports = ports_of(house, looking, table, self.practice, self.lobby, self.cards)
        self.screen = self._screen()

    def _screen(self) -> CompanionScreen:
        from ui.app import build_app

        screen = build_app(self.ports, preferences_of(self.house))
        self.house.bus.join("screen", screen.hear)
        self.board.teller.join(by_chairs(self.board.listener, self.house.store.settings))
        self.board.teller.join(self.speaking.ear)
        self.house.bus.join("lights", self.board.teller)
        return screen

    def _drawn(self, is_drawn: bool) -> None:
        """A game has sat down: only one of a practice box lies on the drawn table as well."""
        play = replace(self.ports.play, practice=self.practice if is_drawn else None)
        self.screen.context.ports = replace(self.ports, play=play)

    def run(self) -> None:
        """Serve; on the very first start the app says what it is, unless something is wrong."""
        self.board.start()
        self.speaking.start()
        self.screen.run("welcome" if is_first_start(self.house) else "", self._started)

    def _started(self) -> None:
        """The window stands: now the slower things may begin beside it."""
        if wrong := wrong_at_start(self.house):
            self._warn(wrong)
        self.cameras.open(*self._named)
        self._other_cameras()

    def _other_cameras(self) -> None:
        """Other cameras are looked through: pictures of cards are taken by them from now on."""
        camera = self.cameras.any
        self.house.photographer.snap = eye_of(camera) if camera is not None else None
        self.house.frame = frame_of(camera) if camera is not None else (lambda: None)

    def _language(self) -> str:
        return preferences_of(self.house).language

    def _say(self, what: Phrase) -> str:
        return self.house.texts.say(what, self._language())

    def _warn(self, wrong: Sequence[tuple[str, str]]) -> None:
        """Say what is wrong before anything else, the first on top."""
        from ui.screens.lists.sheet import ChoiceSheet

        context = self.screen.context
        for says, remedy in reversed(wrong):
            sheet = ChoiceSheet(context, "shell", says, (), lambda _id: None, sub=remedy, back="ui-back")
            context.stage.open(sheet)

    def pressed(self, name: Any, gesture: Any) -> None:
        """A hardware button acts like the big button, undo or confirm of the screen that is shown."""
        if gesture in ("pressed", "double") and self.lights.hears(name):
            return
        if gesture == "held":
            self._switch_off()
        elif gesture == "double" and name == "silence":  # both presses have cancelled each other out
            self.speaking.again()
        elif gesture == "double" and name == "undo":
            self.screen.press_button("redo")
        elif gesture == "pressed" and name == "silence":
            self.speaking.silence()
        elif gesture == "pressed":
            self.screen.press_button(name)

    def turned(self, knob: Any, steps: int) -> None:
        """The knob scrolls, or makes everything louder or softer, by what lies in front."""
        if not self.lights.hears("knob"):
            self.screen.turn_knob(knob, steps)

    def _switch_off(self) -> None:
        """A button was held: the Pi goes off in good order, or a sentence says why not."""
        off = self.ports.machine.switch_off
        if off is not None:
            self.screen.context.errands.run(off, lambda _none: None, self.house.trouble)

    def close(self) -> None:
        """Leave everything dark and saved."""
        self.cameras.close()
        self.board.close()
        self.speaking.close()
        self.practice.close()
        self.house.close()
