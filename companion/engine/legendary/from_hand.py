"""Cards that are shown out of a hand to be used otherwise than played: lent, given up, or for a Reaction."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from companion.core.language.cards import Card
from companion.core.language.commands import Command
from companion.core.language.ids import CopyId, SeatId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.slots import Known
from companion.engine.answers import set_aside
from companion.engine.draft import Draft
from companion.engine.legendary.hands import is_in_game
from companion.engine.legendary.playing.finding import known_by
from companion.engine.legendary.state import LegendaryState
from companion.engine.ways import Way
from companion.engine.work import Own

S = TypeVar("S", bound=LegendaryState)


class Sought(Own, frozen=True):
    """A card is looked for in a hand, to be used in some way."""

    copy: CopyId
    known: Known


def card_named(draft: Draft[S], copy: CopyId, rule: str) -> Card:
    """The card that was shown or named; one that is not in this game is refused."""
    if not is_in_game(draft.state.table, copy):
        draft.refuse(rule, "impossible", here=phrase("here-no-such-card"))
    return draft.state.table.card_of(copy)


def need_phase(draft: Draft[S], phases: tuple[str, ...], rule: str) -> None:
    """Refuse outside these phases: what the turn is doing then cannot wait."""
    phase = draft.state.turn.phase
    if phase not in phases:
        draft.refuse(rule, "impossible", here=phrase("here-phase", phase=phrase(f"phase-{phase}")))


def seek(draft: Draft[S], sought: Callable[..., Sought], command: Any) -> None:
    """The running question waits, and the card is looked for in the hand."""
    set_aside(draft)
    draft.later(sought(command.copy, known_by(command.source), seat=command.seat))


def shown_way(state: LegendaryState, verb: str, command: Command, card: Card, barred: bool = False) -> Way:
    """What showing a card of a hand would do; `verb` is the first word of its id, and of its sentence."""
    seat: SeatId = getattr(command, "seat", state.active)
    who = f"{seat}:" if seat != state.active else ""
    return Way(
        f"{verb}:{who}{card.design}", command, partial(_label, state, verb, seat, card),
        f"design:{card.design}", cost="show", hand=True, barred=barred, alike=True,
    )  # fmt: skip


def _label(state: LegendaryState, verb: str, seat: SeatId, card: Card) -> Phrase:
    return phrase(f"offer-{verb}", name=state.player(seat).name, card=card.name)
