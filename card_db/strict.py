"""A strict reader of one TOML table: it keeps every fault it meets instead of stopping at the first."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from typing import Any

from card_db.errors import Fault
from companion.core.language import languages

SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
ICONS = re.compile(rf"{SLUG.pattern}(\+{SLUG.pattern})*")  # of a class or team, all that a card shows
PLACE = re.compile(r"[a-z0-9]+([:-][a-z0-9]+)*")
LONGEST = 120  # characters of a title or name: more does not fit on any screen
UNKNOWN = "?"  # printed on the card, but nobody has told us yet


class Faults:
    """Everything wrong in one file, in the order it was met."""

    def __init__(self, file: str) -> None:
        self._file = file
        self.found: list[Fault] = []

    def add(self, entry: str, reason: str) -> None:
        """Keep one fault."""
        self.found.append(Fault(self._file, entry, reason))


def entry_name(kind: str, raw: Any, where: int) -> str:
    """How a fault names an entry: by its id, or by its place in the file."""
    name = raw.get("id") if isinstance(raw, dict) else None
    return f"{kind} {shown(name)}" if name else f"{kind} number {where} (it has no id)"


def shown(value: Any) -> str:
    """A value as a fault may quote it: short, on one line."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


class Table:
    """One table of the file; asking for a key makes it a known one, `finish` names all others."""

    def __init__(self, table: Any, entry: str, faults: Faults) -> None:
        self.entry = entry
        self._faults = faults
        self._asked: set[str] = set()
        self._table: dict[str, Any] = table if isinstance(table, dict) else {}
        if not isinstance(table, dict):
            self.fault(f"must be a table, not {shown(table)}")

    def fault(self, reason: str) -> None:
        """Keep a fault of this entry."""
        self._faults.add(self.entry, reason)

    def has(self, key: str) -> bool:
        """Whether the key is there."""
        self._asked.add(key)
        return key in self._table

    def raw(self, key: str) -> Any:
        """The value as it stands, None when it is absent."""
        self._asked.add(key)
        return self._table.get(key)

    def text(self, key: str, *, required: bool = False) -> str:
        """A short text without line breaks."""
        value = self.raw(key)
        if value is None:
            if required:
                self.fault(f"'{key}' is missing")
            return ""
        if not isinstance(value, str) or not value.strip() or len(value) > LONGEST or not value.isprintable():
            self.fault(f"'{key}' must be a text of 1 to {LONGEST} characters on one line, not {shown(value)}")
            return ""
        return value

    def slug(self, key: str, *, required: bool = False) -> str:
        """A name of lower-case letters, digits and single dashes."""
        value = self.text(key, required=required)
        if value and not SLUG.fullmatch(value):
            self.fault(f"'{key}' must be lower-case letters, digits and single dashes, not {shown(value)}")
            return ""
        return value

    def icons(self, key: str) -> str:
        """One name, or several with a plus between them, as a card shows two icons (VIL-SUPER-08)."""
        value = self.text(key)
        if value and not ICONS.fullmatch(value):
            self.fault(f"'{key}' must be lower-case names with a plus between them, not {shown(value)}")
            return ""
        return value

    def whole(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within limits."""
        value = self.raw(key)
        if value is None:
            if default is None:
                self.fault(f"'{key}' is missing")
            return low if default is None else default
        return self.within(key, value, low, high)

    def within(self, key: str, value: Any, low: int, high: int) -> int:
        """The value when it is a whole number within limits."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.fault(f"'{key}' must be a whole number from {low} to {high}, not {shown(value)}")
            return low
        return value

    def figure(self, key: str) -> int | None:
        """A printed number, None when it says that nobody has told us yet."""
        value = self.raw(key)
        if value == UNKNOWN:
            return None
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 999:
            self.fault(
                f"'{key}' must be a whole number from 0 to 999, or \"?\" for unknown, not {shown(value)}"
            )
            return None
        return value

    def yes(self, key: str, *, default: bool | None = None) -> bool:
        """True or false."""
        value = self.raw(key)
        if value is None and default is not None:
            return default
        if not isinstance(value, bool):
            self.fault(
                f"'{key}' is missing"
                if value is None
                else f"'{key}' must be true or false, not {shown(value)}"
            )
            return False
        return value

    def slugs(self, key: str) -> tuple[str, ...]:
        """A list of names, each once."""
        value = self.raw(key)
        if value is None:
            return ()
        if not isinstance(value, list) or not all(
            isinstance(one, str) and SLUG.fullmatch(one) for one in value
        ):
            self.fault(f"'{key}' must be a list of lower-case names with dashes, not {shown(value)}")
            return ()
        twice = sorted({one for one in value if value.count(one) > 1})
        if twice:
            self.fault(f"'{key}' names {', '.join(twice)} more than once")
        return tuple(value)

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of short texts, each once."""
        value = self.raw(key)
        if value is None:
            return ()
        good = isinstance(value, list) and all(
            isinstance(one, str) and one.strip() and one.isprintable() and len(one) <= LONGEST
            for one in value
        )
        if not good or len(set(value)) < len(value):
            self.fault(f"'{key}' must be a list of short texts, each once, not {shown(value)}")
            return ()
        return tuple(value)

    def wholes(self, key: str, low: int, high: int) -> tuple[int, ...]:
        """A list of whole numbers within limits."""
        value = self.raw(key)
        if value is None:
            return ()
        if not isinstance(value, list):
            self.fault(f"'{key}' must be a list of whole numbers, not {shown(value)}")
            return ()
        return tuple(self.within(key, one, low, high) for one in value)

    def is_slug(self, name: str) -> bool:
        """Whether a key is a name of lower-case letters, digits and single dashes."""
        return SLUG.fullmatch(name) is not None

    def titles(self, key: str, *, required: bool) -> dict[str, str]:
        """A name in every language of our cards; where it may be left out, English alone will do."""
        whole = [one.code for one in languages.LANGUAGES if one.on_cards]
        if not self.has(key):
            if required:
                self.fault(f"'{key}' is missing: give {{ {', '.join(f'{one} = ...' for one in whole)} }}")
            return {}
        names = Table(self._table[key], f"{self.entry}, {key}", self._faults)
        needed = whole if required else [languages.FALLBACK]
        found = {one: names.text(one, required=one in needed) for one in languages.codes()}
        names.finish()
        return {language: name for language, name in found.items() if name}

    def table(self, key: str) -> Table | None:
        """A table inside this one, None when it is absent."""
        return Table(self._table[key], f"{self.entry}, {key}", self._faults) if self.has(key) else None

    def tables(self, key: str, *, required: bool = False) -> list[Any]:
        """A list of tables."""
        value = self.raw(key)
        if value is None and not required:
            return []
        if not isinstance(value, list) or not value:
            self.fault(
                f"'{key}' is missing"
                if value is None
                else f"'{key}' must be a list of tables with at least one"
            )
            return []
        return value

    def names(self) -> tuple[str, ...]:
        """The keys that are there, known or not."""
        return tuple(self._table)

    def finish(self) -> None:
        """Name every key nobody asked for, with the one that was probably meant."""
        for key in self._table:
            if key not in self._asked:
                self.fault(f"unknown key '{key}'{meant(key, self._asked)}")


def meant(word: str, known: Iterable[str]) -> str:
    """A hint at the word that was probably meant."""
    close = difflib.get_close_matches(word, sorted(known), n=1)
    return f"; was '{close[0]}' meant?" if close else ""
