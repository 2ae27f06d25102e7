"""Where all of a wiring picture lies: the pins, a block for each device beside its pins, the wires."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import msgspec

from companion.core.crossing.drawings import Point
from hardware.devices import Device
from hardware.electrics import LEDS
from hardware.header import position
from hardware.strands import Strand, strands
from hardware.wiring_picture_symbols import ROW, rows

WIDE, HIGH = 297.0, 210.0
MIDDLE = WIDE / 2
COLUMN = 18.0  # from the middle of the header to its pins
FIRST_ROW, PITCH = 28.0, 7.35
BLOCK_WIDE, BLOCK_EDGE = 78.0, 50.5  # from the middle of the header to the edge of a block
NAME_HIGH, FOOT, GAP = 4.9, 1.1, 1.2
TOP, BOTTOM = 21.5, 177.5
STEPS = 28
WIRES = ("#C7372F", "#E07B1A", "#B89600", "#3F9142", "#1D8F8F", "#2F6FDE", "#7A4FC9", "#C2479B", "#8A5A34",
         "#5B6B7B")  # fmt: skip
PLAIN = ("white", "warm-white")  # LEDs whose colour would not be seen on paper


class Lead(msgspec.Struct, frozen=True):
    """A strand at its place: the row in its block, and its wire."""

    strand: Strand
    y: float
    colour: str
    wire: tuple[Point, ...]


class Block(msgspec.Struct, frozen=True):
    """A device at its place; `way` is -1 at the left of the header and 1 at its right."""

    device: Device
    way: int
    y: float
    high: float
    leads: tuple[Lead, ...]

    @property
    def edge(self) -> float:
        """The side towards the header."""
        return MIDDLE + self.way * BLOCK_EDGE

    @property
    def left(self) -> float:
        """The left side on the sheet."""
        return self.edge if self.way > 0 else self.edge - BLOCK_WIDE


def pin_at(place: int) -> Point:
    """The middle of a position of the header."""
    return MIDDLE + (-COLUMN if place % 2 else COLUMN), FIRST_ROW + (place - 1) // 2 * PITCH


def lay_out(devices: Sequence[Device]) -> tuple[Block, ...]:
    """All devices at their places, those at the left first, each side from top to bottom."""
    return tuple(
        block for way in (-1, 1) for block in _side([one for one in devices if _way(one) == way], way)
    )


def sheet_foot(blocks: Iterable[Block]) -> float:
    """How far down the blocks reach, at least as far as the header."""
    return max((BOTTOM, *(block.y + block.high for block in blocks)))


def _way(device: Device) -> int:
    odd = sum(position(pin) % 2 for pin in device.pins)
    return -1 if 2 * odd >= len(device.pins) else 1


def _side(devices: Sequence[Device], way: int) -> list[Block]:
    ordered = sorted(devices, key=lambda device: _mean(_key(pin, way) for pin in device.pins))
    highs = [_high(device) for device in ordered]
    wanted = [_mean(_key(pin, way) for pin in device.pins) for device in ordered]
    tops = _spread([at - high / 2 for at, high in zip(wanted, highs, strict=True)], highs)
    blocks, used = [], 0
    for device, y, high in zip(ordered, tops, highs, strict=True):
        blocks.append(Block(device, way, y, high, _leads(device, way, y, used)))
        used += len(device.pins)
    return blocks


def _spread(tops: Sequence[float], highs: Sequence[float]) -> list[float]:
    """Blocks as near to their pins as they can be without lying over each other."""
    found: list[float] = []
    free = TOP
    for top, high in zip(tops, highs, strict=True):
        found.append(max(top, free))
        free = found[-1] + high + GAP
    limit = max(BOTTOM, TOP + sum(highs) + GAP * (len(highs) - 1))
    for nth in range(len(found) - 1, -1, -1):
        found[nth] = min(found[nth], limit - highs[nth])
        limit = found[nth] - GAP
    return found


def _leads(device: Device, way: int, top: float, used: int) -> tuple[Lead, ...]:
    ordered = sorted(strands(device), key=lambda strand: _key(strand.pin, way))
    y, found = top + NAME_HIGH + ROW / 2, []
    for nth, strand in enumerate(ordered, used):
        is_told = strand.part == "led" and strand.word not in PLAIN
        colour = LEDS[strand.word].colour if is_told else WIRES[nth % len(WIRES)]
        found.append(Lead(strand, y, colour, _wire(strand.pin, way, y)))
        y += ROW * rows(strand)
    return tuple(found)


def _wire(pin: int, way: int, y: float) -> tuple[Point, ...]:
    """From the pin to the block; from a pin of the other column between the rows of the header."""
    x, row = pin_at(position(pin))
    start, key = MIDDLE + way * (COLUMN + 3.6), _key(pin, way)
    across = ((x, row), (x + way * 3.2, key)) if key != row else ((x, row),)
    end = MIDDLE + way * BLOCK_EDGE
    curve = tuple(
        (start + (end - start) * step / STEPS, key + (y - key) * _ease(step / STEPS))
        for step in range(STEPS + 1)
    )
    return (*across, *curve)


def _ease(part: float) -> float:
    return (1 - math.cos(math.pi * part)) / 2


def _key(pin: int, way: int) -> float:
    """How high a wire leaves the header on this side."""
    place = position(pin)
    is_near = (place % 2 == 1) == (way < 0)
    return pin_at(place)[1] - (0.0 if is_near else PITCH / 2)


def _high(device: Device) -> float:
    return NAME_HIGH + FOOT + ROW * sum(rows(strand) for strand in strands(device))


def _mean(values: Iterable[float]) -> float:
    told = tuple(values)
    return sum(told) / len(told)
