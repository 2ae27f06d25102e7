"""Days and moments as people say them; what is no date is said as it stands."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from companion.core.language.phrases import Phrase, named, phrase


def day(at: str) -> Phrase:
    """A day that is written as 2024-03-12."""
    try:
        read = date.fromisoformat(at[:10])
    except ValueError:
        return named(at)
    month = phrase(f"month-{read.month}")
    return phrase("day", day=read.day, month=month, year=str(read.year))


def short_day(at: datetime) -> Phrase:
    """A day of this year, as a clock says it."""
    return phrase("day-short", day=at.day, month=phrase(f"month-{at.month}"))


def stamp(at: datetime) -> Phrase:
    """A day and its hour."""
    return phrase("moment-on", day=day(at.isoformat()), hour=at.strftime("%H:%M"))


def moment(at: str, now: str) -> Phrase:
    """When something was, seen from now: only the hour for today and yesterday, only the day before."""
    try:
        read, today = datetime.fromisoformat(at), datetime.fromisoformat(now).date()
    except ValueError:
        return named(at)
    hour = read.strftime("%H:%M")
    if read.date() == today:
        return phrase("moment-today", hour=hour)
    if read.date() == today - timedelta(days=1):
        return phrase("moment-yesterday", hour=hour)
    return day(at)
