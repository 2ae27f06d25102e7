"""Cached card sets grow stale by what the rooms' grammars say, wherever that is written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from card_db.store import open_store
from companion.core.language.cards import Card
from companion.engine.effects.grammar import Arg, Grammar, Trigger, Verb
from companion.ground import rooms
from companion.ground.meaning import mark_of, vocabulary
from companion.ground.rooms import SPOKEN, open_room, spoken_grammar


def mark(grammar: Grammar) -> str:
    """The mark of a house with this game and its guests, and the words of all others."""
    others = {name: spoken_grammar(name) for name in SPOKEN}
    others |= {name: said() for name in rooms.ROOMS if (said := open_room(name).grammar) and name != "alien"}
    guests = {name: taken for name in rooms.ROOMS if (taken := open_room(name).guests)}
    return mark_of({**others, "alien": grammar}, guests)


CHANGES: dict[str, Callable[[Grammar], Grammar]] = {
    "a new verb": lambda said: replace(said, verbs={**said.verbs, "sing": Verb("a song is sung")}),
    "a verb less": lambda said: replace(said, verbs={k: v for k, v in said.verbs.items() if k != "heal"}),
    "an argument": lambda said: replace(
        said, verbs={**said.verbs, "swap": Verb("two cards change places", {"n": Arg("how many")})}
    ),
    "a highest number": lambda said: replace(
        said,
        verbs={**said.verbs, "objective": Verb("", {"level": Arg("", "whole", high=4)}, condition=True)},
    ),
    "a condition": lambda said: replace(
        said, verbs={**said.verbs, "here": replace(said.verbs["here"], condition=False)}
    ),
    "a moment": lambda said: replace(said, triggers={**said.triggers, "dawn": Trigger("the day breaks")}),
    "a kind": lambda said: replace(said, kinds=(*said.kinds, "ship")),
    "a mark": lambda said: replace(said, marks=(*said.marks, "loud")),
    "a class": lambda said: replace(said, classes=(*said.classes, "covert")),
    "a count": lambda said: replace(said, counts=(*said.counts, "lanterns")),
}


def alien() -> Grammar:
    """What the cards of Alien can say."""
    grammar = open_room("alien").grammar
    assert grammar is not None
    return grammar()


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_else_the_cards_can_say_makes_the_sets_stale(change: str) -> None:
    before = alien()
    assert mark(CHANGES[change](before)) != mark(before)


def test_the_same_words_written_elsewhere_leave_the_sets_as_they_are() -> None:
    said = alien()
    moved = msgspec.convert(msgspec.to_builtins(said), Grammar)
    backwards = replace(moved, verbs=dict(reversed(list(moved.verbs.items()))))
    assert mark(backwards) == mark(said) == vocabulary()


def test_examples_of_the_reference_page_make_nothing_stale() -> None:
    said = alien()
    assert mark(replace(said, examples={}, rules={})) == mark(said)


def test_a_guest_that_is_read_otherwise_makes_the_sets_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    before = vocabulary()
    stranger = replace(open_room("alien"), guests=("firefly",))
    monkeypatch.setattr(rooms, "ROOMS", {"alien": lambda: stranger})
    assert vocabulary() != before


def test_a_changed_verb_of_a_room_has_its_cached_sets_checked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[Card] = []

    def check(room: str, card: Card) -> list[str]:
        checked.append(card)
        return []

    def read() -> int:
        checked.clear()
        store = open_store(tmp_path / "store.db", check_card=check, vocabulary=vocabulary())
        store.catalogue.sets()
        store.close()
        return len(checked)

    assert read() > 0, "the first time every card is checked"
    assert read() == 0, "then they come out of the cache"
    changed = CHANGES["an argument"](alien())
    louder = replace(open_room("alien"), grammar=lambda: changed)
    monkeypatch.setattr(rooms, "ROOMS", {"alien": lambda: louder})
    assert read() > 0, "and again as soon as a verb means something else"
