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

# What of Serenity’s slots the rulebook leaves open.
choose-apart = Upgrades beside Ship Strikes
choose-smothered = Upgrades in struck slots
difficulty-apart = { $n ->
    [0] A new Upgrade needs a slot without a Ship Strike
   *[other] A new Upgrade needs a slot without an Upgrade
  }
difficulty-smothered = { $n ->
    [0] Work on
   *[other] Do not work until the repair
  }
setup-difficulty-apart = Ship Strikes keep new Upgrades out of their slots or they do not: choose 0 or { $most }.
setup-difficulty-smothered = Upgrades in struck slots work or they do not: choose 0 or { $most }.
