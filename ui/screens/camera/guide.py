"""The camera is measured over the live picture; then what of the table is watched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from companion.core.ports.cameras import Guidance, Watched
from ui.screens.base.screen import put
from ui.screens.base.words import is_large
from ui.screens.camera import model
from ui.screens.camera.facts import Bar
from ui.screens.camera.pages import HEAD_MM, CameraPage, split
from ui.theme.boxes import Box
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.label.label import Words
from ui.widgets.options.options import OptionGrid
from ui.widgets.prose.prose import Prose
from ui.widgets.sheet.panel import Head

if TYPE_CHECKING:
    from ui.screens.camera.host import Host


class GuidePage(CameraPage):
    """The camera is measured: one sentence, one bar, and in the end what it does not cover."""

    looks = True

    def __init__(self, screen: Host) -> None:
        """Nothing is seen yet."""
        super().__init__(screen)
        self.says = Words(wear=self.wear, step="title", rows=6)
        self.bar, self.prose = Bar(wear=self.wear), Prose(wear=self.wear)
        self.told = Guidance(says=screen.waiting)

    def enter(self) -> None:
        """Begin to look."""
        self.told = Guidance(says=self.screen.waiting)
        self.prose.paragraphs, self.says.text = (), self.wear.say(self.told.says)

    def look(self) -> Guidance:
        """The newest picture, taken in."""
        return self.port.table.guide()

    def seen(self, found: Guidance) -> None:
        """One sentence at a time."""
        was, self.told = self.told, found
        self.screen.show_live(found.live)
        self.says.text, self.says.tint = self.wear.say(found.says), "text" if found.is_good else "warn"
        self.bar.done, self.bar.is_good = found.progress, found.is_good
        self.prose.paragraphs = tuple(self.wear.say(one) for one in found.lacking)
        before = (was.is_done, was.may_go_on, bool(was.lacking))
        if before != (found.is_done, found.may_go_on, bool(found.lacking)):
            self.screen.arrange()

    def lay(self, box: Box) -> Sequence[Any]:
        """The picture, the bar below it, the sentence beside it and what is lacking below that."""
        theme = self.wear.theme
        picture, below, side = split(theme, box)
        if theme.glass.is_portrait:
            side = side.trimmed(top=below.y - below.top + theme.mm(6)) if below.h > theme.mm(6) else side
        put(self.screen, self.screen.view, picture)
        put(self.screen, self.bar, below.cut_top(theme.mm(4))[0])
        rest = below.trimmed(top=theme.mm(6))
        says, lacking = (side, rest) if not self.told.lacking else side.rows([0.42, 0.58], theme.mm(2))
        self.says.valign = "top" if theme.glass.is_portrait else "middle"
        put(self.screen, self.says, says)
        if not self.told.lacking:
            return (self.screen.view, self.bar, self.says)
        put(self.screen, self.prose, lacking)
        return (self.screen.view, self.bar, self.says, self.prose)

    def strip(self) -> StripModel:
        """Back; when it is done on to the places, or what is watched is chosen first."""
        tell, told = self.tell, self.told
        if not told.is_done:
            plain = [PlainSpec("back", tell("ui-back"), "back")]
            if told.may_go_on:
                plain.append(PlainSpec("roughly", tell("ui-camera-roughly")))
            return StripModel(tell("ui-camera-measuring"), waits=True, plain=tuple(plain))
        plain = [PlainSpec("again", tell("ui-camera-measure-again"))]
        if self.prose.parent is not None and self.prose.pages > 1:
            at = int(self.prose.page) + 1
            plain.append(PlainSpec("page", tell("ui-page", at=at, of=self.prose.pages)))
        if told.lacking:
            return StripModel(tell("ui-camera-watch"), plain=tuple(plain))
        return StripModel(tell("ui-camera-to-places"), plain=tuple(plain))

    def big(self) -> None:
        """On to what is watched, or to the places."""
        if self.told.is_done:
            self.screen.turn_to("watch" if self.told.lacking else "places")

    def plain(self, id: str) -> None:
        """Begin anew, measure a table that is too large, the next page, back."""
        if id in ("again", "roughly"):
            room, size, as_printed = self.screen.wish

            def begin() -> None:
                self.port.table.begin(room, size, as_printed, id == "roughly")

            self.run(begin, lambda _none: self.screen.turn_to("guide"))
        elif id == "page":
            self.prose.turn()
            self.screen.show_strip()
        else:
            self.back()


class WatchPage(CameraPage):
    """Which part of the table is watched."""

    def __init__(self, screen: Host) -> None:
        """The places come in later."""
        super().__init__(screen)
        scale = self.wear.theme.glass.text_scale
        self.head = Head(wear=self.wear, icon="look")
        self.grid = OptionGrid(self.wear, narrow_mm=70.0, row_mm=12.5 * scale)
        self.grid.bind(on_choice=lambda _g, id: self._toggle(id), on_page=lambda _g: self.screen.show_strip())
        self.places: Sequence[Watched] = ()

    def enter(self) -> None:
        """Look what there is."""
        self.head.title, self.head.sub = self.tell("ui-camera-watch-title"), self.tell("ui-camera-watch-sub")
        self.run(self.port.table.watched, self._found)

    def _found(self, places: Sequence[Watched]) -> None:
        self.places = places
        self.grid.show(model.watched_options(places, self.wear.say))
        self.screen.arrange()

    def _toggle(self, name: str) -> None:
        self._watch(model.toggled(self.places, name))

    def _watch(self, names: tuple[str, ...] | None) -> None:
        def watch() -> Sequence[Watched]:
            self.port.table.watch(names)
            return self.port.table.watched()

        self.run(watch, self._found)

    def lay(self, box: Box) -> Sequence[Any]:
        """Head above, places below."""
        theme = self.wear.theme
        head, rest = box.cut_top(round(theme.mm(HEAD_MM) * theme.glass.text_scale), theme.mm(1.6))
        put(self.screen, self.head, head)
        put(self.screen, self.grid, rest)
        return (self.head, self.grid)

    def strip(self) -> StripModel:
        """Only what is covered, all, the next page; on to the places."""
        tell, page = self.tell, self.grid.page
        plain = [PlainSpec("covered", tell("ui-camera-covered")), PlainSpec("all", tell("ui-camera-all"))]
        if page.of > 1:
            plain.append(PlainSpec("page", tell("ui-page", at=page.number + 1, of=page.of)))
        second = tell("ui-camera-watched", count=sum(one.is_watched for one in self.places))
        return StripModel(tell("ui-camera-to-places"), "" if is_large(self.wear.theme) else second,
                          plain=tuple(plain))  # fmt: skip

    def plain(self, id: str) -> None:
        """A choice of places at once."""
        if id == "covered":
            self._watch(model.covered_only(self.places))
        elif id == "all":
            self._watch(None)
        elif id == "page":
            self.grid.turn_page()
        else:
            self.back()

    def big(self) -> None:
        """On to the places."""
        self.screen.turn_to("places")
