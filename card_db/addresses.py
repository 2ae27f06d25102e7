"""Where a store is: the path of a file or any SQLAlchemy URL, and how it is told without what is secret."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from card_db.errors import AddressError

OLD_SCHEME = "postgres"  # as some hosts still write it, and no driver is called
NO_POSTGRES = (
    "No address of a store begins with postgres://. "
    "Write postgresql+psycopg:// instead, and the rest as it is."
)
SECRET = ("pass", "secret", "token", "key")  # in the names of options that nobody else may read
IN_MEMORY = (None, "", ":memory:")
MALFORMED = (
    "The address of the store is no database URL. Write it like "
    "postgresql://player:password@server/companion or sqlite:////media/usb/companion.db, "
    "an @ in a password as %40, or leave it out: a file is used then."
)


def locate(place: Path | str) -> tuple[Path | None, URL | None]:
    """The file of an SQLite store, or no file and the URL of another; raises AddressError."""
    if isinstance(place, Path) or "://" not in place:
        return Path(place).expanduser().absolute(), None
    url = parse(place)
    if url.get_backend_name() == "sqlite" and url.database not in IN_MEMORY:
        return Path(str(url.database)).expanduser().absolute(), None
    return None, url


def parse(address: str) -> URL:
    """An address as a URL; what cannot be read is never repeated, for a password may stand in it."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise AddressError(MALFORMED, "store-address-malformed") from None
    if url.get_backend_name() == OLD_SCHEME:
        raise AddressError(NO_POSTGRES, "store-address-postgres")
    # An @ in a password that is not written as %40 leaves the rest of the password before the server's name.
    if not url.get_backend_name() or "@" in (url.host or ""):
        raise AddressError(MALFORMED, "store-address-malformed")
    return url


def shown(url: URL) -> str:
    """A URL as people may read it: neither passwords nor options, which may hold some as well."""
    return URL.create(url.drivername, url.username, None, url.host, url.port, url.database).render_as_string()


def scrubbed(words: str, url: URL) -> str:
    """What a driver said, should it have repeated something that is secret."""
    hidden = [held for name, held in url.normalized_query.items() if any(word in name for word in SECRET)]
    for secret in (url.password or "", *(value for held in hidden for value in held)):
        words = words.replace(secret, "...") if secret else words
    return words
