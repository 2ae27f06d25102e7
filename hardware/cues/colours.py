"""The colours that shows may name: the seats' own and a few with a meaning."""

from __future__ import annotations

import colorsys
import re
from pathlib import Path

import msgspec

from hardware.errors import CueError
from hardware.faults import at, fault
from hardware.loader import read, shaped

FILE = Path(__file__).parent.parent / "colours.toml"
Colour = tuple[float, float, float]  # red, green, blue, 0 to 1
DARK: Colour = (0.0, 0.0, 0.0)
SEATS = 5
RAINBOW = "rainbow"  # every lamp another colour of it
HEX = re.compile(r"#[0-9A-Fa-f]{6}")


class Palette(msgspec.Struct, frozen=True):
    """Colours by seat number (counted from 0) and by name."""

    seats: tuple[Colour, ...]
    named: dict[str, Colour]

    def knows(self, word: str) -> bool:
        """Whether a show may use this word as a colour."""
        return word in ("seat", "off", RAINBOW) or word in self.named or HEX.fullmatch(word) is not None

    def colour(self, word: str, seat: int | None = None) -> Colour:
        """The colour a word stands for; 'seat' is the own colour of the seat with that colour number."""
        if word == "seat":
            return self.seats[seat % len(self.seats)] if seat is not None else self.named["white"]
        if word == "off":
            return DARK
        return self.named[word] if word in self.named else parsed(word)


def hue(part: float) -> Colour:
    """The colour this far around the rainbow; 0 and 1 are the same red."""
    return colorsys.hsv_to_rgb(part % 1.0, 1.0, 1.0)


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: tuple[str, ...]
    named: dict[str, str]


def parsed(word: str) -> Colour:
    """A colour from '#RRGGBB'."""
    red, green, blue = (int(word[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return (red, green, blue)


def load_colours(path: Path = FILE) -> Palette:
    """Read the colour file, or say what is wrong with it."""
    source = read(path, CueError)
    faults: list[str] = []
    found = shaped(source.data, _File, path.name, faults)
    if found is None:
        raise CueError(faults)
    named_words = {f"seat {n}": word for n, word in enumerate(found.seats, 1)} | found.named
    faults += [
        at(path.name, fault("hex", f"{name} is '{word}'; write it as #RRGGBB.", name=name, word=word))
        for name, word in named_words.items()
        if not HEX.fullmatch(word)
    ]
    faults += [
        at(path.name, fault("no-colour", f"the colour '{word}' is missing under [named]; add it.", word=word))
        for word in ("danger", "warn", "white")
        if word not in found.named
    ]
    if len(found.seats) != SEATS:
        words = f"there are {len(found.seats)} seat colours; write {SEATS}."
        faults.append(at(path.name, fault("seats", words, count=len(found.seats), wanted=SEATS)))
    if faults:
        raise CueError(faults)
    named = {name: parsed(word) for name, word in found.named.items()}
    return Palette(tuple(parsed(word) for word in found.seats), named)
