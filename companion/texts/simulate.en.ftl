# Games that are played by the hundred: what was played.

simulate-games = { $games ->
    [one] 1 game
   *[other] { $games } games
  } of { $room } with { $players ->
    [one] 1 player
   *[other] { $players } players
  }
simulate-no-game = There is no game { $game } in this box. There are { $games }.
