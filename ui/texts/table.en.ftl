# The table: big moments, corrections in place, cards that are carried by hand
ui-scene-one-of = { $what } { $at } of { $of }
ui-tool-face = Turn it over
ui-tool-face-sub = It lies with its other side up
ui-correct-title = Set it right
ui-correct-sub = { $low } to { $high }, now { $now }
ui-zone-is = { $title }: { $lying }
ui-zone-count = { $count ->
    [0] No card lies there
    [one] 1 card lies there
   *[other] { $count } cards lie there
}
ui-zone-add = Put a card there
ui-zone-add-sub = One that the app has elsewhere
ui-zone-take = Take its top card away
ui-zone-take-sub = To where it really lies
ui-zone-shuffle = It was shuffled
ui-zone-shuffle-sub = Nobody knows its order any more
ui-zone-order = Change the order
ui-zone-order-sub = Which card lies first?
ui-zone-order-next = Which card lies first? Tap it.
ui-damage-more = More damage
ui-damage-more-sub = The top strike card comes here
ui-damage-less = { $card } goes away
ui-damage-less-sub = To the discarded strikes
ui-damage-now = { $name }: damage { $now } of { $of }
ui-blow-because = Because of { $card }
ui-blow-says = { $card } strikes { $name }
ui-blow-unit = damage
ui-blow-was = was { $was }
ui-blow-damage = { $n } damage
ui-blow-stays = stays beside { $name } until it is healed
ui-blow-far = { $left } more and { $name } dies
ui-blow-hurry = No hurry: this stays until somebody touches it.
ui-blow-next = Next strike
ui-blow-end = End the strikes
ui-blow-other = It was another card
ui-death-now = { $name } takes no more turns. The others play on.

# The sheet of the objective
ui-objective-of = objective { $at } of { $of }
ui-so-many-of = of { $of }
ui-what-to-do = What to do
ui-each-event = Events
ui-hazard-hit = hit { $name }, turn { $turn }
ui-hazard-over = has happened
ui-hazard-next = the next hazard
ui-hazard-later = later
ui-hazard-last = the last hazard
ui-back-to-board = Back to the board
ui-nobody-hurt = Nobody is hurt.
ui-aim-open = to do
ui-aim-must = must not fail
ui-aim-done = done
ui-aim-failed = failed
ui-objective-next = Next one
ui-has-to-spend = { $name } has { $n } { $what } to spend
ui-game-goes-on = the game goes on
ui-menu-group-table = On the table
ui-menu-group-right = Rules and corrections
ui-menu-group-house = This app
ui-menu-group-leave = Leave
ui-menu-hands-off = Nothing has to be carried just now
ui-menu-play-off = No card can be laid just now
ui-menu-played-off = No card was played this turn yet
ui-next-hazard = Hazard { $at }: { $says }
ui-where-title = Where does { $card } go?
ui-where-back = Put it back
ui-where-stays = it stays as it is: { $place }
ui-where-other = Another place
ui-where-person = { $name }’s cards
ui-where-face-up = Face up
ui-where-face-down = Face down
ui-where-top = On top
ui-where-bottom = At the bottom
