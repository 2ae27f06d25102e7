"""Big moments in words, shapes and persons; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from companion.core.phrases import Phrase, phrase
from companion.core.steps import Notice, Step
from companion.core.views import Alarm, Figure, Offer, SeatView, View

Say = Callable[[Phrase], str]
TONES = {
    "strike": "danger",
    "facehugger": "danger",
    "death": "danger",
    "defeat": "danger",
    "objective": "warn",
    "victory": "accent",
}
LASTS_S = {"strike": 2.2, "objective": 3.0, "death": 4.0}  # the others wait for a touch


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


def scenes_of(steps: Sequence[Step], kinds: dict[str, str], say: Say) -> tuple[Scene, ...]:
    """The big moments of some steps in order, each drawn on the newest view."""
    if not steps or steps[-1].kind in ("undo", "redo"):
        return ()
    view = steps[-1].view
    found = [(kinds[n.kind], n) for step in steps for n in step.notices if n.kind in kinds]
    made = tuple(scene_of(kind, notice, view, say) for kind, notice in found)
    ending = [scene for scene in made if scene.kind in ("victory", "defeat")]
    return (*(scene for scene in made if scene not in ending), *ending[-1:])


def scene_of(kind: str, notice: Notice, view: View, say: Say) -> Scene:
    """One big moment."""
    seat = next((seat for seat in view.seats if seat.seat == notice.seat), None)
    word = say(phrase(f"ui-scene-{kind}"))
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
        TONES[kind],
        figure,
        seat if kind not in ("victory", "defeat", "objective") else None,
        chances_of(view, alarm),
        say(phrase("ui-scene-then", name=seat.name)) if alarm and seat else "",
        fight_of(view, alarm),
        LASTS_S.get(kind, 0.0),
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
