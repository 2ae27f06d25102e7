# What the cards of this game do, in its own words; what is said the same in the whole family is not here again.

# When
moment-talent = when you play a Talent
moment-activate-talent = Activate the Talent
moment-flaw = when you play a Flaw
moment-reaction = Reaction, on another player’s turn
moment-activate = in the Action Phase
moment-once = activate once this turn
moment-ongoing = Ongoing
moment-turn = when a player’s turn begins
moment-event = when an Event is turned up
moment-defeated = when defeated
moment-escape = when it escapes
moment-mission = to complete it
moment-success = Success
moment-failure = Failure
moment-setup = when this Episode begins
moment-end-of-episode = when this Episode is over
moment-goal = Objective { $level }
moment-objective = when Objective { $level } is completed
moment-mandatory = when Objective { $level }, which is Mandatory, is completed
moment-fail = if Objective { $level } fails
moment-area = { $area ->
    [verse] in the ’Verse
    [combat] in the Combat Zone
    [serenity] on Serenity
   *[operations] in Operations
  }

# On which conditions
if-here = { $area ->
    [verse] in the ’Verse
    [operations] in Operations
    [serenity] on Serenity
   *[combat] in the Combat Zone
  }
if-clear = { $where ->
    [here] if its space is clear
    [entry] if the first space of the ’Verse is clear
    [all] if the whole ’Verse is clear
   *[any] if a space of the ’Verse is clear
  }
if-objective = { $is ->
    [completed] if Objective { $level } is completed
    [failed] if Objective { $level } has failed
   *[open] while Objective { $level } is open
  }
if-main-character = { $player ->
    [yes] if { $person } is a player’s Main Character
   *[no] if { $person } is a Main Character
  }

# What can be counted
count-verse = { $n ->
    [one] open enemy in the ’Verse
   *[other] open enemies in the ’Verse
  }
count-hidden = { $n ->
    [one] hidden card in the ’Verse
   *[other] hidden cards in the ’Verse
  }
count-clear = { $n ->
    [one] clear space of the ’Verse
   *[other] clear spaces of the ’Verse
  }
count-attached = { $n ->
    [one] card attached to a space
   *[other] cards attached to spaces
  }
count-players = { $n ->
    [one] player in the game
   *[other] players in the game
  }
count-fallen = { $n ->
    [one] defeated Main Character
   *[other] defeated Main Characters
  }
count-damage = { $n ->
    [one] point of damage beside your Avatar
   *[other] points of damage beside your Avatar
  }
count-ship-strikes = { $n ->
    [one] Ship Strike
   *[other] Ship Strikes
  }
count-upgrades = { $n ->
    [one] Upgrade on Serenity
   *[other] Upgrades on Serenity
  }
count-credits = { $n ->
    [one] Credit earned in this Episode
   *[other] Credits earned in this Episode
  }
count-defeated = { $n ->
    [one] enemy defeated this turn
   *[other] enemies defeated this turn
  }
count-scanned = { $n ->
    [one] card scanned this turn
   *[other] cards scanned this turn
  }
count-recruited = { $n ->
    [one] character recruited this turn
   *[other] characters recruited this turn
  }
count-progress = { $n ->
    [one] step towards Objective { $about }
   *[other] steps towards Objective { $about }
  }

# Parts of what is done
effect-strike-cards = { $n ->
    [one] a Crew Strike
   *[other] { $n } Crew Strikes
  }
effect-ship-strikes = { $n ->
    [one] a Ship Strike
   *[other] { $n } Ship Strikes
  }
effect-where = { $where ->
    [verse] { " " }in the ’Verse
    [combat] { " " }in the Combat Zone
    [here] { " " }in its space
   *[any] { "" }
  }

# What is done
effect-gain-card = { $from ->
    [browncoats] gain the top Browncoats
   *[bridge] { $cost ->
        [none] gain a card of the Bridge
       *[other] gain a card of the Bridge that costs { $cost } or less
      }
  }{ $to ->
    [hand] , into your hand
    [deck] , onto your deck
   *[discard] { "" }
  }
effect-joins = { $to ->
    [hand] in hand
    [deck] and shuffles it into the deck
   *[discard] into the discard pile
  }
effect-join = { $who ->
    [you] { $to ->
        [hand] take this card into your hand
        [deck] shuffle this card into your deck
       *[discard] put this card into your discard pile
      }
    [next] the next player takes this card { effect-joins }
    [each] each player takes this card { effect-joins }
    [others] each other player takes this card { effect-joins }
   *[any] one player takes this card { effect-joins }
  }
effect-heal = { $who ->
    [you] heal { effect-strikes } of yours
    [next] the next player heals { effect-strikes }
    [each] each Main Character heals { effect-strikes }
    [others] each other Main Character heals { effect-strikes }
   *[any] heal { effect-strikes } of any Main Character
  }
effect-kill = { $what ->
    [hidden] defeat a hidden card
    [crew] defeat a Crew enemy
    [ship] defeat a Ship enemy
   *[enemy] defeat an enemy
  }{ effect-where }{ $attack ->
    [none] { "" }
    [counted] { " " }whose Attack is at most the number of { $attack-of }
   *[other] { " " }with Attack { $attack } or less
  }
effect-kill-own = { $who ->
    [you] { $may ->
        [yes] defeat up to { $n } of your characters
       *[no] defeat { effect-own-characters } of yours
      }
    [next] the next player defeats { effect-own-characters } of theirs
    [each] each player defeats { effect-own-characters } of theirs
    [others] each other player defeats { effect-own-characters } of theirs
   *[any] one player defeats { effect-own-characters } of theirs
  }
effect-kill-discard = { $who ->
    [you] { $may ->
        [yes] defeat up to { $n } of the cards in your discard pile
       *[no] defeat { effect-cards } of your discard pile
      }
    [next] the next player defeats { effect-cards } of the own discard pile
    [each] each player defeats { effect-cards } of the own discard pile
    [others] each other player defeats { effect-cards } of the own discard pile
   *[any] one player defeats { effect-cards } of the own discard pile
  }
effect-goes = { $then ->
    [hand] goes into your hand
    [discard] goes to your discard pile
    [dead] is defeated
    [bottom] goes under the deck
   *[back] goes back on top
  }
effect-goes-else = { $else ->
    [hand] goes into your hand
    [discard] goes to your discard pile
    [dead] is defeated
    [bottom] goes under the deck
   *[back] goes back on top
  }
effect-copy = { $of ->
    [bridge] play a copy of a card on the Bridge
   *[played] play a copy of another card you played this turn
  }
effect-top-of = { $at ->
    [episode] the Episode deck
    [crew] the Crew Deck
    [crew-strikes] the Crew Strike deck
    [ship-strikes] the Ship Strike deck
    [browncoats] the Browncoats
   *[deck] your deck
  }
effect-discount = { $what ->
    [bridge] { $next ->
        [yes] the next card of the Bridge you recruit
       *[no] cards of the Bridge
      }
    [browncoats] { $next ->
        [yes] the next Browncoats you recruit
       *[no] Browncoats
      }
    [any] { $next ->
        [yes] the next card you recruit
       *[no] all cards
      }
   *[other] { $next ->
        [yes] the next { effect-discount-class } card of the Bridge you recruit
       *[no] { effect-discount-class } cards of the Bridge
      }
  } { $next ->
    [yes] costs
   *[no] cost
  } { $by } less this turn
effect-put-strike = put { $what ->
    [this] this strike
   *[own] { $who ->
        [you] { effect-strikes } of yours
        [next] { effect-strikes } of the next player
        [each] { effect-strikes } of each player
        [others] { effect-strikes } of each other player
       *[any] { effect-strikes } of any player
      }
  } { $to ->
    [top] on top of the Crew Strike deck
    [bottom] under the Crew Strike deck
   *[shuffled] into the Crew Strike deck and shuffle it
  }
effect-main = { $who ->
    [highest] for the highest-ranked Main Character: { $do }
    [lowest] for the lowest-ranked Main Character: { $do }
    [each] for each Main Character: { $do }
    [others] for each other Main Character: { $do }
    [any] for one Main Character: { $do }
   *[named] for { $person }, if a Main Character: { $do }
  }
effect-talents = { $n ->
    [one] a Talent
   *[other] { $n } Talents
  }
effect-flaws = { $n ->
    [one] a Flaw
   *[other] { $n } Flaws
  }
effect-to-yours = { $to ->
    [hand] , into your hand
    [deck] , onto your deck
   *[discard] { "" }
  }
effect-to-theirs = { $to ->
    [hand] , into the hand
    [deck] , onto the deck
   *[discard] { "" }
  }
effect-talent = { $who ->
    [you] gain { effect-talents }{ effect-to-yours }
    [next] the next player gains { effect-talents }{ effect-to-theirs }
    [each] each player gains { effect-talents }{ effect-to-theirs }
    [others] each other player gains { effect-talents }{ effect-to-theirs }
   *[any] one player gains { effect-talents }{ effect-to-theirs }
  }
effect-flaw = { $who ->
    [you] gain { effect-flaws }{ effect-to-yours }
    [next] the next player gains { effect-flaws }{ effect-to-theirs }
    [each] each player gains { effect-flaws }{ effect-to-theirs }
    [others] each other player gains { effect-flaws }{ effect-to-theirs }
   *[any] one player gains { effect-flaws }{ effect-to-theirs }
  }
effect-bring-back = { $n ->
    [one] bring a defeated character back into your { effect-pile }
   *[other] bring { $n } defeated characters back into your { effect-pile }
  }
effect-pile = { $to ->
    [hand] hand
   *[discard] discard pile
  }
effect-found = { $match ->
    [any] a card
   *[other] { effect-match }
  }
effect-search = look through your deck, { $to ->
    [hand] take { effect-found } of it into your hand
    [dead] defeat { effect-found } of it
   *[discard] put { effect-found } of it into your discard pile
  } and shuffle it
effect-put-this = { $to ->
    [deck] put this card on top of your deck
    [dead] defeat this card
   *[discard] discard this card
  }
effect-toll = pay { $attack ->
    [0] { "" }
   *[other] { $attack } Attack
  }{ $recruit ->
    [0] { "" }
   *[other] { $attack ->
        [0] { $recruit } Recruit
       *[other] { " " }and { $recruit } Recruit
      }
  }, or else { $else }
effect-ship-strike = { $n ->
    [one] draw a Ship Strike
   *[other] draw { $n } Ship Strikes
  }
effect-repair = repair { effect-ship-strikes } without paying
effect-any-strikes = { $what ->
    [crew] { $n ->
        [one] one Crew Strike
       *[other] { $n } Crew Strikes
      }
    [ship] { $n ->
        [one] one Ship Strike
       *[other] { $n } Ship Strikes
      }
   *[any] { $n ->
        [one] any one strike
       *[other] any { $n } strikes
      }
  }
effect-avoid = { $who ->
    [you] avoid { effect-any-strikes } this turn
    [next] the next player avoids { effect-any-strikes } this turn
    [each] each player avoids { effect-any-strikes } this turn
    [others] each other player avoids { effect-any-strikes } this turn
   *[any] avoid { effect-any-strikes } of any Main Character this turn
  }
effect-cancel = { $who ->
    [you] cancel { effect-any-strikes } this turn
    [next] the next player cancels { effect-any-strikes } this turn
    [each] each player cancels { effect-any-strikes } this turn
    [others] each other player cancels { effect-any-strikes } this turn
   *[any] cancel { effect-any-strikes } of any Main Character this turn
  }
effect-upgrade = { $n ->
    [one] put the top Upgrade on Serenity
   *[other] put the top { $n } Upgrades on Serenity
  }
effect-lose-upgrade = { $n ->
    [one] put an Upgrade of Serenity under the stack
   *[other] put { $n } Upgrades of Serenity under the stack
  }
effect-credits = { $n ->
    [one] earn 1 Credit
   *[other] earn { $n } Credits
  }{ $keep ->
    [yes] , which this card beside Serenity stands for
   *[no] { "" }
  }
effect-sweep = { $n ->
    [one] put a card of the Bridge under the Crew Deck
   *[other] put { $n } cards of the Bridge under the Crew Deck
  }
effect-complete = { $level ->
    [0] the job is done
   *[other] complete Objective { $level }
  }
effect-fail = Objective { $level } fails
effect-progress = { $n ->
    [one] one step towards Objective { $level }
   *[other] { $n } steps towards Objective { $level }
  }
effect-restart = put the Inevitable card back on space { $space } of the ’Verse and begin its countdown again
effect-changed = { $less ->
    [yes] { $by } less
   *[no] { $by } more
  }
effect-modify = { $yours ->
    [yes] { effect-modify-yours }
   *[no] { effect-modify-all }
  }
effect-modify-yours = { $what ->
    [scan] your scans{ effect-where } cost { effect-changed }
    [recruit] what you recruit costs { effect-changed }
    [repair] what you repair costs { effect-changed }
    [hand] you draw { effect-changed } at the end of your turn
    [health] you have { effect-changed } Health
   *[attack] in your turn { effect-modify-all }
  }
effect-modify-all = { $what ->
    [scan] scanning{ effect-where } costs { effect-changed }
    [recruit] recruiting costs { effect-changed }
    [repair] repairing costs { effect-changed }
    [hand] each player draws { effect-changed } at the end of the turn
    [health] each Main Character has { effect-changed } Health
   *[attack] { $of ->
        [this] this enemy has { effect-changed } Attack
        [crew] Crew enemies{ effect-where } have { effect-changed } Attack
        [ship] Ship enemies{ effect-where } have { effect-changed } Attack
       *[any] enemies{ effect-where } have { effect-changed } Attack
      }
  }
effect-cannot = { $yours ->
    [yes] { $what ->
        [scan] you cannot scan
        [recruit] you cannot recruit
        [heal] you cannot be healed
        [repair] you cannot repair
       *[coordinate] you cannot coordinate
      }
   *[no] { $what ->
        [scan] nothing can be scanned
        [recruit] nobody can be recruited
        [heal] nobody can be healed
        [repair] nothing can be repaired
       *[coordinate] nobody can coordinate
      }
  }
effect-scan = { $n ->
    [one] turn up a hidden card
   *[other] turn up { $n } hidden cards
  }{ $where ->
    [entry] { " " }in the first space
   *[any] { "" }
  } without paying
effect-episode = { $n ->
    [one] add an Episode card
   *[other] add { $n } Episode cards
  }
effect-push = push a card of the ’Verse one space on
effect-swap = let a card of the ’Verse change places with what lies in another space
effect-attach = attach this card to { $where ->
    [entry] the first space of the ’Verse
    [any] a space of the ’Verse
    [clear] a clear space of the ’Verse
   *[here] its space
  }
effect-move = { $to ->
    [space] move { effect-moved } to a space of your choice
    [entry] move { effect-moved } to the first space of the ’Verse
    [combat] move { effect-moved } to the Combat Zone
    [operations] move { effect-moved } to Operations
    [bottom] put { effect-moved } at the bottom of the Episode deck
   *[shuffled] shuffle { effect-moved } into the Episode deck
  }

# Kinds and keywords
kind-browncoats = Browncoats
kind-side-job = Side Job
kind-goal = Goal
kind-special = Special card
kind-crew-strike = Crew Strike
mark-coordinate = Coordinate
mark-double-strike = Double Strike
mark-recruit-plus = Recruit with a plus
mark-attack-repair = Repaired with Attack

# Questions
ask-pay-attack-for = Pay { $n } Attack for { $card }?
