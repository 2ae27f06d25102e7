"""How hard a game is made: chosen before the Hive is built, in any combination (ALN-DIFF, ALN-SETUP-27)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core.crossing.setups import SetupChoice
from companion.core.language.phrases import phrase
from companion.core.language.states import Header
from companion.core.ports.collection import Box
from companion.engine.difficulty import Dials
from companion.engine.room import SetupError
from companion.games.alien.modes import AGENDAS, DELAYED, MODES
from companion.games.alien.printed import rules
from companion.games.alien.state import LEVELS

DIALS = Dials(rules().dials)
NAMES = DIALS.names
difficulty = DIALS.of  # by how much a game was made easier or harder, dial by dial


def is_hardened(header: Header) -> bool:
    """Whether Defense counts as Health too (ALN-DIFF-02)."""
    return bool(difficulty(header)["defense"])


def has_agendas(header: Header) -> bool:
    """Whether a game is played with Hidden Agendas, delayed or not."""
    return bool({AGENDAS, DELAYED} & set(MODES.chosen(header.options, {})))


def with_difficulty(header: Header, choices: Mapping[str, Any], box: Box) -> Header:
    """The header with the options of difficulty that were chosen, as far as they are possible."""
    told = DIALS.told(header, choices)
    _check_players(header)
    _check_drones(told["drones"], len(header.players), has_agendas(header), box)
    return DIALS.kept(header, told)


def _check_players(header: Header) -> None:
    """Nobody hides an Agenda from themselves (ALN-RULING-40)."""
    fewest, count = rules().agendas.fewest, len(header.players)
    if has_agendas(header) and count < fewest:
        raise SetupError(phrase("setup-agendas-solo", have=count, need=fewest), "ALN-RULING-40")


def drones_each(header: Header) -> int:
    """How many unseen cards are shuffled into each mini-deck: Drones, Secrets Revealed among them."""
    return rules().drones.per_player * len(header.players) + difficulty(header)["drones"]


def drones_needed(players: int, more: int, agendas: bool) -> int:
    """How many Drones the three mini-decks take; Secrets Revealed take the place of some (ALN-AGENDA-07)."""
    each = rules().drones.per_player * players + more
    return each * len(LEVELS) - (rules().agendas.secrets_per_player * players if agendas else 0)


def drone_range(players: int, agendas: bool, drones: int) -> range:
    """How many Drones more or fewer are possible with so many in the box (ALN-RULING-48, 67)."""
    fits = [more for more in range(-players, drones) if 0 <= drones_needed(players, more, agendas) <= drones]
    return range(min(fits, default=0), max(fits, default=0) + 1)


def _check_drones(more: int, players: int, agendas: bool, box: Box) -> None:
    """More Drones than the box has cannot go in, nor fewer than none."""
    have = sum(len(copies) for copies in box.stacks.get("drones", {}).values())
    possible = drone_range(players, agendas, have)
    if more > 0 and more not in possible:
        need, most = drones_needed(players, more, agendas), max(possible[-1], 0)
        rule = "ALN-RULING-48" if agendas else "ALN-DIFF-01"
        raise SetupError(phrase("setup-drones-many", need=need, have=have, most=most), rule)
    if more < 0 and more not in possible:
        rule = "ALN-RULING-67" if agendas else "ALN-DIFF-05"
        raise SetupError(phrase("setup-drones-few", have=-more, most=-possible[0]), rule)


def difficulty_choices(box: Box, players: int, choices: Mapping[str, Any]) -> tuple[SetupChoice, ...]:
    """What makes the game easier or harder, each with the printed game among its options (ALN-DIFF-04)."""
    have = sum(len(copies) for copies in box.stacks.get("drones", {}).values())
    agendas = bool({AGENDAS, DELAYED} & set(MODES.chosen({}, choices)))
    return DIALS.choices(choices, {"drones": drone_range(players, agendas, have)})
