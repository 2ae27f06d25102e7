# Statistics and recap: what is said of games that have ended
statistics-nothing = No game has come to its end yet, so there is nothing to write.
statistics-game = Game
statistics-people = People
statistics-person = Person
statistics-seconds = Seconds
statistics-so-many-people = { $count ->
    [one] One player
   *[other] { $count } players
}
turning-harm = { $count } damage in one turn, the most of the game: { $most } of it for { $name }.
turning-harm-one = { $count } damage in one turn, all of it for { $name }: the most of the game.
turning-crowd = { $count } cards threaten at once, more than ever.
