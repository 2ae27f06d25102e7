"""The first stage: codes become cards, and codes that are on no card are told in a sentence."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.crossing.intents import Scanned
from companion.core.ports.collection import Collection
from companion.play.codes import Shown, sorted_out
from companion.play.stages import Matter, Work
from companion.session.game import Game


class Sorting:
    """Says which cards were shown."""

    def __init__(self, game: Game, cards: Collection) -> None:
        """Look codes up in a collection."""
        self._game, self._cards = game, cards

    def take(self, what: Matter) -> Work:
        """Hand on what was scanned as cards."""
        yield from ()
        room, state = self._game.room, self._game.state
        return sorted_out(self._cards, what, room.zone_table, state) if isinstance(what, Scanned) else what


def tell_of_strangers(what: Matter) -> Work:
    """Say what has to be said of codes that are on no card, when they are no fresh labels."""
    if not isinstance(what, Shown):
        return what
    for says in what.says:  # noqa: UP028 - a stage hears what came of each deed, a tuple does not
        yield says
    return replace(what, says=())
