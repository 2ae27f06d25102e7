"""What cards may mean: every verb and trigger of a set must be one that its room interprets."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from companion.core.language.cards import Card
from companion.engine.effects.grammar import Grammar, Wording
from companion.engine.legendary.equivalents import terms


def check_card(room: str, card: Card) -> list[str]:
    """What nothing here would interpret on a card of a game; empty when all is well."""
    from companion.ground.rooms import ROOMS, SPOKEN, open_room, spoken_check

    if room in ROOMS:
        return open_room(room).check_card(card)
    if room in SPOKEN:
        return spoken_check(room, card)
    rooms = [open_room(name) for name in ROOMS]
    hosts = [host for one in rooms if room in one.guests and (host := one.check_guest)]
    verbs = {clause.verb for ability in card.abilities for clause in (*ability.when, *ability.do)}
    if not hosts:
        return [f'no game of ours interprets "{verb}" yet' for verb in sorted(verbs)]
    return [fault for host in hosts for fault in host(card)]


def wording_of(room: str) -> Wording:
    """How the cards of a game are put into sentences: as in its room, or in one that has them as guests."""
    from companion.ground.rooms import ROOMS, SPOKEN, open_room, spoken_grammar

    if room in SPOKEN:
        return spoken_grammar(room).wording
    rooms = (
        [open_room(room)] if room in ROOMS else [one for one in map(open_room, ROOMS) if room in one.guests]
    )
    return next((one.grammar().wording for one in rooms if one.grammar is not None), Wording())


def vocabulary() -> str:
    """A mark of all that the cards of our games can say: when it changes, cached sets are read again."""
    from companion.ground.rooms import ROOMS, SPOKEN, open_room, spoken_grammar

    rooms = [open_room(name) for name in ROOMS]
    grammars = {room.name: room.grammar() for room in rooms if room.grammar is not None}
    grammars |= {name: spoken_grammar(name) for name in SPOKEN}
    return mark_of(grammars, {room.name: room.guests for room in rooms if room.guests})


def mark_of(grammars: Mapping[str, Grammar], guests: Mapping[str, Sequence[str]]) -> str:
    """A mark of what these grammars say, and of what guests are read as; where it is written counts nothing.

    Examples and rules are for the reference page, wording is for sentences: no card means anything else.
    """
    spoken = {
        name: replace(grammar, examples={}, rules={}, wording=Wording(), fields={}, named={})
        for name, grammar in grammars.items()
    }
    said = msgspec.json.encode((spoken, terms(), guests), order="deterministic")
    return hashlib.sha256(said).hexdigest()[:16]
