# Ce que disent le bureau, la porte d’entrée et l’archive, dans tous les jeux.

# La porte d’entrée
no-such-intent = Cela ne se comprend pas ici.
no-touch-here = Il n’y a rien à en faire.
no-longer-offered = Ce n’est plus proposé. Regardez l’écran à nouveau.
no-waiting = Rien n’est attendu.
no-other-card-expected = { $card } n’est pas la carte attendue. { $why }
no-scan-now = Une question est ouverte ; la carte n’est pas encore prise. { $why }
no-card-of-this-game = Cette carte n’est pas de cette partie. Voyez dans Mes cartes de quelle boîte elle vient.
which-of-these = Laquelle ?

# Codes
tag-unbound = Le code { $code } est à nous, mais sur aucune de vos cartes. Liez-le dans Mes cartes.
tag-damaged = Ce code ressemble aux nôtres mais il est abîmé. Montrez-le droit et bien éclairé, ou touchez la carte à l’écran.
tag-twice = Le code { $code } est ici deux fois. Enlevez-le de l’une des deux cartes et donnez à celle-ci une autre étiquette.
tag-twice-card = Deux cartes portent l’étiquette de { $card }. Cherchez celle qui est une autre carte, imprimez-lui une nouvelle étiquette et collez-la sur l’ancienne.
tag-web = Ce code est un lien ou un numéro de téléphone, pas une carte. Montrez le code de la pochette.
tag-foreign = Le code { $code } n’est sur aucune de vos cartes. Liez-le dans Mes cartes, ou montrez le code de la carte.

# Le disque, et les règles qui échouent
disk-refused = Pas enregistré, donc rien n’a eu lieu : { $why }
rule-failed = Les règles ont trébuché ici. Rien n’a eu lieu ; faites-le à la main avec les outils, et la partie continue.
game-resumed = La partie reprend où elle en était.

# Annuler
undo-nothing = Il n’y a rien à annuler.
redo-nothing = Il n’y a rien à refaire.
undo-label = { $actions ->
    [one] Annulé : { $last }
   *[other] Annulé, { $actions } actions : { $last }
  }
redo-label = Refait : { $last }
undo-needs-agreement = On a vu quelque chose de caché : tous les joueurs en vie doivent d’abord être d’accord.
undo-warning-seen = Ce qui a été vu reste vu.
undo-warning-seen-cards = Ce qui a été vu reste vu : { $cards }.
undo-list = { $one }, { $other }
undo-list-more = { $cards } et { $count } de plus
undo-warning-order = Des cartes ont été mélangées ou piochées sans être vues : remettez-les ensemble, leur ordre n’est plus connu.
carry-back = { $card }, { $where } : retour { $into }
carry-back-hidden = { $card }, { $where } : retour { $into }, face cachée
carry-ticked = { $left ->
    [0] Toutes les cartes sont en place.
    [one] Encore 1 carte à remettre.
   *[other] Encore { $left } cartes à remettre.
  }
carry-not-listed = { $left ->
    [one] Cette carte peut rester où elle est. Encore { $left } carte à remettre.
   *[other] Cette carte peut rester où elle est. Encore { $left } cartes à remettre.
  }

# La table d’essai et les parties enregistrées
practice-not-read = Non lue : touchez pour la reprendre.
saved-line = { $turn ->
    [0] Avant le premier tour
   *[other] { $course ->
        [episode] Épisode { $sign }, tour { $turn }
       *[other] Objectif { $level }, tour { $turn }
    }
}
saved-next = La partie suivante commence
saved-next-when = Partie suivante ; la dernière finie { $when }
saved-when = { $name }, { $when }
