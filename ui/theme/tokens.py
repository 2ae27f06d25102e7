"""The design tokens as typed values, read from tokens.toml and from the look of each game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
from msgspec.structs import replace

Read = TypeVar("Read", bound=msgspec.Struct)
HERE = Path(__file__).parent
ROOMS = HERE.parent / "rooms"
LOOK = "look.toml"  # beside the rest of a game's face
Frame = Literal["brackets", "rivets", "ink", "panel", "rule"]
Weave = Literal["diagonals", "grid", "dots", "bigdots"]
Slab = Literal["cut", "round", "slip", "shadow"]
Ground = Literal["scan", "dust", "grain", "halftone", "plain"]


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


class Typeface(msgspec.Struct, frozen=True):
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


class Manner(msgspec.Struct, frozen=True):
    """What a look changes besides colours and faces."""

    frame: Frame
    weave: Weave
    slab: Slab
    ground: Ground


class LookTokens(msgspec.Struct, frozen=True):
    """One world: its colours by what they mean, its faces, corner and manner."""

    radius_px: int
    manner: Manner
    role: Role
    palette: dict[str, Any]
    other: dict[str, Any] = {}  # the same on the other ground: paper instead of night, or night


class GlassTokens(msgspec.Struct, frozen=True):
    """Known glasses with their pixels per millimetre."""

    px_per_mm: dict[str, float]
    pages_from_text_scale: float = 1.3


class Type(msgspec.Struct, frozen=True):
    """Heights of capitals, and faces."""

    scale_mm: dict[str, float]
    fonts: dict[str, Any]

    def face(self, name: str) -> Typeface:
        """The facts of a shipped face."""
        return msgspec.convert(self.fonts[name], Typeface)


class Tokens(msgspec.Struct, frozen=True):
    """Everything the tokens say that code needs."""

    screen: GlassTokens
    type: Type
    space_mm: dict[str, Any]
    line_mm: dict[str, float]
    looks: dict[str, LookTokens]  # the shell's, and that of each game that brings one
    vision: dict[str, dict[str, dict[str, Any]]]
    seats: Seats
    motion_ms: dict[str, Any]


def load_tokens(path: Path = HERE / "tokens.toml", rooms: Path = ROOMS) -> Tokens:
    """Read the tokens and the look of every game; a damaged file is named with what is wrong in it."""
    tokens = _read(path, Tokens)
    looks = {one.parent.name: _read(one, LookTokens) for one in sorted(rooms.glob(f"*/{LOOK}"))}
    return replace(tokens, looks={**tokens.looks, **looks})


def _read(path: Path, kind: type[Read]) -> Read:
    """One file of tokens."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=kind)
    except (OSError, msgspec.MsgspecError, ValueError) as error:
        raise TokenError(
            f"{path.name} cannot be used: {error}. Put back the file that was shipped."
        ) from error
