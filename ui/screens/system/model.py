"""What the doctor found, worst first; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.doctor import Finding
from ui.widgets.asides.layout import AsideSpot, Group
from ui.widgets.options.layout import Option

PAGE = "system"
MACHINE = "machine"  # the page of what can be done with the computer itself

ORDER = {"broken": 0, "absent": 1, "fine": 2}
ICONS = {"broken": "refused", "absent": "minus", "fine": "check"}


def amiss(count: int, say: Callable[[Phrase], str]) -> tuple[Group, ...]:
    """One touch beside the news that leads to the page; nothing when nothing is out of order."""
    return (Group((AsideSpot(PAGE, say(phrase("ui-amiss", count=count)), "system"),)),) if count else ()


def machine_row(say: Callable[[Phrase], str]) -> Option:
    """The way to the computer itself, above what was found."""
    words, sub = say(phrase("ui-machine")), say(phrase("ui-machine-row"))
    return Option(MACHINE, words, sub, icon="power", sign="right")


def findings(found: Sequence[Finding], say: Callable[[Phrase], str] | None = None) -> tuple[Option, ...]:
    """One row each: what it is, how it is, and what to do where something can be done."""
    ordered = sorted(found, key=lambda finding: ORDER.get(finding.state, 1))
    return tuple(
        Option(
            str(at),
            name_of(finding, say),
            told(finding, say),
            icon=ICONS.get(finding.state, "minus"),
        )
        for at, finding in enumerate(ordered)
    )


def name_of(finding: Finding, say: Callable[[Phrase], str] | None = None) -> str:
    """What was looked at, in the reader's language; what nobody has named yet as the doctor calls it."""
    key = f"doctor-part-{finding.what.replace(' ', '-')}"
    said = say(phrase(key)) if say is not None else key
    return finding.what if said == key else said


def told(finding: Finding, say: Callable[[Phrase], str] | None = None) -> str:
    """How it is and what to do, in the reader's language where the finding has its sentences as data."""
    if say is not None and finding.phrases:
        return " ".join(say(one) for one in finding.phrases)
    return finding.says if not finding.remedy else f"{finding.says} {finding.remedy}"
