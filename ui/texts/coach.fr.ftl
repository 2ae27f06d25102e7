# L’aide de première partie : une phrase ou deux, dites une fois

ui-coach-read = Compris
ui-coach-enough = Arrêter l’aide
ui-coach-start = Le grand bouton fait toujours la suite la plus probable, et dit laquelle.
ui-coach-show = Retournez la première carte et montrez-la à la caméra. Sans caméra, touchez son nom dans la liste.
ui-coach-done = Faites-le d’abord avec les vraies cartes. Appuyez ensuite sur le grand bouton.
ui-coach-hold = Une erreur à l’écran ? Gardez le doigt sur le nombre, la carte ou le lieu et corrigez.
ui-coach-undo = Rien n’est perdu : le bouton Annuler défait une action après l’autre, jusqu’au début.
ui-coach-words = Un mot souligné de points a des règles. Touchez-le pour les lire.
ui-coach-alien-play = Posez vos cartes l’une après l’autre et montrez chacune. Ce qu’elles donnent s’additionne en bas.
ui-coach-alien-scan = On peut regarder une carte cachée : un scan coûte l’Attaque écrite près de l’œil. Touchez la carte.
ui-coach-alien-fight = Un ennemi encadré peut être vaincu : touchez-le et payez l’Attaque écrite dans son pentagone.
ui-coach-alien-recruit = Une carte encadrée du QG peut être recrutée : elle va dans votre défausse.
ui-coach-alien-danger = Les ennemis de la Zone de Combat vous blessent en fin de tour, sauf ceux que vous avez vaincus.
ui-coach-alien-strike = Une Blessure avec dégâts reste jusqu’à sa guérison. Qui en subit autant que sa santé meurt.
ui-coach-alien-facehugger = Un Facehugger : le joueur actif peut le tuer, à ce tour et au suivant. Après, c’est trop tard.
ui-coach-alien-hazard = Un danger du lieu s’est produit : son triangle est plein. Faites ce qu’il dit.
ui-coach-alien-last-chance = Dernier tour pour tuer ce Facehugger : il passe avant tout le reste.
ui-coach-alien-end = Quand vous avez fini, terminez votre tour : les points qui restent sont perdus.
ui-coach-alien-objective = L’objectif est achevé. Touchez-le pour passer au suivant.
