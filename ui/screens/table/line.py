"""The line above the key strip: what hands have to do, else what is due; pure."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from companion.core.crossing.steps import Step
from companion.core.crossing.views import Duty, View
from companion.core.language.phrases import Phrase, phrase
from ui.rooms.faces import face_of
from ui.widgets.board.parts import FIRST, Line, Surroundings

Say = Callable[[Phrase], str]
NO_SHEET = ("order", "done")  # asks that the big button and the strip alone say
SLOW_S = 0.3  # a step that takes longer gets a badge
DUE = {  # what is due, with whose it is and because of which card, as far as that is told
    (False, False): "ui-due", (True, False): "ui-due-who", (False, True): "ui-due-card",
    (True, True): "ui-due-who-card",
}  # fmt: skip


def line_of(
    step: Step, say: Say, to_do: int = 0, moves_cards: bool = True, is_small: bool = False
) -> tuple[Line, str, str]:
    """What the line is wanted for, what it says, and how much more there is."""
    hand, more = hand_words(step, say, to_do, moves_cards)
    if hand:
        return "task", hand, more
    found = due_in_line(step.view, is_small)
    if not found:
        return "", "", ""
    rest = f"+{len(found) - 1}" if len(found) > 1 else ""
    return _kind(step.view, found[0]), due_line(step.view, found[0], say), rest


def _kind(view: View, due: Duty) -> Line:
    """A question that has a sheet lies under the board for as long as the sheet is put aside."""
    if due.kind == "answer" and view.ask is not None and view.ask.kind not in NO_SHEET:
        return "asked"
    return "urgent" if due.urgent else "due"


def hand_words(step: Step, say: Say, to_do: int = 0, moves_cards: bool = True) -> tuple[str, str]:
    """What hands have to do now, and how much more there is; nothing where there is nothing to do."""
    slow = say(phrase("ui-slow-disk")) if step.took_s > SLOW_S else ""
    if step.prompts and moves_cards:
        more = max(len(step.prompts), to_do) - 1
        rest = f"+{more}" if more else ""
        return say(step.prompts[0].text), f"{rest}  {slow}".strip()
    if step.note is not None:
        return say(step.note), slow
    return ("", "") if moves_cards else (happened(step, say), "")


def happened(step: Step, say: Say) -> str:
    """What drawn cards have done that leaves nothing on the board; of real ones hands are told."""
    if step.kind != "play" or step.refusal is not None:
        return ""
    face = face_of(step.view.room)
    told = next((one for kind in face.unseen for one in step.notices if one.kind == kind), None)
    if told is None:
        return ""
    card = next(
        (one.title for one in step.notices if one.kind in face.turning and one.title is not None), None
    )
    return say(told.text) if card is None else say(phrase("ui-happened", card=card, what=told.text))


def due_in_line(view: View, is_small: bool = False) -> tuple[Duty, ...]:
    """What is due besides what hands do, which has its own words.

    On a small glass the line takes room from the board: there the strip alone says that a hand is to be laid.
    """
    return tuple(one for one in view.due if one.kind != "hands" and not (is_small and one.kind == "hand"))


def due_of_hand(view: View) -> Duty | None:
    """The hand that is to be laid, by whom and how many cards."""
    return next((one for one in view.due if one.kind == "hand"), None)


def due_line(view: View, due: Duty, say: Say) -> str:
    """One thing that is due: who, where the sentence does not say so, what, and because of which card."""
    who, text = view.seat(due.seat), say(due.text)
    card = say(due.card) if due.card is not None else ""
    name = who.name if who is not None and who.name not in text else ""
    card = "" if card in text else card
    key = DUE[bool(name), bool(card)]
    return say(phrase(key, name=name, what=text, card=card))


def shared(around: Surroundings, is_up: bool, is_told: bool, has_touches: bool) -> Surroundings:
    """The line beside a hand that is laid and what can be done besides.

    While the hand `is_up` the line waits, unless players were told something or it is too late after;
    what else can be touched beside the news makes a task of it.
    """
    if is_up and not is_told and around.line not in FIRST[1:]:
        return replace(around, line="")
    return replace(around, line="task") if has_touches else around
