"""A drawing of the house as a printed page, at its true size."""

from __future__ import annotations

from functools import singledispatch
from pathlib import Path
from typing import Any

from companion.core.crossing.drawings import Disc, Drawing, DrawnBox, DrawnWords, Line

POINTS_PER_MM = 72 / 25.4
Rgb = tuple[int, int, int]


def drawing_page(drawing: Drawing, plain: Path, bold: Path) -> bytes:
    """The drawing as a document of one page; `plain` and `bold` are the faces of its words."""
    from fpdf import FPDF

    pdf = FPDF(unit="mm", format=drawing.size)
    pdf.set_auto_page_break(False)
    pdf.set_margin(0)
    pdf.set_title(drawing.title)
    pdf.set_creator("Table Companion")
    pdf.add_font("plain", "", plain)
    pdf.add_font("bold", "", bold)
    pdf.add_page()
    for shape in drawing.shapes:
        _draw(shape, pdf)
    return bytes(pdf.output())


@singledispatch
def _draw(shape: object, pdf: Any) -> None:
    raise TypeError(f"{type(shape).__name__} is no shape of a drawing")


@_draw.register
def _line(shape: Line, pdf: Any) -> None:
    pdf.set_draw_color(*_rgb(shape.colour))
    pdf.set_line_width(shape.width)
    pdf.polyline(list(shape.points))


@_draw.register
def _box(shape: DrawnBox, pdf: Any) -> None:
    style = _style(shape, pdf)
    radius = min(shape.radius, 0.49 * shape.w, 0.49 * shape.h)  # a half exactly is refused by the library
    pdf.rect(shape.x, shape.y, shape.w, shape.h, style=style, round_corners=radius > 0, corner_radius=radius)


@_draw.register
def _disc(shape: Disc, pdf: Any) -> None:
    pdf.circle(shape.x, shape.y, shape.r, style=_style(shape, pdf))


@_draw.register
def _words(shape: DrawnWords, pdf: Any) -> None:
    pdf.set_font("bold" if shape.bold else "plain", size=shape.size * POINTS_PER_MM)
    pdf.set_text_color(*_rgb(shape.colour))
    wide = pdf.get_string_width(shape.text)
    pdf.text({"start": shape.x, "middle": shape.x - wide / 2, "end": shape.x - wide}[shape.anchor], shape.y,
             shape.text)  # fmt: skip


def _style(shape: DrawnBox | Disc, pdf: Any) -> str:
    if shape.fill:
        pdf.set_fill_color(*_rgb(shape.fill))
    if shape.stroke:
        pdf.set_draw_color(*_rgb(shape.stroke))
        pdf.set_line_width(shape.width)
    return ("D" if shape.stroke else "") + ("F" if shape.fill else "")


def _rgb(colour: str) -> Rgb:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return red, green, blue
