# How decks are kept, and decks that are read.

ui-menu-decks = How decks are kept
ui-kept-line = { $how } · { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
ui-kept-title = How this deck is kept: { $deck }
ui-kept-now = as it is now
ui-kept-codes = { $count } of { $of } cards have a code on their back
ui-kept-all-codes = All cards have a code on their back
ui-kept-no-codes = No card of it has a code on its back
ui-cards-read = { $count } of { $of }
ui-reading-title = Reading: { $deck }
ui-reading-sub = Slide it card by card under the camera, backs up
ui-slide-first = Top card
ui-slide-next = Next card
ui-custody-each = Each deck its own way
ui-custody-each-sub = choose deck by deck
