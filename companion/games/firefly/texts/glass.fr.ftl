# Ce que l’écran dit avec les mots de Firefly, et la table entre deux Épisodes.

ui-dead = à terre
ui-blow-far = Encore { $left } : à terre
ui-played = JOUÉES
ui-death-now = Les tours de { $name } sautent jusqu’aux soins. Si tout le monde est vaincu à la fois, la partie est perdue.
ui-objective = Objectif
ui-objective-of = Épisode { $at }
ui-scene-strike = Blessure
ui-scene-death = À terre
ui-scene-ship = Avarie
ui-scene-strained = Serenity en danger
ui-scene-back = De retour en jeu
ui-scene-failed = Objectif échoué
ui-scene-credits = Inter-mission
ui-scene-inevitable = L’Inévitable
ui-scene-countdown = Tours restants
ui-scene-time-up = Temps écoulé
ui-scene-defeat = Défaite
guise-nobodys = sans joueur
guise-defeated = à terre
strip-upgrades = Achats
strip-healing = Soins
field-credits = Crédits
    .short = Crédits
field-healing = Soins
healing-of = { $name } : { $count ->
    [one] { $count } Blessure
   *[other] { $count } Blessures
 }
    .short = { $name }
note-healing-left = encore à soigner
note-inevitable = Inévitable
count-buy = { $n ->
    [one] { $n } Amélioration
   *[other] { $n } Améliorations
 }
count-repair = { $n ->
    [one] { $n } réparation
   *[other] { $n } réparations
 }
count-heal = { $n ->
    [one] { $n } soin
   *[other] { $n } soins
 }
count-draw = cartes
ui-sequel = Jouer la suite
note-job-due = ce tour
ship-chip = Serenity : { $count ->
    [0] aucun libre
    [one] { $count } libre
   *[other] { $count } libres
 }
