# The ’Verse, the Inevitable card, Side Jobs and Objectives.

event-EpisodeBegan = Episode { letter-of } began.
event-EpisodeCardPlaced = A new card was put { $into }.
event-Escaped = { $card } escaped.
event-EventTriggered = Event: { $card }.
event-InevitableSighted = { $left ->
    [one] The Inevitable card came into the ’Verse, 1 move from the Combat Zone.
   *[other] The Inevitable card came into the ’Verse, { $left } moves from the Combat Zone.
  }
event-InevitableArrived = { $left ->
    [one] The Inevitable card came into the Combat Zone: the Episode ends after this turn.
   *[other] The Inevitable card came into the Combat Zone: { $left } players’ turns, then the Episode ends.
  }
event-TurnCounted = { $left ->
    [0] The Inevitable card has had everybody’s turn.
    [one] 1 more player’s turn, then the Episode ends: what is not completed fails.
   *[other] { $left } more players’ turns, then the Episode ends: what is not completed fails.
  }
event-TurnSkipped = { $name } was defeated: the turn was passed over.
event-TimeUp = Time was up: the Episode ended.
event-InevitableMovedBack = The Inevitable card went back { $into }: everybody’s turn counts anew.
event-InevitableSetAside = The Inevitable card was set aside.
event-JobDone = Side Job done: { $card }.
event-JobFailed = Side Job failed: { $card }.
event-ObjectiveCompleted = Objective { $level } was completed!
event-ObjectiveFailed = { $mandatory ->
    [0] Objective { $level } failed.
   *[other] Objective { $level } failed, and it was Mandatory.
  }
event-ObjectiveProgressed = Objective { $level } came closer.
event-EpisodeEnded = { $complete ->
    [0] Episode { letter-of } ended.
   *[other] Episode { letter-of } ended with all its Objectives completed!
  }
event-BoardCleared = The cards of the Episode went onto the Defeated Cards.

countdown-cards = { $n ->
    [0] the Inevitable card is next
    [one] 1 card left, the Inevitable one
   *[other] Inevitable in { $n } cards
  }
countdown-spaces = { $n ->
    [one] Inevitable in 1 move
   *[other] Inevitable in { $n } moves
  }
countdown-players = { $n ->
    [one] 1 player’s turn left
   *[other] { $n } players’ turns left
  }
due-job = { $card } has to be done in this turn, or it fails
choose-objective = Objective { letter-of-level }
offer-job = Complete { $card }
command-CompleteJob = { $name } completed { $card }
attempt-CompleteJob = Complete { $card }
here-inevitable = Nothing is done to the Inevitable card.
here-no-such-job = This is no open Side Job.
remedy-scan = Scan its space first.
remedy-objective = Complete Objective { $level } first.

objective-item = { $stands ->
    [done] { objective-head }: completed. { $does }
    [failed] { objective-head }: failed. { $does }
   *[open] { objective-head }: { $does }
  }
objective-head = { $mandatory ->
    [yes] Objective { $level }, Mandatory
   *[no] Objective { $level }
  }
objective-steps = { $n ->
    [one] One step is needed.
   *[other] { $have } of { $n } steps made.
  }
objective-open = Objective { $level }: { $does }
objectives-over = All Objectives of this Episode are over.

prompt-episode-card = Put the top Episode card face down { $into }.
prompt-episode-card-back = Show the back of the top Episode card, then put it face down { $into }.
prompt-episode-card-app = Put a stand-in face down { $into }.
prompt-push-all = Push { $count } cards one space on, the first of them { $into }.
prompt-attach = Lay { $card } { $into }, its name in sight.
prompt-swap = Change what lies in { $place } for what lies in { $other }.
ask-attach-where = To which space is it attached?
ask-move-where = Into which space?
ask-swap-where = With which space?
ask-push-which = Which card is moved one space on?
ask-drag-which = Which enemy goes back to the first space?
