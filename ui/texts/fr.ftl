# Textes des écrans. Chaque clé existe dans chaque langue.

# Mots du plateau
ui-cards = cartes
ui-slots-free = { $count ->
    [0] aucun libre
    [one] { $count } libre
   *[other] { $count } libres
}
ui-page-board = Plateau
ui-page-market = Cartes
ui-page-people = Joueurs
ui-map-whole = Voir toute la carte
ui-map-decks = Pioches
ui-map-stays = En jeu
ui-map-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
ui-map-saucers = { $count ->
    [one] { $count } soucoupe
   *[other] { $count } soucoupes
}
ui-map-for = { $spaces } pour { $pieces }
ui-map-leaves = { $count ->
    [one] { $pieces } de { $name } quitte { $place } : touchez sa destination.
   *[other] { $pieces } de { $name } quittent { $place } : touchez leur destination.
  }
ui-map-back = Retour à la carte
ui-map-back-sub = Rien n’est encore joué
ui-played =
    JOUÉES
    en ordre
ui-played-title = Jouées ce tour
ui-strikes-order = de droite à gauche
ui-strikes-first = celui de droite frappe d’abord
ui-strikes-rows = le rang du bas d’abord, de droite à gauche
ui-strikes = Blessures
ui-others = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  }
ui-place-card = { $place } : { $card }
ui-place-count = { $place } : { $count }
ui-slow-disk = disque lent
ui-just-now = À l’instant
ui-objective = Objectif
ui-so-many = { $at } sur { $of }
ui-dead = mort
ui-empty = vide
ui-alarm-turns = { $what } ({ $count })
ui-count = ×{ $count }
ui-hidden-card = Carte cachée

# Boutons
ui-undo = Annuler
ui-log = Récit
ui-play = Jouer
ui-menu = Menu
ui-choose = Choisir
ui-name-card = Nommer une carte
ui-choose-title = Que faire maintenant ?
ui-too-dear = Trop cher pour l’instant :
ui-to-board = Retour au plateau
ui-nothing-spent = rien n’est dépensé
ui-more = Autres ({ $count })
ui-more-title = Que faire d’autre ?
ui-play-title = Quelle carte est jouée ?
ui-pool-so-far = { $name } { $count }
ui-play-so-far = { $count ->
    [0] Touchez-les l’une après l’autre. { $pools }
    [one] Une carte jouée : { $pools }
   *[other] { $count } cartes jouées : { $pools }
  }
ui-waiting = Un instant
ui-to-home = Vers l’accueil
ui-close = Fermer
ui-page = Page { $at } sur { $of }
ui-done = C’est fait
ui-wait = Attendez !
ui-window-unless = sauf si quelqu’un réagit
ui-go-on = Continuer
ui-not-now = Pas maintenant
ui-look-table = Plateau
ui-back-to-table = Retour à la table
ui-back = Retour

# Questions
ui-ask-show = Montrez la carte, ou touchez son nom.
ui-ask-number = Touchez le nombre imprimé.
ui-ask-dice = Touchez le résultat des dés.
ui-ask-choice = Lequel ?
ui-ask-done = Appuyez quand c’est fait.
ui-yes-use = Oui, l’utiliser
ui-type-number = Touchez le nombre
ui-say-number = C’est { $value }
ui-dice-tap = Touchez chaque dé
ui-dice-done = Voilà les dés

# Refus
ui-not-done = Pas fait : { $what }
ui-the-rule = La règle
ui-here = Ici
ui-remedy = Ce qui le permettrait
ui-pool = réserve
ui-needed = il faut
ui-leave-it = Laisser
ui-nothing-changes = rien ne change
ui-anyway = Faire quand même
ui-always = Toujours ainsi à notre table
ui-go-on-anyway = Faire quand même

# Annuler
ui-take-back = Annuler { $count }
ui-take-back-title = { $count ->
    [one] Annuler { $count } action
   *[other] Annuler { $count } actions
  }
ui-cards-to-move = { $count ->
    [0] aucune carte à bouger
    [one] 1 carte à bouger
   *[other] { $count } cartes à bouger
  }
ui-all-agree = chacun touche une fois
ui-keep = Tout garder
ui-one-less = Une de moins
ui-one-more = Une de plus
ui-carry-title = Déplacez ces cartes
ui-carry-how = Montrez chaque carte, ou touchez sa ligne.
ui-all-carried = Tout est en place
ui-and-more = et { $count } de plus

# Rideau
ui-pass-to = Passez l’écran à
ui-look-away = Les autres regardent ailleurs.
ui-hidden-again = Lâchez, et tout est caché.
ui-hold-to-look = Maintenir pour voir
ui-not-me = Pas moi
ui-skip-look = Ne pas regarder

# Grands moments
ui-scene-strike = Blessure
ui-scene-facehugger = Facehugger
ui-scene-objective = Objectif achevé
ui-scene-death = Mort
ui-scene-victory = Victoire
ui-scene-defeat = Défaite
ui-scene-then = Chestburster dans la défausse de { $name } : pioché, il tue { $name }
ui-now = Maintenant
ui-last-chance = Dernière chance
ui-then = Ensuite
ui-may-fight = peut le tuer
ui-turns = { $count ->
    [one] tour
   *[other] tours
  }

# Listes
ui-piles = Paquets et piles
ui-hands = Pour vos mains
ui-menu-hands = Pour vos mains
ui-menu-play = Jouer une carte au doigt
ui-menu-played = Jouées ce tour
ui-menu-piles = Paquets et piles
ui-menu-log = Récit de la partie
ui-menu-tools = Corriger quelque chose
ui-menu-system = Système
ui-menu-home = Vers l’accueil

# Outils
ui-tools = Corriger quelque chose
ui-tool-move = Déplacer une carte
ui-tool-move-sub = n’importe où
ui-tool-number = Régler un nombre
ui-tool-number-sub = réserves et compteurs
ui-tool-progress = Régler le tour
ui-tool-progress-sub = tour, phase, qui est en vie
ui-tool-bind = Dire quelle carte c’est
ui-tool-bind-sub = ou que personne ne sait
ui-tool-fact = Corriger l’imprimé
ui-tool-fact-sub = un nombre de la carte
ui-tool-forgot = On a oublié ...
ui-tool-forgot-sub = rien n’est annulé
ui-we-forgot = On a oublié ...
ui-which-card = Quelle carte ?
ui-where-to = Vers où ?
ui-which-number = Quel nombre ?
ui-nobody-knows = Personne ne sait
ui-turn-of = C’est le tour de { $name }
ui-is-dead = { $name } : mort
ui-is-alive = { $name } est en vie
ui-objective-is = Objectif { $level }

# La page des états
ui-state-sample = Rampant
ui-state-attack = Attaque
ui-state-empty = place vide
ui-state-hidden = cachée
ui-state-hidden-legal = cachée, permise
ui-state-seen = vue
ui-state-told = dite, pas vue
ui-state-legal = permise
ui-state-big = du grand bouton
ui-state-picked = prise en main
ui-state-asked = demandée
ui-state-tolerated = tolérée
ui-state-differs = diffère
ui-state-focus = au clavier
ui-state-seats = sièges : couleur et motif
ui-state-classes = classes
ui-state-fight = combat
ui-state-scan = scanner
ui-state-pay = payer
ui-state-too-dear = trop cher
ui-state-harm = blessure
ui-state-coming = à venir
ui-state-hazard = danger
ui-state-level = niveau
ui-state-points = points
ui-state-dice = dé

# Accueil
ui-resume = Reprendre
ui-new-game = Nouvelle partie
ui-home-none = Aucune partie n’attend d’être reprise. Commencez-en une.
ui-home-saved = Parties en cours
ui-home-count = { $count ->
    [one] { $count } à reprendre
   *[other] { $count } à reprendre
  }
ui-language-name = Français
ui-home-people-sub = Couleurs, places, codes
ui-home-system = Système
ui-home-system-sub = Ce qui marche
ui-home-off = Éteindre

# Nouvelle partie
ui-who-plays = Qui joue ?
ui-which-cards = Avec quelles cartes ?
ui-which-game = Jeu
ui-person = Joueur { $number }
ui-one-more-person = Un de plus
ui-practice-box = essai, rien à posséder
ui-own-box = vos propres cartes
ui-custody = Suivi des paquets
ui-custody-fits = Au mieux
ui-custody-fits-sub = essai : l’app ; vos cartes : faces
ui-custody-face = Montrer les faces
ui-custody-face-sub = vous mélangez et montrez
ui-custody-back = Montrer les dos
ui-custody-back-sub = vous mélangez, codes au dos
ui-custody-read = Lire le paquet
ui-custody-read-sub = une fois, carte par carte
ui-custody-app = L’app mélange
ui-custody-app-sub = vraies cartes dans un bac trié
ui-preset = Coup non permis
ui-preset-full = Refuser
ui-preset-full-sub = chaque règle, avec une issue
ui-preset-assist = Aider
ui-preset-assist-sub = coûts et cibles ; sinon prévenir
ui-preset-log = Seulement noter
ui-preset-log-sub = rien n’est refusé
ui-begin = Commencer
ui-begin-sub = { $count ->
    [one] { $game }, un joueur
   *[other] { $game }, { $count } joueurs
  }
ui-setting-up = La table se prépare
ui-no-games = Aucune carte trouvée
ui-space = Espace
ui-take-name = Prendre ce nom
ui-next-name = Nom suivant

# Journal, système, essai
ui-log-how = Le plus récent en haut. Touchez une ligne pour y revenir.
ui-log-nothing = Rien ici. Filtrer montre tout de nouveau.
ui-taken-back = annulé
ui-redo = Refaire
ui-looking = Vérification ...
ui-findings = { $bad ->
    [0] Tout ce qu’il faut marche.
    [one] Une chose ne marche pas.
   *[other] { $bad } choses ne marchent pas.
  }
ui-look-again = Revérifier

# Mes cartes, une carte, l’atelier
ui-my-cards = Mes cartes
ui-menu-my_cards = Mes cartes
ui-cards-known = { $count ->
    [one] { $count } connue
   *[other] { $count } connues
  }
ui-cards-known-of = { $known } sur { $of } connues, { $tagged } étiquetées
ui-cards-not-yours = pas encore à vous
ui-decks-known = { $known } paquets connus sur { $of }
ui-deck-open = { $known } sur { $of } connues, { $tagged } étiq.
ui-deck-known = { $cards ->
    [one] { $cards } carte, { $tagged } étiquetée
   *[other] { $cards } cartes, { $tagged } étiquetées
  }
ui-deck-wrong = { $count ->
    [one] un total est faux
   *[other] { $count } totaux sont faux
  }
ui-design-open = { $copies ->
    [one] unique, à lire
   *[other] { $copies } identiques, à lire
  }
ui-design-known = { $copies ->
    [one] unique, { $tagged } étiq.
   *[other] { $copies } identiques, { $tagged } étiq.
  }
ui-design-unsure = { $copies ->
    [one] unique, à vérifier
   *[other] { $copies } identiques, à vérifier
  }
ui-found = { $count ->
    [0] Rien trouvé
    [one] { $count } carte trouvée
   *[other] { $count } cartes trouvées
  }
ui-search = Chercher
ui-find-it = Trouver
ui-totals = Totaux
ui-totals-fine = Tout est juste.
ui-totals-open = Juste jusqu’ici ; il manque des cartes.
ui-totals-wrong = Quelque chose ne tombe pas juste : revoyez ces cartes.
ui-check-fine = juste
ui-check-open = jusqu’ici : { $has }
ui-check-wrong = faux, c’est { $has }
ui-is-mine = C’est ma boîte
ui-is-mine-sub = l’ajouter à mes cartes
ui-enter-cards = Saisir
ui-cards-to-go = { $count ->
    [one] encore { $count }
   *[other] encore { $count }
  }
ui-part-facts = Imprimé
ui-part-effect = Effet
ui-part-copies = Cartes
ui-fact = { $what } : { $value }
ui-fact-unknown = { $what } : ?
ui-fact-not-known = pas encore lu
ui-fact-told = lu sur la carte
ui-fact-ours = notre propre carte
ui-fact-high = { $count ->
    [one] sûr, { $count } source
   *[other] sûr, { $count } sources
  }
ui-fact-medium = { $count ->
    [one] probable, { $count } source
   *[other] probable, { $count } sources
  }
ui-fact-low = { $count ->
    [one] douteux, { $count } source
   *[other] douteux, { $count } sources
  }
ui-doing-automated = L’app le fait toute seule.
ui-doing-asked = L’app le fait, et demande les nombres qu’elle ne connaît pas.
ui-doing-by-hand = Cela se fait à la main : l’app prête ses outils.
ui-no-effect = Rien de plus que ses nombres.
ui-copy = Carte { $number } sur { $of }
ui-copy-at = { $number } sur { $of } : { $place }
ui-copy-bare = sans étiquette
ui-label = Étiquette
ui-show-label = Montrez l’étiquette
ui-show-label-sub = Carte { $number } sur { $of } : collez-la, montrez-la à la caméra.
ui-type-code = Taper le code
ui-type-code-sub = il est à côté de l’étiquette
ui-bind-label = Lier l’étiquette
ui-label-unknown = { $tag } n’est encore sur aucune carte.
ui-take-label-off = Retirer l’étiquette
ui-take-label-off-sub = son code est oublié
ui-take-label-off-how = Décollez-la aussi de la carte.
ui-enter-card = La saisir
ui-correct-card = La corriger
ui-another-card = Une autre
ui-what-is-it = Qu’est-ce que c’est ?
ui-numbers-on-it = Ses nombres
ui-how-many-alike = Combien d’identiques ?
ui-which-class = Classe
ui-which-keywords = Mots-clés
ui-title-not-needed = Titre, facultatif
ui-title = Titre
ui-not-kept = Cela ne peut pas être noté
ui-keep-card = La garder
ui-keep-so-far = Garder ainsi
ui-leave-card = La laisser
ui-then-next = puis la suivante
ui-then-totals = puis les totaux
ui-take-title = Prendre

# Le plan d’une soirée
ui-plan = Préparer une soirée
ui-plan-sub = quoi étiqueter d’abord
ui-plan-title = Avant la soirée
ui-plan-counting = Je compte ...
ui-plan-nothing = Tout est étiqueté et saisi.
ui-plan-all = Étiquettes { $labels } min, saisies { $entries } min
ui-plan-short = Film
ui-plan-film = Quel film ?
ui-plan-labels = { $count ->
    [one] { $count } étiquette, { $minutes } min
   *[other] { $count } étiquettes, { $minutes } min
  }
ui-plan-entry = saisir { $minutes } min
ui-plan-both = { $labels } · { $entry }

# Mes cartes : ce que l’on peut faire d’autre.
ui-way-print = Imprimer étiquettes et cartes
ui-way-print-sub = Pour cette table et cette caméra
ui-way-rolls = Étiquettes en rouleau
ui-way-rolls-sub = Tout autocollant avec un code
ui-way-stacks = Piles
ui-way-stacks-sub = Ce qu’il y a dans la boîte, ce qui manque
ui-way-away = Ranger
ui-way-away-sub = Chaque carte dans sa pile
ui-way-boards = Plateaux
ui-way-boards-sub = Ce que seul le plateau dit
ui-way-exchange = Envoyer et recevoir
ui-way-exchange-sub = Cartes et saisies en un fichier
