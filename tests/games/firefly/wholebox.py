"""A whole invented box with the counts of the real one, for set-up: nine people, fifteen Episodes."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.language.cards import Card
from companion.core.language.ids import CopyId, DesignId
from companion.core.ports.collection import Box, Preset
from companion.games.firefly.printed import rules
from tests.games.firefly.box import BOARDS, ability, card, clause

PEOPLE = ("Mal", "Zoe", "Jayne", "Book", "Kaylee", "Wash", "Inara", "Simon", "River")  # by Rank
EPISODES = ("1a", "1b", *(str(number) for number in range(2, 15)))
CLASSES = ("intel", "leadership", "strength", "survival", "tech")
FIRST = ("Mal", "Kaylee", "Zoe", "Jayne", "Book")


def cards() -> Iterable[Card]:
    """Every design of the box with its stack and number of copies."""
    for rank, person in enumerate(PEOPLE, 1):
        yield card(
            f"avatar-{person}", "avatar", stack="avatars", person=person, rank=rank, health=9, defense=3
        )
        for part, copies in (("rare", 1), ("uncommon", 3), ("common-1", 5), ("common-2", 5)):
            name = f"{person}-{part}"
            yield card(name, "character", stack=f"character-{person.lower()}", copies=copies, person=person,
                       klass="tech", cost=4, recruit=2)  # fmt: skip
    yield card("shiny", "character", marks=("basic",), stack="shiny", copies=35, recruit=1)
    yield card("misbehave", "character", marks=("basic",), stack="misbehave", copies=25, attack=1)
    for klass in CLASSES:
        yield card(f"browncoat-{klass}", "browncoats", stack="browncoats", klass=klass, cost=3,
                   marks=("coordinate",))  # fmt: skip
    for number, episode in enumerate(EPISODES):
        level = number % 3 + 1
        goal = ability("objective", clause("nothing"), level=1)
        yield card(f"objective-{episode}", "objective", goal, stack="objectives", person=episode, level=level)
        size = rules().letters[level - 1]
        yield card(f"thug-{episode}", "enemy", stack=f"episode-{episode}", copies=size, attack=2)
    for name, kind, stack, copies in (
        ("job", "side-job", "side-jobs", 12), ("miss", "crew-strike", "crew-strikes", 40),
        ("hull", "ship-strike", "ship-strikes", 20), ("upgrade", "upgrade", "upgrades", 10),
        ("talent", "talent", "talents", 15), ("flaw", "flaw", "flaws", 20),
        ("inevitable", "inevitable", "inevitable", 3),
    ):  # fmt: skip
        yield card(name, kind, stack=stack, copies=copies, damage=0, repair=1, credits=1)


def whole_box(*, without: str = "", fewer: int = 0) -> Box:
    """The whole box; `fewer` copies are missing from one stack."""
    stacks: dict[str, dict[DesignId, tuple[CopyId, ...]]] = {}
    facts = {one.design: one for one in cards()}
    for one in facts.values():
        copies = one.copies - (fewer if one.stack == without else 0)
        named = tuple(CopyId(f"{one.design}#{number}") for number in range(1, copies + 1))
        stacks.setdefault(one.stack, {})[one.design] = named
    first = {"objectives": tuple(f"objective-{one}" for one in EPISODES[:3]),
             "main-characters": tuple(f"avatar-{one}" for one in FIRST)}  # fmt: skip
    presets = (Preset("game-1", {"en": "Game 1"}, first),)
    return Box(facts, stacks, BOARDS, name="whole", presets=presets)
