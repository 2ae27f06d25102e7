# Labels: what is said of codes that are no card's face.

tag-back = That is the back of a card. Show its face when its face is asked for.
tag-divider = That is the divider of a stack: it is used when a game is laid out or put away.
