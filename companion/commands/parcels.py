"""`companion pack` and `companion unpack`: what is yours as one file, from one computer to another."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import companion
from companion.core.ports.archive import ArchiveError
from companion.core.ports.parcels import (
    KINDS,
    Choice,
    Conflict,
    Decide,
    Exchange,
    Kind,
    ParcelSurvey,
    ParcelTaken,
)
from companion.ground.household import open_own
from companion.ground.places import find_places
from companion.ground.verdicts import FINE, PROBLEMS, WRONG_CALL

if TYPE_CHECKING:
    from card_db.store import Store

Ask = Callable[[str], str]  # a line from whoever sits at the terminal
USUAL: tuple[Kind, ...] = ("sets", "collection", "entries")
TAKES = ("mine", "theirs", "ask")
WORDS: Mapping[Kind, tuple[str, str]] = {  # of one, and of several
    "sets": ("card set", "card sets"),
    "collection": ("card or code", "cards and codes"),
    "entries": ("entry", "entries"),
    "games": ("game", "games"),
    "people": ("person", "people"),
    "pictures": ("picture", "pictures"),
}
QUESTION = "Keep mine (m), take theirs (t), the same for all the rest (M, T), or stop (s)? "
ANSWERS: Mapping[str, Choice | None] = {"m": "mine", "t": "theirs", "M": "mine", "T": "theirs", "s": None}
NO_CHOICE = "Nothing was changed. Say which side counts with --take mine or --take theirs."


@contextmanager
def open_household() -> Iterator[Store]:
    """The household's store with its own sets."""
    store = open_own()
    try:
        yield store
    finally:
        store.close()


def exchange_of(store: Store) -> Exchange:
    """The parcels of the household, with the pictures of its cards."""
    from companion.play.photos import PhotoFolder

    return store.parcels_with(PhotoFolder(find_places().photos))


def run_pack(file: Path, asked: Sequence[str]) -> int:
    """Pack; 0 it is written, 1 it cannot be, 2 there is nothing to pack yet."""
    kinds = tuple(kind for kind in KINDS if kind in asked) or USUAL
    if not find_places().is_begun:
        print("There is nothing to pack yet: nobody has used the companion here.", file=sys.stderr)
        return WRONG_CALL
    with open_household() as store:
        try:
            packed = exchange_of(store).pack(file, kinds, companion.__version__)
        except ArchiveError as error:
            print(str(error), file=sys.stderr)
            return PROBLEMS
    print(f"{file} is written: {listed(packed.counts)}.")
    for left in packed.left_out:
        print(f"Left out: {left}.")
    if not asked:
        print("Games and people stay here; `--games` and `--people` pack them too.")
    return FINE


def run_unpack(file: Path, dry_run: bool, take: str, as_json: bool) -> int:
    """Take in; 0 done, 1 refused or not decided, 2 a wrong call."""
    if take not in TAKES:
        print(f"--take is mine, theirs or ask, not {take!r}.", file=sys.stderr)
        return WRONG_CALL
    with open_household() as store:
        try:
            if dry_run:
                return report(ParcelTaken(exchange_of(store).look(file), {}), as_json, is_dry=True)
            return report(exchange_of(store).take_in(file, decider(take, as_json)), as_json)
        except ArchiveError as error:
            print(as_line({"file": file.name, "error": str(error)}) if as_json else error,
                  file=sys.stdout if as_json else sys.stderr)  # fmt: skip
            return PROBLEMS


def decider(take: str, as_json: bool, ask: Ask = input) -> Decide:
    """Who decides where the file says otherwise."""
    if take == "mine":
        return lambda _: "mine"
    if take == "theirs":
        return lambda _: "theirs"
    if as_json or not sys.stdin.isatty():
        return lambda _: None
    return Asker(ask)


class Asker:
    """Asks at the terminal, until somebody wants the same for all the rest."""

    def __init__(self, ask: Ask) -> None:
        """Ask with this."""
        self._ask = ask
        self._rest: Choice | None = None

    def __call__(self, conflict: Conflict) -> Choice | None:
        """The choice for one conflict."""
        if self._rest is not None:
            return self._rest
        show([conflict])
        answer = ""
        while answer not in ANSWERS:
            try:
                answer = self._ask(QUESTION).strip()
            except EOFError:  # nobody is there any more
                answer = "s"
        self._rest = ANSWERS[answer] if answer.isupper() else None
        return ANSWERS[answer]


def report(taken: ParcelTaken, as_json: bool, *, is_dry: bool = False) -> int:
    """Say what came of it, or what would."""
    survey = taken.survey
    if as_json:
        print(as_line(as_fields(taken, is_dry)))
    else:
        told(taken, is_dry)
    return PROBLEMS if taken.is_stopped or (is_dry and survey.conflicts) else FINE


def told(taken: ParcelTaken, is_dry: bool) -> None:
    """The same in words."""
    survey = taken.survey
    new = {kind: found.new for kind, found in survey.tallies.items() if found.new}
    same = {kind: found.same for kind, found in survey.tallies.items() if found.same}
    print(f"New in {survey.file}: {listed(new)}. Here already: {listed(same)}.")
    for remark in survey.remarks:
        print(remark)
    if is_dry or taken.is_stopped:
        show(survey.conflicts)
    if taken.is_stopped:
        print(NO_CHOICE)
    elif is_dry:
        print("Nothing was changed: this was a look.")
    else:
        theirs = sum(choice == "theirs" for choice in taken.choices.values())
        if taken.choices:
            print(f"Decided: {theirs} for theirs, {len(taken.choices) - theirs} for mine.")
        print("Taken in." if taken.is_changed else "Nothing was changed: there was nothing new.")


def show(conflicts: Sequence[Conflict]) -> None:
    """Both sides of conflicts, side by side."""
    if not conflicts:
        return
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table("It is about", "mine", "theirs")
    for one in conflicts:
        table.add_row(*(Text(harmless(side)) for side in ((one.what,), one.mine, one.theirs)))
    Console().print(table)


def harmless(lines: Sequence[str]) -> str:
    """Lines without what would move the cursor of a terminal."""
    return "\n".join("".join(sign if sign.isprintable() else "·" for sign in line) for line in lines)


def listed(counts: Mapping[Kind, int]) -> str:
    """How much of what, in words."""
    parts = [f"{count} {WORDS[kind][count != 1]}" for kind, count in counts.items() if count]
    return ", ".join(parts) or "nothing"


def as_fields(taken: ParcelTaken, is_dry: bool) -> dict[str, Any]:
    """What happened, for machines."""
    survey: ParcelSurvey = taken.survey
    conflicts = [
        {**msgspec.to_builtins(one), "choice": taken.choices.get(one.key, "")} for one in survey.conflicts
    ]
    return {
        "file": survey.file,
        "app": survey.app,
        "brings": msgspec.to_builtins(survey.tallies),
        "conflicts": conflicts,
        "remarks": list(survey.remarks),
        "dry_run": is_dry,
        "changed": taken.is_changed,
    }


def as_line(fields: Mapping[str, Any]) -> str:
    """One line for machines."""
    return json.dumps(fields, ensure_ascii=False)
