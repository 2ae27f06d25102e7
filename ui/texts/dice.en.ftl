# Dice that the camera has put down on the sheet.
ui-dice-seen = The camera saw these. Tap the right face where it is wrong.
ui-dice-seen-missing = The camera does not see every die. Tap the one that is missing.
ui-dice-seen-extra = The camera sees more dice. Tap what was thrown.
