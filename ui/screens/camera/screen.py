"""Table set-up: one screen whose pages share the live picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.cameras import Eye, Live, Looking, SeenShape
from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import Screen, put_frame
from ui.screens.camera import model
from ui.screens.camera.choice import ChoosePage
from ui.screens.camera.enquiry import WhyPage
from ui.screens.camera.guide import GuidePage, WatchPage
from ui.screens.camera.measurements import TablePage
from ui.screens.camera.pages import LANE, CameraPage, LivePage
from ui.screens.camera.places import PlacesPage
from ui.screens.sentences.sheet import ReadingSheet
from ui.widgets.ground.ground import Ground
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.keystrip.strip import KeyStrip
from ui.widgets.live.live import LiveView
from ui.widgets.live.picture import Pixels, decoded

EVERY_S, LEAST_S = 0.2, 0.03  # from look to look: five a second, fewer where a look takes longer
PAGES: dict[str, Callable[[CameraScreen], CameraPage]] = {
    "live": LivePage,
    "choose": ChoosePage,
    "table": TablePage,
    "guide": GuidePage,
    "watch": WatchPage,
    "places": PlacesPage,
    "why": WhyPage,
}


class CameraScreen(Screen):
    """Asks beside the screen what is seen, one look after the other, and lets the page show it."""

    waiting: Phrase = phrase("ui-camera-waiting")

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """The live picture first."""
        super().__init__(context, look, **values)
        self.ground = Ground(wear=self.wear, strip=strip_height(self.wear.theme))
        self.view, self.strip = LiveView(self.wear), KeyStrip(self.wear)
        self.eyes: tuple[Eye, ...] = ()
        self.eye: Eye | None = None
        self.is_opening = False
        self.wish: tuple[str, tuple[int, int] | None, bool] = ("", None, False)
        self.pages: dict[str, CameraPage] = {}
        self.page: CameraPage = self._page("live")
        self._is_shown = self._is_looking = False
        self._shown: list[Any] = []
        self._next: Any = None
        self._began_s = 0.0
        self.add_widget(self.ground)
        self.add_widget(self.strip)
        self.strip.bind(on_big=lambda _s: self.page.big(), on_plain=lambda _s, id: self.page.plain(id))
        self.view.bind(
            on_spot=lambda _v, spot: self.page.spot(spot),
            on_draw_along=lambda _v, *way: self.page.drag(*way),
        )

    @property
    def port(self) -> Looking:
        """The cameras."""
        port = self.context.ports.looking
        assert port is not None  # without one nothing leads here
        return port

    def _page(self, name: str) -> CameraPage:
        if name not in self.pages:
            self.pages[name] = PAGES[name](self)
        return self.pages[name]

    # Pages.

    def enter(self) -> None:
        """The live picture, from now on five times a second."""
        self._is_shown = True
        self.turn_to("live")

    def leave(self) -> None:
        """Nothing is looked at any more."""
        self._is_shown = False
        if self._next is not None:
            self._next.cancel()

    def turn_to(self, name: str) -> None:
        """Another page."""
        self.page = self._page(name)
        outlines = self.view.outlines
        outlines.chosen, outlines.cross, outlines.frame, outlines.off = "", None, None, (0.0, 0.0)
        if name in ("guide", "places"):
            self.eye = "overhead"
        if self.context.stage is not None:
            self.context.stage.focus.clear()
        self.page.enter()
        self.arrange()
        self._look()

    def arrange(self) -> None:
        """The page's own things, nothing else."""
        if self.width < 100:
            return
        shown = list(self.page.lay(put_frame(self)))
        for widget in self._shown:
            if widget not in shown and widget.parent is not None:
                self.remove_widget(widget)
        self._shown = shown
        self.show_strip()

    def show_strip(self) -> None:
        """The page's buttons."""
        self.strip.show(self.page.strip())

    # What is seen.

    def _look(self) -> None:
        """Ask once, unless somebody is asking already or the page looks at nothing."""
        page = self.page
        if not self._is_shown or self._is_looking or not page.looks:
            return
        self._is_looking, self._began_s = True, self.context.ports.clock()

        def look() -> tuple[Any, Pixels | None]:
            found = page.look()
            live = found if isinstance(found, Live) else getattr(found, "live", None)
            return found, self._decoded(live)

        self.context.errands.run(look, lambda both: self._seen(page, both), self._not_seen, lane=LANE)

    def _decoded(self, live: Live | None) -> Pixels | None:
        """The pixels of a picture that is not on the glass already; called beside the screen."""
        if live is None or not live.picture or live.picture is self._known:
            return None
        self._known = live.picture
        return decoded(live.picture)

    size_seen: tuple[int, int] | None = None
    _known: bytes = b""
    _pixels: Pixels | None = None

    def _seen(self, page: CameraPage, both: tuple[Any, Pixels | None]) -> None:
        """It was looked: the page that asked shows it, if it still is the one."""
        self._is_looking = False
        found, pixels = both
        self._pixels = pixels or self._pixels
        if page is self.page:
            page.seen(found)
        self._look_again()

    def _not_seen(self, words: str) -> None:
        """The look failed: say so where the picture would be, and try again."""
        self._is_looking = False
        self.view.outlines.note = words
        self._look_again()

    def _look_again(self) -> None:
        """The next look is due a fifth of a second after the last one began."""
        if self._next is not None:
            self._next.cancel()
        if self._is_shown:
            took_s = self.context.ports.clock() - self._began_s
            self._next = Clock.schedule_once(lambda _dt: self._look(), max(LEAST_S, EVERY_S - took_s))

    def show_live(
        self, live: Live | None, *, only: tuple[SeenShape, ...] | None = None, decode_here: bool = False
    ) -> None:
        """Put the newest picture on the glass with its outlines; nothing moves that only trembles."""
        if live is None or not live.picture:
            return
        self.size_seen = live.size
        if decode_here:
            self._pixels = self._decoded(live) or self._pixels
        shapes = live.shapes if only is None else only
        if self._pixels is not None:
            self.view.show(self._pixels, model.steady(self.view.outlines.shapes, shapes))

    def failed(self, words: str) -> None:
        """It could not be done: say so."""
        if self.context.stage is not None:
            title = self.wear.tell("ui-camera-failed")
            self.context.stage.open(ReadingSheet(self.context, "shell", title, (words,), tone="warn"))
        self.arrange()

    # Keys and buttons.

    @property
    def typing(self) -> bool:
        """Whether the page takes what a real keyboard types."""
        return bool(getattr(self.page, "typing", False))

    def type_key(self, key: int, text: str | None) -> bool:
        """Hand it on."""
        return bool(self.page.type_key(key, text)) if isinstance(self.page, TablePage) else False

    def press(self, button: Button) -> None:
        """Undo goes back; the other buttons do what the big button says."""
        if button == "undo":
            self.page.back()
        else:
            self.strip.big.tap()
