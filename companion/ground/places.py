"""Where this computer keeps what belongs to the companion, unless COMPANION_HOME and COMPANION_STORE say."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec


class Places(msgspec.Struct, frozen=True):
    """The folders and files of one household."""

    home: Path
    address: str = (
        ""  # the URL of a store that lies elsewhere; a password may stand in it, so nobody prints it
    )
    is_named: bool = False  # by COMPANION_HOME: whoever named it knows where it is

    @property
    def store(self) -> Path | str:
        """The database of cards, people, settings and games: a file of the home, or the URL of another."""
        return self.address or self.home / "companion.db"

    @property
    def is_begun(self) -> bool:
        """Whether somebody has used the companion here; a store elsewhere has to be asked itself."""
        return isinstance(self.store, str) or self.store.is_file()

    @property
    def photos(self) -> Path:
        """The pictures of cards, which are files wherever the store is."""
        return self.home / "photos"

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
    named, address = os.environ.get("COMPANION_HOME"), os.environ.get("COMPANION_STORE", "").strip()
    if named:
        return Places(Path(named).expanduser(), address, is_named=True)
    from platformdirs import user_data_path

    return Places(user_data_path("table-companion"), address)
