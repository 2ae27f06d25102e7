"""All games in words and plots; pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from companion.core.language.days import day
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.drops import DropPlace
from companion.core.ports.statistics import GameFigures, Overview, PersonSums, Progress, Rate, Section, Spread
from ui.screens.base import sizes
from ui.widgets.chips.chips import ChipModel
from ui.widgets.options.layout import Option
from ui.widgets.plots.model import BarRow, BarSection, Columns, LinesModel, Series

Say = Callable[[Phrase], str]
CHAPTERS = ("wins", "people", "times", "evenings", "games")
WON = "won"  # what evenings can show besides everything that is counted
PNG, CSV, LOG = "png:", "csv:", "log:"
MOST_LINES, MOST_EVENINGS = 5, 24
FEW = 5  # games of which no share is said


def decimal(value: float, say: Say) -> str:
    """A number with one digit after the point, as the language writes it."""
    return say(sizes.decimal(value))


def span(seconds: float, say: Say) -> str:
    """Hours and minutes, or minutes and seconds of short times."""
    whole = round(seconds)
    if whole < 600:
        return say(phrase("ui-seconds", minutes=whole // 60, seconds=f"{whole % 60:02}"))
    if whole < 3600:
        return say(phrase("ui-minutes", minutes=round(whole / 60)))
    minutes = round(whole / 60)
    return say(phrase("ui-hours", hours=minutes // 60, minutes=f"{minutes % 60:02}"))


def length(seconds: float, say: Say) -> str:
    """How long a game or many of them took: nobody counts its seconds."""
    return (
        span(seconds, say)
        if seconds >= 600
        else say(phrase("ui-minutes", minutes=max(1, round(seconds / 60))))
    )


def chips(chapter: str, say: Say, chapters: Sequence[str] = CHAPTERS) -> tuple[ChipModel, ...]:
    """One for each chapter."""
    return tuple(ChipModel(id, say(phrase(f"ui-statistics-{id}")), id == chapter) for id in chapters)


def summary(found: Overview, progress: Progress, say: Say) -> str:
    """How many games, and how long people sat at the table; or how far reading them has come."""
    if progress.done < progress.of:
        return say(phrase("ui-statistics-reading", done=progress.done, of=progress.of))
    if not found.rate.games:
        return ""  # the page itself says so
    return say(phrase("ui-statistics-count", games=found.rate.games, hours=length(found.seconds, say)))


def rate_row(words: str, rate: Rate, say: Say, seat: int | None = None) -> BarRow:
    """So many of so many with the interval; never a bare share."""
    low, high = round(rate.low * 100), round(rate.high * 100)
    is_few = rate.games < FEW
    between = phrase("ui-statistics-few") if is_few else phrase("ui-statistics-between", low=low, high=high)
    low_end, high_end = (None, None) if is_few else (rate.low, rate.high)
    return BarRow(
        words, rate.won / rate.games if rate.games else 0.0,
        say(phrase("ui-statistics-so-many", won=rate.won, games=rate.games)),
        say(between), low_end, high_end, seat, words,
    )  # fmt: skip


def wins(found: Overview, say: Say) -> tuple[BarSection, ...]:
    """What was won: of all games, then by everything that tells them apart."""
    likely = say(phrase("ui-statistics-likely"))
    every = BarSection(
        say(phrase("ui-statistics-won")),
        (rate_row(say(phrase("ui-statistics-all")), found.rate, say),),
        likely,
    )
    telling = [one for section in found.sections if (one := telling_of(section, found.rate.games)).groups]
    return (
        every,
        *(
            BarSection(
                say(section.kind), tuple(rate_row(say(one.name), one.rate, say) for one in section.groups)
            )
            for section in telling
        ),
    )


def telling_of(section: Section, games: int) -> Section:
    """What games differ in: what all of them had in common says nothing."""
    groups = tuple(one for one in section.groups if one.rate.games < games)
    return Section(section.kind, groups)


def people(found: Overview, say: Say) -> tuple[BarSection, ...]:
    """Who won how much, and everything that is counted, a game."""
    won = tuple(rate_row(one.name, one.rate, say, one.colour) for one in found.people)
    a_game = say(phrase("ui-statistics-a-game"))
    counted = [
        BarSection(say(phrase(f"counted-{what}")), count_rows(found.people, what, say), a_game)
        for what, _ in found.counted
    ]
    likely = say(phrase("ui-statistics-likely"))
    sections = (BarSection(say(phrase("ui-statistics-won")), won, likely), *counted)
    return tuple(section for section in sections if section.rows)


def count_rows(everybody: Sequence[PersonSums], what: str, say: Say) -> tuple[BarRow, ...]:
    """One thing that is counted, person by person, against whoever has most of it."""
    values = {one.name: one.per_game[what] for one in everybody if what in one.per_game}
    most = max(values.values(), default=0)
    return tuple(
        BarRow(one.name, values[one.name] / most, decimal(values[one.name], say), seat=one.colour,
               initial=one.name)
        for one in everybody
        if most and one.name in values
    )  # fmt: skip


def times(found: Overview, say: Say) -> tuple[BarSection, ...]:
    """How long turns and games take, by person and by how many play."""
    timed = [one for one in found.people if one.turn_s is not None]
    spreads = [one.turn_s for one in timed if one.turn_s is not None]
    longest = max((one.high for one in (*spreads, *(one for _, one in found.turn_s))), default=0)
    by_person = tuple(
        spread_row(one.name, one.turn_s, longest, say, one.colour) for one in timed if one.turn_s is not None
    )
    middle = say(phrase("ui-statistics-middle"))
    turn, by_many = say(phrase("ui-statistics-turn")), say(phrase("ui-statistics-turn-many"))
    length = say(phrase("ui-statistics-length"))
    sections = (
        BarSection(turn, by_person, middle),
        BarSection(by_many, many_rows(found.turn_s, longest, say), middle),
        BarSection(length, many_rows(found.lengths, max((s.high for _, s in found.lengths), default=0), say)),
    )
    return tuple(section for section in sections if section.rows)


def many_rows(spreads: Iterable[tuple[int, Spread]], longest: float, say: Say) -> tuple[BarRow, ...]:
    """Measured times by the number of people."""
    return tuple(
        spread_row(say(phrase("statistics-so-many-people", count=many)), one, longest, say)
        for many, one in spreads
    )


def spread_row(words: str, one: Spread, longest: float, say: Say, seat: int | None = None) -> BarRow:
    """The middle of some times, and the middle half of them; of few there is no half to speak of."""
    scale = longest or 1
    is_enough = one.count > 3
    low, high = (one.low / scale, one.high / scale) if is_enough else (None, None)
    more = say(phrase("ui-statistics-of-so-many", count=one.count))
    return BarRow(words, one.middle / scale, span(one.middle, say), more, low, high, seat, words)


def choices(found: Overview) -> tuple[str, ...]:
    """What evenings can show."""
    return (*(what for what, _ in found.counted), WON)


def evenings(found: Overview, what: str, say: Say) -> LinesModel | None:
    """Evening by evening: what is counted, a game, by person; or what was played and won by all."""
    days = found.evenings[-MOST_EVENINGS:]
    if not days:
        return None
    labels = tuple((float(at), short_day(one.day)) for at, one in enumerate(days, 1))
    played = Columns(
        say(phrase("ui-statistics-games")),
        tuple((float(at), float(one.games)) for at, one in enumerate(days, 1)),
    )
    across = say(phrase("ui-statistics-evening"))
    if what == WON or what not in (one for one, _ in found.counted):
        won = tuple((float(at), float(one.won)) for at, one in enumerate(days, 1))
        return LinesModel((Series(say(phrase("ui-statistics-won")), won),), across, played, labels=labels)
    lines = []
    for one in found.people[:MOST_LINES]:
        values = [(float(at), day.per_game.get(what, {}).get(one.name)) for at, day in enumerate(days, 1)]
        points = tuple((x, y) for x, y in values if y is not None)
        if points:
            lines.append(Series(one.name, points, one.colour))
    return LinesModel(tuple(lines), across, labels=labels)


def short_day(at: str) -> str:
    """A day as it stands below an axis."""
    return f"{at[8:10]}.{at[5:7]}." if len(at) >= 10 else at


def game_rows(games: Sequence[GameFigures], say: Say) -> tuple[Option, ...]:
    """Every game, the newest first; a touch opens its recap."""
    return tuple(
        Option(
            game.id,
            say(phrase("ui-scores-game", title=game.title, day=day(game.begun[:10]))),
            " · ".join((outcome_words(game, say), ", ".join(one.name for one in game.people))),
            icon="check" if game.won else "refused",
            note=length(game.seconds, say),
            brief=outcome_words(game, say),
        )
        for game in games
    )


def outcome_words(game: GameFigures, say: Say) -> str:
    """Won, lost or drawn in a word; the winners where not all win or lose together, and who is named best."""
    winners = [one.name for one in game.people if one.won]
    best = [one.name for one in game.people if one.best]
    if best:
        return say(phrase("ui-recap-draw-best" if game.drawn else "ui-recap-won-best", names=", ".join(best)))
    if game.drawn:
        return say(phrase("ui-recap-draw"))
    if game.won or not winners:
        return say(phrase("ui-recap-won" if game.won else "ui-recap-lost"))
    return say(phrase("ui-recap-winners", names=", ".join(winners)))


def export_rows(places: Sequence[DropPlace], has_log: bool, say: Say) -> tuple[Option, ...]:
    """A picture or a table, and of one game its log, at every place there is."""
    kinds = [(PNG, "ui-export-png", "look"), (CSV, "ui-export-csv", "cards")]
    kinds += [(LOG, "ui-export-log", "log")] if has_log else []
    return tuple(
        Option(f"{kind}{place.id}", say(phrase(key, place=place.title)), icon=icon)
        for place in places
        for kind, key, icon in kinds
    )
