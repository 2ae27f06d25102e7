"""Which manual tool fits what is under the finger, and what each posts; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.crossing.intents import Corrected
from companion.core.crossing.views import Figure, View
from companion.core.language.commands import BindSlot, Command, CorrectFact, MoveSlot, SetNumber, SetProgress
from companion.core.language.ids import CopyId, SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.bench import Held
from ui.screens.question.model import tile_at
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
TOOLS = ("forgot", "move", "number", "progress", "about", "bind", "fact")
FOR_CARDS = ("move", "bind", "fact", "face")
ICONS = {
    "about": "look",
    "move": "hand",
    "number": "plus",
    "progress": "right",
    "bind": "cards",
    "fact": "rule",
    "face": "turn",
    "forgot": "undo",
}


def slot_of(target: str) -> SlotId | None:
    """The card a target names."""
    family, _, rest = target.partition(":")
    return SlotId(int(rest)) if family == "slot" and rest.isdigit() else None


def tools_for(target: str, say: Say) -> tuple[Option, ...]:
    """The tools that fit a target, all of them when nothing is under the finger."""
    fitting = FOR_CARDS if slot_of(target) is not None else TOOLS
    return tuple(
        Option(tool, say(phrase(f"ui-tool-{tool}")), say(phrase(f"ui-tool-{tool}-sub")), icon=ICONS[tool])
        for tool in fitting
    )


def cards_anywhere(cards: Sequence[Held], say: Say) -> tuple[Option, ...]:
    """Every card that can be carried, and where it lies."""
    return tuple(
        Option(card.id, say(card.title), say(card.place) if card.place is not None else "", photo=card.photo)
        for card in cards
    )


def cards_on(view: View, say: Say) -> tuple[Option, ...]:
    """Every card that lies on the board, to choose one."""
    tiles = [
        tile
        for strip in view.strips
        for place in strip.places
        for tile in place.tiles
        if tile.slot is not None
    ]
    tiles += [tile for seat in view.seats for tile in seat.tiles if tile.slot is not None]
    hidden = say(phrase("ui-hidden-card"))
    return tuple(
        Option(
            tile.target,
            say(tile.title) if tile.title is not None else f"{hidden} ({_where(view, tile.target, say)})",
            figures=tile.figures,
            photo=tile.photo,
        )
        for tile in tiles
    )


def _where(view: View, target: str, say: Say) -> str:
    """The name of the place a card lies in."""
    for strip in view.strips:
        for place in strip.places:
            if any(tile.target == target for tile in place.tiles):
                return say(place.title)
    return ""


def name_of(view: View, target: str, say: Say) -> str:
    """What a card is called here."""
    tile = tile_at(view, target)
    return say(tile.title) if tile is not None and tile.title is not None else say(phrase("ui-hidden-card"))


def numbers_upto(most: int) -> tuple[Option, ...]:
    """Numbers to choose from, one touch each."""
    return tuple(Option(str(value), "", figures=(Figure("count", value),)) for value in range(most + 1))


def progress_options(view: View, say: Say) -> tuple[Option, ...]:
    """What of the course of the game can be set right."""
    seats = [
        Option(
            f"seat:{seat.seat}",
            say(phrase("ui-turn-of", name=seat.name)),
            seat=seat.colour,
            initial=seat.name,
        )
        for seat in view.seats
    ]
    alive = [
        Option(
            f"alive:{seat.seat}",
            say(phrase("ui-is-dead" if seat.alive else "ui-is-alive", name=seat.name)),
            seat=seat.colour,
            initial=seat.name,
        )
        for seat in view.seats
    ]
    goal = view.objective
    levels = range(1, (goal.of or 0) + 1) if goal is not None and goal.course else ()
    goals = [
        Option(
            f"course:{goal.course if goal is not None else ''}:{level}",
            say(phrase("ui-objective-is", level=level)),
            figures=(Figure("level", level),),
        )
        for level in levels
    ]
    return (*seats, *goals, *alive)


def progress_of(view: View, id: str) -> Corrected:
    """The correction an option stands for."""
    family, _, rest = id.partition(":")
    if family == "alive":
        alive = next((seat.alive for seat in view.seats if seat.seat == rest), True)
        return corrected(SetProgress(alive={SeatId(rest): not alive}))
    if family == "course":
        name, _, level = rest.rpartition(":")
        return corrected(SetProgress(course={name: int(level)}))
    if family == "phase":
        return corrected(SetProgress(phase=rest))
    return corrected(SetProgress(seat=SeatId(rest)))


def corrected(command: Command) -> Corrected:
    """A tool at the front door."""
    return Corrected(command)


def moved(slot: SlotId, zone: str) -> Corrected:
    """Carry a card to a zone."""
    return corrected(MoveSlot(slot, ZoneId(zone)))


def bound(slot: SlotId, copy: str) -> Corrected:
    """Say which card it is; empty: nobody knows any more."""
    return corrected(BindSlot(slot, CopyId(copy) if copy else None))


def number_set(name: str, value: int) -> Corrected:
    """Set a number of the game."""
    return corrected(SetNumber(name, value))


def fact_set(of: str, field: str, value: int) -> Corrected:
    """Correct what is printed."""
    return corrected(CorrectFact(of, field, value))
