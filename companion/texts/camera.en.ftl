# The camera over the table: what to do until it sees well, what it covers, and what is printed for it.

camera-where-whole = everywhere
camera-where-left = on the left
camera-where-right = on the right
camera-where-top = at the top
camera-where-bottom = at the bottom
camera-where-top-left = at the upper left
camera-where-top-right = at the upper right
camera-where-bottom-right = at the lower right
camera-where-bottom-left = at the lower left
camera-towards-left = to the left
camera-towards-right = to the right
camera-towards-top = towards the top of the picture
camera-towards-bottom = towards the bottom of the picture
camera-side-left = the left side
camera-side-right = the right side
camera-side-top = the top side
camera-side-bottom = the bottom side
camera-turn-right = clockwise
camera-turn-left = anticlockwise

camera-no-picture = The camera gives no picture. Check its cable.
camera-dark = Too dark { $where }. Bring more light there.
camera-glare = A lamp shines back { $where }. Move the lamp or the camera a little.
camera-no-corners = No corner mark is seen. Lay all four around the table, flat and with their white edge.
camera-corner-missing = Corner { $corner }, { $where }, is not seen: is it covered?
camera-corner-twice = Corner { $corner } lies there twice. Take one of them away.
camera-corners-swapped = Corners { $one } and { $other } are swapped. Lay them clockwise: 1, 2, 3, 4.
camera-move-up = Move the camera up { $cm } cm.
camera-move-down = Move the camera down { $cm } cm.
camera-slide = Move the camera { $cm } cm { $where }.
camera-turn = Turn the camera { $degrees } degrees { $way }.
camera-tilt = The camera leans { $degrees } degrees, { $where } is far away. Tip it until it looks straight down.
camera-too-coarse = The picture is too coarse for this table: { $have }.{ $have-tenth } pixels a millimetre, { $need }.{ $need-tenth } are needed. Choose a picture { $width } pixels wide instead of { $now }, or larger marks on the cards.
camera-out-of-focus = Out of focus { $where }: { $percent } % of the sharpness that is needed. Focus the camera again.
camera-moving = The picture moves. Let go of the camera and wait.
camera-hold-still = Good: hold still. { $percent } %
camera-lengths = { $side ->
    [width] By the size of the corner marks the upper two lie { $seen } mm apart
   *[height] By the size of the corner marks the left two lie { $seen } mm apart
  }, you said { $told } mm. Measure that again; or were the marks not printed at 100 %?
camera-not-flat = The corner marks do not lie flat. Press them flat, all on the table itself.
camera-done = Done, exact to { $mm }.{ $mm-tenth } mm.
camera-done-roughly = Done, but only to { $mm }.{ $mm-tenth } mm. Tell how far the corner marks lie apart and measure again: then it is truer.
camera-corner-moved = Corner { $corner } was pushed by { $mm } mm. Lay it back, or measure the table again.
camera-again = The camera is not where it was any more. Please measure the table again.

camera-table-wrong = Tell a game ({ $rooms }) and both lengths or none: --width and --height, in millimetres between the middles of the corner marks.
camera-card-wrong = No card is so thick. Tell the thickness of one in its sleeve in millimetres, between { $least }.{ $least-tenth } and { $most }.{ $most-tenth }, as with --card 0.6.

# Which places it covers
camera-cover-outside = { $place }: not in the picture.
camera-cover-partly = { $place }: only { $percent } % of it is in the picture.
camera-cover-coarse = { $place }: too coarse there, { $percent } % of what is needed.
camera-place-strip = Play strip
camera-place-tray = Dice
camera-place-screen = This screen

# What is wrong with what was kept, or with a file of places
camera-no-table = Where the zones of { $name } lie on a table is not known yet. Choose another game.

# What is printed for it
print-caption-mat = Table for an overhead camera
print-corner-across = { $mm } mm to the middle of corner { $corner }
print-corner-down = { $mm } mm up or down to corner { $corner }
print-mat-part = part { $at } of { $of }
print-mat-glue = glue part { $at } over this
print-mat-unknown = A table has no part { $name }. Choose one of: { $known }.
print-done-mat = { $count ->
    [one] 1 piece for the table on { print-pages }.
   *[other] { $count } pieces for the table on { print-pages }.
  } Print at 100 %, cut them out with their white edges, and glue what has several parts.
