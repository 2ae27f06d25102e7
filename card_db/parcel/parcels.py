"""Packs what is here into one file, and takes such files in: whole, or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

from card_db.catalogue import SetFiles
from card_db.database import Database
from card_db.errors import StoreError
from card_db.exchange import game_bytes, name_for, parse, write_whole
from card_db.journal import Journal
from card_db.parcel.archive import zipped
from card_db.parcel.arrivals import note_down, settle, stage
from card_db.parcel.contents import Parcel, read_parcel, write_people
from card_db.parcel.extras import CardPicture, member_of_picture, pictures_in, write_stack_marks
from card_db.parcel.inventory import Here, blanks, gather, sets_in, travelling
from card_db.parcel.lines import write_lines, write_told
from card_db.parcel.manifest import (
    BAGS,
    COLLECTION,
    ENTRIES,
    NAME,
    PEOPLE,
    STACKS,
    SetMark,
    checksum,
    describe,
    member_of_game,
    member_of_set,
)
from card_db.parcel.names import names_of
from card_db.parcel.plans import Arriving, Plan, choose, plan
from card_db.parcel.sentences import english
from card_db.parcel.writer import write
from card_db.refusals import Refused, not_taken
from card_db.taught import wall_time
from companion.core.ports.owners import Photos
from companion.core.ports.parcels import Choice, Decide, Kind, Packed, ParcelSurvey, ParcelTaken

UNWRITTEN = (
    "{name} could not be written ({fault}). Choose another place, or free some space; the store is safe."
)
NOT_ALONE = (
    "A table that a spreadsheet opens holds either the collection or the entries. Ask for one of the two."
)


NO_PICTURES = (
    "Everything but the pictures was taken in ({fault}) Free some space, and take the file in once more."
)


class Parcels:
    """The parcels of an open store (the port `Exchange`)."""

    def __init__(
        self,
        database: Database,
        catalogue: SetFiles,
        journal: Journal,
        now: Callable[[], str] = wall_time,
        photos: Photos | None = None,
        app: str = "",
    ) -> None:
        """Pack from and take into an open store and an album; `now` dates what a file does not date."""
        self._database = database
        self._catalogue = catalogue
        self._journal = journal
        self._now = now
        self._photos = photos
        self._app = app  # the version that packs, unless a call says otherwise

    def pack(self, path: Path, kinds: Sequence[Kind], app: str = "") -> Packed:
        """Write what there is of these kinds to one file; an older file of that name is replaced."""
        here, left_out = travelling(self._here())
        if path.suffix.casefold() == ".csv":
            data, counts = alone(here, kinds)
        else:
            members, counts = self._members(here, kinds)
            manifest = describe(app or self._app, marks_of(here, kinds), counts, members)
            data = zipped({NAME: manifest, **members})
        try:
            write_whole(path, data)
        except OSError as error:
            says = UNWRITTEN.format(name=path.name, fault=error.strerror)
            raise StoreError(says, "store-unwritten", name=path.name, fault=str(error.strerror)) from error
        return Packed(counts, len(data), tuple(english(one) for one in left_out), left_out)

    def look(self, path: Path) -> ParcelSurvey:
        """Check a file and say what it would bring; raises StoreError when it is refused."""
        with refusing(path):
            return self._plan(self._read(path)).survey(path.name)

    def take_in(self, path: Path, decide: Decide) -> ParcelTaken:
        """Take a file in with one transaction; `decide` is asked for every conflict before it begins."""
        with refusing(path):
            parcel = self._read(path)
            found = self._plan(parcel)
            survey = found.survey(path.name)
            choices: dict[str, Choice] = {}
            for conflict in found.conflicts:
                choice = decide(conflict)
                if choice is None:
                    return ParcelTaken(survey, choices, is_stopped=True)
                choices[conflict.key] = choice
            is_changed = not found.is_idle() or "theirs" in choices.values()
            if is_changed:
                self._write(parcel, found, choices)
        return ParcelTaken(survey, choices, is_changed=is_changed)

    def _read(self, path: Path) -> Parcel:
        parcel = read_parcel(path, self._catalogue.parse)
        if parcel.sets and self._catalogue.own is None:
            raise Refused("parcel-no-folder")
        if parcel.pictures and self._photos is None:
            raise Refused("parcel-no-album")
        return parcel

    def _here(self) -> Here:
        """Everything here at this moment."""
        sets = sets_in(self._catalogue)
        with self._database.read() as connection:
            return gather(connection, sets, pictures_in(self._photos))

    def _plan(self, parcel: Parcel) -> Plan:
        """Lay a parcel over what is here now."""
        return plan(parcel, self._here(), tuple(self._arriving(parcel)), self._catalogue.problems)

    def _arriving(self, parcel: Parcel) -> Iterator[Arriving]:
        """The games of a parcel that are not here yet."""
        for game in parcel.games:
            head, entries = parse(game.data)
            name, is_new = name_for(self._journal, head, entries, checksum(game.data))
            if is_new:
                yield Arriving(game, name)

    def _write(self, parcel: Parcel, seen: Plan, choices: dict[str, Choice]) -> None:
        """Look once more, now that nobody else can write, and write everything."""
        own = self._catalogue.own
        try:
            with self._database.write() as connection:
                here = gather(connection, seen.here.sets, seen.here.pictures)
                found = plan(parcel, here, seen.games, self._catalogue.problems)
                if found.conflicts != seen.conflicts:
                    raise Refused("parcel-moved")
                decided = choose(found, choices)
                if own is not None:
                    note_down(connection, stage(own, decided.sets.new, decided.sets.gone))
                write(connection, decided, self._now())
        finally:  # puts sets in place after the transaction, and throws them away after its failure
            settle(self._database, own)
        self._keep_pictures(decided.pictures.new)

    def _keep_pictures(self, pictures: Sequence[CardPicture]) -> None:
        """Pictures are files beside the store; what could not be kept is taken in with the file again."""
        if self._photos is None:
            return
        try:
            for one in pictures:
                self._photos.keep(one.design, one.data)
        except ValueError as error:
            raise StoreError(
                NO_PICTURES.format(fault=error), "store-no-pictures", fault=str(error)
            ) from error

    def _members(self, here: Here, kinds: Sequence[Kind]) -> tuple[dict[str, bytes], dict[Kind, int]]:
        """The members of a parcel of these kinds, and how much they hold."""
        members: dict[str, bytes] = {}
        counts: dict[Kind, int] = {}
        names = names_of(here.sets, here.told)
        if "sets" in kinds:
            sets = [one for one in here.sets if one.own]
            members |= {member_of_set(one.card_set.room, one.card_set.id): one.data for one in sets}
            counts["sets"] = len(sets)
        if "collection" in kinds:
            members[COLLECTION] = write_lines(here.lines, names)
            members |= {STACKS: write_stack_marks(here.stacks)} if here.stacks else {}
            counts["collection"] = len(here.lines) + len(here.stacks)
        if "entries" in kinds:
            members[ENTRIES], counts["entries"] = write_told(here.told, names), len(here.told)
        if "games" in kinds:
            games = [info.id for info in self._journal.games() if info.steps]
            members |= {member_of_game(game): game_bytes(self._journal, game) for game in games}
            bags = [game for game in here.bags if game in games]
            members |= {BAGS: msgspec.json.encode(bags) + b"\n"} if bags else {}
            counts["games"] = len(games)
        if "people" in kinds:
            members[PEOPLE] = write_people([guest.person for guest in here.people])
            counts["people"] = len(here.people)
        if "pictures" in kinds:
            members |= {member_of_picture(one.design): one.data for one in here.pictures}
            counts["pictures"] = len(here.pictures)
        return members, counts


def alone(here: Here, kinds: Sequence[Kind]) -> tuple[bytes, dict[Kind, int]]:
    """The one member of a plain table, with room to fill in what nobody has told yet."""
    names = names_of(here.sets, here.told)
    if tuple(kinds) == ("collection",):
        return write_lines(here.lines, names), {"collection": len(here.lines)}
    if tuple(kinds) == ("entries",):
        return write_told((*here.told, *blanks(here)), names), {"entries": len(here.told)}
    raise StoreError(NOT_ALONE)


def marks_of(here: Here, kinds: Sequence[Kind]) -> tuple[SetMark, ...]:
    """The sets that these kinds speak of."""
    spoken: set[str] = set()
    if "collection" in kinds:
        spoken |= {line.set_id for line in here.lines}
    if "entries" in kinds:
        told = {(one.room, one.of) for one in here.told}
        cards = ((one.card_set, card.design) for one in here.sets for card in one.card_set.cards)
        spoken |= {card_set.id for card_set, design in cards if (card_set.room, str(design)) in told}
    if "sets" in kinds:
        spoken |= {one.card_set.id for one in here.sets if one.own}
    return tuple(
        SetMark(one.card_set.room, one.card_set.id, checksum(one.data), one.own)
        for one in here.sets
        if one.card_set.id in spoken
    )


@contextmanager
def refusing(path: Path) -> Iterator[None]:
    """Turn a refusal into the sentence that players read."""
    try:
        yield
    except Refused as error:
        raise not_taken(path, error) from error
