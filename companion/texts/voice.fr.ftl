# Ce qui est dit à voix haute dans chaque jeu : le moins de mots possible.
voice-turn = Au tour de { $name }.
voice-won = Victoire !
voice-lost = Défaite.
