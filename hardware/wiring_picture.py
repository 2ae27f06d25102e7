"""The picture of a wiring: the header with its numbers, every device with its wires and rails, a legend."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.core.crossing.drawings import Anchor, Disc, Drawing, DrawnBox, DrawnWords, Line, Point, Shape
from companion.core.language.phrases import phrase
from hardware.devices import Device, Wiring
from hardware.header import GROUND, POSITIONS, STRONG, WEAK
from hardware.names import called, own_name
from hardware.wiring_picture_layout import (
    BLOCK_EDGE,
    BLOCK_WIDE,
    COLUMN,
    FIRST_ROW,
    HIGH,
    MIDDLE,
    PITCH,
    WIDE,
    Block,
    lay_out,
    pin_at,
    sheet_foot,
)
from hardware.wiring_picture_legend import draw_legend, legend_high
from hardware.wiring_picture_symbols import INK, PAPER, QUIET, RAILS, ROW, THIN, WIRE, Frame, Say, draw_strand

PLATE, PLATE_WORDS, PLATE_QUIET, FREE_PIN = "#243642", "#FFFFFF", "#93A6B3", "#D9E1E6"
GROUND_PIN = "#0E161B"
TILE, TILE_EDGE = "#F6F8FA", "#C9D3DB"
RAIL_AT = {GROUND: 6.0, STRONG: 10.0, WEAK: 14.0}  # from the outer side of the blocks
LANES = {WEAK: 15.0, STRONG: 17.5, GROUND: 20.0}  # along which the rails are reached above the header
ASIDE = {GROUND: 8.5, STRONG: 6.0}  # how far beside its pin a wire goes up or down
JOINED = ("two-colour", "rgb", "board", "encoder")  # whose legs meet before they reach the rail
JOIN_AT = 70.0
TWICE = ("undo", "silence")  # buttons that do something else when they are pressed twice
TAG_AT = {GROUND: 42.0, STRONG: 54.0, WEAK: 66.0}  # from the middle of the header to the names of the rails


def draw(wiring: Wiring, say: Say) -> Drawing:
    """Draw a wiring; `say` words the phrases in the reader's language."""
    blocks = lay_out(wiring.devices)
    foot = sheet_foot(blocks)
    high = max(HIGH, foot + legend_high(wiring))
    title = say(phrase("wiring-title", name=wiring.name))
    shapes: list[Shape] = [DrawnBox(0, 0, WIDE, high, PAPER)]
    shapes += [DrawnWords(title, 10, 10.5, 6, INK, bold=True)]
    shapes += [DrawnWords(_about(wiring, say), WIDE - 10, 10.5, 3.2, QUIET, "end")]
    shapes += _rails(blocks, foot)
    shapes += _header(wiring)
    for block in blocks:
        shapes += _wires(block)
    for block in blocks:
        shapes += _block(block, say)
    shapes += _pins(blocks)
    shapes += draw_legend(wiring, foot + 3.2, say)
    return Drawing((WIDE, high), title, tuple(shapes))


def _about(wiring: Wiring, say: Say) -> str:
    """What a shipped wiring is, in the reader's language; somebody's own in its own words."""
    shipped = phrase(f"wiring-about-{wiring.name}")
    said = say(shipped)
    return wiring.about if said == shipped.key else said


def _header(wiring: Wiring) -> Iterator[Shape]:
    """The plate with the names of the pins between its two columns."""
    high = 19 * PITCH + 11
    yield DrawnBox(MIDDLE - COLUMN - 5, FIRST_ROW - 5.5, 2 * COLUMN + 10, high, PLATE, radius=2.5)
    used = {pin for device in wiring.devices for pin in device.pins}
    kept = {pin: purpose for purpose, pins in wiring.reserved.items() for pin in pins}
    for place, what in enumerate(POSITIONS, 1):
        x, y = pin_at(place)
        name = f"GPIO {what}" if isinstance(what, int) else what
        if isinstance(what, int) and what in kept and what not in used:
            name = f"{what} {kept[what].split()[0][:8]}"
        bold = what in used or not isinstance(what, int)
        anchor: Anchor = "start" if place % 2 else "end"
        colour = PLATE_WORDS if bold else PLATE_QUIET
        yield DrawnWords(name, x + (4.2 if place % 2 else -4.2), y + 1, 2.8, colour, anchor, bold)


def _pins(blocks: Sequence[Block]) -> Iterator[Shape]:
    """The pins with their positions, those in use in the colour of their wires."""
    wired = {lead.strand.pin: lead.colour for block in blocks for lead in block.leads}
    fixed = {GROUND: GROUND_PIN, STRONG: RAILS[STRONG], WEAK: RAILS[WEAK]}
    for place, what in enumerate(POSITIONS, 1):
        x, y = pin_at(place)
        colour = wired.get(what, FREE_PIN) if isinstance(what, int) else fixed[what]
        yield DrawnBox(x - 2.9, y - 2.6, 5.8, 5.2, colour, PAPER, 0.35, 0.0 if place == 1 else 2.2)
        ink = INK if what in (0, 1) or colour == FREE_PIN else PAPER
        yield DrawnWords(str(place), x, y + 1, 2.8, _on(colour, ink), "middle", True)


def _on(colour: str, usual: str) -> str:
    """Dark words on a light pin."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return INK if 0.3 * red + 0.6 * green + 0.1 * blue > 150 else usual


def _block(block: Block, say: Say) -> Iterator[Shape]:
    device, x = block.device, block.left
    yield DrawnBox(x, block.y, BLOCK_WIDE, block.high, TILE, TILE_EDGE, 0.25, 2)
    outer, inner = (x + 3, x + BLOCK_WIDE - 3) if block.way < 0 else (x + BLOCK_WIDE - 3, x + 3)
    left: tuple[Anchor, Anchor] = ("start", "end")
    for_name, for_kind = left if block.way < 0 else left[::-1]
    name = called(device)
    words = name if isinstance(name, str) else say(name)
    yield DrawnWords(words, outer, block.y + 3.9, 3.2, INK, for_name, True)
    yield DrawnWords(_kind(device, say), inner, block.y + 3.9, 2.6, QUIET, for_kind)
    joined = device.kind in JOINED and not device.transistor
    for lead in block.leads:
        out = JOIN_AT if joined else BLOCK_WIDE
        yield from draw_strand(lead.strand, Frame(block.edge, block.way, lead.y), out, lead.colour, say)
    if joined:
        yield from _joint(block)


def _kind(device: Device, say: Say) -> str:
    """What for and of what kind; of a button what it does when it is pressed twice."""
    head, _, which = device.role.partition(":")
    is_button = head == "button"
    role = phrase(f"wiring-role-{which if is_button else head}", number=which.replace("*", "1-5"))
    words = [say(role)] if own_name(device) else []
    words.append(say(phrase(f"wiring-kind-{device.kind}")))
    pressed = which if is_button else "silence" if device.kind == "encoder" and len(device.pins) > 2 else ""
    words += [say(phrase(f"wiring-twice-{pressed}"))] if pressed in TWICE else []
    return " · ".join(words)


def _joint(block: Block) -> Iterator[Shape]:
    """Where the legs of a device meet, and their way on to the rail."""
    frames = [Frame(block.edge, block.way, lead.y) for lead in block.leads]
    colour = RAILS[block.leads[0].strand.rail]
    yield Line((frames[0].at(JOIN_AT), frames[-1].at(JOIN_AT)), colour, THIN)
    middle = frames[len(frames) // 2]
    yield middle.line(JOIN_AT, BLOCK_WIDE, colour=colour)
    for frame in frames:
        yield Disc(*frame.at(JOIN_AT), 0.6, colour)


def _wires(block: Block) -> Iterator[Shape]:
    """The wires between header and block, each with a light edge that tells it from what it crosses."""
    for lead in block.leads:
        yield Line(lead.wire, PAPER, WIRE + 0.9)
        yield Line(lead.wire, lead.colour, WIRE)


def _rails(blocks: Sequence[Block], foot: float) -> Iterator[Shape]:
    """The rails outside the blocks of each side, from the header and to every device."""
    for way in (-1, 1):
        ends = [end for block in blocks if block.way == way for end in _ends(block)]
        for rail in (STRONG, WEAK, GROUND):
            heights = [y for name, y in ends if name == rail]
            if heights:
                yield from _rail(rail, way, heights, foot)


def _ends(block: Block) -> Iterator[tuple[str, float]]:
    """Which rails a block is connected to, and how high."""
    if block.device.kind in JOINED and not block.device.transistor:
        lead = block.leads[len(block.leads) // 2]
        yield lead.strand.rail, lead.y
        return
    for lead in block.leads:
        yield lead.strand.rail, lead.y
        if lead.strand.transistor:
            yield STRONG, lead.y + ROW


def _rail(rail: str, way: int, heights: Sequence[float], foot: float) -> Iterator[Shape]:
    colour = RAILS[rail]
    side = MIDDLE + way * (BLOCK_EDGE + BLOCK_WIDE)
    x = side + way * RAIL_AT[rail]
    route = _route(rail, way, x, foot)
    end = route[-1][1]
    farthest = max(heights, key=lambda y: abs(y - end))
    for ink, width in ((PAPER, 2.0), (colour, 1.1)):
        yield Line((*route, (x, farthest)), ink, width)
    for y in heights:
        yield Line(((side, y), (x, y)), PAPER, THIN + 0.8)
        yield Line(((side, y), (x, y)), colour, THIN)
        yield Disc(x, y, 0.9, colour)
    tag = MIDDLE + way * TAG_AT[rail]
    yield DrawnBox(tag - 5, end - 1.2, 10, 2.4, PAPER)
    yield DrawnWords(rail, tag, end + 1, 2.8, colour, "middle", True)


def _route(rail: str, way: int, x: float, foot: float) -> tuple[Point, ...]:
    """From a pin of the header to the top or foot of a rail."""
    if rail == GROUND and way < 0:
        pin = pin_at(39)
        low = foot + 1.0
        aside = pin[0] - ASIDE[GROUND]
        return (pin, (aside, pin[1]), (aside, low), (x, low))
    place = {GROUND: 6, STRONG: 2 if way < 0 else 4, WEAK: 1}[rail]
    pin, lane = pin_at(place), LANES[rail]
    if place in (1, 2):
        return (pin, (pin[0], lane), (x, lane))
    aside = pin[0] + ASIDE[rail]
    return (pin, (aside, pin[1]), (aside, lane), (x, lane))
