# Villains: every word shown or spoken in this room; what its chapters say stands in files of their own.

room-villains = Villains

# The board and the course of a game
strip-city = The city
strip-beside = Beside them
phase-reveal = Adversary
deck-adversaries = Adversary Deck
deck-allies = Ally Deck
deck-bystanders = Bystander Deck
deck-tactics = Tactics
pile-victory = Victory Pile
field-aimed = counts here alone
note-guards = { $n ->
    [one] guards 1 Bystander
   *[other] guards { $n } Bystanders
  }
note-guarded = guarded
note-elusive = Elusive: { $made } of { $n }
note-good-left = Good wins: { $n } to go
aim-commander = { $n ->
    [0] Every Tactic is taken.
    [one] Defeat the Commander once more.
   *[other] Defeat the Commander { $n } more times.
  }
due-last-turn = { $deck ->
    [allies] The Ally Deck has run out: this is the last turn
   *[adversaries] The Adversary Deck has run out: this is the last turn
  }

# Kinds of cards and what is printed on them
chip-ally = Ally
chip-adversary = Adversary
chip-backup = Backup Adversary
chip-bystander = Bystander
chip-commander = Commander
chip-tactic = Tactic
chip-plot = Plot
chip-plot-twist = Plot Twist
chip-command-strike = Command Strike
chip-bindings = Bindings
chip-wound = Wound
kind-ally = Ally
kind-adversary = Adversary
kind-backup = Backup Adversary
kind-bystander = Bystander
kind-bindings = Bindings
kind-plot-twist = Plot Twist
kind-command-strike = Command Strike
field-vp = Victory Points
field-twists = Plot Twists
field-elusive = Elusive
number-twists = Plot Twists
number-strikes = Command Strikes
number-defeats = defeats of the Commander
number-overran = Adversaries that overran
number-carried = Bystanders that were carried off
number-turn = { $which } this turn

# Turns, and what can be done
offer-begin-sub = the next card of the Adversary Deck
offer-end-sub = { $ready ->
    [0] { $attack ->
        [0] { $recruit } Recruit unspent
       *[other] { $recruit ->
            [0] { $attack } Attack unspent
           *[other] { $attack } Attack, { $recruit } Recruit unspent
          }
      }
    [one] 1 ability is unused
   *[other] { $ready } abilities are unused
  }
offer-dodge = Dodge with { $card }
offer-betray = Betrayal: KO a Bindings
offer-madame-hydra = Recruit Madame HYDRA
offer-new-recruits = Recruit a New Recruit
offer-beside-commander = Recruit the top card beside the Commander
does-betray = no recruiting and no fight for the rest of the turn; all other Bindings of your hand go to { $name }
does-betray-alone = no recruiting and no fight for the rest of the turn; all other Bindings of your hand are KO’d too
ask-shown-for = { $card }: played, or dodged with?
event-HqRefilled = New in the Lair: { $card }.
event-AdversaryCardShown = The Adversary Deck turned up { $card }.
event-AdversaryEntered = { $card } came { $into }.
event-Overran = { $card } overran the Lair.
event-CarriedOff = { $card } was carried off.
event-BystanderGuarded = { $card } is guarded.
event-Kidnapped = { $name } kidnapped { $card }.
event-AdversaryDefeated = { $name } defeated { $card }.
event-CommanderBeaten = { $name } beat the Commander.
event-TwistPlayed = Plot Twist { $number }.
event-StrikePlayed = Command Strike { $number }.
event-AllyPutUnder = { $card } went under the Ally Deck.
event-Koed = { $card } was KO’d.
event-Dodged = { $name } dodged with { $card }.
event-Betrayed = { $name } betrayed the others.
event-BindingsPassed = { $name } gained Bindings from the traitor’s hand.
event-BindingsGiven = { $name } was given Bindings.
event-LaidOnDeck = { $card } went on top of { $name }’s deck.
event-PlayerLeft = { $name } left the table.
event-DeckRanOut = { $deck ->
    [allies] The Ally Deck ran out.
   *[adversaries] The Adversary Deck ran out.
  }
here-phase = It is { $phase } now.
here-not-in-hq = This card does not lie in the Lair.
here-top-sergeant = Only the top card of the stack is recruited.
here-no-sergeants = The stack is empty.
here-no-character = This card is no Ally that could be recruited.
here-cannot-be-played = { $card } is no Ally: it is never played.
here-no-enemy = { $card } is no Adversary.
here-not-in-city = This card does not stand in the city.
here-elusive = { $card } is Elusive: { $need } Recruit have to be made this turn, and it is { $have } so far.
here-no-commander = The Commander is beaten already.
here-no-bindings = This card is no Bindings.
here-no-dodge = { $card } cannot dodge.
here-no-other-card = { $card } asks for another card to be discarded, and there is none.
here-no-such-stack = There is no such stack.
here-betrayed = Whoever has used Betrayal neither recruits nor fights any more this turn.
here-recruited-already = Somebody was recruited in this turn already.
here-defeated-already = Somebody was defeated in this turn already.
command-Dodge = { $name } dodged with { $card }
command-FightCommander = { $name } fought the Commander
command-RecruitFromStack = { $name } recruited from a stack
command-Betray = { $name } used Betrayal
attempt-Dodge = Dodge with { $card }
attempt-FightCommander = Fight the Commander
attempt-RecruitFromStack = Recruit from a stack
attempt-Betray = Use Betrayal

# Hand movements
prompt-adversary-card = Turn up the top card of the Adversary Deck: { $card }.
prompt-adversary-card-app = It is { $card }: take it from the tray and lay it open beside the Adversary Deck.
prompt-guarded = Put { $card } { $into }, so that it sticks out.
prompt-lair = Lay the next card of the Ally Deck face up { $into }.
prompt-lair-app = It is { $card }: take it from the tray and put it { $into }.
prompt-laid-back = { $name }: put { $card } back, face down on your deck.
prompt-laid-under = { $name }: put { $card } face down under your deck.
prompt-went-back = { $name }: put { $card } back on its stack.
prompt-went-under = { $name }: put { $card } face down under your deck.
prompt-bindings-given = { $name }: put { $card } on your discard pile.
prompt-places-changed = Let { $card } and whoever stands { $where } change places, each with its Bystanders.
prompt-shuffle-adversaries-hand = Shuffle { $card } into the Adversary Deck.
prompt-shuffle-adversaries-app = Sort { $card } into the tray: the app shuffles the Adversary Deck.

# Questions and their answers
ask-which-in-hq = Which Ally lies { $where } now?
ask-gain-which = Which Ally is gained?
ask-which-enemy = Which Adversary is it?
ask-which-killed = Which Ally is KO’d?
ask-overrun-ally = Which Ally of the Lair does the Overrun KO?
about-overrun-ally = One Ally of the Lair that costs 6 or less is KO’d; then its space is filled again.
ask-bottom-ally = Which Ally of the Lair goes under the Ally Deck?
about-bottom-ally = After every Plot Twist whoever plays alone puts one that costs 6 or less under the deck.
ask-more-bindings = { $name }: is there another Bindings in your hand?
about-more-bindings = After Betrayal no Bindings stays in the hand.
ask-demolish = { $name }: which card that costs { $cost } do you discard?
about-demolish = The Ally that was shown costs so much: whoever holds a card of that cost discards one.
option-has-none = There is none
ask-which-bystander = Which Bystander is it?
ask-which-tactic = Which Tactic is it?

offer-forgot-bindings = Bindings for { $name }
command-ForgotBindings = { $name } took Bindings that were forgotten
attempt-ForgotBindings = Make good Bindings of { $name }
does-arrange = lies there next
about-next-bystander = All of them act, one after the other; you say in which order.
about-overrun-next = Each Overrun is worked out completely before the next.
about-left-behind = The app does not know what the card says of them; nobody discards anything, and nobody kidnaps them.

ask-kill-own = { $name }: which of your Allies is KO’d?
gauge-card-fight = Attack
gauge-card-life = Tactics left
gauge-card-count = Plot Twists
gauge-card-points = Victory Points

# How it ends
event-Won = Victory!
event-Lost = Good has won.
event-Drawn = A draw.
outcome-won = { $count ->
    [one] All of you have won, and { $name } most of all: { $points } points.
   *[other] All of you have won, and most of all { $name }: { $points } points each.
  }
outcome-drawn = { $count ->
    [one] A draw. { $name } wins alone: { $points } points.
   *[other] A draw. { $name } win with { $points } points each.
  }
outcome-lost = Good has won. Nobody else has.
outcome-won-alone = { $points ->
    [one] Victory! 1 point.
   *[other] Victory! { $points } points.
  }
outcome-drawn-alone = A draw, without a score.
outcome-lost-alone = Good has won.
names-both = { $one } and { $other }
