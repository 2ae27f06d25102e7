"""What Commanders do with the top cards of the Adversary Deck (VIL-CARD, VIL-REVEAL-04)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.cards import Clause
from companion.core.language.events import OrderLost
from companion.core.language.ids import SlotId
from companion.core.language.phrases import phrase
from companion.engine.decks import needs_identity, needs_number
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick, slot_options
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.revealing import Revealed
from companion.engine.legendary.verbs.piles import PutBack, TopTurned
from companion.games.villains import zones
from companion.games.villains.kinds import ADVERSARIES
from companion.games.villains.meaning import is_meant
from companion.games.villains.reading import READING
from companion.games.villains.revealing import AdversaryCardShown, play
from companion.games.villains.state import VillainsState


class Foretold(Work, frozen=True, tag="foretold"):
    """Cards of the Adversary Deck lie open: the strongest stays on top, and a Plot Twist is played."""

    shown: tuple[SlotId, ...]


class Summoned(Work, frozen=True, tag="summoned"):
    """Cards of the Adversary Deck lie open: those that are meant are played, the others go back."""

    shown: tuple[SlotId, ...]
    what: str


class PlayThis(Work, frozen=True, tag="play-this"):
    """A card of the Adversary Deck that lies open is played."""

    slot: SlotId


def foretell(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """So many tops are shown: the strongest Adversary goes back on top, a Plot Twist of them is played."""
    shown = _turned(draft, clause)
    if shown:
        draft.later(Foretold(shown))


def summon(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """So many tops are shown: Adversaries that are meant are played, the rest goes back in no order."""
    shown = _turned(draft, clause)
    if shown:
        draft.later(Summoned(shown, str(clause.args.get("what", "enemy"))))


def _turned(draft: Draft[VillainsState], clause: Clause) -> tuple[SlotId, ...]:
    n = READING.number(draft.state, clause, "n", 1)
    shown = draft.state.table.zone(zones.ADVERSARIES)[:n]
    for slot in shown:
        draft.emit(TopTurned(slot))
    return shown


def _foretold(draft: Draft[VillainsState], work: Foretold) -> None:
    """Between equals whoever has the turn chooses; what is left goes under the deck in no order."""
    for slot in work.shown:
        if _is_unknown(draft, slot, work):
            return
    top = _strongest(draft, work)
    if top is None and draft.state.ask is not None:
        return
    twist = next((slot for slot in work.shown if _kind(draft.state, slot) == "plot-twist"), None)
    rest = tuple(slot for slot in work.shown if slot not in (top, twist))
    for slot in rest:
        draft.emit(PutBack(slot, under=True))
    _mix(draft, rest)
    if top is not None:
        draft.emit(PutBack(top))
    if twist is not None:
        draft.later(PlayThis(twist))


def _strongest(draft: Draft[VillainsState], work: Foretold) -> SlotId | None:
    """The Adversary of the highest printed Attack; None without one, or while it is asked."""
    cards = ((slot, draft.state.table.card(slot)) for slot in work.shown)
    printed = {slot: card.number("attack") or 0 for slot, card in cards if card and card.kind in ADVERSARIES}
    best = [slot for slot, attack in printed.items() if attack == max(printed.values())]
    options = slot_options(draft.state, best)
    asked = replace(work, seat=draft.state.active)
    chosen = pick(draft, asked, phrase("ask-strongest"), options) if options else None
    return chosen.slot if chosen is not None else None


def _is_unknown(draft: Draft[VillainsState], slot: SlotId, work: Work) -> bool:
    """Whether somebody has to say first which card it is, or how strong."""
    if needs_identity(draft, slot, phrase("ask-which-turned"), work):
        return True
    return _kind(draft.state, slot) in ADVERSARIES and needs_number(draft, slot, "attack", work)


def _kind(state: VillainsState, slot: SlotId) -> str:
    card = state.table.card(slot)
    return card.kind if card is not None else ""


def _mix(draft: Draft[VillainsState], slots: tuple[SlotId, ...]) -> None:
    """Nobody knows any more which of them lies where."""
    if len(slots) > 1:
        draft.emit(OrderLost(slots))


def _summoned(draft: Draft[VillainsState], work: Summoned) -> None:
    """Each is worked out before the next is played (VIL-REVEAL-04).

    All of them are off the deck by then: a card that one of them makes be played is none of them.
    """
    for slot in work.shown:
        if needs_identity(draft, slot, phrase("ask-which-turned"), work):
            return
    cards = ((slot, draft.state.table.card(slot)) for slot in work.shown)
    meant = [slot for slot, card in cards if card and card.kind in ADVERSARIES and is_meant(card, work.what)]
    rest = tuple(slot for slot in work.shown if slot not in meant)
    for slot in rest:
        draft.emit(PutBack(slot))
    _mix(draft, rest)
    for slot in reversed(meant):
        draft.emit(AdversaryCardShown(slot))
    draft.later(*(Revealed(slot=slot, seat=draft.state.active) for slot in meant))


def _play(draft: Draft[VillainsState], work: PlayThis) -> None:
    play(draft, work.slot)


PART: Feature[VillainsState] = Feature(
    name="verbs-of-foreseeing",
    verbs={"foretell": foretell, "summon": summon},
    work={Foretold: _foretold, Summoned: _summoned, PlayThis: _play},
)
