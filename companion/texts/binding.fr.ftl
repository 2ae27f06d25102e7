# Associer des étiquettes aux cartes : rouleaux achetés, et dos d’un paquet.

bind-no-code = Cette étiquette n’a pas de code qui puisse être gardé. Prenez une autre étiquette.
bind-tap = Touchez maintenant la carte où elle est. La suivante serait : { $card }
bind-tap-any = Touchez maintenant la carte où elle est.
bind-show = { $card } : montrez maintenant son étiquette.
bind-done = { $left ->
    [0] L’étiquette est sur { $card }. Toutes les cartes en ont une.
    [one] L’étiquette est sur { $card }. Il reste { $left } carte.
   *[other] L’étiquette est sur { $card }. Il reste { $left } cartes.
  }
bind-second = { $card } a maintenant deux étiquettes. Les deux comptent ; retirez-en une si ce n’était pas voulu.
bind-double = Ce code est déjà sur { $card }. Touchez la carte où il est vraiment pour le déplacer, ou montrez une autre étiquette.
bind-all-alike = C’est le code qui vient d’être mis sur { $card }. Si c’est une nouvelle étiquette, toutes celles de ce rouleau sont identiques et ne distinguent pas les cartes : prenez un autre rouleau.
bind-there-already = Cette étiquette est déjà sur { $card }.
bind-next = Laissée sans étiquette. Suivante : { $card }
bind-all-done = Aucune carte n’est plus sans étiquette.
bind-put-down = Reposé.
bind-undone = Annulé : { $card } n’a de nouveau plus d’étiquette.
bind-card = { $card } ({ $number } sur { $of })
bind-in-use-back = Ce code est au dos d’une carte. Montrez une étiquette de face.
bind-in-use-design = Ce code vaut pour toutes les cartes d’une sorte. Montrez une autre étiquette.
bind-in-use-stack = Ce code est sur l’intercalaire d’une pile. Montrez une autre étiquette.
bind-nothing-to-undo = Il n’y a rien à annuler.

back-turn = Montrez maintenant son dos.
back-face = Montrez maintenant la face de la même carte.
back-done = { $left ->
    [0] La face et le dos vont ensemble. Toutes les cartes du paquet ont un dos.
    [one] La face et le dos vont ensemble. Il reste { $left } carte.
   *[other] La face et le dos vont ensemble. Il reste { $left } cartes.
  }
back-undone = Annulé : la face et le dos ne vont plus ensemble.
back-known = Ce dos appartient déjà à une autre carte. Montrez la face de cette carte, ou prenez une autre étiquette.
back-other-deck = Cette carte n’appartient pas au paquet dont les dos sont montrés.
back-not-ours = Seuls les codes carrés du compagnon peuvent être sur les dos : d’autres se reconnaîtraient à l’œil.
back-anew = { $count ->
    [0] Montrez une face, puis le nouveau dos de la même carte.
    [one] 1 dos est oublié. Collez-en un nouveau dessus, puis montrez une face et le dos de la même carte.
   *[other] { $count } dos sont oubliés. Collez-en de nouveaux dessus, puis montrez une face et le dos de la même carte.
  }
