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

Say = Callable[[Phrase], str]
ASKED_S = 2.5  # at most so long does a moment stand before a question that waits


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
    lasts_s: float = 0.0
    seats: tuple[SeatView, ...] = ()


def scenes_of(steps: Sequence[Step], face: Face, say: Say, before: Step | None = None) -> tuple[Scene, ...]:
    """The big moments of some steps in order, each as the table stood when it happened.

    `before` is the step that was shown last: how people stood in it counts where it came just before.
    """
    if not steps or steps[-1].kind in ("undo", "redo"):
        return ()
    earlier = (before, *steps)
    made = tuple(
        scene_of(face.moments[notice.kind], notice, view, say, count)
        for last, step in zip(earlier, steps, strict=False)
        for notice, view, count in moments(step, face, last)
    )
    ending = [scene for scene in made if scene.kind in ("victory", "defeat")]
    return (*(scene for scene in made if scene not in ending), *ending[-1:])


def hurried(scene: Scene, is_awaited: bool) -> Scene:
    """The same moment; where a question waits behind it, it passes by itself."""
    if not is_awaited:
        return scene
    return replace(scene, lasts_s=min(scene.lasts_s or ASKED_S, ASKED_S))


def moments(
    step: Step, face: Face, last: Step | None = None
) -> tuple[tuple[Notice, View, tuple[int, int]], ...]:
    """The big notices of a step with the view of their moment, and which of how many strikes each is."""
    came = last.view if last is not None and last.number == step.number - 1 else None
    big = [(at, one) for at, one in enumerate(step.notices) if one.kind in face.moments]
    blows = [at for at, one in big if face.moments[one.kind] == STRIKE]
    found = []
    for at, notice in big:
        count = (blows.index(at) + 1, len(blows)) if at in blows else (1, 1)
        view = as_it_stood(step.view, notice.seat, step.notices[at + 1 :], face)
        if came is not None and notice.seat is not None:
            view = counted_up(view, came, notice.seat, step.notices[: at + 1], face)
        found.append((notice, view, count))
    return tuple(found)


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


def scene_of(moment: Moment, notice: Notice, view: View, say: Say, count: tuple[int, int] = (1, 1)) -> Scene:
    """One big moment."""
    kind = moment.kind
    seat = next((seat for seat in view.seats if seat.seat == notice.seat), None)
    word = say(phrase(f"ui-scene-{kind}"))
    if count[1] > 1:
        word = say(phrase("ui-scene-one-of", what=word, at=count[0], of=count[1]))
    alarm = next((alarm for alarm in view.alarms if alarm.kind == kind and alarm.seat == notice.seat), None)
    figure = Figure("harm", notice.amount) if kind == "strike" and notice.amount else None
    if alarm is not None and alarm.tile is not None:
        figure = next((f for f in alarm.tile.figures if f.shape == "fight"), figure)
    if kind == "objective" and notice.amount:
        figure = Figure("level", notice.amount)
    return Scene(
        kind,
        word,
        say(notice.text),
        moment.tone,
        figure,
        seat if kind not in ("victory", "defeat", "objective") else None,
        chances_of(view, alarm),
        say(phrase("ui-scene-then", name=seat.name)) if alarm and seat else "",
        fight_of(view, alarm),
        moment.lasts_s,
        view.seats,
    )


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
