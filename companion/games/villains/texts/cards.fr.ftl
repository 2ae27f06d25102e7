# Ce qui arrive par les cartes, et ce qu’elles demandent.

event-FoesWeakened = { $what ->
    [commander] Le Commandant : { $by } en Attaque de moins ce tour.
    [bridge] Qui est combattu sur le Bridge : { $by } en Attaque de moins ce tour.
    [streets] Qui est combattu dans les Streets : { $by } en Attaque de moins ce tour.
    [rooftops] Qui est combattu sur les Rooftops : { $by } en Attaque de moins ce tour.
    [bank] Qui est combattu dans la Bank : { $by } en Attaque de moins ce tour.
    [sewers] Qui est combattu dans les Sewers : { $by } en Attaque de moins ce tour.
   *[adversaries] Tous les Adversaires : { $by } en Attaque de moins ce tour.
  }
event-PointsAimed = Attaque +{ $n }, { $at ->
    [commander] contre le Commandant seulement.
    [city1] pour le Bridge seulement.
    [city2] pour les Streets seulement.
    [city3] pour les Rooftops seulement.
    [city4] pour la Bank seulement.
   *[city5] pour les Sewers seulement.
  }
event-PlacesChanged = { $card } a changé de case dans la ville.
event-PutOnDeck = On a remis { $card } sur le Deck Adversaires.
event-ShuffledIn = On a mélangé { $card } dans le Deck Adversaires.
event-Stacked = On a empilé { $card } à côté du Commandant.
event-LaidBeside = On a posé { $card } à côté du Complot.
event-PutIntoOverrun = On a mis { $card } dans la pile Débordement.
event-TopShown = { $name } a révélé { $card } du dessus de son Deck.
event-LaidBack = { $under ->
    [1] { $name } a mis { $card } sous son Deck.
   *[0] { $name } a remis { $card } sur son Deck.
  }
event-WentBack = { $under ->
    [1] { $card } est sous le Deck de { $name }.
   *[0] { $card } est de retour sur sa pile.
  }
event-RecruitsSent = Les New Recruits vont ailleurs pour le reste de ce tour.
event-CardsPromised = { $n ->
    [one] La prochaine main de { $name } a { $n } carte de plus.
   *[other] La prochaine main de { $name } a { $n } cartes de plus.
  }
event-Promised = { $card } aura un effet plus tard ce tour.
event-Noted = Une carte agit sur celles qui viennent plus tard ce tour.
event-ClassChosen = { $card } a changé de classe pour ce tour.

class-strength = Force
class-instinct = Instinct
class-covert = Infiltration
class-tech = Tech
class-ranged = Distance
ask-which-class = De quelle classe est-elle ce tour ?
option-keep-class = Telle qu’imprimée
ask-play-copy = Jouer une copie de { $card } ?
ask-top = { $name } : que devient { $card } ?
option-top-draw = La piocher
option-top-hand = Dans la main
option-top-discard = La défausser
option-top-ko = La mettre KO
option-top-bottom = Sous le Deck
option-top-stay = La laisser sur le Deck
ask-discard-meant = { $name } : défaussez { sort-one } de votre choix.
ask-ko-which = { $name } : mettez KO { sort-one } de votre choix.
option-ko-none = N’en mettre aucune KO
ask-overrun-which = { $name } : quelle carte va dans la pile Débordement ?
ask-enter-which = Lequel entre dans la ville ?
ask-which-space = Quelle case de la ville ?
ask-drive-which = Quel Adversaire est déplacé dans la ville ?
ask-drive-way = De quel côté ?
option-drive-on = { $n ->
    [one] Vers les Sewers, { $n } case
   *[other] Vers les Sewers, { $n } cases
  }
option-drive-back = { $n ->
    [one] Vers le Bridge, { $n } case
   *[other] Vers le Bridge, { $n } cases
  }
ask-which-group = Quel groupe ?
ask-lair-under = Quelle carte du Repaire va sous le Deck Alliés ?
ask-stack-which = Quel Allié est ensuite empilé à côté du Commandant ?
ask-give-bindings = Quelles Entraves donnez-vous ?
option-give-none = N’en donner aucune
ask-how-many-allies = { $name } : combien de cartes de ce genre avez-vous en main ?
option-number = { $n }
ask-sort-ko = Laquelle est mise KO ?
ask-sort-draw = Laquelle arrive dans la main ?
ask-sort-discard = Laquelle est défaussée ?
ask-sort-back = Elle retourne sur le Deck

# Ce qui va se passer
will-kill = vainc { $card }
will-beat = { $name } vainc le Commandant
will-ko = met { $card } KO
will-kidnap = { $name } enlève un Civil
will-guard = un Civil est gardé
will-carry-off = un Civil est emmené
will-enter = { $card } entre dans la ville
will-overrun = { $card } déborde et frappe le Repaire
will-adversary = une carte du Deck Adversaires de plus arrive
will-put-under-allies = { $card } va sous le Deck Alliés, et sa place se remplit
will-bindings = { $name } gagne des Entraves
will-beside = { $card } est posée à côté du Complot
will-into-overrun = { $card } va dans la pile Débordement
will-on-deck = { $card } va sur le Deck Adversaires
will-shuffle-in = { $card } est mélangée dans le Deck Adversaires
will-stack = { $card } est empilée à côté du Commandant
will-lay-back = { $card } va sur le Deck de { $name }
will-go-back = { $card } retourne sur sa pile
will-class-strength = c’est une carte Force ce tour
will-class-instinct = c’est une carte Instinct ce tour
will-class-covert = c’est une carte Infiltration ce tour
will-class-tech = c’est une carte Tech ce tour
will-class-ranged = c’est une carte Distance ce tour
