"""The Room contract: everything one game provides, in one fixed shape."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal, Protocol

import msgspec

from companion.core.crossing.chronicles import Chronicle
from companion.core.crossing.prompts import Prompt
from companion.core.crossing.series import Trait
from companion.core.crossing.setups import SetupChoice
from companion.core.crossing.steps import Notice, UndoClass
from companion.core.crossing.views import Figure, Offer, SeatView, Strip, View
from companion.core.language.cards import Card
from companion.core.language.codec import Codec
from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import CopyId, SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase
from companion.core.language.states import Header, Player, State
from companion.core.ports.collection import Box
from companion.engine.decisions import Decided, Decision, told
from companion.engine.effects.grammar import Grammar
from companion.engine.effects.hollow import Handled, hollow
from companion.engine.speech import Utterance
from companion.engine.ways import Possible, Way
from companion.engine.zone_table import ZoneTable


class Sight(Protocol):
    """What simulated players look at: these parts of their seat's own View, which is a Sight itself.

    How things are marked they do not need: that tells what can be done, and of this they have the list.
    """

    @property
    def audience(self) -> str:
        """Who looks."""
        ...

    @property
    def seats(self) -> tuple[SeatView, ...]:
        """Everybody at the table."""
        ...

    def seat(self, seat: str | None, /) -> SeatView | None:
        """One of them."""
        ...

    @property
    def strips(self) -> tuple[Strip, ...]:
        """The board."""
        ...

    @property
    def meters(self) -> tuple[Figure, ...]:
        """The pools of whoever is at turn."""
        ...

    @property
    def danger(self) -> int:
        """How bad it looks."""
        ...

    @property
    def asked(self) -> str:
        """The key of the question that is open to them; empty without one."""
        ...


Look = Callable[[], Sight]  # made when somebody looks for the first time
Score = Callable[[Sequence[Way], Look], Sequence[float]]  # how good ways look to the seat that may look


class Script(msgspec.Struct, frozen=True):
    """What the players chose for a new game; the room makes the opening events of it."""

    header: Header
    choices: dict[str, Any] = {}  # room words: roles, objectives, characters, first seat ...


class Meaning(msgspec.Struct, frozen=True):
    """What a shown card is taken for: a command, or a question with ways to go on, or a polite no."""

    command: Command | None = None
    says: Phrase | None = None
    offers: tuple[Offer, ...] = ()
    copy: CopyId | None = None  # the shown card this is about


class ViewMaker(Protocol):
    """Makes the View of an audience."""

    def __call__(self, state: Any, audience: str, offers: tuple[Offer, ...] | None = None, /) -> View:
        """What `legal` gives this audience for this State can be handed in, so that nobody asks twice."""
        ...


class SetupError(Exception):
    """A new game cannot be opened this way; the phrase says why and what to do."""

    def __init__(self, says: Phrase, rule: str = "") -> None:
        """Carry the sentence and the rule it rests on."""
        super().__init__(f"{rule} {says.key} {says.args}".strip())
        self.says = says
        self.rule = rule


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """One game: its words, its rules and its face. All functions are pure."""

    name: str
    rules_version: int
    seats: tuple[int, int]  # fewest and most players
    codec: Codec
    commands: tuple[type, ...]
    events: tuple[type, ...]
    phases: tuple[str, ...]
    decks: tuple[str, ...]  # decks whose custody can be chosen
    zone_table: ZoneTable  # where cards can lie
    modes: tuple[str, ...] = ("practice",)
    mode_seats: Mapping[str, tuple[int, int]] = {}  # fewest and most players of a mode, where it differs
    cooperative: bool = True
    blank: Callable[[Header], Any]  # the State before anything happened
    open: Callable[[Script, Box], tuple[Event, ...]]  # raises SetupError
    suggest: Callable[[Box, int, Callable[[Sequence[Any], int], list[Any]]], dict[str, Any]]
    # Where games follow each other: the choices with which the one after an ended one opens, if there is one.
    sequel: Callable[[Any, Box, Callable[[Sequence[Any], int], list[Any]]], dict[str, Any] | None] | None = (
        None
    )
    decide: Callable[[Any, Command, frozenset[str]], Decision]
    evolve: Callable[[Any, Event], Any]
    # All that an audience could ask for now, refused or not; what follows is derived from it.
    possible: Callable[[Any, str], tuple[Possible, ...]]
    legal: Callable[[Any, str], tuple[Offer, ...]]  # what is possible and not refused
    choices: Callable[[Any, str], Sequence[Way]]  # the same without words, for simulated players
    # A touched thing as a command, legal or not: the first possible one that is about it.
    attempt: Callable[[Any, str, SeatId | None], Command | None]
    meaning: Callable[[Any, tuple[CopyId, ...], str], tuple[Meaning, ...]]
    view: ViewMaker
    # The same for simulated players, who look often and at little: a part is made when it is looked at.
    sight: Callable[[Any, str], Sight] | None = None
    label: Callable[[Any, Command], Phrase]  # the command as a line of the log
    notice: Callable[[Any, Event, Any], Notice | None]  # State before, event, State after
    prompts: Callable[[Any, Event, Any], Sequence[Prompt]]
    foremost: tuple[str, ...] = ()  # kinds of cards that a hand plays before all others
    undo: Callable[[Any, Event, Any], UndoClass]  # what the event did to real cards, before and after
    hard_faults: Callable[[State], list[str]]
    rule_faults: Callable[[Any], list[str]]
    check_card: Callable[[Card], list[str]]  # what this room could not make sense of on a card
    check_guest: Callable[[Card], list[str]] | None = None  # the same of a card of another game of the family
    guests: tuple[str, ...] = ()  # the games of the family whose cards it takes in
    grammar: Callable[[], Grammar] | None = None  # what its cards can say, for the reference page
    handled: Handled | None = None  # the words of cards that its rules do something with
    reads: Callable[[Card], Card] = lambda card: card  # a card of a set that is mixed in, in the room's words
    correctable: tuple[str, ...] = ()  # phases that the tools may set
    forgotten: Callable[[Any], Sequence[Offer]] = lambda state: ()  # what can be made good later
    lies_at: Callable[[Any], Mapping[ZoneId, str]] = lambda state: {}  # what the State alone says of places
    secret: Callable[[Any, CopyId], bool] = lambda state, copy: False  # a card that nobody may name yet
    setup: Callable[[Box, Sequence[Player], Mapping[str, Any]], Sequence[SetupChoice]] = (
        lambda box, players, choices: ()
    )  # what can be chosen for a new game, with what is chosen now
    # The box with the sets that were chosen to come, for games whose parts are drawn of all of them.
    mixed: Callable[[Box, Mapping[str, Any]], Box] = lambda box, choices: box
    # What was chosen for another number of people, as far as so many can play with it.
    refit: Callable[[Box, int, Mapping[str, Any]], Mapping[str, Any]] = lambda box, players, choices: choices
    count_box: Callable[[Box], Sequence[Any]] = lambda box: ()  # what a box has too few or too many of
    worth: Score = lambda ways, look: [0.0] * len(ways)  # for simulated players
    # The same of somebody with a secret aim: what it is, by the card that they alone see, and its worth.
    aim: Callable[[Any, SeatId, Callable[[SlotId], Card]], str] = lambda state, seat, peek: ""
    worth_by_aim: Mapping[str, Score] = {}
    traits: Callable[[Any], Sequence[Trait]] = lambda state: ()  # what past results can be compared by
    chronicle: Chronicle = Chronicle()  # what is counted for statistics, and where a game turns
    # The View with its words, what cards do and what an answer changes; simulated games never ask for it.
    speak: Callable[[Any, View], View] = lambda state, view: view
    says: Callable[[Any, Card, SlotId | None], Utterance] = lambda state, card, slot: Utterance()
    silent: frozenset[str] = frozenset()  # event types that give no notice: bookkeeping that nobody sees

    def fold(self, state: Any, events: Sequence[Event]) -> Any:
        """The State after several events."""
        for event in events:
            state = self.evolve(state, event)
        return state

    def hollow(self, cards: Iterable[Card]) -> list[str]:
        """What these cards say and nothing in the room does."""
        if self.handled is None or self.grammar is None:
            return []
        words = self.grammar().verbs
        return [fault for card in cards for fault in hollow(self.reads(card), self.handled, words)]

    def look(self, state: Any, audience: str) -> Sight:
        """What somebody sees who chooses."""
        return self.sight(state, audience) if self.sight is not None else self.view(state, audience)

    def told(self, before: Any, events: Sequence[Event]) -> Decided[Any]:
        """Events that are not decided here and now, such as saved ones, with the State after each."""
        return told(self.evolve, before, events)


Kind = Literal["decision", "show", "upkeep"]
