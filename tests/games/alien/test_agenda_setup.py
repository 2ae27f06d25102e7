"""Hidden Agendas are dealt unseen, and Secrets Revealed come into the Hive (ALN-AGENDA-01 to 09)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest
from msgspec.structs import replace

from companion.core.crossing.prompts import Prompt
from companion.core.language.asks import Done, Identity
from companion.core.language.commands import Answer
from companion.core.language.events import Dealt
from companion.core.language.ids import CopyId, DesignId
from companion.core.language.phrases import phrase
from companion.core.language.states import Custody
from companion.engine.players.table import SimTable
from companion.engine.room import SetupError
from companion.games.alien import zones
from companion.games.alien.agendas.events import AgendasDealt
from companion.games.alien.room import room
from companion.games.alien.setup.opening import count_box
from companion.games.alien.state import AlienState
from companion.ground.texts import FluentTexts
from tests.games.alien.box import BRUTE, answer, designs, happened, keep_orders, put
from tests.games.alien.test_setup import opened, quota, script
from tests.games.alien.whole import evolve, open_game, prompts, rule_faults, view
from tests.games.alien.wholebox import whole_box

BOX = whole_box()
TABLE = {
    2: (2, 4, 6, 2, 1, 2, 1),
    3: (3, 6, 9, 3, 1, 3, 1),
    4: (4, 8, 12, 4, 1, 4, 1),
    5: (5, 10, 15, 5, 1, 5, 1),
}
EVERY_N = pytest.mark.parametrize("players", [2, 3, 4, 5])


def begun(players: int = 3, custody: Custody = "app", mode: str = "agendas") -> AlienState:
    """The State at the first turn, everybody having looked and all decks being ordered."""
    state = opened(players, custody, modes=[mode])
    assert isinstance(state.ask, Done)
    state = keep_orders(answer(state, None))
    while isinstance(state.ask, Identity):
        state = answer(state, "one-a-common-1", "camera")
    return state


def in_hive(state: AlienState, pool: str) -> int:
    return sum(quota(state, f"hive:{level}").get(pool, 0) for level in (1, 2, 3))


def dealing(players: int = 3, mode: str = "agendas") -> list[str]:
    """The keys of what hands are told when the Agendas are dealt."""
    state = AlienState(header=script(players, modes=[mode]).header)
    for event in open_game(script(players, modes=[mode]), BOX):
        before, state = state, evolve(state, event)
        if isinstance(event, AgendasDealt):
            return [prompt.text.key for prompt in prompts(before, event, state)]
    raise AssertionError("nothing was dealt")


@pytest.mark.rule("ALN-AGENDA-01", "ALN-AGENDA-02", "ALN-AGENDA-07")
@EVERY_N
def test_the_table_of_set_up_numbers(players: int) -> None:
    secrets, drones, both, good, evil, dealt, boxed = TABLE[players]
    state = opened(players, modes=["agendas"])
    assert quota(state, "agendas") == {"agendas-good": good, "agendas-evil": evil}
    own = [state.table.zone(f"agenda:{player.seat}") for player in state.players]
    assert [len(slots) for slots in own] == [1] * dealt
    box = [slot for slot in state.table.zone("box") if state.table.slots[slot].group == "agendas"]
    assert len(box) == boxed
    filling = [state.table.designs[copy] for copy, pool in state.table.pools.items() if pool == "filling"]
    assert (filling.count("secrets"), filling.count("drone"), in_hive(state, "filling")) == (
        secrets,
        drones,
        both,
    )
    assert quota(state, "box")["drones"] == 24 - 2 * players
    assert quota(state, "box").get("secrets", 0) == 5 - players


@pytest.mark.rule("ALN-RULING-34", "ALN-SETUP-27", "ALN-SETUP-18")
@EVERY_N
def test_secrets_and_drones_are_mixed_before_they_are_dealt_to_the_mini_decks(players: int) -> None:
    state = opened(players, modes=["agendas"])
    assert [quota(state, f"hive:{level}")["filling"] for level in (1, 2, 3)] == [players] * 3
    assert [sum(quota(state, f"hive:{level}").values()) for level in (1, 2, 3)] == [
        9 + players, 11 + players, 13 + players,
    ]  # fmt: skip


@pytest.mark.rule("ALN-CARD-18")
def test_secrets_revealed_are_in_the_hive_with_hidden_agendas_only() -> None:
    assert designs(begun(3), "hive").count("secrets") == 3
    assert "secrets" not in opened(3).table.cards and opened(3).agendas == {}
    assert [len(copies) for copies in BOX.stacks["secrets"].values()] == [5]


@pytest.mark.rule("ALN-CARD-19")
def test_the_side_of_an_agenda_is_on_the_card_and_never_taken_from_its_name() -> None:
    from card_db.loader import SHIPPED, read_set

    shipped = [one for one in read_set(SHIPPED / "alien" / "alien.toml").cards if one.kind == "agenda"]
    assert len(shipped) == 15 and not any(one.titles for one in shipped)


@pytest.mark.rule("ALN-AGENDA-02", "ALN-AGENDA-03")
def test_whether_there_is_a_traitor_hangs_on_the_hands_and_the_app_does_not_know() -> None:
    found, states = [], []
    for seed in range(60):
        table, wanted = SimTable(seed, room().zone_table), script(4, modes=["agendas"])
        state = AlienState(header=wanted.header)
        for event in open_game(wanted, BOX):
            before, state = state, evolve(state, event)
            table.follow(before, event, state)
        sides = [state.table.card_of(table.truth[one.slot]).marks[0] for one in state.agendas.values()]
        found.append("evil" in sides)
        states.append(state)
    assert all(state == states[0] for state in states)
    assert 40 <= sum(found) <= 56, "four of five games have a traitor"


@pytest.mark.rule("ALN-AGENDA-06", "ALN-ZONE-29", "ALN-INFO-03")
@pytest.mark.parametrize("custody", ["app", "face", "back"])
def test_nobody_is_asked_for_an_agenda_and_nothing_is_shown_of_one(custody: Custody) -> None:
    state = begun(3, custody)
    for seat, agenda in state.agendas.items():
        held = state.table.slots[agenda.slot]
        assert (held.zone, held.face_up, held.copy) == (f"agenda:{seat}", False, None)
    for audience in ("table", "spectator", *state.agendas):
        assert "agenda-good" not in repr(view(state, audience)) and "agenda-evil" not in repr(
            view(state, audience)
        )
        badges = [[badge.key for badge in one.badges] for one in view(state, audience).seats]
        assert badges == [["badge-agenda-unrevealed"]] * 3


@pytest.mark.rule("ALN-ZONE-29")
def test_one_agenda_lies_before_everybody() -> None:
    state = begun()
    assert rule_faults(state) == []
    assert rule_faults(put(state, "agenda:p2", BRUTE)) == ["ALN-ZONE-29 agenda:p2"]


@pytest.mark.rule("ALN-AGENDA-04")
def test_everybody_is_told_to_look_at_their_own() -> None:
    assert "prompt-agendas-look" in dealing() and "prompt-agendas-delayed" not in dealing()
    assert opened(3, modes=["agendas"]).ask.why.key == "ask-agendas"  # type: ignore[union-attr]


@pytest.mark.rule("ALN-AGENDA-29", "ALN-AGENDA-30")
def test_in_the_delayed_game_nobody_looks() -> None:
    assert "prompt-agendas-delayed" in dealing(mode="delayed") and "prompt-agendas-look" not in dealing(
        mode="delayed"
    )
    assert opened(3, modes=["delayed"]).ask.why.key == "ask-agendas-delayed"  # type: ignore[union-attr]
    assert "prompt-agendas-advice" in dealing(mode="delayed")


@pytest.mark.rule("ALN-AGENDA-08", "ALN-AGENDA-09")
def test_both_aims_are_read_out() -> None:
    assert "prompt-agendas-aims" in dealing()
    for language, words in (("en", ("Good", "Evil")), ("fr", ("Bon", "Mauvais"))):
        said = FluentTexts("alien").say(phrase("prompt-agendas-aims"), language)
        assert all(word in said for word in words)


@pytest.mark.rule("ALN-AGENDA-24", "ALN-AGENDA-25", "ALN-AGENDA-26")
def test_what_may_be_said_is_read_out() -> None:
    assert [key for key in dealing() if key.startswith("prompt-etiquette")][:3] == [
        "prompt-etiquette-details", "prompt-etiquette-asking", "prompt-etiquette-lying",
    ]  # fmt: skip


@pytest.mark.rule("ALN-AGENDA-27", "ALN-AGENDA-28", "ALN-INFO-02")
@pytest.mark.parametrize("mode", ["agendas", "delayed"])
def test_what_is_shown_is_read_out(mode: str) -> None:
    assert [key for key in dealing(mode=mode) if key.startswith("prompt-etiquette")][3:] == [
        "prompt-etiquette-played", "prompt-etiquette-discards",
    ]  # fmt: skip
    assert not any("etiquette" in prompt.text.key for prompt in first_prompts("standard"))


def first_prompts(mode: str) -> Iterator[Prompt]:
    """Every hand movement of an opening."""
    wanted = script(3, modes=[mode])
    state = AlienState(header=wanted.header)
    for event in open_game(wanted, BOX):
        before, state = state, evolve(state, event)
        yield from prompts(before, event, state)


@pytest.mark.rule("ALN-RULING-40")
@pytest.mark.parametrize("mode", ["agendas", "delayed", "agendas+aliens"])
def test_nobody_plays_hidden_agendas_alone(mode: str) -> None:
    with pytest.raises(SetupError) as no:
        open_game(script(1, modes=mode.split("+")), BOX)
    assert no.value.rule == "ALN-RULING-40" and no.value.says.args == {"need": 2, "have": 1}
    assert opened(2, modes=mode.split("+")).agendas.keys() == {"p1", "p2"}


@pytest.mark.rule("ALN-AGENDA-01", "ALN-AGENDA-07")
@pytest.mark.parametrize(
    ("stack", "fewer", "rule"),
    [("agendas-good", 8, "ALN-AGENDA-01"), ("secrets", 3, "ALN-AGENDA-07"), ("drones", 20, "ALN-AGENDA-07")],
)
def test_a_box_with_too_few_of_them_is_said(stack: str, fewer: int, rule: str) -> None:
    copies = BOX.stacks[stack]
    left = {design: own[: len(own) - fewer] if len(copies) == 1 else own for design, own in copies.items()}
    if len(copies) > 1:
        left = dict(list(copies.items())[fewer:])
    poor = replace(BOX, stacks={**BOX.stacks, stack: left})
    with pytest.raises(SetupError) as no:
        open_game(script(3, modes=["agendas"]), poor)
    assert no.value.rule == rule


@pytest.mark.rule("ALN-AGENDA-01", "ALN-AGENDA-07", "ALN-RULING-34")
def test_a_box_with_just_enough_of_them_is_enough_and_the_rest_stays_away() -> None:
    enough = {"agendas-good": 3, "agendas-evil": 1, "secrets": 3, "drones": 6}
    stacks = {**BOX.stacks, **{stack: first_of(BOX.stacks[stack], n) for stack, n in enough.items()}}
    chosen = script(3, modes=["agendas"])
    assert open_game(chosen, replace(BOX, stacks=stacks))
    of_whole = [row for event in open_game(chosen, BOX) if isinstance(event, Dealt) for row in event.rows]
    away = [row.quota for row in of_whole if row.zone == zones.BOX]
    assert {"agendas-good": 7, "agendas-evil": 4} in away and {"secrets": 2, "drones": 18} in away


def first_of(designs: Mapping[DesignId, tuple[CopyId, ...]], n: int) -> dict[DesignId, tuple[CopyId, ...]]:
    """A stack with its first so many copies."""
    of_copy = {copy: design for design, copies in designs.items() for copy in copies}
    kept = list(of_copy)[:n]
    return {design: tuple(copy for copy in kept if of_copy[copy] == design) for design in designs}


@pytest.mark.rule("ALN-COMP-17", "ALN-COMP-18")
def test_the_practice_box_has_all_agendas_and_secrets() -> None:
    from companion.commands.simulation.command import practice_box

    box = practice_box("alien")
    agendas = [one for one in box.cards.values() if one.kind == "agenda"]
    assert [sum(one.has(side) for one in agendas) for side in ("good", "evil")] == [10, 5]
    assert sum(len(copies) for copies in box.stacks["secrets"].values()) == 5
    assert not [fault for fault in count_box(box) if fault.rule in ("ALN-COMP-17", "ALN-COMP-18")]
    assert all(room().check_card(one) == [] for one in agendas)
    assert any(one.abilities for one in agendas), "some of them do something"


def test_what_is_confirmed_at_set_up_goes_on_with_the_decks() -> None:
    state = opened(3, "face", modes=["agendas"])
    assert isinstance(state.ask, Done) and state.table.zone("hand:p1") == ()
    assert [type(event).__name__ for event in happened(state, Answer(state.ask.id))][:2] == [
        "Answered",
        "HandDrawn",
    ]
