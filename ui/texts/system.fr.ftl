# La page qui dit ce qui marche, et son rappel.

ui-amiss = { $count ->
    [one] une chose ne marche pas
   *[other] { $count } choses ne marchent pas
  }
ui-wires = Les fils
ui-wires-sub = une image de chaque broche et résistance
