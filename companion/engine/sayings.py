"""Quick tools for a card that only the players can read: its text is done with the verbs of the room.

Some cards are waited for (`HandsDo`): nothing goes on before hands have done their text (ALN-STATE-15). With
any other card, whoever goes on with the game has done what it says; a claim, which can come at any time,
leaves it open.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.crossing.prompts import Prompt
from companion.core.language.asks import Done, Work
from companion.core.language.cards import Clause
from companion.core.language.commands import Command
from companion.core.language.events import Event, OutOfStep
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.core.language.states import State
from companion.engine.answers import DONE, set_aside
from companion.engine.draft import Draft
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.names import open_name
from companion.engine.ways import Way


class SpokenState(State, frozen=True, kw_only=True):
    """A State that knows which cards speak to the players alone."""

    saying: tuple[SlotId, ...] = ()  # cards that only the players can read, until what they say is done


S = TypeVar("S", bound=SpokenState)


class AsSaid(Command, frozen=True):
    """Do one thing that a card says which only the players can read; its target is chosen next."""

    what: str


class AllSaid(Command, frozen=True):
    """Everything that such cards say is done."""


class CardsDone(Event, frozen=True):
    """What the cards said that nobody but the players can read has been done."""


class HandsDo(Work, frozen=True, tag="hands-do"):
    """Waits until hands have done what a card says."""

    slot: SlotId


class Tool(msgspec.Struct, Generic[S], frozen=True):
    """One thing that cards say: a clause of the room's grammar, and whether there is anything to do it to."""

    clause: Clause
    can: Callable[[S], bool] = lambda state: True


class Saying(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a room's cards say most, as tools, and what tells that their text has been done.

    Alien and Firefly strike, heal and scan; in Villains and Conquest nobody does: their tools are their own.
    """

    rule: str  # by which the players do what cards say
    tools: Mapping[str, Tool[S]]
    likely: Mapping[str, tuple[str, ...]] = {}  # what cards of a kind say most often, first
    usual: tuple[str, ...] = ()  # the same of every other card
    going_on: tuple[type, ...] = ()  # whoever does one of these has done what the card says
    whose: Callable[[S], SeatId] = lambda state: state.turn.seat  # whom its text is about

    def hands_do(self, draft: Draft[S], work: HandsDo) -> None:
        """What such a card says is done by hands before anything else goes on, the next card included."""
        if work.slot not in draft.state.saying:
            return  # it was said to be done already
        if work.answer == DONE:
            return draft.emit(CardsDone())
        card = draft.state.table.card(work.slot)
        why = phrase("ask-hands-do", card=card.name if card is not None else phrase("a-card"))
        draft.ask(Done(id=draft.next_ask, why=why), work)

    def as_said(self, draft: Draft[S], command: AsSaid) -> None:
        """One thing of what the card says; its target is asked for when there is more than one."""
        self._need_card(draft)
        state, tool = draft.state, self.tools.get(command.what)
        if tool is None:
            return draft.require(False, self.rule, "impossible", here=phrase("here-no-such-tool"))
        draft.require(tool.can(state), self.rule, "impossible", here=phrase("here-nothing-to-do-it-to"))
        set_aside(draft)
        draft.later(DoClause(tool.clause, seat=self.whose(state), slot=state.saying[-1]))

    def all_said(self, draft: Draft[S], command: AllSaid) -> None:
        """Everything that the cards say is done."""
        self._need_card(draft)
        set_aside(draft)
        draft.emit(CardsDone())

    def _need_card(self, draft: Draft[S]) -> None:
        """Only while a card speaks to the players alone, and no other question is open."""
        is_free = draft.state.ask is None or waits(draft.state)
        draft.require(is_free, "TABLE-ASK-03", "impossible", here=phrase("here-question-open"))
        draft.require(bool(draft.state.saying), self.rule, "impossible", here=phrase("here-no-card-says"))

    def gone_on(self, state: S, command: Command) -> tuple[CardsDone, ...]:
        """What a card said is done by now, as the game goes on with this."""
        return (CardsDone(),) if state.saying and isinstance(command, self.going_on) else ()

    def interruptions(self, state: S, seats: Collection[SeatId]) -> Iterator[Way]:
        """'All done' first, then every tool, the likeliest first; those with nothing to work on are refused.

        While the game waits for what hands do, they stand beside that question.
        """
        if not state.saying or state.outcome or not (state.ask is None or waits(state)):
            return
        slot = state.saying[-1]
        says = phrase("prompt-card-says", card=open_name(state, slot) or phrase("a-card"))
        yield Way("said:done", AllSaid(), phrase("offer-all-said"), sub=says, cost="upkeep")
        for what in self._in_order(state, slot):
            label, barred = phrase(f"offer-said-{what}"), not self.tools[what].can(state)
            yield Way(f"said:{what}", AsSaid(what), label, cost="upkeep", barred=barred)

    def _in_order(self, state: S, slot: SlotId) -> tuple[str, ...]:
        """The tools in the order in which a card of this kind is likely to need them."""
        card = state.table.card(slot)
        likely = self.likely.get(card.kind if card is not None else "", self.usual)
        return tuple(dict.fromkeys((*likely, *self.tools)))

    def feature(self) -> Feature[S]:
        """The chapter as a room names it."""
        return Feature(
            name="saying",
            commands={AsSaid: self.as_said, AllSaid: self.all_said},
            during_ask=(AsSaid, AllSaid),
            presumes=self.gone_on,
            work={HandsDo: self.hands_do},
            events={CardsDone: _done},
            follows={OutOfStep: _said},
            prompts={OutOfStep: _say},
            silent=(CardsDone,),
            interruptions=self.interruptions,
        )  # fmt: skip


def waits(state: State) -> bool:
    """Whether the game waits until hands have done what a card says."""
    return isinstance(state.ask, Done) and bool(state.queue) and isinstance(state.queue[0], HandsDo)


def _said(event: OutOfStep, before: S, state: S) -> S:
    """One more card to be carried out by hand; the newest counts."""
    if event.slot is None or event.slot not in state.table.slots:
        return state
    rest = tuple(slot for slot in state.saying if slot != event.slot)
    return replace(state, saying=(*rest, event.slot))


def _done(state: S, event: CardsDone) -> S:
    return replace(state, saying=())


def _say(event: OutOfStep, before: State, after: State) -> tuple[Prompt, ...]:
    """Something that only the players can read: the app leaves it to them."""
    card = open_name(after, event.slot) or phrase("a-card")
    return (Prompt(phrase(f"prompt-{event.why}", card=card), seat=after.turn.seat or None, slot=event.slot),)
