"""An owner's box through the front door: what is told on the first evening is not asked on the second."""

from __future__ import annotations

from companion.core.crossing.intents import Corrected
from companion.core.language.asks import Number
from companion.core.language.cards import UNKNOWN
from companion.core.language.commands import CorrectFact
from companion.core.language.events import Asked, FactLearned
from companion.core.language.ids import DesignId
from tests.house.kit import Evening, at_rest

Told = set[tuple[str, str]]


def asked(evening: Evening) -> Told:
    """The numbers and kinds that were asked for in an evening."""
    asks = (event.ask for step in evening.steps for event in step.events if isinstance(event, Asked))
    numbers = {(ask.of, ask.field) for ask in asks if isinstance(ask, Number)}
    return numbers | {(design, "kind") for design in kinds_told(evening)}


def kinds_told(evening: Evening) -> dict[str, str]:
    """The kinds that people have told in this game."""
    learned = (event for step in evening.steps for event in step.events if isinstance(event, FactLearned))
    return {event.of: event.value for event in learned if event.field == "kind"}


def test_what_is_told_once_is_never_asked_again(labelled: Evening) -> None:
    labelled.until(lambda state: len(kinds_told(labelled)) >= 4 and at_rest(state))
    first, kinds = asked(labelled), kinds_told(labelled)
    remembered, catalogue = labelled.house.store.remembered, labelled.house.store.catalogue
    assert {design: remembered.word("alien", design, "kind") for design in kinds} == kinds
    cards = catalogue.box("alien", "alien").cards
    assert all(cards[DesignId(design)].kind == kind for design, kind in kinds.items())
    assert any(card.kind == UNKNOWN for card in cards.values())

    again = Evening(labelled.house, seed=4)
    again.begin(custody="face", box="alien")
    again.play(150)
    assert not asked(again) & first


def test_a_corrected_word_counts_from_now_on(labelled: Evening) -> None:
    labelled.until(at_rest)
    design = next(one for one in labelled.state.table.cards.values() if one.kind == UNKNOWN).design
    remembered = labelled.house.store.remembered
    for field, value, kept in (
        ("kind", "enemy", ("kind", "enemy")),
        ("marks", ("double-strike", "does-not-move"), ("marks", "double-strike does-not-move")),
        ("title", "Lurker", ("title:en", "Lurker")),
        ("klass", "tech", ("klass", "tech")),
    ):
        assert labelled.do(Corrected(CorrectFact(design, field, value))).refusal is None
        assert remembered.word("alien", design, kept[0]) == kept[1]
    card = labelled.house.store.catalogue.box("alien", "alien").cards[design]
    assert (card.kind, card.titles, card.klass) == ("enemy", {"en": "Lurker"}, "tech")
    assert card.marks == ("double-strike", "does-not-move")
