"""Cards of Legendary in a game of Alien: what they are read as, what has no counterpart (ALN-MARVEL)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.cards import UNKNOWN, Card, Clause
from companion.core.language.events import Event
from companion.core.language.ids import SlotId
from companion.engine.draft import Draft
from companion.engine.effects.interpret import Verbs
from companion.engine.effects.parse import check_card
from companion.engine.effects.work import DoClause
from companion.engine.legendary.equivalents import VOID, as_encounters, reading, unread
from companion.games.alien.grammar import vocabulary as effects
from companion.games.alien.grammar.words import GUEST
from companion.games.alien.state import AlienState


class NoCounterpart(Event, frozen=True):
    """A card of Legendary wanted something that this game does not have: nothing happened (ALN-MARVEL-18)."""

    slot: SlotId | None
    was: str


HEROES, VILLAINS = "character", "enemy"  # what guests can be here (ALN-MARVEL-01, 02)


def as_guest(card: Card) -> Card:
    """A card of Legendary as this game plays it; its marks, and grey, mean nothing (ALN-MARVEL-16, 17)."""
    read = as_encounters(card, effects.VERBS)
    return replace(read, marks=(GUEST,), klass=read.klass if read.klass in effects.CLASSES else "")


def guest_kind(card: Card) -> str:
    """What a card of another game would be here: a character, an enemy, or nothing that can be mixed in."""
    kind = reading("encounters").kinds.get(card.kind, "")
    return kind if kind in (HEROES, VILLAINS) else ""


def check_guest(card: Card) -> list[str]:
    """What this room cannot make sense of on a guest: a verb is known, or known to have no counterpart."""
    read = as_guest(card)
    known = effects.VERBS if guest_kind(card) or card.kind == UNKNOWN else ()
    lost = [f'no game of ours interprets "{verb}" yet' for verb in unread(card, "encounters", known)]
    return lost or check_card(
        read, effects.VERBS, effects.TRIGGERS, marks=effects.MARKS, classes=effects.CLASSES
    )


def void(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """What has no counterpart here is shown and written down, and nothing happens (ALN-MARVEL-18)."""
    draft.emit(NoCounterpart(pending.slot, str(clause.args["was"])))


VERBS: Verbs[AlienState] = {VOID: void}
