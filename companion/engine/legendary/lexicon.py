"""What the cards of one game can say: the family's verbs, and the words of the game's own `grammar.toml`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.core.language.cards import UNKNOWN, Ability, Card
from companion.engine.effects.grammar import (
    Arg,
    Example,
    Field,
    Grammar,
    Kind,
    Left,
    Trigger,
    Verb,
    clauses_in,
    who,
)
from companion.engine.effects.parse import check_card
from companion.engine.legendary.verbs.words import CardWords
from companion.engine.legendary.wording import WORDING


class WordTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A table of the file: unknown keys are mistakes."""


class PlaceWords(WordTable, frozen=True):
    """What the cards call the places of their game; classes are meant and made cheaper in every game."""

    areas: tuple[str, ...]
    where: tuple[str, ...]
    killed: tuple[str, ...]
    sources: tuple[str, ...]
    cheaper: tuple[str, ...]
    copied: tuple[str, ...]
    decks: tuple[str, ...]
    open_decks: tuple[str, ...]
    joins: tuple[str, ...]
    meant: tuple[str, ...]
    by_name: bool = False


class ArgRow(WordTable, frozen=True):
    """An argument: with words it is one of them, without a kind it is a number that may be counted."""

    says: str
    kind: Kind | None = None
    words: tuple[str, ...] = ()
    low: int = 1
    high: int = 99
    needed: bool = False

    def arg(self, counts: tuple[str, ...]) -> Arg:
        """The same as the grammar has it."""
        kind: Kind = self.kind or ("word" if self.words else "number")
        words = counts if kind in ("number", "count") else self.words
        return Arg(self.says, kind, words, self.low, self.high, self.needed)


class VerbRow(WordTable, frozen=True):
    """A verb or a condition; an argument may be told by the name of one that several share."""

    says: str
    args: dict[str, ArgRow | str] = {}
    one_of: tuple[str, ...] = ()
    condition: bool = False


class TriggerRow(WordTable, frozen=True):
    """A moment."""

    says: str
    fields: tuple[Field, ...] = ()
    levels: tuple[int, ...] = ()


class ExampleRow(WordTable, frozen=True):
    """A verb as a card says it, written like an ability in a set file, with the rules it rests on."""

    do: list[dict[str, Any]]
    on: str = "play"
    kind: str = "character"
    klass: str = msgspec.field(default="", name="class")
    when: list[dict[str, Any]] = []
    once: bool = False
    may: bool = False
    pay: int = 0
    pay_attack: int = 0
    level: int = 0
    area: str = ""
    rules: tuple[str, ...] = ()

    def example(self) -> Example:
        """The same as the grammar has it."""
        ability = Ability(
            self.on, clauses_in(self.do), needs_class=self.klass, when=clauses_in(self.when), once=self.once,
            may=self.may, pay=self.pay, pay_attack=self.pay_attack, level=self.level, area=self.area,
        )  # fmt: skip
        return Example(ability, self.kind)


class Lexicon(WordTable, frozen=True):
    """The whole file."""

    classes: tuple[str, ...]
    kinds: tuple[str, ...]
    marks: tuple[str, ...]
    counts: tuple[str, ...]
    words: PlaceWords
    triggers: dict[str, TriggerRow]
    verbs: dict[str, VerbRow]
    examples: dict[str, ExampleRow]
    unsaid: tuple[str, ...] = ()  # verbs of the family that no card of this game says
    args: dict[str, ArgRow] = {}  # those that several verbs share
    left_out: dict[str, str | int] = {}  # what an argument means that is not there, beside the family's
    left_out_by: dict[str, Left] = {}
    fields: dict[str, str] = {}
    named: dict[str, str] = {}
    limits: tuple[tuple[str, str], ...] = ()  # counted numbers of its verbs that are a limit
    sorts: tuple[str, ...] = ()  # arguments that mean a sort of cards, by a word or a name

    def card_words(self) -> CardWords:
        """What the family's verbs need of a game."""
        told = msgspec.structs.asdict(self.words)
        told |= {name: (*told[name], *self.classes) for name in ("cheaper", "meant")}
        return CardWords(counts=self.counts, classes=self.classes, **told)

    def grammar(self, more: Mapping[str, Verb]) -> Grammar:
        """All of it as one value; `more` are verbs that are not written but made."""
        words = self.card_words()
        shared = {name: verb for name, verb in words.verbs().items() if name not in self.unsaid}
        known = {"n": words.n(), "who": who()}
        known |= {name: row.arg(self.counts) for name, row in self.args.items()}
        own = {name: self._verb(row, known) for name, row in self.verbs.items()}
        verbs = {**shared, **more, **own}
        return Grammar(
            triggers={on: Trigger(row.says, row.fields, row.levels) for on, row in self.triggers.items()},
            verbs=verbs, kinds=self.kinds, marks=self.marks, classes=self.classes,
            counts=self.counts, examples={name: row.example() for name, row in self.examples.items()},
            rules={name: row.rules for name, row in self.examples.items() if row.rules},
            wording=replace(
                WORDING, left_out={**WORDING.left_out, **self.left_out},
                left_out_by={**WORDING.left_out_by, **self.left_out_by}, sorts=self.sorts,
                limits=(*WORDING.limits, *self.limits),
                worded=tuple(_worded(verbs)),
            ),
            fields=self.fields, named=self.named,
        )  # fmt: skip

    def _verb(self, row: VerbRow, known: Mapping[str, Arg]) -> Verb:
        """One verb with its arguments; a shared one that nobody knows is a mistake of the file."""
        args = {
            name: known[arg] if isinstance(arg, str) else arg.arg(self.counts)
            for name, arg in row.args.items()
        }
        return Verb(row.says, args, row.one_of, row.condition)


def _worded(verbs: Mapping[str, Verb]) -> Iterator[tuple[str, str]]:
    """The arguments that are words, with their verbs."""
    for verb, one in verbs.items():
        yield from ((verb, name) for name, arg in one.args.items() if arg.kind == "word")


def shipped(room: str, more: Mapping[str, Verb] | None = None) -> Grammar:
    """The grammar of a room as it is shipped beside its rules."""
    data = files(f"companion.games.{room}").joinpath("grammar.toml").read_bytes()
    return msgspec.toml.decode(data, type=Lexicon).grammar(more or {})


def check(grammar: Grammar, card: Card) -> list[str]:
    """What the rules of a room cannot make sense of on a card; empty when they understand all of it.

    FFY-COMP-04, FFY-CAT-01 to 09: kinds, classes, marks and moments are those of its `grammar.toml`.
    """
    return check_card(
        card, grammar.verbs, grammar.triggers, marks=grammar.marks, kinds=(*grammar.kinds, UNKNOWN),
        classes=grammar.classes,
    )  # fmt: skip
