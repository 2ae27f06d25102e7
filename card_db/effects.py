"""What an owner says of the effect of a card: as printed, it differs, or what it is in the grammar's words.

Such words are those of a set file, on one line: `{ on = "play", do = [{ verb = "draw", n = 1 }] }`, several
with commas between them.
"""

from __future__ import annotations

import tomllib

from msgspec.structs import replace

from card_db.cardtable import read_ability
from card_db.strict import Faults
from companion.core.language.cards import AS_PRINTED, DIFFERS, Ability, Card


class NoEffect(ValueError):
    """Words that are no effect; the message is what is wrong with them."""


def as_told(card: Card, said: str) -> Card:
    """A card of whose effect its owner has said this; words that nobody can read leave it to the players."""
    if said == AS_PRINTED:
        return card
    abilities = () if said == DIFFERS else _readable(said)
    return replace(card, abilities=abilities, structured=bool(abilities))


def read_effect(said: str) -> tuple[Ability, ...]:
    """The abilities that an owner wrote down; raises NoEffect with the first thing that is wrong."""
    try:
        listed = tomllib.loads(f"ability = [{said}]")["ability"]
    except tomllib.TOMLDecodeError as error:
        raise NoEffect(str(error)) from None
    faults = Faults("")
    found = tuple(read_ability(one, f"ability {at}", faults) for at, one in enumerate(listed, 1))
    if faults.found or not found:
        raise NoEffect(faults.found[0].reason if faults.found else "it says nothing")
    return found


def effect_fault(said: str) -> str:
    """What is wrong with what an owner said of an effect; empty when it can be read."""
    if said in (AS_PRINTED, DIFFERS):
        return ""
    try:
        read_effect(said)
    except NoEffect as error:
        return str(error)
    return ""


def _readable(said: str) -> tuple[Ability, ...]:
    try:
        return read_effect(said)
    except NoEffect:
        return ()
