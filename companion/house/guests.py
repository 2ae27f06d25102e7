"""Which guests a new game can take in: our own for practice, and boxes of other games that people own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from companion.core.language.events import Event, Opened
from companion.core.language.guests import Guest
from companion.core.ports.collection import Box

if TYPE_CHECKING:
    from card_db.store import Store


def with_owned(box: Box, store: Store) -> Box:
    """The box with those guests only that are on somebody's shelf."""
    from companion.house.belongings import Boxes

    boxes = Boxes(store)
    owned = (guest for guest in box.guests if guest.practice or boxes.owns(guest.room, guest.name))
    return replace(box, guests=tuple(owned))


def whole(box: Box) -> Box:
    """The box with all its guests among its cards, to find any card of a game in it."""
    return box.joined(guest.name for guest in box.guests)


def guests_of(events: Iterable[Event], box: Box) -> tuple[Guest, ...]:
    """The guests that are mixed into a game, by its opening events."""
    header = next((event.header for event in events if isinstance(event, Opened)), None)
    invited = header.options.get("with", ()) if header is not None else ()
    return tuple(guest for guest in box.guests if guest.name in invited)


def practice_guests(room: str) -> tuple[Guest, ...]:
    """The shipped practice guests of a game, its own that join another box among them, without a store."""
    from card_db.boxes import open_guest
    from card_db.loader import SHIPPED, read_set

    sets = (read_set(path) for path in sorted(SHIPPED.glob("*/practice*.toml")))
    return tuple(open_guest(one, {}) for one in sets if one.comes_to(room))
