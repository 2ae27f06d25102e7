"""Faults in files as sentences: in English where they are found, as data for every language."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.language.phrases import Phrase, named, phrase
from hardware.told import Told, as_phrase


def fault(key: str, words: str, **args: str | int | Phrase) -> Told:
    """One fault; `key` names the same sentence in the texts."""
    return Told(words, phrase(f"fault-{key}", **args))


def at(where: str, told: str) -> Told:
    """A fault with the place where it is."""
    return Told(f"{where}: {told}", phrase("fault-at", where=as_phrase(where), says=as_phrase(told)))


def joined(sentences: Sequence[str]) -> Phrase:
    """All of them, one after the other."""
    if not sentences:
        return named("")
    found = as_phrase(sentences[-1])
    for sentence in reversed(sentences[:-1]):
        found = phrase("fault-and", first=as_phrase(sentence), rest=found)
    return found


def within(name: str, value: float, low: float, high: float) -> Told:
    """A number that is too small or too large."""
    value_, low_, high_ = f"{value:g}", f"{low:g}", f"{high:g}"
    words = f"{name} is {value_}; use {low_} to {high_}."
    return fault("within", words, name=name, value=value_, low=low_, high=high_)


def no_files(folder: object) -> Told:
    """What came with the app is gone."""
    return fault("no-files", f"There are no files in {folder}; install the app again.", folder=str(folder))


def same_name(what: str) -> Told:
    """Two shows, or two sounds, are called the same."""
    return fault(f"same-{what}", f"another {what} has the same name; rename one of the two.")
