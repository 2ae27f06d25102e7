"""What taking a parcel in would mean: what is new, what clashes, and what the choices leave of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

import msgspec

from card_db.parcel.checks import Problems, check_cards, check_parcel
from card_db.parcel.conflicts import Wording
from card_db.parcel.contents import GameFile, Guest, Parcel, SetFile
from card_db.parcel.extras import CardPicture, StackMark
from card_db.parcel.inventory import Here, names_of
from card_db.parcel.lines import ON_COPIES, Line, Told
from card_db.parcel.merger import Merged, Said, merge
from card_db.parcel.sentences import english
from companion.core.language.phrases import Phrase
from companion.core.ports.parcels import Choice, Conflict, Kind, ParcelSurvey, ParcelTally


class Arriving(msgspec.Struct, frozen=True):
    """A game that is not here yet, and the name it will have."""

    file: GameFile
    name: str


class Change(msgspec.Struct, Generic[Said], frozen=True):
    """What is written in place of what."""

    gone: tuple[Said, ...]
    new: tuple[Said, ...]


class Plan(msgspec.Struct, frozen=True):
    """A parcel laid over what is here."""

    parcel: Parcel
    here: Here
    sets: Merged[SetFile]
    copies: tuple[str, ...]  # cards that are not in the collection yet
    lines: Merged[Line]
    told: Merged[Told]
    people: Merged[Guest]
    games: tuple[Arriving, ...]
    stacks: Merged[StackMark]
    pictures: Merged[CardPicture]
    conflicts: tuple[Conflict, ...]
    remarks: tuple[Phrase, ...]

    def is_idle(self) -> bool:
        """Whether everything in the parcel is here already, conflicts aside."""
        merged = (self.sets, self.lines, self.told, self.people, self.stacks, self.pictures)
        return not (self.copies or self.games or any(one.new for one in merged))

    def tallies(self) -> dict[Kind, ParcelTally]:
        """How much of each kind there is."""
        coded = {line.of for line in self.lines.new if line.on in ON_COPIES}
        bare = [copy for copy in self.copies if copy not in coded]
        lines, stacks = tally(self.lines), tally(self.stacks)
        tallies: dict[Kind, ParcelTally] = {
            "sets": tally(self.sets),
            "collection": ParcelTally(
                lines.new + len(bare) + stacks.new,
                lines.same + stacks.same,
                lines.conflicts + stacks.conflicts,
            ),
            "entries": tally(self.told),
            "games": ParcelTally(len(self.games), len(self.parcel.games) - len(self.games)),
            "people": tally(self.people),
            "pictures": tally(self.pictures),
        }
        return {kind: found for kind, found in tallies.items() if found != ParcelTally()}

    def survey(self, file: str) -> ParcelSurvey:
        """The plan as it is shown."""
        app = self.parcel.manifest.app if self.parcel.manifest else ""
        said = tuple(english(one) for one in self.remarks)
        return ParcelSurvey(file, app, self.tallies(), self.conflicts, said, self.remarks)


def tally(merged: Merged[Said]) -> ParcelTally:
    """How much is new, the same, or clashes."""
    return ParcelTally(len(merged.new), merged.same, sum(len(knot.theirs) for knot in merged.knots))


def plan(parcel: Parcel, here: Here, games: tuple[Arriving, ...], problems: Problems) -> Plan:
    """Lay a parcel over what is here; raises Refused when they cannot go together."""
    remarks = check_parcel(parcel, here, problems)
    wording = Wording(here, parcel.sets)
    sets = merge(here.sets, parcel.sets)
    lines = merge([line for line in here.lines if line.code], [line for line in parcel.lines if line.code])
    told, people = merge(here.told, parcel.told), merge(here.people, parcel.people)
    stacks, pictures = merge(here.stacks, parcel.stacks), merge(here.pictures, parcel.pictures)
    conflicts = (
        *(wording.of_set(knot) for knot in sets.knots),
        *(wording.of_lines(knot) for knot in lines.knots),
        *(wording.of_entry(knot) for knot in told.knots),
        *(wording.of_person(knot) for knot in people.knots),
        *(wording.of_stack(knot) for knot in stacks.knots),
        *(wording.of_picture(knot) for knot in pictures.knots),
    )
    return Plan(
        parcel, here, sets, new_copies(parcel, here), lines, told, people, games, stacks, pictures, conflicts,
        remarks,
    )  # fmt: skip


def new_copies(parcel: Parcel, here: Here) -> tuple[str, ...]:
    """The cards of a parcel that are not in the collection."""
    have = {line.of for line in here.lines if line.on in ON_COPIES}
    named = dict.fromkeys(line.of for line in parcel.lines if line.on in ON_COPIES)
    return tuple(copy for copy in named if copy not in have)


class Decided(msgspec.Struct, frozen=True):
    """Everything that is to be written."""

    sets: Change[SetFile]
    copies: tuple[str, ...]
    lines: Change[Line]
    told: Change[Told]
    people: Change[Guest]
    stacks: Change[StackMark]
    pictures: Change[CardPicture]
    games: tuple[Arriving, ...]
    bags: tuple[str, ...]


def choose(plan: Plan, choices: Mapping[str, Choice]) -> Decided:
    """What is to be written after these choices; raises Refused when they leave codes without their cards."""
    keys = iter(one.key for one in plan.conflicts)
    decided = Decided(
        sets=change(plan.sets, [choices[next(keys)] for _ in plan.sets.knots]),
        copies=plan.copies,
        lines=change(plan.lines, [choices[next(keys)] for _ in plan.lines.knots]),
        told=change(plan.told, [choices[next(keys)] for _ in plan.told.knots]),
        people=change(plan.people, [choices[next(keys)] for _ in plan.people.knots]),
        stacks=change(plan.stacks, [choices[next(keys)] for _ in plan.stacks.knots]),
        pictures=change(plan.pictures, [choices[next(keys)] for _ in plan.pictures.knots]),
        games=plan.games,
        bags=tuple(game.name for game in plan.games if game.file.head.game in plan.parcel.bags),
    )
    kept = [one for one in plan.here.sets if one not in decided.sets.gone]
    check_cards(plan.parcel.lines, names_of(one.card_set for one in (*kept, *decided.sets.new)), {})
    return decided


def change(merged: Merged[Said], choices: list[Choice]) -> Change[Said]:
    """What one kind changes."""
    taken = [knot for knot, choice in zip(merged.knots, choices, strict=True) if choice == "theirs"]
    gone = tuple(one for knot in taken for one in knot.mine)
    return Change(gone, (*merged.new, *(one for knot in taken for one in knot.theirs)))
