"""Alien put together, as the tests of its rules take hold of it."""

from __future__ import annotations

from companion.games.alien.room import CORRECTABLE, alien, room

COMMANDS, EVENTS, VERBS = alien().own_commands, alien().events, alien().verbs
decide, evolve, rule_faults = alien().decide, alien().evolve, alien().rule_faults
legal, view, prompts, forgotten = room().legal, room().view, room().prompts, room().forgotten
interruptions, notice, label, open_game = alien().interruptions, room().notice, room().label, room().open
attempt, meaning, SILENT = room().attempt, room().meaning, room().silent
kernel = alien().kernel

__all__ = [
    "alien",
    "attempt",
    "meaning",
    "CORRECTABLE",
    "COMMANDS",
    "EVENTS",
    "SILENT",
    "VERBS",
    "decide",
    "evolve",
    "forgotten",
    "interruptions",
    "kernel",
    "label",
    "legal",
    "notice",
    "open_game",
    "prompts",
    "rule_faults",
    "view",
]
