"""A drawing as SVG, sizes in millimetres."""

from __future__ import annotations

from xml.sax.saxutils import escape

from companion.core.crossing.drawings import Disc, Drawing, DrawnBox, DrawnWords, Line, Shape

FACES = "'Barlow Semi Condensed', 'DejaVu Sans Condensed', 'Arial Narrow', Arial, sans-serif"
NO_EDGE = ' stroke="none"'  # said aloud: some readers would take the edge of the shape before


def svg(drawing: Drawing) -> str:
    """The whole file."""
    wide, high = (_number(side) for side in drawing.size)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}mm" height="{high}mm" '
        f'viewBox="0 0 {wide} {high}" font-family="{FACES}" stroke-linecap="round" stroke-linejoin="round">'
    )
    shapes = (_shape(shape) for shape in drawing.shapes)
    return "\n".join((head, f"<title>{escape(drawing.title)}</title>", *shapes, "</svg>", ""))


def _shape(shape: Shape) -> str:
    if isinstance(shape, Line):
        points = " ".join(f"{_number(x)},{_number(y)}" for x, y in shape.points)
        return (
            f'<polyline points="{points}" fill="none" stroke="{shape.colour}" stroke-width="{shape.width}"/>'
        )
    if isinstance(shape, DrawnBox):
        place = _told(x=shape.x, y=shape.y, width=shape.w, height=shape.h, rx=shape.radius)
        return f"<rect {place} {_paint(shape)}/>"
    if isinstance(shape, Disc):
        return f"<circle {_told(cx=shape.x, cy=shape.y, r=shape.r)} {_paint(shape)}/>"
    return _words(shape)


def _words(shape: DrawnWords) -> str:
    weight = ' font-weight="700"' if shape.bold else ""
    anchor = f' text-anchor="{shape.anchor}"' if shape.anchor != "start" else ""
    place = f'x="{_number(shape.x)}" y="{_number(shape.y)}" font-size="{_number(shape.size)}"'
    return f'<text {place} fill="{shape.colour}"{NO_EDGE}{weight}{anchor}>{escape(shape.text)}</text>'


def _paint(shape: DrawnBox | Disc) -> str:
    edge = f' stroke="{shape.stroke}" stroke-width="{_number(shape.width)}"' if shape.stroke else ""
    return f'fill="{shape.fill or "none"}"{edge or NO_EDGE}'


def _told(**values: float) -> str:
    return " ".join(f'{name}="{_number(value)}"' for name, value in values.items() if value or name != "rx")


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
