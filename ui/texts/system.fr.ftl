# La page qui dit ce qui marche, et son rappel.

ui-amiss = { $count ->
    [one] Une note sur l’ordinateur
   *[other] { $count } notes sur l’ordinateur
  }
ui-wires = Les fils
ui-wires-sub = une image de chaque broche et résistance
ui-screen-failed = Cet écran a échoué et a été fermé
ui-screen-failed-sub = La partie est enregistrée : continuez d’ici. Ce qui s’est passé est noté pour qui s’occupe de l’ordinateur.
