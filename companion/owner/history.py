"""The past of a card in sentences: entered, labelled, played with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from card_db.boxes import COPIES, TITLE
from companion.core.language.phrases import Phrase, named, phrase
from companion.core.ports.cards import CardMoment
from companion.owner.facts import WORDS

if TYPE_CHECKING:
    from card_db.history import History, Telling

MOST_GAMES = 30


def moments(history: History, room: str, card_set: str, design: str) -> tuple[CardMoment, ...]:
    """Everything that is known to have happened to a card, newest first; what has no day comes last."""
    found = [*_told(history.told(room, design)), *_labelled(history.labelled(card_set, design))]
    for game in history.games(room, design)[:MOST_GAMES]:
        won = f"card-played-{game.outcome}" if game.outcome in ("won", "lost") else "card-played"
        found.append(CardMoment(game.begun[:10], phrase(won)))
    return tuple(sorted(found, key=lambda one: one.day, reverse=True))


def _told(told: tuple[Telling, ...]) -> Iterator[CardMoment]:
    """One line a day for what was entered, and one for what was taken back."""
    days: dict[tuple[str, bool], list[str]] = {}
    for one in told:
        fields = days.setdefault((one.at[:10], one.is_withdrawn), [])
        if one.field not in fields:
            fields.append(one.field)
    for (day, is_withdrawn), fields in days.items():
        key = "card-withdrawn" if is_withdrawn else "card-entered"
        yield CardMoment(day, phrase(key, what=row([_field(field) for field in fields])))


def _labelled(at: str) -> Iterator[CardMoment]:
    if at:
        yield CardMoment(at[:10], phrase("card-labelled"))


def _field(field: str) -> Phrase:
    """What a field is called."""
    if field.startswith(TITLE):
        return phrase("field-title")
    if field == COPIES:
        return phrase("card-field-copies")
    return phrase(f"cards-field-{field}" if field in (*WORDS, "marks") else f"field-{field}")


def row(words: list[Phrase]) -> Phrase:
    """Words in a row."""
    said = words[0] if words else named("")
    for one in words[1:]:
        said = phrase("cards-and", first=said, next=one)
    return said
