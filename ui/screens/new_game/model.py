"""Setting up a new game as one value and what touches make of it; pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.core.crossing.setups import Setup, SetupChoice
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.states import Custody, Preset
from companion.core.ports.lobby import NewGame, RoomOffer
from companion.core.ports.people import Person
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
MOST = 5
LONGEST = 14
CUSTODIES: tuple[Custody | None, ...] = (None, "face", "back", "read", "app")
EACH = "each"  # every deck in its own way
ROWS = {
    "room": "ui-which-game",
    "box": "ui-which-cards",
    "setup": "ui-what-is-played",
    "custody": "ui-custody",
    "preset": "ui-preset",
}
ICONS = {"room": "cards", "box": "cards", "setup": "look", "custody": "hand", "preset": "rule"}
OWN_BOX = "own"  # not a box: the way to the cards of the household
PRESETS: tuple[Preset, ...] = ("full", "assist", "log")


class PersonDraft(msgspec.Struct, frozen=True):
    """A seat at the table to be."""

    name: str
    colour: int
    language: str = ""  # of private texts; empty: that of the screen


class GameDraft(msgspec.Struct, frozen=True):
    """Everything that can be chosen; all of it has a default, so that one touch can begin."""

    room: str = ""
    box: str = ""
    people: tuple[PersonDraft, ...] = ()
    custody: Custody | None = None
    decks: dict[str, Custody] = {}  # kept otherwise than the rest
    enforcement: Preset = "full"
    choices: dict[str, Any] = {}  # in the words of the room; empty: as the box suggests
    offers: tuple[SetupChoice, ...] = ()  # what else could be chosen
    out: frozenset[str] = frozenset()  # stacks that were taken out of the box
    seated: int = 0  # for how many people the choices were laid open


def first_draft(rooms: Sequence[RoomOffer], names: Sequence[str], say: Say, last: str = "") -> GameDraft:
    """What was played last, else somebody's own cards, with those who played last."""
    room = next((one for one in rooms if any(box.name == last for box in one.boxes)), None)
    room = room or (rooms[0] if rooms else None)
    seats = names[:MOST] or [say(phrase("ui-person", number=number)) for number in (1, 2, 3)]
    people = tuple(PersonDraft(name, colour) for colour, name in enumerate(seats))
    if room is None:
        return GameDraft(people=people)
    return GameDraft(room.name, first_box(room, last), people[: room.seats[1]])


def first_box(room: RoomOffer, last: str = "") -> str:
    """The cards of a game that are most likely wanted."""
    ranked = sorted(room.boxes, key=lambda box: (box.name != last, box.practice))
    return ranked[0].name if ranked else ""


def room_of(rooms: Sequence[RoomOffer], draft: GameDraft) -> RoomOffer | None:
    """The chosen game."""
    return next((room for room in rooms if room.name == draft.room), None)


def added(draft: GameDraft, name: str) -> GameDraft:
    """One more person, in the first colour that is free."""
    if len(draft.people) >= MOST:
        return draft
    taken = {person.colour for person in draft.people}
    colour = next(at for at in range(MOST) if at not in taken)
    return replace(draft, people=(*draft.people, PersonDraft(name, colour)))


def removed(draft: GameDraft, at: int) -> GameDraft:
    """One person less; the last one stays."""
    if len(draft.people) <= 1:
        return draft
    return replace(draft, people=tuple(person for index, person in enumerate(draft.people) if index != at))


def renamed(draft: GameDraft, at: int, name: str) -> GameDraft:
    """Another name; an empty one changes nothing, one that is taken gets a number."""
    name = " ".join(name.split())[:LONGEST]
    if not name:
        return draft
    others = {person.name for index, person in enumerate(draft.people) if index != at}
    free = next(
        free for free in (name, *(f"{name} {number}" for number in range(2, MOST + 2))) if free not in others
    )
    return _changed(draft, at, replace(draft.people[at], name=free))


def as_known(draft: GameDraft, at: int, known: Sequence[Person]) -> GameDraft:
    """Somebody who has played here before brings their language, and their colour when it is free."""
    mine = draft.people[at]
    person = next((one for one in known if one.name == mine.name), None)
    if person is None:
        return draft
    taken = {one.colour for one in draft.people if one is not mine}
    colour = mine.colour if person.colour in taken else person.colour
    return _changed(draft, at, replace(mine, colour=colour, language=person.language))


def as_before(draft: GameDraft, known: Sequence[Person], last: Mapping[str, int]) -> GameDraft:
    """Everybody with the colour of other evenings; strangers take what is left, as does the second of two.

    A colour is asked for by those who are known here before those who have only sat in the `last` game.
    """
    kept = {one.name: one for one in known}
    wanted = {
        one.name: kept[one.name].colour if one.name in kept else last.get(one.name) for one in draft.people
    }
    given: dict[str, int] = {}
    for one in sorted(draft.people, key=lambda person: person.name not in kept):
        colour = wanted[one.name]
        if colour is not None and 0 <= colour < MOST and colour not in given.values():
            given[one.name] = colour
    free = iter([colour for colour in range(MOST) if colour not in given.values()])
    people = tuple(
        replace(
            one,
            colour=given[one.name] if one.name in given else next(free),
            language=kept[one.name].language if one.name in kept else one.language,
        )
        for one in draft.people
    )
    return replace(draft, people=people)


def in_next_language(draft: GameDraft, at: int, languages: Sequence[str], usual: str) -> GameDraft:
    """The next language for a person's private texts."""
    mine = draft.people[at]
    spoken = mine.language or usual
    place = list(languages).index(spoken) if spoken in languages else -1
    return _changed(draft, at, replace(mine, language=languages[(place + 1) % len(languages)]))


def recoloured(draft: GameDraft, at: int) -> GameDraft:
    """The next colour; who had it gets the one that was given up."""
    mine = draft.people[at]
    colour = (mine.colour + 1) % MOST
    people = tuple(
        replace(person, colour=mine.colour) if person.colour == colour else person for person in draft.people
    )
    return _changed(replace(draft, people=people), at, replace(mine, colour=colour))


def _changed(draft: GameDraft, at: int, person: PersonDraft) -> GameDraft:
    """One person exchanged."""
    return replace(
        draft, people=tuple(person if index == at else old for index, old in enumerate(draft.people))
    )


def game_of(draft: GameDraft) -> NewGame:
    """What the lobby is asked for."""
    return NewGame(
        draft.room,
        draft.box,
        tuple(person.name for person in draft.people),
        tuple(person.colour for person in draft.people),
        draft.custody,
        draft.enforcement,
        draft.choices,
        draft.decks,
        draft.seated,
    )


def laid_open(draft: GameDraft, setup: Setup) -> GameDraft:
    """The same with everything that can be chosen for it; other cards want other stacks."""
    out = draft.out if setup.choices == draft.choices else frozenset()
    return replace(draft, choices=setup.choices, offers=setup.offers, out=out, seated=len(draft.people))


def asked_for(draft: GameDraft) -> tuple[str, str, tuple[str, ...]]:
    """What decides which choices there are."""
    return draft.room, draft.box, tuple(person.name for person in draft.people)


def with_box(draft: GameDraft, box: str) -> GameDraft:
    """Other cards: what was chosen among the old ones is not in this box."""
    return draft if box == draft.box else replace(draft, box=box, choices={}, offers=(), out=frozenset())


def is_practice(rooms: Sequence[RoomOffer], draft: GameDraft) -> bool:
    """Whether the cards are a practice set, which can be played without taking anything out."""
    room = room_of(rooms, draft)
    return any(box.name == draft.box and box.practice for box in (room.boxes if room is not None else ()))


def what_is_played(draft: GameDraft, say: Say) -> str:
    """The first thing that can be chosen, such as the film; mixed freely when none fits."""
    first = next(iter(draft.offers), None)
    if first is None or not first.chosen:
        return say(phrase("ui-free-mix"))
    return ", ".join(say(option.title) for option in first.chosen)


def boxes(rooms: Sequence[RoomOffer], draft: GameDraft, say: Say) -> tuple[Option, ...]:
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


def with_own(rooms: Sequence[RoomOffer], draft: GameDraft, say: Say) -> tuple[Option, ...]:
    """The cards to play with; while all are for practice, the way to a box of one's own as well."""
    room, found = room_of(rooms, draft), boxes(rooms, draft, say)
    if room is None or any(not box.practice for box in room.boxes):
        return found
    more = Option(OWN_BOX, say(phrase("ui-add-box")), say(phrase("ui-add-box-sub")), icon="plus")
    return (*found, more)


def custodies(draft: GameDraft, say: Say) -> tuple[Option, ...]:
    """How decks can be kept: all of them in one way, or each in its own."""
    same = (
        Option(
            kind or "fits",
            say(phrase(f"ui-custody-{kind or 'fits'}")),
            say(phrase(f"ui-custody-{kind or 'fits'}-sub")),
            chosen=kind == draft.custody and not draft.decks,
        )
        for kind in CUSTODIES
    )
    each = (say(phrase(f"ui-custody-{EACH}")), say(phrase(f"ui-custody-{EACH}-sub")))
    return (*same, Option(EACH, *each, chosen=bool(draft.decks)))


def presets(draft: GameDraft, say: Say) -> tuple[Option, ...]:
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


def rows(rooms: Sequence[RoomOffer], draft: GameDraft, say: Say) -> tuple[Option, ...]:
    """What can be chosen besides the people: each row says what is chosen, and opens its list."""
    room = room_of(rooms, draft)
    chosen = {
        "room": say(room.title) if room is not None else "",
        "box": next((option.words for option in boxes(rooms, draft, say) if option.chosen), ""),
        "setup": what_is_played(draft, say),
        "custody": next(option.words for option in custodies(draft, say) if option.chosen),
        "preset": next(option.words for option in presets(draft, say) if option.chosen),
    }
    wanted = [id for id in chosen if (id != "room" or len(rooms) > 1) and (id != "setup" or draft.offers)]
    return tuple(Option(id, chosen[id], say(phrase(ROWS[id])), icon=ICONS[id], sign="right") for id in wanted)
