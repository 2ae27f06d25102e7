# Hidden Agendas, and what makes a game easier or harder.

mode-agendas = Hidden Agendas
mode-agendas-sub = Somebody may be a traitor; two players at least, better three
mode-delayed = Delayed Hidden Agendas
mode-delayed-sub = Nobody knows their own side before it is revealed; usually harder
place-agenda = under the Avatar
place-agendas = Agendas
place-secrets-aside = Secrets Revealed set aside
kind-agenda = Agenda
kind-secrets = Secrets Revealed
badge-agenda-unrevealed = Agenda face down
badge-agenda-good = is Good
badge-agenda-evil = is Evil: the traitor
badge-agenda-killed-good = is Good, Agenda killed
badge-agenda-killed-evil = is Evil, Agenda killed: needs all three Objectives alone
guise-traitor = Traitor
outcome-evil = The Company was called. The traitor has won.

choose-drones = Drones
choose-defense = Defense
choose-preparations = Preparations
choose-placed = Cards in the Complex
difficulty-drones = { $n ->
    [0] One per player in each mini-deck
   *[other] { $way ->
        [fewer] { $size } fewer in each mini-deck
       *[more] { $size } more in each mini-deck
    }
  }
difficulty-defense = { $n ->
    [0] Health alone
   *[1] Defense counts as Health too
  }
difficulty-preparations = { $n ->
    [0] Every turn has its Hive card
    [one] Everybody’s first turn without a Hive card
   *[other] Everybody’s first { $n } turns without a Hive card
  }
difficulty-placed = { $n ->
    [0] The Complex is empty
    [one] 1 Hive card lies there from the start
   *[other] { $n } Hive cards lie there from the start
  }

setup-agendas-solo = Hidden Agendas need { $need } players, better 3: { $have } is too few. Play without them.
setup-difficulty-defense = Defense counts as Health or it does not: choose 0 or { $most }.
setup-difficulty-preparations = Everybody gets up to { $most } turns of preparations: { $have } is not possible.
setup-difficulty-placed = Up to { $most } Hive cards can lie in the Complex at the start: { $have } is not possible.
setup-drones-many = So many Drones need { $need } cards, and the box has { $have }: at most { $most } more in each mini-deck.
setup-drones-few = { $have } Drones fewer in each mini-deck is not possible: at most { $most } fewer.

event-AgendasDealt = Everybody was dealt an Agenda.
event-AgendaTurnedUp = { $cause ->
    [death] { $name } died: the Agenda was turned up.
    [end] The game was over: { $name }’s Agenda was turned up.
   *[secrets] { $name }’s Agenda was turned up.
  }
event-SideShown = { $side ->
    [evil] { $name } was Evil: the traitor!
   *[good] { $name } was Good.
  }
event-AgendaGone = { $name }’s Agenda left the game.
event-SecretsSetAside = The Secrets Revealed card was set aside.
event-TraitorFell = The traitor died. The Complex went back onto the Hive.
event-ComplexReturned = The Hive grew.
event-TraitorAlone = Only { $name } was left: the traitor played on alone.
event-TraitorWon = { $name } called the Company. The traitor won.
event-HivePhaseSkipped = { $name } prepared: no Hive card this turn.

ask-agendas = Agendas dealt, everybody has looked
ask-agendas-delayed = Agendas dealt, nobody has looked
ask-whose-agenda = { $name }: whose Agenda is turned up?
ask-which-agenda = { $name }’s Agenda is turned up: which one is it?
here-agenda-hidden = This Agenda is still a secret of whoever has it.
here-agenda-open = { $name }’s Agenda is turned up already.
remedy-agenda = A Secrets Revealed card, a death or the end of the game turns it up.
card-stays-secret = This card stays a secret: put it back face down.

prompt-agendas-draw = Take { $good } Good Agendas and { $evil } Evil one from their stacks, without looking.
prompt-agendas-deal = Shuffle them, deal one to each player, and put the last one back into the box unseen.
prompt-agendas-look = Look at your own Agenda and keep it face down under your Avatar. You may look again at any time.
prompt-agendas-delayed = Keep your Agenda face down under your Avatar. You may not look at it before a Secrets Revealed card turns it up.
prompt-agendas-hive = Shuffle { $secrets } Secrets Revealed with { $drones } unseen Drones, and shuffle { $each } of these cards unseen into each of the three mini-decks.
prompt-agendas-hive-guests = Shuffle { $secrets } Secrets Revealed with { $guests } unseen guests and { $drones } unseen Drones, and shuffle { $each } of these cards unseen into each of the three mini-decks.
prompt-agendas-aims = Good: complete all three Objectives. Evil: outlive everybody else, then play your Agenda.
prompt-agendas-advice = Three players or more make the best game, after several regular ones.
prompt-etiquette-details = Never show or describe your own Agenda: not its name, not its numbers, not its text.
prompt-etiquette-asking = Do not ask for such details. You may ask "Good or Evil?"; nobody has to answer.
prompt-etiquette-lying = You may lie about your hand and about your plans.
prompt-etiquette-played = Show every card that you play in your turn.
prompt-etiquette-discards = Anybody may look through any discard pile at any time.
prompt-agenda-up = { $name }: turn your Agenda up.
prompt-agenda-gone = { $name }: your Agenda leaves the game with your other cards.
prompt-secrets-aside = Set the Secrets Revealed card aside: it does not come back.
prompt-traitor-fell-hand = Shuffle all enemies and hidden cards of the Complex and lay them on top of the Hive.
prompt-traitor-fell-app = Sort all enemies and hidden cards of the Complex back into the tray: the app lays them on the Hive.

# Rules, one player’s sentence each.
rule-ALN-ZONE-29 = Your Agenda lies face down under your Avatar; only you may look at it.
rule-ALN-ZONE-32 = Used Secrets Revealed cards lie open beside the board.
rule-ALN-END-07 = A traitor wins in their own way.
rule-ALN-REVEAL-12 = A Secrets Revealed card turns up one player’s Agenda.
rule-ALN-DEATH-08 = A hidden Agenda is turned up when its owner dies.
rule-ALN-INFO-02 = With Hidden Agendas not everything may be said or shown.
rule-ALN-AGENDA-01 = One Good Agenda for each player and one Evil are drawn unseen.
rule-ALN-AGENDA-02 = They are shuffled and dealt; one goes back into the box unseen.
rule-ALN-AGENDA-03 = Perhaps the Evil one is in the box: then nobody is a traitor, and nobody knows.
rule-ALN-AGENDA-04 = You may look at your own Agenda as often as you like.
rule-ALN-AGENDA-05 = You may not show your Agenda to anybody.
rule-ALN-AGENDA-06 = The app neither asks for hidden Agendas nor shows anything of them.
rule-ALN-AGENDA-07 = As many Secrets Revealed as players take the place of Drones in the Hive.
rule-ALN-AGENDA-08 = Good players want all three Objectives done.
rule-ALN-AGENDA-09 = The traitor wants everybody else dead, then plays the Agenda.
rule-ALN-AGENDA-10 = An Agenda is a character too: once gained, it can be played and killed.
rule-ALN-AGENDA-11 = Whoever reveals it must choose a player whose Agenda is still face down.
rule-ALN-AGENDA-12 = A used Secrets Revealed card never comes back.
rule-ALN-AGENDA-13 = A turned-up Agenda tells everybody the side of its owner.
rule-ALN-AGENDA-14 = Its owner gains it into the discard pile.
rule-ALN-AGENDA-15 = The app keeps what was revealed of whom.
rule-ALN-AGENDA-16 = Who dies turns a hidden Agenda up.
rule-ALN-AGENDA-17 = The Good side need not kill the traitor to win.
rule-ALN-AGENDA-18 = When the traitor dies, enemies and hidden cards of the Complex are shuffled onto the Hive.
rule-ALN-AGENDA-19 = With all others dead the traitor plays on and wins by playing the Agenda.
rule-ALN-AGENDA-20 = A traitor whose Agenda was killed needs all others dead and all three Objectives.
rule-ALN-AGENDA-21 = When Good and Evil are both dead, everybody loses.
rule-ALN-AGENDA-22 = Three Objectives done while a Good player lives: the Good side wins.
rule-ALN-AGENDA-23 = The traitor need not kill an Alien Player, who may hurt anybody.
rule-ALN-AGENDA-24 = Nothing of one’s own Agenda is shown or described.
rule-ALN-AGENDA-25 = Nobody asks for details; the side may be asked, and need not be told.
rule-ALN-AGENDA-26 = Lying about hand and plans is allowed.
rule-ALN-AGENDA-27 = Every card played in your turn is shown.
rule-ALN-AGENDA-28 = Discard piles are open to everybody.
rule-ALN-AGENDA-29 = In the delayed game nobody looks at their own Agenda before it is revealed.
rule-ALN-AGENDA-30 = The delayed game is for groups who have played often; it is usually harder.
rule-ALN-DIFF-01 = Easier: more Drones in each mini-deck, as far as the box has them.
rule-ALN-DIFF-02 = Easier: Defense counts as additional Health.
rule-ALN-DIFF-03 = Easier: everybody’s first turn, or first two, has no Hive Phase.
rule-ALN-DIFF-04 = More Drones are easier, fewer are harder.
rule-ALN-DIFF-05 = Harder: fewer Drones in each mini-deck, down to none.
rule-ALN-DIFF-06 = Objectives, Locations, characters and Roles are not equally hard.
rule-ALN-DIFF-07 = Harder: some Hive cards lie face down in the Complex from the start.
rule-ALN-RULING-36 = An Agenda is played from the hand: it has to be revealed and drawn first.
rule-ALN-RULING-40 = Hidden Agendas need two players at least.
rule-ALN-RULING-47 = One to five Hive cards can be laid into the Complex before the first turn.
rule-ALN-RULING-48 = With Secrets Revealed in the Hive, the box’s Drones still have to be enough.
rule-ALN-RULING-67 = There must be room in the mini-decks for all Secrets Revealed.
place-agenda-of = under { $name }’s Avatar
into-agenda = under the Avatar
into-agenda-of = under { $name }’s Avatar
at-agenda = under the Avatar
at-agenda-of = under { $name }’s Avatar
into-agendas = to the Agendas
at-agendas = among the Agendas
into-secrets-aside = to the Secrets Revealed set aside
at-secrets-aside = among the Secrets Revealed set aside
