"""Strict reading of our TOML files: every fault becomes a sentence with file, line and entry."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from companion.core.language.phrases import Phrase, named, phrase
from hardware.errors import FileFault
from hardware.faults import at
from hardware.faults import fault as told
from hardware.told import Told

T = TypeVar("T")


class Source(msgspec.Struct, frozen=True):
    """One file as it was read."""

    path: Path
    text: str
    data: dict[str, Any]

    def line(self, pattern: str, nth: int = 0) -> Told:
        """'file, line N' of the nth line that fits the pattern, so that a fault can be found."""
        fits = re.compile(pattern)
        hits = [number for number, line in enumerate(self.text.splitlines(), 1) if fits.match(line)]
        name = self.path.name
        if nth >= len(hits):
            return Told(name, named(name))
        return Told(f"{name}, line {hits[nth]}", phrase("fault-line", file=name, line=hits[nth]))


def read(path: Path, fault: type[FileFault]) -> Source:
    """Read one file, or say why that cannot be."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        words = f"{path.name} is not plain text in UTF-8. Save it again as UTF-8 text."
        raise fault([told("utf8", words, file=path.name)]) from None
    except OSError as error:
        reason = (error.strerror or "unknown reason").lower()
        words = f"{path} cannot be read ({reason}). Check that it is there and may be read."
        raise fault([told("unread", words, file=str(path), why=reason)]) from None
    try:
        return Source(path, text, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        words = f"{path.name} is not well-formed: {error}. Mend that line."
        raise fault([told("form", words, file=path.name, why=str(error))]) from None


def shaped(raw: Any, kind: type[T], where: str, faults: list[str]) -> T | None:
    """The entry as a value of that kind; otherwise None and one more sentence in `faults`."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        faults.append(at(where, _reason(str(error), kind)))
        return None


def unknown_keys(source: Source, known: tuple[str, ...]) -> list[str]:
    """A sentence for every top-level key that nobody knows."""
    strangers = [key for key in source.data if key not in known]
    lines = [source.line(r"\[*" + re.escape(key) + r"\b") for key in strangers]
    names = ", ".join(known)
    return [
        at(line, told("key", f"'{key}' is unknown; known are {names}.", entry=key, known=names))
        for line, key in zip(lines, strangers, strict=True)
    ]


def _reason(message: str, kind: type) -> Told:
    """The validator's words, made into something a person can act on."""
    place = re.search(r" - at `\$\.?(.*?)`$", message)
    inside = f" in '{place[1]}'" if place and place[1] else ""
    unknown = re.search(r"unknown field `(.+?)`", message)
    if unknown:
        names = ", ".join(getattr(kind, "__struct_encode_fields__", ()))
        words = f"'{unknown[1]}' is unknown{inside or f' here; use only {names}'}. Correct or remove it."
        if place and place[1]:
            return told("field-in", words, field=unknown[1], place=place[1])
        return told("field", words, field=unknown[1], known=names)
    missing = re.search(r"missing required field `(.+?)`", message)
    if missing:
        words = f"'{missing[1]}' is missing{inside}; add it."
        if place and place[1]:
            return told("missing-in", words, field=missing[1], place=place[1])
        return told("missing", words, field=missing[1])
    why = re.sub(r" - at `.*`$", "", message)
    why = why[0].lower() + why[1:]
    if place and place[1]:
        words = f"'{place[1]}' is not right: {why}. Correct it."
        return told("shape-in", words, field=place[1], why=_expected(why))
    return told("shape", f"{why}. Correct it.", why=_expected(why))


def _expected(why: str) -> Phrase:
    """What the validator had wanted and what it got, where it says so."""
    found = re.fullmatch(r"expected `(.+?)`, got `(.+?)`", why)
    return phrase("fault-expected", wanted=found[1], got=found[2]) if found else named(why)
