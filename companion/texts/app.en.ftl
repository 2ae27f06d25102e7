# What the desk, the front door and the archive say, in every game.

# The front door
no-such-intent = That cannot be understood here.
no-touch-here = There is nothing to do with that.
no-longer-offered = That is no longer offered. Look at the screen again.
no-waiting = The app is not waiting for anything.
no-other-card-expected = { $card } is not the card the app is waiting for. { $why }
no-scan-now = A question is open; the card is not taken yet. { $why }
no-card-of-this-game = This card does not belong to this game. Check in My cards which box it is from.
which-of-these = Which of these?

# Codes
tag-unbound = The code { $code } is ours, but it is on none of your cards yet. Bind it in My cards.
tag-damaged = This code looks like ours but is damaged. Show it again, straight and in good light, or touch the card on the screen.
tag-twice = The code { $code } lies here twice. Take it off one of the two cards and give that card another label.
tag-twice-card = Two cards carry the label of { $card }. Find the one that is another card, print a new label for it, and stick it over the old one.
tag-web = This code is a web link or a phone number, not a card. Show the code on the sleeve.
tag-foreign = The code { $code } is not on any of your cards. Bind it in My cards, or show the card’s own code.

# The disk, and rules that fail
disk-refused = Not saved, so nothing has happened: { $why }
rule-failed = The app stumbled over this. Nothing has happened; do it by hand with the tools, and the game goes on.
game-resumed = The game goes on where it was.

# Undo
undo-nothing = There is nothing to take back.
redo-nothing = There is nothing to do again.
undo-label = { $actions ->
    [one] Taken back: { $last }
   *[other] Taken back, { $actions } actions: { $last }
  }
redo-label = Done again: { $last }
undo-needs-agreement = Something hidden was seen: every living player has to agree first.
undo-warning-seen = What was seen stays seen.
undo-warning-seen-cards = What was seen stays seen: { $cards }.
undo-list = { $one }, { $other }
undo-list-more = { $cards } and { $count } more
undo-warning-order = Cards were shuffled or drawn unseen: put them back together, their order is not known any more.
carry-back = { $card }, { $where }: back { $into }
carry-back-hidden = { $card }, { $where }: back { $into }, face down
carry-ticked = { $left ->
    [0] All cards are in place.
    [one] 1 card is still to be carried.
   *[other] { $left } cards are still to be carried.
  }
carry-not-listed = { $left ->
    [one] That card can stay where it is. 1 card is still to be carried.
   *[other] That card can stay where it is. { $left } cards are still to be carried.
  }

# The practice table and saved games
practice-not-read = Not read: touch to take it back.
saved-line = { $turn ->
    [0] Before the first turn
   *[other] { $course ->
        [episode] Episode { $sign }, turn { $turn }
       *[other] Objective { $level }, turn { $turn }
    }
}
saved-next = The next game begins
saved-next-when = Next game; the last one ended { $when }
saved-when = { $name }, { $when }
