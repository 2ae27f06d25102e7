"""Who plays along in the next new game, and how the people's pages find back here."""

from __future__ import annotations

from companion.core.ports.house import Settings

JOINING = "joining"  # the setting with those who play along next time
FROM = "people_from"  # the note of the screen that the people lead back to


def joining(settings: Settings) -> tuple[str, ...]:
    """Who plays along next time; nobody where that cannot be read."""
    names = settings.get(JOINING, ())
    return tuple(name for name in names if isinstance(name, str)) if isinstance(names, list | tuple) else ()
