"""The printers of this computer, by the commands of its printing system: `lpstat` names them, `lp` prints."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Sequence

import msgspec

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.printing import PrintWish, Turn

PATIENCE_S = 15.0
MISSING = 127
SIDES: dict[Turn, str] = {
    "long": "two-sided-long-edge", "short": "two-sided-short-edge", "none": "one-sided",
}  # fmt: skip


class CommandOutput(msgspec.Struct, frozen=True):
    """What a command said."""

    code: int
    out: str = ""
    err: str = ""


Run = Callable[[Sequence[str], bytes], CommandOutput]


def run(command: Sequence[str], data: bytes = b"") -> CommandOutput:
    """Run a command in plain English; one that is not there or takes too long has failed."""
    spoken = {**os.environ, "LC_ALL": "C"}
    try:
        done = subprocess.run(  # the command is ours, its words are no shell's
            command, input=data, capture_output=True, timeout=PATIENCE_S, check=False, env=spoken
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return CommandOutput(MISSING, "", str(error))
    return CommandOutput(
        done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")
    )  # fmt: skip


class PrinterRefused(ValueError):
    """A printer did not take the pages; `phrase` says so in every language."""

    def __init__(self, printer: str, fault: str) -> None:
        """Name the printer and what its system said."""
        super().__init__(f"The printer {printer} did not take the pages ({fault}). Choose another place.")
        self.phrase: Phrase = phrase("print-refused", printer=printer, fault=fault)


class Printers:
    """The printers that are set up here; where there is no printing system there are none."""

    def __init__(self, run: Run = run) -> None:
        """Ask by these commands."""
        self._run = run

    def names(self) -> tuple[str, ...]:
        """Every printer that is switched on for printing."""
        answer = self._run(("lpstat", "-p"), b"")
        if answer.code != 0:
            return ()
        lines = (line.split() for line in answer.out.splitlines() if line.startswith("printer "))
        return tuple(words[1] for words in lines if len(words) > 1 and "disabled" not in words)

    def send(self, printer: str, pdf: bytes, wish: PrintWish, paper: str) -> None:
        """Print pages at their true size; raises PrinterRefused with a sentence."""
        sides = SIDES[wish.turn] if wish.what == "cards" else SIDES["none"]
        options = (f"media={paper}", "print-scaling=none", f"sides={sides}")
        words = [part for option in options for part in ("-o", option)]
        answer = self._run(("lp", "-d", printer, "-t", f"Table Companion: {wish.what}", *words), pdf)
        if answer.code != 0:
            fault = answer.err.strip() or str(answer.code)
            raise PrinterRefused(printer, fault)
