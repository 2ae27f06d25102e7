# What the questions of the rules are about, what the objective wants, and what will happen.
about-too-few-attack = The price was only just told, and the pool has less. Anyway: all of it is paid and the rest is forgiven.
about-too-few-recruit = The price was only just told, and the pool has less. Anyway: all of it is paid and the rest is forgiven.
about-card-elsewhere = The table is right: if it was in the hand, it is played; if not, nothing happens.
about-avoid-strike = A strike that is avoided is not drawn. The card that avoids it is gone from play.
about-burst-surely = A Chestburster in the hand kills. If it is not there, the app forgets about it.
about-last-word = The objective first: everybody wins. The death first: everybody loses.
about-lend-late = The lender puts the card on the own discard pile and draws a new one.
about-duel = The Defense is paid, and whoever is fought draws a strike.
about-event-order = All of them happen, one after the other; you say in which order.
about-whose-agenda = The Agenda is turned up for all to see.
about-guests-told = What the guests do otherwise is told once for all of them.
about-facehugger = Kill it in this turn or the next one, or whoever it clings to gets a Chestburster.
objective-by = { $card }: { $does }

will-die = { $name } dies
will-kill = kills { $card }
will-give-up = discards { $card } for its effect
will-sacrifice = sacrifices { $card }
will-progress = the objective moves on by { $n }
will-objective-done = the objective is done
will-win = you win
will-lose = you lose
will-hive = one more card comes from the Hive
will-fight-player = fights { $name }
will-operations = { $card } goes to Operations
will-put-on-hive = { $card } goes back on top of the Hive
will-block = the room is blocked: { $place }
