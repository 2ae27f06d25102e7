"""What the box and its films suggest for a new game (ALN-SETUP-26)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from companion.core.language.ids import DesignId
from companion.core.ports.collection import Box, Preset
from companion.engine.boxes import people
from companion.games.alien.choices import suites
from companion.games.alien.printed import rules
from companion.games.alien.state import LEVELS

Sample = Callable[[Sequence[Any], int], list[Any]]


def suggest(box: Box, players: int, sample: Sample) -> dict[str, Any]:
    """The first game of the box; under `other` every film, a game by lot, and two Roles dealt to each."""
    seats = [f"p{number}" for number in range(1, players + 1)]
    films = {film.id: _film(box, film, seats) for film in box.presets}
    known = list(people(box, "avatars"))
    pairs = _some(known, 2 * players, sample)
    other: dict[str, Any] = {
        "surprise": _by_lot(box, seats, sample),
        "two-roles": {seat: pairs[2 * at : 2 * at + 2] for at, seat in enumerate(seats)},
    }
    first = next(iter(films.values()), None) or _plan(
        seats, _usual(box), list(box.stacks.get("locations", {})), _by_level(box), list(suites(box))
    )
    return {**first, "other": {**other, "films": films} if films else other}


def _usual(box: Box, named: Sequence[str] = ()) -> list[str]:
    """The Roles of the box by seat: those of a first game, then the others."""
    known = list(people(box, "avatars"))
    usual = [role for role in named or rules().first_game.roles if role in known]
    return [*usual, *(role for role in known if role not in usual)]


def _film(box: Box, film: Preset, seats: list[str]) -> dict[str, Any]:
    """A game of one film: its Location, its three Objectives and its four characters."""
    chosen = film.choices
    wanted = {DesignId(design) for design in chosen.get("objectives", ())}
    levels = {level: [one for one in designs if one in wanted] for level, designs in _by_level(box).items()}
    places = [DesignId(design) for design in chosen.get("location", ())]
    return _plan(
        seats, _usual(box, chosen.get("roles", ())), places, levels, list(chosen.get("characters", ()))
    )


def _by_lot(box: Box, seats: list[str], sample: Sample) -> dict[str, Any]:
    """A game whose every part is drawn by lot (ALN-SETUP-03, 19)."""
    levels = {level: _some(designs, 1, sample) for level, designs in _by_level(box).items()}
    roles = _some(list(people(box, "avatars")), len(seats), sample)
    locations = _some(list(box.stacks.get("locations", {})), 1, sample)
    plan = _plan(seats, roles, locations, levels, _some(list(suites(box)), rules().characters, sample))
    return {**plan, "first": next(iter(_some(seats, 1, sample)), None)}


def _some(many: list[Any], count: int, sample: Sample) -> list[Any]:
    """So many of them by lot, or as many as a box that is not complete has."""
    return sample(many, min(count, len(many)))


def _plan(
    seats: list[str],
    roles: list[str],
    locations: list[DesignId],
    objectives: dict[int, list[DesignId]],
    characters: list[str],
) -> dict[str, Any]:
    """Choices that take the first of everything."""
    return {
        "roles": dict(zip(seats, roles, strict=False)),
        "location": next(iter(locations), ""),
        "objectives": [designs[0] for designs in objectives.values() if designs],
        "characters": characters[: rules().characters],
        "first": next(iter(seats), None),
    }


def _by_level(box: Box) -> dict[int, list[DesignId]]:
    """The Objectives of a box by level, in its order."""
    known = box.stacks.get("objectives", {})
    return {
        level: [design for design in known if box.cards[design].number("level") == level] for level in LEVELS
    }
