"""A single player's Commander whose own group stays away: what it says of that group means the one in play.

VIL-SOLO-11, and so for leaders out of other boxes (VIL-SOLO-12).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from companion.core.language.cards import Ability, Card, Clause
from companion.core.ports.collection import Box
from companion.games.villains.challenges import is_solo
from companion.games.villains.setup.choices import Chosen, led

BACKUP = ("backup", "henchmen")  # how the names of stacks begin of which three cards are enough


def as_led(chosen: Chosen, box: Box) -> Box:
    """The box in which the Commander and its Tactics speak of a group that plays (VIL-SOLO-11, 12)."""
    own = box.stacks[chosen.commander]
    group = next((name for design in own if (name := led(box.cards[design]))), "")
    there = (*chosen.adversaries, *chosen.backup)
    if not group or not is_solo(chosen.header) or any(stack.endswith(f"-{group}") for stack in there):
        return box
    is_backup = any(f"{kind}-{group}" in box.stacks for kind in BACKUP)
    stack, *_ = chosen.backup if is_backup else chosen.adversaries  # of two, the first
    words = {group: word_of(box, stack)}
    return replace(box, cards={**box.cards, **{one: said(box.cards[one], words) for one in own}})


def word_of(box: Box, stack: str) -> str:
    """The word by which cards speak of a group."""
    crews = (box.cards[design].crew for design in box.stacks[stack])
    return next((crew for crew in crews if crew), stack.partition("-")[2])


def said(card: Card, words: Mapping[str, str]) -> Card:
    """A card whose abilities say other words; what is printed on it else stays."""
    return replace(card, abilities=tuple(_ability(ability, words) for ability in card.abilities))


def _ability(ability: Ability, words: Mapping[str, str]) -> Ability:
    return replace(ability, do=_told(ability.do, words), when=_told(ability.when, words))


def _told(value: Any, words: Mapping[str, str]) -> Any:
    """A word itself, after the colon of a count, or anywhere within what an argument holds."""
    if isinstance(value, str):
        before, colon, word = value.rpartition(":")
        return f"{before}{colon}{words.get(word, word)}"
    if isinstance(value, Clause):
        return Clause(value.verb, _told(value.args, words))
    if isinstance(value, dict):
        return {key: _told(one, words) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return type(value)(_told(one, words) for one in value)
    return value
