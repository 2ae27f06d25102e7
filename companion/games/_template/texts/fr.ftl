# Le bac de nuit : chaque mot montré ou dit dans cette salle.

room-_template = Le bac de nuit

# Endroits
place-river = Rivière
place-channel = Chenal
place-wake = Sillage
place-supplies = Provisions
place-spent = Défausse
place-roles = Rôles restants
place-space-1 = Rive proche
place-space-2 = Rive opposée
place-space = une rive
place-isle-1 = Première île
place-isle-2 = Deuxième île
place-isle-3 = Troisième île
place-isle-4 = Quatrième île
place-isle-5 = Cinquième île
place-isle-6 = Sixième île
place-isle-7 = Île du milieu
place-isle = une île
place-quay-1 = Premier quai
place-quay-2 = Deuxième quai
place-quay-3 = Troisième quai
place-quay-4 = Quatrième quai
place-quay = un quai
strip-sea = Îles
place-hand = la main
place-played = joué ce tour
place-role = le rôle
pile-hand = Main
strip-river = Rivière
strip-shores = Rives
strip-played = Jouées
badge-across = Passé
stack-river = rivière
stack-supplies = provisions
stack-roles = rôles
stack-pieces = pions
deck-river = rivière
deck-roles = rôles
deck-supplies = provisions

# Phases, nombres
phase-setup = Mise en place
phase-river = Rivière
phase-act = Action
phase-over = La fin
number-power = Force
number-lanterns = Lanternes
number-candles = Bougies
number-plays = cartes jouées ce tour
number-crossings = traversées ce tour
field-danger = danger
field-current = courant
field-klass = classe
field-crew = équipe
field-person = personnage
field-kind = genre
field-marks = mots-clés
field-title = titre
field-power = force

# Cartes sans nom
kind-event = Carte Rivière
kind-character = Provision
kind-special = Rôle
kind-avatar = Pion

# Propositions et choix
offer-begin = Laisser dériver la rivière
offer-play = Jouer { $card }
offer-look = Regarder cette carte
offer-cross = Traverser à la rame
offer-light = Allumer une lanterne pour { $cost } de force
offer-confess = Révéler votre rôle
offer-end = Finir le tour
offer-forgot-lantern = Une lanterne aurait dû s’éteindre
offer-forgot-light = Une lanterne aurait dû s’allumer
option-keep = La laisser
option-sink = La mettre sous la rivière

# Questions
ask-which-river = Quelle est cette carte Rivière ?
ask-which-card = Quelle est cette carte ?
ask-current = Quel courant le plateau indique-t-il à la rive opposée ?
ask-dice = { $name } rame : lancez les dés.
ask-look = Vous seul la voyez : { $card }. La laisser ou la couler ?
ask-dropped = Quelle carte { $name } défausse-t-il ?
ask-role = Quel rôle avait { $name } ?

# Où l’on en est, et ce qui aiderait
here-not-in-hand = Cette carte n’est pas dans la main.
here-not-hidden = Cette carte n’est pas cachée dans le chenal.
here-all-dark = Aucune lanterne ne brûle.
here-role-open = Le rôle est déjà révélé.
remedy-far-shore = Ramez de la rive proche à la rive opposée.
remedy-lamp = Jouez une Lampe.

# Mise en place
setup-players = Le bac de nuit se joue de { $fewest } à { $most }, pas à { $count }. Choisissez à nouveau qui joue.
setup-no-stack = La boîte n’a pas de cartes { $stack }. Choisissez une autre boîte.
setup-no-mode = Il n’y a pas de manière de jouer appelée { $mode }. Choisissez standard ou night.
setup-too-few = La boîte a trop peu de cartes { $stack } pour tant de joueurs. Choisissez une autre boîte.
setup-no-seat = Personne n’est assis à { $seat }. Choisissez parmi les joueurs qui commence.

# Ce que la parole de la table a dépassé
fault-channel-full = plus de cartes dans le chenal qu’il n’en tient
fault-piece-astray = un pion qui n’est sur aucune rive
fault-too-many-lanterns = plus de lanternes qu’il n’y en a

# Comment cela a fini
outcome-won = Tout le monde est passé. Vous avez gagné.
outcome-lost = Le bac n’est pas arrivé.
outcome-smuggler = Le bac n’est pas arrivé, et le contrebandier rit.

# Ce qui s’est passé
event-RoleDealt = { $name } a reçu un rôle secret.
event-TurnBegan = C’était à { $name } de jouer.
event-ActBegan = La rivière a dérivé.
event-CandleBurnt = { $count ->
    [one] Une bougie s’est consumée ; il en restait { $count }.
   *[other] Une bougie s’est consumée ; il en restait { $count }.
}
event-Drifted = Une carte a dérivé dans le chenal.
event-TurnedUp = Révélée : { $card }.
event-Washed = { $count ->
    [one] Une carte a été emportée.
   *[other] { $count } cartes ont été emportées.
}
event-Sunk = { $name } a coulé une carte cachée.
event-Kept = { $name } a laissé la carte cachée.
event-RiverTurned = Le sillage est redevenu la rivière.
event-CardPlayed = { $name } a joué { $card }.
event-PowerGained = { $name } : { $count } de force en plus.
event-PowerSpent = { $name } a employé { $count } de force.
event-Rolled = { $name } a obtenu { $count }.
event-Crossed = { $name } a atteint l’autre rive !
event-Capsized = { $name } a chaviré.
event-LanternsLost = { $count ->
    [one] Une lanterne s’est éteinte.
   *[other] { $count } lanternes se sont éteintes.
}
event-LanternLit = Une lanterne a été rallumée.
event-Discarded = { $count ->
    [one] { $name } a défaussé une carte.
   *[other] { $name } a défaussé { $count } cartes.
}
event-HandDrawn = { $count ->
    [one] { $name } a pioché une carte.
   *[other] { $name } a pioché { $count } cartes.
}
event-SuppliesTurned = La défausse est devenue les nouvelles provisions.
event-RoleShown = { $name } a révélé son rôle : { $card }.
event-EndBegan = C’était décidé. Il fallait révéler les rôles.
event-Ended = La partie était terminée.

# Lignes du journal
command-BeginTurn = { $name } a commencé son tour
command-Play = { $name } a joué une carte
command-Cross = { $name } a traversé
command-Light = { $name } a allumé une lanterne
command-Look = { $name } a regardé une carte cachée
command-Confess = { $name } a révélé son rôle
command-EndTurn = { $name } a fini son tour
command-ForgotLantern = Une lanterne oubliée s’est éteinte
command-ShowBack = Un dos a été montré

# Gestes
prompt-deal-role = { $name } : prenez un rôle et regardez-le seul.
prompt-drift = Posez la première carte Rivière face cachée dans le chenal.
prompt-drift-app = Posez une carte de remplacement face cachée dans le chenal.
prompt-drift-back = Montrez le dos de la première carte Rivière, puis posez-la face cachée dans le chenal.
prompt-turn-up = Retournez la plus ancienne carte du chenal.
prompt-turn-up-app = Posez { $card } dans le chenal à la place de son remplaçant.
prompt-wash = Mettez les cartes visibles du chenal dans le sillage.
prompt-sink = { $name } : glissez la carte regardée sous la rivière, sans la montrer.
prompt-cross = { $name } : déplacez votre pion vers la rive opposée.
prompt-discard = { $name } : mettez les cartes jouées dans la défausse.
prompt-draw = { $count ->
    [one] { $name } : piochez une carte.
   *[other] { $name } : piochez { $count } cartes.
}
prompt-shuffle-supplies = Mélangez la défausse : ce sont les nouvelles provisions.
prompt-shuffle-river = Mélangez le sillage : c’est la nouvelle rivière.
prompt-shuffle-river-app = La rivière est mélangée : remettez le sillage dans le bac de cartes.
prompt-role = { $name } : révélez votre rôle.
prompt-candle = Éteignez une bougie.

# La course
side-sun = Soleil
side-moon = Lune
goal-race = Premier à { $count } points
goal-team = { $side } : { $people }
badge-wind = Vent { $count }
phase-wind = Vents
phase-sail = Navigation
number-steps = Pas restants
number-points = Points
number-target = Points pour gagner
number-beacon = Fanal
number-stopped = arrêté
number-flares = fusées tirées ce tour
option-wind-calm = Calme : 1 pas, tôt
option-wind-breeze = Brise : 2 pas
option-wind-gust = Rafale : un D3 de pas
option-douse = L’éteindre avec une carte
offer-steer = Naviguer vers { $place }
offer-flare = Tirer { $card } en fusée
offer-moor = S’amarrer
offer-forgot-point = { $name } devrait avoir un point de plus
ask-wind = Choisissez votre vent.
ask-gust = { $name } a une rafale : lancez un D3.
ask-beside = Sur votre plateau, { $one } touche-t-il { $other } ?
ask-beacon = Lancez le dé : sur quelle île brûlera le fanal ?
ask-duel = Duel : lancez le dé de vos bateaux, force { $strength }.
ask-duel-again = On en est à { $mine } contre { $theirs }. Relancer votre dé ?
ask-douse = { $name } tire une fusée. Quelqu’un l’éteint-il, ou empêche-t-il qu’on l’éteigne ?
here-race = Dans une course chacun navigue pour son camp.
here-no-race = Personne ne fait la course dans cette partie.
remedy-moor = Amarrez-vous et attendez la manche suivante.
remedy-beside = Choisissez un lieu à côté de votre bateau.
setup-race = Cette course se joue de { $fewest } à { $most }, pas à { $count }. Choisissez une autre façon de jouer, ou qui joue.
outcome-target = { $names } : assez de points. La course est gagnée.
outcome-candles = Les bougies sont consumées. En tête : { $names }.
outcome-even = Les bougies sont consumées et personne n’est devant : partie nulle.
event-RoundBegan = Une manche a commencé par le choix des vents.
event-WindsShown = Tous les vents ont été dévoilés.
event-WindRolled = { $name } a eu une rafale de { $count }.
event-SailsSet = Le vent le plus faible a soufflé d’abord.
event-SailBegan = { $name } a pris le large.
event-Steered = { $name } a navigué vers { $place }.
event-NoWay = Pas de passage vers { $place } : { $name } n’a pas bougé.
event-DriftedHome = { $name } a dérivé jusque chez soi.
event-FlareShown = { $name } a posé une fusée : { $card }.
event-Doused = { $name } l’a éteinte.
event-FlareBurnt = La fusée de { $name } a brûlé : { $count } pas de plus.
event-FlareDied = La fusée de { $name } s’est éteinte.
event-DuelBegan = { $name } a rencontré l’adversaire : un duel.
event-DuelWon = { $name } a gagné le duel avec { $count }.
event-WaterSeen = L’eau : { $card }.
event-BeaconLit = Un fanal a été allumé : { $place }.
event-BeaconTaken = { $name } a pris le fanal.
event-BeaconBlown = L’eau a éteint le fanal avant que { $name } le prenne.
event-PointsGained = { $count ->
    [one] Un point pour { $name }.
   *[other] { $count } points pour { $name }.
}
event-RaceEnded = La course était finie.
command-Steer = { $name } a navigué
command-Moor = { $name } a accosté
command-Flare = { $name } a brûlé une fusée
prompt-winds = Dévoilez tous les vents ensemble.
prompt-steer = { $name } : déplacez votre bateau vers { $place }.
prompt-drift-home = { $name } : remettez votre bateau à { $place }.
prompt-water = Retournez la première carte de la rivière sur le sillage.
prompt-water-app = C’est { $card } : prenez-la dans le bac et posez-la sur le sillage.
prompt-beacon = Placez le fanal là où le dé l’a dit.
attempt-BeginTurn = Commencer le tour
attempt-Play = Jouer une carte
attempt-Cross = Traverser
attempt-Light = Allumer une lanterne
attempt-Look = Regarder une carte cachée
attempt-Confess = Révéler son rôle
attempt-EndTurn = Finir le tour
attempt-ForgotLantern = Éteindre une lanterne oubliée
attempt-ShowBack = Montrer un dos
attempt-Steer = Naviguer là
attempt-Moor = Accoster
attempt-Flare = Brûler une fusée

# What the big button counts
count-begin = { $n } à commencer
count-cross = { $n } à traverser
count-light = { $n } à allumer
count-look = { $n } à regarder
count-answer = { $n } à répondre
count-steer = { $n } à gagner
