# Player aliens, and players who fight each other.

setup-no-mode = This game has no mode called { $mode }: choose one of those that are offered.
choose-modes = Advanced modes
mode-aliens = Player aliens
mode-aliens-sub = Whoever a Chestburster kills comes back as an alien
place-alien-avatars = Alien Avatars
place-alien-deck = Alien deck
place-alien-discard = Alien discards
deck-alien-deck = Alien deck
phase-alien = Alien's turn
chip-alien-player = Alien card
badge-alien = Alien Player
offer-duel = Fight { $name }
offer-end-alien = Discard everything and draw six
ask-duel = All of you win or lose together. Fight { $name } all the same?
ask-hunt = { $have } Attack left: who is fought?
ask-which-alien = Which Alien Avatar was drawn?
here-not-oneself = Nobody fights themselves.
here-alien-turn = { $name } is an Alien Player: only cards are played, then six are drawn.
event-PlayerFought = { $cost ->
    [0] { $name } fights { $target }.
   *[other] { $name } fights { $target } for { $cost }.
  }
event-AlienRose = { $name } comes back as an alien!
event-AlienDied = The alien { $name } is dead.
command-FightPlayer = { $name } fights { $target }
prompt-alien-rose = { $name }: put your Role Avatar and all your cards out of the game, take a random Alien Avatar, shuffle the 36 alien cards and draw 6.
prompt-alien-joins = { $name }: put your Role Avatar and all your cards out of the game, take a random Alien Avatar and draw 6 from the alien deck.
prompt-alien-died = { $name }: your Avatar and hand leave the game, your strikes go to the discarded strikes.
prompt-last-alien-died = { $name }: your Avatar and all alien cards leave the game, your strikes go to the discarded strikes.
outcome-lost-aliens = Only aliens are left: the humans have lost.

# Rules, one player's sentence each.
rule-ALN-ZONE-30 = An Alien Player has an Alien Avatar, with its strikes beside it.
rule-ALN-ZONE-31 = Alien Players draw from one deck of 36 cards and share its discards.
rule-ALN-END-06 = When only Alien Players are left, the humans have lost.
rule-ALN-PVP-01 = In your Action Phase you may fight another person: pay their Defense with Attack.
rule-ALN-PVP-02 = Who is fought draws one strike card and carries it out.
rule-ALN-PVP-03 = You may fight people as often as your Attack pays for it.
rule-ALN-PVP-04 = Nobody fights themselves, the dead, or without enough Attack.
rule-ALN-PVP-05 = Fighting each other belongs to the advanced modes; in the base game the app asks first.
rule-ALN-PVP-06 = An Alien Player who is fought ignores what the strike card says.
rule-ALN-ALIEN-01 = Whom a Chestburster kills comes back as an Alien Player; strikes bring nobody back.
rule-ALN-ALIEN-02 = Their Role Avatar and all their cards leave the game.
rule-ALN-ALIEN-03 = They take a random Alien Avatar; there are four.
rule-ALN-ALIEN-04 = The 36 alien cards are their deck, and they draw six.
rule-ALN-ALIEN-05 = An Alien Player wants the remaining players dead.
rule-ALN-ALIEN-06 = An Alien Player keeps the seat and the place in the order of turns.
rule-ALN-ALIEN-07 = An Alien Player plays cards, then discards everything and draws six: nothing else.
rule-ALN-ALIEN-08 = An empty alien deck is made anew of its discards.
rule-ALN-ALIEN-09 = Fight an Alien Player for its Defense: it draws a strike, and only damage counts.
rule-ALN-ALIEN-10 = An Alien Player dies when its strikes reach its Health.
rule-ALN-ALIEN-11 = A dead Alien Player's cards leave the game; what they put on the board stays.
rule-ALN-ALIEN-12 = A dead Alien Player does not come back.
rule-ALN-ALIEN-13 = An Alien Player is no player: what speaks of players passes it by.
rule-ALN-ALIEN-14 = What an alien turn reveals refers to the next player, who decides.
rule-ALN-ALIEN-15 = A Facehugger passes Alien Players by and goes to the next player.
rule-ALN-ALIEN-16 = The game is over as soon as only Alien Players are left.
rule-ALN-ALIEN-17 = Who became an Alien Player never scores.
rule-ALN-ALIEN-18 = Player aliens are for groups who know the game well.
