"""The river: cards that drift in, are swept away, and are turned up (TPL-RIVER, TPL-CROSS-04)."""

from __future__ import annotations

from companion.core.language.asks import Choice, Option, Work
from companion.core.language.ids import SlotId
from companion.core.language.phrases import phrase
from companion.engine import decks
from companion.games._template import zones
from companion.games._template.lanterns import LanternsLost
from companion.games._template.phases import need_act, need_river
from companion.games._template.printed import rules
from companion.games._template.river.commands import BeginTurn, Look
from companion.games._template.river.events import Drifted, Kept, RiverTurned, Sunk, TurnedUp, Washed
from companion.games._template.state import FerryState, Writing
from companion.games._template.work import Act, Effects

HARMFUL = 3  # a swept-away card of so much danger puts out a lantern (TPL-RIVER-02)


class Sweep(Work, frozen=True, tag="sweep"):
    """A full channel sweeps its oldest card away."""


class Drift(Work, frozen=True, tag="drift"):
    """The top river card drifts in."""


class FaceRiver(Work, frozen=True, tag="face-river"):
    """What drifts in the channel is turned up, one card after the other."""


class Resolve(Work, frozen=True, tag="resolve"):
    """A turned-up card does what it says."""

    slot: SlotId


class Wash(Work, frozen=True, tag="wash"):
    """A card that was swept away may do harm."""

    slot: SlotId


class LampLook(Work, frozen=True, tag="look"):
    """The owner of a lamp may look at a hidden card."""


class Looked(Work, frozen=True, tag="looked"):
    """The owner of a lamp has looked at this card."""

    slot: SlotId


def begin_turn(draft: Writing, command: BeginTurn) -> None:
    """The oldest card is swept away when the channel is full, then one drifts in (TPL-RIVER-01, 02)."""
    need_river(draft, command.seat)
    draft.later(Sweep(seat=command.seat), Drift(seat=command.seat), Act(seat=command.seat))


def look(draft: Writing, command: Look) -> None:
    """Nobody looks at a hidden card; a lamp that was played asks by itself (TPL-LOOK-01, 02)."""
    need_act(draft, command.seat)
    if command.slot not in zones.hidden(draft.state.table):
        return draft.require(False, "TPL-LOOK-01", "impossible", here=phrase("here-not-hidden"))
    draft.require(False, "TPL-LOOK-02", "secret", remedy=phrase("remedy-lamp"))


def sweep(draft: Writing, work: Sweep) -> None:
    """A full channel sweeps its oldest card away, turned up first (TPL-RIVER-02)."""
    hidden = zones.hidden(draft.state.table)
    if len(hidden) < rules().channel:
        return
    draft.emit(TurnedUp(hidden[0]))
    draft.later(Resolve(hidden[0], seat=work.seat), Wash(hidden[0], seat=work.seat))


def wash(draft: Writing, work: Wash) -> None:
    """What was swept away may put out a lantern."""
    if danger(draft, (work.slot,)) >= HARMFUL:
        draft.emit(LanternsLost(1))
    draft.emit(Washed((work.slot,)))


def drift(draft: Writing, work: Drift) -> None:
    """The top river card drifts in unless the channel is full; an empty deck is remade (TPL-RIVER-01, 03)."""
    table = draft.state.table
    if len(zones.hidden(table)) >= rules().channel:
        return
    river = table.zone(zones.RIVER)
    if river:
        draft.emit(Drifted(river[0]))
    elif table.zone(zones.WAKE):
        draft.emit(RiverTurned())
        draft.later(work)
        decks.shuffle(draft, zones.RIVER, "river")


def face_river(draft: Writing, work: FaceRiver) -> None:
    """Turn up what drifts in the channel, one after the other, until nothing is hidden (TPL-CROSS-04)."""
    hidden = zones.hidden(draft.state.table)
    if hidden:
        draft.emit(TurnedUp(hidden[0]))
        draft.later(Resolve(hidden[0], seat=work.seat), work)


def resolve(draft: Writing, work: Resolve) -> None:
    """A turned-up card must be known, its danger too; then it does what it says (TPL-CARD-01)."""
    slot = work.slot
    if decks.needs_identity(draft, slot, phrase("ask-which-river"), work):
        return
    if decks.needs_number(draft, slot, "danger", work):
        return
    draft.later(Effects(slot, "reveal", seat=work.seat))


def danger(draft: Writing, slots: tuple[SlotId, ...]) -> int:
    """The danger of open cards, as far as it is known."""
    cards = (draft.state.table.card(slot) for slot in slots)
    return sum(card.number("danger") or 0 for card in cards if card is not None)


def ask_look(draft: Writing, work: LampLook) -> None:
    """A lamp shows its owner the oldest hidden card: leave it, or sink it (TPL-CARD-03)."""
    hidden = zones.hidden(draft.state.table)
    if not hidden:
        return
    card = draft.state.table.card(hidden[0])  # the app may know it; only its owner will be told
    why = phrase("ask-look", card=card.name if card is not None else phrase("a-card"))
    options = (Option("keep", phrase("option-keep")), Option("sink", phrase("option-sink")))
    ask = Choice(id=draft.next_ask, why=why, seat=work.seat, private=True, options=options)
    draft.ask(ask, Looked(hidden[0], seat=work.seat))


def looked(draft: Writing, work: Looked) -> None:
    """The owner of the lamp has decided."""
    sink = work.answer == "sink" and work.slot in zones.hidden(draft.state.table)
    draft.emit(Sunk(work.slot) if sink else Kept(work.slot))


def channel_full(state: FerryState) -> list[str]:
    """No more cards drift in the channel than it takes (TPL-RIVER-01)."""
    return ["channel-full"] if len(zones.hidden(state.table)) > rules().channel else []
