"""The plan of an evening as the screen asks for it: by the film of a box and the number of people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from companion.core.language.phrases import title
from companion.core.ports.cards import Chip, Where
from companion.core.ports.owners import EveningPlan
from companion.ground.rooms import open_room
from companion.owner.plan import Planner

if TYPE_CHECKING:
    from companion.house.house import House


class FilmPlans:
    """The Plans port of one house."""

    def __init__(self, house: House) -> None:
        """Serve one house."""
        self._store, self._planner = house.store, Planner(house)

    def films(self, where: Where) -> Sequence[Chip]:
        """The films of a box."""
        box = self._store.catalogue.box(where.room, where.set)
        return tuple(Chip(film.id, title(film.titles)) for film in box.presets)

    def plan(self, where: Where, film: str, players: int) -> EveningPlan:
        """The plan of such an evening; without a film of the box what the room suggests."""
        return self._planner.plan(where.room, where.set, players, self._choices(where, film, players))

    def _choices(self, where: Where, film: str, players: int) -> Mapping[str, Any]:
        box = self._store.catalogue.box(where.room, where.set)
        suggested = open_room(where.room).suggest(box, players, lambda many, count: list(many)[:count])
        films = suggested.get("other", {}).get("films", {})
        chosen: Mapping[str, Any] = films.get(film, {})
        return chosen
