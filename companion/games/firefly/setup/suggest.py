"""What the box suggests: its five games in order, or a game by lot (FFY-SETUP-29, FFY-CAMP-20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.core.language.ids import DesignId
from companion.core.ports.collection import Box, Preset
from companion.engine.legendary.selection import Sample, by_lot
from companion.games.firefly.campaign.series import OBJECTIVES
from companion.games.firefly.printed import rules


def suggest(box: Box, players: int, sample: Sample) -> dict[str, Any]:
    """The first game of the box; under `other` all five and a game by lot."""
    of_games = games(box, players)
    first = next(iter(of_games.values()), None) or _plan(
        box, players, list(box.stacks.get("avatars", {})), OBJECTIVES.by_part(box)
    )
    other = {"surprise": _surprise(box, players, sample)}
    return {**first, "other": {**other, "games": of_games} if of_games else other}


def games(box: Box, players: int) -> dict[str, dict[str, Any]]:
    """The games of the series in their order, each with the people it is suggested with."""
    return {game.id: _game(box, game, players) for game in box.presets}


def _game(box: Box, game: Preset, players: int) -> dict[str, Any]:
    """Players take the first of its Main Characters; the others are played by nobody (FFY-SETUP-29)."""
    wanted = {DesignId(design) for design in game.choices.get("objectives", ())}
    parts = {n: [one for one in own if one in wanted] for n, own in OBJECTIVES.by_part(box).items()}
    main = [DesignId(design) for design in game.choices.get("main-characters", ())]
    known = [design for design in main if design in box.stacks.get("avatars", {})]
    rest = (design for design in box.stacks.get("avatars", {}) if design not in known)
    return _plan(box, players, [*known, *rest], parts)


def _surprise(box: Box, players: int, sample: Sample) -> dict[str, Any]:
    """People and Objectives drawn by lot, one of each letter (FFY-SETUP-02, 13)."""
    parts = {n: by_lot(own, 1, sample) for n, own in OBJECTIVES.by_part(box).items()}
    main = by_lot(list(box.stacks.get("avatars", {})), rules().main_characters, sample)
    return _plan(box, players, main, parts)


def _plan(
    box: Box, players: int, main: Sequence[DesignId], objectives: dict[int, list[DesignId]]
) -> dict[str, Any]:
    """Choices that take the first of everything."""
    five = main[: rules().main_characters]
    seats = (f"p{number}" for number in range(1, players + 1))
    return {
        "roles": {seat: box.cards[design].person for seat, design in zip(seats, five, strict=False)},
        "main-characters": list(five),
        "objectives": [own[0] for own in objectives.values() if own],
    }
