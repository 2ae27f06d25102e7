"""What the players tell of an Objective card that only they can read: how many Objectives, which Mandatory.

It is asked as its Episode begins, and remembered for every later game (FFY-CAT-09, FFY-RUL-01).
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.language.asks import Choice, Option, Work
from companion.core.language.cards import Card
from companion.core.language.events import FactLearned
from companion.core.language.phrases import phrase
from companion.engine.decks import needs_board
from companion.engine.draft import Draft, again
from companion.games.firefly import zones
from companion.games.firefly.state import FireflyState

OBJECTIVES, MANDATORY = "objectives", "mandatory"
YES, NO = "1", "0"  # as a fact is kept
MOST = 9  # Objectives on one card, more than any has; a card without one could never be completed
POSSIBLE = range(1, MOST + 1)
Told = Mapping[str, Mapping[str, int]]


class ObjectivesTold(Work, frozen=True, tag="objectives-told"):
    """Waits until it is known how many Objectives the card of the Episode has, and which are Mandatory."""


def place(card: Card) -> str:
    """By what name the facts of an Objective card are kept."""
    return f"objective:{card.design}"


def told_items(card: Card, told: Told) -> dict[int, bool]:
    """The Objectives of a card as the players have told them, and whether they are Mandatory."""
    facts = told.get(place(card), {})
    many = facts.get(OBJECTIVES, 0)
    there = range(1, many + 1) if many in POSSIBLE else ()
    return {n: bool(facts.get(f"{MANDATORY}-{n}")) for n in there}


def ask(draft: Draft[FireflyState], work: ObjectivesTold) -> None:
    """How many there are, then of each of them whether it is Mandatory; a card the app reads tells itself."""
    slot = zones.top(draft.state.table, zones.OBJECTIVE)
    card = draft.state.table.card(slot) if slot is not None else None
    if card is None or card.structured:
        return
    is_told = OBJECTIVES in draft.state.boards.get(place(card), {})
    why = phrase("ask-objectives-again" if is_told else "ask-objectives", card=card.name, most=MOST)
    if needs_board(draft, place(card), OBJECTIVES, why, work, POSSIBLE):
        return
    facts = draft.state.boards[place(card)]
    for n in range(1, facts[OBJECTIVES] + 1):
        if f"{MANDATORY}-{n}" not in facts:
            return _ask_mandatory(draft, card, n, work)


def _ask_mandatory(draft: Draft[FireflyState], card: Card, n: int, work: ObjectivesTold) -> None:
    field = f"{MANDATORY}-{n}"
    if work.answer in (YES, NO):
        draft.emit(FactLearned(place(card), field, work.answer, "finger"))
        return draft.later(again(work, None))
    why = phrase("ask-mandatory", card=card.name, level=n)
    options = (Option(YES, phrase("option-mandatory")), Option(NO, phrase("option-not-mandatory")))
    draft.ask(Choice(id=draft.next_ask, why=why, options=options, of=place(card), field=field), work)
