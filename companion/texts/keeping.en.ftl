# How decks are kept: who knows their order, backs that are shown, and decks that are read card by card.

kept-face = by the faces that turn up
kept-back = by backs shown in passing
kept-read = read, backs up
kept-app = by the app
command-KeepDeck = { $deck }: kept { $how } from now on

# Why a deck cannot be kept so
here-no-such-deck = This game keeps no such deck, or not in that way.
here-kept-so = The deck is kept that way already.
here-nothing-to-read = There is no card in this deck to read.
here-not-read = Only a deck that was read to its last card can be handed to the app. Read it first.
here-not-all-told = Not every card of this deck has a name and all its numbers yet. Enter them under ‘my cards’ first.

# What it means, before it is chosen
keep-face-sub = From now on every card that turns up is shown or named
keep-face-from-app-sub = Build the real deck from the tray and shuffle it
keep-back-sub = Show the back of every card that is laid face down
keep-back-from-app-sub = Build the real deck, shuffle it, show backs from now on
keep-read-sub = Slide the deck card by card under the camera, backs up
keep-read-from-app-sub = Build the real deck, shuffle it, then slide it under the camera
keep-app-sub = Sort the deck into the tray; stand-ins take its place

# What hands have to do
prompt-keep-face = { $deck }: nothing to do. Show the cards as they turn up.
prompt-keep-back = { $deck }: show the back of each card as it is laid face down.
prompt-keep-read = { $deck }: turn the deck backs up. Nobody looks at a face.
prompt-keep-tray = { $deck }: sort its cards into the tray, faces up, without minding their order. Lay as many stand-ins in its place. What lies face down elsewhere stays.
prompt-keep-real = { $deck }: take every card of it that does not lie open from the tray. Shuffle each part by itself, unseen, lay the parts over each other as before, and change each stand-in on the table for the top card of its part.

# Backs in passing
here-no-back-awaited = No card waits for its back to be shown.
back-nothing = No card waits for its back now. Show a back when the card has been laid face down.
back-several = Several cards were laid face down at once, so nobody can say which this is. They are shown when they turn up.

# A deck that is read
pile-turn-over = That is a face. Turn the deck over: it is read backs up.
pile-other-deck = Card { $number } belongs to another deck. Put it aside and go on.
pile-too-many = Card { $number } is one too many of its part. Deal this part again, or let it go on unread.
pile-elsewhere = Card { $number } lies elsewhere on the table already. Is it really of this deck?
pile-back-to = Again from card { $number }, please.
offer-from-top = Again from the top
offer-from-card = Again from card { $number }
offer-deck-ends = That was the last card
pile-short = { $count ->
    [one] 1 card of { $total } was
   *[other] { $count } cards of { $total } were
  } not read: two slid over together, or one lies elsewhere. Count the deck, then read it again from the top.

# A new game
setup-deck-not-told = { $deck }: the app cannot shuffle it, for not every card has a name and all its numbers. Keep this deck another way, or enter them under ‘my cards’ first.
attempt-KeepDeck = { $deck }: kept { $how } from now on
