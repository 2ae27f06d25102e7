"""The design tokens as typed values, read from tokens.toml."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).parent


class TokenError(ValueError):
    """The tokens cannot be read; the message says what to do."""


class SeatToken(msgspec.Struct, frozen=True):
    """Colour and pattern of one seat."""

    colour: str
    pattern: str


class Seats(msgspec.Struct, frozen=True):
    """The five seats and the ink that is read on them."""

    ink: str
    list: tuple[SeatToken, ...]


class Face(msgspec.Struct, frozen=True):
    """A shipped face: its weights and how high its capitals are."""

    weights: tuple[int, ...]
    cap_ratio: float
    wide: float = 1.0  # how much more room its words take than those of a narrow face


class Role(msgspec.Struct, frozen=True):
    """Which face a look uses for what."""

    body: str
    number: str
    title: str
    title_case: str


class Screen(msgspec.Struct, frozen=True):
    """Known glasses with their pixels per millimetre."""

    px_per_mm: dict[str, float]
    pages_from_text_scale: float = 1.3


class Type(msgspec.Struct, frozen=True):
    """Heights of capitals, faces and roles."""

    scale_mm: dict[str, float]
    fonts: dict[str, Any]
    roles: dict[str, Role]

    def face(self, name: str) -> Face:
        """The facts of a shipped face."""
        return msgspec.convert(self.fonts[name], Face)


class Tokens(msgspec.Struct, frozen=True):
    """Everything tokens.toml says that code needs."""

    screen: Screen
    type: Type
    space_mm: dict[str, Any]
    line_mm: dict[str, float]
    radius_px: dict[str, int]
    palette: dict[str, dict[str, Any]]
    other: dict[str, dict[str, Any]]  # the same looks on the other ground: paper instead of night, or night
    vision: dict[str, dict[str, dict[str, Any]]]
    seats: Seats
    motion_ms: dict[str, Any]


def load_tokens(path: Path = HERE / "tokens.toml") -> Tokens:
    """Read the tokens; a damaged file is named with what is wrong in it."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Tokens)
    except (OSError, msgspec.MsgspecError, ValueError) as error:
        raise TokenError(
            f"{path.name} cannot be used: {error}. Put back the file that was shipped."
        ) from error
