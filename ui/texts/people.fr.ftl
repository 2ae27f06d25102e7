# Les gens : qui joue ici, qui est assis où, qui part et arrive, et les codes.

ui-people = Joueurs
ui-people-sub = { $count ->
    [0] aucun joueur n’est encore retenu
    [one] un joueur retenu
   *[other] { $count } joueurs retenus
  }
ui-new-person = Quelqu’un de nouveau
ui-new-person-sub = retenu pour la suite
ui-take-name-person = Retenir ce nom

# Autour de la table
ui-around = Autour de la table
ui-around-sub = Touchez quelqu’un, puis une chaise. Ou glissez.
ui-around-game = qui est où : lumières et questions suivent
ui-the-screen = l’écran
ui-turn-and-light = tour { $turn }, lampe { $light }
ui-sit-so = S’asseoir ainsi
ui-begins = { $name } commence
ui-lies-flat = Écran : à plat
ui-stands = Écran : debout

# Pendant une partie
ui-leaves = Quelqu’un part ou revient
ui-leaves-sub = sa place est jouée, ou retirée
ui-leaves-who = Qui part, ou revient ?
ui-leaves-how = { $name } part
ui-leaves-next = Qui joue cette place ?
ui-played-by = { $name } continue
ui-played-by-all = Tous ensemble continuent
ui-plays-again = { $name } est de retour
ui-now-by = joué par { $name }
ui-now-by-all = joué par tous
ui-somebody-else = Quelqu’un d’autre
ui-taken-out = Hors de la partie
ui-taken-out-sub = l’app dit ce qu’il faut retirer
ui-joins = Quelqu’un arrive
ui-joins-sub = la prochaine partie lui offre une place
ui-joins-sub-named = à la prochaine partie : { $names }
ui-was-turn = C’était le tour d’un autre
ui-was-turn-sub = récit et statistiques comptent ainsi
ui-was-which = Quel tour ?
ui-was-line = Tour { $number } : { $name }
ui-was-now = ce tour-ci
ui-was-whose = À qui était le tour { $number } ?
ui-was-keeps = Ce qui a été joué reste ainsi.
ui-was-goes-on = Ce qui a été joué reste ; le tour continue à ce nom.

# Une personne
ui-person-name = Un autre nom
ui-person-colour = Autre couleur, autre motif
ui-person-language = Textes privés : { $language }
ui-person-pin = Un code pour le privé
ui-person-pin-sub = quatre chiffres, demandés avant le privé
ui-person-pin-change = Un autre code
ui-person-pin-drop = Retirer le code
ui-person-pin-lost = le { $date } la table a retiré un code oublié
ui-person-forget = Oublier { $name }
ui-person-forget-sub = couleur, langue, code et chaise
ui-forget-sure = Oublier { $name } ?
ui-forget-says = Les parties jouées par { $name } gardent le nom. Couleur, langue, code et chaise disparaissent pour de bon.
ui-forget-yes = Oublier { $name }
ui-has-pin = code

# Codes
ui-pin-of = { $name } : votre code
ui-pin-new = { $name } : un nouveau code
ui-pin-again = Encore une fois
ui-pin-four = quatre chiffres
ui-pin-tap = Touchez les chiffres
ui-pin-wrong = Ce n’est pas le code.
ui-pin-wrong-wait = Ce n’est pas le code. Attendez { $seconds } s.
ui-pin-other = Les deux codes diffèrent. Recommencez.
ui-pin-forgotten = Oublié ?
ui-pin-agree = { $name } a oublié son code
ui-pin-agree-sub = Tous les autres disent oui. Le récit le note.
ui-pin-agree-nobody = Personne d’autre à qui demander. Le récit le note.
ui-pin-take-away = Retirer le code
ui-pin-ask-all = Tous les autres disent oui d’abord
ui-menu-people = Joueurs
ui-seats = Places
ui-slide-to-answer = Glissez, lâchez
ui-more-answers = Autres réponses
ui-pin-agree-note = Tout le monde est d’accord ? Une note restera dans sa page.
