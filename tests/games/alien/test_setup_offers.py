"""What can be chosen for a new game: by films, freely mixed, and never something that cannot be opened."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.core.crossing.setups import SetupChoice
from companion.core.ports.collection import Preset
from companion.games.alien.printed import rules
from companion.games.alien.setup.offers import setup_choices
from companion.games.alien.setup.suggest import suggest
from companion.games.alien.state import LEVELS
from tests.games.alien.test_setup import sample, script
from tests.games.alien.whole import open_game
from tests.games.alien.wholebox import FILMS, whole_box

PEOPLE = script(3).header.players
PRESETS = tuple(
    Preset(
        film,
        {"en": film},
        {
            "location": (f"location-{film}",),
            "objectives": tuple(f"objective-{film}-{level}" for level in LEVELS),
            "characters": tuple(f"character-{film}-{part}" for part in "abcd"),
        },
    )
    for film in FILMS
)
BOX = replace(whole_box(), presets=PRESETS)


def choices_of(**chosen: Any) -> dict[str, SetupChoice]:
    made = {**suggest(BOX, 3, sample), **chosen}
    return {choice.id: choice for choice in setup_choices(BOX, PEOPLE, made)}


@pytest.mark.rule("ALN-SETUP-26")
def test_a_film_is_one_touch_and_is_recognised_when_it_is_chosen() -> None:
    films = choices_of()["film"]
    assert len(films.options) == len(BOX.presets) > 1
    for film in films.options:
        (chosen,) = choices_of(**film.then)["film"].chosen
        assert chosen.id == film.id
        assert open_game(script(3, "app", **film.then), BOX)


@pytest.mark.rule("ALN-SETUP-11")
def test_objectives_of_each_level_are_mixed_freely() -> None:
    made: dict[str, Any] = {}
    for level, at in ((1, 3), (2, 0), (3, 2)):
        choice = choices_of(**made)[f"objective-{level}"]
        made = {**made, **choice.options[at].then}
        assert choices_of(**made)[f"objective-{level}"].chosen[0].id == choice.options[at].id
    assert len(set(made["objectives"])) == 3
    assert choices_of(**made)["film"].chosen == ()
    assert open_game(script(3, "app", **made), BOX)


@pytest.mark.rule("ALN-SETUP-19")
def test_a_fifth_character_takes_the_place_of_the_first() -> None:
    before = choices_of()["characters"]
    assert before.many and len(before.chosen) == rules().characters
    new = next(option for option in before.options if not option.chosen)
    after = choices_of(**new.then)["characters"]
    assert {one.id for one in after.chosen} == {one.id for one in before.chosen[1:]} | {new.id}
    fewer = choices_of(**before.chosen[0].then)["characters"]
    assert len(fewer.chosen) == rules().characters - 1


@pytest.mark.rule("ALN-SETUP-04")
def test_who_takes_the_role_of_another_gives_their_own() -> None:
    mine, other = (choices_of()[f"role-{seat}"].chosen[0].id for seat in ("p1", "p2"))
    then = next(one.then for one in choices_of()["role-p1"].options if one.id == other)
    assert (then["roles"]["p1"], then["roles"]["p2"]) == (other, mine)
    assert open_game(script(3, "app", **then), BOX)


@pytest.mark.rule("ALN-SETUP-23")
def test_anybody_can_begin_and_alone_there_is_no_question() -> None:
    first = choices_of()["first"]
    assert [one.title.args["en"] for one in first.options] == [player.name for player in PEOPLE]
    assert choices_of(**first.options[2].then)["first"].chosen[0].id == "p3"
    made = suggest(BOX, 1, sample)
    assert "first" not in {choice.id for choice in setup_choices(BOX, PEOPLE[:1], made)}


@given(st.lists(st.tuples(st.integers(0, 20), st.integers(0, 30)), max_size=12), st.integers(0, 99))
def test_whatever_is_touched_the_game_can_be_opened_or_is_refused_in_words(
    touches: list[tuple[int, int]], seed: int
) -> None:
    chance = random.Random(seed)
    made = suggest(BOX, 3, lambda many, count: chance.sample(list(many), count))["other"]["surprise"]
    for which, at in touches:
        offered = [one for one in setup_choices(BOX, PEOPLE, made) if not one.many]
        choice = offered[which % len(offered)]
        made = {**made, **choice.options[at % len(choice.options)].then}
    assert open_game(script(3, "app", **made), BOX)
