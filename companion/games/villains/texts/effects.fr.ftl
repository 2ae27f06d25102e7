# Ce que font les cartes de ce jeu, dans ses propres mots ; ce qui se dit de même dans toute la famille n’est pas répété.

# Quand
moment-dodge = une fois qu’elle a esquivé
moment-ambush = Embuscade
moment-to-fight = avant de le combattre
moment-fight = Combat
moment-overrun = Débordement
moment-overran = quand quelqu’un a débordé le Repaire
moment-kidnap = une fois enlevé
moment-twist = Rebondissement
moment-command-strike = Ordre d’attaque
moment-discarded = une fois défaussée
moment-wound = au moment de gagner une Blessure, montrer cette carte
moment-score = à la fin
moment-escape = Fuite
moment-master-strike = Coup de maître
moment-evil-wins = à tout moment
moment-area = { $area ->
    [bridge] sur le Bridge
    [streets] dans les Streets
    [rooftops] sur les Rooftops
    [bank] à la Bank
   *[sewers] dans les Sewers
  }
moment-setup = Préparation
moment-good-wins = à tout moment
moment-ongoing = en permanence
moment-class = après une autre carte { $klass }
moment-crew = après une autre carte { sort-called }

# À quelles conditions
if-is = si c’est { sort-one }

# Quelles cartes sont visées, par un mot ou par un nom
sort-called = { $sort ->
    [strength] { class-strength }
    [instinct] { class-instinct }
    [covert] { class-covert }
    [tech] { class-tech }
    [ranged] { class-ranged }
    [grey] { class-grey }
    [twists] Rebondissements
    [bystanders] Civils
    [x-men] X-Men
    [x-men-first-class] X-Men First Class
    [uncanny-x-men] Uncanny X-Men
    [hydra] HYDRA
    [cops] Cops
    [shield] S.H.I.E.L.D.
    [shield-assault-squad] S.H.I.E.L.D. Assault Squad
    [foes-of-asgard] Foes of Asgard
    [enemies-of-asgard] Enemies of Asgard
    [masters-of-evil] Masters of Evil
   *[other] { $sort-name }
  }
sort-one = { $sort ->
    [any] une carte
    [ally] un Allié
    [non-grey] un Allié qui n’est pas gris
    [enemy] un Adversaire
    [adversary] un Adversaire d’un groupe
    [backup] un Renfort adverse
    [bystander] un Civil
    [bindings] une carte Entraves
    [wound] une Blessure
    [plot-twist] un Rebondissement
    [command-strike] un Ordre d’attaque
    [tactic] une Tactique
    [basic] une carte de base
    [dodge] une carte Esquive
    [elusive] un Adversaire Insaisissable
    [x-treme-attack] un Adversaire à Attaque X-trême
    [costs-nothing] une carte de coût 0
    [costs-something] une carte de coût 1 ou plus
    [costs-two] une carte de coût 2 ou moins
    [costs-little] une carte de coût 1 à 3
    [costs-much] une carte de coût 7 ou plus
    [costs-odd] une carte de coût impair
    [recruit-icon] une carte à icône Recrutement
    [attack-icon] une carte à icône Attaque
   *[other] une carte { sort-called }
  }
sort-more = { $sort ->
    [any] cartes
    [ally] Alliés
    [non-grey] Alliés qui ne sont pas gris
    [enemy] Adversaires
    [adversary] Adversaires de groupes
    [backup] Renforts adverses
    [bystander] Civils
    [bindings] cartes Entraves
    [wound] Blessures
    [plot-twist] Rebondissements
    [command-strike] Ordres d’attaque
    [tactic] Tactiques
    [basic] cartes de base
    [dodge] cartes Esquive
    [elusive] Adversaires Insaisissables
    [x-treme-attack] Adversaires à Attaque X-trême
    [costs-nothing] cartes de coût 0
    [costs-something] cartes de coût 1 ou plus
    [costs-two] cartes de coût 2 ou moins
    [costs-little] cartes de coût 1 à 3
    [costs-much] cartes de coût 7 ou plus
    [costs-odd] cartes de coût impair
    [recruit-icon] cartes à icône Recrutement
    [attack-icon] cartes à icône Attaque
   *[other] cartes { sort-called }
  }
sort-all = { $sort ->
    [ally] tous les
    [non-grey] tous les
    [enemy] tous les
    [adversary] tous les
    [backup] tous les
    [bystander] tous les
    [plot-twist] tous les
    [command-strike] tous les
    [elusive] tous les
    [x-treme-attack] tous les
   *[other] toutes les
  } { sort-more }
sort-many = { $sort ->
    [ally] d’Alliés
    [non-grey] d’Alliés qui ne sont pas gris
    [enemy] d’Adversaires
    [adversary] d’Adversaires de groupes
    [elusive] d’Adversaires Insaisissables
    [x-treme-attack] d’Adversaires à Attaque X-trême
    [command-strike] d’Ordres d’attaque
   *[other] de { sort-more }
  }
sort-some = { $n ->
    [one] { sort-one }
   *[other] { $n } { sort-more }
  }
sort-counted = { $n ->
    [one] { $sort ->
        [any] carte
        [ally] Allié
        [non-grey] Allié qui n’est pas gris
        [enemy] Adversaire
        [adversary] Adversaire d’un groupe
        [backup] Renfort adverse
        [bystander] Civil
        [bindings] carte Entraves
        [wound] Blessure
        [plot-twist] Rebondissement
        [command-strike] Ordre d’attaque
        [tactic] Tactique
        [basic] carte de base
        [dodge] carte Esquive
        [elusive] Adversaire Insaisissable
        [x-treme-attack] Adversaire à Attaque X-trême
        [costs-nothing] carte de coût 0
        [costs-something] carte de coût 1 ou plus
        [costs-two] carte de coût 2 ou moins
        [costs-little] carte de coût 1 à 3
        [costs-much] carte de coût 7 ou plus
        [costs-odd] carte de coût impair
        [recruit-icon] carte à icône Recrutement
        [attack-icon] carte à icône Attaque
       *[other] carte { sort-called }
      }
   *[other] { sort-more }
  }

# Ce qui peut être compté
count-crew = { $n ->
    [one] carte { sort-called } jouée ce tour
   *[other] cartes { sort-called } jouées ce tour
  }
count-players = { $n ->
    [one] joueur
   *[other] joueurs
  }
count-other = { $n ->
    [one] autre carte { $about } jouée ce tour
   *[other] autres cartes { $about } jouées ce tour
  }
count-other-crew = { $n ->
    [one] autre carte { sort-called } jouée ce tour
   *[other] autres cartes { sort-called } jouées ce tour
  }
count-other-dear = { $n ->
    [one] autre carte de coût { $about } ou plus jouée ce tour
   *[other] autres cartes de coût { $about } ou plus jouées ce tour
  }
count-marked-of = { sort-counted } { $n ->
    [one] jouée ce tour
   *[other] jouées ce tour
  }
count-cards-played = { $n ->
    [one] carte jouée ce tour
   *[other] cartes jouées ce tour
  }
count-discarded = { $n ->
    [one] carte que vous avez défaussée ce tour
   *[other] cartes que vous avez défaussées ce tour
  }
count-discarded-others = { $n ->
    [one] carte que les autres joueurs ont défaussée ce tour
   *[other] cartes que les autres joueurs ont défaussées ce tour
  }
count-drawn = { $n ->
    [one] carte que vous avez piochée ce tour
   *[other] cartes que vous avez piochées ce tour
  }
count-koed = { $n ->
    [one] carte mise KO ce tour
   *[other] cartes mises KO ce tour
  }
count-koed-allies = { $n ->
    [one] Allié non gris mis KO ce tour
   *[other] Alliés non gris mis KO ce tour
  }
count-kidnapped = { $n ->
    [one] Civil que vous avez enlevé ce tour
   *[other] Civils que vous avez enlevés ce tour
  }
count-bindings-gained = { $n ->
    [one] carte Entraves gagnée ce tour
   *[other] cartes Entraves gagnées ce tour
  }
count-made = { $n ->
    [one] point de Recrutement obtenu ce tour
   *[other] points de Recrutement obtenus ce tour
  }
count-twists = { $n ->
    [one] Rebondissement jusqu’ici
   *[other] Rebondissements jusqu’ici
  }
count-strikes = { $n ->
    [one] Ordre d’attaque jusqu’ici
   *[other] Ordres d’attaque jusqu’ici
  }
count-tactics = { $n ->
    [one] Tactique restante
   *[other] Tactiques restantes
  }
count-city = { $n ->
    [one] Adversaire dans la ville
   *[other] Adversaires dans la ville
  }
count-city-of = { sort-counted } dans la ville
count-sewers = { $n ->
    [one] Adversaire dans les Sewers
   *[other] Adversaires dans les Sewers
  }
count-empty-spaces = { $n ->
    [one] case libre de la ville
   *[other] cases libres de la ville
  }
count-overrun = { $n ->
    [one] Adversaire dans la pile Débordement
   *[other] Adversaires dans la pile Débordement
  }
count-overrun-of = { sort-counted } dans la pile Débordement
count-overrun-each = { $n ->
    [one] Adversaire par joueur dans la pile Débordement
   *[other] Adversaires par joueur dans la pile Débordement
  }
count-loose-of = { sort-counted } dans la ville ou la pile Débordement
count-ko-pile-of = { sort-counted } dans la pile KO
count-victory-of = { sort-counted } dans votre pile de Victoire
count-other-victory-of = { $n ->
    [one] autre { sort-counted } dans votre pile de Victoire
   *[other] autres { sort-counted } dans votre pile de Victoire
  }
count-lair-colours = { $n ->
    [one] couleur des Alliés du Repaire
   *[other] couleurs des Alliés du Repaire
  }
count-lair-highest = { $n ->
    [one] point du coût le plus élevé du Repaire
   *[other] points du coût le plus élevé du Repaire
  }
count-guarded = { $n ->
    [one] Civil gardé
   *[other] Civils gardés
  }
count-bindings = Entraves dans la pile
count-beside-plot = { $n ->
    [one] carte à côté du Complot
   *[other] cartes à côté du Complot
  }
count-beside-plot-of = { sort-counted } à côté du Complot
count-other-meant-of = { $n ->
    [one] autre { sort-counted } jouée ce tour
   *[other] autres { sort-counted } jouées ce tour
  }
count-wounds = { $n ->
    [one] Blessure dans la pile
   *[other] Blessures dans la pile
  }
count-carried = { $n ->
    [one] Civil emporté jusqu’ici
   *[other] Civils emportés jusqu’ici
  }
count-overran = { $n ->
    [one] Adversaire qui a débordé jusqu’ici
   *[other] Adversaires qui ont débordé jusqu’ici
  }
count-ran-out-of = { $sort ->
    [allies] { $n ->
        [one] Deck Alliés épuisé
       *[other] Decks Alliés épuisés
      }
   *[adversaries] { $n ->
        [one] Deck Adversaires épuisé
       *[other] Decks Adversaires épuisés
      }
  }
count-overran-bystanders = { $n ->
    [one] Civil qui a débordé comme Adversaire
   *[other] Civils qui ont débordé comme Adversaires
  }
count-overrun-allies = { $n ->
    [one] Allié dans la pile Débordement
   *[other] Alliés dans la pile Débordement
  }
count-uncaged = { $n ->
    [one] Allié sans Cop pour lui
   *[other] Alliés sans Cop pour eux
  }
count-beside-commander = { $n ->
    [one] carte à côté du Commandant
   *[other] cartes à côté du Commandant
  }

# Parties de ce qui est fait
who-they = { $who ->
    [next] le joueur suivant
    [each] chaque joueur
    [others] chaque autre joueur
   *[any] un joueur
  }
effect-own-characters = { $n ->
    [one] un Allié
   *[other] { $n } Alliés
  }
effect-where = { "" }
effect-match = { sort-one }
effect-bindings = { $n ->
    [one] une carte Entraves
   *[other] { $n } cartes Entraves
  }
effect-bystanders = { $n ->
    [one] un Civil
   *[other] { $n } Civils
  }
effect-there = { $at ->
    [bridge] sur le Bridge
    [streets] dans les Streets
    [rooftops] sur les Rooftops
    [bank] à la Bank
   *[sewers] dans les Sewers
  }
effect-points = { $points ->
    [attack] Attaque
   *[recruit] Recrutement
  }
effect-space = { $to ->
    [bridge] sur le Bridge
    [streets] dans les Streets
    [rooftops] sur les Rooftops
    [bank] à la Bank
   *[sewers] dans les Sewers
  }
effect-your-place = { $from ->
    [hand] de votre main
    [discard] de votre défausse
    [hand-or-discard] de votre main ou de votre défausse
    [played] parmi vos cartes jouées ce tour
    [victory] de votre pile de Victoire
    [city] de la ville
    [lair] du Repaire
    [overrun] de la pile Débordement
   *[yours] de votre main ou parmi vos cartes jouées ce tour
  }
effect-their-place = { $from ->
    [hand] de sa main
    [discard] de sa défausse
    [hand-or-discard] de sa main ou de sa défausse
    [played] parmi ses cartes jouées ce tour
    [victory] de sa pile de Victoire
    [city] de la ville
    [lair] du Repaire
    [overrun] de la pile Débordement
   *[yours] de sa main ou parmi ses cartes jouées ce tour
  }

# Ce qui est fait
effect-gain-card = { $from ->
    [new-recruits] gagner le premier New Recruit de la pile
    [madame-hydra] gagner la première Madame HYDRA de la pile
    [shield-officers] gagner le premier S.H.I.E.L.D. Officer de la pile
    [allies] gagner la première carte du Deck Alliés
   *[lair] { $cost ->
        [none] gagner un Allié du Repaire
       *[other] gagner un Allié du Repaire de coût { $cost } ou moins
      }
  }{ $to ->
    [hand] , dans votre main
    [deck] , sur votre Deck
   *[discard] { "" }
  }
effect-joins = { $to ->
    [hand] en main
    [deck] et la mélange à son Deck
   *[discard] dans sa défausse
  }
effect-join = { $who ->
    [you] { $to ->
        [hand] prendre cette carte en main
        [deck] mélanger cette carte à votre Deck
       *[discard] mettre cette carte dans votre défausse
      }
   *[other] { who-they } prend cette carte { effect-joins }
  }
effect-kill-own = { $who ->
    [you] { $may ->
        [yes] { $n ->
            [one] mettre KO, si vous voulez, un Allié à vous
           *[other] mettre KO jusqu’à { $n } de vos Alliés
          }
       *[no] mettre KO { effect-own-characters } à vous
      }
   *[other] { who-they } met KO { effect-own-characters } à lui
  }
effect-kill-discard = { $who ->
    [you] { $may ->
        [yes] { $n ->
            [one] mettre KO, si vous voulez, une carte de votre défausse
           *[other] mettre KO jusqu’à { $n } des cartes de votre défausse
          }
       *[no] mettre KO { effect-cards } de votre défausse
      }
   *[other] { who-they } met KO { effect-cards } de sa défausse
  }
effect-copy = { $of ->
    [lair] jouer une copie d’un Allié du Repaire
   *[played] jouer une copie d’une autre carte que vous avez jouée ce tour
  }
effect-top-of = { $at ->
    [adversaries] du Deck Adversaires
    [allies] du Deck Alliés
    [bystanders] du Deck Civils
   *[deck] de votre Deck
  }
effect-goes = { $then ->
    [hand] va dans votre main
    [discard] va dans votre défausse
    [dead] est mise KO
    [bottom] va sous le Deck
   *[back] retourne dessus
  }
effect-goes-else = { $else ->
    [hand] va dans votre main
    [discard] va dans votre défausse
    [dead] est mise KO
    [bottom] va sous le Deck
   *[back] retourne dessus
  }
effect-discount = { $what ->
    [lair] { $next ->
        [yes] le prochain Allié du Repaire recruté
       *[no] les Alliés du Repaire
      }
    [madame-hydra] { $next ->
        [yes] la prochaine Madame HYDRA recrutée
       *[no] les Madame HYDRA
      }
    [new-recruits] { $next ->
        [yes] le prochain New Recruit recruté
       *[no] les New Recruits
      }
    [shield-officers] { $next ->
        [yes] le prochain S.H.I.E.L.D. Officer recruté
       *[no] les S.H.I.E.L.D. Officers
      }
    [beside-commander] { $next ->
        [yes] le prochain Allié recruté à côté du Commandant
       *[no] les Alliés à côté du Commandant
      }
    [any] { $next ->
        [yes] le prochain Allié recruté
       *[no] tous les Alliés
      }
   *[other] { $next ->
        [yes] le prochain Allié { sort-called } du Repaire recruté
       *[no] les Alliés { sort-called } du Repaire
      }
  } { $next ->
    [yes] coûte
   *[no] coûtent
  } { $by } de moins pour ce tour
effect-aim = gagner { $n } Attaque, seulement contre { $at ->
    [commander] le Commandant
    [bridge] un Adversaire sur le Bridge
    [streets] un Adversaire dans les Streets
    [rooftops] un Adversaire sur les Rooftops
    [bank] un Adversaire à la Bank
   *[sewers] un Adversaire dans les Sewers
  }
effect-be-class = choisir, si vous voulez, une autre classe pour cette carte pour ce tour
effect-beside = { $what ->
    [this] poser cette carte à côté du Complot
    [none] poser { $person ->
        [none] { $each ->
            [0] { $n } { sort-called }
           *[other] { $each } { sort-called } par joueur
          }
       *[other] { $person }
      } à côté du Complot
   *[other] poser { sort-one } de la pile KO à côté du Complot
  }
effect-bindings-stack = la pile Entraves a { $each } cartes par joueur
effect-include = le groupe { sort-called } est en jeu, avec toutes ses cartes
effect-bribe = pendant ce tour, vous pouvez combattre { $what ->
    [commander] le Commandant
   *[adversary] un Adversaire de votre choix
  } avec Recrutement et Attaque ensemble
effect-by-hand = { $who ->
    [you] pour chaque carte { effect-your-place }, parmi les { sort-more } : { $do }
   *[other] { who-they }, pour chaque carte { effect-their-place }, parmi les { sort-more } : { $do }
  }
effect-copy-of-tops = chaque autre joueur défausse la première carte de son Deck : jouer une copie d’un de ces Alliés
effect-deal-allies = montrer autant de cartes du Deck Alliés qu’il y a de joueurs et en mettre une dans la défausse de chacun
effect-tops-of = { $n ->
    [one] la première carte du Deck Adversaires
   *[other] les { $n } premières cartes du Deck Adversaires
  }
effect-foretell = montrer { effect-tops-of } : l’Adversaire qui a le plus d’Attaque revient dessus, jouer un Rebondissement parmi elles, et les autres vont sous le Deck sans ordre
effect-good-and-bad = regarder les deux premières cartes du Deck d’un autre joueur, appeler l’une bonne et l’autre mauvaise : ce joueur en garde une dans sa défausse, l’autre va dans la vôtre
effect-held = { $from ->
    [hand] en main
    [victory] dans la pile de Victoire
   *[discard] dans la défausse
  }
effect-has = { $who ->
    [you] avec { sort-one } { effect-held }
   *[other] { who-they } avec { sort-one } { effect-held }
  } : { $do ->
    [none] rien
   *[other] { $do }
  }{ $else ->
    [none] { "" }
   *[other] { " " }; sans cela : { $else }
  }
effect-set = { $by ->
    [colours] des Alliés de { $n } couleurs
   *[costs] des Alliés de { $n } coûts différents
  }
effect-show-set = { $who ->
    [you] montrer { effect-set }
   *[other] { who-they } montre { effect-set }
  }{ $else ->
    [none] { "" }
   *[other] , sinon : { $else }
  }
effect-summon = montrer { effect-tops-of } : en jouer { sort-all }, et remettre les autres sans ordre
effect-swap-lair = échanger, si vous voulez, une carte de cette main avec un Allié du Repaire de même coût
effect-tops = { $who ->
    [you] montrer { $n ->
        [one] la première carte de votre Deck
       *[other] les { $n } premières cartes de votre Deck
      } : vous dites si elles sont défaussées ou remises dans l’ordre voulu
   *[other] { who-they } montre { $n ->
        [one] la première carte de son Deck
       *[other] les { $n } premières cartes de son Deck
      } : vous dites qui les défausse et qui les remet dans l’ordre voulu
  }
effect-cage = tous les Cops des piles de Victoire retournent à côté du Complot ; puis chaque joueur pose devant lui { sort-one } de sa main, sous un de ces Cops ; qui vainc ce Cop dit qui gagne l’Allié
effect-contract = choisir un groupe : gagner 1 { effect-points } par Adversaire de ce groupe dans votre pile de Victoire
effect-copy-top = montrer la première carte du Deck Alliés : vous pouvez en jouer une copie et la mettre sous le Deck
effect-copy-turned = jouer une copie de l’Allié qui a été montré et mettre cet Allié sous le Deck Alliés
effect-corner = si aucune case voisine d’un Adversaire n’est libre, baisser son Attaque de { $by } pour ce tour
effect-demolish = { $n ->
    [one] Démolition pour chaque joueur
    [2] deux fois Démolition pour chaque joueur
   *[other] { $n } fois Démolition pour chaque joueur
  }
effect-discard-meant = { $who ->
    [you] défausser { sort-some } de votre main
   *[other] { who-they } défausse { sort-some } de sa main
  }
effect-discard-top = { $who ->
    [you] défausser { $n ->
        [one] la première carte de votre Deck
       *[other] les { $n } premières cartes de votre Deck
      }
   *[other] { who-they } défausse { $n ->
        [one] la première carte de son Deck
       *[other] les { $n } premières cartes de son Deck
      }
  }{ $unshuffled ->
    [yes] , sans le refaire
   *[no] { "" }
  }
effect-drive = déplacer un Adversaire d’un même côté par des cases libres, aussi loin qu’elles vont : gagner 1 Attaque par case
effect-entering = { $to ->
    [bridge] entre sur le Bridge
    [streets] entre dans les Streets si elles sont libres
    [rooftops] entre sur les Rooftops s’ils sont libres
    [bank] entre à la Bank si elle est libre
    [sewers] entre dans les Sewers s’ils sont libres
    [empty] entre dans une case libre de la ville
   *[entry] entre dans la ville
  }
effect-entrant = { $from ->
    [victory] { $who ->
        [you] { sort-one } de votre pile de Victoire
        [next] { sort-one } de la pile de Victoire du joueur suivant
        [each] { sort-one } de la pile de Victoire de chaque joueur
        [others] { sort-one } de la pile de Victoire de chaque autre joueur
       *[any] { sort-one } de la pile de Victoire d’un joueur
      }
    [overrun] { sort-one } de la pile Débordement
    [ko] { sort-one } de la pile KO
   *[anywhere] { sort-one }, où qu’elle soit,
  }
effect-enter = { effect-entrant } { effect-entering }{ $else ->
    [none] { "" }
   *[other] { " " }; si c’est impossible : { $else }
  }
effect-everybody = { who-they } à son tour : { $do }
effect-gain-bindings = { $who ->
    [you] gagner { effect-bindings }
   *[other] { who-they } gagne { effect-bindings }
  }
effect-recruits = { $from ->
    [madame-hydra] { $n ->
        [one] une Madame HYDRA
       *[other] { $n } Madame HYDRA
      }
    [shield-officers] { $n ->
        [one] un S.H.I.E.L.D. Officer
       *[other] { $n } S.H.I.E.L.D. Officers
      }
   *[new-recruits] { $n ->
        [one] un New Recruit
       *[other] { $n } New Recruits
      }
  }
effect-good-wins = le Bien gagne
effect-gain-recruits = { $who ->
    [you] gagner { effect-recruits }{ $to ->
        [hand] , dans votre main
       *[none] { "" }
      }
   *[other] { who-they } gagne { effect-recruits }{ $to ->
        [hand] , dans sa main
       *[none] { "" }
      }
  }
effect-give-bindings = un autre joueur gagne, si vous voulez, une carte Entraves de votre main ou de votre défausse
effect-go-back = { $to ->
    [deck] mettre cette carte sous votre Deck
   *[stack] remettre cette carte sur les New Recruits
  }
effect-guard = { $one ->
    [yes] un Adversaire au choix garde { effect-bystanders }
   *[no] { $at ->
        [none] { $attack ->
            [0] { $what ->
                [this] cet Adversaire garde { effect-bystanders }
               *[other] dans la ville, { effect-guardian } garde { effect-bystanders }
              }
           *[other] dans la ville, chaque Adversaire d’Attaque { $attack } ou plus garde { effect-bystanders }
          }
       *[other] qui se trouve { effect-there } garde { effect-bystanders }
      }
  }
effect-guardian = { $sort ->
    [enemy] chaque Adversaire
    [x-treme-attack] chaque Adversaire à Attaque X-trême
   *[other] chaque carte { sort-called }
  }
effect-held-away = mettre dans la pile Débordement tous les Alliés que retiennent les Adversaires de la ville
effect-hold-recruits = chaque Adversaire de la ville prend un New Recruit, ou une Madame HYDRA s’il n’y en a plus ; qui le vainc les gagne
effect-hunt = baisser l’Attaque d’un Adversaire, pour ce tour, de 1 par Adversaire de son groupe dans votre pile de Victoire
effect-kidnap = { $who ->
    [you] enlever { effect-bystanders }
   *[other] { who-they } enlève { effect-bystanders }
  }
effect-kidnap-koed = enlever tous les Civils mis KO ce tour
effect-ko = { effect-ko-some }{ $other ->
    [yes] , hors cette carte
   *[no] { "" }
  }{ $gain ->
    [attack] { $who ->
        [you] { " " }et gagner son coût en Attaque
       *[other] { " " }et gagne son coût en Attaque
      }
    [recruit] { $who ->
        [you] { " " }et gagner son coût en Recrutement
       *[other] { " " }et gagne son coût en Recrutement
      }
   *[none] { "" }
  }
effect-ko-some = { $who ->
    [you] { $may ->
        [yes] { $n ->
            [one] mettre KO, si vous voulez, { sort-one } { effect-your-place }
           *[other] mettre KO jusqu’à { $n } { sort-more } { effect-your-place }
          }
       *[no] mettre KO { sort-some } { effect-your-place }
      }
   *[other] { $may ->
        [yes] { $n ->
            [one] { who-they } peut mettre KO { sort-one } { effect-their-place }
           *[other] { who-they } met KO jusqu’à { $n } { sort-more } { effect-their-place }
          }
       *[no] { who-they } met KO { sort-some } { effect-their-place }
      }
  }
effect-ko-lair = { $what ->
    [any] mettre KO tous les Alliés du Repaire
    [ally] mettre KO tous les Alliés du Repaire
   *[other] mettre KO { sort-all } du Repaire
  }
effect-lair-under = mettre une carte du Repaire sous le Deck Alliés{ $by ->
    [printed] { " " }et gagner le Recrutement et l’Attaque qui y sont imprimés
   *[icons] { " " }: { $n } Recrutement pour une icône Recrutement, { $n } Attaque pour une icône Attaque
  }
effect-changed = { $less ->
    [yes] { $by } de moins
   *[no] { $by } de plus
  }
effect-modify = { $of ->
    [any] les Adversaires ont { effect-changed } en Attaque
    [this] cette carte a { effect-changed } en Attaque
   *[other] les { sort-more } ont { effect-changed } en Attaque
  }
effect-move-to = déplacer cet Adversaire { effect-space } ; qui s’y trouve prend sa place
effect-new-hand = { $who ->
    [you] défausser votre main et piocher { $n ->
        [0] autant de cartes
        [one] une carte
       *[other] { $n } cartes
      }
   *[other] { who-they } défausse sa main et pioche { $n ->
        [0] autant de cartes
        [one] une carte
       *[other] { $n } cartes
      }
  }
effect-next-hand = { $to ->
    [0] { $n ->
        [one] piocher une carte de plus à la fin de ce tour
       *[other] piocher { $n } cartes de plus à la fin de ce tour
      }
   *[other] piocher une nouvelle main de { $to } cartes à la fin de ce tour
  }
effect-next-one = { $team ->
    [any] carte
   *[other] carte { sort-called }
  }
effect-note = { $what ->
    [dodge] la prochaine { effect-next-one } de votre main peut esquiver ce tour
    [as] la prochaine { effect-next-one } que vous jouez ce tour compte comme { effect-as-class }
    [recruit-as-attack] utiliser à volonté le Recrutement comme Attaque ce tour
   *[to-deck] mettre sur votre Deck le prochain Allié que vous recrutez ce tour
  }
effect-as-class = { $class ->
    [strength] { class-strength }
    [instinct] { class-instinct }
    [covert] { class-covert }
    [tech] { class-tech }
    [ranged] { class-ranged }
   *[none] une autre classe
  }
effect-overrun = { $what ->
    [this] cet Adversaire déborde
    [enemy] tous les Adversaires de la ville débordent
   *[other] { sort-all } de la ville débordent
  }
effect-play-adversary = { $n ->
    [one] jouer une autre carte du Deck Adversaires
   *[other] jouer { $n } autres cartes du Deck Adversaires
  }
effect-play-if-worth = montrer la première carte du Deck Adversaires : si elle vaut { $vp } points de Victoire ou moins, la jouer et mettre cette carte-ci sur ce Deck
effect-recover-turn = reprendre en main toutes les cartes que vous avez défaussées ce tour
effect-send-recruits = { $how ->
    [recruits-under] jusqu’à la fin du tour, mettre sous votre Deck les New Recruits que vous jouez
   *[recruits-to-hand] jusqu’à la fin du tour, les New Recruits que vous gagnez par des effets vont dans votre main
  }
effect-shuffle-in = mélanger cette carte au Deck Adversaires
effect-so-many = { $do }{ $then ->
    [none] { "" }
   *[other] { $once ->
        [yes] { " " }; s’il y en a de plus parmi les { $of } : { $then }
       *[no] { " " }; pour chacune de plus parmi les { $of } : { $then }
      }
  }{ $else ->
    [none] { "" }
   *[other] { " " }; s’il n’y en a pas de plus parmi les { $of } : { $else }
  }
effect-sort-three = { $how ->
    [ko-discard-back] montrer les trois premières cartes de votre Deck : en mettre une KO, en défausser une, remettre l’autre dessus
    [ko-back] montrer les deux premières cartes de votre Deck : en mettre une KO, remettre l’autre dessus
   *[draw-discard-back] montrer les trois premières cartes de votre Deck : en piocher une, en défausser une, remettre l’autre dessus
  }
effect-spies = mettre dans la pile Débordement tous les Civils posés près d’Alliés du Repaire, puis un d’à côté du Complot sous le Bridge, les Streets et les Sewers ; qui recrute l’Allié voisin d’un Civil l’enlève, et si cet Allié part autrement, le Civil va dans la pile Débordement
effect-spy = montrer { $n ->
    [one] la première carte
   *[other] les { $n } premières cartes
  } du Deck Alliés : gagner en { effect-points } tout ce qui y est imprimé, puis les remettre dans l’ordre voulu
effect-stack = { $what ->
    [this] empiler cet Ordre d’attaque à côté du Commandant
    [lair] empiler { $n ->
        [one] l’Allié le plus cher
       *[other] les { $n } Alliés les plus chers
      } du Repaire à côté du Commandant ; celui du dessus peut y être recruté
    [hand] empiler un Allié non gris de la main à côté du Commandant
   *[allies] empiler { $n ->
        [one] la première carte
       *[other] les { $n } premières cartes
      } du Deck Alliés à côté du Commandant
  }
effect-to-overrun = { $from ->
    [beside-plot] mettre dans la pile Débordement { $n ->
        [one] une carte
       *[other] { $n } cartes
      } d’à côté du Complot
   *[victory] { $who ->
        [you] mettre dans la pile Débordement { sort-some } de votre pile de Victoire
       *[other] { who-they } met dans la pile Débordement { sort-some } de sa pile de Victoire
      }
  }
effect-top-shown = { $who ->
    [you] montrer { $n ->
        [one] la première carte de votre Deck
       *[other] les { $n } premières cartes de votre Deck
      }
   *[other] { who-they } montre { $n ->
        [one] la première carte de son Deck
       *[other] les { $n } premières cartes de son Deck
      }
  }
effect-top-then = { $then ->
    [draw] est piochée
    [hand] va dans la main
    [discard] va dans la défausse
    [ko] va dans la pile KO
    [bottom] va sous le Deck
   *[back] reste sur le Deck
  }
effect-top-else = { $else ->
    [draw] est piochée
    [hand] va dans la main
    [discard] va dans la défausse
    [ko] va dans la pile KO
    [bottom] va sous le Deck
   *[back] reste sur le Deck
  }
effect-top-left = { $may ->
    [then] laisser celle-là
    [else] laisser toute autre
   *[all] la laisser
  }
effect-top-may = { $by ->
    [active] le joueur dont c’est le tour peut { effect-top-left } sur le Deck
   *[owner] { $who ->
        [you] vous pouvez { effect-top-left } sur le Deck
       *[other] le joueur à qui est le Deck peut { effect-top-left } dessus
      }
  }
effect-top-card = { $match ->
    [any] { $n ->
        [one] elle
       *[other] chacune
      }
   *[other] { sort-one }
  }
effect-top = { effect-top-shown } : { effect-top-card } { effect-top-then }{ $match ->
    [any] { "" }
   *[other] , toute autre { effect-top-else }
  }{ $may ->
    [no] { "" }
   *[other] , mais { effect-top-may }
  }{ $gain ->
    [attack] { " " }; gagner son coût en Attaque
    [recruit] { " " }; gagner son coût en Recrutement
   *[none] { "" }
  }{ $do ->
    [none] { "" }
   *[other] { " " }; pour { effect-top-card } : { $do }
  }{ $order ->
    [yes] { " " }; remettre celles qui restent dans l’ordre voulu
   *[no] { "" }
  }
effect-turn-ally = montrer la première carte du Deck Alliés et la remettre dessus
effect-vault = si les Sewers sont libres, montrer la première carte du Deck Adversaires : un Adversaire entre dans les Sewers
effect-weaken-all = { $what ->
    [commander] baisser de { $by } l’Attaque du Commandant pour ce tour
    [adversaries] baisser de { $by } l’Attaque de tous les Adversaires pour ce tour
    [bridge] baisser de { $by } l’Attaque de tout Adversaire combattu sur le Bridge pour ce tour
    [streets] baisser de { $by } l’Attaque de tout Adversaire combattu dans les Streets pour ce tour
    [rooftops] baisser de { $by } l’Attaque de tout Adversaire combattu sur les Rooftops pour ce tour
    [bank] baisser de { $by } l’Attaque de tout Adversaire combattu à la Bank pour ce tour
   *[sewers] baisser de { $by } l’Attaque de tout Adversaire combattu dans les Sewers pour ce tour
  }
effect-whenever = { $on ->
    [new-hand] une fois la nouvelle main piochée à la fin de ce tour : { $do }
    [commander] { $once ->
        [yes] la prochaine fois que vous vainquez le Commandant ce tour : { $do }
       *[no] chaque fois que vous vainquez le Commandant ce tour : { $do }
      }
   *[defeat] { $once ->
        [yes] la prochaine fois que vous vainquez un Adversaire ce tour : { $do }
       *[no] chaque fois que vous vainquez un Adversaire ce tour : { $do }
      }
  }
effect-whether = s’il y a au moins { $n } { $of }{ $do ->
    [none] { "" }
   *[other] , { $do }
  }{ $else ->
    [none] { "" }
   *[other] { $do ->
        [none] , rien ne se passe ; sinon : { $else }
       *[other] , sinon : { $else }
      }
  }

effect-be-also = cette carte est aussi { effect-as-class } pour ce tour
effect-for-players = { $players ->
    [0] { "" }
    [one] { " " }à un joueur
   *[other] { " " }à { $players } joueurs
  }
effect-allies-among = { $n } Alliés sont mélangés au Deck Adversaires{ effect-for-players }
effect-count-as = { $what ->
    [ally] les Alliés
   *[bystander] les Civils
  } du Deck Adversaires comptent comme des Adversaires avec { $cost ->
    [yes] une Attaque de { $attack } de plus que leur coût
   *[no] { $attack ->
        [counted] autant d’Attaque qu’il y a de { $attack-of }
       *[other] { $attack } en Attaque
      }
  }{ $what ->
    [ally] , et qui les bat les gagne
   *[bystander] { "" }
  }
effect-lair-enters = l’Allié le plus cher du Repaire arrive { effect-space }
effect-bystanders-in = { $n } Civils vont dans le Deck Adversaires{ effect-for-players }
effect-more-backup = { $n ->
    [one] un groupe de Renforts de plus est en jeu{ effect-for-players }
   *[other] { $n } groupes de Renforts de plus sont en jeu{ effect-for-players }
  }
effect-allies-in = { $n } Alliés différents vont dans le Deck Alliés{ effect-for-players }
effect-wounds-stack = la pile Blessure a { $each } cartes par joueur
effect-copy-tops = chaque joueur défausse la première carte de son Deck : jouer une copie de chacune
effect-defeat = vaincre un Adversaire{ $commander ->
    [yes] { " " }ou le Commandant
   *[no] { "" }
  }{ $guarding ->
    [yes] { " " }qui garde un Civil
   *[no] { "" }
  }{ $below ->
    [none] { "" }
    [counted] { " " }d’Attaque inférieure au nombre de { $below-of }
   *[other] { " " }d’Attaque inférieure à { $below }
  }
effect-discard-to = { $who ->
    [you] défausser jusqu’à n’avoir que { effect-left-in-hand } en main
   *[other] { who-they } défausse jusqu’à n’avoir que { effect-left-in-hand } en main
  }
effect-left-in-hand = { $n ->
    [one] une carte
   *[other] { $n } cartes
  }
effect-extra-turn = jouer un autre tour après celui-ci
effect-for-yours = { $match ->
    [colours] par couleur de vos Alliés
   *[other] par { effect-yours } que vous avez
  } : { $do }
effect-yours = { $sort ->
    [any] Allié
    [non-grey] Allié non gris
   *[other] Allié { sort-called }
  }
effect-wounds = { $n ->
    [one] une Blessure
   *[other] { $n } Blessures
  }
effect-gain-wound = { $who ->
    [you] gagner { effect-wounds }{ $to ->
        [hand] , dans votre main
       *[discard] { "" }
      }
   *[other] { who-they } gagne { effect-wounds }{ $to ->
        [hand] , dans sa main
       *[discard] { "" }
      }
  }
effect-grown = { $of ->
    [this] cette carte a
    [commander] le Commandant a
   *[any] les Adversaires ont
  }
effect-grow = { effect-grown } { $by } de plus en Attaque{ $each ->
    [guarded] { " " }par Civil qu’ils gardent
    [held] { " " }par Allié retenu
    [under] { " " }par point de coût des Alliés placés dessous
   *[none] { "" }
  }{ $at ->
    [0] { "" }
   *[other] { " " }sur la case { $at } à partir de la sortie
  }
effect-hand-to-deck = { $who ->
    [you] mettre { effect-cards } de votre main sur votre Deck
   *[other] { who-they } met { effect-cards } de sa main sur son Deck
  }
effect-if-hand = { $who ->
    [you] si vous avez exactement { $n } cartes en main : { $do }
   *[other] { who-they } qui a exactement { $n } cartes en main : { $do }
  }
effect-join-in = { $who ->
    [you] montrer, si vous voulez, une autre carte, { sort-one } : { $do }
   *[other] { who-they } peut montrer une autre carte, { sort-one } : { $do }
  }
effect-keep-one = à la fin de ce tour, garder { sort-one } { $from ->
    [played] parmi vos cartes jouées
   *[yours] à vous
  } pour la nouvelle main
effect-ko-all = { $who ->
    [you] mettre KO { $may ->
        [yes] autant { sort-many } que vous voulez
       *[no] { sort-all }
      } { effect-your-place }
   *[other] { who-they } met KO { $may ->
        [yes] autant { sort-many } qu’il veut
       *[no] { sort-all }
      } { effect-their-place }
  }
effect-only-with = seul un joueur qui a { sort-one } peut vaincre cette carte
effect-pass-left = chaque joueur passe { sort-one } de sa main à gauche
effect-put-under = mettre { $what ->
    [dearest] l’Allié le plus cher du Repaire
   *[nearest] l’Allié du Repaire voisin de son Deck
  } sous cet Adversaire
effect-recruit-free = { $may ->
    [yes] recruter sans payer, si vous voulez, un Allié du Repaire{ effect-free-sort }
   *[no] recruter sans payer un Allié du Repaire{ effect-free-sort }
  }
effect-free-sort = { $match ->
    [any] { "" }
   *[other] , { sort-one }
  }
effect-relocate = déplacer un Adversaire dans une autre case ; qui s’y trouve prend sa place ; enlever les Civils qu’il garde
effect-share-lair = choisir pour chaque joueur un Allié du Repaire, qu’il gagne
effect-take-back = reprendre cette carte en main
effect-twist = cette carte devient un Rebondissement : la jouer
effect-unless-has = { $who ->
    [you] si votre pile de Victoire est sans { effect-another } : { $do }
   *[other] { who-they } sans { effect-another } dans sa pile de Victoire : { $do }
  }
effect-another = { $sort ->
    [enemy] autre Adversaire
    [bystander] Civil
   *[other] autre carte { sort-called }
  }
effect-worth = vaut { $n } { $n ->
    [one] point de Victoire
   *[other] points de Victoire
  } de plus par { $among ->
    [victory] autre { effect-worthy } de votre pile de Victoire
   *[cards] { effect-worthy } que vous avez
  }
effect-worthy = { $sort ->
    [ally] Allié
    [enemy] Adversaire
    [bystander] Civil
   *[other] carte { sort-called }
  }

# Classes, genres et mots-clés
class-grey = Gris

# Questions qui nomment une carte
ask-show = { $name } : montrer { sort-one } ?
