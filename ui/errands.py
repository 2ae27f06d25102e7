"""Calls to ports that may take their time: run beside the screen, answered on the screen's clock."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

log = logging.getLogger(__name__)
Found = TypeVar("Found")


class Errands:
    """One thread for each lane, in which one call waits for the other; `later` hands to the screen's clock.

    What may take seconds, such as cameras, has a lane of its own, so that nothing else waits for it.
    """

    def __init__(self, later: Callable[[Callable[[], None]], None], at_once: bool = False) -> None:
        """`at_once` runs everything on the spot, for pictures and tests."""
        self._later = later
        self.word: Callable[[BaseException], str] = str  # the sentence of an error, in the reader's language
        self._at_once = at_once
        self._lanes: dict[str, ThreadPoolExecutor] = {}
        self._is_closed = False

    def run(
        self,
        call: Callable[[], Found],
        then: Callable[[Found], None],
        failed: Callable[[str], None] | None = None,
        lane: str = "",
    ) -> None:
        """Make a call, then hand its answer on; when it fails its sentence is handed to `failed`."""
        if self._is_closed:
            return
        if self._at_once:
            self._on_the_spot(call, then, failed)
            return

        def done(future: Future[Found]) -> None:
            error = future.exception()
            if error is None:
                self._later(lambda: then(future.result()))
            else:
                log.error("an errand failed", exc_info=error)
                if failed is not None:
                    self._later(lambda: failed(self.word(error)))

        if lane not in self._lanes:
            self._lanes[lane] = ThreadPoolExecutor(1, thread_name_prefix=f"errands {lane}".strip())
        self._lanes[lane].submit(call).add_done_callback(done)

    def _on_the_spot(
        self, call: Callable[[], Found], then: Callable[[Found], None], failed: Callable[[str], None] | None
    ) -> None:
        """The same without a thread."""
        try:
            found = call()
        except Exception as error:  # a fence: what a port cannot do is said on the screen, which goes on
            log.exception("an errand failed")
            if failed is not None:
                failed(self.word(error))
            return
        then(found)

    def close(self) -> None:
        """Wait for nothing more."""
        self._is_closed = True
        for pool in self._lanes.values():
            pool.shutdown(wait=False, cancel_futures=True)
