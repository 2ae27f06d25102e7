"""Commands that nobody offered: right and wrong targets, seats, copies and numbers, field by field."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec

from companion.core.crossing.views import Offer
from companion.core.language.commands import TOOLS, Answer, CorrectFact, SetNumber, SetProgress
from companion.core.language.ids import CopyId, DesignId, SeatId, SlotId, ZoneId
from tests.games.contract.rooms import Case

WORDS = ("", "nowhere", "klass", "kind", "marks", "title", "event", "p1")


@cache
def fields_of(kind: type) -> tuple[tuple[str, Any, bool], ...]:
    """The fields of a command with their types, and whether each may be left out."""
    hints = typing.get_type_hints(kind)
    return tuple(
        (field.name, hints[field.name], not field.required) for field in msgspec.structs.fields(kind)
    )


def any_command(asked: Case, state: Any, kind: type, chance: Random) -> Any:
    """One command of a type, filled with anything that could be meant."""
    values = {
        name: any_value(asked, state, hint, chance)
        for name, hint, optional in fields_of(kind)
        if not optional or chance.random() < 0.7
    }
    if kind is Answer and state.ask is not None and chance.random() < 0.8:
        values["ask"] = state.ask.id
    if kind is SetNumber and chance.random() < 0.8:
        values["name"] = chance.choice(sorted(state.numbers) or [""])
    if kind is SetProgress and chance.random() < 0.7:
        values["phase"] = chance.choice(asked.room.phases)
    if kind is CorrectFact and chance.random() < 0.8:
        design = chance.choice(sorted(state.table.cards))
        values |= {"of": design, "field": chance.choice([*state.table.cards[design].numbers, *WORDS])}
    return kind(**values)


def any_value(asked: Case, state: Any, hint: Any, chance: Random) -> Any:  # noqa: PLR0911 - one line per type
    """Something of a field's type: mostly what is there, sometimes what is not."""
    table = state.table
    if hint is SeatId:
        return chance.choice([*(player.seat for player in state.players), SeatId("p9")])
    if hint is SlotId:
        return chance.choice([*table.slots, SlotId(0), SlotId(99_999)])
    if hint is CopyId:
        return chance.choice([*table.designs, CopyId("nobody")])
    if hint is ZoneId:
        return chance.choice([*table.zones, ZoneId("nowhere")])
    if hint is DesignId:
        return chance.choice([*table.cards, DesignId("nothing")])
    if hint is bool:
        return chance.random() < 0.5
    if hint is int:
        return chance.choice([-1, 0, 1, 2, 3, 7, 99, 100])
    if hint is str:
        return chance.choice([*WORDS, *table.designs])
    return any_other(asked, state, hint, chance)


def any_other(asked: Case, state: Any, hint: Any, chance: Random) -> Any:
    """A choice among types, a list, a table, or anything at all."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if hint is type(None):
        return None
    if origin in (typing.Union, types.UnionType):
        return any_value(asked, state, chance.choice(args), chance)
    if origin is tuple:
        return tuple(any_value(asked, state, args[0], chance) for _ in range(chance.randint(0, 3)))
    if origin is dict:
        return {any_value(asked, state, args[0], chance): any_value(asked, state, args[1], chance)}
    if origin is typing.Literal:
        return chance.choice(args)
    return chance.choice([None, 3, "word", ["word"], -2])


def requests(asked: Case, state: Any, chance: Random, each: int, tools: bool = True) -> Iterator[Any]:
    """So many commands of every type of the room."""
    for kind in asked.room.commands:
        if tools or kind not in TOOLS:
            for _ in range(each):
                yield any_command(asked, state, kind, chance)


def audiences(state: Any) -> list[str]:
    """Everybody who may look: the table, a spectator and every seat."""
    return ["table", "spectator", *(player.seat for player in state.players)]


def offered(asked: Case, state: Any) -> list[Offer]:
    """Everything offered to anybody."""
    found: dict[str, Offer] = {}
    for audience in audiences(state):
        for offer in asked.room.legal(state, audience):
            found.setdefault(repr(offer.command), offer)
    return list(found.values())


def possible(asked: Case, state: Any) -> set[str]:
    """The sense of everything that may be accepted: what is offered, and what can be made good later."""
    offers = [*offered(asked, state), *asked.room.forgotten(state)]
    return {meaning_of(state, offer.command) for offer in offers}


def meaning_of(state: Any, command: Any) -> str:
    """A command as its sense: copies of one design mean the same, whoever names them."""
    fields = msgspec.structs.asdict(command)
    fields.pop("source", None)
    designs = state.table.designs
    told = {
        name: designs.get(value, value) if isinstance(value, str) else value for name, value in fields.items()
    }
    return f"{type(command).__name__} {sorted(told.items())}"
