# Étiquettes : ce qui est dit des codes qui ne sont pas sur la face d’une carte.

tag-back = C’est le dos d’une carte. Montrez sa face quand elle est demandée.
tag-divider = C’est l’intercalaire d’une pile : il sert à la mise en place et au rangement.

# Comment les étiquettes s’appellent, et si une caméra peut les lire
label-kind-stand = l’étiquette carrée
label-kind-overhead = l’étiquette avec repère de table
label-kind-bars = l’étiquette étroite à barres
label-kind-back = l’étiquette pour les dos
label-can-be-read = Cette caméra peut lire { $label }, avec { $percent } % de la netteté nécessaire.
label-too-small-stand = Cette caméra ne peut pas lire { $label } : elle n’a que { $percent } % de la netteté nécessaire. Rapprochez-la, jusqu’à ce qu’elle ne voie pas plus de { $width } × { $height } cm.
label-too-small-overhead = Au-dessus de toute une table, cette caméra ne peut pas lire { $label } : elle n’a que { $percent } % de la netteté nécessaire. Utilisez l’étiquette avec repère de table, ou laissez la caméra ne voir que { $width } × { $height } cm.
label-bars-need-stand = Les barres ne se lisent qu’avec une caméra sur pied, où la carte est tenue droite : sur une table les cartes sont tournées. Utilisez l’étiquette avec repère de table.

# Genres de cartes pour lesquels une salle n’a pas de mot à elle
kind-alien-avatar = Avatar Alien
kind-alien-player = Carte de Joueur Alien
kind-agenda = Journal
kind-secrets = Secrets Dévoilés

# Ce qui est imprimé sur les pages mêmes
print-ruler = Cette ligne doit mesurer exactement 100 mm : imprimer à 100 %, jamais « ajuster à la page ».
print-caption-labels = Étiquettes · { $box }
print-caption-backs = Dos · { $box }
print-caption-marks = Repères de table
print-caption-outline = Où va l’étiquette
print-count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
print-corner-top-left = coin en haut à gauche
print-corner-top-right = coin en haut à droite
print-corner-bottom-right = coin en bas à droite
print-corner-bottom-left = coin en bas à gauche
print-strip-left = bande de jeu, bout gauche
print-strip-right = bande de jeu, bout droit
print-zone = zone { $number }
label-part-name = nom
label-part-icons = icônes
label-part-numbers = nombres
label-part-text = texte
label-part-free = l’image
label-part-back = dos

# Ce qui est dit quand quelque chose est imprimé
print-pages = { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
  }
print-done-labels = { $count ->
    [one] { $count } étiquette sur { print-pages }.
   *[other] { $count } étiquettes sur { print-pages }.
  } Chacune est celle de la carte nommée dessus.
print-done-backs = { $count ->
    [one] { $count } étiquette de dos sur { print-pages }.
   *[other] { $count } étiquettes de dos sur { print-pages }.
  } Collez-les comme elles viennent ; puis montrez de chaque carte la face et le dos, l’une après l’autre.
print-done-inserts = { $count ->
    [one] { $count } insert sur { print-pages }.
   *[other] { $count } inserts sur { print-pages }.
  } Glissez-les comme ils viennent ; puis montrez de chaque carte la face et le dos, l’une après l’autre.
print-done-cards = { $count ->
    [one] { $count } carte sur { print-pages }.
   *[other] { $count } cartes sur { print-pages }.
  } Imprimez des deux côtés, puis coupez le long des repères.
print-done-dividers = { $count ->
    [one] { $count } intercalaire sur { print-pages }.
   *[other] { $count } intercalaires sur { print-pages }.
  }
print-done-marks = { $count ->
    [one] { $count } repère de table sur { print-pages }.
   *[other] { $count } repères de table sur { print-pages }.
  } Découpez-les avec leur bord blanc.
print-done-outline = { $count ->
    [one] { $count } contour sur { print-pages }.
   *[other] { $count } contours sur { print-pages }.
  } Posez une de vos cartes à côté de chacun : l’étiquette ne doit couvrir que l’image.

# Où sont les pages imprimées, et pourquoi il n’y en a pas
print-at-printer = Elles s’impriment sur { $printer }.
print-at-file = Elles sont dans le fichier { $name }, dans { $place }.
print-nothing-labels = Il n’y a rien à imprimer : toutes ces cartes ont déjà leur étiquette.
print-nothing-cards = Il n’y a rien à imprimer. Choisissez une boîte, et une pile qui a des cartes.
print-nothing-dividers = Il n’y a pas de pile pour laquelle imprimer un intercalaire.
print-refused = L’imprimante { $printer } n’a pas pris les pages ({ $fault }). Choisissez un autre endroit.
print-not-written = Les pages n’ont pas pu être écrites dans { $place } ({ $fault }). Choisissez un autre endroit.

# Deux boîtes sur une table
print-mix-fine = Aucune carte de ces boîtes ne partage son repère de table : les deux peuvent être sur une table.
print-mix-clash = { $count ->
    [one] { $count } repère de table est
   *[other] { $count } repères de table sont
  } sur une carte de chaque boîte. Mieux vaut de nouvelles étiquettes pour { $box }, qui a moins de cartes marquées : ajoutez --relabel.
