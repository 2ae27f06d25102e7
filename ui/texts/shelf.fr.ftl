# Les boîtes sur l’étagère : ce qui y est, ce qui vient plus tard, ce qui n’y est plus.
ui-cards-known-of-later = { $known } sur { $of } connues ; jeu à venir
ui-cards-not-yours-later = pas encore à vous ; le jeu viendra plus tard
ui-game-later = à saisir et étiqueter déjà, le jeu viendra plus tard
ui-not-mine = Je ne l’ai plus
ui-not-mine-sub = ce que vous avez dit est gardé
ui-part-history = Historique
ui-history-none = Rien n’a encore été noté.
ui-history-undated = on ne sait quand
