# Comment les paquets sont tenus : qui en connaît l’ordre, les dos montrés, les paquets lus carte par carte.

kept-face = en montrant les faces
kept-back = en montrant les dos au passage
kept-read = par lecture, dos visible
kept-app = par l’app
command-KeepDeck = { $deck } : désormais { $how }

# Pourquoi un paquet ne peut pas être tenu ainsi
here-no-such-deck = Ce jeu n’a pas ce paquet, ou ne peut pas le suivre ainsi.
here-kept-so = Le paquet est déjà suivi ainsi.
here-nothing-to-read = Il n’y a aucune carte à lire dans ce paquet.
here-not-read = Seul un paquet lu jusqu’à sa dernière carte peut être confié à l’app. Lisez-le d’abord.
here-not-all-told = Il manque encore un nom ou un nombre à une carte de ce paquet. Complétez-les d’abord dans « mes cartes ».

# Ce que cela entraîne, avant de choisir
keep-face-sub = Chaque carte retournée est désormais montrée ou nommée
keep-face-from-app-sub = Refaites le vrai paquet avec le bac et mélangez-le
keep-back-sub = Montrez le dos de chaque carte posée face cachée
keep-back-from-app-sub = Refaites le vrai paquet, mélangez-le, puis montrez les dos
keep-read-sub = Faites glisser le paquet carte par carte sous la caméra, dos visible
keep-read-from-app-sub = Refaites le vrai paquet, mélangez-le, puis glissez-le sous la caméra
keep-app-sub = Triez le paquet dans le bac ; des cartes de remplacement prennent sa place

# Ce que les mains ont à faire
prompt-keep-face = { $deck } : rien à faire. Montrez les cartes quand elles sont retournées.
prompt-keep-back = { $deck } : montrez le dos de chaque carte posée face cachée.
prompt-keep-read = { $deck } : tournez le paquet dos visible. Personne ne regarde les faces.
prompt-keep-tray = { $deck } : triez ses cartes dans le bac, faces visibles, sans retenir leur ordre. Posez autant de cartes de remplacement. Ce qui est face cachée ailleurs y reste.
prompt-keep-real = { $deck } : prenez dans le bac toutes ses cartes qui ne sont pas visibles. Mélangez chaque partie à part, sans regarder, empilez les parties comme avant, et changez chaque carte de remplacement sur la table contre la première carte de sa partie.

# Les dos au passage
here-no-back-awaited = Aucune carte n’attend que son dos soit montré.
back-nothing = Aucune carte n’attend son dos. Montrez un dos quand la carte vient d’être posée face cachée.
back-several = Plusieurs cartes ont été posées face cachée à la fois : personne ne peut dire laquelle c’est. Elles seront montrées une fois retournées.

# Un paquet qui est lu
pile-turn-over = C’est une face. Retournez le paquet : il est lu dos visible.
pile-other-deck = La carte { $number } est d’un autre paquet. Mettez-la de côté et continuez.
pile-too-many = La carte { $number } est de trop dans sa partie. Redistribuez cette partie, ou laissez le paquet non lu.
pile-elsewhere = La carte { $number } est déjà ailleurs sur la table. Est-elle bien de ce paquet ?
pile-back-to = Reprenez à la carte { $number }, s’il vous plaît.
offer-from-top = Reprendre du début
offer-from-card = Reprendre à la carte { $number }
offer-deck-ends = C’était la dernière carte
pile-short = { $count ->
    [one] { $count } carte sur { $total } n’a pas été lue
   *[other] { $count } cartes sur { $total } n’ont pas été lues
  } : deux ont glissé ensemble, ou une carte est ailleurs. Comptez le paquet, puis relisez-le du début.

# Une nouvelle partie
setup-deck-not-told = { $deck } : l’app ne peut pas mélanger ce paquet, il manque un nom ou un nombre à une de ses cartes. Suivez-le autrement, ou complétez d’abord « mes cartes ».
attempt-KeepDeck = { $deck } : désormais { $how }
