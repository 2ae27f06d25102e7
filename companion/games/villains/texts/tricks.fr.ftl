# Les cartes montrées, dérobées, distribuées ou prévues, et les combats qui demandent plus que de l’Attaque.

event-Bribed = { $open ->
    [1] { $whom ->
        [commander] Le Commandant peut être combattu avec Recrutement et Attaque ce tour.
       *[other] Un Adversaire peut être combattu avec Recrutement et Attaque ce tour.
      }
   *[0] Recrutement et Attaque paient ce combat ensemble.
  }
event-PutIntoDiscard = { $card } est dans la défausse de { $name }.
event-PutIntoHand = { $card } est dans la main de { $name }.
event-SwappedWithLair = { $name } a échangé { $card } avec un Allié du Repaire.
prompt-put-discard = { $card } dans la défausse de { $name }.
prompt-put-hand = { $card } dans la main de { $name }.
prompt-swapped-lair = { $name } : { $card } dans le Repaire, l’Allié qui s’y trouve dans votre main.

ask-bribe-which = Quel Adversaire peut être combattu avec Recrutement et Attaque ce tour ?
ask-share = Il en faut { $n }. Combien en Recrutement ?
option-share = { $recruit } Recrutement, { $attack } Attaque
ask-show-set = { $name } : montrez-vous { $by ->
    [colours] des Alliés de { $n } couleurs ?
   *[costs] des Alliés de { $n } coûts différents ?
  }
option-show-set = Les montrer
here-cannot-show = Ce que { $card } demande ne peut pas être montré.
here-nothing-to-discard = Pour { $card }, il faut défausser une carte, et il n’y en a pas.
ask-how-many-meant = { $name } : combien { sort-many } avez-vous en main ?
ask-has-such = { $name } : y a-t-il { sort-one } ?
ask-pass-meant = { $name } : passez à gauche { sort-one } de votre choix.
ask-tops = { $name } : { $n ->
    [one] que devient la carte révélée ?
   *[other] que deviennent les { $n } cartes révélées ?
  }
option-tops-discard = Toutes sont défaussées
option-tops-back = Toutes retournent sur le Deck
ask-call-good = Regardez les deux premières cartes du Deck de { $name }. Laquelle appelez-vous la bonne ?
option-top-first = La première
option-top-second = Celle d’en dessous
ask-good-or-bad = { $name } : laquelle gardez-vous, la bonne ou la mauvaise ?
option-good = La bonne
option-bad = La mauvaise
ask-swap-hand = Quelle carte de la main de { $name } est échangée avec une du Repaire ?
ask-swap-lair = Quel Allié du Repaire vient pour { $card } ?
option-swap-none = N’en échanger aucune
ask-deal-which = Quel Allié { $name } reçoit-il ?
ask-strongest = Lequel des Adversaires les plus forts retourne sur le Deck ?
ask-stack-of-hand = { $name } : quel Allié de votre main est empilé à côté du Commandant ?
