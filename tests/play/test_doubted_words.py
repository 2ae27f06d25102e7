"""Doubted words and numbers: confirmed by one touch when they first matter, and never asked again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Taken
from companion.core.language.asks import Choice
from companion.core.language.cards import Ability, Clause
from companion.core.language.commands import Answer
from companion.core.language.events import FactLearned
from companion.core.language.ids import CopyId, SlotId
from companion.engine.decks import is_sure
from companion.games.alien.doubts import counts_classes
from companion.play.answerers import remembered_answers
from tests.house.kit import Evening, house_at
from tests.house.owners import OwnersEvening


@pytest.fixture
def named(tmp_path: Path) -> Iterator[OwnersEvening]:
    """A first evening without labels or a camera."""
    house = house_at(tmp_path / "store.db")
    evening = OwnersEvening(house, 2, {})
    evening.begin()
    yield evening
    house.close()


def doubted_asks(evening: Any) -> list[Choice]:
    """The questions for doubted words of an evening."""
    asks = (getattr(event, "ask", None) for step in evening.steps for event in step.events)
    return [ask for ask in asks if isinstance(ask, Choice) and ask.guess]


def test_who_picks_a_card_from_the_list_has_confirmed_what_it_shows(named: OwnersEvening) -> None:
    ask = named.state.ask
    named.one_touch()
    card = named.state.table.card(ask.slot)
    assert {"kind", "klass"} <= set(card.unsure)
    told = named.house.store.remembered.everything("alien")[card.design]
    assert (told["kind"], told["klass"]) == (card.kind, card.klass)
    assert is_sure(named.state.table, ask.slot, "klass", (card.klass,))
    kept = named.house.store.catalogue.box("alien", "alien").cards[card.design]
    assert "klass" not in kept.unsure


def test_a_doubted_kind_is_confirmed_by_one_touch_when_the_card_is_shown(labelled: Evening) -> None:
    labelled.until(lambda state: isinstance(state.ask, Choice) and bool(state.ask.guess))
    ask = labelled.state.ask
    view = labelled.desk.view()
    assert view.ask is not None
    assert view.ask.likely == f"answer:{ask.id}:{ask.guess}"
    assert view.ask.likely in {option.id for option in view.ask.options}
    assert ask.why.key == "ask-word-is-it"
    for language in labelled.house.texts.languages:
        assert labelled.house.texts.say(ask.why, language) != ask.why.key
    step = labelled.do(Taken(view.ask.likely))
    learned = [event for event in step.events if isinstance(event, FactLearned)]
    assert [(one.of, one.field, one.value) for one in learned[:1]] == [(ask.of, ask.field, ask.guess)]
    assert ask.field not in labelled.state.table.cards[ask.of].unsure
    remembered = labelled.house.store.remembered
    assert remembered.word("alien", ask.of, ask.field) == ask.guess


def test_what_was_confirmed_is_answered_by_itself(labelled: Evening) -> None:
    labelled.until(lambda state: isinstance(state.ask, Choice) and bool(state.ask.guess))
    ask = labelled.state.ask
    remembered = labelled.house.store.remembered
    answer = remembered_answers("alien", remembered)
    assert answer(labelled.state, ask) is None
    remembered.learn_word("alien", ask.of, ask.field, "no such kind")
    assert answer(labelled.state, ask) is None
    other = next(option.key for option in ask.options if option.key != ask.guess)
    remembered.learn_word("alien", ask.of, ask.field, other)
    assert answer(labelled.state, ask) == Answer(ask.id, other, "remembered")


def test_nothing_doubted_is_asked_twice_not_even_on_the_next_evening(labelled: Evening) -> None:
    labelled.play(120)
    asked = [(ask.of, ask.field) for ask in doubted_asks(labelled)]
    assert asked
    assert len(asked) == len(set(asked))
    again = Evening(labelled.house, seed=4)
    again.begin(custody="face", box="alien")
    again.play(120)
    assert not {(ask.of, ask.field) for ask in doubted_asks(again)} & set(asked)


def test_a_class_is_asked_only_where_a_card_counts_classes(labelled: Evening) -> None:
    labelled.play(60)
    assert not [ask for ask in doubted_asks(labelled) if ask.field == "klass"]
    card = next(iter(labelled.state.table.cards.values()))
    gain = (Clause("gain", {"attack": 1}),)
    assert not counts_classes(card)
    assert counts_classes(replace(card, abilities=(Ability("play", gain, needs_class="tech"),)))
    many = Clause("at-least", {"count": "played:tech", "n": 2})
    assert counts_classes(replace(card, abilities=(Ability("play", gain, when=(many,)),)))


def test_a_doubted_class_is_confirmed_before_it_counts(labelled: Evening) -> None:
    """The class is told otherwise than the box has it: the card counts as what its owner says."""
    from companion.engine.draft import Draft
    from companion.engine.legendary.playing.requests import Resolving
    from companion.engine.legendary.state import Played
    from companion.games.alien.doubts import needs_class

    state = labelled.until(lambda state: state.turn.phase == "action" and state.ask is None)
    copy, slot = _doubted_in_hand(labelled)
    card = state.table.card_of(copy)
    asks = Ability("play", (Clause("gain", {"attack": 1}),), needs_class="tech")
    cards = {**state.table.cards, card.design: replace(card, abilities=(asks,))}
    slots = {**state.table.slots, slot: replace(state.table.slots[slot], copy=copy, known="seen", group=None)}
    table = replace(state.table, cards=cards, slots=slots)
    played = (Played(slot, card.klass, design=card.design),)
    state = replace(state, table=table, played=played)
    draft = Draft(state, labelled.room.evolve)
    work = Resolving(state.active, slot)
    assert needs_class(draft, slot, work)
    assert isinstance(draft.state.ask, Choice)
    assert draft.state.ask.guess == card.klass
    other = next(option.key for option in draft.state.ask.options if option.key != card.klass)
    told = Draft(state, labelled.room.evolve)
    assert not needs_class(told, slot, replace(work, answer=other))
    assert told.state.table.cards[card.design].klass == other
    assert told.state.played[0].klass == other
    assert not needs_class(told, slot, work)


def _doubted_in_hand(evening: Evening) -> tuple[CopyId, SlotId]:
    """A card of doubted class, and a slot of a hand to lay it in."""
    table = evening.state.table
    copy = next(copy for copy, of in table.designs.items() if "klass" in table.cards[of].unsure)
    return copy, table.zone(f"hand:{evening.state.active}")[0]
