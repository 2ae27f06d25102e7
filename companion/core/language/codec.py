"""Values to JSON and back, with versions and upcasters for what changed since it was written."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.core.language.asks import Waiting, Work
from companion.core.language.sides import Ending
from companion.core.language.upcasts import UPCASTERS, VERSIONS, Upcaster, typed_work

Ended = Callable[[Any, str], Ending]  # a State that named its end by a word alone -> who has won it


class CodecError(ValueError):
    """Written data that cannot be read; the message says which and why."""


class _Worded(msgspec.Struct, frozen=True):
    """What a State of an earlier version said of its end: a word."""

    outcome: str = ""


class Codec:
    """Writes and reads the tagged values of one room: its commands, its events, its State."""

    def __init__(
        self,
        *,
        events: Iterable[type],
        commands: Iterable[type],
        state: type,
        work: Iterable[type[Work]] = (),
        upcasters: dict[tuple[str, int], Upcaster] | None = None,
        versions: dict[str, int] | None = None,
        ended: Ended = lambda state, how: Ending(how),
    ) -> None:
        """Take the types of a room; `versions` names those above version 1, `ended` lifts older States."""
        self._work = {str(kind.__struct_config__.tag): kind for kind in work}
        self._types = {kind.__name__: kind for kind in (*events, *commands)}
        self._state = state
        self._ended = ended
        self._upcasters = {**UPCASTERS, **(upcasters or {})}
        self._versions = {**VERSIONS, **(versions or {})}

    def write(self, value: Any) -> dict[str, Any]:
        """A command or event as plain JSON data with its type and version."""
        name = type(value).__name__
        return {"v": self._versions.get(name, 1), **msgspec.to_builtins(value)}

    def read(self, data: Any) -> Any:
        """A command or event from plain JSON data, lifted to today's version first."""
        name, data = self._lifted(data)
        kind = self._types.get(name)
        if kind is None:
            raise CodecError(f"{name!r} is not known to this version of the app")
        try:
            fields = {key: val for key, val in data.items() if key != "v"}
            return msgspec.convert(fields, kind, dec_hook=self._hook)
        except msgspec.ValidationError as error:
            raise CodecError(f"{name}: {error}") from error

    def _lifted(self, data: Any) -> tuple[str, dict[str, Any]]:
        """The written data in today's version, with its type's name."""
        if not isinstance(data, dict) or not isinstance(data.get("v", 1), int):
            raise CodecError("this entry is damaged: it has no type and version")
        name, version = str(data.get("type")), int(data.get("v", 1))
        while version < self._versions.get(name, 1):
            upcaster = self._upcasters.get((name, version))
            if upcaster is None:
                raise CodecError(f"{name} version {version} has no way to today’s version")
            try:
                data, version = upcaster(data), version + 1
            except (KeyError, TypeError, ValueError, AttributeError) as error:
                raise CodecError(f"{name} version {version} is damaged: {error!r}") from error
            name = str(data.get("type"))
        if version > self._versions.get(name, 1):
            raise CodecError(f"{name} version {version} was written by a newer version of the app")
        return name, data

    def _hook(self, kind: type, data: Any) -> Any:
        """A piece of work, whose types the room alone knows; also as it was written before it had one."""
        if kind is not Waiting or not isinstance(data, dict):
            raise CodecError(f"there is no way to read {kind.__name__}")
        data = typed_work(data)
        known = self._work.get(data.get("type", ""))
        if known is None:
            raise CodecError(f"the work {data.get('type')!r} is not known to this version of the app")
        return msgspec.convert(data, known)

    def write_state(self, state: Any) -> bytes:
        """A State as JSON bytes."""
        return msgspec.json.encode(state)

    def read_state(self, data: bytes) -> Any:
        """A State from JSON bytes."""
        try:
            state: Any = msgspec.json.decode(data, type=self._state, dec_hook=self._hook)
            how = msgspec.json.decode(data, type=_Worded).outcome
        except msgspec.MsgspecError as error:
            raise CodecError(f"this saved game cannot be read: {error}") from error
        return replace(state, ending=self._ended(state, how)) if how and state.ending is None else state
