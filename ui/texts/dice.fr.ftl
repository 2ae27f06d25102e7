# Des dés que la caméra a posés sur la feuille.
ui-dice-seen = Vus par la caméra. Corrigez d’une touche.
ui-dice-seen-live = Voici ce que voit la caméra. Laissez les dés immobiles.
ui-dice-seen-missing = Un dé n’est pas vu. Touchez sa face.
ui-dice-seen-extra = Trop de dés sont vus. Touchez le résultat.
ui-dice-colour = { $colour ->
    [white] blanc
    [red] rouge
    [black] noir
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[other] dé
  }
