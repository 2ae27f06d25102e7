"""From readings to sightings: a card lying there speaks once, shown again after it left it speaks again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import cos, radians, sin

import msgspec

from vision.geometry import centre_of, without_doubles
from vision.tags import Tag
from vision.tracking.places import STAND, Place, place_of
from vision.tracking.sightings import Sighting, SightingKind
from vision.tracking.tracks import SeenTag, Track, matched


class Patience(msgspec.Struct, frozen=True):
    """How sure the tracker must be before it speaks.

    A tag appears when it was read in `confirmations` of the last `window` frames (or at once, when it is ours
    and those are trusted), and has left when it was unseen for a time and for that many frames in a row.
    """

    confirmations: int = 2
    window: int = 3
    trusts_ours_at_once: bool = False
    leaves_after_s: float = 0.6
    leaves_after_misses: int = 2
    waits_for_others_s: float = 0.3


class Tracker:
    """Follows every code in view and tells what appeared, moved and left, from left to right."""

    def __init__(
        self,
        places: Sequence[Place] = (STAND,),
        *,
        plausible: Callable[[str], bool] = lambda text: True,
        patience: Patience | None = None,
    ) -> None:
        self._places = tuple(places)
        self._plausible = plausible
        self._patience = patience or Patience()
        self._tracks: list[Track] = []
        self._now = float("-inf")

    @property
    def present(self) -> list[Sighting]:
        """What lies in view now, as it was told or would be, from left to right."""
        return self._told("appeared", (track for track in self._tracks if track.is_spoken))

    def forget(self) -> None:
        """Start anew, as after the camera was moved: whatever lies there speaks again."""
        self._tracks.clear()

    def update(self, tags: Iterable[Tag], size: tuple[int, int], time_s: float) -> list[Sighting]:
        """Take in the tags of one frame and return what it means, in one batch."""
        self._now = max(self._now, time_s)
        pairs, fresh = matched(self._tracks, self._seen(tags, size))
        moved = self._followed(pairs)
        self._begin(fresh)
        left = [track for track in self._tracks if self._has_left(track)]
        told = self._told("left", left) + self._told("moved", moved)
        self._tracks = [
            track for track in self._tracks if track not in left and self._is_worth_keeping(track)
        ]
        return told + self._told("appeared", self._due())

    def _seen(self, tags: Iterable[Tag], size: tuple[int, int]) -> list[SeenTag]:
        seen = []
        for tag in without_doubles(tags):
            place = place_of(centre_of(tag.corners), size, self._places)
            if place is not None:
                seen.append(SeenTag(tag, place))
        return seen

    def _followed(self, pairs: dict[Track, SeenTag]) -> list[Track]:
        """Bring every known track up to date; return those that moved to another place."""
        moved = []
        for track in self._tracks:
            if track not in pairs:
                track.note_missed()
            elif track.note_read(pairs[track], self._now, self._patience.confirmations):
                moved.append(track)
        return moved

    def _begin(self, fresh: Iterable[SeenTag]) -> None:
        for seen in fresh:
            track = Track(seen, self._patience.window, self._plausible(seen.tag.text))
            track.note_read(seen, self._now, self._patience.confirmations)
            self._tracks.append(track)

    def _has_left(self, track: Track) -> bool:
        unseen_s = self._now - track.last_s
        patience = self._patience
        is_gone = unseen_s >= patience.leaves_after_s and track.misses >= patience.leaves_after_misses
        return track.is_spoken and is_gone

    def _is_worth_keeping(self, track: Track) -> bool:
        """Tell whether a track was told, is about to be, or may still be confirmed."""
        return (
            track.is_spoken
            or track.confirmed_s is not None
            or track.misses < max(self._patience.window - 1, 1)
        )

    def _due(self) -> list[Track]:
        """Return the tracks to be told now: all together, unless one waits too long for the others."""
        for track in self._tracks:
            if track.confirmed_s is None and self._is_confirmed(track):
                track.confirmed_s = self._now
        silent = [track for track in self._tracks if not track.is_spoken]
        since = [track.confirmed_s for track in silent if track.confirmed_s is not None]
        is_waiting = len(since) < len(silent)
        if not since or (is_waiting and self._now - min(since) < self._patience.waits_for_others_s):
            return []
        due = [track for track in silent if track.confirmed_s is not None]
        for track in due:
            track.is_spoken = True
        return due

    def _is_confirmed(self, track: Track) -> bool:
        is_trusted = self._patience.trusts_ours_at_once and track.is_ours
        return is_trusted or track.hits >= self._patience.confirmations

    def _told(self, kind: SightingKind, tracks: Iterable[Track]) -> list[Sighting]:
        return [
            Sighting(
                kind,
                track.tag.text,
                track.place.name,
                track.tag.corners,
                self._now,
                track.tag.format,
                track.is_ours,
            )
            for track in sorted(tracks, key=self._from_left_to_right)
        ]

    def _from_left_to_right(self, track: Track) -> tuple[int, float]:
        """Order by place, then as the owner of the place sees them."""
        x, y = centre_of(track.tag.corners)
        turn = radians(track.place.turn_deg)
        return self._places.index(track.place), x * cos(turn) + y * sin(turn)
