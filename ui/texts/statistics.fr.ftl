# Statistiques de toutes les parties.
ui-statistics = Statistiques
ui-statistics-sub = Victoires, joueurs, durées
ui-statistics-none = Aucune partie n’est encore terminée.
ui-statistics-count = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $hours } à table
ui-statistics-reading = { $done } parties lues sur { $of }
ui-statistics-wins = Victoires
ui-statistics-people = Joueurs
ui-statistics-times = Durées
ui-statistics-evenings = Soirées
ui-statistics-games = Parties
ui-statistics-all = Toutes les parties
ui-statistics-won = Parties gagnées
ui-statistics-so-many = { $won } sur { $games }
ui-statistics-between = { $low }–{ $high } %
ui-statistics-likely = trait fin : où se trouve sans doute la vraie part
ui-statistics-a-game = par partie
ui-statistics-turn = Durée d’un tour
ui-statistics-turn-many = Durée d’un tour, par nombre de joueurs
ui-statistics-length = Durée d’une partie
ui-statistics-middle = la moitié se trouve sur le trait fin
ui-statistics-of-so-many = { $count } en tout
ui-statistics-evening = soirée
ui-statistics-every = Tous les jeux ensemble
ui-statistics-only = { $what } par partie
ui-statistics-which = Quel jeu ?
ui-statistics-what = Que montrer ?
ui-decimal = { $whole },{ $tenth }
ui-hours = { $hours } h { $minutes }
ui-minutes = { $minutes } min
ui-seconds = { $minutes }:{ $seconds }
ui-export = Exporter
ui-export-title = Écrire un fichier
ui-export-sub = L’image pour regarder, le tableau pour calculer
ui-export-png = Image vers { $place }
ui-export-csv = Tableau vers { $place }
ui-export-log = Récit vers { $place }
ui-export-done = C’est écrit
ui-export-nowhere = Aucun endroit où écrire. Branchez une clé ou créez un dossier de documents.
ui-statistics-few = trop peu de parties pour un pourcentage
