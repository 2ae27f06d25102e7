"""The mini set of Night Ferry, as a box to play with."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from companion.core.language.cards import Card
from companion.core.language.ids import CopyId, DesignId
from companion.core.ports.collection import Box

FILE = Path(__file__).with_name("box.toml")


def read_entries() -> list[dict[str, Any]]:
    """The entries of the set file."""
    entries: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["card"]
    return entries


def make_box() -> Box:
    """All cards with their copies; a number that is only printed on the card is not known."""
    cards: dict[DesignId, Card] = {}
    stacks: dict[str, dict[DesignId, tuple[CopyId, ...]]] = {}
    for entry in read_entries():
        facts = {key: value for key, value in entry.items() if key not in ("printed", "unknown")}
        unknown = dict.fromkeys(entry.get("unknown", ()))
        card = msgspec.convert({**facts, "numbers": {**facts.get("numbers", {}), **unknown}}, Card)
        copies = tuple(CopyId(f"{card.design}-{number}") for number in range(1, card.copies + 1))
        cards[card.design] = card
        stacks.setdefault(card.stack, {})[card.design] = copies
    return Box(cards=cards, stacks=stacks, practice=False, name="mini")


def printed_facts() -> dict[str, dict[str, int]]:
    """What is really printed on cards and board, though nobody has told it yet."""
    cards = {entry["design"]: entry["printed"] for entry in read_entries() if "printed" in entry}
    reached = {"isle:2": "quay:1", "isle:5": "quay:2", "isle:6": "quay:4"}  # of the second islands
    beside = {island: {f"beside:{quay}": 1} for island, quay in reached.items()}
    return {**cards, **beside, "isle:3": {"beside:quay:3": 0}, "space:2": {"current": 8}}
