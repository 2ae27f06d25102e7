"""Which cards travel when the board changes: from where, to where, when and how long; pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from companion.core.language.ids import which
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.board.parts import Part, Parts

MOST_S = 0.7  # a long way takes no longer, and the last of a push begins before that
NEAR_PX = 2.0  # no way at all


class Trip(msgspec.Struct, frozen=True):
    """What is known of a card besides the two boards: the zone it came out of, or went into."""

    key: str  # of its part: "slot:12"
    zone: str
    way: Literal["from", "to"]


class Pace(msgspec.Struct, frozen=True):
    """How long motions last, in seconds; nought for those who want nothing to move."""

    place_s: float
    push_s: float
    turn_s: float


class Journey(msgspec.Struct, frozen=True):
    """One card on its way; `before` is how it looked until the middle where it is turned over."""

    key: str
    part: Part
    start: Box
    end: Box
    begins_s: float = 0.0
    lasts_s: float = 0.0
    before: Part | None = None
    stays: bool = True  # False: it leaves the board where it arrives

    def at(self, now_s: float) -> tuple[float, float, float]:
        """How far from its end it is, across and up, and how wide it shows itself."""
        done = min(1.0, max(0.0, (now_s - self.begins_s) / self.lasts_s)) if self.lasts_s else 1.0
        left = (1.0 - done) ** 2  # quick at first, slow at the end
        (sx, sy), (ex, ey) = self.start.centre, self.end.centre
        wide = abs(1.0 - 2.0 * done) if self.before is not None else 1.0
        return (sx - ex) * left, (sy - ey) * left, wide

    def is_turned(self, now_s: float) -> bool:
        """Whether the other side of the card is in sight by now."""
        return self.before is None or now_s >= self.begins_s + self.lasts_s / 2

    @property
    def ends_s(self) -> float:
        """When it has arrived."""
        return self.begins_s + self.lasts_s


def pace_of(theme: Theme) -> Pace:
    """The durations of the tokens."""
    seconds = theme.seconds
    return Pace(seconds("card_moves_one_place"), seconds("push_step"), seconds("turn_over"))


def journeys(old: Parts, new: Parts, trips: Iterable[Trip], pace: Pace) -> tuple[Journey, ...]:
    """Every card that has moved, turned over, come or gone, in the order in which eyes can follow."""
    if pace.place_s <= 0 or not old:
        return ()
    before = {part.key: part for part in old if part.kind == "tile"}
    after = {part.key: part for part in new if part.kind == "tile"}
    ways = {trip.key: trip for trip in trips}
    found = [_gone(before[key], ways, new, pace) for key in before if key not in after]
    found += [
        _moved(before[key], part, pace) if key in before else _come(part, ways, new, pace)
        for key, part in after.items()
    ]
    return _in_turn([one for one in found if one is not None], pace)


def slides(old: Parts, new: Parts, pace: Pace) -> tuple[Journey, ...]:
    """The spaces of a map that is shown in another size: all at once, from where they were."""
    if pace.place_s <= 0:
        return ()
    before = {part.key: part for part in old if part.kind == "space"}
    both = [(before[part.key], part) for part in new if part.key in before]
    return tuple(
        Journey(part.key, part, was.box, part.box, lasts_s=pace.place_s)
        for was, part in both
        if was.look != part.look and _apart(was.box, part.box)
    )


def _moved(old: Part, new: Part, pace: Pace) -> Journey | None:
    """From place to place, or turned over where it lies."""
    if _apart(old.box, new.box):
        return Journey(new.key, new, old.box, new.box, lasts_s=_lasts(old.box, new.box, pace))
    if old.tile is not None and new.tile is not None and old.tile.hidden != new.tile.hidden:
        return Journey(new.key, new, new.box, new.box, lasts_s=pace.turn_s, before=old)
    return None


def _gone(old: Part, ways: Mapping[str, Trip], board: Parts, pace: Pace) -> Journey | None:
    """Off the board, where everybody may know where to."""
    trip = ways.get(old.key)
    at = anchor(board, trip.zone) if trip is not None and trip.way == "to" else None
    if at is None or not _apart(old.box, at):
        return None
    return Journey(old.key, old, old.box, at, lasts_s=_lasts(old.box, at, pace), stays=False)


def _come(new: Part, ways: Mapping[str, Trip], board: Parts, pace: Pace) -> Journey | None:
    """Onto the board, where everybody may know where from."""
    trip = ways.get(new.key)
    at = anchor(board, trip.zone) if trip is not None and trip.way == "from" else None
    if at is None or not _apart(at, new.box):
        return None
    return Journey(new.key, new, at, new.box, lasts_s=_lasts(at, new.box, pace))


def anchor(board: Parts, zone: str) -> Box | None:
    """Where a zone is on the board: its own place, a pile in a row of piles, or its person."""
    by_key = {part.key: part.box for part in board}
    if f"place:{zone}" in by_key:
        return by_key[f"place:{zone}"]
    counted = (part.box for part in board if any(place.id == zone for place in part.places))
    return next(counted, by_key.get(f"person:{which(zone)}"))


def _in_turn(found: Sequence[Journey], pace: Pace) -> tuple[Journey, ...]:
    """Whoever stands in the way of another goes first; the others follow, each a step later."""
    left, order = list(found), list[Journey]()
    while left:
        free = [one for one in left if not any(_stands_in_way(two, one) for two in left if two is not one)]
        first = (free or left)[0]
        left.remove(first)
        order.append(first)
    moving = max(0.0, MOST_S - max((one.lasts_s for one in order), default=0.0))
    step = min(pace.push_s, moving / (len(order) - 1)) if len(order) > 1 else 0.0
    return tuple(replace(one, begins_s=step * at) for at, one in enumerate(order))


def _stands_in_way(one: Journey, other: Journey) -> bool:
    """Whether the other can only arrive when this one has left."""
    return one.start.meets(other.end, NEAR_PX) and not _same(one.start, other.start)


def _same(one: Box, other: Box) -> bool:
    return not _apart(one, other)


def _apart(one: Box, other: Box) -> bool:
    """Whether there is a way between two boxes."""
    (ax, ay), (bx, by) = one.centre, other.centre
    return abs(ax - bx) + abs(ay - by) > NEAR_PX


def _lasts(old: Box, new: Box, pace: Pace) -> float:
    """One token for each place of the way."""
    (ax, ay), (bx, by) = old.centre, new.centre
    return min(MOST_S, pace.place_s * max(1.0, (abs(ax - bx) + abs(ay - by)) / max(old.w, 1)))
