# A strike that somebody avoids or cancels while something else is asked, and repairs in the Action Phase.
offer-avoid = Avoid { $card }
offer-cancel = Cancel { $card }
offer-repair = Repair { $card }
ask-repair-which = Which Ship Strike is repaired?
here-no-strike-now = No strike comes just now.
here-no-ward = { $name } has nothing left for that.
here-strike-of = { $name } draws this strike.
here-strike-turned = Its card is turned up already.
here-strike-unseen = Nobody has seen its card yet.
remedy-cancel = It can be cancelled, if somebody has a card for that.
command-AvoidStrike = { $name } avoided a strike
command-CancelStrike = { $name } cancelled a strike
command-RepairShip = { $name } repaired { $card }
attempt-AvoidStrike = Avoid this strike
attempt-CancelStrike = Cancel this strike
attempt-RepairShip = Repair { $card }
