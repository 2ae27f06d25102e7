# Ce que disent les cartes de Legendary, et ce qu’il en advient dans une partie d’Encounters.
void-what = { $was ->
    [rescue] sauver un Civil
    [kidnap] enlever un Civil
    [capture] capturer un Civil
    [guard] garder un Civil
    [gain-bindings] gagner des Entraves
    [ko-bindings] mettre des Entraves KO
    [twist] un Coup du Sort
    [master-strike] une Frappe du Cerveau
    [complete] réussir un Objectif
    [progress] se rapprocher d’un Objectif
    [facehugger] placer un Facehugger
    [hide] retourner une carte face cachée
    [block] bloquer une salle
   *[other] faire ce qui n’existe que dans son propre jeu
  }
effect-void = { void-what } (sans équivalent dans ce jeu)
moment-escape = en entrant dans la Zone de Combat
mark-guest = Invité de Legendary
moment-ambush = Embuscade
moment-fight = Combat
moment-overrun = Débordement
effect-rescue = { $n ->
    [one] sauver un Civil
   *[other] sauver { $n } Civils
  }
effect-kidnap = { $n ->
    [one] enlever un Civil
   *[other] enlever { $n } Civils
  }
effect-capture = il capture un Civil
effect-guard = il garde un Civil
effect-ko = { $n ->
    [one] mettre une de vos cartes KO
   *[other] mettre { $n } de vos cartes KO
  }
effect-ko-wound = { $n ->
    [one] mettre une de vos Blessures KO
   *[other] mettre { $n } de vos Blessures KO
  }
effect-gain-wound = { $who ->
    [you] gagner { effect-wounds }
    [next] le joueur suivant gagne { effect-wounds }
    [each] chaque joueur gagne { effect-wounds }
    [others] chaque autre joueur gagne { effect-wounds }
   *[any] un joueur gagne { effect-wounds }
  }
effect-wounds = { $n ->
    [one] une Blessure
   *[other] { $n } Blessures
  }
