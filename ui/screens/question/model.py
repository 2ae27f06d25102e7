"""The running ask as something to answer: options, numbers, dice; pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Literal

import msgspec
from msgspec.structs import replace

from companion.core.crossing.intents import Intent, Replied, Taken
from companion.core.crossing.seen_rolls import SeenRoll
from companion.core.crossing.views import AskView, Figure, Offer, SeatView, Tile, View
from companion.core.language.ids import TABLE, SeatId
from companion.core.language.phrases import Phrase, phrase
from ui.screens.base.sentences import capital
from ui.widgets.options.layout import Delta, Option

Say = Callable[[Phrase], str]
Form = Literal["options", "numbers", "pad", "dice", "done"]
MOST_AT_ONCE = 24  # numbers that are shown as one touch each
FACES = 6


class Question(msgspec.Struct, frozen=True):
    """What is asked, of whom, and in which form it is answered."""

    ask: int
    title: str
    sub: str
    form: Form
    options: tuple[Option, ...] = ()
    seat: SeatView | None = None
    low: int = 0
    high: int = 20
    dice: tuple[str, ...] = ()
    by_showing: bool = False  # a card under the camera answers it too
    likely: Option | None = None  # what others say is right: first, and one press on the big button
    otherwise: Option | None = None  # a reaction window: what happens when nobody reacts
    lead: str = ""  # what is chosen among the options
    either: str = ""  # what happens whatever is chosen
    effect: str = ""  # of a yes that leads to no choice: what it does, in large words
    yes: Option | None = None  # what the big button says yes to
    no: Option | None = None  # what leaves the offer, with what stays as it is


def question_of(view: View, ask: AskView, say: Say) -> Question:
    """The ask in words."""
    seat = next((seat for seat in view.seats if seat.seat == ask.seat), None)
    form: Form = "options"
    found = tuple(option_of(view, offer, say) for offer in ask.options)
    options = placed(view, ask.options, said_once(ask, found), say)
    guess = ask.likely
    if ask.kind == "number":
        form = "numbers" if ask.high - ask.low < MOST_AT_ONCE else "pad"
        options = tuple(
            Option(str(value), "", figures=(Figure("count", value),))
            for value in range(ask.low, ask.high + 1)
        )
        guess = "" if ask.guess is None else str(ask.guess)
    elif ask.kind == "dice":
        form = "dice"
    elif ask.kind == "done":
        form = "done"
    if (ask.yes or ask.candidates) and view.audience == TABLE:  # behind the curtain every answer is a touch
        return offered(view, ask, say, seat)
    options, likely = likely_first(options, guess)
    otherwise = next((option for option in options if ask.otherwise and option.id == ask.otherwise), None)
    options = reactions(options, otherwise)
    return Question(
        ask.id,
        say(ask.why),
        capital(say(ask.text)) if ask.text is not None else hint(ask, say),
        form,
        options,
        seat,
        ask.low,
        ask.high,
        ask.dice,
        ask.kind == "identity",
        likely,
        otherwise,
        lead=hint(ask, say) if ask.text is not None and ask.kind == "identity" else "",
        either=say(ask.either) if ask.either is not None else "",
    )


def reactions(options: tuple[Option, ...], otherwise: Option | None) -> tuple[Option, ...]:
    """What stands above the big button, which is what happens if nobody reacts.

    Of a card that only others can prevent it is said what it does.
    """
    rest = tuple(option for option in options if option is not otherwise)
    return rest or (options if otherwise is not None and otherwise.reads else ())


def placed(
    view: View, offers: tuple[Offer, ...], options: tuple[Option, ...], say: Say
) -> tuple[Option, ...]:  # fmt: skip
    """Cards that are called alike say where each of them lies, where that tells them apart."""
    places = [place for strip in view.strips for place in strip.places]
    lying = {tile.target: say(place.title) for place in places for tile in place.tiles}
    where = [lying.get(offer.target, "") for offer in offers]
    called = Counter(option.words for option in options)
    told = Counter((option.words, spot) for option, spot in zip(options, where, strict=True))
    return tuple(
        replace(option, sub=f"{spot} · {option.sub}" if option.sub else spot)
        if spot and called[option.words] > 1 and told[option.words, spot] < called[option.words]
        else option
        for option, spot in zip(options, where, strict=True)
    )


def said_once(ask: AskView, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """What every answer does alike is said below them all, and not by each."""
    is_alike = ask.either is not None and len({one.sub for one in options}) == 1
    return tuple(replace(one, sub="") for one in options) if is_alike else options


def offered(view: View, ask: AskView, say: Say, seat: SeatView | None) -> Question:
    """An offer that may be left, or a choice whose every end is one touch: the best one wears the foot."""
    found = {offer.id: option_of(view, offer, say) for offer in (*ask.options, *ask.candidates)}
    yes, no = found.get(ask.yes), found.get(ask.no)
    candidates = tuple(found[offer.id] for offer in ask.candidates)
    candidates = placed(view, ask.candidates, candidates, say)
    effect = yes.sub if yes is not None and not candidates else ""
    if candidates and yes is not None and candidates[0].delta is not None:  # else none of them is better
        first = candidates[0]
        yes = replace(yes, id=first.id, sub=first.sub or first.words)
        candidates = (replace(first, foot=True), *candidates[1:])
    if yes is not None and ask.why.key == "ask-may":
        yes = replace(yes, words=say(phrase("ui-yes-use")))
    title, lead = say(ask.why), say(ask.lead) if ask.lead is not None else ""
    if yes is None and lead:  # what is chosen in the end is the question
        title, lead = lead, ""
    return Question(
        ask.id, title, capital(say(ask.text)) if ask.text is not None else "", "options",
        tuple(replace(one, sub="") if one.delta is not None else one for one in candidates), seat,
        lead=lead,
        either=say(ask.either) if ask.either is not None else "",
        effect=capital(effect), yes=yes, no=no,
    )  # fmt: skip


def likely_first(options: tuple[Option, ...], guess: str) -> tuple[tuple[Option, ...], Option | None]:
    """The options with the likeliest in front and marked, and that one; the others keep their order."""
    found = next((option for option in options if guess and option.id == guess), None)
    if found is None:
        return options, None
    words = found.words or found.id  # on the colour of the chosen one only words are dark enough
    figures = found.figures if found.words else ()
    first = replace(found, chosen=True, words=words, figures=figures)
    return (first, *(option for option in options if option is not found)), found


def yes_words(question: Question, tell: Callable[..., str]) -> str:
    """What the big button says where one answer is likely."""
    likely = question.likely
    if likely is None:
        return ""
    return tell("ui-say-yes", what=likely.words or likely.id)


def hint(ask: AskView, say: Say) -> str:
    """How it can be answered."""
    keys = {
        "identity": "ui-ask-show",
        "number": "ui-ask-number",
        "dice": "ui-ask-dice",
        "choice": "ui-ask-choice",
        "done": "ui-ask-done",
    }
    return say(phrase(keys.get(ask.kind, "ui-ask-choice")))


def option_of(view: View, offer: Offer, say: Say) -> Option:
    """An offer as an option, with the figures of the card or the tab of the person it is about."""
    tile = tile_at(view, offer.target)
    seat = next((seat for seat in view.seats if f"seat:{seat.seat}" == offer.target), None)
    is_open = tile is None or not tile.hidden
    sub = say(offer.sub) if offer.sub is not None else say(offer.effect) if offer.effect is not None else ""
    return Option(
        offer.id,
        capital(say(offer.label)),
        sub=sub,
        figures=offer.figures or (tile.figures if tile is not None and not tile.hidden else ()),
        delta=delta_of(view, offer, say),
        reads=offer.target if is_open and offer.target.startswith("slot:") else "",
        tells=say(offer.effect) if offer.effect is not None else "",
        seat=seat.colour if seat is not None else None,
        initial=seat.name if seat is not None else "",
        photo=offer.photo or (tile.photo if tile is not None else ""),
    )


def delta_of(view: View, offer: Offer, say: Say) -> Delta | None:
    """What an offer changes in numbers, the harm first; whose it is."""
    change = min(offer.changes, key=lambda one: one.shape != "harm", default=None)
    if change is None:
        return None
    whose = next((seat for seat in view.seats if seat.seat == change.seat), None)
    return Delta(
        say(change.what), change.before, change.after, change.of,
        whose.name if whose is not None else "", whose.colour if whose is not None else None,
    )  # fmt: skip


def tile_at(view: View, target: str) -> Tile | None:
    """The tile of that target, wherever it lies."""
    places = (tile for strip in view.strips for place in strip.places for tile in place.tiles)
    mine = (tile for seat in view.seats for tile in seat.tiles)
    return next((tile for tile in (*places, *mine) if target and tile.target == target), None)


def answered(question: Question, id: str, seat: SeatId | None = None) -> Intent:
    """What choosing an option posts; `seat` is who chose it, where nobody else can have done so."""
    if question.form in ("numbers", "pad"):
        return Replied(question.ask, int(id), seat)
    return Taken(id, seat)


def dice_answer(question: Question, faces: tuple[int, ...]) -> Intent | None:
    """What typed dice post, once every die has a face."""
    return Replied(question.ask, faces) if all(faces) and len(faces) == len(question.dice) else None


def fits_roll(question: Question, roll: SeenRoll) -> bool:
    """Whether a seen roll is one for this question."""
    return question.form == "dice" and roll.ask == question.ask and len(roll.faces) == len(question.dice)


def roll_hint(roll: SeenRoll) -> str:
    """What the sheet says of the dice that the camera has put down."""
    if not roll.rests:
        return "ui-dice-seen-live"
    if roll.missing:
        return "ui-dice-seen-missing"
    return "ui-dice-seen-extra" if roll.extra else "ui-dice-seen"


def typed(question: Question, digits: str, key: str) -> str:
    """The number pad after another key; more than the highest number is not taken."""
    if key == "erase":
        return digits[:-1]
    longer = (digits + key).lstrip("0") or "0"
    return longer if int(longer) <= question.high else digits
