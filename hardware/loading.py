"""Strict reading of our TOML files: every fault becomes a sentence with file, line and entry."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from hardware.errors import FileFault

T = TypeVar("T")


class Source(msgspec.Struct, frozen=True):
    """One file as it was read."""

    path: Path
    text: str
    data: dict[str, Any]

    def line(self, pattern: str, nth: int = 0) -> str:
        """'file, line N' of the nth line that fits the pattern, so that a fault can be found."""
        fits = re.compile(pattern)
        hits = [number for number, line in enumerate(self.text.splitlines(), 1) if fits.match(line)]
        return f"{self.path.name}, line {hits[nth]}" if nth < len(hits) else self.path.name


def read(path: Path, fault: type[FileFault]) -> Source:
    """Read one file, or say why that cannot be."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise fault([f"{path.name} is not plain text in UTF-8. Save it again as UTF-8 text."]) from None
    except OSError as error:
        reason = (error.strerror or "unknown reason").lower()
        raise fault([f"{path} cannot be read ({reason}). Check that it is there and may be read."]) from None
    try:
        return Source(path, text, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise fault([f"{path.name} is not well-formed: {error}. Mend that line."]) from None


def shaped(raw: Any, kind: type[T], where: str, faults: list[str]) -> T | None:
    """The entry as a value of that kind; otherwise None and one more sentence in `faults`."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        faults.append(f"{where}: {_reason(str(error), kind)}")
        return None


def unknown_keys(source: Source, known: tuple[str, ...]) -> list[str]:
    """A sentence for every top-level key that nobody knows."""
    strangers = [key for key in source.data if key not in known]
    lines = [source.line(r"\[*" + re.escape(key) + r"\b") for key in strangers]
    told = f"is unknown; known are {', '.join(known)}."
    return [f"{line}: '{key}' {told}" for line, key in zip(lines, strangers, strict=True)]


def _reason(message: str, kind: type) -> str:
    """The validator's words, made into something a person can act on."""
    place = re.search(r" - at `\$\.?(.*?)`$", message)
    inside = f" in '{place[1]}'" if place and place[1] else ""
    unknown = re.search(r"unknown field `(.+?)`", message)
    if unknown:
        names = ", ".join(getattr(kind, "__struct_encode_fields__", ()))
        return f"'{unknown[1]}' is unknown{inside or f' here; use only {names}'}. Correct or remove it."
    missing = re.search(r"missing required field `(.+?)`", message)
    if missing:
        return f"'{missing[1]}' is missing{inside}; add it."
    told = re.sub(r" - at `.*`$", "", message)
    told = told[0].lower() + told[1:]
    return f"'{place[1]}' is not right: {told}. Correct it." if place and place[1] else f"{told}. Correct it."
