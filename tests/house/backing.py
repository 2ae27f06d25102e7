"""Codes on the backs of a practice box, and the decks of an evening as hands slide them under the camera."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from companion.core.language.asks import Order
from companion.core.language.ids import CopyId
from companion.core.language.phrases import Phrase
from companion.house.house import House
from tests.house.kit import Evening

BOX = "alien-practice"


def label_backs(house: House, stacks: Iterable[str] | None = None) -> Mapping[CopyId, str]:
    """Codes on the backs of all cards of the practice box, or of some stacks; gives them by card."""
    box = house.store.catalogue.box("alien", BOX)
    wanted = box.stacks if stacks is None else stacks
    copies = [copy for stack in wanted for found in box.stacks[stack].values() for copy in found]
    return house.store.labels.deal_backs(BOX, copies)


def slid(evening: Evening, backs: Mapping[CopyId, str]) -> tuple[str, ...]:
    """The codes on the backs of the deck that is asked for, top first."""
    assert isinstance(evening.state.ask, Order)
    return tuple(backs[copy] for copy in evening.table.order(evening.state, evening.state.ask.zone))  # type: ignore[index]


def said(evening: Evening) -> tuple[str, dict[str, Any]]:
    """What the desk said last."""
    assert evening.step.note is not None
    note: Phrase = evening.step.note
    return note.key, dict(note.args)
