# Ce que la caméra au-dessus de la table voit autrement que la partie : les lignes d’une liste et leurs réponses.

difference-seen = { $place } : je vois { $card }. { $why }
difference-elsewhere = Je l’attendais { $where }.
difference-nothing = Je n’y attendais rien.
difference-hidden = J’y attendais une carte face cachée.
difference-other = J’y attendais { $card }.
difference-gone = { $place } : j’y attendais { $card }, et je ne la vois plus.
difference-thing = { $place } : il y a là quelque chose que je ne peux pas lire. Je n’y attendais rien.
difference-twice = { $place } et { $other } : deux cartes portent l’étiquette de { $card }. Imprimez une nouvelle étiquette pour celle qui est une autre carte et collez-la sur l’ancienne.
difference-twice-here = { $place } : deux cartes portent l’étiquette de { $card }. Imprimez une nouvelle étiquette pour celle qui est une autre carte et collez-la sur l’ancienne.
offer-difference-word = La table a raison
offer-difference-move = C’était un coup : { $what }
offer-difference-dismiss = Laisser ainsi
differences-now = { $count ->
    [0] La table et la partie concordent
    [one] 1 carte est ailleurs
   *[other] { $count } cartes sont ailleurs
  }
place-strip = La bande de jeu
