# The page that says what works, and its badge.

ui-amiss = { $count ->
    [one] one thing is out of order
   *[other] { $count } things are out of order
  }
ui-wires = The wires
ui-wires-sub = a picture of every pin and resistor
