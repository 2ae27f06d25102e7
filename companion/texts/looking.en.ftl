# Looking into what the camera sees: why a code was not read, how good the picture is.

why-wrong-call = Tell one picture, and the spot in its pixels: companion read PICTURE --why 640,360
why-outside = That spot is not in the picture.
why-outside-do = Touch a code in the picture.
why-read = This was read: { $text }.
why-read-do = Nothing is wrong here.
why-foreign = This code is not ours. It says: { $text }
why-foreign-do = Stick one of our labels on the card, or cover the other code.
why-damaged = This looks like a label of ours, but one sign of { $text } is wrong.
why-damaged-do = Print that label again. Until then choose the card by touch.
why-inverted = This code is light on dark. Codes are read dark on light only.
why-inverted-do = Print it again in black on white.
why-nothing = No code is to be seen here.
why-nothing-do = Touch the middle of a code. If one is there, it is far too small or far too blurred.
why-dark = It is too dark here.
why-dark-do = Bring more light to this spot, or switch the scan light on.
why-glare = A lamp shines back here, so that ink and paper look alike.
why-glare-do = Move the lamp or tilt the card a little. Matt sleeves shine less.
why-faint = Ink and paper are almost the same gray here.
why-faint-do = Print the label again, darker, or take the card out of its sleeve.
why-cut = The code ends at the edge of the picture.
why-cut-do = Lay the card further into the picture.
why-covered = A part of the code is covered or scratched.
why-covered-do = Take away what lies on it: another card, a hand, a counter.
why-small = Too small: one square of the code has { $have }.{ $have-tenth } pixels, { $need }.{ $need-tenth } are needed.
why-small-do = Bring the camera closer, choose larger pictures, or print a larger label.
why-blurred = Out of focus: edges are { $blur }.{ $blur-tenth } pixels soft here.
why-blurred-do = Focus the camera again, and look whether its lens is clean.
why-moved = The picture is smeared: the card or the camera moved.
why-moved-do = Hold still for a moment. More light makes the picture faster.
why-no-edge = The light edge around the code is missing.
why-no-edge-do = Leave white around the code when you cut it out, four of its squares wide.
why-puzzling = A code is to be seen, and nothing is wrong with light, size or focus. Still it cannot be read.
why-puzzling-do = Wipe it, lay it flat, turn it a little. If that does not help, print the label again.
why-thin = The bars are too fine: the thinnest has { $have }.{ $have-tenth } pixels, { $need }.{ $need-tenth } are needed.
why-thin-do = Bring the card closer to the camera, choose larger pictures, or print the bars larger.
why-askew = The bars are turned too far from the sides of the picture.
why-askew-do = Turn the card until its bars stand upright or lie level.
why-bars = Bars are to be seen, level and large enough. Still they cannot be read.
why-bars-do = Show all of them with the white beside both ends, lay them flat, and hold still for a moment.

check-wrong-game = Tell one of these games: { $rooms }.
check-nothing = There was no picture to measure. Look whether the camera or the folder is the right one.
check-pictures = { $count } pictures of { $size }, { $rate }.{ $rate-tenth } a second.
check-light = Light (0 is black, 255 is white): upper left { $topleft }, upper right { $topright }, lower right { $bottomright }, lower left { $bottomleft }.
check-sharp = Sharpness: { $percent } % (edges are { $blur }.{ $blur-tenth } pixels soft).
check-tag = { $text }: { $have }.{ $have-tenth } pixels for one square.
check-mark = Table mark { $number }: { $have }.{ $have-tenth } pixels for one square.
check-place = { $place }: { $mark }.{ $mark-tenth } pixels for one square of a table mark, { $qr }.{ $qr-tenth } for one of a square code.
check-place-outside = { $place }: not wholly in the picture.
check-no-code = No code was seen. Lay a card with its label there, and it is told how large it is seen.
check-fine = All is well.
check-dark = It is too dark. Bring more light to the table.
check-uneven = The light is uneven: much darker { $where }. Bring a lamp there, or move the one you have.
check-blown = { $percent } % of the picture is all white. Turn a lamp away, or dim it.
check-soft = The picture is soft: { $percent } % of the sharpness that is needed. Focus the camera again and clean its lens.
check-slow = Only { $rate }.{ $rate-tenth } pictures a second. Bring more light, or choose smaller pictures.
check-coarse-places = { $count ->
    [one] One place is seen too coarsely
   *[other] { $count } places are seen too coarsely
} for table marks: { $have }.{ $have-tenth } pixels for one square, { $need }.{ $need-tenth } are needed. Hang the camera lower or choose larger pictures.
check-coarse-tags = { $count ->
    [one] One code is small
   *[other] { $count } codes are small
}: { $have }.{ $have-tenth } pixels for one square, { $need }.{ $need-tenth } are needed to read it every time. Bring the camera closer or choose larger pictures.
check-shine-place = { $place }: a lamp shines back on { $percent } % of it, where no label would be read.
check-shine = { $count ->
    [one] A lamp shines back at one place.
   *[other] A lamp shines back at { $count } places.
} Move the lamp until its shine lies { $cm } cm further { $where }, or push the mat { $cm } cm { $other } and measure the table again.
check-shine-dim = { $count ->
    [one] A lamp shines back at one place.
   *[other] A lamp shines back at { $count } places.
} Move it so far that you do not see it in the table from where the camera hangs, or hang a cloth before it.

look-corners = Corner marks
look-of = { $count } of { $of }
look-codes = Cards
look-light = Light
look-enough = enough
look-dark = too dark
look-uneven = uneven
look-bright = too bright
look-sharp = Sharpness
look-percent = { $percent } %
look-square = Pixels a square
look-pixels = { $have }.{ $have-tenth } of { $need }.{ $need-tenth }
look-rate = Pictures a second
look-tenth = { $number }.{ $number-tenth }
look-corner = { $number }
look-no-camera = No camera
look-size = { $wide } × { $high }, { $rate } a second
