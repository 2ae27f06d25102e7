"""What everybody hears of an event, and what the log calls a command."""

from __future__ import annotations

from msgspec.structs import asdict

from companion.core.crossing.steps import Notice
from companion.core.language.asks import Choice, Identity, Number
from companion.core.language.commands import Answer, Command, CorrectFact, KeepDeck, MoveSlot, SetNumber
from companion.core.language.events import (
    Answered,
    Asked,
    BackShown,
    Dealt,
    DeckKept,
    Event,
    FactLearned,
    Forgotten,
    Laid,
    Moved,
    OrderKnown,
    OrderLost,
    SetAside,
    Shuffled,
    Swapped,
    Unbound,
)
from companion.core.language.ids import CopyId, SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine import keeping, sitting
from companion.engine.assembly import Assembly
from companion.engine.telling import open_name
from companion.engine.zones import place_key
from companion.games.alien.agendas.rules import is_secret
from companion.games.alien.keywords.commands import Lend
from companion.games.alien.playing.commands import Play
from companion.games.alien.state import AlienState

BOOKKEEPING = (
    Asked, Answered, SetAside, BackShown, DeckKept, Forgotten, OrderKnown, Dealt, Laid, Shuffled, Swapped,
    OrderLost, Unbound,
)  # fmt: skip
UNSAID = ("slot", "copy")  # which card it is says its name, where everybody may know it


def notice(
    alien: Assembly[AlienState], silent: frozenset[str], before: AlienState, event: Event, after: AlienState
) -> Notice | None:
    """The public face of an event; bookkeeping has none."""
    kind = type(event).__name__
    if kind in silent:
        return None
    slot: SlotId | None = getattr(event, "slot", None)
    seat: SeatId | None = getattr(event, "seat", None) or after.active or None
    zone = zone_of(event, after, slot)
    name = open_name(after, slot) or open_name(before, slot)
    text = sitting.told(event, after) or alien.told(event, after, name) or said(alien, event, after, name)
    return Notice(
        kind=kind, text=text, seat=seat, slot=slot, zone=zone,
        amount=amount(event), title=name, detail=alien.detail(event),
    )  # fmt: skip


def zone_of(event: Event, after: AlienState, slot: SlotId | None) -> ZoneId | None:
    """Where it happened: the event's own place, or where its card lies now."""
    named: ZoneId | None = getattr(event, "zone", None) or (event.to if isinstance(event, Moved) else None)
    if named is not None or slot is None or slot not in after.table.slots:
        return named
    return after.table.slots[slot].zone


def amount(event: Event) -> int | None:
    """The number that makes an event big or small."""
    for field in ("damage", "number", "cost", "level", "n", "by", "value", "left"):
        found = getattr(event, field, None)
        if isinstance(found, int) and not isinstance(found, bool):
            return found
    slots = getattr(event, "slots", None)
    return len(slots) if slots is not None else None


def said(alien: Assembly[AlienState], event: Event, after: AlienState, name: Phrase | None) -> Phrase:
    """The sentence of an event, with everything that may fill it."""
    seat: SeatId | None = getattr(event, "seat", None) or after.active or None
    zone = zone_of(event, after, getattr(event, "slot", None))
    args: dict[str, str | int | Phrase] = {
        "name": after.player(seat).name if seat else "",
        "card": name or phrase("a-card"),
        "place": phrase(place_key(zone)) if zone else "",
    }
    fields = asdict(event)
    args |= {key: val for key, val in fields.items() if isinstance(val, int | str) and key not in UNSAID}
    args |= alien.sentence(event, after)
    if (count := amount(event)) is not None:
        args["count"] = count
    if isinstance(event, FactLearned):
        args |= {"field": phrase(f"field-{event.field}"), "value": printed(event)}
    return phrase(f"event-{type(event).__name__}", **args)


def printed(event: FactLearned) -> str | int | Phrase:
    """What was told of a card, in words."""
    if event.field == "kind":
        return phrase(f"kind-{event.value}")
    return event.value if isinstance(event.value, int | str) else ", ".join(map(str, event.value))


def answered(state: AlienState, answer: Answer) -> Phrase:
    """A question as a line of the log, with what was said to it where that is public."""
    told, why = said_aloud(state, answer), asked(state)
    if told is None:
        return phrase("command-Answer", why=why)
    return phrase("command-Answered", why=why, said=told)


def said_aloud(state: AlienState, answer: Answer) -> Phrase | int | None:
    """What was answered, where everybody may hear it: never behind the curtain or of a hidden card."""
    ask, table, value = state.ask, state.table, answer.value
    if ask is None or ask.private or ask.id != answer.ask:
        return None
    if isinstance(ask, Number) and isinstance(value, int):
        return value
    if isinstance(ask, Choice):
        return next((option.label for option in ask.options if option.key == value), None)
    if isinstance(ask, Identity) and ask.slot in table.slots and table.slots[ask.slot].face_up:
        copy = CopyId(str(value))
        return table.card_of(copy).name if copy in table.designs and not is_secret(state, copy) else None
    return None


def from_hand(state: AlienState, command: Lend | Play) -> Phrase:
    """A card that came out of a hand; one that nobody may know stays a card."""
    known = command.copy in state.table.designs and not is_secret(state, command.copy)
    card = state.table.card_of(command.copy).name if known else phrase("a-card")
    if isinstance(command, Play):
        return phrase("command-Play", card=card)
    name = next((one.name for one in state.players if one.seat == command.seat), "")
    return phrase("command-Lend", card=card, name=name)


def label(alien: Assembly[AlienState], state: AlienState, command: Command) -> Phrase:
    """A command as a line of the log: what was done, to what."""
    name = type(command).__name__
    if isinstance(command, Answer):
        return answered(state, command)
    if (seated := sitting.label(state, command)) is not None:
        return seated
    if isinstance(command, Lend | Play):
        return from_hand(state, command)
    if isinstance(command, SetNumber):
        return phrase("command-SetNumber", field=number_phrase(command.name), value=command.value)
    if isinstance(command, CorrectFact | KeepDeck):
        kept = keeping.label(command) if isinstance(command, KeepDeck) else None
        return kept or phrase("command-CorrectFact", field=getattr(command, "field", ""))
    if (own := alien.labels.get(type(command))) is not None:
        said_so: Phrase = own(state, command)
        return said_so
    if name == "Command":
        return phrase("command-Opened")
    slot: SlotId | None = getattr(command, "slot", None)
    args: dict[str, str | int | Phrase] = {"card": open_name(state, slot) or phrase("a-card")}
    if isinstance(command, MoveSlot):
        args["place"] = phrase(place_key(command.to))
    seat: SeatId | None = getattr(command, "seat", None)
    if seat is not None and any(player.seat == seat for player in state.players):
        args["name"] = state.player(seat).name
    return phrase(f"command-{name}", **args)


def asked(state: AlienState) -> Phrase:
    """What is asked, as everybody may hear it: of a private question only that there is one."""
    if state.ask is None:
        return phrase("a-card")
    return phrase("ask-private") if state.ask.private else state.ask.why


def number_phrase(number: str) -> Phrase:
    """What a number of the game is called: its family, and which of several it is."""
    family, _, which = number.partition(":")
    return phrase(f"number-{family}", which=which)
