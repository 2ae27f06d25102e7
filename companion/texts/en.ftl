# Sentences of the house itself: the kernel, the manual tools, and what every game’s log says in the same words.
# A game’s own texts are asked first.

a-card = a card
the-table = the table
unknown-card = Unknown card
waiting-over = The game is over.
card-lies-there = { $card } lies here already: { $place }.
offer-done = Done
offer-as-back = It goes on unread
offer-as-back-sub = Show backs or faces instead

# Questions
ask-read-order = Slide this deck card by card under the camera, backs up: { $deck }.
ask-order = The order of this deck is needed: { $deck }.
ask-number-of-card = What does the card { $card } say for { $field }?
ask-private = A private question is being answered.

# Why something cannot be
here-question-open = A question is still open.
here-no-such-question = This question is no longer open.
here-asked-is = { $name } is asked, and answers.
here-asked-of-another = Somebody else is asked.
here-no-such-option = This is not one of the possible answers.
here-no-such-number = This number cannot stand there.
here-no-such-roll = That is not a roll of these dice.
here-no-such-order = These are not the cards of this deck.
here-no-such-answer = This is not an answer to the question.
here-no-such-command = This game does not know that.
here-no-such-tool = There is no such tool.
here-no-such-place = There is no such card or place in this game.
here-no-such-card = There is no such card in this game.
here-no-such-seat = Nobody living would be left at turn, or this seat is empty.
here-no-such-phase = This game has no such phase.
here-card-cannot-be-there = By everything that was seen so far, this card cannot lie there.
here-turn-of-the-dead = This player is dead or has left: it cannot be their turn.
here-turn-of = It is { $name }’s turn.
here-phase = The phase now is: { $phase }.
here-game-over = The game is over.

# What happened
event-Opened = A new game is laid out.
event-Dealt = Cards are dealt face down.
event-Laid = Cards are laid out: { $place }.
event-Moved = { $count ->
    [one] A card is moved: { $place }.
   *[other] { $count } cards are moved: { $place }.
}
event-Shuffled = Cards are shuffled: { $place }.
event-OrderKnown = The order of a deck is known.
event-OrderLost = Nobody knows any longer which of these cards is which.
event-Bound = It is known which card lies here: { $card }.
event-Unbound = It is no longer known which card lies here.
event-Swapped = Two copies of the same card are told apart.
event-Asked = A question is open.
event-Answered = The question is answered.
event-SetAside = The question waits.
event-FactLearned = What is printed there is noted.
event-NumberSet = A number is corrected to { $count }.
event-ProgressSet = The course of the game is corrected.
event-Waived = Done anyway: the table’s word counts.
event-Tolerated = The table’s word stands, against the rule.
event-OutOfStep = The app cannot carry this out: do what the card says. { $card }

# Lines of the log
command-Opened = The game is opened
command-Answer = Answered: { $why }
command-Answered = { $why } { $said }
command-MoveSlot = Moved { $card }: { $place }
command-SetNumber = { $field } set to { $value }
command-SetProgress = Turn, phase or players corrected
command-BindSlot = Said which card it is: { $card }
command-CorrectFact = Corrected what is printed: { $field }

# Several at once, reactions and fights
option-pass = Let it stand
option-beside = Yes, side by side
option-apart = No
option-reroll = Throw { $shown } again
option-keep-dice = Let the dice lie
ask-reroll-dice = Throw again.
