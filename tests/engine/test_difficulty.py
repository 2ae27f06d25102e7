"""Numbers that make a game easier or harder."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.states import Header
from companion.engine.difficulty import Dial, Dials
from companion.engine.room import SetupError

# As in Firefly: turns of preparation make it easier, cards that lie there from the start harder (FFY-DIFF).
DIALS = Dials(
    (
        Dial(name="jobs", rule="TOY-JOBS"),
        Dial(name="preparations", rule="TOY-PREPARE", most=2),
        Dial(name="placed", rule="TOY-PLACED", most=5, is_harder=True),
    )
)
HEADER = Header("toy", ())


def leads(name: str, n: int) -> str:
    dial = next(dial for dial in DIALS.dials if dial.name == name)
    return dial.leads(n).key.removeprefix("difficulty-")


def test_what_was_chosen_is_kept_and_what_is_printed_is_not_written_down() -> None:
    header = replace(HEADER, options={"mode": "x", "placed": 3})
    kept = DIALS.kept(header, DIALS.told(header, {"preparations": "2", "jobs": 0}))
    assert kept.options == {"mode": "x", "preparations": 2, "placed": 3}
    assert DIALS.kept(kept, DIALS.told(kept, {"placed": 0})).options == {"mode": "x", "preparations": 2}


@pytest.mark.parametrize(
    ("choices", "rule", "key"),
    [
        ({"placed": 6}, "TOY-PLACED", "setup-difficulty-placed"),
        ({"preparations": -1}, "TOY-PREPARE", "setup-difficulty-preparations"),
        ({"jobs": "many"}, "TOY-JOBS", "setup-difficulty-number"),
    ],
)
def test_what_is_not_possible_is_refused_with_its_rule(choices: dict[str, Any], rule: str, key: str) -> None:
    with pytest.raises(SetupError) as error:
        DIALS.kept(HEADER, DIALS.told(HEADER, choices))
    assert (error.value.rule, error.value.says.key) == (rule, key)


def test_every_number_says_which_way_it_leads() -> None:
    assert [leads("preparations", n) for n in (0, 1)] == ["printed", "easier"]
    assert [leads("placed", n) for n in (0, 1)] == ["printed", "harder"]
    assert [leads("jobs", n) for n in (-1, 1)] == ["harder", "easier"]


def test_all_that_is_possible_is_offered_with_what_is_chosen_now() -> None:
    jobs, preparations, placed = DIALS.choices({"preparations": 1}, {"jobs": range(-2, 2)})
    assert [one.then["jobs"] for one in jobs.options] == [-2, -1, 0, 1]
    assert [one.chosen for one in preparations.options] == [False, True, False]
    assert len(placed.options) == 6 and placed.options[0].chosen
