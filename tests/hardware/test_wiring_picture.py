"""The picture of a wiring: every pin, wire, value and name, nothing over anything, in both languages."""

import xml.etree.ElementTree as Tree
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from companion.core.crossing.drawings import Disc, Drawing, DrawnBox, DrawnWords, Line, Shape
from companion.core.language.languages import codes
from companion.core.language.phrases import Phrase
from companion.ground.texts import FluentTexts
from hardware.devices import Device, Wiring
from hardware.header import POSITIONS, position
from hardware.names import called
from hardware.wiring import find_wiring, load_wiring
from hardware.wiring_picture import draw
from hardware.wiring_picture_layout import Block, lay_out, pin_at
from hardware.wiring_picture_svg import svg

NAMES = ("none", "small", "family", "full")
ODD = Wiring(  # somebody's own: wires from both columns, lamps lit by low pins, a row, transistors
    "mine & <ours>",
    "my own",
    (
        Device("both sides", "mood", "rgb", (17, 18, 24), inverted=True),
        Device("row", "room:*", "board", (5, 12, 6, 16)),
        Device("strong", "scan", "rgb", (23, 25, 8), transistor=True),
        Device("loud", "buzzer", "buzzer-active", (13,), transistor=True),
        Device("knob", "volume", "encoder", (20, 26)),
        Device("high", "button:undo", "button", (21,), inverted=True),
    ),
)
TEXTS = FluentTexts("alien")


def saying(language: str, missing: list[str] | None = None) -> Callable[[Phrase], str]:
    def say(said: Phrase) -> str:
        if missing is not None and not said.key.startswith("wiring-about"):
            missing.extend(TEXTS.faults(said, language))
        return TEXTS.say(said, language)

    return say


def wiring_of(name: str) -> Wiring:
    return ODD if name == "odd" else load_wiring(find_wiring(name))


def corners(shape: Shape) -> list[tuple[float, float]]:
    if isinstance(shape, Line):
        return list(shape.points)
    if isinstance(shape, DrawnBox):
        return [(shape.x, shape.y), (shape.x + shape.w, shape.y + shape.h)]
    if isinstance(shape, Disc):
        return [(shape.x - shape.r, shape.y - shape.r), (shape.x + shape.r, shape.y + shape.r)]
    wide = 0.5 * shape.size * len(shape.text)  # a narrow face
    left = {"start": shape.x, "middle": shape.x - wide / 2, "end": shape.x - wide}[shape.anchor]
    return [(left, shape.y - 0.8 * shape.size), (left + wide, shape.y)]


def words(drawing: Drawing) -> list[str]:
    return [shape.text for shape in drawing.shapes if isinstance(shape, DrawnWords)]


@pytest.mark.parametrize("name", [*NAMES, "odd"])
@pytest.mark.parametrize("language", codes())
def test_everything_lies_on_the_sheet_and_is_said_in_the_language(name: str, language: str) -> None:
    missing: list[str] = []
    drawing = draw(wiring_of(name), saying(language, missing))
    assert missing == []
    wide, high = drawing.size
    lost = [s for s in drawing.shapes for x, y in corners(s) if not (0 <= x <= wide and 0 <= y <= high)]
    assert lost == []


@pytest.mark.parametrize("name", NAMES)
def test_shipped_wirings_fit_on_a_sheet_of_paper(name: str) -> None:
    assert draw(wiring_of(name), saying("en")).size == (297.0, 210.0)


@pytest.mark.parametrize("name", [*NAMES, "odd"])
def test_every_device_and_every_pin_has_its_name(name: str) -> None:
    wiring = wiring_of(name)
    told = words(draw(wiring, saying("en")))
    named = (called(device) for device in wiring.devices)
    assert {name if isinstance(name, str) else saying("en")(name) for name in named} <= set(told)
    assert {str(place) for place in range(1, 41)} <= set(told)
    for device in wiring.devices:
        for pin in device.pins:
            assert told.count(f"GPIO {pin}") >= 2  # on the header and at the device


@pytest.mark.parametrize("name", ["small", "family", "full", "odd"])
def test_every_wire_leads_from_its_pin_to_its_row(name: str) -> None:
    blocks = lay_out(wiring_of(name).devices)
    wired = {lead.strand.pin: lead for block in blocks for lead in block.leads}
    assert set(wired) == {pin for device in wiring_of(name).devices for pin in device.pins}
    for pin, lead in wired.items():
        assert lead.wire[0][1] == pytest.approx(pin_at(position(pin))[1])
        assert lead.wire[-1][1] == pytest.approx(lead.y)


@pytest.mark.parametrize("name", ["small", "family", "full", "odd"])
def test_no_device_lies_over_another(name: str) -> None:
    blocks = lay_out(wiring_of(name).devices)
    for way in (-1, 1):
        side = [block for block in blocks if block.way == way]
        assert all(above.y + above.high < below.y for above, below in pairwise(side))


@pytest.mark.parametrize("name", ["small", "family", "full"])
def test_no_wires_of_a_shipped_wiring_cross(name: str) -> None:
    def order(side: list[Block]) -> list[list[int]]:
        leads = [lead for block in side for lead in block.leads]
        ends = (0, -1)
        return [[lead.strand.pin for lead in sorted(leads, key=lambda one: one.wire[end][1])] for end in ends]

    blocks = lay_out(wiring_of(name).devices)
    for way in (-1, 1):
        at_header, at_devices = order([block for block in blocks if block.way == way])
        assert at_header == at_devices


def test_values_rails_and_what_to_buy_are_told() -> None:
    told = words(draw(wiring_of("family"), saying("en")))
    assert "Resistors: 1 × 120 Ω, 9 × 330 Ω, 1 × 470 Ω, 1 × 680 Ω, 3 × 820 Ω, 1 × 1 kΩ" in told
    assert told.count("330 Ω") == 9 + 1  # one in the legend
    assert any(text.startswith("Switch the Pi off") for text in told)
    assert "3.3 V" not in told and "5 V, never to a GPIO pin" in told


def test_the_header_is_that_of_a_pi() -> None:
    assert len(POSITIONS) == 40
    assert [POSITIONS.count(each) for each in ("5V", "3V3", "GND")] == [2, 2, 8]
    assert [position(pin) for pin in (2, 3, 14, 17, 13, 26, 21)] == [3, 5, 8, 11, 33, 37, 40]
    assert sorted(pin for pin in POSITIONS if isinstance(pin, int)) == list(range(28))


@pytest.mark.parametrize("name", [*NAMES, "odd"])
def test_the_svg_is_well_formed_and_says_the_same(name: str) -> None:
    drawing = draw(wiring_of(name), saying("fr"))
    root = Tree.fromstring(svg(drawing))
    assert root.attrib["width"] == "297mm"
    assert [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")] == words(drawing)
    assert len(list(root)) == len(drawing.shapes) + 1  # the title


def test_the_picture_is_the_same_every_time(tmp_path: Path) -> None:
    once, again = (svg(draw(wiring_of("full"), saying("en"))) for _ in range(2))
    assert once == again


@pytest.mark.parametrize("name", ["small", "family", "full"])
def test_the_pictures_of_the_page_are_those_of_the_wirings(name: str) -> None:
    """After a change: `companion lights --wiring NAME --draw docs/pictures/wiring-NAME.svg`."""
    kept = Path(__file__).parents[2] / "docs" / "pictures" / f"wiring-{name}.svg"
    assert kept.read_text(encoding="utf-8") == svg(draw(wiring_of(name), saying("en")))
