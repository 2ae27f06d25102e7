"""What taking back means at the table: cards to carry, orders that are lost, what was seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.core.ids import SeatId, SlotId
from companion.core.phrases import Phrase, phrase
from companion.core.ports import Checklist, LogLine
from companion.core.prompts import Prompt
from companion.engine.room import Room
from companion.engine.undo import heaviest
from companion.engine.zones import place_key
from companion.session.history import History, Record


def disturbed(
    room: Room, target: Any, gone: Sequence[Record], lost: Sequence[SlotId] = ()
) -> tuple[SlotId, ...]:
    """The slots whose order hands have lost since: what was shuffled or drawn unseen meanwhile."""
    slots: dict[SlotId, None] = dict.fromkeys(lost)
    state = target
    for record in gone:
        for event in record.events:
            after = room.evolve(state, event)
            if room.undo(state, event) == "order":
                slots.update(dict.fromkeys(touched(state, event, after)))
            state = after
    unsure = [slot for slot in slots if slot in target.table.slots]
    groups = {target.table.slots[slot].group for slot in unsure}
    bound = any(target.table.slots[slot].copy is not None for slot in unsure)
    return tuple(unsure) if bound or len(groups) > 1 else ()


def touched(before: Any, event: Any, after: Any) -> tuple[SlotId, ...]:
    """The slots an order-losing event concerns: the zone that was shuffled, or the cards that moved."""
    zone = getattr(event, "zone", None)
    if zone is not None and zone in after.table.zones:
        return tuple(after.table.zone(zone))
    moved = (slot for slot, held in after.table.slots.items() if before.table.slots.get(slot) != held)
    return tuple(moved)


def carries(room: Room, before: Any, after: Any) -> tuple[Prompt, ...]:
    """The hand movements that bring the real cards from one State to the other."""
    prompts = []
    for slot, held in before.table.slots.items():
        then = after.table.slots.get(slot)
        if then is None or (then.zone == held.zone and then.face_up == held.face_up):
            continue
        text = phrase(
            "carry-back" if then.face_up else "carry-back-hidden",
            card=card_name(before, slot), frm=phrase(place_key(held.zone)), to=phrase(place_key(then.zone)),
        )  # fmt: skip
        prompts.append(Prompt(text, slot=slot, zone=then.zone))
    return tuple(prompts)


def card_name(state: Any, slot: SlotId) -> Phrase:
    """What may be said aloud of a card: its name when it lies open, else 'a card'."""
    held = state.table.slots[slot]
    card = state.table.card(slot) if held.face_up else None
    return card.name if card is not None else phrase("a-card")


def checklist(room: Room, history: History, actions: int) -> Checklist:
    """What undoing so many actions would mean, before anybody agrees to it."""
    records = history.cut(actions)
    gone = history.live[len(history.live) - records :]
    target = history.state_at(len(history.live) - records)
    kind = heaviest([record.undo for record in gone])
    warnings = [phrase(f"undo-warning-{kind}")] if kind in ("seen", "order") else []
    moves = tuple(prompt.text for prompt in carries(room, history.state, target))
    agree = must_agree(room, history.state, kind)
    return Checklist(
        actions=lines(gone),
        kind=kind,
        warnings=tuple(warnings),
        moves=moves,
        agree=agree,
    )


def must_agree(room: Room, state: Any, kind: str) -> tuple[SeatId, ...]:
    """Who has to tap before something seen is taken back: nobody where all play together."""
    return () if room.cooperative or kind in ("free", "move") else state.living


def lines(records: Sequence[Record], undone: bool = False) -> tuple[LogLine, ...]:
    """Records as lines of the readable log."""
    return tuple(LogLine(r.number, r.label, r.seat, r.notices, undone) for r in records)


def log(history: History) -> tuple[LogLine, ...]:
    """The whole log, what was taken back at the end and marked."""
    return lines(history.live) + lines(history.redo, undone=True)
