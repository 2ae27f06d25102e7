"""Beginning a new game from whichever of its screens: what people chose is kept between them."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from zlib import crc32

from msgspec.structs import replace

from companion.core.ports.house import Settings
from companion.core.ports.people import Person
from ui.context import Context
from ui.screens.new_game.company import JOINING, joining
from ui.screens.new_game.model import MOST, GameDraft, game_of
from ui.screens.settings.usual import custody_wish, usual_of

DRAFT, NAMES, BOX = "new_game", "names", "box_last"
COLOURS = "colours"  # of those who sat in the last game, known or not, by name


def draft_of(context: Context) -> GameDraft:
    """What was chosen so far."""
    draft = context.notes.get(DRAFT)
    return draft if isinstance(draft, GameDraft) else GameDraft()


def as_usual(context: Context, draft: GameDraft) -> GameDraft:
    """A fresh draft with what this table has chosen for games to come."""
    usual = usual_of(context.ports.settings)
    return replace(draft, enforcement=usual.enforcement, custody=custody_wish(usual))


def keep_draft(context: Context, draft: GameDraft) -> GameDraft:
    """Remember what was chosen, also when the screens are built anew."""
    context.notes[DRAFT] = draft
    return draft


def called(context: Context, old: str, new: str) -> None:
    """Somebody is called otherwise, or with no name forgotten: so in the new game that is offered next."""
    draft = draft_of(context)
    people = tuple(replace(one, name=new or one.name) if one.name == old else one for one in draft.people)
    keep_draft(context, replace(draft, people=tuple(one for one in people if new or one.name != old)))
    settings = context.ports.settings
    if settings is None:
        return

    def rename() -> None:
        names = [new if name == old else name for name in settings.get(NAMES, [])]
        settings.set(NAMES, [name for name in names if name])

    context.errands.run(rename, lambda _none: None)


def begin(context: Context, draft: GameDraft, failed: Callable[[str], None]) -> None:
    """Open the game; its first step brings the table."""
    lobby, settings = context.ports.play.lobby, context.ports.settings
    if lobby is None:
        return
    context.step = None

    def open_it() -> None:
        if settings is not None:
            settings.set(NAMES, [person.name for person in draft.people])
            settings.set(BOX, draft.box)
            settings.set(COLOURS, {person.name: person.colour for person in draft.people})
            sat = {person.name for person in draft.people}
            settings.set(JOINING, [name for name in joining(settings) if name not in sat])
        keep_people(context, draft)
        lobby.begin(game_of(draft))

    context.errands.run(open_it, lambda _none: context.notes.pop(DRAFT, None), failed)


def last_colours(settings: Settings | None) -> dict[str, int]:
    """The colours of those who sat in the last game; what is damaged is nobody's."""
    kept = settings.get(COLOURS, {}) if settings is not None else {}
    if not isinstance(kept, dict):
        return {}
    return {str(name): colour for name, colour in kept.items() if isinstance(colour, int)}


def keep_people(context: Context, draft: GameDraft) -> None:
    """Remember those who have a name of their own, with colour and language, for other evenings."""
    people = context.ports.people.known
    if people is None:
        return
    known = {person.name: person for person in people.everybody()}
    nobody = {context.wear("shell").tell("ui-person", number=at + 1) for at in range(MOST + 1)}
    for one in draft.people:
        before = known.get(one.name)
        language = one.language or (before.language if before is not None else context.preferences.language)
        now = Person(before.id if before is not None else person_id(one.name), one.name, one.colour, language)
        if one.name not in nobody and now != before:
            people.keep(now)


def person_id(name: str) -> str:
    """An id for a new person: their name, in letters that every file knows."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    words = "".join(key if key.isalnum() else " " for key in plain).split()
    return "-".join(("p", *words, f"{crc32(name.encode()):08x}"))
