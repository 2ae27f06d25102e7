"""The river: cards that drift in, are swept away, and are turned up (TPL-RIVER, TPL-CROSS-04)."""

from __future__ import annotations

from companion.core.language.asks import Choice, Option, Pending
from companion.core.language.ids import SlotId
from companion.core.language.phrases import phrase
from companion.engine import backs, decks
from companion.engine.draft import piece
from companion.games._template import zones
from companion.games._template.lanterns import LanternsLost
from companion.games._template.phases import need_act, need_river
from companion.games._template.printed import rules
from companion.games._template.river.commands import BeginTurn, Look, ShowBack
from companion.games._template.river.events import Drifted, Kept, RiverTurned, Sunk, TurnedUp, Washed
from companion.games._template.state import FerryState, Writing

HARMFUL = 3  # a swept-away card of so much danger puts out a lantern (TPL-RIVER-02)


def begin_turn(draft: Writing, command: BeginTurn) -> None:
    """The oldest card is swept away when the channel is full, then one drifts in (TPL-RIVER-01, 02)."""
    need_river(draft, command.seat)
    draft.later(piece("sweep", command.seat), piece("drift", command.seat), piece("act", command.seat))


def look(draft: Writing, command: Look) -> None:
    """Nobody looks at a hidden card; a lamp that was played asks by itself (TPL-LOOK-01, 02)."""
    need_act(draft, command.seat)
    if command.slot not in zones.hidden(draft.state.table):
        return draft.require(False, "TPL-LOOK-01", "impossible", here=phrase("here-not-hidden"))
    draft.require(False, "TPL-LOOK-02", "secret", remedy=phrase("remedy-lamp"))


def show_back(draft: Writing, command: ShowBack) -> None:
    """A back that is shown tells the app alone which card lies there (TPL-BACK-01)."""
    backs.show(draft, command.slot, command.copy, "TPL-BACK-01")


def sweep(draft: Writing, pending: Pending) -> None:
    """A full channel sweeps its oldest card away, turned up first (TPL-RIVER-02)."""
    hidden = zones.hidden(draft.state.table)
    if len(hidden) < rules().channel:
        return
    draft.emit(TurnedUp(hidden[0]))
    draft.later(piece("resolve", pending.seat, hidden[0]), piece("wash", pending.seat, hidden[0]))


def wash(draft: Writing, pending: Pending) -> None:
    """What was swept away may put out a lantern."""
    assert pending.slot is not None  # written by sweep
    if danger(draft, (pending.slot,)) >= HARMFUL:
        draft.emit(LanternsLost(1))
    draft.emit(Washed((pending.slot,)))


def drift(draft: Writing, pending: Pending) -> None:
    """The top river card drifts in unless the channel is full; an empty deck is remade (TPL-RIVER-01, 03)."""
    table = draft.state.table
    if len(zones.hidden(table)) >= rules().channel:
        return
    river = table.zone(zones.RIVER)
    if river:
        draft.emit(Drifted(river[0]))
    elif table.zone(zones.WAKE):
        draft.emit(RiverTurned())
        draft.later(pending)
        decks.shuffle(draft, zones.RIVER, "river")


def face_river(draft: Writing, pending: Pending) -> None:
    """Turn up what drifts in the channel, one after the other, until nothing is hidden (TPL-CROSS-04)."""
    hidden = zones.hidden(draft.state.table)
    if hidden:
        draft.emit(TurnedUp(hidden[0]))
        draft.later(piece("resolve", pending.seat, hidden[0]), pending)


def resolve(draft: Writing, pending: Pending) -> None:
    """A turned-up card must be known, its danger too; then it does what it says (TPL-CARD-01)."""
    slot = pending.slot
    assert slot is not None  # written by sweep and face_river
    if decks.needs_identity(draft, slot, phrase("ask-which-river"), pending):
        return
    if decks.needs_number(draft, slot, "danger", pending):
        return
    draft.later(piece("effects", pending.seat, slot, data={"on": "reveal"}))


def danger(draft: Writing, slots: tuple[SlotId, ...]) -> int:
    """The danger of open cards, as far as it is known."""
    cards = (draft.state.table.card(slot) for slot in slots)
    return sum(card.number("danger") or 0 for card in cards if card is not None)


def ask_look(draft: Writing, pending: Pending) -> None:
    """A lamp shows its owner the oldest hidden card: leave it, or sink it (TPL-CARD-03)."""
    hidden = zones.hidden(draft.state.table)
    if not hidden:
        return
    card = draft.state.table.card(hidden[0])  # the app may know it; only its owner will be told
    why = phrase("ask-look", card=card.name if card is not None else phrase("a-card"))
    options = (Option("keep", phrase("option-keep")), Option("sink", phrase("option-sink")))
    ask = Choice(id=draft.next_ask, why=why, seat=pending.seat, private=True, options=options)
    draft.ask(ask, piece("looked", pending.seat, hidden[0]))


def looked(draft: Writing, pending: Pending) -> None:
    """The owner of the lamp has decided."""
    assert pending.slot is not None  # written by look
    sink = pending.answer == "sink" and pending.slot in zones.hidden(draft.state.table)
    draft.emit(Sunk(pending.slot) if sink else Kept(pending.slot))


def channel_full(state: FerryState) -> list[str]:
    """No more cards drift in the channel than it takes (TPL-RIVER-01)."""
    return ["channel-full"] if len(zones.hidden(state.table)) > rules().channel else []
