# What cards do, worded from the grammar of cards: our own sentences, never the printed ones.
# A sentence is made of its parts; the first letter becomes a capital when it is whole.

# How a sentence is put together
effect-line = { $head }: { $body }.
effect-bare = { $body }.
effect-heads = { $first }, { $next }
effect-then = { $first }, then { $next }
effect-may = you may { $body }
effect-if-you-wish = if you wish, { $body }
effect-for-each = { $body } for each { $of }
effect-printed = as printed on the card
effect-both = { $first } { $next }

# When
moment-play = when played
moment-reveal = when turned up
moment-death = when killed
moment-strike = when it strikes
moment-event = on each Event
moment-hazard = Hazard { $level }
moment-setup = when this objective becomes the current one
moment-goal = while objective { $level } is current
moment-discard = when discarded for its effect
moment-sacrifice = when sacrificed
moment-mobilize = when gained
moment-area = { $area ->
    [complex] in the Complex
    [combat] in the Combat Zone
   *[operations] in Operations
  }
moment-class = after another { $klass } card
moment-classes = after another { $first } card and another { $next } card
moment-crew = after another { $crew } card
moment-once = once this turn
moment-pay = pay { $n } Recruit
moment-pay-attack = pay { $n } Attack

# On which conditions
if-here = { $area ->
    [complex] in the Complex
    [operations] in Operations
   *[combat] in the Combat Zone
  }
if-at-least = with at least { $n } { $of }
if-clear = { $where ->
    [here] if its room is clear
    [entry] if the entry room is clear
    [all] if every room is clear
   *[any] if a room is clear
  }
if-at-most = { $n ->
    [0] with no { $of }
   *[other] with at most { $n } { $of }
  }
if-exactly = with exactly { $n } { $of }
if-between = with { $n } to { $most } { $of }
if-objective = while objective { $level } is current
if-wounded = { $who ->
    [you] if you are wounded
    [next] if the next player is wounded
    [each] if every player is wounded
    [others] if another player is wounded
   *[any] if any player is wounded
  }

# What can be counted
count-played = { $n ->
    [one] { $about } card played this turn
   *[other] { $about } cards played this turn
  }
count-crew = { $n ->
    [one] { $about } card played this turn
   *[other] { $about } cards played this turn
  }
count-person = { $n ->
    [one] { $about } card played this turn
   *[other] { $about } cards played this turn
  }
count-complex = { $n ->
    [one] open enemy in the Complex
   *[other] open enemies in the Complex
  }
count-clear = { $n ->
    [one] clear room
   *[other] clear rooms
  }
count-attached = { $n ->
    [one] card attached to a room
   *[other] cards attached to rooms
  }
count-dead = { $n ->
    [one] dead player
   *[other] dead players
  }
count-wounds = { $n ->
    [one] strike beside your Avatar
   *[other] strikes beside your Avatar
  }
count-damage = { $n ->
    [one] damage beside your Avatar
   *[other] damage beside your Avatar
  }
count-combat = { $n ->
    [one] enemy in the Combat Zone
   *[other] enemies in the Combat Zone
  }
count-hidden = { $n ->
    [one] hidden card in the Complex
   *[other] hidden cards in the Complex
  }
count-hazards = { $n ->
    [one] Hazard so far
   *[other] Hazards so far
  }
count-players = { $n ->
    [one] living player
   *[other] living players
  }

# Parts of what is done
effect-cards = { $n ->
    [one] a card
   *[other] { $n } cards
  }
effect-strikes = { $n ->
    [one] one strike
   *[other] { $n } strikes
  }
effect-strike-cards = { $n ->
    [one] a strike
   *[other] { $n } strikes
  }
effect-where = { $where ->
    [complex] { " " }in the Complex
    [combat] { " " }in the Combat Zone
    [front] { " " }in front of a player
   *[any] { "" }
  }

# What is done
effect-gain-attack = gain { $n } Attack
effect-gain-recruit = gain { $n } Recruit
effect-lose = { $what ->
    [attack] lose { $n } Attack
   *[recruit] lose { $n } Recruit
  }
effect-progress = { $n ->
    [one] objective { $level } moves on by one
   *[other] objective { $level } moves on by { $n }
  }
effect-draw = { $who ->
    [you] draw { effect-cards }
    [next] the next player draws { effect-cards }
    [each] each player draws { effect-cards }
    [others] each other player draws { effect-cards }
   *[any] one player draws { effect-cards }
  }
effect-discard = { $who ->
    [you] discard { effect-cards } from your hand
    [next] the next player discards { effect-cards }
    [each] each player discards { effect-cards }
    [others] each other player discards { effect-cards }
   *[any] one player discards { effect-cards }
  }
effect-gain-card = { $from ->
    [sergeants] gain the top Sergeant
    [barracks] gain the top card of the Barracks
   *[hq] { $cost ->
        [none] gain a card of the HQ
       *[other] gain a card of the HQ that costs { $cost } or less
      }
  }{ $to ->
    [hand] , into your hand
    [deck] , onto your deck
   *[discard] { "" }
  }
effect-join = { $who ->
    [you] put this card into your discard pile
    [next] the next player puts this card into the discard pile
   *[any] one player puts this card into the discard pile
  }
effect-leave = put this card away
effect-nothing = nothing happens
effect-heal = { $who ->
    [you] heal { effect-strikes } of yours
    [next] the next player heals { effect-strikes }
    [each] each player heals { effect-strikes }
    [others] each other player heals { effect-strikes }
   *[any] heal { effect-strikes } of any player
  }
effect-strike = { $who ->
    [you] draw { effect-strike-cards }
    [next] the next player draws { effect-strike-cards }
    [each] each player draws { effect-strike-cards }
    [others] each other player draws { effect-strike-cards }
   *[any] one player draws { effect-strike-cards }
  }
effect-kill = { $what ->
    [hidden] kill a hidden card
    [facehugger] kill a facehugger
   *[enemy] kill an enemy
  }{ effect-where }{ $attack ->
    [none] { "" }
    [counted] { " " }whose Attack is at most the number of { $attack-of }
   *[other] { " " }with Attack { $attack } or less
  }{ $final ->
    [yes] , final enemies too
   *[no] { "" }
  }
effect-own-characters = { $n ->
    [one] a character
   *[other] { $n } characters
  }
effect-kill-own = { $who ->
    [you] { $may ->
        [yes] kill up to { $n } of your characters
       *[no] kill { effect-own-characters } of yours
      }
    [next] the next player kills { effect-own-characters } of theirs
    [each] each player kills { effect-own-characters } of theirs
    [others] each other player kills { effect-own-characters } of theirs
   *[any] one player kills { effect-own-characters } of theirs
  }
effect-weaken = lower the Attack of an enemy{ effect-where } by { $by } this turn
effect-scan = { $n ->
    [one] turn up a hidden card
   *[other] turn up { $n } hidden cards
  }{ $where ->
    [entry] { " " }in the entry room
   *[any] { "" }
  } without paying
effect-hive = { $n ->
    [one] add a Hive card
   *[other] add { $n } Hive cards
  }
effect-push = push a card of the Complex one room on
effect-drag = drag an enemy of the Combat Zone back into the entry room
effect-hunt = fight players for their Defense with your Attack, as often as it suffices
effect-reveal-combat = { $n ->
    [one] drop the foremost hidden card into the Combat Zone
   *[other] drop the { $n } foremost hidden cards into the Combat Zone
  }
effect-copy = { $of ->
    [hq] play a copy of a card in the HQ
   *[played] play a copy of another card you played this turn
  }
effect-clone = let this card become another card you played this turn
effect-next-strikes = { $n ->
    [one] the next strike
   *[other] the next { $n } strikes
  }
effect-avoid-strike = { $who ->
    [you] avoid { effect-next-strikes } of this turn
    [next] the next player avoids { effect-next-strikes } of this turn
    [each] each player avoids { effect-next-strikes } of this turn
    [others] each other player avoids { effect-next-strikes } of this turn
   *[any] one player avoids { effect-next-strikes } of this turn
  }
effect-match = { $match ->
    [basic] a basic card
    [intel] an { class-intel } card
    [leadership] a { class-leadership } card
    [strength] a { class-strength } card
    [survival] a { class-survival } card
    [tech] a { class-tech } card
   *[any] any card
  }
effect-calm = one enemy{ effect-where } does not strike this turn
effect-strengthen = raise the Attack of an enemy{ effect-where } by { $by } this turn
effect-attach = attach this card to { $where ->
    [entry] the entry room
    [any] a room
    [clear] a clear room
   *[here] its room
  }
effect-block = block { $where ->
    [here] the room of this card
   *[entry] the entry room
  } with the current objective and the Hive{ $done ->
    [yes] , which completes that objective
   *[no] { "" }
  }
effect-moved = { $what ->
    [this] this card
    [hidden] a hidden card
    [card] an enemy or a hidden card
   *[enemy] an enemy
  }{ $what ->
    [this] { "" }
   *[other] { effect-where }
  }
effect-move = { $to ->
    [room] move { effect-moved } to a room of your choice
    [entry] move { effect-moved } to the entry room
    [combat] move { effect-moved } to the Combat Zone
    [operations] move { effect-moved } to Operations
   *[hive] put { effect-moved } on top of the Hive
  }
effect-swap = let a card of the Complex change places with what lies in another room
effect-hide = turn an open enemy of the Complex face down
effect-complete = complete objective { $level } if it is the current one
effect-recover = { $who ->
    [you] take { effect-cards } of your discard pile { $to ->
        [deck] onto your deck
       *[hand] into your hand
      }
    [next] the next player takes { effect-cards } of their own discard pile { effect-recover-to }
    [each] each player takes { effect-cards } of their own discard pile { effect-recover-to }
    [others] each other player takes { effect-cards } of their own discard pile { effect-recover-to }
   *[any] one player takes { effect-cards } of their own discard pile { effect-recover-to }
  }
effect-recover-to = { $to ->
    [deck] onto the deck
   *[hand] into the hand
  }
effect-kill-discard = { $who ->
    [you] { $may ->
        [yes] kill up to { $n } of the cards in your discard pile
       *[no] kill { effect-cards } of your discard pile
      }
    [next] the next player kills { effect-cards } of their own discard pile
    [each] each player kills { effect-cards } of their own discard pile
    [others] each other player kills { effect-cards } of their own discard pile
   *[any] one player kills { effect-cards } of their own discard pile
  }
effect-top-of = { $at ->
    [hive] the Hive
    [strikes] the Strike deck
    [barracks] the Barracks
    [sergeants] the Sergeants
   *[deck] your deck
  }
effect-discount = { $what ->
    [hq] { $next ->
        [yes] the next card of the HQ you recruit
       *[no] cards of the HQ
      }
    [sergeants] { $next ->
        [yes] the next Sergeant you recruit
       *[no] Sergeants
      }
    [any] { $next ->
        [yes] the next card you recruit
       *[no] all cards
      }
   *[other] { $next ->
        [yes] the next { effect-discount-class } card of the HQ you recruit
       *[no] { effect-discount-class } cards of the HQ
      }
  } { $next ->
    [yes] costs
   *[no] cost
  } { $by } less this turn
effect-discount-class = { $what ->
    [intel] { class-intel }
    [leadership] { class-leadership }
    [strength] { class-strength }
    [survival] { class-survival }
   *[tech] { class-tech }
  }
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
    [top] on top of the Strike deck
    [bottom] under the Strike deck
   *[shuffled] into the Strike deck and shuffle it
  }
effect-again = { $what ->
    [event] the Event abilities happen once more
   *[hazard] the last Hazard ability happens once more
  }
effect-look = { $n ->
    [one] look at the top card of { effect-top-of }
   *[other] look at the top { $n } cards of { effect-top-of }
  }{ $may ->
    [bottom] { $n ->
        [one] { " " }and put it back or under the deck
       *[other] { " " }and put each back or under it
      }
    [order] { " " }and put them back in any order
   *[no] { "" }
  }
effect-goes = { $then ->
    [hand] goes into your hand
    [discard] goes to your discard pile
    [dead] is killed
    [bottom] goes under the deck
   *[back] goes back on top
  }
effect-goes-else = { $else ->
    [hand] goes into your hand
    [discard] goes to your discard pile
    [dead] is killed
    [bottom] goes under the deck
   *[back] goes back on top
  }
effect-reveal-top = { $n ->
    [one] turn up the top card of { effect-top-of }
   *[other] turn up the top { $n } cards of { effect-top-of }
  }: { effect-match } { effect-goes }{ $match ->
    [any] { "" }
   *[other] , any other { effect-goes-else }
  }
effect-choose = choose one: { $either }, or { $or }{ $third ->
    [none] { "" }
   *[other] , or { $third }
  }
effect-repeat = { $n ->
    [one] { $do }
   *[other] { $n } times: { $do }
  }
effect-show = { $who ->
    [you] show { effect-match }, or else { $else }
    [next] the next player shows { effect-match }, or else: { $else }
    [each] each player shows { effect-match }, or else: { $else }
    [others] each other player shows { effect-match }, or else: { $else }
   *[any] one player shows { effect-match }, or else: { $else }
  }
effect-facehugger = a facehugger leaps out

# Sorts of cards: as they are called, and two of them
sort-called = { $sort-name }
sort-either = { $first } or { $next }
sort-both = { $first } and { $next }

# Classes and keywords
class-intel = Intel
class-leadership = Leadership
class-strength = Strength
class-survival = Survival
class-tech = Tech
mark-coordinate = Coordinate
mark-vigilant = Vigilant
mark-sacrifice = Sacrifice
mark-mobilize = Mobilize
mark-final-enemy = Final enemy
mark-double-strike = Double strike
mark-triple-strike = Triple strike
mark-does-not-move = Does not move
mark-does-not-strike = Does not strike
mark-fought-in-operations = Can be fought in Operations
mark-goal = Objective
mark-chestburster = Chestburster
mark-drone = Drone
mark-basic = Basic
mark-good = Good
mark-evil = Evil
