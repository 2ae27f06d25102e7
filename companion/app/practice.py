"""The drawn table beside the lobby: its cards are laid anew for every game that is seated."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.house.house import House

if TYPE_CHECKING:
    from companion.core.ports.play import Listener
    from companion.house.lobby import HouseLobby
    from companion.session.game import Game
    from companion.watch.practice import PracticeTable


def open_practice(
    house: House, laid: Callable[[bool], None] = lambda _is_drawn: None
) -> tuple[PracticeTable, HouseLobby]:
    """The drawn table, and the lobby that lays its cards anew for every game that is seated.

    `laid` hears whether there are drawn cards: of an owner's box only its owner sees which card lies where.
    """
    from companion.engine.players.table import SimTable
    from companion.house.lobby import HouseLobby
    from companion.watch.drawn import open_drawn_camera
    from companion.watch.practice import PracticeTable
    from companion.watch.true_table import TrueTable

    practice = PracticeTable(house, open_drawn_camera)

    def sit(game: Game) -> Listener | None:
        is_drawn = bool(game.header.options.get("practice", True))
        laid(is_drawn)
        if not is_drawn:
            practice.follow(game, None)
            return None
        table = SimTable(game.id, game.room.zone_table)  # by lot for a new game, as before for one resumed
        table.catch_up(game.state.table)
        truth = TrueTable(table, game.state, yields=True)
        practice.follow(game, truth)
        return truth

    house.attend("drawn table", sit)
    return practice, HouseLobby(house)
