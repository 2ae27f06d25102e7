"""Looking into the cameras on the screen: which there are, what they see live, why something is not read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from companion.core.language.phrases import Phrase, named, phrase
from companion.core.ports.cameras import CameraChoice, Explained, Eye, Live, Spot
from companion.watch.available import Found, cameras_found
from companion.watch.camera import SETTING, refocus_of
from companion.watch.cameras import NONE, OVERHEAD, Cameras
from companion.watch.follow import TableFollower
from companion.watch.glance import Glance
from companion.watch.names import CardNames
from companion.watch.scene import painted, spots_of
from companion.watch.table_desk import TableDesk
from companion.watch.why import explained, remedy_of, says_of

if TYPE_CHECKING:
    from companion.house.house import House
    from vision.calibration.calibration import Calibration
    from vision.marks.mark import Mark
    from vision.tags import Tag
    from vision.worker.pipeline import Reading
    from vision.worker.worker import Worker

SETTINGS: dict[Eye, str] = {"stand": SETTING, "overhead": OVERHEAD}
_SIZE = re.compile(r":\d+x\d+(@[\d.]+)?$")
STALE_S = 2.0  # after so long without a new picture its camera's complaint is told
FINGER = 0.035  # of the picture that a finger covers


class NoCamera(ValueError):
    """It cannot be used; `phrase` says why in every language."""

    def __init__(self, why: Phrase, sentence: str) -> None:
        """Keep the reason."""
        super().__init__(sentence)
        self.phrase = why


class CameraDesk:
    """The port `Looking`; everything here is called beside the screen, one call at a time."""

    def __init__(
        self,
        house: House,
        cameras: Cameras,
        changed: Callable[[], None] = lambda: None,
        found: Callable[[], Iterable[Found]] = cameras_found,
    ) -> None:
        """Look through these cameras; `changed` hears when others were opened."""
        self._house, self._cameras, self._changed, self._found = house, cameras, changed, found
        self._follower = TableFollower(house.store.settings)
        self._names = CardNames(house)
        self._glance = Glance(self._names.of, house.clock)
        self._last: tuple[Reading, bool, Live] | None = None
        self._fresh_s = 0.0
        self._frozen: tuple[Reading, tuple[Tag, ...]] | None = None
        self._table = TableDesk(
            house, lambda: self._latest("overhead"), painted, self._seen, self._table_changed,
            self._table_measured,
        )  # fmt: skip

    @property
    def table(self) -> TableDesk:
        """Measuring and places."""
        return self._table

    # Which cameras.

    def eyes(self) -> Sequence[Eye]:
        """The cameras that run."""
        both: tuple[tuple[Eye, Any], ...] = (
            ("overhead", self._cameras.overhead), ("stand", self._cameras.stand),
        )  # fmt: skip
        return tuple(eye for eye, camera in both if camera is not None)

    def choices(self, eye: Eye) -> Sequence[CameraChoice]:
        """The cameras that are there, those of a setting that is no device, and none."""
        other = self._kept("stand" if eye == "overhead" else "overhead")
        here, found = self._kept(eye), list(self._found())
        rows = [
            CameraChoice(
                one.name, named(one.what), sizes_of(one), is_of(here, one.name), is_of(other, one.name)
            )
            for one in found
        ]
        if here and here != NONE and not any(row.is_chosen for row in rows):
            rows.append(CameraChoice(here, named(here), is_chosen=True))
        is_none = here == NONE or (not here and (eye == "overhead" or bool(other and other != NONE)))
        return (*rows, CameraChoice(NONE, phrase("look-no-camera"), is_chosen=is_none))

    def choose(self, eye: Eye, name: str) -> None:
        """Use another camera from now on; one that is the other one already leaves its place there."""
        from companion.watch.words import phrase_of
        from vision.sources.base import SourceError
        from vision.sources.names import source_name

        if name != NONE:
            try:
                source_name(name)
            except SourceError as error:
                raise NoCamera(phrase_of(error), str(error)) from error
        settings, other = self._house.store.settings, SETTINGS["stand" if eye == "overhead" else "overhead"]
        if name != NONE and is_of(str(settings.get(other, "")), name):
            settings.set(other, NONE)
        settings.set(SETTINGS[eye], name)
        self._last = self._frozen = None
        self._follower.forget()
        self._cameras.reopen()
        self._changed()

    def _kept(self, eye: Eye) -> str:
        return str(self._house.store.settings.get(SETTINGS[eye], ""))

    # What they see.

    def live(self, eye: Eye, *, dice: bool = False) -> Live | None:
        """What a camera sees now, perhaps with dice; None while there is no picture."""
        camera, reading = self._camera(eye), self._latest(eye)
        fault = self._cameras.faults.get(eye, "")
        if camera is None or reading is None:
            return Live(b"", (0, 0), advice=(named(fault),)) if fault else None
        self._glance.note_rate(eye, camera.statistics.frames_taken)
        if self._last is not None and self._last[0].frame is reading.frame and self._last[1] == dice:
            is_stale = fault and self._house.clock() - self._fresh_s > STALE_S
            return replace(self._last[2], advice=(named(fault),)) if is_stale else self._last[2]
        self._fresh_s = self._house.clock()
        tags = self._tags(eye, camera, reading)
        live = self._shown(eye, camera, reading, tags, dice)
        self._last = (reading, dice, live)
        return live

    def _tags(self, eye: Eye, camera: Worker[Any], reading: Reading) -> tuple[Tag, ...]:
        if eye == "stand":
            return reading.tags
        return self._follower.follow(camera, reading, self._table.room())

    def _shown(
        self, eye: Eye, camera: Worker[Any], reading: Reading, tags: tuple[Tag, ...], dice: bool
    ) -> Live:
        now = self._follower.now if eye == "overhead" else None
        live = self._glance.live(eye, reading, tags, now, dice=dice)
        return replace(live, has_focus=refocus_of(camera) is not None)

    def focus(self, eye: Eye) -> None:
        """Focus anew."""
        camera = self._camera(eye)
        refocus = refocus_of(camera) if camera is not None else None
        if refocus is not None:
            refocus()

    # Why not.

    def freeze(self, eye: Eye) -> Live | None:
        """Keep the picture of now, to be asked about."""
        camera, reading = self._camera(eye), self._latest(eye)
        if camera is None or reading is None:
            return None
        self._names.forget()
        tags = self._tags(eye, camera, reading)
        self._frozen = (reading, tags)
        return self._shown(eye, camera, reading, tags, False)

    def why(self, spot: Spot) -> Explained:
        """Why the code at a spot of the kept picture was not read."""
        from vision.readers.choice import open_decoders

        if self._frozen is None:
            return Explained(phrase("why-outside"), phrase("why-outside-do"))
        reading, tags = self._frozen
        wide, high = reading.frame.size
        point = (spot[0] * wide, spot[1] * high)
        found = explained(reading.frame.gray, point, open_decoders(), tags, FINGER * wide)
        points = spots_of(found.outline, (wide, high)) if found.outline is not None else ()
        says = says_of(found)
        name = self._names.of(found.text) if found.reason == "read" else None
        if name is not None:
            says = phrase("why-read", text=name)
        return Explained(says, remedy_of(found), points, found.reason == "read")

    # The cameras themselves.

    def _camera(self, eye: Eye) -> Worker[Any] | None:
        return self._cameras.overhead if eye == "overhead" else self._cameras.stand

    def _latest(self, eye: Eye) -> Reading | None:
        camera = self._camera(eye)
        return camera.latest if camera is not None else None

    def _seen(self) -> Calibration | None:
        now = self._follower.now
        return now.calibration if now is not None else None

    def _table_measured(self, room: str, view: Calibration, reading: Reading, marks: Sequence[Mark]) -> None:
        """The table was measured: whatever lies there from now on is known from what it lies on."""
        if self._cameras.over_table is not None:
            tags = (*reading.tags, *(mark.tag for mark in marks))
            self._cameras.over_table.measured(room, view, reading.frame, tags)

    def _table_changed(self) -> None:
        """The table is seen otherwise: a running game uses that at once."""
        self._follower.forget()
        self._last = None
        if self._cameras.over_table is not None:
            self._cameras.over_table.aim()


def is_of(kept: str, name: str) -> bool:
    """Whether two names mean the same device, whatever sizes were chosen for it."""
    return bool(kept) and _SIZE.sub("", kept) == _SIZE.sub("", name)


def sizes_of(found: Found) -> tuple[tuple[str, Phrase], ...]:
    """The sizes of a camera's pictures: what to call each in the setting, and in words."""
    sizes = []
    for offer in found.offers:
        size, _, rate = offer.partition("@")
        wide, _, high = size.partition("x")
        sizes.append((f"{found.name}:{size}", phrase("look-size", wide=wide, high=high, rate=rate or "?")))
    return tuple(sizes)
