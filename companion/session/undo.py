"""What taking back means at the table: cards to carry, orders that are lost, what was seen."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.crossing.prompts import Prompt
from companion.core.language.commands import AT_TABLE
from companion.core.language.events import OrderLost
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.slots import Table
from companion.core.ports.play import Checklist, LogLine
from companion.engine import places
from companion.engine.room import Room
from companion.engine.undo import heaviest
from companion.session.history import Record, Records

MOST_NAMED = 4  # cards that are named before the rest are counted


def losses(room: Room, history: Records, records: int) -> tuple[OrderLost, ...]:
    """What has to be written down as lost when the last so many records are taken back."""
    count = len(history.live) - records
    slots = disturbed(room, history, count)
    return (OrderLost(slots),) if slots else ()


def disturbed(room: Room, history: Records, count: int) -> tuple[SlotId, ...]:
    """The slots whose order hands have lost since: what was shuffled or drawn unseen meanwhile.

    Nothing is lost among cards that nobody could tell apart then: they lie in one group, as they did.
    """
    slots = dict.fromkeys(history.lost_since(count))
    for before, event, after in history.since(count):
        if room.undo(before, event, after) == "order":
            slots.update(dict.fromkeys(touched(before, event, after)))
    table = history.state_at(count).table
    unsure = tuple(slot for slot in slots if slot in table.slots)
    groups = {table.slots[slot].group for slot in unsure}
    bound = any(table.slots[slot].copy is not None for slot in unsure)
    return unsure if bound or len(groups) > 1 else ()


def touched(before: Any, event: Any, after: Any) -> tuple[SlotId, ...]:
    """The slots an order-losing event concerns: the zone that was shuffled, or the cards that moved."""
    zone = getattr(event, "zone", None)
    if zone is not None and zone in after.table.zones:
        return tuple(after.table.zone(zone))
    moved = (slot for slot, held in after.table.slots.items() if before.table.slots.get(slot) != held)
    return tuple(moved)


def carries(room: Room, before: Any, after: Any) -> tuple[Prompt, ...]:
    """The hand movements that bring the real cards from one State to the other."""
    prompts, players = [], before.header.players
    for slot, held in before.table.slots.items():
        then = after.table.slots.get(slot)
        if then is None or (then.zone == held.zone and then.face_up == held.face_up):
            continue
        card = open_name(before.table, slot) or open_name(after.table, slot) or phrase("a-card")
        key = "carry-back" if then.face_up else "carry-back-hidden"
        where, back = places.at(held.zone, players), places.into(then.zone, players)
        text = phrase(key, card=card, where=where, into=back)
        prompts.append(Prompt(text, slot=slot, zone=then.zone))
    return tuple(prompts)


def open_name(table: Table, slot: SlotId) -> Phrase | None:
    """What may be said aloud of a card: its name when it lies open, else nothing."""
    card = table.card(slot) if table.slots[slot].face_up else None
    return card.name if card is not None else None


def checklist(room: Room, history: Records, actions: int) -> Checklist:
    """What undoing so many actions would mean, before anybody agrees to it."""
    count = len(history.live) - history.cut(actions)
    gone = history.live[count:]
    kind = heaviest([record.undo for record in gone])
    moves = carries(room, history.state, history.state_at(count))
    return Checklist(
        actions=lines(gone, opens=starts(history, count)), kind=kind, warnings=warnings(gone),
        moves=tuple(prompt.text for prompt in moves), agree=must_agree(room, history.state, kind),
    )  # fmt: skip


def must_agree(room: Room, state: Any, kind: str) -> tuple[SeatId, ...]:
    """Who has to tap before something seen is taken back: nobody where all play together.

    Whoever takes turns has a say, also one who is no living player any more.
    """
    together = room.cooperative and not state.had_rivals
    return () if together or kind in ("free", "move") else state.acting


def warnings(gone: Sequence[Record]) -> tuple[Phrase, ...]:
    """What does not come back, said first: orders that hands have lost, and cards that eyes have seen."""
    found = []
    if any(record.undo == "order" for record in gone):
        found.append(phrase("undo-warning-order"))
    seen = unlike(title for record in reversed(gone) for title in record.seen)
    if seen:
        found.append(phrase("undo-warning-seen-cards", cards=listed(seen)))
    elif any(record.undo == "seen" for record in gone):
        found.append(phrase("undo-warning-seen"))
    return tuple(found)


def unlike(titles: Iterable[Phrase]) -> list[Phrase]:
    """Every name once, in this order."""
    found: list[Phrase] = []
    for title in titles:
        if title not in found:
            found.append(title)
    return found


def listed(titles: Sequence[Phrase]) -> Phrase:
    """The first names, and how many more there are."""
    said, more = titles[0], len(titles) - MOST_NAMED
    for title in titles[1:MOST_NAMED]:
        said = phrase("undo-list", one=said, other=title)
    return phrase("undo-list-more", cards=said, count=more) if more > 0 else said


def lines(
    records: Sequence[Record], undone: bool = False, opens: Collection[int] | None = None
) -> tuple[LogLine, ...]:
    """Records as lines of the readable log; `opens` says which of them begin an action, by their place."""
    return tuple(
        LogLine(r.number, r.label, r.seat, r.notices, undone, r.opens if opens is None else at in opens)
        for at, r in enumerate(records)
    )


def starts(history: Records, first: int = 0) -> frozenset[int]:
    """Where actions begin among the live records from that one on."""
    return frozenset(at - first for at in history.actions() if at >= first)


def log(history: Records) -> tuple[LogLine, ...]:
    """The whole log, what was taken back at the end and marked."""
    live, redo = credited(history.live, history.state), credited(history.redo, history.state)
    return lines(live, opens=starts(history)) + lines(redo, undone=True)


def credited(records: Sequence[Record], state: Any) -> tuple[Record, ...]:
    """The records with the turns that were really another's counted for whom they were."""
    credits: dict[int, SeatId] = state.credits
    if not credits:
        return tuple(records)
    owners = turn_owners(records)
    return tuple(
        replace(one, seat=credits[one.turn])
        if one.turn in credits and one.seat == owners.get(one.turn) and not isinstance(one.command, AT_TABLE)
        else one
        for one in records
    )


def turn_owners(records: Sequence[Record]) -> dict[int, SeatId]:
    """Whose each turn was in the books: the seat that began it."""
    found: dict[int, SeatId] = {}
    for record in records:
        if record.owner is not None:
            found.setdefault(record.turn, record.owner)
    return found
