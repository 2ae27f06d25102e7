"""Pictures of the real screens at the evening's key moments, drawn into memory when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console
from rich.progress import track

from companion.core.crossing.steps import Step
from companion.core.language.ids import TABLE
from companion.core.language.languages import FALLBACK, codes
from companion.core.language.phrases import phrase
from companion.core.ports.lights import Lamp
from companion.ground.rooms import open_room
from companion.house.house import House

if TYPE_CHECKING:
    from hardware.board import Board

SMALL, USUAL = (800, 480), (1280, 720)


class AlbumMoment(msgspec.Struct, frozen=True):
    """What was on the table when something happened for the first time."""

    name: str
    step: Step
    lamps: tuple[Lamp, ...]
    size: tuple[int, int] = USUAL
    language: str = FALLBACK


class Album:
    """Remembers the first of every kind of moment; `finish` draws them."""

    def __init__(self, folder: Path, house: House, board: Board, room: str, language: str = FALLBACK) -> None:
        """Pictures go to a folder; the lamps of the moment are painted at the edge."""
        self._folder, self._house, self._language = folder, house, language
        self._pictured = open_room(room).chronicle.story.pictured
        self._moments: list[AlbumMoment] = []
        self._lamps: tuple[Lamp, ...] = ()
        self._stop = board.lights.watch(self._burn)

    def _burn(self, lamps: tuple[Lamp, ...]) -> None:
        self._lamps = lamps

    def look(self, step: Step) -> None:
        """Keep a step if it is the first of its kind."""
        for name in names_of(step, self._pictured):
            if all(moment.name != name for moment in self._moments):
                self._moments.append(AlbumMoment(name, step, self._lamps, language=self._language))

    def middle(self, step: Step) -> None:
        """A quiet moment in the middle, on the small glass and in every other language too."""
        own = self._language
        others = (one for one in codes() if one != own)
        looks = (
            ("table", USUAL, own),
            ("table-small", SMALL, own),
            *((f"table-{one}", SMALL, one) for one in others),
        )
        for name, size, language in looks:
            self._moments.append(AlbumMoment(name, step, self._lamps, size, language))

    def finish(self, console: Console) -> tuple[Path, ...]:
        """Draw every moment; without a way to draw here, say so and leave the evening as it was told."""
        self._stop()
        from ui.app import NoScreen
        from ui.offscreen import NoDisplay
        from ui.snapshot import Studio

        try:
            with Studio() as studio:
                drawing = self._house.texts.say(phrase("demo-drawing"), self._language)
                moments = track(self._moments, drawing, console=console, transient=True)
                return tuple(self._draw(studio, number, moment) for number, moment in enumerate(moments, 1))
        except (NoDisplay, NoScreen) as error:
            console.print(f"[yellow]{error}[/]")
            return ()

    def _draw(self, studio: Any, number: int, moment: AlbumMoment) -> Path:
        from companion.core.ports.screens import PlayPorts, Ports
        from ui.snapshot import Shot, snapshot

        ports = Ports(texts=self._house.texts, post=lambda intent: None, clock=self._house.clock,
                      play=PlayPorts(viewer=Still(moment.step), history=self._house))  # fmt: skip
        shot = Shot(step=moment.step, size=moment.size, language=moment.language, lamps=moment.lamps)
        return snapshot(studio, shot, self._folder / f"{number:02}-{moment.name}.png", ports)


class Still:
    """The Viewer port over one step that is past."""

    def __init__(self, step: Step) -> None:
        """Show this step's table."""
        self._step = step

    def view(self, audience: str) -> Any:
        """The table as everybody saw it then; private views are not kept."""
        return self._step.view if audience == TABLE else None


def names_of(step: Step, pictured: Sequence[str]) -> tuple[str, ...]:
    """What a step is a first of."""
    kinds = {notice.kind for notice in step.notices}
    found = [name for name in pictured if name in kinds]
    if step.refusal is not None:
        found.append("refusal")
    if step.kind == "undo":
        found.append("undo")
    if step.view.ask is not None and not step.view.ask.secret:
        found.append(f"ask-{step.view.ask.kind}")
    return tuple(found)
