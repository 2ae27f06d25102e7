# The owner’s boards: what only the printed board says.
ui-boards = Your boards
ui-boards-sub = What only the printed board says, told once
ui-board-line = { $box } · { $known } of { $of }
ui-board-enter = Go on with it
ui-board-before = One back
ui-board-after = Leave it
ui-board-at = { $at } of { $of }
ui-board-keep-number = Keep { $number }
ui-board-keep-names = So it is
ui-board-keep-which = These, no others
ui-board-keep-touches = These, no others
ui-board-apart = These sections do not touch
ui-board-name = What is this place called?
ui-board-type = Type another name
