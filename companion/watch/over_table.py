"""The camera over the table: what it tells becomes intents, and it hears what the game waits for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import atan2, ceil, degrees, floor
from time import thread_time
from typing import TYPE_CHECKING, Any, Protocol

from msgspec.structs import replace

from companion.core.crossing.intents import Intent, Scanned
from companion.core.language.asks import Identity
from companion.core.language.tags import is_ours
from companion.core.ports.archive import ArchiveError
from companion.engine import ledger
from companion.watch.bare_tables import bare_kept, keep_bare, keep_learned, learned
from companion.watch.dice import DiceEye, asked_dice
from companion.watch.pile_heights import heights_of, thickness_of
from companion.watch.surveys import surveyed

if TYPE_CHECKING:
    from card_db.store import Store
    from companion.core.crossing.steps import Step
    from companion.core.language.ids import CopyId
    from companion.core.language.phrases import Phrase
    from companion.house.house import House
    from companion.session.game import Game
    from vision.calibration.advice import Advice
    from vision.calibration.calibration import Calibration
    from vision.calibration.table_view import TableNow
    from vision.frames import Frame
    from vision.overhead.bare_table import Bare
    from vision.overhead.eye import Notice, TableEye
    from vision.overhead.ground import Ground
    from vision.overhead.pipeline import TablePipeline
    from vision.overhead.survey import Survey
    from vision.tags import Tag

MARK = "mark:{number}"
AGAIN_S = 3.0
"""What hands were about to carry becomes a difference only with a later snapshot."""
DICE_MM = (11.0, 20.0)
"""The sides of the dice that are thrown at a table; sixteen is usual."""
SPOKEN = ("", "stack")  # a fresh label, a divider: whoever lays one on the table shows it


class Lamps(Protocol):
    """What a camera wants of the lights."""

    def heard(self, name: str) -> None:
        """Answer at once what was only seen so far."""
        ...

    def dark(self, is_dark: bool) -> None:
        """A card is waited for where it is too dark to read it; or no longer."""
        ...


class OverTable:
    """Stands between the eye over the table and the desk, on both their threads."""

    def __init__(
        self,
        house: House,
        eye: TableEye,
        post: Callable[[Intent], None],
        lamps: Lamps,
        say: Callable[[Phrase], str],
        *,
        camera: str = "",
        stopwatch: Callable[[], float] = thread_time,
    ) -> None:
        """`say` puts what goes wrong into its reader’s words; `stopwatch` tells what a frame costs.

        What the bare table looks like is kept with the name of its `camera`.
        """
        self._house, self._eye, self._post = house, eye, post
        self._lamps, self._say, self._stopwatch = lamps, say, stopwatch
        self._camera = camera
        self._dice = DiceEye(lambda: asked_dice(house), post)
        self._game, self._ask, self._turn = "", -1, -1
        self._numbers: frozenset[int] = frozenset()
        self._is_dark = False
        self._advice = ""
        self._lay: frozenset[str] = frozenset()
        self._survey: Survey | None = None
        self._strip_deg = 0.0
        self._ground: tuple[str, Ground] | None = None
        self._bare: dict[str, Bare] = {}  # by game, what its table looks like when nothing lies there

    # From the eye, on the reader's thread.

    def told(self, things: Iterable[Notice]) -> None:
        """Pass on what was seen: codes as shown while there is no measured table, else snapshots."""
        from vision.overhead.survey import Survey

        shown = []
        for thing in things:
            if isinstance(thing, Survey):
                self._surveyed(thing)
            elif thing.kind == "appeared":
                shown.append(thing)
        if shown:
            self._lamps.heard("heard_scan")
            self._post(Scanned(tuple(one.text for one in shown), shown[0].place, shown[0].time_s))

    def _surveyed(self, survey: Survey) -> None:
        before, self._lay = self._lay, frozenset(one.text for one in survey.lying)
        if fresh := sorted(self._lay - before):
            self._lamps.heard("heard_scan")
            roles = {text: self._house.store.collection.role_of(text) for text in fresh if is_ours(text)}
            if spoken := tuple(text for text, role in roles.items() if role in SPOKEN):
                self._post(Scanned(spoken, "table", survey.time_s))
        self._pass_on(survey)

    def _pass_on(self, survey: Survey) -> None:
        self._survey = survey
        self._post(surveyed(survey, self._strip_deg))

    def look(self, frame: Frame, now: TableNow) -> None:
        """Ask for light where it is too dark, say once what ails the view, and tell again what still lies."""
        strip = next((one for one in now.places if one.kind == "strip"), None)
        self._strip_deg = turn_deg(strip.outline_mm) if strip is not None else 0.0
        is_due = self._survey is not None and frame.time_s - self._survey.time_s >= AGAIN_S
        if self._survey is not None and is_due and now.is_firm:
            self._pass_on(replace(self._survey, time_s=frame.time_s))
        self._look_into_tray(frame, now)
        if now.needs_light != self._is_dark:
            self._is_dark = now.needs_light
            self._lamps.dark(now.needs_light)
        key = now.advice.key if now.advice is not None else ""
        if now.advice is not None and key != self._advice:
            self._trouble(now.advice)
        self._advice = key

    def _look_into_tray(self, frame: Frame, now: TableNow) -> None:
        """Read the dice that the game asks for where they fall."""
        tray = next((one for one in now.places if one.kind == "tray"), None)
        box = next((box_of(one.points, frame.size) for one in now.drawn if one.kind == "tray"), None)
        if tray is None or box is None or not self._dice.is_wanted:
            return
        left, top, right, bottom = box
        px_per_mm = now.calibration.px_per_mm(tray.middle)
        sides = (px_per_mm * DICE_MM[0], px_per_mm * DICE_MM[1])
        self._dice.look(frame.colour[top:bottom, left:right], frame.time_s, sides)

    def _trouble(self, advice: Advice) -> None:
        from companion.watch.calibration import advice_says

        self._house.trouble(self._say(advice_says(advice)))

    # From the game, on the desk's thread.

    def hear(self, step: Step) -> None:
        """Follow the game that runs: look at its table, and know which cards it waits for."""
        desk = self._house.desk
        if desk is None:
            self.rest()
            return
        if step.kind == "quiet":
            return
        if desk.game.id != self._game:
            self._game, self._ask = desk.game.id, -1
            self.aim()
        self._tell_of(desk.game)

    def _tell_of(self, game: Game) -> None:
        """Tell the eye how high piles lie, and which cards are waited for."""
        state, table, store = game.state, self._eye.table, self._house.store
        if table is None:
            return
        table.pile(heights_of(game.room, state, thickness_of(store.settings)))
        if state.turn.number != self._turn:  # labels may have been printed and stuck on in between
            self._turn, self._numbers = state.turn.number, marks_in(store, state.table.designs)
        number = state.ask.id if state.ask is not None else 0
        if number != self._ask:
            self._ask = number
            table.expect(texts_for(store, state))

    def rest(self) -> None:
        """No game runs: the camera serves as a stand."""
        self._game = ""
        self._eye.aim(None)

    def aim(self) -> None:
        """Look at the table of the running game as it was measured; unmeasured it stays a stand."""
        desk = self._house.desk
        self._keep_bare()
        self._lay, self._survey, self._ask = frozenset(), None, -1
        self._eye.aim(self._pipeline(desk.game.room.name, desk.game.state) if desk is not None else None)
        if desk is not None:
            self._tell_of(desk.game)

    def close(self) -> None:
        """The camera is let go: what was learned of the bare table serves the next evening."""
        self._keep_bare()

    def _keep_bare(self) -> None:
        """What was learned of the bare table serves the next game, and the next evening."""
        if self._ground is None:
            return
        room, ground = self._ground
        self._bare[room], self._ground = ground.bare, None
        self._write(lambda: keep_learned(self._house.store.settings, room, self._camera, ground))

    def measured(self, room: str, view: Calibration, frame: Frame, tags: Iterable[Tag]) -> None:
        """The table was measured: learn how it looks, but for where cards lie already."""
        from vision.overhead.bare_table import packed

        settings = self._house.store.settings
        bare = learned(settings, room, view, frame, tags)
        self._bare[room], self._ground = bare, None
        self._write(lambda: keep_bare(settings, room, self._camera, packed(bare)))

    def _write(self, keep: Callable[[], None]) -> None:
        try:
            keep()
        except ArchiveError as error:  # it is learned again; nobody has to wait for that
            self._house.trouble(str(error))

    def _pipeline(self, room: str, state: Any) -> TablePipeline | None:
        from companion.watch.calibration import open_table, view_of
        from companion.watch.tables import NoTable, table_of
        from companion.watch.words import phrase_of
        from vision.errors import VisionError
        from vision.marks.reader import MarkReader
        from vision.overhead.ground import Ground
        from vision.overhead.overhead import Overhead
        from vision.overhead.pipeline import TablePipeline
        from vision.readers.budget import Budget
        from vision.readers.choice import open_gaze

        settings = self._house.store.settings
        try:
            view = view_of(settings, room)
            table = open_table(settings, room, view.size) if view is not None else None
            size_mm = table_of(settings, room).size_mm
        except VisionError as error:
            self._house.trouble(self._say(phrase_of(error)))
            return None
        except NoTable:
            return None
        if view is None or table is None:
            return None
        earlier = bare_kept(settings, room, self._camera)
        ground = Ground(size_mm, bare=self._bare.get(room), earlier=earlier)
        self._ground = room, ground
        overhead = Overhead(view, (), ground, plausible=is_known)
        self._turn, self._numbers = state.turn.number, marks_in(self._house.store, state.table.designs)
        marks = MarkReader(in_play=lambda number: number in self._numbers)
        budget = Budget()
        codes = open_gaze(formats=("QR",), budget=budget)
        return TablePipeline(
            table, overhead, marks, codes, budget=budget, on_now=self.look, stopwatch=self._stopwatch
        )


def is_known(text: str) -> bool:
    """Whether a code could be on one of the cards: a table mark, or a code of ours."""
    return text.startswith(MARK.format(number="")) or is_ours(text)


def box_of(points: Sequence[tuple[float, float]], size: tuple[int, int]) -> tuple[int, int, int, int] | None:
    """The upright part of a picture that holds an outline: left, top, right, bottom."""
    xs, ys = zip(*points, strict=True)
    left, top = max(floor(min(xs)), 0), max(floor(min(ys)), 0)
    right, bottom = min(ceil(max(xs)), size[0]), min(ceil(max(ys)), size[1])
    return (left, top, right, bottom) if left < right and top < bottom else None


def turn_deg(outline: Sequence[tuple[float, float]]) -> float:
    """How far a rectangle is turned clockwise, by its upper edge."""
    (x, y), (to_x, to_y), *_ = outline
    return degrees(atan2(to_y - y, to_x - x))


def marks_in(store: Store, copies: Iterable[CopyId]) -> frozenset[int]:
    """The table marks of the cards that are played with: no other is believed."""
    return frozenset(store.marks.of_copies(tuple(copies)).values())


def texts_for(store: Store, state: Any) -> frozenset[str]:
    """The codes and marks of every card that the running ask may be about; all of them may be expected."""
    if not isinstance(state.ask, Identity):
        return frozenset()
    copies = tuple(ledger.candidates(state.table, state.ask.slot))
    marks = (MARK.format(number=number) for number in store.marks.of_copies(copies).values())
    return frozenset((*store.collection.tags_of(copies).values(), *marks))
