"""What can be chosen for a new game: as a whole, or part by part (VIL-FIRST-01, VIL-SETUP-29, VIL-DIFF)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.core.crossing.setups import SetupChoice, SetupOption
from companion.core.language.phrases import named, phrase, title
from companion.core.language.states import Player
from companion.core.ports.collection import Box
from companion.engine.boxes import copies_of
from companion.engine.choices import first_choice, names
from companion.engine.legendary.selection import is_same, several
from companion.games.villains import mixing
from companion.games.villains.challenges import challenge_choices
from companion.games.villains.printed import rules
from companion.games.villains.setup.choices import COUNTED, HANDICAP, TOLD, is_untold, stacks
from companion.games.villains.setup.plots import Needs, needs
from companion.games.villains.setup.sets import set_choices
from companion.games.villains.setup.suggest import fit, games, of_kind, refit

Choices = Mapping[str, Any]
GAME = ("commander", "plot", "allies", "adversaries", "backup")  # what a whole game decides
HELPED = 4  # so many Operatives at most are offered to be replaced; more can be told


def setup_choices(box: Box, players: Sequence[Player], choices: Choices) -> tuple[SetupChoice, ...]:
    """Every choice of a new game in the order in which people make them, with what is chosen now."""
    own, box = box, mixing.joined(box, choices)
    many = min(max(len(players), 1), rules().players.most)
    line, need = rules().of_players(many), needed(box, choices, many)
    found = (
        _game(own, len(players), choices),
        *set_choices(own, box, choices, many),
        *(_card(box, kind, len(players), choices) for kind in ("commander", "plot")),
        several(box, stacks(box, "ally"), "allies", need.allies or line.allies, choices),
        several(box, stacks(box, "adversaries"), "adversaries", line.groups, choices),
        several(box, stacks(box, "backup"), "backup", line.backup + need.backup, choices),
        *_untold(box, choices),
        first_choice(players, choices),
        *challenge_choices(choices),
        *(_handicap(player, choices) for player in players),
        *(_size(box, stack, choices) for stack in COUNTED),
    )
    return tuple(choice for choice in found if _is_choice(choice))


def _is_choice(choice: SetupChoice) -> bool:
    """Whether there is something to choose: also a whole game, which nobody has to take (VIL-FIRST-01)."""
    return len(choice.options) > 1 or bool(choice.options and (choice.many or choice.id == "game"))


def _game(box: Box, players: int, choices: Choices) -> SetupChoice:
    """A whole game of the box, as it suggests it for so many players (VIL-FIRST-01)."""
    titles = {one.id: one.titles for one in box.presets}
    options = []
    for id, plan in games(box, players).items():
        then = {key: plan[key] for key in GAME}
        chosen = all(_is_same(choices.get(key), value) for key, value in then.items())
        options.append(SetupOption(id, title(titles[id]), then, chosen=chosen))
    return SetupChoice("game", phrase("choose-game"), tuple(options))


def _is_same(one: Any, other: Any) -> bool:
    """Whether two choices are the same; one card can be told alone or in a list."""
    return is_same(list(names(one)), list(names(other)))


def _card(box: Box, kind: str, players: int, choices: Choices) -> SetupChoice:
    """The Commander, or the Plot; with it come the groups that it asks for (VIL-SETUP-07, 09, 14, 20)."""
    now = {key: next(iter(names(choices.get(key))), "") for key in ("commander", "plot")}
    groups = {key: names(choices.get(key)) for key in ("adversaries", "backup")}
    options = []
    for design in of_kind(box, kind):
        then = {**now, kind: str(design)}
        fitted: dict[str, Any] = fit(box, max(players, 1), then["commander"], then["plot"], **groups)
        if kind == "plot":
            fitted |= mixing.board_of(box, then["plot"])
            fitted["allies"] = refit(box, players, {**choices, **then})["allies"]
        options.append(
            SetupOption(design, box.cards[design].name, {kind: design, **fitted}, chosen=design == now[kind])
        )
    return SetupChoice(kind, phrase(f"choose-{kind}"), tuple(options))


def needed(box: Box, choices: Choices, players: int) -> Needs:
    """What the chosen Plot says of how many groups and Allies there are (VIL-SETUP-10)."""
    plots = [box.cards[design] for design in of_kind(box, "plot") if design in names(choices.get("plot"))]
    return needs(plots[0], players) if plots else Needs()


def _untold(box: Box, choices: Choices) -> tuple[SetupChoice, ...]:
    """How many Twists the Plot asks for, where the app does not know it (VIL-SETUP-28)."""
    plots = [box.cards[design] for design in of_kind(box, "plot") if design in names(choices.get("plot"))]
    if not plots or not is_untold(plots[0]):
        return ()
    most, now = len(copies_of(box, TOLD)), str(choices.get(TOLD, rules().usual_twists))
    options = tuple(
        SetupOption(f"{TOLD}:{n}", named(str(n)), {TOLD: n}, chosen=str(n) == now) for n in range(1, most + 1)
    )
    return (SetupChoice(TOLD, phrase("choose-plot-twists", card=plots[0].name), options),)


def _handicap(player: Player, choices: Choices) -> SetupChoice:
    """How many of a player's Operatives are Madame HYDRA: easier for some, or for all (VIL-DIFF-01, 03)."""
    told = dict(choices.get(HANDICAP) or {})
    now = told.get(player.seat, 0)
    options = tuple(
        SetupOption(
            f"{player.seat}:{n}", phrase("handicap", n=n), {HANDICAP: {**told, player.seat: n}},
            phrase("difficulty-easier" if n else "difficulty-printed"), chosen=n == now,
        )
        for n in range(HELPED + 1)
    )  # fmt: skip
    return SetupChoice(f"{HANDICAP}-{player.seat}", phrase("choose-handicap", name=player.name), options)


def _size(box: Box, stack: str, choices: Choices) -> SetupChoice:
    """How many cards a stack has of which the book prints two numbers (VIL-RUL-02, 03)."""
    line = next(one for one in rules().components if one.stacks == stack)
    have, told = len(copies_of(box, stack)), choices.get(stack)
    sizes = sorted({have, *(n for n in (line.cards, *line.also) if n < have)}, reverse=True)
    options = tuple(
        SetupOption(
            f"{stack}:{n}", named(str(n)), {stack: n}, chosen=str(n) == str(have if told is None else told)
        )
        for n in sizes
    )
    return SetupChoice(f"size-{stack}", phrase(f"choose-size-{stack}"), options)
