"""When an unnamed card was taken for the wrong one of several: what was told moves, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from msgspec.structs import replace

from companion.core.language.asks import Number
from companion.core.language.cards import Card
from companion.core.language.commands import Rematch
from companion.core.language.events import Rematched
from companion.core.language.ids import CopyId, DesignId
from companion.core.language.phrases import phrase
from companion.core.language.slots import Table
from companion.core.language.states import State
from companion.engine.draft import Draft
from companion.engine.waivers import Refused, refusal

S = TypeVar("S", bound=State)

TOLD = ("kind", "titles", "numbers", "klass", "crew", "person", "marks", "unsure")  # of a card
MIXED = "k"  # pools of cards that were known before they were shuffled begin with this


def rematch(draft: Draft[S], command: Rematch) -> None:
    """Let two unnamed cards of one stack change places, if as many of each have been met as there can be."""
    state = draft.state
    one, other = (state.table.cards.get(design) for design in (command.wrong, command.right))
    if one is None or other is None:
        raise Refused(refusal("TABLE-MATCH-01", "impossible", here=phrase("here-no-such-card")))
    if one == other or one.stack != other.stack or one.structured or other.structured:
        raise Refused(refusal("TABLE-MATCH-01", "impossible", here=phrase("here-not-alike")))
    if isinstance(state.ask, Number) and state.ask.of in (one.design, other.design):
        raise Refused(refusal("TABLE-ASK-03", "impossible", here=phrase("here-question-open")))
    for card, place in ((one, other), (other, one)):
        if len(met(state.table, card.design)) > place.copies:
            here = phrase("here-too-many-of-it", card=card.name, copies=place.copies)
            raise Refused(refusal("TABLE-MATCH-01", "impossible", here=here))
    draft.emit(Rematched(one.design, other.design))


def copies_of(table: Table, design: DesignId) -> tuple[CopyId, ...]:
    """The copies of a design in this game, in one order for all."""
    return tuple(sorted(copy for copy, of in table.designs.items() if of == design))


def met(table: Table, design: DesignId) -> tuple[CopyId, ...]:
    """The copies of a design that people have told from others, wherever they lie by now."""
    return tuple(copy for copy in copies_of(table, design) if _is_met(table, copy))


def _is_met(table: Table, copy: CopyId) -> bool:
    at = table.bound.get(copy)
    if at is not None:
        return table.slots[at].known != "app"
    return table.pools.get(copy, "").startswith(MIXED)


def partners(table: Table, wrong: DesignId, right: DesignId) -> dict[CopyId, CopyId]:
    """Which copy becomes which, both ways; those that people have met come first."""
    ones, others = (_met_first(table, design) for design in (wrong, right))
    pairs = dict(zip(ones, others, strict=False))
    return pairs | {other: one for one, other in pairs.items()}


def _met_first(table: Table, design: DesignId) -> Iterator[CopyId]:
    known = met(table, design)
    yield from known
    yield from (copy for copy in copies_of(table, design) if copy not in known)


def exchanged(table: Table, wrong: DesignId, right: DesignId) -> Table:
    """The table with the told facts and the whereabouts of two designs exchanged."""
    one, other = table.cards[wrong], table.cards[right]
    cards = {**table.cards, wrong: _with_told(one, other), right: _with_told(other, one)}
    now = partners(table, wrong, right)
    slots = {
        slot: replace(held, copy=now[held.copy]) if held.copy in now else held
        for slot, held in table.slots.items()
    }
    bound = {now.get(copy, copy): slot for copy, slot in table.bound.items()}
    pools = {copy: table.pools[was] for copy in table.designs if (was := now.get(copy, copy)) in table.pools}
    return replace(table, cards=cards, slots=slots, bound=bound, pools=pools)


def _with_told(card: Card, teller: Card) -> Card:
    told: dict[str, Any] = {field: getattr(teller, field) for field in TOLD}
    return replace(card, **told)
