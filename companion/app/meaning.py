"""What cards may mean: every verb and trigger of a set must be one that its room interprets."""

from __future__ import annotations

import hashlib
from pathlib import Path

from companion import engine, games
from companion.core.language.cards import Card

GUESTS = {"alien": ("villains",)}  # whose cards a game takes in as guests


def check_card(room: str, card: Card) -> list[str]:
    """What nothing here would interpret on a card of a game; empty when all is well."""
    from companion.app.rooms import ROOMS, open_room

    if room in ROOMS:
        return open_room(room).check_card(card)
    rooms = [open_room(name) for name, guests in GUESTS.items() if room in guests]
    hosts = [host for one in rooms if (host := one.check_guest)]
    verbs = {clause.verb for ability in card.abilities for clause in (*ability.when, *ability.do)}
    if not hosts:
        return [f'no game of ours interprets "{verb}" yet' for verb in sorted(verbs)]
    return [fault for host in hosts for fault in host(card)]


def vocabulary() -> str:
    """A mark of the rules we know: when it changes, cached sets are read again."""
    folder = Path(games.__file__).parent
    marks = hashlib.sha256()
    shared = Path(engine.__file__).parent / "legendary"
    for path in (*sorted(folder.rglob("effects*.py")), *sorted(shared.glob("equivalents.*"))):
        marks.update(path.read_bytes())
    return marks.hexdigest()[:16]
