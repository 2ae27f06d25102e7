"""What travels beside cards and entries: how stacks lie in their box, games in bags, pictures of cards."""

from __future__ import annotations

import re
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select
from sqlmodel import col

from card_db.models import SettingRow
from card_db.parcel.manifest import PICTURES, checksum
from card_db.parcel.merger import Claim
from card_db.refusals import Refused
from companion.core.ports.owners import Photos

STACKS_OF, PACKED = "stacks:{room}/{box}", "packed:{game}"  # the settings that keep them
STACKS = re.compile(r"stacks:([a-z0-9-]{1,40})/([a-z0-9:-]{1,60})")
SLUG = re.compile(r"[a-z0-9][a-z0-9:-]{0,59}")
STATES = ("never", "checked", "put-away")
MOST_STACKS = 5000
MOST_PICTURES, LARGEST_PICTURES = 1500, 40 * 1024 * 1024
JPEG, JPEG_END = b"\xff\xd8\xff", b"\xff\xd9"


class StackMark(msgspec.Struct, frozen=True, order=True, forbid_unknown_fields=True):
    """How one stack of a box lies: checked, put away, what was missing."""

    room: str
    box: str
    stack: str
    state: str = "never"
    at: str = ""
    missing: int | None = None

    def claims(self) -> tuple[Claim, ...]:
        """A stack lies in one way only."""
        return (("lies", self.room, self.box, self.stack),)

    def body(self) -> Hashable:
        """Everything of it."""
        return self


class CardPicture(msgspec.Struct, frozen=True):
    """The picture of a card that was taken at the table."""

    design: str
    data: bytes

    def claims(self) -> tuple[Claim, ...]:
        """A design has one picture."""
        return (("picture", self.design),)

    def body(self) -> Hashable:
        """Two pictures are the same when every byte is."""
        return self.design, checksum(self.data)


def stacks_in(connection: Connection) -> tuple[StackMark, ...]:
    """How the stacks lie here; a damaged setting tells nothing."""
    asked = select(col(SettingRow.name), col(SettingRow.value)).where(
        col(SettingRow.name).startswith("stacks:")
    )
    found = []
    for name, value in connection.execute(asked).all():
        where = STACKS.fullmatch(name)
        for stack, kept in (lenient_table(value) if where else {}).items():
            if where is not None and isinstance(kept, dict):
                fields = {"room": where[1], "box": where[2], "stack": stack, **kept}
                found += converted(fields)
    return tuple(sorted(found))


def lenient_table(text: str) -> dict[str, Any]:
    """A table in JSON, an empty one when it is damaged."""
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.MsgspecError:
        return {}


def converted(fields: Mapping[str, Any]) -> list[StackMark]:
    """A mark from its fields, none from odd ones."""
    try:
        mark = msgspec.convert(dict(fields), StackMark)
    except msgspec.ValidationError:
        return []
    return [mark] if is_sound(mark) else []


def is_sound(mark: StackMark) -> bool:
    """Whether a mark can be kept."""
    names = (mark.room, mark.box, mark.stack)
    return (
        all(SLUG.fullmatch(name) for name in names)
        and mark.state in STATES
        and len(mark.at) <= 30
        and mark.at.isprintable()
        and (mark.missing is None or 0 <= mark.missing <= 9999)
    )


def write_stack_marks(marks: Sequence[StackMark]) -> bytes:
    """Marks as a member."""
    return msgspec.json.format(msgspec.json.encode(marks), indent=1) + b"\n"


def read_stack_marks(data: bytes) -> tuple[StackMark, ...]:
    """Marks from a member; raises Refused."""
    try:
        marks = msgspec.json.decode(data, type=tuple[StackMark, ...])
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Refused("parcel-stacks-odd", fault=str(error)) from error
    odd = next((mark for mark in marks if not is_sound(mark)), None)
    if odd is not None or len(marks) > MOST_STACKS or len({one.claims() for one in marks}) < len(marks):
        raise Refused("parcel-stacks-odd", fault=repr(odd.stack)[:60] if odd else "stacks")
    return marks


def keep_stacks(connection: Connection, marks: Iterable[StackMark]) -> None:
    """Write down how stacks lie from now on."""
    by_box: dict[str, dict[str, Any]] = {}
    for mark in marks:
        kept = {"state": mark.state, "at": mark.at, "missing": mark.missing}
        by_box.setdefault(STACKS_OF.format(room=mark.room, box=mark.box), {})[mark.stack] = kept
    for name, fresh in by_box.items():
        asked = select(col(SettingRow.value)).where(col(SettingRow.name) == name)
        before = lenient_table(connection.execute(asked).scalar() or "{}")
        set_setting(connection, name, {**before, **fresh})


def set_setting(connection: Connection, name: str, value: Any) -> None:
    """Keep one setting."""
    connection.execute(delete(SettingRow).where(col(SettingRow.name) == name))
    row = {"name": name, "value": msgspec.json.encode(value).decode()}
    connection.execute(insert(SettingRow), row)


def bags_in(connection: Connection) -> tuple[str, ...]:
    """The games that lie in bags."""
    begin = PACKED.format(game="")
    asked = select(col(SettingRow.name), col(SettingRow.value)).where(col(SettingRow.name).startswith(begin))
    rows = connection.execute(asked).all()
    return tuple(sorted(name.removeprefix(begin) for name, value in rows if value == "true"))


def read_bags(data: bytes) -> tuple[str, ...]:
    """The games that lay in bags where they were packed; raises Refused."""
    try:
        return msgspec.json.decode(data, type=tuple[str, ...])
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Refused("parcel-bags-odd", fault=str(error)) from error


def keep_bags(connection: Connection, games: Iterable[str]) -> None:
    """These games lie in bags."""
    for game in games:
        set_setting(connection, PACKED.format(game=game), True)


def pictures_in(photos: Photos | None) -> tuple[CardPicture, ...]:
    """Every picture there is here."""
    known = sorted(photos.known()) if photos is not None else ()
    found = ((design, photos.of(design)) for design in known if photos is not None)
    return tuple(CardPicture(design, data) for design, data in found if data is not None)


def fitting_pictures(pictures: Sequence[CardPicture], designs: Collection[str]) -> tuple[CardPicture, ...]:
    """The pictures of cards there are, as many as one file holds."""
    found: list[CardPicture] = []
    size = 0
    for one in pictures:
        size += len(one.data)
        if one.design in designs and len(found) < MOST_PICTURES and size <= LARGEST_PICTURES:
            found.append(one)
    return tuple(found)


def member_of_picture(design: str) -> str:
    """The member for the picture of a design."""
    return f"{PICTURES}/{design}.jpg"


def read_picture(name: str, data: bytes) -> CardPicture:
    """A picture from its member; raises Refused."""
    if not (data.startswith(JPEG) and data.rstrip(b"\0").endswith(JPEG_END)):
        raise Refused("parcel-picture-odd", name=repr(name))
    return CardPicture(name.partition("/")[2].removesuffix(".jpg"), data)
