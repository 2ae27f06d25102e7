"""How a hand movement is said that only carries or turns one card: by the zones it came from and goes to."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from msgspec.structs import replace

from companion.core.crossing.prompts import Prompt
from companion.core.language.phrases import phrase
from companion.core.language.slots import Slot
from companion.core.language.states import State
from companion.engine import places
from companion.engine.decks import custody
from companion.engine.names import open_name
from companion.engine.zone_table import ZoneTable


def plain_move(zones: ZoneTable, event: Any, before: State, after: State) -> tuple[Prompt, ...]:
    """What hands do with the card of an event; nothing where it lies as it lay."""
    was, now = before.table.slots[event.slot], after.table.slots[event.slot]
    if (was.zone, was.face_up) == (now.zone, now.face_up):
        return ()
    card = open_name(after, event.slot) or open_name(before, event.slot)
    key = zones.said(was, now) + _kept(zones, after, was, now, card is not None)
    place = places.place(now.zone, after.players)
    text = phrase(key, card=card or phrase("a-card"), place=place)
    several = zones.together(was, now)
    together = phrase(several, place=place, count=1) if several else None
    return (Prompt(text, after.turn.seat or None, event.slot, now.zone, together),)


def as_one(prompts: Iterable[Prompt]) -> tuple[Prompt, ...]:
    """The same with one movement for all that are said together; its place is that of the first."""
    found: list[Prompt] = []
    for _said, run in groupby(prompts, lambda one: (one.together.key if one.together else "", one.seat)):
        first, *rest = run
        if not rest or first.together is None:
            found += [first, *rest]
            continue
        text = replace(first.together, args={**first.together.args, "count": 1 + len(rest)})
        found.append(Prompt(text, first.seat, zone=first.zone))
    return tuple(found)


def _kept(zones: ZoneTable, after: State, was: Slot, now: Slot, is_named: bool) -> str:
    """How the deck of the card is kept: taken from the tray, or with its back shown in passing.

    The app has a stand-in laid where a card stays hidden, but never into somebody's hand or deck.
    """
    deck = zones.left(was, now)
    how = custody(after, deck) if deck else "face"
    if how == "app":
        return "-app" if is_named or zones.owner(now.zone) is None else ""
    is_unread = how == "back" or (how == "read" and now.copy is None)
    return "-back" if is_unread and not now.face_up and not zones.is_hand(now.zone) else ""
