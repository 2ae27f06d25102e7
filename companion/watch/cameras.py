"""The cameras of a table, one or both: one that cards are shown to, and one that looks down on the table."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import TYPE_CHECKING, Any

from companion.core.crossing.intents import Intent
from companion.watch.camera import (
    SETTING,
    is_any_camera,
    missing_readers,
    open_camera,
    source_of,
    stand_pipeline,
)
from companion.watch.dice import DiceEye, asked_dice
from companion.watch.over_table import Lamps, OverTable

if TYPE_CHECKING:
    from companion.core.ports.house import Settings
    from companion.house.house import House
    from vision.errors import VisionError
    from vision.frames import Frame
    from vision.worker.worker import Worker

OVERHEAD = "overhead"
"""Under what name the chosen camera over the table is kept; empty means that there is none."""
NONE = "none"
"""What is kept of a stand when nobody wants a camera there; empty means the first that is found."""


def over_table_first(settings: Settings) -> str:
    """The camera that was chosen over the table, else at the stand; empty means the first that is found."""
    chosen = (str(settings.get(name, "")) for name in (OVERHEAD, SETTING))
    return next((name for name in chosen if name not in ("", NONE)), "")


class Cameras:
    """Opens the cameras that were chosen and lets them go; a fault of one leaves the other alone."""

    def __init__(
        self,
        house: House,
        post: Callable[[Intent], None],
        lamps: Lamps,
        wording: Callable[[VisionError], str],
        say: Callable[[Any], str],
    ) -> None:
        """Nothing is opened yet; `say` puts a phrase into the words of whoever reads it."""
        self._house, self._post, self._lamps = house, post, lamps
        self._wording, self._say = wording, say
        self._dice = DiceEye(lambda: asked_dice(house), post)
        self.stand: Worker[Any] | None = None
        self.overhead: Worker[Any] | None = None
        self.over_table: OverTable | None = None
        self._deaf: Callable[[], None] = lambda: None
        self.faults: dict[str, str] = {}
        """What each camera complained of last: of interest while it gives no picture."""

    def open(self, stand: str = "", overhead: str = "") -> None:
        """Open both as named, else as they were chosen; one camera cannot be both at once."""
        self.faults, settings = {}, self._house.store.settings
        above = overhead or str(settings.get(OVERHEAD, ""))
        shown = stand or str(settings.get(SETTING, ""))
        above = "" if above == NONE else above
        if above:
            self.overhead = self._opened("overhead", lambda: self._look_down(above))
        if shown not in (above, NONE) and (shown or not above) and is_any_camera(shown):
            self.stand = self._opened("stand", lambda: self._look_at_spot(shown))
        if self.any is not None:
            for missing in missing_readers():
                self._house.trouble(self._say(missing))

    @property
    def any(self) -> Worker[Any] | None:
        """The camera for pictures of single cards: the stand before the one over the table."""
        return self.stand or self.overhead

    def close(self) -> None:
        """Let both go; twice is fine."""
        for camera in (self.stand, self.overhead):
            if camera is not None:
                camera.stop()
        self._deaf()
        if self.over_table is not None:
            self.over_table.close()
        self.stand = self.overhead = self.over_table = None

    def reopen(self) -> None:
        """Look through the cameras that are chosen now."""
        self.close()
        self.open()

    def _fault(self, eye: str) -> Callable[[str], None]:
        """Who hears what a camera complains of."""

        def heard(sentence: str) -> None:
            self.faults = {**self.faults, eye: sentence}
            self._house.trouble(sentence)

        return heard

    def _opened(self, eye: str, open_one: Callable[[], Worker[Any]]) -> Worker[Any] | None:
        from vision.errors import VisionError

        try:
            camera = open_one()
        except VisionError as error:
            self._fault(eye)(self._wording(error))
            return None
        camera.start()
        return camera

    def _look_at_spot(self, name: str) -> Worker[Any]:
        return open_camera(
            name, self._post, lambda: self._lamps.heard("heard_scan"), self._fault("stand"),
            wording=self._wording, settings=self._house.store.settings, on_frame=self.look_for_dice,
        )  # fmt: skip

    def look_for_dice(self, frame: Frame) -> None:
        """Dice that the game asks for may lie wherever cards are shown."""
        if self._dice.is_wanted:
            self._dice.look(frame.colour, frame.time_s)

    def _look_down(self, name: str) -> Worker[Any]:
        from vision.overhead.eye import TableEye
        from vision.worker.worker import Worker

        house, fault = self._house, self._fault("overhead")

        def notice(error: VisionError) -> None:
            fault(self._wording(error))

        source = source_of(name, house.store.settings, notice, wait=Event().wait)
        eye = TableEye(stand_pipeline(self.look_for_dice))
        above = self.over_table = OverTable(house, eye, self._post, self._lamps, self._say, camera=name)
        self._deaf = house.bus.join(OVERHEAD, above.hear)
        above.aim()
        return Worker(source, eye, on_sightings=above.told, on_trouble=fault, wording=self._wording)
