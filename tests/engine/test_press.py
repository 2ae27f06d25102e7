"""What one press means: one thing, a choice, the hand, or nothing; and what is said of a choice."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Dice, Done
from companion.core.language.commands import Command
from companion.core.language.ids import ZoneId
from companion.core.language.phrases import phrase
from companion.core.language.refusals import Refusal
from companion.core.language.sides import Ending
from companion.engine.legendary.state import LegendaryState
from companion.engine.places import place
from companion.engine.press import Press, Pressing, counted
from companion.engine.ways import BIG, Possible, Price, Way, price
from tests.engine.effects.table import lay, thing
from tests.engine.legendary.family import family

S = LegendaryState
PRESSING: Pressing[S] = Pressing(
    verbs=("fight", "scan", "recruit"),
    lays=lambda state: bool(state.numbers.get("held")),
    urgent=lambda state, way: way.id in ("fight:6", "fight:7", "fight:8", "fight:9"),
    last=lambda state, way: way.id in ("fight:6", "fight:7"),
    ready=lambda state, way: way.price is None or way.price.need is not None,
)


def way(id: str, cost: Price | None = None, target: str = "", **rest: bool | str) -> Way:
    return Way(id, Command(), phrase(id), target, price=cost, **rest)  # type: ignore[arg-type]


END, FIGHT, RECRUIT = way("end", target=BIG), way("fight:1"), way("recruit:1")


def test_one_thing_that_is_left_is_done_and_then_the_end() -> None:
    assert PRESSING.press(family(), (RECRUIT, END)) == Press(RECRUIT)
    assert PRESSING.press(family(), (END, way("odd"))) == Press(END)
    assert PRESSING.press(family(), ()) == Press()
    big = Press(END).big
    assert big is not None and (big.id, Press().big) == ("end", None)


def test_of_several_things_none_is_done_and_all_are_shown_in_order() -> None:
    several = (RECRUIT, END, way("recruit:2"), way("scan:1"), FIGHT)
    press = PRESSING.press(family(), several)
    assert press.way is None and press.big is None and not press.lays
    assert [one.id for one in press.choices] == ["fight:1", "scan:1", "recruit:1", "recruit:2"]


def test_a_stack_is_chosen_by_what_people_count_it_as() -> None:
    stack = way("sergeant", verb="recruit")
    assert [one.id for one in PRESSING.press(family(), (stack, FIGHT)).choices] == ["fight:1", "sergeant"]


def test_one_urgent_thing_is_done_and_two_are_a_choice() -> None:
    urgent, other = way("fight:8"), way("fight:9")
    assert PRESSING.press(family(), (FIGHT, urgent, RECRUIT, END)) == Press(urgent)
    assert len(PRESSING.press(family(), (FIGHT, urgent, other, RECRUIT, END)).choices) == 4


def test_while_cards_wait_in_the_hand_nothing_else_is_done_even_if_it_is_urgent() -> None:
    assert PRESSING.press(family(held=2), (FIGHT, way("fight:8"), END)) == Press(lays=True)


def test_what_is_too_late_after_this_turn_is_done_before_the_hand_is_laid() -> None:
    last, other = way("fight:6"), way("fight:7")
    assert PRESSING.press(family(held=2), (FIGHT, last, RECRUIT, END)) == Press(last, lays=True)
    assert PRESSING.press(family(held=2), (last, other, END)) == Press(lays=True), "which of them is no press"
    assert PRESSING.press(family(), (FIGHT, last, END)) == Press(last)


def test_what_only_a_hand_shows_or_knows_is_never_pressed() -> None:
    held, known = way("fight:2", hand=True), way("fight:3", needs="crew")
    assert PRESSING.press(family(), (held, known, END)) == Press(END)


def test_a_price_that_nobody_can_tell_yet_is_no_choice() -> None:
    unknown = way("scan:1", price(family(), "attack", None))
    assert PRESSING.press(family(), (unknown, FIGHT, END)) == Press(FIGHT)


def test_of_a_question_only_what_hands_have_done_is_pressed() -> None:
    done = replace(family(), ask=Done(id=1, why=phrase("why")))
    assert PRESSING.press(done, (FIGHT, RECRUIT)) == Press(FIGHT) and PRESSING.press(done, ()) == Press()
    dice = replace(family(held=1), ask=Dice(id=1, why=phrase("why"), dice=()))
    assert PRESSING.press(dice, (END,)) == Press()


def test_a_game_that_is_over_lays_no_cards() -> None:
    assert PRESSING.press(replace(family(held=1), ending=Ending("won")), ()) == Press()


def test_what_can_be_chosen_is_counted_the_most_first() -> None:
    deeds = ("fight", "scan", "scan", "recruit", "recruit", "recruit")
    three, two, one = phrase("count-recruit", n=3), phrase("count-scan", n=2), phrase("count-fight", n=1)
    assert counted(deeds) == phrase("counts", one=phrase("counts", one=three, other=two), other=one)
    assert counted(("fight", "fight")) == phrase("count-fight", n=2)
    more = counted(("fight", "scan", "use", "recruit", "play"))
    assert more.args["other"] == phrase("count-more", n=2), "three kinds by name, the rest together"


def test_what_is_too_dear_is_named_with_what_is_missing() -> None:
    state = lay(family(recruit=3, attack=1), "row", thing("bosun"))
    slot = state.table.zone(ZoneId("row"))[0]
    dear = way("recruit:5", price(state, "recruit", 5), f"slot:{slot}")
    far = way("scan:room", price(state, "attack", 2, "scan"), "place:room:2")
    barred = replace(far, barred=True)
    short = Refusal("X-1", "cost", remedy=phrase("remedy-recruit", count=2))
    early = Refusal("X-2", "timing")
    possible = (
        Possible(dear, lambda command: short), Possible(far, lambda command: short),
        Possible(barred, lambda command: short), Possible(dear, lambda command: early),
        Possible(dear, lambda command: None), Possible(way("swim", dear.price), lambda command: short),
        Possible(FIGHT, lambda command: None),
    )  # fmt: skip
    press = PRESSING.press(state, (FIGHT, RECRUIT))
    choosing = PRESSING.choosing(state, press, lambda: possible)
    assert choosing is not None and choosing.ids == ("fight:1", "recruit:1")
    assert [offer.label.args for offer in choosing.dear] == [{"en": "bosun"}, {}]
    assert [offer.sub for offer in choosing.dear] == [short.remedy, short.remedy]
    assert [offer.price.shape for offer in choosing.dear if offer.price] == ["pay", "scan"]
    assert PRESSING.choosing(state, Press(FIGHT), lambda: possible) is None


def test_a_hidden_card_that_is_too_dear_is_called_as_where_it_lies() -> None:
    state = lay(family(attack=1), "room:2", thing("queen"), face_up=False)
    slot = state.table.zone(ZoneId("room:2"))[0]
    dear = way("scan:room:2", price(state, "attack", 2, "scan"), f"slot:{slot}")
    seat = way("fight:seat", price(state, "attack", 9), "seat:b")
    short = Refusal("X-1", "cost")
    possible = (Possible(dear, lambda command: short), Possible(seat, lambda command: short))
    choosing = PRESSING.choosing(state, Press(choices=(FIGHT, RECRUIT)), lambda: possible)
    assert choosing is not None
    assert [offer.label for offer in choosing.dear] == [place(ZoneId("room:2")), phrase("fight:seat")]
