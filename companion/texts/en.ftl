# Sentences of the house itself: the kernel, the manual tools, and what every game’s log says in the same words.
# A game’s own texts are asked first.

a-card = a card
the-table = the table
unknown-card = A card nobody knows
waiting-over = The game is over.
counts = { $one }, { $other }
count-more = { $n } more
card-lies-there = { $card } already lies { $where }.
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
here-no-such-command = This game has nothing like that.
here-no-such-tool = There is no such tool.
here-no-such-place = There is no such card or place in this game.
here-no-such-card = There is no such card in this game.
here-no-such-seat = Nobody living would be left at turn, or this seat is empty.
here-no-such-phase = This game has no such phase.
here-card-cannot-be-there = By everything that was seen so far, this card cannot lie there.
here-turn-of-the-dead = This player is dead or has left: it cannot be their turn.
here-turn-of = It is { $name }’s turn.
here-phase = It is the { $phase } phase now.
here-game-over = The game is over.

# What happened
event-Opened = A new game was laid out.
event-Dealt = Cards were dealt face down.
event-Laid = Cards were laid out { $where }.
event-Moved = { $count ->
    [one] A card was moved { $into }.
   *[other] { $count } cards were moved { $into }.
}
event-Shuffled = The cards { $where } were shuffled.
event-OrderKnown = The order of a deck became known.
event-OrderLost = Nobody knew any longer which of these cards was which.
event-Bound = It was { $card }.
event-Unbound = Nobody knew any more which card it was.
event-Swapped = Two copies of the same card were told apart.
event-Asked = A question was asked.
event-Answered = The question was answered.
event-SetAside = The question was put off.
event-FactLearned = What is printed there was noted.
event-NumberSet = A number was set right: { $count }.
event-ProgressSet = The course of the game was set right.
event-Waived = It was done anyway: the table’s word counted.
event-Tolerated = The table’s word stood, against the rule.
event-OutOfStep = The app cannot carry this out: do what the card says. { $card }

# Lines of the log
command-Opened = The game began
command-Answer = { $why }
attempt-Answer = { $why }
command-Answered = { $why } { $said }
command-MoveSlot = { $card } was moved { $into }
command-SetNumber = { $field } was set to { $value }
command-SetProgress = Turn, phase or players were corrected
command-BindSlot = Somebody said that it is { $card }
command-CorrectFact = { $field }, as it is printed, was corrected

# Several at once, reactions and fights
option-pass = Let it stand
option-beside = Yes, side by side
option-apart = No
option-reroll = Throw { $shown } again
option-keep-dice = Let the dice lie
ask-reroll-dice = Throw again.
attempt-MoveSlot = Move { $card } { $into }
attempt-SetNumber = Set { $field } to { $value }
attempt-SetProgress = Correct turn, phase or players
attempt-BindSlot = Say that it is { $card }
attempt-CorrectFact = Correct { $field }
command-AnsweredAlone = { $name } answered a question alone
