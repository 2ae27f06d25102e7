# The page that says what works, and its badge.

ui-amiss = { $count ->
    [one] A note about the computer
   *[other] { $count } notes about the computer
  }
ui-wires = The wires
ui-wires-sub = a picture of every pin and resistor
ui-screen-failed = That screen failed and was closed
ui-screen-failed-sub = The game is saved: go on from here. What happened is written down for whoever looks after the computer.
