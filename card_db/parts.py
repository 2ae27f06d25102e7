"""From the tables of a set file to its stacks, its boards and what goes together in it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from card_db.cardset import BoardSpot, Loose, Stack
from card_db.cardtable import read_numbers
from card_db.notes import read_default
from card_db.shorts import Shorts, read_short
from card_db.strict import PLACE, SLUG, Faults, Table, entry_name, meant, shown
from companion.core.language.provenance import Provenance
from companion.core.ports.collection import Preset

SPOT = ("title", "source", "confidence")  # what may stand with a place besides its numbers
MOST_PLAYERS = 12


def read_boards(
    top: Table, faults: Faults, sources: Mapping[str, str]
) -> tuple[dict[str, dict[str, int | None]], dict[str, BoardSpot]]:
    """The `[boards.<place>]` tables: the numbers of places by field, and what places are called."""
    boards = top.table("boards")
    found: dict[str, dict[str, int | None]] = {}
    spots: dict[str, BoardSpot] = {}
    for place in boards.names() if boards else ():
        assert boards is not None
        table = Table(boards.raw(place), f"boards.{place}", faults)
        if not PLACE.fullmatch(place):
            table.fault("a place is named with lower-case letters, digits, dashes and colons")
        fields = [field for field in table.names() if field not in SPOT]
        for field in fields:
            if not SLUG.fullmatch(field):
                table.fault(f"the field '{field}' must be lower-case letters, digits and single dashes")
        found[place] = {field: table.figure(field) for field in fields}
        note = read_default(table, sources)
        if table.has("title"):
            spots[place] = BoardSpot(table.titles("title", required=False), note or Provenance())
    return found, spots


def read_stacks(
    top: Table, faults: Faults, sources: Mapping[str, str], shorts: Shorts, *, titled: bool
) -> tuple[Stack, ...]:
    """The `[[stack]]` entries; the short names of who is on their cards go into `shorts`."""
    stacks = []
    for at, raw in enumerate(top.tables("stack", required=True), 1):
        table = Table(raw, entry_name("stack", raw, at), faults)
        name, kind = table.slug("id", required=True), table.slug("kind", required=True)
        titles, cards = table.titles("title", required=titled), table.whole("cards", 1, 999)
        read_short(table, titles, shorts)
        totals = table.table("totals")
        sums = {one: totals.whole(one, 0, 9999) for one in totals.names()} if totals is not None else {}
        stacks.append(Stack(name, kind, titles, cards, sums, read_default(table, sources)))
        table.finish()
    return tuple(stacks)


def read_presets(top: Table, faults: Faults, known: Collection[str]) -> tuple[Preset, ...]:
    """The `[[preset]]` entries; whatever they choose must be in the set."""
    presets = []
    for at, raw in enumerate(top.tables("preset"), 1):
        table = Table(raw, entry_name("preset", raw, at), faults)
        choices = table.table("choices")
        if choices is None:
            table.fault("'choices' is missing")
        chosen = {what: choices.slugs(what) for what in choices.names()} if choices is not None else {}
        for what, names in chosen.items():
            for name in names:
                if name not in known:
                    table.fault(f"'{what}' chooses {shown(name)}, which is not here{meant(name, known)}")
        presets.append(
            Preset(
                id=table.slug("id", required=True),
                titles=table.titles("title", required=False),
                choices=chosen,
                players=table.wholes("players", 1, MOST_PLAYERS),
            )
        )
        table.finish()
    return tuple(presets)


def read_loose(
    top: Table, faults: Faults, stacks: Collection[str], numbers: tuple[str, ...], sources: Mapping[str, str]
) -> tuple[Loose, ...]:
    """The `[[loose]]` entries: titles that are known, and the stacks in which their cards may be."""
    loose = []
    for at, raw in enumerate(top.tables("loose"), 1):
        table = Table(raw, f"loose number {at}", faults)
        title = table.text("title", required=True)
        table.entry = f"loose {shown(title)}" if title else table.entry
        places = table.slugs("stacks")
        for name in places:
            if name not in stacks:
                table.fault(f"unknown stack '{name}'{meant(name, stacks)}")
        loose.append(
            Loose(
                title=title,
                stacks=places,
                kind=table.slug("kind"),
                klass=table.slug("class"),
                marks=table.slugs("marks"),
                numbers=read_numbers(table, numbers),
                note=read_default(table, sources) or Provenance(),
            )
        )
        table.finish()
    return tuple(loose)
