"""What screens share: the ports, the preferences, the look they wear, and the last thing the bell said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.crossing.intents import Intent
from companion.core.crossing.prompts import Prompt
from companion.core.crossing.steps import Step
from companion.core.crossing.views import View
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase
from companion.core.ports.screens import Ports
from ui.errands import Errands
from ui.glossary import Glossary
from ui.preferences import Preferences
from ui.rooms.faces import news_of
from ui.seats import sides_of
from ui.theme.glass import Glass, glass_for
from ui.theme.looks import look_of
from ui.theme.theme import Theme
from ui.theme.tokens import Tokens
from ui.widgets.drawn.wear import Wear
from ui.widgets.ink.press import Press
from ui.widgets.pictures.pictures import Pictures
from ui.widgets.terms.matches import Span

CHRONICLE = 12


class Context:
    """Handed to every screen; nothing here draws."""

    def __init__(
        self,
        ports: Ports,
        tokens: Tokens,
        preferences: Preferences,
        errands: Errands,
        press: Press | None = None,
    ) -> None:
        """Start without a game and without a glass."""
        self.ports, self.tokens, self.preferences, self.errands = ports, tokens, preferences, errands
        self.press = press or Press()
        self.pictures = Pictures(ports.owner.photos, errands, ports.clock)
        self.glass: Glass = glass_for(1280, 720)
        self.step: Step | None = None
        self.prompts: tuple[Prompt, ...] = ()  # what hands had to do last; a polite no leaves it
        self.chronicle: list[tuple[Phrase, Phrase | None]] = []
        self.go: Callable[[str], Any] = lambda _name: None
        self.prefer: Callable[[Preferences], None] = lambda _wishes: None
        self.explain: Callable[[Sequence[str]], None] = lambda _terms: None  # opens the rules of words
        self.open_rules: Callable[..., None] = lambda _room="": None  # lays all rules over the screen
        self.notes: dict[str, Any] = {}  # what screens remember when they are built anew
        self.stage: Any = None  # the ui.stage.Stage that everything is shown on
        self._wears: dict[str, Wear] = {}
        self.glossary = Glossary(lambda: self.ports.office.rulebook, errands)
        errands.word = self.word

    @property
    def view(self) -> View | None:
        """The table as everybody may see it."""
        return self.step.view if self.step is not None else None

    @property
    def sides(self) -> dict[SeatId, int]:
        """At which side everybody sits: quarter turns from the foot, as far as somebody has said."""
        view = self.view
        seats = sides_of(view, self.preferences.seating) if view is not None else {}
        return {**seats, **self.preferences.sides}

    def resized(self, width: int, height: int) -> None:
        """The glass has another size, or its reader another preference."""
        known = self.tokens.screen.px_per_mm
        wishes = self.preferences
        self.glass = glass_for(width, height, wishes.diagonal_in, wishes.text_scale, known)
        self._wears.clear()

    def wear(self, look: str) -> Wear:
        """The look of a room on this glass, in this language."""
        if look not in self._wears:
            wishes = self.preferences
            chosen = look_of(self.tokens, look, wishes.vision, wishes.ground)
            theme = Theme(self.tokens, chosen, self.glass, wishes.reduced_motion)
            ways = (theme, self.press, self.say, self.rule, self.ports.clock, self.pictures)
            has_rules = look != "shell" and self.ports.office.rulebook is not None
            find, explain = (self._find, self.explain) if has_rules else (None, None)
            self._wears[look] = Wear(*ways, find, explain, self.short)
        return self._wears[look]

    def say(self, phrase: Phrase) -> str:
        """A phrase in the reader's language."""
        return self.ports.texts.say(phrase, self.preferences.language)

    def short(self, name: Phrase) -> str:
        """A name in the reader's language, as the data says it where room is short."""
        return self.ports.texts.short(name, self.preferences.language)

    def word(self, error: BaseException) -> str:
        """The sentence of an error: in the reader's language where it carries one as data."""
        said = getattr(error, "phrase", None)
        return self.say(said) if isinstance(said, Phrase) else str(error)

    def rule(self, rule: str) -> str:
        """A rule's sentence in the reader's language."""
        return self.ports.texts.rule(rule, self.preferences.language)

    def _find(self, words: str) -> tuple[Span, ...]:
        """The words in what is said that have rules."""
        return self.glossary.find(words, self.preferences.language)

    def post(self, intent: Intent) -> None:
        """Leave an intent at the front door."""
        self.ports.post(intent)

    def put_down(self) -> None:
        """No game is on the table any more: nothing leads back to it, and its log is not the next one's."""
        self.step, self.prompts = None, ()
        self.chronicle.clear()

    def take(self, step: Step) -> None:
        """Remember the newest step, and its line for the log on the board; a quiet one leaves the news."""
        if step.kind == "quiet" and self.step is not None:
            self.step = replace(self.step, view=step.view, differences=step.differences, roll=step.roll)
            return
        goes_on = step.kind == "play" and self.view is not None and self.view.ask is not None
        if step.prompts or step.events or step.kind in ("undo", "redo", "tool"):
            self.prompts = (*self.prompts, *step.prompts) if goes_on else step.prompts
        self.step = step
        self.glossary.learn(step.view.room)
        if step.kind == "play" and step.refusal is None:
            news = news_of(step.view.room, step.notices)
            self.chronicle.insert(0, (step.label, news.text if news is not None else None))
        elif step.kind in ("undo", "redo", "tool"):
            self.chronicle.insert(0, (step.label, None))
        del self.chronicle[CHRONICLE:]
