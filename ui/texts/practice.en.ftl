# The drawn hand

ui-lay-card = Lay { $card }
ui-choose-card = Choose { $card }
ui-lay-gives = { $left ->
    [0] gives { $what }, the last card
    [one] gives { $what }, 1 card left
   *[other] gives { $what }, { $left } cards left
  }
ui-lay-left = { $left ->
    [0] the last card
    [one] 1 card left
   *[other] { $left } cards left
  }
ui-pool-gives = { $count } { $name }
ui-pool-adds = +{ $count } { $name }
ui-lay-here = Lay here
ui-lift-card = Turn up the card
ui-lay-first = Lay your hand first
ui-lay-first-sub = { $count ->
    [one] 1 card waits in your hand.
   *[other] { $count } cards wait in your hand.
  }

# A box of one’s own
ui-add-box = A box of your own
ui-add-box-sub = Say under My cards that it is yours
