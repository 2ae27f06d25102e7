# Player aliens, and players who fight each other.

setup-no-mode = This game has no mode called { $mode }: choose one of those that are offered.
choose-modes = Advanced modes
mode-aliens = Player aliens
mode-aliens-sub = Whoever a Chestburster kills comes back as an alien; for groups who know the game well
place-alien-avatars = Alien Avatars
place-alien-deck = Alien deck
place-alien-discard = Alien discards
deck-alien-deck = Alien deck
phase-alien = Alien’s turn
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
    [0] { $name } fought { $target }.
   *[other] { $name } fought { $target } for { $cost }.
  }
event-AlienRose = { $name } came back as an alien!
event-AlienDied = The alien { $name } died.
command-FightPlayer = { $name } fought { $target }
prompt-alien-rose = { $name }: put your Role Avatar and all your cards out of the game, take a random Alien Avatar, shuffle the 36 alien cards and draw 6.
prompt-alien-joins = { $name }: put your Role Avatar and all your cards out of the game, take a random Alien Avatar and draw 6 from the alien deck.
prompt-alien-died = { $name }: your Avatar and hand leave the game, your strikes go to the discarded strikes.
prompt-last-alien-died = { $name }: your Avatar and all alien cards leave the game, your strikes go to the discarded strikes.
outcome-lost-aliens = Only aliens are left: the humans have lost.
guise-alien = Alien
into-alien-avatars = to the Alien Avatars
at-alien-avatars = among the Alien Avatars
into-alien-deck = onto the Alien deck
at-alien-deck = in the Alien deck
into-alien-discard = onto the Alien discards
at-alien-discard = in the Alien discards
attempt-FightPlayer = Fight { $target }
