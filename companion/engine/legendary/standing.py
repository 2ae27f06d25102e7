"""Revealed cards that let a standing card speak, and are put away once that is done.

An Event calls on the Objective and a Hazard on the Location (ALN-REVEAL-04, 06), a Plot Twist on the Plot
and a Command Strike on the Commander (VIL-TWIST-01, VIL-STRIKE-01); an Event of Firefly speaks for itself
(FFY-REV-05).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.events import Event, OutOfStep
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.states import State
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.effects.grammar import Wording
from companion.engine.effects.interpret import moments
from companion.engine.effects.selectors import one_of_each, pick, slot_options
from companion.engine.effects.sentences import ability_line
from companion.engine.feature import Feature, Works
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.wording import WORDING

S = TypeVar("S", bound=LegendaryState)


class Spent(Event, frozen=True):
    """A revealed card has done what it does, and went to its pile."""

    slot: SlotId


class SpentWhenDone(Work, frozen=True, tag="spent"):
    """A revealed card goes to its pile once all it brought is done."""

    slot: SlotId


class Minding(Work, frozen=True, tag="event-enemies"):
    """Cards in play that have something to say of a revealed one, one after the other."""

    slot: SlotId
    done: tuple[SlotId, ...] = ()


class StandingText(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What one kind of revealed card lets speak.

    Where its texts are numbered they are counted in `counts`, in the order the cards came (VIL-TWIST-03).
    """

    moment: str  # as the texts of cards call it
    speaker: Callable[[S, SlotId], SlotId | None]  # whose text it is, for the card that was revealed
    speak: Callable[[Draft[S], SlotId, str, SlotId, int], None]  # speaker, moment, revealed card, number
    happened: Callable[[S, SlotId, int], Event]
    counts: str = ""  # the number of the game that says how many there were; none: they are all alike
    most: int | None = None  # after so many there is no text left (ALN-RULING-08); None: no end to it
    then: Callable[[Draft[S], SlotId], None] = lambda draft, slot: None  # what the text comes before

    def play(self, draft: Draft[S], slot: SlotId) -> None:
        """It came up: the text is done, then it leaves; until then it fills its space (FFY-REV-05)."""
        number = draft.state.numbers.get(self.counts, 0) + 1 if self.counts else 0
        draft.emit(self.happened(draft.state, slot, number))
        draft.later(SpentWhenDone(slot=slot))
        self.text(draft, slot, number)

    def text(self, draft: Draft[S], slot: SlotId, number: int = 0) -> None:
        """What it brings, the standing card's text first, also when it is told to happen once more."""
        self.then(draft, slot)
        speaker = self.speaker(draft.state, slot)
        if speaker is not None and self.has_text(number):
            self.speak(draft, speaker, self.moment, slot, number)

    def has_text(self, number: int) -> bool:
        """Whether there is a text of this number."""
        return self.most is None or number <= self.most


class Minders(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """Cards in play that mind what is revealed: which they are, and in which order they speak."""

    in_play: Callable[[S], tuple[SlotId, ...]]
    minds: Callable[[S, SlotId], bool]  # whether it has something to say, as far as is known
    speak: Callable[[Draft[S], SlotId, Minding], None]
    riddle: str  # why the table is out of step where only the players can read what some of them say
    why: str = "ask-event-order"
    by_choice: bool = True  # whoever's turn it is orders them (ALN-TIME-03); else they stand in their order

    def begin(self, draft: Draft[S], slot: SlotId) -> None:
        """They speak once what lies above in the queue is done."""
        draft.later(Minding(slot=slot, seat=draft.state.decider))

    def go_on(self, draft: Draft[S], work: Minding) -> None:
        """The next of them, in the order of whoever chooses or as prescribed (ALN-REVEAL-05).

        Those whose text only the players know are told of in one sentence at the end, not one by one.
        """
        in_play = self.in_play(draft.state)
        left = [slot for slot in in_play if slot not in work.done and self.minds(draft.state, slot)]
        if not left:
            if any(is_riddle(draft.state, slot) for slot in in_play):
                draft.emit(OutOfStep(work.slot, self.riddle))
            return
        chosen = self._next(draft, left, work)
        if chosen is not None:
            draft.later(replace(work, done=(*work.done, chosen), answer=None))
            self.speak(draft, chosen, work)

    def _next(self, draft: Draft[S], left: list[SlotId], work: Minding) -> SlotId | None:
        if not self.by_choice:
            return left[0]
        options = slot_options(draft.state, one_of_each(draft.state, left, anywhere=True))
        chosen = pick(draft, work, phrase(self.why), options)
        return chosen.slot if chosen is not None else None


class SpentPile(msgspec.Struct, Generic[S], frozen=True):
    """Where such cards go, as to Defeated Cards or the KO pile (FFY-REV-05, VIL-TWIST-02), and who minds."""

    zone: ZoneId
    minders: Minders[S] | None = None
    # Whether it has gone somewhere else by what it brought: stacked beside the Plot or the Commander.
    stays: Callable[[S, SlotId], bool] = lambda state, slot: False

    def _spend(self, draft: Draft[S], work: SpentWhenDone) -> None:
        """The card is done and goes to its pile (ALN-REVEAL-04, 06, FFY-REV-05, VIL-TWIST-02)."""
        if not self.stays(draft.state, work.slot):
            draft.emit(Spent(work.slot))

    def _spent(self, state: S, event: Spent) -> S:
        """It leaves its place empty, and nothing slides there (FFY-REV-11)."""
        return carried(state, (event.slot,), self.zone)

    def feature(self) -> Feature[S]:
        """What is spent, and who minds it, as a feature."""
        minding: Works[S] = {} if self.minders is None else {Minding: self.minders.go_on}
        return Feature(
            name="standing",
            work={SpentWhenDone: self._spend, **minding},
            events={Spent: self._spent},
            carries=(Spent,),
            silent=(Spent,),
        )


def is_riddle(state: State, slot: SlotId) -> bool:
    """Whether only the players can read what a card says."""
    card = state.table.card(slot)
    return card is not None and not card.structured


def said(
    state: State, slot: SlotId | None, on: str, area: str, level: int = 0, wording: Wording = WORDING
) -> Phrase | None:
    """What a card says for a moment, without the moment; None where nobody has told the app."""
    card = state.table.card(slot) if slot is not None else None
    if card is None or not card.structured:
        return None
    found = [ability for _, ability in moments(card, on, level, area)]
    lines = [ability_line(replace(ability, on="play", area=""), wording) for ability in found]
    if not lines:
        return None
    return reduce(lambda first, then: phrase("event-says-both", first=first, next=then), lines)
