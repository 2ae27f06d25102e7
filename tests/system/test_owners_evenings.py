"""Evenings with an owner's own box: nothing entered, nothing labelled, and the first film is played tonight.

Touches are counted a turn. 'Named' is a card touched in a list because it has no label to show, 'told' is a
printed number or kind that was asked for; a decision, a shown card and upkeep are as in every game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from companion.core.crossing.intents import Pressed, Replied, Taken
from companion.core.language.events import Asked, FactLearned
from companion.core.language.ids import CopyId, DesignId
from companion.house.house import House
from companion.owner.plan import Planner, first_labels
from companion.watch.drawn import open_drawn_camera
from tests.house.kit import house_at
from tests.house.owners import OwnersEvening, Printed, Touches

TAGS = 250
ROUNDS = 12  # turns of a short evening
Show = Callable[[tuple[str, ...]], tuple[str, ...]]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = house_at(tmp_path / "store.db", seed=3)
    yield made
    made.close()


@pytest.fixture
def camera() -> Iterator[Show]:
    """A drawn stand camera and the real reader."""
    drawn = open_drawn_camera(1)
    yield drawn.show
    drawn.close()


def seated(
    house: House, number: int, called: dict[DesignId, DesignId], show: Show | None = None
) -> OwnersEvening:
    """Three players on their first, second or third evening."""
    evening = OwnersEvening(house, 20 + number, called, show)
    evening.begin(3)
    return evening


def labelled(house: House, count: int, called: Mapping[DesignId, DesignId]) -> dict[DesignId, DesignId]:
    """So many labels, first where the plan of the evening wants them; a card that has one is known.

    A card that goes by another's name here gets none: which of them its copies are, only real cards say.
    """
    box = house.store.catalogue.box("alien", "alien")
    unsure = {one for pair in called.items() for one in pair if pair[0] != pair[1]}
    wanted = first_labels(Planner(house).plan("alien", "alien", 3, {}), box, count)
    rest = [copy for stack in box.stacks.values() for copies in stack.values() for copy in copies]
    copies = [copy for copy in dict.fromkeys((*wanted, *rest)) if design_of(copy) not in unsure][:count]
    assert len(house.store.collection.tag_all(copies)) == count
    return {design_of(copy): design_of(copy) for copy in copies} | dict(called)


def design_of(copy: CopyId) -> DesignId:
    """What a copy of the box is one of."""
    return DesignId(copy.partition("/")[2].rpartition("#")[0])


def until_turn(evening: OwnersEvening, turn: int) -> Touches:
    """Play to the beginning of a turn; gives the touches until then."""
    while evening.state.turn.number < turn and not evening.state.outcome:
        evening.one_touch()
    return sum((touches for number, touches in evening.turns.items() if number < turn), Counter())


def tell(what: str, evening: OwnersEvening) -> dict[str, float]:
    """Print what an evening cost a turn."""
    figures = evening.per_turn()
    words = ", ".join(f"{sort} {count}" for sort, count in figures.items())
    print(f"{what}: {evening.state.turn.number} turns, {evening.state.outcome or 'running'}; a turn: {words}")
    return figures


def asked_twice(evening: OwnersEvening) -> list[object]:
    """What was asked or told more than once in an evening."""
    events = [event for step in evening.steps if step.kind == "play" for event in step.events]
    kinds = [(event.of, event.field) for event in events if isinstance(event, FactLearned)]
    return [fact for fact, count in Counter(kinds).items() if count > 1]


def test_the_first_film_is_played_tonight_and_what_was_told_is_not_asked_again(house: House) -> None:
    first = seated(house, 1, {})
    opening = until_turn(first, ROUNDS)
    assert first.play_out() in ("won", "lost")
    figures = tell("first evening, nothing labelled, no camera", first)
    assert asked_twice(first) == []
    assert set(first.touches) == {"decision", "named", "told", "upkeep"}, "no card was shown"
    assert figures["upkeep"] <= 3
    assert figures["told"] <= 1.5
    assert figures["named"] <= 9, "one touch for each card, never more"
    house.leave()

    second = seated(house, 2, first.called)
    again = until_turn(second, ROUNDS)
    print(f"told in the first {ROUNDS - 1} turns: {opening['told']}, then {again['told']}")
    assert opening["told"] >= 15
    assert again["told"] <= opening["told"] / 3
    asks = [event.ask for step in second.steps for event in step.events if isinstance(event, Asked)]
    assert not [ask for ask in asks if getattr(ask, "of", "") in {"aln-grunt", "aln-specialist", "room:1"}]


def test_every_touch_of_a_first_evening_is_a_button_or_an_answer(house: House) -> None:
    evening = seated(house, 1, {})
    sorts = set()
    while evening.state.turn.number < 4:
        sorts.add(type(evening.next_touch()[1]))
        evening.one_touch()
    assert sorts <= {Taken, Pressed, Replied}
    assert evening.house.store.collection.tags_of(evening.state.table.designs) == {}


def test_with_a_stand_camera_and_labels_cards_are_shown_and_hardly_any_is_named(
    house: House, camera: Show
) -> None:
    OwnersEvening(house, 0, {})  # takes the box into the collection
    evening = seated(house, 1, labelled(house, TAGS, {}), camera)
    touches = until_turn(evening, ROUNDS)
    tell(f"{TAGS} labels, stand camera, {ROUNDS - 1} turns", evening)
    assert touches["shown"] > 12 * touches["named"]
    assert touches["upkeep"] <= 3 * ROUNDS


def test_a_number_that_the_real_cards_say_is_the_number_of_the_game(house: House) -> None:
    """What was told in the evening is what is printed, card by card, under whatever name."""
    evening = seated(house, 1, {})
    until_turn(evening, ROUNDS)
    printed: Printed = evening.printed
    real = {name: one for one, name in evening.called.items()}
    told = house.store.remembered.everything("alien")
    numbers = [(design, field) for design, fields in told.items() for field, value in fields.items()
               if isinstance(value, int) and field != "copies"]  # fmt: skip
    assert len(numbers) > 15
    for design, field in numbers:
        assert told[design][field] == printed.number(real.get(DesignId(design), design), field)


@pytest.mark.long
def test_by_the_third_evening_nothing_is_asked_any_more(house: House) -> None:
    called: dict[DesignId, DesignId] = {}
    evenings = []
    for number in (1, 2, 3):
        evening = seated(house, number, called)
        evening.play_out()
        evenings.append(tell(f"evening {number}, nothing labelled, no camera", evening))
        called = evening.called
    first, third = evenings[0], evenings[2]
    assert third.get("told", 0) <= first["told"] / 20
    assert sum(third.values()) < sum(first.values())


@pytest.mark.long
def test_from_an_untouched_box_to_labels_and_a_camera(house: House, camera: Show) -> None:
    """The first evening without, the second without, the third with labels and a stand camera."""
    first = seated(house, 1, {})
    first.play_out()
    before = tell("first evening", first)
    second = seated(house, 2, first.called)
    second.play_out()
    third = seated(house, 3, labelled(house, TAGS, second.called), camera)
    third.play_out()
    after = tell(f"third evening, {TAGS} labels, stand camera", third)
    touched = ("named", "told", "upkeep")
    assert sum(after.get(sort, 0) for sort in touched) < sum(before[sort] for sort in touched) / 3
