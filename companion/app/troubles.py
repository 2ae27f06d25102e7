"""What people should know before they play, in sentences."""

from __future__ import annotations

from companion.core.ports.doctor import Finding
from companion.house.house import House
from companion.house.preferences import preferences_of

WELCOMED = "welcomed"  # the setting that the first screen leaves behind


def wrong_at_start(house: House) -> tuple[tuple[str, str], ...]:
    """What people should know before they play, each once: a sentence, and what to do about it."""
    language = preferences_of(house).language
    told = [worded(house, one, language) for one in house.store.notices() if one.state == "broken"]
    return tuple(dict.fromkeys((*told, *map(halves, house.troubles))))


def worded(house: House, finding: Finding, language: str) -> tuple[str, str]:
    """How it is and what to do, in the reader's language where there are words for it."""
    if len(finding.phrases) == 2:
        says, remedy = (house.texts.say(one, language) for one in finding.phrases)
        return says, remedy
    return finding.says, finding.remedy


def is_first_start(house: House) -> bool:
    """Whether nobody has played here, nobody was welcomed, and nothing is wrong."""
    return not (house.saved() or house.store.settings.get(WELCOMED, False) or wrong_at_start(house))


def halves(trouble: str) -> tuple[str, str]:
    """The first sentence of a trouble, and what follows it."""
    first, stop, rest = trouble.partition(". ")
    return (f"{first}.", rest) if stop else (trouble, "")
