# Les parties en liste, et tout ce qui concerne une nouvelle partie.
ui-home-other = { $game } : { $people }
ui-home-other-sub = { $line } · { $when }
