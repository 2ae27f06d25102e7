"""The zip around the members: written the same every time, opened with distrust."""

from __future__ import annotations

import io
import stat
import struct
import zipfile
import zlib
from collections.abc import Mapping

from card_db.parcel import manifest
from card_db.refusals import Refused

LARGEST = 64 * 1024 * 1024  # bytes of the file: a household with all its games has a fifth of this
LARGEST_UNPACKED = 192 * 1024 * 1024
MOST_MEMBERS = 2500
DENSEST = 100  # times smaller than unpacked: what owners have written is never denser
SMALL = 256 * 1024  # bytes: below this density is no danger
PACKED = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
LOCKED = 0x1 | 0x20 | 0x40  # flags of encrypted and patched members
END = struct.Struct("<4s4H2LH")  # the end of a zip without a comment
LONGEST_ENTRY = 46 + 300  # bytes of the directory for one member with a name of ours


def zipped(members: Mapping[str, bytes]) -> bytes:
    """A zip of these members, without dates and names of machines; the manifest comes first."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for name in sorted(members, key=lambda one: (one != manifest.NAME, one)):
            member = zipfile.ZipInfo(name)  # dated 1980, as every zip that tells no date
            member.create_system = 3
            member.external_attr = (stat.S_IFREG | 0o644) << 16
            archive.writestr(member, members[name], zipfile.ZIP_DEFLATED, 9)
    return target.getvalue()


def unzipped(data: bytes) -> dict[str, bytes]:
    """The members of a zip by name; raises Refused before anything large is unpacked."""
    check_frame(data)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            listed = archive.infolist()
            check_list(listed)
            return {member.filename: read_member(archive, member) for member in listed}
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, struct.error) as error:
        raise Refused("parcel-damaged", fault=str(error)) from error
    except (NotImplementedError, RuntimeError, ValueError, OverflowError) as error:  # zipfile's own refusals
        raise Refused("parcel-damaged", fault=str(error)) from error


def check_frame(data: bytes) -> None:
    """Raise Refused unless beginning, list of members and end fit together, with nothing around them."""
    if not data.startswith(b"PK\x03\x04"):
        raise Refused("parcel-foreign")
    if len(data) > LARGEST:
        raise Refused("parcel-too-large")
    sign, disk, first, here, count, size, at, comment = END.unpack(data[-END.size :].rjust(END.size, b"\0"))
    if (
        sign != b"PK\x05\x06"
        or comment
        or disk
        or first
        or here != count
        or at + size + END.size != len(data)
    ):
        raise Refused("parcel-cut")
    if count > MOST_MEMBERS or size > MOST_MEMBERS * LONGEST_ENTRY:
        raise Refused("parcel-many", most=MOST_MEMBERS)


def check_list(listed: list[zipfile.ZipInfo]) -> None:
    """Raise Refused for any member that no parcel has."""
    names = [member.filename for member in listed]
    if manifest.NAME not in names:
        raise Refused("parcel-foreign")
    for member in listed:
        check_name(member)
        check_nature(member)
        if names.count(member.filename) > 1:
            raise Refused("parcel-twice", name=repr(member.filename))
    if sum(member.file_size for member in listed) > LARGEST_UNPACKED:
        raise Refused("parcel-too-large")


def check_name(member: zipfile.ZipInfo) -> None:
    """Raise Refused for a name that leads elsewhere, or that no member has."""
    name = member.orig_filename
    parts = name.replace("\\", "/").split("/")
    if name.startswith(("/", "\\")) or ".." in parts or ":" in name or "\\" in name or "\0" in name:
        raise Refused("parcel-outside", name=repr(name[:100]))
    if name != manifest.NAME and manifest.kind_of(name) is None:
        raise Refused("parcel-odd", name=repr(name[:100]))


def check_nature(member: zipfile.ZipInfo) -> None:
    """Raise Refused for links, locked members, and what is or unpacks too large."""
    name, mode = member.filename, member.external_attr >> 16
    if mode and not stat.S_ISREG(mode) and stat.S_IFMT(mode):
        raise Refused("parcel-link", name=repr(name))
    if member.flag_bits & LOCKED or member.compress_type not in PACKED:
        raise Refused("parcel-locked", name=repr(name))
    known = manifest.kind_of(name)
    if member.file_size > (known[1] if known else manifest.LARGEST):
        raise Refused("parcel-bomb", name=repr(name))
    if member.file_size > max(SMALL, DENSEST * member.compress_size):
        raise Refused("parcel-bomb", name=repr(name))


def read_member(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> bytes:
    """One member, never more of it than it said it has."""
    with archive.open(member) as opened:
        data = opened.read(member.file_size + 1)
    if len(data) != member.file_size:
        raise Refused("parcel-damaged", fault=f"{member.filename}: {len(data)} / {member.file_size}")
    return data
