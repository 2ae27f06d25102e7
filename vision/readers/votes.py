"""No card is guessed: what contradicts earlier readings of a spot must win clearly before it counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import dist

from vision.geometry import centre_of, reach_of
from vision.tags import Tag

_OURS, _FOREIGN = 3.0, 1.0  # a check character is worth three readings
_FADES = 0.5  # what earlier readings still count at each further one
_CLEARLY = 2.5
_NEAR = 0.6  # of how far a code reaches: two codes are never printed that close
_FORGOTTEN_S = 2.0


class _Ballot:
    """The readings of one spot."""

    def __init__(self, tag: Tag) -> None:
        self.middle = centre_of(tag.corners)
        self.reach = reach_of(tag.corners)
        self.seen_s = float("-inf")
        self.weights: dict[str, float] = {}

    def is_at(self, tag: Tag) -> bool:
        near = _NEAR * max(self.reach, reach_of(tag.corners))
        return dist(self.middle, centre_of(tag.corners)) <= near

    def count(self, tag: Tag, weight: float, now: float) -> None:
        if now != self.seen_s:
            self.weights = {text: old * _FADES for text, old in self.weights.items() if old > 0.05}
        self.middle, self.reach, self.seen_s = centre_of(tag.corners), reach_of(tag.corners), now
        self.weights[tag.text] = self.weights.get(tag.text, 0.0) + weight

    def is_clear(self, text: str) -> bool:
        others = [weight for other, weight in self.weights.items() if other != text]
        return self.weights[text] >= _CLEARLY * max(others, default=0.0)


class Votes:
    """Holds back readings that contradict what was read at their spot a moment ago."""

    def __init__(self, plausible: Callable[[str], bool] = lambda text: True) -> None:
        self.doubtful = 0
        self._plausible = plausible
        self._ballots: list[_Ballot] = []

    def settled(self, tags: Iterable[Tag], now: float) -> list[Tag]:
        """Return the tags that are not in doubt; the others are not read yet, and counted."""
        self._ballots = [one for one in self._ballots if now - one.seen_s <= _FORGOTTEN_S]
        counted = [(tag, self._counted(tag, now)) for tag in tags]
        clear = [tag for tag, ballot in counted if ballot.is_clear(tag.text)]
        self.doubtful += len(counted) - len(clear)
        return clear

    def _counted(self, tag: Tag, now: float) -> _Ballot:
        ballot = next((one for one in self._ballots if one.is_at(tag)), None)
        if ballot is None:
            ballot = _Ballot(tag)
            self._ballots.append(ballot)
        ballot.count(tag, _OURS if self._plausible(tag.text) else _FOREIGN, now)
        return ballot

    def forget(self) -> None:
        """Start anew, as after the camera was moved."""
        self._ballots.clear()
