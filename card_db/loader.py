"""Reads set files strictly: a file is taken whole, or refused with everything that is wrong in it."""

from __future__ import annotations

import hashlib
import tomllib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from card_db.cardset import OURS, CardSet, Stack
from card_db.cardtable import NUMBERS, read_card
from card_db.errors import Fault, SetError
from card_db.notes import check_aliases, read_note, read_sources
from card_db.parts import read_boards, read_loose, read_presets, read_stacks
from card_db.shorts import Shorts, read_short
from card_db.strict import Faults, Table, entry_name, meant, shown
from companion.core.language.cards import UNKNOWN, Card
from companion.core.language.ids import DesignId
from companion.core.language.provenance import Provenance

CheckCard = Callable[[Card], list[str]]  # says what a card means that nothing understands
CheckRoom = Callable[[str, Card], list[str]]  # the same for the cards of any room
LARGEST = 4 * 1024 * 1024  # bytes: a set of a thousand cards has a tenth of this
SHIPPED = Path(__file__).parent / "sets"
BOXES = "box.toml"  # what a whole box of a game holds
ENTERING = "entering.toml"  # what can be printed on cards that nobody has entered yet
BOARD = "board.toml"  # how an owner's board is drawn, and what is asked of it
PICTURES = "pictures.toml"  # what is drawn on our own cards
BESIDE_SETS = (
    BOXES,
    "layout.toml",
    "evening.toml",
    ENTERING,
    BOARD,
    PICTURES,
)  # what lies beside sets and is none


def set_files(root: Path = SHIPPED) -> Sequence[Path]:
    """All set files under a folder, `<room>/<set>.toml`, in a fixed order."""
    found = (path for path in root.glob("*/*.toml") if path.name not in BESIDE_SETS)
    return sorted(path for path in found if not path.name.startswith("."))


def read_bytes(path: Path) -> bytes:
    """A set file's bytes, refused when it cannot be one."""
    try:
        data = path.read_bytes() if path.stat().st_size <= LARGEST else None
    except OSError as error:
        raise SetError([Fault(where(path), "file", f"cannot be read: {error.strerror}")]) from error
    if data is None:
        raise SetError([Fault(where(path), "file", f"is larger than {LARGEST} bytes: this is no set file")])
    return data


def fingerprint(data: bytes) -> str:
    """What changes when a file changes."""
    return hashlib.sha256(data).hexdigest()


def where(path: Path) -> str:
    """A set file as faults name it: its room and its name."""
    return f"{path.parent.name}/{path.name}"


def read_set(path: Path, check_card: CheckCard | None = None) -> CardSet:
    """Read one set file; raises SetError with all its faults."""
    return parse_set(read_bytes(path), path, check_card)


def toml_of(data: bytes, path: Path) -> dict[str, Any]:
    """What a file says as plain data; raises SetError when it is no TOML at all."""
    try:
        return tomllib.loads(data.decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SetError([Fault(where(path), "file", f"is not readable TOML: {error}")]) from error


def read_beside(path: Path) -> tuple[Table, Faults]:
    """A file that lies beside the sets of a room, and where its faults are gathered."""
    faults = Faults(where(path))
    return Table(toml_of(read_bytes(path), path), "file", faults), faults


def parse_set(data: bytes, path: Path, check_card: CheckCard | None = None) -> CardSet:
    """Read a set from the bytes of its file; raises SetError with all its faults."""
    faults, raw = Faults(where(path)), toml_of(data, path)
    card_set = convert(raw, path.parent.name, faults)
    if not faults.found:  # meaning is asked only of what has the right shape
        check_meaning(card_set.cards, check_card, faults)
    if faults.found:
        raise SetError(faults.found)
    return card_set


def convert(raw: dict[str, Any], room: str, faults: Faults) -> CardSet:
    """The whole file as a value; what is wrong goes into `faults`."""
    top = Table(raw, "file", faults)
    head = top.table("set") or Table({}, "set", faults)
    head.entry = "set"
    practice = head.yes("practice")
    sources = read_sources(top, faults)
    boards, spots = read_boards(top, faults, sources)
    shorts: Shorts = {}
    stacks = read_stacks(top, faults, sources, shorts, titled=practice)
    numbers = NUMBERS + head.slugs("numbers")
    cards, notes = read_cards(top, faults, numbers, stacks, sources, shorts, titled=practice)
    card_set = CardSet(
        id=head.slug("id", required=True),
        room=head.slug("room", required=True),
        titles=head.titles("name", required=True),
        practice=practice,
        licence=head.text("licence", required=True),
        boards=boards,
        stacks=stacks,
        cards=cards,
        sources=sources,
        notes=notes,
        spots=spots,
        presets=read_presets(top, faults, names_of(stacks, cards)),
        loose=read_loose(top, faults, [stack.id for stack in stacks], numbers, sources),
        shorts=shorts,
        plays_in=read_plays_in(head, room),
        joins=head.yes("joins", default=False),
    )
    if card_set.room and card_set.room != room:
        head.fault(f"'room' is '{card_set.room}', but the file lies in the folder '{room}'")
    head.finish()
    top.finish()
    check_stacks(card_set, faults)
    check_aliases(cards, notes, faults)
    return card_set


def read_plays_in(head: Table, room: str) -> tuple[str, ...]:
    """The games that the cards of a set can be laid out in, its own among them."""
    rooms = head.slugs("plays_in")
    known = sorted(path.name for path in SHIPPED.iterdir() if path.is_dir())
    for name in rooms:
        if name not in known:
            head.fault(f"'plays_in' names the game {shown(name)}, which there is not{meant(name, known)}")
    if rooms and room not in rooms:
        head.fault(f"'plays_in' must name the set’s own game '{room}' too")
    return rooms


def read_cards(
    top: Table,
    faults: Faults,
    numbers: tuple[str, ...],
    stacks: Sequence[Stack],
    sources: Mapping[str, str],
    shorts: Shorts,
    *,
    titled: bool,
) -> tuple[tuple[Card, ...], dict[DesignId, Provenance]]:
    """The `[[card]]` entries, and where their facts come from; their short names go into `shorts`."""
    usual = {stack.id: stack.note for stack in stacks}
    cards, notes = [], {}
    for at, raw in enumerate(top.tables("card", required=True), 1):
        table = Table(raw, entry_name("card", raw, at), faults)
        card = read_card(table, faults, numbers, titled=titled)
        read_short(table, card.titles, shorts)
        note = read_note(table, card, usual.get(card.stack), sources)
        if titled and card.kind == UNKNOWN:
            table.fault("its kind must be known: only a card of somebody’s own box can be of unknown kind")
        table.finish()
        cards.append(card)
        if note != OURS:
            notes[card.design] = note
    return tuple(cards), notes


def names_of(stacks: Sequence[Stack], cards: Sequence[Card]) -> frozenset[str]:
    """Everything in a set that can be chosen for a game: its stacks, its cards, and the people on them."""
    people = {card.person for card in cards}
    return frozenset({*(stack.id for stack in stacks), *(card.design for card in cards), *people})


def check_stacks(card_set: CardSet, faults: Faults) -> None:
    """Every id once, every card in a stack that exists, every stack as large as it says."""
    for kind, ids in (
        ("stack", [one.id for one in card_set.stacks]),
        ("card", [one.design for one in card_set.cards]),
    ):
        for name, times in Counter(ids).items():
            if name and times > 1:
                faults.add(f"{kind} '{name}'", f"the id is used {times} times, it must be unique")
    sizes: Counter[str] = Counter()
    known = {stack.id for stack in card_set.stacks}
    for card in card_set.cards:
        sizes[card.stack] += card.copies
        if card.stack and card.stack not in known:
            faults.add(f"card '{card.design}'", f"unknown stack '{card.stack}'{meant(card.stack, known)}")
    for stack in card_set.stacks:
        if stack.id and sizes[stack.id] != stack.cards:
            reason = f"should have {stack.cards} cards, but its cards' copies add up to {sizes[stack.id]}"
            faults.add(f"stack '{stack.id}'", reason)


def check_meaning(cards: Sequence[Card], check_card: CheckCard | None, faults: Faults) -> None:
    """Ask whoever knows the rules whether each card can be understood."""
    for card in cards if check_card else ():
        for problem in check_card(card) if check_card else ():
            faults.add(f"card '{card.design}'", problem)


def main(paths: Sequence[str]) -> int:
    """Check set files from the command line: 0 all fine, 1 faults found."""
    bad = 0
    for path in [Path(one) for one in paths] or set_files():
        try:
            card_set = read_set(path)
        except SetError as error:
            print(error)
            bad = 1
        else:
            cards = sum(card.copies for card in card_set.cards)
            print(f"{where(path)}: fine, {len(card_set.cards)} designs, {cards} cards")
    return bad


if __name__ == "__main__":
    import sys

    sys.exit(main(sys.argv[1:]))
