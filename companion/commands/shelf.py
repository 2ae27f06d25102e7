"""`companion own` and `companion plan`: an owner's boxes and evenings, told in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from companion.commands.simulation.command import choices_of
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.archive import ArchiveError
from companion.core.ports.owners import EveningPlan, PlanLine
from companion.ground.verdicts import FINE, WRONG_CALL, verdict_of
from companion.house.belongings import Boxes, UnknownSet
from companion.owner.plan import Planner

if TYPE_CHECKING:
    from companion.house.house import House

NO_NAME = "Name a set to own, such as `companion own alien`, or see which there are with --list."
NO_FILM = "There is no film called {film!r} in this box. These there are: {known}."
NOT_OWNED = "The box {box!r} is not on your shelf; `companion own {box}` takes it into your collection."


def run_own(name: str, listing: bool, back: bool, language: str = "en") -> int:
    """Take a box into the collection, give it back, or list the boxes; 0 fine, 2 a wrong call."""
    from companion.house.house import open_house

    if not name and not listing:
        print(NO_NAME, file=sys.stderr)
        return WRONG_CALL
    house = open_house(threaded=False)
    boxes = Boxes(house.store)
    try:
        if name and back:
            boxes.disown(name)
        elif name:
            boxes.own(name)
        for box in boxes.boxes():
            mark = "owned" if box.owned else "     "
            print(f"{mark}  {box.name:12} {box.cards:4} cards, {box.labelled:4} labelled  "
                  f"{house.texts.say(box.title, language)}")  # fmt: skip
        return FINE
    except UnknownSet as error:
        print(str(error), file=sys.stderr)
        return WRONG_CALL
    finally:
        house.close()


def run_plan(
    box: str, players: int, film: str, as_json: bool, chosen: Sequence[str] = (), language: str = "en"
) -> int:
    """Tell the plan of an evening of a film, with what was chosen over it; 0 fine, 2 a wrong call."""
    from companion.house.house import open_house

    house = open_house(threaded=False)
    try:
        room = _room_of(house, box)
        choices = {**_film(house, room, box, players, film), **choices_of(chosen)}
        plan = Planner(house).plan(room, box, players, choices)
        print(msgspec.json.encode(plan).decode() if as_json else told(house, plan, language))
        if not Boxes(house.store).owns(room, box):
            print(NOT_OWNED.format(box=box), file=sys.stderr)
        return FINE
    except ValueError as error:
        print(str(error), file=sys.stderr)
        return WRONG_CALL
    except ArchiveError as error:
        print(str(error), file=sys.stderr)
        return verdict_of(error)
    finally:
        house.close()


def _room_of(house: House, box: str) -> str:
    sets = {one.id: one.room for one in house.store.catalogue.sets()}
    if box not in sets:
        raise UnknownSet(f"There is no card set called {box!r}. These there are: {', '.join(sets)}.")
    return sets[box]


def _film(house: House, room: str, box: str, players: int, film: str) -> dict[str, object]:
    """The choices of a film of the box; without one, what the box suggests first."""
    from companion.ground.rooms import open_room

    if not film:
        return {}
    opened = house.store.catalogue.box(room, box)
    suggested = open_room(room).suggest(opened, players, lambda many, count: list(many)[:count])
    films: dict[str, dict[str, object]] = suggested.get("other", {}).get("films", {})
    if film not in films:
        raise ValueError(NO_FILM.format(film=film, known=", ".join(films) or "none"))
    return films[film]


def told(house: House, plan: EveningPlan, language: str) -> str:
    """A plan in words: what to label first, how long it takes, and that all of it can wait."""

    def say(said: Phrase) -> str:
        return house.texts.say(said, language)

    lines = [say(phrase("plan-head", touches=plan.touches))]
    lines += ["  " + say(line_of(line)) for line in plan.lines]
    labels, entries = round(plan.label_min), round(plan.entry_min)
    return "\n".join([*lines, say(phrase("plan-sum", labels=labels, entries=entries))])


def line_of(line: PlanLine) -> Phrase:
    """One stack of a plan in words."""
    return phrase(
        "plan-line", stack=line.title, labels=line.to_label, minutes=whole(line.label_min),
        shows=round(line.shows), unnamed=sum(not one.is_named for one in line.designs),
        entry=whole(line.entry_min),
    )  # fmt: skip


def whole(minutes: float) -> int:
    """Minutes as people say them: whole ones, and what takes any time takes one."""
    return max(1, round(minutes)) if minutes else 0
