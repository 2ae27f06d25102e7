# The very first start: the language, then a film or a game.

ui-welcome-title = Table Companion
ui-welcome-what = You play with real cards. The screen keeps the board and counts.
ui-welcome-new = with your box or with our cards
ui-welcome-show = one whole turn on a drawn table, every touch explained, undo too
ui-welcome-minutes = 2 min
ui-welcome-needs = To try it nothing is needed: no box, no camera, no printer, no account.
ui-welcome-whose = The practice cards are our own, free to print. Your games’ boxes stay their makers’ work; this app is not theirs and shows no card of theirs.
