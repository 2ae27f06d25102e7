"""Paper to draw on, in millimetres from the top left corner; the drawing library stays in here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Literal

import msgspec

from card_db.printing.codes import Bits, runs

Point = tuple[float, float]
Anchor = Literal["left", "middle", "right"]
Size = tuple[float, float]

A4: Size = (210.0, 297.0)
LETTER: Size = (215.9, 279.4)
PAPERS: dict[str, Size] = {"A4": A4, "Letter": LETTER}
POINTS_PER_MM = 72 / 25.4
LINE_HEIGHT = 1.62  # of the height of capitals
INK = 0  # gray levels: 0 is black, 255 is paper
PAPER = 255


class Fonts(msgspec.Struct, frozen=True):
    """The faces to set words in, as files."""

    body: Path
    bold: Path
    number: Path
    title: Path


Face = Literal["body", "bold", "number", "title"]


class Paper:
    """A document of equal pages; whatever is drawn goes on the last one."""

    def __init__(self, size: Size, fonts: Fonts, title: str = "") -> None:
        """Take blank paper and the faces to set words in."""
        from fpdf import FPDF

        self.size = size
        self._pdf = FPDF(unit="mm", format=size)
        self._pdf.set_auto_page_break(False)
        self._pdf.set_margin(0)
        self._pdf.set_title(title)
        self._pdf.set_creator("Table Companion")
        for face in ("body", "bold", "number", "title"):
            self._pdf.add_font(face, "", getattr(fonts, face))

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return self._pdf.page

    def page(self) -> None:
        """Go on on a new page."""
        self._pdf.add_page()

    def data(self) -> bytes:
        """The finished document."""
        return bytes(self._pdf.output())

    # Shapes.

    def squares(self, bits: Bits, x: float, y: float, side: float) -> None:
        """Draw squares as one shape, so that no hair lines show between them."""
        module = side / len(bits)
        spots = [(x + at * module, y + row * module, count * module, module)
                 for row, line in enumerate(bits) for at, count in runs(line)]  # fmt: skip
        self._fill(spots)

    def stripes(self, modules: tuple[bool, ...], x: float, y: float, module: float, height: float) -> None:
        """Draw upright bars as one shape."""
        self._fill([(x + at * module, y, count * module, height) for at, count in runs(modules)])

    def _fill(self, spots: Sequence[tuple[float, float, float, float]]) -> None:
        with self._pdf.new_path() as path:
            path.style.fill_color = "#000000"
            path.style.stroke_color = None
            for x, y, width, height in spots:
                path.rectangle(x, y, width, height)

    def polygon(
        self, points: Sequence[Point], fill: int | None = None, stroke: int | None = None, width: float = 0.2
    ) -> None:
        """Draw a closed shape, filled or outlined or both."""
        style = self._style(fill, stroke, width)
        if style:
            self._pdf.polygon(list(points), style=style)

    def box(
        self,
        spot: Spot,
        fill: int | None = None,
        stroke: int | None = None,
        width: float = 0.2,
        radius: float = 0.0,
    ) -> None:
        """Draw a rectangle, with round corners if asked."""
        style = self._style(fill, stroke, width)
        if style:
            self._pdf.rect(
                spot.x, spot.y, spot.w, spot.h, style=style, round_corners=radius > 0, corner_radius=radius
            )

    def circle(
        self, x: float, y: float, radius: float, fill: int | None = None, stroke: int | None = None,
        width: float = 0.2,
    ) -> None:  # fmt: skip
        """Draw a circle about a middle."""
        style = self._style(fill, stroke, width)
        if style:
            self._pdf.ellipse(x - radius, y - radius, 2 * radius, 2 * radius, style=style)

    def line(self, points: Sequence[Point], ink: int = INK, width: float = 0.2) -> None:
        """Draw a line through points, with round ends and corners."""
        self._pdf.set_draw_color(ink)
        self._pdf.set_line_width(width)
        self._pdf.polyline(list(points))

    def _style(self, fill: int | None, stroke: int | None, width: float) -> str:
        if fill is not None:
            self._pdf.set_fill_color(fill)
        if stroke is not None:
            self._pdf.set_draw_color(stroke)
            self._pdf.set_line_width(width)
        return ("D" if stroke is not None else "") + ("F" if fill is not None else "")

    @contextmanager
    def within(self, spot: Spot) -> Iterator[None]:
        """Let nothing be seen outside a rectangle."""
        # The outer context brings the colours back that the library believes to be set.
        with self._pdf.local_context(), self._pdf.rect_clip(spot.x, spot.y, spot.w, spot.h):
            yield

    @contextmanager
    def upwards(self, x: float, y: float) -> Iterator[None]:
        """Let everything run upwards from a point, as along the edge of a page."""
        with self._pdf.rotation(90, x, y):
            yield

    # Words.

    def words(
        self, text: str, x: float, y: float, cap: float, face: Face = "body", anchor: Anchor = "left",
        ink: int = INK,
    ) -> None:  # fmt: skip
        """Set one line; `y` is the foot of its capitals, `cap` their height."""
        wide = self.width(text, cap, face)
        self._pdf.set_text_color(ink)
        self._pdf.text({"left": x, "middle": x - wide / 2, "right": x - wide}[anchor], y, text)

    def width(self, text: str, cap: float, face: Face = "body") -> float:
        """How wide a line is."""
        self._pdf.set_font(face, size=cap * POINTS_PER_MM / self._caps[face])
        return float(self._pdf.get_string_width(text))

    def fitted(self, text: str, cap: float, wide: float, face: Face = "body") -> float:
        """The height of capitals at which a line fits, at most `cap`."""
        needed = self.width(text, cap, face)
        return cap if needed <= wide else cap * wide / needed

    def shortened(self, text: str, cap: float, wide: float, face: Face = "body") -> tuple[str, float]:
        """A line made to fit: a little smaller first, then cut off where it must end."""
        least = 0.75 * cap
        if self.width(text, least, face) <= wide:
            return text, self.fitted(text, cap, wide, face)
        while text and self.width(f"{text}…", least, face) > wide:
            text = text[:-1].rstrip()
        return f"{text}…", least

    def lines(self, text: str, cap: float, wide: float, face: Face = "body") -> tuple[str, ...]:
        """A text broken into lines that fit."""
        found = [""]
        for word in text.split():
            longer = f"{found[-1]} {word}".strip()
            if found[-1] and self.width(longer, cap, face) > wide:
                found.append(word)
            else:
                found[-1] = longer
        return tuple(found)

    @cached_property
    def _caps(self) -> dict[str, float]:
        """The height of capitals of each face, as a part of its size."""
        found = {}
        for face in ("body", "bold", "number", "title"):
            self._pdf.set_font(face, size=10)
            found[face] = float(self._pdf.current_font.desc.cap_height) / 1000  # type: ignore[union-attr]
        return found


class Spot(msgspec.Struct, frozen=True):
    """A rectangle on paper, in millimetres from the top left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.w

    @property
    def foot(self) -> float:
        """Its lower edge."""
        return self.y + self.h

    @property
    def middle(self) -> Point:
        """Its middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, by: float) -> Spot:
        """The same rectangle, smaller on every side."""
        return Spot(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def at(self, x: float, y: float) -> Spot:
        """The same rectangle, moved so that it lies in another's corner."""
        return Spot(self.x + x, self.y + y, self.w, self.h)

    def holds(self, other: Spot, slack: float = 1e-6) -> bool:
        """Whether another rectangle lies in it."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.foot <= self.foot + slack
        )
