# Des parties jouées par centaines : ce qui a été joué.

simulate-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } de { $room } à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }
simulate-no-game = Il n’y a pas de partie { $game } dans cette boîte. Il y a { $games }.
