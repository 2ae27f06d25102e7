# What the screen says in Firefly's own words, and the table between two Episodes.

ui-dead = defeated
ui-blow-far = { $left } more: defeated
ui-played = PLAYED
ui-death-now = { $name }’s turns are passed over until enough is healed. All defeated at once: the game is lost.
ui-objective = Objective
ui-objective-of = Episode { $at }
ui-scene-strike = Crew Strike
ui-scene-death = Defeated
ui-scene-ship = Ship Strike
ui-scene-strained = Serenity is at risk
ui-scene-back = Back in the game
ui-scene-failed = Objective failed
ui-scene-credits = Inter-Mission
ui-scene-inevitable = The Inevitable
ui-scene-countdown = Turns left
ui-scene-time-up = Time is up
ui-scene-defeat = Lost
guise-nobodys = no player
guise-defeated = defeated
strip-upgrades = Upgrades
strip-healing = Healing
field-credits = Credits
    .short = Credits
field-healing = Healing
healing-of = { $name }: { $count ->
    [one] 1 strike
   *[other] { $count } strikes
 }
    .short = { $name }
note-healing-left = left to heal
note-inevitable = Inevitable
count-buy = { $n ->
    [one] 1 Upgrade
   *[other] { $n } Upgrades
 }
count-repair = { $n ->
    [one] 1 repair
   *[other] { $n } repairs
 }
count-heal = { $n ->
    [one] 1 to heal
   *[other] { $n } to heal
 }
count-draw = cards
ui-sequel = Go on with the campaign
note-job-due = this turn
ship-chip = Serenity: { $count ->
    [0] none free
   *[other] { $count } free
 }
