"""Why was this not read? One frozen picture, and a spot of it that a finger or keys point at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from companion.core.ports.cameras import Explained, Live, SeenShape, Spot
from ui.screens.base.screen import put
from ui.screens.camera import model
from ui.screens.camera.pages import CameraPage, split
from ui.theme.boxes import Box
from ui.widgets.chips.chips import ChipGrid, ChipModel
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.prose.prose import Prose

if TYPE_CHECKING:
    from ui.screens.camera.host import Host

MIDDLE = (0.5, 0.5)
POINTED = "pointed"
KEY_MM = 13.0


class WhyPage(CameraPage):
    """Touch a code in the frozen picture; the answer stands beside it."""

    def __init__(self, screen: Host) -> None:
        """Nothing is asked yet."""
        super().__init__(screen)
        self.prose, self.keys = Prose(wear=self.wear), ChipGrid(self.wear, KEY_MM)
        self.keys.bind(on_chip=lambda _k, id: self._move(id))
        self.live: Live | None = None
        self.cross: Spot = MIDDLE
        self.told: Explained | None = None

    def enter(self) -> None:
        """Freeze the picture of now."""
        eye = self.screen.eye
        self.live, self.told, self.cross = None, None, MIDDLE
        if eye is not None:
            self.run(lambda: self.port.freeze(eye), self._frozen)
        self._tell()

    def _frozen(self, live: Live | None) -> None:
        self.live = live
        self.screen.show_live(live, only=self._codes(), decode_here=True)
        self._tell()
        self.screen.arrange()

    def _tell(self) -> None:
        """The question, or the answer and what to do."""
        self.prose.page = 0
        told, outlines = self.told, self.screen.view.outlines
        outlines.cross = self.cross if self.live is not None else None
        outlines.chosen = POINTED if told is not None and told.points else ""
        if told is None:
            self.prose.paragraphs = (self.tell("ui-camera-touch-code"),)
            return
        self.prose.paragraphs = (self.wear.say(told.says), self.wear.say(told.remedy))
        if told.points and self.live is not None:
            pointed = SeenShape("tag", told.points, None, told.is_fine, POINTED)
            outlines.shapes = (*self._codes(), pointed)

    def _codes(self) -> tuple[SeenShape, ...]:
        """What was read; places would only be in the way."""
        shapes = self.live.shapes if self.live is not None else ()
        return tuple(one for one in shapes if one.kind not in model.MOVABLE)

    def spot(self, spot: Spot) -> None:
        """A code is touched."""
        self.cross = spot
        self._ask()

    def _move(self, way: str) -> None:
        """Keys point: the answer comes with the big button."""
        self.cross = model.pointed(self.cross, way)
        self.told = None
        self._tell()

    def _ask(self) -> None:
        if self.live is None:
            return
        spot = self.cross
        self.screen.view.outlines.cross = spot
        self.run(lambda: self.port.why(spot), self._answered)

    def _answered(self, told: Explained) -> None:
        self.told = told
        self._tell()
        self.screen.arrange()

    def lay(self, box: Box) -> Sequence[Any]:
        """The picture, and the answer where there is most room."""
        theme = self.wear.theme
        picture, below, side = split(theme, box)
        high = theme.mm(11 if theme.glass.is_portrait else 22)
        keys, prose = side.cut_bottom(min(high, side.h / 2), theme.mm(2))
        if theme.glass.is_portrait:
            prose = Box(prose.x, prose.y, prose.w, below.top - prose.y)
        self.keys.narrow_mm = 0.9 * keys.w / theme.glass.px_per_mm / theme.glass.text_scale / (
            4 if theme.glass.is_portrait else 2
        ) - 1.0  # fmt: skip
        for widget, room in ((self.screen.view, picture), (self.prose, prose), (self.keys, keys)):
            put(self.screen, widget, room)
        self.keys.show([ChipModel(one, "", icon=one) for one in model.WAYS])
        return (self.screen.view, self.prose, self.keys)

    def strip(self) -> StripModel:
        """Back, another picture; ask about the cross."""
        plain = [self.back_spec(), PlainSpec("again", self.tell("ui-camera-freeze"))]
        if self.prose.parent is not None and self.prose.pages > 1:
            plain.append(
                PlainSpec("page", self.tell("ui-page", at=int(self.prose.page) + 1, of=self.prose.pages))
            )
        return StripModel(self.tell("ui-camera-ask-why"), waits=self.live is None, plain=tuple(plain))

    def plain(self, id: str) -> None:
        """Another picture, the rest of the answer, back."""
        if id == "again":
            self.enter()
        elif id == "page":
            self.prose.turn()
            self.screen.show_strip()
        else:
            self.back()

    def big(self) -> None:
        """Ask about the spot under the cross."""
        self._ask()
