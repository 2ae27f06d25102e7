# What the questions of the rules are about, what the objective wants, and what will happen.
about-avoid-strike = A strike that is avoided is not drawn. The card that avoids it is gone from play.
about-burst-surely = A Chestburster in the hand kills. If it is not there, the app forgets about it.
about-last-word = The objective first: everybody wins. The death first: everybody loses.
about-duel = The Defense is paid, and whoever is fought draws a strike.
about-whose-agenda = The Agenda is turned up for all to see.
about-guests-told = What the guests do otherwise is told once for all of them.
about-facehugger = Kill it in this turn or the next one, or whoever it clings to gets a Chestburster.
about-chestburster = Kills whoever draws it.
objective-find = Find these in the Complex.

will-die = { $name } dies
will-kill = kills { $card }
will-give-up = discards { $card } for its effect
will-sacrifice = sacrifices { $card }
will-progress = the objective moves on by { $n }
will-objective-done = the objective is done
will-hive = one more card comes from the Hive
will-fight-player = fights { $name }
will-operations = { $card } goes to Operations
will-put-on-hive = { $card } goes back on top of the Hive
will-block = the room is blocked: { $place }
