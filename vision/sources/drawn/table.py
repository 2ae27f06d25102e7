"""The drawn table: cards put on a table nobody has to own, seen by a camera nobody has to buy."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import cos, radians, sin
from threading import Lock
from time import monotonic
from typing import cast

import cv2
import msgspec
import numpy as np

from vision.frames import Frame
from vision.pixels import Pixels
from vision.sources.base import OpensAndCloses
from vision.sources.drawn.cards import CARD_MM, CardLook, card_picture
from vision.sources.drawn.light import Optics, Weather

_TABLE = 150
"""Gray of the bare table."""


class DrawnCard(msgspec.Struct, frozen=True):
    """One card on the drawn table: its middle in millimetres, its turn clockwise in degrees.

    A text of None is a card without any tag. Cards put later lie on top.
    """

    text: str | None
    x_mm: float
    y_mm: float
    angle_deg: float = 0.0
    tag_mm: float = 18.0
    is_inverted: bool = False


class View(msgspec.Struct, frozen=True):
    """What the camera sees: its top left corner on the table, its sharpness and picture size."""

    left_mm: float = 0.0
    top_mm: float = 0.0
    px_per_mm: float = 5.0
    size: tuple[int, int] = (1280, 720)

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of what is seen, in millimetres: the spot of a stand."""
        width, height = self.size
        return self.left_mm + width / self.px_per_mm / 2, self.top_mm + height / self.px_per_mm / 2


class DrawnTable(OpensAndCloses):
    """A scene of cards by key, and the camera above it; safe to move cards from another thread."""

    name = "drawn"

    def __init__(
        self,
        view: View | None = None,
        *,
        weather: Weather | None = None,
        seed: int = 0,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.view = view or View()
        self._clock = clock
        self._optics = Optics(self.view.size, weather or Weather(), seed)
        self._lock = Lock()
        self._cards: dict[str, DrawnCard] = {}
        self._pictures: dict[CardLook, Pixels] = {}
        self._lit: Pixels | None = None

    # -- the cards -----------------------------------------------------------------------------

    @property
    def cards(self) -> dict[str, DrawnCard]:
        """The cards on the table by key, the lowest first."""
        with self._lock:
            return dict(self._cards)

    def put(self, key: str, card: DrawnCard) -> None:
        """Lay a card on top of everything else; a card that lay elsewhere is taken from there."""
        with self._lock:
            self._cards.pop(key, None)
            self._cards[key] = card
            self._lit = None

    def show(self, key: str, text: str | None, angle_deg: float = 0.0) -> None:
        """Hold one card right under the camera."""
        x_mm, y_mm = self.view.middle
        self.put(key, DrawnCard(text, x_mm, y_mm, angle_deg))

    def move(self, key: str, x_mm: float, y_mm: float, angle_deg: float | None = None) -> None:
        """Slide a card that lies on the table, keeping its height in the stack; an unknown key is fine."""
        with self._lock:
            card = self._cards.get(key)
            if card is not None:
                turn = card.angle_deg if angle_deg is None else angle_deg
                self._cards[key] = msgspec.structs.replace(card, x_mm=x_mm, y_mm=y_mm, angle_deg=turn)
                self._lit = None

    def remove(self, key: str) -> None:
        """Take one card away; one that is not there is fine."""
        with self._lock:
            if self._cards.pop(key, None) is not None:
                self._lit = None

    def clear(self) -> None:
        """Take every card away."""
        with self._lock:
            self._cards.clear()
            self._lit = None

    def fan(
        self, cards: Iterable[tuple[str, str | None]], step_mm: float = 28.0, spread_deg: float = 8.0
    ) -> None:
        """Lay cards (key and text) from left to right under the camera, each over the right of the last."""
        row = list(cards)
        x_mm, y_mm = self.view.middle
        for number, (key, text) in enumerate(row):
            off = number - (len(row) - 1) / 2
            turn = spread_deg * off / max(len(row) - 1, 1)
            self.put(key, DrawnCard(text, x_mm + off * step_mm, y_mm + abs(off) * 1.0, turn))

    # -- the camera ----------------------------------------------------------------------------

    def open(self) -> None:
        """Nothing has to be opened: the table is always there."""

    def close(self) -> None:
        """Nothing is held open; the cards stay where they are."""

    def read(self) -> Frame:
        """Take a frame now."""
        return self.frame(self._clock())

    def frame(self, now: float) -> Frame:
        """Return what the camera sees at a moment."""
        with self._lock:
            if self._lit is None:
                self._lit = self._optics.lit(self._drawn())
            return Frame(self._optics.taken(self._lit), now, self.name)

    def _drawn(self) -> Pixels:
        width, height = self.view.size
        picture = np.full((height, width), _TABLE, np.uint8)
        for card in self._cards.values():
            self._lay(picture, card)
        return picture

    def _lay(self, picture: Pixels, card: DrawnCard) -> None:
        """Draw one card into the picture, only in the rectangle it touches."""
        scale = self.view.px_per_mm
        x, y = (card.x_mm - self.view.left_mm) * scale, (card.y_mm - self.view.top_mm) * scale
        sprite = self._picture_of(CardLook(card.text, card.tag_mm, scale, card.is_inverted))
        turn = radians(card.angle_deg)
        wide = (CARD_MM[0] * abs(cos(turn)) + CARD_MM[1] * abs(sin(turn))) * scale / 2 + 2
        high = (CARD_MM[0] * abs(sin(turn)) + CARD_MM[1] * abs(cos(turn))) * scale / 2 + 2
        left, top = max(int(x - wide), 0), max(int(y - high), 0)
        spot = picture[top : max(int(y + high) + 1, 0), left : max(int(x + wide) + 1, 0)]
        if 0 in spot.shape:
            return
        place = _placement(sprite, turn, x - left, y - top)
        cv2.warpAffine(
            sprite,
            place,
            spot.shape[::-1],
            dst=spot,
            flags=cv2.INTER_LINEAR,
            borderMode=cv2.BORDER_TRANSPARENT,
        )

    def _picture_of(self, look: CardLook) -> Pixels:
        """Return the upright card, drawn once for each look."""
        if look not in self._pictures:
            if len(self._pictures) > 256:
                self._pictures.clear()
            self._pictures[look] = card_picture(look)
        return self._pictures[look]


def _placement(sprite: Pixels, turn: float, x: float, y: float) -> Pixels:
    """Return the matrix that turns a card about its middle and lays the middle at x, y."""
    height, width = sprite.shape
    middle_x, middle_y = (width - 1) / 2, (height - 1) / 2
    along, across = cos(turn), sin(turn)
    return cast(
        Pixels,
        np.array(
            [
                [along, -across, x - along * middle_x + across * middle_y],
                [across, along, y - across * middle_x - along * middle_y],
            ]
        ),
    )
