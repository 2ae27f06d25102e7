# L’aide de première partie : une phrase ou deux, dites une fois

ui-coach-read = Compris
ui-coach-enough = Arrêter
ui-coach-start = { $act } : ce bouton dit toujours la suite.
ui-coach-show = Retournez la première carte et montrez-la à la caméra.
ui-coach-done = Faites-le avec les vraies cartes, puis touchez { $big }.
ui-coach-hold = Une erreur ? Gardez le doigt dessus et corrigez.
ui-coach-undo = { ui-undo } défait une action après l’autre.
ui-coach-words = Un mot souligné de points a ses règles : touchez-le.
ui-coach-choose = { $big } ouvre tout ce qui est possible, sans dépense.
ui-coach-alien-play = Posez vos cartes une à une : leurs points s’ajoutent en bas.
ui-coach-alien-goal = Votre objectif est là : touchez-le pour savoir quoi faire.
ui-coach-alien-scan = L’œil est un scan : payez son Attaque pour voir la carte.
ui-coach-alien-fight = Un ennemi éclairé se combat : payez l’Attaque qu’il montre.
ui-coach-alien-recruit = Une carte éclairée du QG rejoint vos cartes : payez-la.
ui-coach-alien-danger = Les ennemis de la Zone de Combat frappent en fin de tour.
ui-coach-alien-strike = Les dégâts restent jusqu’au soin. Cases pleines : la mort.
ui-coach-alien-facehugger = Tuez le Facehugger à ce tour ou au suivant, pas après.
ui-coach-alien-hazard = Un danger s’est produit : touchez l’objectif pour le lire.
ui-coach-alien-last-chance = Dernier tour pour tuer ce Facehugger : lui d’abord.
ui-coach-alien-end = { $act } : les points qui restent sont perdus.
ui-coach-alien-objective = L’objectif est atteint : touchez-le pour continuer.
