# Screen texts. Every key stands in every language.

# Words on the board
ui-cards = cards
ui-slots-free = { $count ->
    [0] none free
   *[other] { $count } free
}
ui-page-board = Board
ui-page-market = Market
ui-page-people = Players
ui-map-whole = Show the whole map
ui-map-decks = Decks
ui-map-stays = In play
ui-map-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
ui-map-saucers = { $count ->
    [one] 1 saucer
   *[other] { $count } saucers
}
ui-map-for = { $spaces } for { $pieces }
ui-map-leaves = { $count ->
    [one] { $name }’s { $pieces } leaves { $place }: touch where to.
   *[other] { $name }’s { $pieces } leave { $place }: touch where to.
  }
ui-map-back = Back to the map
ui-map-back-sub = Nothing is done yet
ui-played =
    PLAYED
    in order
ui-played-title = Played this turn
ui-strikes-order = strikes go right to left
ui-strikes-first = the right one strikes first
ui-strikes-rows = the lower row first, right to left
ui-strikes = strikes
ui-others = { $count } more
ui-place-card = { $place }: { $card }
ui-place-count = { $place }: { $count }
ui-slow-disk = slow disk
ui-just-now = Just now
ui-objective = Objective
ui-so-many = { $at } of { $of }
ui-dead = dead
ui-empty = empty
ui-alarm-turns = { $what } ({ $count })
ui-count = ×{ $count }
ui-hidden-card = Hidden card

# Buttons
ui-undo = Undo
ui-log = Log
ui-play = Play
ui-menu = Menu
ui-choose = Choose
ui-name-card = Name a card
ui-choose-title = What is done now?
ui-too-dear = Too dear now:
ui-to-board = Back to the board
ui-nothing-spent = nothing is spent
ui-more = More ({ $count })
ui-more-title = What else can be done
ui-play-title = Which card is played?
ui-pool-so-far = { $name } { $count }
ui-play-so-far = { $count ->
    [0] Touch one after the other. { $pools }
    [one] One played so far: { $pools }
   *[other] { $count } played so far: { $pools }
  }
ui-waiting = Please wait
ui-to-home = To the home screen
ui-close = Close
ui-page = Page { $at } of { $of }
ui-done = All done
ui-wait = Wait!
ui-window-unless = unless somebody reacts
ui-go-on = Go on
ui-not-now = Not now
ui-look-table = The board
ui-back-to-table = Back to the table
ui-back = Back

# Asks
ui-ask-show = Show it, or tap what it is.
ui-ask-number = Tap the number that is printed.
ui-ask-dice = Tap what was thrown.
ui-ask-choice = Which of these?
ui-ask-done = Press when it is done.
ui-yes-use = Yes, use it
ui-type-number = Tap the number
ui-say-number = It is { $value }
ui-dice-tap = Tap each die
ui-dice-done = These are the dice

# Refusals
ui-not-done = Not done: { $what }
ui-the-rule = The rule
ui-here = Here
ui-remedy = What would allow it
ui-pool = pool
ui-needed = needed
ui-leave-it = Leave it
ui-nothing-changes = nothing changes
ui-anyway = Do it anyway
ui-always = Always like this at our table
ui-go-on-anyway = Do it anyway

# Undo
ui-take-back = Take back { $count }
ui-take-back-title = { $count ->
    [one] Take back 1 action
   *[other] Take back { $count } actions
  }
ui-cards-to-move = { $count ->
    [0] no card to move
    [one] 1 card to move
   *[other] { $count } cards to move
  }
ui-all-agree = everybody taps once
ui-keep = Keep as is
ui-one-less = One less
ui-one-more = One more
ui-carry-title = Move these cards
ui-carry-how = Show each card, or tap its line.
ui-all-carried = All in place
ui-and-more = and { $count } more

# Curtain
ui-pass-to = Pass the screen to
ui-look-away = Everybody else looks away.
ui-hidden-again = Let go and it is hidden again.
ui-hold-to-look = Hold to look
ui-not-me = Not me
ui-skip-look = Skip this look

# Big moments
ui-scene-strike = Strike
ui-scene-facehugger = Facehugger
ui-scene-objective = Objective done
ui-scene-death = Dead
ui-scene-victory = Victory
ui-scene-defeat = Lost
ui-scene-then = Chestburster into { $name }’s discard pile: drawn, it kills { $name }
ui-now = Now
ui-last-chance = Last chance
ui-then = Then
ui-may-fight = may fight it
ui-turns = { $count ->
    [one] turn
   *[other] turns
  }

# Lists
ui-piles = Decks and piles
ui-hands = For your hands
ui-menu-hands = For your hands
ui-menu-play = Play a card by touch
ui-menu-played = Played this turn
ui-menu-piles = Decks and piles
ui-menu-log = Log
ui-menu-tools = Correct something
ui-menu-system = System
ui-menu-home = Home screen

# Tools
ui-tools = Correct something
ui-tool-move = Move a card
ui-tool-move-sub = to any place
ui-tool-number = Set a number
ui-tool-number-sub = pools and counters
ui-tool-progress = Set turn or phase
ui-tool-progress-sub = whose turn it is, who is alive
ui-tool-bind = Say which card it is
ui-tool-bind-sub = or that nobody knows
ui-tool-fact = Correct the print
ui-tool-fact-sub = a number on the card
ui-tool-forgot = We forgot ...
ui-tool-forgot-sub = nothing is undone
ui-we-forgot = We forgot ...
ui-which-card = Which card?
ui-where-to = Where to?
ui-which-number = Which number?
ui-nobody-knows = Nobody knows
ui-turn-of = It is { $name }’s turn
ui-is-dead = { $name } is dead
ui-is-alive = { $name } is alive
ui-objective-is = Objective { $level }

# The page of states
ui-state-sample = Crawler
ui-state-attack = Attack
ui-state-empty = place, empty
ui-state-hidden = hidden
ui-state-hidden-legal = hidden, legal
ui-state-seen = seen
ui-state-told = told, not seen
ui-state-legal = legal
ui-state-big = big button’s
ui-state-picked = picked up
ui-state-asked = asked
ui-state-tolerated = tolerated
ui-state-differs = differs
ui-state-focus = key focus
ui-state-seats = seats: colour and pattern
ui-state-classes = classes
ui-state-fight = fight
ui-state-scan = to scan
ui-state-pay = pay
ui-state-too-dear = too dear
ui-state-harm = harm
ui-state-coming = coming
ui-state-hazard = hazard
ui-state-level = level
ui-state-points = points
ui-state-dice = dice

# Home
ui-resume = Resume
ui-new-game = New game
ui-home-none = No game is waiting to be gone on with. Begin a new one.
ui-home-saved = Saved games
ui-home-count = { $count ->
    [one] one to go on with
   *[other] { $count } to go on with
  }
ui-language-name = English
ui-home-people-sub = Colours, chairs, pins
ui-home-system = System
ui-home-system-sub = What works
ui-home-off = Switch off

# New game
ui-who-plays = Who plays?
ui-which-cards = With which cards?
ui-which-game = Game
ui-person = Player { $number }
ui-one-more-person = One more
ui-practice-box = practice, nothing to own
ui-own-box = your own cards
ui-custody = How decks are kept
ui-custody-fits = As it suits
ui-custody-fits-sub = practice: the app; own cards: faces
ui-custody-face = Show faces
ui-custody-face-sub = you shuffle, show what turns up
ui-custody-back = Show backs
ui-custody-back-sub = you shuffle, tags on the backs
ui-custody-read = Read the deck
ui-custody-read-sub = once, card by card, backs up
ui-custody-app = The app shuffles
ui-custody-app-sub = real cards lie in a sorted tray
ui-preset = When a move is not allowed
ui-preset-full = Say no
ui-preset-full-sub = every rule, with a way round
ui-preset-assist = Help
ui-preset-assist-sub = costs and targets; the rest warns
ui-preset-log = Only write it down
ui-preset-log-sub = nothing is refused
ui-begin = Begin
ui-begin-sub = { $count ->
    [one] { $game }, one player
   *[other] { $game }, { $count } players
  }
ui-setting-up = Setting up the table
ui-no-games = No cards found
ui-space = Space
ui-take-name = Take this name
ui-next-name = Next name

# Log, system
ui-log-how = Newest first. Tap a line to go back to there.
ui-log-nothing = Nothing here. Filter lists everything again.
ui-taken-back = taken back
ui-redo = Again
ui-looking = Looking ...
ui-findings = { $bad ->
    [0] Everything needed works.
    [one] One thing does not work.
   *[other] { $bad } things do not work.
  }
ui-look-again = Look again

# My cards, one card, the workshop
ui-my-cards = My cards
ui-menu-my_cards = My cards
ui-cards-known = { $count ->
    [one] 1 known
   *[other] { $count } known
  }
ui-cards-known-of = { $known } of { $of } known, { $tagged } labelled
ui-cards-not-yours = not yours yet
ui-decks-known = { $known } of { $of } decks known
ui-deck-open = { $known } of { $of } known, { $tagged } labelled
ui-deck-known = { $cards ->
    [one] 1 card, { $tagged } labelled
   *[other] { $cards } cards, { $tagged } labelled
  }
ui-deck-wrong = { $count ->
    [one] a total is wrong
   *[other] { $count } totals are wrong
  }
ui-design-open = { $copies ->
    [one] only one, to be read
   *[other] { $copies } alike, to be read
  }
ui-design-known = { $copies ->
    [one] only one, { $tagged } labelled
   *[other] { $copies } alike, { $tagged } labelled
  }
ui-design-unsure = { $copies ->
    [one] only one, to be checked
   *[other] { $copies } alike, to be checked
  }
ui-found = { $count ->
    [0] Nothing found
    [one] 1 card found
   *[other] { $count } cards found
  }
ui-search = Search
ui-find-it = Find
ui-totals = Totals
ui-totals-fine = Everything comes out.
ui-totals-open = Right so far; cards are missing.
ui-totals-wrong = Something does not come out: look at these cards again.
ui-check-fine = right
ui-check-open = so far: { $has }
ui-check-wrong = wrong, it is { $has }
ui-is-mine = This box is mine
ui-is-mine-sub = add it to my cards
ui-enter-cards = Enter cards
ui-cards-to-go = { $count ->
    [one] 1 to go
   *[other] { $count } to go
  }
ui-part-facts = Printed
ui-part-effect = Effect
ui-part-copies = Copies
ui-fact = { $what }: { $value }
ui-fact-unknown = { $what }: ?
ui-fact-not-known = nobody has read it yet
ui-fact-told = read from the card
ui-fact-ours = our own card
ui-fact-high = { $count ->
    [one] sure, 1 source
   *[other] sure, { $count } sources
  }
ui-fact-medium = { $count ->
    [one] likely, 1 source
   *[other] likely, { $count } sources
  }
ui-fact-low = { $count ->
    [one] doubtful, 1 source
   *[other] doubtful, { $count } sources
  }
ui-doing-automated = The app does this by itself.
ui-doing-asked = The app does this, and asks for the numbers it does not know.
ui-doing-by-hand = This is done by hand: the app offers its tools.
ui-no-effect = Nothing beyond its numbers.
ui-copy = Card { $number } of { $of }
ui-copy-at = { $number } of { $of }: { $place }
ui-copy-bare = no label
ui-label = Label
ui-show-label = Show the label
ui-show-label-sub = Card { $number } of { $of }: stick it on, hold it under the camera.
ui-type-code = Type the code
ui-type-code-sub = it stands beside the label
ui-bind-label = Bind this label
ui-label-unknown = { $tag } is on no card yet.
ui-take-label-off = Take the label off
ui-take-label-off-sub = its code is forgotten
ui-take-label-off-how = Peel it off the card, too.
ui-enter-card = Enter it
ui-correct-card = Correct it
ui-another-card = Another
ui-what-is-it = What is it?
ui-numbers-on-it = Numbers on it
ui-how-many-alike = How many of this one?
ui-which-class = Class
ui-which-keywords = Keywords
ui-title-not-needed = Title, not needed
ui-title = Title
ui-not-kept = That cannot be kept
ui-keep-card = Keep it
ui-keep-so-far = Keep so far
ui-leave-card = Leave it open
ui-then-next = then the next card
ui-then-totals = then the totals
ui-take-title = Take this

# The plan of an evening
ui-plan = Plan an evening
ui-plan-sub = what is worth a label first
ui-plan-title = Before the evening
ui-plan-counting = Counting ...
ui-plan-nothing = Everything is labelled and entered.
ui-plan-all = Labels { $labels } min, entries { $entries } min
ui-plan-short = Film
ui-plan-film = Which film?
ui-plan-labels = { $count ->
    [one] 1 label, { $minutes } min
   *[other] { $count } labels, { $minutes } min
  }
ui-plan-entry = enter { $minutes } min
ui-plan-both = { $labels } · { $entry }

# My cards: what else can be done about them.
ui-way-print = Print labels and cards
ui-way-print-sub = For this table and this camera
ui-way-rolls = Labels from a roll
ui-way-rolls-sub = Any sticker with a code
ui-way-stacks = Stacks
ui-way-stacks-sub = What lies in the box, and what is missing
ui-way-away = Put away
ui-way-away-sub = Every card back into its stack
ui-way-boards = Boards
ui-way-boards-sub = What only the printed board says
ui-way-exchange = Send and take in
ui-way-exchange-sub = Cards and entries as one file
