# People at the table: who plays which seat, whose turn it was, and pins.

here-no-such-turn = There has been no such turn in this game.
here-pin-not-agreed = Everybody else at the table has to agree first.
command-HandOver = { $name }’s seat: played on by { $by }
command-HandOverAll = { $name }’s seat: played on by all together
command-HandBack = { $name } is back and plays again
command-Credit = Turn { $turn } was { $name }’s
command-TakePinAway = { $name }’s pin was taken away, with everybody’s word
command-KeepRules = Rules kept from now on as ‘{ $how }’
event-SeatHandedOver = { $by } plays { $name }’s seat from now on.
event-SeatHandedToAll = Everybody together plays { $name }’s seat from now on.
event-SeatHandedBack = { $name } is back and plays again.
event-TurnPassed = The turn goes on as { $name }’s.
event-TurnCredited = A turn is counted for { $name }.
event-PinTakenAway = { $name }’s pin no longer guards anything.
event-RulesKept = From now on, when a move is not allowed: { $how }.
badge-played-by = played by { $name }
badge-played-by-all = played by all
command-TakeOut = { $name } has left: out of the game
here-last-at-table = Nobody else would be left to play. Put the game down instead: it is saved.
pin-is-digits = A pin has { $count } digits.
