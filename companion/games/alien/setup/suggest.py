"""What the box and its films suggest for a new game (ALN-SETUP-26)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.core.language.ids import DesignId
from companion.core.ports.collection import Box, Preset
from companion.engine.boxes import people
from companion.engine.legendary.selection import Sample, by_lot, to_each, usual
from companion.games.alien.choices import OBJECTIVES, suites
from companion.games.alien.printed import rules


def suggest(box: Box, players: int, sample: Sample) -> dict[str, Any]:
    """The first game of the box; under `other` every film, a game by lot, and two Roles dealt to each."""
    seats, of_films = _seats(players), films(box, players)
    two = to_each(seats, list(people(box, "avatars")), 2, sample)
    other: dict[str, Any] = {"surprise": _surprise(box, seats, sample), "two-roles": two}
    first = next(iter(of_films.values()), None) or _plan(
        seats, _roles(box), list(box.stacks.get("locations", {})), OBJECTIVES.by_part(box), list(suites(box))
    )
    return {**first, "other": {**other, "films": of_films} if of_films else other}


def films(box: Box, players: int) -> dict[str, dict[str, Any]]:
    """A game of each film of the box."""
    return {film.id: _film(box, film, _seats(players)) for film in box.presets}


def _seats(players: int) -> list[str]:
    return [f"p{number}" for number in range(1, players + 1)]


def _roles(box: Box, named: Sequence[str] = ()) -> list[str]:
    """The Roles of the box by seat: those of a first game, then the others."""
    return usual(people(box, "avatars"), named or rules().first_game.roles)


def _film(box: Box, film: Preset, seats: list[str]) -> dict[str, Any]:
    """A game of one film: its Location, its three Objectives and its four characters."""
    chosen, by_level = film.choices, OBJECTIVES.by_part(box)
    wanted = {DesignId(design) for design in chosen.get("objectives", ())}
    levels = {level: [one for one in designs if one in wanted] for level, designs in by_level.items()}
    places = [DesignId(design) for design in chosen.get("location", ())]
    return _plan(
        seats, _roles(box, chosen.get("roles", ())), places, levels, list(chosen.get("characters", ()))
    )


def _surprise(box: Box, seats: list[str], sample: Sample) -> dict[str, Any]:
    """A game whose every part is drawn by lot (ALN-SETUP-03, 19)."""
    levels = {level: by_lot(designs, 1, sample) for level, designs in OBJECTIVES.by_part(box).items()}
    roles = by_lot(list(people(box, "avatars")), len(seats), sample)
    locations = by_lot(list(box.stacks.get("locations", {})), 1, sample)
    plan = _plan(seats, roles, locations, levels, by_lot(list(suites(box)), rules().characters, sample))
    return {**plan, "first": next(iter(by_lot(seats, 1, sample)), None)}


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
