"""The clerk beside the desk: an owner's cards are named, labelled, counted and pictured during a game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.core.crossing.intents import Carried, Redone, Scanned, Taken, TakenBack
from companion.core.crossing.steps import Step
from companion.core.crossing.views import Offer
from companion.core.language.asks import Identity
from companion.core.language.commands import Answer
from companion.core.language.events import Rematched
from companion.core.language.ids import CopyId
from companion.play.photos import SETTING
from tests.house.kit import house_at
from tests.house.owners import OwnersEvening

JPEG = b"\xff\xd8 a card"


@pytest.fixture
def owner(tmp_path: Path) -> Iterator[OwnersEvening]:
    """The first question of a first evening, which card lies in the HQ; a camera with nothing under it."""
    house = house_at(tmp_path / "store.db")
    house.photographer.snap = lambda: b""
    evening = OwnersEvening(house, 2, {})
    evening.begin()
    yield evening
    house.close()


def options(owner: OwnersEvening, group: str) -> list[Offer]:
    view = owner.desk.view()
    assert view.ask is not None
    return [offer for offer in view.ask.options if offer.group == group]


def name_one(owner: OwnersEvening) -> tuple[CopyId, Step]:
    """Name the card that is asked for; gives its copy and the step."""
    ask = owner.state.ask
    assert isinstance(ask, Identity)
    slot = ask.slot
    step = owner.one_touch()
    copy: CopyId = owner.state.table.slots[slot].copy
    return copy, step


def aside(step: Step, start: str) -> Offer:
    return next(offer for offer in step.asides if offer.id.startswith(start))


def fresh(owner: OwnersEvening, count: int = 1) -> list[str]:
    return list(owner.house.store.labels.fresh(count))


# Naming


def test_a_new_card_is_one_touch_and_is_found_again_in_the_list(owner: OwnersEvening) -> None:
    assert options(owner, "told") == [] == options(owner, "named")
    first = options(owner, "new")[0]
    step = owner.do(Taken(first.id))
    assert step.refusal is None
    (told,) = options(owner, "told")
    assert told.command.value != first.command.value
    table = owner.state.table
    assert table.designs[told.command.value] == table.designs[first.command.value]


def test_every_step_shows_the_card_as_the_owner_calls_it(owner: OwnersEvening) -> None:
    assert [offer.group for offer in owner.step.view.ask.options] == [  # type: ignore[union-attr]
        offer.group
        for offer in owner.desk.view().ask.options  # type: ignore[union-attr]
    ]
    texts = owner.house.texts
    for language in texts.languages:
        for offer in owner.step.view.ask.options:  # type: ignore[union-attr]
            assert texts.say(offer.label, language) != offer.label.key


def test_the_one_with_most_copies_stands_for_a_new_one(owner: OwnersEvening) -> None:
    table = owner.state.table
    for offer in options(owner, "new"):
        design = table.designs[offer.command.value]
        assert table.cards[design].copies == 5


def test_a_card_that_was_labelled_is_not_the_one_that_is_named(owner: OwnersEvening) -> None:
    copy, _ = name_one(owner)
    collection = owner.house.store.collection
    others = [one for one, of in owner.state.table.designs.items() if of == owner.state.table.designs[copy]]
    for one, tag in zip(others[:3], fresh(owner, 3), strict=True):
        collection.bind(tag, one)
    told = options(owner, "told")[0]
    assert told.command.value not in others[:3]


# Labels


def test_stick_a_label_on_it_now_is_one_touch_and_one_show(owner: OwnersEvening) -> None:
    copy, step = name_one(owner)
    asked = owner.state.ask
    step = owner.do(Taken(aside(step, "label:").id))
    assert step.note is not None
    assert (step.note.key, owner.state.ask) == ("label-wait", asked)
    (tag,) = fresh(owner)
    step = owner.do(Scanned((tag,)))
    assert step.note is not None
    assert (step.note.key, owner.house.store.collection.copy_of(tag)) == ("label-bound", copy)
    assert owner.state.ask == asked
    assert not [offer for offer in step.asides if offer.id.startswith("label:")]

    step = owner.do(Taken(aside(step, "unlabel:").id))
    assert step.note is not None
    assert (step.note.key, owner.house.store.collection.copy_of(tag)) == ("label-off", None)
    assert aside(step, "label:").command.copy == copy


def test_a_label_cannot_be_on_two_cards(owner: OwnersEvening) -> None:
    first, step = name_one(owner)
    (tag,) = fresh(owner)
    owner.do(Taken(aside(step, "label:").id), Scanned((tag,)))
    _, step = name_one(owner)
    owner.do(Taken(aside(step, "label:").id))
    step = owner.do(Scanned((tag,)))
    assert step.note is not None
    assert step.note.key == "label-taken"
    assert step.note.args["card"] == owner.state.table.card_of(first).name
    several = owner.do(Scanned(tuple(fresh(owner, 2))))
    assert several.note is not None
    assert several.note.key == "label-several"
    step = owner.do(Taken("label-none"))
    assert step.note is not None
    assert step.note.key == "label-none"
    assert owner.house.store.collection.codes() >= {tag}


def test_a_bought_sticker_is_bound_when_it_was_asked_for_and_only_then(owner: OwnersEvening) -> None:
    copy, step = name_one(owner)
    said = owner.do(Scanned(("4006381333931",)))
    assert said.note is not None
    assert said.note.key == "tag-foreign"
    owner.do(Taken(aside(step, "label:").id), Scanned(("4006381333931",)))
    assert owner.house.store.collection.copy_of("4006381333931") == copy


def test_a_fresh_label_shown_after_naming_is_asked_about(owner: OwnersEvening) -> None:
    copy, _ = name_one(owner)
    (tag,) = fresh(owner)
    step = owner.do(Scanned((tag,)))
    assert step.kind == "question"
    assert step.note is not None
    assert step.note.key == "ask-label-of"
    owner.do(Taken(step.offers[0].id))
    assert owner.house.store.collection.copy_of(tag) == copy


def test_a_fresh_label_shown_before_naming_waits_for_the_card(owner: OwnersEvening) -> None:
    (tag,) = fresh(owner)
    step = owner.do(Scanned((tag,)))
    assert step.note is not None
    assert step.note.key == "tag-unbound"
    copy, step = name_one(owner)
    shown = aside(step, "label:")
    assert shown.label.key == "offer-label-shown"
    owner.do(Taken(shown.id))
    assert owner.house.store.collection.copy_of(tag) == copy
    _, step = name_one(owner)
    assert aside(step, "label:").label.key == "offer-label"


def test_without_a_camera_no_label_is_offered(owner: OwnersEvening) -> None:
    owner.house.photographer.snap = None
    _, step = name_one(owner)
    assert not [offer for offer in step.asides if offer.id.startswith(("label", "picture"))]


def test_an_undo_forgets_who_was_named_and_keeps_the_label(owner: OwnersEvening) -> None:
    while owner.state.turn.phase != "action":
        owner.one_touch()
    while not owner.step.asides or not aside_or_none(owner.step, "label:"):
        owner.one_touch()
    copy = aside(owner.step, "label:").command.copy
    (tag,) = fresh(owner)
    owner.do(Taken(f"label:{copy}"), Scanned((tag,)))
    step = owner.do(TakenBack(1))
    assert step.asides == ()
    assert owner.house.store.collection.copy_of(tag) == copy


def aside_or_none(step: Step, start: str) -> Offer | None:
    return next((offer for offer in step.asides if offer.id.startswith(start)), None)


# Counting, and cards taken for the wrong one


def test_a_count_moves_a_card_to_where_it_belongs_with_all_that_was_told(owner: OwnersEvening) -> None:
    copy, step = name_one(owner)
    design, store = owner.state.table.designs[copy], owner.house.store
    assert [offer.id.rpartition(":")[2] for offer in step.asides if offer.id.startswith("count:")] == [
        "1", "3", "5",
    ]  # fmt: skip
    store.remembered.learn("alien", design, "cost", 6)
    (tag,) = fresh(owner)
    owner.do(Taken(aside(step, "label:").id), Scanned((tag,)))
    owner.house.photographer._photos.keep(design, JPEG)  # type: ignore[union-attr]
    step = owner.do(Taken(f"count:{design}:1"))
    moved = next(event for event in step.events if isinstance(event, Rematched))
    assert moved.wrong == design
    right = moved.right
    assert owner.state.table.cards[right].copies == 1
    told = store.remembered.everything("alien")
    words = {"kind": "character", "klass": told[right].get("klass")}  # seen in the list when it was named
    assert (told[right], told.get(design)) == ({"cost": 6, "copies": 1, **words}, {})
    now = store.collection.copy_of(tag)
    assert owner.state.table.designs[now] == right
    assert owner.house.photographer.known() == {right}
    assert not [offer for offer in step.asides if offer.id.startswith("count:")]

    owner.do(TakenBack(1), Carried())
    assert store.remembered.number("alien", design, "cost") == 6
    assert owner.state.table.designs[store.collection.copy_of(tag)] == design
    assert owner.house.photographer.known() == {design}
    owner.do(Redone(), Carried())
    assert store.remembered.number("alien", right, "cost") == 6
    assert owner.state.table.designs[store.collection.copy_of(tag)] == right


def test_a_count_that_agrees_is_noted_and_not_asked_again(owner: OwnersEvening) -> None:
    copy, step = name_one(owner)
    design = owner.state.table.designs[copy]
    step = owner.do(Taken(f"count:{design}:5"))
    assert step.note is not None
    assert step.note.key == "count-agrees"
    assert owner.house.store.remembered.number("alien", design, "copies") == 5
    assert aside_or_none(step, "count:") is None


def test_one_more_than_the_books_have_is_another_card(owner: OwnersEvening) -> None:
    copy, step = name_one(owner)
    design = owner.state.table.designs[copy]
    step = owner.do(Taken(f"count:{design}:1"))
    right = next(event for event in step.events if isinstance(event, Rematched)).right
    owner.house.store.remembered.learn("alien", right, "cost", 6)
    again = OwnersEvening(owner.house, 2, {})
    again.begin()
    found = options(again, "told") + options(again, "new")
    first = next(offer for offer in found if again.state.table.designs[offer.command.value] == right)
    again.do(Taken(first.id))
    assert not [offer for offer in options(again, "told") if offer.id.startswith("again:")], "it was counted"


def test_one_more_of_an_uncounted_card_moves_it_and_answers(owner: OwnersEvening) -> None:
    table = owner.state.table
    rare = next(one for one in table.cards.values() if one.stack.startswith("character-") and one.copies == 1)
    copy = next(one for one, of in table.designs.items() if of == rare.design)
    owner.desk.game.do(Answer(owner.state.ask.id, copy, "finger"))
    offer = next(offer for offer in options(owner, "told") if offer.id.startswith("again:"))
    asked = owner.state.ask.slot
    owner.do(Taken(offer.id))
    held = owner.state.table.slots[asked]
    assert held.copy is not None
    meant = owner.state.table.designs[held.copy]
    assert meant != rare.design
    assert owner.state.table.cards[meant].copies > 1
    there = [owner.state.table.designs[one] for one in owner.state.table.bound if "rare" in one]
    assert rare.design not in there
    stale = owner.do(Taken(offer.id))
    assert stale.note is not None
    assert stale.note.key == "no-longer-offered"


# Pictures


def snapping(owner: OwnersEvening, pictures: list[bytes]) -> None:
    owner.house.photographer.snap = lambda: pictures.pop(0) if pictures else b""


def test_the_card_that_was_named_is_pictured_once(owner: OwnersEvening) -> None:
    snapping(owner, [JPEG])
    copy, _ = name_one(owner)
    design = owner.state.table.designs[copy]
    assert owner.house.photographer.known() == {design}
    (told,) = options(owner, "told")
    assert told.photo == design
    folder = Path(owner.house.store.database.path).parent / "photos"  # type: ignore[arg-type]
    assert (folder / f"{design}.jpg").read_bytes() == JPEG


def test_an_empty_table_is_no_picture_and_one_can_be_asked_for(owner: OwnersEvening) -> None:
    _, step = name_one(owner)
    assert owner.house.photographer.known() == frozenset()
    assert aside_or_none(step, "picture:") is None  # it is being tried by itself
    wanted = aside(owner.do(Scanned(("nothing of ours",))), "picture:")
    said = owner.do(Taken(wanted.id))
    assert said.note is not None
    assert said.note.key == "picture-nothing"
    snapping(owner, [JPEG])
    said = owner.do(Taken(wanted.id))
    assert said.note is not None
    assert said.note.key == "picture-taken"
    assert aside_or_none(said, "picture:") is None


def test_a_setting_switches_pictures_off(owner: OwnersEvening) -> None:
    owner.house.store.settings.set(SETTING, False)
    snapping(owner, [JPEG])
    _, step = name_one(owner)
    assert owner.house.photographer.known() == frozenset()
    assert aside_or_none(step, "picture:") is None


def test_hidden_cards_are_never_pictured_or_labelled(owner: OwnersEvening) -> None:
    """Through two rounds: a picture or a label is offered only of what lies open."""
    taken: list[Any] = []
    owner.house.photographer.snap = lambda: taken.append(1) or JPEG  # type: ignore[func-returns-value]
    while owner.state.turn.number < 7 and not owner.state.outcome:
        step = owner.one_touch()
        table = owner.state.table
        open_designs = {
            table.designs[held.copy] for held in table.slots.values() if held.copy and held.face_up
        }
        gone = {table.designs[copy] for copy in table.designs if copy not in table.bound}
        for design in owner.house.photographer.known():
            assert design in open_designs | gone
        for offer in step.asides:
            if offer.id.startswith("label:"):
                held = table.slots[table.bound[offer.command.copy]]
                assert held.face_up
    assert taken
