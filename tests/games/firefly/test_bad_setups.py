"""Choices for a new game that cannot be: each is stopped with its rule and a sentence in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.ports.collection import Box
from companion.ground.texts import FluentTexts
from tests.games.firefly.test_setup import BOX, stopped

WRONG: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("FFY-STATE-01", "setup-unknown-choice", {"weather": "fair"}),
    ("FFY-SETUP-04", "setup-role-unknown", {"main-characters": ["avatar-nobody"]}),
    ("FFY-SETUP-12", "setup-objectives", {"objectives": ["objective-nowhere"]}),
    ("FFY-SETUP-12", "setup-objectives", {"objectives": []}),
    ("FFY-CAMP-18", "setup-campaign-unreadable", {"campaign": {"game": "first"}}),
    ("FFY-CAMP-18", "setup-campaign-unreadable", {"campaign": "yes"}),
    ("FFY-CAMP-01", "setup-campaign-games", {"campaign": {"game": 0}}),
    ("FFY-CAMP-01", "setup-campaign-games", {"campaign": {"game": 6}}),
    ("FFY-CAMP-01", "setup-campaign-games", {"campaign": {"game": 3}}),
    ("FFY-DIFF-17", "setup-difficulty-number", {"side_jobs": "many"}),
    ("FFY-DIFF-17", "setup-difficulty-talents", {"talents": "2"}),
)


@pytest.mark.rule("FFY-STATE-01", "FFY-STATE-16")
@pytest.mark.parametrize(("rule", "says", "choices"), WRONG)
def test_a_choice_that_cannot_be_is_stopped_with_its_sentence(
    rule: str, says: str, choices: dict[str, Any]
) -> None:
    no = stopped(**choices)
    assert (no.says.key, no.rule) == (says, rule)
    texts = FluentTexts("firefly")
    assert [fault for language in ("en", "fr") for fault in texts.faults(no.says, language)] == []


def fewer(stacks: Callable[[str], bool]) -> Box:
    """The box without some of its stacks."""
    return replace(BOX, stacks={name: stack for name, stack in BOX.stacks.items() if not stacks(name)})


@pytest.mark.rule("FFY-SETUP-04", "FFY-SETUP-06")
def test_a_box_with_too_few_people_is_stopped_with_what_it_lacks() -> None:
    four = dict(list(BOX.stacks["avatars"].items())[:4])
    roles = {"p1": BOX.cards[next(iter(four))].person}
    no = stopped(
        1, replace(BOX, stacks={**BOX.stacks, "avatars": four}), roles=roles, **{"main-characters": []}
    )
    assert (no.rule, no.says.key, no.says.args["have"]) == ("FFY-SETUP-04", "setup-main-characters", 4)
    last = next(name for name in reversed(BOX.stacks) if name.startswith("character-"))
    nobody = stopped(box=fewer(lambda name: name == last))
    assert (nobody.rule, nobody.says.key) == ("FFY-SETUP-06", "setup-characters")
    assert (nobody.says.args["need"], nobody.says.args["have"]) == (4, 3)
