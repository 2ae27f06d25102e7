# Ce que dit l’écran avec les mots de Villains, et ce qui est annoncé avant qu’il soit trop tard.

ui-scene-twist = Rebondissement
ui-scene-command = Ordre d’attaque
ui-scene-overrun = Débordement
ui-scene-carried-off = Civil perdu
ui-scene-beaten = Commandant battu
ui-scene-good-near = Le Bien est proche
ui-scene-deck-low = Pioche presque vide
ui-scene-deck-out = Dernier tour
ui-scene-defeat = Le Bien gagne
ui-scene-draw = Match nul

event-Ambushed = { $card } tend une Embuscade.
event-BindingsGained = { $name } doit porter des Entraves.
event-DemolishCalled = Démolition : chacun défausse s’il le peut une carte de coût { $cost }.
event-GoodNear = { $count ->
    [one] Encore un pas de ce que compte le Complot, et le Bien gagne.
   *[other] Encore { $count } pas de ce que compte le Complot, et le Bien gagne.
  }
event-DeckRunsLow = { $count ->
    [one] Il reste une carte dans le { deck-called }. Quand il sera vide, la partie finira avec ce tour.
   *[other] Il reste { $count } cartes dans le { deck-called }. Quand il sera vide, la partie finira avec ce tour.
  }
event-Crowned = { $name } gagne à titre personnel : { $count ->
    [one] { $count } point
   *[other] { $count } points
  }.
deck-called = { $deck ->
    [allies] Deck Alliés
   *[adversaries] Deck Adversaires
  }
event-speaker-says = { $card } : { $says }
event-speaker-silent = { $card } n’a rien à dire de plus.

ui-said-ko-hand = KO de la main
ui-said-ko-discard = KO en défausse
ui-said-ko-lair = KO au Repaire
ui-said-bindings = Entraves
ui-said-kidnap = Enlever
ui-said-new-recruit = New Recruit
ui-said-adversary = Adversaire
ui-said-guard = Garder
ui-said-demolish = Démolition
