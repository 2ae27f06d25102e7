"""The stage that watches the table: snapshots of the overhead camera become moves, or wait as differences.

A card that was moved is taken for a move at most once: as long as it lies there it says no more. What the
game itself has moved and hands have not carried yet is no difference for a while, and what is asked for
is none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.core.crossing.differences import Difference
from companion.core.crossing.intents import Believed, Dismissed, Surveyed
from companion.core.crossing.steps import Step
from companion.core.crossing.views import Offer
from companion.core.language.asks import Order
from companion.core.language.ids import CopyId, SlotId
from companion.core.language.phrases import phrase
from companion.core.ports.collection import Collection
from companion.engine.zone_table import STRIP
from companion.play.checklist import Lain
from companion.play.snapshot import moves, words
from companion.play.snapshot.books import (
    Comparison,
    Lies,
    Stray,
    books_of,
    compare,
    in_game,
    places_of,
)
from companion.play.stages import Matter, Quiet, Work
from companion.session.game import Game

CARRY_S = 10.0  # so long hands have for carrying what the game has moved
ASK_AGAIN_S = 5.0  # so long a text is taken for the card it was on: labels change hands in mid-game
MOST = 24  # commands of one snapshot; a hand of cards and what they raise are far fewer

Key = tuple[str, str]  # what lies where: a text and a place


class Rest(msgspec.Struct, frozen=True):
    """A thing that lies somewhere since a certain moment of the game."""

    turn: int
    ask: int | None
    is_new: bool = True  # it has not agreed with the books, and was not taken for a move
    is_booked: bool = False  # the books have had it there while it lay there
    answered: int | None = None  # the question that it has answered
    agrees: bool = False
    until_s: float = 0.0  # hands may still be about to carry it


class Watching:
    """Keeps the newest snapshot, what was made of it, and the differences that are left."""

    def __init__(self, game: Game, cards: Collection) -> None:
        """Nothing was seen yet."""
        self._game, self._cards = game, cards
        self._survey: Surveyed | None = None
        self._faces: Mapping[str, tuple[CopyId, ...]] = {}
        self._asked: tuple[frozenset[str], float] = (frozenset(), 0.0)
        self._last: tuple[Any, Surveyed, Comparison] | None = None  # what was compared, and what came of it
        self._rests: dict[Key, Rest] = {}
        self._seen: dict[SlotId, str] = {}  # open cards that were seen where they should be
        self._gone: dict[SlotId, Rest] = {}  # those that have left since
        self._shown: dict[str, Difference] = {}
        self._dismissed: set[str] = set()
        self._told: tuple[Difference, ...] = ()

    # Snapshots.

    def take(self, what: Matter) -> Work:
        """Take a snapshot, or hear what people say of a difference."""
        if isinstance(what, Surveyed):
            yield from self._surveyed(what)
        elif isinstance(what, Believed | Dismissed):
            yield from self._told_of(what)
        else:
            return what
        return None

    def _surveyed(self, survey: Surveyed) -> Work:
        """Do what was moved, and let the rest wait; where nothing is new no bell rings."""
        self._note(survey)
        yield from self.go_on()
        self._keep(add=survey.settled)
        yield from self._quietly()
        return None

    def go_on(self) -> Work:
        """What lies there may mean something now that the game has gone on."""
        for _ in range(MOST if self._survey is not None else 0):
            before = self._game.state
            fit = self._fit()
            if fit is None:
                break
            self._use(fit)
            yield fit.meaning
            if self._game.state is before:
                break
            if fit.goes_on and fit.key is not None:
                asked = _ask(self._game.state)
                self._rests[fit.key] = replace(self._rests[fit.key], is_new=True, ask=asked)
        return None

    def _quietly(self) -> Work:
        """A quiet step, when the differences are not those that were told last."""
        if self.differences() != self._told:
            yield Quiet(phrase("differences-now", count=len(self.differences())))
        return None

    def _note(self, survey: Surveyed) -> None:
        """Remember what lies where, and since when."""
        is_first, self._survey = self._survey is None, survey
        texts = frozenset(seen.text for seen in survey.lying if seen.text)
        if texts != self._asked[0] or survey.at_s - self._asked[1] >= ASK_AGAIN_S:
            self._faces, self._asked = self._cards.faces(texts), (texts, survey.at_s)
        state = self._game.state
        new = Rest(-1 if is_first else state.turn.number, _ask(state))
        keys = dict.fromkeys((seen.text, seen.place) for seen in survey.lying)
        self._rests = {key: self._rests.get(key, new) for key in keys}

    # What it means.

    def _compared(self) -> Comparison:
        """The snapshot beside the books; what agrees now, or no longer, is noted."""
        assert self._survey is not None
        state, survey = self._game.state, self._survey
        if self._last is not None and self._last[0] is state and self._last[1] is survey:
            return self._last[2]
        found = compare(books_of(self._game.room, state), state, self._lying(state, survey))
        for key, rest in self._rests.items():
            agrees = key in found.lies
            if agrees:
                self._rests[key] = replace(rest, agrees=True, is_booked=True, is_new=False)
            elif rest.agrees:  # the game has moved it on: hands are about to do so as well
                self._rests[key] = replace(rest, agrees=False, until_s=survey.at_s + CARRY_S)
        self._note_gone(found)
        self._last = (state, survey, found)
        return found

    def _lying(self, state: Any, survey: Surveyed) -> list[Lies]:
        """What lies at places that are watched; secret cards and strangers are passed over in silence."""
        watched, secret = set(survey.watched), self._game.room.secret
        found = []
        for seen in survey.lying:
            if seen.place in watched:
                copies = in_game(state.table, self._faces.get(seen.text, ()))
                if (copies and not any(secret(state, copy) for copy in copies)) or not seen.text:
                    found.append(Lies((seen.text, seen.place), copies, seen.place))
        return found

    def _note_gone(self, found: Comparison) -> None:
        """Which cards were seen in their places, and which of those have left without the books."""
        state, books = self._game.state, found.books
        self._seen = {slot: at for slot, at in self._seen.items() if books.at.get(slot) == at}
        self._seen |= {slot: books.at[slot] for slot in found.taken}
        moved = {stray.slot for stray in found.strays}
        left = [slot for slot in self._seen if slot not in found.taken | moved and self._is_bare(found, slot)]
        new = Rest(state.turn.number, _ask(state))
        self._gone = {slot: self._gone.get(slot, new) for slot in left}

    def _is_bare(self, found: Comparison, slot: SlotId) -> bool:
        """Whether the place of a card is watched and nothing could lie over it."""
        assert self._survey is not None
        table, place = self._game.state.table, self._seen[slot]
        held = table.slots[slot]
        is_top = table.zone(held.zone)[:1] == (slot,)
        others = any(at == place for _text, at in self._rests)
        return held.face_up and place in self._survey.watched and (is_top or not others)

    def _fit(self) -> moves.Fit | None:
        """The next thing that the cards on the table say is done."""
        room, state = self._game.room, self._game.state
        if state.outcome or _is_busy(state):
            return None
        found = self._compared()
        new = [stray for stray in found.strays if self._rests[stray.key].is_new]
        asked = _ask(state)
        if state.ask is not None:
            since = [stray for stray in new if self._rests[stray.key].ask == asked]
            left = [slot for slot, rest in self._settled_gone().items() if rest.ask == asked]
            unsaid = [stray for stray in found.strays if self._is_unsaid(stray.key)]
            return moves.named(state, found, unsaid) or moves.chosen(room, state, found.books, since, left)
        return self._free(found, [stray for stray in new if self._is_fresh(stray, state.turn.number)])

    def _is_fresh(self, stray: Stray, turn: int) -> bool:
        """Whether a card was moved this turn; the next player may have laid theirs a moment too early."""
        since = self._rests[stray.key].turn
        return since == turn or (stray.place == STRIP and since == turn - 1)

    def _is_unsaid(self, key: Key) -> bool:
        """Whether what lies there can still say which card it is."""
        rest = self._rests[key]
        return not rest.is_booked and (rest.answered is None or rest.answered != _ask(self._game.state))

    def _free(self, found: Comparison, fresh: list[Stray]) -> moves.Fit | None:
        """What was laid or carried this turn while nothing is asked."""
        room, state, books = self._game.room, self._game.state, found.books
        if (fit := moves.laid(room, state, books, fresh)) is not None:
            return fit
        if (fit := next(moves.carried(room, state, books, fresh), None)) is not None:
            return fit
        left = [
            s for s, rest in self._settled_gone().items() if rest.is_new and rest.turn == state.turn.number
        ]
        return next(moves.taken_away(room, state, left), None)

    def _settled_gone(self) -> dict[SlotId, Rest]:
        """Cards that have left for good: a card that is only lifted to be read comes back."""
        assert self._survey is not None
        return self._gone if self._survey.settled else {}

    def _use(self, fit: moves.Fit) -> None:
        """What was taken for a move is none again while it lies there."""
        if fit.key is not None and self._survey is not None:
            until, asked = self._survey.at_s + CARRY_S, _ask(self._game.state)
            self._rests[fit.key] = replace(self._rests[fit.key], is_new=False, answered=asked, until_s=until)
        elif fit.slot in self._gone:
            self._gone[fit.slot] = replace(self._gone[fit.slot], is_new=False)

    # Differences.

    def _differing(self, found: Comparison) -> dict[str, Difference]:
        """Everything that differs now and is not being asked for or carried."""
        room, state = self._game.room, self._game.state
        if state.outcome or _is_busy(state):
            return {}
        lines = [words.of_thing(thing) for thing in found.things]
        lines += [words.of_twice(state, one) for one in found.twice]
        for stray in found.strays:
            if not self._is_due(stray.key) or not found.books.is_place(stray.place):
                continue
            if not moves.is_asked(state, found.books, stray):
                lines.append(words.of_stray(room, state, found.books, stray))
        for slot in self._gone:
            if not moves.is_option(state, slot):
                lines.append(words.of_gone(room, state, self._seen[slot], slot))
        return {line.id: line for line in lines}

    def _is_due(self, key: Key) -> bool:
        """Whether hands have had their time."""
        return self._survey is not None and self._rests[key].until_s <= self._survey.at_s

    def _keep(self, *, add: bool = False) -> None:
        """Let go of what agrees again; what is new is added when the table has come to rest."""
        if self._survey is not None:
            now = self._differing(self._compared())
            self._shown = now if add else {id: now[id] for id in self._shown if id in now}
            self._dismissed &= set(now)

    def differences(self) -> tuple[Difference, ...]:
        """What is still different, and not dismissed."""
        return tuple(line for id, line in self._shown.items() if id not in self._dismissed)

    def heed(self, step: Step) -> Step:
        """A step with the differences that are left after it."""
        if step.kind in ("undo", "redo"):
            self._turned()
        self._keep()
        self._told = self.differences()
        return replace(step, differences=self._told)

    def offers(self) -> tuple[Offer, ...]:
        """Every answer to a difference."""
        return tuple(answer for line in self.differences() for answer in line.answers)

    def _told_of(self, intent: Believed | Dismissed) -> Work:
        """The table is right, or nobody wants to hear of it."""
        if intent.difference not in self._shown:
            yield phrase("no-longer-offered")
        elif isinstance(intent, Dismissed):
            self._dismissed.add(intent.difference)
            yield from self._quietly()
        else:
            yield from self._believe(intent.difference)
        return None

    def _believe(self, id: str) -> Work:
        """Let the books follow the table, tool by tool, as far as they can."""
        room, state = self._game.room, self._game.state
        found = self._compared()
        stray = next((s for s in found.strays if words.of_stray(room, state, found.books, s).id == id), None)
        for command in words.words_of(room, state, found.books, stray) if stray is not None else ():
            step = yield command
            if step.refusal is not None:
                break
        return None

    # Undo.

    def _turned(self) -> None:
        """The game went to another point of its history: what lies there was not moved to mean anything."""
        until = self._survey.at_s + CARRY_S if self._survey is not None else 0.0
        still = {"is_new": False, "is_booked": True, "agrees": False, "until_s": until}
        self._rests = {key: replace(rest, **still) for key, rest in self._rests.items()}
        self._seen, self._gone, self._shown, self._last = {}, {}, {}, None

    def lain(self, survey: Surveyed) -> Lain:
        """Which cards lie where, for ticking those that are carried back."""
        self._note(survey)
        room, state = self._game.room, self._game.state
        cards = tuple((copy, one.place) for one in self._lying(state, survey) for copy in one.copies[:1])
        zones = (zone for zone in state.table.zones if room.zone_table.is_laid_out(zone))
        on_strip = {zone: room.zone_table.place(zone, None) for zone in zones}  # of any turn
        places, watched = places_of(room, state) | on_strip, frozenset(survey.watched)
        return Lain(cards, places, watched, survey.settled, state.table.designs)


def _ask(state: Any) -> int | None:
    return state.ask.id if state.ask is not None else None


def _is_busy(state: Any) -> bool:
    """Whether nothing may be said or done: a deck is being read, or somebody is asked in private."""
    return state.ask is not None and (state.ask.private or isinstance(state.ask, Order))
