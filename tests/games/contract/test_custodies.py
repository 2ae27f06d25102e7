"""However a deck is kept, everybody at the table sees the same game for the same true decks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from companion.core.language.asks import Choice
from companion.core.language.events import CORE_EVENTS
from companion.core.language.ids import TABLE
from tests.games.contract.games import Record, played
from tests.games.contract.rooms import Case

BOOKKEEPING = {kind.__name__ for kind in CORE_EVENTS}


# What names an ask by its number, or tells how a card came to be known.
CALLED = ("known", "command", "id", "otherwise", "likely")


def plain(record: Record, state: Any, value: Any) -> Any:
    """A value without what tells how the app came to know it: numbers of asks and slots, seen or told."""
    rank = {str(slot): str(place) for place, slot in enumerate(sorted(state.table.slots))}

    def strip(part: Any, key: str = "") -> Any:
        if isinstance(part, dict):
            return {k: strip(v, k) for k, v in part.items() if k not in CALLED}
        if isinstance(part, list | tuple):
            return [strip(entry) for entry in part]
        if isinstance(part, str) and part.startswith("slot:"):
            return f"slot:{rank.get(part[5:], '?')}"
        if key == "slot" and part is not None:
            return rank.get(str(part), "?")
        return part

    return strip(msgspec.to_builtins(value))


def decisions(record: Record) -> Iterator[Any]:
    """What everybody sees whenever somebody has to decide, and at the end."""
    last: Any = None
    for state in record.rests:
        if state.ask is None or isinstance(state.ask, Choice):
            seen = str(state.turn), plain(record, state, record.asked.room.view(state, TABLE))
            if seen != last:  # a back that was shown in passing changes nothing for anybody
                yield seen
            last = seen


def told(record: Record) -> list[tuple[Any, ...]]:
    """What everybody hears, but for the names of cards, which one custody knows a moment earlier."""
    heard = []
    for before, event, after in record.steps:
        notice = record.asked.room.notice(before, event, after)
        if notice is not None and notice.kind not in BOOKKEEPING:
            heard.append((notice.kind, notice.seat, notice.zone, notice.amount, notice.detail))
    return heard


@pytest.mark.parametrize("custody", ["face", "read", "back"])
@pytest.mark.parametrize("seed", [31, 32])
def test_every_custody_gives_the_same_public_game(asked: Case, custody: Any, seed: int) -> None:
    players = asked.seats[seed % len(asked.seats)]
    kept, shown = played(asked.name, seed, players, "app"), played(asked.name, seed, players, custody)
    assert kept.result.outcome == shown.result.outcome
    assert told(kept) == told(shown)
    for one, other in zip(decisions(kept), decisions(shown), strict=True):
        assert one == other


def test_the_custodies_differ_in_what_has_to_be_shown(asked: Case) -> None:
    players = asked.seats[31 % len(asked.seats)]
    kept, shown = played(asked.name, 31, players, "app"), played(asked.name, 31, players, "face")
    assert kept.result.counts.shows < shown.result.counts.shows
    assert kept.result.counts.decisions == shown.result.counts.decisions
