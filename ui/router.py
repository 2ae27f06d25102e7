"""Which screen is shown: one line per screen, each built on its first visit."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any

log = logging.getLogger(__name__)
Maker = Callable[[], Any]


class UnknownScreen(KeyError):
    """There is no screen of that name."""


class Router:
    """Builds screens lazily and hands the chosen one to `show`."""

    def __init__(self, routes: Mapping[str, Maker], show: Callable[[Any], None]) -> None:
        """`routes` makes a screen by name; `show` puts it on the glass."""
        self._routes = dict(routes)
        self._show = show
        self._built: dict[str, Any] = {}
        self.name = ""

    def go(self, name: str) -> Any:
        """Leave the screen that is shown and show another."""
        if name not in self._routes:
            raise UnknownScreen(f"There is no screen called {name!r}.")
        if self.name and self.name in self._built:
            self._built[self.name].leave()
        if name not in self._built:
            self._built[name] = self._routes[name]()
        self.name = name
        screen = self._built[name]
        self._show(screen)
        screen.enter()
        return screen

    @property
    def current(self) -> Any:
        """The screen that is shown, None before the first."""
        return self._built.get(self.name)

    def drop(self) -> None:
        """Forget all screens because one has failed, whether or not it can be left in good order."""
        try:
            self.forget()
        except Exception as error:  # a fence: a farewell that fails keeps nobody on a broken screen
            log.error("a screen could not be left", exc_info=error)
            self._built.clear()

    def forget(self) -> None:
        """Build all screens anew when they are next visited: the look or the glass has changed."""
        if self.current is not None:
            self.current.leave()
        self._built.clear()
