# Games in lists, and everything about setting up a new one.
ui-home-game = { $game }: { $people }
ui-home-game-sub = { $line } · { $when }
ui-home-remove = Remove one
ui-home-remove-which = Which game is removed?
ui-home-remove-sure = Remove this game for good?
ui-home-remove-says = Its moves, its log and what it counted are gone. Nobody can bring them back.
ui-home-remove-yes = Remove for good
ui-home-remove-not = Keep it

# What is played
ui-what-is-played = What is played
ui-free-mix = Freely mixed
ui-nothing-chosen = None
ui-so-many-chosen = { $count ->
    [one] 1 chosen
   *[other] { $count } chosen
  }
ui-so-be-it = That is it
ui-surprise = Surprise us
ui-stacks = Stacks
ui-take-out = Take the stacks out

# Taking the stacks of a game out of the box
ui-take-these = Out of the box
ui-take-these-sub = { $count ->
    [one] 1 card in all, in this order
   *[other] { $count } cards in all, in this order
  }
ui-cards-many = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
ui-stack-part = { $use } · { $state }
ui-is-out = { $stack }: out of the box
ui-no-divider = { $tag } is on no divider.
ui-stays-in-box = This stack stays in the box.
ui-show-divider-or-tap = show its divider or tap
ui-tap-when-out = tap when it is out
ui-unseen = drawn unseen
ui-missing = { $count } missing
ui-the-game = The game
ui-all-out = All are out
ui-all-is-out = everything lies there
