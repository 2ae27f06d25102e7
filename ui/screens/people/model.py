"""The people as rows: those of the running game above, those who are kept below; pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.crossing.intents import Corrected
from companion.core.crossing.views import SeatView, View
from companion.core.language.commands import Credit, HandOver, SetProgress, TakeOut
from companion.core.language.days import day
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.states import EVERYBODY
from companion.core.ports.people import Person
from companion.core.ports.pins import TurnLine
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
COLOURS = 5
MOST_TURNS = 12
PERSON, BACK, ALL, OTHER, OUT = "person:", "back", "all", "other", "out"


def in_game(joining: Sequence[str], over: bool, has_desk: bool, say: Say) -> tuple[Option, ...]:
    """What can be said of those who play now."""
    names = ", ".join(joining)
    joins = say(phrase("ui-joins-sub-named", names=names) if names else phrase("ui-joins-sub"))
    rows = [_row("around", "ui-around", "ui-around-game", "chairs", say)]
    if not over:
        rows.append(_row("leaves", "ui-leaves", "ui-leaves-sub", "back", say))
    rows.append(Option("joins", say(phrase("ui-joins")), joins, icon="plus"))
    if has_desk:
        rows.append(_row("was", "ui-was-turn", "ui-was-turn-sub", "turn-left", say))
    return tuple(rows)


def _row(id: str, words: str, sub: str, icon: str, say: Say) -> Option:
    return Option(id, say(phrase(words)), say(phrase(sub)), icon=icon)


def kept(
    people: Sequence[Person], pinned: frozenset[str], tongue: Callable[[str], str], say: Say
) -> tuple[Option, ...]:
    """Everybody who is kept: name, colour with pattern, language of private texts, and a pin or none."""
    return tuple(
        Option(
            f"{PERSON}{person.id}",
            person.name,
            ", ".join(
                (tongue(person.language), *((say(phrase("ui-has-pin")),) if person.name in pinned else ()))
            ),
            seat=person.colour,
            initial=person.name,
        )
        for person in people
    )


def about(person: Person, has_pin: bool | None, lost: str, tongue: str, say: Say) -> tuple[Option, ...]:
    """What can be changed of one person; `has_pin` None: no pins are kept here."""
    rows = [
        Option("name", say(phrase("ui-person-name")), icon="keys"),
        Option("colour", say(phrase("ui-person-colour")), seat=person.colour, initial=person.name),
        Option("language", say(phrase("ui-person-language", language=tongue)), icon="settings"),
    ]
    if has_pin is not None:
        sub = say(phrase("ui-person-pin-lost", date=day(lost)) if lost else phrase("ui-person-pin-sub"))
        key = "ui-person-pin-change" if has_pin else "ui-person-pin"
        rows.append(Option("pin", say(phrase(key)), sub, icon="look", warns=bool(lost)))
    if has_pin:
        rows.append(Option("no-pin", say(phrase("ui-person-pin-drop")), icon="minus"))
    forget = say(phrase("ui-person-forget", name=person.name))
    rows.append(Option("forget", forget, say(phrase("ui-person-forget-sub")), icon="close"))
    return tuple(rows)


def recoloured(person: Person) -> Person:
    """The next colour and pattern."""
    return replace(person, colour=(person.colour + 1) % COLOURS)


def seats(view: View, say: Say) -> tuple[Option, ...]:
    """Everybody at the table, and who plays for whom."""
    return tuple(_seat(seat, say) for seat in view.seats if seat.alive)


def _seat(seat: SeatView, say: Say) -> Option:
    by = phrase("ui-now-by-all") if seat.by == EVERYBODY else phrase("ui-now-by", name=seat.by)
    return Option(seat.seat, seat.name, say(by) if seat.by else "", seat=seat.colour, initial=seat.name)


def ways(view: View, seat: SeatView, can_go: bool, say: Say) -> tuple[Option, ...]:
    """Who can play on for somebody: back again, one of the others, all, somebody else, or nobody."""
    rows = []
    if seat.by:
        words = say(phrase("ui-plays-again", name=seat.name))
        rows.append(Option(BACK, words, seat=seat.colour, initial=seat.name))
    others = [one for one in view.seats if one.seat != seat.seat and one.alive and not one.by]
    rows += [
        Option(
            f"by:{one.name}", say(phrase("ui-played-by", name=one.name)), seat=one.colour, initial=one.name
        )
        for one in others
        if one.name != seat.by
    ]
    if seat.by != EVERYBODY:
        rows.append(Option(ALL, say(phrase("ui-played-by-all")), icon="people"))
    rows.append(Option(OTHER, say(phrase("ui-somebody-else")), icon="keys"))
    if can_go and len([one for one in view.seats if one.alive]) > 1:
        rows.append(_row(OUT, "ui-taken-out", "ui-taken-out-sub", "close", say))
    return tuple(rows)


def left(seat: SeatId, way: str) -> Corrected:
    """What choosing a way posts."""
    if way == OUT:
        return Corrected(TakeOut(seat))
    by = {BACK: "", ALL: EVERYBODY}.get(way, way.removeprefix("by:"))
    return Corrected(HandOver(seat, by))


def turns(lines: Sequence[TurnLine], view: View, say: Say) -> tuple[Option, ...]:
    """The last turns, the running one first."""
    people = {seat.seat: seat for seat in view.seats}
    return tuple(
        Option(
            str(line.number),
            say(phrase("ui-was-line", number=line.number, name=people[line.seat].name)),
            say(phrase("ui-was-now")) if line.number == view.turn.number and not view.outcome else "",
            seat=people[line.seat].colour,
            initial=people[line.seat].name,
        )
        for line in lines[:MOST_TURNS]
        if line.seat in people
    )


def whose(view: View, line: TurnLine) -> tuple[Option, ...]:
    """Everybody whose turn it could really have been."""
    others = [seat for seat in view.seats if seat.seat != line.seat]
    return tuple(Option(one.seat, one.name, seat=one.colour, initial=one.name) for one in others)


def credited(view: View, turn: int, seat: SeatId) -> tuple[Corrected, ...]:
    """The turn counts for another; the running one goes on as theirs as well."""
    told = Corrected(Credit(turn, seat))
    is_now = turn == view.turn.number and not view.outcome
    return (told, Corrected(SetProgress(seat=seat))) if is_now else (told,)


def renamed_chairs(kept: Mapping[str, Mapping[str, int]], old: str, new: str) -> dict[str, dict[str, int]]:
    """Where people sit, with somebody called otherwise; an empty name forgets the groups they sat in."""
    from companion.core.crossing.seating import together

    found: dict[str, dict[str, Any]] = {}
    for group, chairs in kept.items():
        if old not in chairs:
            found[group] = dict(chairs)
        elif new:
            other = {new if name == old else name: chair for name, chair in chairs.items()}
            found[together(other)] = other
    return found
