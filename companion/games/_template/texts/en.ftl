# Night Ferry: every word shown or spoken in this room.

room-_template = Night Ferry

# Places
place-river = River
place-channel = Channel
place-wake = Wake
place-supplies = Supplies
place-spent = Discards
place-roles = Roles left over
place-space-1 = Near shore
place-space-2 = Far shore
place-space = a shore
place-isle-1 = First island
place-isle-2 = Second island
place-isle-3 = Third island
place-isle-4 = Fourth island
place-isle-5 = Fifth island
place-isle-6 = Sixth island
place-isle-7 = Middle island
place-isle = an island
place-quay-1 = First quay
place-quay-2 = Second quay
place-quay-3 = Third quay
place-quay-4 = Fourth quay
place-quay = a quay
strip-sea = Islands
place-hand = the hand
place-played = played this turn
place-role = the role
pile-hand = Hand
strip-river = River
strip-shores = Shores
strip-played = Played
badge-across = Across
stack-river = river
stack-supplies = supplies
stack-roles = roles
stack-pieces = pieces
deck-river = river
deck-roles = roles
deck-supplies = supplies

# Phases, numbers
phase-setup = Set-up
phase-river = River
phase-act = Act
phase-over = The end
number-power = Power
number-lanterns = Lanterns
number-candles = Candles
number-plays = cards played this turn
number-crossings = crossings this turn
field-danger = danger
field-current = current
field-klass = class
field-crew = crew
field-person = person
field-kind = kind
field-marks = keywords
field-title = title
field-power = power

# Cards without a name
kind-event = River card
kind-character = Supply
kind-special = Role
kind-avatar = Piece

# Offers and options
offer-begin = Let the river drift
offer-play = Play { $card }
offer-look = Look at this card
offer-cross = Row across
offer-light = Light a lantern for { $cost } power
offer-confess = Turn up your role
offer-end = End the turn
offer-forgot-lantern = A lantern should have gone out
offer-forgot-light = A lantern should have been lit
option-keep = Leave it
option-sink = Put it under the river

# Questions
ask-which-river = Which river card is it?
ask-which-card = Which card is it?
ask-current = How strong is the current that the board prints at the far shore?
ask-dice = { $name } rows: roll the dice.
ask-look = Only you see it: { $card }. Leave it or sink it?
ask-dropped = Which card does { $name } discard?
ask-role = Which role did { $name } have?

# How it stands, and what would help
here-not-in-hand = This card is not in the hand.
here-not-hidden = This card does not lie hidden in the channel.
here-all-dark = No lantern burns.
here-role-open = The role lies open already.
remedy-far-shore = Row from the near shore to the far shore.
remedy-lamp = Play a Lamp.

# Set-up
setup-players = Night Ferry is for { $fewest } to { $most } players, not { $count }. Choose again who plays.
setup-no-stack = The box has no { $stack } cards. Choose another box.
setup-no-mode = There is no way of playing called { $mode }. Choose standard or night.
setup-too-few = The box has too few { $stack } cards for so many players. Choose another box.
setup-no-seat = Nobody sits at { $seat }. Choose who begins among the players.

# What was broken by the table's word
fault-channel-full = more cards in the channel than fit
fault-piece-astray = a piece that stands on no shore
fault-too-many-lanterns = more lanterns than there are

# How it ended
outcome-won = Everybody is across. You have won.
outcome-lost = The ferry did not make it.
outcome-smuggler = The ferry did not make it, and the smuggler laughs.

# What happened
event-RoleDealt = { $name } got a secret role.
event-TurnBegan = { $name }’s turn began.
event-ActBegan = The river drifted.
event-CandleBurnt = { $count ->
    [one] A candle burnt down; one was left.
   *[other] A candle burnt down; { $count } were left.
}
event-Drifted = A card drifted into the channel.
event-TurnedUp = Turned up: { $card }.
event-Washed = { $count ->
    [one] A card was washed away.
   *[other] { $count } cards were washed away.
}
event-Sunk = { $name } sank a hidden card.
event-Kept = { $name } left the hidden card.
event-RiverTurned = The wake became the river again.
event-CardPlayed = { $name } played { $card }.
event-PowerGained = { $name }: { $count } more power.
event-PowerSpent = { $name } used { $count } power.
event-Rolled = { $name } rolled { $count }.
event-Crossed = { $name } got across!
event-Capsized = { $name } capsized.
event-LanternsLost = { $count ->
    [one] A lantern went out.
   *[other] { $count } lanterns went out.
}
event-LanternLit = A lantern was lit again.
event-Discarded = { $count ->
    [one] { $name } discarded a card.
   *[other] { $name } discarded { $count } cards.
}
event-HandDrawn = { $count ->
    [one] { $name } drew a card.
   *[other] { $name } drew { $count } cards.
}
event-SuppliesTurned = The discards became the new supplies.
event-RoleShown = { $name } turned up the role: { $card }.
event-EndBegan = It was decided. The roles were to be turned up.
event-Ended = The game was over.

# Lines of the log
command-BeginTurn = { $name } began the turn
command-Play = { $name } played a card
command-Cross = { $name } rowed across
command-Light = { $name } lit a lantern
command-Look = { $name } looked at a hidden card
command-Confess = { $name } turned up the role
command-EndTurn = { $name } ended the turn
command-ForgotLantern = A forgotten lantern went out
command-ShowBack = A back was shown

# Hand movements
prompt-deal-role = { $name }: take a role and look at it alone.
prompt-drift = Lay the top river card face down into the channel.
prompt-drift-app = Lay a stand-in face down into the channel.
prompt-drift-back = Show the back of the top river card, then lay it face down into the channel.
prompt-turn-up = Turn the oldest card of the channel up.
prompt-turn-up-app = Put { $card } into the channel for its stand-in.
prompt-wash = Put the open cards of the channel on the wake.
prompt-sink = { $name }: put the card you looked at under the river, unseen.
prompt-cross = { $name }: move your piece to the far shore.
prompt-discard = { $name }: put the played cards on the discards.
prompt-draw = { $count ->
    [one] { $name }: draw a card.
   *[other] { $name }: draw { $count } cards.
}
prompt-shuffle-supplies = Shuffle the discards: they are the new supplies.
prompt-shuffle-river = Shuffle the wake: it is the new river.
prompt-shuffle-river-app = The river is shuffled: put the wake back into the tray.
prompt-role = { $name }: turn up your role.
prompt-candle = Put out a candle.

# The race
side-sun = Sun
side-moon = Moon
goal-race = First to { $count } points
goal-team = { $side }: { $people }
badge-wind = Wind { $count }
phase-wind = Winds
phase-sail = Sailing
number-steps = Steps left
number-points = Points
number-target = Points that win
number-beacon = Beacon
number-stopped = stopped
number-flares = flares burnt this turn
option-wind-calm = Calm: 1 step, early
option-wind-breeze = Breeze: 2 steps
option-wind-gust = Gust: a D3 of steps
option-douse = Douse it with a card
offer-steer = Sail to { $place }
offer-flare = Burn { $card } as a flare
offer-moor = Moor
offer-forgot-point = { $name } should have a point more
ask-wind = Choose your wind.
ask-gust = { $name } has a gust: roll a D3.
ask-beside = Does { $one } lie beside { $other } on your board?
ask-beacon = Roll for the island on which the beacon burns next.
ask-duel = Duel: roll the die of your boats, strength { $strength }.
ask-duel-again = It stands { $mine } to { $theirs }. Throw your die again?
ask-douse = { $name } burns a flare. Does anybody douse it, or the dousing of it?
here-race = In a race everybody sails for their own side.
here-no-race = Nobody races in this game.
remedy-moor = Moor and wait for the next round.
remedy-beside = Choose a space beside your boat.
setup-race = This way of racing is for { $fewest } to { $most } players, not { $count }. Choose another way, or who plays.
outcome-target = { $names }: enough points. The race is won.
outcome-candles = The candles have burnt down. Most points: { $names }.
outcome-even = The candles have burnt down, and nobody is ahead: a draw.
event-RoundBegan = A round began, with a choice of winds.
event-WindsShown = All winds were turned up.
event-WindRolled = { $name } had a gust of { $count }.
event-SailsSet = The weakest wind sailed first.
event-SailBegan = { $name } set sail.
event-Steered = { $name } sailed to { $place }.
event-NoWay = There was no way to { $place }: { $name } stayed.
event-DriftedHome = { $name } drifted home.
event-FlareShown = { $name } laid down a flare: { $card }.
event-Doused = { $name } doused it.
event-FlareBurnt = The flare of { $name } burnt: { $count } more steps.
event-FlareDied = The flare of { $name } went out.
event-DuelBegan = { $name } met a rival: a duel.
event-DuelWon = { $name } won the duel with { $count }.
event-WaterSeen = The water: { $card }.
event-BeaconLit = A beacon was lit: { $place }.
event-BeaconTaken = { $name } took the beacon.
event-BeaconBlown = The water put the beacon out before { $name } could take it.
event-PointsGained = { $count ->
    [one] A point for { $name }.
   *[other] { $count } points for { $name }.
}
event-RaceEnded = The race was over.
command-Steer = { $name } sailed on
command-Moor = { $name } moored
command-Flare = { $name } burnt a flare
prompt-winds = Turn all winds up together.
prompt-steer = { $name }: move your boat to { $place }.
prompt-drift-home = { $name }: put your boat back to { $place }.
prompt-water = Turn the top river card up onto the wake.
prompt-water-app = It is { $card }: take it from the tray and lay it on the wake.
prompt-beacon = Put the beacon where the die has said.
attempt-BeginTurn = Begin the turn
attempt-Play = Play a card
attempt-Cross = Row across
attempt-Light = Light a lantern
attempt-Look = Look at a hidden card
attempt-Confess = Turn up the role
attempt-EndTurn = End the turn
attempt-ForgotLantern = Put out a forgotten lantern
attempt-ShowBack = Show a back
attempt-Steer = Sail there
attempt-Moor = Moor
attempt-Flare = Burn a flare

# What the big button counts
count-begin = { $n } to begin
count-cross = { $n } to cross
count-light = { $n } to light
count-look = { $n } to look at
count-answer = { $n } to answer
count-steer = { $n } to steer for
