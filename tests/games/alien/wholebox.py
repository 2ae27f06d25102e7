"""A whole invented box with the counts of the real one, for set-up: four films, plain cards."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.language.cards import Card
from companion.core.language.ids import CopyId, DesignId
from companion.core.ports.collection import Box
from companion.games.alien.printed import rules
from tests.games.alien.box import SCAN_COSTS, ability, card, clause

FILMS = ("one", "two", "three", "four")
ROLES = ("gunner", "technician", "researcher", "medic", "scout", "pilot", "guard", "cook", "clerk", "chief")
CLASSES = ("intel", "leadership", "strength", "survival", "tech")
SUITES = tuple(f"character-{film}-{part}" for film in FILMS for part in "abcd")


def cards() -> Iterable[Card]:
    """Every design of the box with its stack and number of copies."""
    for role in ROLES:
        yield card(f"avatar-{role}", "avatar", stack="avatars", person=role, health=10, defense=4)
        yield card(f"role-{role}", "role", stack="roles", person=role, attack=1, recruit=1)
    yield card("specialist", "character", marks=("basic",), stack="specialists", copies=35, recruit=1)
    yield card("grunt", "character", marks=("basic",), stack="grunts", copies=25, attack=1)
    for klass in CLASSES:
        yield card(f"sergeant-{klass}", "sergeant", stack="sergeants", copies=2, klass=klass, cost=3)
    for suite in SUITES:
        for part, copies in (("rare", 1), ("uncommon", 3), ("common-1", 5), ("common-2", 5)):
            name = f"{suite.removeprefix('character-')}-{part}"
            yield card(name, "character", stack=suite, copies=copies, cost=4, recruit=2)
    for film in FILMS:
        yield card(f"location-{film}", "location", stack="locations")
        for level, size in enumerate(rules().mini_decks, 1):
            setup = (
                ability("setup", clause("hive", n=1)) if level == 1 and film == "two" else ability("event")
            )
            name = f"objective-{film}-{level}"
            yield card(name, "objective", setup, stack="objectives", level=level, need=2)
            yield card(f"{film}-{level}", "enemy", stack=f"hive-{film}-{level}", copies=size, attack=2)
    yield card("drone", "enemy", marks=("drone",), stack="drones", copies=24, attack=2)
    yield card("burst", "hatchery", marks=("chestburster",), stack="hatchery", copies=14)
    yield card("miss", "strike", stack="strikes", copies=40, damage=0)
    for side, copies in (("good", 10), ("evil", 5)):
        for number in range(1, copies + 1):
            yield card(f"agenda-{side}-{number}", "agenda", stack=f"agendas-{side}", marks=(side,), recruit=1)
    for stack, copies in (("alien-avatars", 4), ("alien-player", 36), ("secrets", 5)):
        yield card(stack, stack, stack=stack, copies=copies)


def whole_box(*, without: str = "", fewer: int = 0) -> Box:
    """The whole box; `fewer` copies are missing from one stack."""
    stacks: dict[str, dict[DesignId, tuple[CopyId, ...]]] = {}
    facts = {one.design: one for one in cards()}
    for one in facts.values():
        copies = one.copies - (fewer if one.stack == without else 0)
        names = tuple(CopyId(f"{one.design}#{number}") for number in range(1, copies + 1))
        stacks.setdefault(one.stack, {})[one.design] = names
    return Box(facts, stacks, SCAN_COSTS, name="whole")
