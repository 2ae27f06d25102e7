"""Big moments in words, shapes and persons; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from companion.core.crossing.steps import Notice, Step
from companion.core.crossing.views import Alarm, Figure, Offer, SeatView, View
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase, phrase
from ui.rooms.face import DEATH, STRIKE, Face, Moment
from ui.screens.scene.blows import Blow, StrikeCount, Turnstile, fallen, struck

Say = Callable[[Phrase], str]
ENDINGS = ("victory", "defeat", "draw")


class Chance(msgspec.Struct, frozen=True):
    """A turn that is left before it is too late."""

    seat: SeatView
    turns: int
    now: bool


class Scene(msgspec.Struct, frozen=True):
    """What a scene shows."""

    kind: str
    word: str
    sub: str
    tone: str
    figure: Figure | None = None
    seat: SeatView | None = None
    chances: tuple[Chance, ...] = ()
    then: str = ""
    fight: Offer | None = None
    yields: bool = False  # it makes room when the game goes on
    seats: tuple[SeatView, ...] = ()
    blow: Blow | None = None  # of strikes and deaths
    tells: tuple[int, int] = (0, 0)  # the number of its step, and its place among the notices
    figures: tuple[Figure, ...] = ()  # how a place stands that it is about, instead of the people


def scenes_of(
    steps: Sequence[Step],
    face: Face,
    say: Say,
    before: Step | None = None,
    counting: StrikeCount | None = None,
) -> tuple[Scene, ...]:
    """The big moments of some steps in order, each as the table stood when it happened.

    `before` is the step that was shown last: how people stood in it counts where it came just before;
    `counting` knows which strike of how many each of them is.
    """
    counting = StrikeCount() if counting is None else counting
    if not steps or steps[-1].kind in ("undo", "redo"):
        counting.forget()
        return ()
    earlier = (before, *steps)
    made = tuple(
        replace(
            scene_of(face.moments[notice.kind], notice, view, say, count, cause_of(step, at, face)),
            tells=(step.number, at),
        )
        for last, step in zip(earlier, steps, strict=False)
        for at, notice, view, count in moments(step, face, counting, last)
    )
    ending = [scene for scene in made if scene.kind in ENDINGS]
    return (*(scene for scene in made if scene not in ending), *ending[-1:])


def moments(
    step: Step, face: Face, counting: StrikeCount, last: Step | None = None
) -> tuple[tuple[int, Notice, View, Turnstile | None], ...]:
    """The big notices of a step with their places, the view of their moment, and which strike each is."""
    came = last.view if last is not None and last.number == step.number - 1 else None
    blows = [one for one in step.notices if face.moments.get(one.kind) == STRIKE]
    found = []
    for at, notice in enumerate(step.notices):
        is_blow = face.moments.get(notice.kind) == STRIKE
        count = counting.heed(notice, is_blow)
        if notice.kind not in face.moments or _is_told_better(face.moments[notice.kind], step):
            continue
        if is_blow and (notice.large is None or not notice.large.strikers):  # drawn for another reason
            count = Turnstile(blows.index(notice) + 1, len(blows))
        view = as_it_stood(step.view, notice.seat, step.notices[at + 1 :], face)
        if came is not None and notice.seat is not None:
            view = counted_up(view, came, notice.seat, step.notices[: at + 1], face)
        found.append((at, notice, view, count))
    return tuple(found)


def _is_told_better(moment: Moment, step: Step) -> bool:
    """Whether another moment of the same step says it more fully."""
    return bool(moment.better) and any(one.kind == moment.better for one in step.notices)


def as_it_stood(view: View, seat: SeatId | None, after: Sequence[Notice], face: Face) -> View:
    """The view before what came later in the same step: the person has not taken those strikes yet."""
    telling = {*face.moments, *face.healing}
    later = [one for one in after if one.seat == seat and one.kind in telling]
    blows = [one.amount or 0 for one in later if face.moments.get(one.kind) == STRIKE]
    if not later or seat is None:
        return view
    is_told = all(one.kind not in face.healing for one in later)
    fell = any(face.moments.get(one.kind) == DEATH for one in later)
    seats = tuple(_before(one, sum(blows), is_told, fell) if one.seat == seat else one for one in view.seats)
    return replace(view, seats=seats)


def counted_up(view: View, came: View, seat: SeatId, until: Sequence[Notice], face: Face) -> View:
    """Whose number cannot be told from the end has what they came with, and every strike since."""
    mine = [one for one in until if one.seat == seat]
    start = next(
        (one.life.value for one in came.seats if one.seat == seat and one.alive and one.life is not None),
        None,
    )
    if start is None or any(one.kind in face.healing for one in mine):
        return view
    value = start + sum(one.amount or 0 for one in mine if face.moments.get(one.kind) == STRIKE)
    seats = tuple(
        replace(one, life=replace(one.life, value=value))
        if one.seat == seat and one.alive and one.life is not None and one.life.value is None
        else one
        for one in view.seats
    )
    return replace(view, seats=seats)


def _before(seat: SeatView, blows: int, is_told: bool, fell: bool) -> SeatView:
    """A person so much less struck; where damage went as well as came nobody can say how it stood."""
    if seat.life is None:
        return seat
    value = seat.life.value
    known = max(0, value - blows) if value is not None and is_told and seat.alive else None
    return replace(seat, life=replace(seat.life, value=known), alive=seat.alive or fell)


def cause_of(step: Step, at: int, face: Face) -> Phrase | None:
    """The last card named before a strike in its step: the Event, or the enemy that died, that brings it."""
    card = step.notices[at].slot
    told = (
        one.title
        for one in reversed(step.notices[:at])
        if one.slot != card and one.kind not in (*face.drawing, *face.moments)
    )
    return next((title for title in told if title is not None), None)


def scene_of(
    moment: Moment, notice: Notice, view: View, say: Say, count: Turnstile | None = None,
    cause: Phrase | None = None,
) -> Scene:  # fmt: skip
    """One big moment."""
    kind = moment.kind
    seat = next((seat for seat in view.seats if seat.seat == notice.seat), None)
    word = say(phrase(f"ui-scene-{kind}"))
    if count is not None and count.of > 1:
        word = say(phrase("ui-scene-one-of", what=word, at=count.at, of=count.of))
    alarm = next((alarm for alarm in view.alarms if alarm.kind == kind and alarm.seat == notice.seat), None)
    figure = Figure(moment.shape, notice.amount) if moment.shape and notice.amount else None
    if alarm is not None and alarm.tile is not None:
        figure = next((f for f in alarm.tile.figures if f.shape == "fight"), figure)
    return Scene(
        kind,
        word,
        told_in(moment, notice, view, say),
        moment.tone,
        figure,
        None if moment.shared else seat,
        chances_of(view, alarm),
        say(phrase("ui-scene-then", name=seat.name)) if alarm and seat else "",
        fight_of(view, alarm),
        moment.yields,
        tuple(one for one in view.seats if one.played),
        blow_of(moment, notice, seat, say, count, cause),
        figures=_figures(view, moment.place),
    )


def told_in(moment: Moment, notice: Notice, view: View, say: Say) -> str:
    """The sentence of a moment; where an end is reckoned up, a victory says what it came to, a defeat too."""
    if not moment.reckons or view.outcome_text is None:
        return say(notice.text)
    came_to = say(view.outcome_text)
    return came_to if moment.kind in ("victory", "draw") else f"{say(notice.text)} {came_to}"


def _figures(view: View, place: str) -> tuple[Figure, ...]:
    """The figures of a place, such as the slots of a ship."""
    places = (one for strip in view.strips for one in strip.places)
    return next((one.figures for one in places if place and one.id == place), ())


def blow_of(
    moment: Moment, notice: Notice, seat: SeatView | None, say: Say, count: Turnstile | None,
    cause: Phrase | None = None,
) -> Blow | None:  # fmt: skip
    """What a strike or a death tells besides; other moments are one word and one number."""
    if seat is None or moment not in (STRIKE, DEATH):
        return None
    return struck(notice, seat, count, say, cause) if moment == STRIKE else fallen(notice, seat, say)


def chances_of(view: View, alarm: Alarm | None) -> tuple[Chance, ...]:
    """Whose turns are left before the deadline, the running one first."""
    if alarm is None or alarm.turns_left is None:
        return ()
    living = [seat for seat in view.seats if seat.alive]
    start = next((at for at, seat in enumerate(living) if seat.seat == view.turn.seat), 0)
    order = [living[(start + at) % len(living)] for at in range(min(alarm.turns_left, 3))] if living else []
    return tuple(Chance(seat, alarm.turns_left - at, at == 0) for at, seat in enumerate(order))


def fight_of(view: View, alarm: Alarm | None) -> Offer | None:
    """The offer that ends the danger, when it can be taken now."""
    if alarm is None or alarm.tile is None:
        return None
    return next((offer for offer in view.offers if offer.target == alarm.tile.target), None)
