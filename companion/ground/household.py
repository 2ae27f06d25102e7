"""The store of this household, opened the same way by whoever needs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from companion.ground.homes import make_ready
from companion.ground.places import find_places

if TYPE_CHECKING:
    from card_db.store import Store


def open_own(*, with_own_sets: bool = True) -> Store:
    """The household's store, its cards judged by the rooms; raises StoreError with what to do."""
    from companion.ground.meaning import check_card, vocabulary

    own = find_places().sets if with_own_sets else None
    return open_kept(check_card=check_card, vocabulary=vocabulary(), own=own)


def open_kept(**options: Any) -> Store:
    """The same for whoever asks after games alone: no card is judged."""
    from card_db.addresses import locate, parse
    from card_db.store import open_store

    places = find_places()
    if isinstance(places.store, str):
        parse(places.store)  # a path would be taken for the name of a file, and a misspelt URL for a path
    file, _server = locate(places.store)
    if file is not None:
        make_ready(places, file)
    return open_store(places.store, **options)
