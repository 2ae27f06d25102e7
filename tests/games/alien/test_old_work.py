"""Games that were saved before each kind of work had a type of its own open, and go on."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from companion.core.language.asks import Done, Work
from companion.core.language.cards import Clause
from companion.core.language.events import Asked
from companion.core.language.ids import CopyId, DesignId, SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.core.language.slots import Known
from companion.games.alien.room import alien, room
from tests.games.goldens.keeping import as_pending

USUAL: dict[Any, Any] = {
    SeatId: "p1", SlotId: 3, ZoneId: "hive", CopyId: "c#1", DesignId: "c", str: "word", int: 2, bool: True,
    Clause: Clause("draw", {"n": 2}), Known: "told",
}  # fmt: skip


def sample(kind: type[Work]) -> Work:
    """A piece of work of a kind, with something in every place that must be filled."""
    fields = (field for field in msgspec.structs.fields(kind) if field.required)
    return kind(**{field.name: filled(field.type) for field in fields})


def filled(kind: Any) -> Any:
    """Something of a type."""
    return USUAL[kind] if kind in USUAL else msgspec.convert((), kind, strict=False)


@pytest.mark.parametrize("kind", alien().work, ids=lambda kind: str(kind.__struct_config__.tag))
def test_work_of_an_older_game_is_read_as_its_type(kind: type[Work]) -> None:
    work = sample(kind)
    asked = Asked(Done(id=1, why=phrase("ask-why")), (work,))
    written = json.loads(json.dumps(room().codec.write(asked)))
    old = {**written, "v": 1, "rest": [json.loads(msgspec.json.encode(as_pending(work)))]}
    assert room().codec.read(old) == room().codec.read(written) == asked


def test_no_two_kinds_of_work_are_written_alike() -> None:
    tags = [str(kind.__struct_config__.tag) for kind in alien().work]
    assert len(tags) == len(set(tags))
