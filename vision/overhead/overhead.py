"""Keeps what lies on the table: appeared, stays, moved, covered, left; and says so when there is calm."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import dist
from typing import TYPE_CHECKING, Protocol

from vision.calibration.table_places import TablePlace
from vision.geometry import centre_of, without_doubles
from vision.marks.mark import FACES, mark_number
from vision.overhead.heights import place_under
from vision.overhead.survey import FIRM, Footing, Lying, OnTable, Survey, TablePatience
from vision.overhead.things import SeenThing, Thing, apart, turn_of
from vision.tracking.tracks import nearest_pairs

if TYPE_CHECKING:
    from vision.overhead.ground import Look
    from vision.pixels import Pixels
    from vision.tags import Corners, Point, Tag

_NOT_WATCHED = {"mask", "tray"}
_Told = tuple[tuple[str, str, bool], ...]


_FURTHEST_MM = 10_000.0
"""What is read further off hangs on a wall behind the table; at the horizon it has no spot."""


class Seeing(Protocol):
    """What the pixels say beside the tags; `ground.Ground` for a camera."""

    is_moving: bool
    is_reached: bool
    is_dark: bool

    def aim(self, to_picture: Callable[[Point], Point]) -> None:
        """Take in where the table is in the picture now."""
        ...

    def ignore(self, outlines: Iterable[Iterable[Point]]) -> None:
        """Never look at these parts of the table."""
        ...

    def take(self, gray: Pixels, spots: Iterable[Point], time_s: float) -> None:
        """Take in a frame; the spots are where known things lie."""
        ...

    def remember(self, key: int, spot: Point) -> None:
        """Keep how a thing looks that was just read here."""
        ...

    def forget(self, key: int) -> None:
        """Drop what is kept of a thing."""
        ...

    def look(self, key: int, spot: Point) -> Look:
        """Tell what is seen where a known thing lies that was not read."""
        ...


class Overhead:
    """Follows everything tagged on one table and gives a whole snapshot when something has changed."""

    def __init__(
        self,
        table: OnTable,
        places: Sequence[TablePlace],
        ground: Seeing,
        *,
        patience: TablePatience | None = None,
        plausible: Callable[[str], bool] = lambda text: True,
    ) -> None:
        self._patience = patience or TablePatience()
        self._plausible = plausible
        self._ground = ground
        self._things: list[Thing] = []
        self._expected: frozenset[str] = frozenset()
        self._told: _Told = ()
        self._was_settled = True
        self._now = self._stirred_s = float("-inf")
        self._keys = 0
        self._heights_mm: dict[str, float] = {}
        self._table, self._camera_mm = table, table.camera_mm
        self.arrange(places)
        self._aim(table)

    # -- what is known from elsewhere ----------------------------------------------------------

    def arrange(self, places: Sequence[TablePlace]) -> None:
        """Take other places, as when the play strip was slid; what lies there takes their names."""
        self._places = tuple(places)
        self._watched = tuple(one.name for one in self._places if one.kind not in _NOT_WATCHED)
        self._ground.ignore([one.outline_mm for one in self._places if one.kind in _NOT_WATCHED])

    def expect(self, texts: Iterable[str]) -> None:
        """Wait for these: when one of them comes to lie somewhere it is told at once."""
        self._expected = frozenset(texts)

    def pile(self, heights_mm: Mapping[str, float]) -> None:
        """Take in how high the cards at each place lie upon each other, as far as that is known."""
        self._heights_mm = dict(heights_mm)

    def calibrated(self, table: OnTable) -> None:
        """Take a new way from the picture to the table, as after a knock was corrected."""
        if table != self._table:
            self._aim(table)

    def forget(self) -> None:
        """Start anew, as with another game."""
        for thing in self._things:
            self._ground.forget(thing.key)
        self._things.clear()
        self._told, self._was_settled = (), True
        self._stirred_s = self._now

    @property
    def lying(self) -> tuple[Lying, ...]:
        """Everything that lies there, by place and from left to right."""
        here = [thing.told() for thing in self._things if thing.is_here]
        return tuple(sorted(here, key=self._in_order))

    # -- frame by frame ------------------------------------------------------------------------

    def update(
        self,
        tags: Iterable[Tag],
        size: tuple[int, int],
        time_s: float,
        gray: Pixels | None = None,
        footing: Footing = FIRM,
    ) -> Survey | None:
        """Take in one frame; return a snapshot when something is to be told.

        Without pixels nothing ever leaves: that a tag is not read says nothing of its place. While the
        camera's own place is not firm, as after a knock, a frame says nothing at all.
        """
        self._now = max(self._now, time_s)
        if 0 in size:
            return None
        read = without_doubles(sorted(tags, key=lambda tag: (tag.text, tag.corners)))
        if not footing.is_firm:
            self._stirred_s = self._now
            return None
        if gray is not None:
            self._ground.take(gray, [thing.spot_mm for thing in self._things], self._now)
        self._follow(self._seen(read))
        if gray is not None and footing.is_sure:
            self._judge()
        return self._survey(gray is not None and (self._ground.is_moving or self._ground.is_reached))

    def _aim(self, table: OnTable) -> None:
        self._table, self._camera_mm = table, table.camera_mm
        self._ground.aim(table.to_picture)

    def _seen(self, tags: Iterable[Tag]) -> list[SeenThing]:
        """Return the tags of things in millimetres, without the table's own and what is never looked at."""
        seen = []
        for tag in tags:
            number = mark_number(tag.text) if tag.format == "mark" else None
            if (number is not None and number not in FACES) or not self._plausible(tag.text):
                continue
            first, second, third, fourth = (self._table.to_table(corner) for corner in tag.corners)
            corners = first, second, third, fourth
            if not _is_near(corners):
                continue
            place = place_under(centre_of(corners), self._places, self._heights_mm, self._camera_mm)
            if place is None or place.kind not in _NOT_WATCHED:
                name = place.name if place is not None else ""
                seen.append(SeenThing(tag.text, centre_of(corners), turn_of(corners), name))
        return seen

    def _follow(self, seen: list[SeenThing]) -> None:
        """Bring every thing up to date, and begin those that are new."""
        before = self._state()
        pairs, fresh = nearest_pairs(self._things, seen, apart)
        for thing in self._things:
            if thing in pairs:
                thing.note_read(pairs[thing], self._now)
            else:
                thing.note_missed(self._now)
        for new in fresh:
            self._keys += 1
            self._things.append(Thing(self._keys, new, self._patience, self._now))
        for thing in self._things:
            if not thing.is_here and thing.hits >= self._patience.confirmations:
                thing.is_here, thing.since_s = True, self._now
        self._drop([t for t in self._things if not t.is_here and t.misses >= self._patience.window - 1])
        self._note_covers()
        if self._state() != before:
            self._stirred_s = self._now

    def _note_covers(self) -> None:
        """Note of each thing that is not read which later thing lies exactly where it is."""
        read = [thing for thing in self._things if thing.is_here and thing.misses == 0]
        for thing in self._things:
            if thing.misses == 0:
                continue
            tops = [
                top
                for top in read
                if top.moved_s >= thing.seen_s - self._patience.rests_s
                and dist(top.spot_mm, thing.spot_mm) <= self._patience.on_top_mm
            ]
            if tops:
                thing.under = min(tops, key=lambda top: (dist(top.spot_mm, thing.spot_mm), top.key))

    def _judge(self) -> None:
        """Look where each thing should be that was not read, and let go what is seen to have left."""
        if self._ground.is_dark:
            return
        gone = []
        for thing in self._things:
            if not thing.is_here:
                continue
            if thing.misses == 0:
                self._ground.remember(thing.key, thing.spot_mm)
            elif self._looks_left(thing) and thing.is_gone(self._now):
                gone.append(thing)
        if gone:
            self._stirred_s = self._now
        for thing in gone:
            if thing.under in gone or thing.under is None or not thing.under.is_here:
                self._drop([thing])
            else:
                thing.go_under(thing.under)

    def _lies_on(self, thing: Thing) -> bool:
        """Tell whether another thing still lies exactly where this one was last."""
        top = thing.under
        return (
            top is not None
            and top in self._things
            and dist(top.spot_mm, thing.spot_mm) <= self._patience.on_top_mm
        )

    def _shows_what_is_under(self, thing: Thing) -> bool:
        """Tell whether an older thing is read so exactly here that this one cannot lie on it."""
        return any(
            other.misses == 0
            and other.moved_s < thing.moved_s
            and dist(other.spot_mm, thing.spot_mm) <= self._patience.same_spot_mm
            for other in self._things
            if other is not thing
        )

    def _looks_left(self, thing: Thing) -> bool:
        """Tell whether the place of a thing that was not read is seen empty in this frame."""
        if self._shows_what_is_under(thing):
            return True
        if self._lies_on(thing):
            return False
        look = self._ground.look(thing.key, thing.spot_mm)
        if look == "there":
            thing.note_there()
        return look == "empty"

    def _drop(self, gone: Iterable[Thing]) -> None:
        keys = {thing.key for thing in gone}
        for key in keys:
            self._ground.forget(key)
        self._things = [thing for thing in self._things if thing.key not in keys]
        for thing in self._things:
            if thing.under is not None and thing.under.key in keys:
                thing.under = None

    # -- what is told --------------------------------------------------------------------------

    def _state(self) -> _Told:
        return tuple(sorted((one.text, one.place, one.covered) for one in self.lying))

    def _survey(self, is_moving: bool) -> Survey | None:
        """Tell at once what is expected, soon what has come to rest, and everything when there is calm."""
        if is_moving:
            self._stirred_s = self._now
        state = self._state()
        is_settled = self._now - self._stirred_s >= self._patience.settles_s
        is_due = is_settled and (state != self._told or not self._was_settled)
        if not is_due and not self._is_worth_telling(state):
            return None
        self._told, self._was_settled = state, is_settled
        return Survey(self.lying, self._watched, self._now, is_settled)

    def _is_worth_telling(self, state: _Told) -> bool:
        """Tell whether a thing lies still where it was not told to lie: a moment, unless it is expected."""
        known = {(text, place) for text, place, _ in self._told}
        for thing in self._things:
            if not thing.is_here or thing.is_covered or (thing.text, thing.place) in known:
                continue
            is_expected = thing.text in self._expected and thing.moved_s < self._now
            rested_s = self._now - max(thing.moved_s, thing.since_s)
            if is_expected or rested_s >= self._patience.rests_s:
                return True
        return False

    def _in_order(self, lying: Lying) -> tuple[int, float, float, str, float]:
        names = [place.name for place in self._places]
        at = names.index(lying.place) if lying.place in names else len(names)
        return at, lying.spot_mm[0], lying.spot_mm[1], lying.text, lying.since_s


def _is_near(corners: Corners) -> bool:
    """Tell whether something may lie on a table at all."""
    return all(abs(part) <= _FURTHEST_MM for corner in corners for part in corner)
