# Les cartes que seul leur propriétaire peut voir : leur nom d’ici là, et ce qu’on demande à leur sujet.

nameless = { $copies ->
    [1] { $what } (unique)
   *[other] { $what } ({ $copies } identiques)
}
    .short = { $what } ×{ $copies }
nameless-numbered = { $copies ->
    [1] { $what } { $number } (unique)
   *[other] { $what } { $number } ({ $copies } identiques)
}
    .short = { $what } { $number }
nameless-of = { $copies ->
    [1] { $person } : { $what } (unique)
   *[other] { $person } : { $what } ({ $copies } identiques)
}
    .short = { $person } : { $what } ×{ $copies }
kind-unknown = Carte

ask-which-kind = Quelle sorte de carte est { $card } ?
ask-word-is-it = { $card } : est-ce bien « { $word } » ? Touchez ce que dit la carte.
ask-which-klass = De quelle classe est { $card } ?
ask-number-is-it = { $card } : { $field } vaut-il { $guess } ? Touchez ce que dit la carte.
