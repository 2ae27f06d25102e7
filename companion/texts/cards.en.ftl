# Cards that only their owner can see: what they are called until they are named, and what is asked of them.

nameless = { $copies ->
    [1] { $what } (only one)
   *[other] { $what } ({ $copies } alike)
}
    .short = { $what } ×{ $copies }
nameless-numbered = { $copies ->
    [1] { $what } { $number } (only one)
   *[other] { $what } { $number } ({ $copies } alike)
}
    .short = { $what } { $number }
nameless-of = { $copies ->
    [1] { $person }: { $what } (only one)
   *[other] { $person }: { $what } ({ $copies } alike)
}
    .short = { $person }: { $what } ×{ $copies }
kind-unknown = Card

ask-which-kind = What kind of card is { $card }?
ask-word-is-it = { $card }: is it { $word }? Tap what the card says.
ask-which-klass = Which class is { $card }?
ask-number-is-it = { $card }: is { $field } { $guess }? Tap what the card says.
