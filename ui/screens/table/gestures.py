"""Which gesture the table waits for; pure."""

from __future__ import annotations

from companion.core.crossing.views import View
from ui.widgets.icons.gestures import CARRY, LAY, PICK, ROLL, SHOW, SLIDE


def gesture_of(view: View, sees: bool) -> str:
    """The picture for what hands have to do now; `sees`: a camera looks at the table. Empty: nothing."""
    ask = view.ask
    if ask is None:
        waits = view.big is None and not view.outcome and any(offer.hand for offer in view.offers)
        return (LAY if sees else PICK) if waits else ""
    if ask.secret:
        return ""
    return {"order": SHOW if sees else PICK, "read": SLIDE, "dice": ROLL, "done": CARRY}.get(ask.kind, "")
