# Ce que dit le bureau des lectures, des cartes qui sont ailleurs et des ordres sans effet.

nothing-changes = Cela ne change rien.
fan-waits = { $count ->
    [one] { $count } carte attend la réponse à la question.
   *[other] { $count } cartes attendent la réponse à la question.
  }
pile-read = { $count } cartes lues sur { $total }. La suivante, s’il vous plaît.
pile-wrong = La carte { $number } ne peut pas être là : une carte a été sautée avant elle, ou des parties sont mêlées. Reprenez plus haut.
pile-again = Ce ne sont pas les cartes de ce paquet. Reprenez à la carte 1.
card-booked-elsewhere = { $card } devrait être { $where }. Est-ce bien cette carte ? { $why }
offer-tables-word = Oui, c’est { $card }

# A card carried on the screen
drop-no-move = Selon les règles, aucun coup ne mène cette carte { $into }.
drop-anyway = Faites-le quand même si elle y est vraiment ; cela peut s’annuler.
drop-which = Selon les règles, ce n’est pas un coup. Où est-elle quand même ?
