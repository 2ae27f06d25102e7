"""The line of words that wait to be spoken; pure, the time is handed in."""

from __future__ import annotations

import math

import msgspec

MOST_WAITING = 4
AGAIN_S = 12.0  # the same words are not said again so soon
OVERTAKES = 10  # so much more urgent, and what is being said is cut off
REMEMBERED = 32
PAUSE_S = 0.25  # between two sentences


class Words(msgspec.Struct, frozen=True):
    """A sentence, worded."""

    text: str
    language: str
    priority: int
    until_s: float  # later than this it is no news


class Line(msgspec.Struct, frozen=True):
    """Who speaks, who waits, and what was said when."""

    now: Words | None = None
    ends_s: float = math.inf  # of what is being said; infinite while it is being prepared
    waiting: tuple[Words, ...] = ()
    said: tuple[tuple[str, float], ...] = ()


def offer(line: Line, words: Words, now: float) -> Line:
    """Let words wait, most urgent first; the same ones are said once."""
    recent = tuple(each for each in line.said if now - each[1] < AGAIN_S)[-REMEMBERED:]
    line = msgspec.structs.replace(line, said=recent)
    known = {text for text, _ in recent} | {each.text for each in line.waiting}
    if line.now is not None and now < line.ends_s:
        known.add(line.now.text)
    if not words.text or words.text in known:
        return line
    waiting = sorted((*line.waiting, words), key=lambda each: -each.priority)[:MOST_WAITING]
    return msgspec.structs.replace(line, waiting=tuple(waiting))


def forgotten(line: Line, text: str) -> Line:
    """As if these words had not been said lately."""
    return msgspec.structs.replace(line, said=tuple(each for each in line.said if each[0] != text))


def is_overtaken(line: Line) -> bool:
    """Whether something so urgent waits that what is being said is to be cut off."""
    return line.now is not None and bool(line.waiting) and (
        line.waiting[0].priority >= line.now.priority + OVERTAKES
    )  # fmt: skip


def following(line: Line, now: float) -> Line:
    """The next one begins if nobody speaks; what waited too long is left out."""
    if line.now is not None and now < line.ends_s:
        return line
    fresh = tuple(each for each in line.waiting if each.until_s >= now)
    first = fresh[0] if fresh else None
    said = (*line.said, (first.text, now)) if first is not None else line.said
    return Line(first, math.inf, fresh[1:], said[-REMEMBERED:])


def begun(line: Line, length_s: float, now: float) -> Line:
    """It is being said from now on, and takes so long."""
    return msgspec.structs.replace(line, ends_s=now + length_s + PAUSE_S)


def ended(line: Line) -> Line:
    """Whoever speaks stops."""
    return msgspec.structs.replace(line, now=None, ends_s=math.inf)
