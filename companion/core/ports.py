"""Small request ports beside the game: what one part asks of another without knowing it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from companion.core.cards import Card
from companion.core.guests import Guest
from companion.core.ids import CopyId, DesignId, SeatId
from companion.core.phrases import Phrase
from companion.core.printing import CameraView, LabelKind, LabelSheet, PrintWish, Sheets, Verdict
from companion.core.provenance import Provenance
from companion.core.steps import Notice, Step
from companion.core.views import View


class Clock(Protocol):
    """Time, handed in: seconds that only grow."""

    def __call__(self) -> float:
        """Seconds since some fixed moment."""
        ...


class Texts(Protocol):
    """Words for phrases, for screen, voice and terminal."""

    languages: Sequence[str]

    def say(self, phrase: Phrase, language: str = "en") -> str:
        """The phrase in that language; a missing one falls back to English, then to its key."""
        ...

    def rule(self, rule: str, language: str = "en") -> str:
        """A player's sentence for a rule id."""
        ...


class Preset(msgspec.Struct, frozen=True):
    """Things of a box that go together, such as one film: ids by what they are chosen for."""

    id: str
    titles: dict[str, str]
    choices: dict[str, tuple[str, ...]]
    players: tuple[int, ...] = ()  # for how many; none named: for any number


class Box(msgspec.Struct, frozen=True):
    """The cards that are there to play with: facts by design, and the copies of each stack."""

    cards: dict[DesignId, Card]
    stacks: dict[str, dict[DesignId, tuple[CopyId, ...]]]  # stack -> design -> copies
    boards: dict[str, dict[str, int]] = {}
    practice: bool = True
    name: str = ""
    presets: tuple[Preset, ...] = ()
    guests: tuple[Guest, ...] = ()  # sets of other games that could be mixed in; their cards are not above

    def joined(self, names: Iterable[str]) -> Box:
        """The box with the cards and stacks of these guests among its own, as they are printed."""
        cards, stacks = dict(self.cards), dict(self.stacks)
        wanted = tuple(names)
        for guest in self.guests:
            if guest.name in wanted:
                cards |= guest.cards
                stacks |= guest.stacks
        return msgspec.structs.replace(self, cards=cards, stacks=stacks)


class Catalogue(Protocol):
    """The shipped sets and what the owner entered over them."""

    def boxes(self, room: str) -> Sequence[str]:
        """The names of the boxes there are for a room."""
        ...

    def box(self, room: str, name: str) -> Box:
        """The cards of one box."""
        ...

    def provenance(self, room: str, design: str) -> Provenance:
        """Where the facts of a design come from; our own cards need no witness."""
        ...

    def doubtful(self, room: str, design: str) -> Sequence[str]:
        """The fields of a design that the owner has yet to confirm."""
        ...


class Collection(Protocol):
    """The physical cards: which tag is on which copy."""

    def copy_of(self, tag: str) -> CopyId | None:
        """The copy that carries this code, None for a code we do not know."""
        ...

    def design_of(self, tag: str) -> DesignId | None:
        """The design that this code stands for, when it is on all copies of it and names none."""
        ...

    def back_of(self, tag: str) -> CopyId | None:
        """The copy on whose back this code is, None for a code that is on no back."""
        ...

    def backs_of(self, copies: Iterable[CopyId]) -> Mapping[CopyId, str]:
        """The codes on the backs of these copies; those without one are left out."""
        ...

    def copies_with(self, tag: str) -> tuple[CopyId, ...]:
        """The copies that can carry this code: one, or for the code of a design all of its copies."""
        ...

    def faces(self, texts: Iterable[str]) -> Mapping[str, tuple[CopyId, ...]]:
        """The copies that can carry these codes or table marks on their faces; others are left out.

        A code has one copy, the code of a design all of its copies, a mark (`mark:7`) one of every box.
        """
        ...

    def role_of(self, tag: str) -> str:
        """What a code is on: face, back, design or stack; empty for a code that is on nothing."""
        ...

    def tag_of(self, copy: CopyId) -> str | None:
        """The code on a copy."""
        ...

    def tags_of(self, copies: Iterable[CopyId]) -> Mapping[CopyId, str]:
        """The codes on many copies at once; copies without one are left out."""
        ...

    def bind(self, tag: str, copy: CopyId) -> None:
        """Remember that this code is on this copy."""
        ...

    def unbind(self, tag: str) -> None:
        """Forget a code: its label was taken off."""
        ...


class Remembered(Protocol):
    """What the owner taught: printed numbers and board data, asked once."""

    def number(self, room: str, of: str, field: str) -> int | None:
        """The number if it was told before."""
        ...

    def learn(self, room: str, of: str, field: str, value: int) -> None:
        """Keep a number for all later games."""
        ...

    def word(self, room: str, of: str, field: str) -> str | None:
        """A printed word, such as the kind of a card, if it was told before."""
        ...

    def learn_word(self, room: str, of: str, field: str, value: str) -> None:
        """Keep a printed word for all later games; keywords are told together, with spaces between."""
        ...


class Printing(Protocol):
    """Pages of labels, cards, dividers and table marks."""

    def sheets(self, kind: LabelKind) -> Sequence[LabelSheet]:
        """The sheets of labels on which a kind fits."""
        ...

    def judge(self, kind: LabelKind, view: CameraView) -> Verdict:
        """Whether a camera can read a kind of label, and why."""
        ...

    def make(self, wish: PrintWish) -> Sheets:
        """Print; raises an error with a sentence when it cannot be printed that way."""
        ...


class Entry(msgspec.Struct, frozen=True):
    """One written step of a game: plain data, so that the archive needs to know no room."""

    number: int
    kind: str  # play, tool, undo, redo
    label: Any
    command: Any
    events: tuple[Any, ...]
    at: str  # wall time, ISO
    seat: SeatId | None = None
    waived: tuple[str, ...] = ()
    undoes: int = 0  # for an undo: how many entries the cursor moved


class GameInfo(msgspec.Struct, frozen=True):
    """A saved game in a list."""

    id: str
    room: str
    header: Any
    steps: int
    begun: str
    touched: str
    outcome: str = ""
    summary: Any = None  # title line for the home screen, a written Phrase and the seats' damage


class ArchiveError(Exception):
    """The disk did not take it; the message says what to do."""


class Archive(Protocol):
    """Games on disk: every append is durable when it returns."""

    def begin(self, game: str, room: str, header: Any, at: str) -> None:
        """Make a new, empty game."""
        ...

    def append(self, game: str, entry: Entry) -> None:
        """Write one entry in one synchronised transaction; raises ArchiveError and keeps what was."""
        ...

    def entries(self, game: str, after: int = 0) -> Sequence[Entry]:
        """The entries of a game in order."""
        ...

    def games(self) -> Sequence[GameInfo]:
        """Saved games, last played first."""
        ...

    def snapshot(self, game: str, number: int, state: bytes, summary: Any, outcome: str) -> None:
        """Keep a State so that resuming need not replay everything."""
        ...

    def latest(self, game: str) -> tuple[int, bytes] | None:
        """The newest snapshot with its entry number."""
        ...

    def remove(self, game: str) -> None:
        """Forget a game for good."""
        ...


class Settings(Protocol):
    """Choices that outlive a game."""

    def get(self, name: str, default: Any) -> Any:
        """A setting, or the default when it was never set or cannot be read."""
        ...

    def set(self, name: str, value: Any) -> None:
        """Keep a setting."""
        ...


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays here."""

    id: str
    name: str
    colour: int = 0  # index into the seats of the design tokens: colour and pattern
    language: str = "en"


class People(Protocol):
    """Those who play here, kept between evenings."""

    def everybody(self) -> Sequence[Person]:
        """All people, by name."""
        ...

    def keep(self, person: Person) -> None:
        """Keep somebody, new or changed."""
        ...

    def forget(self, id: str) -> None:
        """Forget somebody; the games they played keep their name."""
        ...


class Lamp(msgspec.Struct, frozen=True):
    """One lamp as it burns now: what the drawn lights paint."""

    role: str  # "seat:p1", "room:2", "mood", "scan"
    colour: tuple[float, float, float]  # red, green, blue, 0 to 1
    pattern: str = "steady"  # steady, blink, breathe, wink or run
    period_s: float = 0.0  # of one blink, breath or run; 0 when steady
    shine: float = 1.0  # how bright the drawn one may be at this hour


class Lights(Protocol):
    """The lamps, real or not: the drawn lights subscribe to the same show."""

    def watch(self, listener: Callable[[tuple[Lamp, ...]], None]) -> Callable[[], None]:
        """Be told of every change; returns a way to stop."""
        ...


class Finding(msgspec.Struct, frozen=True):
    """One line of the doctor: what, how it is, and what to do."""

    what: str
    state: str  # fine, absent, broken
    says: str
    remedy: str = ""
    phrases: tuple[Phrase, ...] = ()  # the same two sentences as data, where they are told in every language


class Doctor(Protocol):
    """What works and what does not."""

    def findings(self) -> Sequence[Finding]:
        """Look at everything once."""
        ...


class Listener(Protocol):
    """Anything that hears the bell."""

    def __call__(self, step: Step) -> None:
        """Take one published step; must return at once."""
        ...


class Viewer(Protocol):
    """Views of the running game for audiences other than the table."""

    def view(self, audience: str) -> View | None:
        """The game as this audience may see it."""
        ...


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """One entry of the readable log."""

    number: int
    label: Phrase
    seat: SeatId | None
    notices: tuple[Notice, ...]
    undone: bool = False
    opens: bool = True  # a player action begins here; what does not open one is a step of the one before


class Checklist(msgspec.Struct, frozen=True):
    """What an undo would take back, what cannot be taken back, and the cards to carry."""

    actions: tuple[LogLine, ...]
    kind: str  # free, move, seen, order
    warnings: tuple[Phrase, ...]
    moves: tuple[Phrase, ...]
    agree: tuple[SeatId, ...]


class History(Protocol):
    """The log and what undoing would mean."""

    def log(self) -> Sequence[LogLine]:
        """All entries of the game, newest last."""
        ...

    def checklist(self, actions: int) -> Checklist:
        """What undoing so many actions would mean."""
        ...
