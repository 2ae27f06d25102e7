# Réglages : groupes, lignes, et ce que chacune peut être.
ui-settings = Réglages
ui-home-settings-sub = Langue, texte, règles
ui-menu-settings = Réglages
ui-settings-type = Langue et texte
ui-settings-colours = Couleurs, mouvement
ui-settings-heard = Son, voix, lumières
ui-settings-table = À la table
ui-settings-take = Garder ceci
ui-settings-percent = { $value } %
ui-settings-seconds = { $count ->
    [0] non : attendre un doigt
    [one] 1 seconde
   *[other] { $count } secondes
  }
ui-settings-language = Langue
ui-settings-text-scale = Taille du texte
ui-settings-diagonal-in = Taille de cet écran
ui-settings-inches = { $inches } pouces
ui-settings-inches-likely = { $inches } pouces, non mesuré
ui-settings-hold-card = Tenez une carte ici : un bord sur le trait gauche. Tirez le trait droit jusqu’à l’autre bord.
ui-settings-narrower = plus étroit
ui-settings-wider = plus large
ui-settings-flat = Posé à plat
ui-settings-flat-sub = les questions se tournent vers la personne
ui-settings-strip-turns = Touches du bas tournées
ui-settings-strip-turns-sub = vers qui joue, quand l’écran est à plat
ui-settings-vision = Couleurs pour mes yeux
ui-settings-vision-usual = D’origine
ui-settings-vision-usual-sub = les couleurs de chaque jeu
ui-settings-vision-deutan = Vert faible
ui-settings-vision-deutan-sub = les verts et les rouges se ressemblent (deutan)
ui-settings-vision-protan = Rouge faible
ui-settings-vision-protan-sub = les rouges sont sombres (protan)
ui-settings-vision-tritan = Bleu faible
ui-settings-vision-tritan-sub = les bleus et les verts se ressemblent (tritan)
ui-settings-ground = Clair ou sombre
ui-settings-ground-usual = D’origine
ui-settings-ground-usual-sub = chaque jeu à sa façon
ui-settings-ground-dark = Clair sur sombre
ui-settings-ground-dark-sub = pour le soir
ui-settings-ground-light = Sombre sur clair
ui-settings-ground-light-sub = pour le jour, comme du papier
ui-settings-reduced-motion = Sans mouvement
ui-settings-reduced-motion-sub = rien ne glisse ni ne respire
ui-settings-volume = Volume
ui-settings-sounds = Plus sur le son et la voix
ui-settings-lights = Lumières : essayer, tester
ui-settings-new-games = pour les parties à venir
ui-settings-enforcement = Si un coup n’est pas permis
ui-settings-custody = Suivi des paquets
ui-settings-dice-by = Qui lance les dés
ui-settings-dice-by-app = L’app
ui-settings-dice-by-app-sub = tout de suite, et montre le lancer
ui-settings-dice-by-table = Vous, à la table
ui-settings-dice-by-table-sub = la caméra les lit, ou on les touche
ui-settings-window-s = Temps pour réagir
ui-settings-coach = Aide de première partie
ui-settings-coach-sub = explique ce qui est nouveau, pas à pas
ui-settings-sample-title = À vous
ui-settings-sample-body = Recrutez, scannez, combattez.
ui-settings-sample-caption = Zone de Combat
ui-settings-moments-s = Blessures et morts restent
ui-settings-moments = { $count ->
    [0] Jusqu’à ce qu’on les touche
   *[other] { $count } secondes
}
