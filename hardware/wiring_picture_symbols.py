"""The symbols of a wiring picture: each strand of a device, drawn from the header outwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.core.crossing.drawings import Anchor, Disc, DrawnBox, DrawnWords, Line, Point, Shape
from companion.core.language.phrases import Phrase, phrase
from hardware.electrics import LEDS, series_of
from hardware.header import STRONG, WEAK
from hardware.strands import Strand

Say = Callable[[Phrase], str]
INK, QUIET, PAPER = "#1F2A33", "#6B7883", "#FFFFFF"
RAILS = {"GND": "#1F2A33", "5V": "#D62828", "3V3": "#F08C00"}
RESISTOR, EDGE = "#F3E3C3", "#8A6D3B"
WIRE, THIN = 0.7, 0.45
LABEL_AT, RESISTOR_AT, PART_AT, WORD_AT = 3.0, 21.0, 47.0, 52.5
RESISTOR_LONG, RESISTOR_HIGH = 15.0, 4.4
ROW = 5.7


class Frame:
    """One row of a block: `u` runs from the header's side outwards."""

    def __init__(self, edge: float, way: int, y: float) -> None:
        """`edge` is the side towards the header, `way` is -1 at its left and 1 at its right."""
        self.edge, self.way, self.y = edge, way, y

    def at(self, u: float, dy: float = 0.0) -> Point:
        """A point of the sheet."""
        return self.edge + self.way * u, self.y + dy

    def line(self, *us: float, colour: str = INK, width: float = THIN) -> Line:
        """A level line."""
        return Line(tuple(self.at(u) for u in us), colour, width)

    def words(self, text: str, u: float, dy: float, size: float = 2.5, colour: str = QUIET) -> DrawnWords:
        """Words that begin at `u` and run outwards."""
        x, y = self.at(u, dy)
        anchor: Anchor = "start" if self.way > 0 else "end"
        return DrawnWords(text, x, y, size, colour, anchor)


def rows(strand: Strand) -> int:
    """How many rows a strand needs: what a transistor switches has its own."""
    return 2 if strand.transistor else 1


def draw_strand(strand: Strand, frame: Frame, out: float, wire: str, say: Say) -> Iterator[Shape]:
    """Everything from where the wire enters to `out`, where the rail's wire begins."""
    yield frame.line(0, RESISTOR_AT + RESISTOR_LONG, PART_AT, colour=wire, width=WIRE)
    yield frame.words(f"GPIO {strand.pin}", LABEL_AT, -1.1, 2.6, INK)
    if strand.ohm:
        yield from _resistor(frame, RESISTOR_AT, strand.ohm)
    if strand.transistor:
        yield from _transistor(strand, frame, out, say)
        return
    yield frame.line(PART_AT, out, colour=RAILS[strand.rail])
    yield from _part(strand, frame, PART_AT, say, plus=strand.rail == WEAK)


def _part(strand: Strand, frame: Frame, u: float, say: Say, plus: bool) -> Iterator[Shape]:
    """The part itself; `plus` tells that its positive leg points outwards."""
    if strand.part == "led":
        yield from led(frame.at(u), strand.word)
        yield frame.words("+", u + (3.4 if plus else -5.2), -0.7, 3.0, INK)
        yield frame.words(say(phrase(f"wiring-led-{strand.word}")), WORD_AT, 2.5)
    elif strand.part == "buzzer":
        yield from buzzer(frame.at(u))
    elif strand.part == "switch":
        yield from _switch(frame, u)
        if strand.word:
            yield frame.words(say(phrase("wiring-push")), WORD_AT, 2.5)
    else:
        x, y = frame.at(u)
        yield Disc(x, y, 2.4, PAPER, INK, 0.35)
        yield DrawnWords(strand.word.upper(), x, y + 0.95, 2.7, INK, "middle", True)


def _transistor(strand: Strand, frame: Frame, out: float, say: Say) -> Iterator[Shape]:
    """The pin drives a base; in the row below, 5 V drive the part through the collector."""
    below = Frame(frame.edge, frame.way, frame.y + ROW)
    yield frame.line(PART_AT, out, colour=RAILS[strand.rail])
    yield Line((frame.at(PART_AT), below.at(PART_AT)), INK, THIN)
    yield below.line(PART_AT, out, colour=RAILS[STRONG])
    yield below.line(PART_AT, PART_AT + 7)
    x, y = frame.at(PART_AT)
    yield Disc(x, y, 2.7, PAPER, INK, 0.4)
    for letter, du, dy in (("B", -4.6, -0.8), ("E", 3.4, -0.8), ("C", 0.8, 4.9)):
        yield frame.words(letter, PART_AT + du, dy, 2.1)
    yield DrawnWords("NPN", x, y + 0.65, 1.9, INK, "middle", True)
    yield from _part_of_load(strand, below, say)


def _part_of_load(strand: Strand, below: Frame, say: Say) -> Iterator[Shape]:
    u = PART_AT + 9
    if strand.part == "led":
        yield from led(below.at(u), strand.word)
        yield below.words("+", u + 2.9, -0.7, 3.0, INK)
        x, y = below.at(PART_AT - 3)
        anchor: Anchor = "end" if below.way > 0 else "start"
        yield DrawnWords(say(phrase(f"wiring-led-{strand.word}")), x, y + 0.9, 2.5, QUIET, anchor)
    else:
        yield from buzzer(below.at(u))
    if strand.load_ohm:
        yield from _resistor(below, u + 5.4, strand.load_ohm)


def led(at: Point, word: str) -> Iterator[Shape]:
    """A round LED in its own colour, with a light on it."""
    colour = LEDS[word].colour
    yield Disc(*at, 2.6, colour, INK, 0.35)
    yield Disc(at[0] - 0.8, at[1] - 0.8, 0.7, PAPER)


def buzzer(at: Point) -> Iterator[Shape]:
    """A buzzer from above."""
    yield Disc(*at, 2.9, "#2B3640", INK, 0.35)
    yield Disc(*at, 0.8, PAPER)


def resistor_box(x: float, y: float, ohm: int) -> Iterator[Shape]:
    """A resistor about a middle, with its value."""
    yield DrawnBox(
        x - RESISTOR_LONG / 2, y - RESISTOR_HIGH / 2, RESISTOR_LONG, RESISTOR_HIGH, RESISTOR, EDGE, 0.3, 1.6
    )
    yield DrawnWords(series_of(ohm), x, y + 0.95, 2.7, INK, "middle", True)


def _resistor(frame: Frame, u: float, ohm: int) -> Iterator[Shape]:
    yield from resistor_box(*frame.at(u + RESISTOR_LONG / 2), ohm)


def _switch(frame: Frame, u: float) -> Iterator[Shape]:
    """An open contact with a lever."""
    yield from switch(frame.at(u - 3), frame.at(u + 3))


def switch(near: Point, far: Point) -> Iterator[Shape]:
    """A push button between two points."""
    middle = (near[0] + far[0]) / 2
    yield DrawnBox(min(near[0], far[0]), near[1] - 1, abs(far[0] - near[0]), 2, PAPER)
    yield Line(((near[0], near[1] - 1.7), (far[0], far[1] - 1.7)), INK, 0.5)
    yield Line(((middle, near[1] - 1.7), (middle, near[1] - 2.9)), INK, 0.5)
    for point in (near, far):
        yield Disc(*point, 0.75, PAPER, INK, 0.4)
