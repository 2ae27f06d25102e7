# Boxes on the shelf: what is there, what comes later, and what is there no more.
ui-cards-known-of-later = { $known } of { $of } known; the game comes later
ui-cards-not-yours-later = not yours yet; the game comes later
ui-game-later = to enter and label now, the game comes later
ui-not-mine = Not mine any more
ui-not-mine-sub = what you told is kept
ui-part-history = History
ui-history-none = Nothing has been written down yet.
ui-history-undated = nobody knows when
