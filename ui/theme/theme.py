"""A look on a glass: every colour, size and font a widget needs, without a window."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ui.theme.colours import Colour, from_hex
from ui.theme.glass import Glass
from ui.theme.looks import Look, Palette
from ui.theme.tokens import Tokens

FONTS = Path(__file__).parent.parent / "assets" / "fonts"
MINIMUM_MM = 2.65
DIGIT_MM = 3.28  # of a number inside a shape: 17 px on the smallest glass


class Font(msgspec.Struct, frozen=True):
    """One face in one size: its file, its size in pixels and the height of its capitals."""

    file: str
    px: int
    cap: float


class Seat(msgspec.Struct, frozen=True):
    """How a person looks: colour and pattern."""

    colour: Colour
    pattern: str


class Theme:
    """What every widget is handed: the look, the glass and the arithmetic between them."""

    def __init__(self, tokens: Tokens, look: Look, glass: Glass, reduced_motion: bool = False) -> None:
        """Take the tokens, one look and one glass."""
        self.tokens = tokens
        self.look = look
        self.glass = glass
        self.reduced_motion = reduced_motion
        self._fonts: dict[tuple[str, float], Font] = {}
        self.seats = tuple(Seat(from_hex(seat.colour), seat.pattern) for seat in tokens.seats.list)
        self.seat_ink = from_hex(tokens.seats.ink)

    @property
    def colours(self) -> Palette:
        """The palette of the look."""
        return self.look.palette

    @property
    def wide(self) -> float:
        """How much more room words take in this look than in the narrowest."""
        return self.tokens.type.face(self.look.role.body).wide

    def mm(self, millimetres: float) -> int:
        """Whole pixels for a length on glass, at least one."""
        return max(1, round(millimetres * self.glass.px_per_mm))

    def space(self, name: str) -> int:
        """A named distance in pixels."""
        return self.mm(float(self.tokens.space_mm[name]))

    def line(self, name: str) -> int:
        """A named line width in pixels."""
        return self.mm(self.tokens.line_mm[name])

    def seat(self, index: int) -> Seat:
        """Colour and pattern of a seat; more people than seats begin again."""
        return self.seats[index % len(self.seats)]

    def font(self, size: str, role: str = "body") -> Font:
        """A font for body, number or title text in a named size."""
        return self.font_mm(self.tokens.type.scale_mm[size] * self.glass.text_scale, role)

    def plain(self, size: str, role: str = "body") -> Font:
        """The same before the text was made larger: sooner small than cut."""
        return self.font_mm(self.tokens.type.scale_mm[size], role)

    def between(self, size: str, role: str = "body") -> Font:
        """Half way from there to how large the text was made."""
        return self.font_mm(self.tokens.type.scale_mm[size] * (1 + self.glass.text_scale) / 2, role)

    def font_mm(self, cap_mm: float, role: str = "number") -> Font:
        """A font whose capitals are that high on the glass."""
        return self.font_px(cap_mm * self.glass.px_per_mm, role)

    def font_px(self, cap_px: float, role: str = "number") -> Font:
        """A font whose capitals are that many pixels high."""
        key = (role, round(cap_px, 1))
        if key not in self._fonts:
            self._fonts[key] = self._make_font(role, cap_px)
        return self._fonts[key]

    def font_least(self, cap_px: float, role: str = "number") -> Font:
        """The same, rounded up: its capitals are no lower than that."""
        font = self.font_px(cap_px, role)
        return font if font.cap >= cap_px else self.font_px(cap_px + font.cap / font.px, role)

    def _make_font(self, role: str, cap_px: float) -> Font:
        """Look up file and proportions of a face."""
        name = getattr(self.look.role, role)
        face = self.tokens.type.face(name)
        weight = face.weights[-1] if role in ("number", "title") else face.weights[0]
        px = max(1, round(cap_px / face.cap_ratio))
        return Font(str(FONTS / f"{name.replace(' ', '')}-{weight}.ttf"), px, px * face.cap_ratio)

    def cased(self, words: str) -> str:
        """A heading in the case of the look."""
        return words.upper() if self.look.role.title_case == "upper" else words

    def seconds(self, name: str) -> float:
        """How long a motion lasts; nothing moves for those who want it so."""
        steady = name in ("drain", "hold_to_look")
        return 0.0 if self.reduced_motion and not steady else float(self.tokens.motion_ms[name]) / 1000
