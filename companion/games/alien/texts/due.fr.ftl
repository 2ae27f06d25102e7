# Ce qui doit être fait maintenant, par qui et à cause de quelle carte : la ligne au-dessus de la barre.
due-facehugger = { $turns ->
    [1] Tuez le Facehugger devant { $name } avant la fin de ce tour
   *[other] Tuez le Facehugger devant { $name } avant la fin du prochain tour
}
due-strikes = { $count ->
    [one] { $name } pioche encore une Blessure
   *[other] { $name } pioche encore { $count } Blessures
}
