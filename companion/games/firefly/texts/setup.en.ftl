# A new game: what is chosen, how hard it is, and what hands lay out.

choose-game = Game
choose-role = Main Character of { $name }
choose-main-characters = { $count ->
    [one] 1 Main Character without a player
   *[other] { $count } Main Characters without a player
  }
setup-role-missing = { $name } has no Main Character yet: choose one.
setup-role-unknown = There is no Main Character { $role } in this box: choose another.
setup-role-taken = { $role } is taken already: { $name } needs another Main Character.
setup-main-characters = There are { $need } Main Characters in every game: the box has { $have } Avatars.
setup-characters = { $need } crew members who are no Main Characters make the Crew Deck: the box has cards of { $have }.
setup-objectives = Choose exactly one Objective of each letter: A, B and C.
setup-mini-deck = The Episode cards of Objective { letter-of-level } are not complete: { $have } of { $need }.

choose-side_jobs = Side Jobs
choose-preparations = Preparation turns
choose-placed_a = ’Verse as Episode A begins
choose-placed_b = ’Verse as Episode B begins
choose-placed_c = ’Verse as Episode C begins
choose-talents = Talents in the first deck
choose-gifts = Talents between Episodes
choose-credits = Credits
choose-defense = Defense
choose-flaws = Flaws
choose-unskipped = Turns of the defeated
choose-mortal = A player is defeated
difficulty-side_jobs = { $n ->
    [0] As many as printed in each Episode deck
   *[other] { $way ->
        [fewer] { $size } fewer in each Episode deck
       *[more] { $size } more in each Episode deck
    }
  }
difficulty-preparations = { $n ->
    [0] As many as printed
    [one] 1 more for everybody
   *[other] { $n } more for everybody
  }
difficulty-placed = { $n ->
    [0] As many cards as printed
   *[other] { $way ->
        [fewer] { $size ->
            [one] 1 card fewer
           *[other] { $size } cards fewer
          }
       *[more] { $size ->
            [one] 1 card more
           *[other] { $size } cards more
          }
      }
  }
difficulty-placed_a = { difficulty-placed }
difficulty-placed_b = { difficulty-placed }
difficulty-placed_c = { difficulty-placed }
difficulty-talents = { $n ->
    [0] As many as printed
   *[other] { $way ->
        [fewer] None
       *[more] { $size } more
      }
  }
difficulty-gifts = { $n ->
    [0] None are given
    [one] One for everybody before Episode B
    [2] One for everybody before Episodes B and C
   *[other] One for everybody before Episode C
  }
difficulty-credits = { $n ->
    [0] Only what was earned
    [one] 1 more in each Inter-Mission
   *[other] { $n } more in each Inter-Mission
  }
difficulty-defense = { $n ->
    [0] Health alone
   *[other] Defense counts as Health too
  }
difficulty-flaws = { $n ->
    [0] None are given
    [one] One for everybody in Episode C
    [2] One for everybody in Episodes B and C
    [3] One for everybody in every Episode
    [4] One for everybody in Episode A
    [5] One for everybody in Episode B
    [6] One for everybody in Episodes A and B
   *[other] One for everybody in Episodes A and C
  }
difficulty-unskipped = { $n ->
    [0] Are passed over
   *[other] Have their Episode card and their strikes
  }
difficulty-mortal = { $n ->
    [0] The others play on
   *[other] The game is lost at once
  }
setup-difficulty-side_jobs = Each Episode deck can have from { $least } to { $most } Side Jobs more than printed: { $have } is not possible.
setup-difficulty-preparations = Everybody can have up to { $most } more Preparation turns: { $have } is not possible.
setup-difficulty-placed_a = Before Episode A { setup-difficulty-placed }
setup-difficulty-placed_b = Before Episode B { setup-difficulty-placed }
setup-difficulty-placed_c = Before Episode C { setup-difficulty-placed }
setup-difficulty-placed = the ’Verse can have from { $least } to { $most } cards more than printed: { $have } is not possible.
setup-difficulty-talents = A first deck can have from { $least } to { $most } Talents more than printed: { $have } is not possible.
setup-difficulty-gifts = Talents can be given before Episode B, before C, or before both: choose from 0 to { $most }, not { $have }.
setup-difficulty-credits = An Inter-Mission can bring up to { $most } more Credits: { $have } is not possible.
setup-difficulty-defense = Defense counts as Health or it does not: choose 0 or { $most }.
setup-difficulty-flaws = Flaws can be given in any of the three Episodes: choose from 0 to { $most }, not { $have }.
setup-difficulty-unskipped = Turns of the defeated are passed over or they are not: choose 0 or { $most }.
setup-difficulty-mortal = A first defeat loses the game or it does not: choose 0 or { $most }.

prompt-setup-crew = { $count ->
    [one] Lay the Avatar of the Main Character whom nobody plays below the Bridge.
   *[other] Lay the Avatars of the { $count } Main Characters whom nobody plays below the Bridge, by Rank.
  }
prompt-setup-deck = Everybody takes { $shiny } Shiny, { $misbehave } Misbehave and { $talents ->
    [0] no Talent
    [one] 1 Talent
   *[other] { $talents } Talents
  }; the Avatar lies in front.
prompt-setup-upgrades-hand = Shuffle the Upgrades and lay them face down beside Serenity.
prompt-setup-upgrades-app = Sort the Upgrades into the tray: the app shuffles them.
prompt-setup-browncoats-hand = Shuffle the Browncoats and lay them face down beside the Bridge.
prompt-setup-browncoats-app = Sort the Browncoats into the tray: the app shuffles them.
prompt-setup-ship-strikes-hand = Shuffle the Ship Strikes that have no label at their edge and lay them face down: the six with one are Episode cards.
prompt-setup-ship-strikes-app = Sort the Ship Strikes that have no label at their edge into the tray: the app shuffles them.
prompt-setup-crew-strikes-hand = Shuffle the Crew Strikes and lay them face down.
prompt-setup-crew-strikes-app = Sort the Crew Strikes into the tray: the app shuffles them.
prompt-setup-talents = Lay the other Talents and the Flaws open, each in a stack.
prompt-setup-objectives = Lay Objective A on its space, and B and C aside with their decks.
prompt-setup-jobs = { $count ->
    [0] No Side Jobs are shuffled into the Episode decks.
    [one] Shuffle 1 Side Job into each of the three Episode decks, without looking at it.
   *[other] Shuffle { $count } Side Jobs into each of the three Episode decks, without looking at them.
  }
prompt-setup-episode-hand = Shuffle each of the three Episode decks for itself, never one into another.
prompt-setup-episode-app = Sort the three Episode decks into the tray, each for itself: the app shuffles them.
prompt-setup-inevitable = Put one of the Inevitable cards, without looking at it, face down at the bottom of each deck.
prompt-setup-crew-hand = Shuffle the cards of the four other crew members as the Crew Deck, face down, and turn { $count } up onto the Bridge; the Avatars of those four go back into the box.
prompt-setup-crew-app = Sort the cards of the four other crew members into the tray: the app shuffles them and says which { $count } come onto the Bridge; the Avatars of those four go back into the box.
