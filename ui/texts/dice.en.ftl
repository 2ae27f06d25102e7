# Dice that the camera has put down on the sheet.
ui-dice-seen = Seen by the camera. Tap what is wrong.
ui-dice-seen-live = The camera sees this. Let the dice lie still.
ui-dice-seen-missing = A die is not seen. Tap what it shows.
ui-dice-seen-extra = Too many dice are seen. Tap what was thrown.
ui-dice-colour = { $colour ->
    [white] white
    [red] red
    [black] black
    [blue] blue
    [green] green
    [yellow] yellow
   *[other] die
  }
