# La soirée qui se joue toute seule : ce que l’on en dit.

demo-not-done = pas fait : { $what }. { $rule } ({ $id })
demo-evening = La soirée
demo-over = { $outcome ->
    [won] victoire
    [lost] défaite
    [evil] victoire du traître
    [drawn] match nul
   *[other] abandonnée : { $moves } coups n’y ont pas mis fin,
  } après { $turns } tours, { $blows }
demo-StrikeDrawn = { $n ->
    [one] { $n } Blessure piochée
   *[other] { $n } Blessures piochées
  }
demo-Overran = { $n ->
    [one] { $n } débordement
   *[other] { $n } débordements
  }
demo-touches = par tour : { $decisions } décisions, { $shows } cartes montrées, { $upkeep } gestes d’entretien
demo-refused = { $refused ->
    [one] { $refused } refus
   *[other] { $refused } refus
  }, { $steps } étapes publiées
demo-took = une étape a pris { $median } ms (p99 { $rare } ms), écriture sur le disque comprise
demo-to-light = de la carte sous la caméra à la lumière : { $median } ms (médiane)
demo-lights = { $shows } jeux de lumière, { $tones } sons brefs, { $frames } images
demo-heard = { $sounds } sons, { $sentences } phrases pour une voix
demo-pictures = { $count } images des écrans : { $folder }
demo-drawing = Dessin
