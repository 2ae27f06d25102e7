# What the cards of this game do, in its own words; what is said the same in the whole family is not here again.

# When
moment-dodge = when it has dodged
moment-ambush = Ambush
moment-to-fight = before it is fought
moment-fight = Fight
moment-overrun = Overrun
moment-overran = when somebody has overrun the Lair
moment-kidnap = when kidnapped
moment-twist = Twist
moment-command-strike = Command Strike
moment-discarded = when discarded
moment-wound = when you would gain a Wound, show this card
moment-score = at the end
moment-escape = Escape
moment-master-strike = Master Strike
moment-evil-wins = at any time
moment-area = { $area ->
    [bridge] on the Bridge
    [streets] in the Streets
    [rooftops] on the Rooftops
    [bank] at the Bank
   *[sewers] in the Sewers
  }
moment-setup = Setup
moment-good-wins = at any time
moment-ongoing = Always
moment-class = after another { $klass } card
moment-crew = after another { sort-called } card

# On which conditions
if-is = if it is { sort-one }

# Which cards are meant, by a word or by a name
sort-called = { $sort ->
    [strength] { class-strength }
    [instinct] { class-instinct }
    [covert] { class-covert }
    [tech] { class-tech }
    [ranged] { class-ranged }
    [grey] { class-grey }
    [twists] Plot Twists
    [bystanders] Bystanders
    [x-men] X-Men
    [x-men-first-class] X-Men First Class
    [uncanny-x-men] Uncanny X-Men
    [hydra] HYDRA
    [cops] Cops
    [shield] S.H.I.E.L.D.
    [shield-assault-squad] S.H.I.E.L.D. Assault Squad
    [foes-of-asgard] Foes of Asgard
    [enemies-of-asgard] Enemies of Asgard
    [masters-of-evil] Masters of Evil
   *[other] { $sort-name }
  }
sort-one = { $sort ->
    [any] a card
    [ally] an Ally
    [non-grey] an Ally that is not grey
    [enemy] an Adversary
    [adversary] an Adversary of a group
    [backup] a Backup Adversary
    [bystander] a Bystander
    [bindings] a Bindings
    [wound] a Wound
    [plot-twist] a Plot Twist
    [command-strike] a Command Strike
    [tactic] a Tactic
    [basic] a basic card
    [dodge] a card with Dodge
    [elusive] an Elusive Adversary
    [x-treme-attack] an Adversary with X-Treme Attack
    [costs-nothing] a card that costs 0
    [costs-something] a card that costs 1 or more
    [costs-two] a card that costs 2 or less
    [costs-little] a card that costs 1 to 3
    [costs-much] a card that costs 7 or more
    [costs-odd] a card with an odd cost
    [recruit-icon] a card with a Recruit icon
    [attack-icon] a card with an Attack icon
   *[other] { $sort ->
        [asgardian-warriors] an
        [avengers] an
        [enemies-of-asgard] an
        [instinct] an
        [iron-man] an
        [uncanny-avengers] an
        [uncanny-x-men] an
        [x-men] an
        [x-men-first-class] an
       *[other] a
      } { sort-called } card
  }
sort-more = { $sort ->
    [any] cards
    [ally] Allies
    [non-grey] Allies that are not grey
    [enemy] Adversaries
    [adversary] Adversaries of a group
    [backup] Backup Adversaries
    [bystander] Bystanders
    [bindings] Bindings
    [wound] Wounds
    [plot-twist] Plot Twists
    [command-strike] Command Strikes
    [tactic] Tactics
    [basic] basic cards
    [dodge] cards with Dodge
    [elusive] Elusive Adversaries
    [x-treme-attack] Adversaries with X-Treme Attack
    [costs-nothing] cards that cost 0
    [costs-something] cards that cost 1 or more
    [costs-two] cards that cost 2 or less
    [costs-little] cards that cost 1 to 3
    [costs-much] cards that cost 7 or more
    [costs-odd] cards with an odd cost
    [recruit-icon] cards with a Recruit icon
    [attack-icon] cards with an Attack icon
   *[other] { sort-called } cards
  }
sort-all = { $sort ->
    [any] all cards
   *[other] all { sort-more }
  }
sort-many = { $sort ->
    [any] cards
   *[other] { sort-more }
  }
sort-some = { $n ->
    [one] { sort-one }
   *[other] { $n } { sort-more }
  }
sort-counted = { $sort ->
    [any] { $n ->
        [one] card
       *[other] cards
      }
    [ally] { $n ->
        [one] Ally
       *[other] Allies
      }
    [non-grey] { $n ->
        [one] Ally that is not grey
       *[other] Allies that are not grey
      }
    [enemy] { $n ->
        [one] Adversary
       *[other] Adversaries
      }
    [adversary] { $n ->
        [one] Adversary of a group
       *[other] Adversaries of groups
      }
    [backup] { $n ->
        [one] Backup Adversary
       *[other] Backup Adversaries
      }
    [bystander] { $n ->
        [one] Bystander
       *[other] Bystanders
      }
    [bindings] Bindings
    [wound] { $n ->
        [one] Wound
       *[other] Wounds
      }
    [plot-twist] { $n ->
        [one] Plot Twist
       *[other] Plot Twists
      }
    [command-strike] { $n ->
        [one] Command Strike
       *[other] Command Strikes
      }
    [tactic] { $n ->
        [one] Tactic
       *[other] Tactics
      }
    [basic] { $n ->
        [one] basic card
       *[other] basic cards
      }
    [dodge] { $n ->
        [one] card with Dodge
       *[other] cards with Dodge
      }
    [elusive] { $n ->
        [one] Elusive Adversary
       *[other] Elusive Adversaries
      }
    [x-treme-attack] { $n ->
        [one] Adversary with X-Treme Attack
       *[other] Adversaries with X-Treme Attack
      }
    [costs-nothing] { $n ->
        [one] card that costs 0
       *[other] cards that cost 0
      }
    [costs-something] { $n ->
        [one] card that costs 1 or more
       *[other] cards that cost 1 or more
      }
    [costs-two] { $n ->
        [one] card that costs 2 or less
       *[other] cards that cost 2 or less
      }
    [costs-little] { $n ->
        [one] card that costs 1 to 3
       *[other] cards that cost 1 to 3
      }
    [costs-much] { $n ->
        [one] card that costs 7 or more
       *[other] cards that cost 7 or more
      }
    [costs-odd] { $n ->
        [one] card with an odd cost
       *[other] cards with an odd cost
      }
    [recruit-icon] { $n ->
        [one] card with a Recruit icon
       *[other] cards with a Recruit icon
      }
    [attack-icon] { $n ->
        [one] card with an Attack icon
       *[other] cards with an Attack icon
      }
   *[other] { $n ->
        [one] { sort-called } card
       *[other] { sort-called } cards
      }
  }

# What can be counted
count-crew = { $n ->
    [one] { sort-called } card played this turn
   *[other] { sort-called } cards played this turn
  }
count-players = { $n ->
    [one] player
   *[other] players
  }
count-other = { $n ->
    [one] other { $about } card played this turn
   *[other] other { $about } cards played this turn
  }
count-other-crew = { $n ->
    [one] other { sort-called } card played this turn
   *[other] other { sort-called } cards played this turn
  }
count-other-dear = { $n ->
    [one] other card played this turn that costs { $about } or more
   *[other] other cards played this turn that cost { $about } or more
  }
count-marked-of = { sort-counted } { $n ->
    [one] that was played this turn
   *[other] that were played this turn
  }
count-cards-played = { $n ->
    [one] card played this turn
   *[other] cards played this turn
  }
count-discarded = { $n ->
    [one] card you discarded this turn
   *[other] cards you discarded this turn
  }
count-discarded-others = { $n ->
    [one] card that other players discarded this turn
   *[other] cards that other players discarded this turn
  }
count-drawn = { $n ->
    [one] card you drew this turn
   *[other] cards you drew this turn
  }
count-koed = { $n ->
    [one] card KO’d this turn
   *[other] cards KO’d this turn
  }
count-koed-allies = { $n ->
    [one] Ally KO’d this turn that is not grey
   *[other] Allies KO’d this turn that are not grey
  }
count-kidnapped = { $n ->
    [one] Bystander you kidnapped this turn
   *[other] Bystanders you kidnapped this turn
  }
count-bindings-gained = { $n ->
    [one] Bindings card gained this turn
   *[other] Bindings gained this turn
  }
count-made = { $n ->
    [one] Recruit Point made this turn
   *[other] Recruit Points made this turn
  }
count-twists = { $n ->
    [one] Plot Twist so far
   *[other] Plot Twists so far
  }
count-strikes = { $n ->
    [one] Command Strike so far
   *[other] Command Strikes so far
  }
count-tactics = { $n ->
    [one] Tactic left
   *[other] Tactics left
  }
count-city = { $n ->
    [one] Adversary in the city
   *[other] Adversaries in the city
  }
count-city-of = { sort-counted } in the city
count-sewers = { $n ->
    [one] Adversary in the Sewers
   *[other] Adversaries in the Sewers
  }
count-empty-spaces = { $n ->
    [one] empty space of the city
   *[other] empty spaces of the city
  }
count-overrun = { $n ->
    [one] Adversary in the Overrun pile
   *[other] Adversaries in the Overrun pile
  }
count-overrun-of = { sort-counted } in the Overrun pile
count-overrun-each = { $n ->
    [one] Adversary in the Overrun pile for each player
   *[other] Adversaries in the Overrun pile for each player
  }
count-loose-of = { sort-counted } in the city or the Overrun pile
count-ko-pile-of = { sort-counted } in the KO pile
count-victory-of = { sort-counted } in your Victory Pile
count-other-victory-of = { $n ->
    [one] other { sort-counted } in your Victory Pile
   *[other] other { sort-counted } in your Victory Pile
  }
count-lair-colours = { $n ->
    [one] colour of the Allies in the Lair
   *[other] colours of the Allies in the Lair
  }
count-lair-highest = { $n ->
    [one] point of the highest cost in the Lair
   *[other] points of the highest cost in the Lair
  }
count-guarded = { $n ->
    [one] guarded Bystander
   *[other] guarded Bystanders
  }
count-bindings = Bindings in the stack
count-beside-plot = { $n ->
    [one] card beside the Plot
   *[other] cards beside the Plot
  }
count-beside-plot-of = { sort-counted } beside the Plot
count-other-meant-of = other { sort-counted } { $n ->
    [one] that was played this turn
   *[other] that were played this turn
  }
count-wounds = { $n ->
    [one] Wound in the stack
   *[other] Wounds in the stack
  }
count-carried = { $n ->
    [one] Bystander carried off so far
   *[other] Bystanders carried off so far
  }
count-overran = { $n ->
    [one] Adversary that has overrun so far
   *[other] Adversaries that have overrun so far
  }
count-ran-out-of = { $sort ->
    [allies] { $n ->
        [one] Ally Deck that has run out
       *[other] Ally Decks that have run out
      }
   *[adversaries] { $n ->
        [one] Adversary Deck that has run out
       *[other] Adversary Decks that have run out
      }
  }
count-overran-bystanders = { $n ->
    [one] Bystander that has overrun as an Adversary
   *[other] Bystanders that have overrun as Adversaries
  }
count-overrun-allies = { $n ->
    [one] Ally in the Overrun pile
   *[other] Allies in the Overrun pile
  }
count-uncaged = { $n ->
    [one] Ally without a Cop for it
   *[other] Allies without a Cop for them
  }
count-beside-commander = { $n ->
    [one] card beside the Commander
   *[other] cards beside the Commander
  }

# Parts of what is done
who-they = { $who ->
    [next] the next player
    [each] each player
    [others] each other player
   *[any] one player
  }
effect-own-characters = { $n ->
    [one] an Ally
   *[other] { $n } Allies
  }
effect-where = { "" }
effect-match = { sort-one }
effect-bindings = { $n ->
    [one] a Bindings
   *[other] { $n } Bindings
  }
effect-bystanders = { $n ->
    [one] a Bystander
   *[other] { $n } Bystanders
  }
effect-there = { $at ->
    [bridge] on the Bridge
    [streets] in the Streets
    [rooftops] on the Rooftops
    [bank] at the Bank
   *[sewers] in the Sewers
  }
effect-points = { $points ->
    [attack] Attack
   *[recruit] Recruit
  }
effect-space = { $to ->
    [bridge] the Bridge
    [streets] the Streets
    [rooftops] the Rooftops
    [bank] the Bank
   *[sewers] the Sewers
  }
effect-your-place = { $from ->
    [hand] from your hand
    [discard] from your discard pile
    [hand-or-discard] out of your hand or discards
    [played] of those you played this turn
    [victory] from your Victory Pile
    [city] in the city
    [lair] in the Lair
    [overrun] of the Overrun pile
   *[yours] from your hand or of those you played this turn
  }
effect-their-place = { $from ->
    [hand] from the hand
    [discard] from the discard pile
    [hand-or-discard] out of the hand or discards
    [played] of those played this turn
    [victory] from the Victory Pile
    [city] in the city
    [lair] in the Lair
    [overrun] of the Overrun pile
   *[yours] from the hand or of those played this turn
  }

# What is done
effect-gain-card = { $from ->
    [new-recruits] gain the top New Recruit
    [madame-hydra] gain the top Madame HYDRA
    [shield-officers] gain the top S.H.I.E.L.D. Officer
    [allies] gain the top card of the Ally Deck
   *[lair] { $cost ->
        [none] gain an Ally of the Lair
       *[other] gain an Ally of the Lair that costs { $cost } or less
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
   *[other] { who-they } takes this card { effect-joins }
  }
effect-kill-own = { $who ->
    [you] { $may ->
        [yes] { $n ->
            [one] KO an Ally of yours if you like
           *[other] KO up to { $n } of your Allies
          }
       *[no] KO { effect-own-characters } of yours
      }
   *[other] { who-they } KOs { effect-own-characters } of theirs
  }
effect-kill-discard = { $who ->
    [you] { $may ->
        [yes] { $n ->
            [one] KO a card of your discard pile if you like
           *[other] KO up to { $n } of the cards in your discard pile
          }
       *[no] KO { effect-cards } of your discard pile
      }
   *[other] { who-they } KOs { effect-cards } of the own discard pile
  }
effect-copy = { $of ->
    [lair] play a copy of an Ally in the Lair
   *[played] play a copy of another card you played this turn
  }
effect-top-of = { $at ->
    [adversaries] the Adversary Deck
    [allies] the Ally Deck
    [bystanders] the Bystander Deck
   *[deck] your deck
  }
effect-goes = { $then ->
    [hand] goes into your hand
    [discard] goes to your discard pile
    [dead] is KO’d
    [bottom] goes under the deck
   *[back] goes back on top
  }
effect-goes-else = { $else ->
    [hand] goes into your hand
    [discard] goes to your discard pile
    [dead] is KO’d
    [bottom] goes under the deck
   *[back] goes back on top
  }
effect-discount = { $what ->
    [lair] { $next ->
        [yes] the next Ally of the Lair you recruit
       *[no] Allies of the Lair
      }
    [madame-hydra] { $next ->
        [yes] the next Madame HYDRA you recruit
       *[no] Madame HYDRA
      }
    [new-recruits] { $next ->
        [yes] the next New Recruit you recruit
       *[no] New Recruits
      }
     [shield-officers] { $next ->
        [yes] the next S.H.I.E.L.D. Officer you recruit
       *[no] S.H.I.E.L.D. Officers
      }
    [beside-commander] { $next ->
        [yes] the next Ally beside the Commander you recruit
       *[no] Allies beside the Commander
      }
    [any] { $next ->
        [yes] the next Ally you recruit
       *[no] all Allies
      }
   *[other] { $next ->
        [yes] the next { sort-called } Ally of the Lair you recruit
       *[no] { sort-called } Allies of the Lair
      }
  } { $next ->
    [yes] costs
   *[no] { $what ->
        [madame-hydra] costs
       *[other] cost
      }
  } { $by } less this turn
effect-aim = gain { $n } Attack only against { $at ->
    [commander] the Commander
    [bridge] an Adversary on the Bridge
    [streets] an Adversary in the Streets
    [rooftops] an Adversary on the Rooftops
    [bank] an Adversary at the Bank
   *[sewers] an Adversary in the Sewers
  }
effect-be-class = choose another class for this card this turn if you like
effect-beside = { $what ->
    [this] lay this card beside the Plot
    [none] lay { $person ->
        [none] { $each ->
            [0] { $n } { sort-called }
           *[other] { $each } { sort-called } for each player
          }
       *[other] { $person }
      } beside the Plot
   *[other] lay { sort-one } of the KO pile beside the Plot
  }
effect-bindings-stack = the Bindings stack has { $each } for each player
effect-include = { sort-called } take part, with all their cards
effect-bribe = this turn you can fight { $what ->
    [commander] the Commander
   *[adversary] an Adversary of your choice
  } with Recruit and Attack together
effect-by-hand = { $who ->
    [you] for each of the { sort-more } { effect-your-place }: { $do }
   *[other] { who-they }, for each of the { sort-more } { effect-their-place }: { $do }
  }
effect-copy-of-tops = each other player discards the top card of the deck: play a copy of one of those Allies
effect-deal-allies = show as many cards of the Ally Deck as there are players, and put one into the discard pile of each
effect-tops-of = { $n ->
    [one] the top card of the Adversary Deck
   *[other] the top { $n } cards of the Adversary Deck
  }
effect-foretell = show { effect-tops-of }: the Adversary with the most Attack goes back on top, play one Plot Twist of them, and the others go under the deck in no order
effect-good-and-bad = look at the top two cards of another player’s deck and call one good, one bad: that player keeps one of them in the discard pile, and the other comes to yours
effect-held = { $from ->
    [hand] in hand
    [victory] in the Victory Pile
   *[discard] in the discard pile
  }
effect-has = { $who ->
    [you] with { sort-one } { effect-held }
   *[other] { who-they } with { sort-one } { effect-held }
  }{ $do ->
    [none] : nothing
   *[other] : { $do }
  }{ $else ->
    [none] { "" }
   *[other] ; without one: { $else }
  }
effect-set = { $by ->
    [colours] Allies of { $n } colours
   *[costs] Allies of { $n } different costs
  }
effect-show-set = { $who ->
    [you] show { effect-set }
   *[other] { who-they } shows { effect-set }
  }{ $else ->
    [none] { "" }
   *[other] , or else: { $else }
  }
effect-summon = show { effect-tops-of }: play { sort-all } of them, and put the others back in no order
effect-swap-lair = swap a card of that hand with an Ally of the Lair that costs the same if you like
effect-tops = { $who ->
    [you] show { $n ->
        [one] the top card of your deck
       *[other] the top { $n } cards of your deck
      }: you say whether they are discarded or go back in any order
   *[other] { who-they } shows { $n ->
        [one] the top card of the deck
       *[other] the top { $n } cards of the deck
      }: you say whose are discarded and whose go back in any order
  }
effect-cage = all Cops of Victory Piles go back beside the Plot; then each player lays { sort-one } of the hand in front of them, under a Cop from there; whoever beats that Cop says who gains the Ally
effect-contract = choose a group: gain 1 { effect-points } for each Adversary of it in your Victory Pile
effect-copy-top = show the top card of the Ally Deck: you may play a copy of it and put it under the deck
effect-copy-turned = play a copy of the Ally that was shown, and put that Ally under the Ally Deck
effect-corner = if no space beside an Adversary is empty, lower its Attack by { $by } this turn
effect-demolish = { $n ->
    [one] Demolish each player
    [2] Demolish each player twice
   *[other] Demolish each player { $n } times
  }
effect-discard-meant = { $who ->
    [you] discard { sort-some } from your hand
   *[other] { who-they } discards { sort-some } from the hand
  }
effect-discard-top = { $who ->
    [you] discard { $n ->
        [one] the top card of your deck
       *[other] the top { $n } cards of your deck
      }
   *[other] { who-they } discards { $n ->
        [one] the top card of the deck
       *[other] the top { $n } cards of the deck
      }
  }{ $unshuffled ->
    [yes] , as far as it goes
   *[no] { "" }
  }
effect-drive = move an Adversary one way through empty spaces, as far as they go: gain 1 Attack for each
effect-entering = { $to ->
    [bridge] enters on the Bridge
    [streets] enters the empty Streets
    [rooftops] enters on the empty Rooftops
    [bank] enters the empty Bank
    [sewers] enters the empty Sewers
    [empty] enters an empty space of the city
   *[entry] enters the city
  }
effect-entrant = { $from ->
    [victory] { $who ->
        [you] { sort-one } of your Victory Pile
        [next] { sort-one } of the next player’s Victory Pile
        [each] { sort-one } of each player’s Victory Pile
        [others] { sort-one } of each other player’s Victory Pile
       *[any] { sort-one } of one player’s Victory Pile
      }
    [overrun] { sort-one } of the Overrun pile
    [ko] { sort-one } of the KO pile
   *[anywhere] { sort-one }, from wherever it is,
  }
effect-enter = { effect-entrant } { effect-entering }{ $else ->
    [none] { "" }
   *[other] ; where that cannot be: { $else }
  }
effect-everybody = { who-they } in turn: { $do }
effect-gain-bindings = { $who ->
    [you] gain { effect-bindings }
   *[other] { who-they } gains { effect-bindings }
  }
effect-recruits = { $from ->
    [madame-hydra] { $n ->
        [one] a Madame HYDRA
       *[other] { $n } Madame HYDRA
      }
    [shield-officers] { $n ->
        [one] a S.H.I.E.L.D. Officer
       *[other] { $n } S.H.I.E.L.D. Officers
      }
   *[new-recruits] { $n ->
        [one] a New Recruit
       *[other] { $n } New Recruits
      }
  }
effect-good-wins = Good wins
effect-gain-recruits = { $who ->
    [you] gain { effect-recruits }{ $to ->
        [hand] , into your hand
       *[none] { "" }
      }
   *[other] { who-they } gains { effect-recruits }{ $to ->
        [hand] , into the hand
       *[none] { "" }
      }
  }
effect-give-bindings = let another player gain a Bindings out of your hand or discards if you like
effect-go-back = { $to ->
    [deck] put this card under your deck
   *[stack] put this card back on the New Recruits
  }
effect-guard = { $one ->
    [yes] an Adversary of your choice guards { effect-bystanders }
   *[no] { $at ->
        [none] { $attack ->
            [0] { $what ->
                [this] this Adversary guards { effect-bystanders }
               *[other] { effect-guardian } in the city guards { effect-bystanders }
              }
           *[other] each Adversary in the city with Attack { $attack } or more guards { effect-bystanders }
          }
       *[other] whoever is { effect-there } guards { effect-bystanders }
      }
  }
effect-guardian = { $sort ->
    [enemy] each Adversary
    [x-treme-attack] each Adversary with X-Treme Attack
   *[other] each { sort-called } card
  }
effect-held-away = put all Allies that Adversaries in the city hold into the Overrun pile
effect-hold-recruits = each Adversary in the city takes a New Recruit, or a Madame HYDRA once they have run out; whoever beats it gains them
effect-hunt = lower the Attack of an Adversary this turn by 1 for each Adversary of its group in your Victory Pile
effect-kidnap = { $who ->
    [you] kidnap { effect-bystanders }
   *[other] { who-they } kidnaps { effect-bystanders }
  }
effect-kidnap-koed = kidnap all Bystanders that were KO’d this turn
effect-ko = { effect-ko-some }{ $other ->
    [yes] , other than this card
   *[no] { "" }
  }{ $gain ->
    [attack] { $who ->
        [you] { " " }and gain its cost as Attack
       *[other] { " " }and gains its cost as Attack
      }
    [recruit] { $who ->
        [you] { " " }and gain its cost as Recruit
       *[other] { " " }and gains its cost as Recruit
      }
   *[none] { "" }
  }
effect-ko-some = { $who ->
    [you] { $may ->
        [yes] { $n ->
            [one] KO { sort-one } { effect-your-place } if you like
           *[other] KO up to { $n } { sort-more } { effect-your-place }
          }
       *[no] KO { sort-some } { effect-your-place }
      }
   *[other] { $may ->
        [yes] { $n ->
            [one] { who-they } may KO { sort-one } { effect-their-place }
           *[other] { who-they } KOs up to { $n } { sort-more } { effect-their-place }
          }
       *[no] { who-they } KOs { sort-some } { effect-their-place }
      }
  }
effect-ko-lair = { $what ->
    [any] KO all Allies in the Lair
   *[other] KO { sort-all } in the Lair
  }
effect-lair-under = put a card of the Lair under the Ally Deck{ $by ->
    [printed] { " " }and gain the Recruit and the Attack printed on it
   *[icons] : { $n } Recruit for a Recruit icon, { $n } Attack for an Attack icon
  }
effect-changed = { $less ->
    [yes] { $by } less
   *[no] { $by } more
  }
effect-modify = { $of ->
    [any] Adversaries have { effect-changed } Attack
    [this] this card has { effect-changed } Attack
   *[other] { sort-more } have { effect-changed } Attack
  }
effect-move-to = move this Adversary to { effect-space }; whoever is there changes places with it
effect-new-hand = { $who ->
    [you] discard your hand and draw { $n ->
        [0] as many cards
        [one] a card
       *[other] { $n } cards
      }
   *[other] { who-they } discards the hand and draws { $n ->
        [0] as many cards
        [one] a card
       *[other] { $n } cards
      }
  }
effect-next-hand = { $to ->
    [0] { $n ->
        [one] draw an extra card at the end of this turn
       *[other] draw { $n } extra cards at the end of this turn
      }
   *[other] draw a new hand of { $to } cards at the end of this turn
  }
effect-next-one = { $team ->
    [any] card
   *[other] { sort-called } card
  }
effect-note = { $what ->
    [dodge] the next { effect-next-one } in your hand can Dodge this turn
    [as] the next { effect-next-one } you play this turn counts as { effect-as-class }
    [recruit-as-attack] use Recruit as Attack this turn where you like
   *[to-deck] put the next Ally you recruit this turn on top of your deck
  }
effect-as-class = { $class ->
    [strength] Strength
    [instinct] Instinct
    [covert] Covert
    [tech] Tech
    [ranged] Ranged
   *[none] another class
  }
effect-overrun = { $what ->
    [this] this Adversary overruns
    [enemy] all Adversaries in the city overrun
   *[other] { sort-all } in the city overrun
  }
effect-play-adversary = { $n ->
    [one] play another card of the Adversary Deck
   *[other] play { $n } more cards of the Adversary Deck
  }
effect-play-if-worth = show the top card of the Adversary Deck: if it is worth { $vp } Victory Points or less, play it and put this card on that deck
effect-recover-turn = take all cards you discarded this turn back into your hand
effect-send-recruits = { $how ->
    [recruits-under] put New Recruits you play under your deck for the rest of this turn
   *[recruits-to-hand] New Recruits you gain by effects go into your hand for the rest of this turn
  }
effect-shuffle-in = shuffle this card into the Adversary Deck
effect-so-many = { $do }{ $then ->
    [none] { "" }
   *[other] { $once ->
        [yes] ; if that adds to the { $of }: { $then }
       *[no] ; for each one that adds to the { $of }: { $then }
      }
  }{ $else ->
    [none] { "" }
   *[other] ; if nothing adds to the { $of }: { $else }
  }
effect-sort-three = { $how ->
    [ko-discard-back] show the top three cards of your deck: KO one, discard one and put one back
    [ko-back] show the top two cards of your deck: KO one and put one back
   *[draw-discard-back] show the top three cards of your deck: draw one, discard one and put one back
  }
effect-spies = put all Bystanders beside Allies of the Lair into the Overrun pile, then one from beside the Plot under the Bridge, the Streets and the Sewers; whoever recruits the Ally beside one kidnaps it, and if that Ally leaves in another way it goes into the Overrun pile
effect-spy = show { $n ->
    [one] the top card
   *[other] the top { $n } cards
  } of the Ally Deck: gain all the { effect-points } printed there, then put them back in any order
effect-stack = { $what ->
    [this] stack this Command Strike beside the Commander
    [lair] stack { $n ->
        [one] the dearest Ally
       *[other] the { $n } dearest Allies
      } of the Lair beside the Commander; the top one there can be recruited
    [hand] stack an Ally of the hand that is not grey beside the Commander
   *[allies] stack { $n ->
        [one] the top card
       *[other] the top { $n } cards
      } of the Ally Deck beside the Commander
  }
effect-to-overrun = { $from ->
    [beside-plot] put { $n ->
        [one] a card
       *[other] { $n } cards
      } from beside the Plot into the Overrun pile
   *[victory] { $who ->
        [you] put { sort-some } of your Victory Pile into the Overrun pile
       *[other] { who-they } puts { sort-some } of the Victory Pile into the Overrun pile
      }
  }
effect-top-shown = { $who ->
    [you] show { $n ->
        [one] the top card of your deck
       *[other] the top { $n } cards of your deck
      }
   *[other] { who-they } shows { $n ->
        [one] the top card of the deck
       *[other] the top { $n } cards of the deck
      }
  }
effect-top-then = { $then ->
    [draw] is drawn
    [hand] goes into the hand
    [discard] is discarded
    [ko] is KO’d
    [bottom] goes under the deck
   *[back] stays on top
  }
effect-top-else = { $else ->
    [draw] is drawn
    [hand] goes into the hand
    [discard] is discarded
    [ko] is KO’d
    [bottom] goes under the deck
   *[back] stays on top
  }
effect-top-left = { $may ->
    [then] leave it
    [else] leave any other
   *[all] leave it
  }
effect-top-may = { $by ->
    [active] whoever has the turn may { effect-top-left } on top
   *[owner] { $who ->
        [you] you may { effect-top-left } on top
       *[other] whose deck it is may { effect-top-left } on top
      }
  }
effect-top-card = { $match ->
    [any] { $n ->
        [one] it
       *[other] each
      }
   *[other] { sort-one }
  }
effect-top = { effect-top-shown }: { effect-top-card } { effect-top-then }{ $match ->
    [any] { "" }
   *[other] , any other { effect-top-else }
  }{ $may ->
    [no] { "" }
   *[other] , but { effect-top-may }
  }{ $gain ->
    [attack] ; gain as much Attack as it costs
    [recruit] ; gain as much Recruit as it costs
   *[none] { "" }
  }{ $do ->
    [none] { "" }
   *[other] ; for { effect-top-card }: { $do }
  }{ $order ->
    [yes] ; put those that stay back in any order
   *[no] { "" }
  }
effect-turn-ally = show the top card of the Ally Deck and put it back
effect-vault = if the Sewers are empty, show the top card of the Adversary Deck: an Adversary enters the Sewers
effect-weaken-all = { $what ->
    [commander] lower the Commander’s Attack by { $by } this turn
    [adversaries] lower the Attack of all Adversaries by { $by } this turn
    [bridge] lower the Attack of any Adversary you fight on the Bridge by { $by } this turn
    [streets] lower the Attack of any Adversary you fight in the Streets by { $by } this turn
    [rooftops] lower the Attack of any Adversary you fight on the Rooftops by { $by } this turn
    [bank] lower the Attack of any Adversary you fight at the Bank by { $by } this turn
   *[sewers] lower the Attack of any Adversary you fight in the Sewers by { $by } this turn
  }
effect-whenever = { $on ->
    [new-hand] once the new hand is drawn at the end of this turn: { $do }
    [commander] { $once ->
        [yes] the next time you defeat the Commander this turn: { $do }
       *[no] whenever you defeat the Commander this turn: { $do }
      }
   *[defeat] { $once ->
        [yes] the next time you defeat an Adversary this turn: { $do }
       *[no] whenever you defeat an Adversary this turn: { $do }
      }
  }
effect-whether = if there { $n ->
    [one] is at least one { $of }
   *[other] are at least { $n } { $of }
  }{ $do ->
    [none] { "" }
   *[other] , { $do }
  }{ $else ->
    [none] { "" }
   *[other] { $do ->
        [none] , nothing happens; or else: { $else }
       *[other] , or else: { $else }
      }
  }

effect-be-also = this card is { effect-as-class } too this turn
effect-for-players = { $players ->
    [0] { "" }
    [one] { " " }with one player
   *[other] { " " }with { $players } players
  }
effect-allies-among = { $n } Allies are shuffled into the Adversary Deck{ effect-for-players }
effect-count-as = { $what ->
    [ally] Allies
   *[bystander] Bystanders
  } of the Adversary Deck count as Adversaries with { $cost ->
    [yes] an Attack of { $attack } more than they cost
   *[no] { $attack ->
        [counted] as much Attack as there are { $attack-of }
       *[other] { $attack } Attack
      }
  }{ $what ->
    [ally] , and are gained by whoever beats them
   *[bystander] { "" }
  }
effect-lair-enters = the dearest Ally of the Lair comes into { effect-space }
effect-bystanders-in = { $n } Bystanders go into the Adversary Deck{ effect-for-players }
effect-more-backup = { $n ->
    [one] one more Backup group takes part{ effect-for-players }
   *[other] { $n } more Backup groups take part{ effect-for-players }
  }
effect-allies-in = { $n } different Allies go into the Ally Deck{ effect-for-players }
effect-wounds-stack = the Wound stack has { $each } for each player
effect-copy-tops = each player discards the top card of the deck: play a copy of each
effect-defeat = defeat an Adversary{ $commander ->
    [yes] { " " }or the Commander
   *[no] { "" }
  }{ $guarding ->
    [yes] { " " }guarding a Bystander
   *[no] { "" }
  }{ $below ->
    [none] { "" }
    [counted] { " " }with less Attack than the number of { $below-of }
   *[other] { " " }with less than { $below } Attack
  }
effect-discard-to = { $who ->
    [you] discard down to { effect-left-in-hand } in hand
   *[other] { who-they } discards down to { effect-left-in-hand } in hand
  }
effect-left-in-hand = { $n ->
    [one] a card
   *[other] { $n } cards
  }
effect-extra-turn = take another turn after this one
effect-for-yours = for each { $match ->
    [colours] colour of your Allies
   *[other] { effect-yours } you have
  }: { $do }
effect-yours = { $sort ->
    [any] Ally
    [non-grey] Ally that is not grey
   *[other] { sort-called } Ally
  }
effect-wounds = { $n ->
    [one] a Wound
   *[other] { $n } Wounds
  }
effect-gain-wound = { $who ->
    [you] gain { effect-wounds }{ $to ->
        [hand] , into your hand
       *[discard] { "" }
      }
   *[other] { who-they } gains { effect-wounds }{ $to ->
        [hand] , into the hand
       *[discard] { "" }
      }
  }
effect-grown = { $of ->
    [this] this card has
    [commander] the Commander has
   *[any] Adversaries have
  }
effect-grow = { effect-grown } { $by } more Attack{ $each ->
    [guarded] { " " }for each Bystander they guard
    [held] { " " }for each Ally they hold
    [under] { " " }for each point of the cost of the Allies underneath
   *[none] { "" }
  }{ $at ->
    [0] { "" }
   *[other] { " " }on space { $at } from the way out
  }
effect-hand-to-deck = { $who ->
    [you] put { effect-cards } of your hand on top of your deck
   *[other] { who-they } puts { effect-cards } of the hand on top of the deck
  }
effect-if-hand = { $who ->
    [you] if you have exactly { $n } cards in hand: { $do }
   *[other] { who-they } with exactly { $n } cards in hand: { $do }
  }
effect-join-in = { $who ->
    [you] show another card, { sort-one }, if you like: { $do }
   *[other] { who-they } may show another card, { sort-one }: { $do }
  }
effect-keep-one = at the end of this turn, keep { sort-one } { $from ->
    [played] you played
   *[yours] of yours
  } for the new hand
effect-ko-all = { $who ->
    [you] KO { $may ->
        [yes] any number of
       *[no] all
      } { sort-more } { effect-your-place }
   *[other] { who-they } KOs { $may ->
        [yes] any number of
       *[no] all
      } { sort-more } { effect-their-place }
  }
effect-only-with = only a player who has { sort-one } can defeat this card
effect-pass-left = each player passes { sort-one } of the hand to the left
effect-put-under = put { $what ->
    [dearest] the dearest Ally of the Lair
   *[nearest] the Ally of the Lair beside its deck
  } under this Adversary
effect-recruit-free = { $may ->
    [yes] recruit an Ally of the Lair for nothing{ effect-free-sort } if you like
   *[no] recruit an Ally of the Lair for nothing{ effect-free-sort }
  }
effect-free-sort = { $match ->
    [any] { "" }
   *[other] , { sort-one }
  }
effect-relocate = move an Adversary to another space; whoever is there changes places with it; kidnap the Bystanders it guards
effect-share-lair = choose an Ally of the Lair for each player, who gains it
effect-take-back = take this card back into your hand
effect-twist = this card becomes a Plot Twist: play it
effect-unless-has = { $who ->
    [you] unless you have { effect-another } in your Victory Pile: { $do }
   *[other] { who-they } without { effect-another } in the Victory Pile: { $do }
  }
effect-another = { $sort ->
    [enemy] another Adversary
    [bystander] a Bystander
   *[other] another { sort-called } card
  }
effect-worth = worth { $n } more { $n ->
    [one] Victory Point
   *[other] Victory Points
  } for each { $among ->
    [victory] other { effect-worthy } in your Victory Pile
   *[cards] { effect-worthy } you have
  }
effect-worthy = { $sort ->
    [ally] Ally
    [enemy] Adversary
    [bystander] Bystander
   *[other] { sort-called } card
  }

# Classes, kinds and keywords
class-grey = Grey

# Questions that name a card
ask-show = { $name }: show { sort-one }?
