"""All games together: shares, middles and evenings; pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from companion.core.crossing.views import Shape
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.statistics import (
    EveningFigures,
    GameFigures,
    Group,
    Overview,
    PersonFigures,
    PersonSums,
    Section,
    Spread,
)
from companion.office.statistics.rates import rate_of, spread_of

PLAYERS = "players"
Say = Callable[[Phrase], str]


def overview(games: Sequence[GameFigures], say: Say) -> Overview:
    """Everything that is told of some games; `say` tells names apart that are said alike."""
    counted = dict.fromkeys(one for game in games for one in game.counted)
    return Overview(
        rate=rate_of(sum(game.won for game in games), len(games)),
        seconds=sum(game.seconds for game in games), turns=sum(len(game.turns) for game in games),
        sections=sections(games, say), counted=tuple(counted), people=people(games, tuple(counted)),
        lengths=by_players(games, lambda game: (game.seconds,)),
        turn_s=by_players(games, lambda game: [turn.seconds for turn in game.turns if turn.seconds]),
        evenings=evenings(games, tuple(counted)),
    )  # fmt: skip


def sections(games: Sequence[GameFigures], say: Say) -> tuple[Section, ...]:
    """What was won by games, by number of people, and by everything else that games have in common."""
    found: dict[tuple[str, str], tuple[Phrase, Phrase, list[bool]]] = {}
    for game in games:
        for kind, name in traits_of(game, say):
            _, _, won = found.setdefault((say(kind), say(name)), (kind, name, []))
            won.append(game.won)
    by_kind: dict[str, tuple[Phrase, list[Group]]] = {}
    for (said, _), (kind, name, won) in found.items():
        by_kind.setdefault(said, (kind, []))[1].append(Group(name, rate_of(sum(won), len(won))))
    tellings = (Section(kind, ranked(groups, say)) for kind, groups in by_kind.values())
    return tuple(one for one in tellings if one.groups)


def traits_of(game: GameFigures, say: Say) -> Iterator[tuple[Phrase, Phrase]]:
    """What games are compared by, each once: the game itself, how many played, and what the room says."""
    many = phrase("statistics-so-many-people", count=len(game.people))
    met = set()
    for kind, name in (
        (phrase("statistics-game"), game.title), (phrase("statistics-people"), many),
        *((trait.kind, trait.name) for trait in game.traits if trait.kind.key != f"trait-{PLAYERS}"),
    ):  # fmt: skip
        if (key := (say(kind), say(name))) not in met:
            met.add(key)
            yield kind, name


def ranked(groups: Sequence[Group], say: Say) -> tuple[Group, ...]:
    """What was played most first; numbers of people in their order."""
    if all(one.name.key == "statistics-so-many-people" for one in groups):
        return tuple(sorted(groups, key=lambda one: int(str(one.name.args["count"]))))
    return tuple(sorted(groups, key=lambda one: (-one.rate.games, -one.rate.won, say(one.name))))


def people(games: Sequence[GameFigures], counted: Sequence[tuple[str, Shape]]) -> tuple[PersonSums, ...]:
    """Everybody over all games, who played most first."""
    played: dict[str, list[tuple[GameFigures, PersonFigures]]] = {}
    for game in games:
        for one in game.people:
            played.setdefault(one.name, []).append((game, one))
    found = [person(name, mine, counted) for name, mine in played.items()]
    return tuple(sorted(found, key=lambda one: (-one.rate.games, one.name)))


def person(
    name: str, mine: Sequence[tuple[GameFigures, PersonFigures]], counted: Sequence[tuple[str, Shape]]
) -> PersonSums:
    """One person; the colour is that of the newest game."""
    newest = max(mine, key=lambda pair: pair[0].touched)[1]
    turns = [
        turn.seconds for game, one in mine for turn in game.turns if turn.seat == one.seat and turn.seconds
    ]
    return PersonSums(
        name, newest.colour, rate_of(sum(one.won for _, one in mine), len(mine)),
        per_game(mine, counted), spread_of(turns),
    )  # fmt: skip


def per_game(
    mine: Iterable[tuple[GameFigures, PersonFigures]], counted: Sequence[tuple[str, Shape]]
) -> dict[str, float]:
    """What was counted, a game, over the games that count it."""
    pairs, found = tuple(mine), dict[str, float]()
    for what in counted:
        counting = [one for game, one in pairs if what in game.counted]
        if counting:
            found[what[0]] = sum(one.counts.get(what[0], 0) for one in counting) / len(counting)
    return found


def by_players(
    games: Sequence[GameFigures], values: Callable[[GameFigures], Iterable[float]]
) -> tuple[tuple[int, Spread], ...]:
    """Measured values by the number of people."""
    found: dict[int, list[float]] = {}
    for game in games:
        found.setdefault(len(game.people), []).extend(values(game))
    spreads = ((many, spread_of(found[many])) for many in sorted(found))
    return tuple((many, spread) for many, spread in spreads if spread is not None)


def evenings(
    games: Sequence[GameFigures], counted: Sequence[tuple[str, Shape]]
) -> tuple[EveningFigures, ...]:
    """Day by day, the oldest first: a game belongs to the day on which it was begun."""
    days: dict[str, list[GameFigures]] = {}
    for game in sorted(games, key=lambda one: one.begun):
        days.setdefault(game.begun[:10], []).append(game)
    return tuple(evening(day, those, counted) for day, those in days.items())


def evening(day: str, games: Sequence[GameFigures], counted: Sequence[tuple[str, Shape]]) -> EveningFigures:
    """One day."""
    played: dict[str, list[tuple[GameFigures, PersonFigures]]] = {}
    for game in games:
        for one in game.people:
            played.setdefault(one.name, []).append((game, one))
    means: Mapping[str, dict[str, float]] = {name: per_game(mine, counted) for name, mine in played.items()}
    by_what = {
        what: {name: mean[what] for name, mean in means.items() if what in mean} for what, _ in counted
    }
    return EveningFigures(
        day, len(games), sum(game.won for game in games), sum(game.seconds for game in games), by_what
    )
