# Stacks: how they lie in the box, and checking them.
ui-which-box = Which box?
ui-stacks-missing = { $count ->
    [one] 1 card is missing
   *[other] { $count } cards are missing
  }
ui-stacks-dividers = { $count ->
    [0] no printed dividers yet
   *[other] { $count } of { $of } have a printed divider
  }
ui-dividers = Dividers
ui-check-next = Check the next
ui-check-how = Show the cards, or tap what is there.
ui-check-backs = Nobody looks: show backs, or count.
ui-cards-unseen = Cards, backs up
ui-all-here = All are here
ui-all-looked = looked through by hand
ui-all-counted = every card was counted
ui-that-is-all = That is all
ui-lies-in = It belongs to { $stack }.

# Putting away
ui-show-any = Show any card: its stack is said.
ui-all-back = all its cards are back
ui-still-out = still out
ui-card-back = { $card }: { $back } of { $due } are back
ui-looks-complete = Looks complete
ui-all-away = Everything is put away
ui-all-away-brief = All are in
ui-away-sum = { $cards } cards; { $checked ->
    [0] looked over
   *[other] { $checked } of { $of } stacks checked card by card
  }

# Packing a running game away
ui-menu-bags = Pack it away
ui-menu-away = Put away
ui-bags-in = Into bags
ui-bags-out = Out of the bags
ui-bags-in-how = In this order; the last comes out first.
ui-bags-out-how = Tap a pile twice if it was disturbed.
ui-no-bags = No game is running, so there is nothing to pack.
ui-bag = { $number }: { $place }
ui-bag-pile = as they lie, { $face }
ui-bag-heap = in any order, { $face }
ui-bag-row = left to right, { $face }
ui-bag-seen = In order: { $cards }
ui-bag-disturbed = disturbed: it is shuffled again
ui-bag-shaken = disturbed
ui-photo = Photo
ui-photo-taken = Bag { $number } has its picture.
ui-bag-no-photo = No camera sees bag { $number }.
ui-all-bags = All of them
ui-lies-again = All lies there again
ui-all-bagged = All is in bags
ui-in-bags = { $line } · in bags
ui-leave-how = How is it left?
ui-leave-lying = It stays on the table
ui-leave-lying-sub = the game is saved
ui-leave-packed = Pack it into bags
ui-leave-packed-sub = the app says what goes where
