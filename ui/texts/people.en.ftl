# The people: who plays here, who sits where, who leaves and joins, and pins.

ui-people = People
ui-people-sub = { $count ->
    [0] nobody is kept yet
    [one] one person is kept
   *[other] { $count } people are kept
  }
ui-new-person = Somebody new
ui-new-person-sub = kept for other evenings
ui-take-name-person = Keep this name

# Around the table
ui-around = Around the table
ui-around-sub = Tap somebody, then a chair. Or carry them there.
ui-around-game = who sits where: lights and questions follow
ui-the-screen = the screen
ui-turn-and-light = turn { $turn }, light { $light }
ui-sit-so = Sit like this
ui-begins = { $name } begins
ui-lies-flat = Screen: flat
ui-stands = Screen: upright

# While a game runs
ui-leaves = Somebody leaves or is back
ui-leaves-sub = the seat is played on, or taken out
ui-leaves-who = Who leaves, or is back?
ui-leaves-how = { $name } leaves
ui-leaves-next = Who plays this seat?
ui-played-by = { $name } plays on
ui-played-by-all = All together play on
ui-plays-again = { $name } is back and plays
ui-now-by = played by { $name }
ui-now-by-all = played by all
ui-somebody-else = Somebody else
ui-taken-out = Out of the game
ui-taken-out-sub = the app says what to take away
ui-joins = Somebody joins
ui-joins-sub = the next new game offers them a seat
ui-joins-sub-named = in the next game: { $names }
ui-was-turn = It was somebody else’s turn
ui-was-turn-sub = log and statistics count it for them
ui-was-which = Which turn?
ui-was-line = Turn { $number }: { $name }
ui-was-now = this turn
ui-was-whose = Turn { $number } was really whose?
ui-was-keeps = What was played stays as it is.
ui-was-goes-on = What was played stays; the turn goes on as theirs.

# One person
ui-person-name = Another name
ui-person-colour = Another colour and pattern
ui-person-language = Private texts: { $language }
ui-person-pin = Guard private things with a pin
ui-person-pin-sub = four digits, asked before private things
ui-person-pin-change = Another pin
ui-person-pin-drop = Take the pin away
ui-person-pin-lost = on { $date } the table took a forgotten pin away
ui-person-forget = Forget { $name }
ui-person-forget-sub = colour, language, pin and chair go
ui-forget-sure = Forget { $name }?
ui-forget-says = Games that { $name } has played keep the name. Colour, language, pin and chair are gone for good.
ui-forget-yes = Forget { $name }
ui-has-pin = pin

# Pins
ui-pin-of = { $name }: your pin
ui-pin-new = { $name }: a new pin
ui-pin-again = Once more, to be sure
ui-pin-four = four digits
ui-pin-tap = Tap the digits
ui-pin-wrong = That is not the pin.
ui-pin-wrong-wait = That is not the pin. Wait { $seconds } s.
ui-pin-other = The two were not the same. Begin again.
ui-pin-forgotten = Forgotten?
ui-pin-agree = { $name } has forgotten the pin
ui-pin-agree-sub = Everybody else says yes. It stands in the log.
ui-pin-agree-nobody = Nobody else is here to ask. It stands in the log.
ui-pin-take-away = Take the pin away
ui-pin-ask-all = Everybody else says yes first
ui-menu-people = People
ui-seats = Seats
ui-slide-to-answer = Slide, then lift
ui-more-answers = More answers
ui-pin-agree-note = Is everybody here content? A note stays for its owner.
