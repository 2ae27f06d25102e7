"""What a room counts is read strictly from its file."""

from __future__ import annotations

import msgspec
import pytest

from companion.core.crossing.chronicles import Story, Tallied
from companion.engine.chronicles import ChronicleFile

FILE = """
harm = "wounds"
whys = ["fire"]

[[counted]]
id = "wounds"
kinds = ["Hurt"]
shape = "harm"
by-amount = true

[turning]
Hurt = 20

[story]
said = ["Hurt"]
turn = "Began"
bare = []
pictured = ["Hurt"]
blow = "Hurt"
"""


def test_the_file_says_all_that_is_counted() -> None:
    found = msgspec.toml.decode(FILE, type=ChronicleFile).chronicle(lambda state: 7)
    assert found.counted == (Tallied("wounds", ("Hurt",), "harm", by_amount=True),)
    assert (found.turning, found.harm, found.whys) == ({"Hurt": 20}, "wounds", ("fire",))
    assert found.story == Story(("Hurt",), "Began", (), ("Hurt",), "Hurt")
    assert found.crowd is not None and found.crowd(None) == 7


@pytest.mark.parametrize(
    ("good", "bad"), [("by-amount", "by_amount"), ("harm = ", "damage = "), ('"harm"', '"red"')]
)
def test_what_nobody_knows_is_a_mistake(good: str, bad: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.toml.decode(FILE.replace(good, bad, 1), type=ChronicleFile)
