"""Where this computer keeps what belongs to the companion; COMPANION_HOME overrides it all."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec


class Places(msgspec.Struct, frozen=True):
    """The folders and files of one household."""

    home: Path

    @property
    def store(self) -> Path:
        """The database of cards, people, settings and games."""
        return self.home / "companion.db"

    @property
    def sets(self) -> Path:
        """The owner's own card sets, `<game>/<set>.toml`, read beside the shipped ones."""
        return self.home / "sets"

    @property
    def demo(self) -> Path:
        """Where the told evening leaves its pictures."""
        return self.home / "demo"

    @property
    def sounds(self) -> Path:
        """Sounds that were rendered once, so that the next start need not."""
        return self.home / "sounds"

    @property
    def wiring(self) -> Path:
        """The household's own wiring; without it a shipped one is used."""
        return self.home / "wiring.toml"


def find_places() -> Places:
    """The household's places, by the environment or by the system's custom."""
    named = os.environ.get("COMPANION_HOME")
    if named:
        return Places(Path(named).expanduser())
    from platformdirs import user_data_path

    return Places(user_data_path("table-companion"))
