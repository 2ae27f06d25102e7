"""The rules of the games as the screens show them: sentences by chapter, words, and how each is kept."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

from companion.core.crossing.intents import Announced, Corrected
from companion.core.language.commands import KeepRules
from companion.core.language.phrases import phrase
from companion.core.language.states import Preset
from companion.core.ports.rules import Book, Chapter, RuleLine, Switch, Term
from companion.ground.rooms import ROOMS
from companion.play.enforcement import USUAL, differs, keep_switch, preset_of, switches_of, usual_preset

if TYPE_CHECKING:
    from companion.house.house import House

HOUSE = "TABLE"


class TermLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One word as it stands in the file of a room."""

    id: str
    forms: dict[str, tuple[str, ...]]  # by language, the first as it is called
    rules: tuple[str, ...]


class RoomTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `terms.toml` of a room."""

    chapters: tuple[str, ...]  # as they are met in a game
    refusals: tuple[str, ...]
    term: tuple[TermLine, ...]
    closing: tuple[str, ...] = ()  # the chapters that close the book


def read_terms(room: str) -> RoomTerms:
    """The words of a room that have rules, and the rules by which something can be refused."""
    text = (files("companion") / "games" / room / "terms.toml").read_text(encoding="utf-8")
    return msgspec.toml.decode(text, type=RoomTerms)


def chapter_of(rule: str) -> str:
    """What a rule is about, by its id."""
    family, _, rest = rule.partition("-")
    return HOUSE if family == HOUSE else rest.partition("-")[0]


def in_order(chapters: set[str], terms: RoomTerms) -> list[str]:
    """The chapters as they are met in a game; the rest by name, the box and the house last."""
    ends = (*terms.closing, HOUSE)
    first = [one for one in terms.chapters if one in chapters]
    last = [one for one in ends if one in chapters]
    return [*first, *sorted(chapters - {*first, *last}), *last]


class HouseRulebook:
    """The Rulebook port of a house."""

    def __init__(self, house: House) -> None:
        """Serve one house; the files are read when they are first asked for."""
        self._house = house
        self._terms = lru_cache(maxsize=None)(read_terms)

    def rooms(self) -> tuple[str, ...]:
        """The games whose rules can be looked up."""
        return tuple(ROOMS)

    def book(self, room: str = "") -> Book:
        """The rules of one game as they are kept now."""
        name, settings, desk = self._room(room), self._house.store.settings, self._house.desk
        is_running = desk is not None and desk.game.room.name == name
        preset = usual_preset(settings)
        if desk is not None and is_running:
            preset = preset_of(desk.game.state)
        rules, can = self._house.texts.rules(name), set(self._terms(name).refusals)
        switches = switches_of(settings, name)
        ways = {rule: switches.get(rule) for rule in rules}
        lines = tuple(
            RuleLine(rule, chapter_of(rule), rule in can, way or "", differs(preset, way))
            for rule, way in ways.items()
        )
        chapters = in_order({line.chapter for line in lines}, self._terms(name))
        titles = tuple(Chapter(one, phrase(f"chapter-{one}")) for one in chapters)
        return Book(name, phrase(f"room-{name}"), preset, is_running, titles, lines)

    def terms(self, room: str = "") -> tuple[Term, ...]:
        """The words of one game that have rules."""
        lines = self._terms(self._room(room)).term
        return tuple(Term(line.id, line.forms, line.rules) for line in lines)

    def keep(self, preset: Preset) -> None:
        """How strictly from now on: in the game on the table, else in games to come."""
        settings, desk = self._house.store.settings, self._house.desk
        if desk is None:
            settings.set(USUAL, preset)
            return
        desk.post(Corrected(KeepRules(preset)))

    def switch(self, room: str, rule: str, to: Switch) -> None:
        """This rule is kept so at this table from now on; nothing: as the preset says."""
        name, desk = self._room(room), self._house.desk
        keep_switch(self._house.store.settings, name, rule, to or None)
        if desk is not None and desk.game.room.name == name:
            how = phrase(f"ui-switch-{to or 'follow'}")
            desk.post(Announced(phrase("kept-now-rule", rule=rule, how=how)))

    def _room(self, room: str) -> str:
        """The game that is meant: the named one, the one on the table, or the last."""
        desk = self._house.desk
        if room in ROOMS:
            return room
        if desk is not None:
            return desk.game.room.name
        last = next((info.room for info in self._house.saved() if info.room in ROOMS), None)
        return last or next(iter(ROOMS))
