"""From the tables of a set file to where its facts come from, how sure they are, and other names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, get_args

from card_db.boxes import facts
from card_db.strict import Faults, Table, meant, shown
from companion.core.language.cards import Card
from companion.core.language.provenance import Confidence, Origin, Provenance

CONFIDENCES: tuple[Confidence, ...] = get_args(Confidence)
AS_CARD = {"class": "klass", "titles": "title"}  # fields that a file and a card call differently


def read_sources(top: Table, faults: Faults) -> dict[str, str]:
    """The `[sources]` table: short names of witnesses."""
    table = top.table("sources")
    if table is None:
        return {}
    table.entry = "sources"
    for name in table.names():
        if not table.is_slug(name):
            table.fault(f"the source {shown(name)} must be lower-case letters, digits and single dashes")
    return {name: table.text(name, required=True) for name in table.names()}


def read_default(table: Table, sources: Mapping[str, str]) -> Provenance | None:
    """What a stack or a place says of all that is in it."""
    if not (table.has("source") or table.has("confidence")):
        return None
    return Provenance(sources=origin(table, "source", sources), confidence=confidence(table, "confidence"))


def read_note(table: Table, card: Card, default: Provenance | None, sources: Mapping[str, str]) -> Provenance:
    """What a card says of its own facts, what its stack says where it is silent."""
    usual = default or Provenance()
    for key, is_said in (("source", usual.sources), ("confidence", default)):
        if sources and not table.has(key) and not is_said:
            table.fault(f"'{key}' is missing, here or on its stack: every fact has a witness in this set")
    given = origin(table, "source", sources) if table.has("source") else usual.sources
    sure = confidence(table, "confidence") if table.has("confidence") else usual.confidence
    return Provenance(
        sources=given,
        confidence=sure,
        sure={field: confidence(one, name) for one, name, field in _fields(table, "sure", card)},
        origin={field: origin(one, name, sources) for one, name, field in _fields(table, "from", card)},
        aliases=table.texts("aliases"),
        carries=table.slugs("carries"),
        perhaps=table.slugs("perhaps"),
    )


def _fields(table: Table, key: str, card: Card) -> Iterable[tuple[Table, str, str]]:
    """The fields that a table inside a card is about, as the file and as the card call them."""
    inner = table.table(key)
    for name in inner.names() if inner is not None else ():
        assert inner is not None
        field = AS_CARD.get(name, name)
        if field not in facts(card):
            inner.raw(name)
            inner.fault(f"'{name}' is nothing that is known of this card{meant(name, facts(card))}")
        else:
            yield inner, name, field


def origin(table: Table, key: str, sources: Mapping[str, str]) -> Origin:
    """One witness or several, each of which the file must name."""
    value: Any = table.raw(key)
    names = value if isinstance(value, list) else [value]
    for name in names:
        if not isinstance(name, str) or name not in sources:
            hint = meant(str(name), sources)
            table.fault(f"'{key}' is {shown(name)}, which [sources] does not name{hint}")
            return ()
    if len(set(names)) < len(names):
        table.fault(f"'{key}' names a source twice")
    return tuple(names)


def confidence(table: Table, key: str) -> Confidence:
    """How sure something is."""
    value = table.raw(key)
    if value not in CONFIDENCES:
        table.fault(f"'{key}' must be {', '.join(CONFIDENCES)}, not {shown(value)}")
        return "low"
    return CONFIDENCES[CONFIDENCES.index(value)]


def check_aliases(cards: Iterable[Card], notes: Mapping[Any, Provenance], faults: Faults) -> None:
    """No other name may mean two cards."""
    cards = tuple(cards)
    titles = Counter(card.titles["en"].casefold() for card in cards if "en" in card.titles)
    names = Counter(alias.casefold() for note in notes.values() for alias in note.aliases)
    for card in cards:
        note = notes.get(card.design)
        for alias in note.aliases if note is not None else ():
            if names[alias.casefold()] > 1:
                faults.add(f"card '{card.design}'", f"the alias {shown(alias)} is used more than once")
            elif titles[alias.casefold()]:
                faults.add(f"card '{card.design}'", f"the alias {shown(alias)} is the title of a card")
