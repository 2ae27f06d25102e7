# Imprimer des étiquettes et des cartes, une question à la fois.

ui-print-ask-where = Où est la caméra ?
ui-print-ask-where-sub = L’étiquette doit convenir à l’œil qui la lit.
ui-print-eye-stand = Sur un pied
ui-print-eye-stand-sub = on lui montre les cartes une à une
ui-print-eye-overhead = Au-dessus de la table
ui-print-eye-overhead-sub = elle voit tout le plateau
ui-print-eye-none = Pas de caméra
ui-print-eye-none-sub = tout au toucher
ui-print-ask-frame = Quelle est la taille de son image ?
ui-print-ask-frame-sub = Une grande image lit de petites étiquettes.
ui-print-frame-now = la caméra qui marche en ce moment
ui-print-frame-720 = 720p, petites webcams
ui-print-frame-1080 = 1080p, la plupart des webcams
ui-print-frame-1296 = module caméra 3, demi-taille
ui-print-frame-2592 = module caméra 3, pleine taille
ui-print-ask-sees = Que voit-elle ?
ui-print-ask-sees-sub = Posez-y une règle : largeur × hauteur.
ui-print-camera = Caméra
ui-print-camera-none = Pas de caméra
ui-print-camera-stand = Pied, { $frame }, voit { $sees } cm
ui-print-camera-overhead = Au-dessus, { $frame }, voit { $sees } cm

ui-print-ask-what = Que faut-il imprimer ?
ui-print-stand = Étiquettes carrées
ui-print-stand-sub = lisibles ici
ui-print-overhead = Étiquettes à repère
ui-print-overhead-sub = lisibles ici
ui-print-bars = Étiquettes à barres
ui-print-bars-sub = lisibles ici
ui-print-back = Étiquettes de dos
ui-print-back-sub = lisibles ici
ui-print-spare = Dos de réserve
ui-print-spare-sub = pour redonner des dos à un paquet
ui-print-inserts = Dos à glisser sous pochette
ui-print-inserts-sub = lisibles ici
ui-print-cards = Cartes d’essai entières
ui-print-cards-sub = neuf par page
ui-print-dividers = Intercalaires
ui-print-dividers-sub = un par pile
ui-print-marks = Repères de table
ui-print-marks-sub = coins et zones
ui-print-outline = Contours de cartes
ui-print-outline-sub = posez une carte à côté
ui-print-mix = Deux boîtes sur une table
ui-print-mix-sub = leurs repères diffèrent-ils ?
ui-print-mix-fine = Les deux vont ensemble
ui-print-mix-fine-sub = aucun repère en double
ui-print-mix-new = { $count ->
    [one] { $count } étiquette neuve
   *[other] { $count } étiquettes neuves
  }
ui-print-mix-new-sub = pour { $box } : moins de cartes
ui-print-ask-other = Et quelle autre boîte ?
ui-print-ask-other-sub = Un repère ne vaut que dans sa boîte.
ui-print-ask-clash = Leurs repères diffèrent-ils ?
ui-print-ask-clash-sub = Un même repère sur deux cartes les confond.
ui-print-unreadable = illisible ici : voir pourquoi
ui-print-no-camera = Sans caméra, personne ne lit les étiquettes : elles ne servent à rien. Les cartes et les intercalaires s’impriment quand même.
ui-print-marks-overhead = Les repères sont pour une caméra au-dessus de la table. Une caméra sur pied ne voit qu’un endroit et n’en a pas besoin.
ui-print-what-helps = Si la caméra ou la table est une autre, touchez « Caméra » et répondez encore.

ui-print-ask-which = Pour quelles cartes ?
ui-print-ask-which-sub = Chaque étiquette est celle d’une seule carte.
ui-print-which-missing = Celles qui manquent
ui-print-which-missing-sub = cartes sans étiquette
ui-print-which-evening = Pour une soirée
ui-print-which-evening-sub = les paquets utiles d’abord
ui-print-which-decks = Quelques paquets
ui-print-which-decks-sub = dans l’ordre touché
ui-print-which-all = Toute la boîte
ui-print-which-all-sub = paquet par paquet
ui-print-which-again = Une étiquette encore
ui-print-which-again-sub = perdue ou déchirée
ui-print-which-fresh = Étiquettes libres
ui-print-which-fresh-sub = pour ce qui viendra
ui-print-ask-box = Quelle boîte ?
ui-print-ask-box-sub = Touchez-la.
ui-print-box = { $cards ->
    [one] { $cards } carte, { $labelled } avec étiquette
   *[other] { $cards } cartes, { $labelled } avec étiquette
  }
ui-print-ask-film = Quel film ?
ui-print-ask-film-sub = Il décide des paquets qui sortent de la boîte.
ui-print-evening-any = Ce que l’app propose
ui-print-ask-players = Combien de personnes ?
ui-print-ask-players-sub = Elles amènent leurs paquets.
ui-print-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
  }
ui-print-ask-decks = Quels paquets ?
ui-print-ask-decks-sub = Touchez-les dans l’ordre voulu.
ui-print-ask-deck = Dans quel paquet est-elle ?
ui-print-ask-deck-sub = Touchez-le.
ui-print-ask-design = Quelle carte est-ce ?
ui-print-ask-design-sub = Touchez-la.
ui-print-copies = { $count ->
    [one] la seule
   *[other] les { $count } identiques
  }
ui-print-ask-copy = Laquelle ?
ui-print-ask-copy-sub = Des cartes identiques ont chacune leur étiquette.
ui-print-ask-count = Combien d’étiquettes libres ?
ui-print-ask-count-sub = Elles sont liées dès qu’on les montre.
ui-print-whole-sheet = Le reste d’une planche

ui-print-ask-sheet = Sur quelles étiquettes ?
ui-print-ask-sheet-sub = D’abord celles qui vont sur chaque carte.
ui-print-to-cut = { $paper } ordinaire, à couper
ui-print-sheet = { $paper }, { $count } étiquettes de { $width } × { $height } mm
ui-print-sheet-large = { $width } × { $height } mm : trop grand parfois
ui-print-sheet-title = Trop grandes
ui-print-sheet-no-card = Ces étiquettes sont plus grandes que la place libre de toutes les cartes. Prenez une planche de plus petites, ou du papier à couper.
ui-print-ask-start = Où commence la planche ?
ui-print-start-at = Étiquette { $at } de { $of } : touchez la première qui reste.
ui-print-ask-paper = Sur quel papier ?
ui-print-ask-paper-sub = Comme il est dans l’imprimante.
ui-print-ask-turn = Comment la page est-elle retournée ?
ui-print-ask-turn-sub = Pour que les dos soient derrière leurs faces.
ui-print-turn-long = Sur le grand côté
ui-print-turn-long-sub = le plus courant
ui-print-turn-short = Sur le petit côté
ui-print-turn-short-sub = comme un calendrier
ui-print-turn-none = Faces seulement
ui-print-turn-none-sub = sans dos

ui-print-ask-place = Où va l’étiquette ?
ui-print-place-of = { $cards }
ui-print-covers = Elle couvrirait : { $what }. Déplacez-la.
ui-print-no-room = Cette étiquette dépasse la place libre : faites-la plus large ou plus haute.
ui-print-no-outline = Personne ne connaît encore les cartes de ce jeu.
ui-print-narrower = Étroit
ui-print-wider = Large
ui-print-lower = Bas
ui-print-taller = Haut
ui-print-move = Place
ui-print-size = Taille
ui-print-reset = Comme avant

ui-print-ask-out = Où vont les pages ?
ui-print-to-stick = en fichier PDF
ui-print-to-documents = en fichier PDF
ui-print-to-printer = imprimer maintenant
ui-print-make = Faire les pages
ui-print-make-short = Imprimer
ui-print-choose = Touchez un choix
ui-print-making = Les pages se font ...
ui-print-ready = Les pages sont prêtes
ui-print-ruler = Imprimez à 100 %, jamais « ajuster à la page » : la ligne de chaque feuille doit mesurer exactement 100 mm. Posez une règle dessus avant de coller.
ui-print-done = Vers mes cartes
ui-print-more = Encore
ui-print-failed = Aucune page n’a été faite
