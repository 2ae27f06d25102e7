# Cards that only the players can read, what will happen, and what was counted.

offer-said-strike = Draw a Crew Strike
offer-said-ship-strike = Draw a Ship Strike
offer-said-heal = Heal a Crew Strike
offer-said-repair = Repair a Ship Strike
offer-said-kill = Defeat an enemy
offer-said-kill-own = Defeat an own character
offer-said-move = Move a card to a space
offer-said-episode = Add an Episode card
offer-said-gain = Gain a card of the Bridge
offer-said-talent = Gain a Talent
offer-said-flaw = Gain a Flaw
offer-said-credits = Earn a Credit

will-fall = { $name } is defeated
will-come-back = { $name } is back in the game
will-kill = defeats { $card }
will-progress = the Objective comes closer by { $n }
will-objective-done = the Objective is completed
will-objective-failed = the Objective fails
will-episode = one more Episode card comes
will-ship-strike = Serenity is struck
will-repair = repairs { $card }
will-job = { $card } is done
will-credits = { $n ->
    [one] earns 1 Credit
   *[other] earns { $n } Credits
  }
will-upgrade = { $card } goes onto Serenity

trait-role = Main Character
counted-kills = Defeated enemies
counted-hulls = Ship Strikes
counted-repairs = Repairs
counted-heals = Heals
counted-jobs = Side Jobs
counted-crowd-firefly = Cards in ’Verse and Combat Zone
why-defeated = Nobody was left who could fly on.
why-serenity = Serenity was lost.
why-objective = A Mandatory Objective had failed.

ui-said-ship-strike = Ship Strike
ui-said-repair = Repair
ui-said-episode = Episode
ui-said-talent = Talent
ui-said-flaw = Flaw
ui-said-credits = Credit
