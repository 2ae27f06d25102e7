"""The cue listener: from the bell to calls, looking only at what everybody at the table may know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from companion.core.crossing.steps import Step
from companion.core.crossing.views import View
from companion.core.language.ids import SeatId
from hardware.cues.performance import Cast
from hardware.cues.sheet import Sheets
from hardware.cues.showrunner import Call
from hardware.cues.table import Table, table_of
from hardware.told import sound_missed, step_missed

Post = Callable[[Sequence[Call], Table | None], None]
TAKEN_BACK = {"undo": "undone", "redo": "redone"}  # what happened then must not sting a second time


def calls_of(step: Step, table: Table, sheets: Sheets, before: Table | None = None) -> Iterator[Call]:
    """The cues of one step after what was `before`; never looks at its events, its command or the State."""
    if step.refusal is not None:
        yield from signal("refused", table, sheets, step.refusal.kind)
        return
    if step.kind in TAKEN_BACK:
        yield from signal(TAKEN_BACK[step.kind], table, sheets)
        return
    told = False
    for notice in step.notices:
        cue = sheets.cue(table.room, notice.kind, notice.detail, notice.amount)
        if cue is not None:
            told = True
            light = sheets.room_light(table.room, notice.zone)
            seat = table.number(notice.seat)
            yield Call(cue, Cast(seat, light, notice.amount, table.turn, table.colours))
    if not told and step.kind != "play":
        yield from signal(step.kind, table, sheets)
    yield from asked(table, before or Table(), sheets)


def asked(table: Table, before: Table, sheets: Sheets) -> Iterator[Call]:
    """The cue of an ask that was not there before; what a secret one is about is not told."""
    if table.ask is None or (before.ask is not None and before.ask[0] == table.ask[0]):
        return
    _, kind, seat = table.ask
    cue = sheets.cue(table.room, "asked", kind or "secret")
    if cue is not None:
        yield Call(cue, Cast(seat, turn=table.turn, colours=table.colours))


def signal(name: str, table: Table, sheets: Sheets, detail: str = "") -> Iterator[Call]:
    """The cue for something that is no notice of the game."""
    cue = sheets.cue(table.room, name, detail)
    if cue is not None:
        yield Call(cue, Cast(turn=table.turn, colours=table.colours))


class CueListener:
    """Stands on the bus; hands everything on at once and never lets a fault of its own out."""

    def __init__(self, sheets: Sheets, post: Post, on_trouble: Callable[[str], None]) -> None:
        """`post` must return at once; `on_trouble` is told a sentence."""
        self._sheets = sheets
        self._post = post
        self._on_trouble = on_trouble
        self._table = Table()
        self._followers: tuple[Post, ...] = ()

    def join(self, post: Post) -> None:
        """Tell somebody else as well, such as the sounds; it must return at once, too."""
        self._followers = (*self._followers, post)

    def __call__(self, step: Step) -> None:
        """Take one published step."""
        try:
            before, self._table = self._table, self._looked_at(step.view)
            self._tell(tuple(calls_of(step, self._table, self._sheets, before)), self._table)
        except Exception as error:  # noqa: BLE001 a fence: whatever is wrong with a cue, the game goes on
            self._on_trouble(step_missed(step.number, error))

    def call(self, calls: Sequence[Call]) -> None:
        """Play these, whatever the game does: somebody tries them."""
        self._tell(calls, None)

    def heard(self, name: str) -> None:
        """Answer at once what was only heard so far: 'heard_scan' or 'heard_press'; promises nothing."""
        self._tell(tuple(signal(name, self._table, self._sheets)), None)

    def look(self, view: View) -> None:
        """Show what lasts in a game that was opened or resumed, without any step."""
        self._table = self._looked_at(view)
        self._tell((), self._table)

    def hold(self, seat: SeatId | None) -> None:
        """The table waits: the lamp of that seat burns until it goes on."""
        number = self._table.number(seat)
        if number != self._table.waits:
            self._table = replace(self._table, waits=number)
            self._tell((), self._table)

    def dark(self, is_dark: bool) -> None:
        """Light the spot, or the table, where a card is waited for and could not be read; or no longer."""
        if is_dark != self._table.dark:
            self._table = replace(self._table, dark=is_dark)
            self._tell((), self._table)

    def rest(self) -> None:
        """The game was closed: nothing lasts any more."""
        self._table = Table()
        self._tell((), self._table)

    def _looked_at(self, view: View) -> Table:
        """What lasts in a view, and beside it."""
        return replace(table_of(view), dark=self._table.dark, waits=self._table.waits)

    def _tell(self, calls: Sequence[Call], table: Table | None) -> None:
        """The lights, and whoever follows them; a follower's fault is its own."""
        for follower in self._followers:
            try:
                follower(calls, table)
            except Exception as error:  # noqa: BLE001 a fence: the lights are told all the same
                self._on_trouble(sound_missed(error))
        self._post(calls, table)
