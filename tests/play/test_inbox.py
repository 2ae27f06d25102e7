"""The letter box: in order, bounded, and it never loses a touch."""

from __future__ import annotations

import threading

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.crossing.intents import Intent, Pressed, Replied, Scanned, Touched
from companion.play.inbox import Inbox

INTENTS = st.one_of(
    st.integers(0, 999).map(lambda n: Scanned((str(n),))),
    st.integers(0, 999).map(lambda n: Touched(f"slot:{n}")),
    st.integers(0, 9).map(lambda n: Replied(n, n)),
    st.just(Pressed("next")),
)


def emptied(inbox: Inbox) -> list[Intent]:
    found = []
    while (intent := inbox.take()) is not None:
        found.append(intent)
    return found


@settings(max_examples=60)
@given(st.lists(INTENTS, max_size=60), st.integers(1, 12))
def test_only_the_oldest_sightings_are_dropped_and_the_order_stays(intents: list[Intent], most: int) -> None:
    inbox = Inbox(most)
    for intent in intents:
        inbox.post(intent)
    kept = emptied(inbox)
    assert [one for one in kept if not isinstance(one, Scanned)] == [
        one for one in intents if not isinstance(one, Scanned)
    ]
    seen = [one for one in intents if isinstance(one, Scanned)]
    left = [one for one in kept if isinstance(one, Scanned)]
    assert inbox.dropped == len(seen) - len(left)
    assert left == seen[len(seen) - len(left) :]  # the newest are the ones that stay
    rest = iter(intents)
    assert all(one in rest for one in kept)  # in order
    touches = len(kept) - len(left)
    assert len(kept) <= max(most, touches + 1)


def test_whoever_waits_is_woken_by_an_intent_and_by_closing() -> None:
    inbox, taken = Inbox(), []
    reader = threading.Thread(target=lambda: [taken.append(inbox.take(wait=True)) for _ in range(2)])
    reader.start()
    inbox.post(Pressed("next"))
    inbox.close()
    reader.join(10)
    assert taken == [Pressed("next"), None]


def test_what_came_in_before_closing_is_still_handed_out() -> None:
    inbox = Inbox()
    inbox.post(Pressed("next"))
    inbox.close()
    assert inbox.take(wait=True) == Pressed("next")
    assert inbox.take(wait=True) is None
