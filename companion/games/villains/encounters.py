"""Cards of Encounters in Villains: characters for Allies, enemies for Adversaries (VIL-MIX-22 to 32)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.guests import Guest
from companion.core.language.ids import CopyId, DesignId, PoolId
from companion.core.ports.collection import Box
from companion.engine.boxes import copies_of
from companion.engine.choices import names, stop
from companion.engine.effects.grammar import clauses_in
from companion.engine.feature import Feature, tells
from companion.engine.legendary.equivalents import terms
from companion.engine.legendary.guests.mixing import home_of
from companion.engine.legendary.guests.reading import GUEST, VERBS, GuestReading, NoCounterpart
from companion.engine.legendary.heroic import as_villainous
from companion.games.villains import grammar
from companion.games.villains.kinds import ADVERSARIES, ALLIES
from companion.games.villains.printed import rules
from companion.games.villains.state import VillainsState

ROOM = "villains"
INSTEAD = "instead"  # the choice of the enemies that replace Adversaries: stacks, or single designs
GUESTS = PoolId("guests")
WOUND, BINDINGS = "gain-wound", "gain-bindings"
CITY = "city"  # where an enemy of Encounters lies that has come in: no limit here


def _here(card: Card) -> Card:
    """A guest in villainous words: Reveal is Ambush, Death is Fight, Strike is Overrun.

    VIL-MIX-25, VIL-MIX-26, VIL-MIX-27. A part of the board that the city is not says nothing.

    What can be used once in a turn is offered as it is played, for nothing waits in this game.
    """
    read = as_villainous(card)
    there = tuple(one for one in read.abilities if one.area in ("", CITY))
    return replace(read, abilities=tuple(_ability(one) for one in there))


def _ability(ability: Ability) -> Ability:
    do = tuple(_changed(clause, _healed) for clause in ability.do)
    return replace(ability, area="", once=False, may=ability.may or ability.once, do=do)


def _changed(clause: Clause, change: Callable[[Clause], Clause]) -> Clause:
    """A clause in which each, those that it holds too, is another one."""
    args: dict[str, Any] = {}
    for name, value in clause.args.items():
        held = [_changed(one, change) for one in clauses_in(value)]
        args[name] = [{"verb": one.verb, **one.args} for one in held] if held else value
    return change(Clause(clause.verb, args))


def _healed(clause: Clause) -> Clause:
    """Healing is an offer (VIL-MIX-29)."""
    is_wound = clause.verb == "ko" and clause.args.get("what") == "wound"
    return Clause("ko", {**clause.args, "may": True}) if is_wound else clause


READING = GuestReading(
    to="legendary", kinds=(*ALLIES, *ADVERSARIES), verbs=dict(grammar.VERBS), triggers=dict(grammar.TRIGGERS),
    marks=(*grammar.MARKS, GUEST), classes=grammar.CLASSES, half=_here, also=tuple(terms().heroic.verbs),
)  # fmt: skip


def read(guest: Guest, *, has_wounds: bool) -> dict[DesignId, Card]:
    """The cards of a set of Encounters that can be something here (VIL-MIX-22).

    Without Wounds in the mix a strike is a Bindings (VIL-MIX-28), and nothing is healed (VIL-MIX-29).
    """
    cards = {key: READING.card(card) for key, card in guest.cards.items() if READING.kind(card)}
    return cards if has_wounds else {key: _bound(card) for key, card in cards.items()}


def _bound(card: Card) -> Card:
    abilities = (
        replace(one, do=tuple(_changed(clause, _chained) for clause in one.do)) for one in card.abilities
    )
    return replace(card, abilities=tuple(abilities))


def _chained(clause: Clause) -> Clause:
    return Clause(BINDINGS, clause.args) if clause.verb == WOUND else clause


def suites(box: Box) -> tuple[str, ...]:
    """The characters that can take the place of an Ally: as many cards as one has (VIL-MIX-23)."""
    return tuple(
        stack
        for guest in box.guests
        for stack, designs in guest.stacks.items()
        if _all_of(box, designs, ALLIES) and len(copies_of(box, stack)) == rules().ally_cards
    )


def is_enemy_stack(box: Box, stack: str) -> bool:
    """Whether a stack of guests can take the place of Adversaries (VIL-MIX-23)."""
    home = home_of(box, stack)
    return home is not None and _all_of(box, home.stacks[stack], ADVERSARIES)


def _all_of(box: Box, designs: Any, kinds: tuple[str, ...]) -> bool:
    cards = [box.cards.get(design) for design in designs]
    return bool(cards) and all(card is not None and card.has(GUEST) and card.kind in kinds for card in cards)


def chosen(box: Box, given: Any) -> tuple[CopyId, ...]:
    """The enemies that replace Adversaries card for card, stacks or designs; others have no place here.

    VIL-MIX-23, VIL-MIX-31.
    """
    found: dict[CopyId, None] = {}
    for name in names(given):
        stacks = [stack for stack in box.stacks if name == stack or DesignId(name) in box.stacks[stack]]
        home = home_of(box, stacks[0]) if stacks else None
        if home is None or home.room == ROOM:
            stop("VIL-MIX-23", "no-enemy", name=name)
        for design, copies in box.stacks[stacks[0]].items():
            if name in (stacks[0], design):
                _need_enemy(box.cards[design])
                found.update(dict.fromkeys(copies))
    return tuple(found)


def _need_enemy(card: Card) -> None:
    if card.kind not in ADVERSARIES:
        stop("VIL-MIX-31", "no-place", name=card.name, kind="ally" if card.kind in ALLIES else card.kind)


FEATURE: Feature[VillainsState] = Feature(name="encounters", verbs=VERBS, events={NoCounterpart: tells})
