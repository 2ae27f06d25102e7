"""What players choose for a new game, with a rule for everything that cannot be (ALN-SETUP)."""

from __future__ import annotations

from typing import Any

import msgspec

from companion.core.language.cards import Card
from companion.core.language.ids import DesignId, SeatId
from companion.core.language.states import Header
from companion.core.ports.collection import Box
from companion.engine.boxes import copies_of, people
from companion.engine.choices import first_leads, kept, names, seated, stop
from companion.engine.legendary.guests.mixing import WITH
from companion.engine.legendary.selection import OfEach, whom
from companion.engine.room import Script
from companion.games.alien.difficulty import NAMES, with_difficulty
from companion.games.alien.guests import HEROES, INSTEAD, MIXING
from companion.games.alien.modes import MODES
from companion.games.alien.printed import rules
from companion.games.alien.state import LEVELS

KEYS = {
    "roles", "role-cards", "location", "objectives", "mini-decks", "characters", "first", "modes", "other",
    WITH, INSTEAD, *NAMES,
}  # fmt: skip
OBJECTIVES = OfEach(
    stack="objectives", key="objectives", called="objective", number="level", parts=LEVELS
)  # fmt: skip
DECKS = ("hive", "strikes", "barracks", "sergeants")


class Chosen(msgspec.Struct, frozen=True):
    """A new game as it will be laid out; every field is possible with the box."""

    header: Header  # the first player leads
    avatars: dict[SeatId, DesignId]
    role_cards: dict[SeatId, DesignId]
    location: DesignId
    objectives: tuple[DesignId, ...]  # by level
    mini_decks: tuple[str, ...]  # stacks, by level
    characters: tuple[str, ...]  # stacks
    villains: tuple[str, ...] = ()  # stacks of guests that replace Drones
    invited: tuple[str, ...] = ()  # sets of guests


def read(script: Script, box: Box) -> Chosen:
    """The choices of a script, checked against the box."""
    choices = script.choices
    for name in sorted(choices.keys() - KEYS):
        stop("ALN-STATE-01", "unknown-choice", name=name)
    header = seated(MODES.header(script, box), rules().players, "ALN-SETUP-01")
    header = first_leads(kept(header, DECKS, "ALN-ZONE-39"), choices.get("first"), "ALN-SETUP-23")
    header = MIXING.header(with_difficulty(header, choices, box), choices, box)
    invited = names(header.options.get(WITH))
    box = MIXING.joined(box, invited)
    roles = whom(header, box, "avatars", choices.get("roles"), "ALN-SETUP-03", "ALN-SETUP-04")
    objectives = OBJECTIVES.read(box, choices.get("objectives"), "ALN-SETUP-11")
    return Chosen(
        header=header,
        avatars={seat: _of_person(box, "avatars", role) for seat, role in roles.items()},
        role_cards=_role_cards(box, roles, choices.get("role-cards")),
        location=_location(box, choices.get("location")),
        objectives=objectives,
        mini_decks=_mini_decks(box, objectives, choices.get("mini-decks")),
        characters=_characters(box, choices.get("characters")),
        villains=MIXING.chosen_villains(box, choices.get(INSTEAD)),
        invited=invited,
    )


def _role_cards(box: Box, roles: dict[SeatId, str], given: Any) -> dict[SeatId, DesignId]:
    """The Role Character card that belongs to each Avatar (ALN-SETUP-05)."""
    other = given if isinstance(given, dict) else {}
    found = {seat: DesignId(other.get(seat, _of_person(box, "roles", role))) for seat, role in roles.items()}
    for seat, design in found.items():
        if design not in box.cards or box.cards[design].person != roles[seat]:
            stop("ALN-SETUP-05", "role-card", role=roles[seat])
    return found


def _of_person(box: Box, stack: str, person: str) -> DesignId:
    card = people(box, stack).get(person)
    if card is None:
        stop("ALN-SETUP-05", "role-card", role=person)
    return card.design


def _location(box: Box, given: Any) -> DesignId:
    """Exactly one Location (ALN-SETUP-10)."""
    chosen = names(given)
    if len(chosen) != 1 or chosen[0] not in box.stacks.get("locations", {}):
        stop("ALN-SETUP-10", "location", have=len(chosen))
    return DesignId(chosen[0])


def mini_deck(objective: Card) -> str:
    """The stack of Hive cards that belongs to an Objective (ALN-SETUP-13)."""
    level = objective.number("level")
    film = objective.person or objective.design.removeprefix("objective-").removesuffix(f"-{level}")
    return f"hive-{film}-{level}"


def _mini_decks(box: Box, objectives: tuple[DesignId, ...], given: Any) -> tuple[str, ...]:
    """Each Objective's own Hive cards, as many as its level has (ALN-SETUP-13)."""
    own = tuple(mini_deck(box.cards[design]) for design in objectives)
    wanted = own if given is None else names(given)
    if len(wanted) != len(own):
        stop("ALN-SETUP-13", "mini-decks", need=len(own), have=len(wanted))
    for level, (stack, needed) in enumerate(zip(own, wanted, strict=True), 1):
        have, need = len(copies_of(box, stack)), rules().mini_decks[level - 1]
        if stack != needed or have != need:
            stop("ALN-SETUP-13", "mini-deck", level=level, need=need, have=have)
    return own


def _characters(box: Box, given: Any) -> tuple[str, ...]:
    """Four different characters for the Barracks (ALN-SETUP-19, 20)."""
    chosen = names(given)
    MIXING.check_heroes(box, chosen)
    wrong = len(chosen) != rules().characters or len(set(chosen)) != len(chosen)
    if wrong or any(stack not in suites(box) for stack in chosen):
        stop("ALN-SETUP-19", "characters", need=rules().characters, have=len(set(chosen)))
    return chosen


def suites(box: Box) -> tuple[str, ...]:
    """The character stacks of a box, in its order, and the heroes of guests that were joined to it."""
    own = (stack for stack in box.stacks if stack.startswith("character-"))
    return (*own, *MIXING.stacks(box, HEROES))
