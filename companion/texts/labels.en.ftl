# Labels: what is said of codes that are no card's face.

tag-back = That is the back of a card. Show its face when its face is asked for.
tag-divider = That is the divider of a stack: it is used when a game is laid out or put away.

# What labels are called, and whether a camera can read them
label-kind-stand = the square label
label-kind-overhead = the label with a table mark
label-kind-bars = the narrow label of bars
label-kind-back = the label for backs
label-can-be-read = This camera can read { $label }, with { $percent } % of the sharpness that is needed.
label-too-small-stand = This camera cannot read { $label }: it has only { $percent } % of the sharpness that is needed. Bring it closer, until it sees no more than { $width } x { $height } cm.
label-too-small-overhead = Over a whole table this camera cannot read { $label }: it has only { $percent } % of the sharpness that is needed. Use the label with a table mark, or let the camera see no more than { $width } x { $height } cm.
label-bars-need-stand = Bars can only be read at a stand, where a card is held straight: on a table cards lie at any angle. Use the label with a table mark.
