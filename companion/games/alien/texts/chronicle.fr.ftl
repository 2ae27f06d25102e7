# Ce qui est compté dans une partie, pour les statistiques et le bilan
counted-kills = Ennemis tués
counted-heals = Guérisons
counted-feats = Exploits
counted-crowd-alien = Cartes au Complexe et en Zone de Combat
why-strikes = La dernière victime avait subi trop de dégâts.
why-chestburster = Un Chestburster a eu raison de la dernière victime.
why-hive = La Ruche était vide pour la deuxième fois.
why-company = Le traître a appelé la Compagnie.
