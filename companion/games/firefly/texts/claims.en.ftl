# Objectives that only the players can read, and what comes first in one moment.
ask-objectives = { $card }: how many Objectives does the card have?
ask-objectives-again = { $card }: how many Objectives does the card have? There can be from 1 to { $most }.
ask-mandatory = { $card }: is Objective { $level } Mandatory?
option-mandatory = Mandatory
option-not-mandatory = Not Mandatory
offer-objective-done = Objective { $level } is completed
offer-objective-failed = Objective { $level } has failed
here-no-such-objective = The Objective card has no such Objective.
here-objective-over = Objective { $level } is over already.
here-objective-read = The app reads this Objective card and sees for itself what happens to its Objectives.
ask-last-objective = Objective { $level } is the last, and a “Defeated:” text comes in the same moment. Which is first?
option-objective-first = The Objective
option-text-first = The text
ask-last-or-loss = The last Objective is completed in the moment in which nobody is left. Which is first?
option-loss-first = The defeat
command-ClaimObjective = { $name } told how an Objective stands
attempt-ClaimObjective = Tell how an Objective stands
