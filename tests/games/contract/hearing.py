"""What is heard of a game: spoken words and sounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from companion.core.crossing.steps import Notice, Step
from companion.core.language.ids import TABLE
from companion.core.language.phrases import phrase
from hardware.cues.listener import calls_of
from hardware.cues.load import load_sheets
from hardware.cues.sheet import Sheets
from hardware.cues.table import table_of
from hardware.voice.phrases import spoken
from tests.games.contract.rooms import Case
from tests.games.contract.words import texts


@cache
def sheets() -> Sheets:
    return load_sheets()


def heard(asked: Case, notice: Notice, state: Any) -> tuple[Any, ...]:
    """All that is heard of an event: the words in every language, and the cues that sound."""
    step = Step(1, phrase("word"), asked.room.view(state, TABLE), notices=(notice,))
    words, say = spoken(step, sheets()), texts(asked.game).say
    table = table_of(step.view)
    said = tuple(say(one.says, language) for one in words for language in ("en", "fr"))
    return said, tuple(calls_of(step, table, sheets(), table)), sheets().bed(table.room, table.danger)


def speakable(asked: Case, moments: Iterable[Any]) -> Iterator[tuple[Any, Any, Any, Any, Any, Notice]]:
    """The moments of a game of which something is said."""
    for before, event, after, was, hidden in moments:
        notice = asked.room.notice(before, event, after)
        cue = sheets().cue(asked.game, notice.kind, notice.detail, notice.amount) if notice else None
        if notice is not None and cue is not None and cue.say:
            yield before, event, after, was, hidden, notice
