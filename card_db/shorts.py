"""What cards are called where room is short: written down beside their names, never made by machine."""

from __future__ import annotations

from collections.abc import Mapping

from card_db.strict import Table, shown
from companion.core.language import languages

Shorts = dict[str, dict[str, str]]  # by language: a title, and what it is where room is short


def read_short(table: Table, titles: Mapping[str, str], into: Shorts) -> None:
    """The `short` of one card or stack, in the languages that need one; equal titles have one short name.

    A title that is written in English alone is the same in every language.
    """
    names = table.table("short")
    if names is None:
        return
    for language in languages.codes():
        name, title = names.text(language), titles.get(language) or titles.get(languages.FALLBACK, "")
        if not name:
            continue
        known = into.setdefault(language, {})
        if len(name) >= len(title):
            names.fault(f"{shown(name)} is no shorter than the title {shown(title)}")
        elif known.get(title, name) != name:
            names.fault(f"{shown(title)} is called {shown(known[title])} on another card")
        elif any(one != title for one, short in known.items() if short == name):
            names.fault(f"{shown(name)} is the short name of another title already")
        else:
            known[title] = name
    names.finish()
