"""Sending and taking in as values and what touches make of them; pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from companion.core.language.days import day
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.drops import DropFile, DropPlace
from companion.core.ports.parcels import KINDS, Choice, Conflict, Kind, Packed, ParcelSurvey, ParcelTaken
from ui.screens.base.sizes import size
from ui.widgets.chips.chips import ChipModel
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
Step = Literal["start", "send", "look", "decide"]
USUAL: tuple[Kind, ...] = ("sets", "collection", "entries")
SUFFIX, STEM = ".parcel", "table-companion"
SEND = "*send"  # no file has such a path
ICONS = {"stick": "plus", "documents": "log"}


class Sending(msgspec.Struct, frozen=True):
    """What goes where."""

    places: tuple[DropPlace, ...] = ()
    kinds: tuple[Kind, ...] = USUAL
    place: str = ""

    @property
    def is_ready(self) -> bool:
        """Whether there is something to send and a place for it."""
        return bool(self.kinds) and any(one.id == self.place for one in self.places)


class Taking(msgspec.Struct, frozen=True):
    """What a file would bring, and what is decided so far."""

    path: str
    survey: ParcelSurvey
    choices: dict[str, Choice] = {}

    @property
    def is_decided(self) -> bool:
        """Whether every line has its side."""
        return all(one.key in self.choices for one in self.survey.conflicts)

    @property
    def brings(self) -> bool:
        """Whether anything would change."""
        return any(found.new or found.conflicts for found in self.survey.tallies.values())


def with_places(sending: Sending, places: Sequence[DropPlace]) -> Sending:
    """The places there are now; the first serves until somebody chooses."""
    ids = [one.id for one in places]
    place = sending.place if sending.place in ids else (ids[0] if ids else "")
    return replace(sending, places=tuple(places), place=place)


def with_kind(sending: Sending, kind: str) -> Sending:
    """A kind comes or goes."""
    chosen = set(sending.kinds) ^ {kind}
    return replace(sending, kinds=tuple(one for one in KINDS if one in chosen))


def chosen(taking: Taking, key: str, choice: Choice) -> Taking:
    """One line has its side."""
    return replace(taking, choices={**taking.choices, key: choice})


def all_chosen(taking: Taking, choice: Choice) -> Taking:
    """Every line has the same side."""
    return replace(taking, choices={one.key: choice for one in taking.survey.conflicts})


def decide(choices: Mapping[str, Choice]) -> Callable[[Conflict], Choice | None]:
    """What was chosen; a line that nobody has seen stops the whole, and nothing is changed."""
    return lambda conflict: choices.get(conflict.key)


def start_rows(files: Sequence[DropFile], say: Say) -> tuple[Option, ...]:
    """Sending, and every file that could be taken in."""
    send = Option(SEND, say(phrase("ui-exchange-send")), say(phrase("ui-exchange-send-sub")), icon="up")
    found = (
        Option(
            one.path,
            one.name.removesuffix(SUFFIX),
            say(phrase("ui-exchange-file", place=one.place, size=size(one.size), day=day(one.day))),
            icon="down",
        )
        for one in files
    )
    return (send, *found)


def kind_chips(sending: Sending, say: Say) -> tuple[ChipModel, ...]:
    """What can be sent."""
    return tuple(
        ChipModel(kind, say(phrase(f"ui-exchange-kind-{kind}")), kind in sending.kinds) for kind in KINDS
    )


def place_rows(sending: Sending, say: Say) -> tuple[Option, ...]:
    """Where to."""
    return tuple(
        Option(
            one.id,
            capital(say(one.title)),
            say(phrase("ui-exchange-free", size=size(one.free))),
            icon=ICONS[one.kind],
            chosen=one.id == sending.place,
        )
        for one in sending.places
    )


def warning(sending: Sending, say: Say) -> str:
    """What people should know before they send it."""
    if not sending.kinds:
        return say(phrase("ui-exchange-nothing"))
    if not sending.places:
        return say(phrase("ui-exchange-no-place"))
    return say(phrase("ui-exchange-pictures" if "pictures" in sending.kinds else "ui-exchange-what"))


def tally_rows(survey: ParcelSurvey, say: Say) -> tuple[Option, ...]:
    """What a file would bring, kind by kind."""
    rows = []
    for kind, found in survey.tallies.items():
        parts = [(found.new, "new"), (found.conflicts, "other"), (found.same, "same")]
        told = [say(phrase(f"ui-exchange-{name}", count=count)) for count, name in parts if count]
        icon = "differs" if found.conflicts else ("plus" if found.new else "check")
        rows.append(Option(kind, say(phrase(f"ui-exchange-kind-{kind}")), ", ".join(told), icon=icon))
    rows += [Option(f"note-{at}", say(one), icon="look") for at, one in enumerate(survey.notes)]
    return tuple(rows)


def survey_sub(taking: Taking, say: Say) -> str:
    """How much of it has to be decided."""
    count = len(taking.survey.conflicts)
    if count:
        return say(phrase("ui-exchange-to-decide", count=count))
    return say(phrase("ui-exchange-fits" if taking.brings else "ui-exchange-known"))


class LinePair(msgspec.Struct, frozen=True):
    """One line that is said otherwise: both sides in words."""

    key: str
    what: str
    mine: str
    theirs: str
    choice: Choice | None


def pairs(taking: Taking, say: Say) -> tuple[LinePair, ...]:
    """Every line with both sides."""
    return tuple(
        LinePair(
            one.key,
            capital(say(one.about)) if one.here else one.what,
            "; ".join(map(say, one.here)) or "; ".join(one.mine),
            "; ".join(map(say, one.there)) or "; ".join(one.theirs),
            taking.choices.get(one.key),
        )
        for one in taking.survey.conflicts
    )


def packed_lines(packed: Packed, name: str, place: Phrase, say: Say) -> tuple[str, ...]:
    """What was sent, and what stayed behind."""
    counted = [
        say(phrase("ui-exchange-counted", kind=phrase(f"ui-exchange-kind-{kind}"), count=count))
        for kind, count in packed.counts.items()
    ]
    said = say(phrase("ui-exchange-sent", name=name, place=place, size=size(packed.size)))
    left = [say(phrase("ui-exchange-left", what=one)) for one in packed.notes]
    return (said, ", ".join(counted), *left)


def taken_lines(taken: ParcelTaken, say: Say) -> tuple[str, ...]:
    """What came of it."""
    if taken.is_stopped:
        return (say(phrase("ui-exchange-stopped")),)
    if not taken.is_changed:
        return (say(phrase("ui-exchange-unchanged")),)
    fresh = sum(found.new for found in taken.survey.tallies.values())
    theirs = sum(choice == "theirs" for choice in taken.choices.values())
    return (say(phrase("ui-exchange-taken", count=fresh, theirs=theirs)),)


def capital(words: str) -> str:
    """Words with their first letter as a capital."""
    return words[:1].upper() + words[1:]
