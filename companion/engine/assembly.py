"""The features of a room put together: one kernel, one fold of events, one list of what can be done."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from companion.core.crossing.prompts import Prompt
from companion.core.crossing.steps import AtLarge, UndoClass
from companion.core.crossing.views import AskView, Duty, Offer
from companion.core.language.asks import Choice, Work
from companion.core.language.codec import Codec, Ended
from companion.core.language.commands import (
    AT_TABLE,
    TOOLS,
    Answer,
    Command,
    KeepDeck,
    Rematch,
    Reshuffle,
    TakeOut,
)
from companion.core.language.events import CORE_EVENTS, Event
from companion.core.language.ids import TABLE, SeatId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.refusals import Refusal
from companion.core.language.states import State
from companion.engine import custodies
from companion.engine.decisions import Decided, Decision, told
from companion.engine.draft import Draft
from companion.engine.due import due_now
from companion.engine.effects.hollow import Handled
from companion.engine.effects.interpret import do_clause
from companion.engine.effects.work import DoClause
from companion.engine.evolve import evolve_core
from companion.engine.feature import Feature, Filled, Follow, Lying, Moves, Settling, Told
from companion.engine.kernel import COMMON_WORK, Kernel
from companion.engine.plain_moves import plain_move
from companion.engine.possibilities import Possibilities
from companion.engine.settlement import Settler
from companion.engine.tools import Vocabulary
from companion.engine.undo import core_class, moved_class
from companion.engine.waivers import refusal
from companion.engine.ways import Possible, Way

S = TypeVar("S", bound=State)

CORE_COMMANDS = (Answer, KeepDeck, Rematch, Reshuffle, *AT_TABLE, *TOOLS)


class TwoFeatures(Exception):
    """Two features claim the same thing, or one claims what belongs to every game."""


class Assembly(Generic[S]):
    """A room's features as the functions that its contract asks for."""

    _last: Possibilities[S] | None = None  # of the State that was asked about last

    def __init__(
        self,
        features: Iterable[Feature[S]],
        *,
        words: Vocabulary,
        settling: Collection[str] = (),
        over: str = "",
    ) -> None:
        """Put the features together and refuse two that claim the same.

        `words` is what the manual tools may touch; `settling` names the features in the order in which they
        settle, where that is not their own; `over` is the rule by which nothing is done after the end.
        """
        self.features, self._over, self._zones = tuple(features), over, words.zones
        self._of = self._by_name()
        self.verbs = self._claimed("verbs")
        after = self._claimed("events", CORE_EVENTS)
        self.events: tuple[type, ...] = (*after, *CORE_EVENTS)
        commands = self._claimed("commands", CORE_COMMANDS)
        self.own_commands = tuple(kind for kind in commands if kind is not TakeOut)
        self.commands: tuple[type, ...] = (*commands, *CORE_COMMANDS)
        self._prompts, self.labels = self._hands(), self._claimed("labels")
        self._details, self._sentences = self._claimed("details"), self._claimed("sentences")
        self._told: dict[type, Told[S]] = self._claimed("told")
        self._at_large, self.foretells = self._claimed("at_large"), self._claimed("foretells")
        self._undo: dict[type, UndoClass] = self._claimed("undo")
        self._folds = {kind: (after.get(kind, evolve_core), self._follows(kind)) for kind in self.events}
        self.settler = Settler(self.features, self._in_order(settling))
        self._forbids, self._presumes = self._those("forbids"), self._those("presumes")
        self._offering = tuple(one for one in self.features if one.ways or one.interruptions or one.touched)
        self._voids, self._badges, self._front = (self._those(what) for what in ("voids", "badges", "front"))
        self._due = self._those("due")
        self._rule_faults = tuple(faults for one in self.features for faults in one.rule_faults)
        pieces = self._work()
        self.work = self._written_apart((*pieces, *COMMON_WORK))
        self.kernel: Kernel[S] = Kernel(
            evolve=self.evolve, commands=commands, pieces=pieces, settle=self.settler.settle,
            words=replace(words, rule_faults=self.rule_faults),
            during_ask=[kind for one in self.features for kind in one.during_ask],
        )  # fmt: skip

    def _by_name(self) -> dict[str, Feature[S]]:
        """The features by their names, which are their own."""
        found: dict[str, Feature[S]] = {}
        for one in self.features:
            if one.name in found:
                raise TwoFeatures(f"two features are called {one.name!r}")
            found[one.name] = one
        return found

    def _claimed(self, field: str, taken: Collection[type] = ()) -> dict[Any, Any]:
        """What the features say in one of their tables; nothing is said twice."""
        found: dict[Any, Any] = {}
        owner: dict[Any, str] = {}
        for one in self.features:
            for key, value in getattr(one, field).items():
                if key in owner or key in taken:
                    what = getattr(key, "__name__", key)
                    other = owner.get(key, "every game")
                    raise TwoFeatures(f"{what} ({field}) belongs to {other} and to {one.name}")
                found[key], owner[key] = value, one.name
        return found

    def _hands(self) -> dict[type, Moves[S]]:
        """What hands are told of an event: by its feature, or by the zones of a card that is only carried."""
        told: dict[type, Moves[S]] = self._claimed("prompts")
        for one in self.features:
            for kind in one.carries:
                if kind in told:
                    raise TwoFeatures(f"{kind.__name__} is only carried, and has prompts of its own besides")
                told[kind] = partial(plain_move, self._zones)
        return told

    def _those(self, field: str) -> tuple[Any, ...]:
        """What the features say in a field that few of them have, in their order."""
        return tuple(said for one in self.features if (said := getattr(one, field)))

    def _work(self) -> dict[Any, Any]:
        """How every piece of work goes on; clauses go by the verbs of all features."""
        clauses = {DoClause: self._clause} if self.verbs else {}
        return {**clauses, **self._claimed("work")}

    def _written_apart(self, kinds: tuple[type[Work], ...]) -> tuple[type[Work], ...]:
        """These kinds of work, no two of which are written down by the same name."""
        names: dict[Any, type[Work]] = {}
        for kind in kinds:
            other = names.setdefault(kind.__struct_config__.tag, kind)
            if other is not kind:
                tag = kind.__struct_config__.tag
                raise TwoFeatures(f"{other.__name__} and {kind.__name__} are both written as {tag!r}")
        return kinds

    def _clause(self, draft: Draft[S], work: DoClause) -> None:
        """The turn of one clause, unless a feature says that it comes to nothing."""
        if not any(voids(draft.state, work) for voids in self._voids):
            do_clause(draft, work, self.verbs)

    def _follows(self, kind: type) -> tuple[Follow[S], ...]:
        """What follows an event, in the order of the features; those of `Event` follow every one."""
        keys = (kind, Event)
        return tuple(one.follows[key] for one in self.features for key in keys if key in one.follows)

    def _in_order(self, settling: Collection[str]) -> Iterator[Settling[S]]:
        """What is settled, in the order that the room names, or else in that of its features."""
        named = [one.name for one in self.features if one.settle]
        if settling and sorted(settling) != sorted(named):
            raise TwoFeatures(
                f"settling is {sorted(settling)}, but the features that settle are {sorted(named)}"
            )
        for name in settling or named:
            for step in self._of[name].settle:
                yield step if isinstance(step, Settling) else Settling(step, ())

    def codec(self, state: type[S], ended: Ended) -> Codec:
        """Writes and reads what the features know (FFY-STATE-17).

        `ended` says who won, of States that only told how.
        """
        return Codec(
            events=self.events, commands=self.commands, work=self.work, state=state, ended=ended
        )  # fmt: skip

    def handles(self, counts: Collection[str]) -> Handled:
        """Which words of cards the features do something with; what is counted belongs to no feature."""
        return Handled(
            verbs=frozenset(self.verbs), conditions=frozenset(self._claimed("judges")),
            counts=frozenset(counts), lasting=self._claimed("lasting"),
            moments=frozenset(moment for one in self.features for moment in one.moments),
        )  # fmt: skip

    # The rules.

    def evolve(self, state: S, event: Event) -> S:
        """The State after an event: by its own feature, then by all that follow it."""
        then, follows = self._folds[type(event)]
        after: S = then(state, event)
        for follow in follows:
            after = follow(event, state, after)
        return after

    def decide(self, state: S, command: Command, waived: frozenset[str] = frozenset()) -> Decision:
        """The events of a command, or why not; what it answers to the choices that follow comes with it."""
        decision = self._decided(state, command, waived)
        if not isinstance(command, Answer) or not command.then or isinstance(decision, Refusal):
            return decision
        ask = decision.after(state).ask
        if not isinstance(ask, Choice):  # something else comes first: hands or a card are asked
            return decision
        first, *rest = command.then
        follows = Answer(ask.id, first, command.source, command.seat, tuple(rest))
        more = self.decide(decision.after(state), follows, waived)
        return decision if isinstance(more, Refusal) else decision.then(more)

    def _decided(self, state: S, command: Command, waived: frozenset[str]) -> Decision:
        no = self._forbidden(state, command)
        if no is not None:
            return no
        first = self._presumed(state, command)
        if not first.events:
            return self.kernel.decide(state, command, waived)
        decision = self.kernel.decide(first.after(state), command, waived)
        return decision if isinstance(decision, Refusal) else first.then(decision)

    def refusal(self, state: S, command: Command) -> Refusal | None:
        """Why a command would be refused, without carrying it out."""
        no = self._forbidden(state, command)
        return no or self.kernel.refusal(self._presumed(state, command).after(state), command)

    def accepting(self, state: S) -> Callable[[Command], bool]:
        """Whether commands would be accepted in this State, without the words of a refusal."""
        passes = self.kernel.accepting(state)
        return lambda command: self._forbidden(state, command) is None and passes(command)

    def _forbidden(self, state: S, command: Command) -> Refusal | None:
        """A no that comes before all guards: once the game is over, and where a feature says so."""
        if self._over and state.outcome and isinstance(command, self.own_commands):
            return refusal(self._over, "impossible", here=phrase("here-game-over"))
        for forbids in self._forbids:
            no: Refusal | None = forbids(state, command)
            if no is not None:
                return no
        return None

    def _presumed(self, state: S, command: Command) -> Decided[S]:
        """What is so before a command is taken."""
        happened = [event for presumes in self._presumes for event in presumes(state, command)]
        return told(self.evolve, state, happened) if happened else Decided()

    def hard_faults(self, state: S) -> list[str]:
        """What must never be broken in any of the features."""
        return [fault for one in self.features for faults in one.hard_faults for fault in faults(state)]

    def rule_faults(self, state: S) -> list[str]:
        """What the rules promise as long as nobody overrides them."""
        return [fault for faults in self._rule_faults for fault in faults(state)]

    # What happens, as hands and people hear of it.

    def undo(self, before: S, event: Event, after: S) -> UndoClass:
        """What an event did to real cards: as its feature says, else by where they came from and went."""
        said = self._undo.get(type(event))
        if said is not None:
            return said
        if isinstance(event, CORE_EVENTS):
            return core_class(self._zones, before, event)
        return moved_class(self._zones, before, after)

    def prompts(self, before: S, event: Event, after: S) -> tuple[Prompt, ...]:
        """What hands have to do now; nothing where the screen alone changed."""
        made = self._prompts.get(type(event))
        return custodies.prompts(event) if made is None else tuple(made(event, before, after))

    def detail(self, event: Event) -> str:
        """A word for cue sheets; most events have none."""
        told = self._details.get(type(event))
        return str(told(event)) if told is not None else ""

    def at_large(self, event: Event, after: S) -> AtLarge | None:
        """What the whole glass tells of an event; most are told in the line of news alone."""
        told: Callable[[Any, S], AtLarge] | None = self._at_large.get(type(event))
        return told(event, after) if told is not None else None

    def told(self, event: Event, after: S, name: Phrase | None) -> Phrase | None:
        """An event's own sentence, where its feature has more to say; `name` is its card's, if known."""
        own = self._told.get(type(event))
        return own(event, after, name) if own is not None else None

    def sentence(self, event: Event, after: S) -> Filled:
        """What fills an event's sentence besides what its fields say."""
        told = self._sentences.get(type(event))
        filled: Filled = told(event, after) if told is not None else {}
        return filled

    def silent(self, *core: type) -> frozenset[str]:
        """The events that nobody is told of: those of the features, and these of every game."""
        own = (kind for one in self.features for kind in one.silent)
        return frozenset(kind.__name__ for kind in (*own, *core))

    # What can be done and seen.

    def possibilities(self, state: S) -> Possibilities[S]:
        """What can be done in this State; the last one is kept, for many ask about the same."""
        kept = self._last
        if kept is None or kept.state is not state:
            kept = self._last = Possibilities(self._offering, self, state)
        return kept

    def possible(self, state: S, audience: str) -> tuple[Possible, ...]:
        """All that an audience could ask for, with the refusal of what the rules do not allow just now."""
        return self.possibilities(state).possible(audience)

    def legal(self, state: S, audience: str) -> tuple[Offer, ...]:
        """The offers of the moment: what is possible and not refused."""
        return self.possibilities(state).legal(audience)

    def choices(self, state: S, audience: str) -> tuple[Way, ...]:
        """What is legal, without words."""
        return self.possibilities(state).choices(audience)

    def interruptions(self, state: S) -> tuple[Offer, ...]:
        """What anybody can do at any time, also while a question is open."""
        return self.possibilities(state).interruptions(TABLE)

    def attempt(self, state: S, target: str, seat: SeatId | None = None) -> Command | None:
        """A touched thing as a command, legal or not, so that an illegal one can be explained."""
        return self.possibilities(state).attempt(target)

    def forgotten(self, state: S) -> tuple[Offer, ...]:
        """What can be made good later; a rule that speaks against it is named before the books follow."""
        found = (one.forgotten(state) for one in self.features if one.forgotten is not None)
        return () if state.outcome else tuple(offer for offers in found for offer in offers)

    def badges(self, state: S, seat: SeatId) -> tuple[Phrase, ...]:
        """What is said of a person."""
        return tuple([said for badges in self._badges for said in badges(state, seat)])

    def front(self, state: S, seat: SeatId) -> tuple[Lying, ...]:
        """What lies in front of a person."""
        return tuple([lying for front in self._front for lying in front(state, seat)])

    def due(self, state: S, asked: AskView | None) -> tuple[Duty, ...]:
        """What must be done now: the running question as its audience sees it, then what chapters say."""
        said = (one for due in self._due for one in due(state))
        return () if state.outcome else due_now(state, asked, said)
