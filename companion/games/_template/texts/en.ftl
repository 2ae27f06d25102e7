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
event-RoleDealt = { $name } gets a secret role.
event-TurnBegan = { $name } is at turn.
event-ActBegan = The river has drifted.
event-CandleBurnt = { $count ->
    [one] A candle has burnt down; one is left.
   *[other] A candle has burnt down; { $count } are left.
}
event-Drifted = A card drifts into the channel.
event-TurnedUp = Turned up: { $card }.
event-Washed = { $count ->
    [one] A card is washed away.
   *[other] { $count } cards are washed away.
}
event-Sunk = { $name } sinks a hidden card.
event-Kept = { $name } leaves the hidden card.
event-RiverTurned = The wake becomes the river again.
event-CardPlayed = { $name } plays { $card }.
event-PowerGained = { $name }: { $count } more power.
event-PowerSpent = { $name } uses { $count } power.
event-Rolled = { $name } rolls { $count }.
event-Crossed = { $name } is across!
event-Capsized = { $name } capsizes.
event-LanternsLost = { $count ->
    [one] A lantern goes out.
   *[other] { $count } lanterns go out.
}
event-LanternLit = A lantern burns again.
event-Discarded = { $count ->
    [one] { $name } discards a card.
   *[other] { $name } discards { $count } cards.
}
event-HandDrawn = { $count ->
    [one] { $name } draws a card.
   *[other] { $name } draws { $count } cards.
}
event-SuppliesTurned = The discards become the new supplies.
event-RoleShown = { $name } turns up the role: { $card }.
event-EndBegan = It is decided. Turn up the roles.
event-Ended = The game is over.

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
event-RoundBegan = A round begins: choose your winds.
event-WindsShown = All winds are turned up.
event-WindRolled = { $name } has a gust of { $count }.
event-SailsSet = The weakest wind sails first.
event-SailBegan = { $name } sails.
event-Steered = { $name } sails to { $place }.
event-NoWay = There is no way to { $place }: { $name } stays.
event-DriftedHome = { $name } drifts home.
event-FlareShown = { $name } lays down a flare: { $card }.
event-Doused = { $name } douses it.
event-FlareBurnt = The flare of { $name } burns: { $count } more steps.
event-FlareDied = The flare of { $name } is out.
event-DuelBegan = { $name } meets a rival: a duel.
event-DuelWon = { $name } wins the duel with { $count }.
event-WaterSeen = The water: { $card }.
event-BeaconLit = A beacon burns: { $place }.
event-BeaconTaken = { $name } takes the beacon.
event-BeaconBlown = The water puts the beacon out before { $name } can take it.
event-PointsGained = { $count ->
    [one] A point for { $name }.
   *[other] { $count } points for { $name }.
}
event-RaceEnded = The race is over.
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
