# Des parties jouées par centaines : ce qui a été joué.

simulate-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } de { $room } à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }
