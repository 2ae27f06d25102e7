# Les gens autour de la table : qui joue quelle place, à qui était le tour, et les codes.

here-no-such-turn = Il n’y a pas eu de tel tour dans cette partie.
here-pin-not-agreed = Tous les autres autour de la table doivent d’abord être d’accord.
command-HandOver = Place de { $name } : jouée désormais par { $by }
command-HandOverAll = Place de { $name } : jouée désormais par tous ensemble
command-HandBack = { $name } est de retour et rejoue
command-Credit = Le tour { $turn } était à { $name }
command-TakePinAway = Code de { $name } retiré, tous étant d’accord
command-KeepRules = Règles tenues désormais en mode « { $how } »
event-SeatHandedOver = { $by } joue désormais la place de { $name }.
event-SeatHandedToAll = Tous ensemble jouent désormais la place de { $name }.
event-SeatHandedBack = { $name } est de retour et rejoue.
event-TurnPassed = Le tour continue, c’est celui de { $name }.
event-TurnCredited = Un tour est compté pour { $name }.
event-PinTakenAway = Le code de { $name } ne protège plus rien.
event-RulesKept = Désormais, si un coup n’est pas permis : { $how }.
badge-played-by = joué par { $name }
badge-played-by-all = joué par tous
command-TakeOut = { $name } quitte la table : hors de la partie
here-last-at-table = Il ne resterait personne pour jouer. Quittez plutôt la partie : elle est enregistrée.
pin-is-digits = Un code a { $count } chiffres.
