"""What a place is called in a sentence: by itself, as where something goes, as where something lies.

A place that is somebody's is called by that person's name: 'Tom's discard pile'. A sentence with a `place`
may use its `into` and `where` as well: whoever words it knows them by its key.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.language.ids import ZoneId, which
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.states import Player
from companion.engine.zones import place_key

NOBODY: tuple[Player, ...] = ()


def place(zone: ZoneId | str, players: Sequence[Player] = NOBODY) -> Phrase:
    """The place by its name."""
    return _said("place", zone, players)


def into(zone: ZoneId | str, players: Sequence[Player] = NOBODY) -> Phrase:
    """Where something goes: 'into the Complex', 'onto Tom's discard pile'."""
    return _said("into", zone, players)


def at(zone: ZoneId | str, players: Sequence[Player] = NOBODY) -> Phrase:
    """Where something lies: 'in the Complex', 'in front of Tom'."""
    return _said("at", zone, players)


def _said(form: str, zone: ZoneId | str, players: Sequence[Player]) -> Phrase:
    key = form + place_key(zone).removeprefix("place")
    name = next((player.name for player in players if player.seat == which(zone)), "")
    return phrase(f"{key}-of", name=name) if name else phrase(key)
