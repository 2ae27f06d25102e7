"""What the pages of the table set-up need of the screen they stand on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from companion.core.language.phrases import Phrase
    from companion.core.ports.cameras import Eye, Live, Looking, SeenShape
    from ui.context import Context
    from ui.widgets.drawn.wear import Wear
    from ui.widgets.live.live import LiveView


class Host(Protocol):
    """One screen that all pages share, with the live picture."""

    context: Context
    wear: Wear
    view: LiveView
    eyes: tuple[Eye, ...]
    eye: Eye | None
    is_opening: bool
    wish: tuple[str, tuple[int, int] | None, bool]
    size_seen: tuple[int, int] | None
    waiting: Phrase

    @property
    def port(self) -> Looking:
        """The cameras."""
        ...

    def turn_to(self, name: str) -> None:
        """Another page."""
        ...

    def arrange(self) -> None:
        """The page's own things, nothing else."""
        ...

    def show_strip(self) -> None:
        """The page's buttons."""
        ...

    def show_live(
        self, live: Live | None, *, only: tuple[SeenShape, ...] | None = None, decode_here: bool = False
    ) -> None:
        """Put the newest picture on the glass with its outlines."""
        ...

    def failed(self, words: str) -> None:
        """It could not be done: say so."""
        ...
