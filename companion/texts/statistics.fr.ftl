# Statistiques et bilan : ce qui est dit des parties terminées
statistics-nothing = Aucune partie n’est encore terminée, il n’y a donc rien à écrire.
statistics-game = Jeu
statistics-people = Joueurs
statistics-person = Personne
statistics-seconds = Secondes
statistics-so-many-people = { $count ->
    [one] Un joueur
   *[other] { $count } joueurs
}
turning-harm = { $count } dégâts en un seul tour, le plus de la partie, dont { $most } pour { $name }.
turning-harm-one = { $count } dégâts en un seul tour, tous pour { $name } : le plus de la partie.
turning-crowd = { $count } cartes menacent à la fois, plus que jamais.
