# Labels: what is said of codes that are no card’s face.

tag-back = That is the back of a card. Show its face when its face is asked for.
tag-divider = That is the divider of a stack: it is used when a game is laid out or put away.

# What labels are called, and whether a camera can read them
label-kind-stand = the square label
label-kind-overhead = the label with a table mark
label-kind-bars = the narrow label of bars
label-kind-back = the label for backs
label-can-be-read = This camera can read { $label }, with { $percent } % of the sharpness that is needed.
label-too-small-stand = This camera cannot read { $label }: it has only { $percent } % of the sharpness that is needed. Bring it closer, until it sees no more than { $width } × { $height } cm.
label-too-small-overhead = Over a whole table this camera cannot read { $label }: it has only { $percent } % of the sharpness that is needed. Use the label with a table mark, or let the camera see no more than { $width } × { $height } cm.
label-bars-need-stand = Bars can only be read at a stand, where a card is held straight: on a table cards lie at any angle. Use the label with a table mark.

# Kinds of cards that a room has no word of its own for
kind-alien-avatar = Alien Avatar
kind-alien-player = Alien Player card
kind-agenda = Agenda
kind-secrets = Secrets Revealed

# What is printed on the pages themselves
print-ruler = This line must measure exactly 100 mm: print at 100%, never ‘fit to page’.
print-caption-labels = Labels · { $box }
print-caption-backs = Backs · { $box }
print-caption-marks = Table marks
print-caption-outline = Where the label goes
print-count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
print-corner-top-left = upper left corner
print-corner-top-right = upper right corner
print-corner-bottom-right = lower right corner
print-corner-bottom-left = lower left corner
print-strip-left = play strip, left end
print-strip-right = play strip, right end
print-zone = zone { $number }
label-part-name = name
label-part-icons = icons
label-part-numbers = numbers
label-part-text = text
label-part-free = the picture
label-part-back = back

# What is said when something was printed
print-pages = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
  }
print-done-labels = { $count ->
    [one] 1 label on { print-pages }.
   *[other] { $count } labels on { print-pages }.
  } Each is the label of the card that is named on it.
print-done-backs = { $count ->
    [one] 1 back label on { print-pages }.
   *[other] { $count } back labels on { print-pages }.
  } Stick them on as they come; then show each card’s face and back, one after the other.
print-done-inserts = { $count ->
    [one] 1 sleeve insert on { print-pages }.
   *[other] { $count } sleeve inserts on { print-pages }.
  } Push them in as they come; then show each card’s face and back, one after the other.
print-done-cards = { $count ->
    [one] 1 card on { print-pages }.
   *[other] { $count } cards on { print-pages }.
  } Print both sides, then cut along the marks.
print-done-dividers = { $count ->
    [one] 1 divider on { print-pages }.
   *[other] { $count } dividers on { print-pages }.
  }
print-done-marks = { $count ->
    [one] 1 table mark on { print-pages }.
   *[other] { $count } table marks on { print-pages }.
  } Cut them out with their white edge.
print-done-outline = { $count ->
    [one] 1 outline on { print-pages }.
   *[other] { $count } outlines on { print-pages }.
  } Lay a card of your own beside each: the label must cover nothing but the picture.

# Where printed pages are, and why there are none
print-at-printer = They are being printed by { $printer }.
print-at-file = They are in the file { $name }, in { $place }.
print-nothing-labels = There is nothing to print: every card of these has its label already.
print-nothing-cards = There is nothing to print. Choose a set, and a stack that has cards.
print-nothing-dividers = There are no stacks to print dividers for.
print-refused = The printer { $printer } did not take the pages ({ $fault }). Choose another place for them.
print-not-written = The pages could not be written to { $place } ({ $fault }). Choose another place for them.

# Two boxes on one table
print-mix-fine = No two cards of these boxes share a table mark: both can lie on one table.
print-mix-clash = { $count ->
    [one] 1 table mark is
   *[other] { $count } table marks are
  } on a card of each box. New labels are best printed for { $box }, which has fewer marked cards: add --relabel.
