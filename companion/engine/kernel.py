"""How every room decides: take the command, then work off the queue until an ask is open or all is done."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any, Generic, TypeVar

from companion.core.language.commands import AT_TABLE, TOOLS, Answer, Command, KeepDeck, Rematch, Reshuffle
from companion.core.language.events import Event
from companion.core.language.phrases import phrase
from companion.core.language.refusals import Refusal
from companion.core.language.states import State
from companion.engine import answers, custodies, mixups, seats, tools
from companion.engine.decisions import Decided
from companion.engine.decks import OrderAwaited, order_told, reshuffle
from companion.engine.draft import Accepted, Draft, Probe
from companion.engine.waivers import Refused, refusal

S = TypeVar("S", bound=State)

COMMON_WORK: Mapping[type, Callable[[Draft[Any], Any], None]] = {OrderAwaited: order_told}
TOO_MANY = 2_000  # pieces of work in one decision: beyond that an effect feeds itself


def common(words: tools.Vocabulary) -> dict[type, Callable[[Draft[Any], Any], None]]:
    """What the commands of every game do, at any time."""
    handlers: dict[type, Callable[[Draft[Any], Any], None]] = {
        Answer: answers.answer, Rematch: mixups.rematch,
        Reshuffle: partial(reshuffle, zones=words.zones),
        KeepDeck: partial(custodies.keep, zones=words.zones),
    }  # fmt: skip
    return {
        **handlers,
        **dict.fromkeys(TOOLS, partial(tools.use, words=words)),
        **dict.fromkeys(AT_TABLE, seats.take),
    }


class EndlessEffect(Exception):
    """An effect that never comes to rest; the step is stopped and the old State kept."""


class Kernel(Generic[S]):
    """A room's rules as tables: what each command does, and how each piece of work goes on."""

    def __init__(
        self,
        *,
        evolve: Callable[[S, Event], S],
        commands: Mapping[type, Callable[[Draft[S], Any], None]],
        pieces: Mapping[type, Callable[[Draft[S], Any], None]],
        settle: Callable[[Draft[S]], bool],
        words: tools.Vocabulary,
        during_ask: Collection[type] = (),
    ) -> None:
        """`settle` does what the rules demand after every atomic action, True when something happened."""
        self._evolve, self._commands = evolve, commands
        self._pieces: dict[type, Callable[[Draft[S], Any], None]] = {**COMMON_WORK, **pieces}
        self._settle, self._words, self._during_ask = settle, words, frozenset(during_ask)
        self._common = common(words)

    def decide(self, state: S, command: Command, waived: Collection[str] = ()) -> Decided[S] | Refusal:
        """The events of a command with the State after each, or why not."""
        draft = Draft(state, self._evolve, waived)
        try:
            self._begin(draft, command)
            self.run(draft)
            if draft.state.tolerated or waived:
                tools.note_tolerated(draft, self._words)
        except Refused as no:
            return no.refusal
        return draft.decided()

    def refusal(self, state: S, command: Command) -> Refusal | None:
        """Why a command would be refused, without carrying it out: guards come before the first event."""
        try:
            self._begin(Probe(state, self._evolve), command)
        except Refused as no:
            return no.refusal
        except Accepted:
            return None
        return None

    def accepting(self, state: S) -> Callable[[Command], bool]:
        """Whether commands would be accepted in this State; one probe serves all, for it changes nothing."""
        probe = Probe(state, self._evolve)

        def accepts(command: Command) -> bool:
            try:
                self._begin(probe, command)
            except Refused:
                return False
            except Accepted:
                return True
            return True

        return accepts

    def _begin(self, draft: Draft[S], command: Command) -> None:
        """Do what the command itself says."""
        kind = type(command)
        handler = self._commands.get(kind)
        if handler is None:
            handler = self._common.get(kind)
        elif draft.state.ask is not None and kind not in self._during_ask:
            raise Refused(refusal("TABLE-ASK-03", "impossible", here=phrase("here-question-open")))
        if handler is None:
            raise Refused(refusal("TABLE-TOOL-01", "impossible", here=phrase("here-no-such-command")))
        handler(draft, command)

    def run(self, draft: Draft[S]) -> None:
        """Work off the queue, settling after each piece, until an ask is open or nothing is left."""
        for _ in range(TOO_MANY):
            if draft.state.ask is not None:
                return
            if self._settle(draft):
                continue
            if not draft.work:
                return
            work = draft.work.popleft()
            self._pieces[type(work)](draft, work)
        raise EndlessEffect(f"{TOO_MANY} pieces of work and no end; next: {list(draft.work)[:3]}")
