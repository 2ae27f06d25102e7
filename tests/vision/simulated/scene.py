"""What lies on a drawn table, as frozen values in millimetres: x to the right, y down, z up from the table.

The origin is the middle of corner mark 980. Whatever comes later in a tuple lies on top of what came before.
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import Literal, TypeAlias

import msgspec

from vision.sources.drawn.cards import CARD_MM

CARD_THICK_MM = 0.32
MARK_TEXT = "mark:"

DieColour: TypeAlias = Literal[
    "white", "ivory", "red", "black", "blue", "green", "yellow", "orange", "purple", "gray"
]
Colour: TypeAlias = tuple[int, int, int]
"""Blue, green, red."""
Side: TypeAlias = Literal["face", "back", "paper"]
BoardKind: TypeAlias = Literal["plain", "felt", "wood", "playmat"]


class Code(msgspec.Struct, frozen=True):
    """One code printed on something: the text of a QR tag, or `mark:41` for a table mark.

    The side is that of the dark square. The spot is its middle, seen from the middle of the card;
    without one the codes of a card take its corners in turn: top left, top right, bottom right, bottom left.
    With bars so high it is a Code 128 instead, its side being its length.
    """

    text: str
    side_mm: float = 18.0
    spot_mm: tuple[float, float] | None = None
    quiet_modules: float | None = None
    bars_mm: float = 0.0

    @property
    def size_mm(self) -> tuple[float, float]:
        """The width and height of what is dark."""
        return self.side_mm, self.bars_mm or self.side_mm

    @property
    def quiet(self) -> float:
        """How many modules of light edge it has: ten beside bars, four around a tag, one around a mark."""
        if self.quiet_modules is not None:
            return self.quiet_modules
        return 1.0 if self.is_mark else (10.0 if self.bars_mm else 4.0)

    @property
    def is_mark(self) -> bool:
        """Tell whether it is a table mark."""
        return self.text.startswith(MARK_TEXT)


class Card(msgspec.Struct, frozen=True):
    """A card or any other flat printed thing: its middle, its turn clockwise, and how it looks.

    The sleeve is how strongly a plastic sleeve shines, 0 without one. The smear is how far it moves during a
    shot.
    """

    x_mm: float
    y_mm: float
    turn_deg: float = 0.0
    codes: tuple[Code, ...] = ()
    side: Side = "face"
    seed: int = 0
    sleeve: float = 0.0
    z_mm: float = 0.0
    size_mm: tuple[float, float] = CARD_MM
    key: str = ""
    smear_mm: tuple[float, float] = (0.0, 0.0)


class Die(msgspec.Struct, frozen=True):
    """A six-sided die: the middle of its foot, its face on top, its turn, how far it leans over, its make.

    Round is the radius of its edges and pip that of its pips, as shares of a side.
    """

    face: int
    x_mm: float
    y_mm: float
    turn_deg: float = 0.0
    colour: DieColour = "white"
    side_mm: float = 16.0
    lean_deg: float = 0.0
    z_mm: float = 0.0
    round_share: float = 0.13
    pip_share: float = 0.095
    gloss: float = 0.4


class Tray(msgspec.Struct, frozen=True):
    """A box for dice: the middle of its base, its inside, its base and walls."""

    x_mm: float
    y_mm: float
    size_mm: tuple[float, float] = (160.0, 120.0)
    turn_deg: float = 0.0
    base: BoardKind = "felt"
    colour: Colour = (45, 40, 38)
    wall_mm: float = 22.0
    wall_colour: Colour = (38, 62, 88)
    seed: int = 0


class Hand(msgspec.Struct, frozen=True):
    """A hand over the table: the tip of its middle finger, where it points to, and how high it is."""

    x_mm: float
    y_mm: float
    turn_deg: float = 0.0
    z_mm: float = 60.0
    skin: Colour = (130, 160, 205)
    is_shadow_only: bool = False


class Board(msgspec.Struct, frozen=True):
    """What everything lies on."""

    kind: BoardKind = "plain"
    colour: Colour = (120, 135, 145)
    seed: int = 0


class Scene(msgspec.Struct, frozen=True):
    """Everything on one table at one moment."""

    board: Board = Board()
    cards: tuple[Card, ...] = ()
    tray: Tray | None = None
    dice: tuple[Die, ...] = ()
    hands: tuple[Hand, ...] = ()


def paper_mark(number: int, x_mm: float, y_mm: float, side_mm: float = 24.0, turn_deg: float = 0.0) -> Card:
    """Print one table mark on its own square of white paper."""
    edge = side_mm * 10 / 7
    code = Code(f"{MARK_TEXT}{number}", side_mm, (0.0, 0.0))
    return Card(x_mm, y_mm, turn_deg, (code,), "paper", size_mm=(edge, edge), key=code.text)


def corner_marks(width_mm: float, height_mm: float, side_mm: float = 24.0) -> tuple[Card, ...]:
    """Lay the four corner marks around a table; their middles are so far apart."""
    spots = ((0.0, 0.0), (width_mm, 0.0), (width_mm, height_mm), (0.0, height_mm))
    return tuple(paper_mark(980 + number, x, y, side_mm) for number, (x, y) in enumerate(spots))


def play_strip(x_mm: float, y_mm: float, turn_deg: float = 0.0, side_mm: float = 24.0) -> Card:
    """Lay the play strip, 45 by 10 cm with a mark at either end; x and y are its middle."""
    left = Code(f"{MARK_TEXT}984", side_mm, (-205.0, 0.0))
    right = Code(f"{MARK_TEXT}985", side_mm, (205.0, 0.0))
    return Card(x_mm, y_mm, turn_deg, (left, right), "paper", size_mm=(450.0, 100.0), key="strip")


def pile(top: Card, count: int, slip_mm: float = 0.6, seed: int = 0) -> tuple[Card, ...]:
    """Lay a pile whose top card is given; the cards below are face down or art only, edges a little off."""
    from numpy.random import default_rng

    chance = default_rng(seed)
    below = []
    for number in range(count - 1):
        x, y, turn = chance.normal(0.0, 1.0, 3) * (slip_mm, slip_mm, 0.6)
        below.append(
            msgspec.structs.replace(
                top,
                x_mm=top.x_mm + float(x),
                y_mm=top.y_mm + float(y),
                turn_deg=top.turn_deg + float(turn),
                codes=(),
                seed=seed * 1000 + number,
                z_mm=top.z_mm + number * CARD_THICK_MM,
                key="",
            )  # fmt: skip
        )
    return (*below, msgspec.structs.replace(top, z_mm=top.z_mm + max(count - 1, 0) * CARD_THICK_MM))


def spot_of_code(card: Card, number: int) -> tuple[float, float]:
    """Return the middle of one of a card's codes, seen from the middle of the card as it stands upright."""
    code = card.codes[number]
    if code.spot_mm is not None:
        return code.spot_mm
    spare = 1.5 + quiet_mm(code)
    x, y = (card.size_mm[way] / 2 - code.size_mm[way] / 2 - spare for way in range(2))
    return (-x if number % 4 in {0, 3} else x), (-y if number % 4 in {0, 1} else y)


def quiet_mm(code: Code) -> float:
    """Return about how wide the light edge around a code is."""
    return code.quiet * code.side_mm / (7 if code.is_mark else (130 if code.bars_mm else 21))


def on_table(card: Card, x: float, y: float) -> tuple[float, float]:
    """Return where a point of a card, seen from its middle, lies on the table."""
    along, across = cos(radians(card.turn_deg)), sin(radians(card.turn_deg))
    return card.x_mm + x * along - y * across, card.y_mm + x * across + y * along
