"""Cards of Legendary in a new game of Alien: what they replace, and what is told (ALN-MARVEL)."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from companion.commands.simulation.command import practice_box
from companion.core.crossing.setups import SetupChoice
from companion.core.language.asks import Choice
from companion.core.language.events import Dealt, Event, Opened
from companion.core.language.guests import Guest
from companion.core.language.ids import CopyId, DesignId, PoolId
from companion.core.language.phrases import Phrase
from companion.core.ports.collection import Box
from companion.engine.invariants import hard_faults
from companion.engine.room import Script, SetupError
from companion.games.alien import zones
from companion.games.alien.guests import MIXING, READING
from companion.games.alien.setup.offers import setup_choices
from companion.games.alien.setup.suggest import suggest
from companion.games.alien.state import PHASES, AlienState
from companion.ground.texts import FluentTexts
from companion.house.guests import practice_guests
from tests.games.alien.box import P1, P2, P3, answer, card, header
from tests.games.alien.test_setup import sample
from tests.games.alien.whole import evolve, open_game, prompts

GUESTS = "villains-guests"
HEROES = ("hero-tidewarden", "hero-brass-magpie")
GROUP, HENCHMEN = "villains-fog-carnival", "henchmen-tin-sentries"
EN_FR = ("en", "fr")


@cache
def box() -> Box:
    return practice_box("alien")


@cache
def words() -> FluentTexts:
    return FluentTexts("alien")


def wanted(players: int = 3, mode: str = "", **choices: Any) -> Script:
    """The suggested game with some choices of its own."""
    usual = suggest(box(), players, sample)
    head = header(players, options={"mode": mode} if mode else {})
    return Script(replace(head, boards=box().boards), {**usual, **choices})


def own(count: int) -> list[str]:
    """So many characters of the box."""
    return list(suggest(box(), 3, sample)["characters"][:count])


def mixed(players: int = 3, mode: str = "", **choices: Any) -> tuple[Event, ...]:
    """The opening events with the practice guests mixed in."""
    return open_game(wanted(players, mode, **{"with": [GUESTS], **choices}), box())


def dealt_with(events: tuple[Event, ...], pool: str) -> tuple[Dealt, tuple[CopyId, ...]]:
    """What was dealt with a pool of this name, and the copies of the pool."""
    dealt = next(one for one in events if isinstance(one, Dealt) and PoolId(pool) in one.pools)
    return dealt, dealt.pools[PoolId(pool)]


def in_hive(dealt: Dealt, pool: str) -> tuple[int, ...]:
    """How many cards of a pool came into each mini-deck."""
    return tuple(row.quota.get(PoolId(pool), 0) for row in dealt.rows if row.zone == zones.HIVE)


def after(events: tuple[Event, ...], players: int = 3) -> AlienState:
    """The State after opening events, checked after each of them."""
    state = AlienState(header=next(one.header for one in events if isinstance(one, Opened)))
    for event in events:
        state = evolve(state, event)
        assert hard_faults(state, PHASES) == [], event
    return state


def no(**choices: Any) -> SetupError:
    """Why a game cannot be opened this way."""
    with pytest.raises(SetupError) as error:
        open_game(wanted(**choices), box())
    for language in EN_FR:
        said = words().say(error.value.says, language)
        assert "setup-" not in said and "{" not in said
    return error.value


@pytest.mark.rule("ALN-MARVEL-01")
@pytest.mark.parametrize("heroes", [1, 2])
def test_heroes_replace_characters_of_the_barracks(heroes: int) -> None:
    """Each of 14 cards, so the Barracks have 56 whoever is in them; every copy keeps its own id."""
    events = mixed(characters=[*HEROES[:heroes], *own(4 - heroes)])
    _, copies = dealt_with(events, zones.BARRACKS)
    ours = [copy for copy in copies if copy.startswith(f"{GUESTS}/guest-")]
    assert (len(copies), len(ours)) == (56, 14 * heroes)
    state = after(events)
    assert {state.table.card_of(copy).kind for copy in copies} == {"character"}
    assert all(state.table.card_of(copy).has("guest") for copy in ours)


@pytest.mark.rule("ALN-MARVEL-01")
def test_all_four_characters_may_be_heroes_and_five_may_not() -> None:
    """A guest with four heroes fills the whole Barracks."""
    more = four_heroes()
    heroes = [stack for stack in more.stacks if stack.startswith("hero-")]
    chosen: dict[str, Any] = {"with": [more.name], "characters": heroes}
    events = open_game(wanted(**chosen), replace(box(), guests=(more,)))
    assert all(copy.startswith(GUESTS) for copy in dealt_with(events, zones.BARRACKS)[1])
    assert no(**{"with": [GUESTS], "characters": [*HEROES, *own(3)]}).rule == "ALN-SETUP-19"


def four_heroes() -> Guest:
    """The practice guests with each hero twice, under another name."""
    one = practice_guests("alien")[0]
    stacks, cards = dict(one.stacks), dict(one.cards)
    for stack in HEROES:
        twins: dict[DesignId, tuple[CopyId, ...]] = {}
        for design, copies in one.stacks[stack].items():
            name = DesignId(f"{design}-twin")
            cards[name] = replace(cards[design], design=name)
            twins[name] = tuple(CopyId(f"{copy}-twin") for copy in copies)
        stacks[f"{stack}-twin"] = twins
    return replace(one, stacks=stacks, cards=cards)


@pytest.mark.rule("ALN-MARVEL-16")
def test_only_invited_guests_join_and_each_is_read_in_the_words_of_this_game() -> None:
    stranger = card("stranger", "hero", cost=2)
    at_home = replace(four_heroes(), name="at-home", cards={stranger.design: stranger})
    whole = replace(box(), guests=(*box().guests, at_home))
    assert MIXING.joined(whole, ()) is whole, "nobody was invited"
    name = whole.guests[0].name
    mixed_box = MIXING.joined(whole, (name,))
    by_name = {guest.name: guest for guest in whole.guests}
    came = {design: card for design, card in by_name[name].cards.items() if READING.kind(card)}
    assert came and all(mixed_box.cards[design] == READING.card(card) for design, card in came.items())
    assert {mixed_box.cards[design].kind for design in came} <= {"character", "enemy"}
    assert stranger.design not in mixed_box.cards, "the others stay in their box"
    assert MIXING.joined(whole, ("at-home",)).cards[stranger.design] == READING.card(stranger)
    assert all(mixed_box.cards[design] == card for design, card in whole.cards.items())


@pytest.mark.rule("ALN-MARVEL-01", "ALN-MARVEL-02", "ALN-SETUP-19")
def test_what_cannot_be_mixed_is_refused_with_its_reason() -> None:
    """Unknown guests, uninvited ones, a hero among Drones, villains in the Barracks, a group twice."""
    assert no(**{"with": ["nowhere"]}).says.key == "setup-no-guest"
    assert no(characters=[HEROES[0], *own(3)]).says.key == "setup-not-invited"
    wrong = no(**{"with": [GUESTS], "characters": [GROUP, *own(3)]})
    assert (wrong.says.key, wrong.rule) == ("setup-guest-character", "ALN-MARVEL-01")
    wrong = no(**{"with": [GUESTS], "villains": [HEROES[0]]})
    assert (wrong.says.key, wrong.rule) == ("setup-guest-enemy", "ALN-MARVEL-02")
    assert no(**{"with": [GUESTS], "villains": [GROUP, GROUP]}).rule == "ALN-MARVEL-02"
    assert no(**{"with": [GUESTS], "villains": ["drones"]}).rule == "ALN-MARVEL-02"


@pytest.mark.rule("ALN-MARVEL-02")
@pytest.mark.parametrize(
    ("players", "groups", "drones", "guests"),
    [
        (3, [GROUP], (0, 0, 1), (3, 3, 2)),
        (5, [GROUP], (2, 2, 3), (3, 3, 2)),
        (1, [HENCHMEN], (0, 0, 0), (1, 1, 1)),
        (5, [GROUP, HENCHMEN], (0, 0, 0), (5, 5, 5)),
        (4, [], (4, 4, 4), (0, 0, 0)),
    ],
)
def test_villains_and_henchmen_replace_drones_card_for_card(
    players: int, groups: list[str], drones: tuple[int, ...], guests: tuple[int, ...]
) -> None:
    """Every mini-deck is as large as ever; what is left over stays in the box unseen."""
    events = mixed(players, villains=groups)
    dealt, _ = dealt_with(events, "drones")
    assert (in_hive(dealt, "drones"), in_hive(dealt, "guests")) == (drones, guests)
    plain = after(open_game(wanted(players), box()))
    mixed_in = after(events)
    assert len(mixed_in.table.zone(zones.HIVE)) == len(plain.table.zone(zones.HIVE))
    assert len(mixed_in.table.zone(zones.BOX)) >= len(plain.table.zone(zones.BOX))


@pytest.mark.rule("ALN-MARVEL-02")
@pytest.mark.parametrize("groups", [[GROUP], [GROUP, HENCHMEN]])
def test_with_hidden_agendas_they_are_among_the_unseen_cards_too(groups: list[str]) -> None:
    """Nobody knows how many guests, Drones and Secrets Revealed came into which mini-deck."""
    plain = after(open_game(wanted(3, "agendas"), box()))
    events = mixed(3, "agendas", villains=groups)
    dealt, filling = dealt_with(events, "filling")
    count = sum(copy.startswith(GUESTS) for copy in filling)
    assert (in_hive(dealt, "filling"), count) == ((3, 3, 3), 8 if len(groups) == 1 else 18)
    assert len(after(events).table.zone(zones.HIVE)) == len(plain.table.zone(zones.HIVE))


def told(players: int, mode: str = "", **choices: Any) -> list[Phrase]:
    """What hands are told to lay out, in every language without a hole."""
    state, said = AlienState(header=header(players)), []
    for event in mixed(players, mode, **choices):
        before, state = state, evolve(state, event)
        said += [prompt.text for prompt in prompts(before, event, state)]
    for language in EN_FR:
        assert [fault for text in said for fault in words().faults(text, language)] == []
    return said


@pytest.mark.rule("ALN-MARVEL-02", "ALN-SETUP-14", "ALN-SETUP-17")
@pytest.mark.parametrize(
    ("players", "groups", "parts"),
    [(3, [GROUP], [(3, 0), (3, 0), (2, 1)]), (5, [GROUP], [(3, 2), (3, 2), (2, 3)])],
)
def test_hands_are_told_how_many_guests_and_drones_go_into_each_part(
    players: int, groups: list[str], parts: list[tuple[int, int]]
) -> None:
    said = told(players, villains=groups)
    filled = [text.args for text in said if text.key == "prompt-setup-part"]
    assert [(part["guests"], part["drones"]) for part in filled] == parts
    keys = [text.key for text in said]
    assert [text.args for text in said if text.key == "prompt-setup-guests"] == [{"count": 8}]
    assert "prompt-setup-drones" not in keys and "prompt-setup-rest-guests" in keys
    plain = [text.key for text in told(players)]
    assert "prompt-setup-drones" in plain and "prompt-setup-part" not in plain


@pytest.mark.rule("ALN-MARVEL-02", "ALN-AGENDA-07")
def test_hands_are_told_of_guests_among_agendas_and_secrets() -> None:
    said = next(text for text in told(3, "agendas", villains=[GROUP]) if "agendas-hive" in text.key)
    assert (said.key, said.args["secrets"], said.args["guests"], said.args["drones"], said.args["each"]) == (
        "prompt-agendas-hive-guests", 3, 6, 0, 3,
    )  # fmt: skip


@pytest.mark.rule("ALN-MARVEL-01", "ALN-SETUP-19")
def test_hands_are_told_which_characters_are_heroes() -> None:
    said = {text.key: text.args for text in told(3, characters=[*HEROES, *own(2)])}
    assert said["prompt-setup-heroes"] == {"heroes": 2, "own": 2}
    assert "prompt-setup-heroes" not in {text.key for text in told(3)}


@pytest.mark.rule("ALN-MARVEL-01", "ALN-MARVEL-02")
def test_the_set_up_offers_guests_and_then_their_cards() -> None:
    """First the set, then its heroes among the characters and its groups beside the Drones."""
    made = wanted().choices
    first = offered(made)
    assert [option.id for option in first["with"].options] == [GUESTS]
    assert "villains" not in first
    assert not set(HEROES) & {option.id for option in first["characters"].options}
    made = {**made, **first["with"].options[0].then}
    then = offered(made)
    assert set(HEROES) <= {option.id for option in then["characters"].options}
    groups = then["villains"].options
    assert [option.id for option in groups] == [GROUP, HENCHMEN]
    made = {**made, **groups[0].then}
    made |= next(one for one in then["characters"].options if one.id == HEROES[0]).then
    assert HEROES[0] in made["characters"] and made["villains"] == [GROUP]
    open_game(Script(wanted().header, made), box())
    gone = {**made, **offered(made)["with"].options[0].then}
    assert (gone["with"], gone["villains"]) == ([], [])
    assert len(set(gone["characters"])) == 4 and HEROES[0] not in gone["characters"]
    open_game(Script(wanted().header, gone), box())


def offered(made: dict[str, Any]) -> dict[str, SetupChoice]:
    """What can be chosen, by its name."""
    return {choice.id: choice for choice in setup_choices(box(), wanted().header.players, made)}


@pytest.mark.rule("ALN-MARVEL-19", "ALN-MARVEL-20")
def test_hidden_enemies_and_the_combat_zone_are_told_before_the_first_card() -> None:
    """One after the other, in both languages; a game without guests says nothing of it."""
    state = after(mixed(villains=[GROUP]))
    is_told(state, "ALN-MARVEL-19")
    assert not any(state.table.zone(zones.of(seat, "hand")) for seat in (P1, P2, P3))
    is_told(answer(state, "heard"), "ALN-MARVEL-20")
    assert not isinstance(after(open_game(wanted(), box())).ask, Choice)


@pytest.mark.rule("ALN-MARVEL-21", "ALN-MARVEL-22")
def test_roles_and_facehuggers_are_told_after_them() -> None:
    """Roles have Health and a card of their own; Facehuggers may turn a player."""
    state = after(mixed(villains=[GROUP]))
    for _ in range(2):
        state = answer(state, "heard")
    is_told(state, "ALN-MARVEL-21")
    state = answer(state, "heard")
    is_told(state, "ALN-MARVEL-22")
    assert not isinstance(answer(state, "heard").ask, Choice)


@pytest.mark.rule("ALN-MARVEL-19")
def test_who_knows_it_skips_the_rest() -> None:
    """One touch, and the game goes on."""
    assert not isinstance(answer(after(mixed(villains=[GROUP])), "known").ask, Choice)


def is_told(state: AlienState, rule: str) -> None:
    """The sentence of a rule is what is told now."""
    assert isinstance(state.ask, Choice)
    for language in EN_FR:
        line = words().rule(rule, language)
        assert line != rule and line in words().say(state.ask.why, language)
    assert words().rule(rule, "en") != words().rule(rule, "fr")
