# Several things at one moment, and Bystanders without their guard.

ask-next-bystander = Which kidnapped Bystander acts next?
ask-overrun-next = Who overruns next?
ask-left-behind = Their guard is gone. What does the card say of its Bystanders?
ask-left-ally = Who held it is gone. What does the card say of the Ally underneath?
option-left-bystanders = Nothing: under their deck
option-left-commander-guarded = The Commander guards them
option-left-ko = To the KO pile
option-left-overrun = To the Overrun pile
event-BystanderLeft = { $card } lost its guard and went { $into }.
warn-peaceful = After a Betrayal or a Healing nobody is defeated or recruited this turn: that part of { $card } is left out. Play it all the same?
