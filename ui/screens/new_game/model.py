"""Setting up a new game as one value and what touches make of it; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from companion.core.phrases import Phrase, phrase
from companion.core.states import Custody, Preset
from ui.ports import NewGame, RoomOffer
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
MOST = 5
LONGEST = 14
CUSTODIES: tuple[Custody | None, ...] = (None, "face", "back", "read", "app")
PRESETS: tuple[Preset, ...] = ("full", "assist", "log")


class PersonDraft(msgspec.Struct, frozen=True):
    """A seat at the table to be."""

    name: str
    colour: int


class Draft(msgspec.Struct, frozen=True):
    """Everything that can be chosen; all of it has a default, so that one touch can begin."""

    room: str = ""
    box: str = ""
    people: tuple[PersonDraft, ...] = ()
    custody: Custody | None = None
    enforcement: Preset = "full"


def first_draft(rooms: Sequence[RoomOffer], names: Sequence[str], say: Say) -> Draft:
    """The first game with its first cards, and those who played last."""
    room = rooms[0] if rooms else None
    seats = names[:MOST] or [say(phrase("ui-person", number=number)) for number in (1, 2, 3)]
    people = tuple(PersonDraft(name, colour) for colour, name in enumerate(seats))
    if room is None:
        return Draft(people=people)
    return Draft(room.name, room.boxes[0].name if room.boxes else "", people[: room.seats[1]])


def room_of(rooms: Sequence[RoomOffer], draft: Draft) -> RoomOffer | None:
    """The chosen game."""
    return next((room for room in rooms if room.name == draft.room), None)


def added(draft: Draft, name: str) -> Draft:
    """One more person, in the first colour that is free."""
    if len(draft.people) >= MOST:
        return draft
    taken = {person.colour for person in draft.people}
    colour = next(at for at in range(MOST) if at not in taken)
    return replace(draft, people=(*draft.people, PersonDraft(name, colour)))


def removed(draft: Draft, at: int) -> Draft:
    """One person less; the last one stays."""
    if len(draft.people) <= 1:
        return draft
    return replace(draft, people=tuple(person for index, person in enumerate(draft.people) if index != at))


def renamed(draft: Draft, at: int, name: str) -> Draft:
    """Another name; an empty one changes nothing, one that is taken gets a number."""
    name = " ".join(name.split())[:LONGEST]
    if not name:
        return draft
    others = {person.name for index, person in enumerate(draft.people) if index != at}
    free = next(
        free for free in (name, *(f"{name} {number}" for number in range(2, MOST + 2))) if free not in others
    )
    return _changed(draft, at, PersonDraft(free, draft.people[at].colour))


def recoloured(draft: Draft, at: int) -> Draft:
    """The next colour; who had it gets the one that was given up."""
    mine = draft.people[at]
    colour = (mine.colour + 1) % MOST
    people = tuple(
        PersonDraft(person.name, mine.colour) if person.colour == colour else person
        for person in draft.people
    )
    return _changed(replace(draft, people=people), at, PersonDraft(mine.name, colour))


def _changed(draft: Draft, at: int, person: PersonDraft) -> Draft:
    """One person exchanged."""
    return replace(
        draft, people=tuple(person if index == at else old for index, old in enumerate(draft.people))
    )


def game_of(draft: Draft) -> NewGame:
    """What the lobby is asked for."""
    return NewGame(
        draft.room,
        draft.box,
        tuple(person.name for person in draft.people),
        tuple(person.colour for person in draft.people),
        draft.custody,
        draft.enforcement,
    )


def boxes(rooms: Sequence[RoomOffer], draft: Draft, say: Say) -> tuple[Option, ...]:
    """The cards that can be played with."""
    room = room_of(rooms, draft)
    return tuple(
        Option(
            box.name,
            say(box.title),
            say(phrase("ui-practice-box" if box.practice else "ui-own-box")),
            chosen=box.name == draft.box,
        )
        for box in (room.boxes if room is not None else ())
    )


def custodies(draft: Draft, say: Say) -> tuple[Option, ...]:
    """How decks can be kept."""
    return tuple(
        Option(
            kind or "fits",
            say(phrase(f"ui-custody-{kind or 'fits'}")),
            say(phrase(f"ui-custody-{kind or 'fits'}-sub")),
            chosen=kind == draft.custody,
        )
        for kind in CUSTODIES
    )


def presets(draft: Draft, say: Say) -> tuple[Option, ...]:
    """What the app does about moves the rules do not allow."""
    return tuple(
        Option(
            kind,
            say(phrase(f"ui-preset-{kind}")),
            say(phrase(f"ui-preset-{kind}-sub")),
            chosen=kind == draft.enforcement,
        )
        for kind in PRESETS
    )


def custody_of(id: str) -> Custody | None:
    """The custody an option stands for."""
    return next((kind for kind in CUSTODIES if (kind or "fits") == id), None)


def preset_of(id: str) -> Preset:
    """The preset an option stands for."""
    return next((kind for kind in PRESETS if kind == id), "full")
