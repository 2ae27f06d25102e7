"""Cards of Legendary in a new game: heroes for characters, villains for Drones (ALN-MARVEL-01, 02)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.crossing.setups import SetupChoice, SetupOption
from companion.core.language.guests import Guest
from companion.core.language.ids import PoolId
from companion.core.language.phrases import named, phrase, title
from companion.core.language.states import Header
from companion.core.ports.collection import Box
from companion.engine.boxes import copies_of
from companion.engine.choices import names
from companion.engine.room import SetupError
from companion.games.alien.grammar.words import GUEST
from companion.games.alien.guests.cards import HEROES, VILLAINS, as_guest, guest_kind
from companion.games.alien.guests.rules import WITH
from companion.games.alien.printed import rules
from companion.games.alien.state import LEVELS, AlienState

INSTEAD = "villains"  # the choice of the stacks that replace Drones
GUESTS = PoolId("guests")


def with_guests(header: Header, choices: Mapping[str, Any], box: Box) -> Header:
    """The header with the sets that are mixed in, as far as they are there and play in this game."""
    chosen = names(choices.get(WITH, header.options.get(WITH)))
    known = [guest.name for guest in box.guests]
    for name in chosen:
        if name not in known:
            raise SetupError(phrase("setup-no-guest", name=name), "ALN-MARVEL-01")
    kept = {name: value for name, value in header.options.items() if name != WITH}
    return replace(header, options={**kept, **({WITH: list(dict.fromkeys(chosen))} if chosen else {})})


def joined(box: Box, invited: Sequence[str]) -> Box:
    """The box with these guests' cards as this game plays them (ALN-MARVEL-16)."""
    if not invited:
        return box
    whole = box.joined(invited)
    read = {
        design: as_guest(card)
        for guest in box.guests
        if guest.name in invited
        for design, card in guest.cards.items()
        if guest_kind(card)
    }
    return replace(whole, cards={**whole.cards, **read})


def guest_stacks(box: Box, kind: str) -> tuple[str, ...]:
    """The guests' stacks in a joined box whose cards are of a kind here; heroes come as whole suites."""
    found = []
    for guest in box.guests:
        for stack, designs in guest.stacks.items():
            cards = [box.cards[design] for design in designs if design in box.cards]
            is_kind = bool(cards) and all(card.has(GUEST) and card.kind == kind for card in cards)
            count = sum(len(copies) for copies in designs.values())
            if is_kind and (kind != HEROES or count == rules().suite):
                found.append(stack)
    return tuple(found)


def home_of(box: Box, stack: str) -> Guest | None:
    """The guest that a stack belongs to."""
    return next((guest for guest in box.guests if stack in guest.stacks), None)


def check_invited(box: Box, stacks: Sequence[str], kind: str, rule: str) -> None:
    """Refuse a guest's stack that is not mixed in, or that cannot take this place."""
    for stack in stacks:
        guest = home_of(box, stack)
        if guest is None or stack in guest_stacks(box, kind):
            continue
        is_in = all(design in box.cards for design in guest.stacks[stack])
        key = f"setup-guest-{kind}" if is_in else "setup-not-invited"
        called = title(guest.called[stack]) if guest.called.get(stack) else named(stack)
        says = phrase(key, stack=called, guest=title(guest.titles), need=rules().suite)
        raise SetupError(says, rule)


def chosen_villains(box: Box, given: Any) -> tuple[str, ...]:
    """The groups that replace Drones, each once (ALN-MARVEL-02)."""
    chosen = names(given)
    check_invited(box, chosen, VILLAINS, "ALN-MARVEL-02")
    if len(set(chosen)) != len(chosen) or any(stack not in guest_stacks(box, VILLAINS) for stack in chosen):
        raise SetupError(phrase("setup-villains", have=len(chosen)), "ALN-MARVEL-02")
    return chosen


def shares(guests: int, each: int) -> tuple[int, ...]:
    """How many guests replace Drones of each mini-deck: evenly, the upper ones first."""
    used = min(guests, each * len(LEVELS))
    return tuple((used + len(LEVELS) - level) // len(LEVELS) for level in LEVELS)


def mixed_in(state: AlienState, kind: str) -> int:
    """How many cards of guests were taken for a game that are of this kind here."""
    cards = (state.table.cards[design] for design in state.table.designs.values())
    return sum(card.has(GUEST) and card.kind == kind for card in cards)


def guest_choice(box: Box, choices: Mapping[str, Any], suites: Sequence[str]) -> SetupChoice:
    """The sets that can be mixed in, each on or off; with it, what it brought goes too."""
    chosen = [name for name in names(choices.get(WITH)) if any(one.name == name for one in box.guests)]
    options = []
    for guest in box.guests:
        is_in = guest.name in chosen
        then: dict[str, Any] = {
            WITH: [name for name in chosen if name != guest.name] if is_in else [*chosen, guest.name]
        }
        if is_in:
            then |= _without(guest, choices, suites)
        sub = phrase("with-guests-sub")
        options.append(SetupOption(guest.name, title(guest.titles), then, sub, chosen=is_in))
    return SetupChoice(WITH, phrase("choose-with"), tuple(options), many=True)


def _without(guest: Guest, choices: Mapping[str, Any], suites: Sequence[str]) -> dict[str, Any]:
    """The choices without the stacks of a guest; characters of the box take the empty places."""
    characters = [stack for stack in names(choices.get("characters")) if stack not in guest.stacks]
    spare = [stack for stack in suites if stack not in characters]
    missing = max(0, rules().characters - len(characters))
    villains = [stack for stack in names(choices.get(INSTEAD)) if stack not in guest.stacks]
    return {"characters": [*characters, *spare[:missing]], INSTEAD: villains}


def villain_choice(box: Box, choices: Mapping[str, Any]) -> SetupChoice:
    """The groups of a joined box that can replace Drones, each on or off."""
    chosen, options = list(names(choices.get(INSTEAD))), []
    for stack in guest_stacks(box, VILLAINS):
        guest, is_in = home_of(box, stack), stack in chosen
        then = [one for one in chosen if one != stack] if is_in else [*chosen, stack]
        titles = guest.called.get(stack) if guest is not None else None
        count = len(copies_of(box, stack))
        sub = phrase("villains-sub", count=count)
        name = title(titles) if titles else named(stack)
        options.append(SetupOption(stack, name, {INSTEAD: then}, sub, chosen=is_in))
    return SetupChoice(INSTEAD, phrase("choose-villains"), tuple(options), many=True)
