"""What cards do to the two decks, the city and its Bystanders (VIL-REVEAL-04, VIL-BYST-05, VIL-BIND-01)."""

from __future__ import annotations

from companion.core.language.cards import Clause
from companion.engine.draft import Draft
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.games.villains.bindings import gain_bindings
from companion.games.villains.bystanders import kidnap_top
from companion.games.villains.plot import AnotherCard
from companion.games.villains.reading import READING
from companion.games.villains.state import VillainsState
from companion.games.villains.wounds import gain_wounds


def play_card(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """More cards of the Adversary Deck are played, each worked out before the next (VIL-REVEAL-04)."""
    draft.later(*(AnotherCard(),) * READING.number(draft.state, clause, "n", 1))


def kidnap(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Players kidnap cards of the Bystander Deck (VIL-BYST-05, 06)."""
    seat = READING.player(draft, work)
    if seat is not None and READING.is_single(draft, work, clause):
        kidnap_top(draft, seat)


def bindings(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Players gain Bindings (VIL-BIND-01)."""
    seat = READING.player(draft, work)
    if seat is not None:
        gain_bindings(draft, seat, READING.number(draft.state, clause, "n", 1))


def wounds(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Players gain Wounds, into the discard pile or the hand (VIL-MIX-10, 15)."""
    seat = READING.player(draft, work)
    if seat is not None:
        n, to = READING.number(draft.state, clause, "n", 1), str(clause.args.get("to", "discard"))
        gain_wounds(draft, seat, n, to)


PART: Feature[VillainsState] = Feature(
    name="verbs-of-the-city",
    verbs={"play-adversary": play_card, "kidnap": kidnap, "gain-bindings": bindings, "gain-wound": wounds},
)
