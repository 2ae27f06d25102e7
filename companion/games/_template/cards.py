"""What cards do: the verbs of Night Ferry, one clause at a time (TPL-CARD)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.core.language.asks import Work
from companion.core.language.cards import Card, Clause
from companion.core.language.events import OutOfStep
from companion.core.language.ids import SlotId
from companion.core.language.phrases import phrase
from companion.engine import decks
from companion.engine.effects.grammar import Arg, Trigger, Verb
from companion.engine.effects.parse import check_card
from companion.engine.feature import Feature
from companion.games._template.hands.events import PowerGained
from companion.games._template.hands.rules import Drop
from companion.games._template.lanterns import LanternLit, LanternsLost
from companion.games._template.printed import rules
from companion.games._template.river.rules import Drift, LampLook
from companion.games._template.state import FerryState, Writing
from companion.games._template.work import Effects

KINDS = ("event", "character", "special", "avatar")
MARKS = ("smuggler",)
MANY = {"n": Arg("how many", "whole")}
VERBS: Mapping[str, Verb] = {
    "gain": Verb("the player has so much more power this turn", MANY),
    "lose": Verb("so many lanterns go out", MANY),
    "light": Verb("so many lanterns burn again", MANY),
    "flow": Verb("so many more river cards drift in", MANY),
    "drop": Verb("the player discards so many cards of the hand", MANY),
    "look": Verb("the player may sink the oldest hidden card, and alone sees it"),
}
TRIGGERS: Mapping[str, Trigger] = {
    "play": Trigger("when it is played from the hand"),
    "reveal": Trigger("when it is turned up"),
}


class ClauseDue(Work, frozen=True, tag="clause"):
    """One clause of a card is to be carried out."""

    slot: SlotId
    clause: Clause


def understand(card: Card) -> list[str]:
    """What the rules cannot make sense of on a card; empty when they understand all of it."""
    return check_card(card, VERBS, TRIGGERS, marks=MARKS, kinds=KINDS)


def queue(draft: Writing, work: Effects) -> None:
    """What a card does at this moment comes next; the card must be known for that (TPL-CARD-01)."""
    slot = work.slot
    if decks.needs_identity(draft, slot, phrase("ask-which-card"), work):
        return
    card = draft.state.table.card(slot)
    assert card is not None  # known by now
    if not card.structured:
        draft.emit(OutOfStep(slot, "unstructured"))
    clauses = [clause for ability in card.does(work.on) for clause in ability.do]
    draft.later(*(ClauseDue(slot, clause, seat=work.seat) for clause in clauses))


def carry_out(draft: Writing, work: ClauseDue) -> None:
    """Do what one clause says; a verb of a later version is left to the players."""
    clause = work.clause
    verb = DOING.get(clause.verb)
    if verb is None:
        draft.emit(OutOfStep(work.slot, "unknown-verb"))
        return
    verb(draft, work, int(clause.args.get("n", 1)))


def _gain(draft: Writing, work: ClauseDue, n: int) -> None:
    draft.emit(PowerGained(n))


def _lose(draft: Writing, work: ClauseDue, n: int) -> None:
    draft.emit(LanternsLost(n))


def _light(draft: Writing, work: ClauseDue, n: int) -> None:
    for _ in range(min(n, rules().most_lanterns - draft.state.numbers["lanterns"])):
        draft.emit(LanternLit(work.seat or draft.state.turn.seat))


def _flow(draft: Writing, work: ClauseDue, n: int) -> None:
    draft.later(*(Drift(seat=work.seat) for _ in range(n)))


def _drop(draft: Writing, work: ClauseDue, n: int) -> None:
    draft.later(*(Drop(seat=work.seat) for _ in range(n)))


def _look(draft: Writing, work: ClauseDue, n: int) -> None:
    draft.later(LampLook(seat=work.seat))


DOING: Mapping[str, Callable[[Writing, ClauseDue, int], None]] = {
    "gain": _gain, "lose": _lose, "light": _light, "flow": _flow, "drop": _drop, "look": _look,
}  # fmt: skip


FEATURE: Feature[FerryState] = Feature(name="cards", work={Effects: queue, ClauseDue: carry_out})
