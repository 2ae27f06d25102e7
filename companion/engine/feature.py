"""A chapter of a game as one value: its rules, what happens in it, and how that is seen and said."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from companion.core.crossing.prompts import Prompt
from companion.core.crossing.steps import AtLarge, UndoClass
from companion.core.crossing.views import Duty, Offer
from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import Phrase
from companion.core.language.refusals import Refusal
from companion.core.language.states import State
from companion.engine.draft import Draft
from companion.engine.effects.conditions import Judges
from companion.engine.effects.interpret import Verbs
from companion.engine.touches import Touch
from companion.engine.ways import Way

S = TypeVar("S", bound=State)

Obey = Callable[[Draft[S], Any], None]  # a command, as far as the rules allow it
Going = Callable[[Draft[S], Any], None]  # how a piece of work goes on
After = Callable[[S, Any], S]  # the State after an event of the chapter's own
Follow = Callable[[Any, S, S], S]  # event, before, after: the chapter's part of the State kept in step
Settle = Callable[[Draft[S]], object]  # what the rules demand after every action: something happens, or not
Ways = Callable[[S], Iterable[Way]]
Interruptions = Callable[[S, Collection[SeatId]], Iterable[Way]]  # of these people alone
Touched = Callable[[S, Touch], Command | None]
Moves = Callable[[Any, S, S], Sequence[Prompt]]  # event, before, after: what hands have to do
Told = Callable[[Any, S, Phrase | None], Phrase | None]  # event, after, the name of its card: what is told
Label = Callable[[S, Any], Phrase]  # a command as a line of the log
Foretold = Callable[[Any, S], Phrase | None]  # event, before: what will happen, told to whoever may choose it
Commands = Mapping[type, Obey[S]]
Works = Mapping[type, Going[S]]
Filled = Mapping[str, str | int | Phrase]


class Settling(msgspec.Struct, Generic[S], frozen=True):
    """Something that the rules demand after every action, with all that it goes by.

    Once it had nothing to do it is left out while what it `reads` are the very same objects.
    """

    settle: Settle[S]
    reads: tuple[str, ...]  # fields of the State; nothing else may matter to it
    after: tuple[type, ...] = ()  # work that has to be done before


class Lying(msgspec.Struct, frozen=True):
    """A card that lies in front of a person: why it lies there, and whether it is said whose it is."""

    slot: SlotId
    note: Phrase | None = None
    is_own: bool = False


class Feature(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """Everything one chapter needs, from command to view; what a chapter does not need is left out.

    An event, a command, a piece of work and a verb belong to one chapter alone. The events of every game are
    known to all: what they mean to a chapter it says in `follows`, where `Event` stands for whatever happens.
    """

    name: str

    # The rules.
    commands: Commands[S] = {}
    during_ask: tuple[type, ...] = ()  # commands that nobody can hold back until a question is answered
    forbids: Callable[[S, Command], Refusal | None] | None = None  # a no that comes before all guards
    presumes: Callable[[S, Command], Iterable[Event]] | None = (
        None  # what is so, once the game goes on with it
    )
    work: Works[S] = {}
    at_once: tuple[type, ...] = ()  # work that, when it is next, comes before all settling
    unsettled: tuple[type, ...] = ()  # work that must be done before anything is settled
    settle: tuple[Settle[S] | Settling[S], ...] = ()
    verbs: Verbs[S] = {}  # what cards can do
    judges: Judges[S] = {}  # the conditions that cards can set
    moments: tuple[str, ...] = ()  # at which abilities of cards are begun
    lasting: Mapping[str, tuple[str, ...]] = {}  # moments whose verbs hold for as long as a card lies there
    voids: Callable[[S, Any], bool] | None = None  # whether a clause of a card comes to nothing
    hard_faults: tuple[Callable[[S], list[str]], ...] = ()
    rule_faults: tuple[Callable[[S], list[str]], ...] = ()

    # What happens.
    events: Mapping[type, After[S]] = {}
    follows: Mapping[type, Follow[S]] = {}
    undo: Mapping[type, UndoClass] = {}  # what events did to real cards, where their zones do not tell
    prompts: Mapping[type, Moves[S]] = {}
    carries: tuple[type, ...] = ()  # events that only carry or turn one card: the zones tell what hands do
    silent: tuple[type, ...] = ()  # events that nobody is told of
    details: Mapping[type, Callable[[Any], str]] = {}  # a word for cue sheets
    at_large: Mapping[type, Callable[[Any, S], AtLarge]] = {}  # what the whole glass tells of an event
    told: Mapping[type, Told[S]] = {}  # events that say more than their kind, where there is more to say
    sentences: Mapping[type, Callable[[Any, S], Filled]] = {}  # what fills an event's sentence besides
    labels: Mapping[type, Label[S]] = {}  # commands that the log says in a way of their own
    foretells: Mapping[type, Foretold[S]] = {}  # events as what a choice does, before it is made

    # What can be done and seen.
    ways: Ways[S] | None = None  # all that could be done in a turn, also what the rules refuse just now
    open: Callable[[S], bool] | None = None  # when some of its ways may be legal; else the rules refuse all
    interruptions: Interruptions[S] | None = None  # at any time, also while a question is open
    forgotten: Callable[[S], Iterable[Offer]] | None = None  # made good later
    touched: Touched[S] | None = None  # what touching a thing asks for that no way is about
    badges: Callable[[S, SeatId], Iterable[Phrase]] | None = None  # what is said of a person
    front: Callable[[S, SeatId], Iterable[Lying]] | None = None  # what lies in front of a person
    due: Callable[[S], Iterable[Duty]] | None = None  # what must be done besides answering what is asked


class TwoParts(Exception):
    """Two parts of one chapter say the same thing."""


def joined(name: str, *parts: Feature[S]) -> Feature[S]:
    """One chapter of several parts: a feature that games share, and what one game has of its own to it."""
    said: dict[str, Any] = {}
    for part in parts:
        for field in msgspec.structs.fields(Feature):
            value = getattr(part, field.name)
            if field.name == "name" or not value:
                continue
            if field.name not in said:
                said[field.name] = value
            elif isinstance(value, tuple):
                said[field.name] += value
            elif isinstance(value, Mapping) and not said[field.name].keys() & value.keys():
                said[field.name] = {**said[field.name], **value}
            else:
                raise TwoParts(f"two parts of {name!r} say the same in {field.name!r}")
    return Feature(name=name, **said)


def tells(state: S, event: Any) -> S:
    """An event that only tells something: nothing of the State is changed by it."""
    return state
