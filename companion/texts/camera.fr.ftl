# La caméra au-dessus de la table : que faire pour qu’elle voie bien, ce qu’elle couvre, ce qu’on imprime pour elle.

camera-where-whole = partout
camera-where-left = à gauche
camera-where-right = à droite
camera-where-top = en haut
camera-where-bottom = en bas
camera-where-top-left = en haut à gauche
camera-where-top-right = en haut à droite
camera-where-bottom-right = en bas à droite
camera-where-bottom-left = en bas à gauche
camera-towards-left = vers la gauche
camera-towards-right = vers la droite
camera-towards-top = vers le haut de l’image
camera-towards-bottom = vers le bas de l’image
camera-side-left = le côté gauche
camera-side-right = le côté droit
camera-side-top = le côté du haut
camera-side-bottom = le côté du bas
camera-turn-right = dans le sens des aiguilles d’une montre
camera-turn-left = dans le sens inverse des aiguilles d’une montre

camera-no-picture = La caméra ne donne aucune image. Vérifiez son câble.
camera-dark = Trop sombre { $where }. Mettez-y plus de lumière.
camera-glare = Une lampe se reflète { $where }. Déplacez un peu la lampe ou la caméra.
camera-no-corners = Aucun repère de coin n’est vu. Posez les quatre autour de la table, à plat et avec leur bord blanc.
camera-corner-missing = Le coin { $corner }, { $where }, n’est pas vu : est-il couvert ?
camera-corner-twice = Le coin { $corner } est posé deux fois. Enlevez-en un.
camera-corners-swapped = Les coins { $one } et { $other } sont échangés. Posez-les dans le sens des aiguilles d’une montre : 1, 2, 3, 4.
camera-move-up = Montez la caméra de { $cm } cm.
camera-move-down = Descendez la caméra de { $cm } cm.
camera-slide = Déplacez la caméra de { $cm } cm { $where }.
camera-turn = { $degrees ->
    [one] Tournez la caméra de { $degrees } degré { $way }.
   *[other] Tournez la caméra de { $degrees } degrés { $way }.
  }
camera-tilt = La caméra penche de { $degrees } degrés, { $where } est trop loin. Redressez-la pour qu’elle regarde droit vers le bas.
camera-too-coarse = L’image est trop grossière pour cette table : { $have },{ $have-tenth } pixels par millimètre, il en faut { $need },{ $need-tenth }. Choisissez une image large de { $width } pixels au lieu de { $now }, ou de plus grands repères sur les cartes.
camera-out-of-focus = Image floue { $where } : { $percent } % de la netteté nécessaire. Refaites la mise au point.
camera-moving = L’image bouge. Lâchez la caméra et attendez.
camera-hold-still = Bien : ne bougez plus. { $percent } %
camera-lengths = { $side ->
    [width] D’après la taille des repères, les deux du haut sont à { $seen } mm l’un de l’autre
   *[height] D’après la taille des repères, les deux de gauche sont à { $seen } mm l’un de l’autre
  } ; vous avez dit { $told } mm. Mesurez encore une fois ; ou bien les repères n’ont-ils pas été imprimés à 100 % ?
camera-not-flat = Les repères de coin ne sont pas à plat. Aplatissez-les, tous sur la table même.
camera-done = Terminé, à { $mm },{ $mm-tenth } mm près.
camera-done-roughly = Terminé, mais à { $mm },{ $mm-tenth } mm près seulement. Dites à quelle distance sont les repères de coin et mesurez encore : ce sera plus juste.
camera-corner-moved = Le coin { $corner } a été poussé de { $mm } mm. Remettez-le à sa place, ou mesurez de nouveau la table.
camera-again = La caméra n’est plus là où elle était. Veuillez mesurer de nouveau la table.

camera-table-wrong = Indiquez un jeu ({ $rooms }) et les deux longueurs ou aucune : --width et --height, en millimètres entre les milieux des repères de coin.
camera-card-wrong = Aucune carte n’a cette épaisseur. Indiquez celle d’une carte dans sa pochette en millimètres, entre { $least },{ $least-tenth } et { $most },{ $most-tenth }, comme avec --card 0.6.

# Les endroits qu’elle couvre
camera-cover-outside = { $place } : hors de l’image.
camera-cover-partly = { $place } : { $percent } % seulement dans l’image.
camera-cover-coarse = { $place } : trop grossier à cet endroit, { $percent } % de ce qu’il faut.
camera-place-strip = Bande de jeu
camera-place-tray = Dés
camera-place-screen = Cet écran

# Ce qui cloche dans ce qui a été gardé, ou dans un fichier d’endroits
camera-no-table = On ne sait pas encore où sont les zones de { $name } sur une table. Choisissez un autre jeu.

# Ce qui est imprimé pour elle
print-caption-mat = Table sous une caméra
print-corner-across = { $mm } mm jusqu’au milieu du coin { $corner }
print-corner-down = { $mm } mm en hauteur jusqu’au coin { $corner }
print-mat-part = partie { $at } sur { $of }
print-mat-glue = coller ici la partie { $at }
print-mat-unknown = Une table n’a pas de partie { $name }. Choisissez parmi : { $known }.
print-done-mat = { $count ->
    [one] { $count } pièce pour la table sur { print-pages }.
   *[other] { $count } pièces pour la table sur { print-pages }.
  } Imprimez à 100 %, découpez-les avec leurs bords blancs et collez ce qui a plusieurs parties.
