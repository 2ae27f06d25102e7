# An owner’s own cards at the table: naming, labels, pictures, stacks, plans and bags.

# Which card is it
offer-new = A new card: { $place }
offer-new-of = A new card: { $place }, { $what }
offer-new-sub = { $count ->
    [one] 1 card of this sort was not met yet
   *[other] { $count } cards of this sort were not met yet
  }
offer-one-more-sub = One more of it than was thought
fact = { $field } { $value }
facts = { $before }, { $last }
offer-count = { $count ->
    [one] There is only 1 of it
   *[other] There are { $count } of it
  }
offer-count-sub = How many cards are like this one? { $card }
count-agrees = Noted: { $card }.
count-disagrees = No card of this stack that is still free has { $count } copies, so it stays { $card }.

# Labels at the table
offer-label = Stick a label on { $card }
offer-label-shown = The label shown just now is on { $card }
offer-label-none = No label now
offer-label-yes = Yes, on { $card }
offer-label-off = Take the label off { $card } again
ask-label-of = A fresh label. Is it the label of { $card }?
label-wait = Show a fresh label, then stick it on { $card }.
label-bound = The label is on { $card }.
label-taken = This label is already on { $card }. Use a fresh one.
label-several = Several fresh labels are in view. Show only the one for { $card }.
label-none = No label was stuck on.
label-off = The label of { $card } is fresh again.

# Pictures
offer-effect-right = { $card } does just that
offer-effect-wrong = { $card } does something else: from now on you do what the card says
offer-picture = Take a picture of { $card }
offer-picture-new = Take another picture of { $card }
picture-taken = The picture is taken. It stays on this machine.
picture-no-camera = There is no camera to take a picture with. Connect one, and open this page again.
picture-nothing = There is nothing to see under the camera. Lay the card there and try again.

# A card that was taken for the wrong one
command-Rematch = It was another card
event-Rematched = What was told of one card was given to another.
here-not-alike = Only two cards of the same stack that nobody has named yet can change places.
here-too-many-of-it = More copies have turned up than that card has: { $card } has { $copies }.
rule-TABLE-MATCH-01 = What was told of a card can only move to a card of the same stack that has as many copies.

# The plan of an evening
plan-head = { $touches ->
    [0] Every card of this evening can be shown; nothing has to be named by hand.
   *[other] As it is, naming cards takes about { $touches } touches in such an evening. Label first what stands first:
  }
plan-line = { $stack }: { $labels ->
    [0] no label is missing
    [one] 1 label, { $minutes } min
   *[other] { $labels } labels, { $minutes } min
  }; shown { $shows ->
    [0] not at all
    [one] once
   *[other] { $shows } times
  } in an evening; { $unnamed ->
    [0] all named
    [one] 1 card without a name
   *[other] { $unnamed } cards without a name
  }, { $entry ->
    [0] nothing to enter
   *[other] { $entry } min to enter the rest
  }
plan-sum = All labels take about { $labels } min, all entries about { $entries } min. Both can wait: what turns up is asked once.

# Packing away
command-Reshuffle = A disturbed pile is shuffled again
here-no-such-pile = Only a pile of at least two cards that lies face down can be shuffled again.
bag-up = face up
bag-down = face down
bag-mixed = some face up, some face down

# Stacks
stack-never = Never checked
stack-checked = Checked on { $when }
stack-put-away = As it was put away on { $when }
stack-missing = { $count ->
    [one] Checked on { $when }: 1 card is missing
   *[other] Checked on { $when }: { $count } cards are missing
  }
stack-whole = The whole stack, { $count } cards
stack-some = Only these: { $cards }
stack-lot = { $count } cards, drawn unseen
stack-and = { $before }, { $last }
stack-a-card = This card
attempt-Rematch = It was another card
attempt-Reshuffle = A disturbed pile is shuffled again
