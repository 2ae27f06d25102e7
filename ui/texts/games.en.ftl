# Games in lists, and everything about setting up a new one.
ui-home-other = { $game }: { $people }
ui-home-other-sub = { $line } · { $when }
