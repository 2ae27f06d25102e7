# Printing labels and cards, one question at a time.

ui-print-ask-where = Where is the camera?
ui-print-ask-where-sub = A label must suit the eye that reads it.
ui-print-eye-stand = On a stand
ui-print-eye-stand-sub = cards are shown to it one by one
ui-print-eye-overhead = Over the table
ui-print-eye-overhead-sub = it sees the whole board
ui-print-eye-none = No camera
ui-print-eye-none-sub = everything by touch
ui-print-ask-frame = How large is its picture?
ui-print-ask-frame-sub = Larger pictures read smaller labels.
ui-print-frame-now = the camera that runs now
ui-print-frame-720 = 720p, most small webcams
ui-print-frame-1080 = 1080p, most webcams
ui-print-frame-1296 = camera module 3, half size
ui-print-frame-2592 = camera module 3, full size
ui-print-ask-sees = How much does it see?
ui-print-ask-sees-sub = Lay a ruler there: width × height.
ui-print-camera = Camera
ui-print-camera-none = No camera
ui-print-camera-stand = Stand, { $frame }, sees { $sees } cm
ui-print-camera-overhead = Over the table, { $frame }, sees { $sees } cm

ui-print-ask-what = What is to be printed?
ui-print-stand = Square labels
ui-print-stand-sub = can be read here
ui-print-overhead = Labels with a table mark
ui-print-overhead-sub = can be read here
ui-print-bars = Narrow labels of bars
ui-print-bars-sub = can be read here
ui-print-back = Labels for backs
ui-print-back-sub = can be read here
ui-print-spare = Spare back labels
ui-print-spare-sub = to give a deck new backs
ui-print-inserts = Backs to push into sleeves
ui-print-inserts-sub = can be read here
ui-print-cards = Whole practice cards
ui-print-cards-sub = nine on a page
ui-print-dividers = Dividers
ui-print-dividers-sub = one for every stack
ui-print-marks = Table marks
ui-print-marks-sub = corners and zones
ui-print-outline = Card outlines
ui-print-outline-sub = lay a card beside them
ui-print-mix = Two boxes on one table
ui-print-mix-sub = do their marks differ?
ui-print-mix-fine = Both can lie on one table
ui-print-mix-fine-sub = no two cards share a mark
ui-print-mix-new = { $count ->
    [one] 1 new label
   *[other] { $count } new labels
  }
ui-print-mix-new-sub = for { $box }: fewer cards
ui-print-ask-other = And which other box?
ui-print-ask-other-sub = Table marks count within one box only.
ui-print-ask-clash = Do their marks differ?
ui-print-ask-clash-sub = Two cards with one mark cannot be told apart.
ui-print-unreadable = cannot be read here: see why
ui-print-no-camera = Without a camera nobody reads labels: they are of no use. Cards and dividers can still be printed.
ui-print-marks-overhead = Table marks are for a camera over the table. A camera on a stand sees one spot only and needs none.
ui-print-what-helps = If the camera or the table is another one, tap ‘Camera’ and answer again.

ui-print-ask-which = For which cards?
ui-print-ask-which-sub = Every label is the label of one card.
ui-print-which-missing = Only what is missing
ui-print-which-missing-sub = cards without a label
ui-print-which-evening = For an evening
ui-print-which-evening-sub = the most useful decks first
ui-print-which-decks = Some decks
ui-print-which-decks-sub = in the order you tap them
ui-print-which-all = The whole box
ui-print-which-all-sub = deck by deck
ui-print-which-again = One label again
ui-print-which-again-sub = lost or torn
ui-print-which-fresh = Fresh labels
ui-print-which-fresh-sub = for whatever comes
ui-print-ask-box = Which box?
ui-print-ask-box-sub = Tap it.
ui-print-box = { $cards ->
    [one] 1 card, { $labelled } labelled
   *[other] { $cards } cards, { $labelled } labelled
  }
ui-print-ask-film = Which film?
ui-print-ask-film-sub = It decides which decks come out of the box.
ui-print-evening-any = What the app suggests
ui-print-ask-players = How many people?
ui-print-ask-players-sub = They bring their own decks.
ui-print-people = { $count ->
    [one] 1 person
   *[other] { $count } people
  }
ui-print-ask-decks = Which decks?
ui-print-ask-decks-sub = Tap them in the order you want.
ui-print-ask-deck = In which deck is it?
ui-print-ask-deck-sub = Tap it.
ui-print-ask-design = Which card is it?
ui-print-ask-design-sub = Tap it.
ui-print-copies = { $count ->
    [one] the only one
   *[other] all { $count } alike
  }
ui-print-ask-copy = Which of them?
ui-print-ask-copy-sub = Equal cards have labels of their own.
ui-print-ask-count = How many fresh labels?
ui-print-ask-count-sub = They are bound when they are first shown.
ui-print-whole-sheet = The rest of a sheet

ui-print-ask-sheet = On which labels?
ui-print-ask-sheet-sub = Those that fit on every card come first.
ui-print-to-cut = Plain { $paper }, to cut
ui-print-sheet = { $paper }, { $count } labels of { $width } × { $height } mm
ui-print-sheet-large = { $width } × { $height } mm: too large for some
ui-print-sheet-title = Too large
ui-print-sheet-no-card = These labels are larger than the free place on every kind of card. Take a sheet with smaller labels, or plain paper to cut.
ui-print-ask-start = Where does the sheet begin?
ui-print-start-at = Label { $at } of { $of }: tap the first one that is left.
ui-print-ask-paper = On which paper?
ui-print-ask-paper-sub = As it lies in the printer.
ui-print-ask-turn = How is the page turned over?
ui-print-ask-turn-sub = So that backs lie behind their fronts.
ui-print-turn-long = Over the long edge
ui-print-turn-long-sub = as most printers do
ui-print-turn-short = Over the short edge
ui-print-turn-short-sub = like a calendar
ui-print-turn-none = Fronts only
ui-print-turn-none-sub = no backs

ui-print-ask-place = Where does the label go?
ui-print-place-of = { $cards }
ui-print-covers = It would cover: { $what }. Move it.
ui-print-no-room = This label is larger than the free place: make it wider or taller.
ui-print-no-outline = Nobody knows the cards of this game yet.
ui-print-narrower = Narrower
ui-print-wider = Wider
ui-print-lower = Lower
ui-print-taller = Taller
ui-print-move = Move
ui-print-size = Size
ui-print-reset = As it was

ui-print-ask-out = Where shall the pages go?
ui-print-to-stick = as a PDF file
ui-print-to-documents = as a PDF file
ui-print-to-printer = print it now
ui-print-make = Make the pages
ui-print-make-short = Make them
ui-print-choose = Tap one
ui-print-making = Making the pages ...
ui-print-ready = The pages are ready
ui-print-ruler = Print at 100%, never ‘fit to page’: the line on every sheet must measure exactly 100 mm. Lay a ruler on it before you stick anything.
ui-print-done = To my cards
ui-print-more = Print more
ui-print-failed = No pages were made
