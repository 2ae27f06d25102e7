"""The legend of a wiring picture: what is on it, the resistors to buy, and what to mind."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.crossing.drawings import Disc, DrawnBox, DrawnWords, Line, Shape
from companion.core.language.phrases import phrase
from hardware.devices import Wiring
from hardware.electrics import series_of
from hardware.header import GROUND, STRONG, WEAK
from hardware.strands import Strand, parts_to_buy, strands
from hardware.wiring_picture_symbols import INK, PAPER, QUIET, RAILS, Say, led, resistor_box, switch

LEFT, WIDE, COLUMNS = 10.0, 277.0, 3
HOLD_S = 5.0
LINE = 5.5


def draw_legend(wiring: Wiring, top: float, say: Say) -> Iterator[Shape]:
    """The signs in columns, then what to buy and what to mind."""
    keys = _keys(wiring)
    yield Line(((LEFT, top), (LEFT + WIDE, top)), "#C9D3DB", 0.3)
    per_column = -(-len(keys) // COLUMNS)
    for nth, key in enumerate(keys):
        x = LEFT + nth // per_column * WIDE / COLUMNS
        y = top + 4.2 + nth % per_column * LINE
        yield from _sign(key, x + 8, y)
        yield DrawnWords(say(phrase(f"wiring-legend-{key}")), x + 18, y + 1, 3, INK)
    y = top + 4.8 + per_column * LINE
    values = resistors(wiring)
    if values:
        yield DrawnWords(say(phrase("wiring-resistors", values=values)), LEFT, y, 3, INK, bold=True)
    yield DrawnWords(say(phrase("wiring-safety")), LEFT, y + 4.3, 3, "#B42318", bold=True)
    if _is_held(wiring):
        yield DrawnWords(say(phrase("wiring-hold")), LEFT + WIDE, y, 3, INK, "end")


def legend_high(wiring: Wiring) -> float:
    """How much room the legend takes."""
    return 14.5 + -(-len(_keys(wiring)) // COLUMNS) * LINE


def _is_held(wiring: Wiring) -> bool:
    """Whether a button switches off by being held for the usual time."""
    return any(device.hold_s == HOLD_S for device in wiring.of(("button", "encoder")))


def resistors(wiring: Wiring) -> str:
    """The resistors to buy, in words."""
    bought = parts_to_buy(wiring).items()
    found = sorted((int(value), count) for (sort, value), count in bought if sort == "resistor")
    return ", ".join(f"{count} × {series_of(ohm)}" for ohm, count in found)


def _keys(wiring: Wiring) -> list[str]:
    """The signs that are on the picture."""
    return list(_signs([strand for device in wiring.devices for strand in strands(device)]))


def _signs(every: list[Strand]) -> Iterator[str]:
    yield from ("position", "gpio", GROUND)
    if any(strand.transistor for strand in every):
        yield STRONG
    if any(strand.rail == WEAK for strand in every):
        yield WEAK
    parts = {strand.part for strand in every}
    if any(strand.ohm for strand in every):
        yield "resistor"
    if "led" in parts:
        yield "led"
    if "switch" in parts:
        yield "switch"
    if "contact" in parts:
        yield "contact"
    if any(strand.transistor for strand in every):
        yield "transistor"


def _sign(key: str, x: float, y: float) -> Iterator[Shape]:
    if key in RAILS:
        yield Line(((x - 7, y), (x + 7, y)), RAILS[key], 1.1)
    elif key == "position":
        yield DrawnBox(x - 2.9, y - 2.3, 5.8, 4.6, QUIET, radius=2.3)
        yield DrawnWords("11", x, y + 1, 2.8, PAPER, "middle", True)
    elif key == "gpio":
        yield DrawnWords("GPIO 17", x, y + 1, 2.8, INK, "middle", True)
    elif key == "resistor":
        yield from resistor_box(x, y, 330)
    elif key == "led":
        yield Line(((x - 7, y), (x + 7, y)), INK, 0.45)
        yield from led((x + 1, y), "amber")
        yield DrawnWords("+", x - 4.2, y - 0.6, 3, INK)
    elif key == "switch":
        yield Line(((x - 7, y), (x + 7, y)), INK, 0.45)
        yield from switch((x - 3, y), (x + 3, y))
    else:
        yield Disc(x, y, 2.3, PAPER, INK, 0.4)
        word = "NPN" if key == "transistor" else "A"
        yield DrawnWords(
            word, x, y + (0.65 if len(word) > 1 else 0.95), 1.8 if len(word) > 1 else 2.7, INK, "middle", True
        )
