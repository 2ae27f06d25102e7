"""Commands under the table's policy: what is refused, what is only warned of, and what is done anyway."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

import msgspec
from msgspec.structs import replace

from companion.core.crossing.intents import Overruled
from companion.core.crossing.steps import Step
from companion.core.language.asks import AnyAsk, Number
from companion.core.language.commands import Answer, Command, CorrectFact
from companion.core.language.events import Event, FactLearned
from companion.core.language.phrases import phrase
from companion.core.language.refusals import Refusal
from companion.core.ports.archive import ArchiveError
from companion.core.ports.collection import Remembered
from companion.core.ports.house import Settings
from companion.play.enforcement import Policy, keep_switch, policy, preset_of, switches_of
from companion.session.game import Game

log = logging.getLogger(__name__)

BY_PEOPLE = ("finger", "camera", "override")  # sources of an answer that somebody at the table gave
FIRST_NAME = "title:en"  # a name that is told without a language counts as the English one
MOST_WAIVERS = 8  # rules that one 'do it anyway' may run into, one behind the other


class Overrulable(msgspec.Struct, frozen=True):
    """What was refused last, so that it can be done anyway."""

    step: int
    command: Command
    waived: frozenset[str]
    refusal: Refusal


class Referee:
    """Has commands decided, lets pass what the table lets pass, and keeps what people teach."""

    def __init__(
        self, game: Game, remembered: Remembered, settings: Settings, trouble: Callable[[str], None]
    ) -> None:
        """Serve one game; `trouble` is told what could not be kept beside it."""
        self._game, self._remembered, self._settings = game, remembered, settings
        self._trouble = trouble
        self._refused: Overrulable | None = None
        self._told: list[tuple[str, str, int | str]] = []  # of what, which field, how much or which word

    def do(self, command: Command, waived: frozenset[str] = frozenset()) -> Step:
        """Decide a command under the table's policy."""
        asked = self._game.state.ask
        step = self._game.do(command, waived)
        for _ in range(MOST_WAIVERS):
            if step.refusal is None:
                self.forget()
                told = what_was_told(asked, command)
                self._told += [told] if told is not None else []
                self._told += words_told(step.events)
                return step
            rule = self._policy(step.refusal)
            if rule != "log":
                self._refused = Overrulable(step.number, command, waived, step.refusal)
                return replace(step, soft=rule == "warn")
            waived |= {step.refusal.rule}
            step = self._game.do(command, waived)
        return step

    def doubt(self, command: Command, refusal: Refusal) -> Step:
        """Something that is no move of the game: done when the table says so, now or always."""
        rule = self._policy(refusal)
        if rule == "log":
            return self.do(command)
        step = self._game.refused(command, refusal)
        self._refused = Overrulable(step.number, command, frozenset(), refusal)
        return replace(step, soft=rule == "warn")

    def overrule(self, intent: Overruled) -> Step:
        """Do the refused thing anyway, once or from now on."""
        last = self._refused
        if last is None or last.step != intent.step:
            return self._game.said(phrase("no-longer-offered"))
        if not last.refusal.can_be_waived:
            return self._game.refused(last.command, last.refusal)
        if intent.always:
            keep_switch(self._settings, self._game.room.name, last.refusal.rule, "log")
        return self.do(last.command, last.waived | {last.refusal.rule})

    def forget(self) -> None:
        """Nothing refused can be done anyway any more."""
        self._refused = None

    def _policy(self, refusal: Refusal) -> Policy:
        preset = preset_of(self._game.state)
        return policy(preset, switches_of(self._settings, self._game.room.name), refusal)

    def rulings(self) -> frozenset[str]:
        """The rules this table has decided to let pass, always."""
        switches = switches_of(self._settings, self._game.room.name)
        return frozenset(rule for rule, way in switches.items() if way == "log")

    def teach(self) -> None:
        """Keep what people told, so that it is never asked again in any game; no step waits for this."""
        told, self._told = self._told, []
        for of, field, value in told:
            try:
                self._keep(of, field, value)
            except ArchiveError as error:  # the step itself is safe: only later games have to be told again
                log.warning("%s of %s was not kept: %s", field, of, error)
                self._trouble(f"What was told counts in this game, but is not kept for later ones. {error}")

    def _keep(self, of: str, field: str, value: int | str) -> None:
        room = self._game.room.name
        if isinstance(value, int):
            self._remembered.learn(room, of, field, value)
        else:
            self._remembered.learn_word(room, of, field, value)


def words_told(events: Iterable[Event]) -> list[tuple[str, str, int | str]]:
    """The printed words that people told: of what, which field, the word; keywords with spaces between."""
    told: list[tuple[str, str, int | str]] = []
    for event in events:
        if not isinstance(event, FactLearned) or event.source not in BY_PEOPLE:
            continue
        field = FIRST_NAME if event.field == "title" else event.field
        if isinstance(event.value, str):
            told.append((event.of, field, event.value))
        elif isinstance(event.value, list | tuple):
            told.append((event.of, field, " ".join(map(str, event.value))))
    return told


def what_was_told(asked: AnyAsk | None, command: Command) -> tuple[str, str, int] | None:
    """The printed number that a command tells: of what, which field, how much."""
    if isinstance(command, CorrectFact):
        told = (str(command.of), command.field, command.value)
    elif isinstance(command, Answer) and isinstance(asked, Number) and command.source in ("finger", "camera"):
        told = (asked.of, asked.field, command.value)
    else:
        return None
    return told if isinstance(told[2], int) and not isinstance(told[2], bool) else None
