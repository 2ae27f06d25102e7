# What can be done about a card beside the game: few words, for small buttons.
ui-aside-label = Stick a label on it now
ui-aside-label-shown = It has the label shown just now
ui-aside-label-none = Not now
ui-aside-wait = Show the fresh label
ui-aside-unlabel = Take the label off again
ui-aside-count = How many of this one are there?
ui-aside-count-brief = How many?
ui-aside-picture = Take its photo
ui-aside-more = About this card
