"""What the desk is made of: stages that take what came in and are done with it, or hand it on.

A stage does nothing itself. It says what it wants done, one deed after the other, and hears what came of it
(`step = yield deed`). What it returns is handed on to the next stage; None means that it is done with it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, TypeAlias

import msgspec

from companion.core.crossing.intents import Intent, Overruled, Redone, TakenBack
from companion.core.crossing.steps import Step
from companion.core.crossing.views import Offer, View
from companion.core.language.commands import Command
from companion.core.language.phrases import Phrase
from companion.core.language.refusals import Refusal
from companion.engine.room import Meaning
from companion.play.codes import Shown


class Quiet(msgspec.Struct, frozen=True):
    """Something has changed that is shown and not said: no sheet opens and nothing is heard."""

    label: Phrase


class Doubt(msgspec.Struct, frozen=True):
    """Something that is no move of the game, and why; the table may have it done all the same."""

    command: Command
    refusal: Refusal


Matter: TypeAlias = Intent | Shown  # what goes from stage to stage
Deed: TypeAlias = Phrase | Quiet | Meaning | Command | Doubt | Overruled | TakenBack | Redone
Work: TypeAlias = Generator[Deed, Step, Matter | None]


def hand_on(what: Matter) -> Work:
    """Be done with nothing."""
    yield from ()
    return what


def rest() -> Work:
    """Have nothing to do."""
    yield from ()
    return None


def as_it_is(step: Step) -> Step:
    """Have nothing to add to a step."""
    return step


def as_it_looks(view: View, _state: Any) -> View:
    """Have nothing to add to a view."""
    return view


class Stage(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """One stage: what it does with what comes in, and how it takes part in everything that is published."""

    name: str
    take: Callable[[Matter], Work] = hand_on
    go_on: Callable[[], Work] = rest  # what waited, when the game has gone on
    heed: Callable[[Step], Step] = as_it_is  # hears every step before the bell, and adds what stands beside
    dress: Callable[[View, Any], View] = as_it_looks  # adds to a view of a State, from any thread
    offers: Callable[[], tuple[Offer, ...]] = (
        tuple  # what can be taken by its id besides what the rules offer
    )
