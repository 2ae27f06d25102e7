# Étiquettes : ce qui est dit des codes qui ne sont pas sur la face d'une carte.

tag-back = C'est le dos d'une carte. Montrez sa face quand elle est demandée.
tag-divider = C'est l'intercalaire d'une pile : il sert à la mise en place et au rangement.

# Comment les étiquettes s'appellent, et si une caméra peut les lire
label-kind-stand = l'étiquette carrée
label-kind-overhead = l'étiquette avec repère de table
label-kind-bars = l'étiquette étroite à barres
label-kind-back = l'étiquette pour les dos
label-can-be-read = Cette caméra peut lire { $label }, avec { $percent } % de la netteté nécessaire.
label-too-small-stand = Cette caméra ne peut pas lire { $label } : elle n'a que { $percent } % de la netteté nécessaire. Rapprochez-la, jusqu'à ce qu'elle ne voie pas plus de { $width } x { $height } cm.
label-too-small-overhead = Au-dessus de toute une table, cette caméra ne peut pas lire { $label } : elle n'a que { $percent } % de la netteté nécessaire. Utilisez l'étiquette avec repère de table, ou laissez la caméra ne voir que { $width } x { $height } cm.
label-bars-need-stand = Les barres ne se lisent qu'à un pied, où la carte est tenue droite : sur une table les cartes sont tournées. Utilisez l'étiquette avec repère de table.
