"""A figure of the screens, as the processes that measure hand it on."""

from __future__ import annotations

import msgspec


class Felt(msgspec.Struct, frozen=True):
    """One figure of the screens; `limit` is what it may be at most, where that is promised."""

    what: str
    value: float
    unit: str
    against: str = ""
    ratio: float | None = None
    limit: float | None = None
