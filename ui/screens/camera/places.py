"""The places of the game over the live picture: moved, turned, sized by hand; the screen drawn as a mask."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from companion.core.ports.cameras import Live, SeenShape, Spot
from ui.screens.base.screen import put
from ui.screens.camera import model
from ui.screens.camera.pages import CameraPage, split
from ui.theme.boxes import Box
from ui.widgets.chips.chips import ChipGrid, ChipModel
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.prose.prose import Prose

if TYPE_CHECKING:
    from ui.screens.camera.host import Host

KEY_MM = 13.0
MOVES = ("left", "right", "up", "down")
SIZES: dict[str, tuple[float, float]] = {
    "wider": (model.GROWN, 1.0), "narrower": (1 / model.GROWN, 1.0),
    "taller": (1.0, model.GROWN), "lower": (1.0, 1 / model.GROWN),
}  # fmt: skip
TURNS = {"turn-left": -model.TURN_DEG, "turn-right": model.TURN_DEG}


class PlacesPage(CameraPage):
    """Touch a place, drag it, or use the keys beside the picture."""

    looks = True

    def __init__(self, screen: Host) -> None:
        """Nothing is chosen yet."""
        super().__init__(screen)
        self.prose = Prose(wear=self.wear)
        self.keys = {name: ChipGrid(self.wear, KEY_MM) for name in ("moves", "turns", "sizes", "more")}
        for keys in self.keys.values():
            keys.bind(on_chip=lambda _k, id: self._key(id))
        self.shapes: tuple[SeenShape, ...] = ()
        self.chosen = ""
        self.is_masking = False

    def enter(self) -> None:
        """Nothing is chosen."""
        self.chosen, self.is_masking = "", False
        self._tell()

    def look(self) -> Live | None:
        """The camera over the table."""
        return self.port.live("overhead")

    def seen(self, found: Live | None) -> None:
        """Only the places are drawn."""
        self.shapes = model.movable(found)
        self.screen.show_live(found, only=self.shapes)

    def _tell(self) -> None:
        """What to do, and with what."""
        outlines = self.screen.view.outlines
        outlines.chosen, outlines.off = self.chosen, (0.0, 0.0)
        place = next((one for one in self.shapes if one.id == self.chosen), None)
        if self.is_masking:
            says = self.tell("ui-camera-draw-mask")
        elif place is not None and place.is_held:
            says = self.tell("ui-camera-place-held")
        elif place is not None and place.says is not None:
            says = self.tell("ui-camera-place-chosen", place=place.says)
        else:
            says = self.tell("ui-camera-touch-place")
        self.prose.paragraphs = (says,)

    def spot(self, spot: Spot) -> None:
        """A place is touched."""
        if not self.is_masking:
            self.chosen = model.place_under(self.shapes, spot)
            self._tell()
            self.screen.arrange()

    def drag(self, start: Spot, end: Spot, is_done: bool) -> None:
        """A place is dragged, or the screen's own area drawn."""
        outlines = self.screen.view.outlines
        if self.is_masking:
            outlines.frame = None if is_done else (start, end)
            if is_done:
                self.is_masking = False
                self._change(lambda: self.port.table.mask(start, end))
            return
        if not self.chosen:
            self.chosen = model.place_under(self.shapes, start)
            self._tell()
            self.screen.arrange()
        if self._is_held():
            return
        if not is_done:
            outlines.chosen = self.chosen
            outlines.off = (end[0] - start[0], end[1] - start[1])
        if is_done and self.chosen:
            name = self.chosen
            self._change(lambda: self.port.table.shift(name, start, end))

    def _is_held(self) -> bool:
        """Whether the marks of what is chosen say where it lies."""
        return any(one.id == self.chosen and one.is_held for one in self.shapes)

    def _change(self, call: Callable[[], None]) -> None:
        """Keep it, and look again at once."""

        def changed() -> Live | None:
            call()
            return self.port.live("overhead")

        self.run(changed, self._changed)

    def _changed(self, live: Live | None) -> None:
        if live is not None and model.movable(live):
            self.seen(live)
        self._tell()
        self.screen.arrange()

    def _key(self, id: str) -> None:
        """A key: move, turn, size, reset, the next place, draw the screen."""
        name, table = self.chosen, self.port.table
        if id == "next":
            self.chosen = model.after(self.shapes, self.chosen)
            self._tell()
            self.screen.arrange()
        elif id == "mask":
            self.is_masking = not self.is_masking
            self._tell()
            self.screen.arrange()
        elif not name or self._is_held():
            return
        elif id in MOVES:
            right, down = model.WAYS[id]
            self._change(lambda: table.shift(name, (0.5, 0.5), (0.5 + right, 0.5 + down)))
        elif id in TURNS:
            self._change(lambda: table.turn(name, TURNS[id]))
        elif id in SIZES:
            self._change(lambda: table.stretch(name, *SIZES[id]))
        elif id == "reset":
            self._change(lambda: table.reset(name))

    def lay(self, box: Box) -> Sequence[Any]:
        """Picture, what to do, and the keys."""
        theme, tell = self.wear.theme, self.tell
        picture, below, side = split(theme, box)
        put(self.screen, self.screen.view, picture)
        put(self.screen, self.prose, below)
        if self.chosen and not self._is_held():
            chips = {
                "moves": [ChipModel(one, "", icon=one) for one in MOVES],
                "turns": [
                    ChipModel("turn-left", "", icon="turn-left"),
                    ChipModel("turn-right", "", icon="turn-right"),
                ],
                "sizes": [ChipModel(one, "", icon=one) for one in SIZES],
                "more": [
                    ChipModel("reset", tell("ui-camera-reset")),
                    ChipModel("next", tell("ui-camera-next")),
                ],
            }
        else:
            mask = ChipModel("mask", tell("ui-camera-mask"), self.is_masking)
            chips = {"more": [mask, ChipModel("next", tell("ui-camera-next"))]}
        return (self.screen.view, self.prose, *self._lay_keys(side, chips))

    def _lay_keys(self, side: Box, chips: dict[str, list[ChipModel]]) -> list[ChipGrid]:
        theme = self.wear.theme
        two = 1 if theme.glass.is_portrait else 2
        rows = [(name, two if len(some) > 2 or len(chips) == 1 else 1) for name, some in chips.items()]
        gap, count = theme.mm(1.4), sum(high for _, high in rows)
        high = min(theme.mm(13), (side.h - gap * (len(rows) - 1)) / count)
        shown, rest = [], side
        for name, lines in rows:
            part, rest = rest.cut_top(round(high * lines), gap)
            per_row = -(-len(chips[name]) // lines)
            keys = self.keys[name]
            keys.narrow_mm = 0.94 * part.w / theme.glass.px_per_mm / theme.glass.text_scale / per_row - 1.0
            put(self.screen, keys, part)
            keys.show(chips[name])
            shown.append(keys)
        return shown

    def strip(self) -> StripModel:
        """What is watched; done."""
        plain = (self.back_spec(), PlainSpec("watch", self.tell("ui-camera-watch-short")))
        return StripModel(self.tell("ui-camera-done"), plain=plain)

    def plain(self, id: str) -> None:
        """What is watched, or back."""
        if id == "watch":
            self.screen.turn_to("watch")
        else:
            self.back()

    def back(self) -> None:
        """First let go of the place, then to the live picture."""
        if self.chosen or self.is_masking:
            self.enter()
            self.screen.arrange()
        else:
            self.screen.turn_to("live")

    def big(self) -> None:
        """The places lie well."""
        self.screen.turn_to("live")
