"""Nothing that anybody sees or hears changes when only hidden things change, in every custody."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.steps import Notice, Step
from companion.core.crossing.views import View
from companion.core.language.asks import Ballot, Option
from companion.core.language.commands import BindSlot, MoveSlot
from companion.core.language.ids import TABLE
from companion.core.language.phrases import phrase
from companion.engine import ledger
from companion.engine.players.moves import next_move
from companion.engine.players.play import PlayedGame
from companion.engine.players.table import SimTable
from hardware.voice.phrases import spoken
from tests.games.contract.games import people
from tests.games.contract.hearing import heard, sheets, speakable
from tests.games.contract.hiding import PublicKnowledge, exchanged
from tests.games.contract.requests import audiences
from tests.games.contract.rooms import CUSTODIES, Case, case, make_script

Hidden = dict[str, list[Any]]
MOST_OF_A_KIND = 2  # so many moments of a kind are looked at twice


class Onlooker:
    """Keeps every event with the States around it, every State at rest, and what was hidden in each."""

    def __init__(self) -> None:
        self.moments: list[tuple[Any, Any, Any, Hidden, Hidden]] = []
        self.rests: list[tuple[Any, Hidden]] = []
        self._know = PublicKnowledge()

    def saw(self, before: Any, event: Any, after: Any) -> None:
        was = self._know.hidden(before)
        self._know.saw(before, event, after)
        self.moments.append((before, event, after, was, self._know.hidden(after)))

    def rested(self, state: Any) -> None:
        self.rests.append((state, self._know.hidden(state)))


@cache
def watched(name: str, custody: Any, seed: int, mode: str = "") -> Onlooker:
    """A game with an onlooker."""
    asked, onlooker = case(name), Onlooker()
    table = SimTable(seed, asked.room.zone_table, facts=asked.facts)
    game = PlayedGame(asked.room, table, onlooker)
    script = make_script(asked, min(3, asked.seats[-1]), custody, seed, mode)
    game.open(script, asked.box)
    crowd = people(asked, [player.seat for player in script.header.players], seed, "mixed")
    while not game.state.outcome and len(game.played) < 250:
        game.take(next_move(asked.room, game.state, crowd, table))
    return onlooker


@pytest.fixture(scope="module", autouse=True)
def watched_once() -> Iterator[None]:
    """What was seen of every game is let go with these tests."""
    yield
    watched.cache_clear()


def seen_by(asked: Case, state: Any, audience: str) -> tuple[View, tuple[Any, ...]]:
    """Everything an audience can see and do."""
    return asked.room.speak(state, asked.room.view(state, audience)), asked.room.legal(state, audience)


@pytest.mark.parametrize("custody", CUSTODIES)
@pytest.mark.parametrize("advanced", [False, True], ids=["plain", "advanced"])
def test_views_and_offers_tell_nothing_hidden(asked: Case, custody: Any, advanced: bool) -> None:
    looked = 0
    for number, (state, hidden) in enumerate(
        watched(asked.name, custody, 41, mode_of(asked, advanced)).rests
    ):
        if not hidden or number % 3:
            continue
        looked += 1
        for audience in audiences(state):
            keep = audience if audience in {player.seat for player in state.players} else ""
            other = exchanged(state, hidden.values(), Random(number), keep)
            assert ledger.faults(other.table) == []
            assert seen_by(asked, other, audience) == seen_by(asked, state, audience)
    assert looked > 15 or custody != "app"


def mode_of(asked: Case, advanced: bool) -> str:
    """The plain way of playing a game, or the one with the most in it."""
    if advanced and len(asked.room.modes) == 1:
        pytest.skip("there is one way of playing")
    return asked.room.modes[-1] if advanced else ""


@pytest.mark.parametrize("custody", CUSTODIES)
@pytest.mark.parametrize("advanced", [False, True], ids=["plain", "advanced"])
def test_notices_prompts_and_undo_labels_tell_nothing_hidden(
    asked: Case, custody: Any, advanced: bool
) -> None:
    room, moments = asked.room, watched(asked.name, custody, 41, mode_of(asked, advanced)).moments
    for number, (before, event, after, was, hidden) in enumerate(moments):
        both = {slot for slots in was.values() for slot in slots} & {
            s for many in hidden.values() for s in many
        }
        alike = [[slot for slot in slots if slot in both] for slots in hidden.values()]
        if not any(len(slots) > 1 for slots in alike):
            continue
        old = exchanged(before, alike, Random(number))
        new = exchanged(after, alike, Random(number))
        assert room.notice(old, event, new) == room.notice(before, event, after)
        assert tuple(room.prompts(old, event, new)) == tuple(room.prompts(before, event, after))
        assert room.undo(old, event, new) == room.undo(before, event, after)
        if number % 7 == 0:
            slot = next(slot for slots in alike for slot in slots)
            for command in (
                BindSlot(slot, after.table.slots[slot].copy),
                MoveSlot(slot, after.table.slots[slot].zone),
            ):
                assert room.label(new, command) == room.label(after, command)


@pytest.mark.parametrize("custody", CUSTODIES)
def test_no_copy_is_named_where_its_card_is_hidden(asked: Case, custody: Any) -> None:
    """Not by its id either: what is told and shown of a hidden card is the same for every card."""
    for before, event, after, _was, hidden in watched(asked.name, custody, 41).moments[::3]:
        notice = asked.room.notice(before, event, after)
        secret = {after.table.slots[slot].copy for slots in hidden.values() for slot in slots}
        assert not secret & words_in(notice)


@pytest.mark.parametrize("custody", CUSTODIES)
def test_showing_a_card_tells_nobody_where_it_is_hidden(asked: Case, custody: Any) -> None:
    for number, (state, hidden) in enumerate(watched(asked.name, custody, 41).rests):
        if not hidden or number % 6:
            continue
        other = exchanged(state, hidden.values(), Random(number))
        for slots in hidden.values():
            for slot in slots[:4]:
                copy = state.table.slots[slot].copy
                meant = asked.room.meaning(state, (copy,), "stand")
                assert asked.room.meaning(other, (copy,), "stand") == meant


@pytest.mark.parametrize("custody", CUSTODIES)
def test_nothing_hidden_is_heard(asked: Case, custody: Any) -> None:
    looked = dict[str, int]()
    for number, (before, event, after, was, hidden, notice) in enumerate(
        speakable(asked, watched(asked.name, custody, 41).moments)
    ):
        both = {slot for slots in was.values() for slot in slots}
        alike = [[slot for slot in slots if slot in both] for slots in hidden.values()]
        if looked.get(notice.kind, 0) >= MOST_OF_A_KIND or not any(len(slots) > 1 for slots in alike):
            continue
        looked[notice.kind] = looked.get(notice.kind, 0) + 1
        old, new = (exchanged(state, alike, Random(number)) for state in (before, after))
        other = asked.room.notice(old, event, new)
        assert other is not None
        assert heard(asked, other, new) == heard(asked, notice, after)


@pytest.mark.parametrize("custody", CUSTODIES)
def test_a_card_is_spoken_of_by_the_name_in_its_notice_or_not_at_all(asked: Case, custody: Any) -> None:
    for _before, _event, after, _was, hidden, notice in islice(
        speakable(asked, watched(asked.name, custody, 41).moments), 40
    ):
        step = Step(1, phrase("word"), asked.room.view(after, TABLE), notices=(notice,))
        people = {seat.name for seat in step.view.seats}
        secret = {str(after.table.slots[slot].copy) for slots in hidden.values() for slot in slots}
        for one in spoken(step, sheets()):
            words = {word for word in words_in(Notice("Spoken", one.says)) if isinstance(word, str)}
            assert words - people - words_in(notice) - {""} == set()
            assert not words & secret


def words_in(value: Any) -> set[Any]:
    """Every bare word that a notice carries in its arguments."""
    if value is None:
        return set()
    pending, found = [value.text, value.title], set()
    while pending:
        part = pending.pop()
        if hasattr(part, "args"):
            pending += list(part.args.values())
        elif isinstance(part, str):
            found.add(part)
    return found


def test_a_private_question_is_heard_by_its_own_person_only(asked: Case) -> None:
    for state, _hidden in watched(asked.name, "app", 41).rests:
        ask = state.ask
        if ask is None or not ask.private:
            continue
        if isinstance(ask, Ballot):
            continue  # it is the question of several: see test_rivals.py
        changed = {"why": phrase("room-secret")}
        if hasattr(ask, "options"):
            changed["options"] = tuple(Option(o.key, phrase("room-secret")) for o in ask.options)
        other = replace(state, ask=replace(ask, **changed))
        for audience in audiences(state):
            if audience != ask.seat:
                assert seen_by(asked, other, audience) == seen_by(asked, state, audience)
                assert asked.room.legal(state, audience) == ()
        command = asked.room.legal(state, ask.seat)[0].command
        assert asked.room.label(other, command) == asked.room.label(state, command)
