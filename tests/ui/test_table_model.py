"""What the table shows and does, worked out from steps without a window."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Pressed, Taken, Touched
from companion.core.crossing.prompts import Prompt
from companion.core.crossing.steps import Notice
from companion.core.crossing.views import AskView, Choosing, Duty, Offer
from companion.core.language.phrases import named
from companion.core.language.sides import Ending
from tests.ui import samples, scenes
from tests.ui.words import Words
from ui.screens.table import line, lists, model
from ui.screens.table.model import Wanted
from ui.widgets.board.parts import Surroundings

say = Words().say


@pytest.mark.parametrize(
    ("scene", "kind"),
    [
        ("table", ""),
        ("refusal", "refusal"),
        ("carry", "carry"),
        ("identity", "question"),
        ("curtain", "curtain"),
    ],
)
def test_each_step_wants_its_sheet(scene: str, kind: str) -> None:
    assert model.wanted_sheet(scenes.STEPS[scene]()).kind == kind


def test_a_refusal_comes_before_a_question_and_a_question_of_the_desk_before_an_ask() -> None:
    asking = samples.view(ask=scenes.IDENTITY)
    assert model.wanted_sheet(scenes.refused(view=asking)).kind == "refusal"
    assert model.wanted_sheet(samples.step(asking, offers=(scenes.FIGHT,))).kind == "offers"


def test_an_ask_that_the_big_button_answers_opens_no_sheet() -> None:
    done = AskView(5, "done", named("Shuffle."), options=(Offer("answer:5:done", named("Done"), None),))
    view = samples.view(ask=done, big=done.options[0])
    assert model.wanted_sheet(samples.step(view)) == Wanted("")
    assert model.big_of(view, say) == ("Done", "Shuffle.", False)


def test_the_big_button_says_what_it_does_or_what_it_waits_for() -> None:
    assert model.big_of(samples.view(), say) == ("Fight the Stalker", "3 of 5 Attack", False)
    waiting = samples.view(big=None, waiting=named("Show the card."))
    assert model.big_of(waiting, say) == ("Show the card.", "1 enemy strikes", True), "what is left to do"
    assert model.big_of(scenes.asked(scenes.NUMBER).view, say)[1] == "", "not beside a question"
    assert model.big_of(samples.view(big=None), say)[2]
    over = samples.view(big=None, ending=Ending("won"), outcome_text=named("You made it."))
    assert model.big_of(over, say) == ("To the home screen", "You made it.", False)


def test_the_big_button_posts_exactly_what_it_said() -> None:
    assert model.pressed(samples.view()) == Taken("fight:7")
    assert model.pressed(samples.view(big=None)) == Pressed("next")


def test_a_touch_takes_the_one_offer_of_a_thing_and_asks_the_rules_otherwise() -> None:
    view = samples.view()
    assert model.touched(view, "slot:7") == Taken("fight:7")
    assert model.touched(view, "slot:3") == Touched("slot:3")
    twice = samples.view(offers=(*samples.offers(), Offer("use:7", named("Use"), None, target="slot:7")))
    assert model.touched(twice, "slot:7") == Touched("slot:7")


def test_offers_that_nothing_on_the_board_carries_get_a_button() -> None:
    assert [offer.id for offer in model.others(samples.view())] == ["end"]
    strip = model.strip_model(samples.view(), say)
    assert [(spec.id, spec.words) for spec in strip.plain] == [("offer:end", "End the turn")]
    more = samples.view(offers=(*samples.offers(), Offer("swap", named("Swap"), None)))
    assert [(spec.id, spec.words) for spec in model.strip_model(more, say).plain] == [("more", "More (2)")]


def test_what_the_big_button_does_is_not_offered_twice() -> None:
    end = next(offer for offer in samples.offers() if offer.id == "end")
    assert model.others(samples.view(big=end)) == ()


def test_only_what_hands_have_to_do_stands_in_the_line_above_the_strip() -> None:
    prompts = tuple(Prompt(named(words)) for words in ("Push.", "Draw.", "Shuffle."))
    assert line.hand_words(samples.step(prompts=prompts), say) == ("Push.", "+2")
    assert line.hand_words(samples.step(note=named("No such card.")), say) == ("No such card.", "")
    assert line.hand_words(samples.step(), say) == ("", ""), "what has happened stands in the log"
    assert line.hand_words(samples.step(prompts=prompts), say, moves_cards=False) == ("", "")


def test_what_drawn_cards_do_and_leave_behind_nowhere_is_said_in_the_line() -> None:
    turned = Notice("TurnedUp", named("The hull groans was turned up."), title=named("The hull groans"))
    acted = Notice("EventTriggered", named("Event! Add a card."))
    closer = Notice("ObjectiveProgressed", named("Objective 1 came closer."))
    view = samples.view(room="alien")
    step = samples.step(view, notices=(turned, closer, acted))
    assert line.hand_words(step, say, moves_cards=False)[0] == "The hull groans. Event! Add a card."
    assert line.hand_words(step, say)[0] == "", "hands were told what to do"
    alone = samples.step(view, notices=(closer,))
    assert line.hand_words(alone, say, moves_cards=False)[0] == "Objective 1 came closer."
    around = model.surroundings(step, [], say, moves_cards=False, is_small=True)
    assert around.line == "task", "a tip makes room for it"
    stays = samples.step(view, notices=(turned,))
    assert line.hand_words(stays, say, moves_cards=False)[0] == "", "what lies open on the board says itself"
    undone = samples.step(view, notices=(turned, acted), kind="undo")
    assert line.hand_words(undone, say, moves_cards=False)[0] == ""


def test_what_is_due_stands_there_while_hands_have_nothing_to_do() -> None:
    kill = Duty("deadline", named("Kill it"), samples.P2, named("Clinger"), turns_left=2)
    answer = Duty("answer", named("Which room?"), samples.P1, urgent=True)
    view = samples.view(due=(answer, kill))
    assert line.line_of(samples.step(view), say) == ("urgent", "Maya: Which room?", "+1")
    assert line.line_of(samples.step(samples.view(due=(kill,))), say) == ("due", "Ben: Kill it (Clinger)", "")
    told = Duty("deadline", named("Kill Clinger before Ben falls"), samples.P2, named("Clinger"))
    assert line.due_line(view, told, say) == "Kill Clinger before Ben falls", "nothing is said twice"
    step = samples.step(view, prompts=(Prompt(named("Push.")),))
    assert model.surroundings(step, [], say).hand == "Push.", "hands come first"
    assert model.surroundings(samples.step(view), [], say).hand == "Maya: Which room?"


def test_what_is_due_is_in_view_on_every_glass_and_a_hand_is_said_once() -> None:
    kill = Duty("deadline", named("Kill it"), samples.P2, turns_left=2)
    lay = Duty("hand", named("Maya has 3 cards to lay"), samples.P1)
    step = samples.step(samples.view(due=(lay, kill), big=None, lays=True, waiting=named("Lay your cards")))
    small = model.surroundings(step, [], say, is_small=True)
    assert (small.line, small.hand, small.more) == ("due", "Ben: Kill it", ""), "the strip says the hand"
    assert model.big_of(step.view, say) == ("Lay your cards", "Maya has 3 cards to lay", True)
    wide = model.surroundings(step, [], say)
    assert (wide.line, wide.hand, wide.more) == ("due", "Maya has 3 cards to lay", "+1")
    only = samples.step(samples.view(due=(lay,)))
    assert model.surroundings(only, [], say, is_small=True).line == "", "nothing takes room from the board"
    last = samples.step(samples.view(due=(replace(kill, turns_left=1, urgent=True), lay)))
    assert model.surroundings(last, [], say, is_small=True).line == "urgent"


def test_a_hand_before_the_board_lets_only_what_is_urgent_or_told_stand_above_the_strip() -> None:
    due, urgent, task = (Surroundings(line=kind) for kind in ("due", "urgent", "task"))
    assert line.shared(due, True, False, False).line == "" and line.shared(task, True, False, True).line == ""
    assert line.shared(urgent, True, False, False).line == "urgent"
    assert line.shared(task, True, True, False).line == "task", "players are told something"
    assert line.shared(due, False, False, True).line == "task", "what else can be touched stands in it"


def test_without_a_camera_a_press_names_a_card_of_the_hand_and_says_so() -> None:
    view = samples.view(
        big=None, lays=True, waiting=named("Lay your cards"),
        due=(Duty("hand", named("Maya has 3 cards to lay"), samples.P1),),
    )  # fmt: skip
    blind = model.strip_model(view, say, model.opens(view, sees=False))
    assert (blind.first, blind.second) == ("Name a card", "Maya has 3 cards to lay")
    assert blind.opens and not blind.waits
    seen = model.strip_model(view, say, model.opens(view, sees=True))
    assert (seen.first, seen.opens, seen.waits) == ("Lay your cards", False, True), "plain words, no slab"


def test_only_a_hand_that_may_play_gets_the_play_button() -> None:
    assert "play" in {target for target, *_ in model.surroundings(samples.step(), [], say).buttons}
    still = samples.step(samples.view(offers=()))
    assert "play" not in {target for target, *_ in model.surroundings(still, [], say).buttons}


PORTS = (
    "rules", "settings", "my_cards", "camera", "system", "decks", "bags", "away", "people",
    "recap",
)  # fmt: skip


def test_the_menu_leads_only_where_something_is() -> None:
    full = lists.menu(samples.view(), {"system": True, "hands": True}, say)
    assert [option.id for option in full] == list(lists.MENU)
    assert "home" in [option.id for option in full[:9]], "the way out needs no turning of pages"
    nothing = dict.fromkeys((*PORTS, "hands"), False)
    bare = lists.menu(samples.view(offers=()), nothing, say)
    assert [option.id for option in bare if not option.off] == ["played", "piles", "log", "tools", "home"]


def test_what_comes_and_goes_within_a_turn_keeps_its_place_in_the_menu() -> None:
    has = dict.fromkeys(PORTS, True)
    full = lists.menu(samples.view(), {**has, "hands": True}, say)
    bare = lists.menu(samples.view(offers=(), strips=()), {**has, "hands": False}, say)
    assert [option.id for option in full] == [option.id for option in bare]
    assert [option.id for option in bare if option.off] == ["hands", "play"]
    assert not [option.id for option in full if option.off]


def test_lists_tell_cards_piles_and_people() -> None:
    view = samples.view()
    assert [option.words for option in lists.piles(view, say)][:2] == ["Hive", "Sergeant"]
    place = lists.place_of(view, "combat")
    assert place is not None
    assert [(option.id, option.words) for option in lists.tiles(place, say)] == [("slot:7", "Stalker")]
    assert [option.words for option in lists.tiles(lists.place_of(view, "played") or place, say)][
        0
    ] == "Rigger"
    assert lists.place_of(view, "nowhere") is None
    person = lists.person_of(view, "")
    assert person is not None and person.name == "Maya"
    assert [option.words for option in lists.person(person, say)] == ["Hand", "Deck", "Discards"]


def test_a_hidden_card_is_never_named_in_a_list() -> None:
    place = lists.place_of(samples.view(), "room:2")
    assert place is not None
    assert [option.words for option in lists.tiles(place, say)] == ["Hidden card"]


def test_a_slow_disk_has_its_badge_in_the_line_for_hands() -> None:
    prompts = (Prompt(named("Push.")), Prompt(named("Draw.")))
    assert line.hand_words(samples.step(prompts=prompts, took_s=0.5), say)[1] == "+1  slow disk"


def test_with_several_things_to_do_the_big_button_counts_and_opens_them() -> None:
    offers = (*samples.offers(), Offer("swap", named("Swap"), None))
    choosing = Choosing(named("2 to recruit, 1 to fight"), ("fight:7", "recruit:21"))
    view = samples.view(big=None, choosing=choosing, offers=offers)
    assert model.big_of(view, say) == ("Choose", "2 to recruit, 1 to fight", False)
    assert [offer.id for offer in model.choices(view)] == ["fight:7", "recruit:21", "swap"]
    assert [spec.id for spec in model.strip_model(view, say).plain] == ["offer:end"], (
        "the end stands beside it"
    )
    assert model.choices(samples.view()) == ()
