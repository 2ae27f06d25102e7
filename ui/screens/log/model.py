"""The readable log as rows, newest first: whole actions, their steps in them; pure."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import overload

import msgspec

from companion.core.crossing.views import SeatView
from companion.core.language.ids import SeatId
from companion.core.language.phrases import TITLE, Phrase, phrase
from companion.core.ports.play import LogLine
from ui.screens.undo.model import Action
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
MOST_SAID = 3  # of what came of an action, where a row has no room for all: a hold reads it
TURN = "TurnBegan"  # the notice that tells whose turn begins, its number in `amount`
NAMING = "Bound"  # the notice that a card was named: nothing anybody hears of, while it lies hidden
SEAT, CARD, TURNS, EVERY = "seat:", "card:", "turn:", "every"


class Filter(msgspec.Struct, frozen=True):
    """Which actions are listed: of one person, about one card, or all."""

    seat: SeatId | None = None
    card: Phrase | None = None


class Rows(Sequence[Option]):
    """Rows that are worded when they are looked at: a log of five thousand steps opens at once."""

    def __init__(self, actions: Sequence[Action], word: Callable[[Action], Option]) -> None:
        """The newest action first."""
        self.actions, self._word = actions, word

    def __len__(self) -> int:
        """How many rows there are."""
        return len(self.actions)

    @overload
    def __getitem__(self, at: int) -> Option: ...
    @overload
    def __getitem__(self, at: slice) -> Rows: ...
    def __getitem__(self, at: int | slice) -> Option | Rows:
        """One row in words, or a part of the list without a word yet."""
        return Rows(self.actions[at], self._word) if isinstance(at, slice) else self._word(self.actions[at])


def grouped(lines: Sequence[LogLine]) -> tuple[Action, ...]:
    """Everything that was done as actions, the newest first; what was taken back stands above all else."""
    found: list[list[LogLine]] = []
    for line in lines:
        if line.opens or not found or found[-1][-1].undone != line.undone:
            found.append([line])
        else:
            found[-1].append(line)
    return tuple(Action(tuple(action)) for action in reversed(found))


def chosen(actions: Sequence[Action], wanted: Filter) -> tuple[Action, ...]:
    """Those that the filter lets through."""
    by_seat = actions if wanted.seat is None else [one for one in actions if _is_of(one, wanted.seat)]
    if wanted.card is None:
        return tuple(by_seat)
    return tuple(one for one in by_seat if wanted.card in cards_in(one))


def _is_of(action: Action, seat: SeatId) -> bool:
    """Whether somebody did it, or it happened to them."""
    return any(
        line.seat == seat or any(notice.seat == seat for notice in line.notices) for line in action.lines
    )


def cards_in(action: Action) -> list[Phrase]:
    """The cards that an action names, as everybody may know them."""
    found: list[Phrase] = []
    for line in action.lines:
        parts = [line.label.args.get("card"), *(notice.title for notice in line.notices)]
        for part in parts:
            if isinstance(part, Phrase) and part.key == TITLE and part not in found:
                found.append(part)
    return found


def cards_of(actions: Sequence[Action], say: Say) -> tuple[tuple[str, Phrase, int], ...]:
    """Every card the log names with how often, by name."""
    met: dict[tuple[tuple[str, object], ...], tuple[Phrase, int]] = {}
    for action in actions:
        for card in cards_in(action):
            key = tuple(sorted(card.args.items(), key=lambda pair: pair[0]))
            _, count = met.get(key, (card, 0))
            met[key] = card, count + 1
    named = ((say(card), card, count) for card, count in met.values())
    return tuple(sorted(named, key=lambda one: one[0].casefold()))


def turns_of(actions: Sequence[Action]) -> Iterator[tuple[int, int, SeatId | None]]:
    """Where turns begin: the place in the list, the number of the turn and whose it is."""
    for at, action in enumerate(actions):
        for line in action.lines:
            for notice in line.notices if not line.undone else ():
                if notice.kind == TURN and notice.amount is not None:
                    yield at, notice.amount, notice.seat


def rows(actions: Sequence[Action], seats: Sequence[SeatView], say: Say) -> Rows:
    """One row for each action: what was done, what came of it, whose it was."""
    by_id = {seat.seat: seat for seat in seats}
    return Rows(actions, lambda action: row(action, by_id, say))


def row(action: Action, seats: dict[SeatId, SeatView], say: Say) -> Option:
    """One action; what was taken back says so."""
    line = action.first
    seat = seats.get(line.seat) if line.seat is not None else None
    said = said_of(action, say)
    came, first = " ".join(said), " ".join(said[:MOST_SAID])
    if line.undone:
        came = say(phrase("ui-taken-back"))
    return Option(
        str(line.number),
        say(line.label),
        came,
        seat=seat.colour if seat is not None else None,
        initial=seat.name if seat is not None else "",
        icon="" if seat is not None else "log",
        done=line.undone,
        tells=came,
        brief=first,
    )


def said_of(action: Action, say: Say) -> list[str]:
    """All that came of an action, as it was heard, once each; not what its name says already."""
    label = say(action.first.label)
    heard = [
        one for line in action.lines for one in line.notices if one.kind != NAMING or one.title is not None
    ]
    said = dict.fromkeys(say(one.text) for one in heard)
    return [one for one in said if one.removesuffix(".") != label]


def filter_rows(
    wanted: Filter, seats: Sequence[SeatView], has: tuple[bool, bool], say: Say
) -> tuple[Option, ...]:
    """What the log can be narrowed to: everybody, one person, one card; and a turn to go to."""
    has_cards, has_turns = has
    found = [Option(EVERY, say(phrase("ui-log-every")), icon="log", chosen=wanted == Filter())]
    found += [
        Option(
            f"{SEAT}{one.seat}", one.name, seat=one.colour, initial=one.name, chosen=wanted.seat == one.seat
        )
        for one in seats
    ]
    if has_cards:
        sub = say(wanted.card) if wanted.card is not None else ""
        found.append(Option(CARD, say(phrase("ui-log-card")), sub, icon="cards", chosen=bool(sub)))
    if has_turns:
        found.append(Option(TURNS, say(phrase("ui-log-turn")), icon="remedy"))
    return tuple(found)


def filter_words(wanted: Filter, seats: Sequence[SeatView], say: Say) -> str:
    """What is listed, in words; nothing while everything is."""
    name = next((one.name for one in seats if one.seat == wanted.seat), "")
    return ", ".join(part for part in (name, say(wanted.card) if wanted.card is not None else "") if part)
