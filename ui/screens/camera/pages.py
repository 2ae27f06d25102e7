"""The pages of the table set-up: what they have in common, and the live picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from companion.core.ports.cameras import Eye, Live, Spot
from ui.screens.base.screen import put
from ui.screens.base.words import is_large
from ui.screens.camera import model
from ui.screens.camera.facts import Facts
from ui.screens.lists.sheet import ChoiceSheet
from ui.theme.boxes import Box
from ui.widgets.chips.chips import ChipGrid, ChipModel, chips_height, narrowest_mm
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.options.layout import Option
from ui.widgets.prose.prose import Prose

if TYPE_CHECKING:
    from companion.core.ports.cameras import Looking
    from ui.screens.camera.host import Host

LANE = "cameras"  # of errands: opening a camera takes seconds, for which nothing else waits
MOST_LARGE = 2  # buttons beside the big one that have room for words in large type
ICONS = {"choose": "camera", "why": "look", "places": "differs", "table": "tools"}
SIDE_MM, PROSE_MM, HEAD_MM, CHIP_MM = 44.0, 13.0, 14.0, 20.0


class CameraPage:
    """One page; a page with `looks` is told everything the camera sees."""

    looks = False

    def __init__(self, screen: Host) -> None:
        """Stand on a screen."""
        self.screen = screen
        self.wear, self.context = screen.wear, screen.context

    @property
    def port(self) -> Looking:
        """The cameras."""
        return self.screen.port

    def tell(self, key: str, **args: Any) -> str:
        """A sentence of the screen texts."""
        return self.wear.tell(key, **args)

    def run(self, call: Callable[[], Any], then: Callable[[Any], None] = lambda _none: None) -> None:
        """Ask the port beside the screen; what it cannot do is said."""
        self.context.errands.run(call, then, self.screen.failed, lane=LANE)

    def enter(self) -> None:
        """The page is shown."""

    def look(self) -> Any:
        """Asked beside the screen again and again."""
        return self.port.live(self.screen.eye) if self.screen.eye is not None else None

    def seen(self, found: Any) -> None:
        """The answer, on the screen's thread."""
        self.screen.show_live(found)

    def lay(self, box: Box) -> Sequence[Any]:
        """Put the page's widgets into a box; those that are given back stay, all others go."""
        raise NotImplementedError

    def strip(self) -> StripModel:
        """The buttons."""
        raise NotImplementedError

    def big(self) -> None:
        """The big button."""

    def plain(self, id: str) -> None:
        """A plain button; back leads to the live picture."""
        if id == "back":
            self.back()

    def back(self) -> None:
        """One page back."""
        self.screen.turn_to("live")

    def spot(self, spot: Spot) -> None:
        """A finger pointed into the picture."""

    def drag(self, start: Spot, end: Spot, is_done: bool) -> None:
        """A finger dragged over the picture."""

    def back_spec(self) -> PlainSpec:
        """The button that leads back."""
        return PlainSpec("back", self.tell("ui-back"), "back")


def split(theme: Any, box: Box) -> tuple[Box, Box, Box]:
    """Where the picture, the sentence below it, and the lines beside it stand."""
    scale = max(1.0, theme.glass.text_scale)
    prose = theme.mm(PROSE_MM * scale)
    gap = theme.mm(2)
    if theme.glass.is_portrait:
        picture, rest = box.cut_top(round(box.w * 9 / 16), gap)
        below, side = rest.cut_top(prose, gap)
        return picture, below, side
    wide = min(box.w - theme.mm(SIDE_MM * min(scale, 1.35)) - gap, (box.h - prose - gap) * 16 / 9)
    left, side = box.cut_left(round(wide), gap)
    picture, below = left.cut_top(round(wide * 9 / 16), gap)
    return picture, below, side


class LivePage(CameraPage):
    """What the camera sees, and how good it is."""

    looks = True

    def __init__(self, screen: Host) -> None:
        """Nothing is known yet."""
        super().__init__(screen)
        self.facts, self.prose = Facts(wear=self.wear), Prose(wear=self.wear, whole=True)
        self.chips = ChipGrid(self.wear, CHIP_MM)
        self.chips.bind(on_chip=lambda _c, id: self._chip(id))
        self.live: Live | None = None
        self.dice = False

    def enter(self) -> None:
        """Which cameras run."""
        if self.screen.is_opening:
            self.live, self.screen.view.outlines.note = None, self._note()
        self.run(self.port.eyes, self._eyes)

    def _eyes(self, eyes: Sequence[Eye]) -> None:
        self.screen.eyes = tuple(eyes)
        if self.screen.eye not in self.screen.eyes:
            self.screen.eye = model.next_eye(self.screen.eyes, None)
        self.live = None if self.screen.eye is None else self.live
        self.screen.view.outlines.note = "" if self.live is not None else self._note()
        self.screen.arrange()

    def _note(self) -> str:
        if self.screen.is_opening:
            return self.tell("ui-camera-opening")
        return self.tell("ui-camera-waiting" if self.screen.eye is not None else "ui-camera-none")

    def look(self) -> Live | None:
        """The newest picture, with dice when somebody wants to see them."""
        eye = self.screen.eye
        return self.port.live(eye, dice=self.dice) if eye is not None else None

    def seen(self, found: Live | None) -> None:
        """Another moment: what changed is told."""
        if found is None or not found.picture:
            said = self.wear.say(found.advice[0]) if found is not None and found.advice else self._note()
            self.screen.view.outlines.note = said
            return
        was, self.live = self.live, found
        self.screen.show_live(found)
        self.facts.rows = found.rows
        self.prose.paragraphs = tuple(self.wear.say(one) for one in found.advice[:1])
        if was is None or (was.has_focus, was.is_measured) != (found.has_focus, found.is_measured):
            self.screen.arrange()

    def lay(self, box: Box) -> Sequence[Any]:
        """Picture, advice, facts, and what can be switched."""
        theme = self.wear.theme
        picture, below, side = split(theme, box)
        chips = self._chips()
        self.chips.narrow_mm = narrowest_mm(self.wear, chips, CHIP_MM)
        high = chips_height(theme, side.w, len(chips), self.chips.narrow_mm)
        foot, facts = side.cut_bottom(high, theme.mm(1.5) if chips else 0)
        self.facts.title = self.tell(f"ui-camera-{self.screen.eye}") if self.screen.eye is not None else ""
        for widget, room in ((self.screen.view, picture), (self.prose, below), (self.facts, facts)):
            put(self.screen, widget, room)
        put(self.screen, self.chips, foot)
        self.chips.show(chips)
        return (self.screen.view, self.prose, self.facts, self.chips)

    def _chips(self) -> list[ChipModel]:
        chips = []
        if self.live is not None:
            chips.append(ChipModel("dice", self.tell("ui-camera-dice"), self.dice))
        if self.live is not None and self.live.has_focus:
            chips.append(ChipModel("focus", self.tell("ui-camera-focus")))
        if len(self.screen.eyes) > 1:
            chips.append(ChipModel("other", self.tell("ui-camera-other")))
        return chips

    def _chip(self, id: str) -> None:
        eye = self.screen.eye
        if id == "dice":
            self.dice = not self.dice
            self.screen.arrange()
        elif id == "focus" and eye is not None:
            self.run(lambda: self.port.focus(eye))
        elif id == "other":
            self.screen.eye, self.live = model.next_eye(self.screen.eyes, eye), None
            self.screen.view.outlines.shapes = ()
            self.screen.arrange()

    def strip(self) -> StripModel:
        """The cameras, why not, the places; the big button measures what was never measured, else is done."""
        tell, eye = self.tell, self.screen.eye
        if eye is None:
            return StripModel(first=tell("ui-camera-choose"), plain=(self.back_spec(),))
        plain = [PlainSpec(id, words) for id, words in self._ways()]
        if is_large(self.wear.theme) and len(plain) > MOST_LARGE:
            plain = [PlainSpec("menu", tell("ui-menu"), "menu")]
        if not self._must_measure():
            return StripModel(tell("ui-camera-done"), plain=tuple(plain))
        sub = "" if is_large(self.wear.theme) else tell("ui-camera-measure-sub")
        return StripModel(tell("ui-camera-measure"), sub, plain=(self.back_spec(), *plain))

    def _ways(self) -> list[tuple[str, str]]:
        """The other pages that lead somewhere now."""
        tell, ways = self.tell, [("choose", self.tell("ui-camera-cameras"))]
        if self.live is not None:
            ways.append(("why", tell("ui-camera-why")))
        if self.screen.eye == "overhead" and self.live is not None and self.live.is_measured:
            ways += [("places", tell("ui-camera-places")), ("table", tell("ui-camera-measure-again"))]
        return ways

    def _must_measure(self) -> bool:
        return self.screen.eye == "overhead" and self.live is not None and not self.live.is_measured

    def big(self) -> None:
        """Choose a camera, measure the table, or be done."""
        if self.screen.eye is None:
            self.screen.turn_to("choose")
        elif self._must_measure():
            self.screen.turn_to("table")
        else:
            self.back()

    def plain(self, id: str) -> None:
        """Another page."""
        if id == "back":
            self.back()
        elif id == "menu":
            self._open_menu()
        else:
            self.screen.turn_to(id)

    def _open_menu(self) -> None:
        """The other pages as a list: large type has no room for them in the strip."""
        rows = [Option(id, words, icon=ICONS[id]) for id, words in self._ways()]
        title = self.tell("ui-home-camera")
        if self.context.stage is not None:
            sheet = ChoiceSheet(self.context, "shell", title, rows, self.screen.turn_to, back="ui-back")
            self.context.stage.open(sheet)

    def back(self) -> None:
        """Where one came from."""
        self.context.go("table" if self.context.view is not None else "home")
